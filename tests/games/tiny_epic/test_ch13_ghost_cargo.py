"""Chapter 13.3: what the ghost pirate has on board, gains, sells and buries."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karawela.games.tiny_epic.data.choices import BURIED
from karawela.games.tiny_epic.state import TinyEpic
from karawela.testing.table import told
from tests.games.tiny_epic.alone import RIVAL, bury_at, ghost_at, ghostly, its_order, its_turn, rival, rival_at, wakes
from tests.games.tiny_epic.looks import aboard, burials_of, crew_of, prices_of, walk, where
from tests.games.tiny_epic.table import BOX, crew, cubes, hands, hold, load, merchant, prices, wake_at
from tests.support import rule


def aboard_him(card: str = "m04", k: int = 2, gold: int = 0, **goods: int) -> TinyEpic:
    """The ghost ship on that card with so many cubes and these crates."""
    s = ghostly()
    rival_at(s, card)
    ghost_at(s, card, k)
    s.pirates[RIVAL].gold = gold
    hold(s, RIVAL, **goods)
    prices(s, "sugarcane", "rum", "coffee", "gunpowder")
    return s


# ---------------------------------------------------------------- crates and cubes


@rule("AMD-13.45", "AMD-13.56")
def test_cubes_that_he_gains_go_on_the_ghost_ship() -> None:
    """Crates first, then a cube from the pool; never on his track."""
    match = its_order(aboard_him(k=1), "plunder", "rum", "rum")
    assert (match.state.ghost_cubes, rival(match).cubes, match.state.pool) == (2, 0, 9)
    assert aboard(match, RIVAL) == {"rum": 2}


@rule("AMD-13.56", "AMD-11.08")
def test_with_an_empty_pool_he_plunders_crates_only() -> None:
    """No cube comes."""
    s = aboard_him(k=1)
    cubes(s, 0, 11)
    match = its_order(s, "plunder", "rum", "rum")
    assert (match.state.ghost_cubes, match.state.pool) == (1, 0)


@rule("AMD-13.46")
def test_without_room_for_a_cube_he_sells_his_dearest_kind() -> None:
    """All crates of it, and the prices move; then the cube is stored."""
    match = its_order(aboard_him(k=0, coffee=2), "plunder", "rum", "rum")
    assert told(match, "sells") == [("sells", RIVAL, "coffee", 2, 8)]
    assert aboard(match, RIVAL) == {"rum": 2}
    assert (match.state.ghost_cubes, rival(match).gold) == (1, 8)
    assert list(prices_of(match.state)) == ["coffee", "sugarcane", "rum", "gunpowder"]


@rule("AMD-13.46")
def test_full_of_cubes_he_gets_two_gold_for_another() -> None:
    """No crate to sell: the cube goes to the pool."""
    match = its_order(aboard_him(k=4), "plunder", "rum", "coffee")
    assert match.state.ghost_cubes == 4
    assert match.state.pool == 12 - 4 - 1
    assert rival(match).gold == 3 + 4 + 2  # rum at 3, coffee at 4, and the cube


@rule("AMD-13.47", "AMD-13.62")
def test_without_room_for_a_crate_he_sells_that_one_at_once() -> None:
    """Each before the next is drawn: rum is sold at 3 and has fallen to 2 for the second."""
    match = its_order(aboard_him(card="m08", k=4), "plunder", "rum", "rum", "coffee")
    sold = [event[2:] for event in told(match, "sells")]
    assert sold == [("rum", 1, 3), ("rum", 1, 2), ("coffee", 1, 4)]
    assert aboard(match, RIVAL) == {}


@rule("AMD-13.62")
def test_sales_for_room_are_no_trade_order() -> None:
    """With the Scourge's helm a Trade brings 3 Gold more, a sale for room does not."""
    s = aboard_him(k=4)
    s.helm = "solo_helm_scourge"
    match = its_order(s, "plunder", "rum", "rum", "rum")
    assert rival(match).gold == 3 + 2 + 2 + 2  # three sales and the cube
    s = aboard_him(k=1, rum=1)
    s.helm = "solo_helm_scourge"
    assert rival(its_order(s, "trade")).gold == 3 + 3


