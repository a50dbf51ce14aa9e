"""The sea that never changes: water, shoals under the cards, the harbour at the left, islands, Gulf and Maracaibo."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.cover import rose
from karawela.draw.palette import CHALK, INK
from karawela.draw.svg import at, circle, el, group, heading, join, path, rect, use
from karawela.effects.tree import Effect
from karawela.games.maracaibo.board.drawings.landscapes import palm
from karawela.games.maracaibo.board.effects import effect_tokens, fitting, row
from karawela.games.maracaibo.board.places import (
    BAY,
    CARD_HEIGHT,
    EDGE,
    PORT,
    ROW,
    SEA,
    START_WIDTH,
    card_width,
    corner,
)
from karawela.games.maracaibo.board.sight import Table
from karawela.games.maracaibo.board.signs import DARK_WOOD, line, shape
from karawela.games.maracaibo.data.sea import CELLS, Sea
from karawela.games.maracaibo.words.telling import tell_effects

SAND, SAND_RIM = "#ecd7a2", "#8a6a35"
GOLD_LINE = "#d9a441"


@cache
def sea_defs() -> Markup:
    def gradient(name: str, *stops: tuple[str, str], across: bool = False) -> Markup:
        shades = [el("stop", offset=offset, stop_color=colour) for offset, colour in stops]
        return el("linearGradient", *shades, id=name, x2="1" if across else "0", y2="0" if across else "1")

    crest = path("M0 14q10-7 20 0t20 0M22 32q8-6 16 0t16 0", stroke="#ffffff", width=1.2, stroke_opacity=0.16)
    return join(
        gradient("water", ("0", "#0c4a58"), (".5", "#12697a"), ("1", "#0d5563"), across=True),
        gradient("sky", ("0", "#9fd6dd"), (".55", "#fbe9c0"), (".7", "#5bb5b8"), ("1", "#2d8c96")),
        gradient("dusk", ("0", "#f3c27a"), (".5", "#e58f5c"), ("1", "#9c4f5a")),
        gradient("jungle", ("0", "#5f9550"), (".5", "#74a85c"), ("1", "#4f8a4a")),
        el("pattern", crest, id="crests", width=60, height=44, patternUnits="userSpaceOnUse"),
    )


def draw_sea(table: Table) -> Markup:
    """Water, shoals and islands of the layout, the harbour where ships begin."""
    sea, words = table.sea, table.words
    left, top, width, height = SEA
    return group(
        rect(left, top, width, height, "url(#water)", 10),
        rect(left, top, width, height, "url(#crests)", 10),
        *_rhumbs(),
        *_shoals(sea),
        _harbour(words.say("board-start")),
        *(_island(sea, kind) for kind in range(3)),
        rect(left, top, width, height, "none", 10, GOLD_LINE, 2.4),
        rect(left + 3.5, top + 3.5, width - 7, height - 7, "none", 7, "#0a2f38", 1.2),
    )


def _rhumbs() -> list[Markup]:
    """The faint lines of an old chart."""
    left, top, width, height = SEA
    middle = f"{left + width - 60:g} {top + height - 60:g}"
    ends = [(left, top + 60), (left, top + 300), (left + 300, top), (left + 700, top), (left + width, top + 40)]
    ends += [(left + 200, top + height), (left + 620, top + height)]
    lines = "".join(f"M{middle}L{x:g} {y:g}" for x, y in ends)
    return [
        path(lines, stroke=CHALK, width=0.8, stroke_opacity=0.14),
        at(left + width - 60, top + height - 58, rose(50, "#e9d9a8"), opacity=0.5),
        at(left + width - 62, top + 50, rose(32, "#e9d9a8"), opacity=0.35),
    ]


def _shoals(sea: Sea) -> list[Markup]:
    """Light water around every card, growing together."""
    width = card_width(sea)
    corners = [corner(sea, sea.column[cell], sea.row[cell]) for cell in range(CELLS)]
    cells = "".join(f"M{x - 2:g} {y - 2:g}h{width + 4:g}v{CARD_HEIGHT + 4}h-{width + 4:g}Z" for x, y in corners)
    isles = "".join(
        f"M{x:g} {y:g}h{width:g}v{ROW + CARD_HEIGHT:g}h-{width:g}Z"
        for x, y in (corner(sea, *place) for place in sea.islands)
    )
    return [
        path(cells + isles, "#2f9a9a", "#2f9a9a", 20, stroke_linejoin="round", opacity=0.45),
        path(cells, "#59b9ab", "#59b9ab", 9, stroke_linejoin="round", opacity=0.5),
    ]


def _harbour(label: str) -> Markup:
    """A quay with a jetty; ships lie before it."""
    left, top, _, height = SEA
    planks = "".join(f"M{left + 3} {top + y}h16" for y in range(120, 400, 14))
    return group(
        path(
            f"M{left + 2} {top + 8}Q{left + 26} {top + 60} {left + 14} {top + 130}T{left + 16} {top + 260}"
            f"T{left + 13} {top + 390}Q{left + 26} {top + 460} {left + 2} {top + height - 8}Z",
            SAND,
            SAND_RIM,
            2,
        ),
        rect(left + 2, top + 116, 18, 284, "#9a6a38", 2, DARK_WOOD, 1.2),
        path(planks, stroke=DARK_WOOD, width=1),
        palm(left + 10, top + 470, 1.1),
        palm(left + 11, top + 96, 0.9),
        el(
            "g",
            heading(0, 0, label, 17, "#ffe9b0", halo="#0c4a58"),
            transform=f"translate({left + START_WIDTH - 3} {top + height - 74}) rotate(-90)",
        ),
    )


def _island(sea: Sea, kind: int) -> Markup:
    """An island tile: beach, jungle, and the column for its cubes."""
    x, y = corner(sea, *sea.islands[kind])
    width, height = card_width(sea), ROW + CARD_HEIGHT
    coast = (
        f"M8 14Q{width * 0.3:g}-4 {width * 0.62:g} 4T{width - 3:g} 34Q{width + 4:g} {height * 0.3:g} {width - 4:g} "
        f"{height * 0.5:g}T{width - 5:g} {height - 24:g}Q{width * 0.7:g} {height + 5:g} {width * 0.36:g} {height - 4:g}"
        f"T3 {height - 36:g}Q-5 {height * 0.66:g} 4 {height * 0.45:g}T8 14Z"
    )
    hill = (
        f"M10 22Q24 6 36 22Q46 40 34 70Q26 100 34 130Q40 170 28 {height - 30:g}"
        f"Q12 {height - 20:g} 9 {height - 60:g}Q2 120 8 80Q2 40 10 22Z"
    )
    hue = ("#6aa552", "#3f8a52", "#5f9f86")[kind]
    return at(
        x,
        y,
        path(coast, INK, transform="translate(3 4)", fill_opacity=0.3),
        path(coast, SAND, "#f8eecb", 5),
        path(coast, SAND, SAND_RIM, 1.4),
        path(hill, hue, "#28532a", 1.4),
        palm(22, 78, 1.3),
        palm(30, 128, 1.0),
        palm(15, 150, 1.2),
        palm(24, height - 34, 1.2),
        path("M12 186l7-9 6 6 5-8 6 11Z", "#8a8378", "#4b443a", 1),
    )


# ------------------------------------------------------------------ Maracaibo and the Gulf


def draw_ports(table: Table) -> Markup:
    """The two spaces beyond the cards."""
    return join(_maracaibo(table), _gulf(table))


def _maracaibo(table: Table) -> Markup:
    """A fort over the bay at dusk."""
    left, top, width, height = PORT
    tower = "M-10 30V-8H-12V-16H-7V-12H-3V-16H3V-12H7V-16H12V-8H10V30Z"
    towers = [
        at(x, y, shape(tower, "#d8c096", "#5a4426", 1.2), rect(-2.4, 0, 4.8, 8, "#3a2a18", 2))
        for x, y in ((18, 78), (82, 78))
    ]
    wall = "M8 108V86H14V92H22V86H30V92H38V86H46V92H54V86H62V92H70V86H78V92H86V86H92V108Z"
    points = tuple(effect_tokens(table.box.maracaibo))
    return at(
        left,
        top,
        rect(0, 0, width, height, "url(#dusk)", 9),
        circle(width / 2, 62, 22, "#ffe6a6", fill_opacity=0.9),
        path("M0 100Q24 66 50 88T100 78V130H0Z", "#7a5a54"),
        line("M50 84V40", DARK_WOOD, 2),
        shape("M50 40Q60 34 68 40T82 40V56Q74 60 66 56T50 56Z", "#1b1816", "#000000", 1),
        circle(65, 48, 4, CHALK),
        line("M60 53L70 57M70 53L60 57", CHALK, 1.4),
        *towers,
        shape(wall, "#c9ad7c", "#5a4426", 1.4),
        shape("M42 108V100Q50 92 58 100V108Z", "#3a2a18"),
        path(
            f"M0 108H{width}V{height - 8}Q{width} {height} {width - 8} {height}H8Q0 {height} 0 {height - 8}Z", "#1f6f7d"
        ),
        path(
            "M4 116q8-5 16 0t16 0 16 0 16 0 16 0M8 150q8-5 16 0t16 0 16 0 16 0M4 196q8-5 16 0t16 0 16 0 16 0 16 0",
            stroke=CHALK,
            width=1.4,
            stroke_opacity=0.35,
        ),
        rect(0, 0, width, height, "none", 9, GOLD_LINE, 2.4),
        rect(3, 4, width - 6, 23, "#f3e7cf", 5, "#5a3a14", 1.2),
        heading(width / 2, 21, table.words.name("maracaibo"), 16.5),
        at(width / 2, 130, _plate(44), at(-17, 0, row(points, 1.15)), use("sign-upgrade", 22, 0, 1.0)),
        title=maracaibo_about(table),
    )


def maracaibo_about(table: Table) -> str:
    """What a ship finds there."""
    return table.words.say("board-maracaibo", what=tell_effects(table.words, table.box.maracaibo))


def gulf_about(table: Table) -> str:
    """What can be done in the Gulf."""
    return table.words.say("board-gulf-about", what=tell_effects(table.words, table.box.gulf))


def _plate(half: float) -> Markup:
    return rect(-half, -14, 2 * half, 28, "#fff8e6", 7, "#5a3a14", 1.2)


def gulf_plates(table: Table) -> list[tuple[str, Effect | None, float]]:
    """What stands on the Gulf's plates, from the top: the ship upgrade, then its offers by name; with their height."""
    sides = [side for offer in table.box.gulf.offers for side in offer]
    plates: list[tuple[str, Effect | None, float]] = [("", None, 122)]
    return plates + [(side.name, side, 150 + 27 * n) for n, side in enumerate(sides)]


