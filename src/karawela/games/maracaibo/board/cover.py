"""The cover of Pirates of Maracaibo: the fort over the bay at sundown, a raider under black sails, gold on the beach,
and something with arms in the water."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.cover import HEIGHT, WIDTH, cover_frame, waves
from karawela.draw.palette import CHALK, INK, PAPER
from karawela.draw.pieces import spikes
from karawela.draw.svg import at, circle, el, ellipse, group, join, path, rect
from karawela.games.maracaibo.board.drawings.landscapes import palm
from karawela.games.maracaibo.board.signs import DARK_WOOD, line, shape, signs


@cache
def cover() -> str:
    return cover_frame(
        "Pirates of Maracaibo",
        _sky(),
        _fort(),
        _bay(),
        _raider(),
        _arms(),
        _beach(),
        defs=_defs(),
    )


def _defs() -> Markup:
    def gradient(name: str, *stops: tuple[str, str]) -> Markup:
        shades = [el("stop", offset=offset, stop_color=colour) for offset, colour in stops]
        return el("linearGradient", *shades, id=f"cover-pom-{name}", x2="0", y2="1")

    return join(
        gradient("sky", ("0", "#2f2a55"), (".35", "#8f3f5c"), (".65", "#e8824f"), ("1", "#ffd28a")),
        gradient("bay", ("0", "#e39a5c"), (".25", "#2f8f8a"), ("1", "#0c3f4c")),
        gradient("rock", ("0", "#7a5a54"), ("1", "#3d2c30")),
        gradient("sand", ("0", "#f6dfa4"), ("1", "#d3a85f")),
    )


def _sky() -> Markup:
    return join(
        rect(0, 0, WIDTH, HEIGHT, "url(#cover-pom-sky)"),
        at(236, 150, path(spikes(30, 92, 64), "#ffe6a6", fill_opacity=0.4), circle(0, 0, 50, "#fff0bf")),
        path(
            "M20 52q26-15 52 0q22-10 40 4q28-4 32 10H0q2-14 20-14z"
            "M330 34q20-12 40 0q18-8 30 3q22-3 25 9H310q2-12 20-12z",
            "#f0a384",
            fill_opacity=0.55,
        ),
        *(
            path(f"M{x} {y}q6-6 10 0q4-6 10 0", stroke=INK, width=1.8, stroke_linecap="round")
            for x, y in ((196, 52), (226, 38), (262, 60))
        ),
    )


def _fort() -> Markup:
    """Walls and towers on their rock, at the right."""
    tower = "M-17 60V-20H-21V-36H-13V-29H-5V-36H5V-29H13V-36H21V-20H17V60Z"
    battlements = "H368V130H380V122H392V130H404V122H416V130H428V122H440V130H452V122H480V190H286Z"
    wall = f"M286 150V122H296V130H308V122H320V130H332V122H344V130H356V122{battlements}"
    lights = [rect(x, y, 5, 8, "#ffe08a", 2) for x, y in ((330, 140), (352, 140), (398, 140), (420, 140), (446, 140))]
    return join(
        path("M250 196Q274 150 306 152Q340 120 400 132T480 112V206H250Z", "url(#cover-pom-rock)", "#2b1d20", 2),
        shape(wall, "#cfae7c", "#4d381c", 2),
        path("M286 158H480M286 172H480", stroke="#a2824f", width=1.2),
        *(
            at(
                x,
                y,
                shape(tower, "#dcc092", "#4d381c", 2),
                rect(-4, -8, 8, 14, "#3a2a18", 4),
                path("M-17 10H17M-17 30H17", stroke="#a2824f", width=1.2),
            )
            for x, y in ((300, 130), (376, 112), (456, 118))
        ),
        line("M376 76V26", DARK_WOOD, 3.4),
        shape("M378 28Q396 18 412 28T440 28V54Q424 62 410 54T378 54Z", "#b5382a", "#5c150e", 1.6),
        path("M392 41H426M409 30V53", stroke="#ffe08a", width=4),
        *lights,
        palm(272, 176, 1.3),
        palm(470, 196, 1.1),
    )


def _bay() -> Markup:
    return join(
        rect(0, 188, WIDTH, HEIGHT - 188, "url(#cover-pom-bay)"),
        path("M184 192q52-6 104 0l-20 8q-34-4-64 0Zm14 16q38-5 76 0l-14 6q-26-3-48 0Z", "#ffe6a6", fill_opacity=0.7),
        *(waves(y, PAPER, 0.28, 34) for y in (204, 220, 238)),
    )


def _raider() -> Markup:
    """A ship under black sails, guns run out."""
    sails = (
        "M-62-92H-14Q-6-68-14-44Q-38-52-62-44Q-52-68-62-92Z",
        "M-8-116H50Q60-86 50-58Q20-68-8-58Q2-86-8-116Z",
        "M-10-54H58Q70-26 58 0Q24-10-10 0Q2-26-10-54Z",
        "M-68-40H-14Q-6-18-14 2Q-40-6-68 2Q-58-18-68-40Z",
    )
    guns = [
        join(rect(x, 21, 10, 9, "#1c120a", 1.5), rect(x + 3, 24, 12, 4, "#3b4246", 1.5))
        for x in (-62, -38, -14, 10, 34, 58)
    ]
    return group(
        ellipse(4, 54, 104, 9, "#06262e", fill_opacity=0.5),
        line("M-38 8V-104M22 8V-132M84 10L118-16", DARK_WOOD, 5),
        line("M22-128L84 10M-38-100L-84 10M118-16L22-110", "#3d2413", 1.4),
        shape("M92-4Q106-24 112-14Q100 0 92 8Z", "#2a2628", "#000000", 1.6),
        *(shape(sail, "#2a2628", "#0c0a0b", 2) for sail in sails),
        path("M-54-86Q-46-68-54-50M0-108Q10-86 0-66M-2-48Q8-28-2-6", stroke="#5a5358", width=2),
        at(
            21,
            -88,
            circle(0, 0, 13, CHALK),
            rect(-7, 8, 14, 9, CHALK, 2),
            circle(-5, -1, 3.6, INK),
            circle(5, -1, 3.6, INK),
            line("M-3 10V16M3 10V16", INK, 1.6),
        ),
        line("M-4-58L46-74M46-58L-4-74", CHALK, 4),
        shape("M22-132L-10-126L22-118Z", "#b5382a", "#5c150e", 1.4),
        shape("M-38-104L-62-99L-38-94Z", "#b5382a", "#5c150e", 1.2),
        shape("M-104-2L-94-8H-62L-58 8H96Q92 46 68 52H-74Q-98 44-104-2Z", "#6b3f1f", "#241206", 2.4),
        path("M-100 16H92M-94 36H84", stroke="#9a6a38", width=2),
        path("M-58 9H95", stroke="#e4c07a", width=4),
        *(rect(x, -2, 8, 9, "#ffe08a", 1.5, "#3a2410", 1.2) for x in (-96, -84, -72)),
        *guns,
        path("M-112 52q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0", stroke=CHALK, width=3.4, stroke_opacity=0.85),
        transform="translate(132 196) scale(1.02)",
    )


def _arms() -> Markup:
    """A kraken's arms around the bay."""
    arms = (
        "M306 292Q286 236 318 214Q346 202 342 226Q338 240 326 232",
        "M374 300Q366 248 396 232Q424 226 418 248Q411 259 402 250",
    )
    suckers = ((305, 262), (304, 246), (311, 230), (375, 274), (377, 258), (387, 244))
    return join(
        *(
            join(
                path(arm, stroke="#3d1528", width=19, stroke_linecap="round"),
                path(arm, stroke="#a8486a", width=14, stroke_linecap="round"),
            )
            for arm in arms
        ),
        *(circle(x, y, 3, "#e3a3ba", "#6b2440", 1) for x, y in suckers),
        path("M286 268q12-7 24 0t24 0M352 276q12-7 24 0t24 0", stroke=CHALK, width=2.6, stroke_opacity=0.8),
    )


