"""The sea chart that the boards of both games are drawn on: where things are, and the picture around them.

    chart = chart_of(sea.width)                             # 12, 24 or 36 squares
    document(
        ...,
        opening(chart, 0, 0, 720, words.say("chart-label")),    # the nested <svg id="chart" data-pan>
        draw_sea(view.tiles, areas=True, numbered=True, neutral=True),  # fixed: never changes in a game
        layer("pieces", at(chart.x(square), chart.y(square), ship(colour), id="piece-ship-0", class_="piece")),
        edge(chart),                                            # the faded margin and the coloured bars, over pieces
        CLOSING,
        defs=chart_defs(), style=CHART_STYLE,
    )

A square is always 52 units wide; a larger sea is a larger chart, shown smaller until somebody zooms in. Around the
board runs a faded margin that repeats the opposite edge, and around it the bars: red north, yellow south, blue east,
green west. `ghosts` says where else a piece near the edge is seen in that margin, `way` draws a path that leaves on
one side and comes in on the other, `spots` lets several pieces share a square.

The modules beside this one: `sea` has the sea and its edge, `drawings` the artwork of both, `pieces` what is moved over
squares, `goods` coins, tokens and cards, `reach` what can be done there, `square_titles` what hovering says, `compass`
the dial, `captain_panel` what panels share, `colours` what is seen before the deal, `layout` the picture around it all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import ceil, sqrt

from markupsafe import Markup

from karawela.draw.svg import SMALLEST, group, num

SQUARE = 52
HALF = SQUARE // 2
_LETTERS = 12
"""No number on a chart is set smaller, where its letters are of the usual size."""
CLOSING = Markup("</svg>")
"""Ends what `opening` began."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a piece stands, and how large it is there; 1 is a piece that has a square for itself."""

    x: float
    y: float
    scale: float


@dataclass(frozen=True, slots=True)
class Chart:
    """The places on a chart of `width` by `width` squares, numbered in reading order."""

    width: int
    bar: int
    """How thick the coloured bars are."""
    repeat: int
    """How much of the opposite edge is repeated beyond the board."""
    letters: float = 1
    """How much larger than usual words and numbers are set, for a chart that is shown small."""

    @property
    def margin(self) -> int:
        return self.bar + self.repeat

    @property
    def side(self) -> int:
        """The board's side: the squares without the margin. A way round the world is this long."""
        return self.width * SQUARE

    @property
    def size(self) -> int:
        return self.side + 2 * self.margin

    def x(self, square: int) -> int:
        """The middle of the square."""
        return self.margin + square % self.width * SQUARE + HALF

    def y(self, square: int) -> int:
        return self.margin + square // self.width * SQUARE + HALF

    @property
    def readable(self) -> float:
        """So many pixels of the screen a unit must have, at least, for its words to be read."""
        return SMALLEST / (_LETTERS * self.letters)

    def corner(self, r: float = 8) -> float:
        """How far from the middle of a square the middle of a sign in its corner is; `r` is the sign's usual radius."""
        return HALF - 2 - r * self.letters

    def sign(self, square: int, dx: float, dy: float, *body: Markup) -> Markup:
        """A sign on the square, that far from its middle, as large as the letters are."""
        size = "" if self.letters == 1 else f" scale({num(self.letters)})"
        return group(*body, transform=f"translate({num(self.x(square) + dx)} {num(self.y(square) + dy)}){size}")

    def cell(self, square: int, inset: int = 0) -> str:
        """The square's outline, as the path of an element."""
        side = SQUARE - 2 * inset
        left, top = self.x(square) - HALF + inset, self.y(square) - HALF + inset
        return f"M{left} {top}h{side}v{side}h-{side}z"

    def spots(self, square: int, count: int) -> list[Spot]:
        """Places for so many pieces on one square: alone in the middle, then in a grid of two, three columns."""
        x, y = self.x(square), self.y(square)
        if count <= 1:
            return [Spot(x, y, 1)]
        if count == 2:
            return [Spot(x - 11, y - 9, 0.64), Spot(x + 11, y + 10, 0.64)]
        columns = ceil(sqrt(count))
        pitch = 48 / columns
        first = -pitch * (columns - 1) / 2
        scale = 0.56 if columns == 2 else 0.4
        return [
            Spot(x + first + pitch * (index % columns), y + first + pitch * (index // columns), scale)
            for index in range(count)
        ]

    def ghosts(self, square: int) -> list[tuple[int, int]]:
        """By how much a thing on the square is moved where the margin shows it again; most squares have none."""
        column, row = square % self.width, square // self.width
        across = [0, *([self.side] if column == 0 else []), *([-self.side] if column == self.width - 1 else [])]
        along = [0, *([self.side] if row == 0 else []), *([-self.side] if row == self.width - 1 else [])]
        return [(dx, dy) for dx in across for dy in along if dx or dy]

    def step(self, here: int, there: int) -> tuple[int, int]:
        """The way between neighbours, in squares to the east and to the south: -1, 0 or 1 each, over the edge too."""
        across, along = there % self.width - here % self.width, there // self.width - here // self.width
        return self._short(across), self._short(along)

    def _short(self, by: int) -> int:
        return by if -1 <= by <= 1 else -1 if by > 1 else 1

    def way(self, squares: Sequence[int]) -> str:
        """The path through the middles of neighbouring squares; over an edge it goes on from the opposite one."""
        d = [f"M{self.x(squares[0])} {self.y(squares[0])}"]
        for here, there in pairwise(squares):
            dx, dy = self.step(here, there)
            d.append(f"l{dx * SQUARE} {dy * SQUARE}")
            x, y = self.x(there), self.y(there)
            if (self.x(here) + dx * SQUARE, self.y(here) + dy * SQUARE) != (x, y):
                d.append(f"M{x - dx * SQUARE} {y - dy * SQUARE}L{x} {y}")
        return "".join(d)


@cache
def chart_of(width: int, letters: float = 1) -> Chart:
    """The chart of a sea that many squares wide. Things lie in the same places whatever the size of its letters."""
    share = width / 12
    bar, margin = round(14 * share * letters), round(14 * share) + min(SQUARE, round(34 * share))
    return Chart(width, bar, margin - bar, letters)


def opening(chart: Chart, x: float, y: float, size: float, label: str) -> Markup:
    """The start of the nested `<svg>` that a page can pan and zoom; `data-wrap` is the length of once round the sea,
    `data-readable` how many pixels a unit must have for the words to be read."""
    return Markup(
        '<svg id="chart" class="chart" data-pan="" data-wrap="{}" data-readable="{:.3f}" x="{}" y="{}" width="{}"'
        ' height="{}" viewBox="0 0 {} {}" role="group" aria-label="{}">'
    ).format(chart.side, chart.readable, num(x), num(y), num(size), num(size), chart.size, chart.size, label)
