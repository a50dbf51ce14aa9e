"""What the tests of several chapters look at, on a table of Tiny Epic Pirates."""

from __future__ import annotations

from collections.abc import Iterator

from karawela.engine import Match, parse_move
from karawela.engine.title import OptionValue
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.choices import GOODS, ORDERS
from karawela.games.tiny_epic.state import Pirate, TinyEpic
from karawela.testing import table
from tests.games.tiny_epic.table import BOX

Game = Match[TinyEpic]


def walk(number: int, seats: int, **chosen: OptionValue) -> Iterator[Game]:
    """A game with random choices, of thirty rounds unless said otherwise: before the first choice, after every one."""
    return table.walk(TITLE, number, seats, **{"round_limit": 30, **chosen})


def pirate(match: Game, who: int = 0) -> Pirate:
    return match.state.pirates[who]


def where(match: Game, who: int = 0) -> str:
    """The map card on which a pirate's ship is."""
    return card_at(match.state, pirate(match, who).cell)


def card_at(s: TinyEpic, cell: int) -> str:
    return BOX.map_ids[s.grid[cell]]


def aboard(match: Game, who: int = 0) -> dict[str, int]:
    """The crates on a pirate's ship, kind by kind."""
    return {good: n for good, n in zip(GOODS, pirate(match, who).hold, strict=True) if n}


def crew_of(match: Game, who: int = 0) -> list[str]:
    return [BOX.crew_ids[card] for card in pirate(match, who).crew]


def crew_row(match: Game) -> list[str]:
    return [BOX.crew_ids[card] for card in match.state.crew_row]


def order_of(match: Game) -> str:
    """The order of the space on which the active captain stands."""
    return ORDERS[match.state.order()]


def prices_of(s: TinyEpic) -> dict[str, int]:
    """The market, from the cheapest kind on."""
    return {GOODS[kind]: s.price(kind) for kind in s.market}


def burials_of(match: Game, who: int = 0) -> list[str]:
    return [BOX.map_ids[card] for card in pirate(match, who).buried]


def reason(s: TinyEpic, kind: str, move: str, seat: int = 0) -> str:
    """The rule that forbids a move at a question of that kind, also at one that would have a single answer."""
    refusal = TITLE.rules.why_not(s, seat, kind, parse_move(move))
    return refusal.rule if refusal is not None else ""
