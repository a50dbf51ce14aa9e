"""The land behind Maracaibo: jungle, four rivers, and the exploration track with what each space gives."""

from __future__ import annotations

from functools import cache
from math import hypot

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, ink_on
from karawela.draw.svg import at, circle, group, halo_box, heading, join, path, rect, route, text, use
from karawela.games.maracaibo.board.artwork import ART, scenery
from karawela.games.maracaibo.board.effects import Token, effect_tokens, fitting, row, row_width
from karawela.games.maracaibo.board.places import SMALL, TOUCH, Plan
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import NONE, RETIREMENT, Box, Step
from karawela.games.maracaibo.words.telling import tell_effects
from karawela.words.messages import capital

_HEIGHT = 27
_MOST = 45.0
"""A space is at most so wide."""


def draw_track(sight: Sight) -> Markup:
    """All of it that never changes."""
    box, retiring = sight.box, sight.view.has(RETIREMENT)
    left, top, width, height = sight.plan.land
    plan = sight.plan
    spaces = [step for number, step in enumerate(box.track) if number <= box.last or retiring]
    return group(
        at(left, top, scenery("land", (324, 508), (width, height))),
        *_rivers(plan, box),
        *_ways(plan, box, spaces),
        heading(left + width - 14, top + 24, sight.words.say("board-track"), 17, "#fff3cf", "end", halo="#2f5530"),
        *(_space(sight, step) for step in spaces),
        rect(left, top, width, height, "none", 10, "#d9a441", 2.4),
    )


def _rivers(plan: Plan, box: Box) -> list[Markup]:
    """Each river runs between the spaces that it parts."""
    parts = []
    for river, _ in enumerate(box.river_ids):
        fords = []
        along = (0.0, 0.0)
        for step in box.track:
            if step.crosses == river:
                (ax, ay), (bx, by) = _place(plan, step), _place(plan, box.track[step.next[0]])
                fords.append(((ax + bx) / 2, (ay + by) / 2))
                along = (-(by - ay), bx - ax)
        (x1, y1), (x2, y2) = min(fords, key=lambda at_: at_[1]), max(fords, key=lambda at_: at_[1])
        if len(fords) > 1:
            along = (x2 - x1, y2 - y1)
        elif along[1] < 0:
            along = (-along[0], -along[1])
        size = hypot(*along) or 1.0
        dx, dy = along[0] / size * 30, along[1] / size * 30
        mx, my = (x1 + x2) / 2 + dy / 5, (y1 + y2) / 2 - dx / 5
        course = route(
            "M", x1 - dx, y1 - dy, "Q", x1 - dx / 3, y1 - dy / 2, x1, y1, "Q", mx, my, x2, y2, "T", x2 + dx, y2 + dy
        )
        parts += [
            path(course, stroke="#1d5f86", width=11, stroke_linecap="round"),
            path(course, stroke="#58b6df", width=7.5, stroke_linecap="round"),
            path(course, stroke="#d6f1fa", width=1.4, stroke_dasharray="7 6", stroke_linecap="round"),
        ]
        ends = ((x2 + dx * 0.95, y2 + dy * 0.95), (x1 - dx * 0.95, y1 - dy * 0.95))
        x, y = max(ends, key=lambda end: _room(plan, box, end))
        parts.append(
            at(x, y, circle(0, 0, 9, "#1d5f86", CHALK, 1.2), text(0, 4.8, str(river + 1), SMALL, CHALK, weight=700))
        )
    return parts


def _room(plan: Plan, box: Box, point: tuple[float, float]) -> float:
    """How far a point is from the nearest space."""
    return min(hypot(x - point[0], y - point[1]) for x, y in (_place(plan, step) for step in box.track))


def _place(plan: Plan, step: Step) -> tuple[float, float]:
    return plan.space_place(step.x, step.y)


