"""What can be done on the chart: squares to go to, with the steps left, and the ways that hovering or focus shows.

Nothing here needs a script: a way lies beside its square and is hidden until `:hover` or `:focus` reveals it
(`CHART_STYLE`). Squares that are farther than one step are ends of routes: `data-route` has the moves that lead there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from markupsafe import Markup, escape

from karawela.draw.palette import CHALK, INK, SIGNAL
from karawela.draw.svg import at, circle, el, group, join, num, path, rect, text, use
from karawela.games.ship_adventure.board.chart import SQUARE, Chart
from karawela.games.ship_adventure.board.drawings import DEATHS_HEAD
from karawela.games.ship_adventure.board.goods import equipment
from karawela.games.ship_adventure.data.components import SABRES

CHART_STYLE = """
.chart .go .halo{fill-opacity:.3}
.chart .go.drift .halo{fill:#d8f4fa;fill-opacity:.55;stroke:#0f6f8c;stroke-dasharray:7 4}
.chart .choice:hover>.halo,.chart .choice:focus-visible>.halo{fill-opacity:.6}
.chart .way{fill:none;stroke:#8f1d12;stroke-width:6;stroke-linejoin:round;stroke-linecap:round;
stroke-dasharray:1 11;opacity:0;pointer-events:none;filter:drop-shadow(0 0 2px #fffdf7)}
.chart g:hover>.way,.chart g:focus>.way{opacity:1}
.chart .far{fill-opacity:.15;stroke-opacity:.45}
.chart .far g{outline:none;--way:hidden;cursor:pointer}
.chart .far g:hover,.chart .far g:focus-within{--way:visible}
.chart .far use:hover,.chart .far g:focus>use{fill-opacity:.5;stroke-opacity:1}
.chart .closing>.halo,.chart .closing>.choice>.halo{stroke:#a5281b;stroke-dasharray:2.5 3.5}
.chart .far .closing>use{stroke-dasharray:.05 .07}
.far-square{fill:#fff1bd;stroke:#fff7d6;stroke-width:.024}
.far-way{fill:none;stroke:#8f1d12;stroke-width:.115;stroke-opacity:1;stroke-linecap:round;pointer-events:none;
visibility:var(--way);filter:drop-shadow(0 0 .04px #fffdf7)}
""".strip()


def corner(chart: Chart, dx: int, dy: int, *body: Markup | str, r: float = 8) -> Markup:
    """A sign around the origin in a corner of a square: dx and dy are 1 or -1; as large as the chart's letters are."""
    place, k = chart.corner(r), chart.letters
    size = "" if k == 1 else f" scale({num(k)})"
    return group(*body, transform=f"translate({num(dx * place)} {num(dy * place)}){size}", class_="still")


def steps_left(chart: Chart, number: int, free: bool = False) -> Markup:
    """The corner of a square: how many steps are left there; a wave for one that costs nothing."""
    mark = path("M-15 3q3-4 6 0t6 0", stroke="#0f6f8c", width=2.4, stroke_linecap="round") if free else ""
    return corner(
        chart,
        1,
        1,
        circle(0, 0, 8, "#fff8e6", "#8a5a1c", 1.2),
        text(0, 4.2, str(number), 12, INK, weight=700),
        mark,
    )


def warning(chart: Chart) -> Markup:
    """The red skull: whoever stops here is lost."""
    return corner(chart, -1, -1, circle(0, 0, 8.5, SIGNAL, CHALK, 1.4), use(DEATHS_HEAD, 0, 0, 0.44))


def clash(chart: Chart) -> Markup:
    """Crossed sabres: whoever stops here must fight."""
    return corner(chart, -1, -1, circle(0, 0, 8.5, "#fff8e6", SIGNAL, 1.6), equipment(SABRES, 0.55))


def halo(inset: int = 2) -> Markup:
    """The glow of a square around the origin."""
    side = 52 - 2 * inset
    return rect(inset - 26, inset - 26, side, side, rx=9, class_="halo")


def way(chart: Chart, squares: Sequence[int], x: int = 0, y: int = 0) -> Markup:
    """The hidden way over these squares, for a group that stands at x, y."""
    shift = f"translate({-x} {-y})" if x or y else None
    return el("path", d=chart.way(squares), class_="way", transform=shift)


@cache
def reach_defs() -> Markup:
    """For each direction the last step of a way, `w0` to `w8` in reading order, and a far square with it, `f0` to
    `f8`; a square is one unit wide."""
    drawings = []
    for number, (dy, dx) in enumerate(product((-1, 0, 1), repeat=2)):
        gap = 0.25 if 0 in (dx, dy) else 0.2357  # so that dots meet where steps do
        step = f'<path{{}} class="far-way" d="M{-dx} {-dy}L0 0" stroke-dasharray=".01 {gap - 0.01:g}"/>'
        square = '<path class="far-square" d="M-.45-.45h.9v.9h-.9z"/>'
        drawings.append(step.format(f' id="w{number}"') + f'<g id="f{number}">{square}{step.format("")}</g>')
    return Markup("".join(drawings))


class End(NamedTuple):
    """A square that takes more than one step: what it says, the moves that lead there, and whether to end there is
    worth a warning."""

    title: str
    moves: str
    closing: bool = False


def far(chart: Chart, ways: Iterable[Sequence[int]], ends: Mapping[int, End]) -> Markup:
    """Squares that take more than one step, and the ways there, all from one square. A page that is clicked there plays
    the moves one after another (`data-route`).

    There are many of them in every push, so they are written as short as can be: a square lies in the group of the
    one before it, and with the group all steps that lead there are shown. Each way goes on where another one ends."""
    after: dict[int, list[int]] = {}
    start = 0
    for squares in ways:
        start = squares[0]
        if len(squares) > 1:
            after.setdefault(squares[-2], []).append(squares[-1])

    def place(square: int) -> tuple[int, int]:
        return square % chart.width - start % chart.width, square // chart.width - start // chart.width

    def branches(here: int) -> str:
        return "".join(branch(here, there) for there in after.get(here, ()))

    def branch(here: int, there: int) -> str:
        beyond_it, end = branches(there), ends.get(there)
        if end is None and not beyond_it:
            return ""
        (x, y), (dx, dy), (to_x, to_y) = place(here), chart.step(here, there), place(there)
        step = 3 * dy + dx + 4
        drawn = f'<use href="#{"w" if end is None else "f"}{step}" x="{to_x}" y="{to_y}"/>'
        if (x + dx, y + dy) != (to_x, to_y):  # out on the one side, in on the other
            drawn += f'<use href="#w{step}" x="{x + dx}" y="{y + dy}"/>'
        if end is None:
            return f"<g>{drawn}{beyond_it}</g>"
        class_ = ' class="closing"' if end.closing else ""
        route = f'<g tabindex="-1"{class_} data-route="{escape(end.moves)}">'
        return f"{route}<title>{escape(end.title)}</title>{drawn}{beyond_it}</g>"

    put = f"translate({chart.x(start)} {chart.y(start)}) scale({SQUARE})"
    return group(Markup(branches(start)), class_="far", transform=put)


def again(chart: Chart, square: int, id_: str) -> Markup:
    """A piece on an edge square, seen again in the margin."""
    return join(
        *(el("use", href=f"#{id_}", x=dx, y=dy, class_="still", aria_hidden="true") for dx, dy in chart.ghosts(square))
    )


def beyond(chart: Chart, square: int, move: str, label: str, left: int, free: bool = False) -> Markup:
    """A square to go to on the opposite edge, where the margin shows it: it can be clicked there as well.

    Keys and readers of screens have the square itself, once is enough for them."""
    copies = []
    for dx, dy in chart.ghosts(square):
        number = corner(
            chart,
            -1 if dx > 0 else 1,
            -1 if dy > 0 else 1,
            circle(0, 0, 8, "#fff8e6", "#8a5a1c", 1.2),
            text(0, 4.2, str(left), 12, INK, weight=700),
        )
        copy = group(halo(), number, title=label, class_="choice", data_move=move, aria_label=label, aria_hidden="true")
        copies.append(at(chart.x(square) + dx, chart.y(square) + dy, copy, class_="go drift" if free else "go"))
    return join(*copies)
