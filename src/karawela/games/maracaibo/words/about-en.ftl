## Pirates of Maracaibo: what components are and do, in sentences, in English.
about-level = Upgrade card of level { $level ->
    [1] I
   *[other] II
}.
about-first-marker = The first captain to build here scores { $n } { $n ->
    [one] point
   *[other] points
} at once.
about-stop = A ship that stops here gets a ship upgrade, then: { $what }.
about-value = A treasure-value tile lies here: whoever stops adds a cube to the island of its treasure.
about-quest = Quest: scored at the end, the harder condition or the easier one, never both.
about-galleon = Figurehead for the bow of your ship; everybody has at most one.
about-market = It works when you place it, and again whenever your own ship stops on its place.
about-slot = Slot of the ship board, filled by a ship upgrade.
about-raid-once = Each raid action can be used once in a turn.
about-storage = The first { NAME($kind) } that you store here brings: { $what }.
about-bury_space = Bury 1 { NAME($kind) } here: { $what }.
about-poseidon = Bury any treasure here: { $what }.
about-ruby = Sell a ruby here, in the Gulf: { $what }.
about-track = An explorer that ends here gets: { $what }.
about-river = Every river that your explorer has crossed is worth { $n } { $n ->
    [one] point
   *[other] points
} at the end.
about-redbeard-slot = When Redbeard fills it, he { $what }.
about-redbeard-raid = A raid brings Redbeard { $vp } { $vp ->
    [one] point
   *[other] points
} and { $n } { $n ->
    [one] treasure
   *[other] treasures
}; the die says which.
about-redbeard-cube = If he then has more of that treasure than you, its island gets a cube.
about-redbeard-explore = His explorations go { $n } { $n ->
    [one] space
   *[other] spaces
} farther and bring { $vp } { $vp ->
    [one] point
   *[other] points
}.
about-treasure = Every { NAME($kind) }, buried or not, is worth so many points at the end, depending on the cubes on its island: { $values }.
about-burying = A buried treasure brings { $n } { $n ->
    [one] point
   *[other] points
} more, and what its bury space gives.
about-equipment = Equipment is one of the three kinds of upgrade cards.
about-crew = Crew is one of the three kinds of upgrade cards.
about-ship = Ship is one of the three kinds of upgrade cards.
about-gulf = A ship in the Gulf gets a ship upgrade, then one of these: { $what }. From here it sails to Maracaibo.
about-maracaibo = A ship in Maracaibo gets { $what } and a ship upgrade. The first ship here ends the round.
about-start_zone = All ships begin a round here.
about-filler = A card that stays face down: whoever stops here takes { $n } { $n ->
    [one] doubloon
   *[other] doubloons
}.
about-fog_place = A place in the fog: the first ship that stops here turns it up and takes the doubloon on it.
about-fog_upgrade = An upgrade card in the fog: ships that pass turn it up.
about-fog_card = A card of level II in the fog: ships that pass turn it up.
about-layout = So the cards and islands of the sea lie, in { $columns } columns from the start to the Gulf.
