"""A source of fire: a ship or a controlled point, its targets, and how many cannonballs to use."""

from __future__ import annotations

from collections import defaultdict

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import INK
from karawela.draw.scene import Scene
from karawela.draw.svg import at, group, join, path, rect, text
from karawela.engine.ask import Move
from karawela.games.conquest.board.picks import beside, pick
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.chart import SQUARE, Chart
from karawela.games.ship_adventure.board.goods import equipment
from karawela.games.ship_adventure.board.layout import layout_of
from karawela.games.ship_adventure.board.reach import halo
from karawela.games.ship_adventure.data.components import CANNONBALLS


def firing(scene: Scene, acts: Acts, source: int, moves: list[Move]) -> Markup:
    """The pick of a source."""
    view: Conquest = scene.view
    key = ("firing", acts.look, view.sea.width, source, tuple(moves))
    chart = layout_of(scene).chart_of(view.sea.width)
    return remembered(key, lambda: _source(view, acts, chart, source, moves))


def _source(view: Conquest, acts: Acts, chart: Chart, source: int, moves: list[Move]) -> Markup:
    """The targets of a source. With one card a click fires; otherwise it opens a row of how many cards to fire."""
    sea = view.sea
    targets: dict[str, list[Move]] = defaultdict(list)
    for move in moves:
        targets[str(move[2])].append(move)
    parts = []
    for name, shots in targets.items():
        dx, dy = chart.step(source, sea.index[name])
        parts.append(
            path(f"M{dx * 22} {dy * 22}L{dx * 34} {dy * 34}", stroke="#b5382a", width=4, stroke_linecap="round")
        )
        parts.append(_target(acts, chart, source, dx * SQUARE, dy * SQUARE, shots))
    label = acts.words.say("board-source", square=sea.names[source])
    return pick(chart, source, sea.names[source], label, group(*parts, class_="palette"))


def _target(acts: Acts, chart: Chart, source: int, x: int, y: int, shots: list[Move]) -> Markup:
    frame = rect(-25, -25, 50, 50, "#b5382a", 9, "#b5382a", 3, fill_opacity=0.18)
    if len(shots) == 1:
        return at(x, y, acts.thing(shots, halo(), at(0, 0, equipment(CANNONBALLS, 0.9))), class_="go")
    k = chart.letters
    pitch = 42 * k
    left, top = beside(chart, source, pitch * len(shots))
    row = [rect(left - 5, top - 21 * k, pitch * len(shots) + 10, 42 * k, "#fff3d2", 9, INK, 1.4)]
    for index, move in enumerate(shots):
        face = join(
            text(-9 * k, 5 * k, str(move[3]), 14 * k, INK, weight=800), at(8 * k, 0, equipment(CANNONBALLS, 0.7 * k))
        )
        row.append(acts.chip(move, left + pitch * (index + 0.5), top, pitch - 4, 34 * k, face))
    label = acts.words.say("board-target", square=str(shots[0][2]))
    reach = group(*row, class_="reach", transform=f"translate({-x} {-y})")
    return at(x, y, frame, reach, title=label, class_="part", role="group", tabindex="0", aria_label=label)
