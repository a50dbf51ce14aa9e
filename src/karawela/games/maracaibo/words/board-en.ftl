## The board of Pirates of Maracaibo, in English.
# board
board-label = The table of Pirates of Maracaibo
board-start = Start
board-gulf = The Gulf
board-gulf-about = The Gulf: make a ship upgrade, then { $what }. From here a ship sails to Maracaibo.
board-maracaibo = Maracaibo: { $what } and a ship upgrade. The first ship here ends the round.
board-track = Exploration
board-ship = { $name }'s ship: { NAME($space) }
board-explorer = { $name }'s explorer
board-value-tile = Whoever stops here adds 1 cube to the { NAME($kind) } island.
board-ruby-delivery = Whoever stops here may take a ruby.
board-market-of = Black market tile of { $name }.
board-residence-of = Residence of { $name }
board-first-marker = The first marker here scores { points-n }.
board-island = { $n } { $n ->
    [one] cube
   *[other] cubes
} on the { NAME($kind) } island: each { NAME($kind) } is worth { $vp } { $vp ->
    [one] point
   *[other] points
} at the end.
board-setup = Before the first round
board-round = Round { $n } of { $of }
board-end-marker = The last round ends with the turn of { $name }.
board-quest-deck = Quest deck: { $n } { $n ->
    [one] card
   *[other] cards
}
board-quest-hidden = A quest that only its owner knows
board-deck = Deck of level II: { $n } { $n ->
    [one] card
   *[other] cards
}
board-strength = Raid for { NAME($kind, case: "many") }: strength { $n }
board-locked = Opens at { $n } { $n ->
    [one] cube
   *[other] cubes
} on the ship.
board-no-galleon = No figurehead tile yet
board-used = Used in this turn.
board-stored = Not buried: { $n } { $n ->
    [1] { NAME($kind) }
   *[other] { NAME($kind, case: "many") }
}. Each is worth { $vp } { $vp ->
    [one] point
   *[other] points
} now.
board-tile-placed = It lies on { NAME($place) }.
board-doubloons = { doubloons }
board-points = { points-n }
board-income-dbl = Income at the end of a round: { doubloons }
board-income-vp = Income at the end of a round: { points-n }
board-discount = Cards and residences cost { doubloons } less
board-raid-bonus = +{ $n } strength in every raid
board-explore-bonus = +{ $n } { $n ->
    [one] space
   *[other] spaces
} in every exploration
board-rivers = { $n } { $n ->
    [one] river
   *[other] rivers
} crossed
board-steps = The ship moves up to { $n } { $n ->
    [one] space
   *[other] spaces
}
board-rerolls = { $n } { $n ->
    [one] reroll
   *[other] rerolls
} in every raid
board-lightnings = { $n } { $n ->
    [one] card
   *[other] cards
} with a lightning bolt
board-die-bonus = The { NAME($kind, case: "die") } counts { $n } more
board-rubies = { $n } { $n ->
    [one] ruby
   *[other] rubies
}
board-quests = { $n } { $n ->
    [one] quest
   *[other] quests
}
board-upgrades = { $n } { $n ->
    [one] ship upgrade
   *[other] ship upgrades
}
board-tiles-left = { $n } { $n ->
    [one] black market tile
   *[other] black market tiles
} not placed yet
board-residences = { $n } { $n ->
    [one] residence
   *[other] residences
}
board-treasures = { $n ->
    [1] 1 { NAME($kind) }
   *[other] { $n } { NAME($kind, case: "many") }
} not buried, { $buried } buried
board-redbeard-quest = takes a quest
board-redbeard-galleon = takes a figurehead tile away
board-redbeard-track = raids and explores better
board-redbeard-residence = builds a residence
board-redbeard-try-raid = raid
board-redbeard-try-explore = explore
board-redbeard-try-quest = quest
board-redbeard-try-recruit = recruit
board-redbeard-try-card = upgrade card ({ $kinds })
board-redbeard-extra-upgrade = Additional: a ship upgrade.
board-redbeard-extra-raid = Additional: a raid.
board-redbeard-extra-explore = Additional: explores { $n } { $n ->
    [one] space
   *[other] spaces
}.
board-redbeard-tries = He does the first that he can: { $what }.
board-redbeard-now = His card of this turn.
board-redbeard-played = Played; it comes back with the next shuffle.
board-redbeard-waits = Still in his deck.
board-redbeard-position = Redbeard's raids and explorations: position { $n }
board-victory = { $names } – richest in fame!
