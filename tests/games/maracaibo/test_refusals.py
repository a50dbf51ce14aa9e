"""Why not: whatever a person would try has an answer that names a rule."""

from __future__ import annotations

from random import Random

import pytest

from karawela.engine import Match
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import MODULES
from tests.games.maracaibo.table import (
    WORDS,
    assert_refused,
    build,
    cell_with,
    dealt,
    explorer,
    fill,
    hold,
    lay,
    match_from,
    play,
    stand,
    to_act,
)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_plausible_move_that_is_not_legal_is_refused_by_a_rule(seats: int) -> None:
    """In a random game with random modules, at every question; and the refusal can be read in both languages."""
    rng = Random(seats)
    for seed in range(3):
        match = Match(TITLE, seats, f"why {seed}", {module: rng.random() < 0.5 for module in MODULES})
        while not match.over:
            ask = rng.choice(match.asks)
            for move in TITLE.rules.tries(match.view(ask.seat), ask.seat, ask.kind):
                if move not in ask.options:
                    refusal = match.why_not(move, ask.seat)
                    assert refusal is not None and refusal.rule, (ask.kind, move)
                    assert all(words.refusal(refusal) for words in WORDS.values())
            match.play(rng.choice(list(ask.options)), ask.seat)


def test_a_ship_is_told_why_it_cannot_go_there() -> None:
    """Too far, not nearer, no space, not standing still, and from the Gulf only on."""
    s = dealt(2)
    stand(s, 0, "c4r3")
    match = match_from(s)
    assert_refused(match, "move c9r3", "POM-2.03")
    assert_refused(match, "move c3r3", "POM-2.07")
    assert_refused(match, "move c4r3", "POM-2.03")
    assert_refused(match, "move c3r1", "POM-2.04")
    assert_refused(match, "skip", "POM-2.03")
    assert_refused(match, "card_buy", "POM-3.01")


def test_a_card_wants_a_choice() -> None:
    """There is no third way, and nothing else now."""
    s = dealt(2)
    lay(s, "c2r1", "rum")
    hold(s, 0, 6)
    match = match_from(to_act(s, 0, "c2r1"))
    assert_refused(match, "skip", "POM-3.01")
    assert_refused(match, "upgrade s1", "POM-5.05")


def test_what_was_chosen_is_carried_out() -> None:
    """After `do_now` there is no way back (POM-11.12)."""
    s = dealt(2)
    hold(s, 0, 20)
    match = play(match_from(to_act(s, 0, cell_with(s, "barbados"))), "skip", "do_now explore")
    assert_refused(match, "skip", "POM-11.12")


def test_a_branch_that_was_not_taken_is_behind() -> None:
    """The track has arrows; the same refusal for what is too far says how far one can go."""
    s = dealt(2)
    explorer(s, 0, "a1")
    match = play(match_from(to_act(s, 0, cell_with(s, "bonaire"))), "skip")
    for space, detail in (("b2", ""), ("c3", "explorer-far")):
        refusal = match.why_not(f"explore_move {space}")
        assert refusal is not None
        assert (refusal.rule, refusal.detail) == ("POM-8.01", detail)


def test_the_gulf_says_what_the_cheapest_residence_costs() -> None:
    """Or that all are built."""
    s = dealt(2)
    hold(s, 0, 3)
    fill(s, 0, "s3")
    match = play(match_from(to_act(s, 0, "gulf")), "skip")
    refusal = match.why_not("gulf build")
    assert refusal is not None
    assert (refusal.rule, refusal.detail, refusal.args["have"]) == ("POM-4.08", "too-dear", 3)
    for residence in list(s.markers):
        build(s, 0, s.box.card_ids[residence])
    refusal = play(match_from(to_act(s, 0, "gulf")), "skip").why_not("gulf build")
    assert refusal is not None
    assert refusal.rule == "POM-4.04"


def test_whoever_is_not_asked_may_ask_too() -> None:
    """A move of another time is refused by the rule that says when it has its place."""
    match = match_from(dealt(2))
    refusal = match.why_not("raid_keep", 1)
    assert refusal is not None
    assert refusal.rule == "POM-6.02"
