"""What the valuation pursues: majorities, endings that suit, points that are far away; and how much it fears."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots.players import Greedy
from karawela.engine import Match
from karawela.engine.seat import Seat
from karawela.games.conquest import TITLE
from karawela.games.conquest.bot.ending import nearness
from karawela.games.conquest.bot.parties import near_points
from karawela.games.conquest.bot.value import value
from karawela.games.conquest.state import COMPASS, LIMIT, NOBODY, Conquest
from karawela.games.ship_adventure.data.components import SKULL
from tests.games.conquest.table import RED, YELLOW, buying, empty, equip, match_from, r1, stand


def played(name: str, rounds: int = 0) -> Match[Conquest]:
    """A game of two greedy players, whole or so many rounds of it."""
    match: Match[Conquest] = Match(TITLE, 2, name)
    players = [Greedy(Random(f"{name} {seat}"), worlds=1) for seat in range(2)]
    while not match.over and not (rounds and match.state.round > rounds):
        seat = match.to_move[0]
        match.play(players[seat].choose(Seat(match, seat)))
    return match


def owns(s: Conquest, seat: int, count: int, *areas: int) -> Conquest:
    """A copy in which the seat controls the first points of these areas, so many of each."""
    twin = s.copy()
    for area in areas:
        for point in twin.areas[area][:count]:
            twin.owner[point] = seat
    return twin


def test_games_of_two_greedy_players_end_by_winning() -> None:
    """These six by majority or elimination; about one in a hundred still waits for the last round."""
    assert LIMIT not in [played(f"value {number}").state.ended for number in range(6)]


def test_nobody_stays_at_home_for_fear() -> None:
    """After five rounds both have gone out and taken something, on boards of every kind."""
    for number in range(4):
        s = played(f"out {number}", 5).state
        points = [sum(owner == seat for owner in s.owner.values()) for seat in range(2)]
        assert s.ended or min(points) > 1, f"game {number}: {points}"


def approach(number: int) -> tuple[float, float]:
    """A yellow landing party comes to three steps from red's bare city, in such a round: red's loss, yellow's gain."""
    s = empty(2)
    s.round = number
    s.captains[RED].crews.clear()
    stand(s, RED, "A7", ships=1, crews=1)
    city, by_land = s.sea.cities[s.captains[RED].colour][0], near_points(s.sea)[0]
    steps = {square: dict(by_land[square])[city] for square in s.sea.squares if s.sea.main_sea[square]}
    near, far = s.copy(), s.copy()
    for twin, wanted in ((near, 3), (far, max(steps.values()))):
        there = next(square for square, count in steps.items() if count == wanted)
        twin.captains[YELLOW].ships[there], twin.captains[YELLOW].crews[there] = 1, 3
    return value(far, RED) - value(near, RED), value(near, YELLOW) - value(far, YELLOW)


def test_hope_is_greater_than_fear_and_fear_fades() -> None:
    """Whoever comes near gains more than the other loses; from the middle of the game on the other does not care."""
    losses, gains = zip(*[approach(number) for number in (1, 10, 15, 29)], strict=True)
    assert 0 < losses[0] < gains[0] / 2
    assert losses[0] > losses[1] > 0.01
    assert losses[2:] == pytest.approx((0, 0), abs=0.001)
    assert min(gains) > 0.3


def test_areas_of_a_majority_are_worth_more_than_scattered_points() -> None:
    """Six points that are two areas beat six points of three areas."""
    s = empty(2)
    majority, scattered = owns(s, RED, 3, 0, 1), owns(s, RED, 2, 0, 1, 2)
    assert value(majority, RED) > value(scattered, RED) + 20
    assert value(majority, YELLOW) < value(scattered, YELLOW) - 20


