## Podbój Karaibów, po polsku.
title = Ship Adventure: Podbój Karaibów
blurb = Floty i załogi walczą o świątynie, czaszki i miasta na morzu bez krawędzi.

# Złoto liczy się w monetach: w mianowniku i w bierniku.
gold-nom = { $gold ->
    [one] { $gold } złota moneta
    [few] { $gold } złote monety
   *[other] { $gold } złotych monet
}
gold-acc = { $gold ->
    [one] { $gold } złotą monetę
    [few] { $gold } złote monety
   *[other] { $gold } złotych monet
}

ask-choose_colour = Wybierz kolor: miasta tego koloru będą twoje.
ask-purchases = Kup karty i jednostki, potem przejdź do ruchu.
ask-movement = { $n ->
    [0] Nie został żaden krok: dryfuj dalej albo zakończ ruch.
    [one] Przesuń grupę: został { $n } krok.
    [few] Przesuń swoje grupy: zostały { $n } kroki na wszystkie razem.
   *[other] Przesuń swoje grupy: zostało { $n } kroków na wszystkie razem.
}
ask-battles = Rozegraj walki wręcz i strzelaj z armat.
ask-return_fire = Jesteś pod ostrzałem. Odpowiadasz ogniem?
ask-reaction = Wróg podszedł pod twoje armaty. Strzelasz?

kind-choose_colour = wybiera kolor
kind-purchases = kupuje karty i jednostki
kind-movement = przesuwa statki i załogi
kind-battles = rozgrywa bitwy
kind-return_fire = może odpowiedzieć ogniem
kind-reaction = może otworzyć ogień z zasadzki

balls = { $n ->
    [one] { $n } karta kul armatnich
    [few] { $n } karty kul armatnich
   *[other] { $n } kart kul armatnich
}

move-choose_colour = Wybierz kolor: { NAME($colour) }
move-buy_card = Kup { NAME($card, case: "acc") }
offer-buy_card = Kup za { gold-acc }: { NAME($card) }, { $card ->
    [sabres] +2 w każdej walce wręcz
    [cannon] +3 przy strzale
    [cannonballs] 1 kość przy strzale
   *[camouflage] armaty nie trafią załóg na lądzie
}
move-buy_unit = Kup { $unit ->
    [ship] statek do portu miasta { $square }
   *[crew] załogę do miasta { $square }
}
offer-buy_unit = Kup za { gold-acc }: { $unit ->
    [ship] { $cities ->
        [one] statek w twoim porcie
       *[other] statek w porcie miasta { $square }
    }
   *[crew] { $cities ->
        [one] załoga w twoim mieście
       *[other] załoga w mieście { $square }
    }
}
move-end_purchases = Zakończ zakupy
offer-end_purchases = Przejdź do ruchu
move-move = { $group ->
    [ships] { $ships ->
        [one] Statek
        [few] { $ships } statki
       *[other] { $ships } statków
    }
    [crews] { $crews ->
        [one] Załoga
        [few] { $crews } załogi
       *[other] { $crews } załóg
    }
   *[both] { $ships ->
        [one] Statek
        [few] { $ships } statki
       *[other] { $ships } statków
    } i { $crews ->
        [one] załoga
        [few] { $crews } załogi
       *[other] { $crews } załóg
    }
} { $here } → { $there }
offer-move = { move-move }: { $foe_who ->
    [seat] walka, { $foe }
   *[company] { $area ->
        [none] { NAME($kind) }
       *[other] { NAME($kind) }, obszar { NAME($area) }
    }
}{ $free ->
    [yes] , dryf za darmo
   *[no] {""}
}{ $last ->
    [yes] , twój ostatni krok
   *[no] {""}
}
move-end_movement = Zakończ ruch
offer-end_movement = { $left ->
    [0] Zakończ ruch
    [one] Zakończ ruch, przepadnie { $left } krok
    [few] Zakończ ruch, przepadną { $left } kroki
   *[other] Zakończ ruch, przepadnie { $left } kroków
}
move-melee = Walcz wręcz na { $square }
offer-melee = Walcz wręcz na { $square } ({ NAME($kind) }), { $enemy }: twoja szansa to { $percent }%
move-fire = Strzelaj z { $source } do { $target }: { balls }
offer-fire = Strzelaj z { $source } do { $target }, { $enemy }: { balls }{ fire-chance }
fire-chance = { $answer ->
    [no] , pewne trafienie
   *[yes] { $bonus ->
        [0] {""}
       *[other] , +{ $bonus }
    }
}
move-return_fire = { $n ->
    [0] Nie odpowiadaj ogniem
   *[other] Odpowiedz ogniem: { balls }
}
move-end_battles = Zakończ bitwy
move-react = Ogień z zasadzki z { $source } do { $target }: { balls }
offer-react = Ogień z zasadzki z { $source } do { $target }, { $enemy }: { balls }{ fire-chance }
move-react_pass = Wstrzymaj ogień

