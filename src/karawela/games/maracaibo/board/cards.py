"""The cards and tiles, from their upper left corner: picture, cost, points, name, strongest signs in fixed places.

All that is printed on a card stands in its large form; what is read here is never small."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, PAPER, darker, lighter, mix
from karawela.draw.svg import at, circle, el, group, heading, join, path, rect, shorten, text, text_width, use, wrap
from karawela.effects.signs import joined
from karawela.effects.tree import AnyOrder
from karawela.engine.title import Colour
from karawela.games.maracaibo.board.artwork import ART, card_defs, drawing_of
from karawela.games.maracaibo.board.effects import (
    PLAIN,
    SLASH,
    Token,
    condition_tokens,
    effect_tokens,
    fitting,
    row,
    row_width,
    scroll_parts,
    strongest,
)
from karawela.games.maracaibo.board.places import SMALL
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.box import PLACE, RESIDENCE, Box, Card, Quest, Tile

KIND_HEX: Final = ("#8a5a2b", "#8b2635", "#2d5c7f")
"""Equipment, crew, ship."""
PLACE_HEX: Final = "#2f7d6b"
RESIDENCE_HEX: Final = "#6b4e9b"
_SIGNS, _LINE = 22.0, 14.5
"""The height of the signs, and of a line of the name."""
_NARROWEST: Final = 0.68
"""A long word is set narrower, down to this share, before it is cut."""


@cache
def picture_defs() -> Markup:
    """Every picture once."""
    return join(ART.draw("sky"), card_defs())


def picture_id(card: Card) -> str:
    """The picture of a card, by its sort or kind and its id."""
    return drawing_of({PLACE: "place", RESIDENCE: "residence"}.get(card.sort) or v.KINDS[card.kind], card.id)


def card_hex(card: Card) -> str:
    """The colour of its sort or kind."""
    return {PLACE: PLACE_HEX, RESIDENCE: RESIDENCE_HEX}.get(card.sort) or KIND_HEX[card.kind]


def label(x: float, y: float, words: str, width: float, fill: str, size: float = SMALL) -> Markup:
    """A line in the middle of so much room: set narrower if it is a little too long, cut if it is much too long."""
    wide = text_width(words, size, bold=True)
    if wide <= width:
        return text(x, y, words, size, fill, weight=700)
    kept = shorten(words, size, width / _NARROWEST, bold=True)
    return text(x, y, kept, size, fill, weight=700, textLength=width, lengthAdjust="spacingAndGlyphs")


def lines_of(name: str, width: float) -> tuple[str, ...]:
    """The name in one line, or in two of about the same length."""
    lines = wrap(name, SMALL, width, bold=True)
    return lines if len(lines) < 3 else (lines[0], " ".join(lines[1:]))


def window(picture: str, x: float, y: float, width: float, height: float, ground: str, fit: str = "slice") -> Markup:
    """A picture that fills its window, so that what does not fit is behind the frame; or meets it and is whole."""
    return join(
        rect(x, y, width, height, ground, 5),
        el(
            "svg",
            use(picture),
            x=x,
            y=y,
            width=width,
            height=height,
            viewBox="-42 -25 84 50",
            preserveAspectRatio=f"xMidYMid {fit}",
        ),
    )


def card_ground(card: Card) -> str:
    """What is behind its picture: the sky, or a wall in the colour of its kind."""
    return "url(#sky)" if card.sort in (PLACE, RESIDENCE) else lighter(mix(card_hex(card), "#c9a24a", 0.25), 0.62)


def cost_disc(cost: str, x: float = 14, y: float = 14) -> Markup:
    return at(
        x,
        y,
        circle(0, 0, 12.5, "#d9a02e", "#5f4108", 1.3),
        circle(0, 0, 10.4, "#ffdf7e", "#9c6f12", 0.7),
        text(0, 5.2, cost, 15, INK, weight=750),
    )


def points_shield(points: int) -> Markup:
    return join(use("sign-vp", 0, 0, 1.2), text(0, 4.9, str(points), 14, CHALK, weight=750))


def card_face(card: Card, size: tuple[float, float], name: str) -> Markup:
    """A card of the Caribbean: picture, cost, points, name, and the signs that say most about it."""
    width, height = size
    hue, lines = card_hex(card), lines_of(name, width - 6)
    band = 5 + _LINE * len(lines)
    low = height - _SIGNS - 3
    parts = [
        rect(2, 3, width, height, INK, 8, fill_opacity=0.35),
        rect(0, 0, width, height, PAPER, 8, darker(hue, 0.35), 2),
        window(picture_id(card), 3, 3, width - 6, low - band - 3, card_ground(card)),
        rect(1, low - band, width - 2, band, hue),
        *(
            label(width / 2, low - band + 13.2 + _LINE * number, line, width - 6, CHALK)
            for number, line in enumerate(lines)
        ),
        at(width / 2, height - 2 - _SIGNS / 2, strongest(_signs(card), width - 4, _SIGNS - 2)),
    ]
    if card.sort != PLACE:
        parts.append(cost_disc(str(card.cost)))
    if card.kind >= 0:
        parts.append(at(width - 14, 14, points_shield(card.vp)))
    return join(*parts)


def _signs(card: Card) -> tuple[tuple[str, tuple[Token, ...]], ...]:
    """What stands under the name, the strongest first; the ship upgrade that every place offers goes without saying."""
    if card.sort == PLACE:
        return place_parts(card.actions)
    if card.sort == RESIDENCE:
        assert card.score is not None
        return ((PLAIN, _short(effect_tokens(card.score))),)
    return tuple(scroll_parts(card.scrolls))


def place_parts(actions: AnyOrder) -> tuple[tuple[str, tuple[Token, ...]], ...]:
    """Each action of a place on a plate of its own."""
    parts: list[tuple[str, tuple[Token, ...]]] = []
    for offer in actions.offers:
        parts.append((PLAIN, tuple(joined(SLASH, [effect_tokens(side) for side in offer]))))
    parts += [(PLAIN, tuple(effect_tokens(each))) for each in (*actions.at_once, *actions.at_last)]
    return tuple(parts)


# ------------------------------------------------------------------ backs


@cache
def back(size: tuple[float, float], sign: str, level: str) -> Markup:
    """A card that lies face down: a compass in the fog."""
    width, height = size
    middle, y = width / 2, height / 2
    waves = [height * share for share in (0.19, 0.37, 0.68, 0.86)]
    return join(
        rect(2, 3, width, height, INK, 8, fill_opacity=0.35),
        rect(0, 0, width, height, "#24445c", 8, "#0d1f2b", 2),
        rect(5, 5, width - 10, height - 10, "none", 6, "#8fa9b8", 1.2),
        at(middle, y, ART.draw("back-rose")),
        *(
            path(
                f"M10 {fy:g}q{width / 8:g}-8 {width / 4:g} 0t{width / 4:g} 0 {width / 4:g} 0",
                stroke="#cfdbe2",
                width=5,
                stroke_opacity=0.25,
            )
            for fy in waves
        ),
        at(middle, y, circle(0, 0, 15, "#f3e7cf", "#0d1f2b", 1.4), use(f"sign-{sign}", 0, 0, 1.05) if sign else ""),
        heading(middle, height - 10, level, 15, "#e8eef2") if level else "",
    )


# ------------------------------------------------------------------ tiles


def mini_card(card: Card, size: float) -> Markup:
    """A card of somebody's tableau: its picture in a frame of its kind."""
    hue = card_hex(card)
    ground = lighter(mix(hue, "#c9a24a", 0.25), 0.66)
    return join(
        rect(0, 0, size, size, hue, 7, darker(hue, 0.5), 1.4),
        window(picture_id(card), 2, 2, size - 4, size - 4, ground),
    )


