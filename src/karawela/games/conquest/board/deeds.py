"""What is done at once on a square: a melee is fought, a new ship or crew is placed."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.palette import INK
from karawela.draw.scene import Scene
from karawela.draw.svg import at, circle, group, join, num, path, rect, use
from karawela.engine.ask import Move
from karawela.games.conquest.data.units import CREW_COST, SHIP_COST
from karawela.games.conquest.rules.limits import cities_of
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.chart import Chart
from karawela.games.ship_adventure.board.goods import coins, equipment
from karawela.games.ship_adventure.board.layout import layout_of
from karawela.games.ship_adventure.board.reach import halo
from karawela.games.ship_adventure.data.components import CREW_ID, SABRES, SHIP_ID


def draw_deeds(scene: Scene, acts: Acts) -> Markup:
    """Crossed sabres where a melee waits; in purchases the own cities and harbours."""
    view: Conquest = scene.view
    chart = layout_of(scene).chart_of(view.sea.width)
    if scene.kind == "battles":
        return join(*(_melee(acts, chart, view.sea.index[str(move[1])], move) for move in acts.starting("melee")))
    if scene.kind == "purchases" and scene.seat is not None and scene.options:
        return join(*(_units(scene, acts, chart, city) for city in cities_of(view, scene.seat)))
    return Markup("")


def _melee(acts: Acts, chart: Chart, square: int, move: Move) -> Markup:
    swords = join(circle(0, 0, 13, "#fff8e6", "#b5382a", 2), equipment(SABRES, 0.95))
    return at(chart.x(square), chart.y(square), acts.thing([move], halo(), swords), class_="go")


def _units(scene: Scene, acts: Acts, chart: Chart, city: int) -> Markup:
    """A crew for the city, a ship for its harbour."""
    view: Conquest = scene.view
    assert scene.seat is not None
    colour, name = scene.colours[scene.seat], view.sea.names[city]
    places = ((SHIP_ID, view.sea.harbour_of[city], SHIP_COST), (CREW_ID, city, CREW_COST))
    parts = []
    for what, square, cost in places:
        move: Move = ("buy_unit", what, name)
        if acts.can(*move):
            tag = join(
                rect(-21, -11, 42, 22, "#fff8e6", 8, "#8a5a1c", 1.2),
                path("M-17 0H-9M-13-4V4", stroke=INK, width=2.2, stroke_linecap="round"),
                use(f"{what}-{colour.id}", 0, 0, 0.36),
                at(13, 0, coins(cost, 7.5)),
            )
            tag = group(tag, transform=f"translate(0 {num(11 * chart.letters - 26)}) scale({num(chart.letters)})")
            title = acts.words.say("board-cost", gold=cost)
            thing = acts.thing([move], halo(), tag, title=title, data_thing=what)
        else:
            thing = acts.thing([move], "", rect(-26, -26, 52, 52, "#ffffff", fill_opacity=0))
        parts.append(at(chart.x(square), chart.y(square), thing, class_="go"))
    return join(*parts)
