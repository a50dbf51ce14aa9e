"""Chapter 1: players, hidden and open information, supplies."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from karawela.engine.errors import IllegalMove, WrongSeatCount
from karawela.engine.match import Match
from karawela.engine.seat import Seat
from karawela.engine.state import UNKNOWN, as_data
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import COPIES, CUBANS, GOOD_INDEX, GOODS, WOOD
from karawela.games.santiago.state import Santiago
from karawela.testing.table import assert_refused, play, texts, told
from tests.games.santiago.deeds import Books, finished, stops_by_ply, walk
from tests.games.santiago.table import goods, hold, layout_t, match_from, own, stand
from tests.support import rule

# ---------------------------------------------------------------- players and the goal


@rule("SDC-1.01")
@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_than_two_or_more_than_four_players_are_turned_away(seats: int) -> None:
    """A match for one or for five is refused."""
    with pytest.raises(WrongSeatCount):
        Match(TITLE, seats, "crowd")


@rule("SDC-1.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_players_play_by_the_same_rules(seats: int) -> None:
    """One and the same turn has the same effects at every table, and only the number of pawns differs."""
    s = layout_t(seats, car=9)
    hold(s, 0, pesos=1, vp=2, rum=1)
    own(s, 1, "cafe")
    match = play(match_from(s), "move_car 2", "place_pawn cafe", "use_building cafe rum")
    assert len(match.state.traders) == seats
    assert (match.state.traders[0].pesos, match.state.traders[0].vp, match.state.marker) == (0, 6, 3)
    assert [trader.vp for trader in match.state.traders[1:]] == [3] + [2] * (seats - 2)
    assert match.to_move == (1,)


@rule("SDC-1.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_every_number_of_players_comes_to_its_end(seats: int) -> None:
    """Random play ends with the seventh ship and a result for every seat."""
    match = finished(1, seats)
    assert match.state.departed == 7
    assert match.result is not None
    assert len(match.result.scores) == seats


@rule("SDC-1.02")
def test_points_decide_and_not_riches() -> None:
    """A point more beats more goods and more pesos."""
    s = layout_t(2, car=8, marker=4)
    s.departed, s.ship_token = 6, 7
    hold(s, 0, pesos=2, vp=11)
    hold(s, 1, pesos=30, vp=10, sugar=2)
    match = play(match_from(s), "move_car 3")
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.scores == (11, 10)


@rule("SDC-1.03")
def test_points_come_from_the_named_sources_only() -> None:
    """In whole games every point comes from a load, a building that pays, Maria, a gift, an owner or the conversion."""
    paying = {"church", "sawmill", "cafe", "casino", "trade_office"}
    seen: set[str] = set()
    for number in range(8):
        match = finished(number, 2 + number % 3)
        log, stops, events = match.log(), stops_by_ply(match), match.events(None)
        points = [2] * match.seats
        for index, (ply, event) in enumerate(events):
            if event[0] == "gift" and event[3] == "vp":
                points[int(event[1])] -= 1
                points[int(event[2])] += 1
                seen.add("gift")
            if event[0] != "vp":
                continue
            seat, n, words = int(event[1]), int(event[2]), log[ply].text.split()
            points[seat] += n
            after = events[index + 1][1] if index + 1 < len(events) else ("end",)
            if after[0] == "owner_paid":
                assert (n, after[1]) == (1, seat)
                seen.add("owner")
            elif words[0] in ("load", "load_wood"):
                assert log[ply].seat == seat
                seen.add("load")
            elif words[0] in ("use_building", "alonso_use"):
                assert log[ply].seat == seat
                assert words[1] in paying
                seen.add(words[1])
            else:
                assert words[0] == "move_car"
                assert CUBANS[match.state.stops[stops[ply]]] == "maria"
                seen.add("maria")
        assert points == [trader.vp for trader in match.state.traders]
        assert match.result is not None
        converted = [sum(trader.goods) // 3 for trader in match.state.traders]
        assert list(match.result.scores) == [a + b for a, b in zip(points, converted, strict=True)]
        seen |= {"conversion"} if any(converted) else set()
    assert seen == paying | {"gift", "owner", "load", "maria", "conversion"}


# ---------------------------------------------------------------- what is hidden and what is open


@rule("SDC-1.04")
def test_points_are_shown_to_their_owner_alone() -> None:
    """During a whole game each seat sees its own points and nobody else's; an onlooker sees none."""
    for match in walk(2, 3):
        if match.over:
            break
        for reader in (0, 1, 2, None):
            shown = [trader.vp for trader in match.view(reader).traders]
            true = [trader.vp for trader in match.state.traders]
            assert shown == [vp if seat == reader else UNKNOWN for seat, vp in enumerate(true)]


