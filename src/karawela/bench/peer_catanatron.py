"""Random four-player games of the peer `catanatron`; runs in that peer's own environment.

The loop is the peer's own `Game.play`, with two of its costs left out: the second check that a move taken from the list
of playable actions is in that list (`validate_action=False`), and the copies that `play` makes for observers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import version
from random import Random

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]
from meter import arguments, measure, middle, show  # type: ignore[import-not-found]


def new_game(rng: Random) -> Game:
    """Four players on a random map. The seed also sets the peer's own dice."""
    return Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 1 << 31))


def play(rng: Random) -> tuple[int, int]:
    """One game to its end, or to the peer's limit of turns."""
    random = rng.random
    game = new_game(rng)
    state = game.state
    decisions = choices = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        count = len(actions)
        decisions += 1
        if count > 1:
            choices += 1
        game.execute(actions[int(random() * count)], validate_action=False)
    return decisions, choices


def positions(rng: Random) -> Iterator[tuple[str, Callable[[], object]]]:
    """Copies in the middle half of a game: played once for its length, then again."""
    seed = rng.randrange(1 << 31)
    length, _ = play(Random(seed))
    stops = middle(length)
    again = Random(seed)
    game = new_game(again)
    for number in range(stops.stop):
        if number in stops:
            yield "copy_us", game.copy
        actions = game.state.playable_actions
        game.execute(actions[int(again.random() * len(actions))], validate_action=False)


if __name__ == "__main__":
    given = arguments().parse_args()
    show(measure(play, positions, given.seconds, given.seed, version("catanatron")))
