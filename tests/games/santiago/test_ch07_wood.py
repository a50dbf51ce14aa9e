"""Chapter 7: wood."""

from __future__ import annotations

import pytest

from karawela.games.santiago.data.components import GOOD_INDEX, WOOD
from karawela.games.santiago.state import OFF_SHIP
from karawela.testing.table import assert_refused, play, texts
from tests.games.santiago.deeds import at_port
from tests.games.santiago.table import EL_ZORRO, PABLO, PEDRO, demand, goods, hold, layout_t, match_from, stand
from tests.support import rule


@rule("SDC-7.01")
@pytest.mark.parametrize("good", ["sugar", "tobacco", "rum"])
def test_wood_replaces_any_good_in_demand(good: str) -> None:
    """The wood goes back to the supply, the die of the chosen good is lowered, and that good need not be held."""
    s = layout_t(2)
    demand(s, sugar=2, fruit=0, tobacco=1, rum=2)
    hold(s, 0, wood=2)
    match = play(at_port(s), f"load_wood {good} 1")
    expected = [2, 0, 1, 2, OFF_SHIP]
    expected[GOOD_INDEX[good]] -= 1
    assert match.state.dice == expected
    assert match.state.supply[WOOD] == 7
    assert goods(match, 0) == {"wood": 1}


@rule("SDC-7.01")
def test_wood_finds_no_place_where_there_is_no_demand() -> None:
    """A die at 0 and a die set aside take no wood."""
    s = layout_t(2)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    hold(s, 0, wood=2)
    match = at_port(s)
    assert texts(match) == ["load_wood sugar 1", "pass"]
    assert_refused(match, "load_wood fruit 1", "SDC-2.04")
    assert_refused(match, "load_wood cigars 1", "SDC-2.03")


@rule("SDC-7.01")
def test_wood_can_fill_a_ship() -> None:
    """The last demand met by wood sends the ship off."""
    s = layout_t(2)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    hold(s, 0, wood=1)
    match = play(at_port(s, 1, 1, 1, 1, 1), "load_wood sugar 1")
    assert match.state.departed == 1


@rule("SDC-7.02")
def test_a_load_never_mixes_wood_and_goods() -> None:
    """One sugar and one wood in one load are refused, in either order; each alone is offered."""
    s = layout_t(2)
    demand(s, sugar=2, fruit=0, tobacco=1, rum=2)
    hold(s, 0, sugar=1, wood=2)
    match = at_port(s)
    assert_refused(match, "load sugar 1 wood 1", "SDC-7.02")
    assert_refused(match, "load wood 1 sugar 1", "SDC-7.02")
    assert_refused(match, "load_wood sugar 1 wood 1", "SDC-7.02")
    assert "load sugar 1" in texts(match)
    assert "load_wood sugar 1" in texts(match)
    assert "load sugar 2" not in texts(match)
    assert_refused(match, "load sugar 2", "SDC-6.04")


@rule("SDC-7.03")
def test_the_wood_of_a_load_is_not_divided_over_two_dice() -> None:
    """One wood for tobacco and one for rum in one load are refused; two for one good are one load."""
    s = layout_t(2)
    demand(s, sugar=2, fruit=0, tobacco=1, rum=2)
    hold(s, 0, wood=2)
    match = at_port(s)
    assert_refused(match, "load_wood tobacco 1 rum 1", "SDC-7.03")
    assert_refused(match, "load_wood sugar rum 2", "SDC-7.03")
    assert all(len(move) == 3 for move in match.legal if move[0] == "load_wood")
    play(match, "load_wood rum 2")
    assert match.state.dice == [2, 0, 1, 0, OFF_SHIP]


@rule("SDC-7.04")
@pytest.mark.parametrize("marker", [2, 3, 4])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_wood_pays_one_point_at_every_flag(marker: int, n: int) -> None:
    """n wood bring n points, whatever the flag."""
    s = layout_t(2, marker=marker)
    demand(s, sugar=3, fruit=1, tobacco=1, rum=1)
    hold(s, 0, vp=4, wood=3)
    match = play(at_port(s), f"load_wood sugar {n}")
    assert match.asks[0].kind == "load"
    assert match.state.traders[0].vp == 4 + n


@rule("SDC-7.05")
@pytest.mark.parametrize(("held", "wanted", "most"), [(1, 3, 1), (3, 1, 1), (2, 2, 2), (8, 4, 4)])
def test_a_wood_load_is_bounded_by_the_wood_and_the_demand(held: int, wanted: int, most: int) -> None:
    """From one wood to the lesser of the wood held and the demand of the good; more or none is refused."""
    s = layout_t(2)
    demand(s, sugar=0, fruit=wanted, tobacco=0, rum=0)
    hold(s, 0, fruit=1, wood=held)
    match = at_port(s)
    wood = [text for text in texts(match) if text.startswith("load_wood")]
    assert wood == [f"load_wood fruit {n}" for n in range(1, most + 1)]
    assert_refused(match, f"load_wood fruit {most + 1}", "SDC-7.05")
    assert_refused(match, "load_wood fruit 0", "SDC-7.05")


