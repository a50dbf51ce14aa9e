"""Below a board where nothing else shows the question: what is asked, and the answers without a place on the board."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.icons import icon
from karawela.draw.palette import GOLD, INK, PAPER
from karawela.draw.pieces import badge
from karawela.draw.scene import Scene
from karawela.draw.svg import at, join, rect, text, text_width, wrap
from karawela.engine.ask import Move
from karawela.words.endings import board_verdict

BAR = 46
_CHIP, _GAP, _EDGE, _BELOW = 28.0, 6.0, 12.0, 8.0
_LETTERS, _SMALL, _LINE = 16.5, 14.5, 17.0
_LEAST = 0.45
"""The question keeps so much of the width, however many answers there are."""


def question_bar(scene: Scene, acts: Acts, moves: Sequence[Move], width: float, top: float) -> tuple[Markup, float]:
    """The bar, and how high it is with what stands under it.

    The answers stand at its right end if there is room for all of them, otherwise in rows below it."""
    labels = [(move, acts.label(move)) for move in moves]
    beside = sum(_wide(label) + _GAP for _, label in labels)
    fits = beside <= width * (1 - _LEAST) - 2 * _EDGE
    parts = [
        rect(4, top, width - 8, BAR, INK, 9),
        rect(7, top + 3, width - 14, BAR - 6, "#3a2b1e", 7, "#b08d57", 1),
        _sign(scene, top),
        _said(scene, acts, top, width - _EDGE - (beside if fits else 0.0)),
    ]
    x, y = (width - _EDGE - beside + _GAP, top + (BAR - _CHIP) / 2) if fits else (_EDGE, top + BAR + _BELOW)
    for move, label in labels:
        wide = _wide(label)
        if not fits and x + wide > width - _EDGE:
            x, y = _EDGE, y + _CHIP + _GAP
        parts.append(acts.chip(move, x + wide / 2, y + _CHIP / 2, wide, _CHIP, text(0, 5, label, 14, INK, weight=650)))
        x += wide + _GAP
    return join(*parts), BAR if fits else y + _CHIP + 2 * _BELOW - top


def _wide(label: str) -> float:
    return text_width(label, 14, True) + 18


def _sign(scene: Scene, top: float) -> Markup:
    """Who is asked, or how it ended."""
    if scene.asked:
        return at(30, top + BAR / 2 - 1, badge(scene.colours[scene.asked[0]], 13))
    if scene.result is None:
        return Markup("")
    name = "lucide:flag" if scene.result.nobody_won else "lucide:trophy"
    return icon(name, 32, top + BAR / 2, 24, colour=GOLD)


def _said(scene: Scene, acts: Acts, top: float, right: float) -> Markup:
    """The question in one line, or smaller in two."""
    mine = scene.result is not None or (scene.seat is not None and scene.seat in scene.asked)
    x = 56.0 if scene.asked or scene.result is not None else 22.0
    said, size = prompt(scene, acts), _LETTERS
    lines = wrap(said, size, right - x - _EDGE, mine)
    if len(lines) > 1:
        size = _SMALL
        lines = wrap(said, size, right - x - _EDGE, mine)[:2]
    first = top + BAR / 2 + size * 0.34 - (len(lines) - 1) * _LINE / 2
    ink, weight = ("#ffe9b0", 650) if mine else (PAPER, None)
    return join(*(text(x, first + _LINE * row, line, size, ink, "start", weight) for row, line in enumerate(lines)))


def prompt(scene: Scene, acts: Acts) -> str:
    """What is asked, to whoever is; what others wait for, to them; the verdict, when it is over."""
    words = acts.words
    if scene.result is not None:
        return board_verdict(words, scene.result, scene.names)
    if not scene.asked:
        return words.title_name()
    if scene.seat in scene.asked:
        return words.question(scene.kind, scene.view)
    return words.waiting(scene.kind, scene.names[scene.asked[0]])
