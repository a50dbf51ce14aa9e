"""Pieces and signs drawn large, 300 by 200: goods, orders, stations, ships, tokens, features, things, rivals."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from markupsafe import Markup

from karawela.components.rows import Row
from karawela.draw.board import FACE
from karawela.draw.palette import INK, SIGNAL, darker
from karawela.draw.pieces import die
from karawela.draw.svg import at, circle, el, ellipse, group, join, num, path, rect, text, use
from karawela.engine.title import Colour
from karawela.games.tiny_epic.board.artwork import ART, picture_of
from karawela.games.tiny_epic.board.cards import portrait
from karawela.games.tiny_epic.board.features import features_of, storm_edge
from karawela.games.tiny_epic.board.names import COVE, CUBE, DIE, GOLD, SHIP_LINE, STORM, TREASURE, URN, WRECK
from karawela.games.tiny_epic.board.names import SHIPS as SHIP_NAMES
from karawela.games.tiny_epic.board.pieces import (
    BONE,
    PARCHMENT,
    chest,
    coin,
    deckhand,
    ghost_ship,
    merchant_ship,
    navy_ship,
    pirate_ship,
    token_face,
    urn,
)
from karawela.games.tiny_epic.data import rows as r
from karawela.games.tiny_epic.data.box import Box
from karawela.games.tiny_epic.data.choices import COLOURS, HIDE_OUT, ORDERS, RIVALS, SOLO_PIRATE

_WIDTH, _HEIGHT = FACE


def scaled(body: str, scale: float, x: float = 0, y: float = 0) -> Markup:
    return group(body, transform=f"translate({num(x)} {num(y)}) scale({scale:g})")


# ------------------------------------------------------------------ grounds


def sea(cursed: bool = False) -> Markup:
    """Dark water with faint crests."""
    crests = group(ART.draw("waves"), transform="scale(3 2)", opacity=0.8)
    return join(rect(0, 0, _WIDTH, _HEIGHT, "url(#te-cursed)" if cursed else "url(#te-sea)", 12), crests)


def night() -> Markup:
    """A table by lantern light."""
    glow = el("ellipse", cx=150, cy=96, rx=150, ry=120, fill="url(#te-glow)")
    return join(
        rect(0, 0, _WIDTH, _HEIGHT, "#14283a", 12),
        glow,
        path("M0 150Q150 138 300 150V188Q300 200 288 200H12Q0 200 0 188Z", "#4a3420"),
        path("M0 150Q150 138 300 150M0 168Q150 157 300 168M30 200Q150 178 270 200", stroke="#2d1f12", width=1.4),
    )


def island(x: float, y: float, wide: float, high: float, cursed: bool = False) -> Markup:
    """A coast with a light rim of shallow water; one unit of the drawing is so wide and high."""
    land, shore, shallow = ("#b3a8be", "#1f1433", "#8f7ab8") if cursed else (PARCHMENT, "#4d3c1c", "#8ccbc4")
    coast = use("sea-isle-4")
    rims = [
        group(coast, fill="none", stroke=shallow, stroke_width=width, stroke_opacity=opacity)
        for width, opacity in ((4.4, 0.22), (2.2, 0.4))
    ]
    hills = group(use("sea-relief-4"), stroke="#857a94" if cursed else "#b79a63")
    land_ = group(coast, fill=land, stroke=shore, stroke_width=0.35)
    return group(*rims, land_, hills, transform=f"translate({num(x)} {num(y)}) scale({wide:g} {high:g})")


# ------------------------------------------------------------------ what is drawn


def piece_face(box: Box, row_: Row) -> Markup | None:
    """By the kind of its row; None for what has no looks of its own."""
    for kind, draw in _BY_KIND.items():
        if isinstance(row_, kind):
            return draw(box, row_)
    return None


def _good(box: Box, row_: Row) -> Markup:
    """A crate of it, and the prices that it can have."""
    large = join(ellipse(96, 156, 62, 10, INK, fill_opacity=0.35), scaled(use(f"sign-{row_.id}"), 6, 96, 92))
    prices = [
        at(214 + 44 * (place % 2), 70 + 48 * (place // 2), coin(str(n), 19))
        for place, n in enumerate(box.numbers.prices)
    ]
    return join(night(), large, *prices)


def _order(box: Box, row_: Row) -> Markup:
    """On its space of the wheel."""
    spokes = "".join(f"M150 100L{num(150 + 86 * sin(a))} {num(100 - 86 * cos(a))}" for a in _sixths())
    return join(
        rect(0, 0, _WIDTH, _HEIGHT, "#14283a", 12),
        el("circle", cx=150, cy=100, r=150, fill="url(#te-glow)"),
        circle(150, 100, 94, "#c9ad78", "#3a2817", 5),
        circle(150, 100, 86, PARCHMENT, "#8a6a35", 1.6),
        path(spokes, stroke="#c9ad78", width=3),
        circle(150, 100, 66, "#fff8e6", "#6d5125", 2.4),
        scaled(use(f"sign-{row_.id}"), 4.6, 150, 100),
    )


def _sixths() -> list[float]:
    return [(step + 0.5) * pi / 3 for step in range(6)]


def _station(box: Box, row_: Row) -> Markup:
    """Planks with its sign, and deckhands at work."""
    hands = [scaled(deckhand(COLOURS[0]), 2.1, 196 + 42 * place, 128) for place in range(2)]
    return join(
        night(),
        rect(22, 22, 256, 150, PARCHMENT, 14, "#6d5125", 3),
        rect(30, 30, 124, 134, "#d8c08c", 10),
        scaled(use(f"sign-{row_.id}"), 4.8, 92, 97),
        *hands,
    )


def _ship(box: Box, row_: Row) -> Markup:
    drawings = (merchant_ship(0), merchant_ship(1), navy_ship(), ghost_ship(), pirate_ship(COLOURS[1]))
    which = SHIP_NAMES.index(row_.id) if row_.id in SHIP_NAMES else len(SHIP_NAMES) - 1
    glow = el("circle", cx=150, cy=92, r=130, fill="url(#te-glow)")
    light = "" if drawings[which] == drawings[3] else glow
    return join(sea(drawings[which] == drawings[3]), light, scaled(drawings[which], 4, 150, 112))


def _token(box: Box, row_: Row) -> Markup:
    wake = row_.id in box.wake_ids
    return join(sea(wake), scaled(token_face(row_.id, wake), 6.2, 150, 100))


def _feature(box: Box, row_: Row) -> Markup:
    if row_.id == STORM:
        return join(sea(), at(150, 100, storm_edge(280)), scaled(use(f"sign-{row_.id}"), 4, 150, 96))
    ghostly = row_.id in _ghostly(box)
    if row_.id in (COVE, WRECK):
        return join(sea(ghostly), scaled(use(f"sign-{row_.id}"), 7, 150, 100))
    return join(sea(ghostly), island(150, 104, 7.5, 7, ghostly), scaled(use(f"sign-{row_.id}"), 5.4, 150, 100))


def _ghostly(box: Box) -> frozenset[str]:
    """What only cursed cards have."""
    common = {each.id for card in box.map if not card.cursed for each in features_of(card)}
    return frozenset(each.id for card in box.map for each in features_of(card)) - common


def _thing(box: Box, row_: Row) -> Markup:
    """Pieces, several where one has several."""
    hues = COLOURS
    if row_.id == SHIP_LINE:
        return _line()
    if row_.id == DIE:
        return join(night(), scaled(die(5, 48), 1.9, 100, 96), scaled(die(2, 48), 1.6, 202, 108))
    if row_.id == TREASURE:
        chests = [scaled(chest(hues[1]), k, x, y) for k, x, y in ((3.4, 84, 86), (3.4, 216, 86), (4.6, 150, 114))]
        return join(night(), *chests)
    if row_.id == URN:
        return join(sea(True), scaled(urn(hues[0]), 6.4, 150, 98))
    if row_.id == CUBE:
        return join(sea(True), *(scaled(use(f"sign-{CUBE}"), k, x, y) for k, x, y in ((4, 96, 92), (5, 186, 108))))
    if row_.id == GOLD:
        coins = ((3.4, 74, 126), (3.4, 226, 126), (6.4, 150, 92))
        return join(night(), *(scaled(use(f"sign-{GOLD}"), k, x, y) for k, x, y in coins))
    return join(night(), scaled(use(f"sign-{row_.id}"), 6.2, 150, 94))


def _line() -> Markup:
    """The part of the wheel where it lies, and a ship that sails because of it."""
    return join(
        rect(0, 0, _WIDTH, _HEIGHT, "#14283a", 12),
        circle(150, 250, 226, "#c9ad78", "#3a2817", 6),
        circle(150, 250, 210, PARCHMENT, "#8a6a35", 2),
        path("M150 250V20", stroke="#fff6df", width=15),
        path("M150 250V20", stroke=SIGNAL, width=9, stroke_dasharray="22 7"),
        scaled(use(f"sign-{ORDERS[HIDE_OUT]}"), 3.2, 216, 112),
        scaled(use("sign-wheel"), 3, 84, 112),
        path("M104 178A80 60 0 0 1 196 178", stroke=INK, width=5, stroke_dasharray="2 9", stroke_linecap="round"),
        path("M188 166L204 186L182 184Z", INK),
    )


def _colour(box: Box, row_: Row) -> Markup:
    """A ship of that colour and its captain."""
    colour = next((each for each in COLOURS if each.id == row_.id), COLOURS[0])
    captain = next((each.id for each in box.captains if each.colour == colour.id), "")
    return join(
        sea(),
        scaled(pirate_ship(colour, True), 3, 96, 108),
        portrait(picture_of(captain), 186, 30, 96, 118, False),
        rect(186, 30, 96, 118, "none", 4, colour.hex, 4),
        _pennon(colour),
    )


def _pennon(colour: Colour) -> Markup:
    plate = rect(186, 154, 96, 26, colour.hex, 6, darker(colour.hex, 0.5), 1.6)
    return join(plate, circle(234, 167, 10, "#fffdf7", INK, 1.2), text(234, 172, colour.letter, 14, INK, weight=800))


def _rival(box: Box, row_: Row) -> Markup:
    """Whoever it is that plays against somebody alone."""
    dead = row_.id != RIVALS[SOLO_PIRATE]
    ship = ghost_ship(2) if dead else pirate_ship(COLOURS[1])
    return join(
        sea(dead),
        scaled(ship, 2.9, 92, 108),
        portrait(picture_of("", dead), 176, 20, 108, 160, dead),
        rect(176, 20, 108, 160, "none", 4, BONE if dead else "#b08d57", 3),
    )


_BY_KIND: Final[dict[type[Row], Callable[[Box, Row], Markup]]] = {
    r.Good: _good,
    r.Order: _order,
    r.Station: _station,
    r.Ship: _ship,
    r.Token: _token,
    r.Feature: _feature,
    r.Thing: _thing,
    r.Colour: _colour,
    r.Rival: _rival,
}
