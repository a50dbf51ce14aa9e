"""What lies in the cells: cards with the tiles and markers on them; and the cubes of the islands. One layer a cell."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from markupsafe import Markup

from karawela.draw.memory import remembered
from karawela.draw.palette import CHALK, INK, darker, ink_on
from karawela.draw.picture import Layer, layer
from karawela.draw.svg import at, circle, heading, join, path, rect, text, use
from karawela.engine.colours import Colour
from karawela.games.maracaibo.board.cards import back, card_face, market_tile
from karawela.games.maracaibo.board.places import CARD_HEIGHT, ROW, card_width, corner
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import PLACE, RESIDENCE, RUBIES, Card
from karawela.games.maracaibo.data.sea import CELLS
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.state import EMPTY, FILLER, FOG_CARD, FOG_PLACE, FOG_UPGRADE, FOLDED
from karawela.games.maracaibo.words.telling import tell_tile
from karawela.words.messages import capital

_BACKS = {
    FILLER: ("", ""),
    FOG_PLACE: ("island-any", "I"),
    FOG_UPGRADE: ("upgrade", "I"),
    FOG_CARD: ("equipment", "II"),
}


def draw_cells(sight: Sight) -> list[Layer]:
    """Every cell, remembered by what lies in it."""
    return [layer(f"cell-{cell}", remembered(_key(sight, cell), partial(_cell, sight, cell))) for cell in range(CELLS)]


def _key(sight: Sight, cell: int) -> Hashable:
    view = sight.view
    index = view.cells[cell]
    key = ("cell", cell, view.layout, sight.look, index, view.coins.get(cell), view.round and view.has(RUBIES))
    if index < 0:
        return key
    if index not in view.market:
        return (*key, view.values.get(index), view.markers.get(index))
    owner = view.market[index]
    return (*key, view.values.get(index), owner, view.captains[owner].tiles.index(index), view.sides)


def _cell(sight: Sight, cell: int) -> Markup:
    sea, view = sight.sea, sight.view
    x, y = corner(sea, sea.column[cell], sea.row[cell])
    width, index = card_width(sea), view.cells[cell]
    if index == EMPTY:
        return at(
            x,
            y,
            rect(
                2,
                2,
                width - 4,
                CARD_HEIGHT - 4,
                "#0c4a58",
                8,
                "#cfe8e4",
                1.4,
                fill_opacity=0.35,
                stroke_dasharray="6 5",
            ),
        )
    if index < 0:
        return at(
            x,
            y,
            back(width, *_BACKS[index]),
            *_coins(sight, cell, width),
            title=capital(sight.words.name(FOLDED[index])),
        )
    card = sight.box.cards[index]
    parts = [card_face(card, width, sight.words.name(card.id))]
    if card.sort == PLACE:
        parts += _tiles(sight, card, width)
    elif card.sort == RESIDENCE:
        parts += _markers(sight, card, width)
    return at(x, y, *parts, title=sight.about(card))


def _coins(sight: Sight, cell: int, width: float) -> list[Markup]:
    n = sight.view.coins.get(cell, 0)
    return [at(width / 2, 24, use("sign-coin", 0, 0, 1.3), text(0, 5, str(n), 14, INK, weight=750))] if n else []


def _tiles(sight: Sight, card: Card, width: float) -> list[Markup]:
    """The treasure-value tile, the ruby, and the black market tile of somebody."""
    view, words = sight.view, sight.words
    parts = []
    kind = view.values.get(card.index)
    if kind is not None:
        tile = join(
            rect(-12, -12, 24, 24, "#fffaf0", 5, "#5a3a14", 1.4),
            use(f"sign-{TREASURES[kind]}", -1, 1, 0.9),
            path("M8-3V-10M5-7L8-10.4L11-7", stroke="#2f752e", width=1.8, stroke_linecap="round"),
        )
        parts.append(at(15, 15, tile, title=words.say("board-value-tile", kind=TREASURES[kind])))
    if card.ruby and view.has(RUBIES):
        ruby = join(rect(-12, -12, 24, 24, "#fff0f2", 5, "#4d0716", 1.4), use("sign-ruby", 0, 0, 0.9))
        parts.append(at(15, 15, ruby, title=words.say("board-ruby-delivery")))
    owner = view.market.get(card.index)
    if owner is not None:
        tile_number = view.captains[owner].tiles.index(card.index)
        effects = sight.box.market[tile_number][view.sides[tile_number]]
        told = tell_tile(words, sight.box, tile_number, view.sides[tile_number])
        title = f"{words.say('board-market-of', name=sight.name(owner))} {told}"
        parts.append(
            at(
                width - 20,
                20,
                market_tile(effects, 36, sight.colour(owner)),
                at(-13, 13, letter(sight.colour(owner))),
                title=title,
            )
        )
    return parts


def letter(colour: Colour, r: float = 7) -> Markup:
    """A captain's letter on a disc of the colour."""
    return join(circle(0, 0, r, colour.hex, CHALK, 1.2), text(0, 4, colour.letter, 11, ink_on(colour.hex), weight=750))


