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
score-rivers = Rivers crossed
score-doubloons = Doubloons left over
score-cards = Points in the corner of upgrade cards
score-card_effects = What upgrade cards count at the end (grey scrolls)
score-residences = Residences, by what each counts
score-treasures = Treasures, at the values of their islands
score-buried = Extra for buried treasures
score-quests = Quests
score-many_quests = Bonus for 6 quests or more
score-rubies = Unsold rubies
score-total = Total

# What components do
short-perm = { $what }
short-income = income { $what }
short-end = { $what } at the end
quest-condition = { $what }: { $vp } { $vp ->
    [one] point
   *[other] points
}
about-upgrade = { $kind ->
    [equipment] Equipment card
    [crew] Crew card
   *[ship] Ship card
}, costs { $cost } { $cost ->
    [one] doubloon
   *[other] doubloons
}, { $vp } { $vp ->
    [one] point
   *[other] points
} at the end.
about-residence = Residence, costs { $cost } { $cost ->
    [one] doubloon
   *[other] doubloons
}. At the end: { $what }.
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
