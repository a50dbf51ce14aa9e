"""The cards and tiles, from their upper left corner: picture, cost, points, name and effects in fixed places."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, PAPER, darker, lighter, mix
from karawela.draw.svg import at, circle, el, group, heading, join, path, rect, shorten, text, use, wrap
from karawela.effects.signs import joined
from karawela.effects.tree import AnyOrder
from karawela.engine.colours import Colour
from karawela.games.maracaibo.board.artwork import ART, card_defs, drawing_of
from karawela.games.maracaibo.board.effects import (
    PLAIN,
    SLASH,
    Token,
    condition_tokens,
    effect_tokens,
    fitting,
    row,
    scroll_parts,
    scrolls,
)
from karawela.games.maracaibo.board.places import CARD_HEIGHT
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.box import PLACE, RESIDENCE, Box, Card, Quest, Tile

KIND_HEX: Final = ("#8a5a2b", "#8b2635", "#2d5c7f")
"""Equipment, crew, ship."""
PLACE_HEX: Final = "#2f7d6b"
RESIDENCE_HEX: Final = "#6b4e9b"
WINDOW: Final = 50
_BAND_TOP, _BAND = 53, 25
QUEST_WIDTH, QUEST_HEIGHT = 97, 82
GALLEON_WIDTH, GALLEON_HEIGHT = 86, 84
MINI: Final = 46


@cache
def picture_defs(width: float) -> Markup:
    """Every picture once, and the windows through which cards of that width show theirs."""
    half = width / 2 - 3
    return join(
        el("clipPath", rect(-half, -WINDOW / 2, 2 * half, WINDOW, rx=5), id="card-window"),
        el("clipPath", rect(-MINI / 2 + 2, -MINI / 2 + 2, MINI - 4, MINI - 4, rx=5), id="mini-window"),
        ART.draw("sky"),
        card_defs(),
    )


def _picture_id(card: Card) -> str:
    """The picture of a card, by its sort or kind and its id."""
    return drawing_of({PLACE: "place", RESIDENCE: "residence"}.get(card.sort) or v.KINDS[card.kind], card.id)


def card_hex(card: Card) -> str:
    """The colour of its sort or kind."""
    return {PLACE: PLACE_HEX, RESIDENCE: RESIDENCE_HEX}.get(card.sort) or KIND_HEX[card.kind]


def _frame(card: Card, width: float, name: str) -> Markup:
    """Paper, the window with the picture, the name on its band."""
    hue = card_hex(card)
    lines = wrap(name, 12.5, width - 8, bold=True)
    size = 12.5
    if len(lines) > 1:
        size = 11.0
        lines = tuple(shorten(each, size, width - 5, bold=True) for each in wrap(name, size, width - 6, bold=True)[:2])
    first = _BAND_TOP + _BAND / 2 + size * 0.34 - 5.5 * (len(lines) - 1)
    sky = "url(#sky)" if card.sort != 2 else lighter(mix(hue, "#c9a24a", 0.25), 0.62)
    return join(
        rect(2, 3, width, CARD_HEIGHT, INK, 8, fill_opacity=0.35),
        rect(0, 0, width, CARD_HEIGHT, PAPER, 8, darker(hue, 0.35), 2),
        rect(3, 3, width - 6, WINDOW, sky, 5),
        group(
            use(_picture_id(card)),
            transform=f"translate({width / 2:g} {3 + WINDOW / 2:g})",
            clip_path="url(#card-window)",
        ),
        rect(1, _BAND_TOP, width - 2, _BAND, hue),
        *(text(width / 2, first + 11 * at_, each, size, CHALK, weight=700) for at_, each in enumerate(lines)),
    )


def cost_disc(cost: str, x: float = 13, y: float = 13, fill: str = "#ffdf7e") -> Markup:
    return at(
        x,
        y,
        circle(0, 0, 11.5, "#d9a02e", "#5f4108", 1.3),
        circle(0, 0, 9.4, fill, "#9c6f12", 0.7),
        text(0, 4.9, cost, 14, INK, weight=750),
    )


def card_face(card: Card, width: float, name: str) -> Markup:
    """A card of the Caribbean as it is printed."""
    middle, low = width / 2, (_BAND_TOP + _BAND + CARD_HEIGHT) / 2
    if card.sort == PLACE:
        return join(_frame(card, width, name), at(middle, low - 1, scrolls(_place_parts(card.actions), width - 5, 40)))
    if card.sort == RESIDENCE:
        assert card.score is not None
        tokens = tuple(effect_tokens(card.score))
        return join(
            _frame(card, width, name),
            cost_disc(str(card.cost)),
            at(middle, 88, row(tokens, fitting(tokens, width - 8, 0.86))),
        )
    return join(
        _frame(card, width, name),
        cost_disc(str(card.cost)),
        at(width - 13, 13, use("sign-vp", 0, 0, 1.1), text(0, 4.6, str(card.vp), 13.5, CHALK, weight=750)),
        at(11, 3 + WINDOW - 10, use(f"sign-{v.KINDS[card.kind]}", 0, 0, 0.85)),
        at(middle, low, scrolls(tuple(scroll_parts(card.scrolls)), width - 6, 38)),
    )


def _place_parts(actions: AnyOrder) -> tuple[tuple[str, tuple[Token, ...]], ...]:
    """The ship upgrade that every place offers, then each action on a plate of its own."""
    parts: list[tuple[str, tuple[Token, ...]]] = [(PLAIN, (Token("upgrade"),))]
    for offer in actions.offers:
        parts.append((PLAIN, tuple(joined(SLASH, [effect_tokens(side) for side in offer]))))
    parts += [(PLAIN, tuple(effect_tokens(each))) for each in (*actions.at_once, *actions.at_last)]
    return tuple(parts)


# ------------------------------------------------------------------ backs


@cache
def back(width: float, sign: str, level: str) -> Markup:
    """A card that lies face down: a compass in the fog."""
    middle, y = width / 2, CARD_HEIGHT / 2
    return join(
        rect(2, 3, width, CARD_HEIGHT, INK, 8, fill_opacity=0.35),
        rect(0, 0, width, CARD_HEIGHT, "#24445c", 8, "#0d1f2b", 2),
        rect(5, 5, width - 10, CARD_HEIGHT - 10, "none", 6, "#8fa9b8", 1.2),
        at(middle, y, ART.draw("back-rose")),
        *(
            path(
                f"M10 {fy}q{width / 8:g}-8 {width / 4:g} 0t{width / 4:g} 0 {width / 4:g} 0",
                stroke="#cfdbe2",
                width=5,
                stroke_opacity=0.25,
            )
            for fy in (22, 44, 80, 102)
        ),
        at(middle, y, circle(0, 0, 15, "#f3e7cf", "#0d1f2b", 1.4), use(f"sign-{sign}", 0, 0, 1.05) if sign else ""),
        heading(middle, CARD_HEIGHT - 12, level, 15, "#e8eef2") if level else "",
    )


# ------------------------------------------------------------------ tiles


def mini_card(card: Card) -> Markup:
    """A card of somebody's tableau: its picture in a frame of its kind."""
    hue = card_hex(card)
    return join(
        rect(0, 0, MINI, MINI, hue, 7, darker(hue, 0.5), 1.4),
        rect(2, 2, MINI - 4, MINI - 4, lighter(mix(hue, "#c9a24a", 0.25), 0.66), 5),
        group(
            use(_picture_id(card), 0, 0, 0.86),
            transform=f"translate({MINI / 2} {MINI / 2})",
            clip_path="url(#mini-window)",
        ),
    )


