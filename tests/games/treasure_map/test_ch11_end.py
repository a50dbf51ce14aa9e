"""Chapter 11: El Dorado and the end."""

from __future__ import annotations

from karawela.engine.state import UNKNOWN
from karawela.games.ship_adventure.data.components import LAID_INDEX, R1
from karawela.games.treasure_map.rules.backs import places_of_dorado
from karawela.games.treasure_map.state import UNDRAWN, TreasureMap
from karawela.testing.table import play, told
from tests.games.treasure_map.table import carry, clear_temples, hold, last_turn, match_from, name, put, table
from tests.support import rule


def knowing(s: TreasureMap, seat: int, dorado: int) -> TreasureMap:
    s.dorado, s.dorado_seen = dorado, s.dorado_seen | 1 << seat
    return s


@rule("SAT-11.01")
def test_standing_on_el_dorado_with_all_four_pieces_wins_at_once() -> None:
    """After the fights of the move; nobody plays on."""
    s = knowing(table("red", "yellow"), 0, 1)  # I3
    put(s, 0, "H3")
    hold(s, 0, pieces=[1, 2, 3, 4])
    match = play(match_from(s), "step I3", "end_move")
    assert match.over
    assert match.state.winner == 0
    assert match.result is not None
    assert match.result.winners == (0,)
    assert told(match, "wins") == [("wins", 0, "I3")]


@rule("SAT-11.01")
def test_a_fight_on_el_dorado_must_be_won_first() -> None:
    """The pieces are lost with the fight."""
    s = knowing(table("red", "yellow"), 0, 1)
    put(s, 0, "H3")
    put(s, 1, "I2", "I3")
    hold(s, 0, pieces=[1, 2, 3, 4])
    match = play(match_from(s, 1, 5, "dorado_2"), "step I3", "end_move")
    assert not match.over
    assert match.state.dorado_seen == 0b11  # the winner carries all four now
    assert play(match_from(s, 5, 1), "step I3", "end_move").state.winner == 0


@rule("SAT-11.01")
def test_an_exchange_or_a_withdrawal_there_wins_too() -> None:
    """The fourth piece is got on the very square."""
    s = table("red", "yellow", options={"printed_backs": True})
    s.map_card = 1  # dorado_2: I3, the place of t3_purple
    put(s, 0, "H3")
    hold(s, 0, pieces=[1, 2, 3])
    carry(s, 0, "t3_purple")
    match = play(match_from(s, "dorado_2"), "step I3", "end_move", "exchange t3_purple 4")
    assert match.state.winner == 0


@rule("SAT-11.01")
def test_pieces_taken_back_on_el_dorado_win() -> None:
    """El Dorado may be the own city."""
    tiles = list(R1)
    tiles[10], tiles[5] = tiles[5], LAID_INDEX["isle_one_4_r0"]  # the red city alone in the south-west of its area
    tiles[4], tiles[11] = LAID_INDEX["sea_4_r1"], LAID_INDEX["skull_2_r1"]
    s = knowing(table("red", "yellow"), 0, 1)
    s.tiles = tuple(tiles)
    dorado, city = places_of_dorado(s.tiles)[1], s.sea.cities[0][0]
    assert dorado == city
    s.captains[0].ship, s.captains[0].crew = s.sea.harbours[0][0], city
    hold(s, 0, pieces=[1, 2])
    s.captains[0].stored_pieces = [0, 0, 1, 1]
    match = play(match_from(s), "end_move", "withdraw_all")
    assert match.state.winner == 0


@rule("SAT-11.02")
def test_the_back_is_shown_to_whoever_first_carries_all_four() -> None:
    """Privately, once; the knowledge stays when pieces are lost; at the end it is public."""
    s = table("red", "yellow")
    hold(s, 0, pieces=[1, 2, 3])
    carry(s, 0, "t2_purple")
    match = play(match_from(s, "dorado_4"), "step K1", "end_move", "exchange t2_purple 4")
    assert match.view(0).dorado == 3
    assert match.view(1).dorado == UNKNOWN
    assert match.view(None).dorado == UNKNOWN
    assert [line.text for line in match.log(1) if line.kind == "dorado"] == [""]
    s = knowing(table("red", "yellow"), 0, 2)
    assert match_from(s).view(0).dorado == 2
    assert match_from(table("red", "yellow")).view(0).dorado == UNDRAWN
    s = knowing(last_turn(table("red", "yellow", active=1)), 0, 2)
    s.round = s.max_rounds
    ended = play(match_from(s), "end_move")
    assert ended.over
    assert ended.view(1).dorado == 2


@rule("SAT-11.03")
def test_stored_pieces_do_not_count() -> None:
    """Three carried and one stored is no victory."""
    s = knowing(table("red", "yellow"), 0, 1)
    put(s, 0, "H3")
    hold(s, 0, pieces=[1, 2, 3])
    s.captains[0].stored_pieces = [0, 0, 0, 1]
    match = play(match_from(s), "step I3", "end_move")
    assert not match.over


@rule("SAT-11.04")
def test_the_square_is_read_like_a_tokens() -> None:
    """On R1: C4, I3, B11, I7."""
    assert [name(square) for square in places_of_dorado(R1)] == ["C4", "I3", "B11", "I7"]


@rule("SAT-11.05")
def test_an_area_without_land_gives_way_to_the_next() -> None:
    """With the white area all sea, dorado_1 is read in the pink one."""
    tiles = list(R1)
    for position, sea in ((0, "sea_5_r0"), (7, "sea_10_r0")):
        tiles[position] = LAID_INDEX[sea]
    for position, tile in ((28, "isle_side_2_r2"), (29, "isle_one_2_r3")):
        tiles[position] = LAID_INDEX[tile]
    s = table("red", "yellow")
    s.tiles = tuple(tiles)
    square = places_of_dorado(s.tiles)[0]
    assert s.sea.area[square] == 1


@rule("SAT-11.06")
def test_after_the_last_round_the_game_ends_by_pieces_tokens_gold() -> None:
    """Most different numbers, then pieces, tokens, gold; equals share."""
    s = last_turn(table("red", "yellow", "blue", "green", active=3))
    s.round = s.max_rounds
    clear_temples(s, "H1")
    hold(s, 0, pieces=[1, 2])
    hold(s, 1, pieces=[3], gold=50)
    s.captains[1].stored_pieces = [0, 0, 0, 2]
    hold(s, 2, gold=3)
    hold(s, 3, gold=3)
    match = play(match_from(s), "end_move")
    assert match.result is not None
    assert match.result.ranks == (2, 1, 3, 3)
    assert match.result.truncated
