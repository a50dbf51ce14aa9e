"""Reading a back: which square a treasure token or the map card names (SAT-7.01 to 7.03, SAT-11.04, SAT-11.05)."""

from __future__ import annotations

from functools import lru_cache

from karawela.games.ship_adventure.data.components import DORADO_BACKS, TOKEN_BACKS, TOKENS, Back, level_of
from karawela.games.ship_adventure.rules.sea import NOWHERE, Sea, sea_of


def place_on(sea: Sea, area: int, order: tuple[int, ...]) -> int:
    """The first tile by the numbers that has land, then on it the first land square by the same numbers."""
    corner = area // 3 * 2 * 6 + area % 3 * 2
    tiles = (corner, corner + 1, corner + 6, corner + 7)
    for quadrant in order:
        squares = sea.squares_of_tile(tiles[quadrant])
        if any(sea.land[square] for square in squares):
            return next(squares[number] for number in order if sea.land[squares[number]])
    return NOWHERE


@lru_cache(maxsize=64)
def places_of_tokens(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each of the 27 tokens; NOWHERE for tokens of areas without land."""
    sea = sea_of(tiles)
    return tuple(place_on(sea, back.area, back.order) for back in TOKEN_BACKS)


@lru_cache(maxsize=64)
def places_of_dorado(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The El Dorado square of each back; an area without land gives way to the next one with land."""
    return tuple(_dorado(sea_of(tiles), back) for back in DORADO_BACKS)


def _dorado(sea: Sea, back: Back) -> int:
    places = (place_on(sea, (back.area + on) % 9, back.order) for on in range(9))
    return next(place for place in places if place != NOWHERE)


@lru_cache(maxsize=64)
def tokens_in_game(tiles: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By level (index 0 is empty): the tokens of areas with land; the others have left the game (SAT-1.10)."""
    places = places_of_tokens(tiles)
    there = [token for token in range(len(TOKENS)) if places[token] != NOWHERE]
    return ((), *(tuple(token for token in there if level_of(token) == level) for level in (1, 2, 3)))


def all_sea(sea: Sea, area: int) -> bool:
    """Whether all 16 squares of an area are sea squares."""
    return not any(sea.land[square] for square in sea.squares if sea.area[square] == area)
