"""Beside the chart: the compass, the round, the phase of the turn, the steps that are left, and the way on."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.palette import AGED, GOLD, INK, SIGNAL
from karawela.draw.scene import Scene
from karawela.draw.svg import at, circle, group, join, path, rect, shorten, text
from karawela.engine.ask import Move
from karawela.games.conquest.state import BATTLES, MOVEMENT, PURCHASES, REACTION, STEPS, Conquest
from karawela.games.ship_adventure.board.compass import FACTS, draw_arrow, draw_round
from karawela.games.ship_adventure.board.goods import equipment
from karawela.games.ship_adventure.board.layout import layout_of
from karawela.games.ship_adventure.board.pieces import disc
from karawela.games.ship_adventure.data.components import CANNONBALLS
from karawela.words import Words

_ENDS: tuple[Move, ...] = (("end_purchases",), ("end_movement",), ("end_battles",), ("react_pass",))
_WAITING: Move = ("end_battles",)
"""It must wait until all melees are fought, and says so."""
_PHASES = ((PURCHASES, "purchases"), (MOVEMENT, "movement"), (BATTLES, "battles"), (REACTION, "reaction"))


def turn_key(scene: Scene, acts: Acts) -> Hashable:
    """All that `draw_turn` reads."""
    view: Conquest = scene.view
    doable = acts.about("end_purchases", "end_movement", "end_battles", "react_pass", "return_fire")
    return "turn", doable, view.round, view.max_rounds, view.sector, view.phase, view.steps_left, view.active


def draw_turn(scene: Scene, acts: Acts) -> Markup:
    """The arrow, and beside it what the turn has come to."""
    view: Conquest = scene.view
    layout, words = layout_of(scene), acts.words
    return join(
        layout.dial.put(draw_arrow(view.sector)),
        layout.facts.put(
            *draw_round(scene, words),
            *(_phases(scene, words) if view.active >= 0 else ()),
            _steps(view, words) if view.phase == MOVEMENT else "",
            *_answers(scene, acts),
        ),
    )


def _phases(scene: Scene, words: Words) -> list[Markup]:
    """The captain whose turn it is, and the four parts of it; the one that it has come to is filled."""
    view: Conquest = scene.view
    name = shorten(scene.names[view.active], 15, FACTS - 26, True)
    parts = [
        at(9, 44, disc(scene.colours[view.active], 8)),
        text(24, 49, name, 15, INK, "start", 700),
    ]
    for row, (phase, message) in enumerate(_PHASES):
        y, now = 68 + 19 * row, phase == view.phase
        parts.append(circle(9, y, 5.5, GOLD if now else AGED if phase > view.phase else "#8a6a35", INK, 1.2))
        parts.append(text(24, y + 4.8, words.say(f"board-phase-{message}"), 14, INK, "start", 750 if now else None))
    line = path("M9 74V119", stroke=INK, width=1.2, stroke_opacity=0.6)
    return [line, *parts]


def _steps(view: Conquest, words: Words) -> Markup:
    """A foot of the dividers for every step that is left."""
    pips = [
        circle(10 + 24 * step, 147, 7.5, SIGNAL if step < view.steps_left else "#fff8e6", INK, 1.3)
        for step in range(STEPS)
    ]
    return group(*pips, title=words.say("board-steps", n=view.steps_left))


def _answers(scene: Scene, acts: Acts) -> list[Markup]:
    """The button that goes on, or how many cards to shoot back with."""
    back = acts.starting("return_fire")
    if back:
        wide = FACTS / len(back)
        return [
            acts.chip(move, wide * (index + 0.5), 178, wide - 3, 40, _balls(int(move[1])))
            for index, move in enumerate(back)
        ]
    middle, width = FACTS / 2, FACTS
    for move in _ENDS:
        if acts.can(*move):
            label = shorten(acts.words.label(move), 15, width - 14, True)
            return [acts.chip(move, middle, 178, width, 38, text(0, 5.4, label, 15, INK, weight=700))]
    if _WAITING not in scene.refused:
        return []
    body = rect(-width / 2, -19, width, 38, "#fff8e6", 7, "#8a5a1c", 1.2, fill_opacity=0.35, stroke_opacity=0.5)
    label = shorten(acts.words.label(_WAITING), 15, width - 14, True)
    return [at(middle, 178, acts.thing([_WAITING], "", body, text(0, 5.4, label, 15, INK, fill_opacity=0.75)))]


def _balls(count: int) -> Markup:
    """So many cards; none is a barrel with a line through it."""
    if count:
        return join(at(0, -7, equipment(CANNONBALLS, 0.7)), text(0, 16, str(count), 14, INK, weight=800))
    struck = path("M-9-14L9 12M9-14L-9 12", stroke=SIGNAL, width=3, stroke_linecap="round")
    return join(group(at(0, -1, equipment(CANNONBALLS, 0.7)), opacity=0.5), struck)
