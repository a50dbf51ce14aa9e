"""The helmsman: where a move can end, what its squares are worth, and that the steps lead to the best of them."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots.habits import Habits
from karawela.bots.players import Greedy
from karawela.bots.sense import sense_of
from karawela.engine import Match, Seat
from karawela.games.ship_adventure.rules.sea import FAR
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.bot.distances import ahead, beside, costs_to, sails, way_to_ship
from karawela.games.treasure_map.bot.helm import field_of
from karawela.games.treasure_map.bot.reaches import voyages, walks
from karawela.games.treasure_map.bot.square_worth import Field
from karawela.games.treasure_map.rules.moving import marooned
from karawela.games.treasure_map.state import TreasureMap
from tests.games.treasure_map.table import BOARD, clear_temples, hold, match_from, put, sq, table

NOTHING: frozenset[int] = frozenset()


def instinct(match: Match[TreasureMap]) -> list[float] | None:
    """What the asked seat's instinct says."""
    ask = match.ask_of(match.to_move[0])
    return sense_of(TITLE).instinct(match.state, ask.seat, ask.kind, ask.options)


def moves(seed: str, rounds: int = 12) -> list[Match[TreasureMap]]:
    """Every question about the first step of a move in a game of greedy players."""
    match: Match[TreasureMap] = Match(TITLE, 2, seed, {})
    player = Greedy(Random(seed), worlds=1, depth=0)
    found = []
    while not match.over and match.state.round <= rounds:
        seat = match.to_move[0]
        if match.ask_of(seat).kind == "move" and not match.state.moved:
            found.append(match.clone())
        match.play(player.choose(Seat(match, seat)), seat)
    return found


def ends_by_the_rules(match: Match[TreasureMap]) -> set[tuple[int, int]]:
    """Ship and crew after every series of steps that the rules allow, before anything else happens there."""
    seat = match.to_move[0]
    sea = match.state.sea
    captain = match.state.captains[seat]
    ends = {(captain.ship, captain.crew)}
    known: set[tuple[int, int, int, tuple[int, ...]]] = set()
    left = [match]
    while left:
        here = left.pop()
        s = here.state
        captain = s.captains[seat]
        place = (captain.ship, captain.crew, s.steps, tuple(sorted(s.drifted)))
        if place in known:
            continue
        known.add(place)
        for move in here.legal:
            if move[0] == "step":
                there = sea.index[str(move[1])]
                ends.add((there if captain.aboard and not sea.land[there] else captain.ship, there))
                twin = here.clone()
                twin.play(move, seat)
                if is_asked_to_move(twin, seat):
                    left.append(twin)
    return ends


def is_asked_to_move(match: Match[TreasureMap], seat: int) -> bool:
    """Whether the same move goes on."""
    asked = not match.over and match.to_move == (seat,) and match.ask_of(seat).kind == "move"
    return asked and match.state.moved


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_move_ends_where_the_rules_let_it_end(seed: str) -> None:
    """Every sea square and every land square that can be reached, and no other; waves are free once each."""
    for match in moves(seed, 4):
        s, seat = match.state, match.to_move[0]
        captain, sea = s.captains[seat], s.sea
        ends = ends_by_the_rules(match)
        assert captain.aboard == (captain.ship == captain.crew)
        if captain.aboard:
            seas, lands = voyages(sea, captain.ship, s.steps, ())
            assert set(seas) == {crew for ship, crew in ends if ship == crew}
            assert {there for there, _ in lands} == {crew for ship, crew in ends if ship != crew}
            assert set(map(tuple, map(reversed, lands))) <= ends
        else:
            on_foot = {crew for ship, crew in ends if ship == captain.ship and crew != ship}
            aboard = way_to_ship(sea, captain.ship)[captain.crew]
            assert set(walks(sea, captain.crew, s.steps)) <= on_foot
            if aboard <= s.steps:
                seas, _ = voyages(sea, captain.ship, s.steps - aboard, ())
                assert set(seas) == {crew for ship, crew in ends if ship == crew}


@pytest.mark.parametrize("seed", ["four", "five", "six"])
def test_the_steps_lead_to_the_best_square(seed: str) -> None:
    """Step by step by instinct: the move ends where the field is highest of all that could be reached."""
    followed = 0
    for match in moves(seed):
        s, seat = match.state, match.to_move[0]
        field = field_of(s, seat, s.captains[seat], s.sea)
        worth = instinct(match)
        if worth is None:
            continue
        best = max(field.at(*end) for end in ends_by_the_rules(match))
        captain = match.state.captains[seat]
        gold = captain.gold
        end = (captain.ship, captain.crew)
        while worth is not None:
            options = match.ask_of(seat).options
            assert len(worth) == len(options)
            move = options[worth.index(max(worth))]
            if move[0] != "step":
                break
            captain = match.state.captains[seat]
            there = s.sea.index[str(move[1])]
            end = (there if captain.aboard and not s.sea.land[there] else captain.ship, there)
            match.play(move, seat)
            if not is_asked_to_move(match, seat):
                break
            worth = instinct(match)
        if match.state.captains[seat].gold == gold:  # coins change what is worth while
            followed += 1
            assert field.at(*end) == pytest.approx(best, abs=1.1)
    assert followed > 5


