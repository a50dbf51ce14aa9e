## Pirates of Maracaibo: what happened, in English. Whoever has no seat is Redbeard.
who = { $name_who ->
    [company] { NAME("redbeard") }
   *[seat] { $name }
}
event-round = Round { $n } begins; { who } is first.
event-sails = { who } sails to { NAME($card) }.
event-pays = { $name } pays { $other } 1 doubloon.
event-pays_supply = { $name } pays 1 doubloon for meeting Redbeard.
event-meets = { $name } gets 1 doubloon, because Redbeard has come.
event-dbl = { $name } gets { doubloons }.
event-spends = { $name } pays { doubloons }.
event-vp = { who } scores { points-n }.
event-treasure = { who } takes 1 { NAME($kind) }; { $left } { $left ->
    [one] cube is
   *[other] cubes are
} left on the island.
event-treasure_supply = { who } takes 1 { NAME($kind) } from the supply: the island is empty.
event-cube = The { NAME($kind) } island grows to { $n } { $n ->
    [one] cube
   *[other] cubes
}.
event-buries = { $name } buries 1 { NAME($kind) }.
event-upgrade = { $name } upgrades the ship, { NAME($slot) }: { ABOUT($slot) }.
event-acquires = { $name } acquires { NAME($card) } { paid }.
event-leaves = { $name } leaves { NAME($card) }.
event-refill = In its place comes { NAME($card) }.
event-builds = { $name } builds the { NAME($residence) } { paid }.
paid = { $cost ->
    [0] for nothing
    [one] for 1 doubloon
   *[other] for { $cost } doubloons
}
event-raid = { $name } raids for { NAME($kind, case: "many") } with strength { $n }.
event-raid_action = { $name } uses a raid action: { NAME($action) }.
event-explores = { $name_who ->
    [company] Redbeard's explorer reaches { NAME($space) }.
   *[seat] { $name }'s explorer reaches { NAME($space) }.
}
event-trade = { $name } goes less far for a bonus: { NAME($source) }.
event-river = { who } crosses { NAME($river) }.
event-quest_deck = { $name } draws a quest.
event-quest_market = { $name } takes the quest { NAME($quest) }.
event-quest_new = New in the quest market: { NAME($quest) }.
event-quest_sold = { $name } discards a quest.
event-quest_refresh = { $name } refreshes the quest market.
event-galleon = { $name } takes the { NAME($tile) }.
event-bm_placed = { $name } places { NAME($tile) } on { NAME($place) }.
event-bm_used = { $name } activates { NAME($tile) }.
event-fog_coins = { $name } finds { doubloons } in the fog.
event-revealed = Out of the fog comes { NAME($card) }.
event-value_tile = From now on { NAME($place) } raises the value of { NAME($kind, case: "many") }.
event-fight = { who } reaches { $n } in the fight.
event-fight_won = { who } wins the fight.
event-fight_tie = Nobody wins the fight.
event-ruby = { who } takes a ruby.
event-ruby_sold = { who } sells a ruby: { ABOUT($space) }.
event-ruby_exchanged = { $name } exchanges { $n } { $n ->
    [one] ruby
   *[other] rubies
}.
event-retires = { $name }'s explorer retires and starts anew.
event-round_end = { who } has ended round { $n }.
event-last_turns = { who } is in Maracaibo: the last turns.
event-income = { $name }: income of { $dbl } { $dbl ->
    [one] doubloon
   *[other] doubloons
} and { $vp } { $vp ->
    [one] point
   *[other] points
}.
event-redbeard_card = Redbeard's card: { $card }.
event-redbeard_shuffles = Redbeard shuffles his cards.
event-redbeard_extra = Additional action: { $what ->
    [upgrade] a ship upgrade
    [raid] a raid
   *[explore] an exploration
}.
event-redbeard_can = { $what ->
    [raid] Raid
    [explore] Explore
    [quest] Quest
    [recruit] Recruit
   *[card] Upgrade card ({ NAME($kind) })
}: possible.
event-redbeard_cannot = { $what ->
    [raid] Raid: neither a place with a raid nor the Gulf in range.
    [explore] Explore: neither a place with an exploration nor the Gulf in range.
    [quest] Quest: no place with quests in range.
    [recruit] Recruit: no place where cards are acquired in range.
   *[card] Upgrade card: none in range.
}
event-redbeard_ignores = Redbeard can do nothing on card { $card } and draws another.
event-redbeard_idle = Redbeard only sails.
event-redbeard_slot = Redbeard upgrades his ship: { NAME($slot) }.
event-redbeard_track = Redbeard's raids and explorations grow: position { $n }.
event-redbeard_acquires = Redbeard takes { NAME($card) }.
event-redbeard_recruits = Redbeard recruits { NAME($card) }.
event-redbeard_quest = Redbeard takes the quest { NAME($quest) }.
event-redbeard_galleon = Redbeard takes the { NAME($tile) } away.
event-redbeard_no_galleon = You have a figurehead tile, so Redbeard takes none.
event-redbeard_residence = Redbeard puts a marker on the { NAME($residence) }.

# Chance
chance-residence = In the game: { NAME($thing) }
chance-upgrade = In the game: { NAME($thing) }
chance-cell = Dealt: { NAME($thing) }
chance-swap = Swapped with the card in { NAME($cell) }
chance-value_tile = Drawn: { NAME($thing) }
chance-side = A black market tile shows side { $side ->
    [a] A
   *[b] B
}
chance-galleon = In the market: { NAME($thing) }
chance-first_player = First player: { $name }
chance-quest = Quest: { NAME($quest) }
chance-quest_market = In the quest market: { NAME($quest) }
chance-level_2 = From the deck of level II: { NAME($thing) }
chance-lies = The top card lies face { $way ->
    [up] up
   *[down] down
}
chance-fog = Turned up: { NAME($thing) }
chance-die = { CAPITAL(NAME($treasure, case: "die")) }: { $n }
chance-fight = Die of the fight: { $n }
chance-redbeard_deck = Into the deck: { NAME($thing) }
chance-redbeard_card = Drawn: { NAME($thing) }
chance-redbeard_die = Redbeard's die: { $n }