def _gulf(table: Table) -> Markup:
    left, top, width, height = BAY
    parts = []
    for _, effects, y in gulf_plates(table):
        tokens = tuple(effect_tokens(effects)) if effects else ()
        body = row(tokens, fitting(tokens, 80, 1.0)) if tokens else use("sign-upgrade", 0, 0, 0.95)
        parts.append(at(width / 2, y, rect(-42, -12, 84, 24, "#fff8e6", 7, "#5a3a14", 1.2), body))
    tentacle = "M10 270Q0 244 16 236Q34 232 30 246Q26 254 20 249M88 272Q100 250 86 240Q70 236 72 250Q76 257 82 252"
    return at(
        left,
        top,
        rect(0, 0, width, height, "#15707d", 9),
        path(f"M2 2H{width - 2}V26Q78 40 50 34T2 40Z", SAND, SAND_RIM, 1.4),
        path(
            "M0 60Q10 90 2 130T6 230Q4 250 0 262ZM100 70Q90 110 98 150T94 236Q98 250 100 262Z",
            "#6aa552",
            "#28532a",
            1.4,
        ),
        line(tentacle, "#4d1f33", 8),
        line(tentacle, "#a8486a", 5),
        path(
            "M24 54q8-5 16 0t16 0 16 0M30 88q8-5 16 0t16 0M24 106q8-5 16 0t16 0 16 0",
            stroke=CHALK,
            width=1.4,
            stroke_opacity=0.45,
        ),
        *parts,
        rect(0, 0, width, height, "none", 9, GOLD_LINE, 2.4),
        rect(3, 4, width - 6, 23, "#f3e7cf", 5, "#5a3a14", 1.2),
        heading(width / 2, 21, table.words.say("board-gulf"), 16.5),
        title=gulf_about(table),
    )


@cache
def ground(width: float, height: float) -> Markup:
    """The table that everything lies on."""
    return join(
        rect(0, 0, width, height, "#2a1a10"),
        *(
            path(
                f"M0 {y}q{width / 4:g}-9 {width / 2:g} 0t{width / 2:g} 0",
                stroke="#4a3120",
                width=1.2,
                stroke_opacity=0.7,
            )
            for y in range(40, int(height), 46)
        ),
        rect(EDGE / 2, EDGE / 2, width - EDGE, height - EDGE, "none", 12, "#5a3d22", 2),
    )
