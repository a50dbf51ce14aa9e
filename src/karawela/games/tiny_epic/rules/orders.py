"""What a pirate may have answered by the table: ways of other ships, bonuses, tokens that are saved."""

from collections.abc import Sequence
from typing import Final

from karawela.engine.ask import Move
from karawela.engine.orders import GAME, ROUND, TURN, Moment, Order
from karawela.games.tiny_epic.rules.moves import BONUS_END, BONUS_SKIP, DICE_DONE, DONE, TAKE_CURSED
from karawela.games.tiny_epic.state import TinyEpic

ENDINGS: Final = (BONUS_END, BONUS_SKIP, DONE, DICE_DONE)


def moment(s: TinyEpic) -> Moment:
    return Moment(s.round, s.turns)


def first_way(view: TinyEpic, seat: int, options: Sequence[Move]) -> Move | None:
    """Any shortest way of a ship is as good as another (TEP-4.133)."""
    return options[0]


def save_tokens(view: TinyEpic, seat: int, options: Sequence[Move]) -> Move | None:
    """Sure-fire tokens are kept; rerolls are left to the person (TEP-4.92)."""
    return None if any(move[0] == "reroll" for move in options) else DICE_DONE


def end_it(view: TinyEpic, seat: int, options: Sequence[Move]) -> Move | None:
    """What may be left out is left out (TEP-4.02)."""
    return next((move for move in options if move in ENDINGS), None)


def bury_most(view: TinyEpic, seat: int, options: Sequence[Move]) -> Move | None:
    """Always bury, with as many cubes as will do (TEP-4.70, AMD-11.04)."""
    found = [move for move in options if move[0] == "bury"]
    return found[-1] if found else None


def take(view: TinyEpic, seat: int, options: Sequence[Move]) -> Move | None:
    """A cube with every plunder (AMD-11.50)."""
    return TAKE_CURSED


ORDERS: Final[tuple[Order[TinyEpic], ...]] = (
    Order("shortest", ("move_ship",), first_way, (TURN, ROUND, GAME)),
    Order("no-sure-fire", ("dice",), save_tokens, (TURN, ROUND, GAME)),
    Order("decline-bonus", ("captain_bonus", "crew_bonus"), end_it, (TURN, ROUND, GAME)),
    Order("bury", ("captain_bury",), bury_most, (GAME,)),
    Order("take-cursed", ("cursed_plunder",), take, (TURN, ROUND, GAME)),
    Order("done", ("hide_assign", "reassign"), end_it, (TURN, ROUND, GAME)),
)
