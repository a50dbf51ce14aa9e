"""The viewer's hideout board: treasures in store above the dig line, buried ones below it."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.svg import at, circle, group, halo_box, rect, text, use
from karawela.engine.ask import Move
from karawela.games.maracaibo.board.artwork import ART
from karawela.games.maracaibo.board.effects import Token, effect_tokens, fitting, row
from karawela.games.maracaibo.board.places import HIDEOUT, OWN_TOP
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import NONE, Space
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.words.telling import tell_effects

_COLUMN, _LEFT, _DIG = 88, 7, 100
_SPACE = 38


def draw_hideout(sight: Sight) -> Markup:
    """What never changes: the beach, the earth under it, and the bonus of every space."""
    words, parts = sight.words, [group(ART.draw("hideout"), class_="still")]
    for kind, space in enumerate(sight.box.storage):
        tokens = tuple(effect_tokens(space.effects))
        bonus = (rect(0, 0, 40, 36, "#fff8e6", 7, "#b5382a", 2), at(20, 18, row(tokens, fitting(tokens, 34, 1.0))))
        parts.append(at(_LEFT + kind * _COLUMN + 4, 26, *bonus, title=_about(sight, space)))
    for number, space in enumerate(sight.box.bury):
        tokens = tuple(effect_tokens(space.effects))
        sign = (
            row(tokens, fitting(tokens, 34, 1.15))
            if tokens
            else use(f"sign-{TREASURES[space.kind]}", 0, 0, 1.2, opacity=0.4)
        )
        hole = rect(0, 0, _SPACE, _SPACE, "#4a2f18", 7, "#e4c07a", 1.4)
        x, y = _grave(sight, number)
        parts.append(at(x, y, hole, at(_SPACE / 2, _SPACE / 2, sign), title=_about(sight, space)))
    return at(HIDEOUT[0], OWN_TOP, *parts, title=words.say("reference-hideout"))


def _about(sight: Sight, space: Space) -> str:
    return f"{sight.told(space.id, tell_effects(sight.words, space.effects))}."


def _grave(sight: Sight, number: int) -> tuple[float, float]:
    """The corner of a bury space: two by two for each kind."""
    kind = sight.box.bury[number].kind
    place = sight.box.bury_of[kind].index(number)
    return _LEFT + kind * _COLUMN + 3 + place % 2 * (_SPACE + 4), _DIG + 9 + place // 2 * (_SPACE + 4)


def hoard_key(sight: Sight) -> Hashable:
    captain = sight.captain
    held = (tuple(captain.stored), captain.bonus, captain.bury_spaces, captain.poseidon, captain.has_poseidon)
    worth = tuple([sight.box.value(cubes) for cubes in sight.view.islands])
    return sight.look, sight.own, held, worth


def draw_hoard(sight: Sight) -> Markup:
    """The treasures, and what they are worth now."""
    parts = [_store(sight, kind, _LEFT + kind * _COLUMN) for kind in range(3)]
    for number, space in enumerate(sight.box.bury):
        if sight.captain.bury_spaces >> number & 1:
            found = (
                rect(0, 0, _SPACE, _SPACE, "#fff3cf", 7, "#e4c07a", 1.4),
                use(f"sign-{TREASURES[space.kind]}", 19, 19, 1.45),
            )
            parts.append(at(*_grave(sight, number), *found, class_="still"))
    if sight.captain.has_poseidon:
        parts += [_tile_space(sight, number, space) for number, space in enumerate(sight.box.poseidon)]
    return at(HIDEOUT[0], OWN_TOP, *parts)


def draw_digs(sight: Sight) -> Markup:
    """Where a treasure can be buried now."""
    acts, parts = sight.acts, []
    for number, space in enumerate(sight.box.bury):
        moves: list[Move] = [("bury", TREASURES[space.kind], space.id)]
        if acts.can(*moves[0]):
            halo = halo_box(-2, -2, _SPACE + 4, _SPACE + 4, 8)
            parts.append(
                at(*_grave(sight, number), acts.thing(moves, halo, title=tell_effects(sight.words, space.effects)))
            )
    for number, space in enumerate(sight.box.poseidon):
        moves = [move for move in acts.starting("bury") if move[2] == space.id]
        x, y = _tile_corner(number)
        for place, move in enumerate(moves):
            shift = 31 + 20 * (place - (len(moves) - 1) / 2)
            parts.append(
                acts.chip(
                    move, x + shift, y + 18, 19, 32, use(f"sign-{move[1]}", 0, 0, 0.8), title=_about(sight, space)
                )
            )
    return at(HIDEOUT[0], OWN_TOP, *parts, class_="over") if parts else Markup("")


def _store(sight: Sight, kind: int, x: float) -> Markup:
    """The treasure on the bonus space, those beside it, and their worth."""
    captain, name = sight.captain, TREASURES[kind]
    taken = captain.bonus >> kind & 1
    loose = captain.stored[kind] - taken
    worth = sight.box.value(sight.view.islands[kind])
    parts = [use(f"sign-{name}", 58 + 14 * number, 44, 1.15) for number in range(min(loose, 2))]
    if taken:
        parts += [rect(4, 26, 40, 36, "#fff8e6", 7, "#7a5c22", 2), use(f"sign-{name}", 24, 44, 1.4)]
    if loose > 2:
        parts.append(at(76, 62, circle(0, 0, 10, "#fff8e6", INK, 1.2), text(0, 4.4, str(loose), 12.5, INK, weight=750)))
    if not loose:
        parts.append(use(f"sign-{name}", 65, 44, 1.1, opacity=0.28))
    value = (
        use(f"sign-{name}", -20, 0, 0.8),
        text(-6, 4.4, "=", 13, INK, weight=700),
        at(9, 0, row((Token("vp", str(worth)),), 0.95)),
    )
    parts.append(at(44, 80, *value))
    return at(x, 0, *parts, title=sight.words.say("board-stored", kind=name, n=captain.stored[kind], vp=worth))


def _tile_corner(number: int) -> tuple[float, float]:
    return 8 + 65 * number, _DIG + 97


def _tile_space(sight: Sight, number: int, space: Space) -> Markup:
    """One of Poseidon's spaces, for a treasure of any kind."""
    held = sight.captain.poseidon[number]
    tokens = tuple(effect_tokens(space.effects))
    inside = row(tokens, fitting(tokens, 56, 1.0)) if held == NONE else use(f"sign-{TREASURES[held]}", 0, 0, 1.3)
    plate = rect(0, 0, 62, 36, "#cfe8ec" if held == NONE else "#fff3cf", 8, "#3f8fa0", 1.8)
    return at(*_tile_corner(number), plate, at(31, 18, inside), title=_about(sight, space))
