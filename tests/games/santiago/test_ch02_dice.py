"""Chapter 2: the dice and the demand."""

from __future__ import annotations

import pytest

from karawela.engine.ask import Chance
from karawela.engine.match import Match
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import DICE, GOOD_INDEX, GOODS
from karawela.games.santiago.state import OFF_SHIP, Santiago
from karawela.testing.table import assert_refused, play, texts
from tests.games.santiago.deeds import first_ship, walk
from tests.games.santiago.table import demand, hold, layout_t, match_from
from tests.support import rule


@rule("SDC-2.01")
def test_the_fruit_die_alone_shows_a_four() -> None:
    """Four dice have the faces 0, 1, 1, 2, 2, 3, the orange one 0, 1, 2, 2, 3, 4; each is thrown by itself."""
    thrown: list[tuple[str, list[int]]] = []

    def source(step: Chance, number: int) -> int:
        thrown.append((step.what, sorted(step.pool)))
        return max(step.pool)

    match = Match(TITLE, 2, "faces", {"layout": "t", "first_player": "1"}, source=source)
    plain = [0, 1, 1, 2, 2, 3]
    assert thrown == [
        ("die_sugar", plain),
        ("die_fruit", [0, 1, 2, 2, 3, 4]),
        ("die_tobacco", plain),
        ("die_rum", plain),
        ("die_cigars", plain),
    ]
    assert match.state.rolled == (3, 4, 3, 3, 3)


@rule("SDC-2.02")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_demand_is_what_the_die_shows(value: int) -> None:
    """Of a good that is held in plenty as much can be loaded as its own die shows, whatever the others show."""
    s = layout_t(2, car=9)
    demand(s, sugar=3, fruit=3, tobacco=3, rum=value)
    hold(s, 0, rum=8)
    match = play(match_from(s), "move_car 1")
    assert texts(match) == [f"load rum {n}" for n in range(1, value + 1)] + ["pass"]


@rule("SDC-2.02")
def test_the_demand_is_what_the_die_shows_now() -> None:
    """A lowered die lowers what the next player may load, and customs leaves nothing to load."""
    s = layout_t(2, car=9)
    demand(s, sugar=3, fruit=0, tobacco=1, rum=2)
    hold(s, 0, sugar=2)
    hold(s, 1, sugar=3, rum=2)
    match = play(match_from(s), "move_car 1", "load sugar 2")
    assert match.to_move == (1,)
    assert texts(match) == ["load sugar 1", "load rum 1", "load rum 2", "pass"]
    s.car = 1
    hold(s, 0, pesos=9, sugar=2)
    hold(s, 1, pesos=6, sugar=3, rum=2)
    match = play(match_from(s), "move_car 2", "place_pawn customs", "use_building customs die_sugar", "move_car 7")
    assert match.to_move == (1,)
    assert texts(match) == ["load rum 1", "load rum 2", "pass"]


@rule("SDC-2.03")
def test_a_good_whose_die_is_set_aside_is_not_wanted() -> None:
    """However high the die beside the board, the good can be loaded neither in the port nor by the trade office."""
    match = first_ship([3, 1, 1, 1, 1])
    play(match, "choose_demand die_sugar")
    assert match.state.dice == [OFF_SHIP, 1, 1, 1, 1]
    assert match.view(None).set_aside_value == 3
    s = match.state.copy()
    s.turn, s.car = 0, 9
    hold(s, 0, sugar=3, fruit=1, wood=1)
    match = play(match_from(s), "move_car 1")
    assert not [text for text in texts(match) if "sugar" in text]
    assert_refused(match, "load sugar 1", "SDC-2.03")
    assert_refused(match, "load_wood sugar 1", "SDC-2.03")
    s.car = 3
    match = play(match_from(s), "move_car 1", "place_pawn trade_office")
    assert texts(match) == ["use_building trade_office fruit", "use_building trade_office tobacco", "skip"]
    assert_refused(match, "use_building trade_office sugar", "SDC-9.19")


