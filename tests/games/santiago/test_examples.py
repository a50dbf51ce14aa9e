"""The worked examples of the specification, E1 to E13, with all their numbers."""

from __future__ import annotations

import pytest

from karawela.engine.match import Match
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import GOODS
from karawela.games.santiago.state import Santiago
from karawela.testing.table import assert_refused, play, texts
from tests.games.santiago.deeds import SHIP, WHITE, changes, enter, kinds, offers, turned
from tests.games.santiago.table import (
    CONCHITA,
    EL_ZORRO,
    JOSE,
    MARIA,
    MIGUEL,
    PEDRO,
    demand,
    goods,
    hold,
    layout_t,
    match_from,
    own,
    place,
    stand,
)

MACIEK, MARTYNA, GOSIA, PRZEMEK = range(4)
"""The seats of E4."""


def places(match: Match[Santiago]) -> set[str]:
    """The buildings that the pawn may go to."""
    assert match.ask_of().kind == "place_pawn"
    return {str(building) for _, building in match.legal}


def test_e1_setup() -> None:
    """Four players: the start holdings, the supply, car, ship and marker."""
    match = Match(TITLE, 4, "E1", {"layout": "t"})
    s = match.state
    for seat in range(4):
        trader = s.traders[seat]
        assert (trader.pesos, trader.vp, trader.tokens_left) == (3, 2, 3)
        assert goods(match, seat) == {"sugar": 1, "tobacco": 1, "fruit": 1}
        assert place(match, seat) is None
    assert dict(zip(GOODS, s.supply, strict=True)) == {
        "sugar": 4,
        "fruit": 4,
        "tobacco": 4,
        "rum": 8,
        "cigars": 8,
        "wood": 8,
    }
    assert (s.car, s.ship_token, s.marker) == (0, 1, 2)


def test_e2_drive() -> None:
    """Three stops from Maria to Pedro cost 2 pesos and bring 2 tobacco; the white buildings are open to her pawn."""
    match = match_from(layout_t(car=MARIA))
    assert changes(match, "move_car 3") == {"A pesos": -2, "A tobacco": 2, "supply tobacco": -2}
    assert match.state.car == PEDRO
    assert places(match) == {"trade_office", "harbourmaster", "sawmill"}


def test_e2_drive_with_pawns_in_the_way() -> None:
    """Minus the building with another pawn, and her own current one."""
    s = layout_t(3, car=MARIA)
    stand(s, 0, "sawmill")
    assert places(play(match_from(s), "move_car 3")) == {"trade_office", "harbourmaster"}
    stand(s, 0, "church")
    stand(s, 2, "trade_office")
    assert places(play(match_from(s), "move_car 3")) == {"harbourmaster", "sawmill"}


def test_e3_alonso() -> None:
    """The own bank pays 2 pesos while the pawn stays on the church; then the pawn goes to a white building."""
    s = layout_t(car=6)
    hold(s, 0, pesos=3, sugar=1, wood=1)
    own(s, 0, "bank")
    stand(s, 0, "church")
    match = play(match_from(s), "move_car 1")
    assert changes(match, "alonso_use bank") == {"A pesos": 2}
    assert place(match, 0) == "church"
    assert places(match) == set(WHITE)
    for building, uses in {
        "trade_office": ["trade_office sugar"],
        "harbourmaster": ["harbourmaster right"],
        "sawmill": ["sawmill"],
    }.items():
        inside = play(match.clone(), f"place_pawn {building}")
        assert place(inside, 0) == building
        assert offers(inside) == uses
        assert texts(inside)[-1] == "skip"


def table_of_e4(fruit_of_gosia: int) -> Match[Santiago]:
    """Marker 3; fruit 4, sugar 2, rum 1, cigars 0, tobacco set aside; Maciek has just stopped at the port."""
    s = layout_t(4, car=9, marker=3)
    for seat in range(4):
        hold(s, seat)
    demand(s, fruit=4, sugar=2, rum=1, cigars=0)
    hold(s, MACIEK, fruit=2, rum=1)
    hold(s, MARTYNA, sugar=2)
    hold(s, GOSIA, sugar=2, fruit=fruit_of_gosia)
    hold(s, PRZEMEK, tobacco=1, cigars=1, pesos=9)
    return play(match_from(s, SHIP), "move_car 1")


