## Santiago de Cuba, in English.
title = Santiago de Cuba
blurb = An old car, nine Cubans, twelve buildings and seven ships: drive, deal, load.

# Amounts, within other messages
some-points = { $n } { $n ->
    [one] point
   *[other] points
}
some-pesos = { $n } { $n ->
    [one] peso
   *[other] pesos
}
some-goods = { $n } { $n ->
    [one] { NAME($good, case: "one") }
   *[other] { NAME($good) }
}
wanted-goods = { some-goods }

# What is asked, to the player who is asked
ask-choose_demand = Set one die aside; the ship will ask for the other four goods.
ask-move_car = Drive the car. The next stop is free, each further one costs 1 peso.
ask-pablo_take = Pablo gives you 1 good; choose which.
ask-alonso = Alonso: claim a building, or use one of yours.
ask-zorro_give = El Zorro! Give the driver 1 peso, 1 victory point or 1 good (no wood).
ask-place_pawn = Move your pawn to a building under this flower.
ask-use_building = Use the building, or leave it.
ask-load = Load the ship, or pass.

# What the others read meanwhile: "Ada drives the car."
kind-choose_demand = sets a die aside
kind-move_car = drives the car
kind-pablo_take = deals with Pablo
kind-alonso = talks to Alonso
kind-zorro_give = gives something to the driver
kind-place_pawn = moves the pawn
kind-use_building = uses a building
kind-load = loads or passes

# Options
move-choose_demand = Set the { NAME($good, case: "one") } die aside
move-move_car = { $n ->
    [one] Drive { $n } stop, free
   *[other] Drive { $n } stops for { PESOS($price) }
}
move-pablo_take = Take { LOT($good, 1) }
move-decline = No, thanks
move-alonso_claim = Claim the { NAME($building) }
move-zorro_give = { $what ->
    [peso] Give 1 peso
    [vp] Give 1 victory point
    [nothing] Give nothing
   *[other] Give { LOT($what, 1) }
}
move-place_pawn = Enter the { NAME($building) }
move-skip = Don't use it
move-load = Load { LOT($good, $n) }
move-load_wood = Load { $n } wood for { NAME($good) }
move-pass = Pass
use-bank = Bank: take 2 pesos
use-church = Church: take 1 point
use-distillery = Distillery: return { LOT("sugar", $n) }, take { LOT("rum", $n) }
use-cigar_factory = Cigar factory: return { LOT("tobacco", $n) }, take { LOT("cigars", $n) }
use-black_market = Black market: return { LOT($give, 1) }, take { LOT($take, 1) }
use-sawmill = Sawmill: return 1 wood, take 1 point and 1 peso
use-cafe = { $second ->
    [none] Café: return { LOT($first, 1) }, take 2 points
   *[other] Café: return { LOT($first, 1) } and { LOT($second, 1) }, take 4 points
}
use-customs = Customs house: turn the { NAME($good, case: "one") } die to 0
use-casino = { $n_way ->
    [gain] Casino: pay { PESOS($pesos) }, get { POINTS($n) }
   *[loss] Casino: pay { POINTS($n) }, get { PESOS($pesos) }
}
use-harbourmaster = { $way ->
    [left] Harbour office: move the value marker one flag left
   *[right] Harbour office: move the value marker one flag right
}
use-trade_office = Trade office: load { LOT($good, 1) }, take 2 points
use-newspaper = { $cuban ->
    [none] Newspaper publisher: take 1 peso
    [port] Newspaper publisher: turn the port
   *[other] Newspaper publisher: take 1 peso and turn { NAME($cuban) } inactive
}

