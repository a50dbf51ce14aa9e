"""Chapter 5: the Cubans."""

from __future__ import annotations

import pytest

from karawela.engine.errors import IllegalMove, NotYourTurn
from karawela.engine.match import Match
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import BUILDING_INDEX, BUILDINGS, CUBANS, GOOD_INDEX, GOODS, ORDINARY, WOOD
from karawela.games.santiago.state import NOBODY, Santiago
from karawela.testing.table import assert_refused, play, texts, told
from tests.games.santiago.deeds import finished, stops_by_ply, walk
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
    goods,
    hold,
    inactive,
    layout_t,
    match_from,
    own,
    place,
    stand,
)
from tests.support import rule


def arrive(s: Santiago, stop: int, *rolls: int) -> Match[Santiago]:
    """The match in which seat 0 has just driven one stop to this one."""
    s.car = stop - 1
    match = match_from(s, rolls)
    if match.asks[0].kind == "move_car" and match.to_move == (0,):
        play(match, "move_car 1")
    return match


def uses(match: Match[Santiago]) -> list[str]:
    """What Alonso offers to use."""
    return [text.removeprefix("alonso_use ") for text in texts(match) if text.startswith("alonso_use")]


def claims(match: Match[Santiago]) -> list[str]:
    """What Alonso offers to claim."""
    return [text.removeprefix("alonso_claim ") for text in texts(match) if text.startswith("alonso_claim")]


# ---------------------------------------------------------------- plain Cubans


@rule("SDC-5.01")
def test_pedro_gives_two_tobacco() -> None:
    """Two tobacco come out of the supply, nothing else changes."""
    s = layout_t(2)
    hold(s, 0, pesos=1, vp=1)
    match = arrive(s, PEDRO)
    assert goods(match, 0) == {"tobacco": 2}
    assert match.state.supply[GOOD_INDEX["tobacco"]] == 8 - 1 - 2
    assert (match.state.traders[0].pesos, match.state.traders[0].vp) == (1, 1)


@rule("SDC-5.02")
def test_jose_gives_two_sugar() -> None:
    """Two sugar come out of the supply, nothing else changes."""
    s = layout_t(2)
    hold(s, 0, pesos=1, vp=1)
    match = arrive(s, JOSE)
    assert goods(match, 0) == {"sugar": 2}
    assert match.state.supply[GOOD_INDEX["sugar"]] == 8 - 1 - 2
    assert (match.state.traders[0].pesos, match.state.traders[0].vp) == (1, 1)


@rule("SDC-5.03")
def test_conchita_gives_two_fruit() -> None:
    """Two fruit come out of the supply, nothing else changes."""
    s = layout_t(2)
    hold(s, 0, pesos=1, vp=1)
    match = arrive(s, CONCHITA)
    assert goods(match, 0) == {"fruit": 2}
    assert match.state.supply[GOOD_INDEX["fruit"]] == 8 - 1 - 2
    assert (match.state.traders[0].pesos, match.state.traders[0].vp) == (1, 1)


@rule("SDC-5.04")
def test_miguel_gives_two_wood() -> None:
    """Two wood come out of the supply, nothing else changes."""
    s = layout_t(2)
    hold(s, 0, pesos=1, vp=1)
    match = arrive(s, MIGUEL)
    assert goods(match, 0) == {"wood": 2}
    assert match.state.supply[WOOD] == 8 - 2
    assert (match.state.traders[0].pesos, match.state.traders[0].vp) == (1, 1)


@rule("SDC-5.05")
def test_wood_comes_from_miguel_alone() -> None:
    """In whole games every wood that anybody receives comes with a stop at Miguel."""
    received = 0
    for number in range(6):
        match = finished(100 + number, 2 + number % 3)
        log, stops = match.log(), stops_by_ply(match)
        held = [0] * match.seats
        for ply, event in match.events(None):
            if event[0] == "goods" and event[2] == "wood":
                held[int(event[1])] += int(event[3])
                if int(event[3]) > 0:
                    received += 1
                    assert (log[ply].kind, log[ply].seat) == ("move_car", event[1])
                    assert CUBANS[match.state.stops[stops[ply]]] == "miguel"
            assert event[0] != "gift" or event[3] != "wood"
        assert held == [trader.goods[WOOD] for trader in match.state.traders]
    assert received


