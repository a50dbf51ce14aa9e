"""Chapter 1: the setup."""

from __future__ import annotations

from random import Random

import pytest

from karawela.engine import Match
from karawela.engine.errors import WrongSeatCount
from karawela.games.ship_adventure.data.components import (
    AREAS,
    CANNON,
    LAID_INDEX,
    MAP_CARDS,
    R1,
    SEA,
    TOKENS,
    level_of,
)
from karawela.games.ship_adventure.data.rows import ROWS
from karawela.games.ship_adventure.rules.deal import harbour_open, is_valid, open_harbours
from karawela.games.ship_adventure.rules.sea import NOWHERE, sea_of
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.rules.backs import all_sea, tokens_in_game
from karawela.games.treasure_map.state import TEMPLE, UNDRAWN, TreasureMap
from karawela.testing.table import assert_refused, play, texts
from tests.games.treasure_map.table import BOARD, name, setup_outcomes, sq
from tests.support import Dice, rule


def set_up(
    *colours: str, outcomes: tuple[str, ...] = (), options: dict[str, object] | None = None
) -> Match[TreasureMap]:
    """A match on R1 before the first move of round 1; the compass shows sector 1."""
    script = [*setup_outcomes(), "1", *outcomes]
    match: Match[TreasureMap] = Match(TITLE, len(colours), "test", options, source=Dice(script), journal=True)
    return play(match, *(f"choose_colour {colour}" for colour in colours[:3]))


@rule("SAT-1.01")
def test_one_to_four_players_choose_different_colours() -> None:
    """Each picks a free colour in seat order; the last of four is not asked; a fifth player is refused."""
    match = Match(TITLE, 4, "colours")
    assert texts(match) == [f"choose_colour {c}" for c in ("red", "yellow", "blue", "green")]
    play(match, "choose_colour blue")
    assert_refused(match, "choose_colour blue", "SAT-1.01")
    play(match, "choose_colour red", "choose_colour green")
    assert [captain.colour for captain in match.state.captains] == [2, 0, 3, 1]
    with pytest.raises(WrongSeatCount):
        Match(TITLE, 5)
    with pytest.raises(WrongSeatCount):
        Match(TITLE, 0)


@rule("SAT-1.02")
def test_the_map_card_fixes_the_five_big_islands() -> None:
    """Whichever card is drawn, its five islands lie where it says."""
    drawn = set()
    for seed in range(12):
        match = Match(TITLE, 1, f"cards {seed}")
        play(match, "choose_colour red")
        drawn.add(match.state.map_card)
        for position, laid in MAP_CARDS[match.state.map_card].islands:
            assert match.state.tiles[position] == laid
    assert drawn == {0, 1, 2, 3}


