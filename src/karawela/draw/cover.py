"""Covers: a picture of 480 by 300 that stands for a title where titles are listed."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from zlib import crc32

from markupsafe import Markup

from karawela.draw.palette import AGED, PAPER, ROPE, SAND, SEA, SEA_DEEP, SHALLOW, mix
from karawela.draw.pieces import ART
from karawela.draw.svg import at, circle, el, join, num, path, rect

WIDTH, HEIGHT = 480, 300


def cover_frame(name: str, *body: str, defs: str = "") -> str:
    """A whole cover, with rounded corners that the page may cut as it likes."""
    return str(
        el(
            "svg",
            el("defs", defs) if defs else Markup(""),
            *body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            width=WIDTH,
            height=HEIGHT,
            preserveAspectRatio="xMidYMid slice",
            role="img",
            aria_label=name,
        )
    )


def waves(y: float, colour: str, opacity: float, step: float = 40) -> Markup:
    """One engraved line of waves over the whole width."""
    crests = "".join(f"t{num(step)} 0" for _ in range(round(WIDTH / step) + 1))
    d = f"M{num(-step)} {num(y)}q{num(step / 2)} {num(-step / 5)} {num(step)} 0{crests}"
    return path(d, stroke=colour, width=1.3, stroke_opacity=opacity)


@cache
def rose(r: float, ink: str = ROPE) -> Markup:
    """A compass rose around the origin, in faint lines."""
    points = []
    for step in range(16):
        a = step * pi / 8
        reach = r if step % 4 == 0 else r * 0.72 if step % 2 == 0 else r * 0.5
        tip = f"{num(reach * sin(a))} {num(-reach * cos(a))}"
        side = f"{num(r * 0.13 * sin(a + pi / 9))} {num(-r * 0.13 * cos(a + pi / 9))}"
        points.append(f"M0 0L{tip}L{side}Z")
    return join(
        circle(0, 0, r * 0.8, stroke=ink, line=1.2),
        circle(0, 0, r * 0.74, stroke=ink, line=0.6),
        path("".join(points), ink, ink, 0.6, fill_opacity=0.55, stroke_linejoin="round"),
    )


@cache
def plain_cover(title: str) -> str:
    """A sea chart with an island and a caravel, a little different for every title."""
    seed = crc32(title.encode())
    sea = mix(SEA, SEA_DEEP, (seed % 5) / 8)
    lean = (seed >> 4) % 40 - 20
    island = (
        f"M{250 + lean} 92C290 70 352 84 384 112C424 132 436 176 404 206C372 238 300 232 262 210"
        f"C226 190 212 128 {250 + lean} 92Z"
    )
    rims = [path(island, stroke=SHALLOW, width=w, stroke_opacity=o) for w, o in ((46, 0.18), (30, 0.26), (14, 0.5))]
    lines = [waves(20 + 31 * row, PAPER, 0.16) for row in range(10)]
    return cover_frame(
        title,
        rect(0, 0, WIDTH, HEIGHT, sea),
        *lines,
        *rims,
        path(island, SAND, "#8a6a35", 2),
        path("M262 150q16-34 40-8q10-32 40-4q24-18 34 10q22-4 22 16H254q-2-12 8-14Z", "#5e8c4a", "#2f5530", 1.6),
        path("M268 178q18-18 34 0q20-14 36 0q22-10 28 6H262q0-4 6-6Z", "#6f9a58", "#2f5530", 1.4),
        path("M360 194l16 14M376 194l-16 14", stroke="#b5382a", width=5, stroke_linecap="round"),
        path("M214 214q34 26 70 12t66-18", stroke="#b5382a", width=2.4, stroke_dasharray="2 9", stroke_linecap="round"),
        at(60, 62, rose(42, AGED), opacity=0.8),
        at(134, 190, ART.draw("caravel")),
        path("M44 242q16-7 32 0t32 0 32 0 32 0 32 0", stroke=PAPER, width=2.4, stroke_opacity=0.7),
    )
