## Caribbean Conquest, in English.
title = Ship Adventure: Caribbean Conquest
blurb = Fleets and crews fight for temples, skulls and cities on a sea without edges.

# What is asked, to the player who is asked
ask-choose_colour = Choose your colour: its cities will be yours.
ask-purchases = Buy cards and units, then go on to movement.
ask-movement = { $n ->
    [0] No step is left: drift on, or end movement.
    [one] Move a group: { $n } step is left.
   *[other] Move your groups: { $n } steps are left for all of them together.
}
ask-battles = Fight your melees and fire your cannon.
ask-return_fire = You are under fire. Shoot back?
ask-reaction = Enemies have come next to you. Fire on them?

# What the others read meanwhile: "Ada moves the fleet."
kind-choose_colour = chooses a colour
kind-purchases = buys cards and units
kind-movement = moves ships and crews
kind-battles = fights battles
kind-return_fire = may shoot back
kind-reaction = may fire on whoever has come near

balls = { $n ->
    [one] { $n } cannonball card
   *[other] { $n } cannonball cards
}

# Options
move-choose_colour = Play { NAME($colour) }
move-buy_card = Buy: { NAME($card) }
offer-buy_card = Buy for { $gold } gold: { NAME($card) }, { $card ->
    [sabres] +2 in every melee
    [cannon] +3 when you fire
    [cannonballs] 1 die when you fire
   *[camouflage] no cannon hits your crews ashore
}
move-buy_unit = Buy a { $unit ->
    [ship] ship for the harbour of { $square }
   *[crew] crew for { $square }
}
offer-buy_unit = Buy for { $gold } gold: a { $unit ->
    [ship] { $cities ->
        [one] ship in your harbour
       *[other] ship in the harbour of { $square }
    }
   *[crew] { $cities ->
        [one] crew in your city
       *[other] crew in the city { $square }
    }
}
move-end_purchases = End purchases
offer-end_purchases = Go on to movement
move-move = { $group ->
    [ships] { $ships ->
        [one] Ship
       *[other] { $ships } ships
    }
    [crews] { $crews ->
        [one] Crew
       *[other] { $crews } crews
    }
   *[both] { $ships ->
        [one] Ship
       *[other] { $ships } ships
    } with { $crews ->
        [one] a crew
       *[other] { $crews } crews
    }
} { $here } → { $there }
offer-move = { move-move }: { $foe_who ->
    [seat] fight { $foe }
   *[company] { $area ->
        [none] { NAME($kind) }
       *[other] { NAME($kind) } of the { NAME($area) } area
    }
}{ $free ->
    [yes] , a free drift
   *[no] {""}
}{ $last ->
    [yes] , your last step
   *[no] {""}
}
move-end_movement = End movement
offer-end_movement = { $left ->
    [0] End movement
    [one] End movement, { $left } step unused
   *[other] End movement, { $left } steps unused
}
move-melee = Fight the melee on { $square }
offer-melee = Fight { $enemy } on { $square } ({ NAME($kind) }): { $percent }% for you
move-fire = Fire from { $source } at { $target } with { balls }
offer-fire = Fire from { $source } at { $enemy } on { $target } with { balls }{ fire-chance }
fire-chance = { $answer ->
    [no] : a certain hit
   *[yes] { $bonus ->
        [0] {""}
       *[other] , +{ $bonus }
    }
}
move-return_fire = { $n ->
    [0] Don't shoot back
   *[other] Shoot back with { balls }
}
move-end_battles = End battles
move-react = Reaction fire from { $source } at { $target } with { balls }
offer-react = Reaction fire from { $source } at { $enemy } on { $target } with { balls }{ fire-chance }
move-react_pass = Hold fire

# Why not
refusal-colour-taken = Somebody else already plays { NAME($colour) }.
refusal-card-maximum = You already hold the maximum of { $most }.
refusal-too-dear = It costs { $cost } gold; you have { $gold }.
refusal-not-yours = { $square } is not a city of yours.
refusal-supply-out = You already have { $most } { $unit ->
    [ship] ships
   *[other] crews
} on the board.
refusal-enemy-there = An enemy stands on { $square }.
refusal-square-full = There would be more than 4 of your units on { $square }.
refusal-not-so-many = On { $square } you have { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} and { $crews ->
    [one] { $crews } crew
   *[other] { $crews } crews
}.
refusal-not-adjacent = { $square } is not a neighbouring square.
refusal-needs-water = { $square } is land.
refusal-no-boat = There is no ship on { $square }.
refusal-no-steps = You have no steps left.
refusal-truce = The opening truce protects { $square }.
refusal-in-the-water = A crew would be left in the water on { $square }.
refusal-melee-open = A melee is still to be fought.
refusal-no-melee = You do not share { $square } with an enemy.
refusal-nobody-moved = None of the units on { $square } has moved in this turn.
refusal-not-active = The units on { $square } are not those of the active player.
refusal-no-source = You have neither a ship nor a point of yours on { $square }.
refusal-no-balls = You hold { $held ->
    [one] { $held } cannonball card
   *[other] { $held } cannonball cards
}.
refusal-has-fired = { $square } has already fired.
refusal-melee-there = A melee is still open on { $square }.
refusal-no-enemy = No enemy stands on { $square }.
refusal-unmanned-point = Without a ship of yours, { $square } can fire only at ships.
refusal-camouflaged = { $seat } has camouflage.

