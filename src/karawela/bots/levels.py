"""The levels: five bots with names, the same for every title.

    deckhand    random with manners
    sailor      greedy: the best of its turn, as far as it sees
    mate        a short search
    captain     searches for about a second, in a turn for no more than ten
    admiral     searches for about five seconds, in a turn for no more than twenty

`make_bot("captain", rng)` thinks by the clock. `captain@800` makes 800 iterations instead, however long they take, and
so plays the same game from the same seed anywhere. `captain*4` and `captain@800*4` search in four processes at once,
each with that budget. `random` and `greedy` are older names that records and tables know. Bots of one's own come by
`register`, or by where they are: `my_bots:Cautious`.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from karawela.bots.own import PLACE, Maker, found, made
from karawela.bots.players import Deckhand, Greedy, Player, RandomPlayer
from karawela.bots.search import Budget
from karawela.bots.thinker import Thinker
from karawela.engine.errors import SetupError


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength. `budget` is None for those that don't search."""

    name: str
    make: Callable[[Random], Player]
    budget: Budget | None = None


def _quick(name: str, kind: Callable[[Random], Player]) -> Level:
    return Level(name, kind)


def _thinking(name: str, budget: Budget) -> Level:
    return Level(name, lambda rng: Thinker(rng, budget, name), budget)


TURN = 10.0
"""Seconds that a bot is given for all questions of one turn, unless its level says more."""
_LEVELS = (
    _quick("deckhand", Deckhand),
    _quick("sailor", lambda rng: Greedy(rng, name="sailor")),
    _thinking("mate", Budget(seconds=0.5, glance=True, turn=TURN)),
    _thinking("captain", Budget(seconds=1.0, sight=1, turn=TURN)),
    _thinking("admiral", Budget(seconds=5.0, sight=2, turn=2 * TURN)),
)
LEVELS: dict[str, Level] = {level.name: level for level in _LEVELS}
"""From the weakest to the strongest; what lists of opponents show."""
USUAL = "sailor"
"""The opponent where nobody chose one."""
GENTLE = "deckhand"
"""The opponent of somebody who has not finished a game of the title yet."""
BOTS: dict[str, Level] = {**LEVELS, "random": _quick("random", RandomPlayer), "greedy": _quick("greedy", Greedy)}
"""Every name that `make_bot` knows, with those that were registered."""
_BUILT_IN = frozenset(BOTS)


_WISH = re.compile(r"(?P<level>[a-z][a-z_]*)(@(?P<iterations>[0-9]{1,9}))?(\*(?P<workers>[0-9]{1,4}))?\Z")
MOST_ITERATIONS = 1_000_000
MOST_WORKERS = 64


def register(name: str, make: Maker) -> None:
    """From now on, in this process, `make_bot` knows the name: `make(rng)` gives the player. The levels keep theirs."""
    if not re.fullmatch(r"[a-z][a-z_]*", name):
        raise SetupError(f"a bot's name is small letters and _, not '{name}'")
    if name in _BUILT_IN:
        raise SetupError(f"there is a bot '{name}' already; choose another name")
    BOTS[name] = Level(name, make)


def budget_of(name: str) -> Budget | None:
    """The budget of a level by any name of it; None for bots that don't search, and for bots of one's own."""
    level = BOTS.get(re.split(r"[@*]", name)[0])
    return level.budget if level is not None else None


def make_bot(name: str, rng: Random) -> Player:
    """The bot of that name, with a stream of chance of its own; see above for `name@iterations*processes`.

    `module:Class` imports the module: whoever hands on a name from a stranger looks first whether it is in `BOTS`."""
    if PLACE in name:
        return made(found(name), rng, name)
    wish = _WISH.match(name)
    level = wish["level"] if wish else re.split(r"[@*]", name)[0]
    known = BOTS.get(level)
    if known is None:
        near = difflib.get_close_matches(level, BOTS, 1, 0.4)
        guess = f"did you mean {near[0]}?" if near else f"bots: {', '.join(LEVELS)}, or module:Class of your own"
        raise SetupError(f"there is no bot '{level}'; {guess}")
    if wish is None:
        raise SetupError(
            f"'{name}' is no bot: write {level}, or {level}@800 for 800 iterations, or {level}*2 for 2 processes"
        )
    if level == name:
        return made(known.make, rng, name)
    if known.budget is None:
        raise SetupError(f"'{name}': {level} does not search, so it takes no iterations or processes; write {level}")
    iterations, workers = int(wish["iterations"] or 0), int(wish["workers"] or 1)
    if wish["iterations"] and not 1 <= iterations <= MOST_ITERATIONS:
        raise SetupError(f"'{name}': iterations are a number from 1 to {MOST_ITERATIONS}")
    if not 1 <= workers <= MOST_WORKERS:
        raise SetupError(f"'{name}': processes are a number from 1 to {MOST_WORKERS}")
    return Thinker(rng, Budget(iterations, sight=known.budget.sight) if iterations else known.budget, name, workers)
