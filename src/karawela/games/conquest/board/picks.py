"""A group, then a part of it, then where it goes; a source of fire, then its target.

Whoever picks a group by a click, a tap or a key gives it the focus, and the focus alone opens it (`PICK_STYLE`), so no
script is needed:

    <g id="pick-K2" class="pick" data-pick="K2" tabindex="0" role="group">      the group that can be picked
      <use class="hit">                                                        where it is clicked
      <g class="reach"> choices of as many units as can go there </g>          open while the pick has the focus
      <g class="palette">
        <g class="part" tabindex="0" role="group"> a chip                      a part of the group, to be picked instead
          <g class="reach"> choices of exactly this part </g> </g> </g> </g>   open while the part has the focus

Closed choices are not seen and take no clicks, but keys and readers of screens find them. A choice that leads onto
another group of the same seat is `onto-N`, that group is `slot-N`: while the one is open, the other lets clicks
through. Nothing stays open by itself: after its move a group is let go.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.svg import at, circle, el, group, join, path
from karawela.games.ship_adventure.board.chart import SQUARE, Chart
from karawela.games.ship_adventure.board.goods import equipment
from karawela.games.ship_adventure.data.components import SABRES

_SLOTS = 4
"""Squares whose columns and rows are equal modulo this share a slot."""

_OPEN = "opacity:1;pointer-events:auto"
PICK_STYLE = "\n".join(
    (
        ".chart .pick,.chart .part{cursor:pointer;outline:none}",
        ".chart .hit{fill:#fff1bd;fill-opacity:.08;stroke:#e07b00;stroke-width:2.6;stroke-dasharray:5 3}",
        ".chart .pick:hover>.hit{fill-opacity:.4}",
        ".chart .pick:focus-within>.hit{stroke:#a5281b;stroke-width:4;stroke-dasharray:none;fill-opacity:.1}",
        ".chart .reach,.chart .palette{opacity:0;pointer-events:none}",
        ".chart .pick:hover:not(:focus-within)>.reach{opacity:.5}",
        f".chart .pick:focus-within>.palette{{{_OPEN}}}",
        f".chart .pick:focus-within:not(:has(.part:focus-within))>.reach,.chart .part:focus-within>.reach{{{_OPEN}}}",
        ".chart .reach:has(.peek),.chart .palette:has(.peek){opacity:1}",
        ".chart:has(.palette:hover) .pick:not(:focus-within)>.hit{pointer-events:none}",
        ".chart .reach .halo{fill-opacity:.24;animation:none}",
        ".chart .reach .drift>.halo{fill:#d8f4fa;stroke:#0f6f8c;stroke-dasharray:7 4}",
        ".chart .part:focus-within>.chip{fill:#ffdf8a;stroke:#a5281b;stroke-width:3}",
        *(
            f".chart:has(.pick:focus-within .onto-{slot}) .slot-{slot}:not(:focus-within)>.hit{{pointer-events:none}}"
            for slot in range(_SLOTS * _SLOTS)
        ),
    )
)


@cache
def pick_defs() -> Markup:
    """The square that can be gone to, and the signs on it."""
    wave = path("M-22 20q3-4 6 0t6 0", stroke="#0f6f8c", width=2.6, stroke_linecap="round")
    swords = join(circle(17, -17, 9, "#fff8e6", "#b5382a", 1.6), at(17, -17, equipment(SABRES, 0.58)))
    square = el("rect", x=-24, y=-24, width=48, height=48, rx=9)
    drawings = {"go": square, "go-drift": wave, "go-fight": swords}
    return join(*(group(drawing, id=name) for name, drawing in drawings.items()))


def pick(chart: Chart, square: int, name: str, label: str, *body: Markup | str) -> Markup:
    """What can be picked on a square, around its middle."""
    return at(
        chart.x(square),
        chart.y(square),
        el("use", href="#go", class_="hit"),
        *body,
        title=label,
        id=f"pick-{name}",
        class_=f"pick slot-{slot_of(chart, square)}",
        data_pick=name,
        role="group",
        tabindex="0",
        aria_label=label,
    )


def slot_of(chart: Chart, square: int) -> int:
    return square // chart.width % _SLOTS * _SLOTS + square % chart.width % _SLOTS


def beside(chart: Chart, square: int, width: float) -> tuple[float, int]:
    """The left end of a row that wide, and its middle, from the square: above the squares around or below them."""
    x, y = chart.x(square), chart.y(square)
    least, most = chart.margin + 4 - x, chart.size - chart.margin - 4 - width - x
    away = round(84 + 16 * chart.letters)
    return min(max(-width / 2, least), most), -away if y > chart.margin + 2.5 * SQUARE else away
