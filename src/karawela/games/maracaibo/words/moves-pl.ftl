## Piraci z Maracaibo: o co pyta gra i co można wybrać, po polsku.

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
ask-quest_sell = Które zadanie odrzucasz za { doubloons }?
ask-take = Którą kartę pozyskujesz?
ask-galleon = Który kafel galionu bierzesz za { doubloons }?
ask-bm_place = Który kafelek czarnego rynku umieszczasz i gdzie?
ask-bm_activate = Który kafelek czarnego rynku aktywujesz?
ask-build = Którą rezydencję budujesz?
ask-gulf = W Zatoce: wybierz jedną akcję.
ask-ruby = Bierzesz rubin?
ask-ruby_sell = Sprzedajesz rubin?
ask-ruby_exchange = Ile rubinów wymieniasz, każdy na { points-n }?
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
kind-quest_sell = może odrzucić zadanie
kind-take = szuka karty
kind-galleon = ogląda kafle galionów
kind-bm_place = umieszcza kafelek czarnego rynku
kind-bm_activate = odwiedza czarny rynek
kind-build = szuka rezydencji
kind-gulf = jest w Zatoce
kind-ruby = ogląda rubin
kind-ruby_sell = może sprzedać rubin
kind-ruby_exchange = może wymienić rubiny
kind-retire = przechodzi na emeryturę

doubloons = { $n } { $n ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}
points-n = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
price = { $price ->
    [0] za darmo
    [one] 1 dublon
    [few] { $price } dublony
   *[other] { $price } dublonów
}
paying-ships = { $ships ->
    [0] {""}
    [one] {" "}– 1 dublon dla okrętu, który tam jest
   *[other] {" "}– po 1 dublonie dla okrętów, które tam są ({ $ships })
}

move-keep_quest = { $quest_count ->
    [1] Zachowaj zadanie: { NAME($quest_1) }
   *[other] Zachowaj zadania: { NAME($quest_1) } oraz { NAME($quest_2) }
}
move-move = { $cell ->
    [gulf] Płyń do Zatoki
    [maracaibo] Płyń do Maracaibo
   *[other] Płyń: { NAME($cell) }
}
move-step = { $cell ->
    [gulf] Dalej do Zatoki
    [maracaibo] Dalej do Maracaibo
   *[other] Dalej: { NAME($cell) }
}
move-stop = Zatrzymaj się tutaj
move-pay = { $who_count ->
    [0] Nie płać nikomu
    [1] Zapłać 1 dublon; dostaje go { $who_1 }
   *[2] Zapłać po 1 dublonie; dostają je { $who_1 } i { $who_2 }
}
move-card_coins = Zostaw ją i weź dublony
move-card_buy = Pozyskaj kartę
move-done = Zakończ i pomiń resztę
move-skip = Nie, dziękuję
move-residence_build = Zbuduj rezydencję
move-upgrade = Wzmocnij okręt: { NAME($slot) }
move-raid_start = Rabuj
move-raid_reroll = Przerzuć wszystkie
move-raid_keep = Zostaw kości
move-raid_die = Weź { NAME($kind, case: "die_acc") }
move-raid_kind = Rabuj { NAME($kind, case: "loot") }
move-raid_spend = { $pool ->
    [1] Akcja rabunku: { NAME($action) }
   *[other] Akcja rabunku: { NAME($action) } (z siły { $pool }. rabunku)
}
move-raid_stop = Nie wydawaj więcej: reszta siły przepada
move-island = Na wyspę { NAME($kind, case: "many") }
move-treasure_take = Weź skarb
move-treasure_kind = Weź { NAME($kind, case: "acc") }
move-bury = Zakop { NAME($kind, case: "acc") }: { NAME($space) }
move-explore_trade = Skróć drogę za premię: { NAME($source) }
move-explore_move = Idź na { NAME($space, case: "acc") }
move-quest_refresh = Odśwież rynek zadań
move-quest_take = { $pick ->
    [deck] Dobierz zadanie w ciemno
   *[other] Weź z rynku zadanie nr { $pick }
}
move-quest_sell = Odrzuć zadanie: { NAME($quest) }
move-take = Pozyskaj { NAME($card, case: "acc") }
move-galleon = Weź { NAME($tile, case: "acc") }
move-bm_place = Umieść { NAME($tile) } na karcie { NAME($place) }
move-bm_activate = Aktywuj { NAME($tile) }
move-build = Zbuduj { NAME($residence, case: "acc") }
move-ruby_take = Weź rubin
move-ruby_sell = Sprzedaj rubin: { NAME($space) }
move-ruby_exchange = { $n ->
    [0] Zachowaj wszystkie rubiny
    [one] Wymień { $n } rubin
    [few] Wymień { $n } rubiny
   *[other] Wymień { $n } rubinów
}
move-retire = Zbuduj { NAME($residence, case: "acc") } za pół ceny

