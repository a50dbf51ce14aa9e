## Ship Adventure: Treasure Map, in English.
title = Ship Adventure: Treasure Map
blurb = Sail a sea without edges, among islands and whirlpools, dig up treasure, win the four pieces of the map, and be the first at El Dorado.

# What is asked, to the player who is asked
ask-choose_colour = Choose your colour; its harbour will be your home.
ask-move = Move up to four squares, or end your move.
ask-fight = Several opponents: whom do you fight first?
ask-shoot = How many cannonball cards do you fire? Each rolls one die and is spent.
ask-answer = An opponent has stopped next to you. How many cannonball cards do you fire? Each rolls one die and is spent.
ask-sink = An empty ship is in reach. Destroy it?
ask-act = What do you do here?
ask-bribe = A pirate is after you. Pay 4 gold to be rid of it?

# What the others read meanwhile: "Ada moves."
kind-choose_colour = chooses a colour
kind-move = moves
kind-fight = chooses an opponent
kind-shoot = aims the cannon
kind-answer = decides whether to fire back
kind-sink = looks at an empty ship
kind-act = looks round on land
kind-bribe = bargains with a pirate

# Captains are known by their colours, where no position tells who wears them.
whom = { $opponent_kind ->
    [colour] the { NAME($opponent) } captain
    [galleon] the { NAME($opponent) }
   *[pirate] { NAME($opponent) }
}

# Options. An offer names the captains, which the log knows by their colours only.
move-choose_colour = Play { NAME($colour) }
move-step = To { $square }
move-end_move = End the move here
move-raft = Go home by raft: you lose all the gold you carry, and your turn ends
move-fight = Fight { whom } first
offer-fight = Fight { $captain_who ->
    [seat] { $captain }
   *[company] { whom }
} first
move-shoot = { $n ->
    [0] Hold fire
    [one] Fire { $n } card
   *[other] Fire { $n } cards
}
move-answer = { $n ->
    [0] Hold fire
    [one] Fire back with { $n } card
   *[other] Fire back with { $n } cards
}
move-sink = Destroy the { NAME($colour) } captain's empty ship, { $how ->
    [hand] without a card
   *[cannon] with 1 cannonball card
}
offer-sink = Destroy { $owner }'s empty ship, { $how ->
    [hand] without a card
   *[cannon] with 1 cannonball card
}
move-sink_pass = Leave it alone
move-exchange = Exchange the { NAME($token) } for map piece { $n }
move-buy = Buy: { NAME($card) }
offer-buy = Buy: { NAME($card) } – { $gold } gold
move-deposit = Store { $what ->
    [gold] { $gold } gold
    [piece] map piece { $n }
   *[token] token no. { $n }
}
offer-deposit = Store { $what ->
    [gold] { $gold } gold
    [piece] map piece { $n }
   *[token] the { NAME($token) }
}
move-deposit_all = Store everything
move-withdraw = Take back { $what ->
    [gold] { $gold } gold
    [piece] map piece { $n }
   *[token] token no. { $n }
}
offer-withdraw = Take back { $what ->
    [gold] { $gold } gold
    [piece] map piece { $n }
   *[token] the { NAME($token) }
}
move-withdraw_all = Take everything back
move-end_turn = End the turn
move-bribe = { $answer ->
    [yes] Pay { $gold } gold to be rid of { NAME($pirate) }
   *[no] Pay nothing: { NAME($pirate) } goes on chasing you
}

# Why not
refusal-colour-taken = The colour { NAME($colour) } is taken.
refusal-raft-first = A raft leaves before the first step of the turn.
refusal-not-adjacent = { $square } is not next to your square.
refusal-no-steps = You have no step left.
refusal-must-fight = Whoever stands on your square must be fought first.
refusal-nothing-to-sink = There is no empty { NAME($colour) } ship.
refusal-not-chased = { CAPITAL(NAME($pirate)) } is not after you.
refusal-move-is-over = Your move is over.
refusal-not-carried = You do not carry the { NAME($token) }.
refusal-other-place = The { NAME($token) } is exchanged on { $square }.
refusal-no-such-piece = Map piece { $n } is not in the supply.
refusal-not-in-town = Your crew is not in a city.
refusal-enough-cards = You may have at most { $n } { NAME($card) } { $n ->
    [one] card
   *[other] cards
}.
refusal-too-dear = It costs { $cost } gold; you carry { $gold }.
refusal-not-at-home = Your crew is not in your own city.
refusal-nothing-to-move = There is nothing of that kind to store or to take back.
refusal-too-poor = A bribe is 4 gold; you carry { $gold }.

