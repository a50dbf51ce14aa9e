"""Chapter 8: where the pawn goes, and when its building may be used."""

from __future__ import annotations

import pytest

from karawela.games.santiago import TITLE
from karawela.testing.table import assert_refused, play, texts
from tests.games.santiago.deeds import BLUE, RED, WHITE, YELLOW, changes, enter, kinds
from tests.games.santiago.table import (
    ALONSO,
    CONCHITA,
    EL_ZORRO,
    JOSE,
    MARIA,
    MARTINEZ,
    MIGUEL,
    PABLO,
    PEDRO,
    demand,
    hold,
    inactive,
    layout_t,
    match_from,
    own,
    place,
    stand,
)
from tests.support import rule


@rule("SDC-8.01")
@pytest.mark.parametrize(
    ("stop", "buildings"),
    [
        (MARIA, RED),
        (JOSE, YELLOW),
        (CONCHITA, RED),
        (PEDRO, WHITE),
        (MIGUEL, BLUE),
        (ALONSO, WHITE),
        (PABLO, BLUE),
        (MARTINEZ, YELLOW),
    ],
)
def test_the_pawn_goes_to_one_of_the_three_buildings_of_the_flower(stop: int, buildings: tuple[str, ...]) -> None:
    """After an active Cuban with a flower exactly the three buildings of that flower are offered."""
    match = play(match_from(layout_t(car=stop - 1)), "move_car 1")
    if stop in (ALONSO, PABLO):
        match.play("decline")
    assert match.ask_of().kind == "place_pawn"
    assert sorted(texts(match)) == sorted(f"place_pawn {building}" for building in buildings)
    match.play(f"place_pawn {buildings[0]}")
    assert place(match, 0) == buildings[0]


@rule("SDC-8.01")
def test_a_building_of_another_flower_is_refused() -> None:
    """At Maria, who is red, each of the nine buildings of other flowers is refused, though all are empty."""
    match = play(match_from(layout_t(car=0)), "move_car 1")
    for building in (*YELLOW, *BLUE, *WHITE):
        assert_refused(match, f"place_pawn {building}", "SDC-8.01")


@rule("SDC-8.02")
def test_a_building_with_another_pawn_cannot_be_entered() -> None:
    """An opponent's pawn closes its building, and only that one."""
    s = layout_t(car=0)
    stand(s, 1, "cafe")
    match = play(match_from(s), "move_car 1")
    assert sorted(texts(match)) == ["place_pawn casino", "place_pawn customs"]
    assert_refused(match, "place_pawn cafe", "SDC-8.02")


@rule("SDC-8.03")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_ownership_token_never_blocks(owner: int) -> None:
    """A building that bears a token, another's or the own, can be entered like any other."""
    s = layout_t(car=0)
    own(s, owner, "cafe", "customs", "casino")
    match = play(match_from(s), "move_car 1")
    assert sorted(texts(match)) == ["place_pawn cafe", "place_pawn casino", "place_pawn customs"]
    assert place(play(match, "place_pawn customs"), 0) == "customs"


@rule("SDC-8.04")
def test_the_pawn_may_not_stay_where_it_stood() -> None:
    """The building where the pawn stood at the start of the turn is not offered again."""
    s = layout_t(car=0)
    stand(s, 0, "cafe")
    match = play(match_from(s), "move_car 1")
    assert sorted(texts(match)) == ["place_pawn casino", "place_pawn customs"]
    assert_refused(match, "place_pawn cafe", "SDC-8.04")


@rule("SDC-8.05")
def test_moving_the_pawn_is_compulsory() -> None:
    """The pawn cannot be left where it is, and no building can be used before it has moved."""
    s = layout_t(car=0)
    hold(s, 0, rum=1)
    stand(s, 0, "bank")
    match = play(match_from(s), "move_car 1")
    assert_refused(match, "skip", "SDC-8.05")
    assert_refused(match, "pass", "SDC-8.05")
    assert_refused(match, "use_building bank", "SDC-8.05")
    assert_refused(match, "use_building cafe rum", "SDC-8.05")