def mini_house(card: Card, size: float) -> Markup:
    """A residence, small, from its upper left corner."""
    house = use(picture_id(card), size / 2, size / 2, round(size / 80, 3))
    return join(rect(0, 0, size, size, "#e6dcf5", 7, "#3a2a5c", 1.4), house)


def figure_id(tile: Tile) -> str:
    """The figurehead of a tile."""
    return drawing_of("galleon", tile.id)


def galleon_face(tile: Tile, name: str, size: tuple[float, float]) -> Markup:
    """A figurehead on dark wood and its name, with its strongest signs where there is room."""
    width, height = size
    shown = tuple(scroll_parts(tile.scrolls))[:1]
    broad = bool(shown) and row_width(shown[0][1], 0.85) + 16 < width - 44
    signs = strongest(shown, width - 44, 24) if broad else ""
    return join(
        rect(1.5, 2.5, width, height, INK, 7, fill_opacity=0.35),
        rect(0, 0, width, height, "#3d2a1c", 7, "#d9a441", 1.6),
        use(figure_id(tile), 22 if broad else width / 2, (height - 17) / 2, round((height - 20) / 62, 2)),
        at(41 + (width - 44) / 2, (height - 17) / 2, signs) if broad else "",
        label(width / 2, height - 6, name, width - 4, "#ffe9b0"),
    )