do-none = Żadna z tych akcji
do-dbl = Weź dublony
do-vp = Weź punkty
do-treasure = Weź skarb
do-cube = Dołóż kostki na wyspę
do-upgrade = Wzmocnij okręt
do-bury = Zakop skarb
do-quest = Weź zadanie
do-quest_sell = Odrzuć zadanie
do-raid = Rabuj
do-raid_fixed = Rabuj bez kości
do-raid_die = Rabuj jedną kością
do-explore = Eksploruj
do-bm_place = Umieść kafelek czarnego rynku
do-bm_activate = Aktywuj kafelek czarnego rynku
do-galleon = Weź kafel galionu
do-build = Zbuduj rezydencję
do-take_crew = Pozyskaj kartę załogi
do-take_equipment = Pozyskaj kartę ekwipunku
do-take_ship = Pozyskaj kartę okrętu
do-take_income = Weź swój dochód
do-vp_per = Zdobądź punkty
do-explorer_space = Użyj ponownie pola poszukiwacza
do-retire = Przejdź na emeryturę

offer-keep_quest = { $quest_count ->
    [1] Zachowaj zadanie: { NAME($quest_1) } ({ ABOUT($quest_1) })
   *[other] Zachowaj zadania: { NAME($quest_1) } ({ ABOUT($quest_1) }) oraz { NAME($quest_2) } ({ ABOUT($quest_2) })
}
offer-move = { $lies ->
    [gulf] Zatoka: wzmocnienie okrętu, a potem { ABOUT($cell) }
    [maracaibo] Maracaibo: { ABOUT($cell) }, wzmocnienie okrętu
    [place] { NAME($card) }: { ABOUT($card) }{ paying-ships }
    [residence] { NAME($card) }: { ABOUT($card) } ({ price }){ paying-ships }
    [own] { NAME($card) }: to już twoja rezydencja{ paying-ships }
    [card] { NAME($card) }: { ABOUT($card) } ({ price }){ paying-ships }
    [dear] { NAME($card) }: za drogo ({ price }), zamiast tego { $coins } { $coins ->
        [one] dublon
        [few] dublony
       *[other] dublonów
    }{ paying-ships }
   *[back] { CAPITAL(NAME($card)) }, { NAME($cell) }{ $coins ->
        [0] {""}
        [one] : 1 dublon
        [few] : { $coins } dublony
       *[other] : { $coins } dublonów
    }{ paying-ships }
}
offer-step = Dalej: { offer-move }
offer-card_buy = Pozyskaj { NAME($card, case: "acc") } ({ price }): { ABOUT($card) }
offer-card_coins = Zostaw { NAME($card, case: "acc") } i weź { doubloons }
offer-residence_build = Zbuduj { NAME($card, case: "acc") } ({ price }): { ABOUT($card) }
offer-take = Pozyskaj { NAME($card, case: "acc") } ({ price }): { ABOUT($card) }
offer-build = Zbuduj { NAME($residence, case: "acc") } ({ price }): { ABOUT($residence) }
offer-retire = Zbuduj { NAME($residence, case: "acc") } za pół ceny ({ price }): { ABOUT($residence) }
offer-do_now = { CAPITAL(TELL($does)) }
offer-gulf = { CAPITAL(TELL($does)) }
offer-upgrade = { CAPITAL(ABOUT($slot)) } ({ NAME($slot) })
offer-raid_start = { CAPITAL(TELL($does)) }
offer-raid_reroll = Przerzuć wszystkie ({ $n ->
    [one] ostatni raz
    [few] jeszcze { $n } razy
   *[other] jeszcze { $n } razy
})
offer-raid_keep = Zostaw kości: złoto z siłą { $gold }, szmaragdy z siłą { $emerald }, perły z siłą { $pearl }
offer-raid_stop = { $n ->
    [0] Nie wydawaj więcej
    [one] Nie wydawaj więcej: 1 punkt siły przepada
    [few] Nie wydawaj więcej: { $n } punkty siły przepadają
   *[other] Nie wydawaj więcej: { $n } punktów siły przepada
}
offer-raid_die = Weź { NAME($kind, case: "die_acc") }: { NAME($kind) }, siła { $n }
offer-raid_kind = Rabuj { NAME($kind, case: "loot") } z siłą { $n }
offer-raid_spend = { CAPITAL(TELL($does)) } za { $cost } { $cost ->
    [one] punkt siły
    [few] punkty siły
   *[other] punktów siły
}{ $of ->
    [all] {""}
   *[own] {" "}({ NAME($action) })
}{ $raids ->
    [1] {""}
   *[other] {" "}– z siły { $pool }. rabunku
}{ $left ->
    [0] , nic nie zostaje
   *[other] , zostaje { $left }
}
offer-island = { $n ->
    [one] 1 kostka
    [few] { $n } kostki
   *[other] { $n } kostek
} na wyspę { NAME($kind, case: "many") }; { $cubes ->
    [0] jest pusta
    [one] leży tam 1 kostka
    [few] leżą tam { $cubes } kostki
   *[other] leży tam { $cubes } kostek
}; wartość każdego takiego skarbu wyniesie { $worth } { $worth ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
offer-treasure_take = { $cubes ->
    [0] Weź { NAME($kind, case: "acc") } z zasobów
    [one] Weź { NAME($kind, case: "acc") }: wyspa traci ostatnią kostkę
    [few] Weź { NAME($kind, case: "acc") }: wyspa traci 1 z { $cubes } kostek
   *[other] Weź { NAME($kind, case: "acc") }: wyspa traci 1 z { $cubes } kostek
}
offer-treasure_kind = { $n ->
    [one] Weź { NAME($kind, case: "acc") }
    [few] Weź { $n } { NAME($kind, case: "few") }
   *[other] Weź { $n } { NAME($kind, case: "many") }
}; { $cubes ->
    [0] wyspa jest pusta
    [one] na wyspie leży 1 kostka
    [few] na wyspie leżą { $cubes } kostki
   *[other] na wyspie leży { $cubes } kostek
}
offer-bury = Zakop { NAME($kind, case: "acc") }: { ABOUT($space) } ({ NAME($space) })
offer-explore_move = { $n ->
    [one] Idź o 1 pole
    [few] Idź o { $n } pola
   *[other] Idź o { $n } pól
}{ $way ->
    [upper] {" "}górną drogą
    [lower] {" "}dolną drogą
   *[none] {""}
}: { ABOUT($space) }
offer-explore_trade = Przejdź o { $cost } { $cost ->
    [one] pole
    [few] pola
   *[other] pól
} mniej: { TELL($does) } ({ NAME($source) })
offer-quest_take = { $quest ->
    [none] { move-quest_take }
   *[other] Weź zadanie: { NAME($quest) } ({ ABOUT($quest) })
}
offer-quest_sell = Odrzuć zadanie za { doubloons }: { NAME($quest) }
offer-galleon = Weź { NAME($tile, case: "acc") } ({ price }): { ABOUT($tile) }
offer-bm_place = Umieść { NAME($tile) } ({ TELL($does) }) na karcie { NAME($place) }{ $price ->
    [0] {""}
   *[other] : { price }
}
offer-bm_activate = Aktywuj { NAME($tile) }: { TELL($does) }
offer-ruby_sell = Sprzedaj rubin: { ABOUT($space) }
offer-ruby_exchange = { move-ruby_exchange }{ $points ->
    [0] {""}
    [one] {" "}na 1 punkt
    [few] {" "}na { $points } punkty
   *[other] {" "}na { $points } punktów
}

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
refusal-wrong-kind = { NAME($card) } to karta innego rodzaju: { NAME($kind) }.
refusal-face-down = Ta karta jest zakryta.
refusal-no-card = Nie ma tam karty do pozyskania.
refusal-slot-filled = To pole jest już zajęte: { NAME($slot) }.
refusal-slot-locked = Pole „{ NAME($slot) }” otwiera się przy { $needs } { $needs ->
    [one] kostce
   *[other] kostkach
} na okręcie; masz { $have }.
refusal-strength = To kosztuje { $cost } { $cost ->
    [one] punkt
    [few] punkty
   *[other] punktów
} siły; masz { $have }.
refusal-used-this-turn = Ta akcja rabunku była już użyta w tej turze: { NAME($action) }.
refusal-not-unlocked = To nie jest odblokowane: { NAME($action) }.
refusal-no-use = To by teraz nic nie dało.
refusal-not-stored = Nie masz { NAME($kind, case: "gen") } do zakopania.
refusal-bury-taken = To pole jest zajęte: { NAME($space) }.
refusal-bury-kind = To pole nie jest dla { NAME($kind, case: "gen") }: { NAME($space) }.
refusal-explorer-there = Stoi tam inny poszukiwacz.
refusal-explorer-far = Twój poszukiwacz może przejść { $n } { $n ->
    [one] pole
    [few] pola
   *[other] pól
}.
refusal-trade-used = Tę premię za krótszą drogę już wzięto w tej eksploracji.
refusal-trade-last = Musi zostać co najmniej jedno pole ruchu.
refusal-has-galleon = Masz już kafel galionu.
refusal-not-in-market = Tego nie ma na rynku.
refusal-place-taken = Leży tam już kafelek czarnego rynku.
refusal-tile-placed = Ten kafelek już leży na karcie miejsca: { NAME($tile) }.
refusal-tile-not-placed = Ten kafelek nie leży jeszcze na żadnej karcie miejsca: { NAME($tile) }.
refusal-not-your-quest = Nie masz tego zadania.
refusal-no-ruby = Nie masz rubinów.
refusal-ruby-taken = To pole jest zajęte: { NAME($space) }.
refusal-compulsory = To trzeba wykonać.
