"""The wheel of a pirate: six spaces with their orders, the ship line, and how far the captain can go on it."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from markupsafe import Markup

from karawela.draw.palette import INK, SIGNAL
from karawela.draw.svg import at, circle, group, join, num, path, rect, text, use
from karawela.engine.ask import Move
from karawela.games.tiny_epic.board.mat.goals import HIDE_OUT_SPACE, SPACES, Goal, goals
from karawela.games.tiny_epic.board.names import DECKHAND, GOLD, SHIP_LINE
from karawela.games.tiny_epic.board.places import SMALL
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.data.choices import HIDE_OUT, ORDERS, STATIONS
from karawela.games.tiny_epic.state import COMMAND, Pirate

WHEEL_STYLE = """
.tiny_epic .goal{outline:none;cursor:pointer}
.tiny_epic .goal>.way,.tiny_epic .far>.way{opacity:0;pointer-events:none}
.tiny_epic .goal:hover>.way,.tiny_epic .goal:focus>.way,.tiny_epic .far:hover>.way,.tiny_epic .far:focus>.way{opacity:1}
.tiny_epic .turns .choice>.halo{fill-opacity:.3}
.tiny_epic .turns .choice:hover>.halo,.tiny_epic .turns .choice:focus-visible>.halo{fill-opacity:.4}
.tiny_epic .goal>.halo{fill-opacity:.12;stroke-width:2;stroke-dasharray:7 4;animation:none}
.tiny_epic .goal:hover>.halo,.tiny_epic .goal:focus>.halo{fill-opacity:.4;stroke:#a5281b;stroke-width:3.5}
""".strip()

_DISC, _HANDS, _RIM, _PRICE = 0.74, 0.36, 1.0, 1.03
"""How far from the middle the orders, the deckhands, the captain and what a goal costs stand, in radii."""


def spot(space: float, far: float) -> tuple[float, float]:
    """A place on a wheel around the origin: space 0 is at the top, the others follow clockwise."""
    angle = space * pi / 3
    return round(far * sin(angle), 1), round(-far * cos(angle), 1)


def hand_spot(space: int, r: float) -> tuple[float, float]:
    """Where the deckhand on a space stands."""
    return spot(space, r * _HANDS)


def captain_spot(space: int, r: float) -> tuple[float, float]:
    return spot(space - 0.28, r * _RIM)


def order_on(pirate: Pirate, space: int) -> str:
    """The order of a space by its id; "" before they are dealt."""
    if space == HIDE_OUT_SPACE:
        return ORDERS[HIDE_OUT]
    return ORDERS[pirate.orders[space]] if space < len(pirate.orders) else ""


@cache
def sector(space: float, inner: float, outer: float, width: float = 1.0) -> str:
    """The path of a piece of the wheel, as many sixths wide."""
    low, high = space - width / 2, space + width / 2
    (ax, ay), (bx, by) = spot(low, outer), spot(high, outer)
    (cx, cy), (dx, dy) = spot(high, inner), spot(low, inner)
    large = int(width > 3)
    o, i = num(outer), num(inner)
    return (
        f"M{num(ax)} {num(ay)}A{o} {o} 0 {large} 1 {num(bx)} {num(by)}"
        f"L{num(cx)} {num(cy)}A{i} {i} 0 {large} 0 {num(dx)} {num(dy)}Z"
    )


@cache
def rim(r: float) -> Markup:
    """The wheel itself, around the origin: wood, spokes, and the red ship line before space 0."""
    spokes = []
    for space in range(SPACES):
        (ax, ay), (bx, by) = spot(space + 0.5, r * 0.14), spot(space + 0.5, r)
        spokes.append(f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}")
    return join(
        circle(0, 0, r, "#c9ad78", "#3a2817", r / 22),
        circle(0, 0, r * 0.955, "#e9dcc0", "#8a6a35", 1),
        circle(0, 0, r * 0.53, "#dcc79a", "#a5854c", 0.9),
        path("".join(spokes), stroke="#8a6a35", width=max(1.2, r / 50)),
        circle(0, 0, r * 0.13, "#7b5a2e", "#3a2817", 1.4),
        _ship_line(r),
    )


@cache
def _ship_line(r: float) -> Markup:
    """Between the last space and Hide Out."""
    (x, y), (far_x, far_y) = spot(-0.5, r * 0.12), spot(-0.5, r * 1.13)
    line = f"M{num(x)} {num(y)}L{num(far_x)} {num(far_y)}"
    return join(
        path(line, stroke="#fff6df", width=r / 12),
        path(line, stroke=SIGNAL, width=r / 19, stroke_dasharray=f"{num(r / 9)} {num(r / 30)}"),
    )


def draw_wheel(sight: Sight, who: int, r: float) -> Markup:
    """Orders on their spaces; what is done there stands in the large form of each."""
    pirate, words = sight.view.pirates[who], sight.words
    parts = [rim(r)]
    for space in range(SPACES):
        order = order_on(pirate, space)
        x, y = spot(space, r * _DISC)
        size = r * 0.205
        if not order:
            parts.append(circle(x, y, size, "#dcc79a", "#8a6a35", 1, stroke_dasharray="3 3"))
            continue
        disc = circle(0, 0, size, "#fff8e6", "#6d5125", max(1.0, r / 70))
        sign = use(f"sign-{order}", 0, 0, round(size * 1.6 / 24, 2))
        parts.append(at(x, y, disc, sign, title=sight.told(order), data_thing=order))
    a, b = spot(-0.5, r * 0.75)
    line = at(a, b, circle(0, 0, r * 0.09, SIGNAL, fill_opacity=0), title=sight.told(SHIP_LINE), data_thing=SHIP_LINE)
    return group(*parts, line, title=words.say("board-wheel-of", **sight.whose(who)))


# ------------------------------------------------------------------ what can be done


def draw_goals(sight: Sight, r: float) -> Markup:
    """Over the own wheel: where the captain can stop, by one click, and deckhands that can be taken off."""
    if not sight.chooses or sight.scene.seat is None:
        return Markup("")
    view, acts = sight.view, sight.offers
    parts = []
    if view.phase == COMMAND and sight.scene.kind == "command" and sight.at_turn:
        parts += [_goal(sight, goal, r) for goal in goals(view, sight.own)]
        here = sight.pirate.space
        stop: Move = ("captain_stop",)
        if acts.can(*stop):
            label = sight.say("stops-here", order=order_on(sight.pirate, here))
            parts.append(acts.thing([stop], _halo(here, r), title=label))
        if acts.can("captain_pass"):
            x, y = spot(here + 0.5, r * _RIM)
            arrow = path("M-5-5L4 0L-5 5Z", INK, transform=f"rotate({60 * here + 30})")
            parts.append(acts.chip(("captain_pass",), x, y, sight.plan.hit, sight.plan.hit, arrow))
    for space in range(1, SPACES):
        jostle: Move = ("jostle", f"wheel_{space}")
        if acts.can(*jostle):
            parts.append(acts.thing([jostle], _halo(space, r), title=sight.told(DECKHAND)))
    return group(*parts, group(_ship_line(r), class_="still") if parts else "", class_="turns")


def _halo(space: int, r: float) -> str:
    return path(sector(space, r * 0.15, r * 0.95), class_="halo")


def _goal(sight: Sight, goal: Goal, r: float) -> Markup:
    """A space that lies ahead: what it costs and brings in signs, and in words for whoever points at it."""
    told = told_goal(sight, goal)
    costs = []
    x, y = spot(goal.space, r * _PRICE)
    if goal.paid:
        tag = rect(-18, -10, 36, 20, "#fff8e6", 6, "#a5500a", 1.2)
        price = join(
            tag, text(-5, 4.6, f"−{len(goal.paid)}", SMALL, INK, weight=750), use(f"sign-{DECKHAND}", 9, 0, 0.62)
        )
        costs.append(at(x, y, price, class_="still"))
    if goal.crosses and goal.space == HIDE_OUT_SPACE and goal.gold:
        gx, gy = spot(-0.5, r * 1.05)
        costs.append(
            at(
                gx,
                gy,
                text(-9, 4.5, f"+{goal.gold}", SMALL, INK, weight=750, halo="#fff8e6"),
                use(f"sign-{GOLD}", 9, 0, 0.7),
                class_="still",
            )
        )
    way = path(
        _arc(sight.pirate.space, goal.space, r * 0.53),
        stroke="#8f1d12",
        width=5,
        stroke_dasharray="1 8",
        stroke_linecap="round",
        class_="way",
    )
    return group(
        Markup(_halo(goal.space, r)),
        way,
        *costs,
        title=told,
        class_="goal",
        data_route=goal.route,
        role="button",
        tabindex="0",
        aria_label=told,
        data_thing=order_on(sight.pirate, goal.space),
    )


def told_goal(sight: Sight, goal: Goal) -> str:
    """The order, the deckhands it costs, the Gold from extort, and that the ships will sail."""
    say = sight.say
    told = [say("goal", order=order_on(sight.pirate, goal.space))]
    if goal.paid:
        stations = ", ".join(sight.words.name(STATIONS[station], "nom") for station in goal.paid)
        told.append(say("goal-costs", n=len(goal.paid), stations=stations))
    if goal.crosses:
        told.append(say("goal-crosses", n=goal.gold))
    if goal.takes_up:
        told.append(say("goal-takes-up"))
    return " ".join(told)


@cache
def _arc(start: int, end: int, r: float) -> str:
    (ax, ay), (bx, by) = spot(start, r), spot(end, r)
    steps = (end - start) % SPACES
    return f"M{num(ax)} {num(ay)}A{num(r)} {num(r)} 0 {int(steps > 3)} 1 {num(bx)} {num(by)}"