def test_the_last_point_of_a_majority_draws_most() -> None:
    """A ship one step nearer to it gains more than the same step gained before the majority was near."""
    s = empty(2)
    target, area = next((point, area) for area in s.areas for point in area if s.sea.kind[point] == SKULL)
    steps = s.sea.sailing(target)
    near, far = (s.sea.names[steps.index(count)] for count in (1, 2))

    def gain(position: Conquest) -> float:
        nearer, further = position.copy(), position.copy()
        stand(nearer, RED, near, ships=1)
        stand(further, RED, far, ships=1)
        return value(nearer, RED) - value(further, RED)

    other = (s.areas.index(area) + 1) % 3
    almost = owns(s, RED, 3, s.areas.index(area), other)
    del almost.owner[target]
    assert gain(almost) > 4 * gain(s) > 0


def test_whoever_is_ahead_likes_an_elimination_and_whoever_is_behind_does_not() -> None:
    """An elimination ends the game with the round, and the score decides."""
    s = empty(3)
    s.captains[2].crews.clear()
    for point in s.sea.cities[s.captains[2].colour]:
        s.owner[point] = RED
    s = owns(s, YELLOW, 3, 0)
    out = s.copy()
    stand(s, 2, "A1", crews=1)
    out.captains[2].out = True
    assert nearness(s) == 0.0
    assert nearness(out) == 1.0
    assert value(out, YELLOW) > value(s, YELLOW)
    assert value(out, RED) < value(s, RED)
    assert value(out, 2) < value(s, 2)


def test_a_melee_for_the_last_city_may_be_the_end() -> None:
    """The chance to win it is the chance that the game ends; another unit or city elsewhere, and it is not."""
    s = empty(2)
    city = s.sea.names[s.sea.cities[s.captains[YELLOW].colour][0]]
    stand(s, RED, city, crews=1)
    assert nearness(s) == 0.5
    equip(s, RED, sabres=3)
    assert nearness(s) > 0.95
    elsewhere = s.copy()
    stand(elsewhere, YELLOW, "A1", crews=1)
    assert nearness(elsewhere) == 0.0
    richer = s.copy()
    richer.owner[s.sea.cities[2][0]] = YELLOW
    assert nearness(richer) == 0.0


def test_the_last_round_is_about_the_score() -> None:
    """A point more is worth far more in it than the units that are about to be lost with the game."""
    s = empty(2)
    late = s.copy()
    late.round = late.max_rounds
    early_gain = value(owns(s, RED, 1, 0), RED) - value(s, RED)
    late_gain = value(owns(late, RED, 1, 0), RED) - value(late, RED)
    assert late_gain > 2 * early_gain


def test_on_four_boxes_points_behind_the_own_ones_draw_too() -> None:
    """With all the nearest points its own, a fleet still goes for the others."""
    match: Match[Conquest] = Match(TITLE, 2, "wide", {"boxes": "4"})
    while match.state.phase != COMPASS and not match.state.round:
        match.choose(0)
    s = match.state.copy()
    s.active, s.phase = NOBODY, COMPASS
    skulls = [square for group in s.sea.skulls for square in group]
    for captain in s.captains:
        captain.ships.clear()
        captain.crews.clear()
    target = skulls[0]
    for point in {*skulls, *(point for area in s.areas for point in area)} - {target}:
        s.owner[point] = RED
    steps = s.sea.sailing(target)
    worth = []
    for far in (9, 10):
        there = s.copy()
        there.captains[RED].ships[steps.index(far)] = 1
        worth.append(value(there, RED))
    assert worth[0] > worth[1]


def test_whoever_has_no_ship_saves_for_one() -> None:
    """With crews ashore and five gold nothing is bought; with six, a ship; with a ship, five gold go for sabres."""
    for gold, ships, bought in ((5, 0, "end_purchases"), (6, 0, "buy_unit ship"), (5, 1, "buy_card sabres")):
        s = buying(empty(2))
        city = s.sea.cities[s.captains[RED].colour][0]
        stand(s, RED, s.sea.names[city], crews=4)
        stand(s, RED, s.sea.names[s.sea.harbour_of[city]], ships=ships)
        equip(s, RED, gold=gold)
        move = Greedy(Random(1), worlds=1).choose(Seat(match_from(s), RED))
        assert " ".join(str(token) for token in move[:2]) == bought


def test_what_the_setup_gives_is_even() -> None:
    """Before the first move nobody is much ahead."""
    s = r1(2)
    assert abs(value(s, RED) - value(s, YELLOW)) < 8
