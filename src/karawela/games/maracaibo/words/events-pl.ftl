## Piraci z Maracaibo: co się stało, po polsku. Kto nie siedzi przy stole, jest Czerwonobrodym.
who = { $name_who ->
    [company] { NAME("redbeard") }
   *[seat] { $name }
}
event-round = Zaczyna się runda { $n }; pierwszą turę ma { who }.
event-sails = { who } płynie do { NAME($card, case: "gen") }.
event-pays = { $name } płaci 1 dublon; dostaje go { $other }.
event-pays_supply = { $name } płaci 1 dublon za spotkanie z Czerwonobrodym.
event-meets = { $name } dostaje 1 dublon, bo na tę samą kartę przypłynął Czerwonobrody.
event-dbl = { $name } dostaje { doubloons }.
event-spends = { $name } płaci { doubloons }.
event-vp = { who } zdobywa { points-n }.
event-treasure = { who } bierze { NAME($kind, case: "acc") }; { $left ->
    [0] wyspa jest teraz pusta.
    [one] na wyspie została 1 kostka.
    [few] na wyspie zostały { $left } kostki.
   *[other] na wyspie zostało { $left } kostek.
}
event-treasure_supply = { who } bierze { NAME($kind, case: "acc") } z zasobów, bo wyspa jest pusta.
event-cube = Rośnie wyspa { NAME($kind, case: "many") }: { $n ->
    [one] jest na niej 1 kostka.
    [few] są na niej { $n } kostki.
   *[other] jest na niej { $n } kostek.
}
event-buries = { $name } zakopuje { NAME($kind, case: "acc") }.
event-upgrade = { $name } wzmacnia okręt: { ABOUT($slot) }.
event-acquires = { $name } pozyskuje { NAME($card, case: "acc") } { paid }.
event-leaves = { $name } zostawia { NAME($card, case: "acc") }.
event-refill = W puste miejsce trafia karta: { NAME($card) }.
event-builds = { $name } buduje { NAME($residence, case: "acc") } { paid }.
paid = { $cost ->
    [0] za darmo
    [one] za 1 dublon
    [few] za { $cost } dublony
   *[other] za { $cost } dublonów
}
event-raid = { $name } rabuje { NAME($kind, case: "loot") } z siłą { $n }.
event-raid_action = { $name } wykonuje akcję rabunku: { $action_kind ->
    [raid_action] { NAME($action) }.
   *[other] { ABOUT($action) } ({ NAME($action) }).
}
event-explores = { $name_who ->
    [company] Poszukiwacz Czerwonobrodego dociera na { NAME($space, case: "acc") }: { ABOUT($space) }.
   *[seat] { $name }: poszukiwacz dociera na { NAME($space, case: "acc") }: { ABOUT($space) }.
}
event-trade = { $name } skraca drogę za premię: { NAME($source) }.
event-river = { who } przekracza { NAME($river, case: "acc") }.
event-quest_deck = { $name } dobiera zadanie.
event-quest_market = { $name } bierze zadanie: { NAME($quest) }.
event-quest_new = Nowe na rynku zadań: { NAME($quest) }.
event-quest_sold = { $name } odrzuca zadanie.
event-quest_refresh = { $name } odświeża rynek zadań.
event-galleon = { $name } bierze { NAME($tile, case: "acc") }.
event-bm_placed = { $name } umieszcza { NAME($tile) } na karcie { NAME($place) }.
event-bm_used = { $name } aktywuje { NAME($tile) }.
event-fog_coins = { $name } znajduje we mgle { doubloons }.
event-revealed = Z mgły wyłania się karta: { NAME($card) }.
event-value_tile = Wartość { NAME($kind, case: "many") } podnosi odtąd { NAME($place) }.
event-fight = { who } walczy; wynik: { $n }.
event-fight_won = { who } wygrywa walkę.
event-fight_tie = Nikt nie wygrywa walki.
event-ruby = { who } bierze rubin.
event-ruby_sold = { who } sprzedaje rubin: { ABOUT($space) }.
event-ruby_exchanged = { $name } wymienia { $n } { $n ->
    [one] rubin
    [few] rubiny
   *[other] rubinów
}.
event-retires = { $name }: poszukiwacz przechodzi na emeryturę i zaczyna od nowa.
event-round_end = { who } kończy rundę { $n }.
event-last_turns = { who } jest w Maracaibo: ostatnie tury.
event-income = { $name } bierze dochód: { $dbl } { $dbl ->
    [one] dublon
    [few] dublony
   *[other] dublonów
} i { $vp } { $vp ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
event-redbeard_card = Czerwonobrody dobiera kartę { $card }: { TRIES($card) }.
event-redbeard_shuffles = Czerwonobrody tasuje swoje karty.
event-redbeard_extra = Najpierw jego akcja dodatkowa: { $what ->
    [upgrade] wzmocnienie okrętu
    [raid] rabunek
   *[explore] eksploracja
}.
event-redbeard_can = { $what ->
    [raid] Rabunek: możliwy
    [explore] Eksploracja: możliwa
    [quest] Zadanie: możliwe
    [recruit] Werbunek: możliwy
   *[card] Karta ulepszenia ({ NAME($kind) }): możliwa
}{ $target ->
    [none] .
    [gulf] {""}, w Zatoce.
   *[other] ; najbliżej Maracaibo jest karta { NAME($target) }.
}
event-redbeard_cannot = { $what ->
    [raid] Rabunek: w zasięgu nie ma ani miejsca z rabunkiem, ani Zatoki.
    [explore] Eksploracja: w zasięgu nie ma ani miejsca z eksploracją, ani Zatoki.
    [quest] Zadanie: w zasięgu nie ma miejsca z zadaniami.
    [recruit] Werbunek: w zasięgu nie ma miejsca z pozyskaniem karty.
   *[card] Karta ulepszenia: w zasięgu nie ma żadnej.
}
event-redbeard_ignores = Czerwonobrody nie może wykonać niczego z karty { $card } i dobiera następną.
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
chance-cell = Wyłożono: { NAME($thing) }
chance-swap = Zamiana z kartą: { NAME($cell) }
chance-value_tile = Wylosowano: { NAME($thing) }
chance-side = Kafelek czarnego rynku leży stroną { $side ->
    [a] A
   *[b] B
} do góry
chance-galleon = Na rynku: { NAME($thing) }
chance-first_player = Pierwszy gracz: { $name }
chance-quest = Zadanie: { NAME($quest) }
chance-quest_market = Na rynku zadań: { NAME($quest) }
chance-level_2 = Z talii poziomu II: { NAME($thing) }
chance-lies = Wierzchnia karta jest { $way ->
    [up] odkryta
   *[down] zakryta
}
chance-fog = Odkryto: { NAME($thing) }
chance-die = { CAPITAL(NAME($treasure, case: "die")) }: { $n }
chance-fight = Kość walki: { $n }
chance-redbeard_deck = Do talii: { NAME($thing) }
chance-redbeard_card = Wylosowano: { NAME($thing) }
chance-redbeard_die = Kość Czerwonobrodego: { $n }
