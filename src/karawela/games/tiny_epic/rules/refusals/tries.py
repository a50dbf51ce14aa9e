"""Moves that a pirate might try, legal or not: the grammar's, with what the position leaves of the arguments."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from karawela.engine.ask import Move
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.choices import GHOST, MERCHANTS, NAVY, STATIONS
from karawela.games.tiny_epic.data.words import MarketShift
from karawela.games.tiny_epic.rules.deckhands import WORK
from karawela.games.tiny_epic.rules.hiring import CREW, REFRESH, ROWS, SKELETONS
from karawela.games.tiny_epic.rules.searching import WAKE
from karawela.games.tiny_epic.state import TinyEpic
from karawela.words.grammar import Token, tries_of

CURSED_VERBS: Final[Mapping[str, str]] = {
    "market_shift": "TEP-4.40",
    "order_trade_urn": "TEP-4.40",
    "trade_urn": "TEP-4.40",
    "cursed_exchange": "TEP-4.40",
    "take_cursed": "TEP-4.30",
    "leave_cursed": "TEP-4.30",
    "deep_search": "TEP-4.60",
    "bury_urn": "TEP-4.70",
    "borrow_crew": "TEP-4.122",
}
"""What a move of the expansion alone begins with, and the rule of the base game that knows no such thing."""
_CURSED_WORDS: Final[Mapping[str, str]] = {
    WAKE: "TEP-4.60",
    "search": "TEP-4.60",
    ROWS[SKELETONS]: "TEP-4.50",
    ROWS[CREW]: "TEP-4.50",
    "gold": "TEP-4.51",
    "cursed": "TEP-4.51",
}
"""What it ends with, likewise."""


def cursed_only(move: Move) -> str:
    """The rule of the base game that knows no such move; nothing for a move of the base game."""
    if len(move) > 1 and move[-1] in _CURSED_WORDS:
        return _CURSED_WORDS[str(move[-1])]
    return CURSED_VERBS.get(str(move[0]), "")


def narrow(view: TinyEpic, seat: int, kind: str) -> Mapping[str, Sequence[Token]]:
    """The cards of this sea, ships and colours in play, one's own crew; rows where one hires."""
    box, pirate = view.box, view.pirates[seat]
    cards = [box.map_ids[card] for card in sorted(view.grid)]
    crew = {
        "hire": [*view.crew_row, *view.skeleton_row],
        "dismiss": pirate.crew,
        "crew_bonus": pirate.crew,
        "borrow_crew": view.crew_row,
    }.get(kind, ())
    ships = (*MERCHANTS, NAVY, GHOST) if view.amdiak else (*MERCHANTS, NAVY)
    return {
        "card": cards
        if kind in ("sail", "place_ship", "deep_search", "move_ship")
        else [box.crew_ids[c] for c in crew],
        "ship": ships,
        "target": [*ships, *(view.colour_of(who) for who in range(len(view.pirates)))],
        "die": range(1, len(view.battle.rolled(seat)) + 1),
        "cubes": range(pirate.cubes + 2) if view.amdiak else (),
        "station": STATIONS if kind in ("assign_deckhand", "command") else [STATIONS[station] for station in WORK],
    }


_all_tries = tries_of(TITLE, narrow)


def tries(view: TinyEpic, seat: int, kind: str) -> Iterable[Move]:
    """In the base game nothing of the expansion; with it nothing that is never said so, or needs a card not aboard."""
    found = _all_tries(view, seat, kind)
    if not view.amdiak:
        return [move for move in found if not cursed_only(move)]
    shifts = any(isinstance(view.box.crew[card].bonus, MarketShift) for card in view.pirates[seat].crew)
    return [move for move in found if move != REFRESH and (shifts or move[0] != "market_shift")]
