"""How far taking back goes is said before it goes, and nothing is said that the reader may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from karawela.engine import Match, registry
from karawela.words import words_of
from karawela.words.undo_reach import reach


def until(match: Match[Any], rng: Random, wanted: Any) -> None:
    """Plays at random until that is so."""
    for _ in range(400):
        if wanted(match):
            return
        match.choose(rng.randrange(len(match.legal)))
    raise AssertionError("it never came to that")


def last(match: Match[Any], seat: int = 0) -> Any:
    choice = match.last_choice((seat,))
    assert choice is not None
    return choice


@pytest.fixture
def match() -> Match[Any]:
    made: Match[Any] = Match(registry.title("santiago"), 3, "reach", names=("Ada", "Pinta", "Vasa"), journal=True)
    until(made, Random(1), lambda now: now.to_move == (0,) and now.ask_of(0).kind == "move_car")
    return made


def test_within_the_own_turn_only_the_choice_is_named(match: Match[Any]) -> None:
    match.play("move_car 1", 0)
    choice = last(match)
    said, far = reach(match, choice, 0, words_of(match, "en"), practice=True)
    assert said.startswith("Takes back: ") and "Drive 1 stop" in said
    assert not far


def test_beyond_others_it_is_said_before_whose_turn_and_what_the_record_keeps(match: Match[Any]) -> None:
    """Alone; among people it is said that they must agree."""
    match.play("move_car 1", 0)
    until(match, Random(2), lambda now: now.to_move and 0 not in now.to_move)
    other = match.to_move[0]
    until(match, Random(3), lambda now: any(line.seat == other for line in now.log(0, now.ply - last(now).back)))
    name = match.names[other]
    for practice, sentence in ((True, "the record will say so"), (False, "they must agree")):
        said, far = reach(match, last(match), 0, words_of(match, "en"), practice)
        assert far and f"back to before {name}'s turn" in said and sentence in said
    assert f"przed turą gracza {name}" in reach(match, last(match), 0, words_of(match, "pl"), True)[0]


def test_a_round_is_never_crossed_unseen() -> None:
    """Where moves without an alternative lead into another part of the game, that is said and asked about."""
    game = registry.title("treasure_map")
    match: Match[Any] = Match(game, 1, "rounds", names=("Ada",), journal=True)
    rng = Random(8)
    crossed = 0
    for _ in range(300):
        if match.over:
            break
        match.choose(rng.randrange(len(match.legal)))
        since = match.ply - last(match).back
        if any(event[0] == "round" for _, event in match.events(0, since)):
            said, far = reach(match, last(match), 0, words_of(match, "en"), practice=True)
            assert far and "before the present part of the game began" in said
            crossed += 1
    assert crossed


def test_a_secret_choice_is_not_named_to_others(match: Match[Any]) -> None:
    """At one device, behind the curtain, the next person reads no secret of the one before."""
    words = words_of(match, "en")
    until(match, Random(6), lambda now: now.log(None) and now.log(None)[-1].seat is not None)
    choice = match.last_choice(range(3))
    assert choice is not None
    known = match.log(None, match.ply - choice.back)[0]
    said, _ = reach(match, choice, None, words, practice=True)
    assert said.startswith("Takes back: " if known.text else "Takes back your last choice.")