@rule("SDC-1.05")
def test_pesos_and_goods_stand_behind_the_screen() -> None:
    """During a whole game each seat sees its own pesos and goods and nobody else's; an onlooker sees none."""
    for match in walk(3, 4):
        if match.over:
            break
        for reader in (0, 1, 2, 3, None):
            for seat, (shown, true) in enumerate(zip(match.view(reader).traders, match.state.traders, strict=True)):
                mine = seat == reader
                assert shown.pesos == (true.pesos if mine else UNKNOWN)
                assert shown.goods == (true.goods if mine else [UNKNOWN] * len(GOODS))


@rule("SDC-1.06")
def test_all_that_is_not_behind_a_screen_is_open_to_everybody() -> None:
    """Pawns, tokens, dice, marker, ship track, car, Cubans' sides and supply are true in every view, all game long."""

    def public(s: Santiago) -> dict[str, Any]:
        data = as_data(s)
        for trader in data["traders"]:
            for secret in ("pesos", "vp", "goods"):
                del trader[secret]
        return data

    named = {"dice", "set_aside", "set_aside_value", "rolled", "marker", "ship_token", "car"}
    named |= {"inactive", "owner", "supply"}
    moved: set[str] = set()
    before: dict[str, Any] = {}
    for match in walk(4, 3):
        truth = public(match.state)
        assert named <= set(truth)
        assert set(truth["traders"][0]) == {"place", "tokens_left"}
        for reader in (0, 1, 2, None):
            assert public(match.view(reader)) == truth
        moved |= {key for key in truth if before and truth[key] != before[key]}
        before = truth
    assert named <= moved


@rule("SDC-1.07")
def test_a_listener_with_a_perfect_memory_knows_every_holding() -> None:
    """The public events alone, kind and amount, add up to everybody's true pesos, points and goods after every move."""
    for number in range(5):
        seats = 2 + number % 3
        books, heard = Books(seats), 0
        for match in walk(10 + number, seats):
            events = match.events(None)
            assert all(match.events(seat) == events for seat in range(seats))
            for _, event in events[heard:]:
                books.hear(event)
            heard = len(events)
            assert books.agree_with(match.state)
        assert heard > 100


@rule("SDC-1.07")
def test_a_load_is_told_with_its_kind_and_amount() -> None:
    """An opponent hears which goods left a hand, how many, and how many points they brought."""
    s = layout_t(2, car=9, marker=3)
    hold(s, 0, sugar=2, rum=1)
    match = play(match_from(s), "move_car 1", "load sugar 2")
    assert [event for _, event in match.events(1)][-3:-1] == [("goods", 0, "sugar", -2, "aboard"), ("vp", 0, 6)]
    assert match.log(1)[-1].text == "load sugar 2"


@rule("SDC-1.15")
def test_options_are_shown_to_the_decider_alone() -> None:
    """The others learn who decides and about what, but not between which options."""
    s = layout_t(3, car=5)
    match = play(match_from(s), "move_car 1")
    assert match.to_move == (1,)
    assert match.scene(1).options == tuple(match.legal)
    assert Seat(match, 1).legal == match.legal
    for other in (0, 2, None):
        scene = match.scene(other, why_not=True)
        assert scene.options == ()
        assert not scene.refused
        assert (scene.asked, scene.kind) == ((1,), "zorro_give")
    assert list(Seat(match, 0).legal) == []


