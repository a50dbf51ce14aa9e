## Santiago de Cuba, in English.
title = Santiago de Cuba
blurb = An old car, nine Cubans, twelve buildings and seven ships: drive, deal, load.

# What is asked, to the player who is asked
ask-choose_demand = Set one die aside; the ship will ask for the other four.
ask-move_car = Drive the car. The next stop is free, each further one costs 1 peso.
ask-pablo_take = Pablo offers a good of your choice.
ask-alonso = Alonso: claim a building, or use one of yours.
ask-zorro_give = El Zorro! Give something away.
ask-place_pawn = Move your pawn to a building of this flower.
ask-use_building = Use the building, or leave it.
ask-load = Load the ship, or pass.

# What the others read meanwhile: "Ada drives the car."
kind-choose_demand = sets a die aside
kind-move_car = drives the car
kind-pablo_take = deals with Pablo
kind-alonso = talks to Alonso
kind-zorro_give = gives something to El Zorro
kind-place_pawn = moves the pawn
kind-use_building = uses a building
kind-load = loads or passes

# Options
move-choose_demand = Set the { NAME($good) } die aside
move-move_car = { $price ->
    [0] Drive { $n } stop, free
   *[other] Drive { $n } stops for { $price } { $price ->
        [one] peso
       *[other] pesos
    }
}
# What an option comes to, for whoever is asked
offer-move_car = { move-move_car } – { $stop ->
    [port] the port
    [inactive] { NAME($cuban) }, inactive
   *[active] { NAME($cuban) }
}
offer-load = { move-load } – { $points } { $points ->
    [one] point
   *[other] points
}
offer-load_wood = { move-load_wood } – { $points } { $points ->
    [one] point
   *[other] points
}
move-pablo_take = Take 1 { NAME($good, case: "one") }
move-decline = No, thanks
move-alonso_claim = Claim the { NAME($building) }
move-zorro_give = { $what ->
    [peso] Give 1 peso
    [vp] Give 1 victory point
    [nothing] Give nothing
   *[other] Give 1 { NAME($what, case: "one") }
}
move-place_pawn = Enter the { NAME($building) }
move-skip = Don't use it
move-load = Load { $n } { $n ->
    [one] { NAME($good, case: "one") }
   *[other] { NAME($good) }
}
move-load_wood = Load { $n } wood for { NAME($good) }
move-pass = Pass
use-bank = Bank: take 2 pesos
use-church = Church: take 1 victory point
use-distillery = Distillery: turn { $n } sugar into rum
use-cigar_factory = Cigar factory: turn { $n } tobacco into cigars
use-black_market = Black market: { NAME($give) } for { NAME($take) }
use-sawmill = Sawmill: 1 wood for 1 victory point and 1 peso
use-cafe = { $second ->
    [none] Café: { NAME($first) } for 2 victory points
   *[other] Café: { NAME($first) } and { NAME($second) } for 4 victory points
}
use-customs = Customs house: { NAME($good) } die to 0
use-casino = { $n_way ->
    [gain] Casino: pay { $pesos } pesos, get { $n } { $n ->
        [one] victory point
       *[other] victory points
    }
   *[loss] Casino: pay { $n } { $n ->
        [one] victory point
       *[other] victory points
    }, get { $pesos } pesos
}
use-harbourmaster = { $way ->
    [left] Harbourmaster: marker one flag left
   *[right] Harbourmaster: marker one flag right
}
use-trade_office = Trade office: load 1 { NAME($good, case: "one") } for 2 victory points
use-newspaper = { $cuban ->
    [none] Newspaper: take 1 peso
    [port] Newspaper: turn the port
   *[other] Newspaper: 1 peso, and { NAME($cuban) } turns inactive
}

# Why not
refusal-drive-too-far = That drive costs { $cost } { $cost ->
    [one] peso
   *[other] pesos
}; you have { $pesos }.
refusal-not-offered = { NAME($cuban) } has no { NAME($good) }.
refusal-supply-empty = There is no { NAME($good) } left in the supply.
refusal-supply-short = Only { $left } { $left ->
    [one] { NAME($good, case: "one") }
   *[other] { NAME($good) }
} left in the supply.
refusal-already-owned = The { NAME($building) } already has an owner.
refusal-no-token-left = All three of your ownership tokens are placed.
refusal-not-yours = The { NAME($building) } is not yours.
refusal-must-give = You have something to give, so you must.
refusal-not-held = You have no { $what ->
    [peso] pesos
    [vp] victory points
   *[other] { NAME($what) }
}.
refusal-must-place = The pawn has to move.
refusal-place-first = First move your pawn to a building.
refusal-already-placed = Your pawn has already moved this turn.
refusal-wrong-flower = This Cuban's flower is { NAME($flower) }; the { NAME($building) } stands under a { NAME($its) } one.
refusal-already-there = Your pawn already stands in the { NAME($building) }.
refusal-occupied = { $seat } stands in the { NAME($building) }.
refusal-not-here = Your pawn stands in the { NAME($place) }, not in the { NAME($building) }.
refusal-no-ship = No ship is in port, so the { NAME($building) } cannot be used.
refusal-too-many = You hold { $held } of it.
refusal-short-of-both = You have { $pesos } pesos and { $vp } victory points.
refusal-die-aside = The { NAME($good) } die lies beside the board.
refusal-die-zero = The { NAME($good) } die already shows 0.
refusal-no-demand = The ship wants no { NAME($good) }.
refusal-already-inactive = { NAME($cuban) } is inactive already.
refusal-one-kind = One load is of one kind.
refusal-not-so-many = You hold only { $held } { NAME($what) }.
refusal-demand-short = The ship wants only { $demand } { $demand ->
    [one] { NAME($good, case: "one") }
   *[other] { NAME($good) }
}.
refusal-car-has-stopped = The car has already stopped for this turn.

