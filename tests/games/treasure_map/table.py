"""A table of Treasure Map on the reference board R1, set up as a test wants it."""

from __future__ import annotations

from collections.abc import Iterable

from karawela.engine import Match
from karawela.games.ship_adventure.data.components import (
    COLOUR_INDEX,
    EQUIPMENT_INDEX,
    LAID_INDEX,
    R1,
    TILES,
    TOKEN_INDEX,
    level_of,
)
from karawela.games.ship_adventure.rules.sea import sea_of
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.rules.round import begin_turn
from karawela.games.treasure_map.rules.setup import lay_out
from karawela.games.treasure_map.state import CARRIED, TEMPLE, TreasureMap
from karawela.testing import table as testing

BOARD = sea_of(R1)
TEMPLES = {"E5": 0, "H1": 1, "J8": 2, "E10": 3, "A5": 4}
ALL_TEMPLES = ("E5", "H1", "J8", "E10", "A5")


def sq(name: str) -> int:
    return BOARD.index[name]


def name(square: int) -> str:
    return BOARD.names[square]


def table(*colours: str, level: int = 1, active: int = 0, options: dict[str, object] | None = None) -> TreasureMap:
    """R1 at the start of a turn in round 2, everybody at home, the galleon away; seats have these colours."""
    s = testing.started(TITLE, len(colours), **(options or {}))
    for captain, colour in zip(s.captains, colours, strict=True):
        captain.colour = COLOUR_INDEX[colour]
    s.tiles, s.map_card, s.level = R1, 0, level
    lay_out(s)
    if len(colours) > 1:
        s.supply = [level] * 4
    else:
        s.prey = [-1] * 4
    s.round, s.sector, s.first = 2, 0, active
    begin_turn(s, active)
    return s


def last_turn(s: TreasureMap) -> TreasureMap:
    """The active seat plays as the last of the round."""
    s.turns = len(s.captains) - 1
    return s


def put(s: TreasureMap, seat: int, ship: str, crew: str | None = None) -> None:
    s.captains[seat].ship = sq(ship)
    s.captains[seat].crew = sq(crew or ship)


def hold(s: TreasureMap, seat: int, gold: int = 0, pieces: Iterable[int] = (), **cards: int) -> None:
    """Gives a seat gold, pieces out of the supply and numbers of cards."""
    captain = s.captains[seat]
    captain.gold += gold
    s.paid_out += gold
    for number in pieces:
        captain.pieces[number - 1] += 1
        s.supply[number - 1] = max(0, s.supply[number - 1] - 1)
    for card, n in cards.items():
        captain.cards[EQUIPMENT_INDEX[card]] = n


def carry(s: TreasureMap, seat: int, *tokens: str, at: int | None = None) -> list[int]:
    """Puts tokens with these backs into the hands of a seat (or elsewhere), seen by that seat."""
    numbers = []
    for token in tokens:
        back = TOKEN_INDEX[token]
        numbers.append(len(s.token_at))
        s.token_level.append(level_of(back))
        s.token_at.append(CARRIED + seat if at is None else at)
        s.token_back.append(back)
        s.token_seen.append(1 << seat)
    return numbers


def clear_temples(s: TreasureMap, *but: str) -> None:
    """Takes the tokens off the temples, except these."""
    stay = [TEMPLE + TEMPLES[temple] for temple in but]
    keep = [token for token, at in enumerate(s.token_at) if at >= 5 or at in stay]
    for field in ("token_level", "token_at", "token_back", "token_seen"):
        values = getattr(s, field)
        values[:] = [values[token] for token in keep]


def match_from(s: TreasureMap, *outcomes: int | str) -> Match[TreasureMap]:
    """A match that goes on from the state; chance gives `outcomes` and then fails the test."""
    return testing.match_from(TITLE, s, *outcomes, seats=len(s.captains))


def where(match: Match[TreasureMap], seat: int) -> tuple[str, str]:
    """Ship and crew of a seat."""
    captain = match.state.captains[seat]
    return name(captain.ship), name(captain.crew)


def pirates(match: Match[TreasureMap]) -> list[str]:
    return [name(square) if square >= 0 else "-" for square in match.state.pirates]


def setup_outcomes(tiles: Iterable[int] = R1, map_card: str = "map_1") -> list[str]:
    """What chance must give so that the setup lays these tiles."""
    names = {index: text for text, index in LAID_INDEX.items()}
    loose = [tile for tile in tiles if not TILES[tile // 4].startswith("big_island")]
    return [map_card, *(names[tile] for tile in loose)]
