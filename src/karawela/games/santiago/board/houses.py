"""The twelve houses: faded facades, 96 wide, that stand on the line y = 0."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from markupsafe import Markup

from karawela.draw.palette import INK, darker, lighter
from karawela.draw.pieces import spikes
from karawela.draw.svg import circle, group, join, num, path, rect, use
from karawela.games.santiago.board.masonry import (
    BRICK,
    CORAL,
    DOOR,
    LILAC,
    OCHRE,
    PINK,
    PLANK,
    SKY,
    SLATE,
    TEAL,
    TERRACOTTA,
    awning,
    balcony,
    cornice,
    door,
    tiles,
    wall,
    window,
)
from karawela.games.santiago.data.components import BUILDINGS


def _bank() -> Markup:
    columns = [rect(x, -56, 8, 50, "#fbf3df", 1, "#8d7a52", 0.9) for x in (14, 32, 56, 74)]
    return join(
        rect(8, -60, 80, 54, "#e8d9b0", stroke="#8d7a52", line=1),
        rect(40, -36, 16, 30, DOOR, stroke="#fff0d2", line=1.4),
        *columns,
        rect(4, -6, 88, 6, "#d8c698", stroke="#8d7a52", line=0.9),
        rect(9, -11, 78, 5, "#e8d9b0", stroke="#8d7a52", line=0.9),
        rect(4, -66, 88, 8, "#f4e8c8", stroke="#8d7a52", line=1),
        path("M2-66L48-96L94-66Z", "#f4e8c8", "#8d7a52", 1.2, stroke_linejoin="round"),
        path("M12-69L48-91L84-69Z", "#e2d1a2"),
        circle(48, -76, 8, "#d9a441", "#7b5716", 1.2),
        path("M48-80.5v9M51-79q-6-2.4-6 .8t5.4 2.2t-5 3.4", stroke=INK, width=1.2),
    )


def _church() -> Markup:
    return join(
        wall(12, -58, 72, "#dfe9ec"),
        path("M10-58Q22-62 26-74H70Q74-62 86-58Z", "#cfdde3", "#6a7d86", 1.1),
        rect(33, -90, 30, 34, "#e8f0f1", stroke="#6a7d86", line=1.1),
        path("M41-62V-76A7 7 0 0 1 55-76V-62Z", "#6d7f87", "#6a7d86", 1),
        path("M44-68q0-6 4-6t4 6l1.5 2.5h-11z", "#d9a441", "#6e4c12", 0.8),
        path("M31-90Q48-104 65-90Z", TERRACOTTA, darker(TERRACOTTA, 0.5), 1.1),
        path("M48-109v13M43.5-105.5h9", stroke=INK, width=2),
        circle(48, -44, 7, "#7fa9c4", "#6a7d86", 1.2),
        path("M48-51v14M41-44h14", stroke="#f4f7f7", width=1.1),
        window(23, -40, 8, 20, "", arched=True),
        window(73, -40, 8, 20, "", arched=True),
        door(48, 20, 30, "#8a5a34"),
    )


def _distillery() -> Markup:
    still = "M60-8V-26C54-36 58-50 70-50S86-36 80-26V-8Z"
    return join(
        rect(12, -96, 11, 44, BRICK, stroke=darker(BRICK, 0.5), line=1),
        path("M10-97h15M12-86h11M12-75h11M12-64h11", stroke=darker(BRICK, 0.45), width=1.4),
        path("M17-100q-4-5 2-8t2-7", stroke="#a9a49b", width=2, stroke_linecap="round", stroke_opacity=0.8),
        wall(4, -56, 88, BRICK),
        tiles(4, -56, 88, 16, SLATE, 14),
        path("M50 0V-34A21 21 0 0 1 90-34V0Z", "#5b3a31", "#fff0d2", 1.4),
        path(still, "#d58a4a", "#6e3a16", 1.3),
        path("M70-50v-6q0-6 8-6h10q4 0 4 5v30", stroke="#b06a2f", width=3.4),
        path("M66-40q-4 6-2 14", stroke="#ffd9ae", width=2, stroke_linecap="round"),
        door(26, 20, 30, "#6e4630"),
    )


def _cigar_factory() -> Markup:
    arches = [path(f"M{x} 0V-16A8 8 0 0 1 {x + 16}-16V0Z", "#5c6b4d", "#fff6e0", 1.3) for x in (10, 70)]
    return join(
        rect(74, -98, 10, 40, "#c98a6d", stroke=darker(BRICK, 0.5), line=1),
        path("M72-99h14", stroke=darker(BRICK, 0.5), width=2.4),
        path("M79-102q-5-4 1-7t1-6", stroke="#a9a49b", width=2.2, stroke_linecap="round", stroke_opacity=0.8),
        wall(4, -70, 88, "#b7cfa6"),
        cornice(4, -73, 88, "#b7cfa6", 5),
        *(window(x, -62, 10, 18, "#6c8a52") for x in (18, 38, 58, 78)),
        path("M6-38h84", stroke="#7f9870", width=1.4),
        *arches,
        door(48, 24, 27, "#6e4630"),
        path("M30-34.5h36a3 3 0 0 1 0 6.5h-36q-3 0-3-3.2t3-3.3z", "#5a3a26", "#2a1810", 1),
        path("M36-34.5v6.5M41-34.5v6.5", stroke="#d9a441", width=2),
    )


def _black_market() -> Markup:
    return join(
        wall(12, -70, 72, "#8f8aa0"),
        path("M12-70h12v-5h8v5h10v-4h9v4h12v-6h8v6h13v4h-72z", "#7d7890", "#4a465a", 1),
        window(28, -62, 9, 14, "#4a465a"),
        window(68, -62, 9, 14, "#4a465a"),
        path("M6-40V0M90-40V0", stroke="#5a3d22", width=3),
        path("M2-34Q24-30 48-44Q72-30 94-34L86-52Q48-64 10-52Z", "#a9473c", "#4f1d18", 1.2),
        path("M24-56L20-33M48-59V-44M72-56L76-33", stroke="#f0d7b0", width=4, stroke_opacity=0.85),
        rect(10, -14, 24, 14, "#b98549", stroke="#4a2f14", line=1),
        path("M10-9.5h24M10-5h24M16-14v14M28-14v14", stroke="#4a2f14", width=0.8),
        rect(60, -18, 26, 18, "#a87640", stroke="#4a2f14", line=1),
        path("M60-12h26M60-6h26M66-18v18M80-18v18", stroke="#4a2f14", width=0.8),
        rect(66, -28, 15, 10, "#c79a66", stroke="#4a2f14", line=0.9),
        path("M48-44v8", stroke=INK, width=1),
        path("M44.5-36h7l1.5 8h-10z", "#ffd978", "#4a2f14", 1),
    )


def _sawmill() -> Markup:
    planks = "".join(f"M10 {y}h76" for y in range(-50, -4, 8))
    return join(
        rect(10, -56, 76, 56, PLANK, stroke="#5d3c1b", line=1.2),
        path(planks, stroke="#8a5f33", width=1),
        path("M2-54L48-92L94-54L88-50L48-82L8-50Z", "#8a5a3a", "#4a2f14", 1.1, stroke_linejoin="round"),
        path("M14-54L48-80L82-54Z", PLANK, "#5d3c1b", 1),
        path(spikes(18, 21, 16.5), "#c9d1d4", "#4c585e", 1.1, transform="translate(48 -48)"),
        circle(48, -48, 7, "#8e9aa0", "#4c585e", 1),
        circle(48, -48, 2, INK),
        path("M30 0V-26H66V0Z", "#5b3f26", "#4a2f14", 1.1),
        *(
            join(circle(x, y, 6.5, "#e8c48d", "#4a2f14", 1.1), circle(x, y, 3, stroke="#9a6a37", line=1))
            for x, y in ((10, -7), (23, -7), (16.5, -18), (79, -7))
        ),
    )


def _cafe() -> Markup:
    return join(
        wall(6, -74, 84, PINK),
        tiles(6, -74, 84, 15),
        window(22, -66, 11, 18, "#5a8f86"),
        window(48, -66, 11, 18, "#5a8f86"),
        window(74, -66, 11, 18, "#5a8f86"),
        balcony(34, -50, 28),
        rect(10, -27, 24, 20, "#6b8790", stroke="#fff6e0", line=1.4),
        rect(62, -27, 24, 20, "#6b8790", stroke="#fff6e0", line=1.4),
        door(48, 18, 27, "#5f7d52", arched=False),
        awning(4, -40, 88, "#c9503f", "#fdf2dc", 10),
        path("M78-13h16M86-13V0M81 0h10", stroke="#5a3d22", width=2),
        path("M82-20h8v5q0 2-2 2h-4q-2 0-2-2z", "#fffdf5", "#5a3d22", 1),
    )


def _customs() -> Markup:
    bar = "".join(f"M{x}-13.5l6 0 0 5-6 0z" for x in range(16, 92, 14))
    return join(
        wall(6, -66, 84, TEAL),
        cornice(6, -69, 84, TEAL, 5),
        path("M30-69V-84H66V-69Z", lighter(TEAL, 0.2), darker(TEAL, 0.5), 1.1),
        path("M26-84Q48-98 70-84Z", SLATE, darker(SLATE, 0.5), 1.1),
        circle(48, -76, 6.2, "#fffdf5", INK, 1.1),
        path("M48-80v4l3 2", stroke=INK, width=1.1),
        path("M48-92v-14", stroke=INK, width=1.4),
        path("M48-106q7-3 12 0v7q-6 3-12 0z", "#2f6fa5", INK, 0.8),
        window(20, -58, 10, 20, "#3c6d68"),
        window(76, -58, 10, 20, "#3c6d68"),
        window(48, -60, 12, 18, ""),
        door(48, 20, 28, "#3f5d66", arched=False),
        rect(6, -18, 6, 18, "#54636a", 1, INK, 0.9),
        rect(9, -13.5, 83, 5, "#fffdf5", 2, "#7c2a20", 1),
        path(bar, "#c8422f"),
    )


def _casino() -> Markup:
    rays = "".join(
        f"M48-54L{num(48 + 26 * cos(a))} {num(-54 - 26 * sin(a))}" for a in (pi * step / 8 for step in range(9))
    )
    bulbs = [circle(12 + 9 * i, -36, 1.9, "#fff2b0", "#8a5a1c", 0.7) for i in range(9)]
    return join(
        wall(6, -60, 84, CORAL),
        path("M14-60V-70H22V-80H30V-90H66V-80H74V-70H82V-60Z", lighter(CORAL, 0.15), darker(CORAL, 0.5), 1.1),
        path("M22-54A26 26 0 0 1 74-54Z", "#ffdf95", "#8a4a2c", 1.1),
        path(rays, stroke="#c4552f", width=2),
        circle(48, -54, 8, "#c4552f", "#7d2f16", 1),
        rect(6, -41, 84, 10, "#8c2f3a", 2, "#511a22", 1),
        *bulbs,
        rect(12, -25, 16, 18, "#5e4a6b", stroke="#fff0d2", line=1.3),
        rect(68, -25, 16, 18, "#5e4a6b", stroke="#fff0d2", line=1.3),
        rect(36, -26, 24, 26, "#4a2f3d", stroke="#f0c65a", line=1.6),
        path("M48-26V0", stroke="#f0c65a", width=1.2),
        rect(43, -88, 10, 10, "#fffdf5", 2, INK, 1),
        circle(46, -85, 1.2, INK),
        circle(50, -81, 1.2, INK),
    )


def _harbourmaster() -> Markup:
    return join(
        wall(34, -56, 56, SKY),
        tiles(34, -56, 56, 15),
        path("M10 0L14-78H32L36 0Z", "#fbf6ea", "#59707c", 1.2),
        path("M10.8-14L11.7-30H34.5L35.3-14ZM12.7-46L13.5-62H32.8L33.6-46Z", "#c8422f"),
        rect(10, -82, 26, 4, "#59707c"),
        rect(15, -94, 16, 12, "#ffe48f", stroke="#59707c", line=1.2),
        path("M13-94Q23-106 33-94Z", "#c8422f", "#6d1f15", 1),
        path("M14-90L2-95V-84ZM32-90L44-95V-84Z", "#ffe48f", fill_opacity=0.75),
        path("M84-71V-104", stroke=INK, width=1.5),
        path("M84-104h-15l4 4.5-4 4.5h15z", "#2f6fa5", INK, 0.8),
        window(48, -48, 10, 16, "#3f6d8a"),
        window(78, -48, 10, 16, "#3f6d8a"),
        door(63, 18, 28, "#3f5d76"),
    )


def _trade_office() -> Markup:
    return join(
        wall(6, -74, 84, OCHRE),
        cornice(6, -77, 84, OCHRE, 5),
        path("M28-77Q30-92 48-92T68-77Z", lighter(OCHRE, 0.3), darker(OCHRE, 0.5), 1.1),
        path(
            "M48-90v11M38-87h20M38-87l-4 6.5h8zM58-87l-4 6.5h8zM43-79h10",
            stroke=INK,
            width=1.2,
            stroke_linejoin="round",
        ),
        window(20, -66, 11, 20, "#8a5a34", arched=True),
        window(48, -66, 11, 20, "#8a5a34", arched=True),
        window(76, -66, 11, 20, "#8a5a34", arched=True),
        balcony(12, -49, 72),
        window(22, -31, 14, 18, ""),
        window(74, -31, 14, 18, ""),
        door(48, 20, 31, "#6e4630"),
    )


def _newspaper() -> Markup:
    return join(
        path("M16-72V-80M80-72V-80", stroke="#4a465a", width=2.4),
        rect(14, -104, 68, 26, "#fffdf5", 1, INK, 1.2),
        path("M19-97.5h58", stroke=INK, width=3.4),
        path("M19-91h26M19-87h26M19-83h26M50-91h27M50-87h27M50-83h18", stroke="#6a6258", width=1.3),
        wall(6, -72, 84, LILAC),
        cornice(6, -75, 84, LILAC, 5),
        window(21, -65, 11, 18, "#6d5a86"),
        window(48, -65, 11, 18, "#6d5a86"),
        window(75, -65, 11, 18, "#6d5a86"),
        rect(10, -32, 26, 24, "#6b8790", stroke="#fff6e0", line=1.4),
        path("M13-26h9v12h-9zM24-28h9v12h-9z", "#fffdf5", "#6a6258", 0.7),
        door(50, 20, 32, "#5d4a73", arched=False),
        awning(6, -44, 84, "#6d5a86", "#f4eefa", 9),
        rect(66, -26, 22, 18, "#6b8790", stroke="#fff6e0", line=1.4),
    )


_FACADES: dict[str, Callable[[], Markup]] = {
    "bank": _bank,
    "church": _church,
    "distillery": _distillery,
    "cigar_factory": _cigar_factory,
    "black_market": _black_market,
    "sawmill": _sawmill,
    "cafe": _cafe,
    "customs": _customs,
    "casino": _casino,
    "harbourmaster": _harbourmaster,
    "trade_office": _trade_office,
    "newspaper": _newspaper,
}


@cache
def facade(building: str) -> Markup:
    """The house as it stands in its slot."""
    return _FACADES[building]()


@cache
def defs() -> Markup:
    """Every facade once, to be `use`d: a picture that changes need not be sent its houses again."""
    return join(*(group(facade(building), id=f"sdc-house-{building}") for building in BUILDINGS))


def house(building: str) -> Markup:
    """The facade of a building, out of the picture's `defs`."""
    return use(f"sdc-house-{building}")
