"""Random games of hearts, written in C++, of the peer `open_spiel`; runs in that peer's own environment.

Driven from Python through `pyspiel`, three calls a decision. Every chance node of hearts is uniform (the direction of
the pass and each card of the deal), so an outcome is picked as a move is, which is cheaper than weighing probabilities.
Chance nodes are played but not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import version
from random import Random

import pyspiel  # type: ignore[import-not-found]
from meter import arguments, measure, middle, show  # type: ignore[import-not-found]

GAME = pyspiel.load_game("hearts")
CHANCE = int(pyspiel.PlayerId.CHANCE)


def play(rng: Random) -> tuple[int, int]:
    """One game from the deal to the last trick."""
    random = rng.random
    state = GAME.new_initial_state()
    decisions = choices = 0
    while True:
        player = state.current_player()
        if player >= 0:
            actions = state.legal_actions()
            count = len(actions)
            decisions += 1
            if count > 1:
                choices += 1
            state.apply_action(actions[int(random() * count)])
        elif player == CHANCE:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        else:
            return decisions, choices


def positions(rng: Random) -> Iterator[tuple[str, Callable[[], object]]]:
    """Copies in the middle half of a game: played once for its length, then again."""
    seed = rng.randrange(1 << 31)
    length, _ = play(Random(seed))
    stops = middle(length)
    again = Random(seed)
    state = GAME.new_initial_state()
    number = 0
    while number < stops.stop:
        if state.current_player() != CHANCE:
            if number in stops:
                yield "copy_us", state.clone
            number += 1
        actions = state.legal_actions()
        state.apply_action(actions[int(again.random() * len(actions))])


if __name__ == "__main__":
    given = arguments().parse_args()
    show(measure(play, positions, given.seconds, given.seed, version("open_spiel")))
