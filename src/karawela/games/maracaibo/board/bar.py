"""Below the picture where nothing else shows the question: the question, and the answers without a place above."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.palette import GOLD, INK, PAPER
from karawela.draw.pieces import badge
from karawela.draw.svg import at, join, rect, shorten, text, text_width
from karawela.engine.ask import Move
from karawela.games.maracaibo.board.places import EDGE, HEIGHT, WIDTH
from karawela.games.maracaibo.board.sight import Table
from karawela.games.maracaibo.board.stage import STAGED
from karawela.words.endings import board_verdict

_BAR, _CHIP, _GAP = 46, 28, 6
_PLACED = frozenset(
    (
        *("move", "step", "take", "build", "retire", "upgrade", "raid_die", "raid_kind", "raid_spend", "island"),
        *("treasure_kind", "bury", "explore_trade", "explore_move", "quest_take", "quest_refresh", "quest_sell"),
        *("galleon", "bm_place", "bm_activate", "ruby_sell"),
    )
)
"""Verbs with a place on the table."""


def unplaced(table: Table, rest: list[Move]) -> list[Move]:
    """The options that only words can show: those that found no room on the stage, and any without a place at all."""
    left = [move for move in table.scene.options if move[0] not in _PLACED and move[0] not in STAGED]
    return rest + left


def draw_bar(table: Table, rest: list[Move]) -> tuple[Markup, float]:
    """The bar and under it a row, or several, of what is left to choose; and how high they are."""
    scene, words = table.scene, table.words
    top = HEIGHT
    parts = [
        rect(EDGE, top, WIDTH - 2 * EDGE, _BAR, INK, 9),
        rect(EDGE + 3, top + 3, WIDTH - 2 * EDGE - 6, _BAR - 6, "#3a2b1e", 7, "#b08d57", 1),
    ]
    mine = scene.result is not None or (scene.seat is not None and scene.seat in scene.asked)
    x = 24.0
    if scene.asked:
        parts.append(at(32, top + _BAR / 2 - 1, badge(table.colour(scene.asked[0]), 13)))
        x = 62.0
    elif scene.result is not None:
        parts.append(
            icon("lucide:flag" if scene.result.nobody_won else "lucide:trophy", 34, top + _BAR / 2, 24, colour=GOLD)
        )
        x = 56.0
    said = shorten(_prompt(table), 17, WIDTH - x - 30, mine)
    parts.append(text(x, top + _BAR / 2 + 6, said, 17, "#ffe9b0" if mine else PAPER, "start", 650 if mine else None))
    y, left = top + _BAR + 8.0, 12.0
    for move in rest:
        label = words.label(move)
        wide = text_width(label, 14, True) + 18
        if left + wide > WIDTH - 12:
            left, y = 12.0, y + _CHIP + _GAP
        chip = text(0, 5, label, 14, INK, weight=650)
        parts.append(table.acts.chip(move, left + wide / 2, y + _CHIP / 2, wide, _CHIP, chip))
        left += wide + _GAP
    return join(*parts), y - top + (_CHIP + 8 if rest else 0)


def _prompt(table: Table) -> str:
    scene, words = table.scene, table.words
    if scene.result is not None:
        return board_verdict(words, scene.result, scene.names)
    if not scene.asked:
        return words.title()
    if scene.seat in scene.asked:
        return words.question(scene.kind)
    return words.waiting(scene.kind, table.name(scene.asked[0]))
