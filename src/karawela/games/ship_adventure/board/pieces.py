"""What is moved over the chart: ships, crews, pirates, the galleon.

Each is drawn around the origin, at most 48 units wide, from `piece_defs()`, which has the goods of `chart_goods` too.
A drawing that is scaled has no text in it; numbers are set beside it in their own size, so that they can be read.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, GOLD, INK, darker, lighter
from karawela.draw.svg import at, circle, ellipse, group, join, path, text, use
from karawela.engine.colours import PLAYER_COLOURS, Colour
from karawela.games.ship_adventure.board.goods import goods_defs
from karawela.games.ship_adventure.board.land import sign

_HULL = "M-21 5H21Q19 17 11 18H-12Q-19 17-21 5Z"
_SAIL = "M-14-18Q0-21 14-18Q18-8 14 3Q0 0-14 3Q-10-8-14-18Z"


@cache
def piece_defs() -> Markup:
    """Every drawing of this page, to be used by its id."""
    drawings = {"galleon": _galleon(), "pirate": _pirate()}
    players = [
        group(make(colour), id=f"{what}-{colour.id}")
        for colour in PLAYER_COLOURS
        for what, make in (("ship", _ship), ("empty", _empty), ("crew", _crew), ("disc", _disc))
    ]
    return join(*players, *(group(drawing, id=name) for name, drawing in drawings.items()), goods_defs())


# ------------------------------------------------------------------ players


def ship(colour: Colour, aboard: bool = True, scale: float = 1) -> Markup:
    """A player's ship: under sail with a flag while the crew is aboard, bare and faded without it."""
    return use(f"ship-{colour.id}" if aboard else f"empty-{colour.id}", 0, 0, scale)


def crew(colour: Colour, scale: float = 1) -> Markup:
    """A crew ashore: a head under a hat, on a disc with the player's symbol."""
    return use(f"crew-{colour.id}", 0, 0, scale)


def disc(colour: Colour, r: float = 8) -> Markup:
    """A small disc in a player's colour with the symbol: a target token, a mark of ownership."""
    return use(f"disc-{colour.id}", 0, 0, r / 10)


def seat_sign(colour: Colour) -> Markup:
    """Whose something is: the disc with its letter beside it, as the players' badge has it."""
    return join(
        use(f"disc-{colour.id}", 0, 0, 1.1),
        circle(9.5, 7.5, 7.5, CHALK, darker(colour.hex, 0.55), 1.2),
        text(9.5, 11.5, colour.letter, 11, INK, weight=700),
    )


def _shadow() -> Markup:
    return ellipse(0, 18, 21, 4.5, "#0b2f3a", fill_opacity=0.35)


def _ship(colour: Colour) -> Markup:
    rim = darker(colour.hex, 0.6)
    return join(
        _shadow(),
        path("M0 6V-24", stroke="#3d2413", width=2.6, stroke_linecap="round"),
        path(_HULL, colour.hex, rim, 1.6, stroke_linejoin="round"),
        path("M-20 9H20", stroke=lighter(colour.hex, 0.65), width=2),
        path(_SAIL, colour.hex, rim, 1.5, stroke_linejoin="round"),
        path("M-11-16Q-7-8-11 1", stroke=lighter(colour.hex, 0.5), width=1.6, stroke_opacity=0.8),
        group(sign(colour, 19), transform="translate(1 -8)"),
        path("M0-24H2Q8-27 14-23Q8-21 2-18H0Z", CHALK, INK, 1, stroke_linejoin="round"),
        path("M-24 19q6-4 12 0t12 0 12 0 12 0", stroke=CHALK, width=1.6, stroke_opacity=0.9, stroke_linecap="round"),
    )


def _empty(colour: Colour) -> Markup:
    """Sails furled, nobody there."""
    rim = darker(colour.hex, 0.6)
    return group(
        _shadow(),
        path("M0 6V-22M-14-14H14", stroke="#3d2413", width=2.4, stroke_linecap="round"),
        path("M-13-14q3 5 6.500 0t6.500 0 6.500 0 6.500 0", lighter(colour.hex, 0.7), rim, 1),
        path(_HULL, lighter(colour.hex, 0.35), rim, 1.4, stroke_dasharray="4 2", stroke_linejoin="round"),
        group(
            circle(0, 0, 8, CHALK, rim, 1.2), sign(colour, 13, darker(colour.hex, 0.45)), transform="translate(0 -2)"
        ),
        opacity=0.78,
    )