def _ways(plan: Plan, box: Box, spaces: list[Step]) -> list[Markup]:
    """Dotted paths from space to space."""
    shown = {step.id for step in spaces}
    legs = []
    for step in spaces:
        for there in (*step.next, *step.next_retirement):
            if box.track[there].id in shown:
                legs.append(route("M", *_place(plan, step), "L", *_place(plan, box.track[there])))
    d = "".join(legs)
    return [
        path(d, stroke="#5a3d1c", width=5.4, stroke_linecap="round", stroke_opacity=0.55),
        path(d, stroke="#f3dfae", width=3, stroke_dasharray="1 6.5", stroke_linecap="round"),
    ]


def _tokens(step: Step) -> tuple[Token, ...]:
    """Without surcharges, and no more than find room: a space is small, and the words tell the rest."""
    tokens = [t for t in effect_tokens(step.effects) if not (t.sign == "coin" and t.label.startswith("+"))]
    while len(tokens) > 1 and row_width(tokens, 0.75) > _MOST:
        tokens.pop()
    return tuple(tokens)


@cache
def _size(tokens: tuple[Token, ...]) -> tuple[float, float]:
    """The width of a space, and the size of its signs."""
    k = fitting(tokens, _MOST - 4, 0.95)
    return max(32.0, row_width(tokens, k) + 6), k


def _space(sight: Sight, step: Step) -> Markup:
    """A stone with the effect; the start is a camp, the last one a crown of gold."""
    x, y = _place(sight.plan, step)
    words = sight.words
    title = f"{sight.told(step.id, tell_effects(words, step.effects))}."
    if step.id == sight.box.track[0].id:
        return at(x, y, ART.draw("camp"), title=capital(words.name(step.id)), data_thing=step.id)
    tokens = _tokens(step)
    width, k = _size(tokens)
    last = step.id == sight.box.track[sight.box.last].id
    fill = "#ffe9a6" if last else "#f7ecd2"
    return at(
        x,
        y,
        rect(-width / 2 + 1.5, -_HEIGHT / 2 + 2.5, width, _HEIGHT, INK, 12, fill_opacity=0.35),
        rect(
            -width / 2, -_HEIGHT / 2, width, _HEIGHT, fill, 12, "#a87a1f" if last else "#5a3d1c", 2.4 if last else 1.4
        ),
        row(tokens, k) if tokens else "",
        title=title,
        data_thing=step.id,
    )


def draw_explore(sight: Sight) -> Markup:
    """The spaces that the explorer can reach now."""
    parts = []
    acts, words = sight.offers, sight.words
    for step in sight.box.track:
        move = ("explore_move", step.id)
        if not acts.can(*move):
            continue
        x, y = _place(sight.plan, step)
        least = TOUCH if sight.plan.tall else 0.0
        width, height = max(least, _size(_tokens(step))[0] + 6), max(least, _HEIGHT + 6.0)
        title = tell_effects(words, step.effects)
        halo = halo_box(-width / 2, -height / 2, width, height, 14)
        parts.append(at(x, y, acts.thing([move], halo, title=title, data_thing=step.id)))
    return group(*parts, class_="over") if parts else Markup("")


def draw_marks(sight: Sight) -> Markup:
    """The markers on the retirement tile, and the rivers that the viewer has crossed."""
    box, captain, plan = sight.box, sight.captain, sight.plan
    parts = []
    if sight.view.has(RETIREMENT) and box.track[box.last].next_retirement:
        x, y = _place(plan, box.track[box.track[box.last].next_retirement[0]])
        waiting = [seat for seat, each in enumerate(sight.view.captains) if each.may_retire]
        for place, seat in enumerate(waiting):
            colour = sight.colour(seat)
            disc = circle(0, 0, 9, colour.hex, CHALK, 1.2)
            parts.append(
                at(x + 32 + 19 * place, y, disc, text(0, 4.8, colour.letter, SMALL, ink_on(colour.hex), weight=700))
            )
    for step in box.track:
        if step.crosses != NONE and captain.rivers >> step.crosses & 1:
            (ax, ay), (bx, by) = _place(plan, step), _place(plan, box.track[step.next[0]])
            parts.append(
                at(
                    (ax + bx) / 2,
                    (ay + by) / 2,
                    circle(0, 0, 7, "#f7ecd2", "#2f752e", 1.4),
                    use("sign-check", 0, 0, 0.75),
                )
            )
    return join(*parts)
