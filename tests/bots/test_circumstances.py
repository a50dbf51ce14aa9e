"""Questions with the same options and another answer: dice and cards keep habits and nodes apart."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots import Budget, Search, Thinker
from karawela.bots.habits import Habits
from karawela.bots.sense import sense_of
from karawela.bots.tree import WITHIN, Node
from karawela.engine import Match, Seat
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.state import Maracaibo
from karawela.games.treasure_map import TITLE as TREASURE_MAP
from tests.bots.positions import middle
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
    habits = Habits(sense_of(TITLE))
    for dice, best in (((6, 1, 1), "gold"), ((1, 6, 1), "emerald"), ((1, 1, 6), "pearl"), ((6, 1, 1), "gold")):
        match = rolled(*dice)
        ask = match.ask_of(0)
        assert ask.kind == "raid_die"
        assert ask.options[habits.choice(match, ask)] == ("raid_die", best)


def test_circumstances_are_what_the_options_do_not_say() -> None:
    """The dice; the card under the ship; where a movement leads to. Upgrades are named by their options."""
    match = rolled(2, 5, 3)
    assert sense_of(TITLE).circumstances(match.state, 0, "raid_die", match.legal) == (2, 5, 3)
    one, other = at_card("cook"), at_card("gunner")
    for each, name in ((one, "cook"), (other, "gunner")):
        ask = each.ask_of(0)
        assert ask.kind == "card"
        assert sense_of(TITLE).circumstances(each.state, 0, ask.kind, ask.options)[0] == card(name)
    assert sense_of(TITLE).circumstances(match.state, 0, "upgrade", ()) == ()


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
    around = sense_of(TITLE).circumstances(match.state, 0, "card", match.legal)
    known = memory.recall(seat)
    assert known is not None
    assert known is memory.node.children["move", "c1r1"].children[WITHIN, *around]


# ------------------------------------------------------------------ who is asked


def test_a_node_belongs_to_the_seat_that_was_asked_first() -> None:
    """Another seat has a child of its own there, apart from every circumstance of the first."""
    node = Node()
    assert node.within(1, ()) == ()
    assert node.within(1, (4, 2)) == (WITHIN, 4, 2)
    others = node.within(0, ())
    assert others and others != node.within(0, (4, 2)) != node.within(1, (4, 2))
    assert node.within(1, ()) == ()


@pytest.mark.parametrize("answers", [40, 41, 42])
def test_where_chance_says_who_is_next_both_seats_have_nodes(answers: int) -> None:
    """In Treasure Map the compass does. What one of them would do is not counted for the other."""
    match = middle("treasure_map", answers)
    me = match.to_move[0]
    assert len(match.to_move) == 1
    root = Search(Random(1), Budget(300)).report(Seat(match, me)).node
    mixed, left = [], [root]
    while left:
        node = left.pop()
        left += node.children.values()
        if any(key[:2] == (WITHIN, "seat") for key in node.children):
            mixed.append(node)
    often = max(mixed, key=lambda node: node.visits)
    first, other = [
        [child for key, child in often.children.items() if key[0] == WITHIN and (key[1] == "seat") is second]
        for second in (False, True)
    ]
    assert {key[2] for key in often.children if key[:2] == (WITHIN, "seat")} == {1 - often.asked}
    assert first and other and all(child.visits for child in first + other)
    assert often.visits == 1 + sum(child.visits for child in often.children.values())


def test_a_fight_changes_what_the_next_who_sails_should_do() -> None:
    """The options are the same whoever was robbed; where everybody is and what they carry is not."""
    match = middle("treasure_map", 40)
    assert match.ask_of(match.to_move[0]).kind == "move"
    seat, s = match.to_move[0], match.state.copy()

    def around(*pieces: list[int]) -> tuple[int, ...]:
        for captain, held in zip(s.captains, pieces, strict=True):
            captain.pieces = held
        return sense_of(TREASURE_MAP).circumstances(s, seat, "move", match.legal)

    assert around([1, 0, 0, 0], [0, 0, 0, 0]) == around([1, 0, 0, 0], [0, 0, 0, 0])
    assert around([1, 0, 0, 0], [0, 0, 0, 0]) != around([0, 0, 0, 0], [1, 0, 0, 0])
    assert sense_of(TREASURE_MAP).circumstances(s, seat, "act", match.legal) == ()
