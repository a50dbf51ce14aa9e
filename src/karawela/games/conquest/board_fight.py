"""The last fight with dice: who threw what, throw by throw, with every bonus written out."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import INK, PAPER
from karawela.draw.svg import at, heading, join, rect, text
from karawela.engine.game import Scene
from karawela.games.conquest.board_captains import GAP, LEFT, TOP, WIDTH, high
from karawela.games.conquest.board_units import worn
from karawela.games.conquest.state import BY_CANNON, Conquest
from karawela.games.ship_adventure.chart_goods import equipment, sea_die
from karawela.games.ship_adventure.chart_pieces import disc
from karawela.games.ship_adventure.components import CANNON, SABRES

TALL = 76
_SHOWN = 4
"""So many throws are shown, the last ones."""


def tray_top(seats: int) -> int:
    """Below the captains."""
    return TOP + seats * (high(seats) + GAP)


def draw_fight(scene: Scene, acts: Acts) -> Markup:
    """The tray; empty before the first fight."""
    view: Conquest = scene.view
    seats = view.fight[2:4]
    key = (
        ("fight", acts.look[0], len(view.captains), view.fight),
        tuple((worn(scene, seat), scene.names[seat]) for seat in seats),
    )
    return remembered(key, lambda: _tray(scene, acts))


def _tray(scene: Scene, acts: Acts) -> Markup:
    view: Conquest = scene.view
    top = tray_top(len(view.captains))
    back = rect(LEFT, top, WIDTH, TALL, "#5c4022", 10, INK, 1.4)
    felt = rect(LEFT + 4, top + 4, WIDTH - 8, TALL - 8, "#2f5a46", 7, "#1c3a2c", 1)
    if not view.fight:
        return join(back, felt, heading(LEFT + WIDTH / 2, top + 45, acts.words.say("board-no-fight"), 17, PAPER))
    how, square, one, other, *dice = view.fight
    throws = [dice[start : start + 4] for start in range(0, len(dice), 4)]
    message = "board-volley" if how == BY_CANNON else "board-melee"
    title = acts.words.say(message, square=view.board.names[square], name=scene.names[one], other=scene.names[other])
    parts = [
        back,
        felt,
        at(LEFT + 22, top + 24, disc(worn(scene, one), 11)),
        at(LEFT + 22, top + 53, disc(worn(scene, other), 11)),
        at(LEFT + 47, top + 24, equipment(CANNON if how == BY_CANNON else SABRES, 0.9)),
        text(LEFT + 48, top + 58, view.board.names[square], 13.5, PAPER, weight=700),
    ]
    shown = throws[-_SHOWN:]
    for index, throw in enumerate(shown):
        x = LEFT + 78 + 71 * index
        parts += [*_side(x, top + 24, throw[:2], throw[2:], how), *_side(x, top + 53, throw[2:], throw[:2], how)]
    return at(0, 0, *parts, title=title)


def _side(x: float, y: float, mine: list[int], theirs: list[int], how: int) -> list[Markup]:
    """Dice plus bonus; the better sum is bright."""
    (dice, bonus), best = mine, sum(mine) > sum(theirs)
    face = sea_die(dice, 23) if how != BY_CANNON else join(
        rect(-12, -12, 24, 24, PAPER, 5, INK, 1.2), text(0, 5, str(dice), 14, INK, weight=800)
    )  # fmt: skip
    ink = "#ffe9a8" if best else "#dcd3bd"
    return [
        at(x, y, face),
        text(x + 15, y + 4.8, f"+{bonus}={sum(mine)}", 13.5, ink, "start", 800 if best else None),
    ]
