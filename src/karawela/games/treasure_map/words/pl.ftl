## Ship Adventure: Mapa Skarbów, po polsku.
title = Ship Adventure: Mapa Skarbów
blurb = Żegluj po morzu bez krawędzi wśród wysp i wirów, wykopuj skarby, zdobądź cztery kawałki mapy i dotrzyj do El Dorado przed innymi.

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

ask-choose_colour = Wybierz kolor; port w tym kolorze będzie twoim macierzystym portem.
ask-move = { $n ->
    [0] Nie został żaden krok: dryfuj dalej albo zakończ ruch.
    [one] Został { $n } krok: idź dalej albo zakończ ruch.
    [few] Zostały { $n } kroki: idź dalej albo zakończ ruch.
   *[other] Zostało { $n } kroków: idź dalej albo zakończ ruch.
}
ask-fight = Kilku przeciwników: z kim walczysz najpierw?
ask-shoot = Ile kart kul armatnich zużyjesz? Każda daje jedną kość i przepada.
ask-answer = Obok ciebie zatrzymał się przeciwnik. Ile kart kul armatnich zużyjesz? Każda daje jedną kość i przepada.
ask-sink = W zasięgu jest pusty statek. Zniszczyć go?
ask-act = Co chcesz tu zrobić?
ask-bribe = { CAPITAL(NAME($pirate)) } { $caught ->
    [fight] dopada teraz twój statek: twoja szansa w walce to { $percent }%. Jeśli przegrasz, zabierze: { GOODS($gold, $pieces, $tokens) }.
    [empty] dopływa teraz do twojego pustego statku i go zniszczy; załoga na lądzie jest bezpieczna.
   *[no] cię ściga, ale w tej rundzie cię nie dosięgnie.
} Zapłacisz 4 złote monety, żeby wrócił do siebie?

kind-choose_colour = wybiera kolor
kind-move = wykonuje ruch
kind-fight = wybiera przeciwnika
kind-shoot = celuje z armat
kind-answer = zastanawia się nad odpowiedzią ogniem
kind-sink = przygląda się pustemu statkowi
kind-act = rozgląda się po lądzie
kind-bribe = targuje się z piratem

# Kapitanów zna się po kolorach tam, gdzie nie widać, kto nimi gra.
who = { $opponent_kind ->
    [colour] { $opponent_who ->
        [seat] { $opponent_name }
       *[company] { NAME($opponent) } kapitan
    }
   *[other] { NAME($opponent) }
}