refusal-colour-taken = Ten kolor ({ NAME($colour) }) jest już zajęty.
refusal-card-maximum = Masz już największą dozwoloną liczbę takich kart: { $most }.
refusal-too-dear = To kosztuje { $cost ->
    [one] { $cost } złotą monetę
    [few] { $cost } złote monety
   *[other] { $cost } złotych monet
}; masz { $gold }.
refusal-not-yours = { $square } nie jest twoim miastem.
refusal-supply-out = Na planszy jest już { $most } twoich { $unit ->
    [ship] statków
   *[other] załóg
}.
refusal-enemy-there = Na { $square } stoi wróg.
refusal-square-full = Na { $square } byłoby więcej niż 4 twoje jednostki.
refusal-not-so-many = Na { $square } masz: statki { $ships }, załogi { $crews }.
refusal-not-adjacent = { $square } nie jest sąsiednim polem.
refusal-needs-water = { $square } to ląd.
refusal-no-boat = Na { $square } nie ma statku.
refusal-no-steps = Nie masz już kroków.
refusal-truce = Pole { $square } chroni rozejm pierwszej rundy.
refusal-in-the-water = Na { $square } załoga zostałaby w wodzie.
refusal-melee-open = Jest jeszcze nierozegrana walka wręcz.
refusal-no-melee = Na { $square } nie stoisz razem z wrogiem.
refusal-nobody-moved = Żadna jednostka na { $square } nie poruszyła się w tej turze.
refusal-not-active = Jednostki na { $square } nie należą do aktywnego gracza.
refusal-no-source = Na { $square } nie masz ani statku, ani własnego punktu.
refusal-no-balls = Masz { $held ->
    [one] { $held } kartę
    [few] { $held } karty
   *[other] { $held } kart
} kul armatnich.
refusal-has-fired = Z { $square } już strzelano.
refusal-melee-there = Na { $square } trwa jeszcze walka wręcz.
refusal-no-enemy = Na { $square } nie ma wroga.
refusal-unmanned-point = Bez twojego statku { $square } może strzelać tylko do statków.
refusal-camouflaged = { $seat } ma kamuflaż.

event-round = Runda { $n }: zaczyna { $name }.
event-melee = Walka wręcz na { $square }: { $name } { $n } : { $m } { $other }.
event-volley = Walka dystansowa na polu { $square }: { $name } { $n } : { $m } { $other }.
event-lost = { $name } traci { NAME($unit, case: "acc") } na { $square }.
event-prize = { $name } zdobywa statek na polu { $square }.
event-unharmed = { $name } nie ponosi strat na { $square }.
event-taken = { $name } zajmuje { $square }.
event-area = { $name } kontroluje obszar { NAME($area) }.
event-income = { $name } otrzymuje { gold-acc }.
event-eliminated = { $name } odpada z gry.
event-ended = { $why ->
    [majority] Koniec gry: ktoś kontroluje większość obszarów strategicznych.
    [elimination] Koniec gry: jeden z graczy odpadł.
   *[limit] Koniec gry wraz z ostatnią rundą.
}

chance-tile = Położono: { NAME($thing) }
chance-compass = Kompas wskazuje sektor { $n }
chance-melee = Kość walki wręcz: { $n ->
    [7] czaszka (7)
   *[other] { $n }
}
chance-shot = Kość walki dystansowej: { $n ->
    [7] czaszka (7)
   *[other] { $n }
}

