"""The nine Cubans as small portraits: a bust of 84 by 62 that stands on the line y = 0, centred on x = 0."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import INK, darker
from karawela.draw.svg import circle, ellipse, group, join, path, rect, use
from karawela.games.santiago.data.components import CUBANS

BACKDROP = {
    "pedro": "#cfe0bd",
    "jose": "#f4e6b0",
    "conchita": "#f8cfa0",
    "miguel": "#c9dcc8",
    "pablo": "#cdc6d8",
    "maria": "#f3bdb4",
    "martinez": "#bcd8dc",
    "el_zorro": "#d8cdb8",
    "alonso": "#d6d9dc",
}


def _shoulders(colour: str, inside: str = "") -> Markup:
    return join(
        path("M-29 0C-29-14-20-18-9-20H9C20-18 29-14 29 0Z", colour, darker(colour, 0.55), 1.2),
        Markup(inside),
    )


def _head(skin: str, smile: bool = True) -> Markup:
    """Neck, ears, face, eyes, nose and mouth."""
    line = darker(skin, 0.6)
    return join(
        path("M-6-24V-17Q0-11 6-17V-24Z", darker(skin, 0.15), line, 0.9),
        circle(-12.5, -34, 2.6, skin, line, 0.9),
        circle(12.5, -34, 2.6, skin, line, 0.9),
        path("M-12-40C-12-48-7-51 0-51S12-48 12-40V-33C12-25 6-20 0-20S-12-25-12-33Z", skin, line, 1.1),
        circle(-4.8, -36, 1.5, INK),
        circle(4.8, -36, 1.5, INK),
        path(
            "M-7.5-39.5q2.5-1.6 5-.4M7.5-39.5q-2.5-1.6-5-.4",
            stroke=INK,
            width=1.1,
            stroke_linecap="round",
        ),
        path("M0-35.5q1.8 3.5 0 4.5", stroke=line, width=1, stroke_linecap="round"),
        path("M-4-26.5q4 3.4 8 0" if smile else "M-3.5-26h7", stroke=line, width=1.4, stroke_linecap="round"),
    )


def _straw_hat(band: str, wide: float = 26) -> Markup:
    return join(
        ellipse(0, -45, wide, 5, "#e9cd86", stroke="#7b5c22", stroke_width=1.1),
        path("M-12-46C-12-58-8-61 0-61S12-58 12-46Q0-42-12-46Z", "#efd795", "#7b5c22", 1.1),
        path("M-12.2-49Q0-45 12.2-49V-45.5Q0-41.5-12.2-45.5Z", band),
        path("M-6-58v7M0-60v9M6-58v7", stroke="#c9a856", width=0.8),
    )


def _moustache(colour: str = INK) -> Markup:
    return path("M0-29.5q-3-1.8-7 .8q3.5 2.2 7 .6q3.5 1.6 7-.6q-4-2.6-7-.8z", colour)


def _pedro() -> Markup:
    return join(
        _shoulders("#f6f0de", '<path d="M-9-20L0-9L9-20" fill="none" stroke="#8d7a52" stroke-width="1.2"/>'),
        _head("#b97f55"),
        _moustache(),
        _straw_hat("#3f6f3a"),
        path("M7-25l15 3", stroke="#3a2a20", width=3.4, stroke_linecap="round"),
        circle(22.5, -22, 1.8, "#ef6a3a"),
    )


def _jose() -> Markup:
    canes = [
        join(
            path(f"M{x} 0Q{x + 1}-30 {x + lean}-56", stroke="#5f7f35", width=4.4),
            path(f"M{x - 2}-14h5M{x - 1}-28h5M{x}-42h5", stroke="#d9e4a8", width=1.2),
        )
        for x, lean in ((-34, 4), (34, -3))
    ]
    return join(
        *canes,
        path("M-30-56q-8-4-10 4M-30-56q6-6 10-1M31-56q8-4 9 4M31-56q-6-6-9-1", stroke="#5f7f35", width=1.8),
        _shoulders("#d8b25a", '<path d="M-6-19V0M6-19V0" stroke="#8a6a24" stroke-width="1"/>'),
        _head("#8a5a3a"),
        _straw_hat("#9a3a2a", 30),
    )


def _conchita() -> Markup:
    return join(
        path("M-15-40Q-18-20-13-16H13Q18-20 15-40Z", "#2b1a14"),
        _shoulders("#e0662f", '<path d="M-20-15Q0-4 20-15" fill="none" stroke="#ffe1ae" stroke-width="3.4"/>'),
        _head("#a86c45"),
        path("M-13.5-41Q-13-53 0-53T13.5-41Q0-48-13.5-41Z", "#c8322b", "#651611", 1.1),
        path("M-16-50Q0-44 16-50L12-55H-12Z", "#c79a50", "#5f4216", 1.1),
        circle(-8, -56, 5, "#f08a1c", "#8a4306", 1),
        circle(1, -59, 5.2, "#f6b52a", "#8a5606", 1),
        circle(9, -56, 4.6, "#f08a1c", "#8a4306", 1),
        path("M4-63q4-4 7-1q-3 4-7 1z", "#4e9a3c"),
        circle(-13, -29.5, 2, "#f2c94a", "#7b5716", 0.8),
        circle(13, -29.5, 2, "#f2c94a", "#7b5716", 0.8),
    )


def _miguel() -> Markup:
    return join(
        path("M27 2L34-44", stroke="#7a4f28", width=3.4, stroke_linecap="round"),
        path("M27-47Q36-54 43-45L40-33Q34-40 27-38Z", "#c9d1d4", "#4c585e", 1.1),
        _shoulders(
            "#b5423a",
            '<path d="M-18-16V0M-6-20V0M6-20V0M18-16V0M-26-9H26" stroke="#6d1f1a" stroke-width="1.3"/>',
        ),
        _head("#d0a07a"),
        path("M-12-34C-12-22-6-16 0-16S12-22 12-34Q9-30 5-30Q0-32-5-30Q-9-30-12-34Z", "#5a3920", "#33200f", 1),
        path("M-3.5-26.5q3.5 2.4 7 0", stroke="#f0d3bd", width=1.4, stroke_linecap="round"),
        path("M-13-42Q-14-56 0-56T13-42Q0-47-13-42Z", "#3d5f5c", "#1d3432", 1.1),
        path("M-13.5-42Q0-48 13.5-42V-45.5Q0-51-13.5-45.5Z", "#2f4a48"),
    )


def _pablo() -> Markup:
    return join(
        _shoulders(
            "#8b7a5c", '<path d="M-14-19L-4-2L0-12L4-2L14-19" fill="#a8977a" stroke="#463a24" stroke-width="1.1"/>'
        ),
        _head("#c08a62", smile=False),
        rect(-10.5, -39.5, 9, 6.5, "#17110d", 2.5),
        rect(1.5, -39.5, 9, 6.5, "#17110d", 2.5),
        path("M-2-37.5h4M-9-38.2l3 0M3-38.2l3 0", stroke="#17110d", width=1.4),
        path("M-8.5-38l2.5-.6M3.5-38l2.5-.6", stroke="#9fb0b8", width=1),
        path("M-15-43Q-15-56 0-56Q14-56 15-45L21-42Q10-40-15-43Z", "#4a4f57", "#20242a", 1.1),
        path("M-3-24.5l8 0.5", stroke="#e8d5ae", width=1.8, stroke_linecap="round"),
    )


def _maria() -> Markup:
    return join(
        path("M-15-44Q-24-28-20-12H20Q24-28 15-44Q0-60-15-44Z", "#1f130f", "#0d0705", 1),
        _shoulders(
            "#a9643f",
            '<path d="M-29 0C-29-7-26-10-22-12Q-10-4 0-10Q10-4 22-12Q26-10 29 0Z" fill="#c8322b" stroke="#651611" '
            'stroke-width="1.1"/>',
        ),
        _head("#a9643f"),
        path("M-13-38Q-13-52 0-53T13-38Q8-48 0-47.5T-13-38Z", "#1f130f"),
        path("M-3.6-26.6q3.6-1.4 7.2 0q-3.6 4-7.2 0z", "#c8322b"),
        group(
            *(circle(0, -4.5, 3.6, "#f6e3e0", "#8f1f1a", 0.8, transform=f"rotate({72 * i})") for i in range(5)),
            circle(0, 0, 2.6, "#f2c94a"),
            transform="translate(13 -46)",
        ),
    )


def _martinez() -> Markup:
    return join(
        _shoulders("#2f6f7d", '<path d="M-8-20L0-10L8-20" fill="#fdf6e3" stroke="#173b43" stroke-width="1.1"/>'),
        _head("#7a4b30"),
        _moustache("#150d09"),
        ellipse(0, -45, 20, 4, "#f7f1e2", stroke="#5b5140", stroke_width=1.1),
        path("M-12-46V-55Q-6-59 0-56.5Q6-59 12-55V-46Z", "#fbf7ec", "#5b5140", 1.1),
        path("M-12-49.5H12V-46H-12Z", "#1f2a30"),
        path("M10-4L38-36", stroke="#5a3920", width=4, stroke_linecap="round"),
        path("M-4 2Q-6-8 3-9Q7-16 15-11Q20-4 13-1Q12 3 6 4Z", "#c9813a", "#5a3212", 1.2),
        circle(7, -4, 2.8, "#3a2010"),
        path("M5-2L34-34", stroke="#f4e6c4", width=0.8),
    )


def _el_zorro() -> Markup:
    return join(
        path("M-34 2Q-30-26-10-22H10Q30-26 34 2Z", "#1f1a22", "#08060a", 1.2),
        path("M-9-20L0-6L9-20Z", "#f2ead8", "#08060a", 1),
        _head("#cf9d74"),
        path("M-13-40Q0-35 13-40L12.5-33Q6-31 2.5-34H-2.5Q-6-31-12.5-33Z", "#151018"),
        circle(-4.8, -36.2, 1.7, "#fffdf5"),
        circle(4.8, -36.2, 1.7, "#fffdf5"),
        path("M0-29q-2-1.2-6-.2M0-29q2-1.2 6-.2", stroke="#151018", width=1.5, stroke_linecap="round"),
        ellipse(0, -45.5, 27, 5, "#1f1a22", stroke="#08060a", stroke_width=1.1),
        path("M-11-46L-10-58H10L11-46Z", "#2a2430", "#08060a", 1.1),
        path("M-11-49.5H11V-46H-11Z", "#8c2f3a"),
    )


def _alonso() -> Markup:
    return join(
        _shoulders(
            "#46556b",
            '<path d="M-10-20L0-4L10-20L0-15Z" fill="#fdfaf0" stroke="#1e2836" stroke-width="1"/>'
            '<path d="M-2.5-14H2.5L4-3L0 0L-4-3Z" fill="#b5382a" stroke="#5c150e" stroke-width=".9"/>',
        ),
        _head("#dfb08c"),
        path("M-13-37Q-15-53 0-53T13-37Q12-46 5-47Q-6-44-10-46Q-12-43-13-37Z", "#8d8a86", "#4d4b48", 1),
        circle(-4.8, -36, 4.2, stroke=INK, line=1.2),
        circle(4.8, -36, 4.2, stroke=INK, line=1.2),
        path("M-.6-36h1.2M-9-36.5l-3-.8M9-36.5l3-.8", stroke=INK, width=1.1),
        group(
            rect(-9, -14, 18, 15, "#fbf3dc", 1, "#6a5a36", 1),
            path("M-6-10H6M-6-6.5H6M-6-3H2", stroke="#6a5a36", width=1.1),
            transform="translate(27 -3) rotate(9)",
        ),
    )


_PORTRAITS = {
    "pedro": _pedro,
    "jose": _jose,
    "conchita": _conchita,
    "miguel": _miguel,
    "pablo": _pablo,
    "maria": _maria,
    "martinez": _martinez,
    "el_zorro": _el_zorro,
    "alonso": _alonso,
}


@cache
def portrait(cuban: str) -> Markup:
    """The Cuban's bust."""
    return _PORTRAITS[cuban]()


@cache
def defs() -> Markup:
    """Every portrait once, to be `use`d."""
    return join(*(group(portrait(cuban), id=f"sdc-face-{cuban}") for cuban in CUBANS))


def face(cuban: str) -> Markup:
    """The portrait of a Cuban, out of the picture's `defs`."""
    return use(f"sdc-face-{cuban}")
