## Tiny Epic Pirates: what can be chosen, in English.

# Phrases that stand in other messages
token-here = { $which ->
    [wake] the wake token
   *[search] the search token
}
whom = { $target_kind ->
    [colour] { $target_who ->
        [seat] { $target_name }
        [company] { $target_name ->
            [ghost_pirate] the ghost pirate
           *[other] the solo pirate
        }
       *[nobody] { NAME($target) }
    }
   *[ship] { NAME($target) }
}
work = { $station ->
    [rigging] sail 1 card farther
    [cannons] 1 more hit in battle
    [extort] 1 Gold when crossing the ship line
   *[repair] of no use there
}
place-settlement = settlement ({ $what ->
    [one] 1 crate
   *[other] { $what } crates
})
place-market = market ({ NAME($what) })
place-tavern = tavern
place-cove = cove
place-burial = burial place ({ $what } Gold)
place-mausoleum = mausoleum
place-wreck = wreck
place-cursed_burial = cursed burial place
place-search = search token
place-wake = wake token
place-somebody = { $name_who ->
    [company] { $name ->
        [ghost_pirate] the ghost pirate
       *[other] the solo pirate
    }
   *[seat] { $name }
}'s ship
place-empty = nothing else
crew-in-short = { $hits ->
    [0] hits with { $symbols }
    [one] { $symbols ->
        [none] 1 hit without a die
       *[other] hits with { $symbols } and once without a die
    }
   *[other] { $symbols ->
        [none] { $hits } hits without a die
       *[other] hits with { $symbols } and { $hits } times without a die
    }
}; on { NAME($trigger) }: { $does }

# A move in a few words, as a log tells it
move-choose_side = { $side ->
    [front] Front of the captain card
   *[back] Back of the captain card
}
move-place_ship = Begin at { NAME($card) }
move-captain_skip = Go on: leave a deckhand from { NAME($from) }
move-captain_pass = Go on, free
move-captain_stop = Stop here
move-assign_deckhand = Put the deckhand on { NAME($station) }
move-sail_to = Sail to { NAME($card) }
move-sail_end = Sail no farther
move-order_plunder = Plunder
move-order_trade = { $n ->
    [one] Sell 1 crate
   *[other] Sell { $n } crates
}
move-order_trade_urn = Buy Amdiak's urn
move-order_crew_up = Crew Up
move-order_search = { $token ->
    [wake] Search: the wake token
    [search] Search: the search token
   *[none] Search
}
move-order_attack = Attack { whom }
move-order_hide_out = Hide out
move-order_decline = Don't carry out the order
move-discard_crate = Put back { NAME($good) }
move-crew_up = { $row ->
    [skeleton] Hire from the skeleton row
   *[crew] Hire from the crew row
}
move-refresh_row = { $pay ->
    [cursed] Pay a cube of Cursed Gold for other cards
   *[gold] Pay Gold for other cards
}
move-hire = Hire { NAME($card) }
move-hire_none = Hire nobody
move-dismiss = Dismiss { NAME($card) }
move-hide_assign = Move a deckhand from { NAME($from) } to { NAME($station) }
move-done = Move no more deckhands
move-reroll = Reroll die { $die }
move-sure_fire = Turn die { $die } to “{ $face }”
move-dice_done = Leave the dice as they are
move-jostle = Move a deckhand from { NAME($from) } to repair
move-choose_port = { $n ->
    [1] Start again from port 1
   *[other] Start again from port 2
}
move-bury = { $cubes ->
    [none] Bury a treasure
    [0] Bury a treasure without Cursed Gold
    [one] Bury a treasure, paying 1 cube of Cursed Gold
   *[other] Bury a treasure, paying { $cubes } cubes of Cursed Gold
}
move-bury_urn = Bury Amdiak's urn
move-bonus_attack = Attack { whom }
move-bonus_plunder = Plunder
move-bonus_skip = Skip this bonus action
move-use_crew = Use the bonus action of { NAME($card) }
move-bonus_end = No more bonus actions
move-trade = { move-order_trade }
move-trade_urn = { move-order_trade_urn }
move-search = { move-order_search }
move-attack = { move-order_attack }
move-reassign = { move-hide_assign }
move-mend = Move a deckhand from repair to { NAME($station) }
move-take_cursed = Take a cube of Cursed Gold
move-leave_cursed = Don't take the cube of Cursed Gold
move-deep_search = { $token ->
    [wake] Turn up the wake token at { NAME($card) }
    [search] Turn up the search token at { NAME($card) }
   *[none] Turn up the token at { NAME($card) }
}
move-market_shift = Raise the price of { NAME($good) } by { $n }
move-cursed_exchange = { $n ->
    [one] Exchange 1 cube of Cursed Gold
   *[other] Exchange { $n } cubes of Cursed Gold
}
move-borrow_crew = Borrow the bonus action of { NAME($card) }
move-move_ship = Steer { NAME($ship) } to { NAME($card) }
move-navy_crate = Give up { NAME($good) }

