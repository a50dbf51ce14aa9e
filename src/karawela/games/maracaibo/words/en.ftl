## Pirates of Maracaibo, in English.
title = Pirates of Maracaibo
blurb = Three voyages through a sea of cards: raid, explore, bury treasure, build, and be richer in fame than the rest – or than Redbeard.

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
ask-quest_sell = { $n ->
    [0] Which quest do you put back for doubloons?
   *[other] Which quest do you put back for { $n } { $n ->
        [one] doubloon
       *[other] doubloons
    }?
}
ask-take = Which card do you acquire?
ask-galleon = { $n ->
    [0] Which galleon tile do you take?
   *[other] Which galleon tile do you take for { $n } { $n ->
        [one] doubloon
       *[other] doubloons
    }?
}
ask-bm_place = Which black market tile do you place, and where?
ask-bm_activate = Which of your black market tiles do you use?
ask-build = Which residence do you build?
ask-gulf = In the Gulf: raid, explore, or build.
ask-ruby = Take a ruby?
ask-ruby_sell = Sell a ruby?
ask-ruby_exchange = { $n ->
    [0] How many rubies do you exchange for points?
   *[other] How many rubies do you exchange for { $n } { $n ->
        [one] point
       *[other] points
    } each?
}
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
kind-quest_sell = may sell a quest
kind-take = looks for a card
kind-galleon = looks at galleon tiles
kind-bm_place = places a black market tile
kind-bm_activate = visits the black market
kind-build = looks for a residence
kind-gulf = is in the Gulf
kind-ruby = looks at a ruby
kind-ruby_sell = may sell a ruby
kind-ruby_exchange = may exchange rubies
kind-retire = retires

# Options
move-keep_quest = Keep { NAME($quest) }
move-keep_quests = Keep { NAME($quest) } and { NAME($other) }
outlook-price = { $n ->
    [0] free
    [one] 1 doubloon
   *[other] { $n } doubloons
}
outlook-card = { NAME($card) }
move-move = Sail to column { $column }, row { $row }
move-move-gulf = Sail to the Gulf
move-move-maracaibo = Sail to Maracaibo
move-step = On to column { $column }, row { $row }
move-step-gulf = On to the Gulf
move-step-maracaibo = On to Maracaibo
move-stop = Stop here
move-pay = { $n ->
    [1] Pay seat { $first }
    [2] Pay seats { $first } and { $second }
   *[other] Pay nobody
}
move-card_coins = { $n ->
    [0] Leave it for doubloons
   *[other] Leave it for { $n } { $n ->
        [one] doubloon
       *[other] doubloons
    }
}
move-card_buy = Acquire the card
move-done = That is all
move-skip = No, thanks
move-residence_build = Build the residence
move-upgrade = Upgrade: { NAME($slot) }
move-raid_start = Raid
move-raid_reroll = Roll all again
move-raid_keep = Keep the dice
move-raid_die = Take the { NAME($kind, case: "die") }
move-raid_kind = Raid for { NAME($kind, case: "many") }
move-raid_spend = Raid action: { NAME($action) }
move-raid_spend-again = Raid action: { NAME($action) } (raid { $pool })
move-raid_stop = Stop spending
move-island = To the { NAME($kind) } island
move-treasure_take = Take the treasure
move-treasure_kind = Take 1 { NAME($kind) }
move-bury = Bury 1 { NAME($kind) }: { NAME($space) }
move-explore_trade = Go less far: { NAME($source) }
move-explore_move = Explore to { NAME($space) }
move-quest_refresh = Replace the quest market
move-quest_take-deck = Draw a quest unseen
move-quest_take = Take quest { $n } of the market
move-quest_sell = Put { NAME($quest) } back
move-take = Acquire { NAME($card) }
move-galleon = Take the { NAME($tile) }
move-bm_place = Place { NAME($tile) } on { NAME($place) }
move-bm_activate = Use { NAME($tile) }
move-build = Build { NAME($residence) }
move-gulf-raid = { $n ->
    [0] Raid
   *[other] Raid with { $n } more strength
}
move-gulf-explore = { $n ->
    [0] Explore
   *[other] Explore with { $n }
}
move-gulf-build = Build a residence
move-gulf-none = None of these
move-ruby_take = Take a ruby
move-ruby_sell = Sell a ruby: { NAME($space) }
move-ruby_exchange = { $n ->
    [0] Keep all rubies
    [one] Exchange { $n } ruby{ $points ->
        [0] {""}
        [one] {" "}for { $points } point
       *[other] {" "}for { $points } points
    }
   *[other] Exchange { $n } rubies{ $points ->
        [0] {""}
       *[other] {" "}for { $points } points
    }
}
move-retire = Build { NAME($residence) } for half its cost
do-dbl = Take the doubloons
do-vp = Take the points
do-treasure = Take a treasure
do-cube = Add cubes to an island
do-upgrade = Upgrade the ship
do-bury = Bury a treasure
do-quest = Take a quest
do-quest_sell = Sell a quest
do-raid = Raid
do-raid_fixed = Raid without dice
do-raid_die = Raid with one die
do-explore = Explore
do-bm_place = Place a black market tile
do-bm_activate = Use a black market tile
do-galleon = Take a galleon tile
do-build = Build a residence
do-take_crew = Acquire a crew card
do-take_equipment = Acquire an equipment card
do-take_ship = Acquire a ship card
do-explorer_space = Use the explorer's space again

