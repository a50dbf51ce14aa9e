"""What lies in the cells: cards with the tiles and markers on them; and the cubes of the islands. One layer a cell."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from markupsafe import Markup

from karawela.draw.memory import remembered
from karawela.draw.palette import CHALK, INK, darker, ink_on
from karawela.draw.picture import Layer, layer
from karawela.draw.svg import at, circle, join, path, rect, text, use
from karawela.engine.title import Colour
from karawela.games.maracaibo.board.cards import back, card_face, label, market_tile
from karawela.games.maracaibo.board.places import SMALL
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
BACKS_OF = {FOLDED[mark]: sign for mark, sign in _BACKS.items()}
"""The sign and the level on the back of what lies face down, by its name."""


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
    sea, view, size = sight.sea, sight.view, sight.plan.card
    x, y = sight.plan.corner(sea.column[cell], sea.row[cell])
    (width, height), index = size, view.cells[cell]
    if index == EMPTY:
        gap = rect(2, 2, width - 4, height - 4, "#0c4a58", 8, "#cfe8e4", 1.4, fill_opacity=0.35, stroke_dasharray="6 5")
        return at(x, y, gap)
    if index < 0:
        name = FOLDED[index]
        body = (back(size, *_BACKS[index]), *_coins(sight, cell, width))
        return at(x, y, *body, title=capital(sight.words.name(name)), data_thing=name)
    card = sight.box.cards[index]
    parts = [card_face(card, size, capital(sight.words.name(card.id)))]
    if card.sort == PLACE:
        parts += _tiles(sight, card, width)
    elif card.sort == RESIDENCE:
        parts += _markers(sight, card, width)
    return at(x, y, *parts, title=sight.about(card), data_thing=card.id)


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
        thing = sight.box.value_tile_ids[sight.box.value_tiles.index(kind)]
        parts.append(at(15, 15, tile, title=words.say("board-value-tile", kind=TREASURES[kind]), data_thing=thing))
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
                market_tile(effects, 38, sight.colour(owner)),
                at(-14, 14, letter(sight.colour(owner))),
                title=title,
                data_thing=sight.box.market_ids[tile_number],
            )
        )
    return parts


def letter(colour: Colour, r: float = 9) -> Markup:
    """A captain's letter on a disc of the colour."""
    return join(
        circle(0, 0, r, colour.hex, darker(colour.hex, 0.5), 1.4),
        text(0, 4.9, colour.letter, SMALL, ink_on(colour.hex), weight=750),
    )


def _markers(sight: Sight, card: Card, width: float) -> list[Markup]:
    """A place for each captain's marker, beside the picture; the first one is worth points."""
    view, words, first = sight.view, sight.words, sight.box.numbers.first_marker
    marked = view.markers.get(card.index, 0)
    taken = [seat for seat in range(len(view.captains)) if marked >> seat & 1]
    parts = []
    for place, seat in enumerate(taken):
        title = words.say("board-residence-of", name=sight.name(seat))
        parts.append(at(width - 13 - 19 * place, 14, letter(sight.colour(seat)), title=title))
    if not taken:
        bonus = words.say("board-first-marker", n=first)
        number = text(0, 4.7, str(first), SMALL, CHALK, weight=700)
        parts.append(at(width - 13, 14, use("sign-vp", 0, 0, 1.05), number, title=bonus))
    return parts


# ------------------------------------------------------------------ islands


def draw_cubes(sight: Sight, kind: int) -> Markup:
    """The cubes on an island, six single spaces and a large one; the value beside them."""
    key = ("cubes", sight.look, kind, sight.view.islands[kind])
    return remembered(key, partial(_cubes, sight, kind))


def _cubes(sight: Sight, kind: int) -> Markup:
    box, cubes, name, tall = sight.box, sight.view.islands[kind], TREASURES[kind], sight.plan.tall
    width, height = sight.plan.island
    worth = box.value(cubes)

    def spot(space: int, beside: bool) -> tuple[float, float]:
        """The middle of a space, or of the value beside it."""
        if tall:
            return (24 + 23.6 * space if space < 6 else 168.0), 76.0 if beside else 46.0
        return (width - 15 if beside else width * 0.44), (height - 22 - 24.5 * space if space < 6 else 40.0)

    parts = []
    for space in range(6):
        x, y = spot(space, False)
        filled = space < cubes
        parts.append(rect(x - 11, y - 11, 22, 22, "#fff8e6" if filled else "#cdb377", 4, "#7a5c22", 1.1))
        if filled:
            parts.append(use(f"sign-{name}", x, y, 0.9))
    x, y = spot(6, False)
    parts.append(rect(x - 18, y - 13, 36, 26, "#fff8e6" if cubes > 6 else "#cdb377", 6, "#7a5c22", 1.2))
    if cubes > 6:
        parts += [use(f"sign-{name}", x - 8, y, 0.8), text(x + 9, y + 5, f"×{cubes - 6}", SMALL, INK, weight=700)]
    steps = [n for n in range(1, 8) if n == 1 or box.value(n) != box.value(n - 1)]
    for n in steps:
        now = box.value(n) == worth
        shield = use("sign-vp", 0, 0, 1.2 if now else 1.0)
        number = text(0, 4.8, str(box.value(n)), 15 if now else SMALL, "#ffe08a" if now else CHALK, weight=750)
        parts.append(at(*spot(n - 1, True), shield, number, opacity=None if now else 0.7))
    heading = label(width / 2, 21 if tall else 22, capital(sight.words.name(name)), width - 16, "#3a2a10")
    title = sight.words.say("board-island", kind=name, n=cubes, vp=worth)
    return at(*sight.plan.corner(*sight.sea.islands[kind]), heading, *parts, title=title, data_thing=name)