# What happened
event-round = Round { $n }: { $name } begins. The galleon heads for the { NAME($colour) } harbour.
event-galleon_appears = The galleon appears at { $square }.
event-galleon_sails = The galleon sails to { $square } and drops a coin.
event-too_long = { $n ->
    [one] { $n } round is over
   *[other] { $n } rounds are over
}: the game ends.
event-level = Level { $n } begins.
event-sees_dorado = { $name } has all four pieces and sees where El Dorado is.
event-loot = { $name } takes { $gold } gold, { $pieces ->
    [one] { $pieces } map piece
   *[other] { $pieces } map pieces
}, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
event-destroyed = { $name } is beaten by { $by_kind ->
    [colour] the { NAME($by) } captain
    [galleon] the { NAME($by) }
   *[pirate] { NAME($by) }
} and goes back to the home harbour.
event-pirate_destroyed = { $name } destroys { NAME($pirate) }.
event-galleon_destroyed = { $name } destroys the galleon and takes { $gold } gold.
event-coins = { $name } picks up { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-raft = { $name } goes home by raft.
event-melee = Melee: { $name } { $mine } : { $theirs } { $opponent_kind ->
    [colour] { NAME($opponent) } captain
   *[other] { NAME($opponent) }
}.
event-broadside = Cannon: { $name } { $mine } : { $theirs } { $opponent_kind ->
    [colour] { NAME($opponent) } captain
   *[other] { NAME($opponent) }
}.
event-shot = { $name } fires at { whom }, without an answer.
event-shot_at = { CAPITAL(whom) } fires at { $name }, without an answer.
event-ship_sunk = { $name }'s empty ship is destroyed and waits at home.
event-wins = { $name } stands on El Dorado, { $square }, with the whole map!
event-chase = { CAPITAL(NAME($pirate)) } starts to chase { $name }.
event-bribed = { CAPITAL(NAME($pirate)) } takes { $gold } gold from { $name } and goes home.
event-pirate_sails = { CAPITAL(NAME($pirate)) } is at { $square }.
event-treasure = { $name } takes a token of level { $level } and { $gold } gold.
event-exchanged = { $name } exchanges the { NAME($token) } for map piece { $n }.
event-stored = { $name } stores goods at home.
event-taken_back = { $name } takes goods from the store.

# Chance
chance-map_card = Drawn: { NAME($thing) }
chance-tile = Laid: { NAME($thing) }
chance-token = The token's back: { NAME($thing) }
chance-dorado = The back of the map: { NAME($thing) }
chance-compass = The compass points to sector { $n }
chance-melee = A melee die: { $n ->
    [7] skull, 7
   *[other] { $n }
}
chance-broadside = A cannon die: { $n ->
    [7] skull, 7
   *[other] { $n }
}
chance-treasure = A treasure die: { $n ->
    [7] skull, 7
   *[other] { $n }
}

# Options of the title
option-printed_backs = El Dorado as printed on the map card
option-max_rounds = Round limit

# The final score, line by line
score-dorado = El Dorado
score-different = Different map pieces
score-pieces = Map pieces
score-tokens = Treasure tokens
score-gold = Gold
score-total = Total

# Reference
reference-equipment = Equipment
reference-tile = Tiles
reference-terrain = Squares
reference-area = Areas and token orders
reference-map = Map cards

# board
board-label = Treasure Map: the sea chart, the compass and the captains
board-title = Treasure Map
board-chart = The sea chart
board-compass = The compass: the innermost colour that is played begins, the inner ring names the galleon's harbour.
board-winds = NESW
board-round = Round { $n }
board-of = of { $n }
board-level = Level { $n }
board-pirates = Pirates at this level: +{ $melee } in melee, { $cannon ->
    [0] no cannon
   *[other] +{ $cannon } with cannon
}.
board-prize = Whoever destroys the Spanish galleon wins { $gold } gold.
board-aboard = Aboard { $n ->
    [one] is { $n } map piece
   *[other] are { $n } map pieces
}.
board-goal = It sails to { $square }.
board-supply = Map piece { $n }: { $count } in the supply.
board-square = { $square }: { NAME($kind) }
board-coloured-square = { $square }: { NAME($kind) }, { NAME($colour) }
board-treasure = A treasure of level { $n }
board-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} on the water
board-hoard = Hoard of { NAME($pirate) }: { $gold } gold, { $pieces ->
    [one] { $pieces } map piece
   *[other] { $pieces } map pieces
}, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
board-place = The { NAME($token) } is exchanged here.
board-dorado = El Dorado
board-chases = { CAPITAL(NAME($pirate)) } is chasing { $name }.
board-manned = { $name }: ship with its crew
board-unmanned = { $name }: ship without its crew
board-ashore = { $name }: crew ashore
board-far = { $square }: { $n ->
    [0] a free drift
    [one] { $n } step
   *[other] { $n } steps
}
board-steps = { $n ->
    [0] No step is left then.
    [one] { $n } step is left then.
   *[other] { $n } steps are left then.
}
board-doomed = Stop here, and a pirate's cannon will destroy you.
board-meets = Stop here, and you must fight.
board-gold = Gold carried: { $n }
board-piece = Map piece { $n }: { $count }
board-token = A treasure token of level { $n }
board-token-known = The { NAME($token) }: to be exchanged on { $square }.
board-card = { CAPITAL(NAME($card)) }: { $n } of { $most }
board-store = The store at home: safe from everybody.
board-stored-gold = Gold in the store: { $n }
board-first = Begins this round
board-no-dice = No dice have been thrown yet
board-thrown-melee = Melee on { $square }: { $name } { $mine } : { $theirs } { $other }
board-thrown-broadside = Cannon on { $square }: { $name } { $mine } : { $theirs } { $other }
board-thrown-treasure = Treasure on { $square }: { $name } gets { $gold } gold
board-victory = Victory: { $names }
board-lost = { ending-lost } Nobody has found El Dorado.
board-legend = Legend
board-legend-temple = Temple: end a move here for gold and a token
board-legend-city = City: buy cards; at home, store goods. No fights
board-legend-harbour = Harbour: no fights here
board-legend-skull = A pirate's home, and his hoard
board-legend-whirlpool = Whirlpool: along an arrow a ship drifts free
board-legend-coins = Coins: a ship takes them in passing
board-legend-ford = Ford: crews walk over, ships sail through
board-legend-danger = Stop here, and cannon fire will destroy you
