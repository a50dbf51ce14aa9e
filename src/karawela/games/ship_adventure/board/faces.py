"""Every component of the box drawn large, 300 by 200 from the origin on; what refers to nothing can stand anywhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from markupsafe import Markup

from karawela.draw.board import FACE
from karawela.draw.palette import AGED, CHALK, INK, PAPER
from karawela.draw.svg import TEXT_FACE, at, el, group, join, num, rect, text, use
from karawela.games.ship_adventure.board.drawings import colour_of, inline
from karawela.games.ship_adventure.board.goods import coins, equipment, token_back
from karawela.games.ship_adventure.board.patch import on, patch, window
from karawela.games.ship_adventure.board.pieces import crew, disc, galleon, pirate, ship
from karawela.games.ship_adventure.board.sea import AREA_HEX
from karawela.games.ship_adventure.data.components import (
    AREA_INDEX,
    AREAS,
    CITY,
    COLOUR_INDEX,
    CREW_ID,
    EQUIPMENT_INDEX,
    GALLEON_ID,
    HARBOUR,
    JUNGLE,
    MAP_CARDS,
    MAP_NAMES,
    PIRATE_INDEX,
    SEA,
    SECTORS,
    SHIP_ID,
    SKULL,
    TEMPLE,
    TERRAINS,
    TOKEN_BACKS,
    WAVE,
)
from karawela.games.ship_adventure.data.rows import ROWS
from karawela.words import Words

WIDTH, HEIGHT = FACE
_SIGNS = {TERRAINS[kind]: sign for kind, sign in ((TEMPLE, "t"), (JUNGLE, "j"), (CITY, "c"), (HARBOUR, "h"),
                                                  (SEA, "."), (SKULL, "s"))}  # fmt: skip
_SQUARES: dict[int, tuple[str, str]] = {
    SEA: ("...", "..j"),
    HARBOUR: ("jcj", ".h."),
    SKULL: ("j..", ".s."),
    WAVE: (".w.", "..."),
    JUNGLE: ("jj.", "jj."),
    CITY: ("jcj", ".h."),
    TEMPLE: ("jt.", "jj."),
}
"""Two rows of three squares for each kind of square, with it in the middle of the upper row or of the lower one."""


@lru_cache(maxsize=256)
def face(words: Words, thing: str) -> Markup:
    """A component of either game, drawn large."""
    row = ROWS.by_id[thing]
    kind = next(table for table, rows in ROWS.tables.items() if row in rows)
    return _FACES[kind](words, thing)


def sea_face(*body: Markup, rows: tuple[str, str] = ("...", "...")) -> Markup:
    """A face of sea and land, with something on it."""
    return window(0, 0, WIDTH, HEIGHT, 3, 2, patch(*rows), *body)


def paper(*body: Markup) -> Markup:
    """A sheet of paper with something on it."""
    return join(rect(0, 0, WIDTH, HEIGHT, AGED), rect(8, 8, WIDTH - 16, HEIGHT - 16, PAPER, 12, "#8a6a35", 1.6), *body)


def large(x: float, y: float, scale: float, *body: Markup) -> Markup:
    return inline(group(*body, transform=f"translate({num(x)} {num(y)}) scale({num(scale)})"))


def _equipment(words: Words, thing: str) -> Markup:
    """A card: its picture, what it costs, how much it adds."""
    card = ROWS.by_id[thing]
    bonus = text(256, 164, f"+{card.bonus}", 34, INK, weight=800) if card.bonus else ""
    return paper(
        rect(86, 20, 128, 160, CHALK, 12, "#b08d57", 2),
        large(150, 96, 5, equipment(EQUIPMENT_INDEX[thing])),
        large(46, 48, 2, coins(card.cost, 10)),
        text(46, 168, f"× {card.most}", 22, INK, weight=700),
        Markup(bonus),
    )


def _terrain(words: Words, thing: str) -> Markup:
    return sea_face(rows=_SQUARES[TERRAINS.index(thing)])


def _tile(words: Words, thing: str) -> Markup:
    """The four squares of a tile."""
    squares = ROWS.by_id[thing].squares
    if squares[0] not in _SIGNS:
        turned = squares[0] == "wave_s"
        whirl = on(0.5, 0.5, group(use("whirl"), transform="scale(-1 1)" if turned else None))
        body = join(patch("..", ".."), whirl)
    else:
        signs = [_SIGNS[square] for square in squares]
        body = patch("".join(signs[:2]), "".join(signs[2:]))
    return join(rect(0, 0, WIDTH, HEIGHT, AGED), rect(56, 6, 188, 188, INK, 8), window(60, 10, 180, 180, 2, 2, body))


def _piece(words: Words, thing: str) -> Markup:
    if thing == SHIP_ID:
        return sea_face(on(0.7, 0.5, ship(colour_of(0)), scale=1.5), on(2, 0.9, ship(colour_of(0), False)))
    if thing == CREW_ID:
        return sea_face(on(1, 0.5, crew(colour_of(0)), scale=1.4), rows=("jjj", "jj."))
    if thing == GALLEON_ID:
        return sea_face(on(1.2, 0.5, galleon(), scale=1.7), on(0, 1, coins(1)), on(0.15, 0.25, coins(1)))
    return sea_face(on(1, 0.5, pirate(PIRATE_INDEX[thing] + 1), scale=1.6))


def _colour(words: Words, thing: str) -> Markup:
    colour = colour_of(COLOUR_INDEX[thing])
    sea = patch("jcj", ".h.", colour=colour)
    return window(0, 0, WIDTH, HEIGHT, 3, 2, sea, on(0, 1, ship(colour)), on(2, 1, crew(colour), scale=0.9))


def _area(words: Words, thing: str) -> Markup:
    """Where it lies on the chart, and the backs of its three tokens."""
    area = AREA_INDEX[thing]
    parts = []
    for each, hue in enumerate(AREA_HEX):
        x, y = 24 + each % 3 * 50, 26 + each // 3 * 50
        parts.append(rect(x, y, 46, 46, hue, 6, INK if each == area else "#8a6a35", 4 if each == area else 1))
    backs = [TOKEN_BACKS[level * len(AREAS) + area] for level in range(3)]
    tokens = [large(226, 44 + 57 * row, 1.3, token_back(back.area, back.order)) for row, back in enumerate(backs)]
    return paper(*parts, *tokens)


def area_face(thing: str) -> Markup:
    """A temple and a skull with the token of an area."""
    ground = AREA_HEX[AREA_INDEX[thing]]
    token = join(rect(-10, -10, 20, 20, ground, 5, INK, 1), rect(-8.5, -8.5, 17, 17, "none", 3.5, CHALK, 1.4))
    return sea_face(on(0.3, 1.28, token, scale=1.2), on(2.3, 1.28, token, scale=1.2), rows=("j..", "tjs"))


def _sector(words: Words, thing: str) -> Markup:
    """Its three colours, from the inside out."""
    rings = SECTORS[ROWS.ids("sector").index(thing)]
    discs = [large(62 + 88 * place, 100, 3.6 - 0.5 * place, disc(colour_of(ring))) for place, ring in enumerate(rings)]
    return paper(el("path", d="M62 100H238", stroke="#8a6a35", stroke_width=4, stroke_dasharray="2 8"), *discs)


def _map(words: Words, thing: str) -> Markup:
    """The chart in tiles, the five big islands on it."""
    islands = {place for place, _ in MAP_CARDS[MAP_NAMES.index(thing)].islands}
    tiles = [
        rect(64 + 29 * (place % 6), 13 + 29 * (place // 6), 27, 27, "#5e8c4a" if place in islands else "#77c0d6", 5)
        for place in range(36)
    ]
    temples = [
        at(77.5 + 29 * (place % 6), 27 + 29 * (place // 6), el("path", d="M-8 7L0-8L8 7Z", fill=PAPER, stroke=INK))
        for place in sorted(islands)
    ]
    return paper(*tiles, *temples)


_FACES: dict[str, Callable[[Words, str], Markup]] = {
    "colour": _colour,
    "area": _area,
    "terrain": _terrain,
    "tile": _tile,
    "sector": _sector,
    "equipment": _equipment,
    "map": _map,
    "piece": _piece,
}


def illustration(label: str, *body: Markup, width: int = 624, height: int = 208) -> str:
    """A whole picture for the page that tells how to play."""
    return str(
        el(
            "svg",
            *body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width} {height}",
            role="img",
            aria_label=label,
            font_family=TEXT_FACE,
        )
    )
