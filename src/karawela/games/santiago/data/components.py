"""The components of Santiago de Cuba, read once from `data/components.toml`; in the state they are small ints."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from karawela.engine.errors import DataError

FOLDER = Path(__file__).parent.parent

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

GOOD_INDEX: Final = {name: index for index, name in enumerate(GOODS)}
DIE_INDEX: Final = {name: index for index, name in enumerate(DICE)}
CUBAN_INDEX: Final = {name: index for index, name in enumerate(CUBANS)}
BUILDING_INDEX: Final = {name: index for index, name in enumerate(BUILDINGS)}


@dataclass(frozen=True, slots=True)
class Layout:
    """A fixed deal: the Cubans at stops 1 to 9 and the building of each slot, as indices."""

    stops: tuple[int, ...]
    slots: tuple[int, ...]


def _read() -> dict[str, Any]:
    with (FOLDER / "data" / "components.toml").open("rb") as file:
        raw = tomllib.load(file)
    for kind, ids in (("good", GOODS), ("cuban", CUBANS), ("building", BUILDINGS), ("flower", FLOWERS)):
        found = tuple(entry["id"] for entry in raw[kind])
        if found != ids:
            raise DataError(f"components.toml: the {kind}s must be {', '.join(ids)}, in this order")
        for entry in raw[kind]:
            for key in ("en", "pl", "source"):
                if not entry.get(key):
                    raise DataError(f"components.toml: {kind} {entry['id']} has no '{key}'")
    for entry in raw["good"][:ORDINARY]:
        top = max(entry["die"], default=0)
        if len(entry["die"]) != 6 or set(entry["die"]) != set(range(top + 1)):
            raise DataError(f"components.toml: the die of {entry['id']} needs six faces with every value up to {top}")
    for entry in raw["cuban"]:
        if entry["flower"] != "none" and entry["flower"] not in FLOWERS:
            raise DataError(f"components.toml: cuban {entry['id']} has no flower '{entry['flower']}'")
    return raw


COMPONENTS: Final[dict[str, Any]] = _read()
FACES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(entry["die"]) for entry in COMPONENTS["good"][:ORDINARY])
FLOWER_OF: Final[tuple[int, ...]] = tuple(
    FLOWERS.index(entry["flower"]) if entry["flower"] in FLOWERS else NO_FLOWER for entry in COMPONENTS["cuban"]
)
NEEDS_SHIP: Final[tuple[bool, ...]] = tuple(entry["needs_ship"] for entry in COMPONENTS["building"])
LAYOUTS: Final[dict[str, Layout]] = {
    name: Layout(
        tuple(CUBAN_INDEX[cuban] for cuban in entry["stops"]),
        tuple(BUILDING_INDEX[building] for building in entry["slots"]),
    )
    for name, entry in COMPONENTS["layout"].items()
}
