# Co mówią słowa efektów, każde z argumentami swojego wiersza; i co liczą.
when-now = Od razu: { $what }.
when-perm = Odtąd: { $what }.
when-income = Dochód: { $what }.
when-end = Na koniec: { $what }.
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
effect-treasure = { $kind ->
    [any] { $n ->
        [one] 1 wybrany skarb
        [few] { $n } skarby jednego rodzaju
       *[other] { $n } skarbów jednego rodzaju
    }
    [die] { $n ->
        [one] 1 skarb w kolorze wybranej kości
        [few] { $n } skarby w kolorze wybranej kości
       *[other] { $n } skarbów w kolorze wybranej kości
    }
   *[other] { $n ->
        [one] 1 { NAME($kind) }
        [few] { $n } { NAME($kind, case: "few") }
       *[other] { $n } { NAME($kind, case: "many") }
    }
}
effect-cube = { $kind ->
    [any] { $n ->
        [one] 1 kostka na dowolną wyspę
        [few] { $n } kostki na jedną wyspę
       *[other] { $n } kostek na jedną wyspę
    }
   *[other] { $n ->
        [one] 1 kostka
        [few] { $n } kostki
       *[other] { $n } kostek
    } na wyspę { NAME($kind, case: "many") }
}
effect-upgrade = wzmocnienie okrętu
effect-bury = zakopanie 1 skarbu
effect-quest = 1 zadanie
effect-quest_sell = odrzucenie 1 zadania za { $price } { $price ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}
effect-raid = { $strength ->
    [0] rabunek
   *[other] rabunek z siłą większą o { $strength }
}
effect-raid_fixed = rabunek bez kości, z siłą { $strength }
effect-raid_die = rabunek tylko jedną kością ({ NAME($kind, case: "die") }), z siłą większą o { $strength }
effect-explore = eksploracja o wartości { $steps }
effect-bm_place = umieszczenie kafelka czarnego rynku{ $price ->
    [0] {""}
    [one] {" "}za 1 dublon
    [few] {" "}za { $price } dublony
   *[other] {" "}za { $price } dublonów
}
effect-bm_activate = aktywacja jednego z twoich umieszczonych kafelków czarnego rynku
effect-galleon = kafel galionu za { $price } { $price ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}
effect-build = budowa dowolnej rezydencji
effect-take = pozyskanie dowolnej karty { NAME($kind, case: "gen") }{ $extra ->
    [0] {""}
    [one] {" "}(o 1 dublon drożej)
    [few] {" "}(o { $extra } dublony drożej)
   *[other] {" "}(o { $extra } dublonów drożej)
}
effect-take_income = { $what ->
    [vp] tyle punktów, ile wynosi dochód w punktach
   *[dbl] tyle dublonów, ile wynosi dochód w dublonach
}
effect-vp_per = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} { $measure_said }{ $most ->
    [0] {""}
   *[other] , najwyżej { $most }
}
effect-vp_per3 = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} za każde { $three }
effect-explorer_space = efekt pola, na którym stoi poszukiwacz
effect-retire = budowa rezydencji za pół ceny i powrót na początek
effect-raid_bonus = +{ $strength } do siły każdego rabunku
effect-die_bonus = { NAME($kind, case: "die") }: siła większa o { $n }
effect-raid_action = za { $cost } { $cost ->
    [one] punkt siły
    [few] punkty siły
   *[other] punktów siły
}: { $reward }
effect-explore_bonus = +{ $steps } { $steps ->
    [one] pole
    [few] pola
   *[other] pól
} w każdej eksploracji
effect-explore_trade = w każdej eksploracji za { $cost } { $cost ->
    [one] pole
    [few] pola
   *[other] pól
} mniej: { $reward }
effect-discount = karty i rezydencje tańsze o { $n } { $n ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}
effect-move_limit = okręt płynie najwyżej o { $steps } { $steps ->
    [one] pole
    [few] pola
   *[other] pól
}
effect-raid_reroll = { $n ->
    [one] jeden dodatkowy przerzut
    [few] { $n } dodatkowe przerzuty
   *[other] { $n } dodatkowych przerzutów
} w każdym rabunku
effect-quest_refresh = przed każdym wyborem zadania możesz odświeżyć rynek zadań
effect-poseidon = cztery dodatkowe pola na dowolne zakopane skarby
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
each-quests_scored = za każde zadanie, za które punktujesz
each-treasure_sets = za każdy zestaw trzech różnych skarbów
need-gold = { $n ->
    [one] 1 złoto
    [few] { $n } złota
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
    [one] 1 kostka zakopanego złota
    [few] { $n } kostki zakopanego złota
   *[other] { $n } kostek zakopanego złota
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
need-cards_res = { $n ->
    [one] 1 ulepszenie albo rezydencja
    [few] { $n } ulepszenia i rezydencje łącznie
   *[other] { $n } ulepszeń i rezydencji łącznie
}
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
    [one] 1 zadanie, za które punktujesz
    [few] { $n } zadania, za które punktujesz
   *[other] { $n } zadań, za które punktujesz
}
need-treasure_sets = { $n ->
    [one] 1 zestaw trzech różnych skarbów
    [few] { $n } zestawy trzech różnych skarbów
   *[other] { $n } zestawów trzech różnych skarbów
}
