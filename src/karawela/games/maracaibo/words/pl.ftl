## Piraci z Maracaibo, po polsku.
title = Piraci z Maracaibo
blurb = Trzy rejsy przez morze kart: rabuj, eksploruj, zakopuj skarby, buduj i zdobądź więcej sławy niż inni – albo niż Czerwonobrody.

ask-keep_quest = Które zadania zachowujesz? Nikt inny ich nie zobaczy.
ask-move = Dokąd płynie twój okręt? Musi się znaleźć bliżej Maracaibo.
ask-step = Płyń dalej albo zatrzymaj się tutaj.
ask-pay = Nie stać cię, żeby zapłacić wszystkim na tej karcie. Komu płacisz?
ask-card = Pozyskaj tę kartę albo zostaw ją i weź dublony.
ask-effects = Co robisz teraz?
ask-residence = Budujesz tę rezydencję?
ask-upgrade = Wzmocnij okręt: wybierz pole.
ask-raid = Ruszasz na rabunek?
ask-reroll = Zostaw te kości albo przerzuć wszystkie.
ask-raid_die = Którą kość wybierasz? Daje siłę i rodzaj skarbu.
ask-raid_kind = Jakiego skarbu dotyczy ten rabunek?
ask-raid_spend = Wydaj siłę rabunku.
ask-island = Na którą wyspę dokładasz kostki?
ask-treasure = Bierzesz ten skarb? Jego wyspa straci kostkę.
ask-supply = Wyspa jest pusta. Bierzesz ten skarb z zasobów?
ask-treasure_kind = Który skarb bierzesz?
ask-bury = Który skarb zakopujesz i gdzie?
ask-explore = Dokąd idzie twój poszukiwacz?
ask-quest = Weź zadanie: w ciemno z talii albo odkryte.
ask-quest_sell = { $n ->
    [0] Które zadanie odkładasz za dublony?
   *[other] Które zadanie odkładasz za { $n } { $n ->
        [one] dublon
        [few] dublony
       *[other] dublonów
    }?
}
ask-take = Którą kartę pozyskujesz?
ask-galleon = { $n ->
    [0] Który kafel galionu bierzesz?
   *[other] Który kafel galionu bierzesz za { $n } { $n ->
        [one] dublon
        [few] dublony
       *[other] dublonów
    }?
}
ask-bm_place = Który kafelek czarnego rynku kładziesz i gdzie?
ask-bm_activate = Którego kafelka czarnego rynku używasz?
ask-build = Którą rezydencję budujesz?
ask-gulf = W Zatoce: rabunek, eksploracja albo budowa.
ask-ruby = Bierzesz rubin?
ask-ruby_sell = Sprzedajesz rubin?
ask-ruby_exchange = { $n ->
    [0] Ile rubinów wymieniasz na punkty?
   *[other] Ile rubinów wymieniasz, każdy na { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }?
}
ask-retire = Którą rezydencję budujesz za pół ceny?

kind-keep_quest = wybiera zadania
kind-move = płynie
kind-step = płynie
kind-pay = zastanawia się, komu zapłacić
kind-card = ogląda kartę ulepszenia
kind-effects = wybiera, co zrobić
kind-residence = myśli o rezydencji
kind-upgrade = wzmacnia okręt
kind-raid = myśli o rabunku
kind-reroll = patrzy na kości
kind-raid_die = wybiera kość
kind-raid_kind = wybiera cel rabunku
kind-raid_spend = wydaje siłę rabunku
kind-island = wybiera wyspę
kind-treasure = waha się nad skarbem
kind-supply = waha się nad skarbem
kind-treasure_kind = wybiera skarb
kind-bury = zakopuje skarb
kind-explore = eksploruje
kind-quest = szuka zadania
kind-quest_sell = może sprzedać zadanie
kind-take = szuka karty
kind-galleon = ogląda kafle galionów
kind-bm_place = kładzie kafelek czarnego rynku
kind-bm_activate = odwiedza czarny rynek
kind-build = szuka rezydencji
kind-gulf = jest w Zatoce
kind-ruby = ogląda rubin
kind-ruby_sell = może sprzedać rubin
kind-ruby_exchange = może wymienić rubiny
kind-retire = przechodzi na emeryturę

