"""Large boards: which areas make the majority, what brings it nearer, and how long others are feared."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots.players import Greedy
from karawela.engine.seat import Seat
from karawela.games.conquest.bot.campaign import WAYS, campaigns, caution, trouble_with
from karawela.games.conquest.bot.parties import steps_onto
from karawela.games.conquest.bot.value import value
from karawela.games.conquest.rules.limits import cities_of
from karawela.games.conquest.state import MAJORITY, PURCHASES, Conquest
from karawela.games.ship_adventure.data.components import SKULL, TEMPLE
from tests.games.conquest.table import RED, YELLOW, equip, four_boxes, manned, match_from, owning, sailed


@pytest.fixture(scope="module")
def dealt() -> Conquest:
    return four_boxes(2)


def way(s: Conquest, seat: int) -> float:
    """What the seat's way to the majority is worth, by the points it has."""
    claims = [{point: 1.0 for point, owner in s.owner.items() if owner == each} for each in range(len(s.captains))]
    units = [(square, captain) for captain in s.captains for square in captain.squares()]
    return campaigns(s, claims, {square: (captain.units_on(square), 0) for square, captain in units})[seat]


def skull_of(s: Conquest, area: int) -> int:
    return next(point for point in s.areas[area] if s.sea.kind[point] == SKULL)


def area_with(s: Conquest, kind: int, count: int) -> int:
    return next(n for n, area in enumerate(s.areas) if sum(s.sea.kind[point] == kind for point in area) >= count)


def test_five_whole_areas_are_worth_more_than_the_same_number_of_points_in_nine(dealt: Conquest) -> None:
    """Half an area does not count."""
    whole = owning(dealt, RED, *[point for area in dealt.areas[:5] for point in area])
    scattered = owning(dealt, RED, *[point for area in dealt.areas for point in area[:3]][:20])
    assert value(whole, RED) > value(scattered, RED) + 40
    assert value(whole, YELLOW) < value(scattered, YELLOW) - 20


def test_the_last_points_count_most(dealt: Conquest) -> None:
    """The last point of the majority brings more than the one before, and that more than the first of all."""
    points = [point for area in dealt.areas[:5] for point in area]
    worth = [way(owning(dealt, RED, *points[:count]), RED) for count in (0, 1, 18, 19, 20)]
    assert worth[4] - worth[3] > 1.5 * (worth[3] - worth[2]) > 0
    assert worth[3] - worth[2] > worth[1] - worth[0] > 0


def test_a_vacant_area_draws_a_fleet_from_far_away(dealt: Conquest) -> None:
    """With four areas its own a ship sails on to the fifth, each of twelve steps."""
    area = area_with(dealt, SKULL, 1)
    others = [n for n in range(9) if n != area][:4]
    s = owning(dealt, RED, *[point for n in others for point in dealt.areas[n]])
    target = skull_of(s, area)
    s = owning(s, RED, *[point for point in s.areas[area] if point != target])
    for n in set(range(9)) - {area, *others}:
        s = owning(s, YELLOW, *s.areas[n])
    steps = s.sea.sailing(target)
    worth = [way(manned(s, RED, steps.index(far), ships=1), RED) for far in range(1, 13) if far in steps]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == len(worth)


def test_to_gather_helps_before_a_party_is_strong_enough(dealt: Conquest) -> None:
    """Against four defenders each crew more brings the temple nearer, the first ones too."""
    area = area_with(dealt, TEMPLE, 1)
    temple = next(point for point in dealt.areas[area] if dealt.sea.kind[point] == TEMPLE)
    held = owning(dealt, RED, *[point for n in range(9) if n != area for point in dealt.areas[n]][:16])
    held = owning(held, RED, *dealt.areas[area])
    held = manned(owning(held, YELLOW, temple), YELLOW, temple, crews=4)
    beside = next(square for square in dealt.sea.land_around[temple] if square not in held.owner)
    worth = [way(manned(held, RED, beside, crews=crews), RED) for crews in (1, 2, 3, 4)]
    assert worth == sorted(worth)
    assert len(set(worth)) == 4


