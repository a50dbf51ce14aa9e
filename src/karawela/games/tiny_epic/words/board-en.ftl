## The board of Tiny Epic Pirates, in English.
# board
board-label = The table of Tiny Epic Pirates
board-victory = Victory: { $names }
board-cards-n = { $n } { $n ->
    [one] card
   *[other] cards
}
board-decks-n = { board-cards-n }
board-deckhands-n = { $n } { $n ->
    [one] deckhand
   *[other] deckhands
}

# Somebody within a sentence
the-one = { $name_who ->
    [company] { $name ->
        [ghost_pirate] the ghost pirate
       *[other] the solo pirate
    }
   *[seat] { $name }
}

# the sea
board-port = Port { $n }
board-ship = { who }'s ship
board-ship-hidden = { who }'s ship, hidden in its cove
board-merchant-ship = { CAPITAL(NAME($ship)) }, bound for port { $port }. { $good ->
    [none] No crate on board.
   *[other] On board: { NAME($good) }.
}
board-chase = { $sure ->
    [yes] At the end of this turn it sails up to { board-cards-n } towards { the-one }
   *[no] If the captain crosses the ship line, it sails up to { board-cards-n } towards { the-one }
}{ $reaches ->
    [yes] {" "}and gets there.
   *[no] , but does not get there: it is { $far } cards away.
}
board-search-token = A search token, face down
board-wake-token = A wake token, face down
board-buried-of = { who }'s treasure
board-urn-buried-of = { who }'s urn
board-solo-goal = { who } sails for this card.
board-far = Sail to { NAME($card) } ({ $n } { $n ->
    [one] card
   *[other] cards
}).
board-storms = { $n } { $n ->
    [one] storm on the way, a jostle.
   *[other] storms on the way, a jostle each.
}
board-one-jostle = 1 jostle
board-order-there = You could carry out { NAME($order) } there.
board-comes = { CAPITAL(NAME($ship)) } would reach you there.
board-burial = A burial there costs { $n } Gold; you would have { $rest } left.
board-burial-lacks = A burial there costs { $n } Gold; you are { $lacks } short.
board-burial-done = One of your treasures lies there already.
board-not-afloat = Your ship is not at sea yet
board-hidden = hidden

# the wheel
board-wheel-of = { who }'s wheel
board-captain-on = { who }'s captain is on { NAME($order) }.
board-stops-here = Stop here, on { NAME($order) }.
board-goal = Go on to { NAME($order) }.
board-goal-costs = You leave { board-deckhands-n } on the wheel ({ $stations }).
board-goal-crosses = You cross the ship line{ $n ->
    [0] , without Gold from extort
   *[other] {" "}and gain { $n } Gold from extort
}; the ships sail at the end of your turn.
board-goal-takes-up = A deckhand lies there; you pick it up first.
board-captain = { $side ->
    [front] Burial, then Attack
   *[back] Burial, then Plunder
}{ $cursed ->
    [yes] . Cursed.
   *[no] .
}
board-used = Used in this turn.

# what a pirate has
board-gold = Gold: { $n } of { $most }.
board-cubes = Cursed Gold: { $n }; { $all } to spend in all.
board-crate = { CAPITAL(NAME($good)) }, price { $n }
board-hold = Hold: { $n } of { $of }
board-sure-fire = Sure-fire tokens: { $n } of { $of }
board-treasures = Treasures still to bury: { $n } of { $of }
board-urn-supply = The urn can still be bought for { $n } { $n ->
    [one] cube
   *[other] cubes
} of Cursed Gold.
board-urn-carried = The urn is on board.
board-urn-buried = The urn is buried at { NAME($card) }.
board-urn-of = { who }'s urn, not bought yet

# what all share
board-price = { CAPITAL(NAME($good)) }: { $n } Gold a crate
board-merchant = { CAPITAL(NAME($ship)) } is sunk by more than { $n } hits. It brings { $gold } Gold{ $good ->
    [none] { $legend ->
        [yes] {" "}and a level of legend
       *[no] {""}
    }.
   *[other] { $legend ->
        [yes] , a level of legend
       *[no] {""}
    } and its crate of { NAME($good) }.
}
board-merchant-deck = Merchant cards to come: { $n }
board-crew-deck = Crew deck: { board-decks-n }
board-skeleton-deck = Skeleton crew deck: { board-decks-n }
board-legend-of = { $name }: { NAME($level) }
board-ghost-cargo = Cursed Gold on the ghost ship: { $n }. The ship holds { $of }.
board-pool = Cursed Gold in the pool: { $n } of { $of }
board-lid = Wake tokens in the lid: { $n }; discarded: { $discard }

# fights
board-die = { $face }: { $n } { $n ->
    [one] hit
   *[other] hits
}.
board-sum = { $n } in all (dice { $dice }, cannons { $cannons }, without a die { $hits })

# the solo pirate
board-solo-face = With a { $face } it sails for { $target ->
    [merchant_1] merchant ship 1
    [merchant_2] merchant ship 2
    [player] you
   *[nearest_merchant] the nearer merchant ship
}.
board-solo-row = { $sail ->
    [one] 1 card
   *[other] { $sail } cards
} of sailing, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $hits ->
    [0] no extra hit
    [one] 1 extra hit
   *[other] { $hits } extra hits
}

# the turn
board-round = Round { $n }
board-phase-setup = Setup
board-phase-command = Command
board-phase-sail = Sail
board-phase-order = Order
board-phase-bonus = Bonus actions
board-phase-ships = Ships
board-token-search = Search
board-token-wake = Wake
