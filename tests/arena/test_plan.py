"""Who meets whom: every deal treats everybody alike."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karawela.arena import Plan, plan_of
from karawela.arena.errors import BadPlan
from karawela.arena.plan import rotations, timed
from karawela.engine.errors import BadOption, SetupError, UnknownTitle, WrongSeatCount

names = st.sampled_from(["random", "greedy", "sailor", "deckhand", "mate@5"])


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """Plans that are not played, so any title will do."""
    players = draw(st.integers(1, 4))
    entrants = tuple(draw(st.lists(names, min_size=players, max_size=6)))
    variants = ({}, {"open_holdings": "yes"})[: draw(st.integers(1, 2))]
    return Plan("santiago", entrants, players, draw(st.integers(1, 5)), "s", variants)


@given(plans())
def test_every_deal_gives_everybody_every_seat_equally_often(plan: Plan) -> None:
    """By entrant, deal and variant: as many games in the first seat as in any other."""
    sat: Counter[tuple[int, int, str, int]] = Counter()
    for pairing in plan.pairings():
        for seat, bot in enumerate(pairing.bots):
            sat[pairing.deal, pairing.variant, bot, seat] += 1
    for deal, variant, bot, _ in list(sat):
        assert len({sat[deal, variant, bot, seat] for seat in range(plan.players)}) == 1


@given(plans())
def test_every_group_meets_in_every_deal_and_no_game_is_played_twice(plan: Plan) -> None:
    """The groups are the combinations of the entrants; a seating appears once in a deal of a variant."""
    pairings = list(plan.pairings())
    assert [pairing.number for pairing in pairings] == list(range(plan.games))
    assert len({(one.deal, one.variant, one.bots) for one in pairings}) == len(pairings)
    wanted = {tuple(sorted(group)) for group in combinations(plan.entrants, plan.players)}
    for deal in range(plan.deals):
        for variant in range(len(plan.variants)):
            met = {tuple(sorted(one.bots)) for one in pairings if (one.deal, one.variant) == (deal, variant)}
            assert met == wanted


@given(plans(), st.integers(1, 4))
def test_a_longer_plan_only_adds_games(plan: Plan, more: int) -> None:
    """What was played stays valid when somebody wants more deals."""
    longer = replace(plan, deals=plan.deals + more)
    assert list(longer.pairings())[: plan.games] == list(plan.pairings())


def test_three_meet_in_both_directions_round_the_table() -> None:
    """Who sits to the left of whom changes from deal to deal."""
    plan = Plan("santiago", ("random", "greedy", "sailor"), 3, 2)
    assert {pairing.bots for pairing in plan.pairings()} == {
        *rotations(("random", "greedy", "sailor")),
        *rotations(("sailor", "greedy", "random")),
    }


def test_one_captain_among_three_sailors_takes_every_seat() -> None:
    """Equal bots make equal seatings, which are played once."""
    plan = plan_of("santiago", ("mate@5", "sailor", "sailor", "sailor"), 4, 9)
    assert plan.deals == 3
    assert plan.games == 12
    assert [one.bots.index("mate@5") for one in plan.pairings()][:4] == [0, 3, 2, 1]


def test_equals_play_every_deal_once() -> None:
    """Rotating them would repeat the very same game."""
    plan = plan_of("santiago", ("random", "random"), 2, 10)
    assert plan.games == plan.deals == 10


@pytest.mark.parametrize(
    ("plan", "error", "sentence"),
    [
        (("atlantis", ("random", "random"), 2, 1), UnknownTitle, "atlantis"),
        (("santiago", ("random", "randm"), 2, 1), SetupError, "did you mean random"),
        (("santiago", ("random", "random"), 7, 1), WrongSeatCount, "2 to 4"),
        (("santiago", ("random",), 2, 1), BadPlan, "at least 2 entrants, not 1"),
        (("santiago", ("random", "random"), 2, 0), BadPlan, "from 1 up"),
        (("santiago", ("random", "random"), 2, 1, "s", ({"moon": "full"},)), BadOption, "no option 'moon'"),
        (("santiago", ("random", "random"), 2, 1, "s", ({"first_player": "3"},)), BadOption, "from 1 to 2"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    plan: tuple[str, tuple[str, ...], int, int], error: type[Exception], sentence: str
) -> None:
    """Before anything is played, with what would be right."""
    with pytest.raises(error, match=sentence):
        plan_of(*plan)


def test_bots_that_think_by_the_clock_are_known() -> None:
    """A number of iterations makes them repeatable."""
    assert timed(("captain", "captain@50", "sailor", "random", "admiral")) == ("captain", "admiral")
    assert timed(("captain*2", "captain@50*2")) == ("captain*2",)