@rule("SDC-1.15")
def test_with_open_holdings_the_options_are_open_too() -> None:
    """At a table that plays with open holdings everybody sees the options of the decider."""
    s = layout_t(3, car=5)
    s.open_holdings = True
    match = play(match_from(s), "move_car 1")
    assert match.to_move == (1,)
    for reader in (0, 1, 2, None):
        assert match.scene(reader).open_options == tuple(match.legal)
    s.open_holdings = False
    assert play(match_from(s), "move_car 1").scene(0).open_options == ()


@rule("SDC-1.16")
def test_a_forced_pass_looks_like_a_chosen_one() -> None:
    """The log and the record of a round are the same whether the passer could have loaded or not."""
    readings = []
    for rum in (1, 0):
        s = layout_t(3, car=9)
        hold(s, 0, sugar=1)
        hold(s, 1, rum=rum)
        hold(s, 2, sugar=1)
        match = play(match_from(s), "move_car 1", "pass")
        if rum:
            play(match, "pass")
        assert match.to_move == (2,)
        readings.append((match.log(0), match.log(None), match.events(0), str(match.record)))
    assert readings[0] == readings[1]
    assert [(line.seat, line.text) for line in readings[0][0][-2:]] == [(0, "pass"), (1, "pass")]


@rule("SDC-1.16")
def test_the_only_possible_gift_looks_like_a_chosen_one() -> None:
    """Nothing in the log tells a gift that was the only one possible from one that was picked."""
    readings = []
    for points in (1, 0):
        s = layout_t(2, car=5)
        hold(s, 0, pesos=0)
        hold(s, 1, pesos=1, vp=points)
        match = match_from(s)
        if points:
            play(match, "zorro_give peso")
        assert match.state.traders[0].pesos == 1
        gift = next(line for line in match.log(0) if line.kind == "zorro_give")
        readings.append((gift, told(match, "gift")))
    assert readings[0] == readings[1]
    assert readings[0][0].text == "zorro_give peso"


@rule("SDC-1.16")
def test_the_only_free_building_looks_like_a_chosen_one() -> None:
    """Nothing in the log tells a pawn that had one way to go from a pawn that had several."""
    readings = []
    for taken in (None, "bank"):
        s = layout_t(2, car=4)
        stand(s, 0, "cigar_factory")
        stand(s, 1, taken)
        hold(s, 1, sugar=1)
        match = play(match_from(s), "move_car 1")
        if taken is None:
            play(match, "place_pawn black_market")
        readings.append((match.log(1), match.log(None)))
    assert readings[0] == readings[1]
    assert [(line.seat, line.kind, line.text) for line in readings[0][0] if line.kind == "place_pawn"] == [
        (0, "place_pawn", "place_pawn black_market")
    ]


@rule("SDC-1.16", "SDC-5.12")
def test_who_gives_nothing_is_logged_as_giving_nothing() -> None:
    """An empty hand at El Zorro leaves a line in the log, a line in the record and an event."""
    s = layout_t(3, car=5)
    hold(s, 1, pesos=0, vp=0)
    match = play(match_from(s), "move_car 1")
    assert match.to_move == (2,)
    assert [(line.seat, line.text) for line in match.log(0)] == [(0, "move_car 1"), (1, "zorro_give nothing")]
    assert "2 zorro_give nothing" in str(match.record).splitlines()
    assert told(match, "gift") == [("gift", 1, 0, "nothing")]


# ---------------------------------------------------------------- numbers and supplies


@rule("SDC-1.08")
@pytest.mark.parametrize("pesos", range(1, 10))
def test_any_price_within_the_purse_can_be_paid(pesos: int) -> None:
    """No combination of coins stands in the way: each amount up to the whole purse leaves exactly the rest."""
    for price in range(pesos + 1):
        s = layout_t(2, car=0)
        hold(s, 0, pesos=pesos)
        match = play(match_from(s), f"move_car {price + 1}")
        changes = [int(event[2]) for event in told(match, "pesos")]
        assert [change for change in changes if change < 0] == ([-price] if price else [])
        assert match.state.traders[0].pesos == pesos + sum(changes)