@rule("SDC-5.06")
def test_pablo_gives_one_good_of_the_players_choice() -> None:
    """Each of the five ordinary goods is offered, and exactly one marker of the chosen one comes."""
    s = layout_t(2)
    hold(s, 0)
    assert texts(arrive(s, PABLO)) == [f"pablo_take {good}" for good in GOODS[:ORDINARY]] + ["decline"]
    for good in GOODS[:ORDINARY]:
        match = arrive(s, PABLO)
        left = match.state.supply[GOOD_INDEX[good]]
        play(match, f"pablo_take {good}")
        assert goods(match, 0) == {good: 1}
        assert match.state.supply[GOOD_INDEX[good]] == left - 1


@rule("SDC-5.06")
def test_pablo_has_no_wood() -> None:
    """Wood is refused though the supply is full of it; so are two goods at once."""
    match = arrive(layout_t(2), PABLO)
    assert match.state.supply[WOOD] == 8
    assert_refused(match, "pablo_take wood", "SDC-5.06")
    assert_refused(match, "pablo_take rum cigars", "SDC-5.06")


@rule("SDC-5.06")
def test_pablo_is_not_asked_when_all_goods_are_out() -> None:
    """With an empty supply of all five goods there is nothing to choose: the decline is made and logged."""
    s = layout_t(2)
    hold(s, 0)
    hold(s, 1, sugar=8, fruit=8, tobacco=8, rum=8, cigars=8)
    match = arrive(s, PABLO)
    assert match.asks[0].kind == "place_pawn"
    assert [line.text for line in match.log()] == ["move_car 1", "decline"]


@rule("SDC-5.07")
def test_maria_gives_two_points() -> None:
    """Two points and nothing else."""
    s = layout_t(2)
    hold(s, 0, pesos=1, vp=5)
    match = arrive(s, MARIA)
    assert (match.state.traders[0].vp, match.state.traders[0].pesos, goods(match, 0)) == (7, 1, {})


@rule("SDC-5.08")
def test_martinez_gives_three_pesos() -> None:
    """Three pesos and nothing else."""
    s = layout_t(2)
    hold(s, 0, pesos=1, vp=5)
    match = arrive(s, MARTINEZ)
    assert (match.state.traders[0].vp, match.state.traders[0].pesos, goods(match, 0)) == (5, 4, {})


# ---------------------------------------------------------------- El Zorro


@rule("SDC-5.09")
def test_every_opponent_gives_el_zorros_guest_exactly_one_thing() -> None:
    """A peso from one, a good from another, a point from the third: one each, out of hand and into hand."""
    s = layout_t(4)
    hold(s, 0, pesos=0, vp=0)
    for seat in (1, 2, 3):
        hold(s, seat, pesos=2, vp=2, rum=2)
    supply = list(s.supply)
    match = arrive(s, EL_ZORRO)
    assert match.to_move == (1,)
    assert_refused(match, "zorro_give peso vp", "SDC-5.09")
    play(match, "zorro_give peso", "zorro_give rum", "zorro_give vp")
    taker = match.state.traders[0]
    assert (taker.pesos, taker.vp, goods(match, 0)) == (1, 1, {"rum": 1})
    left = [(trader.pesos, trader.vp, trader.goods[GOOD_INDEX["rum"]]) for trader in match.state.traders[1:]]
    assert left == [(1, 2, 2), (2, 2, 1), (2, 1, 2)]
    assert match.state.supply == supply
    assert match.to_move == (1,)
    assert match.asks[0].kind == "move_car"


@rule("SDC-5.10")
def test_the_giver_chooses_what_to_give() -> None:
    """The giver is asked, about every kind that the giver holds; the receiver has no say."""
    s = layout_t(2)
    hold(s, 1, pesos=1, vp=4, sugar=1, fruit=2, tobacco=1, rum=1, cigars=3)
    match = arrive(s, EL_ZORRO)
    assert match.to_move == (1,)
    kinds = ["peso", "vp", "sugar", "fruit", "tobacco", "rum", "cigars"]
    assert texts(match) == [f"zorro_give {what}" for what in kinds]
    with pytest.raises(NotYourTurn):
        match.play("zorro_give cigars", seat=0)
    for what in kinds:
        match = play(arrive(s, EL_ZORRO), f"zorro_give {what}")
        assert told(match, "gift") == [("gift", 1, 0, what)]


@rule("SDC-5.11")
def test_wood_is_no_gift_for_el_zorro() -> None:
    """Wood that is held is neither offered nor accepted."""
    s = layout_t(2)
    hold(s, 1, pesos=1, vp=1, wood=3)
    match = arrive(s, EL_ZORRO)
    assert texts(match) == ["zorro_give peso", "zorro_give vp"]
    assert_refused(match, "zorro_give wood", "SDC-5.11")


