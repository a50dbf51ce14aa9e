"""The solo pirate's mats: what each face of his die means, the face of his last turn, and his row of treasures."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from markupsafe import Markup

from karawela.draw.palette import INK, PAPER
from karawela.draw.pieces import badge, die
from karawela.draw.place import Place
from karawela.draw.svg import at, circle, group, join, rect, text, use
from karawela.games.tiny_epic.board.names import DIE, SHIPS, TREASURE
from karawela.games.tiny_epic.board.pieces import merchant_ship
from karawela.games.tiny_epic.board.places import SMALL
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.data.choices import TARGETS, TO_NEAREST, TO_PLAYER
from karawela.games.tiny_epic.data.rows import RowSpace

RIVAL_LEFT: Final = 206.0
"""Where the mats begin."""
SAIL_SIGN, HIT_SIGN = "sail", "hit"
_SIGNED: Final = 74.0
"""How wide a space of the row is where there is room for signs."""


def rival_key(sight: Sight) -> Hashable:
    view = sight.view
    who = view.solo_index()
    return view.helm, view.mat, view.solo_face, len(view.pirates[who].buried) if 0 <= who < len(view.pirates) else 0


def draw_rival(sight: Sight, place: Place) -> Markup:
    """At the right of his wheel and stations."""
    view, box = sight.view, sight.box
    helm, mat, pirate = box.helms[view.helm], box.mats[view.mat], view.pirates[view.solo_index()]
    left = RIVAL_LEFT
    wide = min(46.0, (place.width - left - 4) / 6)
    parts = []
    for face in range(1, 7):
        lit = view.solo_face == face
        body = [
            rect(
                0,
                0,
                wide - 2,
                50,
                "#ffe9a8" if lit else "#f3e7cf",
                5,
                "#b5382a" if lit else "#8a6a35",
                2.4 if lit else 1,
            ),
            at(wide / 2 - 1, 13, die(face, 18)),
            at(wide / 2 - 1, 36, _target(sight, helm.targets[face - 1])),
        ]
        title = sight.say("solo-face", face=face, target=TARGETS[helm.targets[face - 1]])
        name = "die-solo" if lit else None
        parts.append(at(left + (face - 1) * wide, 6, *body, title=title, id=name, class_="piece" if lit else None))
    faces = [face for face, n in enumerate(helm.damage, 1) for _ in range(n)]
    label = join(use(f"sign-{DIE}", 9, 0, 0.68), text(20, 4.8, " ".join(map(str, faces)), SMALL, PAPER, "start", 700))
    row_left = left
    if place.width > 500:
        parts.append(at(left + 6 * wide + 8, 20, label, title=sight.told(view.helm), data_thing=view.helm))
    pitch = min(_SIGNED + 8, (place.width - left - 4) / 4)
    for number, space in enumerate(mat.row):
        now = number == min(len(pirate.buried), len(mat.row) - 1)
        x = row_left + number * pitch
        back = rect(
            0, 0, pitch - 3, 22, "#ffe9a8" if now else "#f3e7cf", 5, "#b5382a" if now else "#8a6a35", 2.2 if now else 1
        )
        lies = number > len(pirate.buried)
        sign = at((pitch - 3) / 2, 11, use(f"sign-{TREASURE}", 0, 0, 0.78)) if lies else _numbers(space, pitch - 3)
        title = sight.say("solo-row", sail=space.sail, dice=space.dice, hits=space.hits)
        parts.append(at(x, 83, back, sign, title=title, data_thing=view.mat))
    return join(*parts)


def _numbers(space: RowSpace, width: float) -> Markup:
    """How far he sails, his dice and what always hits; with signs where there is room."""
    told = ((SAIL_SIGN, space.sail), (DIE, space.dice), (HIT_SIGN, space.hits))
    if width < _SIGNED:
        return text(width / 2, 15.5, "·".join([str(n) for _, n in told]), SMALL, INK, weight=700)
    signed = []
    for nth, (sign, n) in enumerate(told):
        x = width / 2 + (nth - 1) * 25
        signed += [use(f"sign-{sign}", x - 4, 11, 0.56), text(x + 7, 15.5, str(n), SMALL, INK, weight=700)]
    return join(*signed)


def _target(sight: Sight, target: int) -> Markup:
    """Whom he sails for: you, a merchant ship, or the nearer one."""
    if target == TO_PLAYER:
        return badge(sight.colour(0), 9, letter=False)
    if target == TO_NEAREST:
        ship = join(at(-4, 0, _small_ship(0)), at(4, 0, _small_ship(1)))
        return join(ship)
    mark = join(circle(10, 7, 7.4, "#fff8e6", INK, 0.9), text(10, 11.5, str(target + 1), SMALL, INK, weight=750))
    return join(_small_ship(target), mark) if target < len(SHIPS) else Markup("")


def _small_ship(which: int) -> Markup:
    return group(merchant_ship(which), transform="scale(.5)")
