"""Large boards: what is missing is taken at once, by whoever moves last in a round."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from karawela.bots.players import Greedy
from karawela.engine.seat import Seat
from karawela.games.conquest.bot.odds import melee_odds
from karawela.games.conquest.bot.parties import steps_onto
from karawela.games.conquest.bot.storm import storm
from karawela.games.conquest.rules.limits import cities_of
from karawela.games.conquest.state import MAJORITY, MOVEMENT, PURCHASES, STEPS, Conquest
from karawela.games.ship_adventure.data.components import SKULL
from tests.games.conquest.table import RED, YELLOW, large_board, match_from


@pytest.fixture(scope="module")
def dealt() -> Conquest:
    return large_board(2, "9", "storm")


@pytest.fixture(scope="module")
def smaller() -> Conquest:
    return large_board(2, "4", "storm")


def skulls(s: Conquest, number: int) -> tuple[int, list[int]]:
    """So many skulls of one area, as far apart as there are, and which area that is."""
    sea = s.sea
    found = [
        (min([sea.distance(*pair) for pair in combinations(some, 2)], default=0), area, list(some))
        for area, points in enumerate(s.areas)
        for some in combinations([point for point in points if sea.kind[point] == SKULL], number)
    ]
    return max(found)[1:]


def before_the_storm(dealt: Conquest, missing: int, *away: int, guards: int = 0, last: bool = True) -> Conquest:
    """Red has five areas but for some skulls of the fifth, and a group of four ships so many steps away from each.
    Yellow has the skulls, with so many ships on each, and all cities but one."""
    s = dealt.copy()
    area, points = skulls(s, missing)
    for number in [area, *[other for other in range(9) if other != area][:4]]:
        s.owner.update(dict.fromkeys(s.areas[number], RED))
    mine = cities_of(s, RED)[0]
    s.owner.update({city: YELLOW for cities in s.sea.cities for city in cities if city != mine})
    s.captains[YELLOW].crews[cities_of(s, YELLOW)[0]] = 1
    taken = set(points)
    for point, steps in zip(points, away, strict=False):
        ways = steps_onto(s.sea, point)
        others = [steps_onto(s.sea, other) for other in points if other != point]
        square = next(
            square
            for square in s.sea.squares
            if s.sea.main_sea[square] and ways[square] == steps and square not in taken
            and all(other[square] > 4 for other in others)
        )  # fmt: skip
        taken.add(square)
        s.captains[RED].ships[square] = 4
    for point in points:
        s.owner[point] = YELLOW
        if guards:
            s.captains[YELLOW].ships[point] = guards
    s.round, s.first, s.active, s.turns = 9, YELLOW if last else RED, RED, 2 if last else 1
    s.phase, s.steps_left = MOVEMENT, STEPS
    return s


def worth(s: Conquest) -> float:
    claims = {point: 1.0 for point, owner in s.owner.items() if owner == RED}
    guards = {point: (ships, 0) for point, ships in s.captains[YELLOW].ships.items()}
    return storm(s, RED, claims, guards)


def turn_of_red(s: Conquest) -> Conquest:
    """What a greedy player makes of the turn, until the dice would fall."""
    match, player = match_from(s), Greedy(Random(1))
    while not match.over and match.to_move == (RED,) and match.state.phase in (PURCHASES, MOVEMENT):
        match.play(player.choose(Seat(match, RED)))
    return match.state


def test_whoever_moves_last_takes_all_that_is_missing(dealt: Conquest) -> None:
    """Three steps each: six in all, and the game is won. In a turn that others answer it is worth less."""
    s = before_the_storm(dealt, 2, 3, 3)
    assert worth(s) > 2 * worth(before_the_storm(dealt, 2, 3, 3, last=False)) > 0
    end = turn_of_red(s)
    assert end.ended == MAJORITY
    assert all(end.owner[point] == RED for point in skulls(end, 2)[1])


def test_defenders_are_stormed_too(dealt: Conquest) -> None:
    """Even odds at both: one chance in four to win the game, and what is lost can be bought again."""
    s = before_the_storm(dealt, 2, 2, 3, guards=4)
    end = turn_of_red(s)
    points = skulls(end, 2)[1]
    assert [end.captains[RED].ships.get(point) for point in points] == [4, 4]


def test_a_storm_is_worth_its_chance(dealt: Conquest) -> None:
    """All melees have to be won. What the next turn might bring does not depend on who is last in this one."""
    chances = []
    for guards in (0, 1, 2, 4):
        last, first = [before_the_storm(dealt, 2, 2, 3, guards=guards, last=last) for last in (True, False)]
        chances.append(worth(last) - worth(first))
    for guards, chance in zip((1, 2, 4), chances[1:], strict=True):
        assert chance / chances[0] == pytest.approx(melee_odds(4, guards, 0).win ** 2)


def test_six_steps_must_be_enough(dealt: Conquest) -> None:
    """For all points together; one step too many, and only the next turn counts."""
    for away, enough in (((3, 3), True), ((3, 4), False)):
        last, first = [worth(before_the_storm(dealt, 2, *away, last=last)) for last in (True, False)]
        assert (last > first) is enough
    near, far = before_the_storm(dealt, 2, 3, 3), before_the_storm(dealt, 2, 3, 3)
    far.steps_left = 5
    assert worth(near) > worth(far)


def test_a_group_goes_to_one_point_only(dealt: Conquest) -> None:
    """With one group for two points nothing is won in this turn."""
    last, first = [before_the_storm(dealt, 2, 2, last=last) for last in (True, False)]
    assert worth(last) == worth(first)


def lacking(dealt: Conquest, more: int, *away: int, last: bool = True) -> Conquest:
    """Two skulls are missing, with groups so many steps away, and so many other points of the area."""
    s = before_the_storm(dealt, 2, *away, last=last)
    area, points = skulls(s, 2)
    s.owner.update(dict.fromkeys([point for point in s.areas[area] if point not in points][:more], YELLOW))
    return s


def test_nobody_storms_five_points_at_once(dealt: Conquest) -> None:
    """Then it is all the same who moves last; a turn takes what it can."""
    assert worth(lacking(dealt, 3, 1, 1)) == worth(lacking(dealt, 3, 1, 1, last=False)) > 0


def test_a_sortie_takes_as_many_as_it_can(dealt: Conquest) -> None:
    """Two points if there are steps for both, else the nearer one."""
    s = lacking(dealt, 3, 2, 3)
    both = worth(s)
    for steps, points in ((5, 2), (4, 1), (2, 1), (1, 0)):
        s.steps_left = steps
        assert worth(s) == pytest.approx(both * points / 2)


def test_who_is_far_from_the_majority_makes_no_sorties(dealt: Conquest) -> None:
    """With nine points missing; with eight there are."""
    s = lacking(dealt, 6, 1, 1)
    assert worth(s) > 0
    whole = next(area for area in s.areas if all(s.owner.get(point) == RED for point in area))
    s.owner[whole[0]] = YELLOW
    assert worth(s) == 0


def test_the_groups_for_it_are_bought(dealt: Conquest) -> None:
    """In a city near by: at the purchases a storm is thought of with those who could be bought, afterwards not."""
    s = before_the_storm(dealt, 1)
    point = skulls(s, 1)[1][0]
    ways = steps_onto(s.sea, point)
    city = min((city for cities in s.sea.cities for city in cities), key=lambda city: ways[s.sea.harbour_of[city]])
    assert ways[s.sea.harbour_of[city]] <= STEPS
    s.owner[city] = RED
    s.captains[RED].gold = 12
    moving = worth(s)
    s.phase = PURCHASES
    assert worth(s) > moving
    end = turn_of_red(s)
    assert end.ended == MAJORITY and end.captains[RED].ships.get(point) == 1


def test_four_boxes_are_stormed_too(smaller: Conquest) -> None:
    """Even odds at both points: whoever moves last dares it."""
    end = turn_of_red(before_the_storm(smaller, 2, 2, 3, guards=4))
    assert [end.captains[RED].ships.get(point) for point in skulls(end, 2)[1]] == [4, 4]


def test_sorties_count_on_every_large_board(smaller: Conquest, dealt: Conquest) -> None:
    """What the rest of a turn could take counts by itself."""
    for s in (lacking(smaller, 2, 1, 1, last=False), lacking(dealt, 2, 1, 1, last=False)):
        fresh = worth(s)
        s.steps_left = 0
        assert fresh > worth(s)
