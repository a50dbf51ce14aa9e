"""Beside the chart: the compass, the round and the level, where the galleon sails, the map pieces to be had."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.palette import INK, PAPER
from karawela.draw.scene import Scene
from karawela.draw.svg import at, group, halo_box, heading, join, path, rect, text, use
from karawela.engine.ask import Move
from karawela.games.ship_adventure.board.compass import draw_arrow, draw_round
from karawela.games.ship_adventure.board.drawings import colour_of
from karawela.games.ship_adventure.board.goods import coins, equipment, map_piece
from karawela.games.ship_adventure.board.layout import layout_of
from karawela.games.ship_adventure.board.pieces import disc, galleon
from karawela.games.ship_adventure.data.components import CANNON, SABRES
from karawela.games.ship_adventure.rules.compass import inner_colour
from karawela.games.ship_adventure.rules.sea import NOWHERE
from karawela.games.treasure_map.data.levels import GALLEON_GOLD, PIRATE_CANNON, PIRATE_MELEE
from karawela.games.treasure_map.state import TreasureMap
from karawela.words import Words


def compass_key(scene: Scene, acts: Acts) -> Hashable:
    """All that `draw_compass` reads."""
    view: TreasureMap = scene.view
    return (
        ("compass", acts.about("exchange"), view.round, view.max_rounds, view.level, view.sector),
        (view.galleon, view.galleon_goal, view.galleon_gold, tuple(view.galleon_pieces), tuple(view.supply)),
    )


def draw_compass(scene: Scene, acts: Acts) -> Markup:
    """The arrow, and beside it what the round has come to."""
    view: TreasureMap = scene.view
    layout = layout_of(scene)
    return join(
        layout.dial.put(draw_arrow(view.sector)),
        layout.facts.put(
            *draw_round(scene, acts.words), *_level(view, acts.words), _galleon(view, acts.words), *_supply(view, acts)
        ),
    )


def _level(view: TreasureMap, words: Words) -> list[Markup]:
    """The level, and what it gives the pirates."""
    melee, cannon = PIRATE_MELEE[view.level], PIRATE_CANNON[view.level]
    return [
        heading(0, 52, words.say("board-level", n=view.level), 17, anchor="start"),
        at(
            0,
            64,
            use("pirate", 21, 20, 0.78),
            equipment_note(58, SABRES, f"+{melee}"),
            equipment_note(116, CANNON, f"+{cannon}" if cannon else "–"),
            title=words.say("board-pirates", melee=melee, cannon=cannon),
        ),
    ]


def equipment_note(x: float, card: int, words: str) -> Markup:
    """A card's sign and what it adds."""
    return join(at(x, 20, equipment(card, 0.85)), text(x + 14, 25, words, 14, INK, "start", 700))


def _galleon(view: TreasureMap, words: Words) -> Markup:
    """What it is worth, and the harbour it sails for."""
    gold = GALLEON_GOLD[view.level] + view.galleon_gold
    parts = [galleon(0.78), at(38, 0, coins(gold, 11.5))]
    title = words.say("board-prize", gold=gold)
    if view.sector >= 0 and view.galleon_goal != NOWHERE:
        square = view.sea.names[view.galleon_goal]
        parts.append(path("M58 0H76M70-6L77 0L70 6", stroke=INK, width=2, stroke_linecap="round"))
        parts.append(at(94, 0, disc(colour_of(inner_colour(view.sector)), 10)))
        parts.append(text(110, 5, square, 15, INK, "start", 700))
        title = f"{title} {words.say('board-goal', square=square)}"
    if any(view.galleon_pieces):
        title = f"{title} {words.say('board-aboard', n=sum(view.galleon_pieces))}"
    return at(21, 123, *parts, title=title)


def _supply(view: TreasureMap, acts: Acts) -> list[Markup]:
    """The quarters of the map; a click on one takes it for the token whose place this is."""
    parts = [rect(-4, 146, 168, 54, PAPER, 8, "#8a6a35", 1, fill_opacity=0.7)]
    for number in range(1, 5):
        moves: list[Move] = [move for move in acts.starting("exchange") if move[2] == number]
        count = view.supply[number - 1]
        x, y = (number - 1) % 2 * 15 - 7.5, (number - 1) // 2 * 15 - 7.5
        quarter = at(-x * 1.5, -y * 1.5 - 5, group(map_piece(number, count > 0), transform="scale(1.5)"))
        title = acts.words.say("board-supply", n=number, count=count)
        body = join(quarter, text(0, 22, f"× {count}", 12, INK, weight=700 if count else None))
        place = at(18 + 41 * (number - 1), 172, acts.thing(moves, halo_box(-19, -23, 38, 49, 6), body, title=title))
        parts.append(place)
    return parts
