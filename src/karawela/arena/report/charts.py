"""Charts of the report: small, in Karawela's colours, as SVG that stands in a page by itself.

Every chart is narrow, so that its words can still be read on a phone; its figures stand in a table beside it, too.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup, escape

from karawela.arena.errors import NoExtra
from karawela.draw.palette import AGED, CHALK, INK, ROPE, SEA, SEA_DEEP, SIGNAL

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.typing import RcKeyType

WIDE = 5.0
"""Inches: 360 points, about as wide as a phone."""
ROW = 0.34
FRAME = 0.85
STYLE: dict[RcKeyType, Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 12.5,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.facecolor": CHALK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": AGED,
    "xtick.color": INK,
    "ytick.color": INK,
}


class Mark(NamedTuple):
    """A value with its interval, under a name."""

    name: str
    value: float
    low: float
    high: float


class Chart:
    """One chart in the making: `axes` to draw on, `svg` when done."""

    def __init__(self, key: str, height: float):
        try:
            import matplotlib
            from matplotlib.figure import Figure
        except ImportError:
            raise NoExtra("arena") from None
        self.key = key
        self._style = {**STYLE, "svg.hashsalt": key}
        self._context = matplotlib.rc_context
        with self._context(self._style):
            self.figure: Figure = Figure((WIDE, height), layout="constrained", facecolor="none")
            self.axes: Axes = self.figure.add_subplot()

    def svg(self, label: str) -> Markup:
        """The chart as an element for an HTML page, with ids of its own and a name for those who can't see it."""
        buffer = io.StringIO()
        with self._context(self._style):
            self.figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
        text = buffer.getvalue()
        text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
        text = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{self.key}-", text).replace("xlink:href", "href")
        text = re.sub(r' (width|height)="[\d.]+pt"', "", text, count=2)
        return Markup(text.replace("<svg", f'<svg role="img" aria-label="{escape(label)}"', 1))


def dots(key: str, marks: Sequence[Mark], axis: str, label: str, line: float, write: Callable[[float], str]) -> Markup:
    """Values with their intervals, one below the other; `line` is where nothing would be special."""
    chart = Chart(key, FRAME + ROW * len(marks))
    from matplotlib.ticker import MaxNLocator

    axes = chart.axes
    rows = range(len(marks))[::-1]
    values = [mark.value for mark in marks]
    reach = [[mark.value - mark.low for mark in marks], [mark.high - mark.value for mark in marks]]
    axes.axvline(line, color=SIGNAL, linewidth=1.2, linestyle=(0, (4, 3)))
    axes.errorbar(
        values, rows, xerr=reach, fmt="o", color=SEA_DEEP, ecolor=SEA, elinewidth=2.4, capsize=4, markersize=6
    )
    axes.set_yticks(list(rows), [mark.name for mark in marks])
    axes.set_ylim(-0.6, len(marks) - 0.4)
    axes.set_xlabel(axis)
    axes.grid(axis="y", visible=False)
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(lambda value, _: write(value))
    return chart.svg(label)


def histogram(key: str, values: Sequence[float], axis: str, side: str, label: str) -> Markup:
    """How often a value lies where."""
    chart = Chart(key, 2.3)
    chart.axes.hist(
        values, bins=min(30, max(6, round(len(values) ** 0.5))), color=SEA, edgecolor=SEA_DEEP, linewidth=0.6
    )
    chart.axes.set_xlabel(axis)
    chart.axes.set_ylabel(side)
    chart.axes.grid(axis="x", visible=False)
    return chart.svg(label)


def boxes(key: str, named: Sequence[tuple[str, Sequence[float]]], axis: str, label: str) -> Markup:
    """Distributions one below the other: the middle half as a box, 90 % of all within the whiskers."""
    chart = Chart(key, FRAME + 0.42 * len(named))
    drawn = chart.axes.boxplot(
        [list(values) for _, values in named],
        orientation="horizontal",
        tick_labels=[name for name, _ in named],
        whis=(5, 95),
        showfliers=False,
        patch_artist=True,
        widths=0.55,
        medianprops={"color": SIGNAL, "linewidth": 2},
    )
    for box in drawn["boxes"]:
        box.set(facecolor=AGED, edgecolor=ROPE)
    chart.axes.invert_yaxis()
    chart.axes.set_xlabel(axis)
    chart.axes.grid(axis="y", visible=False)
    return chart.svg(label)
