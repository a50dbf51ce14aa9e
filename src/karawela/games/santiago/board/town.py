"""The upper edge of the board: twelve houses under their flowers, with owners' tokens and pawns."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.memory import remembered
from karawela.draw.palette import INK, PAPER
from karawela.draw.picture import Layer, layer
from karawela.draw.pieces import pawn
from karawela.draw.svg import at, circle, halo_box, join, num, path, rect, text, wrap
from karawela.engine.ask import Move
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import building_sign, house, owner_token, scaled
from karawela.games.santiago.board.formulas import effect_of, formula
from karawela.games.santiago.board.goods import FLOWER_COLOUR, blossom
from karawela.games.santiago.board.places import FLOWER_Y, GROUND_Y, PLAQUE_HEIGHT, PLAQUE_Y, SLOT_WIDTH, Plan
from karawela.games.santiago.data.components import BUILDINGS, FLOWERS, OWNER_TOKEN, PLAYER_PAWN, SLOTS
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
def garlands(plan: Plan, words: Words) -> Markup:
    """A flower over each house, on one line for the houses of a flower."""
    return join(*(_garland(plan, flower, words) for flower in range(len(FLOWERS))))


def draw_slots(view: Santiago, acts: Acts, plan: Plan) -> tuple[Layer, ...]:
    """A layer for each slot: the house there, or before the deal its plot."""
    doable = acts.about("place_pawn", "alonso_claim", "use_building", "alonso_use")
    return remembered(
        ("slots", view.slots, doable),
        lambda: tuple([layer(f"slot-{slot}", _draw_slot(view, acts, plan, slot)) for slot in range(len(SLOTS))]),
    )


def _draw_slot(view: Santiago, acts: Acts, plan: Plan, slot: int) -> Markup:
    if not view.slots:
        return _empty_slot(plan, slot)
    building = view.slots[slot]
    key = ("house", slot, building, acts.about(BUILDINGS[building]))
    return remembered(key, lambda: _slot(acts, plan, slot, building))


def draw_pawns(view: Santiago, acts: Acts, plan: Plan, waiting: bool = False) -> Markup:
    """The owners' tokens, and the pawns in the houses; on a board without areas for players those that wait, too."""
    words, scale = acts.words, plan.slot_scale
    parts: list[Markup] = []
    for building, owner in enumerate(view.owner):
        if owner != NOBODY:
            x = plan.slot_x[view.slots.index(building)]
            label = words.say("owned-by", building=BUILDINGS[building], name=acts.names[owner])
            mark = scaled(owner_token(acts.colours[owner]), plan.token_scale)
            name = f"token-{BUILDINGS[building]}"
            parts.append(at(x + 12 * scale, 62, mark, title=label, id=name, class_=acts.piece, data_thing=OWNER_TOKEN))
    for seat, trader in enumerate(view.traders):
        if trader.place != NOWHERE:
            x, y = plan.slot_x[view.slots.index(trader.place)] + 48 * scale, (GROUND_Y - 3) * scale
        elif waiting:
            x, y = plan.pawns_off[0] + 30 * seat, plan.pawns_off[1]
        else:
            continue
        mark, whose = pawn(acts.colours[seat], plan.pawn), words.say("pawn-of", name=acts.names[seat])
        parts.append(at(x, y, mark, title=whose, id=f"pawn-{seat}", class_=acts.piece, data_thing=PLAYER_PAWN))
    return join(*parts)


@cache
def _garland(plan: Plan, flower: int, words: Words) -> Markup:
    """The flower of a group over each of its three houses, on one line."""
    width = SLOT_WIDTH * plan.slot_scale
    left, right = plan.slot_x[3 * flower] + 2, plan.slot_x[3 * flower + 2] + width - 2
    tops = [plan.slot_x[3 * flower + i] + width / 2 for i in range(3)]
    name = FLOWERS[flower]
    head = scaled(blossom(flower, 13.5, words.name(name, "letter")), plan.blossom_scale)
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
        *(at(x, FLOWER_Y, head, title=words.say("flower-of", flower=name), data_thing=name) for x in tops),
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


def _slot(acts: Acts, plan: Plan, slot: int, building: int) -> Markup:
    name = BUILDINGS[building]
    words = acts.words
    plain: list[Move] = [("use_building", name), ("alonso_use", name)]
    moves: list[Move] = [("place_pawn", name), ("alonso_claim", name), *plain]
    title = f"{words.name(name)}: {words.text(name, 'about')}"
    several = acts.uses(name) and not any(acts.can(*move) for move in plain)
    halo = halo_box(-4, 37, SLOT_WIDTH + 8, PLAQUE_Y + PLAQUE_HEIGHT - 34, 9)
    body = join(_IN_USE if several else "", _house(building, words))
    place = f"translate({num(plan.slot_x[slot])} 0)"
    if plan.slot_scale != 1:
        place += f" scale({num(plan.slot_scale)})"
    return acts.thing(moves, halo, body, title=title, transform=place, id=f"house-{name}", data_thing=name)


@cache
def _empty_slot(plan: Plan, slot: int) -> Markup:
    """A building plot before the deal."""
    x = plan.slot_x[slot]
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
