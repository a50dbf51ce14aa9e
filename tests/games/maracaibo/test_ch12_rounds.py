"""Chapter 12: the Gulf, Maracaibo, the end of a round."""

from __future__ import annotations

from random import Random

import pytest

from karawela.engine import Match
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.sea import MARACAIBO, START
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    assert_refused,
    build,
    card,
    dealt,
    explorer,
    fill,
    hold,
    kind,
    lay,
    match_from,
    own,
    place_tile,
    play,
    stand,
    texts,
    to_act,
    told,
)
from tests.support import rule


def in_gulf(s: Maracaibo, *outcomes: int | str) -> Match[Maracaibo]:
    """The first captain's ship has just come into the Gulf."""
    return match_from(to_act(s, 0, "gulf"), *outcomes)


@rule("POM-12.01")
def test_the_gulf_begins_with_a_ship_upgrade() -> None:
    """One, or none; then its actions."""
    s = dealt(2)
    match = in_gulf(s)
    assert texts(match) == [*(f"upgrade s{n}" for n in range(1, 7)), "skip"]
    play(match, "upgrade s3")
    assert match.state.captains[0].upgrades == 1
    assert kind(match) == "gulf"
    assert kind(play(in_gulf(s), "skip")) == "gulf"


@rule("POM-12.02")
def test_in_the_gulf_one_of_three_actions_is_done() -> None:
    """Or nothing; after it the turn is over."""
    s = dealt(2)
    hold(s, 0, 20)
    match = play(in_gulf(s), "skip")
    assert texts(match) == ["gulf raid", "gulf explore", "gulf build", "gulf none"]
    assert play(match, "gulf none").state.active == 1
    match = play(in_gulf(s, 3, 1, 1), "skip", "gulf raid", "raid_keep", "raid_die gold")
    assert match.state.pools == [3 + 2]
    assert play(match, "raid_stop").state.active == 1


@rule("POM-12.02")
def test_the_gulf_explores_4_spaces() -> None:
    """What was chosen has no skip."""
    match = play(in_gulf(dealt(2)), "skip", "gulf explore")
    assert match.state.allowance == 4
    assert_refused(match, "skip", "POM-11.12")
    assert "explore_move b4" in texts(match)
    assert_refused(match, "explore_move b5", "POM-8.01")


@rule("POM-12.02")
def test_the_gulf_builds_any_residence_less_discounts() -> None:
    """Without an own marker and payable; none of these, no building."""
    s = dealt(2)
    lay(s, "c2r1", "hacienda")
    build(s, 1, "hacienda")
    fill(s, 0, "s3")
    hold(s, 0, 15)
    match = play(in_gulf(s), "skip", "gulf build")
    assert "build hacienda" in texts(match) and "skip" not in texts(match)
    play(match, "build hacienda")
    assert match.state.captains[0].doubloons == 0
    assert match.state.markers[card("hacienda")] == 0b11
    hold(s, 0, 5)
    assert_refused(play(in_gulf(s), "skip"), "gulf build", "POM-4.08")
    explorer(s, 0, "j3")
    assert_refused(play(in_gulf(s), "skip"), "gulf explore", "POM-8.08")


@rule("POM-12.03")
def test_maracaibo_brings_6_points_and_an_upgrade() -> None:
    """The points without asking, the ship upgrade only if one likes."""
    s = dealt(2)
    stand(s, 0, "gulf")
    match = match_from(s)
    assert match.state.captains[0].ship == MARACAIBO
    assert match.state.captains[0].vp == 6
    assert texts(match)[-1] == "skip"
    hold(match.state, 0, 0)
    play(match, "upgrade s4")
    assert match.state.captains[0].upgrades == 1
    assert match.state.captains[0].doubloons == 5


@pytest.mark.parametrize("number", [1, 2])
@rule("POM-12.04")
def test_rounds_1_and_2_end_with_the_turn_in_maracaibo(number: int) -> None:
    """Nobody else has a turn in them, wherever the ships are."""
    s = dealt(3)
    s.round = number
    stand(s, 0, "gulf")
    stand(s, 1, "c9r3")
    match = play(match_from(s), "skip")
    assert match.state.round == number + 1
    assert [captain.turns for captain in match.state.captains] == [1, 0, 0]
    assert told(match, "round_end") == [("round_end", 0, number)]


