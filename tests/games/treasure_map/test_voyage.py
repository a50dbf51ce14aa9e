"""The way to the victory as the valuation reckons it: errands, ventures, raids. On the reference board R1."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from karawela.bots.players import Greedy
from karawela.bots.results import results_of
from karawela.bots.sense import sense_of
from karawela.engine import Match
from karawela.engine.seat import Seat
from karawela.games.ship_adventure.rules.sea import NOWHERE
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.bot.distances import steps_on, steps_to
from karawela.games.treasure_map.bot.plans import BLADES, shopping
from karawela.games.treasure_map.bot.raids import HOME, against_pirate, chance, stake_of, threat
from karawela.games.treasure_map.bot.value import cannonballs
from karawela.games.treasure_map.bot.voyage import Errands, onward, stops
from karawela.games.treasure_map.rules.backs import places_of_tokens
from karawela.games.treasure_map.state import HOARD, TreasureMap
from karawela.testing.table import play
from tests.games.treasure_map.table import BOARD, TEMPLES, carry, clear_temples, hold, match_from, put, sq, table

NOTHING: frozenset[int] = frozenset()


def greedy_move(match: Match[TreasureMap]) -> str:
    """What a greedy player answers."""
    return " ".join(map(str, Greedy(Random(1), worlds=1).choose(Seat(match, match.to_move[0]))))


def errands(*places: str, temples: tuple[str, ...] = (), missing: int = 4, dorado: str = "") -> Errands:
    squares = tuple(sorted(map(sq, places)))
    return Errands(squares, tuple(sorted(map(sq, temples))), missing, NOWHERE, sq(dorado) if dorado else NOWHERE)


def test_every_errand_done_shortens_the_voyage() -> None:
    """Nothing at hand, one token, two, a piece less to get, none: each is nearer to the end than the one before."""
    temples = tuple(TEMPLES)
    voyages = [
        errands(temples=temples),
        errands("H2", temples=temples),
        errands("H2", "K1", temples=temples),
        errands("K1", temples=temples, missing=3),
        errands(missing=0, dorado="I7"),
    ]
    steps = [onward(BOARD, each, sq("H1")) for each in voyages]
    assert steps == sorted(steps, reverse=True)
    assert len(set(steps)) == len(steps)


def test_with_enough_tokens_no_temple_is_visited() -> None:
    """Two tokens for the two missing pieces: it begins at one of their places."""
    first = stops(BOARD, errands("H2", "K1", temples=("H1", "A5"), missing=2))
    assert {goal for goal, _ in first} == {sq("H2"), sq("K1")}
    more = stops(BOARD, errands("H2", "K1", temples=("H1", "A5"), missing=3))
    assert {goal for goal, _ in more} == {sq("H2"), sq("K1"), sq("H1"), sq("A5")}


def test_without_tokens_and_temples_the_voyage_is_still_finite() -> None:
    """They come with the next level."""
    assert stops(BOARD, errands()) == ()
    assert onward(BOARD, errands(missing=1), sq("H1")) < onward(BOARD, errands(missing=2), sq("H1")) < 100


def test_a_ship_left_behind_counts() -> None:
    """On foot from H2 to H1, the ship close by or far away: only who has to go on minds."""
    s = table("red", "yellow")
    far = []
    for ship in ("I2", "I5"):
        put(s, 0, ship, "H2")
        assert steps_to(s, 0, BOARD, sq("H1"), NOTHING) == 1
        far.append(steps_on(s, 0, BOARD, sq("H1"), NOTHING))
    assert far[0] < far[1]


def test_only_the_marooned_think_of_a_raft() -> None:
    """Home by raft would be quicker, but the ship can be reached."""
    s = table("red", "yellow")
    put(s, 0, "G5", "H2")
    assert steps_to(s, 0, BOARD, sq("L1"), NOTHING) == 3 + BOARD.sailing(sq("L1"))[sq("G5")] > 6
    put(s, 0, "L1", "H4")
    assert steps_to(s, 0, BOARD, sq("L1"), NOTHING) == 6


@pytest.mark.parametrize("ship", ["J1", "L1"])
def test_a_token_is_exchanged_wherever_the_ship_is(ship: str) -> None:
    """Also when the ship was sunk and lies at home: a piece is a piece."""
    s = table("red", "yellow", level=2)
    carry(s, 0, "t2_purple")
    place = BOARD.names[places_of_tokens(s.tiles)[s.token_back[-1]]]
    put(s, 0, ship, place)
    match = play(match_from(s), "end_move")
    assert greedy_move(match).startswith("exchange t2_purple")


def test_what_is_carried_is_at_stake() -> None:
    """Pieces more than tokens; what is stored is not."""
    s = table("red", "yellow")
    assert stake_of(s, 0) == HOME
    carry(s, 0, "t1_white")
    token = stake_of(s, 0)
    hold(s, 1, pieces=[1])
    assert HOME < token < stake_of(s, 1)
    s.captains[1].pieces, s.captains[1].stored_pieces = [0] * 4, [1, 0, 0, 0]
    assert stake_of(s, 1) == HOME


def test_cannonballs_win_against_who_can_not_answer() -> None:
    """One broadside, unless the other has cannonballs too, is hidden ashore, or is in a harbour."""
    s = table("red", "yellow")
    put(s, 0, "J3")
    put(s, 1, "J5")
    me, other = s.captains
    assert chance(BOARD, me, other, 4)[0] == 0.5
    hold(s, 0, cannonballs=1)
    assert chance(BOARD, me, other, 4) == (1.0, 0.0)
    hold(s, 1, cannonballs=1)
    assert chance(BOARD, me, other, 4)[0] == 0.5
    put(s, 1, "I2", "H2")
    assert chance(BOARD, me, other, 4)[0] == 1.0
    hold(s, 1, camouflage=1)
    assert chance(BOARD, me, other, 4)[0] == 0.5
    put(s, 1, "L1")
    assert chance(BOARD, me, other, 4)[0] == 0.0


def test_a_rich_crew_fears_an_armed_rival_within_reach() -> None:
    """Two squares away, also six with the waves, but not five against them; and not in its harbour."""
    fear = {}
    for square in ("J3", "D3", "H10", "L1"):
        s = table("red", "yellow")
        hold(s, 0, pieces=[1, 2, 3])
        hold(s, 1, cannonballs=2)
        put(s, 0, square)
        put(s, 1, "J5")
        fear[square] = threat(s, 0, BOARD, [stake_of(s, 0), stake_of(s, 1)])
    assert fear["J3"] > 0
    assert fear["D3"] > 0
    assert fear["H10"] == fear["L1"] == 0


def test_a_broadside_settles_more_than_a_sabre() -> None:
    """Against a pirate at its skull; with nothing at level 2 it is best left alone."""
    s = table("red", "yellow", level=2)
    me = s.captains[0]
    odds = [against_pirate(s, me, balls) for balls in (0, 1, 3)]
    assert odds == sorted(odds)
    assert odds[0] < 0.3 < 0.6 < odds[2]


def test_a_hoard_that_nobody_guards_is_fetched() -> None:
    """Three pieces lie on a skull whose pirate is away: nearer is better, and to be there is best of all."""
    values = []
    for steps in (6, 4, 2):
        s = table("red", "yellow", level=2)
        clear_temples(s)
        s.supply = [0] * 4
        s.hoard_pieces[:3] = [1, 1, 1]
        s.pirates[0] = NOWHERE
        home = BOARD.skulls[0][0]
        far = BOARD.sailing(home)
        at = next(square for square in BOARD.squares if far[square] == steps and not BOARD.neutral[square])
        put(s, 0, BOARD.names[at])
        values.append(sense_of(TITLE).value(s, 0))
    assert values == sorted(values)
    assert values[0] < values[2]


def test_tokens_in_a_hoard_count_too() -> None:
    """With nothing else to be had, they are a reason to go there."""
    values = []
    for token in ((), ("t2_purple",)):
        s = table("red", "yellow", level=2)
        clear_temples(s)
        carry(s, 0, *token, at=HOARD)
        s.pirates[0] = NOWHERE
        put(s, 0, BOARD.names[BOARD.sea_around[BOARD.skulls[0][0]][0]])
        values.append(sense_of(TITLE).value(s, 0))
    assert values[0] < values[1]


def test_robbing_a_rival_pays_even_who_has_the_whole_map() -> None:
    """What he carries brings him nearer to a victory that is then not mine."""
    values = []
    for pieces in ([1, 2, 3, 4], []):
        s = table("red", "yellow", level=2)
        hold(s, 0, pieces=[1, 2, 3, 4])
        hold(s, 1, pieces=pieces)
        s.dorado, s.dorado_seen = 3, 1
        values.append(sense_of(TITLE).value(s, 0))
    assert values[0] < values[1]


@pytest.mark.parametrize("balls", [0, 1])
def test_who_came_for_cannonballs_buys_them(balls: int) -> None:
    """The city draws who has gold and few of them, but to have them is better still: nobody waits there for ever."""
    s = table("red", "yellow")
    me = s.captains[0]
    assert not list(shopping(s, me, BOARD))
    put(s, 0, "L1", BOARD.names[BOARD.cities[me.colour][0]])
    hold(s, 0, gold=3, cannonballs=balls)
    assert list(shopping(s, me, BOARD))
    before = sense_of(TITLE).value(s, 0)
    hold(s, 0, gold=-3, cannonballs=balls + 1)
    assert before < sense_of(TITLE).value(s, 0)


@pytest.mark.parametrize("sabres", [0, 1])
def test_who_came_for_sabres_buys_them(sabres: int) -> None:
    """They come before everything else in the shop, camouflage included, and are worth the gold."""
    s = table("red", "yellow", level=2)
    me = s.captains[0]
    put(s, 0, "L1", BOARD.names[BOARD.cities[me.colour][0]])
    hold(s, 0, gold=5, sabres=sabres)
    saved = {steps for steps, _ in shopping(s, me, BOARD)}
    assert saved == {0.6 * (BLADES[sabres + 1] - BLADES[sabres])}
    assert greedy_move(play(match_from(s), "end_move")) == "buy sabres"


def test_two_shots_are_enough_and_alone_nobody_sails_for_them() -> None:
    """More are bought in passing only; without rivals there is nobody to rob."""
    s = table("red", "yellow")
    hold(s, 0, gold=9, cannonballs=2, sabres=3)
    assert not list(shopping(s, s.captains[0], BOARD))
    alone = table("red")
    hold(alone, 0, gold=9, camouflage=1)
    assert not list(shopping(alone, alone.captains[0], BOARD))


def test_who_means_to_dare_a_pirate_buys_the_shot() -> None:
    """The whole map lies in a guarded hoard: the shot in hand is better than the gold for it, in each of the cities."""
    for city, harbour in zip(BOARD.cities, BOARD.harbours, strict=True):
        s = table("red", "yellow", level=2)
        clear_temples(s)
        s.supply = [0] * 4
        s.hoard_pieces[:4] = [1, 1, 1, 1]
        put(s, 0, BOARD.names[harbour[0]], BOARD.names[city[0]])
        hold(s, 0, gold=3, cannonballs=2, camouflage=1)
        before = sense_of(TITLE).value(s, 0)
        hold(s, 0, gold=-3, cannonballs=3)
        assert before < sense_of(TITLE).value(s, 0)


def test_a_second_shot_is_worth_less_than_the_first() -> None:
    """And a third next to nothing: the gold had better stay for camouflage."""
    s = table("red", "yellow")
    worth = [cannonballs(s, balls) for balls in range(5)]
    more = [after - before for before, after in pairwise(worth)]
    assert more == sorted(more, reverse=True)
    assert more[0] > more[1] > more[2]


def test_a_search_still_tells_positions_apart_where_one_is_far_behind() -> None:
    """Three pieces against none: a step nearer to a temple shows in the result of a search."""
    results = []
    for square in ("D3", "G3"):
        s = table("red", "yellow")
        clear_temples(s, "H1")
        hold(s, 1, pieces=[1, 2, 3])
        put(s, 0, square)
        results.append(results_of(match_from(s), sense_of(TITLE))[0])
    assert results[0] + 0.001 < results[1] < 0.5