move-keep_quest = Zachowaj zadanie: { NAME($quest) }
move-keep_quests = Zachowaj zadania: { NAME($quest) } oraz { NAME($other) }
outlook-price = { $n ->
    [0] za darmo
    [one] 1 dublon
    [few] { $n } dublony
   *[other] { $n } dublonów
}
outlook-card = { NAME($card) }
move-move = Płyń: kolumna { $column }, rząd { $row }
move-move-gulf = Płyń do Zatoki
move-move-maracaibo = Płyń do Maracaibo
move-step = Dalej: kolumna { $column }, rząd { $row }
move-step-gulf = Dalej do Zatoki
move-step-maracaibo = Dalej do Maracaibo
move-stop = Zatrzymaj się tutaj
move-pay = { $n ->
    [1] Zapłać miejscu { $first }
    [2] Zapłać miejscom { $first } i { $second }
   *[other] Nie płać nikomu
}
move-card_coins = { $n ->
    [0] Zostaw ją i weź dublony
   *[other] Zostaw ją i weź { $n } { $n ->
        [one] dublon
        [few] dublony
       *[other] dublonów
    }
}
move-card_buy = Pozyskaj kartę
move-done = To wszystko
move-skip = Nie, dziękuję
move-residence_build = Zbuduj rezydencję
move-upgrade = Wzmocnij: { NAME($slot) }
move-raid_start = Rabuj
move-raid_reroll = Przerzuć wszystkie
move-raid_keep = Zostaw kości
move-raid_die = Weź { NAME($kind, case: "die_acc") }
move-raid_kind = Rabuj { NAME($kind, case: "loot") }
move-raid_spend = Akcja rabunku: { NAME($action) }
move-raid_spend-again = Akcja rabunku: { NAME($action) } (rabunek { $pool })
move-raid_stop = Nie wydawaj więcej
move-island = Na wyspę { NAME($kind, case: "many") }
move-treasure_take = Weź skarb
move-treasure_kind = Weź { NAME($kind, case: "acc") }
move-bury = Zakop { NAME($kind, case: "acc") }: { NAME($space) }
move-explore_trade = Skróć drogę za nagrodę: { NAME($source) }
move-explore_move = Idź: { NAME($space) }
move-quest_refresh = Wymień rynek zadań
move-quest_take-deck = Dobierz zadanie w ciemno
move-quest_take = Weź z rynku zadanie nr { $n }
move-quest_sell = Odłóż zadanie: { NAME($quest) }
move-take = Pozyskaj { NAME($card, case: "acc") }
move-galleon = Weź { NAME($tile, case: "acc") }
move-bm_place = Połóż { NAME($tile) }. Miejsce: { NAME($place) }
move-bm_activate = Użyj { NAME($tile, case: "gen") }
move-build = Zbuduj { NAME($residence, case: "acc") }
move-gulf-raid = { $n ->
    [0] Rabunek
   *[other] Rabunek z siłą większą o { $n }
}
move-gulf-explore = { $n ->
    [0] Eksploracja
   *[other] Eksploracja o wartości { $n }
}
move-gulf-build = Budowa rezydencji
move-gulf-none = Nic z tych rzeczy
move-ruby_take = Weź rubin
move-ruby_sell = Sprzedaj rubin: { NAME($space) }
move-ruby_exchange = { $n ->
    [0] Zachowaj wszystkie rubiny
    [one] Wymień { $n } rubin{ $points ->
        [0] {""}
        [one] {" "}na { $points } punkt
        [few] {" "}na { $points } punkty
       *[other] {" "}na { $points } punktów
    }
    [few] Wymień { $n } rubiny{ $points ->
        [0] {""}
        [one] {" "}na { $points } punkt
        [few] {" "}na { $points } punkty
       *[other] {" "}na { $points } punktów
    }
   *[other] Wymień { $n } rubinów{ $points ->
        [0] {""}
        [one] {" "}na { $points } punkt
        [few] {" "}na { $points } punkty
       *[other] {" "}na { $points } punktów
    }
}
move-retire = Zbuduj { NAME($residence, case: "acc") } za pół ceny
do-dbl = Weź dublony
do-vp = Weź punkty
do-treasure = Weź skarb
do-cube = Dołóż kostki na wyspę
do-upgrade = Wzmocnij okręt
do-bury = Zakop skarb
do-quest = Weź zadanie
do-quest_sell = Sprzedaj zadanie
do-raid = Rabunek
do-raid_fixed = Rabunek bez kości
do-raid_die = Rabunek jedną kością
do-explore = Eksploracja
do-bm_place = Połóż kafelek czarnego rynku
do-bm_activate = Użyj kafelka czarnego rynku
do-galleon = Weź kafel galionu
do-build = Zbuduj rezydencję
do-take_crew = Pozyskaj kartę załogi
do-take_equipment = Pozyskaj kartę ekwipunku
do-take_ship = Pozyskaj kartę okrętu
do-explorer_space = Użyj ponownie pola poszukiwacza