# What an option comes to, for whoever is asked
offer-choose_demand = Set aside the { NAME($good, case: "one") } die ({ $n }) – { $wants ->
    [nothing] then nobody wants anything: the ship leaves at once
   *[other] the ship wants { DEMAND($wants) }
}
offer-move_car = { move-move_car } – { $stop ->
    [port] the port: load at { POINTS($value) } a good
    [no-ship] the port, without a ship
    [inactive] { NAME($cuban) }, inactive: nothing
    [goods] { NAME($cuban) }: take { LOT($good, $gets) }
    [none-left] { NAME($cuban) }: no { NAME($good) } left
    [pesos] { NAME($cuban) }: take { PESOS($gets) }
    [points] { NAME($cuban) }: take { POINTS($gets) }
   *[asks] { NAME($cuban) }: { $cuban ->
        [pablo] take 1 good of your choice
        [el_zorro] every other player gives you 1 peso, 1 point or 1 good
       *[alonso] claim a building or use one of yours
    }
}{ $passing ->
    [leaves] ; on the way the ship leaves
    [rises] ; a loaded good then pays { POINTS($value) }
   *[no] {""}
}
offer-pablo_take = Take { LOT($good, 1) } – then you have { $have }
offer-decline = { $from ->
    [pablo] Take nothing from Pablo
   *[other] Neither claim nor use a building
}
offer-alonso_claim = Claim the { NAME($building) } – 1 point whenever another player ends a turn there
offer-zorro_give = { $what ->
    [peso] Give { $taker } 1 peso
    [vp] Give { $taker } 1 victory point
    [nothing] You have nothing to give { $taker }
   *[other] Give { $taker } { LOT($what, 1) }
}
offer-place_pawn = Enter the { NAME($building) } – { $use ->
    [no-ship] useless without a ship
   *[yes] { $building ->
        [bank] take 2 pesos
        [church] take 1 point
        [distillery] sugar into rum
        [cigar_factory] tobacco into cigars
        [black_market] swap 1 good
        [sawmill] 1 wood for 1 point and 1 peso
        [cafe] 2 points each for 1 cigar, 1 rum
        [customs] turn a die to 0
        [casino] 3 pesos for 1 point, or back
        [harbourmaster] move the value marker
        [trade_office] load 1 good for 2 points
       *[newspaper] take 1 peso, turn a Cuban inactive
    }
}{ $owner_who ->
    [seat] ; { $owner }, the owner, gets 1 point
   *[company] {""}
}
offer-skip = Don't use the { NAME($building) }
offer-load = { move-load } – { POINTS($points) }{ $full ->
    [yes] ; the ship is full and leaves
   *[no] {""}
}
offer-load_wood = { move-load_wood } – { POINTS($points) }{ $full ->
    [yes] ; the ship is full and leaves
   *[no] {""}
}
offer-pass = Pass – no more loading for you in this round
offer-use-customs = Customs house: turn the { NAME($good, case: "one") } die from { $from } to 0{ $full ->
    [yes] ; nothing is wanted any more, the ship leaves
   *[no] {""}
}
offer-use-harbourmaster = { $flag ->
    [5] Harbour office: move the value marker to the chequered flag; the ship leaves
   *[other] Harbour office: move the value marker to { $flag } – a loaded good then pays { POINTS($flag) }
}
offer-use-trade_office = { use-trade_office }{ $full ->
    [yes] ; the ship is full and leaves
   *[no] {""}
}

# Headings over many options

# Why not
refusal-drive-too-far = That drive costs { PESOS($cost) }; you have { $pesos }.
refusal-not-offered = { NAME($cuban) } has no { NAME($good) }.
refusal-supply-empty = There is no { NAME($good) } left in the supply.
refusal-supply-short = Only { LOT($good, $left) } left in the supply.
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
refusal-occupied = { $seat }'s pawn stands in the { NAME($building) }.
refusal-not-here = Your pawn stands in the { NAME($place) }, not in the { NAME($building) }.
refusal-no-ship = No ship is in port, so the { NAME($building) } cannot be used.
refusal-too-many = You hold only { $held }.
refusal-short-of-both = You have { PESOS($pesos) } and { POINTS($vp) }.
refusal-die-aside = The { NAME($good, case: "one") } die lies beside the board.
refusal-die-zero = The { NAME($good, case: "one") } die already shows 0.
refusal-no-demand = The ship wants no { NAME($good) }.
refusal-already-inactive = { NAME($cuban) } is inactive already.
refusal-one-kind = One load is of one kind.
refusal-not-so-many = You hold only { LOT($what, $held) }.
refusal-demand-short = The ship wants only { LOT($good, $demand) }.
refusal-car-has-stopped = The car has already stopped for this turn.

