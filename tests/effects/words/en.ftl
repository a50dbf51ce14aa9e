goods-silver = { $n } silver
goods-xp = { $n ->
    [one] 1 Experience token
   *[other] { $n } Experience tokens
}
goods-sailor = { $n ->
    [one] 1 Sailor
   *[other] { $n } Sailors
}
goods-crew = { $n ->
    [one] 1 crew token
   *[other] { $n } crew tokens
}
goods-gun = { $n ->
    [one] 1 Gun
   *[other] { $n } Guns
}
goods-barrel = { $n ->
    [one] 1 Barrel
   *[other] { $n } Barrels
}
goods-chest = { $n ->
    [one] 1 Chest
   *[other] { $n } Chests
}
goods-cargo = { $n } Barrels or Chests
goods-passenger = { $n ->
    [one] 1 Passenger
   *[other] { $n } Passengers
}
goods-hand_card = { $n } Action cards from hand
place-own_base = in your own Base
place-base = in a Base
place-base_or_tavern = in a Base or Tavern
place-other_tavern = in the other Tavern
place-other_main_island = in the Port of another Main Island
place-rolled_island = the Port of the Main Island of the die
place-enemy_island = in the Port of another player's island
place-this_island = on this island
place-fire_island = on the island whose Port burns
place-board = on the board
trigger-battery_attack = a Cannon Battery attacks this ship
who-owner = its owner
over-unfortified_islands = each Occupied Island with a Plantation or Mine and without a Fort
over-poorest_players = each player with the fewest Occupied Islands
over-ships_in_tavern = each Player Ship in a Tavern
until-battle = until the end of this battle
until-turn = until the end of this turn
until-next_round = until the end of the next Round
until-next_event = until the next Event card
condition-wind = the wind is from { $least } to { $most }
condition-has = you have at least { $what_said }
condition-officer = this ship has its { $officer }
condition-played_with = you also play { NAME($card) }
condition-sixes = your salvo shows { $n ->
    [one] a 6
   *[other] { $n } sixes
}
condition-fort_at_fire = a Fort stands there
condition-no_hourglass = no Hourglass lies on this island
condition-skull_rock = your Skull Rock is on the board
effect-gain = { $who ->
    [self] take
    [rival] the rival takes
   *[other] { $who_said } takes
} { $what_said }
effect-lose = { $ship ->
    [opp] the opponent's ship loses
   *[other] lose
} { $what_said }
effect-transfer = move { $what_said } from { $from } to { $to }
effect-draw = draw { $n } Action cards, keep { $keep }
effect-peek = look at { $n } cards of { $pile }
effect-card_to = { $zone ->
    [box] put this card into the box
   *[other] put this card { $zone }
}
effect-valuable = keep this card; sell it { $at_said } for { $silver } silver
effect-tale = a sea tale ({ $n })
effect-place = put { $token } { $at_said }
effect-remove = remove { $token } { $at_said }
effect-spawn = put { $unit } { $at_said }
effect-npc_move = move { $unit } by { $n }
effect-damage = { $target }: { $n } Damage Markers
effect-build = build { $what } for { $discount } less
effect-destroy = remove one Plantation or Mine { $at_said }
effect-wind_to = { $mode ->
    [swap_tiles] exchange the two waiting Weather tiles
    [set] set the wind to { $n }
   *[other] move the wind by { $n } after the tile
}
effect-delay = wait { $hourglass ->
    [one] until the end of this Round
   *[other] until the end of the next Round
} (no { $blocks_said })
effect-block = close { $what } { $at_said } (Hourglass { $hourglass })
effect-speed = { $n ->
    [fastest] the speed of your fastest ship
   *[other] { $n } to the Maximum Range
} { $until_said }
effect-move_ship = move { $n } spaces
effect-permit = may use { $what } { $until_said }
effect-protect = is safe from { $from }
effect-cancel = { $what ->
    [attack] the attack does not take place
   *[other] cancel the { $what }
}
effect-first_strike = you fire first
effect-dice = { $n } more dice in your salvo
effect-reroll = { $n } dice are thrown again
effect-modify_die = change { $n } dice
effect-convert = each { $from } of your salvo { $to ->
    [rigging] hits the rigging
   *[other] counts as { $to }
}
effect-after_salvo = after your salvo: { $do }
effect-disable = the opponent's { $what } do not work
effect-reach = fire over { $n } steps
effect-attack = a raider fires { $dice } dice; if you sink it: { $win }
effect-duel = a duel against { $theirs } dice; if you win: { $win }
effect-attempt = as often as you like: { $do }
effect-game = a game of { $kind }
effect-negotiate = name a rival; if he agrees: { $agree }; if not: { $refuse }
effect-modify = { $rule ->
    [price_tale] sea tales bring { $value } silver more
    [recruit_tavern] no recruiting in Taverns
    [double_marker_sixes] { $value } sixes put a second Damage Marker
   *[other] { $rule } { $value }
} { $until_said }