@rule("AMD-13.56", "AMD-13.59")
def test_he_trades_all_crates_like_the_solo_pirate() -> None:
    """Kind after kind, the dearest first; three and more fit on his ship, if there are no cubes."""
    match = its_order(aboard_him(k=0, gunpowder=2, rum=2), "trade")
    assert [event[2:] for event in told(match, "sells")] == [("gunpowder", 2, 10), ("rum", 2, 8)]
    assert (rival(match).gold, aboard(match, RIVAL)) == (13, {})


@rule("AMD-13.59", "AMD-13.47")
def test_a_sunk_merchants_crate_needs_room_too() -> None:
    """Full with four, he sells it at once; the hold of three is not his."""
    s = aboard_him(k=0, rum=3)
    merchant(s, 0, "mer_2a")
    load(s, 0, "gunpowder")
    match = its_order(s.copy(), "attack", 1, 3, "mer_2c", "rum")
    assert aboard(match, RIVAL) == {"rum": 3, "gunpowder": 1}
    ghost_at(s, "m04", 1)
    match = its_order(s, "attack", 1, 3, "mer_2c", "rum")
    assert aboard(match, RIVAL) == {"rum": 3}
    assert told(match, "sells") == [("sells", RIVAL, "gunpowder", 1, 5)]


@rule("AMD-13.45", "AMD-13.62")
@settings(max_examples=50, deadline=None)
@given(
    st.integers(0, 4), st.lists(st.sampled_from(["sugarcane", "rum", "coffee", "gunpowder"]), min_size=3, max_size=3)
)
def test_never_more_than_four_things_are_on_the_ghost_ship(k: int, drawn: list[str]) -> None:
    """Whatever he draws on a settlement, cubes and crates together fit; no cube is lost."""
    match = its_order(aboard_him(card="m08", k=k), "plunder", *drawn)
    s = match.state
    assert s.ghost_cubes + rival(match).crates() <= 4
    assert s.ghost_cubes + s.pool + s.pirates[0].cubes == 12
    assert sorted(s.market) == [0, 1, 2, 3]


# ---------------------------------------------------------------- search, crew, burials


@rule("AMD-13.54")
def test_he_never_takes_wake_tokens() -> None:
    """Where only one lies, his Search is idle; the search token he does take."""
    s = aboard_him()
    wake_at(s, "m04")
    match = its_order(s.copy(), "search", "st_gold2")
    assert (rival(match).gold, wakes(match)) == (2, ["m04"])
    s.tokens = 0
    match = its_order(s, "search")
    assert told(match, "solo_idle") == [("solo_idle", RIVAL, "search", 1)]
    assert wakes(match) == ["m04"]


@rule("AMD-13.55")
@pytest.mark.parametrize("card", ["m12", "m01", "cm1"])
def test_he_hires_skeletons_only_anywhere(card: str) -> None:
    """From the top of the deck; the row stays."""
    s = aboard_him(card)
    before = list(s.skeleton_row)
    match = its_order(s, "crew_up", "sk_bone_cook")
    assert crew_of(match, RIVAL) == ["sk_bone_cook"]
    assert match.state.skeleton_row == before


@rule("AMD-13.55", "AMD-13.23")
def test_with_an_empty_deck_he_is_idle_unless_he_has_four() -> None:
    """With four cards the oldest goes to the bottom of the empty deck and comes back as the top card."""
    s = aboard_him()
    s.pirates[0].crew, s.pirates[0].cursed = list(s.skeleton_deck.unseen), True
    s.skeleton_deck.unseen.clear()
    match = its_order(s.copy(), "crew_up")
    assert told(match, "solo_idle") == [("solo_idle", RIVAL, "crew_up", 1)]
    four, s.pirates[0].crew = s.pirates[0].crew[:4], s.pirates[0].crew[4:]
    s.pirates[RIVAL].crew = list(four)
    match = its_order(s, "crew_up")
    assert rival(match).crew == [*four[1:], four[0]]