def test_whoever_can_reach_el_dorado_goes_there() -> None:
    s = table("red", "yellow", level=2)
    clear_temples(s)
    hold(s, 0, pieces=[1, 2, 3, 4])
    put(s, 0, "I6")
    put(s, 1, "D3")
    s.dorado, s.dorado_seen = 3, 3
    match = match_from(s)
    worth = instinct(match)
    assert worth is not None
    assert match.legal[worth.index(max(worth))] == ("step", "I7")


def test_a_rich_rival_without_cannonballs_is_hunted_by_an_armed_captain() -> None:
    """Five squares away with waves between; unarmed it would not pay."""
    found = {}
    for balls in (0, 2):
        s = table("red", "yellow", level=2)
        clear_temples(s)
        hold(s, 0, pieces=[1], cannonballs=balls)
        hold(s, 1, pieces=[2, 3, 4])
        put(s, 0, "J5")
        put(s, 1, "D3")
        field = field_of(s, 0, s.captains[0], BOARD)
        beside = [there for there in BOARD.sea_around[sq("D3")] if there in voyages(BOARD, sq("J5"), 4, ())[0]]
        assert beside
        found[balls] = max(field.at(there, there) for there in beside)
    assert found[2] > found[0] + 20


def test_to_be_at_a_temple_is_worth_more_than_to_be_near_it() -> None:
    """By more than the step: the treasure is taken, whatever comes next."""
    s = table("red", "yellow")
    clear_temples(s, "H1")
    put(s, 1, "D9")
    field = field_of(s, 0, s.captains[0], BOARD)
    there, near = field.at(sq("I2"), sq("H1")), field.at(sq("I2"), sq("H2"))
    assert there > near + 4.0


def test_who_has_more_to_lose_keeps_away() -> None:
    """A rival next to the way is feared by the rich, and not by those who carry nothing."""
    worth = {}
    for rich in (0, 1):
        s = table("red", "yellow", level=2)
        clear_temples(s, "H1")
        hold(s, rich, pieces=[1, 2, 3])
        put(s, 1, "D3")
        field = field_of(s, 0, s.captains[0], BOARD)
        worth[rich] = field._danger(field._rivals[0], sq("F2"), True)
    assert worth[0] > 10.0
    assert worth[1] == 0.0


def test_charts_by_goals_and_by_ships_say_what_single_ways_say() -> None:
    """`ahead` is the best of the goals, `beside` the nearest of the squares around."""
    goals = ((sq("H1"), 12.0), (sq("E5"), 9.5), (sq("J8"), 20.0))
    avoid = frozenset({sq("F2")})
    for here, far in enumerate(ahead(BOARD, goals, avoid)):
        assert far == min(costs_to(BOARD, goal, avoid)[here] + left for goal, left in goals)
    ship = sq("I2")
    for there, far in enumerate(beside(BOARD, ship)):
        ways = [sails(BOARD, (near,))[ship] for near in BOARD.sea_around[there]]
        assert far == min(ways, default=FAR)


def test_other_questions_and_the_marooned_are_left_to_habit() -> None:
    s = table("red", "yellow", level=2)
    assert instinct(match_from(s)) is not None
    put(s, 0, "I1", "I2")
    assert marooned(s, 0, BOARD)
    assert instinct(match_from(s)) is None
    first: Match[TreasureMap] = Match(TITLE, 2, "colours", {})
    assert first.ask_of(first.to_move[0]).kind != "move"
    assert instinct(first) is None


def test_habits_follow_the_instinct() -> None:
    """Without looking one step ahead, and so without remembering anything."""
    for match in moves("seven", 3):
        seat = match.to_move[0]
        ask = match.ask_of(seat)
        worth = instinct(match)
        if worth is not None:
            habits = Habits(sense_of(TITLE))
            assert habits.choice(match, ask) == worth.index(max(worth))
            assert habits.worth(match, ask) == worth
            assert len(habits) == 0


def test_waves_carry_for_nothing() -> None:
    """A step with the wave costs nothing, one against it does."""
    waves = [(here, there) for here, there in enumerate(BOARD.wave) if there >= 0]
    assert waves
    for here, there in waves:
        for goal in (sq("I2"), sq("A1"), there):
            assert costs_to(BOARD, goal, NOTHING)[here] <= costs_to(BOARD, goal, NOTHING)[there]
        assert sails(BOARD, (there,))[here] == 0
    assert all(0 <= sails(BOARD, (sq("I2"),))[here] <= BOARD.sailing(sq("I2"))[here] for here in BOARD.squares)


def test_a_field_that_is_remembered_is_the_one_that_would_be_made_anew() -> None:
    """In worlds of one seat, where all that it can't know is dealt again; so the key leaves nothing out."""
    for seed in ("nine", "ten"):
        for match in moves(seed, 10):
            seat = match.to_move[0]
            for deal in range(3):
                s = Seat(match, seat).world(Random(deal)).state
                me = s.captains[seat]
                options = match.ask_of(seat).options
                place = (me.ship, me.crew, s.steps, tuple(s.drifted), options)
                anew = Field(s, seat, me, s.sea)
                assert field_of(s, seat, me, s.sea).steps(*place) == anew.steps(*place)