# Why not
refusal-stay = Your ship has to move.
refusal-too-far = That is farther than { $n } spaces.
refusal-not-nearer = That is not nearer to Maracaibo than where you are.
refusal-no-space = No ship can be there.
refusal-no-way-on = From there no legal end of the move could be reached.
refusal-from-gulf = From the Gulf a ship goes to Maracaibo.
refusal-must-choose = You must acquire the card or take the doubloons.
refusal-too-dear = That costs { $cost } { $cost ->
    [one] doubloon
   *[other] doubloons
}; you have { $have }.
refusal-own-marker = Your marker is on { NAME($residence) } already.
refusal-wrong-kind = { NAME($card) } is { NAME($kind) }.
refusal-face-down = That card lies face down.
refusal-no-card = There is no card to acquire.
refusal-slot-filled = { NAME($slot) } is filled already.
refusal-slot-locked = { NAME($slot) } is open from { $needs } cubes on; you have { $have }.
refusal-strength = That needs { $cost } strength; you have { $have }.
refusal-used-this-turn = { NAME($action) } has been used in this turn.
refusal-not-unlocked = You have not unlocked { NAME($action) }.
refusal-no-use = That would do nothing now.
refusal-not-stored = You have no { NAME($kind) } to bury.
refusal-bury-taken = { NAME($space) } is taken.
refusal-bury-kind = { NAME($space) } is not for { NAME($kind, case: "many") }.
refusal-explorer-there = Another explorer stands there.
refusal-explorer-far = Your explorer can go { $n } { $n ->
    [one] space
   *[other] spaces
}.
refusal-trade-used = That trade has been used in this exploration.
refusal-trade-last = A trade must leave one space to move.
refusal-has-galleon = You have a galleon tile already.
refusal-not-in-market = That is not in the market.
refusal-place-taken = A black market tile lies there already.
refusal-tile-placed = { NAME($tile) } is placed already.
refusal-tile-not-placed = { NAME($tile) } is not placed yet.
refusal-not-your-quest = You don't have that quest.
refusal-no-ruby = You have no ruby.
refusal-ruby-taken = { NAME($space) } is taken.
refusal-compulsory = This must be carried out.

