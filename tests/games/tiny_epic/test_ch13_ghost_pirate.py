"""Chapter 13.3: the ghost pirate sails, fights, hides; and what the ghost ship does no longer."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic.data.choices import BURIED, CARRIED
from karawela.games.tiny_epic.state import TinyEpic
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.alone import (
    RIVAL,
    any_way,
    ghost_at,
    ghostly,
    its_order,
    its_turn,
    merchants_in_corners,
    rival,
    rival_at,
    stations,
    to_ships,
    wakes,
    you,
)
from tests.games.tiny_epic.looks import Game, aboard, reason, where
from tests.games.tiny_epic.table import (
    cell,
    crew,
    cubes,
    hands,
    hold,
    match_from,
    merchant,
    stand,
    to_order,
    to_sail,
    wake_at,
)
from tests.support import rule


def facing(card: str = "m12", k: int = 2, yours: int = 1) -> TinyEpic:
    """You and he on that card; so many cubes on his ship and on your track."""
    s = ghostly()
    rival_at(s, card)
    ghost_at(s, card, k)
    stand(s, 0, card)
    cubes(s, 0, yours)
    return s


def you_attack(s: TinyEpic, *dice: int) -> Game:
    """Your Attack order; a crew card keeps your turn from ending with it."""
    here = s.pirates[0].cell
    to_order(s, 0, "attack", "m01")
    s.pirates[0].cell = here
    crew(s, 0, "lieutenant_flint")
    match = play(match_from(s, *dice), "order_attack red")
    return play(match, texts(match)[0]) if kind(match) == "jostle" else match


# ---------------------------------------------------------------- sailing


@rule("AMD-13.43", "AMD-13.65")
def test_on_your_turn_she_does_not_sail_nor_haunt() -> None:
    """You cross the line on his card: merchants and Navy sail, you keep cubes and deckhands."""
    s = facing(yours=3)
    merchants_in_corners(s)
    s.navy = cell("m02")
    match = to_ships(s, 0, 1, *["rum"] * 3)
    moved = [event[1] for event in told(match, "ship_moves")][:3]
    assert moved == ["merchant_1", "merchant_2", "navy"]
    assert not told(match, "haunted")
    assert (you(match).cubes, you(match).cursed) == (3, False)
    assert stations(you(match)) == {"rigging": 1, "cannons": 1, "extort": 1}


@rule("AMD-13.43", "AMD-13.58")
def test_he_sails_for_you_and_takes_nothing_by_coming() -> None:
    """The target is you, though he himself is the ghost ship: no Jostle, no curse, no cube lost."""
    s = ghostly()
    rival_at(s, "m12")
    stand(s, 0, "m14")
    cubes(s, 0, 3)
    match = its_turn(s, 1, order="trade")
    assert told(match, "solo_target")[0][2:] == ("blue", "die")
    assert where(match, RIVAL) == "m14"
    assert (you(match).cubes, you(match).cursed) == (3, False)
    assert not told(match, "haunted", "jostled")


@rule("AMD-13.44", "AMD-13.23")
def test_he_leaves_a_wake_token_on_every_card_he_sails_off() -> None:
    """Not where one lies already."""
    s = ghostly()
    rival_at(s, "m11")
    stand(s, 0, "m14", hidden=False)
    wake_at(s, "m12")
    lid = s.lid
    match = its_turn(s, 1, order="trade")
    assert [event[2] for event in told(match, "sails")] == ["m12", "m13", "m14"]
    assert wakes(match) == ["m11", "m12", "m13"]
    assert match.state.lid == lid - 2


@rule("AMD-13.44", "AMD-13.49")
def test_a_retreat_leaves_none() -> None:
    """Beaten by a merchant he is jostled and hides in the nearest cove."""
    s = ghostly()
    rival_at(s, "m15")
    stand(s, 0, "m01")
    merchant(s, 0, "mer_8a")
    match = its_order(s, "attack", 2, 5)
    assert told(match, "beaten_by_ship")
    assert stations(rival(match)) == {"rigging": 1, "cannons": 1, "repair": 1}
    assert (where(match, RIVAL), rival(match).hidden) == ("cm4", True)
    assert match.state.ghost == cell("cm4")
    assert wakes(match) == []


@rule("AMD-13.48", "AMD-13.65")
def test_on_his_turn_merchants_sail_and_the_navy_does_not() -> None:
    """You choose among equal ways; the Navy on his card leaves him alone."""
    s = facing("m12")
    s.navy = cell("m12")
    s.pirates[RIVAL].gold = 5
    hold(s, RIVAL, rum=1)
    s.merchant_cells = [cell("m12"), cell("m16")]
    match = its_turn(s, 6)
    assert (match.to_move, kind(match)) == ((0,), "move_ship")
    any_way(match)
    assert match.state.merchant_cells == [cell("m13"), cell("m11")]
    assert not told(match, "navy_attacks")
    assert (match.state.navy, aboard(match, RIVAL)) == (cell("m12"), {"rum": 1})


# ---------------------------------------------------------------- fights


@rule("AMD-13.50", "AMD-13.66", "AMD-13.49", "AMD-13.51")
def test_attacking_and_beating_him_you_take_all_his_cubes() -> None:
    """His crates stay where they are; he gets a Gold for the lost battle, is jostled and retreats."""
    s = facing(k=3)
    hold(s, RIVAL, rum=1)
    hands(s, 0, cannons=3)
    match = you_attack(s, 1, 2, 2, 5)
    assert told(match, "wins") == [("wins", 0, RIVAL)]
    assert (you(match).cubes, match.state.ghost_cubes) == (4, 0)
    assert (aboard(match, RIVAL), rival(match).gold) == ({"rum": 1}, 1)
    assert stations(rival(match)) == {"rigging": 1, "cannons": 1, "repair": 1}
    assert (where(match, RIVAL), rival(match).hidden) == ("m06", True)


@rule("AMD-13.50")
def test_winning_as_a_defender_takes_no_cubes() -> None:
    """Nor does a tie."""
    s = facing(k=3)
    hands(s, 0, cannons=3)
    match = its_turn(s.copy(), 1, 2, 5, 1, 2, order="attack")
    assert told(match, "wins") == [("wins", 0, RIVAL)]
    assert (you(match).cubes, match.state.ghost_cubes) == (1, 3)
    match = you_attack(s, 5, 6, 2, 5)
    assert told(match, "tie")
    assert (you(match).cubes, match.state.ghost_cubes) == (1, 3)


@rule("AMD-13.50", "AMD-11.87")
def test_neither_sailing_there_nor_bone_theft_steals_from_him() -> None:
    """His cubes are on no track."""
    s = to_sail(facing("m12", k=3), 0, "hide_out", 2)
    stand(s, 0, "m07")
    match = play(match_from(s), "sail_to m12")
    assert (you(match).cubes, match.state.ghost_cubes) == (1, 3)
    s = to_order(facing("m12", k=3), 0, "attack", "m12")
    s.pirates[0].cursed = True
    crew(s, 0, "sk_bony_thief", "lieutenant_flint")
    match = play(match_from(s), "order_decline")
    assert texts(match) == ["use_crew lieutenant_flint", "bonus_end"]


@rule("AMD-13.51")
@pytest.mark.parametrize("yours", [True, False])
def test_a_fight_with_him_curses_you_before_the_dice(yours: bool) -> None:
    """Whoever attacks, and even in a tie; a fight with a merchant does not."""
    s = facing()
    hands(s, 0, cannons=2, rigging=1)
    match = you_attack(s, 2, 5, 2, 5) if yours else its_turn(s, 1, 2, 5, 2, 5, order="attack")
    assert told(match, "tie")
    assert you(match).cursed
    names = [event[0] for event in told(match, "cursed", "total")]
    assert names == ["cursed", "total", "total"]


@rule("AMD-13.51")
def test_a_merchant_curses_nobody() -> None:
    """He fights the merchant on your card, and you are not concerned."""
    s = facing()
    merchant(s, 0, "mer_8a")
    match = its_order(s, "attack", 2, 5)
    assert told(match, "attacks") == [("attacks", RIVAL, "merchant_1")]
    assert not you(match).cursed


@rule("AMD-13.52", "AMD-13.46")
@pytest.mark.parametrize("yours", [True, False])
def test_beating_you_he_takes_all_your_cubes(yours: bool) -> None:
    """As attacker or defender. Two find room; for the third he has no crate to sell: 2 Gold, and it goes to the pool.
    For his legend he gains 2 Gold."""
    s = facing(k=2, yours=3)
    pool = s.pool
    match = you_attack(s, 5, 5, 1, 3) if yours else its_turn(s, 1, 1, 3, 5, 5, order="attack")
    if kind(match) == "jostle":
        play(match, "jostle rigging")
    assert told(match, "wins") == [("wins", RIVAL, 0)]
    assert (you(match).cubes, match.state.ghost_cubes, match.state.pool) == (0, 4, pool + 1)
    assert (rival(match).gold, rival(match).legend) == (2 + 2, 1)


# ---------------------------------------------------------------- your cubes


@rule("AMD-13.53")
def test_cubes_that_you_spend_go_to_the_pool() -> None:
    """For a burial, for the urn, and when the urn is buried, though the ghost ship has room."""
    s = to_order(facing("m15", k=0, yours=4), 0, "search", "m15")
    s.tokens, s.pirates[0].gold, s.pirates[0].side = 0, 13, 1
    s.pirates[RIVAL].cell = s.ghost = cell("m01")
    crew(s, 0, "lisa_legacy")
    match = play(match_from(s), "bury 4")
    assert (you(match).cubes, match.state.pool, match.state.ghost_cubes) == (0, 12, 0)
    s = to_order(facing("m12", k=0, yours=3), 0, "trade", "cm1")
    crew(s, 0, "jolly_rodge", "alice_omalice")
    stand(s, 0, "cm1")
    rival_at(s, "cm1")
    match = play(match_from(s), "order_trade_urn")
    assert (you(match).cubes, match.state.pool, match.state.ghost_cubes) == (1, 11, 0)
    s = to_order(facing("m12", k=0, yours=3), 0, "search", "cm3")
    s.tokens, s.pirates[0].urn = 0, CARRIED
    crew(s, 0, "lisa_legacy")
    match = play(match_from(s), "bury_urn")
    assert (you(match).urn, match.state.pool, match.state.ghost_cubes) == (BURIED, 12, 0)


@rule("AMD-13.61", "AMD-11.63")
@pytest.mark.parametrize(("pool", "k", "left"), [(2, 4, 4), (1, 4, 3), (0, 3, 1), (0, 2, 0)])
def test_wake_icons_take_cubes_from_his_ship_when_the_pool_is_empty(pool: int, k: int, left: int) -> None:
    """Two icons of a hoard."""
    s = facing("m12", k=k)
    cubes(s, 0, 12 - k - pool)
    to_order(s, 0, "search", "m07")
    s.tokens = 0
    wake_at(s, "m07")
    crew(s, 0, "lisa_legacy")
    before = s.pirates[0].cubes
    match = play(match_from(s, "wk_cursed_hoard"), "order_search")
    assert you(match).cubes == before + 2
    assert match.state.ghost_cubes == left


# ---------------------------------------------------------------- coves


@rule("AMD-13.59")
def test_hidden_he_is_safe_and_blocks_the_cove() -> None:
    """You can neither attack him there nor hide yourself; your hidden ship keeps him out as well."""
    s = facing("m06")
    rival_at(s, "m06", hidden=True)
    to_order(s, 0, "attack", "m06")
    assert reason(s, "order", "order_attack red") == "TEP-4.83"
    s.merchant_cells[0] = cell("m06")
    assert_refused(match_from(s), "order_attack red", "TEP-4.83")
    to_order(s, 0, "hide_out", "m06")
    assert reason(s, "order", "order_hide_out") == "TEP-4.80"
    s = facing("m06")
    stand(s, 0, "m06", hidden=True)
    s.merchant_cells = [cell("m06")] * 2
    match = its_turn(s, 6)
    assert told(match, "solo_idle") == [("solo_idle", RIVAL, "hide_out", 1)]
    assert not rival(match).hidden


@rule("AMD-13.59", "AMD-13.43")
def test_he_hides_by_his_order_in_a_free_cove() -> None:
    """Hidden in the cove of his card; sailing on ends it."""
    s = ghostly()
    rival_at(s, "m06")
    s.merchant_cells = [cell("m06")] * 2
    match = any_way(its_turn(s, 6))
    assert rival(match).hidden
    s = match.state.copy()
    stand(s, 0, "m08")
    match = its_turn(s, 1, order="trade")
    assert told(match, "sails")
    assert not rival(match).hidden
