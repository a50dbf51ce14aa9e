## Pirates of Maracaibo: what happened, in English. Whoever has no seat is Redbeard.
who = { $name_who ->
    [company] { NAME("redbeard") }
   *[seat] { $name }
}
event-round = Round { $n } began; { who } was first.
event-sails = { who } sailed to { NAME($card) }.
event-pays = { $name } paid 1 doubloon to { $other }.
event-pays_supply = { $name } paid 1 doubloon for meeting Redbeard.
event-meets = { $name } got 1 doubloon, because Redbeard came to the same card.
event-dbl = { $name } got { doubloons }.
event-spends = { $name } paid { doubloons }.
event-vp = { who } scored { points-n }.
event-treasure = { who } took 1 { NAME($kind) }; { $left ->
    [0] the island was empty then.
    [one] 1 cube was left on the island.
   *[other] { $left } cubes were left on the island.
}
event-treasure_supply = { who } took 1 { NAME($kind) } from the supply: the island was empty.
event-cube = The { NAME($kind) } island grew to { $n } { $n ->
    [one] cube
   *[other] cubes
}.
event-buries = { $name } buried 1 { NAME($kind) }.
event-upgrade = { $name } upgraded the ship: { ABOUT($slot) }.
event-acquires = { $name } acquired { NAME($card) } { paid }.
event-leaves = { $name } left { NAME($card) }.
event-refill = In its place came { NAME($card) }.
event-builds = { $name } built the { NAME($residence) } { paid }.
paid = { $cost ->
    [0] for nothing
    [one] for 1 doubloon
   *[other] for { $cost } doubloons
}
event-raid = { $name } raided for { NAME($kind, case: "many") } with strength { $n }.
event-raid_action = { $name } used a raid action: { $action_kind ->
    [raid_action] { NAME($action) }.
   *[other] { ABOUT($action) } ({ NAME($action) }).
}
event-explores = { $name_who ->
    [company] Redbeard's explorer reached { NAME($space) }: { ABOUT($space) }.
   *[seat] { $name }'s explorer reached { NAME($space) }: { ABOUT($space) }.
}
event-trade = { $name } went less far for a bonus: { NAME($source) }.
event-river = { who } crossed { NAME($river) }.
event-quest_deck = { $name } drew a quest.
event-quest_market = { $name } took the quest { NAME($quest) }.
event-quest_new = New in the quest market: { NAME($quest) }.
event-quest_sold = { $name } discarded a quest.
event-quest_refresh = { $name } refreshed the quest market.
event-galleon = { $name } took the { NAME($tile) }.
event-bm_placed = { $name } placed { NAME($tile) } on { NAME($place) }.
event-bm_used = { $name } activated { NAME($tile) }.
event-fog_coins = { $name } found { doubloons } in the fog.
event-revealed = Out of the fog came { NAME($card) }.
event-value_tile = From then on { NAME($place) } raised the value of { NAME($kind, case: "many") }.
event-fight = { who } reached { $n } in the fight.
event-fight_won = { who } won the fight.
event-fight_tie = Nobody won the fight.
event-ruby = { who } took a ruby.
event-ruby_sold = { who } sold a ruby: { ABOUT($space) }.
event-ruby_exchanged = { $name } exchanged { $n } { $n ->
    [one] ruby
   *[other] rubies
}.
event-retires = { $name }'s explorer retired and started anew.
event-round_end = { who } ended round { $n }.
event-last_turns = { who } reached Maracaibo: the last turns began.
event-income = { $name } took an income of { $dbl } { $dbl ->
    [one] doubloon
   *[other] doubloons
} and { $vp } { $vp ->
    [one] point
   *[other] points
}.
event-redbeard_card = Redbeard drew card { $card }: { TRIES($card) }.
event-redbeard_shuffles = Redbeard shuffled his cards.
event-redbeard_extra = First his additional action: { $what ->
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
}: he could, { $target ->
    [none] in range.
    [gulf] in the Gulf.
   *[other] at { NAME($target) }, the one nearest to Maracaibo.
}
event-redbeard_cannot = { $what ->
    [raid] Raid: he could not, neither a place with a raid nor the Gulf was in range.
    [explore] Explore: he could not, neither a place with an exploration nor the Gulf was in range.
    [quest] Quest: he could not, no place with quests was in range.
    [recruit] Recruit: he could not, no place where cards are acquired was in range.
   *[card] Upgrade card: he could not, none was in range.
}
event-redbeard_ignores = Redbeard could do nothing on card { $card } and drew another.
event-redbeard_idle = Redbeard only sailed.
event-redbeard_slot = Redbeard upgraded his ship: { NAME($slot) }.
event-redbeard_track = Redbeard's raids and explorations grew: position { $n }.
event-redbeard_acquires = Redbeard took { NAME($card) }.
event-redbeard_recruits = Redbeard recruited { NAME($card) }.
event-redbeard_quest = Redbeard took the quest { NAME($quest) }.
event-redbeard_galleon = Redbeard took the { NAME($tile) } away.
event-redbeard_no_galleon = You had a figurehead tile, so Redbeard took none.
event-redbeard_residence = Redbeard put a marker on the { NAME($residence) }.

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
