"""The components of Santiago de Cuba as rules know them: small ints by name, and what the rows say of each.

The names stand here once more so that rules can compare with constants; they are checked against the rows at load."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from karawela.games.santiago.data.read_components import ROWS, faces_of, same_order

SUGAR: Final = 0
FRUIT: Final = 1
TOBACCO: Final = 2
RUM: Final = 3
CIGARS: Final = 4
WOOD: Final = 5
ORDINARY: Final = 5
"""Goods below this have a die: everything but wood."""
GOODS: Final = ("sugar", "fruit", "tobacco", "rum", "cigars", "wood")
DICE: Final = ("die_sugar", "die_fruit", "die_tobacco", "die_rum", "die_cigars")

PEDRO: Final = 0
JOSE: Final = 1
CONCHITA: Final = 2
MIGUEL: Final = 3
PABLO: Final = 4
MARIA: Final = 5
MARTINEZ: Final = 6
EL_ZORRO: Final = 7
ALONSO: Final = 8
CUBANS: Final = ("pedro", "jose", "conchita", "miguel", "pablo", "maria", "martinez", "el_zorro", "alonso")

BANK: Final = 0
CHURCH: Final = 1
DISTILLERY: Final = 2
CIGAR_FACTORY: Final = 3
BLACK_MARKET: Final = 4
SAWMILL: Final = 5
CAFE: Final = 6
CUSTOMS: Final = 7
CASINO: Final = 8
HARBOURMASTER: Final = 9
TRADE_OFFICE: Final = 10
NEWSPAPER: Final = 11
BUILDINGS: Final = (
    "bank",
    "church",
    "distillery",
    "cigar_factory",
    "black_market",
    "sawmill",
    "cafe",
    "customs",
    "casino",
    "harbourmaster",
    "trade_office",
    "newspaper",
)

FLOWERS: Final = ("yellow", "blue", "red", "white")
NO_FLOWER: Final = -1
SLOTS: Final = ("y1", "y2", "y3", "b1", "b2", "b3", "r1", "r2", "r3", "w1", "w2", "w3")
PORT: Final = 0
STOPS: Final = 10
COPIES: Final = 8
"""Of each good there are eight markers."""
SHIPS: Final = 7
CHEQUERED: Final = 5
"""The flag after 4: the ship leaves."""
LONGEST_DRIVE: Final = 40
PESOS_A_POINT: Final = 3
"""What a victory point costs in the casino, either way (SDC-9.15)."""

CAR: Final = "old_car"
SHIP: Final = "cargo_ship"
VALUE_MARKER: Final = "value_marker"
SHIP_TRACK: Final = "ship_track"
PORT_STOP: Final = "port_stop"
PLAYER_PAWN: Final = "player_pawn"
OWNER_TOKEN: Final = "owner_token"
PESO_COIN: Final = "peso_coin"
VICTORY_POINT: Final = "victory_point"
PIECES: Final = (
    CAR,
    SHIP,
    VALUE_MARKER,
    SHIP_TRACK,
    PORT_STOP,
    PLAYER_PAWN,
    OWNER_TOKEN,
    PESO_COIN,
    VICTORY_POINT,
)
"""What lies on the table besides, for people to look up."""

GOOD_INDEX: Final = {name: index for index, name in enumerate(GOODS)}
DIE_INDEX: Final = {name: index for index, name in enumerate(DICE)}
CUBAN_INDEX: Final = {name: index for index, name in enumerate(CUBANS)}
BUILDING_INDEX: Final = {name: index for index, name in enumerate(BUILDINGS)}

PESOS: Final = 6
POINTS: Final = 7
"""What is handed out besides the six goods."""

same_order(good=GOODS, cuban=CUBANS, building=BUILDINGS, flower=FLOWERS, piece=PIECES)


@dataclass(frozen=True, slots=True)
class Layout:
    """A fixed deal: the Cubans at stops 1 to 9 and the building of each slot, as indices."""

    stops: tuple[int, ...]
    slots: tuple[int, ...]


FACES: Final[tuple[tuple[int, ...], ...]] = tuple(faces_of(row) for row in ROWS["good"][:ORDINARY])
FLOWER_OF: Final[tuple[int, ...]] = tuple(
    FLOWERS.index(row.flower) if row.flower in FLOWERS else NO_FLOWER for row in ROWS["cuban"]
)
GIVES: Final[tuple[tuple[int, int], ...]] = tuple(
    next(((GOOD_INDEX.get(what, PESOS if what == "pesos" else POINTS), n) for what, n in row.gives.items()), (0, 0))
    for row in ROWS["cuban"]
)
"""What a plain Cuban gives, and how much; nothing of one who asks."""
NEEDS_SHIP: Final[tuple[bool, ...]] = tuple(row.needs_ship for row in ROWS["building"])
LAYOUTS: Final[dict[str, Layout]] = {
    row.id: Layout(
        tuple(CUBAN_INDEX[cuban] for cuban in row.stops), tuple(BUILDING_INDEX[building] for building in row.slots)
    )
    for row in ROWS["layout"]
}
