"""The viewer's hideout board: treasures in store above the dig line, buried ones below it."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.place import Place
from karawela.draw.svg import at, circle, halo_box, rect, text, use
from karawela.engine.ask import Move
from karawela.games.maracaibo.board.artwork import scenery
from karawela.games.maracaibo.board.effects import effect_tokens, fitting, row
from karawela.games.maracaibo.board.places import SMALL
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import NONE, Space
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.words.telling import tell_effects

_DIG = 0.42
"""How far down the dig line of the drawing is."""


def draw_hideout(sight: Sight) -> Markup:
    """What never changes: the beach, the earth under it, and the bonus of every space."""
    place = sight.plan.hideout
    parts = [scenery("hideout", (276, 240), (place.width, place.height))]
    for kind, space in enumerate(sight.box.storage):
        x, y, width, height = _bonus(sight, kind)
        tokens = tuple(effect_tokens(space.effects))
        bonus = (
            rect(0, 0, width, height, "#fff8e6", 7, "#b5382a", 2),
            at(width / 2, height / 2, row(tokens, fitting(tokens, width - 4, 1.0))),
        )
        parts.append(at(x, y, *bonus, title=_about(sight, space), data_thing=space.id))
    wide, high = sight.plan.grave
    for number, space in enumerate(sight.box.bury):
        tokens = tuple(effect_tokens(space.effects))
        faint = use(f"sign-{TREASURES[space.kind]}", 0, 0, 1.2, opacity=0.4)
        sign = row(tokens, fitting(tokens, wide - 4, 1.1)) if tokens else faint
        hole = rect(0, 0, wide, high, "#4a2f18", 7, "#e4c07a", 1.4)
        body = (hole, at(wide / 2, high / 2, sign))
        parts.append(at(*_grave(sight, number), *body, title=_about(sight, space), data_thing=space.id))
    return at(place.left, place.top, *parts, title=sight.words.say("reference-hideout"))


def _about(sight: Sight, space: Space) -> str:
    return f"{sight.told(space.id, tell_effects(sight.words, space.effects))}."


def _column(sight: Sight, kind: int) -> float:
    """The left edge of what belongs to a kind of treasure."""
    return 5 + kind * (sight.plan.hideout.width - 6) / 3


def _bonus(sight: Sight, kind: int) -> Place:
    """The bonus space of a kind's storage."""
    wide, high = sight.plan.grave
    return Place(_column(sight, kind), sight.plan.hideout.height * _DIG - high - 14, wide, high)


def _grave(sight: Sight, number: int) -> tuple[float, float]:
    """The corner of a bury space: two by two for each kind."""
    kind = sight.box.bury[number].kind
    place = sight.box.bury_of[kind].index(number)
    wide, high = sight.plan.grave
    top = sight.plan.hideout.height * _DIG - 4
    return round(_column(sight, kind) + place % 2 * (wide + 3), 1), round(top + place // 2 * (high + 2), 1)


def hoard_key(sight: Sight) -> Hashable:
    captain = sight.captain
    held = (tuple(captain.stored), captain.bonus, captain.bury_spaces, captain.poseidon, captain.has_poseidon)
    worth = tuple([sight.box.value(cubes) for cubes in sight.view.islands])
    return sight.look, sight.own, held, worth


def draw_hoard(sight: Sight) -> Markup:
    """The treasures, and what they are worth now."""
    parts = [_store(sight, kind) for kind in range(3)]
    wide, high = sight.plan.grave
    for number, space in enumerate(sight.box.bury):
        if sight.captain.bury_spaces >> number & 1:
            found = (
                rect(0, 0, wide, high, "#fff3cf", 7, "#e4c07a", 1.4),
                use(f"sign-{TREASURES[space.kind]}", wide / 2, high / 2, 1.4),
            )
            parts.append(at(*_grave(sight, number), *found, class_="still"))
    if sight.captain.has_poseidon:
        parts += [_tile_space(sight, number, space) for number, space in enumerate(sight.box.poseidon)]
    return at(*sight.plan.hideout[:2], *parts)


def draw_digs(sight: Sight) -> Markup:
    """Where a treasure can be buried now."""
    acts, parts = sight.offers, []
    wide, high = sight.plan.grave
    for number, space in enumerate(sight.box.bury):
        moves: list[Move] = [("bury", TREASURES[space.kind], space.id)]
        if acts.can(*moves[0]):
            halo = halo_box(-1, -1, wide + 2, high + 2, 8)
            told = tell_effects(sight.words, space.effects)
            parts.append(at(*_grave(sight, number), acts.thing(moves, halo, title=told, data_thing=space.id)))
    for number, space in enumerate(sight.box.poseidon):
        moves = [move for move in acts.starting("bury") if move[2] == space.id]
        x, y, width, height = _tile(sight, number)
        for place, move in enumerate(moves):
            step = min(44.0, width / len(moves))
            shift = width / 2 + step * (place - (len(moves) - 1) / 2)
            body, told = use(f"sign-{move[1]}", 0, 0, 0.8), _about(sight, space)
            parts.append(acts.chip(move, x + shift, y + height / 2, step - 1, height - 1, body, title=told))
    return at(*sight.plan.hideout[:2], *parts, class_="over") if parts else Markup("")


def _store(sight: Sight, kind: int) -> Markup:
    """The treasure on the bonus space, and how many lie beside it."""
    captain, name = sight.captain, TREASURES[kind]
    x, y, wide, high = _bonus(sight, kind)
    taken = captain.bonus >> kind & 1
    loose = captain.stored[kind] - taken
    worth = sight.box.value(sight.view.islands[kind])
    parts = [use(f"sign-{name}", wide + 18, high / 2, 1.3, opacity=None if loose else 0.28)]
    if taken:
        filled = rect(0, 0, wide, high, "#fff8e6", 7, "#7a5c22", 2)
        parts += [filled, use(f"sign-{name}", wide / 2, high / 2, 1.4)]
    if loose:
        count = (circle(0, 0, 10, "#fff8e6", INK, 1.2), text(0, 4.8, str(loose), SMALL, INK, weight=750))
        parts.append(at(wide + 29, high - 5, *count))
    title = sight.words.say("board-stored", kind=name, n=captain.stored[kind], vp=worth)
    return at(x, y, *parts, title=title, data_thing=sight.box.storage[kind].id)


def _tile(sight: Sight, number: int) -> Place:
    """Where a space of Poseidon's is: under the bury spaces."""
    place, (_, high) = sight.plan.hideout, sight.plan.grave
    width = (place.width - 13) / 4
    tall = max(29.0, high - 2)
    return Place(5 + (width + 1) * number, place.height - tall, width, tall)


def _tile_space(sight: Sight, number: int, space: Space) -> Markup:
    """One of Poseidon's spaces, for a treasure of any kind."""
    held = sight.captain.poseidon[number]
    tokens = tuple(effect_tokens(space.effects))
    x, y, width, height = _tile(sight, number)
    inside = row(tokens, fitting(tokens, width - 4, 1.0)) if held == NONE else use(f"sign-{TREASURES[held]}", 0, 0, 1.3)
    plate = rect(0, 0, width, height, "#cfe8ec" if held == NONE else "#fff3cf", 8, "#3f8fa0", 1.8)
    body = (plate, at(width / 2, height / 2, inside))
    return at(x, y, *body, title=_about(sight, space), data_thing=space.id)
