"""The cards of the sea: their features, what is said about them, and the grid on which they lie."""

from __future__ import annotations

from collections import Counter

import pytest

from karawela.games.tiny_epic.data import choices as c
from karawela.games.tiny_epic.data.box import MapCard, grid_of
from tests.games.tiny_epic.table import BOX

NAMES = BOX.rows.names()
PLAIN = [card for card in BOX.map if not card.cursed]
CURSED = [card for card in BOX.map if card.cursed]


def test_the_sea_has_the_features_of_the_specification() -> None:
    """8 settlements, 8 markets, 5 taverns, 6 coves, 6 burial places, 6 stormy edges; nothing cursed."""
    assert Counter(card.settlement for card in PLAIN) == {0: 8, 1: 5, 2: 3}
    assert Counter(card.market for card in PLAIN if card.market != c.NONE) == dict.fromkeys(range(4), 2)
    assert sum(card.tavern for card in PLAIN) == 5
    assert sum(card.cove for card in PLAIN) == 6
    assert Counter(card.burial for card in PLAIN if card.burial) == {12: 4, 13: 2}
    assert sum(card.storms.bit_count() for card in PLAIN) == 6
    assert not any(card.mausoleum or card.wreck or card.cursed_burial for card in PLAIN)


def test_cursed_cards_have_the_features_of_the_specification() -> None:
    """Two mausoleums, two wrecks, two cursed burial places; a settlement, a cove, two storms."""
    flags = [[card.mausoleum, card.wreck, card.cursed_burial, bool(card.settlement), card.cove] for card in CURSED]
    assert [sum(column) for column in zip(*flags, strict=True)] == [2, 2, 2, 1, 1]
    assert sum(card.storms.bit_count() for card in CURSED) == 2
    assert not any(card.burial or card.tavern or card.market != c.NONE for card in CURSED)


def test_what_a_card_shows_is_what_it_is_said_to_show() -> None:
    """The sentence about a card names a settlement, a tavern, a cove ... exactly where one is."""
    for card in BOX.map:
        for language, signs in (("en", ENGLISH), ("pl", POLISH)):
            about = NAMES[card.id][f"{language}_about"].lower()
            for field, sign in signs.items():
                assert (sign in about) == bool(shown(card, field)), (card.id, language, field)


ENGLISH = {
    "settlement": "settlement",
    "market": "market",
    "tavern": "tavern",
    "cove": "cove",
    "mausoleum": "mausoleum",
    "wreck": "wreck",
    "storms": "storm",
}
POLISH = {
    "settlement": "osad",
    "market": "ryn",
    "tavern": "tawern",
    "cove": "zatok",
    "mausoleum": "mauzole",
    "wreck": "wrak",
    "storms": "sztorm",
}


def shown(card: MapCard, field: str) -> bool:
    if field == "market":
        return card.market != c.NONE
    return bool(getattr(card, field))


@pytest.mark.parametrize(("columns", "ports", "corners"), [(4, (0, 15), (3, 12)), (5, (0, 19), (4, 15))])
def test_the_grid_knows_ports_corners_and_distances(
    columns: int, ports: tuple[int, int], corners: tuple[int, int]
) -> None:
    """Ports in the north-west and south-east; an edge is the opposite one for the card beyond."""
    grid = grid_of(4, columns)
    assert (grid.ports, grid.corners) == (ports, corners)
    assert grid.distance[ports[0]][ports[1]] == columns - 1 + 3
    opposite = {c.NORTH: c.SOUTH, c.SOUTH: c.NORTH, c.EAST: c.WEST, c.WEST: c.EAST}
    for cell, edges in enumerate(grid.edge):
        for there, edge in edges.items():
            assert grid.edge[there][cell] == opposite[edge]
            assert grid.distance[cell][there] == 1
