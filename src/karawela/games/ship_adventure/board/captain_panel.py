"""What the panels of captains have in common: the sheet, who begins, the name, gold and cards."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.palette import CHALK, INK
from karawela.draw.scene import Scene
from karawela.draw.seat_panel import seat_name, sheet
from karawela.draw.svg import at, group, halo_box, join, rect, text
from karawela.engine.ask import Move
from karawela.games.ship_adventure.board.drawings import ART
from karawela.games.ship_adventure.board.goods import coins, equipment
from karawela.games.ship_adventure.board.layout import PANEL, layout_of
from karawela.games.ship_adventure.board.pieces import seat_sign
from karawela.games.ship_adventure.data.components import COST, EQUIPMENT, MOST


def captain_panel(scene: Scene, seat: int, y: float, tall: float, *body: Markup) -> Markup:
    """The sheet, that far below the first one's top, with the captain's sign."""
    colour = scene.colours[seat]
    sign = at(20, 15, seat_sign(colour), class_="still")
    panels = layout_of(scene).panels
    assert panels is not None
    return at(panels.x, panels.y + y, *sheet(colour, PANEL, tall, seat in scene.asked), sign, *body)


def captain_name(scene: Scene, acts: Acts, seat: int, x: float, name: str = "") -> list[Markup]:
    """The name, as far as `x` lets it; at its end the star of whoever begins the round."""
    parts = []
    if scene.view.first == seat:
        parts.append(at(x, 15, ART.draw("first"), title=acts.words.say("board-first")))
        x -= 24
    return [*parts, seat_name(name or scene.names[seat], 46, 20, x - 50)]


def gold_held(acts: Acts, gold: int, y: float) -> Markup:
    return at(22, y, coins(gold, 13), title=acts.words.say("board-gold", n=gold))


def cards_held(acts: Acts, cards: Sequence[int], verb: str, mine: bool, x: float, y: float) -> list[Markup]:
    """Of each card how many of how many; where one can be bought, a click buys it at the price on its coin."""
    parts = []
    for card, held in enumerate(cards):
        move: Move = (verb, EQUIPMENT[card])
        title = acts.words.say("board-card", card=EQUIPMENT[card], n=held, most=MOST[card])
        body = join(
            rect(-20, -15, 40, 30, CHALK, 6, "#b08d57", 1, fill_opacity=0.9 if held else 0.4),
            group(at(-9, 0, equipment(card, 0.8)), opacity=None if held else 0.45),
            text(10, 5, f"{held}/{MOST[card]}", 12.5, INK, weight=700 if held else None),
            at(-17, -13, coins(COST[card], 8)) if mine and acts.can(*move) else "",
        )
        thing = acts.thing([move] if mine else [], halo_box(-21, -16, 42, 32, 7), body, title=title)
        parts.append(at(x + 44 * card, y, thing))
    return parts
