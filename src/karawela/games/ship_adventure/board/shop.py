"""The four cards in a row, where no panel shows them: how many the captain that looks on has, and what one costs."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import CHALK, INK
from karawela.draw.scene import Scene
from karawela.draw.svg import at, group, halo_box, join, rect, text
from karawela.engine.ask import Move
from karawela.games.ship_adventure.board.goods import coins, equipment
from karawela.games.ship_adventure.board.layout import SHOP, layout_of
from karawela.games.ship_adventure.data.components import COST, EQUIPMENT, MOST

_WIDE, _PITCH = 61, 64.6


def draw_shop(scene: Scene, acts: Acts, verb: str, tray: float) -> Markup:
    """The row, below dice of that height; a click on a card that can be bought buys it."""
    held = tuple(scene.view.captains[scene.seat].cards) if scene.seat is not None else ()
    place = layout_of(scene).shop_below(tray)
    key = ("shop", acts.about(verb), held, tray)
    return remembered(key, lambda: place.put(*_cards(acts, verb, held)))


def _cards(acts: Acts, verb: str, held: Sequence[int]) -> list[Markup]:
    parts = []
    for card, thing in enumerate(EQUIPMENT):
        move: Move = (verb, thing)
        n = held[card] if held else 0
        title = acts.words.say("board-card", card=thing, n=n, most=MOST[card]) if held else ""
        body = join(
            rect(0, 0, _WIDE, SHOP, CHALK, 7, "#b08d57", 1, fill_opacity=0.9 if n or not held else 0.5),
            group(at(18, 19, equipment(card, 1.1)), opacity=None if n or not held else 0.5),
            text(44, 24, f"{n}/{MOST[card]}", 14, INK, weight=700 if n else None) if held else "",
            at(_WIDE / 2, 40, coins(COST[card], 9)),
        )
        halo = halo_box(0, 0, _WIDE, SHOP, 7)
        parts.append(
            at(_PITCH * card, 0, acts.thing([move] if held else [], halo, body, title=title, data_thing=thing))
        )
    return parts
