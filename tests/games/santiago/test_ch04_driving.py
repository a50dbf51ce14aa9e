"""Chapter 4: the turn and the drive."""

from __future__ import annotations

import re

import pytest

from karawela.engine.errors import IllegalMove
from karawela.games.santiago.data.components import BUILDING_INDEX, BUILDINGS, CUBAN_INDEX, CUBANS, PORT, STOPS
from karawela.games.santiago.state import NOWHERE, Santiago
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

GAINS = ("pesos", "vp", "goods")


def swap_buildings(s: Santiago, one: str, other: str) -> None:
    """Exchanges two buildings' slots, and so their flowers."""
    a, b = BUILDING_INDEX[one], BUILDING_INDEX[other]
    s.slots = tuple(b if building == a else a if building == b else building for building in s.slots)
    s.flower_of = tuple(s.slots.index(building) // 3 for building in range(len(BUILDINGS)))


# ---------------------------------------------------------------- turns


@rule("SDC-4.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_from_the_first_player_without_a_gap(seats: int) -> None:
    """The drivers of whole games are first, first + 1, first + 2 and so on, though they pass, lap and stand blocked."""
    for number in range(3):
        match = finished(60 + number, seats)
        drivers = [line.seat for line in match.log() if line.kind == "move_car"]
        assert len(drivers) == match.state.turn > 20
        assert drivers == [(match.state.first + turn) % seats for turn in range(len(drivers))]


@rule("SDC-4.02")
def test_a_turn_is_drive_cuban_pawn_building_owner_and_roll() -> None:
    """The parts of a turn that sends a ship off stand in this order, and the next driver waits for the roll."""
    s = layout_t(2, car=8, marker=4)
    hold(s, 0, pesos=2, vp=0, rum=1)
    own(s, 1, "cafe")
    match = play(match_from(s, [1, 1, 1, 1, 1]), "move_car 3", "place_pawn cafe", "use_building cafe rum")
    assert match.to_move == (0,)
    play(match, "choose_demand die_rum")
    assert match.to_move == (1,)
    assert [line.kind for line in match.log()] == [
        "move_car",
        "place_pawn",
        "use_building",
        "die_sugar",
        "die_fruit",
        "die_tobacco",
        "die_rum",
        "die_cigars",
        "choose_demand",
    ]
    assert [event for _, event in match.events(None)] == [
        ("pesos", 0, -2),
        ("marker", 5),
        ("departs", 1),
        ("drove", 0, 3, "maria"),
        ("vp", 0, 2),
        ("entered", 0, "cafe"),
        ("used", 0, "cafe"),
        ("goods", 0, "rum", -1),
        ("vp", 0, 2),
        ("vp", 1, 1),
        ("owner_paid", 1, "cafe"),
        ("set_aside", 0, "rum"),
        ("arrives", 2),
    ]


@rule("SDC-4.02")
def test_every_turn_of_whole_games_has_its_parts_in_order() -> None:
    """Only loads at the port, no pawn move at El Zorro, elsewhere Cuban, pawn and building; then the roll."""
    letters = {"move_car": "m", "pablo_take": "c", "alonso": "c", "zorro_give": "z", "place_pawn": "p"}
    letters |= {"use_building": "u", "load": "l", "choose_demand": "d"}
    roll = "(r{5}d?)*"
    seen: dict[str, set[str]] = {"port": set(), "el_zorro": set(), "asking": set(), "plain": set()}
    shapes = {"port": "ml*", "el_zorro": "m(z{2}u?)?", "asking": "m(cp?u?)?", "plain": "mp?u?"}
    for number in range(6):
        match = finished(70 + number, 3)
        stops = stops_by_ply(match)
        turns: list[tuple[int, str]] = []
        for line in match.log():
            letter = letters.get(line.kind, "r")
            if letter == "m":
                turns.append((stops[line.ply], "m"))
            elif turns:
                turns[-1] = (turns[-1][0], turns[-1][1] + letter)
        for stop, steps in turns[:-1]:
            cuban = "port" if stop == PORT else CUBANS[match.state.stops[stop]]
            kind = cuban if cuban in ("port", "el_zorro") else "asking" if cuban in ("pablo", "alonso") else "plain"
            assert re.fullmatch(shapes[kind] + roll, steps), (cuban, steps)
            seen[kind].add(steps)
    assert {"mzzu", "mzz"} <= seen["el_zorro"]
    assert "mcpu" in seen["asking"]
    assert {"mpu", "m"} <= seen["plain"]
    assert any("lr" in steps for steps in seen["port"])


@rule("SDC-4.02")
def test_the_car_stops_once_a_turn() -> None:
    """After the drive a second one is refused in the same turn."""
    match = play(match_from(layout_t(2)), "move_car 1")
    assert_refused(match, "move_car 1", "SDC-4.02")
    play(match, "place_pawn casino")
    assert_refused(match, "move_car 1", "SDC-4.02")


# ---------------------------------------------------------------- how far


@rule("SDC-4.03")
@pytest.mark.parametrize("move", ["move_car 0", "stay", "skip", "pass"])
def test_standing_still_is_impossible(move: str) -> None:
    """No option leaves the car where it is, and trying it is refused."""
    match = match_from(layout_t(2, car=4))
    assert texts(match) == ["move_car 1", "move_car 2", "move_car 3", "move_car 4"]
    assert_refused(match, move, "SDC-4.03")


@rule("SDC-4.03")
def test_who_has_no_pesos_still_drives() -> None:
    """Without a peso the car goes one stop on, unasked, and the drive stands in the log."""
    s = layout_t(2, car=1)
    hold(s, 0, pesos=0)
    match = match_from(s)
    assert match.state.car == JOSE
    assert [(line.seat, line.text) for line in match.log()] == [(0, "move_car 1")]
    assert match.asks[0].kind == "place_pawn"


@rule("SDC-4.04")
def test_the_car_drives_clockwise_only() -> None:
    """From every stop a drive of one leads to the next number, from the last Cuban to the port; never backwards."""
    for car in range(STOPS):
        match = match_from(layout_t(2, car=car))
        assert_refused(match, "move_car -1", "SDC-4.04")
        play(match, "move_car 1")
        assert match.state.car == (car + 1) % STOPS


@rule("SDC-4.05")
@pytest.mark.parametrize(("distance", "left"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_each_stop_after_the_first_costs_a_peso(distance: int, left: int) -> None:
    """Driving d stops costs d - 1 pesos."""
    s = layout_t(2, car=0)
    hold(s, 0, pesos=4)
    match = play(match_from(s), f"move_car {distance}")
    assert match.state.car == distance
    assert match.state.traders[0].pesos == left


@rule("SDC-4.05")
def test_a_drive_beyond_the_purse_is_refused() -> None:
    """With 2 pesos three stops are the most; the fourth is refused with its price."""
    s = layout_t(2)
    hold(s, 0, pesos=2)
    match = match_from(s)
    assert texts(match) == ["move_car 1", "move_car 2", "move_car 3"]
    assert_refused(match, "move_car 4", "SDC-4.05")
    refusal = match.why_not("move_car 4")
    assert refusal is not None
    assert dict(refusal.args) == {"cost": 3, "pesos": 2}


@rule("SDC-4.06")
@pytest.mark.parametrize("pesos", [1, 3, 6, 9])
def test_any_number_of_stops_can_be_skipped_for_money(pesos: int) -> None:
    """Every distance from one stop to all that the purse pays for is legal, and leads there."""
    s = layout_t(2, car=3)
    hold(s, 0, pesos=pesos)
    assert texts(match_from(s)) == [f"move_car {d}" for d in range(1, pesos + 2)]
    for distance in range(1, pesos + 2):
        assert play(match_from(s), f"move_car {distance}").state.car == (3 + distance) % STOPS


@rule("SDC-4.07")
def test_money_from_the_stop_cannot_pay_for_the_drive_there() -> None:
    """With 1 peso Martinez, three stops away, is out of reach, though he would give 3."""
    s = layout_t(2, car=6)
    hold(s, 0, pesos=1)
    assert_refused(match_from(s), "move_car 3", "SDC-4.05")


@rule("SDC-4.07")
def test_the_price_is_paid_before_anything_the_drive_does() -> None:
    """The payment comes before the marker moves, before a Cuban is turned back and before Maria pays."""
    s = layout_t(2, car=8)
    hold(s, 0, pesos=2, vp=0)
    inactive(s, "martinez")
    match = play(match_from(s), "move_car 3")
    assert [event for _, event in match.events(None)] == [
        ("pesos", 0, -2),
        ("active", "martinez"),
        ("marker", 3),
        ("drove", 0, 3, "maria"),
        ("vp", 0, 2),
    ]


@rule("SDC-4.08")
def test_port_and_inactive_cubans_count_as_stops() -> None:
    """From Pablo past an inactive Martinez and the port to Maria are three stops for 2 pesos."""
    for asleep in (False, True):
        s = layout_t(2, car=PABLO)
        hold(s, 0, pesos=2)
        if asleep:
            inactive(s, "martinez")
        match = play(match_from(s), "move_car 3")
        assert match.state.car == MARIA
        assert match.state.traders[0].pesos == 0


@rule("SDC-4.08")
def test_the_car_can_stop_at_the_port_and_at_an_inactive_cuban() -> None:
    """A drive of one stop ends at an inactive Cuban, and a drive of two at the port behind him."""
    s = layout_t(2, car=PABLO)
    inactive(s, "martinez")
    assert play(match_from(s), "move_car 1").state.car == MARTINEZ
    assert play(match_from(s), "move_car 2").state.car == PORT


@rule("SDC-4.09")
def test_a_full_lap_ends_where_it_began() -> None:
    """Ten stops for 9 pesos lead back to Maria, past the port, and she helps."""
    s = layout_t(2, car=MARIA)
    hold(s, 0, pesos=9, vp=0)
    match = play(match_from(s), "move_car 10")
    assert match.state.car == MARIA
    assert (match.state.traders[0].pesos, match.state.traders[0].vp, match.state.marker) == (0, 2, 3)


@rule("SDC-4.09")
@pytest.mark.parametrize(("pesos", "longest"), [(11, 12), (38, 39), (39, 40), (40, 40), (60, 40)])
def test_the_longest_drive_is_forty_stops(pesos: int, longest: int) -> None:
    """The purse bounds the drive, and forty stops do."""
    s = layout_t(2, car=2)
    hold(s, 0, pesos=pesos)
    match = match_from(s)
    assert texts(match) == [f"move_car {d}" for d in range(1, longest + 1)]
    assert_refused(match, f"move_car {longest + 1}", "SDC-4.05" if pesos < 40 else "SDC-4.09")


# ---------------------------------------------------------------- on the way


@rule("SDC-4.10")
def test_a_drive_goes_stop_by_stop() -> None:
    """On a lap an inactive Cuban is turned back behind the car, then the port is passed, then he helps on arrival."""
    s = layout_t(2, car=JOSE)
    hold(s, 0, pesos=10)
    inactive(s, "conchita")
    match = play(match_from(s), "move_car 11")
    assert match.state.car == CONCHITA
    assert [event for _, event in match.events(None)] == [
        ("pesos", 0, -10),
        ("active", "conchita"),
        ("marker", 3),
        ("drove", 0, 11, "conchita"),
        ("goods", 0, "fruit", 2),
    ]


@rule("SDC-4.10")
def test_a_stop_is_left_before_the_next_is_reached() -> None:
    """Driving off turns the inactive Cuban at the old stop back; arriving at an inactive one does not turn him."""
    s = layout_t(2, car=JOSE)
    hold(s, 0)
    inactive(s, "jose", "conchita")
    match = play(match_from(s), "move_car 1")
    assert [match.state.inactive[CUBAN_INDEX[cuban]] for cuban in ("jose", "conchita")] == [False, True]
    assert goods(match, 0) == {}
    assert match.to_move == (1,)


@rule("SDC-4.11")
def test_passing_the_port_moves_the_marker_before_the_cuban_helps() -> None:
    """The marker goes one flag on during the drive, while Maria's points come after it."""
    s = layout_t(2, car=9)
    match = play(match_from(s), "move_car 2")
    assert match.state.marker == 3
    assert [event[0] for _, event in match.events(None)] == ["pesos", "marker", "drove", "vp"]


@rule("SDC-4.11")
def test_each_passing_moves_the_marker() -> None:
    """A drive that passes the port twice moves the marker twice."""
    s = layout_t(2, car=9)
    hold(s, 0, pesos=11)
    match = play(match_from(s), "move_car 12")
    assert match.state.car == MARIA
    assert match.state.marker == 4


@rule("SDC-4.11")
def test_a_ship_sent_off_by_passing_is_gone_before_the_cuban_is_used() -> None:
    """Who passes at flag 4 stops at Alonso without a ship: the own trade office cannot be used there."""
    s = layout_t(2, car=9, marker=4)
    hold(s, 0, pesos=7, rum=1)
    own(s, 0, "trade_office", "church")
    match = play(match_from(s), "move_car 8")
    assert match.state.car == ALONSO
    assert (match.state.ship_in_port, match.state.ship_token, match.state.marker) == (False, 2, 2)
    assert [text for text in texts(match) if text.startswith("alonso_use")] == ["alonso_use church"]


@rule("SDC-4.12")
def test_starting_from_the_port_is_not_passing_it() -> None:
    """The marker stays when the car drives away from the port."""
    match = play(match_from(layout_t(2, car=PORT)), "move_car 2")
    assert match.state.marker == 2
    assert told(match, "marker") == []


@rule("SDC-4.12")
def test_ending_at_the_port_is_not_passing_it() -> None:
    """When the loading begins the marker has not moved, not even after a lap from port to port."""
    s = layout_t(2, car=9)
    match = play(match_from(s), "move_car 1")
    assert (match.state.marker, match.asks[0].kind) == (2, "load")
    s = layout_t(2, car=PORT)
    hold(s, 0, pesos=10, sugar=1)
    match = play(match_from(s), "move_car 10")
    assert (match.state.marker, match.asks[0].kind) == (2, "load")
    match = play(match_from(s), "move_car 11")
    assert match.state.marker == 3


@rule("SDC-4.13")
def test_nothing_is_loaded_in_passing() -> None:
    """Past the port nobody is asked to load, trying it is refused, and goods and demand stay."""
    s = layout_t(2, car=9)
    hold(s, 0, sugar=2, fruit=2, wood=1)
    match = play(match_from(s), "move_car 2")
    assert (match.asks[0].kind, match.to_move) == ("place_pawn", (0,))
    for move in ("load sugar 1", "load_wood fruit 1"):
        with pytest.raises(IllegalMove):
            match.play(move)
    play(match, "place_pawn casino", "skip")
    assert match.to_move == (1,)
    assert goods(match, 0) == {"sugar": 2, "fruit": 2, "wood": 1}
    assert match.state.dice[:4] == [2, 2, 1, 1]
    assert "load" not in {line.kind for line in match.log()}


# ---------------------------------------------------------------- the Cuban


@rule("SDC-4.14")
@pytest.mark.parametrize(
    ("stop", "gain"),
    [
        (MARIA, ("vp", 0, 2)),
        (JOSE, ("goods", 0, "sugar", 2)),
        (CONCHITA, ("goods", 0, "fruit", 2)),
        (PEDRO, ("goods", 0, "tobacco", 2)),
        (MIGUEL, ("goods", 0, "wood", 2)),
        (MARTINEZ, ("pesos", 0, 3)),
    ],
)
def test_a_cuban_helps_at_once_and_once(stop: int, gain: tuple[str | int, ...]) -> None:
    """The gain comes with the arrival, before the pawn moves, and there is no second one in the turn."""
    match = play(match_from(layout_t(2, car=stop - 1)), "move_car 1")
    assert told(match, *GAINS) == [gain]
    assert match.asks[0].kind == "place_pawn"
    play(match, f"place_pawn {match.legal[-1][1]}")
    if match.to_move == (0,):
        play(match, "skip")
    assert match.to_move == (1,)
    assert told(match, *GAINS) == [gain]


@rule("SDC-4.14")
def test_only_the_cuban_at_the_stop_helps() -> None:
    """Driving past José and Conchita to Pedro brings tobacco and nothing else."""
    s = layout_t(2, car=MARIA)
    hold(s, 0, pesos=2)
    match = play(match_from(s), "move_car 3")
    assert goods(match, 0) == {"tobacco": 2}


@rule("SDC-4.14")
def test_pablo_gives_once() -> None:
    """After a good from Pablo the pawn is next; a second good is refused."""
    match = play(match_from(layout_t(2, car=ALONSO)), "move_car 1", "pablo_take rum")
    assert match.asks[0].kind == "place_pawn"
    with pytest.raises(IllegalMove):
        match.play("pablo_take cigars")
    assert goods(match, 0)["rum"] == 1


@rule("SDC-4.15")
@pytest.mark.parametrize("stop", [MARIA, JOSE, CONCHITA, PEDRO, MIGUEL, MARTINEZ])
def test_plain_cubans_help_unasked(stop: int) -> None:
    """Nobody is asked whether to take what can only help: the next question is the pawn's."""
    match = play(match_from(layout_t(2, car=stop - 1)), "move_car 1")
    assert [line.kind for line in match.log()] == ["move_car"]
    assert match.asks[0].kind == "place_pawn"
    assert "decline" not in texts(match)
    with pytest.raises(IllegalMove):
        match.play("decline")


@rule("SDC-4.15")
def test_el_zorros_gifts_are_not_declined() -> None:
    """The active player is not asked: the opponent gives at once."""
    match = play(match_from(layout_t(2, car=MIGUEL)), "move_car 1")
    assert match.to_move == (1,)
    assert match.asks[0].kind == "zorro_give"


@rule("SDC-4.15")
@pytest.mark.parametrize(("stop", "kind"), [(PABLO, "pablo_take"), (ALONSO, "alonso")])
def test_pablo_and_alonso_can_be_declined(stop: int, kind: str) -> None:
    """Declining is the last option, changes nothing, and the pawn goes on to a building all the same."""
    match = play(match_from(layout_t(2, car=stop - 1)), "move_car 1")
    assert match.asks[0].kind == kind
    assert texts(match)[-1] == "decline"
    before = match.state.copy()
    play(match, "decline")
    assert match.state == before
    assert match.asks[0].kind == "place_pawn"


@rule("SDC-4.16")
def test_tobacco_from_pedro_can_become_cigars_in_the_same_turn() -> None:
    """With a white cigar factory both tobacco of the stop are rolled at once."""
    s = layout_t(2, car=CONCHITA)
    swap_buildings(s, "cigar_factory", "sawmill")
    hold(s, 0)
    match = play(match_from(s), "move_car 1", "place_pawn cigar_factory")
    assert texts(match) == ["use_building cigar_factory 1", "use_building cigar_factory 2", "skip"]
    play(match, "use_building cigar_factory 2")
    assert goods(match, 0) == {"cigars": 2}


@rule("SDC-4.16")
def test_pesos_from_martinez_can_buy_a_point_in_the_same_turn() -> None:
    """With a yellow casino a player who came without a peso leaves it with a point."""
    s = layout_t(2, car=PABLO)
    swap_buildings(s, "casino", "church")
    hold(s, 0, pesos=0, vp=0)
    match = match_from(s)
    assert match.state.car == MARTINEZ
    play(match, "place_pawn casino", "use_building casino 1")
    assert (match.state.traders[0].pesos, match.state.traders[0].vp) == (0, 1)


@rule("SDC-4.16")
def test_a_good_from_pablo_can_be_traded_in_the_same_turn() -> None:
    """The Cuban comes before the pawn: Pablo's rum is swapped at a blue black market."""
    s = layout_t(2, car=ALONSO)
    hold(s, 0)
    match = play(match_from(s), "move_car 1", "pablo_take rum", "place_pawn black_market")
    play(match, "use_building black_market rum cigars")
    assert goods(match, 0) == {"cigars": 1}


@rule("SDC-4.02")
def test_no_pawn_moves_at_the_port_at_an_inactive_cuban_or_at_el_zorro() -> None:
    """At these three stops the pawn stays in its building, and nobody is asked to move it."""
    for stop in (PORT, EL_ZORRO, JOSE):
        s = layout_t(2, car=(stop - 1) % STOPS)
        demand(s, sugar=1, fruit=1, tobacco=1, rum=1)
        hold(s, 0, pesos=1, vp=0)
        hold(s, 1, pesos=1, vp=0)
        stand(s, 0, "sawmill")
        inactive(s, "jose")
        match = play(match_from(s), "move_car 1")
        assert place(match, 0) == "sawmill"
        assert "place_pawn" not in {line.kind for line in match.log()}
        assert match.state.active == 1


@rule("SDC-4.01")
def test_a_turn_without_any_choice_is_still_taken() -> None:
    """A player without pesos whose stop is an inactive Cuban has had a turn: the log shows the drive."""
    s = layout_t(3, car=MARIA)
    hold(s, 0, pesos=0)
    inactive(s, "jose")
    match = match_from(s)
    assert [(line.seat, line.text) for line in match.log()] == [(0, "move_car 1")]
    assert match.to_move == (1,)
    assert match.state.traders[0].place == NOWHERE


@rule("SDC-4.05", "SDC-4.07")
def test_every_drive_of_whole_games_costs_its_distance_less_one() -> None:
    """The first event of each drive longer than a stop is its price, paid by the driver."""
    long_drives = 0
    for number in range(3):
        *_, match = walk(80 + number, 2 + number)
        events = match.events(None)
        for line in match.log():
            if line.kind == "move_car" and int(line.text.split()[1]) > 1:
                first = next(event for ply, event in events if ply == line.ply)
                assert first == ("pesos", line.seat, 1 - int(line.text.split()[1]))
                long_drives += 1
    assert long_drives