@rule("SDC-5.12")
def test_who_holds_nothing_but_wood_gives_nothing() -> None:
    """The opponent without peso, point and ordinary good keeps the wood and is not asked; the next one is."""
    s = layout_t(3)
    hold(s, 0, pesos=0, vp=0)
    hold(s, 1, pesos=0, vp=0, wood=1)
    hold(s, 2, pesos=2, vp=5, rum=1)
    match = arrive(s, EL_ZORRO)
    assert match.to_move == (2,)
    assert goods(match, 1) == {"wood": 1}
    assert (match.state.traders[0].pesos, match.state.traders[0].vp, goods(match, 0)) == (0, 0, {})
    assert told(match, "gift") == [("gift", 1, 0, "nothing")]


@rule("SDC-5.13")
@pytest.mark.parametrize(
    "move",
    [
        "zorro_give nothing",
        "zorro_give",
        "pass",
        "skip",
        "decline",
        "zorro_give rum",
        "zorro_give cigars",
        "zorro_give vp",
    ],
)
def test_a_gift_can_neither_be_refused_nor_made_of_what_is_not_held(move: str) -> None:
    """Who holds a peso and a sugar must give one of them."""
    s = layout_t(2)
    hold(s, 1, pesos=1, vp=0, sugar=1)
    match = arrive(s, EL_ZORRO)
    assert texts(match) == ["zorro_give peso", "zorro_give sugar"]
    assert_refused(match, move, "SDC-5.13")


@rule("SDC-5.13")
@pytest.mark.parametrize("what", ["peso", "vp", "sugar", "cigars"])
def test_the_only_thing_held_is_given_unasked(what: str) -> None:
    """Who holds one kind only gives one of it."""
    s = layout_t(2)
    stand(s, 0, "church")
    hold(s, 0, pesos=1)
    held = {what: 2} if what in GOODS else {}
    hold(s, 1, pesos=2 if what == "peso" else 0, vp=2 if what == "vp" else 0, **held)
    match = arrive(s, EL_ZORRO)
    assert told(match, "gift") == [("gift", 1, 0, what)]
    giver = match.state.traders[1]
    assert giver.pesos + giver.vp + sum(giver.goods) == 1
    assert match.to_move == (0,)


@rule("SDC-5.14")
def test_gifts_go_clockwise_from_the_active_players_left() -> None:
    """With seat 2 at El Zorro seats 3, 0 and 1 give in this order."""
    s = layout_t(4, car=MIGUEL, active=2)
    match = play(match_from(s), "move_car 1")
    order = []
    while match.asks[0].kind == "zorro_give":
        order.append(match.to_move[0])
        play(match, "zorro_give peso")
    assert order == [3, 0, 1]
    assert match.to_move == (3,)


@rule("SDC-5.14")
def test_each_gift_changes_hands_before_the_next_is_chosen() -> None:
    """When the second giver decides, the first gift is in the receiver's hand and everybody has seen it."""
    s = layout_t(3)
    hold(s, 0, pesos=0, vp=0)
    hold(s, 1, pesos=1, vp=1, rum=1)
    match = play(arrive(s, EL_ZORRO), "zorro_give rum")
    assert match.to_move == (2,)
    assert goods(match, 0) == {"rum": 1}
    assert goods(match, 1) == {}
    for reader in (0, 1, 2, None):
        assert (1, ("gift", 1, 0, "rum")) in match.events(reader)
        assert match.log(reader)[-1].text == "zorro_give rum"


@rule("SDC-5.15")
@pytest.mark.parametrize("building", ["church", "sawmill", None])
def test_the_pawn_stays_at_el_zorro(building: str | None) -> None:
    """Wherever the pawn was, no move of it is asked and it is still there in the next turn."""
    s = layout_t(2)
    stand(s, 0, building)
    match = play(arrive(s, EL_ZORRO), "zorro_give peso")
    if match.to_move == (0,):
        with pytest.raises(IllegalMove):
            match.play("place_pawn bank")
        play(match, "skip")
    assert match.to_move == (1,)
    assert match.asks[0].kind == "move_car"
    assert place(match, 0) == building
    assert "place_pawn" not in {line.kind for line in match.log()}


