## Tiny Epic Pirates: what happened, in English.
who = { $name_who ->
    [company] { $name ->
        [ghost_pirate] The ghost pirate
       *[other] The solo pirate
    }
   *[seat] { $name }
}
other-one = { $other_who ->
    [company] { $other ->
        [ghost_pirate] the ghost pirate
       *[other] the solo pirate
    }
   *[seat] { $other }
}
cubes-n = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} of Cursed Gold

event-turn = Round { $n }: { $name_who ->
    [company] { $name ->
        [ghost_pirate] the ghost pirate's turn.
       *[other] the solo pirate's turn.
    }
   *[seat] { $name }'s turn.
}
event-chooses_side = { $name } chose the { $side } of the captain card.
event-ship_placed = { who } began at { NAME($card) }, hidden in the cove.
event-navy_placed = The Navy ship began at { NAME($card) }.
event-ghost_placed = The ghost ship began at { NAME($card) }.
event-captain = { who }'s captain stopped on { NAME($order) }.
event-line = { who }'s captain crossed the ship line.
event-extorts = { who } had { $n } { $n ->
    [one] deckhand
   *[other] deckhands
} on extort.
event-assigned = { who } put a deckhand on { NAME($station) }.
event-paid = { who } left a deckhand from { NAME($from) } on { NAME($order) }.
event-moved = { who } moved a deckhand from { NAME($from) } to { NAME($station) }.
event-jostled = { who }'s ship was jostled: a deckhand went from { NAME($from) } to repair.
event-steady = { who }'s ship was jostled, without effect: all deckhands were in repair already.
event-sails = { who } sailed to { NAME($card) }.
event-storm = { who } sailed through a storm.
event-steals = { who } stole Cursed Gold from the ghost ship.
event-declines = { who } did not carry out { NAME($order) }.
event-order = { who } carried out { NAME($order) }.
event-gold = { $n_way ->
    [gain] { who } gained { $n } Gold.
   *[loss] { who } gave up { $n } Gold.
}
event-cubes = { $n_way ->
    [gain] { who } gained { cubes-n }.
   *[loss] { who } gave up { cubes-n }.
}
event-no_cube = { who } gained no Cursed Gold, as there was none left.
event-draws = { who } took { NAME($good) } aboard.
event-returns = { who } put { NAME($good) } back into the bag.
event-bag_empty = { who } drew nothing: the bag was empty.
event-sells = { who } sold { $n } { $n ->
    [one] crate
   *[other] crates
} of { NAME($good) } for { $gold } Gold.
event-price = The price of { NAME($good) } was now { $n }.
event-hires = { who } hired { NAME($card) }.
event-hires_nobody = { who } hired nobody.
event-dismisses = { who } dismissed { NAME($card) }.
event-refreshes = { $row ->
    [skeleton] { who } replaced the cards of the skeleton row.
   *[crew] { who } replaced the cards of the crew row.
}
event-comes_up = New in the row: { NAME($card) }.
event-finds = { who } turned up a token: { NAME($token) }.
event-hides = { who } hid in the cove of { NAME($card) }.
event-buries = { who } buried a treasure at { NAME($card) } for { $gold } Gold{ $cubes ->
    [0] .
    [one] {" "}and 1 cube of Cursed Gold.
   *[other] {" "}and { $cubes } cubes of Cursed Gold.
}
event-buys_urn = { who } bought Amdiak's urn.
event-buries_urn = { who } buried Amdiak's urn at { NAME($card) }.
event-attacks = { who } attacked { whom }.
event-total = { who } scored { $n ->
    [one] 1 hit
   *[other] { $n } hits
} (dice { $dice }, cannons { $cannons }, without a die { $hits }).
event-sinks = { who } sank { NAME($ship) } ({ NAME($merchant) }).
event-holds_off = { who } and { NAME($ship) } were equally strong.
event-beaten_by_ship = { who } was beaten off by { NAME($ship) }.
event-wins = { who } defeated { other-one }.
event-tie = { who } and { other-one } were equally strong.
event-sure_fire = { $n_way ->
    [gain] { who } gained { $n ->
        [one] a sure-fire token
       *[other] { $n } sure-fire tokens
    }.
   *[loss] { who } spent { $n ->
        [one] a sure-fire token
       *[other] { $n } sure-fire tokens
    }.
}
event-legend = { who } rose to the level of { NAME($level) }.
event-fourth = { who } put the fourth deckhand on { NAME($station) }.
event-merchant_card = { CAPITAL(NAME($ship)) } got a new card: { NAME($merchant) }.
event-ship_moves = { CAPITAL(NAME($ship)) } sailed to { NAME($card) }.
event-ship_loads = { CAPITAL(NAME($ship)) } loaded { NAME($good) }.
event-navy_attacks = { who } was attacked by the Navy.
event-wake_token = The ghost ship left a wake token at { NAME($card) }.
event-haunted = { who } was haunted by the ghost ship.
event-cursed = { who }'s captain was cursed.
event-uses = { who } used the bonus action of { NAME($card) }.
event-borrows = { who } borrowed the bonus action of { NAME($card) }.
event-takes_cube_from = { who } took Cursed Gold from { other-one }.
event-end_near = { who } had buried everything, so this was the last round.
event-round_limit = The game ended after { $n } { $n ->
    [one] round
   *[other] rounds
}.

# What the solo pirate does
event-solo_die = { who } rolled a { $n }, which means { NAME($order) }.
event-solo_stops_short = { who } had no deckhand to leave on { NAME($order) } and stopped there.
event-solo_target = { who } chose { whom } as its target, { $why ->
    [nearest] the nearer of the two.
    [first] both being equally near and this the first.
    [ghost_nearer] which was nearer than you.
   *[die] as the die said.
}
event-solo_burial_way = { who } could pay for a burial and made for { NAME($card) } instead.
event-solo_stays = { who } was there already and did not sail.
event-solo_idle = { who } could not carry out { NAME($order) } and gained { $n ->
    [0] nothing instead: no more Gold fits on its track.
   *[other] { $n } Gold instead.
}
event-solo_retreats = { who } retreated to the cove of { NAME($card) } and hid there.
event-solo_no_room = { who } had no room left on board.

# Chance
chance-map_card = Dealt: { NAME($thing) }
chance-market = On the market: { NAME($good) }
chance-merchant = Merchant card: { NAME($thing) }
chance-crate = From the bag: { NAME($good) }
chance-crew = In the crew row: { NAME($thing) }
chance-skeleton = In the skeleton row: { NAME($thing) }
chance-order = On the wheel: { NAME($order) }
chance-first_player = First player: { $name }
chance-search_token = Turned up: { NAME($thing) }
chance-wake_token = Turned up: { NAME($thing) }
chance-die = Die: { $n }
chance-solo_die = The opponent's die: { $n }