def test_e4_loading_round() -> None:
    """Loads and passes in circles: Maciek +9, Martyna +6, Gosia +3; fruit 1 is left, the ship stays, marker 3 to 4."""
    match = table_of_e4(fruit_of_gosia=1)
    assert match.to_move == (MACIEK,)
    assert changes(match, "load fruit 2") == {"A fruit": -2, "supply fruit": 2, "die fruit": -2, "A vp": 6}
    assert match.to_move == (MARTYNA,)
    assert changes(match, "load sugar 2") == {"B sugar": -2, "supply sugar": 2, "die sugar": -2, "B vp": 6}
    assert match.to_move == (GOSIA,)
    assert texts(match) == ["load fruit 1", "pass"]
    assert_refused(match, "load sugar 1", "SDC-2.04")
    assert changes(match, "load fruit 1") == {"C fruit": -1, "supply fruit": 1, "die fruit": -1, "C vp": 3}
    assert match.to_move == (MACIEK,)
    assert match.log()[-1].seat == PRZEMEK
    assert match.log()[-1].text == "pass"
    assert texts(match) == ["load rum 1", "pass"]
    assert changes(match, "load rum 1") == {"A rum": -1, "supply rum": 1, "die rum": -1, "A vp": 3, "marker": 1}
    last = [(line.seat, line.text) for line in match.log()[-4:]]
    assert last == [(MACIEK, "load rum 1"), (MARTYNA, "pass"), (GOSIA, "pass"), (MACIEK, "pass")]
    assert match.state.dice == [0, 1, -1, 0, 0]
    assert (match.state.ship_in_port, match.state.departed, match.state.marker) == (True, 0, 4)
    assert [trader.vp - 2 for trader in match.state.traders] == [9, 6, 3, 0]
    assert (match.to_move, match.ask_of().kind) == ((MARTYNA,), "move_car")


def test_e4_counter_example() -> None:
    """With one more fruit Gosia fills the ship on her second go: 3 VP, the ship leaves, and Maciek rolls."""
    match = table_of_e4(fruit_of_gosia=2)
    play(match, "load fruit 2", "load sugar 2")
    assert texts(match) == ["load fruit 1", "load fruit 2", "pass"]
    play(match, "load fruit 1", "load rum 1")
    assert match.to_move == (GOSIA,)
    assert match.state.dice == [0, 1, -1, 0, 0]
    match.play("load fruit 1")
    assert [trader.vp - 2 for trader in match.state.traders] == [9, 6, 6, 0]
    assert (match.state.departed, match.state.ship_token, match.state.marker) == (1, 2, 2)
    assert (match.to_move, match.ask_of().kind) == ((MACIEK,), "choose_demand")
    match.play("choose_demand die_rum")
    assert (match.to_move, match.ask_of().kind) == ((MARTYNA,), "move_car")


def table_of_e5(marker: int) -> Match[Santiago]:
    """Ship: sugar 2, rum 2, tobacco 1, fruit 0; the player at the port has 2 wood and 1 sugar."""
    s = layout_t(car=9, marker=marker)
    hold(s, 0, wood=2, sugar=1)
    demand(s, sugar=2, rum=2, tobacco=1, fruit=0)
    return play(match_from(s), "move_car 1")


@pytest.mark.parametrize("marker", [2, 3, 4])
@pytest.mark.parametrize("good", ["sugar", "rum"])
def test_e5_wood(good: str, marker: int) -> None:
    """Two wood for sugar, or for rum: the die goes to 0 and pays 2 VP at any flag."""
    match = table_of_e5(marker)
    assert changes(match, f"load_wood {good} 2") == {"A wood": -2, "supply wood": 2, f"die {good}": -2, "A vp": 2}
    assert match.state.dice[GOODS.index(good)] == 0


def test_e5_wood_options() -> None:
    """Legal is one kind of load in the place of one good; two goods, a mix, and more than the demand are not."""
    match = table_of_e5(marker=2)
    assert sorted(texts(match)) == [
        "load sugar 1",
        "load_wood rum 1",
        "load_wood rum 2",
        "load_wood sugar 1",
        "load_wood sugar 2",
        "load_wood tobacco 1",
        "pass",
    ]
    assert_refused(match, "load_wood tobacco 1 rum 1", "SDC-7.03")
    assert_refused(match, "load_wood sugar 1 sugar 1", "SDC-7.03")
    assert_refused(match, "load sugar 1 wood 1", "SDC-7.02")
    assert_refused(match, "load_wood tobacco 2", "SDC-7.05")