@rule("SDC-5.16")
def test_the_building_under_the_pawn_can_be_used_again_after_the_gifts() -> None:
    """A gift of sugar can be distilled where the pawn stands; the use is optional and happens once."""
    s = layout_t(2)
    hold(s, 0)
    hold(s, 1, pesos=1, sugar=1)
    stand(s, 0, "distillery")
    match = play(arrive(s, EL_ZORRO), "zorro_give sugar")
    assert match.to_move == (0,)
    assert texts(match) == ["use_building distillery 1", "skip"]
    assert_refused(match, "use_building bank", "SDC-8.06")
    play(match, "use_building distillery 1")
    assert goods(match, 0) == {"rum": 1}
    assert match.to_move == (1,)
    assert match.asks[0].kind == "move_car"


@rule("SDC-5.17")
def test_a_pawn_off_the_board_uses_nothing_at_el_zorro() -> None:
    """On a first turn at El Zorro the gifts are all there is: the next player drives."""
    s = layout_t(2)
    match = play(arrive(s, EL_ZORRO), "zorro_give vp")
    assert match.state.traders[0].vp == 3
    assert match.to_move == (1,)
    assert match.asks[0].kind == "move_car"
    assert {line.kind for line in match.log()} == {"move_car", "zorro_give"}
    refusal = TITLE.rules.why_not(match.view(0), 0, "", ("use_building", "bank"))
    assert refusal is not None
    assert refusal.rule == "SDC-5.17"


@rule("SDC-5.17")
def test_a_building_is_refused_to_a_pawn_off_the_board_after_el_zorro() -> None:
    """Who still has to roll after a lap to El Zorro cannot use a building meanwhile, by the rule of El Zorro."""
    s = layout_t(2, car=MARTINEZ, marker=4)
    hold(s, 0, pesos=6)
    match = play(match_from(s, [1, 1, 1, 1, 1]), "move_car 7", "zorro_give peso")
    assert (match.state.car, match.to_move, match.asks[0].kind) == (EL_ZORRO, (0,), "choose_demand")
    assert_refused(match, "use_building bank", "SDC-5.17")


# ---------------------------------------------------------------- Alonso


@rule("SDC-5.18")
def test_alonso_offers_one_of_claim_use_or_nothing() -> None:
    """All claims, all uses of own buildings and declining are one question; after any answer the pawn is next."""
    s = layout_t(2)
    own(s, 0, "bank")
    match = arrive(s, ALONSO)
    unowned = [building for building in BUILDINGS if building != "bank"]
    assert texts(match) == [f"alonso_claim {b}" for b in unowned] + ["alonso_use bank", "decline"]
    for answer in ("alonso_claim church", "alonso_use bank", "decline"):
        match = play(arrive(s, ALONSO), answer)
        assert match.asks[0].kind == "place_pawn"
        with pytest.raises(IllegalMove):
            match.play("alonso_claim cafe")


@rule("SDC-5.18")
@pytest.mark.parametrize("move", ["alonso_claim church cafe", "alonso_use bank alonso_claim church"])
def test_alonso_does_one_thing_only(move: str) -> None:
    """Two claims, or a use and a claim, in one visit are refused."""
    s = layout_t(2)
    own(s, 0, "bank")
    assert_refused(arrive(s, ALONSO), move, "SDC-5.18")


@rule("SDC-5.19")
def test_any_unowned_building_can_be_claimed() -> None:
    """Colour, other pawns and the own pawn do not matter; the claim puts a token there and leaves one less."""
    s = layout_t(3)
    stand(s, 0, "church")
    stand(s, 1, "bank")
    stand(s, 2, "sawmill")
    own(s, 1, "cafe")
    assert claims(arrive(s, ALONSO)) == [building for building in BUILDINGS if building != "cafe"]
    for building in ("church", "bank", "sawmill", "customs", "harbourmaster"):
        match = play(arrive(s, ALONSO), f"alonso_claim {building}")
        assert match.state.owner[BUILDING_INDEX[building]] == 0
        assert match.state.traders[0].tokens_left == 2
        assert [place(match, seat) for seat in range(3)] == ["church", "bank", "sawmill"]


@rule("SDC-5.19")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_building_with_an_owner_cannot_be_claimed(owner: int) -> None:
    """Neither another's nor the own building can be claimed again."""
    s = layout_t(2)
    own(s, owner, "cafe")
    match = arrive(s, ALONSO)
    assert "cafe" not in claims(match)
    assert_refused(match, "alonso_claim cafe", "SDC-10.01")


