"""A table of Tiny Epic Pirates, set up as a test wants it: the cards of the sea in the order of the data, row by row.

Base game:  m01 m02 m03 m04 / m05 ... m08 / m09 ... m12 / m13 ... m16; with the expansion five in a row, cursed last.
"""

from __future__ import annotations

from karawela.engine import Match
from karawela.engine.title import OptionValue
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.box import standard_box
from karawela.games.tiny_epic.data.choices import GOODS, NONE, ORDERS, STATIONS
from karawela.games.tiny_epic.rules.setup import place_ghost, place_navy, storms_around
from karawela.games.tiny_epic.state import COMMAND, ORDER, SAIL, TinyEpic
from karawela.testing import table

BOX = standard_box()
STANDARD_WHEEL = ("hide_out", "plunder", "trade", "crew_up", "search", "attack")
"""The orders on every wheel, from space 0 on, unless a test says otherwise."""


def dealt(seats: int = 2, **chosen: OptionValue) -> TinyEpic:
    """The first seat's turn begins; ships are hidden in the first coves of the sea, holds are empty, and on the market
    sugarcane costs 2, rum 3, coffee 4, gunpowder 5. Alone, the solo pirate sits in the last cove."""
    s = table.started(TITLE, seats, **chosen)
    cards = len(BOX.map) if s.amdiak else len(BOX.base_map)
    s.grid = tuple(range(cards))
    s.tokens = (1 << cards) - 1
    s.wakes = [NONE] * cards
    s.storms = tuple(storms_around(s, BOX, cell) for cell in range(cards))
    s.market = [0, 1, 2, 3]
    s.merchant_cells, s.merchant_bound = list(s.sea.ports), [1, 0]
    s.merchant_cards, s.merchant_crates = [0, 1], [NONE, NONE]
    s.merchant_deck = [card for card in s.merchant_deck if card > 1]
    for deck, row in ((s.crew_deck, s.crew_row), (s.skeleton_deck, s.skeleton_row)):
        row += deck.unseen[:3]
        del deck.unseen[:3]
    coves = [cell for cell in range(cards) if BOX.map[cell].cove]
    for who, pirate in enumerate(s.pirates):
        pirate.orders = tuple(ORDERS.index(order) for order in STANDARD_WHEEL)
        pirate.side = 0 if who < seats else NONE
        pirate.cell, pirate.hidden = coves[who] if who < seats else coves[-1], True
    place_navy(s)
    if s.amdiak:
        place_ghost(s)
        if s.solo_index() >= 0 and s.pirates[-1].cell == s.ghost:
            s.pirates[-1].hidden = False
    s.first = s.active = 0
    s.round = s.turns = 1
    s.phase = COMMAND
    return s


# ---------------------------------------------------------------- positions


def cell(name: str) -> int:
    """Where a map card lies."""
    return BOX.map_index[name]


def stand(s: TinyEpic, who: int, card: str, hidden: bool = False) -> None:
    """A pirate's ship is there."""
    s.pirates[who].cell, s.pirates[who].hidden = cell(card), hidden


def wheel(s: TinyEpic, who: int, *orders: str) -> None:
    """The orders on the spaces 1 to 5."""
    s.pirates[who].orders = tuple(ORDERS.index(order) for order in ("hide_out", *orders))


def captain_on(s: TinyEpic, who: int, order: str) -> None:
    """The captain stands on that order."""
    s.pirates[who].space = s.pirates[who].orders.index(ORDERS.index(order))


def hands(s: TinyEpic, who: int, on_wheel: tuple[int, ...] = (), **stations: int) -> None:
    """Exactly these deckhands on stations and spaces of the wheel; the rest is aside. More than three need level 2."""
    pirate = s.pirates[who]
    pirate.stations = [stations.get(station, 0) for station in STATIONS]
    pirate.wheel = sum(1 << space for space in on_wheel)
    pirate.aside = 4 - sum(pirate.stations) - len(on_wheel)
    if not pirate.aside:
        pirate.legend = max(2, pirate.legend)


