"""The cover of Santiago de Cuba: late sun over the bay, faded houses, the old car on the quay, a ship that waits."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.cover import HEIGHT, WIDTH, cover_frame, waves
from karawela.draw.palette import INK, PAPER, WHITE
from karawela.draw.pieces import spikes
from karawela.draw.svg import at, circle, el, ellipse, group, join, path, rect
from karawela.games.santiago.board.houses import facade
from karawela.games.santiago.board.scenery import palm
from karawela.games.santiago.board.street import car

GROUND = 204
STREET = (
    ("trade_office", -34, 1.18),
    ("cafe", 72, 1.06),
    ("church", 164, 0.98),
    ("cigar_factory", 248, 0.84),
)
"""The houses from the left to the water, each smaller than the one before."""


@cache
def cover() -> str:
    return cover_frame(
        "Santiago de Cuba",
        _sky(),
        _bay(),
        *(_house(name, x, size) for name, x, size in STREET),
        _quay(),
        palm(22, 229, 1.7),
        palm(462, 240, 1.6),
        group(
            ellipse(2, 13.5, 42, 4, INK, fill_opacity=0.3),
            car("#c2452f", "#fbeccb"),
            transform="translate(206 248) scale(2.15)",
        ),
        _bunting(),
        defs=_defs(),
    )


def _defs() -> Markup:
    def gradient(name: str, *stops: tuple[str, str]) -> Markup:
        return el(
            "linearGradient",
            *(el("stop", offset=offset, stop_color=colour) for offset, colour in stops),
            id=f"cover-sdc-{name}",
            x2="0",
            y2="1",
        )

    return join(
        gradient("sky", ("0", "#7fb9c6"), (".45", "#f5dcae"), ("1", "#f3b981")),
        gradient("bay", ("0", "#d9a873"), (".22", "#4ea3a8"), ("1", "#17586a")),
        gradient("quay", ("0", "#ead3a2"), ("1", "#d3ad6d")),
    )


def _sky() -> Markup:
    return join(
        rect(0, 0, WIDTH, HEIGHT, "url(#cover-sdc-sky)"),
        at(402, 104, path(spikes(28, 62, 44), "#ffe6a6", fill_opacity=0.5), circle(0, 0, 36, "#fff0bf")),
        path(
            "M40 44q20-15 40 0q17-10 30 3q20-3 23 10H18q2-13 22-13z"
            "M250 30q15-11 30 0q13-7 23 2q15-2 17 8h-86q2-10 16-10z",
            WHITE,
            fill_opacity=0.65,
        ),
        path("M0 150C60 110 110 128 170 108C250 84 300 118 370 112C420 104 452 96 480 90V190H0Z", "#9fb7a9"),
        path("M0 168C80 138 150 156 230 146C310 138 400 150 480 132V200H0Z", "#b5bf86"),
    )


def _bay() -> Markup:
    """The water at the right, with the schooner before the sun."""
    schooner = group(
        path("M-58 6H64Q58 28 46 32H-40Q-54 28-58 6Z", "#5b3420", "#2a160b", 1.8, stroke_linejoin="round"),
        path("M-57 8H63", stroke="#e4c07a", width=3.4),
        path("M-18 6V-84M26 6V-72M60 6L88-8", stroke="#3d2413", width=3, stroke_linecap="round"),
        path("M-21-80Q-54-46-54 0H-21Z", "#fdf3dc", "#6b5a3a", 1.4, stroke_linejoin="round"),
        path("M-14-78Q16-42 18-2H-14Z", "#fff8e6", "#6b5a3a", 1.4, stroke_linejoin="round"),
        path("M30-66Q58-34 62-2H30Z", "#fdf3dc", "#6b5a3a", 1.4, stroke_linejoin="round"),
        path("M-18-84l-17-5 17-7ZM26-72l-14-4 14-6Z", "#b5382a", "#5c150e", 0.9),
    )
    return join(
        rect(0, 178, WIDTH, 60, "url(#cover-sdc-bay)"),
        *(waves(y, PAPER, 0.32, 30) for y in (188, 198, 209)),
        path("M352 186q50-5 100 0l-16 4q-34-3-66 0Z", "#ffe6a6", fill_opacity=0.7),
        at(400, 178, ellipse(4, 32, 62, 5, "#0b2f3a", fill_opacity=0.4), schooner),
        path("M334 212q9-4 18 0t18 0 18 0 18 0 18 0 18 0 18 0", stroke=PAPER, width=1.6, stroke_opacity=0.8),
    )


def _house(name: str, x: float, size: float) -> Markup:
    return group(facade(name), transform=f"translate({x} {GROUND}) scale({size})")


def _quay() -> Markup:
    """Pavement, the street in the sun, the sea wall at its end."""
    return join(
        path(f"M0 {GROUND - 1}H330L352 216H480V300H0Z", "url(#cover-sdc-quay)"),
        path(f"M0 {GROUND - 1}H330L352 216H480", stroke="#8a6a35", width=1.4),
        path("M352 216H480V226H360Z", "#c3ae86", "#6d5731", 1.2),
        path("M0 232H480V288H0Z", "#a1978a"),
        path("M0 232H480M0 288H480", stroke="#e6d3a8", width=5),
        path("M0 260H480", stroke="#fbf3dc", width=2.6, stroke_dasharray="22 18", stroke_opacity=0.85),
        path("M0 293H480V300H0Z", "#e0c184"),
    )


def _bunting() -> Markup:
    """Little flags from the house to beyond the picture."""
    cord = "M-6 26Q120 74 250 40T490 34"
    colours = ("#c8422f", "#f6c945", "#2f8f9d", "#f7efdc", "#5e8c4a")
    places = (
        (34, 40),
        (76, 51),
        (120, 55),
        (164, 53),
        (206, 48),
        (248, 41),
        (292, 32),
        (336, 27),
        (380, 25),
        (424, 28),
    )
    flags = [
        path("M-8 0H8L0 17Z", colours[number % len(colours)], "#6b5a3a", 0.8, transform=f"translate({x} {y})")
        for number, (x, y) in enumerate(places)
    ]
    return join(path(cord, stroke="#6b5a3a", width=1.4), *flags)