@rule("SAT-1.02")
@pytest.mark.parametrize("card", range(4))
def test_big_islands_are_apart_and_in_five_areas(card: int) -> None:
    """On every card the first island is in the central area, and no two are neighbours or share an area."""
    places = [(position % 6, position // 6) for position, _ in MAP_CARDS[card].islands]
    areas = [y // 2 * 3 + x // 2 for x, y in places]
    assert areas[0] == 4
    assert len(set(areas)) == 5
    for i, (ax, ay) in enumerate(places):
        for bx, by in places[:i]:
            assert max(min(abs(ax - bx), 6 - abs(ax - bx)), min(abs(ay - by), 6 - abs(ay - by))) >= 2


@rule("SAT-1.03")
def test_the_back_is_drawn_apart_from_the_front_and_unseen() -> None:
    """At the start no back is drawn at all; with printed backs it is the card's own."""
    match = set_up("red", "yellow")
    assert match.state.dorado == UNDRAWN
    assert TITLE.read_options({})["printed_backs"] is False


@rule("SAT-1.04")
def test_each_edge_has_its_colour() -> None:
    """Red north, yellow south, blue east, green west."""
    edges = {colour.id: colour.edge for colour in ROWS["colour"]}
    assert edges == {"red": "north", "yellow": "south", "blue": "east", "green": "west"}


@rule("SAT-1.05")
def test_all_36_tiles_are_laid_each_once_at_random() -> None:
    """31 outcomes of chance lay the loose tiles; two seeds give two boards."""
    boards = set()
    for seed in range(4):
        match = Match(TITLE, 1, f"tiles {seed}")
        play(match, "choose_colour red")
        assert sorted(tile // 4 for tile in match.state.tiles) == list(range(36))
        boards.add(match.state.tiles)
    assert len(boards) == 4
    match = set_up("red", "yellow")
    assert match.state.tiles == R1
    assert sum(line.text.startswith("tile ") for line in match.log()) == 31


def _with(changes: dict[int, str]) -> list[int]:
    tiles = list(R1)
    for position, text in changes.items():
        tiles[position] = LAID_INDEX[text]
    return tiles


@rule("SAT-1.06")
def test_a_closed_harbour_is_turned_until_it_is_open() -> None:
    """A harbour is open by an orthogonal sea square on another tile; a closed city turns a quarter at a time."""
    red = R1.index(LAID_INDEX["city_red_r3"])
    assert harbour_open(R1, red)
    closed = 0
    rng = Random(3)
    for _ in range(300):
        tiles = list(R1)
        loose = [position for position, tile in enumerate(tiles) if tile >= 20]
        values = [tiles[position] // 4 * 4 + rng.randrange(4) for position in loose]
        rng.shuffle(values)
        for position, value in zip(loose, values, strict=True):
            tiles[position] = value
        before = tiles[:]
        opened = open_harbours(tiles)
        for position, tile in enumerate(tiles):
            if tile != before[position]:
                closed += 1
                assert tile // 4 == before[position] // 4
                assert 5 <= tile // 4 <= 8  # only cities turn
        cities = [position for position, tile in enumerate(tiles) if 5 <= tile // 4 <= 8]
        assert opened == all(harbour_open(tiles, position) for position in cities)
    assert closed


@rule("SAT-1.07")
def test_a_board_is_valid_when_one_sea_holds_harbours_and_skulls_and_touches_all_land() -> None:
    """R1 is valid; with a skull shut in by land it is not."""
    assert is_valid(BOARD, touching=True)
    tiles = list(R1)
    tiles[35] = LAID_INDEX["skull_4_r0"]
    tiles[31] = LAID_INDEX["sea_10_r0"]
    around = [28, 29, 24, 34, 30, 4, 5, 0]  # the torus neighbours of the corner tile
    for position, big in zip(around, ["big_island_1_r0"] * 8, strict=True):
        tiles[position] = LAID_INDEX[big]
    tiles[35] = LAID_INDEX["skull_4_r0"]
    sea = sea_of(tuple(tiles))
    assert sea.body[sea.skulls[3][0]] != sea.body[sea.harbours[2][0]]
    assert not is_valid(sea, touching=True)


@rule("SAT-1.08")
def test_an_invalid_board_is_laid_anew() -> None:
    """Every board that a game begins with is valid, and some deals take a second try."""
    tries = []
    for seed in range(400):
        match = Match(TITLE, 1, f"again {seed}")
        play(match, "choose_colour red")
        assert is_valid(match.state.sea, touching=True)
        tries.append(sum(line.text.startswith("tile ") for line in match.log()) // 31)
    assert max(tries) >= 2
    assert tries.count(1) > 380


@rule("SAT-1.09")
def test_nine_areas_of_four_tiles() -> None:
    """Sixteen squares each."""
    assert [BOARD.area.count(area) for area in range(9)] == [16] * 9
    assert len(AREAS) == 9
    for area in range(9):
        assert len({BOARD.tile[square] for square in BOARD.squares if BOARD.area[square] == area}) == 4


@rule("SAT-1.10")
def test_tokens_of_an_all_sea_area_leave_the_game() -> None:
    """On R1 the lime area is all sea: its three tokens can't be drawn, the other 24 can."""
    assert [area for area in range(9) if all_sea(BOARD, area)] == [AREAS.index("lime")]
    there = [token for level in tokens_in_game(R1) for token in level]
    assert len(there) == 24
    assert not any(TOKENS[token].endswith("lime") for token in there)
    assert all(level_of(token) == level for level in (1, 2, 3) for token in tokens_in_game(R1)[level])


@rule("SAT-1.11")
def test_four_tokens_lie_on_the_temples_but_the_central_one() -> None:
    """Level 1, dice side up: the level is open, the back is not."""
    s = set_up("red", "yellow").state
    assert s.token_at == [TEMPLE + temple for temple in (1, 2, 3, 4)]
    assert s.token_level == [1, 1, 1, 1]
    assert name(s.sea.temples[0][0]) == "E5"
    assert s.token_back == [UNDRAWN] * 4


@rule("SAT-1.12")
def test_everybody_starts_aboard_in_the_own_harbour() -> None:
    """Ship and crew together."""
    s = set_up("green", "red", "yellow").state
    assert [name(captain.ship) for captain in s.captains] == ["E3", "L1", "F1"]
    assert all(captain.aboard for captain in s.captains)


@rule("SAT-1.13")
def test_pirates_start_on_their_skulls() -> None:
    """Idle, each at home."""
    s = set_up("red", "yellow").state
    assert [name(square) for square in s.pirates] == ["G8", "K4", "G5", "D12"]
    assert s.prey == [-1] * 4


@rule("SAT-1.14")
def test_everybody_starts_with_a_cannon_and_no_gold() -> None:
    """One cannon, nothing else."""
    s = set_up("red", "yellow").state
    for captain in s.captains:
        assert captain.cards == [0, 1, 0, 0]
        assert captain.cards[CANNON] == 1
        assert captain.gold == captain.stored_gold == 0


@rule("SAT-1.15")
def test_the_supply_has_one_piece_of_each_number() -> None:
    """1, 2, 3, 4 once."""
    assert set_up("red", "yellow").state.supply == [1, 1, 1, 1]


@rule("SAT-1.16")
def test_all_four_cities_are_there_at_every_player_count() -> None:
    """The city of an absent colour is an ordinary neutral one."""
    for seats in TITLE.seats:
        match = Match(TITLE, seats, "cities")
        while match.state.phase == 0:
            match.choose(0)
        sea = match.state.sea
        assert [len(cities) for cities in sea.cities] == [1] * 4
        assert all(sea.neutral[square[0]] for square in (*sea.cities, *sea.harbours))


def test_the_board_r1_is_the_one_of_the_specification() -> None:
    """99 sea squares in one body, seven landmasses, and everything where the text says."""
    assert BOARD.land.count(False) == 99
    assert max(BOARD.body) == 0
    assert max(BOARD.landmass) == 6
    assert BOARD.names_of(group[0] for group in BOARD.harbours) == ["L1", "F1", "E7", "E3"]
    assert BOARD.names_of(group[0] for group in BOARD.cities) == ["K2", "E2", "F8", "F4"]
    assert BOARD.names_of(group[0] for group in BOARD.temples) == ["E5", "H1", "J8", "E10", "A5"]
    assert BOARD.names_of(group[0] for group in BOARD.skulls) == ["G8", "K4", "G5", "D12"]
    assert BOARD.names_of(BOARD.neighbours[sq("A1")]) == ["A12", "B12", "B1", "B2", "A2", "L2", "L1", "L12"]
    assert BOARD.wave[sq("C1")] == sq("D1")
    assert BOARD.wave[sq("A1")] == NOWHERE
    assert BOARD.kind[sq("A1")] == SEA