def test_a_full_group_ashore_sends_as_many_as_fit_aboard(dealt: Conquest) -> None:
    """Four crews and a ship are one too many for a square; three of them go, and do not wait for ever."""
    sea = dealt.sea
    city = cities_of(dealt, RED)[0]
    quay = sea.harbour_of[city]
    temples = [(n, point) for n, area in enumerate(dealt.areas) for point in area if sea.kind[point] == TEMPLE]
    area, temple = max(temples, key=lambda found: steps_onto(sea, found[1])[quay])
    s = owning(dealt, RED, *[point for n in range(9) if n != area for point in dealt.areas[n]][:16], *dealt.areas[area])
    s = manned(owning(s, YELLOW, temple), YELLOW, temple, crews=1)
    waiting = manned(manned(s, RED, city, crews=4), RED, quay, ships=1)
    boarded = manned(manned(s, RED, city, crews=1), RED, quay, ships=1, crews=3)
    assert way(boarded, RED) > way(waiting, RED)


def test_three_vacant_points_near_by_are_nearer_than_one_far_away_behind_four_defenders() -> None:
    """Three steps each against nine and an even melee: the campaign goes where nobody is."""
    assert 3 * WAYS[3] < WAYS[9 + trouble_with(4, 0)[4]]


def test_a_garrison_makes_the_way_of_the_others_longer(dealt: Conquest) -> None:
    """And is worth something to its owner, as long as somebody could come."""
    skull = skull_of(dealt, area_with(dealt, SKULL, 1))
    raider = dealt.sea.sailing(skull).index(3)
    bare = manned(owning(dealt, RED, skull), YELLOW, raider, ships=1)
    kept = manned(bare, RED, skull, ships=2)
    assert way(kept, YELLOW) < way(bare, YELLOW)
    assert way(kept, RED) > way(bare, RED)


def test_caution_fades(dealt: Conquest) -> None:
    """The others' way counts less from round to round, and a little to the end."""
    rounds = []
    for number in (1, 8, 20, 39):
        s = dealt.copy()
        s.round = number
        ahead = owning(s, YELLOW, *[point for area in s.areas[:3] for point in area])
        rounds.append((caution(s), value(s, RED) - value(ahead, RED)))
    assert rounds[0] > rounds[1] > rounds[2] == pytest.approx(rounds[3])
    assert min(rounds[3]) > 0


def test_a_later_limit_makes_nobody_more_cautious(dealt: Conquest) -> None:
    """On four boxes caution fades as it does in forty rounds, however many more there may be."""
    s = dealt.copy()
    s.round = 10
    limits = {}
    for s.max_rounds in (20, 40, 80):
        limits[s.max_rounds] = caution(s)
    assert limits[20] < limits[40] == limits[80]


def test_nobody_buys_what_nobody_needs(dealt: Conquest) -> None:
    """With a fleet that six steps a turn can't move, gold is kept or goes for cards."""
    s = dealt.copy()
    s.phase, s.active, s.turns, s.first = PURCHASES, RED, 1, RED
    cities = cities_of(s, RED)
    for city in cities:
        s.captains[RED].crews[city] = 4
        s.captains[RED].ships[s.sea.harbour_of[city]] = 4
    others = [square for square in s.sea.squares if s.sea.land[square] and square not in s.owner]
    for square in others[:2]:
        s.captains[RED].crews[square] = 3
    equip(s, RED, gold=9, sabres=3)
    s.captains[RED].crews[cities[0]] = 3
    assert "buy_unit" in {move[0] for move in match_from(s).legal}
    assert Greedy(Random(1), worlds=1).choose(Seat(match_from(s), RED))[0] != "buy_unit"


def test_two_sailors_on_four_boxes_end_by_majority() -> None:
    """Long before the limit of rounds."""
    end = sailed(2, 305)
    assert end.ended == MAJORITY
    assert end.round < 30
