## The board of Tiny Epic Pirates, in Polish.
# board
board-label = Stół gry Tiny Epic Pirates
board-victory = Zwycięstwo: { $names }
board-cards-n = { $n } { $n ->
    [one] kartę
    [few] karty
   *[other] kart
}
board-decks-n = { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
board-deckhands-n = { $n } { $n ->
    [one] pokładowego
   *[other] pokładowych
}

# the sea
board-port = Port { $n }
board-ship = Statek { of-whom }
board-ship-hidden = Statek { of-whom }, ukryty w zatoce
board-merchant-ship = { CAPITAL(NAME($ship)) } płynie do portu { $port }. { $good ->
    [none] Na pokładzie nie ma Łupów.
   *[other] Na pokładzie: { NAME($good) }.
}
board-chase = { $sure ->
    [yes] Na koniec tej tury popłynie w stronę { of-whom } najwyżej o { board-cards-n }
   *[no] Jeśli kapitan przekroczy linię statku, popłynie w stronę { of-whom } najwyżej o { board-cards-n }
}{ $reaches ->
    [yes] {" "}i dopłynie.
   *[no] , ale nie dopłynie, bo odległość wynosi { $far } { $far ->
        [one] kartę
        [few] karty
       *[other] kart
    }.
}
board-search-token = Zakryty żeton poszukiwań
board-wake-token = Zakryty żeton widmowego kilwateru
board-buried-of = Skarb { of-whom }
board-urn-buried-of = Urna { of-whom }
board-solo-goal = { who } płynie na tę kartę.
board-far = Płyń do { NAME($card, case: "gen") } ({ $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
}).
board-storms = { $n } { $n ->
    [one] sztorm po drodze wywoła przechył.
    [few] sztormy po drodze, każdy wywoła przechył.
   *[other] sztormów po drodze, każdy wywoła przechył.
}
board-one-jostle = 1 przechył
board-order-there = Można tam wykonać rozkaz { NAME($order, case: "gen") }.
board-comes = { CAPITAL(NAME($ship)) } dopłynie tam do ciebie.
board-burial = Zakopanie kosztuje tam { $n } Złota; zostanie ci { $rest }.
board-burial-lacks = Zakopanie kosztuje tam { $n } Złota; brakuje ci { $lacks }.
board-burial-done = Leży tam już twój skarb.
board-not-afloat = Twojego statku nie ma jeszcze na morzu
board-hidden = w ukryciu

# the wheel
board-wheel-of = Koło { of-whom }
board-captain-on = Kapitan { of-whom } stoi na polu { NAME($order, case: "gen") }.
board-stops-here = Zatrzymaj się tutaj, na polu { NAME($order, case: "gen") }.
board-goal = Idź dalej na pole { NAME($order, case: "gen") }.
board-goal-costs = Zostawiasz na kole { board-deckhands-n } ({ $stations }).
board-goal-crosses = Przekraczasz linię statku{ $n ->
    [0] {" "}bez Złota z wymuszenia
   *[other] {" "}i zyskujesz { $n } Złota z wymuszenia
}; na koniec tury płyną statki.
board-goal-takes-up = Leży tam pokładowy; najpierw go zabierasz.
board-captain = { $side ->
    [front] Zakopanie, potem Atak
   *[back] Zakopanie, potem Plądrowanie
}{ $cursed ->
    [yes] . Przeklęty.
   *[no] .
}
board-used = Wykorzystano w tej turze.

# what a pirate has
board-gold = Złoto: { $n } z { $most }.
board-cubes = Przeklęte Złoto: { $n }; razem do wydania { $all }.
board-crate = { CAPITAL(NAME($good)) }, cena { $n }
board-hold = Ładownia: { $n } z { $of }
board-sure-fire = Żetony celnego strzału: { $n } z { $of }
board-treasures = Skarby do zakopania: { $n } z { $of }
board-urn-supply = Urnę można jeszcze kupić za { $n } { $n ->
    [one] kostkę
    [few] kostki
   *[other] kostek
} Przeklętego Złota.
board-urn-carried = Urna jest na pokładzie.
board-urn-buried = Urna jest zakopana na karcie { NAME($card) }.
board-urn-of = Urna { of-whom }, jeszcze niekupiona

# what all share
board-price = { CAPITAL(NAME($good)) }: { $n } Złota za kostkę
board-merchant = { CAPITAL(NAME($ship)) } tonie przy więcej niż { $n } { $n ->
    [one] trafieniu
    [few] trafieniach
   *[other] trafieniach
}. Daje { $gold } Złota{ $good ->
    [none] { $legend ->
        [yes] {" "}i poziom Niesławy
       *[no] {""}
    }.
   *[other] { $legend ->
        [yes] , poziom Niesławy
       *[no] {""}
    } i swoją kostkę { NAME($good, case: "gen") }.
}
board-merchant-deck = Karty kupców w talii: { $n }
board-crew-deck = Talia załogi: { board-decks-n }
board-skeleton-deck = Talia szkieletowej załogi: { board-decks-n }
board-legend-of = { $name }: { NAME($level) }
board-ghost-cargo = Przeklęte Złoto na statku widmie: { $n }. Statek mieści { $of }.
board-pool = Przeklęte Złoto w puli: { $n } z { $of }
board-lid = Żetony widmowego kilwateru w wieczku: { $n }; odrzucone: { $discard }

# fights
board-die = { $face }: { $n } { $n ->
    [one] trafienie
    [few] trafienia
   *[other] trafień
}.
board-sum = Razem { $n } (kości { $dice }, działa { $cannons }, bez rzutu { $hits })

# the solo pirate
board-solo-face = Przy wyniku { $face } płynie ku { $target ->
    [merchant_1] statkowi kupieckiemu 1
    [merchant_2] statkowi kupieckiemu 2
    [player] tobie
   *[nearest_merchant] bliższemu statkowi kupieckiemu
}.
board-solo-row = Żegluga do { $sail ->
    [one] 1 karty
    [few] { $sail } kart
   *[other] { $sail } kart
}, w walce { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[other] { $dice } kości
}{ $hits ->
    [0] , bez dodatkowych trafień
    [one] {" "}i 1 dodatkowe trafienie
    [few] {" "}i { $hits } dodatkowe trafienia
   *[other] {" "}i { $hits } dodatkowych trafień
}

# the turn
board-round = Runda { $n }
board-phase-setup = Przygotowanie
board-phase-command = Rozkaz kapitana
board-phase-sail = Żeglowanie
board-phase-order = Wykonanie rozkazu
board-phase-bonus = Akcje premiowe
board-phase-ships = Ruch statków
board-token-search = Poszukiwania
board-token-wake = Kilwater