@rule("SDC-8.05")
def test_using_the_building_is_optional() -> None:
    """In a bank that could pay at once a player may skip, and then nothing at all changes."""
    match = enter(layout_t(), "bank")
    assert texts(match) == ["use_building bank", "skip"]
    assert changes(match, "skip") == {}
    assert match.to_move == (1,)
    assert place(match, 0) == "bank"


@rule("SDC-8.06")
def test_a_building_entered_may_be_used_once() -> None:
    """One use, and the turn is over: the question is not put again."""
    match = enter(layout_t(), "bank")
    assert changes(match, "use_building bank") == {"A pesos": 2}
    assert match.to_move == (1,)
    assert match.ask_of().kind == "move_car"
    assert kinds(match, 0).count("use_building") == 1


@rule("SDC-8.06")
def test_only_the_building_entered_may_be_used() -> None:
    """Once inside, neither another building can be used, not even an own one, nor the pawn moved again."""
    s = layout_t()
    own(s, 0, "church")
    match = enter(s, "bank")
    assert_refused(match, "use_building church", "SDC-8.06")
    assert_refused(match, "place_pawn black_market", "SDC-8.06")


@rule("SDC-8.07")
def test_at_el_zorro_the_pawn_stays_and_its_building_may_be_used_again() -> None:
    """No pawn move is asked at El Zorro; the bank under the pawn pays again."""
    s = layout_t(car=EL_ZORRO - 1)
    stand(s, 0, "bank")
    match = play(match_from(s), "move_car 1", "zorro_give sugar")
    assert match.to_move == (0,)
    assert texts(match) == ["use_building bank", "skip"]
    assert changes(match, "use_building bank") == {"A pesos": 2}
    assert place(match, 0) == "bank"
    assert "place_pawn" not in kinds(match, 0)


@rule("SDC-8.08")
def test_at_the_port_the_pawn_stays_and_its_building_may_not_be_used() -> None:
    """A stop at the port asks for neither pawn nor building, neither before nor after the loading round."""
    s = layout_t(car=9)
    stand(s, 0, "bank")
    match = play(match_from(s), "move_car 1")
    assert match.ask_of().kind == "load"
    assert_refused(match, "use_building bank", "SDC-6.18")
    assert_refused(match, "place_pawn church", "SDC-6.18")
    play(match, "pass", "pass")
    assert match.to_move == (1,)
    assert match.ask_of().kind == "move_car"
    assert place(match, 0) == "bank"
    assert kinds(match, 0) == ["move_car", "load"]


@rule("SDC-8.09")
def test_at_an_inactive_cuban_the_pawn_stays_and_no_building_may_be_used() -> None:
    """At an inactive Miguel a player drives, and that was the turn: no pawn move, no building, no wood."""
    s = layout_t(car=MIGUEL - 1)
    inactive(s, "miguel")
    stand(s, 0, "church")
    match = match_from(s)
    assert changes(match, "move_car 1") == {}
    assert match.to_move == (1,)
    assert place(match, 0) == "church"
    assert kinds(match, 0) == ["move_car"]
    refusal = TITLE.rules.why_not(match.view(0), 0, "", ("use_building", "church"))
    assert refusal is not None
    assert refusal.rule == "SDC-5.26"


@rule("SDC-8.10")
def test_with_all_three_buildings_taken_the_pawn_stays_and_its_building_may_be_used() -> None:
    """Three other pawns in the three red buildings: Maria pays, the pawn stays in the blue bank, the bank pays."""
    s = layout_t(4, car=0)
    stand(s, 0, "bank")
    for seat, building in enumerate(RED, 1):
        stand(s, seat, building)
    match = match_from(s)
    assert changes(match, "move_car 1") == {"A vp": 2}
    assert match.to_move == (0,)
    assert texts(match) == ["use_building bank", "skip"]
    assert changes(match, "use_building bank") == {"A pesos": 2}
    assert place(match, 0) == "bank"
    assert match.to_move == (1,)


