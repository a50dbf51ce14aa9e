"""Chapter 11, second part: what would change nothing is not offered (POM-11.14)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from karawela.engine.ask import EVERYBODY
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    build,
    dealt,
    explorer,
    galleon,
    hold,
    kind,
    lay,
    match_from,
    place_tile,
    play,
    to_act,
    told,
)
from tests.support import rule


def nothing(s: Maracaibo) -> None:
    """The state as it was dealt."""


def treasure(s: Maracaibo) -> None:
    hold(s, 0, gold=1)


def all_buried(s: Maracaibo) -> None:
    s.captains[0].bury_spaces = (1 << len(BOX.bury)) - 1
    s.captains[0].buried = [4, 4, 4]
    hold(s, 0, gold=1)


def no_quests(s: Maracaibo) -> None:
    s.captains[1].quests += s.quest_unseen + s.quest_market
    s.captains[1].quests_seen += [EVERYBODY] * len(s.quest_unseen + s.quest_market)
    s.quest_unseen, s.quest_market = [], []


def full_board(s: Maracaibo) -> None:
    s.captains[0].slots, s.captains[0].upgrades = (1 << 21) - 1, 21


def at_the_end(s: Maracaibo) -> None:
    explorer(s, 0, "j3")


def on_a_quest_space(s: Maracaibo) -> None:
    explorer(s, 0, "c3")


def rich(s: Maracaibo) -> None:
    hold(s, 0, 60)


def rich_with_all_residences(s: Maracaibo) -> None:
    hold(s, 0, 60)
    for residence in list(s.markers):
        build(s, 0, BOX.card_ids[residence])


def has_a_galleon(s: Maracaibo) -> None:
    hold(s, 0, 60)
    galleon(s, 0, "B")


def all_tiles_placed(s: Maracaibo) -> None:
    for number, place in enumerate(BOX.places_1[:5], 1):
        place_tile(s, 0, f"bm_{number}", BOX.card_ids[place])


Change = Callable[[Maracaibo], None]


@pytest.mark.parametrize(
    ("card", "possible", "question", "impossible"),
    [
        ("spade", treasure, "bury", nothing),
        ("spade", treasure, "bury", all_buried),
        ("informant", nothing, "quest", no_quests),
        ("carpenter", nothing, "upgrade", full_board),
        ("sea_charts", nothing, "explore", at_the_end),
        ("shipwright_plans", rich, "take", nothing),
        ("harbour_charter", rich, "build", nothing),
        ("harbour_charter", rich, "build", rich_with_all_residences),
        ("galleon_mount", rich, "galleon", nothing),
        ("galleon_mount", rich, "galleon", has_a_galleon),
        ("fence", nothing, "bm_place", all_tiles_placed),
        ("smuggler", all_tiles_placed, "bm_activate", nothing),
        ("scout", on_a_quest_space, "quest", nothing),
    ],
)
@rule("POM-11.14")
def test_only_what_would_change_something_is_offered(
    card: str, possible: Change, question: str, impossible: Change
) -> None:
    """A lightning that can work asks its question; one that cannot, or cannot be paid, is passed over."""
    for change, asked in ((possible, question), (impossible, None)):
        s = dealt(2)
        lay(s, "c2r1", card)
        hold(s, 0, BOX.cards[BOX.card_index[card]].cost)
        change(s)
        match = play(match_from(to_act(s, 0, "c2r1"), "cocoa"), "card_buy")
        if asked is None:
            assert match.state.active == 1
            assert told(match, "refill") == [("refill", "cocoa")]
        else:
            assert kind(match) == asked


@rule("POM-11.14")
def test_what_counts_nothing_pays_nothing() -> None:
    """A place of level II with no crew to count, and with two."""
    s = dealt(2)
    lay(s, "c2r1", "saint_lucia")
    match = play(match_from(to_act(s, 0, "c2r1")), "skip", "skip")
    assert match.state.captains[0].vp == 0
    assert told(match, "vp") == []
    s.captains[0].kinds = [0, 2, 0]
    assert play(match_from(to_act(s, 0, "c2r1")), "skip", "skip").state.captains[0].vp == 2
