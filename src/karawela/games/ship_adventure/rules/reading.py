"""What both games read of a move that somebody has tried, well-formed or not."""

from __future__ import annotations

from karawela.engine.ask import Move


def word_at(move: Move, index: int) -> str:
    """The word at that place, empty if the move is shorter."""
    return str(move[index]) if len(move) > index else ""


def number_at(move: Move, index: int) -> int:
    """The number at that place, -1 if there is none."""
    token = move[index] if len(move) > index else None
    return token if isinstance(token, int) else -1