move-choose_colour = Wybierz kolor: { NAME($colour) }
move-step = Na { $square }
offer-step = { step-way }: { step-place }{ step-notes }
step-way = { $way ->
    [n] Północ
    [ne] Północny wschód
    [e] Wschód
    [se] Południowy wschód
    [s] Południe
    [sw] Południowy zachód
    [w] Zachód
   *[nw] Północny zachód
}
step-place = { $place ->
    [boat] twój statek
    [dorado] El Dorado
    [exchange] miejsce wymiany twojego żetonu
    [treasure] świątynia poziomu { $level }
    [own] { $kind ->
        [city] twoje miasto
       *[harbour] twój port
    }
    [others] { NAME($kind) }, { $owner_who ->
        [seat] { $owner }
       *[company] kolor { NAME($colour) }
    }
   *[plain] { NAME($kind) }
}
step-notes = { $free ->
    [yes] , dryf za darmo
   *[no] {""}
}{ $coins ->
    [0] {""}
    [one] , { $coins } moneta
    [few] , { $coins } monety
   *[other] , { $coins } monet
}{ $last ->
    [yes] , twój ostatni krok
   *[no] {""}
}{ step-risk }
step-risk = { $risk ->
    [cannons] {" "}– zniszczą cię tu armaty pirata
    [fight] {" "}– trzeba tu walczyć
    [near] {" "}– obok { NAME($pirate, case: "gen") }
   *[safe] {""}
}
move-end_move = Zakończ tu ruch
offer-end_move = { $risk ->
    [fight] Zatrzymaj się tu i walcz
    [cannons] Zatrzymaj się tu: zniszczą cię armaty pirata
   *[other] { $place ->
        [treasure] Zatrzymaj się tu i weź skarb
        [exchange] Zatrzymaj się tu i wymień żeton
        [dorado] Zatrzymaj się tu, w El Dorado
       *[other] { $shop ->
            [yes] Zatrzymaj się tu, w mieście
           *[no] Zakończ tu ruch
        }
    }
}
move-raft = Wróć tratwą do macierzystego portu: tracisz całe niesione złoto i kończysz turę
move-fight = Najpierw walka: { who }
offer-fight = Najpierw walka: { $captain_who ->
    [seat] { $captain }
   *[company] { who }
}{ $percent ->
    [-1] {""}
   *[other] , twoja szansa to { $percent }%
}
move-shoot = { $n ->
    [0] Nie strzelaj
    [one] Wystrzel { $n } kartę
    [few] Wystrzel { $n } karty
   *[other] Wystrzel { $n } kart
}
offer-shoot = { $n ->
    [0] { $percent ->
        [0] Nie strzelaj i zgiń
       *[other] Nie strzelaj
    }
    [one] Wystrzel { $n } kartę{ shot-chance }
    [few] Wystrzel { $n } karty{ shot-chance }
   *[other] Wystrzel { $n } kart{ shot-chance }
}
shot-chance = { $percent ->
    [-1] , po kości za każdą
    [100] : pewne trafienie
   *[other] : twoja szansa to { $percent }%
}
move-answer = { $n ->
    [0] Nie odpowiadaj
    [one] Odpowiedz { $n } kartą
    [few] Odpowiedz { $n } kartami
   *[other] Odpowiedz { $n } kartami
}
offer-answer = { $n ->
    [0] { $percent ->
        [0] Nie odpowiadaj i zgiń
       *[other] Nie odpowiadaj
    }
    [one] Odpowiedz { $n } kartą{ shot-chance }
    [few] Odpowiedz { $n } kartami{ shot-chance }
   *[other] Odpowiedz { $n } kartami{ shot-chance }
}
move-sink = Zniszcz pusty statek { $colour_who ->
    [seat] gracza { $colour_name }
   *[company] { NAME($colour, case: "gen") } kapitana
}, { $how ->
    [hand] bez karty
   *[cannon] 1 kartą kul armatnich
}
offer-sink = Zniszcz pusty statek gracza { $owner }, { $how ->
    [hand] bez karty
   *[cannon] 1 kartą kul armatnich
}
move-sink_pass = Zostaw go w spokoju
move-exchange = Wymień { NAME($token) } na kawałek mapy { $n }
offer-exchange = Wymień { NAME($token) } na kawałek mapy { $n }{ $new ->
    [yes] , którego nie masz
   *[no] {""}
}
move-buy = Kup { NAME($card, case: "acc") }
offer-buy = Kup za { gold-acc }: { NAME($card) }, { $card ->
    [sabres] +2 w każdej walce wręcz
    [cannon] +3 przy strzale
    [cannonballs] 1 kość przy strzale
   *[camouflage] armaty nie trafią załogi na lądzie
}
move-deposit = Schowaj { $what ->
    [gold] { gold-acc }
    [piece] kawałek mapy { $n }
   *[token] żeton nr { $n }
}
offer-deposit = Schowaj { $what ->
    [gold] { gold-acc }
    [piece] kawałek mapy { $n }
   *[token] { NAME($token) }
}
move-deposit_all = Schowaj wszystko
offer-deposit_all = Schowaj wszystko: { GOODS($gold, $pieces, $tokens) }
move-withdraw = Wyjmij { $what ->
    [gold] { gold-acc }
    [piece] kawałek mapy { $n }
   *[token] żeton nr { $n }
}
offer-withdraw = Wyjmij { $what ->
    [gold] { gold-acc }
    [piece] kawałek mapy { $n }
   *[token] { NAME($token) }
}
move-withdraw_all = Wyjmij wszystko
offer-withdraw_all = Wyjmij wszystko: { GOODS($gold, $pieces, $tokens) }
move-end_turn = Zakończ turę
move-bribe = { $answer ->
    [yes] Zapłać { gold-acc } { NAME($pirate, case: "dat") }
   *[no] Nie płać { NAME($pirate, case: "dat") }
}

goods-gold = { gold-nom }
goods-pieces = { $n ->
    [one] { $n } kawałek mapy
    [few] { $n } kawałki mapy
   *[other] { $n } kawałków mapy
}
goods-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
}
goods-nothing = nic
goods-and = { $first } i { $last }

