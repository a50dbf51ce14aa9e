"""The town on a phone: a row of three houses for each flower, each with its name, its facade and what it does."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.memory import remembered
from karawela.draw.palette import INK, PAPER, lighter
from karawela.draw.picture import Layer, layer
from karawela.draw.pieces import pawn
from karawela.draw.svg import at, group, halo_box, join, path, rect, text, text_width
from karawela.engine.ask import Move
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import house, owner_token, scaled
from karawela.games.santiago.board.formulas import effect_of, formula
from karawela.games.santiago.board.goods import FLOWER_COLOUR, blossom
from karawela.games.santiago.board.tall.places import BLOSSOM_X, CELL, CELL_X, PORT_AT, ROW_Y, WIDTH
from karawela.games.santiago.data.components import BUILDINGS, FLOWERS, OWNER_TOKEN, PLAYER_PAWN, SLOTS
from karawela.games.santiago.state import NOBODY, NOWHERE, Santiago
from karawela.words import Words

_NAME = 12.6


def _corner(slot: int) -> tuple[float, float]:
    return CELL_X[slot % 3], ROW_Y[slot // 3]


@cache
def blossoms(words: Words) -> Markup:
    """A band in the flower's colour behind its row, and the flower at its left end."""
    parts = []
    for flower, name in enumerate(FLOWERS):
        y, colour = ROW_Y[flower], FLOWER_COLOUR[flower]
        band = rect(2, y - 1.5, WIDTH - 4, CELL[1] + 3, lighter(colour, 0.35), 8, "#7b5c2a", 0.8, fill_opacity=0.75)
        head = scaled(blossom(flower, 13.5, words.name(name, "letter")), 1.05)
        parts.append(join(band, at(BLOSSOM_X, y + CELL[1] / 2, head)))
        parts[-1] = group(parts[-1], title=words.say("flower-of", flower=name), data_thing=name)
    return join(*parts)


def draw_slots(view: Santiago, acts: Acts) -> tuple[Layer, ...]:
    """A layer for each slot: the house there, or before the deal its plot."""
    return tuple([layer(f"slot-{slot}", _draw_slot(view, acts, slot)) for slot in range(len(SLOTS))])


def _draw_slot(view: Santiago, acts: Acts, slot: int) -> Markup:
    x, y = _corner(slot)
    if not view.slots:
        return at(x, y, rect(0, 0, *CELL, "#e7d0a0", 6, "#9a7a44", 1.2, stroke_dasharray="7 6"))
    name = BUILDINGS[view.slots[slot]]
    return remembered(("tall house", slot, name, acts.about(name)), lambda: _slot(acts, slot, view.slots[slot]))


def _slot(acts: Acts, slot: int, building: int) -> Markup:
    name, words = BUILDINGS[building], acts.words
    plain: list[Move] = [("use_building", name), ("alonso_use", name)]
    moves: list[Move] = [("place_pawn", name), ("alonso_claim", name), *plain]
    several = acts.uses(name) and not any(acts.can(*move) for move in plain)
    x, y = _corner(slot)
    body = join(_card(building, words), _in_use() if several else "")
    title = f"{words.name(name)}: {words.text(name, 'about')}"
    halo = halo_box(-2, -2, CELL[0] + 4, CELL[1] + 4, 8)
    return acts.thing(
        moves, halo, body, title=title, transform=f"translate({x} {y})", id=f"house-{name}", data_thing=name
    )


@cache
def _in_use() -> Markup:
    """Around a house whose use needs a choice elsewhere."""
    return rect(0, 0, *CELL, rx=7, stroke="#e07b00", line=2.6, stroke_dasharray="8 6")


@cache
def _card(building: int, words: Words) -> Markup:
    name = BUILDINGS[building]
    whole = words.name(name)
    label = whole if text_width(whole, _NAME, True) <= CELL[0] - 2 else words.name(name, "short")
    return join(
        rect(0, 0, *CELL, PAPER, 6, "#7b5c2a", 1.2, fill_opacity=0.94),
        at(3, CELL[1] - 2, scaled(house(name), 0.385)),
        text(CELL[0] / 2, 13, label, _NAME, INK, weight=650),
        path(f"M48 {CELL[1] - 3}H{CELL[0] - 6}", stroke="#b08d57", width=0.8),
        at(CELL[0] - 36, CELL[1] - 21, formula(effect_of("building", building), 15, 1)),
    )


def draw_pawns(view: Santiago, acts: Acts) -> Markup:
    """The owners' tokens, the pawns in the houses, and at the port those that wait."""
    words, parts = acts.words, []
    for building, owner in enumerate(view.owner):
        if owner != NOBODY:
            x, y = _corner(view.slots.index(building))
            label = words.say("owned-by", building=BUILDINGS[building], name=acts.names[owner])
            mark = scaled(owner_token(acts.colours[owner]), 1.05)
            name = f"token-{BUILDINGS[building]}"
            parts.append(at(x + 12, y + 29, mark, title=label, id=name, class_=acts.piece, data_thing=OWNER_TOKEN))
    waiting = 0
    for seat, trader in enumerate(view.traders):
        if trader.place == NOWHERE:
            x, y = PORT_AT[0] - 26 + 17 * waiting, PORT_AT[1] + 6
            waiting += 1
        else:
            x, y = _corner(view.slots.index(trader.place))
            x, y = x + 30, y + CELL[1] - 2
        mark, whose = pawn(acts.colours[seat], 40), words.say("pawn-of", name=acts.names[seat])
        parts.append(at(x, y, mark, title=whose, id=f"pawn-{seat}", class_=acts.piece, data_thing=PLAYER_PAWN))
    return join(*parts)
