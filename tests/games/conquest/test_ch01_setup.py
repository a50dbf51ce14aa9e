"""Chapter 1: setup."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from karawela.engine import Match
from karawela.engine.errors import WrongSeatCount
from karawela.games.conquest import TITLE
from karawela.games.conquest.rules.areas import area_colours, grouped, sum_of_distances
from karawela.games.conquest.rules.setup import token_points
from karawela.games.conquest.state import COMPASS, Conquest
from karawela.games.ship_adventure.data.components import (
    AREAS,
    BIG_ISLANDS,
    CITY_TILES,
    LAID_NAMES,
    R1,
    SKULL,
    TEMPLE,
    TILES,
)
from karawela.games.ship_adventure.rules.deal import harbour_open, is_valid
from karawela.games.ship_adventure.rules.sea import sea_of
from karawela.testing.table import assert_refused, texts, walk
from tests.games.conquest.table import BLUE, GREEN, RED, YELLOW, at, owned, r1, units
from tests.support import Dice, rule

BOARD = [LAID_NAMES[laid] for laid in R1]
TURNED, INVALID, CLOSED = 0, 480, 85
"""Seeds of shuffles: one whose green city must be turned, one with a sea in parts, one with a city shut in."""


def new_game(seats: int = 2, seed: str = "setup", **options: object) -> Match[Conquest]:
    """A dealt game; everybody takes the first free colour."""
    match: Match[Conquest] = Match(TITLE, seats, seed, options, journal=True)
    while match.asks[0].kind == "choose_colour":
        match.choose(0)
    return match


def shuffled(seed: int) -> list[int]:
    """The tiles of a box, mixed and turned."""
    rng, tiles = Random(seed), list(range(len(TILES)))
    rng.shuffle(tiles)
    return [tile * 4 + rng.randrange(4) for tile in tiles]


def dealt(*boards: list[str]) -> tuple[Match[Conquest], Dice]:
    """A game for two in which chance lays these boards, one after the other."""
    dice = Dice([name for sea in boards for name in sea] + ["1"])
    match: Match[Conquest] = Match(TITLE, 2, "deal", source=dice)
    match.play("choose_colour red")
    match.play("choose_colour blue")
    return match, dice


@rule("SAC-1.01")
def test_two_to_four_players_with_a_colour_each() -> None:
    """One and five are refused; nobody gets a colour twice, and the order is free."""
    for seats in (1, 5):
        with pytest.raises(WrongSeatCount):
            Match(TITLE, seats)
    for seats in (2, 3, 4):
        assert sorted(captain.colour for captain in new_game(seats).state.captains) == list(range(seats))
    match: Match[Conquest] = Match(TITLE, 2, "colours")
    assert texts(match) == [f"choose_colour {colour}" for colour in ("red", "yellow", "blue", "green")]
    match.play("choose_colour blue")
    assert_refused(match, "choose_colour blue", "SAC-1.01")
    match.play("choose_colour red")
    assert [captain.colour for captain in match.state.captains] == [BLUE, RED]


@rule("SAC-1.02")
@pytest.mark.parametrize(("boxes", "width"), [(1, 12), (4, 24), (9, 36)])
def test_all_tiles_of_the_boxes_make_a_square(boxes: int, width: int) -> None:
    """Each tile lies as often as there are boxes; the board is 6, 12 or 18 tiles wide."""
    s = new_game(boxes=str(boxes)).state
    assert Counter(laid // 4 for laid in s.tiles) == dict.fromkeys(range(36), boxes)
    assert s.sea.width == width


@rule("SAC-1.02")
def test_big_islands_fall_anywhere() -> None:
    """No map card: over some deals they lie on many positions, next to each other too, with every rotation."""
    found = [
        (position, laid % 4)
        for number in range(30)
        for position, laid in enumerate(new_game(seed=f"anywhere {number}").state.tiles)
        if laid // 4 in BIG_ISLANDS
    ]
    assert len({position for position, _ in found}) == 36
    assert {turns for _, turns in found} == {0, 1, 2, 3}


@rule("SAC-1.03")
def test_a_city_without_access_to_the_sea_is_turned() -> None:
    """The tile is turned clockwise until its harbour has access; all others stay as they were laid."""
    laid = shuffled(TURNED)
    (shut,) = [at for at, tile in enumerate(laid) if tile // 4 in CITY_TILES and not harbour_open(laid, at)]
    match, _ = dealt([LAID_NAMES[tile] for tile in laid])
    tiles = match.state.tiles
    assert [at for at in range(36) if tiles[at] != laid[at]] == [shut]
    assert tiles[shut] == laid[shut] // 4 * 4 + (laid[shut] + 1) % 4
    assert all(harbour_open(tiles, at) for at, tile in enumerate(tiles) if tile // 4 in CITY_TILES)


@rule("SAC-1.03")
def test_every_harbour_of_every_box_is_open() -> None:
    """Also with several cities of a colour."""
    tiles = new_game(boxes="4").state.tiles
    cities = [at for at, tile in enumerate(tiles) if tile // 4 in CITY_TILES]
    assert len(cities) == 16
    assert all(harbour_open(tiles, at) for at in cities)


@rule("SAC-1.04")
@pytest.mark.parametrize("seed", [INVALID, CLOSED])
def test_an_invalid_board_is_laid_anew(seed: int) -> None:
    """A sea in parts, or a city that cannot be opened: all 36 tiles are drawn again."""
    bad = shuffled(seed)
    match, dice = dealt([LAID_NAMES[tile] for tile in bad], BOARD)
    assert match.state.tiles == R1
    assert dice.asked.count("tile") == 72


@rule("SAC-1.04")
def test_a_valid_board_has_one_sea_that_all_need() -> None:
    """All harbours and skulls lie in one body, and every landmass with a city or temple touches it."""
    for number in range(5):
        sea = new_game(seed=f"valid {number}").state.sea
        assert is_valid(sea)
        needed = [square for group in (*sea.harbours, *sea.skulls) for square in group]
        assert len({sea.body[square] for square in needed}) == 1
        for square in (*(c for group in sea.cities for c in group), *(t for group in sea.temples for t in group)):
            coast = [q for q in sea.squares if sea.landmass[q] == sea.landmass[square]]
            assert any(sea.main_sea[there] for q in coast for there in sea.sea_around[q])


@rule("SAC-1.05")
@pytest.mark.parametrize(("boxes", "areas", "size"), [(1, 3, 3), (4, 9, 4), (9, 9, 9)])
def test_tokens_lie_on_every_temple_and_skull(boxes: int, areas: int, size: int) -> None:
    """Nine a box, in as many areas of as many points as the table says; cities carry none."""
    s = new_game(boxes=str(boxes)).state
    kind = s.sea.kind
    assert [len(area) for area in s.areas] == [size] * areas
    assert len(area_colours(boxes)) == areas
    assert sorted(point for area in s.areas for point in area) == token_points(s.sea)
    assert {kind[point] for area in s.areas for point in area} == {TEMPLE, SKULL}
    assert len(token_points(s.sea)) == 9 * boxes == sum(what in (TEMPLE, SKULL) for what in kind)


@rule("SAC-1.06")
def test_points_that_lie_close_make_an_area() -> None:
    """Example X17: the areas of R1 with their colours, and a sum of distances of 26."""
    s = r1()
    assert [s.sea.names_of(area) for area in s.areas] == [
        ["H1", "E10", "D12"],
        ["K4", "A5", "J8"],
        ["E5", "G5", "G8"],
    ]
    assert sum_of_distances(s.areas, 12) == 26
    assert [AREAS[colour] for colour in area_colours(1)] == ["orange", "purple", "turquoise"]
    assert [AREAS[colour] for colour in area_colours(4)] == list(AREAS)


@rule("SAC-1.06")
@pytest.mark.parametrize(("width", "count", "size"), [(12, 9, 3), (24, 36, 4), (36, 81, 9)])
def test_no_exchange_of_two_points_would_bring_them_closer(width: int, count: int, size: int) -> None:
    """The groups share out the points, are in order of their first points, and every exchange is no better."""
    points = Random(width).sample(range(width * width), count)
    groups = [list(group) for group in grouped(points, width, size)]
    assert sorted(point for group in groups for point in group) == sorted(points)
    assert [min(group) for group in groups] == sorted(min(group) for group in groups)
    best = sum_of_distances(groups, width)
    for one, other in combinations(groups[:4], 2):
        for i, j in product(range(size), repeat=2):
            one[i], other[j] = other[j], one[i]
            assert sum_of_distances(groups, width) >= best
            one[i], other[j] = other[j], one[i]


@rule("SAC-1.07")
def test_each_city_of_the_own_colour_brings_a_ship_and_two_crews() -> None:
    """The ship on the harbour, the crews on the city; with 4 boxes four times."""
    match = new_game(2)
    s = r1(2, colours=(BLUE, YELLOW))
    assert s.captains[0].ships == {at(s, "E7"): 1}
    assert s.captains[0].crews == {at(s, "F8"): 2}
    assert s.captains[1].ships == {at(s, "F1"): 1}
    assert s.captains[1].crews == {at(s, "E2"): 2}
    assert sorted(units(match, 0).values()) == [(0, 2), (1, 0)]
    large = new_game(2, boxes="4").state
    for captain in large.captains:
        assert captain.ships == dict.fromkeys(large.sea.harbours[captain.colour], 1)
        assert captain.crews == dict.fromkeys(large.sea.cities[captain.colour], 2)
        assert len(captain.crews) == 4


@rule("SAC-1.08")
def test_everything_else_starts_without_owner_and_defenders() -> None:
    """Cities of absent colours, temples and skulls are free."""
    s = r1(3, colours=(RED, YELLOW, GREEN))
    assert s.owner == {at(s, "K2"): 0, at(s, "E2"): 1, at(s, "F4"): 2}
    taken = {square for captain in s.captains for square in captain.squares()}
    assert taken.isdisjoint([at(s, "F8"), *token_points(s.sea)])


@rule("SAC-1.09")
def test_there_are_no_pirates_galleon_pieces_or_treasure() -> None:
    """Chance is asked for tiles, the compass and the dice of battles, and for nothing else."""
    asked = set()
    for number in range(6):
        *_, match = walk(TITLE, number, 2 + number % 3, max_rounds=12)
        asked |= {line.text.split()[0] for line in match.log() if line.seat is None}
        assert len(match.state.owner) <= 13
    assert asked == {"tile", "compass", "melee", "shot"}


@rule("SAC-1.10")
def test_everybody_starts_with_a_cannon_and_no_gold() -> None:
    """One card, and nothing else."""
    for captain in new_game(4).state.captains:
        assert captain.cards == [0, 1, 0, 0]
        assert captain.gold == 0
    match = new_game(2)
    assert owned(match, 0) == {match.state.sea.names[match.state.sea.cities[0][0]]}
    assert r1().phase == COMPASS
    assert sea_of(R1) is r1().sea
