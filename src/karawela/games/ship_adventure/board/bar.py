"""Below the picture where nothing else shows the question: the question, and the answers without a place above."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.icons import icon
from karawela.draw.palette import GOLD, INK, PAPER
from karawela.draw.pieces import badge
from karawela.draw.svg import at, join, rect, text, text_width, wrap
from karawela.engine.ask import Move
from karawela.engine.colours import Colour
from karawela.engine.scene import Scene

BAR = 46
_CHIP, _GAP = 28, 6


def draw_bar(
    scene: Scene, acts: Acts, rest: list[Move], width: float, top: float, colours: Sequence[Colour], verdict: str
) -> tuple[Markup, float]:
    """The bar and under it a row, or several, of what is left to choose; and how high they are.

    `colours` are those that the seats wear on the chart, `verdict` is what the bar says when the game is over."""
    parts = [
        rect(4, top, width - 8, BAR, INK, 9),
        rect(7, top + 3, width - 14, BAR - 6, "#3a2b1e", 7, "#b08d57", 1),
    ]
    mine = scene.result is not None or (scene.seat is not None and scene.seat in scene.asked)
    x = 22.0
    if scene.asked:
        parts.append(at(30, top + BAR / 2 - 1, badge(colours[scene.asked[0]], 13)))
        x = 60.0
    elif scene.result is not None:
        parts.append(
            icon("lucide:flag" if scene.result.nobody_won else "lucide:trophy", 32, top + BAR / 2, 24, colour=GOLD)
        )
        x = 54.0
    (line, *_) = wrap(_prompt(scene, acts, verdict), 16.5, width - x - 20, mine)
    ink = "#ffe9b0" if mine else PAPER
    parts.append(text(x, top + BAR / 2 + 5.6, line, 16.5, ink, "start", 650 if mine else None))
    drawer, height = _drawer(acts, rest, width, top + BAR + 8)
    return join(*parts, drawer), BAR + height


def _prompt(scene: Scene, acts: Acts, verdict: str) -> str:
    words = acts.words
    if scene.result is not None:
        return verdict
    if not scene.asked:
        return words.title()
    if scene.seat in scene.asked:
        return words.question(scene.kind, scene.view)
    return words.waiting(scene.kind, scene.names[scene.asked[0]])


def _drawer(acts: Acts, moves: list[Move], width: float, top: float) -> tuple[Markup, float]:
    if not moves:
        return Markup(""), 0
    parts, x, y = [], 12.0, top
    for move in moves:
        label = acts.words.label(move)
        wide = text_width(label, 14, True) + 18
        if x + wide > width - 12:
            x, y = 12.0, y + _CHIP + _GAP
        parts.append(acts.chip(move, x + wide / 2, y + _CHIP / 2, wide, _CHIP, text(0, 5, label, 14, INK, weight=650)))
        x += wide + _GAP
    return join(*parts), y + _CHIP + 8 - top + 8
