## Piraci z Maracaibo, po polsku.
title = Piraci z Maracaibo
blurb = Trzy rejsy przez morze kart: rabuj, eksploruj, zakopuj skarby, buduj i zdobądź więcej sławy niż inni – albo niż Czerwonobrody.

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

score-vp = Punkty zdobyte w trakcie gry
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

when-now = Od razu: { $what }.
when-perm = Odtąd: { $what }.
when-income = Dochód: { $what }.
when-end = Na koniec: { $what }.
short-perm = { $what }
short-income = dochód: { $what }
short-end = na koniec { $what }
effect-or = { $one } albo { $two }
effect-and = { $one } i { $two }
effect-times = { $n } × { $what }
effect-none = nic
effect-dbl = { $n } { $n ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}
effect-vp = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
effect-treasure = { $n ->
    [one] 1 { NAME($kind) }
    [few] { $n } { NAME($kind, case: "few") }
   *[other] { $n } { NAME($kind, case: "many") }
}
effect-treasure-any = { $n ->
    [one] 1 wybrany skarb
    [few] { $n } skarby jednego rodzaju
   *[other] { $n } skarbów jednego rodzaju
}
effect-treasure-die = { $n ->
    [one] 1 skarb wybranej kości
    [few] { $n } skarby wybranej kości
   *[other] { $n } skarbów wybranej kości
}
effect-cube = { $n ->
    [one] 1 kostka
    [few] { $n } kostki
   *[other] { $n } kostek
} na wyspę { NAME($kind, case: "many") }
effect-cube-any = { $n ->
    [one] 1 kostka na dowolną wyspę
    [few] { $n } kostki na jedną wyspę
   *[other] { $n } kostek na jedną wyspę
}
effect-upgrade = wzmocnienie okrętu
effect-bury = zakopanie 1 skarbu
effect-quest = 1 zadanie
effect-quest_sell = odłożenie 1 zadania za { $n } { $n ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}
effect-raid = { $n ->
    [0] rabunek
   *[other] rabunek z siłą większą o { $n }
}
effect-raid_fixed = rabunek bez kości, z siłą { $n }
effect-raid_die = rabunek tylko jedną kością ({ NAME($kind, case: "die") }), z siłą większą o { $n }
effect-explore = eksploracja do { $n } { $n ->
    [one] pola
   *[other] pól
}
effect-bm_place = umieszczenie kafelka czarnego rynku{ $n ->
    [0] {""}
    [few] {" "}za { $n } dublony
   *[other] {" "}za { $n } dublonów
}
effect-bm_activate = użycie jednego z twoich położonych kafelków czarnego rynku
effect-galleon = kafel galionu za { $n } { $n ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}
effect-build = budowa dowolnej rezydencji
effect-take = pozyskanie dowolnej karty { NAME($kind, case: "gen") }{ $n ->
    [0] {""}
    [few] {" "}za dodatkowe { $n } dublony
   *[other] {" "}za dodatkowe { $n } dublonów
}
effect-take_income-dbl = tyle dublonów, ile wynosi dochód
effect-take_income-vp = tyle punktów, ile wynosi dochód
effect-vp_per = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} { $each }
effect-vp_per-most = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} { $each }, najwyżej { $most }
effect-vp_per3 = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} za każde { $three }
effect-odd-explorer_space = efekt pola, na którym stoi poszukiwacz
effect-odd-retire = budowa rezydencji za pół ceny i powrót na początek
effect-raid_bonus = +{ $n } do siły każdego rabunku
effect-die_bonus = { NAME($kind, case: "die") } liczy się o { $n } wyżej
effect-raid_action = za { $n } { $n ->
    [one] punkt siły
    [few] punkty siły
   *[other] punktów siły
}: { $what }
effect-explore_bonus = +{ $n } { $n ->
    [one] pole
    [few] pola
   *[other] pól
} w każdej eksploracji
effect-explore_trade = w każdej eksploracji za { $n } { $n ->
    [one] pole
    [few] pola
   *[other] pól
} mniej: { $what }
effect-discount = karty i rezydencje tańsze o { $n }
effect-move_limit = okręt płynie do { $n } pól
effect-raid_reroll = w każdym rabunku dodatkowe przerzuty: { $n }
effect-odd-quest_refresh = przed każdym wyborem zadania możesz wymienić rynek
effect-odd-poseidon = cztery dodatkowe pola na dowolne zakopane skarby
effect-dbl_per = { $n } { $n ->
    [one] dublon
    [few] dublony
   *[other] dublonów
} za każde zadanie
each-gold = za każde złoto
each-emerald = za każdy szmaragd
each-pearl = za każdą perłę
each-buried_gold = za każde zakopane złoto
each-buried_emerald = za każdy zakopany szmaragd
each-buried_pearl = za każdą zakopaną perłę
each-buried = za każdy zakopany skarb
each-equipment = za każdą kartę ekwipunku
each-crew = za każdą kartę załogi
each-ship = za każdą kartę okrętu
each-lightning = za każdą kartę z błyskawicą
each-cards_res = za każde ulepszenie i każdą rezydencję
each-residences = za każdą rezydencję
each-income_dbl = za każdy dublon dochodu
each-income_vp = za każdy punkt dochodu
each-rivers = za każdą przekroczoną rzekę
each-upgrades = za każde wzmocnienie okrętu
each-quests = za każde zadanie
each-quests_scored = za każde zapunktowane zadanie
each-treasure_sets = za każdy zestaw trzech różnych skarbów
need-gold = { $n ->
    [one] 1 złoto
   *[other] { $n } złota
}
need-emerald = { $n ->
    [one] 1 szmaragd
    [few] { $n } szmaragdy
   *[other] { $n } szmaragdów
}
need-pearl = { $n ->
    [one] 1 perła
    [few] { $n } perły
   *[other] { $n } pereł
}
need-buried_gold = { $n ->
    [one] 1 zakopane złoto
   *[other] { $n } zakopanego złota
}
need-buried_emerald = { $n ->
    [one] 1 zakopany szmaragd
    [few] { $n } zakopane szmaragdy
   *[other] { $n } zakopanych szmaragdów
}
need-buried_pearl = { $n ->
    [one] 1 zakopana perła
    [few] { $n } zakopane perły
   *[other] { $n } zakopanych pereł
}
need-buried = { $n ->
    [one] 1 zakopany skarb
    [few] { $n } zakopane skarby
   *[other] { $n } zakopanych skarbów
}
need-equipment = { $n ->
    [one] 1 karta ekwipunku
    [few] { $n } karty ekwipunku
   *[other] { $n } kart ekwipunku
}
need-crew = { $n ->
    [one] 1 karta załogi
    [few] { $n } karty załogi
   *[other] { $n } kart załogi
}
need-ship = { $n ->
    [one] 1 karta okrętu
    [few] { $n } karty okrętu
   *[other] { $n } kart okrętu
}
need-lightning = { $n ->
    [one] 1 karta z błyskawicą
    [few] { $n } karty z błyskawicą
   *[other] { $n } kart z błyskawicą
}
need-cards_res = ulepszenia i rezydencje razem: { $n }
need-residences = { $n ->
    [one] 1 rezydencja
    [few] { $n } rezydencje
   *[other] { $n } rezydencji
}
need-income_dbl = dochód { $n } { $n ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}
need-income_vp = dochód { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
need-rivers = { $n ->
    [one] 1 rzeka
    [few] { $n } rzeki
   *[other] { $n } rzek
}
need-upgrades = { $n ->
    [one] 1 wzmocnienie okrętu
    [few] { $n } wzmocnienia okrętu
   *[other] { $n } wzmocnień okrętu
}
need-quests = { $n ->
    [one] 1 zadanie
    [few] { $n } zadania
   *[other] { $n } zadań
}
need-quests_scored = { $n ->
    [one] 1 zapunktowane zadanie
    [few] { $n } zapunktowane zadania
   *[other] { $n } zapunktowanych zadań
}
need-treasure_sets = { $n ->
    [one] 1 zestaw trzech różnych skarbów
    [few] { $n } zestawy trzech różnych skarbów
   *[other] { $n } zestawów trzech różnych skarbów
}
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
