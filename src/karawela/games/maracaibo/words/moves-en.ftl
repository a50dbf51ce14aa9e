## Pirates of Maracaibo: what is asked and chosen, in English.

# What is asked, to the player who is asked
ask-keep_quest = Which quests do you keep? Nobody else will see them.
ask-move = Where does your ship sail? It must end nearer to Maracaibo.
ask-step = Sail on, or stop here.
ask-pay = You can't pay everybody here. Whom do you pay?
ask-card = Acquire this card, or leave it and take doubloons.
ask-effects = What do you do next?
ask-residence = Build this residence?
ask-upgrade = Make a ship upgrade: choose a slot.
ask-raid = Go raiding?
ask-reroll = Keep these dice, or roll all of them again.
ask-raid_die = Which die do you take? It gives strength and treasure.
ask-raid_kind = Which treasure is this raid for?
ask-raid_spend = Spend your strength.
ask-island = Which island gets the cubes?
ask-treasure = Take this treasure? Its island loses a cube.
ask-supply = The island is empty. Take this treasure from the supply?
ask-treasure_kind = Which treasure do you take?
ask-bury = Which treasure do you bury, and where?
ask-explore = Where does your explorer go?
ask-quest = Take a quest: unseen from the deck, or an open one.
ask-quest_sell = Which quest do you discard for { doubloons }?
ask-take = Which card do you acquire?
ask-galleon = Which figurehead tile do you take for { doubloons }?
ask-bm_place = Which black market tile do you place, and where?
ask-bm_activate = Which of your black market tiles do you activate?
ask-build = Which residence do you build?
ask-gulf = In the Gulf: choose one action.
ask-ruby = Take a ruby?
ask-ruby_sell = Sell a ruby?
ask-ruby_exchange = How many rubies do you exchange for { points-n } each?
ask-retire = Which residence do you build for half its cost?

# What the others read meanwhile: "Ada sails."
kind-keep_quest = chooses quests
kind-move = sails
kind-step = sails
kind-pay = decides whom to pay
kind-card = looks at an upgrade card
kind-effects = chooses what to do
kind-residence = thinks about a residence
kind-upgrade = upgrades the ship
kind-raid = thinks about a raid
kind-reroll = looks at the dice
kind-raid_die = chooses a die
kind-raid_kind = chooses the aim of a raid
kind-raid_spend = spends strength
kind-island = chooses an island
kind-treasure = weighs a treasure
kind-supply = weighs a treasure
kind-treasure_kind = chooses a treasure
kind-bury = buries treasure
kind-explore = explores
kind-quest = looks for a quest
kind-quest_sell = may discard a quest
kind-take = looks for a card
kind-galleon = looks at figurehead tiles
kind-bm_place = places a black market tile
kind-bm_activate = visits the black market
kind-build = looks for a residence
kind-gulf = is in the Gulf
kind-ruby = looks at a ruby
kind-ruby_sell = may sell a ruby
kind-ruby_exchange = may exchange rubies
kind-retire = retires

# Counted things that stand in other messages
doubloons = { $n } { $n ->
    [one] doubloon
   *[other] doubloons
}
points-n = { $n } { $n ->
    [one] point
   *[other] points
}
price = { $price ->
    [0] free
    [one] 1 doubloon
   *[other] { $price } doubloons
}
paying-ships = { $ships ->
    [0] {""}
    [one] {" "}– 1 doubloon to the ship there
   *[other] {" "}– 1 doubloon to each of { $ships } ships there
}

# A move in a few words, as a log tells it
move-keep_quest = { $quest_count ->
    [1] Keep { NAME($quest_1) }
   *[other] Keep { NAME($quest_1) } and { NAME($quest_2) }
}
move-move = Sail to { NAME($cell) }
move-step = On to { NAME($cell) }
move-stop = Stop here
move-pay = { $who_count ->
    [0] Pay nobody
    [1] Pay 1 doubloon to { $who_1 }
   *[2] Pay 1 doubloon each to { $who_1 } and { $who_2 }
}
move-card_coins = Leave it and take doubloons
move-card_buy = Acquire the card
move-done = Done: skip the rest
move-skip = No, thanks
move-residence_build = Build the residence
move-upgrade = Upgrade the ship: { NAME($slot) }
move-raid_start = Raid
move-raid_reroll = Roll all again
move-raid_keep = Keep the dice
move-raid_die = Take the { NAME($kind, case: "die") }
move-raid_kind = Raid for { NAME($kind, case: "many") }
move-raid_spend = { $pool ->
    [1] Raid action: { NAME($action) }
   *[other] Raid action: { NAME($action) } (strength of raid { $pool })
}
move-raid_stop = Stop: the strength left is lost
move-island = To the { NAME($kind) } island
move-treasure_take = Take the treasure
move-treasure_kind = Take { NAME($kind, case: "many") }
move-bury = Bury 1 { NAME($kind) } in { NAME($space) }
move-explore_trade = Go less far: { NAME($source) }
move-explore_move = Explore to { NAME($space) }
move-quest_refresh = Refresh the quest market
move-quest_take = { $pick ->
    [deck] Draw a quest unseen
   *[other] Take quest { $pick } of the market
}
move-quest_sell = Discard { NAME($quest) }
move-take = Acquire { NAME($card) }
move-galleon = Take the { NAME($tile) }
move-bm_place = Place { NAME($tile) } on { NAME($place) }
move-bm_activate = Activate { NAME($tile) }
move-build = Build the { NAME($residence) }
move-ruby_take = Take a ruby
move-ruby_sell = Sell a ruby: { NAME($space) }
move-ruby_exchange = { $n ->
    [0] Keep all rubies
    [one] Exchange { $n } ruby
   *[other] Exchange { $n } rubies
}
move-retire = Build the { NAME($residence) } for half its cost