# The same for whoever chooses: what it does and costs now
offer-choose_side = { $side ->
    [front] Front
   *[back] Back
}: your dice hit with { $symbols }; after burying you may { $what ->
    [attack] attack
   *[plunder] plunder
}
offer-place_ship = Begin at { NAME($card) }: { PLACE($card, $tokens, $ships, $pirate_1, $pirate_1_who, $pirate_2, $pirate_2_who, $pirate_3, $pirate_3_who) }
offer-captain_skip = { $line ->
    [yes] Cross the ship line to { NAME($next) }: leave a deckhand from { NAME($from) }{ $gains ->
        [0] , no Gold from extort
       *[other] , { $gains } Gold from extort
    }
   *[no] Go on to { NAME($next) }: leave a deckhand from { NAME($from) }
}
offer-captain_pass = Go on to { NAME($next) }, free
offer-captain_stop = Stop on { NAME($order) }: { $n ->
    [one] sail up to 1 card
   *[other] sail up to { $n } cards
}{ $line ->
    [yes] , then the ships sail
   *[no] {""}
}
offer-assign_deckhand = { CAPITAL(NAME($station)) }: { work }
offer-sail_to = Sail to { NAME($card) }: { PLACE($card, $tokens, $ships, $pirate_1, $pirate_1_who, $pirate_2, $pirate_2_who, $pirate_3, $pirate_3_who) }{ $stormy ->
    [yes] ; a storm on the way will jostle your ship
   *[no] {""}
}{ $steals ->
    [yes] ; steal a cube of Cursed Gold
   *[no] {""}
}
offer-sail_end = Stay at { NAME($card) }
offer-order_plunder = Plunder { NAME($card) }: { $n ->
    [one] 1 crate
   *[other] { $n } crates
} from the bag; { $room ->
    [0] your hold is full, you can only exchange
    [one] room for 1
   *[other] room for { $room }
}{ $curse ->
    [yes] ; a cube of Cursed Gold, if you like
   *[no] {""}
}
offer-order_trade = { $n ->
    [one] Sell 1 crate
   *[other] Sell { $n } crates
} of { NAME($good) }: +{ $gains } Gold{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost)
}{ $falls ->
    [yes] {" "}– then its price falls to { $price }
   *[no] {""}
}
offer-order_trade_urn = { $price ->
    [0] Take Amdiak's urn, free
    [one] Buy Amdiak's urn for 1 cube of Cursed Gold; { $left } left
   *[other] Buy Amdiak's urn for { $price } cubes of Cursed Gold; { $left } left
}
offer-order_crew_up = Hire one of these: { LIST($cards) }{ $full ->
    [yes] {" "}(and dismiss one of yours)
   *[no] {""}
}
offer-order_search = Turn up { token-here }
offer-order_attack = Attack { whom }{ $foe ->
    [merchant] {" "}(strength { $strength }): +{ $gains } Gold{ $good ->
        [none] {""}
       *[other] , { NAME($good) }
    }{ $rises ->
        [yes] , legend
       *[no] {""}
    }
   *[captain] { $brings ->
        [fame] : a victory brings legend
        [loot] : a victory brings Cursed Gold
        [both] : a victory brings legend and Cursed Gold
       *[nothing] : a victory only hurts the loser
    }
}; { $percent }% chance by the dice alone
offer-order_hide_out = Hide in the cove of { NAME($card) } and move deckhands to other stations
offer-order_decline = Don't carry out { NAME($order) }
offer-discard_crate = Put back { NAME($good) } (price { $price }, you have { $have })
offer-crew_up = { $row ->
    [skeleton] Skeleton row
   *[crew] Crew row
}: { LIST($cards) }
offer-refresh_row = { $price ->
    [0] Other cards, free
   *[other] { $pay ->
        [cursed] Pay { $price ->
            [one] 1 cube
           *[other] { $price } cubes
        } of Cursed Gold for other cards
       *[other] Pay { $price } Gold for other cards
    }
}
offer-hire = Hire { NAME($card) } ({ CREW($card) }){ $full ->
    [yes] {" "}and dismiss one of yours
   *[no] {""}
}
offer-dismiss = Dismiss { NAME($card) } ({ CREW($card) })
offer-hide_assign = { $on ->
    [none] { CAPITAL(NAME($from)) }
   *[other] { NAME($on) } ({ NAME($from) })
} → { NAME($station) }{ $gains ->
    [0] {""}
   *[other] : +{ $gains } Gold
}
offer-reassign = { CAPITAL(NAME($from)) } → { NAME($station) }
offer-mend = From repair to { NAME($station) }: { work }
offer-reroll = Reroll die { $die } (“{ $shows }”, { hits-of }): { $left ->
    [one] 1 reroll left
   *[other] { $left } rerolls left
}
hits-of = { $counts ->
    [0] no hit
    [one] 1 hit
   *[other] { $counts } hits
}
offer-sure_fire = Turn “{ $shows }” to “{ $face }” (die { $die }): { $way ->
    [gain] { $more ->
        [one] 1 hit more
       *[other] { $more } hits more
    }
    [loss] { $more ->
        [one] 1 hit fewer
       *[other] { $more } hits fewer
    }
   *[none] as many hits as before
}
offer-dice_done = { $ends ->
    [open] Leave the dice as they are: you have { $total } in all
    [wins] Leave the dice: you win { $total } to { $against }
    [ties] Leave the dice: you tie { $total } to { $against }
   *[loses] Leave the dice: you lose { $total } to { $against }
}
offer-jostle = { $on ->
    [none] { CAPITAL(NAME($from)) }
   *[other] { NAME($on) } ({ NAME($from) })
}{ $from ->
    [rigging] : you sail 1 card less
    [cannons] : 1 hit less in battle
    [extort] : 1 Gold less at the ship line
   *[other] {""}
}
offer-choose_port = { $n ->
    [1] { CAPITAL(NAME($ship)) } starts again from port 1, in the north-west
   *[other] { CAPITAL(NAME($ship)) } starts again from port 2, in the south-east
}
offer-bury = Bury treasure { $nth } of { $of } for { $coins } Gold{ $k ->
    [0] {""}
    [one] {" "}and 1 cube of Cursed Gold
   *[other] {" "}and { $k } cubes of Cursed Gold
}; leaves { $left } Gold{ $curse ->
    [yes] {" "}and { $cubes_left } Cursed Gold
   *[no] {""}
}
offer-bury_urn = Bury Amdiak's urn: you lose all your Gold ({ $coins }) and Cursed Gold ({ $k })
offer-bonus_attack = { offer-order_attack }
offer-bonus_plunder = { offer-order_plunder }
offer-bonus_skip = { $what ->
    [bury] Bury nothing here now
    [urn_too] Bury nothing here now, not even the urn
    [attack] Attack nobody
   *[plunder] Don't plunder
}
offer-use_crew = { NAME($card) }: { TELL($does) }{ $curse ->
    [yes] {" "}(you have { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    })
   *[no] {""}
}
offer-trade = { offer-order_trade }
offer-trade_urn = { offer-order_trade_urn }
offer-search = { offer-order_search }
offer-attack = { offer-order_attack }
offer-take_cursed = Take a cube of Cursed Gold (the pool has { $left })
offer-deep_search = Turn up { token-here } at { NAME($card) }
offer-market_shift = Pay a cube of Cursed Gold: raise { NAME($good) } from { $price } to { $then }
offer-cursed_exchange = Exchange { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} of Cursed Gold for { $gains } Gold{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost)
}
offer-borrow_crew = { NAME($card) }: { TELL($does) }
offer-navy_crate = Give up { NAME($good) } (price { $price }, you have { $have })