@rule("SDC-1.08")
@pytest.mark.parametrize("amount", [2, 3, 5, 10])
def test_a_single_point_or_peso_can_be_given_out_of_any_chip(amount: int) -> None:
    """Who holds a chip or coin of any size can give one unit of it."""
    for what in ("peso", "vp"):
        s = layout_t(2, car=5)
        hold(s, 0, pesos=1, vp=0)
        hold(s, 1, pesos=amount, vp=amount)
        match = play(match_from(s), "move_car 1", f"zorro_give {what}")
        giver, taker = match.state.traders[1], match.state.traders[0]
        assert (giver.pesos, giver.vp) == ((amount - 1, amount) if what == "peso" else (amount, amount - 1))
        assert (taker.pesos, taker.vp) == ((2, 0) if what == "peso" else (1, 1))


@rule("SDC-1.09")
def test_there_are_eight_of_each_good_at_every_moment() -> None:
    """Supply and hands hold eight of each good together, after every move of whole games."""
    for number in range(4):
        for match in walk(20 + number, 2 + number % 3):
            for good in range(len(GOODS)):
                held = sum(trader.goods[good] for trader in match.state.traders)
                assert match.state.supply[good] + held == COPIES


@rule("SDC-1.09")
def test_what_the_supply_lacks_cannot_be_taken_from_pablo() -> None:
    """A good that is all in players' hands is not offered and is refused."""
    s = layout_t(2, car=7)
    hold(s, 1, rum=8)
    match = play(match_from(s), "move_car 1")
    assert "pablo_take rum" not in texts(match)
    assert "pablo_take cigars" in texts(match)
    assert_refused(match, "pablo_take rum", "SDC-1.09")


@rule("SDC-1.09")
def test_what_the_supply_lacks_cannot_be_taken_at_the_black_market() -> None:
    """A swap for a good that is all in players' hands is not offered and is refused."""
    s = layout_t(2, car=4)
    hold(s, 0, sugar=1)
    hold(s, 1, rum=8)
    match = play(match_from(s), "move_car 1", "place_pawn black_market")
    assert "use_building black_market sugar cigars" in texts(match)
    assert "use_building black_market sugar rum" not in texts(match)
    assert_refused(match, "use_building black_market sugar rum", "SDC-1.09")


@rule("SDC-1.10")
@pytest.mark.parametrize(("left", "received"), [(0, 0), (1, 1), (2, 2), (3, 2)])
@pytest.mark.parametrize(("car", "good"), [(1, "sugar"), (2, "fruit"), (3, "tobacco"), (4, "wood")])
def test_a_short_supply_gives_what_it_has(car: int, good: str, left: int, received: int) -> None:
    """Of two goods due, the player gets as many as remain: two, one or none."""
    s = layout_t(2, car=car)
    hold(s, 0)
    hold(s, 1, **{good: COPIES - left})
    match = play(match_from(s), "move_car 1")
    assert match.state.traders[0].goods[GOOD_INDEX[good]] == received
    assert match.state.supply[GOOD_INDEX[good]] == left - received
    assert told(match, "goods") == [("goods", 0, good, received)]


@rule("SDC-1.11")
def test_points_and_pesos_never_run_out() -> None:
    """With more in hands than all printed chips are worth, Maria, Martinez and a load still pay in full."""
    s = layout_t(2, car=9)
    hold(s, 0, pesos=60, vp=230)
    hold(s, 1, pesos=60, vp=230)
    match = play(match_from(s.copy()), "move_car 2")
    assert match.state.traders[0].vp == 232
    match = play(match_from(s.copy()), "move_car 10")
    assert match.state.traders[0].pesos == 60 - 9 + 3
    hold(s, 0, sugar=2)
    match = play(match_from(s), "move_car 1", "load sugar 2")
    assert match.state.traders[0].vp == 234


