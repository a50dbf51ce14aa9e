## Ship Adventure: Treasure Map, in English.
title = Ship Adventure: Treasure Map
blurb = Sail a sea without edges, among islands and whirlpools, dig up treasure, win the four pieces of the map, and be the first at El Dorado.

# What is asked, to the player who is asked
ask-choose_colour = Choose your colour; its harbour will be your home.
ask-move = { $n ->
    [0] No step is left: drift on, or end your move.
    [one] { $n } step is left: go on, or end your move.
   *[other] { $n } steps are left: go on, or end your move.
}
ask-fight = Several opponents: whom do you fight first?
ask-shoot = How many cannonball cards do you fire? Each rolls one die and is spent.
ask-answer = An opponent has stopped next to you. How many cannonball cards do you fire? Each rolls one die and is spent.
ask-sink = An empty ship is in reach. Destroy it?
ask-act = What do you do here?
ask-bribe = { CAPITAL(NAME($pirate)) } { $caught ->
    [fight] catches your ship now: { $percent }% for you in the fight. If you lose, it takes { GOODS($gold, $pieces, $tokens) }.
    [empty] reaches your empty ship now and destroys it; your crew is safe ashore.
   *[no] is after you, but can't reach you in this round.
} Pay 4 gold to send it home?

# What the others read meanwhile: "Ada moves."
kind-choose_colour = chooses a colour
kind-move = moves
kind-fight = chooses an opponent
kind-shoot = aims the cannon
kind-answer = decides whether to fire back
kind-sink = looks at an empty ship
kind-act = looks round on land
kind-bribe = bargains with a pirate

# Captains are known by their colours, where nobody tells who wears them.
whom = { $opponent_kind ->
    [colour] { $opponent_who ->
        [seat] { $opponent_name }
       *[company] the { NAME($opponent) } captain
    }
    [galleon] the { NAME($opponent) }
   *[pirate] { NAME($opponent) }
}

rival = { $opponent_kind ->
    [colour] { $opponent_who ->
        [seat] { $opponent_name }
       *[company] { NAME($opponent) } captain
    }
   *[other] { NAME($opponent) }
}

# Options. An offer names the captains, which the log knows by their colours only.
move-choose_colour = Play { NAME($colour) }
move-step = To { $square }
offer-step = { step-way }: { step-place }{ step-notes }
step-way = { $way ->
    [n] North
    [ne] North-east
    [e] East
    [se] South-east
    [s] South
    [sw] South-west
    [w] West
   *[nw] North-west
}
step-place = { $place ->
    [boat] your ship
    [dorado] El Dorado
    [exchange] where you exchange a token
    [treasure] temple of level { $level }
    [own] your { NAME($kind) }
    [others] { $owner_who ->
        [seat] { $owner }'s { NAME($kind) }
       *[company] the { NAME($colour) } { NAME($kind) }
    }
   *[plain] { NAME($kind) }
}
step-notes = { $free ->
    [yes] , a free drift
   *[no] {""}
}{ $coins ->
    [0] {""}
    [one] , { $coins } coin
   *[other] , { $coins } coins
}{ $last ->
    [yes] , your last step
   *[no] {""}
}{ step-risk }
step-risk = { $risk ->
    [cannons] {" "}– a pirate's cannon would destroy you
    [fight] {" "}– you would have to fight
    [near] {" "}– next to { NAME($pirate) }
   *[safe] {""}
}
move-end_move = End the move here
offer-end_move = { $risk ->
    [fight] Stop here and fight
    [cannons] Stop here: a pirate's cannon destroys you
   *[other] { $place ->
        [treasure] Stop here and take the treasure
        [exchange] Stop here and exchange your token
        [dorado] Stop here, on El Dorado
       *[other] { $shop ->
            [yes] Stop here, in the city
           *[no] End the move here
        }
    }
}
move-raft = Go home by raft: you lose all the gold you carry, and your turn ends
move-fight = Fight { whom } first
offer-fight = Fight { $captain_who ->
    [seat] { $captain }
   *[company] { whom }
} first{ $percent ->
    [-1] {""}
   *[other] : { $percent }% for you
}
move-shoot = { $n ->
    [0] Hold fire
    [one] Fire { $n } card
   *[other] Fire { $n } cards
}
offer-shoot = { $n ->
    [0] { $percent ->
        [0] Hold fire, and be destroyed
       *[other] Hold fire
    }
    [one] Fire { $n } card{ shot-chance }
   *[other] Fire { $n } cards{ shot-chance }
}
shot-chance = { $percent ->
    [-1] , a die for each
    [100] : a certain hit
   *[other] : { $percent }% for you
}
move-answer = { $n ->
    [0] Hold fire
    [one] Fire back with { $n } card
   *[other] Fire back with { $n } cards
}
offer-answer = { $n ->
    [0] { $percent ->
        [0] Hold fire, and be destroyed
       *[other] Hold fire
    }
    [one] Fire back with { $n } card{ shot-chance }
   *[other] Fire back with { $n } cards{ shot-chance }
}
move-sink = Destroy { $colour_who ->
    [seat] { $colour_name }'s
   *[company] the { NAME($colour) } captain's
} empty ship, { $how ->
    [hand] without a card
   *[cannon] with 1 cannonball card
}
offer-sink = Destroy { $owner }'s empty ship, { $how ->
    [hand] without a card
   *[cannon] with 1 cannonball card
}
move-sink_pass = Leave it alone
move-exchange = Exchange the { NAME($token) } for map piece { $n }
offer-exchange = Exchange the { NAME($token) } for map piece { $n }{ $new ->
    [yes] , which you lack
   *[no] {""}
}
move-buy = Buy: { NAME($card) }
offer-buy = Buy for { $gold } gold: { NAME($card) }, { $card ->
    [sabres] +2 in every melee
    [cannon] +3 when you fire
    [cannonballs] 1 die when you fire
   *[camouflage] no cannon hits your crew ashore
}
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
offer-deposit_all = Store everything: { GOODS($gold, $pieces, $tokens) }
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
offer-withdraw_all = Take everything back: { GOODS($gold, $pieces, $tokens) }
move-end_turn = End the turn
move-bribe = { $answer ->
    [yes] Pay { $gold } gold to { NAME($pirate) }
   *[no] Pay nothing to { NAME($pirate) }
}