@rule("POM-12.05")
def test_round_3_goes_on_to_the_end_marker() -> None:
    """The later players have their last turn, and Maracaibo rewards them too; then the game is over."""
    s = dealt(3)
    s.round = 3
    stand(s, 0, "gulf")
    stand(s, 1, "gulf")
    stand(s, 2, "c8r3")
    lay(s, "c9r3", "tobago")
    match = play(match_from(s), "skip")
    assert not match.over
    assert told(match, "last_turns") == [("last_turns", 0)]
    assert match.state.active == 1
    play(match, "skip")
    assert match.state.captains[1].vp == 6
    assert match.to_move == (2,)
    play(match, "move c9r3", "skip", "skip")
    assert match.over
    assert [captain.turns for captain in match.state.captains] == [1, 1, 1]


@rule("POM-12.05")
def test_with_the_end_marker_in_maracaibo_the_game_ends_at_once() -> None:
    """The last player gets there first."""
    s = dealt(3)
    s.round, s.active = 3, 2
    stand(s, 2, "gulf")
    match = play(match_from(s), "skip")
    assert match.over
    assert told(match, "last_turns") == []


@pytest.mark.parametrize("number", [1, 2, 3])
@rule("POM-12.06")
def test_every_round_pays_everybody(number: int) -> None:
    """Doubloon income and point income, also at the end of the third."""
    s = dealt(2)
    s.round, s.active = number, 1
    own(s, 0, "tobacco", "bard")
    own(s, 1, "cook")
    for seat in (0, 1):
        hold(s, seat, 0)
    stand(s, 1, "gulf")
    match = play(match_from(s), "skip")
    assert [(captain.doubloons, captain.vp) for captain in match.state.captains] == [(4, 2), (2, 6 + 1)]
    assert told(match, "income") == [("income", 0, 4, 2), ("income", 1, 2, 1)]
    assert match.over == (number == 3)


@rule("POM-12.07")
def test_ships_go_home_and_everything_else_stays() -> None:
    """Explorers, cards, black market tiles, treasures and cubes of the islands."""
    s = dealt(3)
    stand(s, 0, "gulf")
    stand(s, 1, "c5r1")
    explorer(s, 1, "d3")
    explorer(s, 2, "b4")
    place_tile(s, 2, "bm_1", "aruba")
    hold(s, 2, pearl=2)
    s.islands = [1, 7, 3]
    match = play(match_from(s), "skip")
    after = match.state
    assert [captain.ship for captain in after.captains] == [START] * 3
    assert [captain.explorer for captain in after.captains] == [captain.explorer for captain in s.captains]
    assert (after.cells, after.market, after.islands) == (s.cells, s.market, [1, 7, 3])
    assert after.captains[2].stored == [0, 0, 2]


@pytest.mark.parametrize(("ender", "following"), [(0, 1), (1, 2), (2, 0)])
@rule("POM-12.08")
def test_the_left_neighbour_of_the_ender_begins(ender: int, following: int) -> None:
    """Turns go on around the table."""
    s = dealt(3)
    s.active = ender
    stand(s, ender, "gulf")
    match = play(match_from(s), "skip")
    assert match.state.round == 2
    assert match.to_move == (following,)
    assert kind(match) == "move"


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("POM-12.09")
def test_all_have_had_the_same_number_of_turns(seats: int) -> None:
    """In whole games, whoever is first and whoever ends the rounds."""
    for seed in range(3):
        match = Match(TITLE, seats, f"turns {seed}")
        rng = Random(seed)
        while not match.over:
            ask = rng.choice(match.asks)
            match.play(rng.choice(list(ask.options)), ask.seat)
        turns = {captain.turns for captain in match.state.captains}
        assert len(turns) == 1
        assert turns.pop() >= 3 * 5
