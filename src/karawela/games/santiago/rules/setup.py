"""Przygotowanie: what everybody begins with, and the deal (chapter 3)."""

from collections.abc import Generator

from karawela.engine.ask import Draw, Rules
from karawela.engine.errors import BadOption
from karawela.engine.title import Setup
from karawela.games.santiago.data.components import (
    BUILDINGS,
    COPIES,
    CUBANS,
    FRUIT,
    LAYOUTS,
    SLOTS,
    STOPS,
    SUGAR,
    TOBACCO,
)
from karawela.games.santiago.rules.ships import roll_new_ship
from karawela.games.santiago.state import NOWHERE, Santiago, Trader

_SEATS = ("1", "2", "3", "4")


def start(setup: Setup) -> Santiago:
    """Everybody begins with 3 pesos, 2 points, 1 sugar, 1 tobacco and 1 fruit (SDC-3.05)."""
    options = setup.options
    first = str(options["first_player"])
    if first != "random" and int(first) > setup.seats:
        raise BadOption(f"option first_player is random or a seat from 1 to {setup.seats}, not '{first}'")
    s = Santiago(
        traders=[Trader() for _ in range(setup.seats)],
        open_holdings=bool(options["open_holdings"]),
        turn_limit=int(options["turn_limit"]),
        layout=str(options["layout"]),
        first_player=first,
    )
    for good in (SUGAR, FRUIT, TOBACCO):
        s.supply[good] = COPIES - setup.seats
    return s


def setup(s: Santiago) -> Rules:
    """Buildings to slots, Cubans to stops, a first player, and the first ship by the right-hand neighbour."""
    if s.layout in LAYOUTS:  # SDC-13.03
        s.slots = LAYOUTS[s.layout].slots
        s.stops = (NOWHERE, *LAYOUTS[s.layout].stops)
    else:
        s.slots = yield from _deal("building", len(SLOTS), BUILDINGS)  # SDC-3.01
        cubans = yield from _deal("cuban", STOPS - 1, CUBANS)  # SDC-3.02
        s.stops = (NOWHERE, *cubans)
    s.flower_of = tuple(s.slots.index(building) // 3 for building in range(len(BUILDINGS)))
    if s.first_player == "random":  # SDC-3.07, 13.02
        s.first = yield Draw(range(len(s.traders)), "first_player", _SEATS)
    else:
        s.first = int(s.first_player) - 1
    s.active = s.first
    yield from roll_new_ship(s, (s.first - 1) % len(s.traders))  # SDC-3.08


def _deal(what: str, places: int, names: tuple[str, ...]) -> Generator[Draw, int, tuple[int, ...]]:
    """Deals one of a kind to each place, face up."""
    pool = list(range(places))
    dealt: list[int] = []
    for _ in range(places):
        thing = yield Draw(pool, what, names)
        pool.remove(thing)
        dealt.append(thing)
    return tuple(dealt)
