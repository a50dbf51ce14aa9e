"""What is answered beside a piece: whom to meet, how many cards to fire, whether to bribe, to take the raft.

The answers are small buttons in a row next to the square that they are about; at the edge of the chart the row moves
inwards.
"""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.palette import INK
from karawela.draw.scene import Scene
from karawela.draw.svg import at, group, join, num, path, rect, text, text_width
from karawela.engine.ask import Move
from karawela.games.ship_adventure.board.chart import Chart
from karawela.games.ship_adventure.board.goods import chest, coins, equipment
from karawela.games.ship_adventure.board.layout import layout_of
from karawela.games.ship_adventure.board.pieces import crew, galleon, pirate, ship
from karawela.games.ship_adventure.data.components import CANNONBALLS, COLOUR_INDEX, GALLEON_ID, PIRATE_INDEX
from karawela.games.ship_adventure.rules.sea import NOWHERE
from karawela.games.treasure_map.board.drawings import ART
from karawela.games.treasure_map.data.levels import BRIBE
from karawela.games.treasure_map.state import FIRST_PIRATE, GALLEON, TreasureMap

HEIGHT = 34
_KINDS = ("fight", "shoot", "answer", "bribe")
"""Questions that are answered here altogether."""
_VERBS = ("raft", "sink_pass", "end_turn")
"""Answers that stand beside the own crew, whatever else is asked."""
_STORE = ("deposit_all", "withdraw_all")
"""So do these where no panel shows the store."""


def answered(scene: Scene) -> list[Move]:
    """The options that this page shows."""
    verbs = (*_VERBS, *_STORE) if scene.bare else _VERBS
    return [move for move in scene.options if scene.kind in _KINDS or move[0] in verbs]


def draw_answers(scene: Scene, acts: Acts) -> Markup:
    """The row of answers, if the question is about a piece on the chart."""
    moves = answered(scene)
    if scene.seat is None or not moves:
        return Markup("")
    view: TreasureMap = scene.view
    chart = layout_of(scene).chart_of(view.sea.width)
    square = view.captains[scene.seat].crew
    if scene.kind == "shoot":
        square = _opponent(view)
    elif scene.kind == "answer":
        square = view.captains[view.active].crew
    elif scene.kind == "bribe":
        square = view.pirates[view.chasing]
    buttons = [(move, face) for move in moves if (face := _face(scene, acts, move)) is not None]
    lift = 104 if scene.kind == "move" else 52  # the squares around can be clicked, too
    return _row(acts, chart, square, _busy(view), lift, buttons) if buttons else Markup("")


def _busy(view: TreasureMap) -> list[int]:
    """The squares that somebody is on."""
    squares = [view.galleon, *view.pirates]
    for captain in view.captains:
        squares += (captain.ship, captain.crew)
    return [square for square in squares if square != NOWHERE]


def _opponent(view: TreasureMap) -> int:
    """Where the opponent is that was met last."""
    opponent = view.met[-1]
    if opponent == GALLEON:
        return view.galleon
    return view.pirates[opponent - FIRST_PIRATE] if opponent >= FIRST_PIRATE else view.captains[opponent].crew


def _row(
    acts: Acts,
    chart: Chart,
    square: int,
    busy: list[int],
    lift: int,
    buttons: list[tuple[Move, tuple[float, Markup]]],
) -> Markup:
    """Above the square, or below it where fewer pieces would be hidden."""
    k = chart.letters
    width, lift = (sum(wide + 6 for _, (wide, _) in buttons) + 6) * k, lift + round(HEIGHT * (k - 1))
    middle = min(max(chart.x(square), chart.margin + width / 2), chart.size - chart.margin - width / 2)

    def hidden(side: int) -> int:
        top = chart.y(square) - side * lift
        if not chart.margin < top < chart.size - chart.margin:
            return len(busy)
        return sum(abs(chart.y(each) - top) < 40 and abs(chart.x(each) - middle) < width / 2 + 20 for each in busy)

    side = 1 if hidden(1) <= hidden(-1) else -1
    point, width = (chart.x(square) - middle) / k, width / k
    tip = f"M{point - 8:g} {side * 18}h16l-8 {side * 11}z"
    parts = [
        path(tip, "#fff3d2", INK, 1.6),
        rect(-width / 2, -HEIGHT / 2 - 2, width, HEIGHT + 4, "#fff3d2", 9, INK, 1.6),
        path(f"M{point - 7:g} {side * 16}h14l-7 {side * 11}z", "#fff3d2"),
    ]
    x = -width / 2 + 6
    for move, (wide, face) in buttons:
        parts.append(acts.chip(move, x + wide / 2, 0, wide, HEIGHT - 4, face))
        x += wide + 6
    size = "" if k == 1 else f" scale({num(k)})"
    return group(*parts, transform=f"translate({num(middle)} {chart.y(square) - side * lift}){size}")


def _face(scene: Scene, acts: Acts, move: Move) -> tuple[float, Markup] | None:
    """How wide a button is, and what it shows; None for words that a phone has no room for, and its page shows."""
    verb = move[0]
    if verb in ("shoot", "answer") and move[1]:
        return 44, join(text(-9, 5, str(move[1]), 15, INK, weight=700), at(9, 0, equipment(CANNONBALLS, 0.8)))
    if verb == "bribe" and move[2] == "yes":
        return 42, coins(BRIBE, 11)
    if verb == "bribe":
        return 42, join(group(coins(BRIBE, 11), opacity=0.55), path("M-9-9L9 9", stroke="#b5382a", width=3))
    if verb == "raft":
        return 50, ART.draw("raft")
    if verb in _STORE:
        turn = "" if verb == "withdraw_all" else " rotate(180)"
        arrow = path("M0 7V-7M-5-2L0-7L5-2", stroke=INK, width=2.4, stroke_linecap="round")
        return 50, join(at(-8, 0, chest(0.85)), group(arrow, transform=f"translate(14 0){turn}"))
    if verb == "fight":
        return 40, _opponent_sign(scene, str(move[1]))
    if scene.bare and scene.tall:
        return None
    words = acts.words.label(move)
    return text_width(words, 14, True) + 16, text(0, 5, words, 14, INK, weight=650)


def _opponent_sign(scene: Scene, name: str) -> Markup:
    view: TreasureMap = scene.view
    if name == GALLEON_ID:
        return galleon(0.6)
    if name in PIRATE_INDEX:
        return pirate(PIRATE_INDEX[name] + 1, 0.6)
    seat = view.seat_of_colour(COLOUR_INDEX[name])
    colour = scene.colours[seat]
    return ship(colour, True, 0.6) if view.captains[seat].aboard else crew(colour, 0.7)
