"""Where nothing else tells it: what is open about everybody, in a strip for each under the board."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.pieces import badge
from karawela.draw.seat_panel import place_sign, seat_name, sheet
from karawela.draw.svg import at, group, text, text_width
from karawela.games.tiny_epic.board.artwork import sign
from karawela.games.tiny_epic.board.places import EDGE, SMALL
from karawela.games.tiny_epic.board.sight import Sight

_HIGH, _LINE, _NAME = 36.0, 26.0, 150.0


def seats_height(sight: Sight) -> float:
    lines = sum(_lines(sight, who) for who in range(len(sight.view.pirates)))
    return len(sight.view.pirates) * (_HIGH + 4 - _LINE) + lines * _LINE


def _lines(sight: Sight, who: int) -> int:
    room = sight.plan.width - 2 * EDGE - _NAME - 40
    used = sum(_wide(fact.amount) for fact in sight.words.facts(sight.view, who))
    return max(1, -(-int(used) // int(room)))


def _wide(amount: str) -> float:
    return 40 + text_width(amount, SMALL, True)


def draw_seats(sight: Sight, top: float) -> Markup:
    """Name, place at the end, and facts with their signs."""
    parts, y = [], top
    for who in range(len(sight.view.pirates)):
        high = _HIGH - _LINE + _lines(sight, who) * _LINE
        parts.append(at(EDGE, y, *_strip(sight, who, high)))
        y += high + 4
    return group(*parts)


def _strip(sight: Sight, who: int, high: float) -> list[Markup]:
    width = sight.plan.width - 2 * EDGE
    parts = [
        *sheet(sight.colour(who), width, high, who in sight.scene.asked, 0),
        at(20, 18, badge(sight.colour(who), 11)),
        seat_name(sight.name(who), 42, 23, _NAME - 10, 15),
    ]
    x, y = _NAME + 36, 18.0
    for fact in sight.words.facts(sight.view, who):
        wide = _wide(fact.amount)
        if x + wide > width - 8:
            x, y = _NAME + 36, y + _LINE
        body = [
            group(sign(fact.sign), transform="scale(.85)"),
            text(15, 4.8, fact.amount, SMALL + 0.6, INK, "start", 700),
        ]
        parts.append(at(x, y, *body, title=f"{fact.words}: {fact.amount}", data_thing=fact.thing or None))
        x += wide
    if sight.scene.result is not None:
        parts.append(place_sign(sight.scene.result, who, width - 20, high / 2, 13))
    return parts
