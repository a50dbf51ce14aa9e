"""Przygotowanie: the sea, the market, ships, cards, sides and coves (spec sections 3, 7 and 10)."""

from karawela.engine.ask import Ask, Draw, Move, Rules
from karawela.engine.errors import BadOption
from karawela.engine.pile import Pile
from karawela.engine.title import Setup
from karawela.games.tiny_epic.data.box import Box, box_of
from karawela.games.tiny_epic.data.choices import (
    COLOURS,
    GHOST_PIRATE,
    GOODS,
    HIDE_OUT,
    MERCHANTS,
    NONE,
    NOT_ALONE,
    ORDERS,
    SIDES,
    SOLO_PIRATE,
)
from karawela.games.tiny_epic.rules.fighting.merchants import load_merchant, next_merchant
from karawela.games.tiny_epic.rules.hiring import fill_rows
from karawela.games.tiny_epic.rules.purse import draw_crate
from karawela.games.tiny_epic.rules.ships import begin_turn
from karawela.games.tiny_epic.rules.solo.booty import draw_for_rival
from karawela.games.tiny_epic.state import COVES, NOWHERE, Pirate, TinyEpic
from karawela.games.tiny_epic.state import SIDES as SIDES_STEP

PLAYER_NUMBERS = ("1", "2", "3", "4")
USUAL_ALONE = {"solo": ("base", "ordinary"), "solo_helm": ("standard", "rover"), "solo_legend": ("standard", "brigand")}
"""What the options of a game alone may say where several play: nothing but what is usual."""


def start(setup: Setup) -> TinyEpic:
    """Everything that is fixed by the number of players and the options; nothing is dealt."""
    seats, options = setup.seats, setup.options
    pack, amdiak = str(options["data_pack"]), bool(options["amdiak"])
    box = box_of(pack)
    first = str(options["first_player"])
    if first != "random" and int(first) > seats:
        raise BadOption(f"option first_player is random or a seat from 1 to {seats}, not '{first}'")
    rival = NOT_ALONE if seats > 1 else rival_of(options["solo"], amdiak)
    numbers = box.numbers
    s = TinyEpic(
        pack=pack,
        amdiak=amdiak,
        rival=rival,
        seats=seats,
        first_player=first if seats > 1 else "1",
        round_limit=int(options["round_limit"]),
        columns=numbers.cursed_columns if amdiak else numbers.columns,
        search_faces=list(box.search_faces),
        market=[],
        bag=[kind for kind in range(len(GOODS)) for _ in range(numbers.crates - 1)],
        merchant_deck=list(range(len(box.merchants))),
        crew_deck=Pile(list(range(box.skeletons))),
    )
    s.pirates = [new_pirate(box, colour, amdiak) for colour in setup.colours]
    if rival:
        add_rival(s, box, setup)
    else:
        for name, usual in USUAL_ALONE.items():
            if options[name] not in usual:
                raise BadOption(
                    f"option {name} '{options[name]}' is for a game alone; among players, leave it '{usual[0]}'"
                )
    if amdiak:
        s.wakes = []
        s.fillings = [list(box.wake_faces)]
        s.lid = len(box.wake_faces)
        s.skeleton_deck = Pile(list(range(box.skeletons, len(box.crew))))
        s.pool = numbers.cubes - sum(pirate.cubes for pirate in s.pirates) - s.ghost_cubes
    return s


def rival_of(solo: object, amdiak: bool) -> int:
    """Who plays against a person alone."""
    if solo != "base" and not amdiak:
        raise BadOption(f"option solo: '{solo}' belongs to the expansion; it needs amdiak=yes")
    return GHOST_PIRATE if solo == "ghost_pirate" else SOLO_PIRATE


def new_pirate(box: Box, colour: str, amdiak: bool) -> Pirate:
    """With what everybody begins: 1 Gold, and with the expansion a cube above it."""
    captain = next(index for index, each in enumerate(box.captains) if each.colour == colour)
    return Pirate(captain=captain, gold=box.numbers.gold, cubes=int(amdiak))


