## The board of Pirates of Maracaibo, in Polish.
# board
board-label = Stół gry Piraci z Maracaibo
board-start = Start
board-gulf = Zatoka
board-gulf-about = Zatoka: wzmocnienie okrętu, a potem { $what }. Stąd okręt płynie do Maracaibo.
board-maracaibo = Maracaibo: { $what } i wzmocnienie okrętu. Pierwszy okręt, który tu wpłynie, kończy rundę.
board-track = Eksploracja
board-ship = Okręt ({ $name }): { NAME($space) }
board-explorer = Poszukiwacz ({ $name })
board-value-tile = Kto się tu zatrzyma, dokłada kostkę na wyspę { NAME($kind, case: "many") }.
board-ruby-delivery = Kto się tu zatrzyma, może wziąć rubin.
board-market-of = Kafelek czarnego rynku ({ $name }).
board-residence-of = Rezydencja ({ $name })
board-first-marker = Pierwszy znacznik daje tu { points-n }.
board-island = { $n } { $n ->
    [one] kostka
    [few] kostki
   *[other] kostek
} na wyspie { NAME($kind, case: "many") }: każdy taki skarb jest na koniec wart { $vp } { $vp ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
board-setup = Przed pierwszą rundą
board-round = Runda { $n } z { $of }
board-end-marker = Ostatnia runda kończy się turą gracza { $name }.
board-quest-deck = Talia zadań: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
board-quest-hidden = Zadanie, które zna tylko właściciel
board-deck = Talia poziomu II: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
board-strength = Siła rabunku: { $n }. Łup: { NAME($kind) }
board-locked = Otwiera się przy { $n } { $n ->
    [one] kostce
   *[other] kostkach
} na okręcie.
board-no-galleon = Jeszcze bez galionu
board-used = Wykorzystane w tej turze.
board-stored = Niezakopane ({ NAME($kind) }): { $n }. Każdy taki skarb jest teraz wart { $vp } { $vp ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
board-tile-placed = Leży na karcie { NAME($place) }.
board-doubloons = { doubloons }
board-points = { points-n }
board-income-dbl = Dochód na koniec rundy: { doubloons }
board-income-vp = Dochód na koniec rundy: { points-n }
board-discount = Karty i rezydencje są tańsze o { doubloons }
board-raid-bonus = +{ $n } do siły w każdym rabunku
board-explore-bonus = +{ $n } { $n ->
    [one] pole
    [few] pola
   *[other] pól
} w każdej eksploracji
board-rivers = Przekroczone rzeki: { $n }
board-steps = Okręt płynie najwyżej o { $n } { $n ->
    [one] pole
    [few] pola
   *[other] pól
}
board-rerolls = { $n } { $n ->
    [one] przerzut
    [few] przerzuty
   *[other] przerzutów
} w każdym rabunku
board-lightnings = { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
} z błyskawicą
board-die-bonus = { CAPITAL(NAME($kind, case: "die")) }: siła większa o { $n }
board-rubies = { $n } { $n ->
    [one] rubin
    [few] rubiny
   *[other] rubinów
}
board-quests = { $n } { $n ->
    [one] zadanie
    [few] zadania
   *[other] zadań
}
board-upgrades = { $n } { $n ->
    [one] wzmocnienie okrętu
    [few] wzmocnienia okrętu
   *[other] wzmocnień okrętu
}
board-tiles-left = { $n } { $n ->
    [one] niewyłożony kafelek
    [few] niewyłożone kafelki
   *[other] niewyłożonych kafelków
} czarnego rynku
board-residences = { $n } { $n ->
    [one] rezydencja
    [few] rezydencje
   *[other] rezydencji
}
board-treasures = { CAPITAL(NAME($kind)) }: niezakopane { $n }, zakopane { $buried }
board-redbeard-quest = bierze zadanie
board-redbeard-galleon = zabiera kafel galionu
board-redbeard-track = lepiej rabuje i eksploruje
board-redbeard-residence = stawia rezydencję
board-redbeard-try-raid = rabunek
board-redbeard-try-explore = eksploracja
board-redbeard-try-quest = zadanie
board-redbeard-try-recruit = werbunek
board-redbeard-try-card = karta ulepszenia ({ $kinds })
board-redbeard-extra-upgrade = Dodatkowo: wzmocnienie okrętu.
board-redbeard-extra-raid = Dodatkowo: rabunek.
board-redbeard-extra-explore = Dodatkowo: eksploracja o { $n } { $n ->
    [one] pole
    [few] pola
   *[other] pól
}.
board-redbeard-tries = Robi pierwszą rzecz, która jest możliwa: { $what }.
board-redbeard-now = Jego karta w tej turze.
board-redbeard-played = Zagrana; wróci po przetasowaniu.
board-redbeard-waits = Jeszcze w jego talii.
board-redbeard-position = Rabunki i eksploracje Czerwonobrodego: pozycja { $n }
board-victory = { $names } – największa sława na Karaibach!
