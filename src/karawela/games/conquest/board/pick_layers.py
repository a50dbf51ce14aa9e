"""All that can be picked on the chart, in layers by the part of the sea."""

from __future__ import annotations

from collections import defaultdict

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.scene import Scene
from karawela.draw.svg import join
from karawela.engine.ask import Move
from karawela.games.conquest.board.firing import firing
from karawela.games.conquest.board.moving import moving
from karawela.games.conquest.board.routes import waters_of
from karawela.games.conquest.state import Conquest

REGIONS = 9
"""The ninths of the board; a move changes the picks of one or two of them."""


def draw_picks(scene: Scene, acts: Acts) -> list[Markup]:
    """By region: every group that can move, or every source that can fire, with all it can do."""
    regions: list[list[Markup]] = [[] for _ in range(REGIONS)]
    view: Conquest = scene.view
    by_square: dict[str, list[Move]] = defaultdict(list)
    for move in scene.options:
        if move[0] in ("move", "fire", "react"):
            by_square[str(move[1])].append(move)
    waters = waters_of(view, scene.seat if scene.seat is not None else 0)
    for name, moves in by_square.items():
        square = view.sea.index[name]
        region = regions[view.sea.area[square]]
        if moves[0][0] == "move":
            region.append(moving(scene, acts, square, moves, waters))
        else:
            region.append(firing(scene, acts, square, moves))
    return [join(*picks) for picks in regions]