def quest_face(quest: Quest, name: str, size: tuple[float, float], met: tuple[bool, bool] = (False, False)) -> Markup:
    """Both conditions with their points; `met` are those that the owner fulfils now."""
    width, height = size
    rows = []
    step = (height - 20) / 2
    for hard in (False, True):
        y = 19 + step * (hard + 0.5)
        tokens = condition_tokens(quest, hard)
        ground, rim, edge = ("#cfe8c4", "#2f752e", 1.6) if met[hard] else ("#fbf3dc", "#b08d57", 0.9)
        rows += [
            rect(4, y - step / 2 + 0.5, width - 8, step - 1, ground, 5, rim, edge),
            at(4 + (width - 32) / 2, y, row(tokens, fitting(tokens, width - 36, 0.95))),
            at(width - 17, y - 0.5, row((Token("vp", str(quest.hard_vp if hard else quest.easy_vp)),), 1.0)),
        ]
    return join(
        rect(1.5, 2.5, width, height, INK, 6, fill_opacity=0.3),
        rect(0, 0, width, height, "#efd9a7", 6, "#6d5125", 1.4),
        label(width / 2, 14.5, name, width - 6, INK),
        *rows,
    )


@cache
def quest_back(size: tuple[float, float]) -> Markup:
    width, height = size
    return join(
        rect(1.5, 2.5, width, height, INK, 6, fill_opacity=0.3),
        rect(0, 0, width, height, "#7a3f2a", 6, "#3a1a0c", 1.4),
        rect(4, 4, width - 8, height - 8, "none", 4, "#e0b98a", 1),
        use("sign-quest", width / 2, height / 2, round(min(width, height) / 40, 2)),
    )


def _short(tokens: list[Token]) -> tuple[Token, ...]:
    """The signs of a tile or a residence; its maximum is left to the words."""
    return tuple(token for token in tokens if not token.label.startswith("≤"))


def tile_defs(box: Box) -> Markup:
    """The signs of both sides of every black market tile, as they stand on a button."""
    sides = [(tile, side, effects) for tile, both in enumerate(box.market) for side, effects in enumerate(both)]
    return join(*(group(tile_signs(effects, 34), id=f"tile-{tile}-{side}") for tile, side, effects in sides))


def tile_signs(effects: AnyOrder, width: float) -> Markup:
    """The signs of a black market tile around the origin, in one row or, where they are many, in two."""
    tokens = _short(effect_tokens(effects))
    if len(tokens) < 3:
        return row(tokens, fitting(tokens, width, 0.9))
    cut = (len(tokens) + 1) // 2
    return join(
        *(at(0, y, row(line, fitting(line, width, 0.8))) for y, line in ((-8.5, tokens[:cut]), (8.5, tokens[cut:])))
    )


def market_tile(effects: AnyOrder, size: float, colour: Colour | None = None, faded: bool = False) -> Markup:
    """A black market tile around the origin; on a place its edge has the owner's colour."""
    half = size / 2
    rim = colour.hex if colour else "#d9a441"
    return group(
        rect(-half, -half, size, size, "#f0e6ff", 6, "#2d2347", 1.4),
        rect(-half + 2, -half + 2, size - 4, size - 4, "none", 4.6, rim, 2.4),
        tile_signs(effects, size - 5),
        opacity=0.5 if faded else None,
    )