# What happened
event-pesos = { $n_way ->
    [gain] { $name } takes { $n } { $n ->
        [one] peso
       *[other] pesos
    }.
   *[loss] { $name } pays { $n } { $n ->
        [one] peso
       *[other] pesos
    }.
}
event-vp = { $n_way ->
    [gain] { $name } scores { $n } { $n ->
        [one] victory point
       *[other] victory points
    }.
   *[loss] { $name } gives up { $n } { $n ->
        [one] victory point
       *[other] victory points
    }.
}
event-goods = { $n_way ->
    [gain] { $name } takes { $n } { $n ->
        [one] { NAME($good, case: "one") }
       *[other] { NAME($good) }
    }.
    [loss] { $name } returns { $n } { $n ->
        [one] { NAME($good, case: "one") }
       *[other] { NAME($good) }
    }.
   *[none] { $name } gets no { NAME($good) }: the supply is empty.
}
event-gift = { $what ->
    [peso] { $name } gives { $taker } 1 peso.
    [vp] { $name } gives { $taker } 1 victory point.
    [nothing] { $name } has nothing to give.
   *[other] { $name } gives { $taker } 1 { NAME($what, case: "one") }.
}
event-marker = The value marker moves to { $flag ->
    [5] the chequered flag
   *[other] { $flag }
}.
event-departs = Ship { $n } leaves the port.
event-arrives = Ship { $n } is in port.
event-die = The { NAME($good) } die shows { $n }.
event-inactive = { NAME($cuban) } turns inactive.
event-active = { NAME($cuban) } is active again.
event-nobody_helps = { NAME($cuban) } is inactive: no help, no building.
event-owner_paid = { $name } owns the { NAME($building) } and is paid for the visit.

# Chance
chance-building = Dealt: { NAME($thing) }
chance-cuban = Dealt: { NAME($thing) }
chance-first_player = First player: { $name }
chance-die = The { NAME($good) } die shows { $n }

# Options of the title
option-first_player = First player
option-layout = Layout
option-open_holdings = Open holdings
option-turn_limit = Turn limit (0 = none)

# The final score, line by line
score-vp = Victory points
score-sugar = Sugar
score-fruit = Citrus fruit
score-tobacco = Tobacco
score-rum = Rum
score-cigars = Cigars
score-wood = Wood
score-goods = Goods left over
score-converted = Points for every 3 goods
score-goods_left = Goods after that
score-pesos = Pesos
score-total = Total

# On the board
board-label = The board of Santiago de Cuba
port = Port
no-ship = no ship
set-aside = set aside
supply = General supply
ship-track = Ships
value-flags = Value
inactive = inactive
pesos = pesos
vp = points
tokens = tokens
owns = owns
pawn-off = pawn not on the board
passed = passed
rolls-next = rolls the next ship
turn-of = to move
first-player = first player
flower-of = { NAME($flower) } flower
reference-good = Goods
reference-cuban = Cubans
reference-building = Buildings

# The board in a terminal, where room is short
free = free
loading = loading
rolled = Set one aside
supply-short = Supply
ship-number = Ship { $n }
terminal-legend =
    $  pesos      ◆  victory points     ⌂  ownership tokens left     ⌂B  owned by B
    □ ● ♧ ▮ ▬ ■   the goods, as named in the supply     ☼ ❖ ✿ ❀  the flowers
    ◖▆█▆◗  the car     (2) 1$  that stop is two away and costs 1 peso
    ✕  inactive, or turns a Cuban inactive     □▸▮  returns sugar, takes rum     1⇄1  swaps
    ⚑±1  moves the value marker     ▸0  turns a die to 0
board-car = the car
board-passes-port = Passes the port: the value marker moves on.
board-new-ship = Ship { $n }: what will it ask for?
board-ship = Ship { $n }
board-wants = The ship wants { $n } { $n ->
    [one] { NAME($good, case: "one") }
   *[other] { NAME($good) }
}.
board-value = Each good loaded now is worth { $n } points.
board-victory = Victory: { $names }
board-driver = at the wheel
board-goods = goods
board-hidden = behind the screen
