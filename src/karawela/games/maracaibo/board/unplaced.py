"""Which options have no place on the board, so that only words can show them."""

from __future__ import annotations

from karawela.engine.ask import Move
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.board.stage import STAGED

_PLACED = frozenset(
    (
        *("move", "step", "take", "build", "retire", "upgrade", "raid_die", "raid_kind", "raid_spend", "island"),
        *("treasure_kind", "bury", "explore_trade", "explore_move", "quest_take", "quest_refresh", "quest_sell"),
        *("galleon", "bm_place", "bm_activate", "ruby_sell"),
    )
)
"""Verbs with a place on the table."""


def unplaced(sight: Sight, rest: list[Move]) -> list[Move]:
    """The options that only words can show: those that found no room on the stage, and any without a place at all."""
    left = [move for move in sight.scene.options if move[0] not in _PLACED and move[0] not in STAGED]
    return rest + left