# An effect that is chosen among others
do-none = None of these
do-dbl = Take the doubloons
do-vp = Take the points
do-treasure = Take a treasure
do-cube = Add cubes to an island
do-upgrade = Upgrade the ship
do-bury = Bury a treasure
do-quest = Take a quest
do-quest_sell = Discard a quest
do-raid = Raid
do-raid_fixed = Raid without dice
do-raid_die = Raid with one die
do-explore = Explore
do-bm_place = Place a black market tile
do-bm_activate = Activate a black market tile
do-galleon = Take a figurehead tile
do-build = Build a residence
do-take_crew = Acquire a crew card
do-take_equipment = Acquire an equipment card
do-take_ship = Acquire a ship card
do-take_income = Take your income
do-vp_per = Score points
do-explorer_space = Use the explorer's space again
do-retire = Retire

# The same for whoever chooses: what it does and costs now
offer-keep_quest = { $quest_count ->
    [1] Keep { NAME($quest_1) }: { ABOUT($quest_1) }
   *[other] Keep { NAME($quest_1) } ({ ABOUT($quest_1) }) and { NAME($quest_2) } ({ ABOUT($quest_2) })
}
offer-move = { $lies ->
    [gulf] The Gulf: a ship upgrade, then { ABOUT($cell) }
    [maracaibo] Maracaibo: { ABOUT($cell) }, a ship upgrade
    [place] { NAME($card) }: { ABOUT($card) }{ paying-ships }
    [residence] { NAME($card) }: { ABOUT($card) } ({ price }){ paying-ships }
    [own] { NAME($card) }: your residence already{ paying-ships }
    [card] { NAME($card) }: { ABOUT($card) } ({ price }){ paying-ships }
    [dear] { NAME($card) }: too dear ({ price }), { $coins } doubloons instead{ paying-ships }
   *[back] { CAPITAL(NAME($card)) }, { NAME($cell) }{ $coins ->
        [0] {""}
        [one] : 1 doubloon
       *[other] : { $coins } doubloons
    }{ paying-ships }
}
offer-step = On: { offer-move }
offer-card_buy = Acquire { NAME($card) } ({ price }): { ABOUT($card) }
offer-card_coins = Leave { NAME($card) } and take { doubloons }
offer-residence_build = Build the { NAME($card) } ({ price }): { ABOUT($card) }
offer-take = Acquire { NAME($card) } ({ price }): { ABOUT($card) }
offer-build = Build the { NAME($residence) } ({ price }): { ABOUT($residence) }
offer-retire = Build the { NAME($residence) } for half its cost ({ price }): { ABOUT($residence) }
offer-do_now = { CAPITAL(TELL($does)) }
offer-gulf = { CAPITAL(TELL($does)) }
offer-upgrade = { CAPITAL(ABOUT($slot)) } ({ NAME($slot) })
offer-raid_start = { CAPITAL(TELL($does)) }
offer-raid_reroll = Roll all again ({ $n ->
    [one] the last time
   *[other] { $n } times left
})
offer-raid_keep = Keep the dice: strength { $gold } for gold, { $emerald } for emeralds, { $pearl } for pearls
offer-raid_stop = { $n ->
    [0] Stop
   *[other] Stop: { $n } strength left is lost
}
offer-raid_die = Take the { NAME($kind, case: "die") }: { NAME($kind) }, strength { $n }
offer-raid_kind = Raid for { NAME($kind, case: "many") }, strength { $n }
offer-raid_spend = { CAPITAL(TELL($does)) } for { $cost } strength{ $of ->
    [all] {""}
   *[own] {" "}({ NAME($action) })
}{ $raids ->
    [1] {""}
   *[other] {" "}– strength of raid { $pool }
}{ $left ->
    [0] , nothing left
   *[other] , { $left } left
}
offer-island = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} to the { NAME($kind) } island, which has { $cubes }: each { NAME($kind) } is then worth { $worth } { $worth ->
    [one] point
   *[other] points
}
offer-treasure_take = { $cubes ->
    [0] Take 1 { NAME($kind) } from the supply
    [one] Take 1 { NAME($kind) }: its island loses the last cube
   *[other] Take 1 { NAME($kind) }: its island loses 1 of { $cubes } cubes
}
offer-treasure_kind = { $n ->
    [one] Take 1 { NAME($kind) }
   *[other] Take { $n } { NAME($kind, case: "many") }
}; { $cubes ->
    [0] the island is empty
    [one] the island has 1 cube
   *[other] the island has { $cubes } cubes
}
offer-bury = Bury 1 { NAME($kind) }: { ABOUT($space) } ({ NAME($space) })
offer-explore_move = { $n ->
    [one] 1 space on
   *[other] { $n } spaces on
}{ $way ->
    [upper] {" "}by the upper way
    [lower] {" "}by the lower way
   *[none] {""}
}: { ABOUT($space) }
offer-explore_trade = Go { $cost } { $cost ->
    [one] space
   *[other] spaces
} less far: { TELL($does) } ({ NAME($source) })
offer-quest_take = { $quest ->
    [none] { move-quest_take }
   *[other] Take { NAME($quest) }: { ABOUT($quest) }
}
offer-quest_sell = Discard { NAME($quest) } for { doubloons }
offer-galleon = Take the { NAME($tile) } ({ price }): { ABOUT($tile) }
offer-bm_place = Place { NAME($tile) } ({ TELL($does) }) on { NAME($place) }{ $price ->
    [0] {""}
   *[other] : { price }
}
offer-bm_activate = Activate { NAME($tile) }: { TELL($does) }
offer-ruby_sell = Sell a ruby: { ABOUT($space) }
offer-ruby_exchange = { move-ruby_exchange }{ $points ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
}