def add_rival(s: TinyEpic, box: Box, setup: Setup) -> None:
    """The solo pirate with its mats, in the next free colour (TEP-7.01, 7.02, AMD-13.10, 13.40 to 13.42)."""
    ghostly = s.rival == GHOST_PIRATE
    free = next(colour.id for colour in COLOURS if colour.id not in setup.colours)
    pirate = new_pirate(box, free, s.amdiak)
    pirate.gold = 0
    if ghostly:
        pirate.cubes, s.ghost_cubes = 0, box.numbers.ghost_cubes
    pirate.cursed = s.amdiak
    s.pirates.append(pirate)
    s.helm = mat_of("solo_helm", setup, ghostly, tuple(box.helms))
    s.mat = mat_of("solo_legend", setup, ghostly, tuple(box.mats))


def mat_of(option: str, setup: Setup, ghostly: bool, ids: tuple[str, ...]) -> str:
    """The first of the data is the usual one, the last the ghost pirate's, who may have any (AMD-13.42)."""
    wanted = str(setup.options[option])
    if wanted == "standard":
        return ids[-1 if ghostly else 0]
    named = f"{option}_{wanted}"
    if named not in ids:
        raise BadOption(f"option {option}: there is no mat '{wanted}'; there are {', '.join(ids)}")
    if named == ids[-1] and not ghostly:
        raise BadOption(f"option {option}: '{wanted}' belongs to the ghost pirate; it needs solo=ghost_pirate")
    return named


# ------------------------------------------------------------------ dealing


def deal(s: TinyEpic) -> Rules:
    """The sea, the market, merchants, crew, the wheels, and who begins (spec section 3, steps 1 to 8)."""
    box = s.box
    yield from lay_sea(s, box)
    yield from open_market(s)
    yield from send_merchants(s)
    yield from fill_rows(s)
    for pirate in s.pirates:
        yield from shuffle_orders(pirate)
    if s.first_player == "random":
        s.first = yield Draw(range(s.seats), "first_player", PLAYER_NUMBERS)
    else:
        s.first = int(s.first_player) - 1
    s.active = s.first
    s.phase = SIDES_STEP


def lay_sea(s: TinyEpic, box: Box) -> Rules:
    """Every card face up with a search token on it (steps 1 and 2; AMD section 10, step 1)."""
    cards = list(range(len(box.map))) if s.amdiak else list(box.base_map)
    grid = []
    while cards:
        card = cards[0] if len(cards) == 1 else (yield Draw(cards, "map_card", box.map_ids))
        cards.remove(card)
        grid.append(card)
    s.grid = tuple(grid)
    s.tokens = (1 << len(grid)) - 1
    s.wakes = [NONE] * len(grid)
    s.storms = tuple([storms_around(s, box, cell) for cell in range(len(grid))])


def storms_around(s: TinyEpic, box: Box, cell: int) -> int:
    """A bit for each edge on which this card or the one beyond prints a storm (TEP-4.22)."""
    found = 0
    for there, edge in s.sea.edge[cell].items():
        back = s.sea.edge[there][cell]
        if box.map[s.grid[cell]].storms & edge or box.map[s.grid[there]].storms & back:
            found |= edge
    return found


def open_market(s: TinyEpic) -> Rules:
    """A crate of each kind at random prices (step 4)."""
    kinds = list(range(len(GOODS)))
    while kinds:
        kind = kinds[0] if len(kinds) == 1 else (yield Draw(kinds, "market", GOODS))
        kinds.remove(kind)
        s.market.append(kind)


def send_merchants(s: TinyEpic) -> Rules:
    """On their ports, bound for each other's, with a card and a crate each (steps 3 and 5)."""
    count = len(MERCHANTS)
    s.merchant_cells = list(s.sea.ports)
    s.merchant_bound = [1 - port for port in range(count)]
    s.merchant_cards = [NONE] * count
    s.merchant_crates = [NONE] * count
    for ship in range(count):
        yield from next_merchant(s, ship)
    for ship in range(count):
        yield from load_merchant(s, ship)