# What happened
event-round = Round { $n } begins; { $name } is first.
event-sails = { $name } sails to { NAME($card) }.
event-pays = { $name } pays { $other } 1 doubloon.
event-pays_supply = { $name } pays 1 doubloon for meeting Redbeard.
event-meets = { $name } gets 1 doubloon, because Redbeard has come.
event-dbl = { $name } gets { $n } { $n ->
    [one] doubloon
   *[other] doubloons
}.
event-spends = { $name } pays { $n } { $n ->
    [one] doubloon
   *[other] doubloons
}.
event-vp = { $name } scores { $n } { $n ->
    [one] point
   *[other] points
}.
event-treasure = { $name } takes 1 { NAME($kind) }; { $left } { $left ->
    [one] cube is
   *[other] cubes are
} left on the island.
event-treasure_supply = { $name } takes 1 { NAME($kind) } from the supply: the island is empty.
event-cube = The { NAME($kind) } island grows to { $n } { $n ->
    [one] cube
   *[other] cubes
}.
event-buries = { $name } buries 1 { NAME($kind) }.
event-upgrade = { $name } upgrades the ship: { NAME($slot) }.
event-acquires = { $name } acquires { NAME($card) } for { $cost }.
event-leaves = { $name } leaves { NAME($card) }.
event-refill = In its place comes { NAME($card) }.
event-builds = { $name } builds { NAME($residence) } for { $cost }.
event-raid = { $name } raids for { NAME($kind, case: "many") } with strength { $n }.
event-raid_action = { $name } uses a raid action: { NAME($action) }.
event-explores = { $name }'s explorer reaches { NAME($space) }.
event-trade = { $name } goes less far for a reward: { NAME($source) }.
event-river = { $name } crosses { NAME($river) }.
event-quest_deck = { $name } draws a quest.
event-quest_market = { $name } takes the quest { NAME($quest) }.
event-quest_new = New in the quest market: { NAME($quest) }.
event-quest_sold = { $name } puts a quest back.
event-quest_refresh = { $name } replaces the quest market.
event-galleon = { $name } takes the { NAME($tile) }.
event-bm_placed = { $name } places { NAME($tile) } on { NAME($place) }.
event-bm_used = { $name } uses { NAME($tile) }.
event-fog_coins = { $name } finds { $n } { $n ->
    [one] doubloon
   *[other] doubloons
} in the fog.
event-revealed = Out of the fog comes { NAME($card) }.
event-value_tile = From now on { NAME($place) } raises the value of { NAME($kind, case: "many") }.
event-fight = { $name } fights with { $n }.
event-fight_won = { $name } wins the fight.
event-fight_tie = Nobody wins the fight.
event-ruby = { $name } takes a ruby.
event-ruby_sold = { $name } sells a ruby: { NAME($space) }.
event-ruby_exchanged = { $name } exchanges { $n } { $n ->
    [one] ruby
   *[other] rubies
}.
event-retires = { $name }'s explorer retires and starts anew.
event-round_end = { $name } has ended round { $n }.
event-last_turns = { $name } is in Maracaibo: the last turns.
event-income = { $name }: income of { $dbl } { $dbl ->
    [one] doubloon
   *[other] doubloons
} and { $vp } { $vp ->
    [one] point
   *[other] points
}.
event-round-redbeard = Round { $n } begins; Redbeard is first.
event-sails-redbeard = Redbeard sails to { NAME($card) }.
event-vp-redbeard = Redbeard scores { $n } { $n ->
    [one] point
   *[other] points
}.
event-treasure-redbeard = Redbeard takes 1 { NAME($kind) }; { $left } { $left ->
    [one] cube is
   *[other] cubes are
} left on the island.
event-treasure_supply-redbeard = Redbeard takes 1 { NAME($kind) } from the supply: the island is empty.
event-explores-redbeard = Redbeard's explorer reaches { NAME($space) }.
event-river-redbeard = Redbeard crosses { NAME($river) }.
event-fight-redbeard = Redbeard fights with { $n }.
event-fight_won-redbeard = Redbeard wins the fight.
event-ruby-redbeard = Redbeard takes a ruby.
event-ruby_sold-redbeard = Redbeard sells a ruby: { NAME($space) }.
event-round_end-redbeard = Redbeard has ended round { $n }.
event-last_turns-redbeard = Redbeard is in Maracaibo: the last turns.
event-redbeard_card = Redbeard's card: { $card }.
event-redbeard_shuffles = Redbeard shuffles his cards.
event-redbeard_extra-upgrade = Additional action: a ship upgrade.
event-redbeard_extra-raid = Additional action: a raid.
event-redbeard_extra-explore = Additional action: an exploration.
event-redbeard_can-raid = Raid: possible.
event-redbeard_can-explore = Explore: possible.
event-redbeard_can-quest = Quest: possible.
event-redbeard_can-recruit = Recruit: possible.
event-redbeard_can-card = Upgrade card ({ NAME($kind) }): possible.
event-redbeard_cannot-raid = Raid: neither a place with a raid nor the Gulf in range.
event-redbeard_cannot-explore = Explore: neither a place with an exploration nor the Gulf in range.
event-redbeard_cannot-quest = Quest: no place with quests in range.
event-redbeard_cannot-recruit = Recruit: no place that acquires cards in range.
event-redbeard_cannot-card = Upgrade card: none in range.
event-redbeard_ignores = Redbeard can do nothing of { $card } and draws anew.
event-redbeard_idle = Redbeard only sails.
event-redbeard_slot = Redbeard upgrades his ship: { NAME($slot) }.
event-redbeard_track = Redbeard's raids and explorations grow: position { $n }.
event-redbeard_acquires = Redbeard takes { NAME($card) }.
event-redbeard_recruits = Redbeard recruits { NAME($card) }.
event-redbeard_quest = Redbeard takes the quest { NAME($quest) }.
event-redbeard_galleon = Redbeard takes the { NAME($tile) } away.
event-redbeard_no_galleon = You have a galleon tile, so Redbeard takes none.
event-redbeard_residence = Redbeard puts a marker on { NAME($residence) }.

