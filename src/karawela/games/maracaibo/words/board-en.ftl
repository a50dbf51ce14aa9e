## The board of Pirates of Maracaibo, in English.
# board
board-label = The table of Pirates of Maracaibo
board-start = Start
board-gulf = The Gulf
board-gulf-about = The Gulf: make a ship upgrade, then { $what }. From here a ship sails to Maracaibo.
board-maracaibo = Maracaibo: { $what } and a ship upgrade. The first ship here ends the round.
board-track = Exploration
board-ship = { $name }'s ship
board-explorer = { $name }'s explorer
board-value-tile = Whoever stops here adds 1 cube to the { NAME($kind) } island.
board-ruby-delivery = Whoever stops here may take a ruby.
board-market-of = Black market tile of { $name }.
board-residence-of = Residence of { $name }
board-first-marker = The first marker here scores { $n } points.
board-island = { $n } { $n ->
    [one] cube
   *[other] cubes
} on this island ({ NAME($kind) }): each such treasure is worth { $vp } points at the end.
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
board-strength = Strength { $n } of a raid for { NAME($kind, case: "many") }
board-locked = Open from { $n } cubes on the ship on.
board-no-galleon = No galleon tile yet
board-used = Used in this turn.
board-stored = In store: { $n } { $n ->
    [1] { NAME($kind) }
   *[other] { NAME($kind, case: "many") }
}. Each is worth { $vp } points now.
board-tile-placed = It lies on { NAME($place) }.
board-doubloons = { $n } { $n ->
    [one] doubloon
   *[other] doubloons
}
board-points = { $n } { $n ->
    [one] point
   *[other] points
}
board-income-dbl = Income at the end of a round: { $n } { $n ->
    [one] doubloon
   *[other] doubloons
}
board-income-vp = Income at the end of a round: { $n } { $n ->
    [one] point
   *[other] points
}
board-discount = Cards and residences cost { $n } less
board-raid-bonus = +{ $n } strength in every raid
board-explore-bonus = +{ $n } { $n ->
    [one] space
   *[other] spaces
} in every exploration
board-rivers = { $n } { $n ->
    [one] river
   *[other] rivers
} crossed
board-steps = The ship moves up to { $n } spaces
board-rerolls = { $n } { $n ->
    [one] reroll
   *[other] rerolls
} in every raid
board-lightnings = { $n } { $n ->
    [one] card
   *[other] cards
} with a lightning
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
}.
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
} in store, { $buried } buried
board-redbeard-quest = takes a quest
board-redbeard-galleon = takes a galleon tile away
board-redbeard-track = raids and explores better
board-redbeard-residence = builds a residence
board-redbeard-raid = raid
board-redbeard-explore = explore
board-redbeard-recruit = recruit
board-redbeard-card = upgrade card ({ $kinds })
board-redbeard-extra-upgrade = Additional: a ship upgrade.
board-redbeard-extra-raid = Additional: a raid.
board-redbeard-extra-explore = Additional: explores { $n } spaces.
board-redbeard-tries = He does the first that he can: { $what }.
board-redbeard-now = His card of this turn.
board-redbeard-played = Played; it comes back with the next shuffle.
board-redbeard-waits = Still in his deck.
board-redbeard-position = Redbeard's raids and explorations: position { $n }
board-victory = { $names } – richest in fame!
