"""Draws rows of signs, and scrolls with them, as SVG. The signs themselves stand in the picture's `<defs>` as
`sign-<name>`; words between them stay readable at any size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK
from karawela.draw.svg import SMALLEST, group, join, rect, text, text_width, use
from karawela.effects.rows import SignRow, WhenRow
from karawela.effects.templates import Token
from karawela.effects.vocabulary import Vocabulary

PLAIN: Final = ""
"""A scroll that stands for no time of its own: what a place offers."""
Scroll = tuple[str, tuple[Token, ...]]
"""When it works, and what it does."""
_USUAL: Final = SignRow()


class Pen:
    """Draws with the signs of one title, words at least of the `smallest` size. What was drawn once is remembered."""

    def __init__(self, vocabulary: Vocabulary, smallest: float = SMALLEST):
        self._smallest = smallest
        self._signs = vocabulary.signs
        self._whens = vocabulary.whens
        self.row = lru_cache(maxsize=4096)(self._row)
        self.scrolls = lru_cache(maxsize=1024)(self._scrolls)
        self.strongest = lru_cache(maxsize=1024)(self._strongest)

    def _letters(self, k: float) -> float:
        return max(self._smallest, 13 * k)

    def _room(self, token: Token, k: float) -> float:
        return self._signs.get(token.sign, _USUAL).width * k

    def _width(self, token: Token, k: float) -> float:
        inside = self._signs.get(token.sign, _USUAL).inside
        beside = 0.0 if inside else text_width(token.label, self._letters(k), bold=True)
        return beside + (self._room(token, k) if token.sign else 1.0)

    def width(self, tokens: Sequence[Token], k: float = 1.0) -> float:
        """How wide the row would be."""
        return sum(self._width(token, k) for token in tokens) + 1.5 * max(0, len(tokens) - 1)

    def fitting(self, tokens: Sequence[Token], width: float, most: float = 1.0) -> float:
        """The largest size, up to `most`, at which the row fits the width."""
        k = most
        while k > 0.5 and self.width(tokens, k) > width:
            k -= 0.05
        return round(k, 2)

    def _row(self, tokens: tuple[Token, ...], k: float = 1.0, ink: str = INK) -> Markup:
        """The tokens side by side around the origin; `k` is the size of signs, words stay readable."""
        x = -self.width(tokens, k) / 2
        parts = []
        for token in tokens:
            wide, letters, room = self._width(token, k), self._letters(k), self._room(token, k)
            sign = self._signs.get(token.sign, _USUAL)
            if token.sign:
                name = sign.on_dark if sign.on_dark and ink != INK else token.sign
                parts.append(use(f"sign-{name}", x + room / 2, 0, k))
            if sign.inside:
                small = letters if len(token.label) < 2 else max(self._smallest, letters - 1.5)
                fill = INK if sign.inside == "dark" else CHALK
                parts.append(text(x + 10 * k, small * 0.36, token.label, small, fill, weight=750))
            elif token.label:
                left = x + (room if token.sign else 0.5)
                parts.append(text(left, letters * 0.36, token.label, letters, ink, "start", 700))
            x += wide + 1.5
        return join(*parts)

    # ------------------------------------------------------------------ scrolls

    def _when(self, when: str) -> WhenRow:
        return self._whens.get(when, WhenRow())

    def _scrolls(self, parts: tuple[Scroll, ...], width: float, height: float) -> Markup:
        """Scrolls in one or two rows, centred in a field around the origin."""
        wide = [self._scroll_width(part, 0.86) for part in parts]
        lines: list[list[int]] = [[]]
        for number, size in enumerate(wide):
            used = sum(wide[each] + 3 for each in lines[-1])
            if lines[-1] and used + size > width:
                lines.append([])
            lines[-1].append(number)
        step = min(21.0, height / len(lines))
        drawn = []
        for at, numbers in enumerate(lines):
            y = (at - (len(lines) - 1) / 2) * step
            x = -sum(wide[each] + 3 for each in numbers) / 2 + 1.5
            for each in numbers:
                size = min(wide[each], width)
                drawn.append(self._scroll(parts[each], x + size / 2, y, size, min(19.0, step - 0.5)))
                x += size + 3
        return join(*drawn)

    def _strongest(self, parts: tuple[Scroll, ...], width: float, height: float, k: float = 1.0) -> Markup:
        """The first scrolls, as many as fit side by side in a field around the origin; at least one."""
        chosen = [parts[0]] if parts else []
        for part in parts[1:]:
            if sum(self._scroll_width(each, k) + 3 for each in (*chosen, part)) - 3 > width:
                break
            chosen.append(part)
        wide = [min(width, self._scroll_width(each, k)) for each in chosen]
        x, drawn = -(sum(wide) + 3 * (len(wide) - 1)) / 2, []
        for part, size in zip(chosen, wide, strict=True):
            drawn.append(self._scroll(part, x + size / 2, 0, size, height, k))
            x += size + 3
        return join(*drawn)

    def _scroll_width(self, part: Scroll, k: float) -> float:
        return self.width(part[1], k) + (18 if self._when(part[0]).lead else 8)

    def _scroll(self, part: Scroll, x: float, y: float, width: float, height: float, most: float = 0.86) -> Markup:
        when, tokens = self._when(part[0]), part[1]
        lead = 12 if when.lead else 0
        k = self.fitting(tokens, width - lead - 4, most)
        ink = CHALK if when.light else INK
        body = [
            rect(-width / 2, -height / 2, width, height, when.ground, 5, "#3b2a17", 0.8),
            use(f"sign-{when.lead}", -width / 2 + 8, 0, 0.68) if lead else "",
            group(self.row(tokens, k, ink), transform=f"translate({lead / 2:g} 0)"),
        ]
        return group(*body, transform=f"translate({x:g} {y:g})")
