"""How to play, in a few sentences: a title's messages `how-aim`, `how-turn-1` and on, `how-end`, `how-tip-1` to 3.

They stand in the title's `words/how-en.ftl` and `how-pl.ftl`; the page shows them with the title's own pieces, the
terminal without."""

from __future__ import annotations

from typing import NamedTuple

from karawela.words.messages import Words

TIPS = 3
MOST = 12
"""A turn is told in at most so many steps."""


class HowToPlay(NamedTuple):
    """The aim, a turn step by step, how it ends, three tips."""

    aim: str
    turn: tuple[str, ...]
    end: str
    tips: tuple[str, ...]


def how_to_play(words: Words) -> HowToPlay:
    """The page of the words' title. A title that lacks a message of it raises `DataError`."""
    steps = [message for number in range(1, MOST + 1) if words.has(message := f"how-turn-{number}")]
    return HowToPlay(
        words.say("how-aim"),
        tuple(words.say(message) for message in steps),
        words.say("how-end"),
        tuple(words.say(f"how-tip-{number}") for number in range(1, TIPS + 1)),
    )
