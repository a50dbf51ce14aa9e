"""Where the steps that are left lead: squares to click, and softly all that lie farther, each with the way to it."""

from __future__ import annotations

from collections.abc import Collection

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import INK
from karawela.draw.scene import Scene
from karawela.draw.svg import at, circle, join, rect
from karawela.engine.ask import move_text
from karawela.games.ship_adventure.board.chart import Chart
from karawela.games.ship_adventure.board.drawings import anchor
from karawela.games.ship_adventure.board.layout import layout_of
from karawela.games.ship_adventure.board.reach import End, beyond, clash, corner, far, halo, steps_left, warning, way
from karawela.games.ship_adventure.rules.sea import sea_of
from karawela.games.treasure_map.rules.risks import doomed, meets
from karawela.games.treasure_map.rules.routes import routes
from karawela.games.treasure_map.state import TreasureMap

Ways = dict[int, tuple[int, tuple[int, ...]]]
"""By square: the steps it takes, and the squares of the way there, the first one included."""


def ways_from(tiles: tuple[int, ...], ship: int, crew: int, steps: int, drifted: tuple[int, ...]) -> Ways:
    """The cheapest way to every square that can be reached in this move; drifting costs nothing (SAT-4.01 to 4.14)."""
    found = routes(sea_of(tiles), ship, crew, steps, drifted, ())
    return {route.crew: (steps - route.left, (crew, *route.squares)) for route in found}


def reach_of(scene: Scene) -> Collection[int]:
    """The squares that can be gone to in this move, the own one included; none while nobody here is asked to move."""
    if scene.kind != "move" or scene.seat is None or not scene.options:
        return ()
    view: TreasureMap = scene.view
    captain = view.captains[scene.seat]
    return ways_from(view.tiles, captain.ship, captain.crew, view.steps, tuple(view.drifted))


def draw_reach(scene: Scene, acts: Acts) -> tuple[Markup, Markup]:
    """What only explains, and what can be clicked; both empty while nobody here is asked to move."""
    if scene.kind != "move" or scene.seat is None or not scene.options:
        return Markup(""), Markup("")
    view: TreasureMap = scene.view
    captain = view.captains[scene.seat]
    ways = ways_from(view.tiles, captain.ship, captain.crew, view.steps, tuple(view.drifted))
    chart = layout_of(scene).chart_of(view.sea.width)
    key = ("far", acts.look, view.tiles, captain.ship, captain.crew, view.steps, tuple(view.drifted))
    return remembered(key, lambda: _far(view, acts, chart, ways)), _near(view, acts, chart, scene.seat)


def _far(view: TreasureMap, acts: Acts, chart: Chart, ways: Ways) -> Markup:
    names = view.sea.names
    ends = {
        there: End(
            acts.words.say("board-far", square=names[there], n=cost),
            ";".join([move_text(("step", names[square])) for square in squares[1:]]),
        )
        for there, (cost, squares) in ways.items()
        if len(squares) > 2 and not acts.can("step", names[there])
    }
    return far(chart, [squares for _, squares in ways.values()], ends)


def _near(view: TreasureMap, acts: Acts, chart: Chart, seat: int) -> Markup:
    sea, captain = view.sea, view.captains[seat]
    parts = []
    for there in sea.neighbours[captain.crew]:
        move = ("step", sea.names[there])
        x, y = chart.x(there), chart.y(there)
        if not acts.can(*move):
            parts.append(at(x, y, acts.thing([move], "", rect(-26, -26, 52, 52, "#ffffff", fill_opacity=0))))
            continue
        free = sea.wave[captain.crew] == there and captain.aboard and captain.crew not in view.drifted
        left = view.steps if free else view.steps - 1
        note, sign = _risk(view, acts, chart, seat, there)
        title = f"{acts.words.say('board-steps', n=left)} {note}".rstrip()
        line = way(chart, (captain.crew, there), x, y)
        square = acts.thing([move], halo(), line, steps_left(chart, left, free), sign, title=title)
        id_ = f"go-{sea.names[there]}"
        class_ = "go" + (" drift" if free else "")
        parts.append(at(x, y, square, id=id_, class_=class_))
        parts.append(beyond(chart, there, move_text(move), acts.words.label(move), left, free))
    parts.append(
        at(chart.x(captain.crew), chart.y(captain.crew), _stop(view, acts, chart, seat), id="go-here", class_="go")
    )
    return join(*parts)


def _stop(view: TreasureMap, acts: Acts, chart: Chart, seat: int) -> Markup:
    """The own square: the move ends here."""
    note, sign = _risk(view, acts, chart, seat, view.captains[seat].crew)
    mark = corner(chart, -1, 1, circle(0, 0, 8.5, "#fff8e6", "#8a5a1c", 1.2), anchor(11, INK, "none"))
    return acts.thing([("end_move",)], halo(), mark, sign, title=note)


def _risk(view: TreasureMap, acts: Acts, chart: Chart, seat: int, there: int) -> tuple[str, Markup]:
    """What stopping there leads to, in words and as a sign."""
    if doomed(view, seat, there):
        return acts.words.say("board-doomed"), warning(chart)
    if meets(view, seat, there):
        return acts.words.say("board-meets"), clash(chart)
    return "", Markup("")
