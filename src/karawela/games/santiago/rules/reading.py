"""What refusals read of a move that somebody has tried, well-formed or not."""

from collections.abc import Sequence

from karawela.engine.ask import Move
from karawela.games.santiago.data.components import GOOD_INDEX


def word_at(move: Move, index: int) -> str:
    """The word at that place; "" where there is none."""
    return str(move[index]) if len(move) > index else ""


def numbers_in(tokens: Sequence[str | int]) -> list[int]:
    return [token for token in tokens if isinstance(token, int)]


def number_in(tokens: Sequence[str | int]) -> int:
    """The first number, or 0."""
    return next(iter(numbers_in(tokens)), 0)


def goods_in(tokens: Sequence[str | int]) -> list[int]:
    """The goods that are named, by their indices."""
    return [GOOD_INDEX[str(token)] for token in tokens if str(token) in GOOD_INDEX]
