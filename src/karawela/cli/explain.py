"""Mistakes in words: the sentence for a person, in the language the person reads."""

from __future__ import annotations

from typing import Any

from karawela.arena.errors import ArenaError
from karawela.engine.errors import (
    GameIsOver,
    IllegalMove,
    KarawelaError,
    NotYourTurn,
    RecordError,
    UndoError,
    UnknownTitle,
    UnreadableMove,
    WrongSeatCount,
)
from karawela.engine.title import Title
from karawela.words import words_for


def explain(error: KarawelaError, language: str, title: Title[Any] | None = None, names: tuple[str, ...] = ()) -> str:
    """What was wrong, where, and what would be right."""
    words = words_for(title, language)
    if isinstance(error, IllegalMove):
        parts = [words.say("error-illegal", text=error.text)]
        if error.refusal is not None and title is not None:
            parts.append(words.refusal(error.refusal, names))
        return " ".join(parts + _nearest(words, error.nearest))
    if isinstance(error, UnreadableMove):
        return " ".join([words.say("error-no-move", text=error.text), *_nearest(words, error.nearest)])
    if isinstance(error, NotYourTurn):
        asked = ", ".join(names[seat] if names else str(seat + 1) for seat in error.asked)
        return words.say("refusal-not-your-turn", name=asked)
    if isinstance(error, GameIsOver):
        return words.say("error-game-over")
    if isinstance(error, UnknownTitle):
        message = "error-unknown-title-near" if error.nearest else "error-unknown-title"
        return words.say(message, title=error.title, nearest="".join(error.nearest[:1]), known=", ".join(error.known))
    if isinstance(error, WrongSeatCount):
        few, many = error.allowed[0], error.allowed[-1]
        return words.say("error-seat-count", title=error.title, few=few, many=many, seats=error.seats)
    if isinstance(error, UndoError):
        return words.say("error-undo-horizon" if error.beyond_horizon else "error-undo-nothing")
    if isinstance(error, ArenaError):
        return error.said(language)
    if isinstance(error, RecordError) and error.line:
        return words.say("error-record-line", line=error.line, reason=error.reason)
    return str(error)


def _nearest(words: Any, nearest: tuple[str, ...]) -> list[str]:
    return [words.say("error-nearest", moves=", ".join(nearest))] if nearest else []