def _beach() -> Markup:
    """A chest in the sand, with what it holds."""
    coins = [
        circle(x, y, 5.4, "#ffd65a", "#7a5208", 1.3)
        for x, y in ((424, 282), (436, 288), (411, 288), (398, 284), (448, 281))
    ]

    def stone(name: str, x: float, y: float, size: float) -> Markup:
        return group(signs()[name], transform=f"translate({x:g} {y:g}) scale({size:g})")

    return join(
        path("M330 300Q368 262 420 266T480 252V300Z", "url(#cover-pom-sand)", "#9a7a3c", 1.6),
        path("M0 300V272Q44 262 84 282T150 300Z", "url(#cover-pom-sand)", "#9a7a3c", 1.6),
        palm(34, 284, 2.3),
        palm(66, 292, 1.5),
        group(
            shape("M-30-8Q-34-34 0-34Q34-34 30-8L26-4H-26Z", "#8a5a2b", "#2d1606", 2),
            path("M-26-6Q0-22 26-6Z", "#ffd65a", "#7a5208", 1.4),
            stone("emerald", -9, -13, 0.8),
            stone("pearl", 4, -14, 0.7),
            stone("ruby", 14, -9, 0.62),
            shape("M-30-4H30V22H-30Z", "#6b3f1a", "#2d1606", 2),
            path("M-18-4V22M18-4V22M-30 2H30", stroke="#d9a441", width=3),
            rect(-6, -2, 12, 13, "#d9a441", 2, "#5f4108", 1.4),
            circle(0, 4, 2, INK),
            transform="translate(446 256) rotate(-6)",
        ),
        *coins,
        stone("emerald", 384, 289, 0.8),
        stone("gold", 462, 290, 1.0),
    )