# Chance
chance-residence = In the game: { NAME($thing) }
chance-upgrade = In the game: { NAME($thing) }
chance-cell = Dealt: { NAME($thing) }
chance-swap = Swapped with the card in { $thing }
chance-value_tile = { NAME($thing) }
chance-side = A black market tile shows side { $thing }
chance-galleon = In the market: { NAME($thing) }
chance-first_player = First player: { $name }
chance-quest = Quest: { NAME($thing) }
chance-quest_market = In the quest market: { NAME($thing) }
chance-level_2 = From the deck of level II: { NAME($thing) }
chance-lies = The top card lies face { $thing ->
    [up] up
   *[other] down
}
chance-fog = Turned up: { NAME($thing) }
chance-die_gold = Yellow die: { $n }
chance-die_emerald = Green die: { $n }
chance-die_pearl = White die: { $n }
chance-fight = Die of the fight: { $n }
chance-redbeard_deck = In Redbeard's deck: { NAME($thing) }
chance-redbeard_card = { NAME($thing) }
chance-redbeard_die = Redbeard's die: { $n }

# Options of the title
option-layout = Layout
option-layout-standard = Standard
option-layout-broken_chain = Broken Chain
option-layout-two_straits = Two Straits
option-layout-long_voyage = Long Voyage
option-layout-custom = The data pack's own
option-first_player = First player
option-break_place_groups = Break up groups of places
option-fog_places = Fog of War: Places
option-fog_upgrades = Fog of War: Upgrades
option-skirmishes = Pirate Skirmishes
option-adventure_hunters = Adventure Hunters
option-rubies = Rubies
option-retirement = Retirement
option-b_cards = Redbeard's B cards (solo)
option-data_pack = Data pack
option-data_pack-standard = none

# The final score, line by line
score-vp = Points of the game
score-rivers = Rivers
score-doubloons = Doubloons
score-cards = Upgrade cards
score-card_effects = Grey scrolls
score-residences = Residences
score-treasures = Treasures
score-buried = Buried treasures
score-quests = Quests
score-many_quests = Many quests
score-rubies = Unsold rubies
score-total = Total

# What components do
quest-condition = { $what }: { $vp } { $vp ->
    [one] point
   *[other] points
}
about-upgrade = { NAME($kind) }, cost { $cost }, { $vp } { $vp ->
    [one] point
   *[other] points
} at the end.
about-residence = Cost { $cost }. At the end: { $what }.
about-place = { $what }.
about-raid_action = For { $n } strength: { $what }.
about-market_tile = { $a }; other side: { $b }.
reference-places = Places
reference-residences = Residences
reference-upgrades_1 = Upgrade cards of level I
reference-upgrades_2 = Upgrade cards of level II
reference-quests = Quests
reference-galleons = Galleon tiles
reference-black_market = Black market tiles
reference-ship = Ship board
reference-hideout = Hideout board
reference-track = Exploration track
reference-layouts = Layouts
reference-redbeard = Redbeard
reference-modules = Modules and the ruby market
reference-table = Treasures, kinds and spaces
