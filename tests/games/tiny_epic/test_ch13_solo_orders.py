"""Chapter 13.2: what the ordinary solo pirate of the expansion searches, hires and buries."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karawela.games.tiny_epic.data.choices import BURIED
from karawela.games.tiny_epic.rules.invariants import broken
from karawela.testing.table import told
from tests.games.tiny_epic.alone import (
    RIVAL,
    bury_at,
    cursed_rival,
    its_order,
    its_turn,
    rival,
    stations,
    wakes,
    you,
)
from tests.games.tiny_epic.looks import aboard, burials_of, crew_of, walk, where
from tests.games.tiny_epic.table import BOX, crew, cubes, hands, hold, stand, wake_at
from tests.support import rule

# ---------------------------------------------------------------- search, crew


@rule("AMD-13.15")
def test_it_takes_the_search_token_first() -> None:
    """The wake token only where there is no other, and then as a player does."""
    s = cursed_rival("m12", k=1)
    wake_at(s, "m12")
    match = its_order(s.copy(), "search", "st_gold1")
    assert (rival(match).gold, wakes(match)) == (1, ["m12"])
    s.tokens = 0
    match = its_order(s, "search", "wk_drowned_purse")
    assert (rival(match).gold, rival(match).cubes, wakes(match)) == (2, 2, [])
    assert len(match.state.wake_discard) == 1


@rule("AMD-13.24", "AMD-13.22")
def test_wake_icons_work_for_it_as_search_tokens_do() -> None:
    """A crate that does not fit sends the cheapest back; sirens jostle it without a retreat."""
    s = cursed_rival("m12")
    s.tokens = 0
    wake_at(s, "m12")
    hold(s, RIVAL, rum=2, gunpowder=1)
    match = its_order(s.copy(), "search", "wk_ghost_cargo", "sugarcane")
    assert (aboard(match, RIVAL), rival(match).cubes) == ({"rum": 2, "gunpowder": 1}, 1)
    match = its_order(s, "search", "wk_undead_sirens")
    assert stations(rival(match)) == {"rigging": 1, "cannons": 1, "repair": 1}
    assert where(match, RIVAL) == "m12"


@rule("AMD-13.16")
@pytest.mark.parametrize(
    ("card", "drawn"), [("cm1", "sk_bone_cook"), ("cm2", "sk_bone_cook"), ("cm4", "sk_bone_cook"), ("m01", "pale_pim")]
)
def test_on_cursed_cards_it_takes_skeletons(card: str, drawn: str) -> None:
    """On any of the four, wreck or not, from the deck and not from the row."""
    s = cursed_rival(card)
    before = list(s.skeleton_row)
    match = its_order(s, "crew_up", drawn)
    assert crew_of(match, RIVAL) == [drawn]
    assert match.state.skeleton_row == before


@rule("AMD-13.16", "AMD-13.23")
def test_with_an_empty_skeleton_deck_it_takes_ordinary_crew() -> None:
    """Unless its oldest card refills that deck just before."""
    s = cursed_rival("cm1")
    s.pirates[0].crew, s.pirates[0].cursed = list(s.skeleton_deck.unseen), True
    s.skeleton_deck.unseen.clear()
    match = its_order(s.copy(), "crew_up", "pale_pim")
    assert crew_of(match, RIVAL) == ["pale_pim"]
    oldest = s.pirates[0].crew.pop()
    crew(s, RIVAL, "willow_watch", "pale_pim", "salty_pete")
    s.pirates[RIVAL].crew.insert(0, oldest)
    match = its_order(s, "crew_up")
    assert crew_of(match, RIVAL) == ["willow_watch", "pale_pim", "salty_pete", BOX.crew_ids[oldest]]


@rule("AMD-13.23")
def test_crew_and_skeletons_share_one_age() -> None:
    """The oldest goes to the bottom of its own deck, whichever it is."""
    s = cursed_rival("cm1")
    crew(s, RIVAL, "willow_watch", "sk_bone_cook", "pale_pim", "salty_pete")
    match = its_order(s, "crew_up", "sk_hexed_gunner")
    assert crew_of(match, RIVAL) == ["sk_bone_cook", "pale_pim", "salty_pete", "sk_hexed_gunner"]
    assert match.state.crew_deck.bottom == [BOX.crew_index["willow_watch"]]
    match = its_order(match.state.copy(), "crew_up", "sk_cursed_purser")
    assert match.state.skeleton_deck.bottom == [BOX.crew_index["sk_bone_cook"]]


@rule("AMD-13.19")
def test_its_skeletons_give_symbols_only() -> None:
    """Bony Thief's 3 and 6 hit; he steals nothing, though you are there with cubes."""
    s = cursed_rival("m12", k=1)
    stand(s, 0, "m12")
    cubes(s, 0, 3)
    crew(s, RIVAL, "sk_bony_thief")
    match = its_turn(s, 5, 3, 1, 1, 2)
    assert told(match, "total")[0] == ("total", RIVAL, 3, 1, 1, 1)
    assert not told(match, "uses")
    assert (you(match).cubes, rival(match).cubes) == (3, 1)


