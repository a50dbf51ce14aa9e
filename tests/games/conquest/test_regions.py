"""Nine boxes: whole regions are conquered with their cities, a city counts like a group, and no step is given away."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots.players import Greedy
from karawela.engine.seat import Seat
from karawela.games.conquest.bot.campaign import campaigns
from karawela.games.conquest.bot.odds import melees_of, survivors
from karawela.games.conquest.bot.parties import parties_of, reach_of, steps_onto
from karawela.games.conquest.bot.value import value
from karawela.games.conquest.rules.limits import cities_of
from karawela.games.conquest.state import GROUP, MOVEMENT, STEPS, Conquest
from karawela.games.ship_adventure.data.components import SKULL
from tests.games.conquest.table import RED, YELLOW, empty, equip, large_board, manned, match_from, owning, stand


@pytest.fixture(scope="module")
def dealt() -> Conquest:
    """Nine boxes between two rounds, with cities and no unit anywhere, and some gold."""
    s = large_board(2, "9", "regions")
    for captain in s.captains:
        captain.gold = 30
    return s


def way(s: Conquest, seat: int) -> float:
    """What the seat's way to the majority is worth, by the points it has."""
    claims = [{point: 1.0 for point, owner in s.owner.items() if owner == each} for each in range(len(s.captains))]
    return campaigns(s, claims, {})[seat]


def test_the_reach_of_many_parties_is_that_of_the_best_of_them(dealt: Conquest) -> None:
    """For every goal and every strength, whoever else is there."""
    rng, sea = Random(5), dealt.sea
    land = [square for square in sea.squares if sea.land[square]]
    deep = [square for square in sea.squares if sea.main_sea[square]]
    captain = dealt.captains[RED].copy()
    captain.ships = {square: rng.randint(1, 3) for square in rng.sample(deep, 9)}
    captain.crews = {square: rng.randint(1, 4) for square in rng.sample(land, 9)}
    points = [point for area in dealt.areas for point in area]
    skulls = tuple([point for point in points if sea.kind[point] == SKULL])
    temples = tuple([point for point in points if sea.kind[point] != SKULL])
    units = tuple(captain.ships.items()), tuple(captain.crews.items())
    reaches = reach_of(sea, (temples, skulls), *units, ((), 0, 0, 0))
    for goals, parties, reach in zip((temples, skulls), parties_of(sea, captain, GROUP), reaches, strict=True):
        assert dict(reach.by_strength).keys() == {strength for _, _, strength in parties}
        for place, goal in enumerate(goals):
            steps = steps_onto(sea, goal)
            found = [(steps[square] + apart, strength) for square, apart, strength in parties]
            assert reach.soonest[place] == min(found)[0]
            for strength, row in reach.by_strength:
                assert row[place] == min(way for way, each in found if each == strength)


def test_a_city_counts_like_the_group_that_could_be_bought_there(dealt: Conquest) -> None:
    """With gold a seat without units is on its way already; to buy and to fill up brings it nearer, crew by crew."""
    sea, city = dealt.sea, cities_of(dealt, RED)[0]
    goals = tuple([point for area in dealt.areas for point in area if sea.kind[point] != SKULL]), ()
    harbour = sea.harbour_of[city]
    levy = (city,), 24, 4, 4
    bought = [reach_of(sea, goals, (), ((city, crews),), levy)[0] for crews in (1, 2, 3, 4)]
    none = reach_of(sea, goals, (), (), levy)[0]
    nearest = min(range(len(goals[0])), key=lambda place: steps_onto(sea, goals[0][place])[city])
    strong = [dict(reach.by_strength)[GROUP][nearest] for reach in (none, *bought)]
    assert strong == sorted(strong, reverse=True)
    assert len(set(strong)) == len(strong)
    assert min(none.soonest) > min(bought[0].soonest)
    assert not reach_of(sea, goals, (), (), ((city,), 2, 4, 4))[0].by_strength, "too poor for a crew"
    assert not reach_of(sea, goals, (), (), ((city,), 24, 4, 0))[0].by_strength, "no crew left"
    assert reach_of(sea, ((), (harbour,)), (), (), levy)[1].soonest == (1,)
    assert way(dealt, RED) < way(owning(dealt, RED, *cities_of(dealt, YELLOW)[:4]), RED)


def test_a_city_of_the_enemy_in_the_region_is_in_the_way(dealt: Conquest) -> None:
    """With five whole areas and a city less in their regions the campaign is worth less; one of nobody counts less."""
    whole = owning(dealt, RED, *[point for area in dealt.areas for point in area])
    whole = owning(whole, RED, *[city for cities in whole.sea.cities for city in cities])
    worth = way(whole, RED)
    for city in cities_of(dealt, YELLOW):
        vacant = whole.copy()
        del vacant.owner[city]
        losses = worth - way(owning(whole, YELLOW, city), RED), worth - way(vacant, RED)
        assert losses[0] > losses[1] > 0


def test_nobody_ends_the_movement_for_lucky_dice(dealt: Conquest) -> None:
    """With an even melee open, for a point of a whole area of the enemy, and steps left another crew goes on, however
    the dice fall in the world looked at."""
    sea = dealt.sea
    area = dealt.areas[0]
    temple = next(point for point in area if sea.kind[point] != SKULL)
    s = manned(manned(owning(dealt, YELLOW, *area), YELLOW, temple, crews=4), RED, temple, crews=4)
    s = manned(s, RED, cities_of(s, RED)[0], crews=1)
    s.round, s.first, s.active, s.turns = 3, YELLOW, RED, 2
    s.phase, s.steps_left, s.moved = MOVEMENT, STEPS - 1, {temple: 4}
    for seed in range(12):
        assert Greedy(Random(seed), worlds=1).choose(Seat(match_from(s), RED))[0] == "move"


def test_the_income_does_not_hurry_anybody(dealt: Conquest) -> None:
    """Gold that is sure to come counts already: with it in hand the position is worth hardly more."""
    s = owning(dealt, RED, *dealt.areas[0], *dealt.areas[1])
    paid = s.copy()
    equip(s, RED, gold=0)
    equip(paid, RED, gold=30)
    assert 0 < value(paid, RED) - value(s, RED) < 0.1


def test_those_in_an_open_melee_count_as_far_as_they_survive() -> None:
    """Two against one: the two lose less than half of themselves, the one more; the others are all there."""
    s = empty(2)
    stand(s, RED, "A7", ships=1, crews=1)
    stand(s, YELLOW, "A7", ships=1)
    (_, enemy, odds), *others = melees_of(s)
    assert (enemy, others) == (YELLOW, [])
    mine, theirs = survivors(s, RED, melees_of(s)), survivors(s, YELLOW, melees_of(s))
    assert sum(mine) == pytest.approx(1 + odds.attackers)
    assert sum(theirs) == pytest.approx(1 + odds.defenders)
    assert survivors(s, RED, []) == (1.0, 2.0)
