"""Random games of one of our titles, through the same `Match` that people and bots play on.

Every decision's options are generated, every answer is kept, checkpoints included. What has one option is carried
out by the engine without asking, so nearly every decision counted here has a choice; the exceptions are windows to
react that open for a seat whatever it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any

from karawela.bench.meter import Sample, arguments, measure, middle, show
from karawela.bench.thinking import think
from karawela.engine import match as match_module
from karawela.engine import registry
from karawela.engine.match import Match
from karawela.engine.title import Title

SEATS = 4


def seats_of(title: Title[Any]) -> int:
    """Four, or the most players the title allows if those are fewer."""
    return max(title.seats[0], min(SEATS, title.seats[-1]))


def new_match(title: Title[Any], rng: Random) -> Match[Any]:
    """A match as the arena would set one up, with a seed of its own."""
    return Match(title, seats=seats_of(title), seed=f"{rng.getrandbits(64):016x}")


def play(title: Title[Any], rng: Random) -> tuple[int, int]:
    """One game to its end."""
    random = rng.random
    match = new_match(title, rng)
    decisions = choices = 0
    while not match.over:
        count = len(match.legal)
        decisions += 1
        if count > 1:
            choices += 1
        match.choose(int(random() * count))
    return decisions, choices


def positions(title: Title[Any], rng: Random) -> Iterator[tuple[str, Callable[[], object]]]:
    """Clones in the middle half of a game: at each stop, at the next boundary and at the next decision in mid-turn."""
    seed = rng.getrandbits(64)
    length, _ = play(title, Random(seed))
    stops = middle(length)
    again = Random(seed)
    match = new_match(title, again)
    due: set[str] = set()
    for number in range(stops.stop):
        if number in stops:
            due = {"copy_us", "copy_mid_turn_us"}
        where = "copy_us" if match.at_boundary else "copy_mid_turn_us"
        if where in due:
            due.remove(where)
            yield where, match.clone
        match.choose(int(again.random() * len(match.legal)))


def compiled() -> bool:
    """Whether the engine that runs here is compiled."""
    return not str(match_module.__file__).endswith(".py")


def edition() -> str:
    """The version of Karawela, and whether its engine is compiled."""
    try:
        number = version("karawela")
    except PackageNotFoundError:
        number = "source"
    return f"{number} compiled" if compiled() else number


def sample(title: str, seconds: float, seed: int) -> Sample:
    """One round of a title in this process, play and then thought. `UnknownTitle` if there is none of that id."""
    game = registry.title(title)
    played = measure(partial(play, game), partial(positions, game), seconds, seed, edition())
    rate, looks = think(game, seconds, seed)
    return replace(played, iterations_a_second=rate, search_share=None if compiled() else looks.share)


if __name__ == "__main__":
    parser = arguments()
    parser.add_argument("--title", required=True)
    given = parser.parse_args()
    show(sample(given.title, given.seconds, given.seed))
