"""The last dice: a fight with every bonus written out, or what a treasure has brought."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.dice_tray import Thrower, Tray
from karawela.draw.memory import remembered
from karawela.draw.scene import Scene
from karawela.games.ship_adventure.board.goods import coins, equipment, sea_die, treasure
from karawela.games.ship_adventure.board.layout import layout_of
from karawela.games.ship_adventure.board.pieces import disc, galleon
from karawela.games.ship_adventure.data.components import CANNON, GALLEON_ID, PIRATES, SABRES
from karawela.games.ship_adventure.rules.fights import BY_CANNON
from karawela.games.treasure_map.board.captains import flag
from karawela.games.treasure_map.state import FIRST_PIRATE, FOR_TREASURE, GALLEON, NOBODY, TreasureMap
from karawela.words.messages import capital

TALL = 50


def draw_dice(scene: Scene, acts: Acts, panels: int) -> Markup:
    """The tray, where panels of that height leave it; empty before the first throw."""
    view: TreasureMap = scene.view
    layout = layout_of(scene)
    key = ("dice", acts.look, panels, view.thrown, view.tiles if view.thrown else ())
    tray = Tray(0, 0, layout.tray_width, TALL, sea_die, coins)
    return remembered(key, lambda: layout.tray_below(panels).put(_tray(scene, acts, tray)))


def _tray(scene: Scene, acts: Acts, tray: Tray) -> Markup:
    view: TreasureMap = scene.view
    if not view.thrown:
        return tray.empty(acts.words.say("board-no-dice"))
    (what, place, *people), *sides = view.thrown
    throwers = [_thrower(scene, acts, who) for who in people if who != NOBODY]
    square, sums, (_, name) = view.sea.names[place], [sum(side) for side in sides], throwers[0]
    if what == FOR_TREASURE:
        title = acts.words.say("board-thrown-treasure", square=square, name=name, gold=sums[0])
        return tray.filled(title, treasure(len(sides[0]) - 1, 11), square, throwers, [sides], gold=True)
    message = "board-thrown-broadside" if what == BY_CANNON else "board-thrown-melee"
    title = acts.words.say(message, square=square, name=name, mine=sums[0], other=throwers[1][1], theirs=sums[1])
    return tray.filled(title, equipment(CANNON if what == BY_CANNON else SABRES, 0.9), square, throwers, [sides])


def _thrower(scene: Scene, acts: Acts, who: int) -> Thrower:
    if who < FIRST_PIRATE:
        return disc(scene.colours[who], 9), scene.names[who]
    if who == GALLEON:
        return galleon(0.42), capital(acts.words.name(GALLEON_ID))
    number = who - FIRST_PIRATE
    return flag(number + 1), capital(acts.words.name(PIRATES[number]))
