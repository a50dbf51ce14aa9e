"""What a captain may have done by the table: offers that are always taken, or left, and dice that are always kept."""

from collections.abc import Sequence
from typing import Final

from karawela.engine.ask import Move
from karawela.engine.orders import GAME, ROUND, TURN, Moment, Order
from karawela.games.maracaibo.rules.moves import DONE, RAID_STOP, SKIP, STOP
from karawela.games.maracaibo.state import Maracaibo

_LEAVING: Final = (SKIP, DONE, RAID_STOP, STOP)
_KEEP: Final[Move] = ("raid_keep",)
_OPTIONAL: Final = (
    *("card", "effects", "residence", "upgrade", "raid", "raid_spend", "island", "treasure", "supply", "treasure_kind"),
    *(
        "bury",
        "explore",
        "quest",
        "quest_sell",
        "take",
        "galleon",
        "bm_place",
        "bm_activate",
        "build",
        "ruby",
        "ruby_sell",
    ),
)


def moment(s: Maracaibo) -> Moment:
    return Moment(s.round, sum([captain.turns for captain in s.captains]))


def keep_dice(view: Maracaibo, seat: int, options: Sequence[Move]) -> Move | None:
    """No die is rolled again (POM-6.02)."""
    return _KEEP


def take(view: Maracaibo, seat: int, options: Sequence[Move]) -> Move | None:
    """What costs nothing and is the only thing that is offered: a raid, a treasure (POM-6.15, 7.01)."""
    offers = [move for move in options if move != SKIP]
    return offers[0] if len(offers) == 1 else None


def in_order(view: Maracaibo, seat: int, options: Sequence[Move]) -> Move | None:
    """Effects one after another as they are printed (POM-11.10)."""
    return options[0] if options[0][0] == "do_now" else None


def leave_rest(view: Maracaibo, seat: int, options: Sequence[Move]) -> Move | None:
    """Whatever may be left out is left out (POM-6.16, 11.11)."""
    return next((move for move in options if move in _LEAVING), None)


ORDERS: Final[tuple[Order[Maracaibo], ...]] = (
    Order("keep-dice", ("reroll",), keep_dice, (TURN, ROUND, GAME)),
    Order("take", ("raid", "treasure", "supply"), take, (TURN, ROUND, GAME)),
    Order("in-order", ("effects",), in_order, (TURN, ROUND, GAME)),
    Order("leave-rest", _OPTIONAL, leave_rest, (TURN,)),
)