# Goods, in one list
goods-gold = { $gold } gold
goods-pieces = { $n ->
    [one] { $n } map piece
   *[other] { $n } map pieces
}
goods-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
goods-nothing = nothing
goods-and = { $first } and { $last }

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
event-round = Round { $n }: { $name } began. The galleon headed for the { NAME($colour) } harbour.
event-galleon_appears = The galleon appeared at { $square }.
event-galleon_sails = The galleon sailed to { $square } and dropped a coin.
event-too_long = { $n ->
    [one] { $n } round was over
   *[other] { $n } rounds were over
}: the game ended.
event-level = Level { $n } began.
event-sees_dorado = { $name } had all four pieces and saw where El Dorado is.
event-loot = { $name } took { GOODS($gold, $pieces, $tokens) }.
event-destroyed = { $name } was beaten by { $by_kind ->
    [colour] { $by_who ->
        [seat] { $by_name }
       *[company] the { NAME($by) } captain
    }
    [galleon] the { NAME($by) }
   *[pirate] { NAME($by) }
} and went back to the home harbour.
event-pirate_destroyed = { $name } destroyed { NAME($pirate) }.
event-galleon_destroyed = { $name } destroyed the galleon and took { $gold } gold.
event-coins = { $name } picked up { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-raft = { $name } went home by raft.
event-melee = Melee: { $name } { $mine } : { $theirs } { rival }.
event-broadside = Cannon: { $name } { $mine } : { $theirs } { rival }.
event-shot = { $name } fired at { whom }, without an answer.
event-shot_at = { CAPITAL(whom) } fired at { $name }, without an answer.
event-ship_sunk = { $name }'s empty ship was destroyed; a new one waits at home.
event-wins = { $name } stood on El Dorado, { $square }, with the whole map!
event-chase = { CAPITAL(NAME($pirate)) } started to chase { $name }.
event-bribed = { CAPITAL(NAME($pirate)) } took { $gold } gold from { $name } and went home.
event-pirate_sails = { CAPITAL(NAME($pirate)) } sailed to { $square }.
event-treasure = { $name } took a token of level { $level } and { $gold } gold.
event-exchanged = { $name } exchanged the { NAME($token) } for map piece { $n }.
event-stored = { $name } stored goods at home.
event-taken_back = { $name } took goods from the store.

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
board-hoard = Hoard of { NAME($pirate) }: { GOODS($gold, $pieces, $tokens) }
board-place = The { NAME($token) } is exchanged here.
board-place-stored = The { NAME($token) } is exchanged here, once it is fetched from the store.
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

# why a game ended as it did
why-dorado = { $name } was the first to stand on El Dorado with the whole map.
why-lost = The crew was beaten, and for who sails alone that is the end.
why-limit = The rounds are over, and nobody has found El Dorado.{ $n ->
    [1] {""}
   *[other] {" "}What is left to compare is the map: different pieces, then all pieces, tokens and gold.
}
