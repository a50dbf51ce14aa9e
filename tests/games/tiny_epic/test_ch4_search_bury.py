"""Chapter 4.7: search tokens, and burying treasures."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic.data.choices import ORDERS
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.looks import aboard, burials_of, crew_of, pirate, reason
from tests.games.tiny_epic.table import BOX, cell, dealt, hold, match_from, row, stand, to_order
from tests.support import rule

BURIALS = {"m05": 12, "m06": 12, "m08": 12, "m11": 13, "m15": 13, "m16": 12}


# ---------------------------------------------------------------- search


@rule("TEP-4.60")
@pytest.mark.parametrize(
    ("token", "gold", "sure"),
    [("st_gold1", 1, 0), ("st_gold2", 2, 0), ("st_gold3", 3, 0), ("st_sure", 0, 1)],
)
def test_what_a_token_shows_is_gained_at_once(token: str, gold: int, sure: int) -> None:
    """And it is gone from the sea and from the faces to come, while the other nineteen stay."""
    s = to_order(dealt(2), 0, "search", "m07")
    match = play(match_from(s, token), "order_search")
    assert told(match, "finds") == [("finds", 0, token)]
    assert (pirate(match).gold, pirate(match).sure) == (1 + gold, sure)
    after = match.state
    assert after.tokens == s.tokens & ~(1 << cell("m07"))
    assert len(after.search_faces) == 19
    face = BOX.search_ids.index(token)
    assert after.search_faces.count(face) == s.search_faces.count(face) - 1


@rule("TEP-4.60", "TEP-4.31")
def test_crates_of_tokens_come_out_of_the_bag() -> None:
    """One or two; what does not fit goes back by choice."""
    s = to_order(dealt(2), 0, "search", "m07")
    assert aboard(play(match_from(s, "st_booty1", "rum"), "order_search")) == {"rum": 1}
    hold(s, 0, sugarcane=2)
    match = play(match_from(s, "st_booty2", "rum", "coffee"), "order_search")
    assert kind(match) == "discard_crate"
    play(match, "discard_crate coffee")
    assert aboard(match) == {"sugarcane": 2, "rum": 1}


@rule("TEP-4.60", "TEP-4.56")
def test_a_castaway_is_hired_as_at_a_tavern() -> None:
    """Far from any; another row for 1 Gold first, if one likes, and nobody if one likes."""
    s = to_order(dealt(2), 0, "search", "m07")
    row(s, "alice_omalice", "doc_blockley", "lisa_legacy")
    match = play(match_from(s, "st_castaway", "pale_pim", "salty_pete", "cutter_fang", "sara_silver"), "order_search")
    assert texts(match) == ["refresh_row", "hire alice_omalice", "hire doc_blockley", "hire lisa_legacy", "hire_none"]
    play(match, "refresh_row", "hire cutter_fang")
    assert (crew_of(match), pirate(match).gold) == (["cutter_fang"], 0)


@rule("TEP-4.60")
def test_without_a_token_there_is_no_search() -> None:
    """Once taken it never comes back; the neighbours' tokens are of no use."""
    s = to_order(dealt(2), 0, "search", "m07")
    s.tokens &= ~(1 << cell("m07"))
    match = match_from(s)
    assert match.state.active == 1
    assert reason(s, "order", "order_search") == "TEP-4.60"


@rule("TEP-4.60")
def test_the_box_holds_the_tokens_of_the_specification() -> None:
    """Twenty: coins 4, 4 and 2, crates 4 and 2, two sure shots, a castaway, a reef."""
    counts = {name: BOX.search_faces.count(index) for index, name in enumerate(BOX.search_ids)}
    assert counts == {
        "st_gold1": 4,
        "st_gold2": 4,
        "st_gold3": 2,
        "st_booty1": 4,
        "st_booty2": 2,
        "st_sure": 2,
        "st_castaway": 1,
        "st_reef": 1,
    }