# Why not
refusal-stay = Your ship has to move.
refusal-too-far = That is farther than { $n } { $n ->
    [one] space
   *[other] spaces
}.
refusal-not-nearer = That is not nearer to Maracaibo than where you are.
refusal-no-space = No ship can be there.
refusal-no-way-on = From there the move could not be ended legally.
refusal-from-gulf = From the Gulf a ship goes to Maracaibo.
refusal-must-choose = You must acquire the card or take the doubloons.
refusal-too-dear = That costs { $cost } { $cost ->
    [one] doubloon
   *[other] doubloons
}; you have { $have }.
refusal-own-marker = Your marker is on the { NAME($residence) } already.
refusal-wrong-kind = { NAME($card) } is { $kind ->
    [equipment] an equipment card
   *[other] a { NAME($kind) } card
}.
refusal-face-down = That card lies face down.
refusal-no-card = There is no card to acquire.
refusal-slot-filled = That slot is filled already: { NAME($slot) }.
refusal-slot-locked = “{ CAPITAL(NAME($slot)) }” opens at { $needs } { $needs ->
    [one] cube
   *[other] cubes
} on the ship; you have { $have }.
refusal-strength = That needs { $cost } strength; you have { $have }.
refusal-used-this-turn = That raid action has been used in this turn: { NAME($action) }.
refusal-not-unlocked = You have not unlocked that: { NAME($action) }.
refusal-no-use = That would do nothing now.
refusal-not-stored = You have no { NAME($kind) } to bury.
refusal-bury-taken = That space is taken: { NAME($space) }.
refusal-bury-kind = That space is not for { NAME($kind, case: "many") }: { NAME($space) }.
refusal-explorer-there = Another explorer stands there.
refusal-explorer-far = Your explorer can go { $n } { $n ->
    [one] space
   *[other] spaces
}.
refusal-trade-used = You have already gone less far for that bonus in this exploration.
refusal-trade-last = At least one space to move must be left.
refusal-has-galleon = You have a figurehead tile already.
refusal-not-in-market = That is not in the market.
refusal-place-taken = A black market tile lies there already.
refusal-tile-placed = That tile is placed already: { NAME($tile) }.
refusal-tile-not-placed = That tile is not placed yet: { NAME($tile) }.
refusal-not-your-quest = You don't have that quest.
refusal-no-ruby = You have no ruby.
refusal-ruby-taken = That space is taken: { NAME($space) }.
refusal-compulsory = This must be carried out.
