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
board-ship = Statek ({ $name })
board-ship-hidden = Statek ({ $name }) ukryty w zatoce
board-merchant-ship = { CAPITAL(NAME($ship)) } płynie do portu { $port }. { $good ->
    [none] Bez skrzyni na pokładzie.
   *[other] Na pokładzie: { NAME($good) }.
}
board-chase = { $sure ->
    [yes] Na koniec tej tury przepłynie najwyżej { board-cards-n } (cel: { $name })
   *[no] Jeśli kapitan przekroczy linię statku, przepłynie najwyżej { board-cards-n } (cel: { $name })
}{ $reaches ->
    [yes] {" "}i dopłynie.
   *[no] , ale nie dopłynie: odległość { $far }.
}
board-search-token = Zakryty żeton poszukiwań
board-wake-token = Zakryty żeton widmowego kilwateru
board-buried-of = Skarb ({ $name })
board-urn-buried-of = Urna ({ $name })
board-solo-goal = { $name }: cel żeglugi
board-far = { NAME($card) }: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] kart
} żeglugi.
board-storms = { $n } { $n ->
    [one] sztorm po drodze: przechył.
    [few] sztormy po drodze, każdy to przechył.
   *[other] sztormów po drodze, każdy to przechył.
}
board-one-jostle = 1 przechył
board-order-there = Można tam wykonać rozkaz: { NAME($order) }.
board-comes = { CAPITAL(NAME($ship)) } dopłynie tam do ciebie.
board-burial = Zakopanie za { $n }: zostanie ci { $rest }.
board-burial-lacks = Zakopanie za { $n }: brakuje ci { $lacks }.
board-burial-done = Leży tam już twój skarb.
board-not-afloat = Twojego statku nie ma jeszcze na morzu
board-hidden = w ukryciu

# the wheel
board-wheel-of = Koło ({ $name })
board-captain-on = Kapitan ({ $name }) stoi na polu: { NAME($order) }.
board-stops-here = { NAME($order) }: zatrzymaj się tutaj.
board-goal = Idź dalej: { NAME($order) }.
board-goal-costs = Zostawiasz na kole { board-deckhands-n }: { $stations }.
board-goal-crosses = Przekraczasz linię statku: { $n ->
    [0] bez Złota z wymuszenia
   *[other] +{ $n } Złota z wymuszenia
}; na koniec tury płyną statki.
board-goal-takes-up = Leży tam pokładowy: najpierw go zabierasz.
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
board-cubes = Przeklęte Złoto: { $n }; razem { $all }.
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
board-urn-buried = Urna jest zakopana: { NAME($card) }.
board-urn-of = Urna ({ $name }), jeszcze niekupiona

# what all share
board-price = { CAPITAL(NAME($good)) }: { $n } Złota za skrzynię
board-merchant = { CAPITAL(NAME($ship)) }: zatapia go więcej niż { $n } { $n ->
    [one] trafienie
    [few] trafienia
   *[other] trafień
}. Daje { $gold } Złota{ $legend ->
    [yes] {" "}i poziom Niesławy
   *[no] {""}
}{ $good ->
    [none] .
   *[other] {" "}oraz swoją skrzynię: { NAME($good) }.
}
board-merchant-deck = Karty kupców w talii: { $n }
board-crew-deck = Talia załogi: { board-decks-n }
board-skeleton-deck = Talia szkieletów: { board-decks-n }
board-legend-of = { $name }: { NAME($level) }
board-ghost-cargo = Przeklęte Złoto na statku widmie: { $n }. Mieści { $of }.
board-pool = Przeklęte Złoto w puli: { $n } z { $of }
board-lid = Żetony widmowego kilwateru w wieczku: { $n }; odrzucone: { $discard }

# fights
board-die = { $face }: { $n } { $n ->
    [one] trafienie
    [few] trafienia
   *[other] trafień
}.
board-sum = Razem { $n }: kości { $dice }, działa { $cannons }, bez rzutu { $hits }

# the solo pirate
board-solo-face = Przy wyniku { $face } płynie ku { $target ->
    [merchant_1] statkowi kupieckiemu 1
    [merchant_2] statkowi kupieckiemu 2
    [player] tobie
   *[nearest_merchant] bliższemu statkowi kupieckiemu
}.
board-solo-row = Żegluga { $sail }, kości { $dice }, dodatkowe trafienia { $hits }

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
