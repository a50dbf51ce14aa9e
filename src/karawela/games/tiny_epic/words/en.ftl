## Tiny Epic Pirates, in English.
title = Tiny Epic Pirates
blurb = A wheel of orders, a sea of cards and three treasures: plunder, trade, fight and be the first to bury them all – with Amdiak's curse or without, in company or alone.

# Options of the title
option-amdiak = The Curse of Amdiak
option-solo = Opponent of a game alone
option-solo-base = Solo pirate
option-solo-ordinary = Solo pirate (with the curse)
option-solo-ghost_pirate = Ghost pirate (with the curse)
option-solo_helm = Opponent's helm mat (alone)
option-solo_helm-standard = The usual one
option-solo_helm-rover = Rover
option-solo_helm-scourge = Scourge (harder)
option-solo_helm-ghost_pirate = Ghost Pirate
option-solo_legend = Opponent's legend mat (alone)
option-solo_legend-standard = The usual one
option-solo_legend-brigand = Brigand
option-solo_legend-terror = Terror (harder)
option-solo_legend-amdiak = Amdiak
option-first_player = First player
option-round_limit = Round limit (0 = none)
option-data_pack = Data pack
option-data_pack-standard = none

# The steps of a turn
phase-setup = Setup
phase-command = Command
phase-sail = Sail
phase-order = Order
phase-bonus = Bonus actions
phase-ships = Ships

# The final score, line by line
score-treasures = Treasures buried
score-urn = Amdiak's urn buried
score-legend = Legend (breaks ties)
score-gold = Gold and Cursed Gold (breaks further ties)
score-crates = Crates (break further ties)
score-total = Buried in all
ending-winner = { $names } wins.
ending-shared = { $names } share the victory.

# Why not
refusal-no_settlement = There is no settlement at { NAME($card) }.
refusal-no_market = There is no market at { NAME($card) }.
refusal-wrong_kind = This market buys nothing but { NAME($good) }.
refusal-not_enough_crates = { $n ->
    [0] You have no { NAME($good) }.
    [one] You have only 1 crate of { NAME($good) }.
   *[other] You have only { $n } crates of { NAME($good) }.
}
refusal-no_tavern = There is no tavern at { NAME($card) }.
refusal-no_token = There is no such token at { NAME($card) }.
refusal-no_cove = There is no cove at { NAME($card) }.
refusal-cove_taken = The cove of { NAME($card) } is taken.
refusal-no_deckhand = There is no deckhand to take from { NAME($from) }.
refusal-too_far = You can sail only { $n ->
    [one] 1 more card
   *[other] { $n } more cards
}.
refusal-not_adjacent = { NAME($card) } is not next to your card.
refusal-storm_all_in_repair = There is a storm on the way, and all your deckhands are in repair.
refusal-no_target = { CAPITAL(NAME($target)) } is not on your card.
refusal-no_pirate = { $rival ->
    [solo_pirate] The solo pirate
    [ghost_pirate] The ghost pirate
   *[none] { $seat }
} is not on your card.
refusal-hidden_target = { $rival ->
    [solo_pirate] The solo pirate
    [ghost_pirate] The ghost pirate
   *[none] { $seat }
} is hidden in the cove.
refusal-navy_untouchable = Nobody can attack the Navy.
refusal-ghost_untouchable = Nobody can attack the ghost ship.
refusal-gold_short = That costs { $n } Gold; you have { $have }.
refusal-cubes_short = That costs { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} of Cursed Gold; you have { $have }.
refusal-treasure_there = A treasure of yours is buried at { NAME($card) } already.
refusal-no_treasure = You have buried all your treasures.
refusal-no_burial = That cannot be buried at { NAME($card) }.
refusal-not_on_search = Your captain is on { NAME($order) }, not on { NAME("search") }.
refusal-not_triggered = { NAME($card) } acts when your captain is on { NAME($order) }.
refusal-used = You have used the bonus action of { NAME($card) } in this turn.
refusal-dismissed = { NAME($card) } has been dismissed.
refusal-not_aboard = { NAME($card) } is not in your crew.
refusal-refreshed = You have changed the cards once already.
refusal-no_cards = No other cards are left in the deck.
refusal-not_cursed = Your captain is not cursed.
refusal-no_wreck = There is no wreck at { NAME($card) }.
refusal-urn_have = You have bought your urn already.
refusal-no_mausoleum = There is no mausoleum at { NAME($card) }.
refusal-price_top = The price of { NAME($good) } cannot rise so far.
refusal-no_sure_fire = You have no sure-fire token.
refusal-no_die = You have rolled only { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
refusal-same_face = The die shows that face already.
refusal-reroll_defender = Only the attacker may reroll.
refusal-reroll_bonus = You have no reroll left in this attack.
refusal-moved_already = Every deckhand from { NAME($from) } has moved already.
refusal-to_repair = A deckhand can go to rigging, cannons or extort only.
refusal-onto_hide_out = Deckhands are never left on Hide Out: your captain passes it free.
refusal-six_spaces = Your captain has gone all around the wheel.
refusal-must_stop = You have no deckhand that you could leave here.
refusal-backwards = Your captain goes forward only, at least one space.
refusal-later_bonus = Your captain's second bonus action comes after the burial, and there is no going back to it.
refusal-no_cube = You have no cube of Cursed Gold.
refusal-reroll_not_borrowed = A reroll cannot be borrowed.
refusal-one_token = One Search turns up one token.