refusal-colour-taken = Kolor { NAME($colour) } jest zajęty.
refusal-raft-first = Tratwą odpływa się przed pierwszym krokiem tury.
refusal-not-adjacent = { $square } nie sąsiaduje z twoim polem.
refusal-no-steps = Nie masz już kroków.
refusal-must-fight = Najpierw walka z tym, kto stoi na twoim polu.
refusal-nothing-to-sink = Nie ma pustego { NAME($colour, case: "gen") } statku.
refusal-not-chased = { CAPITAL(NAME($pirate)) } cię nie ściga.
refusal-move-is-over = Twój ruch już się skończył.
refusal-not-carried = Nie masz przy sobie: { NAME($token) }.
refusal-other-place = { CAPITAL(NAME($token)) }: wymiana na polu { $square }.
refusal-no-such-piece = W zasobach nie ma kawałka mapy { $n }.
refusal-not-in-town = Twoja załoga nie jest w mieście.
refusal-enough-cards = Tych kart ({ NAME($card) }) można mieć najwyżej { $n }.
refusal-too-dear = To kosztuje { $cost ->
    [one] { $cost } złotą monetę
    [few] { $cost } złote monety
   *[other] { $cost } złotych monet
}; masz { $gold }.
refusal-not-at-home = Twoja załoga nie jest we własnym mieście.
refusal-nothing-to-move = Nie ma czego schować ani odebrać.
refusal-too-poor = Okup to 4 złote monety; masz { $gold }.

event-round = Runda { $n }: zaczyna { $name }. Galeon płynie do { NAME($colour, case: "gen") } portu.
event-galleon_appears = Galeon pojawia się na polu { $square }.
event-galleon_sails = Galeon płynie na pole { $square } i zostawia monetę.
event-too_long = { $n ->
    [one] Minęła { $n } runda
    [few] Minęły { $n } rundy
   *[other] Minęło { $n } rund
}: koniec gry.
event-level = Zaczyna się poziom { $n }.
event-sees_dorado = { $name } ma wszystkie cztery kawałki i widzi, gdzie jest El Dorado.
event-loot = { $name } zabiera: { GOODS($gold, $pieces, $tokens) }.
event-destroyed = { $by_kind ->
    [colour] { $by_who ->
        [seat] { $by_name }
       *[company] { CAPITAL(NAME($by)) } kapitan
    }
   *[other] { CAPITAL(NAME($by)) }
} wygrywa walkę, a { $name } wraca do macierzystego portu.
event-pirate_destroyed = { $name } niszczy { NAME($pirate, case: "acc") }.
event-galleon_destroyed = { $name } niszczy galeon i dostaje { gold-acc }.
event-coins = { $name } zbiera { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}.
event-raft = { $name } wraca tratwą do macierzystego portu.
event-melee = Walka wręcz: { $name } { $mine } : { $theirs } { who }.
event-broadside = Walka dystansowa: { $name } { $mine } : { $theirs } { who }.
event-shot = { $name } strzela, a { who } nie odpowiada.
event-shot_at = { CAPITAL(who) } strzela, a { $name } nie odpowiada.
event-ship_sunk = Pusty statek gracza { $name } zostaje zniszczony i wraca do macierzystego portu.
event-wins = { $name } stoi w El Dorado, na polu { $square }, z całą mapą!
event-chase = { CAPITAL(NAME($pirate)) } rusza w pościg za graczem { $name }.
event-bribed = { CAPITAL(NAME($pirate)) } bierze { gold-acc } od gracza { $name } i wraca do siebie.
event-pirate_sails = { CAPITAL(NAME($pirate)) } płynie na pole { $square }.
event-treasure = { $name } bierze żeton poziomu { $level } i { gold-acc }.
event-exchanged = { $name } wymienia { NAME($token) } na kawałek mapy { $n }.
event-stored = { $name } chowa dobra w swoim mieście.
event-taken_back = { $name } wyjmuje dobra ze schowka.

chance-map_card = Wylosowano: { NAME($thing) }
chance-tile = Położono: { NAME($thing) }
chance-token = Rewers żetonu: { NAME($thing) }
chance-dorado = Rewers mapy: { NAME($thing) }
chance-compass = Kompas wskazuje sektor { $n }
chance-melee = Kość walki wręcz: { $n ->
    [7] czaszka, 7
   *[other] { $n }
}
chance-broadside = Kość walki dystansowej: { $n ->
    [7] czaszka, 7
   *[other] { $n }
}
chance-treasure = Kość skarbu: { $n ->
    [7] czaszka, 7
   *[other] { $n }
}

option-printed_backs = El Dorado według nadruku na karcie mapy
option-max_rounds = Limit rund

score-dorado = El Dorado
score-different = Różne kawałki mapy
score-pieces = Kawałki mapy
score-tokens = Żetony skarbów
score-gold = Złoto
score-total = Razem

