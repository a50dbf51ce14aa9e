"""Chapter 7: reading tokens, and map pieces."""

from __future__ import annotations

from karawela.games.ship_adventure.data.components import LAID_INDEX, R1, TOKEN_INDEX
from karawela.games.ship_adventure.rules.sea import sea_of
from karawela.games.treasure_map.rules.backs import place_on, places_of_tokens
from karawela.games.treasure_map.state import CARRIED, EXCHANGED, STORED
from karawela.testing.table import assert_refused, kind, play, texts
from tests.games.treasure_map.table import BOARD, carry, hold, match_from, name, put, table
from tests.support import rule

PLACES = {
    "white": ("A2", "B2", "C4"),
    "pink": ("E1", "E4", "H1"),
    "purple": ("L3", "K1", "I3"),
    "orange": ("D5", "B6", "A5"),
    "black": ("E8", "H6", "H7"),
    "turquoise": ("I8", "J8", "I7"),
    "brown": ("A9", "C11", "A12"),
    "grey": ("G9", "E9", "G9"),
}


@rule("SAT-7.01", "SAT-7.02")
def test_every_token_names_the_square_of_the_specification() -> None:
    """The tile by the numbers, then the square by the same numbers, on R1."""
    places = places_of_tokens(R1)
    for colour, squares in PLACES.items():
        found = tuple(name(places[TOKEN_INDEX[f"t{level}_{colour}"]]) for level in (1, 2, 3))
        assert found == squares, colour
    assert places[TOKEN_INDEX["t1_lime"]] == -1


@rule("SAT-7.02")
def test_a_tile_with_one_land_square_names_it_at_once() -> None:
    """G9 is the only land of its tile, whatever the numbers say."""
    for order in ((1, 2, 0, 3), (1, 0, 3, 2), (1, 3, 2, 0)):
        assert name(place_on(BOARD, 7, order)) == "G9"


@rule("SAT-7.03")
def test_jungle_city_and_temple_are_land_and_north_is_up() -> None:
    """A temple (H1, A5, J8) can be a place; a turned tile is read as it lies."""
    assert "H1" in PLACES["pink"]
    tiles = list(R1)
    tiles[20] = LAID_INDEX["city_blue_r0"]
    sea = sea_of(tuple(tiles))
    assert sea.names[place_on(sea, 4, (2, 0, 1, 3))] == "E7"  # the city, now in the north-west of its tile


@rule("SAT-7.04")
def test_a_carried_token_may_be_exchanged_on_its_place() -> None:
    """For any piece in the supply; it is optional, and only there."""
    s = table("red", "yellow")
    carry(s, 0, "t2_purple", "t1_white")
    match = play(match_from(s), "step K1", "end_move")
    assert texts(match) == [f"exchange t2_purple {n}" for n in (1, 2, 3, 4)] + ["end_turn"]
    assert_refused(match, "exchange t1_white 1", "SAT-7.04")
    assert_refused(match, "exchange t3_grey 1", "SAT-7.04")
    assert play(match_from(s), "step K1", "step K2", "end_move").to_move == (0,)
    play(match, "exchange t2_purple 3")
    assert match.state.captains[0].pieces == [0, 0, 1, 0]
    s = table("red", "yellow")
    carry(s, 0, "t2_purple")
    assert CARRIED in play(match_from(s), "step K1", "end_move", "end_turn").state.token_at


@rule("SAT-7.05")
def test_an_exchanged_token_leaves_the_game() -> None:
    """Two tokens with the same place are exchanged in the same turn."""
    s = table("red", "yellow")
    put(s, 0, "H9", "G9")
    tokens = carry(s, 0, "t1_grey", "t3_grey")
    match = play(match_from(s), "end_move", "exchange t1_grey 1", "exchange t3_grey 4")
    assert [match.state.token_at[token] for token in tokens] == [EXCHANGED] * 2
    assert match.state.captains[0].pieces == [1, 0, 0, 1]
    assert match.to_move == (1,)


@rule("SAT-7.06")
def test_only_numbers_in_the_supply_can_be_chosen() -> None:
    """Each is there once a level; with an empty supply there is no exchange."""
    s = table("red", "yellow")
    carry(s, 0, "t2_purple")
    s.supply = [0, 1, 0, 0]
    match = play(match_from(s), "step K1", "end_move")
    assert texts(match) == ["exchange t2_purple 2", "end_turn"]
    assert_refused(match, "exchange t2_purple 1", "SAT-7.06")
    play(match, "exchange t2_purple 2")
    assert match.state.supply == [0, 0, 0, 0]
    s.supply = [0, 0, 0, 0]
    assert play(match_from(s), "step K1", "end_move").to_move == (1,)


@rule("SAT-7.07")
def test_a_player_may_own_a_number_twice() -> None:
    """The piece does not go back."""
    s = table("red", "yellow", level=2)
    hold(s, 0, pieces=[2])
    carry(s, 0, "t2_purple")
    match = play(match_from(s), "step K1", "end_move", "exchange t2_purple 2")
    assert match.state.captains[0].pieces == [0, 2, 0, 0]
    assert match.state.supply == [2, 0, 2, 2]


@rule("SAT-7.08")
def test_nothing_is_traded_or_given() -> None:
    """On a city square together, no question offers it."""
    s = table("red", "yellow")
    put(s, 1, "F1", "K2")
    hold(s, 0, gold=20, pieces=[1])
    match = play(match_from(s), "step K2", "end_move")
    verbs = {text.split()[0] for text in texts(match)}
    assert verbs == {"buy", "deposit", "deposit_all", "end_turn"}


@rule("SAT-7.09")
def test_a_stored_token_cannot_be_exchanged() -> None:
    """It must be carried."""
    s = table("red", "yellow")
    carry(s, 0, "t2_purple", at=STORED)
    carry(s, 0, "t1_white")
    match = play(match_from(s), "step K1", "end_move")
    assert kind(match) == "act"
    assert_refused(match, "exchange t2_purple 1", "SAT-7.09")