refusal-stay = Okręt musi się ruszyć.
refusal-too-far = To dalej niż { $n } { $n ->
    [one] pole
    [few] pola
   *[other] pól
}.
refusal-not-nearer = To nie bliżej Maracaibo niż pole, na którym jesteś.
refusal-no-space = Żaden okręt nie może się tam znaleźć.
refusal-no-way-on = Stamtąd nie da się już poprawnie zakończyć ruchu.
refusal-from-gulf = Z Zatoki okręt płynie do Maracaibo.
refusal-must-choose = Musisz pozyskać kartę albo wziąć dublony.
refusal-too-dear = To kosztuje { $cost } { $cost ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}; masz { $have }.
refusal-own-marker = Twój znacznik już tam leży: { NAME($residence) }.
refusal-wrong-kind = { NAME($card) } to inny rodzaj karty: { NAME($kind) }.
refusal-face-down = Ta karta jest zakryta.
refusal-no-card = Nie ma tam karty do pozyskania.
refusal-slot-filled = To pole jest już zajęte: { NAME($slot) }.
refusal-slot-locked = Pole „{ NAME($slot) }” jest dostępne, gdy leży tyle kostek: { $needs }; masz { $have }.
refusal-strength = Potrzeba punktów siły: { $cost }; masz { $have }.
refusal-used-this-turn = Ta akcja była już użyta w tej turze: { NAME($action) }.
refusal-not-unlocked = Ta akcja nie jest odblokowana: { NAME($action) }.
refusal-no-use = To by teraz nic nie dało.
refusal-not-stored = Nie masz w składzie { NAME($kind, case: "gen") }.
refusal-bury-taken = To pole jest zajęte: { NAME($space) }.
refusal-bury-kind = To pole nie jest dla { NAME($kind, case: "gen") }: { NAME($space) }.
refusal-explorer-there = Stoi tam inny poszukiwacz.
refusal-explorer-far = Twój poszukiwacz może przejść { $n } { $n ->
    [one] pole
    [few] pola
   *[other] pól
}.
refusal-trade-used = Ta wymiana była już użyta w tej eksploracji.
refusal-trade-last = Po wymianie musi zostać jedno pole ruchu.
refusal-has-galleon = Masz już kafel galionu.
refusal-not-in-market = Tego nie ma na rynku.
refusal-place-taken = Leży tam już kafelek czarnego rynku.
refusal-tile-placed = { NAME($tile) } już leży na miejscu.
refusal-tile-not-placed = { NAME($tile) } nie leży jeszcze na żadnym miejscu.
refusal-not-your-quest = Nie masz tego zadania.
refusal-no-ruby = Nie masz rubinów.
refusal-ruby-taken = To pole jest zajęte: { NAME($space) }.
refusal-compulsory = To trzeba wykonać.