@rule("SDC-5.20")
def test_a_fourth_building_cannot_be_claimed() -> None:
    """With two buildings a third can be claimed; then no claim is offered any more, and trying one is refused."""
    s = layout_t(2)
    own(s, 0, "cafe", "customs")
    match = play(arrive(s, ALONSO), "alonso_claim bank")
    assert match.state.traders[0].tokens_left == 0
    own(s, 0, "bank")
    match = arrive(s, ALONSO)
    assert claims(match) == []
    assert_refused(match, "alonso_claim church", "SDC-5.20")


@rule("SDC-5.20")
def test_tokens_are_never_removed_or_moved() -> None:
    """In whole games a building once owned keeps its owner, and nobody owns more than three."""
    most = 0
    for number in range(5):
        before = [NOBODY] * len(BUILDINGS)
        for match in walk(110 + number, 2 + number % 3):
            owner = match.state.owner
            assert all(then in (NOBODY, now) for then, now in zip(before, owner, strict=True))
            for seat, trader in enumerate(match.state.traders):
                assert owner.count(seat) + trader.tokens_left == 3
                assert trader.tokens_left >= 0
                most = max(most, owner.count(seat))
            before = list(owner)
    assert most == 3


@rule("SDC-5.21")
@pytest.mark.parametrize("building", ["bank", "church", "newspaper"])
def test_claiming_is_free_and_uses_nothing(building: str) -> None:
    """The claim costs nothing and does not bring what the building gives."""
    s = layout_t(2)
    hold(s, 0, pesos=0, vp=0)
    match = play(arrive(s, ALONSO), f"alonso_claim {building}")
    assert (match.state.traders[0].pesos, match.state.traders[0].vp) == (0, 0)
    assert told(match, "pesos", "vp", "goods", "inactive") == []


@rule("SDC-5.22")
@pytest.mark.parametrize(("seat", "there"), [(0, "bank"), (1, "bank"), (1, "cafe")])
def test_an_own_building_is_used_from_afar_whoever_stands_there(seat: int, there: str) -> None:
    """The bank pays its owner at Alonso, with any pawn or none in it, and no pawn moves for that."""
    s = layout_t(2)
    own(s, 0, "bank")
    stand(s, 0, "church")
    stand(s, seat, there)
    before = [trader.place for trader in s.traders]
    match = play(arrive(s, ALONSO), "alonso_use bank")
    assert match.state.traders[0].pesos == 3 + 2
    assert [trader.place for trader in match.state.traders] == before
    assert match.asks[0].kind == "place_pawn"


@rule("SDC-5.22")
def test_only_own_buildings_can_be_used_through_alonso() -> None:
    """An unowned building, another's, and the one under the own pawn are refused."""
    s = layout_t(2)
    own(s, 0, "church")
    own(s, 1, "bank")
    stand(s, 0, "newspaper")
    match = arrive(s, ALONSO)
    assert uses(match) == ["church"]
    assert_refused(match, "alonso_use bank", "SDC-5.22")
    assert_refused(match, "alonso_use sawmill", "SDC-5.22")
    assert_refused(match, "alonso_use newspaper", "SDC-5.22")


@rule("SDC-5.22")
def test_alonso_carries_out_the_function_with_all_its_choices() -> None:
    """An own distillery offers every amount, and what it does is done."""
    s = layout_t(2)
    hold(s, 0, sugar=2)
    own(s, 0, "distillery", "sawmill")
    match = arrive(s, ALONSO)
    assert uses(match) == ["distillery 1", "distillery 2"]
    play(match, "alonso_use distillery 2")
    assert goods(match, 0) == {"rum": 2}


@rule("SDC-5.23")
def test_a_building_cannot_be_claimed_and_used_in_one_visit() -> None:
    """The use is refused together with the claim, and nothing but the pawn's move follows the claim."""
    s = layout_t(2)
    match = arrive(s, ALONSO)
    assert uses(match) == []
    assert_refused(match, "alonso_claim bank alonso_use bank", "SDC-5.23")
    play(match, "alonso_claim bank")
    assert match.asks[0].kind == "place_pawn"
    assert match.state.traders[0].pesos == 3
    with pytest.raises(IllegalMove):
        match.play("alonso_use bank")


@rule("SDC-5.18", "SDC-5.23")
def test_using_after_claiming_is_refused_by_the_rule_of_the_single_option() -> None:
    """Who has claimed a building and then wants to use it through Alonso is told that it is one or the other."""
    match = play(arrive(layout_t(2), ALONSO), "alonso_claim bank")
    refusal = match.why_not("alonso_use bank")
    assert refusal is not None
    assert refusal.rule in ("SDC-5.18", "SDC-5.23")


