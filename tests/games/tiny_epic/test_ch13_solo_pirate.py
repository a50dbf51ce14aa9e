"""Chapter 13.2: the ordinary solo pirate with the ghost ship about; and what both solo variants share."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic.data.choices import BURIED, CARRIED, IN_SUPPLY
from karawela.testing.table import play, told
from tests.games.tiny_epic.alone import (
    RIVAL,
    any_way,
    bury_at,
    cursed_rival,
    cursed_sea,
    ghost_at,
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
from tests.games.tiny_epic.looks import Game, where
from tests.games.tiny_epic.table import BOX, cell, crew, cubes, match_from, stand, to_order
from tests.support import rule

# ---------------------------------------------------------------- winning


@rule("AMD-13.02", "AMD-13.03", "AMD-13.18")
def test_its_urn_comes_last_and_wins_at_once() -> None:
    """With three treasures buried it buries the urn, which it never had to buy; the game is over before the ships."""
    s = cursed_rival("m15", gold=12)
    bury_at(s, RIVAL, "m05", "m06", "m15")
    assert s.pirates[RIVAL].urn == IN_SUPPLY
    match = its_order(s, "crew_up", "jolly_rodge")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (RIVAL,)
    assert rival(match).urn == BURIED


@rule("AMD-13.02")
def test_its_third_treasure_alone_does_not_win() -> None:
    """With the expansion the urn is missing yet; it is not buried in the same turn."""
    s = cursed_rival("m15", gold=13, k=12)
    bury_at(s, RIVAL, "m05", "m06")
    match = its_order(s, "crew_up", "jolly_rodge")
    assert not match.over
    assert len(rival(match).buried) == 3
    assert rival(match).urn == IN_SUPPLY


@rule("AMD-13.02")
@pytest.mark.parametrize("last", ["urn", "treasure"])
def test_you_win_with_treasures_and_urn_at_once(last: str) -> None:
    """Whichever comes last; the solo pirate gets no further turn."""
    s = to_order(cursed_sea(1), 0, "search", "cm3" if last == "urn" else "m15")
    s.tokens = 0
    s.pirates[0].gold = 13
    bury_at(s, 0, *("m05", "m06", "m08")[: 3 if last == "urn" else 2])
    s.pirates[0].urn = CARRIED
    if last == "treasure":
        s.pirates[0].bury_urn(BOX.map_index["cm3"])
    match = play(match_from(s), "bury_urn" if last == "urn" else "bury 0")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0,)


@rule("AMD-13.03")
def test_the_urn_opens_no_further_space_of_its_row() -> None:
    """Three treasures are the fourth space: three cards of sailing, and one for rigging."""
    s = cursed_rival("m16")
    bury_at(s, RIVAL, "m05", "m06", "m08")
    stand(s, 0, "m05")
    match = its_turn(s, 3, order="trade")
    assert len(told(match, "sails")) == 4


# ---------------------------------------------------------------- cubes


@rule("AMD-13.10")
@pytest.mark.parametrize(("pool", "k"), [(5, 2), (0, 1)])
def test_its_plunder_takes_a_cube_with_the_crates(pool: int, k: int) -> None:
    """From the pool, if there is one, never from the ghost ship."""
    s = cursed_rival(k=1)
    ghost_at(s, "m05", 3)
    cubes(s, 0, 12 - 3 - 1 - pool)
    match = its_order(s, "plunder", "rum", "rum", "rum")
    assert rival(match).cubes == k
    assert match.state.ghost_cubes == 3


@rule("AMD-13.11", "AMD-13.22", "AMD-11.35")
def test_the_ghost_ship_haunts_it_on_its_own_turn() -> None:
    """Jostled, without a retreat, and its cubes are lost; you, on the same card, are not touched."""
    s = cursed_rival(k=3, gold=2)
    ghost_at(s, "cm1", 2)
    merchants_in_corners(s)
    s.navy = cell("m02")
    s.merchant_cells[1] = cell("m12")
    stand(s, 0, "m12")
    cubes(s, 0, 2)
    match = any_way(its_turn(s, 6))
    assert told(match, "haunted") == [("haunted", RIVAL)]
    assert (rival(match).cubes, match.state.ghost_cubes) == (0, 4)
    assert stations(rival(match)) == {"rigging": 1, "cannons": 1, "repair": 1}
    assert where(match, RIVAL) == "m12"
    assert (you(match).cubes, you(match).cursed) == (2, False)
    assert wakes(match) == ["cm1"]


@rule("AMD-13.11", "AMD-13.20")
def test_on_your_turn_the_ghost_ship_chases_you() -> None:
    """The multiplayer rules hold for you; the solo pirate on the way is left alone."""
    s = cursed_rival("m12", k=2)
    ghost_at(s, "cm1")
    merchants_in_corners(s)
    s.navy = cell("m02")
    stand(s, 0, "m07")
    match = play(to_ships(s, 0, 1, "rum", "rum", "rum"), "jostle rigging", "jostle cannons")
    assert told(match, "haunted")[0] == ("haunted", 0)
    assert (you(match).cursed, you(match).cubes) == (True, 0)


@rule("AMD-13.12")
@pytest.mark.parametrize(("yours", "target"), [("m02", "blue"), ("m01", "blue"), ("m04", "ghost"), ("m06", "blue")])
def test_when_the_die_names_you_the_nearer_is_the_target(yours: str, target: str) -> None:
    """The ghost ship is three cards away: you if you are as near or nearer, otherwise she."""
    s = cursed_rival("m12")
    ghost_at(s, "m09")
    stand(s, 0, yours, hidden=False)
    match = its_turn(s, 3, order="trade")
    assert told(match, "solo_target")[0][2] == target


@rule("AMD-13.24", "AMD-13.13")
def test_with_the_ghost_ship_as_target_it_sails_for_her_and_steals() -> None:
    """The distances are those before sailing. It takes one cube, once, and stops there."""
    s = cursed_rival("m12", k=1)
    ghost_at(s, "m09", 3)
    stand(s, 0, "m05")
    match = its_turn(s, 3, order="trade")
    assert where(match, RIVAL) == "m09"
    assert (rival(match).cubes, match.state.ghost_cubes) == (2, 2)
    assert len(told(match, "steals")) == 1


@rule("AMD-13.13", "AMD-11.12")
def test_passing_her_it_steals_like_a_player() -> None:
    """On its way to merchant ship 1 it comes through her card; standing there at the start takes nothing."""
    s = cursed_rival("m12")
    ghost_at(s, "m11", 3)
    s.merchant_cells[0] = cell("m06")
    match = its_turn(s, 1, order="trade")
    assert [event[2] for event in told(match, "sails")] == ["m11", "m06"]
    assert (rival(match).cubes, match.state.ghost_cubes) == (1, 2)
    s = cursed_rival("m12")
    ghost_at(s, "m12", 3)
    match = its_order(s, "trade")
    assert (rival(match).cubes, match.state.ghost_cubes) == (0, 3)


@rule("AMD-13.13")
def test_it_cannot_attack_the_ghost_ship() -> None:
    """With her as target an Attack is idle."""
    s = cursed_rival("m12")
    ghost_at(s, "m12")
    match = its_turn(s, 5)
    assert told(match, "solo_target")[0][2] == "ghost"
    assert told(match, "solo_idle") == [("solo_idle", RIVAL, "attack", 4)]


def fight(mine: tuple[int, int], its: tuple[int, int], attacking: bool, k: int = 2, cursed: bool = False) -> Game:
    """You and the solo pirate on m12, 1, 2, 3 hit for you, 2, 4, 6 for it, and it has a hit more."""
    s = cursed_rival("m12", k=1)
    stand(s, 0, "m12")
    cubes(s, 0, k)
    s.pirates[0].cursed = cursed
    if not attacking:
        match = its_turn(s, 5, *its, *mine)
    else:
        to_order(s, 0, "attack", "m12")
        crew(s, 0, "lieutenant_flint")  # so that your turn is not over yet
        match = play(match_from(s, *mine, *its), "order_attack red")
    if match.ask_of().kind == "jostle":
        play(match, "jostle rigging")
    return match


@rule("AMD-13.14")
@pytest.mark.parametrize("attacking", [True, False])
def test_defeating_you_it_takes_a_cube(attacking: bool) -> None:
    """As attacker or as defender; without cubes it gets none; a tie moves none."""
    match = fight((5, 5), (2, 4), attacking)
    assert (you(match).cubes, rival(match).cubes) == (1, 2)
    match = fight((5, 5), (2, 4), attacking, k=0)
    assert (you(match).cubes, rival(match).cubes) == (0, 1)
    match = fight((2, 5), (1, 1), attacking)
    assert told(match, "tie")
    assert (you(match).cubes, rival(match).cubes) == (2, 1)


@rule("AMD-13.20", "AMD-11.51")
@pytest.mark.parametrize(("attacking", "cursed", "k"), [(True, True, 3), (True, False, 2), (False, True, 2)])
def test_it_is_another_player_for_your_cursed_attack(attacking: bool, cursed: bool, k: int) -> None:
    """Cursed and attacking you take a cube from its track; not uncursed, not in defence."""
    match = fight((1, 2), (1, 1), attacking, cursed=cursed)
    assert told(match, "wins") == [("wins", 0, RIVAL)]
    assert (you(match).cubes, rival(match).cubes) == (k, 3 - k)


@rule("AMD-13.20", "AMD-11.87")
def test_it_is_another_player_for_bone_theft() -> None:
    """A cube from its track, hidden or not."""
    s = cursed_rival("m06", k=2)
    rival_at(s, "m06", hidden=True)
    to_order(s, 0, "attack", "m06")
    s.pirates[0].cursed = True
    crew(s, 0, "sk_bony_thief", "lieutenant_flint")
    match = play(match_from(s), "use_crew sk_bony_thief")
    assert (you(match).cubes, rival(match).cubes) == (2, 1)