@rule("SDC-2.03")
def test_the_die_set_aside_does_not_keep_a_ship_in_port() -> None:
    """The ship is full when its four dice show 0, though the fifth beside it shows a 3."""
    match = first_ship([3, 1, 0, 0, 0])
    play(match, "choose_demand die_sugar")
    s = match.state.copy()
    s.turn, s.car = 0, 9
    hold(s, 0, fruit=1)
    match = play(match_from(s, [1, 1, 1, 1, 1]), "move_car 1", "load fruit 1")
    assert match.state.departed == 1


@rule("SDC-2.04")
def test_a_die_that_shows_zero_wants_nothing() -> None:
    """A good whose die shows 0 can be loaded neither itself nor by wood in its place nor by the trade office."""
    s = layout_t(2, car=9)
    demand(s, sugar=0, fruit=1, tobacco=1, rum=1)
    hold(s, 0, sugar=3, fruit=1, wood=2)
    match = play(match_from(s), "move_car 1")
    assert texts(match) == ["load fruit 1", "load_wood fruit 1", "load_wood tobacco 1", "load_wood rum 1", "pass"]
    assert_refused(match, "load sugar 1", "SDC-2.04")
    assert_refused(match, "load_wood sugar 1", "SDC-2.04")
    s.car = 3
    match = play(match_from(s), "move_car 1", "place_pawn trade_office")
    assert texts(match) == ["use_building trade_office fruit", "use_building trade_office tobacco", "skip"]
    assert_refused(match, "use_building trade_office sugar", "SDC-9.19")


@rule("SDC-2.05")
def test_demand_only_goes_down_while_a_ship_is_in_port() -> None:
    """From the arrival of a ship to its departure no die ever rises or comes back, in whole games."""
    lowered = 0
    for number in range(5):
        before: Santiago | None = None
        for match in walk(50 + number, 2 + number % 3):
            s = match.state
            if before is not None and before.ship_in_port and s.ship_in_port and before.ship_token == s.ship_token:
                assert all(now <= then for now, then in zip(s.dice, before.dice, strict=True))
                assert s.set_aside == before.set_aside
                lowered += s.dice != before.dice
            before = s.copy()
    assert lowered > 50


@rule("SDC-2.06")
def test_wood_has_no_die() -> None:
    """Five dice are rolled and can be set aside, none of them for wood."""
    match = first_ship([1, 1, 1, 1, 1])
    assert texts(match) == [f"choose_demand {die}" for die in DICE]
    assert_refused(match, "choose_demand die_wood", "SDC-2.06")
    assert [line.kind for line in match.log()] == list(DICE)
    assert len(match.state.dice) == len(GOODS) - 1


@rule("SDC-2.06")
def test_wood_itself_is_never_wanted() -> None:
    """Wood can only be loaded in the place of a good that has a die."""
    s = layout_t(2, car=9)
    hold(s, 0, wood=2)
    match = play(match_from(s), "move_car 1")
    assert {str(move[1]) for move in match.legal if move[0] == "load_wood"} == {"sugar", "fruit", "tobacco", "rum"}
    assert not [text for text in texts(match) if text.startswith(("load wood", "load_wood wood"))]
    assert_refused(match, "load wood 1", "SDC-2.06")
    assert_refused(match, "load_wood wood 1", "SDC-2.06")


@rule("SDC-2.02", "SDC-2.03")
def test_every_die_rules_its_own_good() -> None:
    """Loading one good lowers its own die and leaves the other three, and the one set aside, alone."""
    s = layout_t(2, car=9)
    demand(s, sugar=2, tobacco=2, rum=2, cigars=2)
    hold(s, 0, sugar=2, tobacco=2, rum=2, cigars=2)
    for good in ("sugar", "tobacco", "rum", "cigars"):
        match = play(match_from(s), "move_car 1", f"load {good} 1")
        expected = [2, OFF_SHIP, 2, 2, 2]
        expected[GOOD_INDEX[good]] = 1
        assert match.state.dice == expected
