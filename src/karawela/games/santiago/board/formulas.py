"""What buildings and Cubans do, in symbols: `2 pesos`, `sugar -> rum`. Words are one hover away."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK
from karawela.draw.pieces import flag
from karawela.draw.svg import at, group, join, num, path, rect, text, text_width
from karawela.games.santiago.board.drawings import good, good_inline
from karawela.games.santiago.data.read_components import ROWS

_ARROWS = {
    ">": "M-6 0H4M0-4L5 0L0 4",
    "<": "M6 0H-4M0-4L-5 0L0 4",
    "<>": "M-6-3H4M1-6L5-3L1 0M6 3H-4M-1 0L-5 3L-1 6",
}


def effect_of(kind: str, index: int) -> tuple[str, ...]:
    """What a `building` or a `cuban` does, as the row has it."""
    return tuple(ROWS[kind][index].signs)


def _mark(name: str, size: float, inline: bool) -> Markup:
    """One symbol, centred at the origin."""
    if name == "die":
        return rect(-size * 0.42, -size * 0.42, size * 0.84, size * 0.84, CHALK, 3, INK, 1.4)
    if name == "flag":
        return at(-size * 0.45, -size * 0.35, flag(size * 0.9, size * 0.7, "", "#8fb8d8"))
    return good_inline(name, size) if inline else good(name, 0, 0, size)


@cache
def formula(parts: tuple[str, ...], size: float = 17, gap: float = 2, inline: bool = False) -> Markup:
    """Symbols, numbers and arrows in a row, centred on the origin; inline, for a picture without `<defs>`."""
    letters = max(11.0, size * 0.82)
    widths = [_width(part, size) for part in parts]
    x = -formula_width(parts, size, gap) / 2
    drawn = []
    for part, width in zip(parts, widths, strict=True):
        middle = x + width / 2
        if part in _ARROWS:
            drawn.append(
                path(
                    _ARROWS[part],
                    stroke=INK,
                    width=1.6,
                    transform=f"translate({num(middle)} 0)",
                    stroke_linejoin="round",
                )
            )
        elif _is_text(part):
            drawn.append(text(middle, letters * 0.36, part, letters, INK, weight=700))
        else:
            drawn.append(at(middle, 0, _mark(part, size, inline)))
        x += width + gap
    return group(join(*drawn))


def formula_width(parts: tuple[str, ...], size: float = 17, gap: float = 2) -> float:
    """How wide the row is."""
    return sum(_width(part, size) for part in parts) + gap * (len(parts) - 1)


def _is_text(part: str) -> bool:
    return part[0].isdigit() or part[0] in "+/−"


def _width(part: str, size: float) -> float:
    if part in _ARROWS:
        return 14.0
    return text_width(part, max(11.0, size * 0.82), True) if _is_text(part) else size
