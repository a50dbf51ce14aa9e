"""The end of a game in words: why, the place, where the points came from, and what is worth none."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from karawela.engine import Match, Result, registry
from karawela.words import words_for, words_of
from karawela.words.endings import ahead, because, placing, scores_of, sources
from tests.support import lost_alone

NAMES = ("Ada", "Pinta", "Vasa")
EN = words_for(None, "en")


@pytest.fixture(scope="module", params=registry.titles())
def over(request: pytest.FixtureRequest) -> Match[Any]:
    """A game of each title that has been played to its end, in the short form where there is one."""
    game, rng = registry.title(request.param), Random(5)
    match: Match[Any] = Match(game, 3, "endings", dict(game.short), NAMES, journal=True)
    while not match.over:
        match.choose(rng.randrange(len(match.legal)))
    return match


def test_what_is_worth_points_adds_up(over: Match[Any]) -> None:
    """The lines that count make the total, which is the score; the others are worth nothing."""
    assert over.result is not None
    scores = scores_of(words_of(over, "en"), over.result)
    for who, score in enumerate(over.result.scores):
        assert sum(points[who] for _, points in scores.worth) == scores.total[1][who] == score
    assert len(scores.worth) + len(scores.counted) + 1 == len(over.result.lines[0])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_end_has_its_reason_and_everybody_a_place(over: Match[Any], language: str) -> None:
    words, result = words_of(over, language), over.result
    assert result is not None
    assert because(words, result, over.cast(language), over.view(0)).endswith(".")
    for seat in range(over.seats):
        assert str(len(result.ranks)) in placing(words, result, seat)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_alone_there_is_a_reason_and_no_place(language: str) -> None:
    match = lost_alone()
    assert match.result is not None
    words = words_of(match, language)
    assert because(words, match.result, match.names, match.view(0))
    assert placing(words, match.result, 0) == ""


def test_the_points_say_why() -> None:
    """How far ahead, whom nobody is before by points alone, and when all are level."""
    assert ahead(EN, Result.by_rank((9, 7, 8)), NAMES) == "9 points, 1 more than Vasa."
    assert ahead(EN, Result.by_rank((9, 9, 8), [2, 1, 0]), NAMES) == "As many points as Pinta; the tie-break decides."
    assert ahead(EN, Result.by_rank((9, 9, 9)), NAMES) == "9 points each, and equal in every tie-break."
    assert ahead(EN, Result((3,), (1,), ()), NAMES[:1]) == ""


def test_a_team_is_compared_with_the_others() -> None:
    """Not with its own members."""
    assert ahead(EN, Result.by_rank((9, 2, 8), teams=((0, 1),)), NAMES) == "9 points, 1 more than Vasa."


def test_the_place_is_said_in_words() -> None:
    result = Result.by_rank((9, 7, 8))
    assert placing(EN, result, 1) == "You are third of 3."
    assert placing(words_for(None, "pl"), result, 2) == "Zajmujesz 2. miejsce z 3."


def test_where_the_points_came_from() -> None:
    """The greatest lines first; who scored in one way only need not be told."""
    words = words_for(registry.title("maracaibo"), "en")
    mine = (("vp", 5), ("rivers", 0), ("quests", 9), ("total", 14))
    lines = (mine, (("vp", 1), ("rivers", 0), ("quests", 0), ("total", 1)))
    scores = scores_of(words, Result.by_rank((14, 1), lines=lines))
    assert sources(words, scores, 0) == "Most of your points: Quests – 9; Points scored during play – 5."
    assert sources(words, scores, 1) == ""
