"""Moves that a person might try, legal or not: what the table greys out and explains."""

from collections.abc import Iterable

from karawela.engine.ask import Move
from karawela.games.santiago.data.components import BUILDINGS, CUBANS, DICE, GOODS, ORDINARY, STOPS, WOOD
from karawela.games.santiago.state import NOWHERE, Santiago


def plausible(view: Santiago, seat: int, kind: str) -> Iterable[Move]:
    """The tries for one kind of question."""
    if kind == "move_car":
        yield from (("move_car", distance) for distance in range(1, STOPS + 1))
    elif kind == "pablo_take":
        yield from (("pablo_take", good) for good in GOODS)
    elif kind == "zorro_give":
        yield from (("zorro_give", what) for what in ("peso", "vp", *GOODS, "nothing"))
    elif kind == "place_pawn":
        yield from (("place_pawn", building) for building in BUILDINGS)
    elif kind == "alonso":
        for building in range(len(BUILDINGS)):
            yield ("alonso_claim", BUILDINGS[building])
            yield from (("alonso_use", *what) for what in _tries(building))
    elif kind == "use_building":
        place = view.traders[seat].place
        if place != NOWHERE:
            yield from (("use_building", *what) for what in _tries(place))
    elif kind == "load":
        for good in GOODS[:ORDINARY]:
            yield from (("load", good, n) for n in range(1, 5))
            yield from (("load_wood", good, n) for n in range(1, 5))


def _tries(building: int) -> Iterable[Move]:
    name = BUILDINGS[building]
    if name in ("bank", "church", "sawmill"):
        yield (name,)
    elif name in ("distillery", "cigar_factory"):
        yield from ((name, n) for n in range(1, 9))
    elif name == "black_market":
        yield from ((name, give, take) for give in GOODS for take in GOODS)
    elif name == "cafe":
        yield from ((name, *goods) for goods in (("cigars",), ("rum",), ("cigars", "rum"), ("rum", "rum")))
    elif name == "customs":
        yield from ((name, die) for die in DICE)
    elif name == "casino":
        yield from ((name, k) for k in (*range(-10, 0), *range(1, 11)))
    elif name == "harbourmaster":
        yield from ((name, way) for way in ("left", "right"))
    elif name == "trade_office":
        yield from ((name, good) for good in (*GOODS[:ORDINARY], GOODS[WOOD]))
    elif name == "newspaper":
        yield from ((name, cuban) for cuban in (*CUBANS, "port"))