def mini_house(card: Card, size: float) -> Markup:
    """A residence, small."""
    return group(use(_picture_id(card), 0, 0, round(size / 80, 3)))


def figure_id(tile: Tile) -> str:
    """The figurehead of a tile."""
    return drawing_of("galleon", tile.id)


def galleon_face(tile: Tile, name: str, width: float = GALLEON_WIDTH, height: float = GALLEON_HEIGHT) -> Markup:
    """A figurehead on dark wood."""
    return join(
        rect(1.5, 2.5, width, height, INK, 7, fill_opacity=0.35),
        rect(0, 0, width, height, "#3d2a1c", 7, "#d9a441", 1.6),
        use(figure_id(tile), width / 2, 19, 0.62),
        text(width / 2, 45, shorten(name, 11.5, width - 6, True), 11.5, "#ffe9b0", weight=650),
        at(width / 2, (48 + height) / 2, scrolls(tuple(scroll_parts(tile.scrolls)), width - 4, height - 48)),
    )


def quest_face(quest: Quest, name: str, met: tuple[bool, bool] = (False, False)) -> Markup:
    """Both conditions with their points; `met` are those that the owner fulfils now."""
    rows = []
    for hard in (False, True):
        y = 42 + 25 * hard
        tokens = condition_tokens(quest, hard)
        ground, rim, edge = ("#cfe8c4", "#2f752e", 1.6) if met[hard] else ("#fbf3dc", "#b08d57", 0.9)
        rows += [
            rect(5, y - 11.5, QUEST_WIDTH - 10, 23, ground, 5, rim, edge),
            at(6 + (QUEST_WIDTH - 36) / 2, y, row(tokens, fitting(tokens, QUEST_WIDTH - 40, 0.9))),
            at(QUEST_WIDTH - 19, y - 0.5, row((Token("vp", str(quest.hard_vp if hard else quest.easy_vp)),), 0.95)),
        ]
    return join(
        rect(1.5, 2.5, QUEST_WIDTH, QUEST_HEIGHT, INK, 6, fill_opacity=0.3),
        rect(0, 0, QUEST_WIDTH, QUEST_HEIGHT, "#efd9a7", 6, "#6d5125", 1.4),
        *_title(name),
        *rows,
    )