def _crew(colour: Colour) -> Markup:
    rim = darker(colour.hex, 0.6)
    return join(
        ellipse(1, 4, 18, 17, INK, fill_opacity=0.3),
        circle(0, 0, 18, colour.hex, rim, 1.8),
        circle(0, 0, 14.5, lighter(colour.hex, 0.72)),
        path("M-8 14Q-8 7 0 7Q8 7 8 14Q0 18-8 14Z", colour.hex, rim, 1),
        circle(0, 1, 7, "#e9b98a", "#6b4423", 1),
        path("M-13-4Q-12-10-6-9Q0-16 6-9Q12-10 13-4Q0-8-13-4Z", INK, "#000000", 0.6, stroke_linejoin="round"),
        path("M-2.500 1h.1M2.500 1h.1M-2 4.500q2 1.500 4 0", stroke=INK, width=1.5, stroke_linecap="round"),
        group(circle(0, 0, 7, colour.hex, CHALK, 1.2), sign(colour, 10), transform="translate(13 12)"),
    )


def _disc(colour: Colour) -> Markup:
    return join(circle(0, 0, 10, colour.hex, CHALK, 1.6), circle(0, 0, 11, stroke=INK, line=0.8), sign(colour, 13.5))


# ------------------------------------------------------------------ pirates and the galleon


def pirate(number: int, scale: float = 1, prey: Colour | None = None) -> Markup:
    """The black ship with its number; whoever it chases is the disc at its mast."""
    k = max(scale, 0.56)
    return join(
        use("pirate", 0, 0, scale),
        at(
            10 * scale + 3,
            11 * scale,
            circle(0, 0, 7.4, CHALK, INK, 1.3),
            text(0, 4.1, str(number), 11.5, INK, weight=800),
        ),
        at(-13 * scale, -15 * scale, disc(prey, 9.5 * k)) if prey is not None else "",
    )


def galleon(scale: float = 1) -> Markup:
    return use("galleon", 0, 0, scale)


def _pirate() -> Markup:
    return join(
        _shadow(),
        path("M0 6V-24", stroke="#0d0b0a", width=2.8, stroke_linecap="round"),
        path(_HULL, "#26211e", "#000000", 1.6, stroke_linejoin="round"),
        path("M-20 9H20", stroke="#b5382a", width=2),
        path(_SAIL, "#1b1816", "#5a524b", 1.4, stroke_linejoin="round"),
        use("skull", -1, -8, 0.58),
        path("M0-24H2Q8-27 14-23Q8-21 2-18H0Z", "#b5382a", "#000000", 1, stroke_linejoin="round"),
        path("M-24 19q6-4 12 0t12 0 12 0 12 0", stroke=CHALK, width=1.6, stroke_opacity=0.9, stroke_linecap="round"),
    )


def _galleon() -> Markup:
    """High castles fore and aft, three masts, red crosses on the sails."""
    sails = ("M-19-13Q-12-15-6-13Q-3-5-6 2Q-12 0-19 2Q-16-5-19-13Z", "M-6-21Q2-24 9-21Q13-10 9 2Q2-1-6 2Q-2-10-6-21Z",
             "M10-14Q16-16 22-14Q25-6 22 1Q16-1 10 1Q13-6 10-14Z")  # fmt: skip
    return join(
        ellipse(0, 19, 25, 4.5, "#0b2f3a", fill_opacity=0.35),
        path("M-12 6V-18M2 6V-27M16 6V-18", stroke="#4a2f14", width=2.4, stroke_linecap="round"),
        path(
            "M-25-2H-14V4H13V0H24L22 10Q20 19 10 19H-13Q-21 18-23 8Z",
            "#a8712b",
            "#4a2f14",
            1.6,
            stroke_linejoin="round",
        ),
        path("M-22 9H22", stroke="#f0c75e", width=2.6),
        path("M-16 14h.1M-8 14h.1M0 14h.1M8 14h.1", stroke="#3d2413", width=3.4, stroke_linecap="round"),
        *(path(sail, "#fff3d2", "#6b4a1c", 1.2, stroke_linejoin="round") for sail in sails),
        path("M2-19V-3M-3-12H7", stroke="#b5382a", width=3),
        path("M2-27l10 3-10 3z", GOLD, "#6b4a1c", 0.9),
        path("M-27 20q6-4 12 0t12 0 12 0 12 0", stroke=CHALK, width=1.6, stroke_opacity=0.9, stroke_linecap="round"),
    )
