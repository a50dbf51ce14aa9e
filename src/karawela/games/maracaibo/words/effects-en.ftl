# What the words of effects say, each with the arguments of its row; and what they count.
when-now = At once: { $what }.
when-perm = From then on: { $what }.
when-income = Income: { $what }.
when-end = At the end: { $what }.
effect-dbl = { $n } { $n ->
    [one] doubloon
   *[other] doubloons
}
effect-vp = { $n } { $n ->
    [one] point
   *[other] points
}
effect-treasure = { $kind ->
    [any] { $n ->
        [1] 1 treasure of your choice
       *[other] { $n } treasures of one kind
    }
    [die] { $n ->
        [1] 1 treasure of the chosen die
       *[other] { $n } treasures of the chosen die
    }
   *[other] { $n ->
        [1] 1 { NAME($kind) }
       *[other] { $n } { NAME($kind, case: "many") }
    }
}
effect-cube = { $kind ->
    [any] { $n ->
        [1] 1 cube to any island
       *[other] { $n } cubes to one island
    }
   *[other] { $n ->
        [1] 1 cube
       *[other] { $n } cubes
    } to the { NAME($kind) } island
}
effect-upgrade = a ship upgrade
effect-bury = bury 1 treasure
effect-quest = take 1 quest
effect-quest_sell = discard 1 quest for { $price } { $price ->
    [one] doubloon
   *[other] doubloons
}
effect-raid = { $strength ->
    [0] raid
   *[other] raid with { $strength } more strength
}
effect-raid_fixed = raid without dice, with strength { $strength }
effect-raid_die = raid with the { NAME($kind, case: "die") } alone, with { $strength } more strength
effect-explore = explore up to { $steps } { $steps ->
    [one] space
   *[other] spaces
}
effect-bm_place = place a black market tile{ $price ->
    [0] {""}
    [one] {" "}for 1 doubloon
   *[other] {" "}for { $price } doubloons
}
effect-bm_activate = activate one of your placed black market tiles
effect-galleon = take a figurehead tile for { $price } { $price ->
    [one] doubloon
   *[other] doubloons
}
effect-build = build any residence
effect-take = acquire any { NAME($kind) } card{ $extra ->
    [0] {""}
    [one] {" "}(1 doubloon dearer)
   *[other] {" "}({ $extra } doubloons dearer)
}
effect-take_income = { $what ->
    [vp] points equal to your income of points
   *[dbl] doubloons equal to your income of doubloons
}
effect-vp_per = { $n } { $n ->
    [one] point
   *[other] points
} { $measure_said }{ $most ->
    [0] {""}
   *[other] , at most { $most }
}
effect-vp_per3 = { $n } { $n ->
    [one] point
   *[other] points
} for every { $three }
effect-explorer_space = the effect of your explorer's space
effect-retire = build a residence for half its cost and go back to the start
effect-raid_bonus = +{ $strength } strength in every raid
effect-die_bonus = the { NAME($kind, case: "die") } counts { $n } more
effect-raid_action = for { $cost } strength: { $reward }
effect-explore_bonus = +{ $steps } { $steps ->
    [one] space
   *[other] spaces
} in every exploration
effect-explore_trade = in every exploration, for { $cost } { $cost ->
    [one] space
   *[other] spaces
} less: { $reward }
effect-discount = cards and residences cost { $n } { $n ->
    [one] doubloon
   *[other] doubloons
} less
effect-move_limit = your ship moves up to { $steps } { $steps ->
    [one] space
   *[other] spaces
}
effect-raid_reroll = { $n ->
    [one] one more reroll
   *[other] { $n } more rerolls
} in every raid
effect-quest_refresh = you may refresh the quest market before you take a quest
effect-poseidon = four more bury spaces for any treasure
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
each-lightning = for each card with a lightning bolt
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
    [one] 1 card with a lightning bolt
   *[other] { $n } cards with a lightning bolt
}
need-cards_res = { $n ->
    [one] 1 upgrade card or residence
   *[other] { $n } upgrade cards and residences together
}
need-residences = { $n ->
    [one] 1 residence
   *[other] { $n } residences
}
need-income_dbl = income of { $n } { $n ->
    [one] doubloon
   *[other] doubloons
}
need-income_vp = income of { $n } { $n ->
    [one] point
   *[other] points
}
need-rivers = { $n ->
    [one] 1 river
   *[other] { $n } rivers
}
need-upgrades = { $n ->
    [one] 1 ship upgrade
   *[other] { $n } ship upgrades
}
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