@rule("SDC-8.11")
def test_between_two_other_pawns_the_pawn_stays_and_its_building_may_be_used() -> None:
    """Own pawn in one of the three, others in the other two: the pawn stays, and its café may be used."""
    s = layout_t(3, car=0)
    hold(s, 0, rum=1)
    for seat, building in enumerate(RED):
        stand(s, seat, building)
    match = play(match_from(s), "move_car 1")
    assert match.to_move == (0,)
    assert texts(match) == ["use_building cafe rum", "skip"]
    assert changes(match, "use_building cafe rum") == {"A vp": 2, "A rum": -1, "supply rum": 1}
    assert place(match, 0) == "cafe"


@rule("SDC-8.12")
def test_a_pawn_off_the_board_stays_off_if_every_building_is_taken() -> None:
    """No building to enter and none to stay in: Maria pays and the turn is over."""
    s = layout_t(4, car=0)
    for seat, building in enumerate(RED, 1):
        stand(s, seat, building)
    match = match_from(s)
    assert changes(match, "move_car 1") == {"A vp": 2}
    assert match.to_move == (1,)
    assert place(match, 0) is None
    assert kinds(match, 0) == ["move_car"]


@rule("SDC-8.13")
def test_at_an_inactive_el_zorro_nothing_is_given_and_nothing_used() -> None:
    """Exception 3 overrides exception 1: a rich opponent gives nothing, the own bank stays closed."""
    s = layout_t(car=EL_ZORRO - 1)
    inactive(s, "el_zorro")
    stand(s, 0, "bank")
    match = match_from(s)
    assert changes(match, "move_car 1") == {}
    assert match.to_move == (1,)
    assert match.ask_of().kind == "move_car"
    assert kinds(match, 0) == ["move_car"]
    assert kinds(match, 1) == []


@rule("SDC-8.14")
def test_the_pawn_blocks_its_building_until_the_players_next_turn() -> None:
    """Seat 1 finds the café closed while seat 0's pawn is in it, and open when that pawn has moved on."""
    s = layout_t(car=0)
    hold(s, 1, pesos=9)
    match = play(match_from(s), "move_car 1", "place_pawn cafe", "move_car 2")
    assert sorted(texts(match)) == ["place_pawn casino", "place_pawn customs"]
    assert_refused(match, "place_pawn cafe", "SDC-8.02")
    play(match, "place_pawn casino", "skip")
    assert place(match, 0) == "cafe"
    play(match, "move_car 1", "place_pawn sawmill")
    assert place(match, 0) == "sawmill"
    play(match, "move_car 7")
    assert sorted(texts(match)) == ["place_pawn cafe", "place_pawn customs"]


@rule("SDC-8.15")
@pytest.mark.parametrize("building", ["distillery", "cigar_factory", "black_market", "sawmill", "cafe", "trade_office"])
def test_a_building_that_needs_goods_may_be_entered_without_any(building: str) -> None:
    """Without a single good the pawn goes in all the same, and the turn passes on by itself."""
    s = layout_t()
    hold(s, 0)
    demand(s, sugar=1, tobacco=1, rum=1, cigars=1)
    match = enter(s, building)
    assert place(match, 0) == building
    assert match.to_move == (1,)
    assert match.log()[-1].text == "skip"


@rule("SDC-8.15")
@pytest.mark.parametrize(
    ("building", "raw", "fine"), [("distillery", "sugar", "rum"), ("cigar_factory", "tobacco", "cigars")]
)
def test_a_factory_may_be_entered_though_the_supply_is_empty(building: str, raw: str, fine: str) -> None:
    """With no rum or cigars left to take there is nothing to do, but the way in is open."""
    s = layout_t()
    hold(s, 1, **{fine: 8})
    hold(s, 0, **{raw: 3})
    match = enter(s, building)
    assert place(match, 0) == building
    assert match.to_move == (1,)
    assert match.log()[-1].text == "skip"
