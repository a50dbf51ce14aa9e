## Pirates of Maracaibo, in English.
title = Pirates of Maracaibo
blurb = Three voyages through a sea of cards: raid, explore, bury treasure, build, and be richer in fame than the rest – or than Redbeard.

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
score-vp = Points scored during play
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
when-now = At once: { $what }.
when-perm = From then on: { $what }.
when-income = Income: { $what }.
when-end = At the end: { $what }.
short-perm = { $what }
short-income = income { $what }
short-end = { $what } at the end
effect-or = { $one } or { $two }
effect-and = { $one } and { $two }
effect-times = { $n } × { $what }
effect-none = nothing
effect-dbl = { $n } { $n ->
    [one] doubloon
   *[other] doubloons
}
effect-vp = { $n } { $n ->
    [one] point
   *[other] points
}
effect-treasure = { $n ->
    [1] 1 { NAME($kind) }
   *[other] { $n } { NAME($kind, case: "many") }
}
effect-treasure-any = { $n ->
    [1] 1 treasure of your choice
   *[other] { $n } treasures of one kind
}
effect-treasure-die = { $n ->
    [1] 1 treasure of the chosen die
   *[other] { $n } treasures of the chosen die
}
effect-cube = { $n ->
    [1] 1 cube
   *[other] { $n } cubes
} to the { NAME($kind) } island
effect-cube-any = { $n ->
    [1] 1 cube to any island
   *[other] { $n } cubes to one island
}
effect-upgrade = a ship upgrade
effect-bury = bury 1 treasure
effect-quest = take 1 quest
effect-quest_sell = put 1 quest back for { $n } doubloons
effect-raid = { $n ->
    [0] raid
   *[other] raid with { $n } more strength
}
effect-raid_fixed = raid without dice, with strength { $n }
effect-raid_die = raid with the { NAME($kind, case: "die") } alone, with { $n } more strength
effect-explore = explore up to { $n } spaces
effect-bm_place = place a black market tile{ $n ->
    [0] {""}
   *[other] {" "}for { $n } doubloons
}
effect-bm_activate = use one of your placed black market tiles
effect-galleon = take a galleon tile for { $n } doubloons
effect-build = build any residence
effect-take = acquire any { NAME($kind) } card{ $n ->
    [0] {""}
   *[other] {" "}for { $n } more doubloons
}
effect-take_income-dbl = doubloons equal to your income
effect-take_income-vp = points equal to your income
effect-vp_per = { $n } { $n ->
    [one] point
   *[other] points
} { $each }
effect-vp_per-most = { $n } { $n ->
    [one] point
   *[other] points
} { $each }, at most { $most }
effect-vp_per3 = { $n } points for every { $three }
effect-odd-explorer_space = the effect of your explorer's space
effect-odd-retire = build a residence for half its cost and go back to the start
effect-raid_bonus = +{ $n } strength in every raid
effect-die_bonus = the { NAME($kind, case: "die") } counts { $n } more
effect-raid_action = for { $n } strength: { $what }
effect-explore_bonus = +{ $n } { $n ->
    [one] space
   *[other] spaces
} in every exploration
effect-explore_trade = in every exploration, for { $n } { $n ->
    [one] space
   *[other] spaces
} less: { $what }
effect-discount = cards and residences cost { $n } less
effect-move_limit = your ship moves up to { $n } spaces
effect-raid_reroll = { $n ->
    [one] one more reroll
   *[other] { $n } more rerolls
} in every raid
effect-odd-quest_refresh = you may replace the quest market before each choice
effect-odd-poseidon = four more bury spaces for any treasure
effect-dbl_per = { $n } { $n ->
    [one] doubloon
   *[other] doubloons
} for each quest
each-gold = for each gold
each-emerald = for each emerald
each-pearl = for each pearl
each-buried_gold = for each buried gold
each-buried_emerald = for each buried emerald
each-buried_pearl = for each buried pearl
each-buried = for each buried treasure
each-equipment = for each equipment card
each-crew = for each crew card
each-ship = for each ship card
each-lightning = for each card with a lightning
each-cards_res = for each upgrade card and residence
each-residences = for each residence
each-income_dbl = for each doubloon of income
each-income_vp = for each point of income
each-rivers = for each river crossed
each-upgrades = for each ship upgrade
each-quests = for each quest
each-quests_scored = for each quest that scores
each-treasure_sets = for each set of three different treasures
need-gold = { $n } gold
need-emerald = { $n ->
    [one] 1 emerald
   *[other] { $n } emeralds
}
need-pearl = { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
need-buried_gold = { $n } buried gold
need-buried_emerald = { $n ->
    [one] 1 buried emerald
   *[other] { $n } buried emeralds
}
need-buried_pearl = { $n ->
    [one] 1 buried pearl
   *[other] { $n } buried pearls
}
need-buried = { $n ->
    [one] 1 buried treasure
   *[other] { $n } buried treasures
}
need-equipment = { $n ->
    [one] 1 equipment card
   *[other] { $n } equipment cards
}
need-crew = { $n ->
    [one] 1 crew card
   *[other] { $n } crew cards
}
need-ship = { $n ->
    [one] 1 ship card
   *[other] { $n } ship cards
}
need-lightning = { $n ->
    [one] 1 card with a lightning
   *[other] { $n } cards with a lightning
}
need-cards_res = { $n } upgrade cards and residences
need-residences = { $n ->
    [one] 1 residence
   *[other] { $n } residences
}
need-income_dbl = income of { $n } doubloons
need-income_vp = income of { $n } points
need-rivers = { $n ->
    [one] 1 river
   *[other] { $n } rivers
}
need-upgrades = { $n } ship upgrades
need-quests = { $n ->
    [one] 1 quest
   *[other] { $n } quests
}
need-quests_scored = { $n ->
    [one] 1 quest that scores
   *[other] { $n } quests that score
}
need-treasure_sets = { $n ->
    [one] 1 set of three different treasures
   *[other] { $n } sets of three different treasures
}
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
reference-galleons = Figurehead tiles
reference-black_market = Black market tiles
reference-ship = Ship board
reference-hideout = Hideout board
reference-track = Exploration track
reference-layouts = Layouts
reference-redbeard = Redbeard
reference-modules = Modules and the ruby market
reference-table = Treasures, kinds and spaces
