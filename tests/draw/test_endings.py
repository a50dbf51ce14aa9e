"""Every title's board says how a game ended, also when nobody has won."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from karawela.draw.board import draw
from karawela.engine import Match, registry
from tests.support import lost_alone


@pytest.fixture(scope="module", params=registry.titles())
def over(request: pytest.FixtureRequest) -> Match[Any]:
    """A finished game of two."""
    game, rng = registry.title(request.param), Random(1)
    match: Match[Any] = Match(game, 2, "over", dict(game.short), ("Ada", "Bob"))
    while not match.over:
        match.choose(rng.randrange(len(match.legal)))
    return match


@pytest.mark.parametrize(("language", "sentence"), [("en", "Nobody has won."), ("pl", "Nikt nie wygrał.")])
def test_a_board_without_winners_says_so(over: Match[Any], language: str, sentence: str) -> None:
    """In the bar; nobody is given the victory, whatever the rank. With winners, the sentence is not there."""
    scene = over.scene(0, language)
    assert scene.result is not None and scene.result.winners
    nobody = replace(scene, result=replace(scene.result, winners=()))
    assert sentence in draw(over.title, nobody)
    drawn = draw(over.title, scene)
    assert sentence not in drawn
    assert any(over.names[seat] in drawn for seat in scene.result.winners)


@pytest.mark.parametrize(("language", "sentence"), [("en", "Ada has lost."), ("pl", "Przegrywa Ada.")])
def test_who_has_lost_alone_is_told_so(language: str, sentence: str) -> None:
    """Treasure Map's board for a crew that was destroyed."""
    match = lost_alone()
    assert sentence in draw(match.title, match.scene(0, language))
