"""What a captain may have done by the table while others are at sea: reaction fire and return fire."""

from collections.abc import Sequence
from typing import Final

from karawela.engine.ask import Move
from karawela.engine.orders import Moment, Order
from karawela.games.conquest.state import Conquest

_PASS: Final[Move] = ("react_pass",)
_HOLD: Final[Move] = ("return_fire", 0)
_ONE: Final[Move] = ("return_fire", 1)


def moment(s: Conquest) -> Moment:
    return Moment(s.round, s.turns)


def hold_fire(view: Conquest, seat: int, options: Sequence[Move]) -> Move | None:
    """No reaction fire (SAC-5.17)."""
    return _PASS


def guard_ships(view: Conquest, seat: int, options: Sequence[Move]) -> Move | None:
    """No reaction fire but where somebody has come next to a ship of the seat (SAC-5.17, 5.20)."""
    index, ships = view.sea.index, view.captains[seat].ships
    return None if any(move[0] == "react" and index[str(move[1])] in ships for move in options) else _PASS


def no_return(view: Conquest, seat: int, options: Sequence[Move]) -> Move | None:
    """The shot hits (SAC-5.12)."""
    return _HOLD


def return_one(view: Conquest, seat: int, options: Sequence[Move]) -> Move | None:
    """One cannonball, so that the dice decide (SAC-5.12, 5.13)."""
    return _ONE


ORDERS: Final[tuple[Order[Conquest], ...]] = (
    Order("guard-ships", ("reaction",), guard_ships),
    Order("hold-fire", ("reaction",), hold_fire),
    Order("return-one", ("return_fire",), return_one),
    Order("no-return", ("return_fire",), no_return),
)
