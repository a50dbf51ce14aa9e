"""Cards of the sea: water, islands, what is on them, storms on their edges. From the upper left corner; where things
stand is told in hundredths of the card's side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup

from karawela.draw.cover import rose
from karawela.draw.palette import CHALK, INK, SIGNAL
from karawela.draw.svg import at, circle, group, join, num, rect, text, use
from karawela.games.tiny_epic.board.artwork import ART
from karawela.games.tiny_epic.board.cards import label
from karawela.games.tiny_epic.board.names import (
    BURIAL,
    COVE,
    CURSED_BURIAL,
    MARKET,
    MAUSOLEUM,
    PORT,
    SETTLEMENT,
    TAVERN,
    WRECK,
)
from karawela.games.tiny_epic.board.places import SMALL
from karawela.games.tiny_epic.data.box import MapCard
from karawela.games.tiny_epic.data.choices import EAST, GOODS, NONE, NORTH, SOUTH, WEST

LEFT, MIDDLE, RIGHT = (19.0, 27.0), (50.0, 27.0), (81.0, 27.0)
LOW_LEFT, LOW_RIGHT = (16.5, 85.0), (83.5, 85.0)
SEARCH_SPOT, WAKE_SPOT = (39.0, 88.0), (61.0, 88.0)
"""Where a search token and a wake token lie."""
_SIZE: Final = 23.0
"""How wide a feature is."""
_NAME: Final = 14.0
"""The height of the band with the name, at most."""


class Feature(NamedTuple):
    """What is printed somewhere on a card."""

    id: str
    x: float
    y: float
    number: int
    """Crates of a settlement, Gold of a burial place."""
    good: int
    """What a market buys."""


def features_of(card: MapCard) -> Iterator[Feature]:
    """All of a card but its storms."""
    if card.settlement:
        yield Feature(SETTLEMENT, *LEFT, card.settlement, NONE)
    if card.burial:
        yield Feature(BURIAL, *MIDDLE, card.burial, NONE)
    if card.cursed_burial:
        yield Feature(CURSED_BURIAL, *MIDDLE, 0, NONE)
    if card.market != NONE:
        yield Feature(MARKET, *RIGHT, 0, card.market)
    if card.mausoleum:
        yield Feature(MAUSOLEUM, *RIGHT, 0, NONE)
    if card.tavern:
        yield Feature(TAVERN, *LOW_LEFT, 0, NONE)
    if card.wreck:
        yield Feature(WRECK, *LOW_LEFT, 0, NONE)
    if card.cove:
        yield Feature(COVE, *LOW_RIGHT, 0, NONE)


@cache
def feature(id_: str, side: float, number: int = 0, good: int = NONE) -> Markup:
    """A feature around the origin as large as it is on a card of that side; its number never too small to be read."""
    k = round(_SIZE * side / 2400, 3)
    body = use(f"sign-{id_}", 0, 0, k)
    if good != NONE:
        sign = use(f"sign-{GOODS[good]}", 0, 0, round(0.66 * k, 3))
        return join(body, at(0, 6 * k, circle(0, 0, 8.6 * k, "#fff8e6", INK, 0.8), sign))
    if number:
        near = max(k, 1.15)  # on a small card the number is as large as on others, so the drawing makes room
        if id_ == BURIAL:
            return join(at(-2.8 * near, -2.2 * near, body), _number(str(number), 6 * near, 7 * near, k))
        return join(at(-1.4 * near, -near, body), _number(str(number), 8 * near, 6 * near, k))
    return body


def _number(words: str, x: float, y: float, k: float) -> Markup:
    """A number that stands out from what is behind it."""
    size = max(SMALL, 11.5 * k)
    r = size * (0.64 if len(words) < 2 else 0.84)
    plate = rect(x - r, y - size * 0.62, 2 * r, size * 1.24, "#fff8e6", size * 0.5, INK, 0.9)
    return join(plate, text(x, y + size * 0.36, words, size, INK, weight=800))


# ------------------------------------------------------------------ the card


@cache
def map_card(card: MapCard, side: float, name: str = "") -> Markup:
    """The card as it is printed, without storms: those are on the edge between two cards. The gradients are those of
    `artwork.picture_defs`."""
    k = side / 100
    found = list(features_of(card))
    rim = "#150c26" if card.cursed else "#0b2536"
    water = rect(0, 0, side, side, "url(#te-cursed)" if card.cursed else "url(#te-sea)", 5 * k, rim, 1.4)
    printed = [at(each.x * k, each.y * k, feature(each.id, side, each.number, each.good)) for each in found]
    return join(
        water,
        group(use("sea-waves"), _land(card, found), transform=f"scale({num(k)})"),
        *printed,
        _band(card, side, name) if name else "",
    )


def _band(card: MapCard, side: float, name: str) -> Markup:
    """The name along the upper edge."""
    high = max(_NAME * side / 100, SMALL + 3.4)
    size = max(SMALL, min(16.0, side * 0.094))
    fill, ink = ("#1f1433", "#e9e2cf") if card.cursed else ("#0d3046", "#f3e7cf")
    return join(
        rect(0.7, 0.7, side - 1.4, high, fill, side / 24, fill_opacity=0.82),
        label(side / 2, high / 2 + size * 0.36 + 0.6, name, side - 8, ink, size),
    )


def _land(card: MapCard, found: list[Feature]) -> Markup:
    """Islands under the features, in hundredths; a compass rose where the sea is empty."""
    spots = [(each.x, each.y, 1.0 if each.y < 50 else 0.9) for each in found if each.id != WRECK]
    upper = {each.x for each in found if each.y < 50}
    spots += [
        ((one + other) / 2, 27.0, 0.86)
        for one, other in ((LEFT[0], MIDDLE[0]), (MIDDLE[0], RIGHT[0]))
        if {one, other} <= upper
    ]
    seed = sum(map(ord, card.id))
    land, shore, shallow = ("#b3a8be", "#1f1433", "#8f7ab8") if card.cursed else ("#e9dcc0", "#4d3c1c", "#8ccbc4")
    places = [(1 + (seed + number) % 6, x, y, size) for number, (x, y, size) in enumerate(spots)]
    coasts = [use(f"sea-isle-{n}", x, y, size) for n, x, y, size in places]
    layers: list[Markup] = [] if upper else [at(50, 30, rose(12, "#cfe8ee"), opacity=0.3)]
    for width, opacity in ((7.0, 0.22), (3.6, 0.4)):
        layers.append(group(*coasts, fill="none", stroke=shallow, stroke_width=width, stroke_opacity=opacity))
    layers.append(group(*coasts, fill=land, stroke=shore, stroke_width=1.6))
    layers.append(group(*coasts, fill=land, stroke="none"))
    relief = "#857a94" if card.cursed else "#b79a63"
    return join(*layers, group(*(use(f"sea-relief-{n}", x, y, size) for n, x, y, size in places), stroke=relief))


# ------------------------------------------------------------------ edges and corners


@cache
def storm_edge(length: float, danger: bool = False) -> Markup:
    """A storm along an edge, level, around the origin: jagged lightning, small clouds; red where it is in the way."""
    return group(
        ART.draw("lightning-edge", bolt="#ff8a70" if danger else CHALK),
        transform=f"scale({num(length / 100)} {num(max(length / 100, 1.1))})",
    )


_TURNS: Final[dict[int, Callable[[float], tuple[float, float, float]]]] = {
    NORTH: lambda side: (side / 2, 3, 0),
    EAST: lambda side: (side - 3, side / 2, 90),
    SOUTH: lambda side: (side / 2, side - 3, 0),
    WEST: lambda side: (3, side / 2, 90),
}


def storms_on(storms: int, side: float) -> Markup:
    """The storms of a card that lies by itself."""
    parts = []
    for bit, place in _TURNS.items():
        if storms & bit:
            x, y, turn = place(side)
            where = f"translate({num(x)} {num(y)})" + (f" rotate({num(turn)})" if turn else "")
            parts.append(group(storm_edge(side * 0.94), transform=where))
    return join(*parts)


@cache
def port_mark(number: int) -> Markup:
    """The flag of a port with its number, 24 by 24."""
    disc = circle(-6, 7, 7.6, "#fff8e6", SIGNAL, 1.3)
    return join(use(f"sign-{PORT}"), disc, text(-6, 11.4, str(number), SMALL, INK, weight=800))