def hold(s: TinyEpic, who: int, **goods: int) -> None:
    """Exactly these crates on the ship; they come out of the bag, what was there goes back."""
    pirate = s.pirates[who]
    for kind, good in enumerate(GOODS):
        s.bag += [kind] * pirate.hold[kind]
        pirate.hold[kind] = goods.get(good, 0)
        for _ in range(pirate.hold[kind]):
            s.bag.remove(kind)


def load(s: TinyEpic, ship: int, good: str) -> None:
    """A crate out of the bag on a merchant ship."""
    s.merchant_crates[ship] = GOODS.index(good)
    s.bag.remove(GOODS.index(good))


def merchant(s: TinyEpic, ship: int, card: str, at: str = "") -> None:
    """That merchant card lies under the ship, which may be moved."""
    index = BOX.merchant_ids.index(card)
    if index in s.merchant_deck:
        s.merchant_deck[s.merchant_deck.index(index)] = s.merchant_cards[ship]
        s.merchant_deck.sort()
    elif index in s.merchant_cards:
        s.merchant_cards[s.merchant_cards.index(index)] = s.merchant_cards[ship]
    s.merchant_cards[ship] = index
    if at:
        s.merchant_cells[ship] = cell(at)


def prices(s: TinyEpic, *goods: str) -> None:
    """The kinds from the cheapest to the dearest."""
    s.market = [GOODS.index(good) for good in goods]


def crew(s: TinyEpic, who: int, *cards: str) -> None:
    """Exactly these crew cards, the longest held first; they come out of deck or row, the gap is filled."""
    s.pirates[who].crew = []
    for name in cards:
        card = BOX.crew_index[name]
        deck, row = (s.skeleton_deck, s.skeleton_row) if card >= BOX.skeletons else (s.crew_deck, s.crew_row)
        if card in row:
            row[row.index(card)] = deck.unseen.pop()
        else:
            deck.unseen.remove(card)
        s.pirates[who].crew.append(card)


def row(s: TinyEpic, *cards: str) -> None:
    """These cards lie in their row, from the left; what lay there goes back into the deck."""
    for deck, there, skeleton in ((s.crew_deck, s.crew_row, False), (s.skeleton_deck, s.skeleton_row, True)):
        wanted = [BOX.crew_index[name] for name in cards if (BOX.crew_index[name] >= BOX.skeletons) == skeleton]
        if wanted:
            deck.unseen += there
            for card in wanted:
                deck.unseen.remove(card)
            there[:] = wanted


def cubes(s: TinyEpic, who: int, n: int, ghost: int | None = None) -> None:
    """So many cubes on the track, and on the ghost ship; the others are in the pool."""
    s.pirates[who].cubes = n
    s.ghost_cubes = s.ghost_cubes if ghost is None else ghost
    s.pool = BOX.numbers.cubes - s.ghost_cubes - sum(pirate.cubes for pirate in s.pirates)


def wake_at(s: TinyEpic, card: str) -> None:
    """A wake token of the first filling lies there."""
    s.wakes[cell(card)] = 0
    s.lid -= 1


def to_sail(s: TinyEpic, who: int, order: str, allowance: int, crossed: bool = False) -> TinyEpic:
    """The captain has just stopped on that order; so many cards may be sailed."""
    s.active = who
    captain_on(s, who, order)
    s.crossed, s.sail_left, s.phase = crossed, allowance, SAIL
    return s


def to_order(s: TinyEpic, who: int, order: str, card: str, crossed: bool = False) -> TinyEpic:
    """The captain stands on that order, the ship has sailed to that card: the order comes next."""
    to_sail(s, who, order, 0, crossed)
    stand(s, who, card)
    s.phase = ORDER
    return s


def match_from(s: TinyEpic, *outcomes: int | str) -> Match[TinyEpic]:
    """A match that goes on from the state; chance gives `outcomes` (dice, crates, cards) and then fails the test."""
    return table.match_from(TITLE, s, *outcomes, seats=s.seats)