@rule("SDC-5.24")
@pytest.mark.parametrize("answer", ["alonso_claim bank", "alonso_use church", "decline"])
def test_the_pawn_goes_to_a_white_building_whatever_alonso_did(answer: str) -> None:
    """After a claim, a use or nothing the pawn must move to one of the white buildings."""
    s = layout_t(2)
    own(s, 0, "church")
    stand(s, 0, "cafe")
    match = play(arrive(s, ALONSO), answer)
    assert sorted(texts(match)) == ["place_pawn harbourmaster", "place_pawn sawmill", "place_pawn trade_office"]
    with pytest.raises(IllegalMove):
        match.play("skip")
    play(match, "place_pawn harbourmaster", "use_building harbourmaster right")
    assert match.state.marker == 3


@rule("SDC-5.24")
def test_the_building_just_used_or_claimed_can_be_entered_and_used() -> None:
    """A white sawmill works twice in a turn for its owner, and once for who has just claimed it."""
    s = layout_t(2)
    hold(s, 0, pesos=1, vp=0, wood=2)
    match = play(arrive(s, ALONSO), "alonso_claim sawmill", "place_pawn sawmill", "use_building sawmill")
    assert (match.state.traders[0].vp, match.state.traders[0].pesos) == (1, 2)
    own(s, 0, "sawmill")
    match = play(arrive(s, ALONSO), "alonso_use sawmill", "place_pawn sawmill", "use_building sawmill")
    assert (match.state.traders[0].vp, match.state.traders[0].pesos, goods(match, 0)) == (2, 3, {})


@rule("SDC-5.25")
@pytest.mark.parametrize(
    ("building", "offered"),
    [
        ("customs", ["customs die_sugar"]),
        ("harbourmaster", ["harbourmaster left", "harbourmaster right"]),
        ("trade_office", ["trade_office sugar"]),
    ],
)
def test_ship_buildings_serve_through_alonso_only_while_a_ship_is_in_port(building: str, offered: list[str]) -> None:
    """With a ship the own building is offered; on a lap that has sent the ship off it is not, and is refused."""
    s = layout_t(2, car=EL_ZORRO, marker=4)
    demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    hold(s, 0, pesos=10, sugar=1)
    own(s, 0, building)
    match = play(match_from(s), "move_car 1")
    assert uses(match) == offered
    match = play(match_from(s), "move_car 11")
    assert (match.state.car, match.state.ship_in_port) == (ALONSO, False)
    assert uses(match) == []
    for use in offered:
        assert_refused(match, f"alonso_use {use}", "SDC-9.34")


# ---------------------------------------------------------------- inactive


@rule("SDC-5.26")
@pytest.mark.parametrize("stop", [MARIA, JOSE, CONCHITA, PEDRO, MIGUEL, EL_ZORRO, ALONSO, PABLO, MARTINEZ])
def test_an_inactive_cuban_gives_neither_help_nor_building(stop: int) -> None:
    """Nothing is asked, no holding changes, the pawn stays and its building is not used."""
    s = layout_t(2)
    own(s, 0, "church")
    stand(s, 0, "bank")
    inactive(s, CUBANS[s.stops[stop]])
    traders = [trader.copy() for trader in s.traders]
    match = arrive(s, stop)
    assert match.to_move == (1,)
    assert match.asks[0].kind == "move_car"
    assert match.state.traders == traders
    assert [line.text for line in match.log()] == ["move_car 1"]
    refusal = TITLE.rules.why_not(match.view(0), 0, "", ("use_building", "bank"))
    assert refusal is not None
    assert refusal.rule == "SDC-5.26"


@rule("SDC-5.26")
def test_a_building_is_refused_at_an_inactive_cuban() -> None:
    """Who still has to roll after a drive to an inactive Cuban cannot use the own building meanwhile."""
    s = layout_t(2, car=MARTINEZ, marker=4)
    hold(s, 0, pesos=1)
    stand(s, 0, "bank")
    inactive(s, "maria")
    match = play(match_from(s, [1, 1, 1, 1, 1]), "move_car 2")
    assert (match.state.car, match.to_move, match.asks[0].kind) == (MARIA, (0,), "choose_demand")
    assert_refused(match, "use_building bank", "SDC-5.26")