# ---------------------------------------------------------------- burials


@rule("AMD-13.17")
@settings(max_examples=50, deadline=None)
@given(st.integers(0, 13), st.integers(0, 12))
def test_for_a_burial_all_cubes_go_to_the_pool_and_gold_pays_the_rest(gold: int, k: int) -> None:
    """With a total of 12 at least, whatever the place says; otherwise nothing."""
    s = cursed_rival("m15")
    cubes(s, 0, 0)
    s.pirates[RIVAL].gold = gold
    cubes(s, RIVAL, k)
    match = its_order(s, "crew_up", "jolly_rodge")
    if gold + k >= 12:
        assert burials_of(match, RIVAL) == ["m15"]
        assert (rival(match).gold, rival(match).cubes) == (gold - max(0, 12 - k), 0)
        assert (match.state.pool, match.state.ghost_cubes) == (12, 0)
    else:
        assert (burials_of(match, RIVAL), rival(match).gold, rival(match).cubes) == ([], gold, k)


@rule("AMD-13.17")
def test_the_way_to_a_burial_place_counts_cubes_too() -> None:
    """8 Gold and 4 cubes lead it away from you; a cube less does not."""
    for k, there in ((4, True), (3, False)):
        s = cursed_rival("m12", gold=8, k=k)
        stand(s, 0, "m12")
        match = its_turn(s, 3, order="trade")
        assert bool(told(match, "solo_burial_way")) == there


@rule("AMD-13.18", "AMD-13.21")
@pytest.mark.parametrize("place", ["cm3", "m15", "m08"])
def test_the_urn_goes_to_any_burial_place(place: str) -> None:
    """Cursed or ordinary, with its own treasure or not; for 12, the other Gold is kept."""
    s = cursed_rival(place, gold=13, k=2)
    bury_at(s, RIVAL, "m05", "m06", "m08")
    match = its_order(s, "crew_up", "jolly_rodge" if place != "cm3" else "sk_bone_cook")
    assert (rival(match).urn, rival(match).urn_card) == (BURIED, BOX.map_index[place])
    assert (rival(match).gold, rival(match).cubes) == (3, 0)


@rule("AMD-13.21")
@pytest.mark.parametrize(("treasures", "goal"), [(3, "cm3"), (2, "m08")])
def test_cursed_places_are_a_destination_for_the_urn_only(treasures: int, goal: str) -> None:
    """From cm2 the next place is cm3, but a treasure can't be buried there."""
    s = cursed_rival("cm2", gold=12)
    bury_at(s, RIVAL, *("m05", "m06", "m08")[:treasures])
    hands(s, RIVAL, cannons=3)
    match = its_turn(s, 3, order="trade")
    assert told(match, "solo_burial_way") == [("solo_burial_way", RIVAL, goal)]


@rule("AMD-13.20", "AMD-13.10", "AMD-13.24")
@pytest.mark.parametrize("number", range(3))
def test_random_games_alone_keep_every_invariant(number: int) -> None:
    """Checked after every choice; only you are asked."""
    for match in walk(number, 1, amdiak=True, solo="ordinary", solo_helm="scourge", solo_legend="terror"):
        assert broken(match.state) == []
        assert match.to_move in ((0,), ())
    assert match.over
