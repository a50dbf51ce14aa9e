"""The last fight with dice: who threw what, throw by throw, with every bonus written out."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.dice_tray import Tray
from karawela.draw.memory import remembered
from karawela.engine.scene import Scene
from karawela.games.conquest.board.captains import GAP, high
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.goods import coins, equipment, sea_die
from karawela.games.ship_adventure.board.layout import LEFT, PANEL, TOP
from karawela.games.ship_adventure.board.pieces import disc
from karawela.games.ship_adventure.data.components import CANNON, SABRES
from karawela.games.ship_adventure.rules.fights import BY_CANNON

TALL = 76


def tray_top(seats: int) -> int:
    """Below the captains."""
    return TOP + seats * (high(seats) + GAP)


def draw_dice(scene: Scene, acts: Acts) -> Markup:
    """The tray; empty before the first fight."""
    view: Conquest = scene.view
    key = ("dice", acts.look, view.fight, view.tiles if view.fight else ())
    return remembered(key, lambda: _tray(scene, acts))


def _tray(scene: Scene, acts: Acts) -> Markup:
    view: Conquest = scene.view
    tray = Tray(LEFT, tray_top(len(view.captains)), PANEL, TALL, sea_die, coins)
    if not view.fight:
        return tray.empty(acts.words.say("board-no-fight"))
    (how, place, *seats), *sides = view.fight
    square = view.sea.names[place]
    message = "board-volley" if how == BY_CANNON else "board-melee"
    one, other = (scene.names[seat] for seat in seats)
    return tray.filled(
        acts.words.say(message, square=square, name=one, other=other),
        equipment(CANNON if how == BY_CANNON else SABRES, 0.9),
        square,
        [(disc(scene.colours[seat], 11), scene.names[seat]) for seat in seats],
        list(zip(sides[::2], sides[1::2], strict=True)),
    )
