## Pirates of Maracaibo: the open facts of the captains, the aim, and how far everybody is, in English.
aim-goal = The most points after { $rounds } { $rounds ->
    [one] round
   *[other] rounds
} win. A round ends when the first ship reaches Maracaibo.
aim-solo = Have more points than Redbeard after { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}. A round ends when the first ship reaches Maracaibo.
aim-progress = { $n ->
    [0] In Maracaibo
    [1] In the Gulf
   *[other] { $n } columns to Maracaibo
}
fact-points = Points so far; cards, quests, residences and treasures count at the end
fact-doubloons = Doubloons
fact-quests = Quests in hand
fact-residences = Residences
fact-equipment = Equipment cards
fact-crew = Crew cards
fact-ship = Ship cards
fact-upgrades = Ship upgrades
fact-explorer = Spaces that the explorer has come; now on { NAME($space) }
fact-rivers = Rivers crossed
fact-galleon = Figurehead: { CAPITAL(NAME($tile)) }
fact-rubies = Rubies
fact-income-dbl = Doubloons of income at the end of a round
fact-income-vp = Points of income at the end of a round
fact-discount = Cards and residences cost so much less
fact-raid-bonus = Strength added in every raid
fact-die-bonus = Strength added with the { NAME($kind, case: "die") }
fact-rerolls = Rerolls in every raid
fact-steps = Spaces that the ship can move
fact-explore-bonus = Spaces added in every exploration
fact-lightnings = Cards with a lightning bolt
fact-tiles = Black market tiles not placed yet
fact-redbeard-card = Redbeard's card of this turn
fact-redbeard-deck = Cards left in Redbeard's deck
fact-redbeard-slots = Slots of Redbeard's ship that are filled
fact-redbeard-track = Position on Redbeard's track of raids and explorations
fact-stored = { NAME($kind, case: "many") } in store
fact-buried = { NAME($kind, case: "many") } in store, and buried
