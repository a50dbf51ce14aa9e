"""A table for one: turns of the solo pirate and of the ghost pirate, and steps of a turn with the ghost ship about."""

from __future__ import annotations

from karawela.engine import Match
from karawela.engine.title import OptionValue
from karawela.games.tiny_epic.data.choices import ORDERS, STATIONS
from karawela.games.tiny_epic.state import COMMAND, SHIPS, Pirate, TinyEpic
from tests.games.tiny_epic.looks import card_at
from tests.games.tiny_epic.table import BOX, cell, cubes, dealt, match_from, stand

YOU = 0
RIVAL = 1
"""The solo pirate comes after the seats."""


def ghostly(**chosen: OptionValue) -> TinyEpic:
    """You against the ghost pirate, with his own mats unless others are chosen."""
    return dealt(1, amdiak=True, solo="ghost_pirate", **chosen)


def cursed_sea(seats: int = 2) -> TinyEpic:
    """Twenty cards and the ghost ship; with one seat, the ordinary solo pirate."""
    return dealt(seats, amdiak=True)


def cursed_rival(card: str = "m12", gold: int = 0, k: int = 0) -> TinyEpic:
    """The ordinary solo pirate of the expansion there, with so much; you hide in m03."""
    s = cursed_sea(1)
    rival_at(s, card)
    s.pirates[RIVAL].gold = gold
    cubes(s, RIVAL, k)
    return s


def rival_at(s: TinyEpic, card: str, hidden: bool = False) -> None:
    """The solo pirate's ship is there; the ghost pirate's is the ghost ship."""
    stand(s, RIVAL, card, hidden)
    if s.rival == 2:
        s.ghost = cell(card)


def ghost_at(s: TinyEpic, card: str, cubes: int = 0) -> None:
    """The ghost ship is there, with so many cubes out of the pool."""
    s.ghost = cell(card)
    s.pool += s.ghost_cubes - cubes
    s.ghost_cubes = cubes


def its_turn(
    s: TinyEpic, face: int, *outcomes: int | str, order: str = "", start: int | None = None
) -> Match[TinyEpic]:
    """The solo pirate rolls that face, `order` lies on its space, and its captain comes from the one before."""
    rival = s.pirates[RIVAL]
    if order and face < 6:
        orders = list(rival.orders)
        here, there = face, orders.index(ORDERS.index(order))
        orders[here], orders[there] = orders[there], orders[here]
        rival.orders = tuple(orders)
    rival.space = face - 1 if start is None else start
    s.active, s.phase = RIVAL, COMMAND
    return match_from(s, face, *outcomes)


def its_order(s: TinyEpic, order: str, *outcomes: int | str) -> Match[TinyEpic]:
    """It carries out an order where it is: merchant ship 1, for which it sails, is on its card."""
    s.merchant_cells[0] = s.pirates[RIVAL].cell
    return its_turn(s, BOX.helms[s.helm].targets.index(0) + 1, *outcomes, order=order)


def its_hide_out(s: TinyEpic, *outcomes: int | str) -> Match[TinyEpic]:
    """It hides where it is; both merchant ships are on its card, and then the ships sail."""
    s.merchant_cells = [s.pirates[RIVAL].cell] * 2
    return its_turn(s, 6, *outcomes)


def merchants_in_corners(s: TinyEpic) -> None:
    """In the corners without a port, from where there is only one way to theirs."""
    s.merchant_cells = list(s.sea.corners)
    s.merchant_bound = [1, 0]


def to_ships(s: TinyEpic, who: int, *outcomes: int | str) -> Match[TinyEpic]:
    """The turn of a pirate whose captain has crossed the line comes to its last step."""
    s.active, s.phase, s.crossed = who, SHIPS, True
    return match_from(s, *outcomes)


def any_way(match: Match[TinyEpic]) -> Match[TinyEpic]:
    """Ships sail the first way that is offered."""
    while not match.over and match.ask_of().kind == "move_ship":
        match.choose(0)
    return match


def rival(match: Match[TinyEpic]) -> Pirate:
    """The solo pirate as it is now."""
    return match.state.pirates[RIVAL]


def you(match: Match[TinyEpic]) -> Pirate:
    """The first seat as it is now."""
    return match.state.pirates[YOU]


def stations(pirate: Pirate) -> dict[str, int]:
    """Where a pirate's deckhands work, without the empty stations."""
    return {station: n for station, n in zip(STATIONS, pirate.stations, strict=True) if n}


def spaces(pirate: Pirate) -> list[int]:
    """The spaces of the wheel on which deckhands lie."""
    return [space for space in range(6) if pirate.wheel >> space & 1]


def bury_at(s: TinyEpic, who: int, *cards: str) -> None:
    """Treasures lie there already."""
    s.pirates[who].buried = [BOX.map_index[card] for card in cards]


def wakes(match: Match[TinyEpic]) -> list[str]:
    """The cards on which wake tokens lie, row by row."""
    return [card_at(match.state, where) for where, filling in enumerate(match.state.wakes) if filling >= 0]