def shuffle_orders(pirate: Pirate) -> Rules:
    """Order tokens at random on the spaces; Hide Out is printed (step 7)."""
    tokens = [order for order in range(len(ORDERS)) if order != HIDE_OUT]
    laid = [HIDE_OUT]
    while tokens:
        order = tokens[0] if len(tokens) == 1 else (yield Draw(tokens, "order", ORDERS))
        tokens.remove(order)
        laid.append(order)
    pirate.orders = tuple(laid)


# ------------------------------------------------------------------ sides and coves


def choose_side(s: TinyEpic) -> Rules:
    """In turn order each chooses a side of the captain card (step 8)."""
    seat = s.active
    options: list[Move] = [("choose_side", side) for side in SIDES]
    answer = yield Ask(seat, "choose_side", options, "TEP-4.121")
    s.pirates[seat].side = SIDES.index(str(answer[1]))
    s.tell("chooses_side", seat, answer[1])
    s.active = (seat + 1) % s.seats
    if s.active == s.first:
        s.active = (s.first - 1) % s.seats
        s.phase = COVES


def place_ship(s: TinyEpic) -> Rules:
    """In reverse turn order each hides in a free cove; then everybody gets a crate, and the others come (step 9)."""
    seat, box = s.active, s.box
    taken = {pirate.cell for pirate in s.pirates}
    coves = sorted(card for cell, card in enumerate(s.grid) if box.map[card].cove and cell not in taken)
    options: list[Move] = [("place_ship", box.map_ids[card]) for card in coves]
    answer = yield Ask(seat, "place_ship", options, "TEP-4.87")
    hide_at(s, seat, s.grid.index(box.map_index[str(answer[1])]))
    if seat != s.first:
        s.active = (seat - 1) % s.seats
        return
    yield from launch(s)
    s.active, s.round = s.first, 1
    begin_turn(s)


def hide_at(s: TinyEpic, who: int, cell: int) -> None:
    pirate = s.pirates[who]
    pirate.cell = cell
    pirate.hidden = True
    s.tell("ship_placed", who, s.box.map_ids[s.grid[cell]])


def launch(s: TinyEpic) -> Rules:
    """The solo pirate's ship, first crates, Navy and ghost ship (steps 9, 10; TEP-7.02, AMD-13.41, 13.60)."""
    rival = s.solo_index()
    if s.rival == SOLO_PIRATE:
        distance = s.sea.distance[s.pirates[0].cell]
        taken = s.pirates[0].cell
        coves = [cell for cell, card in enumerate(s.grid) if s.box.map[card].cove and cell != taken]
        hide_at(s, rival, min(coves, key=lambda cell: (-distance[cell], cell)))
    for turn in range(s.seats):
        yield from draw_crate(s, (s.first + turn) % s.seats)
    place_navy(s)
    if s.amdiak:
        place_ghost(s)
    if s.rival:
        yield from draw_for_rival(s, rival, 1)


def place_navy(s: TinyEpic) -> None:
    """The corner without a port that is farther from all pirates together, north-east if both are (step 10)."""
    distance, (north_east, south_west) = s.sea.distance, s.sea.corners
    ships = [pirate.cell for pirate in s.pirates if pirate.cell != NOWHERE]
    far = [sum([distance[corner][cell] for cell in ships]) for corner in (north_east, south_west)]
    s.navy = south_west if far[1] > far[0] else north_east
    s.tell("navy_placed", s.box.map_ids[s.grid[s.navy]])


def place_ghost(s: TinyEpic) -> None:
    """Diagonally opposite to the Navy; in the ghost pirate's game it is his ship (AMD section 10, step 2; 13.60)."""
    north_east, south_west = s.sea.corners
    s.ghost = south_west if s.navy == north_east else north_east
    if s.rival == GHOST_PIRATE:
        s.pirates[s.solo_index()].cell = s.ghost
    s.tell("ghost_placed", s.box.map_ids[s.grid[s.ghost]])
