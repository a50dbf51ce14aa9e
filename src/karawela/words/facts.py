"""What a table shows of a game besides its board: the open facts of every seat, and how far everybody is.

    @WORDS.facts
    def facts(words: Words, view: Santiago, seat: int) -> list[Fact]:
        return [Fact("peso", str(view.traders[seat].pesos), words.say("pesos"))]

    @WORDS.aim
    def aim(words: Words, view: Santiago) -> Aim:
        return Aim(words.say("aim"), words.say("aim-now", ship=view.departed + 1), ())

Both read the viewer's view and nothing else, so that they tell nobody more than the board does. Page, terminal and API
show the same facts; a sign is drawn by the title's board (`Board.sign`).
"""

from __future__ import annotations

from typing import NamedTuple


class Fact(NamedTuple):
    """Something open about a seat that is worth a glance: a sign, an amount, and the words for both."""

    sign: str
    """The name of a drawing of the title, as `Board.sign` knows it; "" for none."""
    amount: str
    """Short: `12`, `3/5`, `?` where the viewer may not know it."""
    words: str
    """What the amount is of, to be read out and shown large: "Pesos", "Cards in hand"."""
    main: bool = False
    """Whether it stands in the first line, beside the name: the score, or what comes nearest to it."""
    thing: str = ""
    """The component whose large form explains it."""
    group: str = ""
    """Facts of one group stand together: goods, fittings, tiles."""


class Aim(NamedTuple):
    """What everybody is after, and how far the game and each seat are."""

    goal: str
    """The aim in one short sentence: "Most points when the seventh ship has left"."""
    now: str
    """Where the game stands: "Ship 3 of 7"."""
    progress: tuple[str, ...] = ()
    """How far each seat, then the title's company, is, where that is open: "5 of 9 areas"; empty where it is not."""


NO_AIM = Aim("", "")
