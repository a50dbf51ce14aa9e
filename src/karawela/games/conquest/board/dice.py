"""The last fight with dice: who threw what, throw by throw, with every bonus written out."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.dice_tray import Tray
from karawela.draw.memory import remembered
from karawela.draw.scene import Scene
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.goods import coins, equipment, sea_die
from karawela.games.ship_adventure.board.layout import layout_of
from karawela.games.ship_adventure.board.pieces import disc
from karawela.games.ship_adventure.data.components import CANNON, SABRES
from karawela.games.ship_adventure.rules.fights import BY_CANNON

TALL = 76


def draw_dice(scene: Scene, acts: Acts, panels: int) -> Markup:
    """The tray, where panels of that height leave it; empty before the first fight."""
    view: Conquest = scene.view
    layout = layout_of(scene)
    key = ("dice", acts.look, panels, view.fight, view.tiles if view.fight else ())
    tray = Tray(0, 0, layout.tray_width, TALL, sea_die, coins)
    return remembered(key, lambda: layout.tray_below(panels).put(_tray(scene, acts, tray)))


def _tray(scene: Scene, acts: Acts, tray: Tray) -> Markup:
    view: Conquest = scene.view
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