def _markers(sight: Sight, card: Card, width: float) -> list[Markup]:
    """A place for each captain's marker; the first one is worth two points."""
    view = sight.view
    count = len(view.captains)
    marked = view.markers.get(card.index, 0)
    pitch = 21.0
    parts = []
    taken = [seat for seat in range(count) if marked >> seat & 1]
    for place in range(count):
        x = width / 2 + (place - (count - 1) / 2) * pitch
        if place < len(taken):
            colour = sight.colour(taken[place])
            title = sight.words.say("board-residence-of", name=sight.name(taken[place]))
            parts.append(
                at(
                    x,
                    108,
                    circle(0, 0, 8.4, colour.hex, darker(colour.hex, 0.5), 1.4),
                    text(0, 4, colour.letter, 11.5, ink_on(colour.hex), weight=750),
                    title=title,
                )
            )
        elif place == 0:
            bonus = sight.words.say("board-first-marker", n=sight.box.numbers.first_marker)
            parts.append(
                at(
                    x,
                    108,
                    use("sign-vp", 0, 0, 0.74),
                    text(0, 3.8, str(sight.box.numbers.first_marker), 11, CHALK, weight=700),
                    title=bonus,
                )
            )
        else:
            parts.append(at(x, 108, circle(0, 0, 7.6, "none", "#b39b6c", 1.2, stroke_dasharray="3 2.4")))
    return parts


# ------------------------------------------------------------------ islands


def draw_cubes(sight: Sight, kind: int) -> Markup:
    """The cubes on an island, six single spaces from below and a large one on top; the value beside them."""
    x, y = corner(sight.sea, *sight.sea.islands[kind])
    key = ("cubes", x, y, sight.sea.columns, sight.look, kind, sight.view.islands[kind])
    return remembered(key, partial(_cubes, sight, kind, x, y))


def _cubes(sight: Sight, kind: int, x: float, y: float) -> Markup:
    box, cubes, name = sight.box, sight.view.islands[kind], TREASURES[kind]
    width, height = card_width(sight.sea), ROW + CARD_HEIGHT
    middle, worth = width * 0.56, box.value(cubes)
    parts = []
    for space in range(6):
        sy = height - 26 - 27 * space
        filled = space < cubes
        parts.append(rect(middle - 12, sy - 12, 24, 24, "#fff8e6" if filled else "#cdb377", 4, "#7a5c22", 1.1))
        if filled:
            parts.append(use(f"sign-{name}", middle, sy, 0.98))
    top = height - 26 - 27 * 6 - 12
    parts.append(rect(middle - 20, top - 14, 40, 30, "#fff8e6" if cubes > 6 else "#cdb377", 6, "#7a5c22", 1.2))
    if cubes > 6:
        parts += [
            use(f"sign-{name}", middle - 8, top + 1, 0.85),
            text(middle + 9, top + 6, f"×{cubes - 6}", 13, INK, weight=700),
        ]
    values = [(1, height - 26.0)] + [
        (n, height - 26 - 27 * (n - 1)) for n in range(2, 7) if box.value(n) != box.value(n - 1)
    ]
    values.append((7, top))
    for n, vy in values:
        now = box.value(n) == worth
        parts.append(
            at(
                width - 15,
                vy,
                use("sign-vp", 0, 0, 1.15 if now else 0.8),
                text(0, 4.6, str(box.value(n)), 14 if now else 11.5, "#ffe08a" if now else CHALK, weight=750),
                opacity=None if now else 0.62,
            )
        )
    label = heading(width / 2 + 7, 25, sight.words.name(name), 14.5, "#3a2a10", halo="#ecd7a2")
    title = sight.words.say("board-island", kind=name, n=cubes, vp=worth)
    return at(x, y, label, *parts, title=title)