event-round = Zaczyna się runda { $n }; pierwszą turę ma { $name }.
event-sails = { $name } płynie. Cel: { NAME($card) }.
event-pays = { $name } płaci 1 dublon; dostaje go { $other }.
event-pays_supply = { $name } płaci 1 dublon za spotkanie z Czerwonobrodym.
event-meets = { $name } dostaje 1 dublon, bo przypłynął Czerwonobrody.
event-dbl = { $name } dostaje { $n } { $n ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}.
event-spends = { $name } płaci { $n } { $n ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}.
event-vp = { $name } zdobywa { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
event-treasure_supply = { $name } bierze { NAME($kind, case: "acc") } z zasobów, bo wyspa jest pusta.
event-treasure = { $name } bierze { NAME($kind, case: "acc") }; kostek na wyspie: { $left }.
event-cube = Rośnie wyspa { NAME($kind, case: "many") }; kostek: { $n }.
event-buries = { $name } zakopuje { NAME($kind, case: "acc") }.
event-upgrade = { $name } wzmacnia okręt: { NAME($slot) }.
event-acquires = { $name } pozyskuje { NAME($card, case: "acc") }; koszt: { $cost }.
event-leaves = { $name } zostawia { NAME($card, case: "acc") }.
event-refill = W puste miejsce trafia { NAME($card) }.
event-builds = { $name } buduje { NAME($residence, case: "acc") }; koszt: { $cost }.
event-raid = { $name } rabuje { NAME($kind, case: "loot") } z siłą { $n }.
event-raid_action = { $name } wykonuje akcję rabunku: { NAME($action) }.
event-explores = { $name }: poszukiwacz dociera na { NAME($space, case: "acc") }.
event-trade = { $name } skraca drogę za nagrodę: { NAME($source) }.
event-river = { $name } przekracza { NAME($river, case: "acc") }.
event-quest_deck = { $name } dobiera zadanie.
event-quest_market = { $name } bierze zadanie: { NAME($quest) }.
event-quest_new = Nowe na rynku zadań: { NAME($quest) }.
event-quest_sold = { $name } odkłada zadanie.
event-quest_refresh = { $name } wymienia rynek zadań.
event-galleon = { $name } bierze { NAME($tile, case: "acc") }.
event-bm_placed = { $name } kładzie { NAME($tile) }. Miejsce: { NAME($place) }.
event-bm_used = { $name } używa { NAME($tile, case: "gen") }.
event-fog_coins = { $name } znajduje we mgle { $n } { $n ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}.
event-revealed = Z mgły wyłania się { NAME($card) }.
event-value_tile = Wartość { NAME($kind, case: "many") } podnosi odtąd { NAME($place) }.
event-fight = { $name } walczy; wynik: { $n }.
event-fight_won = { $name } wygrywa walkę.
event-fight_tie = Nikt nie wygrywa walki.
event-ruby = { $name } bierze rubin.
event-ruby_sold = { $name } sprzedaje rubin: { NAME($space) }.
event-ruby_exchanged = { $name } wymienia { $n } { $n ->
    [one] rubin
    [few] rubiny
   *[other] rubinów
}.
event-retires = { $name }: poszukiwacz przechodzi na emeryturę i zaczyna od nowa.
event-round_end = { $name } kończy rundę { $n }.
event-last_turns = { $name } jest w Maracaibo: ostatnie tury.
event-income = { $name }: dochód { $dbl } { $dbl ->
    [one] dublon
    [few] dublony
   *[other] dublonów
} i { $vp } { $vp ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
event-round-redbeard = Zaczyna się runda { $n }; pierwszą turę ma Czerwonobrody.
event-sails-redbeard = Czerwonobrody płynie. Cel: { NAME($card) }.
event-vp-redbeard = Czerwonobrody zdobywa { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
event-treasure_supply-redbeard = Czerwonobrody bierze { NAME($kind, case: "acc") } z zasobów, bo wyspa jest pusta.
event-treasure-redbeard = Czerwonobrody bierze { NAME($kind, case: "acc") }; kostek na wyspie: { $left }.
event-explores-redbeard = Poszukiwacz Czerwonobrodego dociera na { NAME($space, case: "acc") }.
event-river-redbeard = Czerwonobrody przekracza { NAME($river, case: "acc") }.
event-fight-redbeard = Czerwonobrody walczy; wynik: { $n }.
event-fight_won-redbeard = Czerwonobrody wygrywa walkę.
event-ruby-redbeard = Czerwonobrody bierze rubin.
event-ruby_sold-redbeard = Czerwonobrody sprzedaje rubin: { NAME($space) }.
event-round_end-redbeard = Czerwonobrody kończy rundę { $n }.
event-last_turns-redbeard = Czerwonobrody jest w Maracaibo: ostatnie tury.
event-redbeard_card = Karta Czerwonobrodego: { $card }.
event-redbeard_shuffles = Czerwonobrody tasuje swoje karty.
event-redbeard_extra-upgrade = Akcja dodatkowa: wzmocnienie okrętu.
event-redbeard_extra-raid = Akcja dodatkowa: rabunek.
event-redbeard_extra-explore = Akcja dodatkowa: eksploracja.
event-redbeard_can-raid = Rabunek: możliwy.
event-redbeard_can-explore = Eksploracja: możliwa.
event-redbeard_can-quest = Zadanie: możliwe.
event-redbeard_can-recruit = Werbunek: możliwy.
event-redbeard_can-card = Karta ulepszenia ({ NAME($kind) }): możliwa.
event-redbeard_cannot-raid = Rabunek: w zasięgu nie ma ani miejsca z rabunkiem, ani Zatoki.
event-redbeard_cannot-explore = Eksploracja: w zasięgu nie ma ani miejsca z eksploracją, ani Zatoki.
event-redbeard_cannot-quest = Zadanie: w zasięgu nie ma miejsca z zadaniami.
event-redbeard_cannot-recruit = Werbunek: w zasięgu nie ma miejsca z pozyskaniem karty.
event-redbeard_cannot-card = Karta ulepszenia: w zasięgu nie ma żadnej.
event-redbeard_ignores = Czerwonobrody nie może wykonać niczego z karty { $card } i dobiera nową.
event-redbeard_idle = Czerwonobrody tylko płynie.
event-redbeard_slot = Czerwonobrody wzmacnia okręt: { NAME($slot) }.
event-redbeard_track = Rabunki i eksploracje Czerwonobrodego są mocniejsze: pozycja { $n }.
event-redbeard_acquires = Czerwonobrody bierze { NAME($card, case: "acc") }.
event-redbeard_recruits = Czerwonobrody werbuje kartę: { NAME($card) }.
event-redbeard_quest = Czerwonobrody bierze zadanie: { NAME($quest) }.
event-redbeard_galleon = Czerwonobrody zabiera { NAME($tile, case: "acc") }.
event-redbeard_no_galleon = Masz kafel galionu, więc Czerwonobrody żadnego nie bierze.
event-redbeard_residence = Czerwonobrody kładzie znacznik: { NAME($residence) }.

chance-residence = W grze: { NAME($thing) }
chance-upgrade = W grze: { NAME($thing) }
chance-cell = Na stół: { NAME($thing) }
chance-swap = Zamiana z kartą na polu { $thing }
chance-value_tile = Los: { NAME($thing) }
chance-side = Kafelek czarnego rynku leży stroną { $thing }
chance-galleon = Na rynku: { NAME($thing) }
chance-first_player = Pierwszy gracz: { $name }
chance-quest = Zadanie: { NAME($thing) }
chance-quest_market = Na rynku zadań: { NAME($thing) }
chance-level_2 = Z talii poziomu II: { NAME($thing) }
chance-lies = Wierzchnia karta jest { $thing ->
    [up] odkryta
   *[other] zakryta
}
chance-fog = Odkryto: { NAME($thing) }
chance-die_gold = Żółta kość: { $n }
chance-die_emerald = Zielona kość: { $n }
chance-die_pearl = Biała kość: { $n }
chance-fight = Kość walki: { $n }
chance-redbeard_deck = W talii Czerwonobrodego: { NAME($thing) }
chance-redbeard_card = Los: { NAME($thing) }
chance-redbeard_die = Kość Czerwonobrodego: { $n }

option-layout = Układ kart
option-layout-standard = Układ podstawowy
option-layout-broken_chain = Przerwany łańcuch
option-layout-two_straits = Dwie cieśniny
option-layout-long_voyage = Długi rejs
option-layout-custom = Własny, z zestawu danych
option-first_player = Pierwszy gracz
option-break_place_groups = Rozbijanie grup miejsc
option-fog_places = Mgły wojny: miejsca
option-fog_upgrades = Mgły wojny: ulepszenia
option-skirmishes = Pirackie potyczki
option-adventure_hunters = Łowcy przygód
option-rubies = Rubiny
option-retirement = Emerytura
option-b_cards = Karty B Czerwonobrodego (solo)
option-data_pack = Zestaw danych
option-data_pack-standard = brak

score-vp = Punkty z gry
score-rivers = Rzeki
score-doubloons = Dublony
score-cards = Karty ulepszeń
score-card_effects = Szare zwoje
score-residences = Rezydencje
score-treasures = Skarby
score-buried = Zakopane skarby
score-quests = Zadania
score-many_quests = Wiele zadań
score-rubies = Niesprzedane rubiny
score-total = Razem

quest-condition = { $what } – { $vp } { $vp ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
about-upgrade = { NAME($kind) }, koszt { $cost }, na koniec { $vp } { $vp ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
about-residence = Koszt { $cost }. Na koniec: { $what }.
about-place = { $what }.
about-raid_action = Za { $n } { $n ->
    [one] punkt siły
    [few] punkty siły
   *[other] punktów siły
}: { $what }.
about-market_tile = { $a }; druga strona: { $b }.
reference-places = Miejsca
reference-residences = Rezydencje
reference-upgrades_1 = Ulepszenia poziomu I
reference-upgrades_2 = Ulepszenia poziomu II
reference-quests = Zadania
reference-galleons = Kafle galionów
reference-black_market = Kafelki czarnego rynku
reference-ship = Planszetka okrętu
reference-hideout = Planszetka kryjówki
reference-track = Tor eksploracji
reference-layouts = Układy kart
reference-redbeard = Czerwonobrody
reference-modules = Moduły i rynek rubinów
reference-table = Skarby, rodzaje i pola
