"""How a game ended, in one sentence: for the terminal, for a page, and for the bar of a board."""

from __future__ import annotations

from collections.abc import Sequence

from karawela.engine.result import Result
from karawela.words.messages import Value, Words


def ending(words: Words, result: Result, names: Sequence[str]) -> str:
    """The whole sentence, with the points of those who have won. `names` are those of the seats, then the company's."""
    points = result.scores[result.winners[0]] if result.winners else 0
    return words.say(f"ending-{result.ending}", points=points, **_who(words, result, names))


def headline(words: Words, result: Result, names: Sequence[str]) -> str:
    """A heading over the scores, which are told below it."""
    return words.say("web-ending", ending=result.ending, **_who(words, result, names))


def board_verdict(words: Words, result: Result, names: Sequence[str]) -> str:
    """What a board says: `board-victory` in the title's own words, unless nobody has won."""
    if result.winners:
        return words.say("board-victory", names=", ".join(names[who] for who in result.winners))
    return words.say(f"board-{result.ending}", **_who(words, result, names))


def _who(words: Words, result: Result, names: Sequence[str]) -> dict[str, Value]:
    """Those who have won, or have lost if nobody has; `n` is how many they are."""
    told = [names[who] for who in result.winners or range(result.seats)]
    if len(told) == 1:
        return {"names": told[0], "n": 1}
    return {"names": words.say("ending-and", first=", ".join(told[:-1]), last=told[-1]), "n": len(told)}
