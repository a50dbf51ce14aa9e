## Piraci z Maracaibo: czym są elementy gry i co robią, całymi zdaniami, po polsku.
about-level = Karta ulepszenia poziomu { $level ->
    [1] I
   *[other] II
}.
about-first-marker = Kto zbuduje ją jako pierwszy, od razu zdobywa { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
about-stop = Okręt, który się tu zatrzyma, dostaje wzmocnienie, a potem: { $what }.
about-value = Leży tu kafelek wartości skarbu: kto się zatrzyma, dokłada kostkę na wyspę tego skarbu.
about-quest = Zadanie: na koniec liczy się warunek trudniejszy albo łatwiejszy, nigdy oba.
about-galleon = Galion na dziób okrętu; każdy może mieć najwyżej jeden.
about-market = Działa, gdy go umieszczasz, i znowu za każdym razem, gdy twój okręt zatrzyma się na jego miejscu.
about-slot = Pole planszetki okrętu, zapełniane wzmocnieniem.
about-raid-once = Każdej akcji rabunku można użyć raz w turze.
about-storage = Pierwszy taki skarb ({ NAME($kind) }) w składzie daje: { $what }.
about-bury_space = Miejsce na zakopany skarb ({ NAME($kind) }): { $what }.
about-poseidon = Miejsce na dowolny zakopany skarb: { $what }.
about-ruby = Za rubin sprzedany tu, w Zatoce: { $what }.
about-track = Poszukiwacz, który zakończy tu drogę, dostaje: { $what }.
about-river = Każda rzeka przekroczona przez poszukiwacza jest na koniec warta { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
about-redbeard-slot = Gdy Czerwonobrody zapełni to pole, { $what }.
about-redbeard-raid = Rabunek daje Czerwonobrodemu { $vp } { $vp ->
    [one] punkt
    [few] punkty
   *[other] punktów
} i { $n } { $n ->
    [one] skarb
    [few] skarby
   *[other] skarbów
}; rodzaj wskazuje kość.
about-redbeard-cube = Jeśli ma potem więcej takich skarbów niż ty, na ich wyspę trafia kostka.
about-redbeard-explore = Jego poszukiwacz idzie o { $n } { $n ->
    [one] pole
    [few] pola
   *[other] pól
} dalej, a eksploracja daje { $vp } { $vp ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
about-treasure = Każdy taki skarb ({ NAME($kind) }), zakopany czy nie, jest na koniec wart tyle punktów, zależnie od kostek na wyspie: { $values }.
about-burying = Zakopany skarb daje o { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} więcej, a do tego to, co przynosi jego pole.
about-equipment = Ekwipunek to jeden z trzech rodzajów kart ulepszeń.
about-crew = Załoga to jeden z trzech rodzajów kart ulepszeń.
about-ship = Okręt to jeden z trzech rodzajów kart ulepszeń.
about-gulf = Okręt w Zatoce dostaje wzmocnienie, a potem jedno z tego: { $what }. Stąd płynie do Maracaibo.
about-maracaibo = Okręt w Maracaibo dostaje { $what } i wzmocnienie. Pierwszy okręt, który tu wpłynie, kończy rundę.
about-start_zone = Stąd wszystkie okręty zaczynają rundę.
about-filler = Karta, która pozostaje zakryta: kto się tu zatrzyma, bierze { $n } { $n ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}.
about-fog_place = Miejsce we mgle: pierwszy okręt, który się tu zatrzyma, odkrywa je i bierze leżący na nim dublon.
about-fog_upgrade = Karta ulepszenia we mgle: odkrywają ją przepływające okręty.
about-fog_card = Karta poziomu II we mgle: odkrywają ją przepływające okręty.
about-layout = Tak leżą karty i wyspy: od startu do Zatoki liczba kolumn to { $columns }.
