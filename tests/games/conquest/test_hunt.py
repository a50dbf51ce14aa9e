"""Large boards: the fall of the weakest ends the game, so the leader hunts it and nobody else does."""

from __future__ import annotations

import pytest

from karawela.games.conquest.bot.hunt import hunt
from karawela.games.conquest.bot.parties import steps_onto
from karawela.games.conquest.bot.value import value
from karawela.games.conquest.rules.limits import cities_of
from karawela.games.conquest.state import ELIMINATION, MAJORITY, MOVEMENT, Conquest
from tests.games.conquest.table import BLUE, GREEN, RED, YELLOW, four_boxes, manned, owning, sailed


@pytest.fixture(scope="module")
def cornered() -> Conquest:
    """Red leads, green has one city and nobody there."""
    s = four_boxes(4)
    s = owning(s, RED, *s.areas[0], *s.areas[1])
    last, *others = cities_of(s, GREEN)
    s = owning(s, BLUE, *others)
    assert cities_of(s, GREEN) == [last]
    return s


def scent(s: Conquest, seat: int, **chances: float) -> float:
    """What the hunt is worth by the points that everybody has."""
    claims = [{point: 1.0 for point, owner in s.owner.items() if owner == each} for each in range(len(s.captains))]
    return hunt(s, seat, claims, {int(square[1:]): chance for square, chance in chances.items()})


def ashore(s: Conquest, steps: int) -> int:
    """A square so many steps away from green's last city."""
    return steps_onto(s.sea, cities_of(s, GREEN)[0]).index(steps)


def test_each_step_nearer_to_the_last_city_counts(cornered: Conquest) -> None:
    """From far away too."""
    near = [manned(cornered, RED, ashore(cornered, steps), ships=1, crews=2) for steps in range(1, 15)]
    worth = [scent(s, RED) for s in near]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == len(worth)
    assert value(near[0], RED) > value(near[12], RED)


def test_only_the_leader_hunts(cornered: Conquest) -> None:
    """Whoever ends the game behind somebody else has lost it."""
    s = manned(manned(cornered, RED, ashore(cornered, 3), crews=4), YELLOW, ashore(cornered, 2), crews=4)
    assert scent(s, RED) > 0 == scent(s, YELLOW)
    ahead = owning(s, YELLOW, *s.areas[2], *s.areas[3], *s.areas[4])
    assert scent(ahead, YELLOW) > 0 == scent(ahead, RED)


def test_two_who_are_even_both_hunt(cornered: Conquest) -> None:
    """Each may be ahead when the prey falls; a lead makes the hunt worth more."""
    s = manned(manned(cornered, RED, ashore(cornered, 2), crews=4), YELLOW, ashore(cornered, 3), crews=4)
    even = owning(s, YELLOW, *s.areas[2], *s.areas[3])
    assert scent(even, YELLOW) > 0
    assert 0 < scent(even, RED) < scent(s, RED)


def test_whoever_has_much_is_not_hunted(cornered: Conquest) -> None:
    """With ten groups somewhere it takes long, and with twenty too long."""
    s = manned(cornered, RED, ashore(cornered, 3), crews=4)
    land = [square for square in s.sea.squares if s.sea.land[square]]
    scents = [scent(s, RED)]
    for ten in range(2):
        for seat in (YELLOW, BLUE, GREEN):
            for square in land[20 * seat + 10 * ten : 20 * seat + 10 * ten + 10]:
                s = manned(s, seat, square, crews=1)
        scents.append(scent(s, RED))
    assert scents[0] / 5 > scents[1] > scents[2] == 0


def test_every_group_of_the_prey_is_in_the_way(cornered: Conquest) -> None:
    """A ship far away and a garrison: while one is left, nobody is out."""
    s = manned(cornered, RED, ashore(cornered, 3), ships=1, crews=2)
    lone = next(square for square in s.sea.squares if not s.sea.land[square] and not s.captains[RED].is_on(square))
    garrison = manned(s, GREEN, cities_of(s, GREEN)[0], crews=2)
    fled = manned(s, GREEN, lone, ships=1)
    assert scent(s, RED) > max(scent(garrison, RED), scent(fled, RED)) > 0


def test_an_open_melee_counts_by_its_chance_and_the_own_attack_of_the_prey_does_not(cornered: Conquest) -> None:
    """Who is about to lose its last crew is nearly out; who attacks with it is not."""
    city = cities_of(cornered, GREEN)[0]
    s = manned(manned(cornered, GREEN, city, crews=1), RED, city, crews=3)
    s.phase, s.active = MOVEMENT, RED
    good, bad = (scent(s, RED, **{f"s{city}": chance}) for chance in (0.9, 0.2))
    assert good > bad
    s.active = GREEN
    assert scent(s, RED, **{f"s{city}": 0.9}) == scent(s, RED)


def test_three_sailors_on_four_boxes_end_by_winning() -> None:
    """By majority, or because somebody has no unit and no city left: long before the limit of rounds."""
    end = sailed(3, 202)
    assert end.ended in (MAJORITY, ELIMINATION)
    assert end.round < 40


def test_late_in_a_game_of_three_the_weakest_is_hunted_however_strong() -> None:
    """On four boxes, when all have kept each other from the majority for thirty rounds. Of two nobody is hunted so."""
    worth = {}
    for seats in (2, 3):
        s = four_boxes(seats)
        s = owning(s, RED, *s.areas[0], *s.areas[1])
        for number, square in enumerate(square for square in s.sea.squares if not s.sea.land[square]):
            if number % 6 == 0 and number < 180:
                s.captains[1 + number // 6 % (seats - 1)].ships[square] = 1
        for s.round in (30, 31):
            worth[seats, s.round] = scent(s, RED)
    assert worth[2, 30] == worth[2, 31] == worth[3, 30] == 0.0
    assert worth[3, 31] > 0.0
