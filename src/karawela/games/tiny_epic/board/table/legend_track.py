"""The track of legend: six levels, what each brings once, how far one sails and how many dice one rolls there."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.svg import at, group, join, rect, shorten, text, use
from karawela.games.tiny_epic.board.effects import fitting, level_tokens, row, row_width
from karawela.games.tiny_epic.board.names import DIE
from karawela.games.tiny_epic.board.pieces import legend_token
from karawela.games.tiny_epic.board.places import SMALL
from karawela.games.tiny_epic.board.sight import Sight
from karawela.words.messages import capital


def legend_key(sight: Sight) -> Hashable:
    return sight.look, sight.plan.legend, tuple([pirate.legend for pirate in sight.view.pirates])


def levels_reached(sight: Sight) -> frozenset[int]:
    """Where tokens stand."""
    return frozenset(pirate.legend for pirate in sight.view.pirates)


def _size(sight: Sight) -> tuple[float, float, int]:
    place, lines = sight.plan.legend, 2 if sight.plan.tall else 1
    across = len(sight.box.levels) // lines
    return place.width / across, place.height / lines, across


def draw_levels(sight: Sight) -> Markup:
    """The levels; what one brings stands where nobody's token is."""
    place, words = sight.plan.legend, sight.words
    wide, high, across = _size(sight)
    parts, reached = [], levels_reached(sight)
    for number, level in enumerate(sight.box.levels):
        x, y = round(number % across * wide, 1), round(number // across * high, 1)
        name = capital(words.name(level.id))
        signs = join(
            use("sign-sail", 11, high - 12, 0.72),
            text(20, high - 7.4, str(level.sail), SMALL, INK, "start", 700),
            use(f"sign-{DIE}", 38, high - 12, 0.72),
            text(47, high - 7.4, str(level.dice), SMALL, INK, "start", 700),
        )
        body = [
            rect(1, 1, wide - 3, high - 3, "#e9dcc0", 6, "#6d5125", 1.2),
            text(6, 14, shorten(name, SMALL, wide - 10, True), SMALL, INK, "start", 650),
            signs,
        ]
        if level.bonus and number not in reached:
            tokens = level_tokens(level)
            k = fitting(tokens, wide - 68, 0.62)
            body.append(at(wide - 6 - row_width(tokens, k) / 2, high - 12, row(tokens, k)))
        parts.append(at(x, y, *body, title=sight.told(level.id), data_thing=level.id))
    return at(place.left, place.top, *parts)


def draw_tokens(sight: Sight) -> Markup:
    """Everybody's token on the own level."""
    place = sight.plan.legend
    wide, high, across = _size(sight)
    parts = []
    levels = [pirate.legend for pirate in sight.view.pirates]
    for who, level in enumerate(levels):
        nth, among = levels[:who].count(level), levels.count(level)
        x = place.left + (level % across + 1) * wide - 13 - nth * min(17.0, (wide - 78) / max(1, among - 1))
        y = place.top + (level // across + 1) * high - 13
        title = sight.say("legend-of", name=sight.name(who), level=sight.box.levels[level].id)
        token = group(legend_token(sight.colour(who)), transform=f"scale({0.8 if among < 3 else 0.62:g})")
        parts.append(at(round(x, 1), round(y, 1), token, title=title, id=f"legend-{who}", class_="piece"))
    return join(*parts)
