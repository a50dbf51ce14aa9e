"""The upper edge of the board: twelve houses under their flowers, with owners' tokens and pawns."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.memory import remembered
from karawela.draw.palette import INK, PAPER
from karawela.draw.picture import Layer, layer
from karawela.draw.pieces import pawn
from karawela.draw.svg import at, circle, halo_box, join, path, rect, text, wrap
from karawela.engine.ask import Move
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import building_sign, house, owner_token
from karawela.games.santiago.board.formulas import effect_of, formula
from karawela.games.santiago.board.goods import FLOWER_COLOUR, blossom
from karawela.games.santiago.board.places import FLOWER_Y, GROUND_Y, PLAQUE_HEIGHT, PLAQUE_Y, SLOT_WIDTH, SLOT_X
from karawela.games.santiago.data.components import BUILDINGS, FLOWERS, SLOTS
from karawela.games.santiago.state import NOBODY, NOWHERE, Santiago
from karawela.words import Words

_IN_USE = rect(
    -4,
    37,
    SLOT_WIDTH + 8,
    PLAQUE_Y + PLAQUE_HEIGHT - 34,
    "#fff1bd",
    9,
    "#e07b00",
    2.6,
    stroke_dasharray="8 6",
    fill_opacity=0.6,
)
"""Around a house whose use needs a choice elsewhere on the board."""


@cache
def garlands(words: Words) -> Markup:
    """A flower over each house, on one line for the houses of a flower."""
    return join(*(_garland(flower, words.name(FLOWERS[flower], "letter")) for flower in range(len(FLOWERS))))


def draw_slots(view: Santiago, acts: Acts) -> tuple[Layer, ...]:
    """A layer for each slot: the house there, or before the deal its plot."""
    doable = acts.about("place_pawn", "alonso_claim", "use_building", "alonso_use")
    return remembered(
        ("slots", view.slots, doable),
        lambda: tuple([layer(f"slot-{slot}", _draw_slot(view, acts, slot)) for slot in range(len(SLOTS))]),
    )


def _draw_slot(view: Santiago, acts: Acts, slot: int) -> Markup:
    if not view.slots:
        return _empty_slot(slot)
    building = view.slots[slot]
    key = ("house", slot, building, acts.about(BUILDINGS[building]))
    return remembered(key, lambda: _slot(acts, slot, building))


def draw_pawns(view: Santiago, acts: Acts) -> Markup:
    """The owners' tokens, and the pawns that are in a house."""
    words = acts.words
    parts: list[Markup] = []
    for building, owner in enumerate(view.owner):
        if owner != NOBODY:
            x = SLOT_X[view.slots.index(building)]
            label = f"{words.name(BUILDINGS[building])}: {words.say('owns')} {acts.colours[owner].letter}"
            mark = owner_token(acts.colours[owner])
            parts.append(at(x + 12, 62, mark, title=label, id=f"token-{BUILDINGS[building]}", class_="piece still"))
    for seat, trader in enumerate(view.traders):
        if trader.place != NOWHERE:
            x = SLOT_X[view.slots.index(trader.place)]
            mark = pawn(acts.colours[seat], 46)
            parts.append(at(x + 48, GROUND_Y - 3, mark, id=f"pawn-{seat}", class_="piece still"))
    return join(*parts)


@cache
def _garland(flower: int, letter: str) -> Markup:
    """The flower of a group over each of its three houses, on one line."""
    left, right = SLOT_X[3 * flower] + 2, SLOT_X[3 * flower + 2] + SLOT_WIDTH - 2
    tops = [SLOT_X[3 * flower + i] + SLOT_WIDTH / 2 for i in range(3)]
    line = f"M{left} 12Q{(left + tops[0]) / 2} 22 {tops[0]} {FLOWER_Y}"
    for one, other in ((tops[0], tops[1]), (tops[1], tops[2])):
        line += f"Q{(one + other) / 2} 38 {other} {FLOWER_Y}"
    line += f"Q{(right + tops[2]) / 2} 22 {right} 12"
    pennants = "".join(
        f"M{x - 6} {y}h12l-6 10z" for one in tops[:2] for x, y in ((one + 34, 28), (one + 51, 30), (one + 68, 28))
    )
    return join(
        path(line, stroke=INK, width=1.2, stroke_opacity=0.75),
        path(pennants, FLOWER_COLOUR[flower], INK, 0.8),
        *(at(x, FLOWER_Y, blossom(flower, 13.5, letter)) for x in tops),
    )


@cache
def _house(building: int, words: Words) -> Markup:
    """Facade, and below it the sign: symbol, name, and what a visit does."""
    name = BUILDINGS[building]
    lines = wrap(words.name(name), 13, SLOT_WIDTH + 2, True)
    first = PLAQUE_Y + (18 if len(lines) == 1 else 12.5)
    return join(
        at(0, GROUND_Y, house(name)),
        rect(-1, PLAQUE_Y + 1, SLOT_WIDTH + 2, PLAQUE_HEIGHT, INK, 4, fill_opacity=0.2),
        rect(-2, PLAQUE_Y, SLOT_WIDTH + 4, PLAQUE_HEIGHT - 1, PAPER, 4, "#7b5c2a", 1.2),
        circle(84, GROUND_Y - 13, 11.5, PAPER, "#7b5c2a", 1.3),
        building_sign(name, 84, GROUND_Y - 13, 15.5),
        *(text(SLOT_WIDTH / 2, first + 12 * row, line, 13, INK, weight=650) for row, line in enumerate(lines)),
        path(f"M6 {PLAQUE_Y + 28.5}H{SLOT_WIDTH - 6}", stroke="#b08d57", width=0.8),
        at(SLOT_WIDTH / 2, PLAQUE_Y + 39.5, formula(effect_of("building", building), 16.5)),
    )


def _slot(acts: Acts, slot: int, building: int) -> Markup:
    name = BUILDINGS[building]
    words = acts.words
    plain: list[Move] = [("use_building", name), ("alonso_use", name)]
    moves: list[Move] = [("place_pawn", name), ("alonso_claim", name), *plain]
    title = f"{words.name(name)}: {words.name(name, 'effect')}"
    several = acts.uses(name) and not any(acts.can(*move) for move in plain)
    halo = halo_box(-4, 37, SLOT_WIDTH + 8, PLAQUE_Y + PLAQUE_HEIGHT - 34, 9)
    body = join(_IN_USE if several else "", _house(building, words))
    return acts.thing(moves, halo, body, title=title, transform=f"translate({SLOT_X[slot]} 0)", id=f"house-{name}")


@cache
def _empty_slot(slot: int) -> Markup:
    """A building plot before the deal."""
    x = SLOT_X[slot]
    return join(
        rect(
            x + 4,
            56,
            SLOT_WIDTH - 8,
            GROUND_Y - 58,
            "#e7d0a0",
            6,
            "#9a7a44",
            1.4,
            stroke_dasharray="7 6",
            fill_opacity=0.7,
        ),
        rect(x - 2, PLAQUE_Y, SLOT_WIDTH + 4, PLAQUE_HEIGHT - 1, PAPER, 4, "#7b5c2a", 1.2, fill_opacity=0.7),
    )