@rule("SDC-1.12")
def test_no_holding_ever_becomes_negative() -> None:
    """Not after any move of whole games of players who like to spend."""
    spending = ("zorro_give", "load", "use_building", "alonso_use", "move_car")
    for number in range(5):
        rng = Random(30 + number)
        match: Match[Santiago] = Match(TITLE, 2 + number % 3, f"spend {number}")
        empty = 0
        while not match.over:
            legal = match.legal
            wanted = [i for i, move in enumerate(legal) if move[0] in spending]
            match.choose(rng.choice(wanted[-3:]) if wanted and rng.random() < 0.8 else rng.randrange(len(legal)))
            assert min(match.state.supply) >= 0
            for trader in match.state.traders:
                assert min(trader.pesos, trader.vp, *trader.goods) >= 0
                empty += trader.pesos == 0
        assert empty


@rule("SDC-1.13")
def test_nothing_passes_between_players_but_el_zorros_gifts() -> None:
    """In whole games goods and pesos go from seat to seat only as gifts to whoever stopped at El Zorro."""
    gifts = 0
    for number in range(5):
        seats = 2 + number % 3
        match = finished(40 + number, seats)
        log, stops = match.log(), stops_by_ply(match)
        books = Books(seats)
        driver = -1
        drivers = []
        for line in log:
            driver = line.seat if line.kind == "move_car" and line.seat is not None else driver
            drivers.append(driver)
        for ply, event in match.events(None):
            books.hear(event)
            if event[0] in ("goods", "pesos"):
                assert event[1] == log[ply].seat, "what is taken or paid without a gift is the decider's own business"
            if event[0] == "gift":
                gifts += 1
                assert log[ply].kind == "zorro_give"
                assert (event[1], event[2]) == (log[ply].seat, drivers[ply])
                assert CUBANS[match.state.stops[stops[ply]]] == "el_zorro"
        assert books.agree_with(match.state), "and no holding changes without an event"
    assert gifts


@rule("SDC-1.13")
@pytest.mark.parametrize("move", ["zorro_give peso", "zorro_give sugar", "zorro_give vp"])
def test_nobody_can_make_a_gift_outside_el_zorro(move: str) -> None:
    """A gift is refused when the drive, the pawn, the building or the load is asked."""
    s = layout_t(2, car=9)
    match = play(match_from(s), "move_car 1")
    for step in ("pass", "pass", "move_car 1", "place_pawn casino"):
        with pytest.raises(IllegalMove):
            match.play(move)
        play(match, step)
    with pytest.raises(IllegalMove):
        match.play(move)


@rule("SDC-1.14")
def test_loaded_goods_can_be_taken_again_at_once() -> None:
    """Rum that an exhausted supply gets back by a load is Pablo's to give in the next turn."""
    s = layout_t(2, car=9)
    hold(s, 0, rum=8)
    hold(s, 1, pesos=7, sugar=1)
    match = play(match_from(s), "move_car 1", "load rum 1", "pass")
    assert match.state.supply[GOOD_INDEX["rum"]] == 1
    play(match, "move_car 8", "pablo_take rum")
    assert goods(match, 1) == {"sugar": 1, "rum": 1}


@rule("SDC-1.14")
def test_converted_goods_can_be_taken_again_at_once() -> None:
    """Sugar that went into rum is back in the supply for the next player at José."""
    s = layout_t(2, car=1)
    hold(s, 1, pesos=9)
    hold(s, 0, sugar=8)
    match = play(match_from(s), "move_car 1", "place_pawn distillery", "use_building distillery 1")
    assert match.state.supply[GOOD_INDEX["sugar"]] == 1
    play(match, "move_car 10")
    assert goods(match, 1) == {"sugar": 1}


@rule("SDC-1.14")
def test_returned_goods_can_be_taken_again_at_once() -> None:
    """A cigar spent in the café and wood spent in the sawmill are back in the supply at once."""
    s = layout_t(2, car=9)
    hold(s, 0, pesos=1, cigars=8)
    match = play(match_from(s), "move_car 2", "place_pawn cafe", "use_building cafe cigars")
    assert match.state.supply[GOOD_INDEX["cigars"]] == 1
    s = layout_t(2, car=3)
    hold(s, 0, wood=8)
    match = play(match_from(s), "move_car 1", "place_pawn sawmill", "use_building sawmill")
    assert match.state.supply[WOOD] == 1
