"""What all refusals need: reading a move that may be anything, and the commonest refusal."""

from collections.abc import Callable

from karawela.engine.ask import Move, Refusal
from karawela.games.maracaibo.state import Maracaibo

Why = Callable[[Maracaibo, int, Move], Refusal | None]
"""`(view, seat, move)` at one kind of question: why not, or None if another has to answer."""


def word(move: Move, index: int = 1) -> str:
    """A word of the move, empty if it has none there."""
    return str(move[index]) if len(move) > index else ""


def number(move: Move, index: int = 1) -> int:
    """A number of the move, -1 if there is none there."""
    token = move[index] if len(move) > index else None
    return token if isinstance(token, int) else -1


def too_dear(rule: str, cost: int, have: int) -> Refusal:
    """With what it costs and what one has."""
    return Refusal(rule, "too-dear", {"cost": cost, "have": have})