@rule("TEP-4.61")
def test_a_reef_must_be_suffered() -> None:
    """The Jostle asks whom it hits, and there is no way around it."""
    s = to_order(dealt(2), 0, "search", "m07")
    match = play(match_from(s, "st_reef"), "order_search")
    assert texts(match) == ["jostle rigging", "jostle cannons", "jostle extort"]
    assert_refused(match, "order_decline", "TEP-4.19")
    play(match, "jostle cannons")
    assert pirate(match).stations == [1, 0, 1, 1]


@rule("TEP-4.61")
def test_crates_found_must_be_taken() -> None:
    """With a full hold one goes back, but not before the bag has been drawn from."""
    s = to_order(dealt(2), 0, "search", "m07")
    hold(s, 0, sugarcane=3)
    match = play(match_from(s, "st_booty1", "rum"), "order_search")
    assert texts(match) == ["discard_crate sugarcane", "discard_crate rum"]


# ---------------------------------------------------------------- bury


@rule("TEP-4.70")
@pytest.mark.parametrize("card", [f"m{number:02}" for number in range(1, 17)])
def test_a_treasure_is_buried_for_the_price_of_the_place(card: str) -> None:
    """12 or 13 Gold on six cards; on the others there is nothing to bury at."""
    s = to_order(dealt(2), 0, "search", card)
    s.pirates[0].gold = 13
    match = play(match_from(s), "order_decline")
    if card not in BURIALS:
        assert kind(match) != "captain_bury"
        assert reason(s, "captain_bury", "bury") == "TEP-4.70"
        return
    assert texts(match) == ["bury", "bonus_skip"]
    play(match, "bury")
    assert pirate(match).gold == 13 - BURIALS[card]
    assert burials_of(match) == [card]


@rule("TEP-4.70")
@pytest.mark.parametrize("order", ["plunder", "trade", "crew_up", "attack", "hide_out"])
def test_only_the_captain_buries_and_only_on_search(order: str) -> None:
    """On every other order of his wheel no burial is asked, and no crew card brings one."""
    s = to_order(dealt(2), 0, order, "m16")
    s.pirates[0].gold = 13
    match = match_from(s)
    if match.state.active == 0:
        assert_refused(match, "bury", "TEP-4.70")
        play(match, "order_decline")
    assert match.state.active == 1
    assert all("bury" not in type(card.bonus).__name__.lower() for card in BOX.crew)


@rule("TEP-4.71")
def test_a_place_takes_one_treasure_of_a_player_and_one_of_each() -> None:
    """Where one's own lies nothing more is buried; another's is no obstacle."""
    s = to_order(dealt(2), 0, "search", "m06")
    s.pirates[0].gold = 13
    s.pirates[1].buried = [BOX.map_index["m06"]]
    assert texts(play(match_from(s), "order_decline")) == ["bury", "bonus_skip"]
    s.pirates[0].buried = [BOX.map_index["m06"]]
    match = match_from(s)
    assert_refused(match, "bury", "TEP-4.71")
    play(match, "order_decline")
    assert match.state.active == 1
    stand(s, 0, "m05")
    match = play(match_from(s), "order_decline", "bury")
    assert burials_of(match) == ["m06", "m05"]


@rule("TEP-4.72")
@pytest.mark.parametrize(("card", "gold"), [("m06", 11), ("m11", 12), ("m06", 0)])
def test_the_gold_must_be_enough(card: str, gold: int) -> None:
    """One too few is too few; nothing is paid in part."""
    s = to_order(dealt(2), 0, "search", card)
    s.pirates[0].gold = gold
    match = match_from(s)
    assert_refused(match, "bury", "TEP-4.72")
    play(match, "order_decline")
    assert match.state.active == 1
    assert (pirate(match).gold, burials_of(match)) == (gold, [])


@rule("TEP-4.70", "TEP-4.123")
def test_gold_found_by_the_order_pays_for_the_burial() -> None:
    """The search comes first: with 11 Gold and a purse the treasure can be buried."""
    s = to_order(dealt(2), 0, "search", "m06")
    s.pirates[0].gold = 11
    match = play(match_from(s, "st_gold1"), "order_search")
    assert texts(match) == ["bury", "bonus_skip"]
    assert ORDERS[match.state.order()] == "search"
    play(match, "bury")
    assert pirate(match).gold == 0