# What happened
event-pesos = { $n_way ->
    [gain] { $name } took { PESOS($n) }.
   *[loss] { $name } paid { PESOS($n) }.
}
event-vp = { $n_way ->
    [gain] { $name } scored { POINTS($n) }.
   *[loss] { $name } gave up { POINTS($n) }.
}
event-goods = { $n_way ->
    [gain] { $name } took { LOT($good, $n) }.
    [loss] { $name } { $where ->
        [aboard] loaded
       *[none] returned
    } { LOT($good, $n) }.
   *[none] { $name } got no { NAME($good) }: the supply was empty.
}
event-gift = { $what ->
    [peso] { $name } gave { $taker } 1 peso.
    [vp] { $name } gave { $taker } 1 victory point.
    [nothing] { $name } had nothing to give.
   *[other] { $name } gave { $taker } { LOT($what, 1) }.
}
event-marker = The value marker moved to { $flag ->
    [5] the chequered flag
   *[other] { $flag }
}.
event-departs = Ship { $n } left the port.
event-arrives = Ship { $n } came into port.
event-die = The { NAME($good, case: "one") } die was turned to { $n }.
event-inactive = { NAME($cuban) } was turned inactive.
event-active = { NAME($cuban) } became active again.
event-nobody_helps = { NAME($cuban) } was inactive: no help, no building.
event-owner_paid = { $name } owns the { NAME($building) } and was paid for the visit.
event-drove = { $name } drove { $n } { $n ->
    [one] stop
   *[other] stops
} to { $stop_kind ->
    [port] the port
   *[cuban] { NAME($stop) }
}.
event-entered = { $name } entered the { NAME($building) }.
event-used = { $name } used the { NAME($building) }.
event-skipped = { $name } did not use the { NAME($building) }.
event-claimed = { $name } claimed the { NAME($building) }.
event-declined = { $name } declined.
event-passed = { $name } passed.
event-set_aside = { $name } set the { NAME($good, case: "one") } die aside.

# Chance
chance-building = Dealt: { NAME($thing) }
chance-cuban = Dealt: { NAME($thing) }
chance-first_player = First player: { $name }
chance-die = The { NAME($good, case: "one") } die shows { $n }

# Options of the title
option-first_player = First player
option-layout = Layout
option-open_holdings = Open holdings
option-turn_limit = Turn limit (0 = none)

# The final score, line by line
score-vp = Collected during the game
score-sugar = Sugar
score-fruit = Fruit
score-tobacco = Tobacco
score-rum = Rum
score-cigars = Cigars
score-wood = Wood
score-goods = All goods left over
score-converted = For goods left over (3 for 1)
score-goods_left = Goods beyond the threes (first tie-break)
score-pesos = Pesos (second tie-break)
score-total = Total

# The aim, and the open facts of a seat
aim = Most victory points when the seventh ship has left.
aim-now = Ship { $n } of { $ships }{ $value ->
    [0] {""}
   *[other] {" "}· a good pays { POINTS($value) }
}
fact-vp = Victory points
fact-pesos = Pesos
fact-goods = Goods
fact-tokens = Ownership tokens left
fact-owns = Owns
fact-loading = Loading
fact-car = The car
hidden = ?

# What components do, beyond their rows
about-flower = Flower: { NAME($flower) }. Your pawn then moves to a building under it.
about-die = Its die has the faces { $faces }.
about-needs-ship = Can be used only while a ship is in port.
about-owned = If it belongs to another player, that player takes 1 victory point when you end your turn here.

# On the board
board-label = The board of Santiago de Cuba
port = Port
no-ship = no ship
set-aside = set aside
supply = General supply
supply-of = General supply: { LOT($good, $n) }
ship-track = Ships
value-flags = Value
inactive = inactive
pesos = pesos
vp = points
tokens = tokens
owned-by = { NAME($building) }: owned by { $name }
owns-building = owns the { NAME($building) }
pawn-off = pawn not on the board
pawn-of = { $name }'s pawn
passed = passed
rolls-next = rolls for the next ship
turn-of = to move
first-player = first player
flower-of = { CAPITAL(NAME($flower)) } flower
is-inactive = Inactive
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
board-car = The car
board-passes-port = Passes the port: the value marker moves on.
board-new-ship = Ship { $n }: what will it ask for?
board-ship = Ship { $n }
board-wants = The ship wants { LOT($good, $n) }.
board-value = Each good loaded now is worth { POINTS($n) }.
board-victory = Victory: { $names }
board-driver = at the wheel
board-goods = goods
board-hidden = behind the screen
