"""What the kit tries of options that mean something only together, and what it says of one that it would never try."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

import pytest

from karawela.engine import Ask, GameOver, Option, Result, Rules, State
from karawela.engine.errors import BadOption
from karawela.engine.title import Rulebook, Setting, Setup, Title
from karawela.testing.cases import cases_of, every_value_is_tried


@dataclass(slots=True)
class Tavern(State):
    """Nothing to remember."""


def opened(setup: Setup) -> Tavern:
    """There is a song only where there is music; a brawl needs three."""
    if setup.options["song"] != "none" and not setup.options["music"]:
        raise BadOption("a song needs music")
    if setup.options["brawl"] and setup.seats < 3:
        raise BadOption("a brawl needs three")
    if setup.options["song"] == "lost":
        raise BadOption("nobody knows it any more")
    return Tavern()


def evening(s: Tavern) -> Rules:
    yield Ask(0, "stay", [("stay",), ("leave",)])
    raise GameOver


TAVERN: Title[Tavern] = Title(
    id="tavern",
    prefix="TAV",
    seats=range(2, 4),
    options=(
        Option("music", False),
        Option("song", "none", ("none", "shanty", "lament", "lost")),
        Option("brawl", False),
        Option("rounds", 5, least=1, most=9),
    ),
    rooms={"rules": Rulebook(start=opened, play=evening, result=lambda s: Result.by_rank((0, 0)))},
)
SHANTY = Setting("shanty", {"music": True, "song": "shanty"})
LAMENT = Setting("lament", {"music": True, "song": "lament", "rounds": 2}, 2)
BRAWL = Setting("brawl", {"brawl": True})


def tavern(*settings: Setting) -> Title[Any]:
    return replace(TAVERN, settings=settings)


def test_without_settings_every_value_is_tried_alone() -> None:
    """And what can't be played alone is told."""
    tried = [dict(case.options) for case in cases_of(TAVERN)]
    assert tried == [{}, {}, {"music": True}, {"music": True}, {"brawl": True}, {"rounds": 1}, {"rounds": 1}]
    with pytest.raises(AssertionError, match="tavern: song=shanty is tried in no setting; song=lament is tried in no"):
        every_value_is_tried(TAVERN)


def test_with_settings_these_are_tried_and_the_usual_game() -> None:
    """For the number of players that a setting names, or for each that it can be played by."""
    tried = cases_of(tavern(SHANTY, LAMENT, BRAWL))
    names = ["tavern-2p", "tavern-3p", "tavern-2p-shanty", "tavern-3p-shanty", "tavern-2p-lament", "tavern-3p-brawl"]
    assert [str(case) for case in tried] == names
    assert tried[4].options == LAMENT.options
    every_value_is_tried(tavern(SHANTY, LAMENT, BRAWL))


@pytest.mark.parametrize(
    ("settings", "gap"),
    [
        ((SHANTY, LAMENT), "brawl=yes is tried in no setting"),
        ((SHANTY, BRAWL), "song=lament is tried in no setting; rounds is only tried as 5"),
        ((LAMENT, BRAWL), "song=shanty is tried in no setting"),
        ((SHANTY, LAMENT, BRAWL._replace(seats=2)), "nobody can play the setting 'brawl'; brawl=yes is tried in no"),
        ((SHANTY, LAMENT, BRAWL._replace(seats=7)), "nobody can play the setting 'brawl'"),
        ((SHANTY, LAMENT, BRAWL, BRAWL), "two settings are called 'brawl'"),
    ],
    ids=str,
)
def test_a_value_that_no_setting_tries_is_named(settings: tuple[Setting, ...], gap: str) -> None:
    """What no game can be played with, `song=lost`, need not be tried."""
    with pytest.raises(AssertionError, match=re.escape(gap)):
        every_value_is_tried(tavern(*settings))