def test_e6_pawn() -> None:
    """Two of the three blue buildings are closed, so the bank is forced; it pays her 2 pesos and its owner 1 VP."""
    martyna, maciek = 0, 1
    s = layout_t(car=MIGUEL - 1)
    stand(s, martyna, "black_market")
    stand(s, maciek, "cigar_factory")
    own(s, maciek, "bank")
    match = match_from(s)
    assert changes(match, "move_car 1") == {"A wood": 2, "supply wood": -2}
    assert place(match, martyna) == "bank"
    assert [line.text for line in match.log()] == ["move_car 1", "place_pawn bank"]
    assert changes(match, "use_building bank") == {"A pesos": 2, "B vp": 1}


def test_e7_marker_by_passing() -> None:
    """From stop 8 three stops to Maria at flag 2: the marker goes to 3, and nobody loads."""
    match = match_from(layout_t(car=8, marker=2))
    assert changes(match, "move_car 3") == {"A pesos": -2, "A vp": 2, "marker": 1}
    assert (match.state.car, match.state.marker) == (MARIA, 3)
    play(match, "place_pawn casino", "skip")
    assert not any(line.kind == "load" for line in match.log())


def test_e7_departure_by_passing() -> None:
    """At flag 4 the ship leaves; Maria pays, customs can be entered but not used, and this player rolls."""
    match = play(match_from(layout_t(car=8, marker=4), SHIP), "move_car 3")
    s = match.state
    assert (s.departed, s.ship_token, s.marker, s.dice) == (1, 2, 2, [-1] * 5)
    assert s.traders[0].vp == 4
    assert places(match) == {"cafe", "customs", "casino"}
    match.play("place_pawn customs")
    assert place(match, 0) == "customs"
    assert [line.text for line in match.log() if line.kind == "use_building"] == ["skip"]
    assert (match.to_move, match.ask_of().kind) == ((0,), "choose_demand")


def roll_of_e8() -> Match[Santiago]:
    """Ship 4 is rolled: 0, 0, 0, 0, 3."""
    s = layout_t(car=8, marker=4)
    s.departed, s.ship_token = 2, 3
    match = play(match_from(s, [0, 0, 0, 0, 3, *SHIP]), "move_car 3", "place_pawn cafe")
    assert (match.state.ship_token, match.state.rolled) == (4, (0, 0, 0, 0, 3))
    return match


def test_e8_special_case_1() -> None:
    """The 3 is set aside: ship 4 leaves at once, the token goes to 5, and the dice are rolled again."""
    match = play(roll_of_e8(), "choose_demand die_cigars")
    assert (match.state.departed, match.state.ship_token) == (4, 5)
    assert match.state.rolled == tuple(SHIP)
    assert (match.to_move, match.ask_of().kind) == ((0,), "choose_demand")


@pytest.mark.parametrize("aside", ["die_sugar", "die_fruit", "die_tobacco", "die_rum"])
def test_e8_a_zero_set_aside(aside: str) -> None:
    """A 0 is set aside: ship 4 stays with a demand of 3."""
    match = play(roll_of_e8(), f"choose_demand {aside}")
    assert (match.state.departed, match.state.ship_token, match.state.ship_in_port) == (3, 4, True)
    assert match.state.dice[GOODS.index("cigars")] == 3
    assert sum(value for value in match.state.dice if value > 0) == 3
    assert (match.to_move, match.ask_of().kind) == ((1,), "move_car")


def test_e9_trade_office_at_flag_4() -> None:
    """The last rum: 2 VP, not 4; the rum goes back to the supply, the ship leaves, this player rolls."""
    s = layout_t(car=PEDRO - 1, marker=4)
    hold(s, 0, rum=1)
    demand(s, sugar=0, fruit=0, tobacco=0, rum=1)
    match = play(match_from(s, SHIP), "move_car 1", "place_pawn trade_office")
    change = changes(match, "use_building trade_office rum")
    assert (change["A vp"], change["A rum"], change["supply rum"]) == (2, -1, 1)
    assert (change["departed"], change["token"], match.state.marker) == (1, 1, 2)
    assert (match.to_move, match.ask_of().kind) == ((0,), "choose_demand")


@pytest.mark.parametrize(("k", "pesos", "vp"), [(2, 1, 5), (-3, 16, 0)])
def test_e10_casino(k: int, pesos: int, vp: int) -> None:
    """7 pesos and 3 VP: two points bought, or three sold; three bought or four sold are too many."""
    s = layout_t()
    hold(s, 0, pesos=7, vp=3)
    match = enter(s, "casino")
    assert_refused(match, "use_building casino 3", "SDC-9.15")
    assert_refused(match, "use_building casino -4", "SDC-9.15")
    match.play(f"use_building casino {k}")
    trader = match.state.traders[0]
    assert (trader.pesos, trader.vp) == (pesos, vp)


