"""Questions with the same options and another answer: dice and cards keep habits and nodes apart."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots import Budget, Search, Thinker
from karawela.bots.habits import Habits
from karawela.bots.tree import WITHIN
from karawela.engine import Match, Seat
from karawela.games.maracaibo import GAME
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import card, dealt, hold, lay, match_from, play, stand
from tests.games.maracaibo.test_ch06_raids import at_tobago


def rolled(*dice: int) -> Match[Maracaibo]:
    """A raid at Tobago with these dice, to be chosen from."""
    s = at_tobago()
    hold(s, 0, doubloons=0)
    return play(match_from(s, *dice), "skip", "raid_start", "raid_keep")


def at_card(name: str) -> Match[Maracaibo]:
    """Before the question whether to buy this card or to take coins."""
    s = dealt()
    hold(s, 0, doubloons=12)
    lay(s, "c1r1", name)
    stand(s, 0, "start_zone")
    return play(match_from(s), "move c1r1")


def test_the_best_die_is_chosen_whatever_was_best_before() -> None:
    """One habit for all rolls would take the same die for ever."""
    habits = Habits()
    for dice, best in (((6, 1, 1), "gold"), ((1, 6, 1), "emerald"), ((1, 1, 6), "pearl"), ((6, 1, 1), "gold")):
        match = rolled(*dice)
        ask = match.ask_of(0)
        assert ask.kind == "raid_die"
        assert ask.options[habits.choice(match, ask)] == ("raid_die", best)


def test_circumstances_are_what_the_options_do_not_say() -> None:
    """The dice; the card under the ship; where a movement leads to. Upgrades are named by their options."""
    match = rolled(2, 5, 3)
    assert GAME.circumstances(match.state, 0, "raid_die", match.legal) == (2, 5, 3)
    one, other = at_card("cook"), at_card("gunner")
    for each, name in ((one, "cook"), (other, "gunner")):
        ask = each.ask_of(0)
        assert ask.kind == "card"
        assert GAME.circumstances(each.state, 0, ask.kind, ask.options)[0] == card(name)
    assert GAME.circumstances(match.state, 0, "upgrade", ()) == ()


@pytest.mark.parametrize("seed", range(3))
def test_the_tree_keeps_rolls_apart(seed: int) -> None:
    """After a roll there is a node for every roll that came up, and what was done with it lies within."""
    s = at_tobago()
    hold(s, 0, doubloons=0)
    match = play(match_from(s, 1, 1, 2), "skip", "raid_start")
    ask = match.ask_of(0)
    assert ask.kind == "reroll"
    report = Search(Random(seed), Budget(400)).report(Seat(match, 0))
    again = report.node.children["raid_reroll",]
    rolls = {key[1:]: node for key, node in again.children.items() if key[0] == WITHIN}
    assert len(rolls) > 20 and set(again.children) == {(WITHIN, *roll) for roll in rolls}
    assert all(len(roll) == 3 and all(1 <= int(face) <= 6 for face in roll) for roll in rolls)
    assert again.visits == 1 + sum(node.visits for node in rolls.values())
    often = max(rolls.values(), key=lambda node: node.visits)
    assert all(move[0] == "raid_die" for move in often.children)


def test_what_is_known_under_the_present_circumstances_is_recalled() -> None:
    """The move to a card was thought about with the question whether to buy it."""
    s = dealt()
    hold(s, 0, doubloons=12)
    lay(s, "c1r1", "cook")
    stand(s, 0, "start_zone")
    match = match_from(s)
    seat = Seat(match, 0)
    thinker = Thinker(Random(1), Budget(400))
    thinker.choose(seat)
    memory = thinker.memory
    assert memory is not None
    play(match, "move c1r1")
    around = GAME.circumstances(match.state, 0, "card", match.legal)
    known = memory.recall(seat)
    assert known is not None
    assert known is memory.node.children["move", "c1r1"].children[WITHIN, *around]