@rule("AMD-13.64")
@pytest.mark.parametrize("full", [False, True])
def test_his_castaway_is_a_skeleton_of_the_row(full: bool) -> None:
    """The leftmost; the gap is filled, the oldest of four cards makes place; an empty row brings nobody."""
    s = aboard_him()
    held = ["sk_bone_cook", "sk_hexed_gunner", "sk_cursed_purser", "sk_hollow_trader"] if full else []
    crew(s, RIVAL, *held)
    first, rest = s.skeleton_row[0], s.skeleton_row[1:]
    match = its_order(s.copy(), "search", "st_castaway", "sk_pale_lookout")
    assert crew_of(match, RIVAL) == [*held[1:], BOX.crew_ids[first]]
    assert match.state.skeleton_row == [BOX.crew_index["sk_pale_lookout"], *rest]
    s.skeleton_row.clear()
    s.skeleton_deck.unseen.clear()
    match = its_order(s, "search", "st_castaway")
    assert crew_of(match, RIVAL) == held


@rule("AMD-13.57", "AMD-13.17")
@pytest.mark.parametrize(("gold", "k", "left"), [(12, 0, 0), (9, 4, 1), (13, 3, 4), (8, 3, None)])
def test_the_cubes_of_the_ghost_ship_pay_for_his_burials(gold: int, k: int, left: int | None) -> None:
    """All of them to the pool, Gold for the rest of 12; crates stay on board."""
    s = aboard_him("m15", k=k, gold=gold)
    pool = s.pool
    match = its_order(s, "crew_up", "sk_bone_cook")
    if left is None:
        assert (burials_of(match, RIVAL), match.state.ghost_cubes) == ([], k)
    else:
        assert burials_of(match, RIVAL) == ["m15"]
        assert (rival(match).gold, match.state.ghost_cubes, match.state.pool) == (left, 0, pool + k)


@rule("AMD-13.57", "AMD-13.63", "AMD-13.18")
def test_his_urn_goes_where_his_treasures_may_lie_already() -> None:
    """After three treasures to any burial place, for 12, at once the end; before, cursed places don't draw him."""
    s = aboard_him("cm3", k=4, gold=9)
    bury_at(s, RIVAL, "m05", "m06", "m08")
    match = its_order(s, "crew_up", "sk_bone_cook")
    assert (rival(match).urn, rival(match).gold, match.over) == (BURIED, 1, True)
    s = aboard_him("cm3", k=4, gold=9)
    hands(s, RIVAL, cannons=3)
    match = its_turn(s, 2, order="trade")
    assert told(match, "solo_burial_way") == [("solo_burial_way", RIVAL, "m15")]
    assert where(match, RIVAL) == "m15"


@rule("AMD-13.63")
def test_third_treasure_and_urn_are_never_buried_in_one_turn() -> None:
    """Cubes and Gold for both make no difference."""
    s = aboard_him("m15", k=4, gold=13)
    bury_at(s, RIVAL, "m05", "m06")
    match = its_order(s, "crew_up", "sk_bone_cook")
    assert not match.over
    assert rival(match).urn != BURIED


@rule("AMD-13.45")
@pytest.mark.parametrize("number", range(3))
def test_in_random_games_his_hold_is_kept(number: int) -> None:
    """Four things at most, nothing on his track; his ship is the ghost ship."""
    for match in walk(number, 1, amdiak=True, solo="ghost_pirate"):
        s = match.state
        if s.turns:
            assert s.ghost_cubes + s.pirates[RIVAL].crates() <= 4
            assert s.pirates[RIVAL].cubes == 0
            assert s.pirates[RIVAL].cell == s.ghost
            assert all(card >= BOX.skeletons for card in s.pirates[RIVAL].crew)