def _title(name: str) -> list[Markup]:
    """In one line, or smaller in two."""
    lines, size = wrap(name, 12, QUEST_WIDTH - 6, bold=True), 12.0
    if len(lines) > 1:
        lines, size = wrap(name, 11, QUEST_WIDTH - 4, bold=True)[:2], 11.0
    first = 20 - 5.5 * (len(lines) - 1)
    return [
        text(QUEST_WIDTH / 2, first + 11 * place, shorten(each, size, QUEST_WIDTH - 2, True), size, INK, weight=700)
        for place, each in enumerate(lines)
    ]


@cache
def quest_back(width: float = QUEST_WIDTH, height: float = QUEST_HEIGHT) -> Markup:
    return join(
        rect(1.5, 2.5, width, height, INK, 6, fill_opacity=0.3),
        rect(0, 0, width, height, "#7a3f2a", 6, "#3a1a0c", 1.4),
        rect(4, 4, width - 8, height - 8, "none", 4, "#e0b98a", 1),
        use("sign-quest", width / 2, height / 2, round(min(width, height) / 40, 2)),
    )


def _short(effects: AnyOrder) -> tuple[Token, ...]:
    """The signs of a tile; its maximum is left to the words."""
    return tuple(token for token in effect_tokens(effects) if not token.label.startswith("≤"))


def tile_defs(box: Box) -> Markup:
    """The signs of both sides of every black market tile, as they stand on a button."""
    sides = [(tile, side, _short(effects)) for tile, both in enumerate(box.market) for side, effects in enumerate(both)]
    return join(
        *(group(row(tokens, fitting(tokens, 27, 0.8)), id=f"tile-{tile}-{side}") for tile, side, tokens in sides)
    )


def market_tile(effects: AnyOrder, size: float, colour: Colour | None = None, faded: bool = False) -> Markup:
    """A black market tile around the origin; on a place its edge has the owner's colour."""
    tokens = _short(effects)
    half = size / 2
    rim = colour.hex if colour else "#d9a441"
    return group(
        rect(-half, -half, size, size, "#f0e6ff", 6, "#2d2347", 1.4),
        rect(-half + 2, -half + 2, size - 4, size - 4, "none", 4.6, rim, 3),
        row(tokens, fitting(tokens, size - 8, 0.8)),
        opacity=0.5 if faded else None,
    )
