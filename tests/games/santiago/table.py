"""A table of Santiago de Cuba in Layout T, set up as a test wants it."""

from __future__ import annotations

from collections.abc import Iterable

from karawela.engine import Match
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import (
    BUILDING_INDEX,
    BUILDINGS,
    COPIES,
    CUBAN_INDEX,
    GOOD_INDEX,
    GOODS,
    ORDINARY,
)
from karawela.games.santiago.rules.setup import setup
from karawela.games.santiago.state import NOWHERE, OFF_SHIP, Santiago
from karawela.testing import table

MARIA, JOSE, CONCHITA, PEDRO, MIGUEL, EL_ZORRO, ALONSO, PABLO, MARTINEZ = range(1, 10)
"""The stops of Layout T."""


def layout_t(seats: int = 2, car: int = 0, active: int = 0, marker: int = 2) -> Santiago:
    """The state at the start of a turn: Layout T, the first ship in port wants sugar 2, fruit 2, tobacco 1, rum 1."""
    s = table.started(TITLE, seats, layout="t", first_player="1")
    dealing = setup(s)
    next(dealing)
    dealing.close()
    s.first, s.active, s.car, s.marker = 0, active, car, marker
    s.rolled = ()
    demand(s, sugar=2, fruit=2, tobacco=1, rum=1)
    return s


def demand(s: Santiago, **dice: int) -> None:
    """Puts four dice on the ship; the fifth, whichever is not named, is set aside."""
    assert len(dice) == 4
    s.ship_in_port = True
    s.dice = [dice.get(good, OFF_SHIP) for good in GOODS[:ORDINARY]]
    s.set_aside = s.dice.index(OFF_SHIP)


def hold(s: Santiago, seat: int, pesos: int | None = None, vp: int | None = None, **goods: int) -> None:
    """Gives a seat exactly these goods (others 0) and puts the rest of the eight into the supply."""
    trader = s.traders[seat]
    trader.pesos = trader.pesos if pesos is None else pesos
    trader.vp = trader.vp if vp is None else vp
    trader.goods = [goods.get(good, 0) for good in GOODS]
    for good in range(len(GOODS)):
        s.supply[good] = COPIES - sum(other.goods[good] for other in s.traders)
        assert s.supply[good] >= 0


def stand(s: Santiago, seat: int, building: str | None) -> None:
    """Puts a seat's pawn into a building, or off the board."""
    s.traders[seat].place = NOWHERE if building is None else BUILDING_INDEX[building]


def own(s: Santiago, seat: int, *buildings: str) -> None:
    """Puts ownership tokens of a seat on buildings."""
    for building in buildings:
        s.owner[BUILDING_INDEX[building]] = seat
        s.traders[seat].tokens_left -= 1


def inactive(s: Santiago, *cubans: str) -> None:
    for cuban in cubans:
        s.inactive[CUBAN_INDEX[cuban]] = True


def match_from(s: Santiago, rolls: Iterable[int | str] = ()) -> Match[Santiago]:
    """A match that goes on from the state; chance gives `rolls` (five values a ship) and then fails the test."""
    return table.match_from(TITLE, s, *rolls, seats=len(s.traders))


def goods(match: Match[Santiago], seat: int) -> dict[str, int]:
    """What a seat holds, without the zeros."""
    held = match.state.traders[seat].goods
    return {name: held[GOOD_INDEX[name]] for name in GOODS if held[GOOD_INDEX[name]]}


def place(match: Match[Santiago], seat: int) -> str | None:
    """The building of a seat's pawn."""
    where = match.state.traders[seat].place
    return None if where == NOWHERE else BUILDINGS[where]
