"""A graph of how players stood, step by step. Lines are told apart by dash and sign before colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from karawela.draw.pieces import badge
from karawela.draw.svg import at, circle, el, group, join, num, path, rect, text
from karawela.engine.title import Colour

DASHES = (None, "11 5", "2.5 5", "14 5 2.5 5")
LEFT, RIGHT, TOP, BOTTOM = 46.0, 44.0, 14.0, 34.0
APART = 27.0
"""The signs at the ends of the lines lie at least so far apart."""


@dataclass(frozen=True, slots=True)
class Line:
    """One player's line: shares of a victory, 0 to 1, at steps of the game; `rings` are steps to point out."""

    colour: Colour
    points: Sequence[tuple[int, float]]
    rings: Sequence[tuple[int, float, str]] = ()


class Frame:
    """Where steps and shares lie in a picture of that size."""

    def __init__(self, width: float, height: float, first: int, last: int):
        self.width, self.height, self.first, self.last = width, height, first, max(last, first + 1)

    def x(self, step: float) -> float:
        return LEFT + (self.width - LEFT - RIGHT) * (step - self.first) / (self.last - self.first)

    def y(self, share: float) -> float:
        return self.height - BOTTOM - (self.height - TOP - BOTTOM) * share


def graph(lines: Sequence[Line], width: float, height: float, name: str, step: str) -> Markup:
    """The graph as SVG, which takes its ground and ink from the page; `step` is the word for what goes to the right."""
    steps = [number for line in lines for number, _ in line.points]
    frame = Frame(width, height, min(steps), max(steps))
    return el(
        "svg",
        _grid(frame, step),
        *[_line(frame, line, DASHES[number % len(DASHES)]) for number, line in enumerate(lines)],
        *[_rings(frame, line) for line in lines],
        _signs(frame, lines),
        rect(LEFT, TOP, 1, height - TOP - BOTTOM, "currentColor", class_="finger", visibility="hidden"),
        class_="chart",
        viewBox=f"0 0 {num(width)} {num(height)}",
        role="img",
        aria_label=name,
        data_first=frame.first,
        data_last=frame.last,
        data_left=LEFT,
        data_right=width - RIGHT,
    )


def _grid(frame: Frame, step: str) -> Markup:
    levels = [
        join(
            path(f"M{num(LEFT)} {num(frame.y(share))}H{num(frame.width - RIGHT)}", class_="grid"),
            text(LEFT - 8, frame.y(share) + 4.5, f"{share:.0%}", 13, "currentColor", "end"),
        )
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    wide, room = frame.last - frame.first, frame.width / 90
    apart = next((each for each in (5, 10, 20, 25, 50, 100, 200, 500) if wide / each <= room), 1000)
    marks = [
        text(frame.x(number), frame.height - 10, str(number), 13, "currentColor")
        for number in range(0, frame.last + 1, apart)
        if frame.x(number) > LEFT + 16
    ]
    return join(*levels, *marks, text(LEFT - 8, frame.height - 10, step, 13, "currentColor", "end"))


def _line(frame: Frame, line: Line, dash: str | None) -> Markup:
    """The line with an edge in ink, so that the lightest colour can be seen on the lightest ground."""
    way = "M" + "L".join(f"{num(frame.x(step))} {num(frame.y(share))}" for step, share in line.points)
    return group(
        path(way, stroke="currentColor", width=5.4, stroke_opacity=0.75),
        path(way, stroke=line.colour.hex, width=3.4),
        stroke_linejoin="round",
        stroke_dasharray=dash,
    )


def _rings(frame: Frame, line: Line) -> Markup:
    return join(
        *[
            at(
                frame.x(step),
                frame.y(share),
                circle(0, 0, 7, "var(--sheet)", "currentColor", 4.6),
                circle(0, 0, 7, stroke=line.colour.hex, line=2.8),
                title=words,
            )
            for step, share, words in line.rings
        ]
    )


def _signs(frame: Frame, lines: Sequence[Line]) -> Markup:
    """Whose line it is stands at its end; signs that would lie on each other move apart."""
    ends = sorted((frame.y(line.points[-1][1]), number) for number, line in enumerate(lines) if line.points)
    placed: list[tuple[float, int]] = []
    for y, number in ends:
        placed.append((max(y, placed[-1][0] + APART) if placed else y, number))
    over = placed[-1][0] - (frame.height - BOTTOM) if placed else 0
    if over > 0:
        lowest = frame.height - BOTTOM
        for place in range(len(placed) - 1, -1, -1):
            y, number = placed[place]
            placed[place] = (min(y, lowest), number)
            lowest = placed[place][0] - APART
    return join(*[at(frame.width - RIGHT + 19, y, badge(lines[number].colour, 11)) for y, number in placed])