def table_of_e11() -> Match[Santiago]:
    """A has stopped at El Zorro, the pawn in the bank; B has nothing but a wood; C has 2 pesos, 1 rum and 5 VP."""
    s = layout_t(3, car=EL_ZORRO - 1)
    stand(s, 0, "bank")
    hold(s, 1, pesos=0, vp=0, wood=1)
    hold(s, 2, pesos=2, vp=5, rum=1)
    return play(match_from(s), "move_car 1")


@pytest.mark.parametrize(
    ("gift", "change"),
    [
        ("peso", {"C pesos": -1, "A pesos": 1}),
        ("rum", {"C rum": -1, "A rum": 1}),
        ("vp", {"C vp": -1, "A vp": 1}),
    ],
)
def test_e11_el_zorro(gift: str, change: dict[str, int]) -> None:
    """B gives nothing unasked, C chooses peso, rum or VP; then A may use the bank under the pawn again."""
    match = table_of_e11()
    assert [(line.seat, line.text) for line in match.log()] == [(0, "move_car 1"), (1, "zorro_give nothing")]
    assert goods(match, 1) == {"wood": 1}
    assert match.to_move == (2,)
    assert sorted(texts(match)) == ["zorro_give peso", "zorro_give rum", "zorro_give vp"]
    assert changes(match, f"zorro_give {gift}") == change
    assert match.to_move == (0,)
    assert texts(match) == ["use_building bank", "skip"]
    assert changes(match.clone(), "skip") == {}
    match.play("use_building bank")
    assert match.state.traders[0].pesos == 5 + (gift == "peso")


def newspaper_of_e12() -> Match[Santiago]:
    """The car at José; A has entered the newspaper and turned Conchita for a peso; B is to drive."""
    match = play(match_from(layout_t(3, car=JOSE - 1)), "move_car 1", "place_pawn newspaper")
    assert match.state.car == JOSE
    assert changes(match, "use_building newspaper conchita") == {"A pesos": 1, "inactive": 1}
    assert turned(match) == {"conchita"}
    assert match.to_move == (1,)
    return match


def test_e12_newspaper_driven_past() -> None:
    """B drives 2 stops to Pedro for 1 peso: Conchita is turned back."""
    match = newspaper_of_e12()
    change = changes(match, "move_car 2")
    assert change == {"B pesos": -1, "B tobacco": 2, "supply tobacco": -2, "inactive": -1}
    assert match.state.car == PEDRO
    assert turned(match) == set()


def test_e12_newspaper_stopped_at() -> None:
    """B drives 1 stop to Conchita: no fruit, no pawn move, no building; she is turned back when C drives on."""
    match = newspaper_of_e12()
    assert changes(match, "move_car 1") == {}
    assert match.state.car == CONCHITA
    assert place(match, 1) is None
    assert kinds(match, 1) == ["move_car"]
    assert turned(match) == {"conchita"}
    assert match.to_move == (2,)
    match.play("move_car 1")
    assert turned(match) == set()


def test_e13_final_scoring() -> None:
    """A: 30 VP and 7 goods are 32 with 1 left; B: 32 VP and 1 good are 32 with 1 left; 2 pesos beat 0, A wins."""
    s = layout_t(car=9, marker=4)
    s.departed, s.ship_token = 6, 7
    hold(s, 0, vp=30, pesos=3, sugar=2, rum=2, cigars=2, wood=1)  # one peso goes into the last drive
    hold(s, 1, vp=32, pesos=0, tobacco=1)
    match = play(match_from(s), "move_car 2")
    result = match.result
    assert result is not None
    nothing = dict.fromkeys(GOODS, 0)
    assert [dict(lines) for lines in result.lines] == [
        {
            **nothing,
            "sugar": 2,
            "rum": 2,
            "cigars": 2,
            "wood": 1,
            "vp": 30,
            "goods": 7,
            "converted": 2,
            "goods_left": 1,
            "pesos": 2,
            "total": 32,
        },
        nothing | {"tobacco": 1, "vp": 32, "goods": 1, "converted": 0, "goods_left": 1, "pesos": 0, "total": 32},
    ]
    assert result.scores == (32, 32)
    assert result.ranks == (1, 2)
    assert result.winners == (0,)