option-boxes = Pudełka
option-boxes-1 = 1 pudełko (12 × 12 pól)
option-boxes-4 = 4 pudełka (24 × 24 pola)
option-boxes-9 = 9 pudełek (36 × 36 pól)
option-opening_truce = Rozejm w pierwszej rundzie
option-max_rounds = Limit rund (0 = według liczby pudełek)

score-points = Kontrolowane punkty strategiczne
score-areas = Kontrolowane obszary
score-area_points = Punkty strategiczne w kontrolowanych obszarach, liczone drugi raz
score-total = Razem
score-gold = Złoto
score-units = Jednostki na planszy

reference-equipment = Karty wyposażenia
reference-terrain = Pola
reference-tile = Płytki

# board
board-label = Podbój Karaibów: mapa morska, kompas i floty
board-title = Podbój Karaibów
board-chart = Mapa morska
board-compass = Kompas: z kolorów, które wskazuje, rundę zaczyna najbliższy środka, którym ktoś gra.
board-winds = NESW
board-round = Runda { $n }
board-of = z { $n }
board-phase-purchases = Zakupy
board-phase-movement = Ruch
board-phase-battles = Bitwy
board-phase-reaction = Ogień z zasadzki
board-steps = { $n ->
    [0] Nie został żaden krok.
    [one] Został { $n } krok.
    [few] Zostały { $n } kroki.
   *[other] Zostało { $n } kroków.
}
board-square = { $square }: { NAME($kind) }
board-coloured-square = { $square }: { NAME($kind) }, kolor { NAME($colour) }
board-point = { $point }, obszar { NAME($area) }
board-owned = { $point }. Kontroluje: { $name }.
board-ships = { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[other] { $n } statków
}
board-crews = { $n ->
    [one] { $n } załoga
    [few] { $n } załogi
   *[other] { $n } załóg
}
board-and = { $one } i { $other }
board-group = { $name }: { $units }
board-pick = Grupa na { $square }: { $units }. Wskaż ją, a potem cel.
board-part = Tylko { $units }
board-source = Armaty na { $square }. Wskaż je, a potem cel.
board-target = { $square }. Wskaż pole, a potem liczbę kart.
board-drift = Dryf za darmo.
board-closing = To ostatni krok: ruch się nim kończy.
board-far = { $square }: { $n ->
    [0] dryf za darmo
    [one] { $n } krok
    [few] { $n } kroki
   *[other] { $n } kroków
}
board-melee-there = Dojdzie tam do walki wręcz.
board-cost = Cena: { gold-nom }.
board-gold = Złoto: { $n }
board-income = Dochód na koniec rundy: { gold-nom }
board-fleet-ships = Statki: { $n }. Mając { $most }, nie kupisz kolejnego.
board-fleet-crews = Załogi: { $n }. Mając { $most }, nie kupisz kolejnej.
board-score = Wynik w tej chwili: { $n }
board-area = Obszar { NAME($area) }: { $n } z { $most } punktów.
board-area-whole = Cały obszar: każdy jego punkt liczy się podwójnie.
board-card = { CAPITAL(NAME($card)) }: { $n } z { $most }
board-first = Zaczyna tę rundę
board-out = { $name } (poza grą)
board-melee = Walka wręcz na { $square }: { $name } kontra { $other }
board-volley = Walka dystansowa na polu { $square }: { $name } kontra { $other }
board-no-fight = Kości jeszcze nie rzucano
board-victory = Zwycięstwo: { $names }
board-legend = Legenda
board-legend-temple = Świątynia: punkt, zajmuje go załoga
board-legend-skull = Czaszka: punkt, zajmuje go statek
board-legend-city = Miasto: punkt, tu stają nowe załogi
board-legend-harbour = Port: tu stają nowe statki
board-legend-ring = Pod kontrolą tego kapitana
board-legend-area = Obszar: kto ma go w całości, liczy jego punkty podwójnie
board-legend-whirlpool = Wir: zgodnie ze strzałką statki dryfują za darmo
board-legend-ford = Bród: załogi przejdą, statki przepłyną