@rule("SDC-7.05")
def test_without_wood_none_can_be_loaded() -> None:
    """Who holds the good itself but no wood is offered no wood load."""
    s = layout_t(2)
    hold(s, 0, sugar=2)
    match = at_port(s)
    assert texts(match) == ["load sugar 1", "load sugar 2", "pass"]
    assert_refused(match, "load_wood sugar 1", "SDC-7.05")


@rule("SDC-7.06")
@pytest.mark.parametrize("moves", [("load sugar 1", "load_wood sugar 1"), ("load_wood sugar 1", "load sugar 1")])
def test_the_other_kind_may_follow_on_a_later_go(moves: tuple[str, str]) -> None:
    """Goods after wood and wood after goods, even for the same die, in one round: 2 points and 1."""
    s = layout_t(2)
    demand(s, sugar=3, fruit=0, tobacco=0, rum=1)
    hold(s, 0, vp=0, sugar=1, wood=1)
    hold(s, 1, fruit=1)
    match = at_port(s)
    for move in moves:
        assert match.to_move == (0,)
        play(match, move)
    assert match.state.dice == [1, 0, 0, 1, OFF_SHIP]
    assert match.state.traders[0].vp == 3
    assert goods(match, 0) == {}


@rule("SDC-7.07")
def test_wood_is_not_traded_at_the_black_market() -> None:
    """Neither given nor taken: a player with wood alone has no swap at all."""
    s = layout_t(2, car=PABLO - 1)
    hold(s, 0, wood=2)
    match = play(match_from(s), "move_car 1", "pablo_take rum", "place_pawn black_market")
    assert not [text for text in texts(match) if "wood" in text]
    assert_refused(match, "use_building black_market wood rum", "SDC-9.07")
    assert_refused(match, "use_building black_market rum wood", "SDC-9.07")
    match = play(match_from(s), "move_car 1", "decline", "place_pawn black_market")
    assert match.to_move == (1,)
    assert match.log()[-1].text == "skip"


@rule("SDC-7.07")
def test_wood_is_not_loaded_through_the_trade_office() -> None:
    """The trade office takes the ordinary good in demand, never wood."""
    s = layout_t(2, car=PEDRO - 1)
    hold(s, 0, wood=2)
    match = play(match_from(s), "move_car 1", "place_pawn trade_office")
    assert texts(match) == ["use_building trade_office tobacco", "skip"]
    assert_refused(match, "use_building trade_office wood", "SDC-9.20")


@rule("SDC-7.07")
def test_wood_is_not_taken_from_pablo() -> None:
    """Pablo offers five goods, and wood is refused."""
    match = play(match_from(layout_t(2, car=PABLO - 1)), "move_car 1")
    assert not [text for text in texts(match) if "wood" in text]
    assert_refused(match, "pablo_take wood", "SDC-5.06")


@rule("SDC-7.07")
def test_wood_is_not_given_to_el_zorro() -> None:
    """A giver with wood gives something else."""
    s = layout_t(2, car=EL_ZORRO - 1)
    stand(s, 0, "church")
    hold(s, 1, pesos=0, vp=2, rum=1, wood=8)
    match = play(match_from(s), "move_car 1")
    assert texts(match) == ["zorro_give vp", "zorro_give rum"]
    assert_refused(match, "zorro_give wood", "SDC-5.11")


@rule("SDC-7.08")
def test_wood_counts_in_the_final_conversion() -> None:
    """Two wood and a sugar make a point; two sugar do not."""
    s = layout_t(2, car=9, marker=4)
    s.departed, s.ship_token = 6, 7
    hold(s, 0, pesos=1, vp=5, sugar=1, wood=2)
    hold(s, 1, pesos=9, vp=5, sugar=2)
    match = play(match_from(s), "move_car 2")
    assert match.over
    assert match.result is not None
    assert match.result.scores == (6, 5)
    assert match.result.winners == (0,)


@rule("SDC-7.08")
def test_wood_breaks_a_tie() -> None:
    """With equal points a wood left over beats a full purse."""
    s = layout_t(2, car=9, marker=4)
    s.departed, s.ship_token = 6, 7
    hold(s, 0, pesos=1, vp=5, wood=1)
    hold(s, 1, pesos=9, vp=5)
    match = play(match_from(s), "move_car 2")
    assert match.result is not None
    assert match.result.scores == (5, 5)
    assert match.result.ranks == (1, 2)
