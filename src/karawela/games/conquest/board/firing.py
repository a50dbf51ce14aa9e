"""A source of fire: a ship or a controlled point, its targets, and how many cannonballs to use."""

from __future__ import annotations

from collections import defaultdict

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import INK
from karawela.draw.svg import at, group, join, path, rect, text
from karawela.engine.ask import Move
from karawela.engine.scene import Scene
from karawela.games.conquest.board.picks import pick
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.chart import SQUARE, chart_of
from karawela.games.ship_adventure.board.goods import equipment
from karawela.games.ship_adventure.data.components import CANNONBALLS


def firing(scene: Scene, acts: Acts, source: int, moves: list[Move], only: bool) -> Markup:
    """The pick of a source; `only`: there is no other."""
    view: Conquest = scene.view
    key = ("firing", acts.look, view.sea.width, source, tuple(moves), only)
    return remembered(key, lambda: _source(view, acts, source, moves, only))


def _source(view: Conquest, acts: Acts, source: int, moves: list[Move], only: bool) -> Markup:
    """The targets of a source, each with a button for every number of cannonballs."""
    sea, chart = view.sea, chart_of(view.sea.width)
    targets: dict[str, list[Move]] = defaultdict(list)
    for move in moves:
        targets[str(move[2])].append(move)
    parts = []
    for name, shots in targets.items():
        dx, dy = chart.step(source, sea.index[name])
        parts.append(
            path(f"M{dx * 22} {dy * 22}L{dx * 34} {dy * 34}", stroke="#b5382a", width=4, stroke_linecap="round")
        )
        parts.append(at(dx * SQUARE, dy * SQUARE, *_shots(acts, shots)))
    label = acts.words.say("board-source", square=sea.names[source])
    return pick(chart, source, sea.names[source], label, only, group(*parts, class_="reach"))


def _shots(acts: Acts, shots: list[Move]) -> list[Markup]:
    parts = [rect(-25, -25, 50, 50, "#b5382a", 9, "#b5382a", 3, fill_opacity=0.18)]
    for index, move in enumerate(shots):
        last = index == len(shots) - 1 and index % 2 == 0
        x, y = 0 if last else index % 2 * 24 - 12, (index // 2 - (len(shots) - 1) // 2 / 2) * 20
        face = join(text(-6, 4.6, str(move[3]), 13, INK, weight=800), at(5, 0, equipment(CANNONBALLS, 0.5)))
        parts.append(acts.chip(move, x, y, 23, 19, face))
    return parts