reference-equipment = Wyposażenie
reference-tile = Płytki
reference-terrain = Pola
reference-area = Obszary i kolejności na żetonach
reference-map = Karty mapy

# board
board-label = Mapa Skarbów: mapa morska, kompas i kapitanowie
board-title = Mapa Skarbów
board-chart = Mapa morska
board-compass = Kompas: zaczyna kolor najbliższy środka, którym ktoś gra; wewnętrzny krąg wskazuje port galeonu.
board-winds = NESW
board-round = Runda { $n }
board-of = z { $n }
board-level = Poziom { $n }
board-pirates = Piraci na tym poziomie: +{ $melee } w walce wręcz, { $cannon ->
    [0] bez armat
   *[other] +{ $cannon } z armat
}.
board-prize = Kto zniszczy hiszpański galeon, zdobędzie { gold-acc }.
board-aboard = Na pokładzie: { $n ->
    [one] { $n } kawałek mapy
    [few] { $n } kawałki mapy
   *[other] { $n } kawałków mapy
}.
board-goal = Płynie na pole { $square }.
board-supply = Kawałek mapy { $n }: w zasobach { $count }.
board-square = { $square }: { NAME($kind) }
board-coloured-square = { $square }: { NAME($kind) }, kolor { NAME($colour) }
board-treasure = Skarb poziomu { $n }
board-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
} na wodzie
board-hoard = Łup { NAME($pirate, case: "gen") }: { GOODS($gold, $pieces, $tokens) }
board-place = Tu wymienia się { NAME($token) }.
board-place-stored = Tu wymienia się { NAME($token) }, ale najpierw trzeba go wyjąć ze schowka.
board-dorado = El Dorado
board-chases = { CAPITAL(NAME($pirate)) } ściga gracza { $name }.
board-manned = { $name }: statek z załogą
board-unmanned = { $name }: statek bez załogi
board-ashore = { $name }: załoga na lądzie
board-far = { $square }: { $n ->
    [0] dryf za darmo
    [one] { $n } krok
    [few] { $n } kroki
   *[other] { $n } kroków
}
board-steps = { $n ->
    [0] Nie zostanie żaden krok.
    [one] Zostanie { $n } krok.
    [few] Zostaną { $n } kroki.
   *[other] Zostanie { $n } kroków.
}
board-doomed = Kto się tu zatrzyma, tego zniszczą armaty pirata.
board-meets = Kto się tu zatrzyma, musi walczyć.
board-gold = Złoto przy załodze: { $n }
board-piece = Kawałek mapy { $n }: { $count }
board-token = Żeton skarbu poziomu { $n }
board-token-known = { CAPITAL(NAME($token)) }: do wymiany na polu { $square }.
board-card = { CAPITAL(NAME($card)) }: { $n } z { $most }
board-store = Schowek w twoim mieście: nikt go nie ruszy.
board-stored-gold = Złoto w schowku: { $n }
board-first = Zaczyna tę rundę
board-no-dice = Kości jeszcze nie rzucano
board-thrown-melee = Walka wręcz na polu { $square }: { $name } { $mine } : { $theirs } { $other }
board-thrown-broadside = Walka dystansowa na polu { $square }: { $name } { $mine } : { $theirs } { $other }
board-thrown-treasure = Skarb na polu { $square }: { $name } bierze { gold-acc }
board-victory = Zwycięstwo: { $names }
board-lost = { ending-lost } Nikt nie znalazł El Dorado.
board-legend = Legenda
board-legend-temple = Świątynia: zakończ tu ruch, a weźmiesz złoto i żeton
board-legend-city = Miasto: kup karty; we własnym schowaj dobra. Bez walk
board-legend-harbour = Port: tu nikt nie walczy
board-legend-skull = Dom pirata i jego łup
board-legend-whirlpool = Wir: zgodnie ze strzałką statek dryfuje za darmo
board-legend-coins = Monety: statek zbiera je po drodze
board-legend-ford = Bród: załogi przechodzą, statki przepływają
board-legend-danger = Kto tu stanie, zginie od armat

# dlaczego gra tak się skończyła
why-dorado = { $name } staje w El Dorado z całą mapą, zanim zrobi to ktoś inny.
why-lost = Załoga pokonana, a w grze w pojedynkę to koniec.
why-limit = Rundy się skończyły i nikt nie odnalazł El Dorado.{ $n ->
    [1] {""}
   *[other] {" "}Porównuje się więc mapy: różne kawałki, potem wszystkie kawałki, żetony i złoto.
}
