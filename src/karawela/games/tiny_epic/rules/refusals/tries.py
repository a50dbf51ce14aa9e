"""Moves that a pirate might try, legal or not: the grammar's, with what the position leaves of the arguments."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from karawela.engine.ask import Move
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.choices import GHOST, MERCHANTS, NAVY, STATIONS
from karawela.games.tiny_epic.rules.deckhands import WORK
from karawela.games.tiny_epic.rules.hiring import ROWS, SKELETONS
from karawela.games.tiny_epic.rules.searching import WAKE
from karawela.games.tiny_epic.state import TinyEpic
from karawela.words.grammar import Token, tries_of

CURSED_VERBS: Final = frozenset({"market_shift", "order_trade_urn", "trade_urn", "bury_urn"})
CURSED_WORDS: Final = frozenset({WAKE, "search", ROWS[SKELETONS], "gold", "cursed"})
"""What a move of the expansion alone begins or ends with."""


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
    """In the base game nothing of the expansion."""
    found = _all_tries(view, seat, kind)
    if view.amdiak:
        return found
    return [move for move in found if move[0] not in CURSED_VERBS and CURSED_WORDS.isdisjoint(move[1:])]
