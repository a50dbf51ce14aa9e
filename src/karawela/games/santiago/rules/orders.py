"""What a trader may have done by the table: pass in the harbour, a gift for El Zorro."""

from collections.abc import Sequence
from typing import Final

from karawela.engine.ask import Move
from karawela.engine.orders import GAME, ROUND, TURN, Moment, Order
from karawela.games.santiago.data.components import GOODS, ORDINARY
from karawela.games.santiago.state import Santiago

_PASS: Final[Move] = ("pass",)
_PESO: Final[Move] = ("zorro_give", "peso")
_POINT: Final[Move] = ("zorro_give", "vp")


def moment(s: Santiago) -> Moment:
    """What people call a round here is the time that one ship lies in the harbour."""
    return Moment(s.departed, s.turn)


def pass_on(view: Santiago, seat: int, options: Sequence[Move]) -> Move | None:
    """Nothing is loaded (SDC-6.11)."""
    return _PASS


def give(view: Santiago, seat: int, options: Sequence[Move]) -> Move | None:
    """A peso, or else a point, or else a good of which there are most: something always, for a question left open would
    tell what the screen hides (SDC-5.09)."""
    for gift in (_PESO, _POINT):
        if gift in options:
            return gift
    held = view.traders[seat].goods
    return ("zorro_give", GOODS[max(range(ORDINARY), key=lambda good: held[good])])


ORDERS: Final[tuple[Order[Santiago], ...]] = (
    # Who can load nothing passes unasked, so these must not take any longer.
    Order("pass", ("load",), pass_on, (TURN, ROUND, GAME), at_once=True),
    Order("give", ("zorro_give",), give, (GAME,), at_once=True),
)