# What happened
event-round = Round { $n }: { $name } began.
event-melee = Melee on { $square }: { $name } { $n } : { $m } { $other }.
event-volley = Cannon at { $square }: { $name } { $n } : { $m } { $other }.
event-lost = { $name } lost a { NAME($unit) } on { $square }.
event-prize = { $name } took the ship on { $square } as a prize.
event-unharmed = { $name } suffered no loss on { $square }.
event-taken = { $name } took { $square }.
event-area = { $name } took control of the { NAME($area) } area.
event-income = { $name } received { $gold } gold.
event-eliminated = { $name } was eliminated.
event-ended = { $why ->
    [majority] The game ended: somebody controlled most of the strategic areas.
    [elimination] The game ended: a player was eliminated.
   *[limit] The game ended with the last round.
}

# Chance
chance-tile = Laid: { NAME($thing) }
chance-compass = The compass points to sector { $n }
chance-melee = Melee die: { $n ->
    [7] skull (7)
   *[other] { $n }
}
chance-shot = Cannon die: { $n ->
    [7] skull (7)
   *[other] { $n }
}

# Options of the title
option-boxes = Boxes
option-boxes-1 = 1 box (12 × 12 squares)
option-boxes-4 = 4 boxes (24 × 24 squares)
option-boxes-9 = 9 boxes (36 × 36 squares)
option-opening_truce = Opening truce in round 1
option-max_rounds = Round limit (0 = by the number of boxes)

# The final score, line by line
score-points = Controlled strategic points
score-areas = Controlled areas
score-area_points = Strategic points in controlled areas, counted again
score-total = Total
score-gold = Gold
score-units = Units on the board

# The reference
reference-equipment = Equipment cards
reference-terrain = Squares
reference-tile = Tiles

# board
board-label = Caribbean Conquest: the sea chart, the compass and the fleets
board-title = Caribbean Conquest
board-chart = The sea chart
board-compass = The compass: of the colours it points to, the innermost one that is played begins the round.
board-winds = NESW
board-round = Round { $n }
board-of = of { $n }
board-phase-purchases = Purchases
board-phase-movement = Movement
board-phase-battles = Battles
board-phase-reaction = Reaction fire
board-steps = { $n ->
    [0] No step is left.
    [one] { $n } step is left.
   *[other] { $n } steps are left.
}
board-square = { $square }: { NAME($kind) }
board-coloured-square = { $square }: { NAME($kind) }, { NAME($colour) }
board-point = { $point }, { NAME($area) } area
board-owned = { $point }. Controlled by { $name }.
board-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
board-crews = { $n ->
    [one] { $n } crew
   *[other] { $n } crews
}
board-and = { $one } and { $other }
board-group = { $name }: { $units }
board-pick = Group on { $square }: { $units }. Pick it, then where it goes.
board-part = Only { $units }
board-source = Cannon on { $square }. Pick them, then the target.
board-target = { $square }. Pick it, then how many cards to fire.
board-drift = A free drift.
board-closing = Your last step: movement ends with it.
board-far = { $square }: { $n ->
    [0] a free drift
    [one] { $n } step
   *[other] { $n } steps
}
board-melee-there = There will be a melee.
board-cost = Costs { $gold } gold.
board-gold = Gold: { $n }
board-income = Income at the end of the round: { $gold } gold
board-fleet-ships = Ships: { $n }. With { $most } no more can be bought.
board-fleet-crews = Crews: { $n }. With { $most } no more can be bought.
board-score = Score as it stands: { $n }
board-area = The { NAME($area) } area: { $n } of { $most } points.
board-area-whole = The whole area: each of its points counts double.
board-card = { CAPITAL(NAME($card)) }: { $n } of { $most }
board-first = Begins this round
board-out = { $name } (eliminated)
board-melee = Melee on { $square }: { $name } against { $other }
board-volley = Cannon at { $square }: { $name } against { $other }
board-no-fight = No dice have been thrown yet
board-victory = Victory: { $names }
board-legend = Legend
board-legend-temple = Temple: a point. A crew takes it
board-legend-skull = Skull: a point. A ship takes it
board-legend-city = City: a point. New crews appear here
board-legend-harbour = Harbour: new ships appear here
board-legend-ring = Controlled by this captain
board-legend-area = Area: who has all its points counts them double
board-legend-whirlpool = Whirlpool: along an arrow ships drift free
board-legend-ford = Ford: crews walk over, ships sail through
