"""What changes at the end of the sea: the round, the end marker in Maracaibo, the ruby market of the Gulf."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK
from karawela.draw.pieces import token
from karawela.draw.svg import at, circle, halo_box, join, rect, text, use
from karawela.engine.ask import Move
from karawela.games.maracaibo.board.artwork import ART
from karawela.games.maracaibo.board.effects import effect_tokens, fitting, row
from karawela.games.maracaibo.board.places import BAY, EDGE, PORT
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import RUBIES
from karawela.games.maracaibo.state import NOBODY
from karawela.games.maracaibo.words.telling import tell_effects

_SPACE, _SPACE_HEIGHT = 31, 21


def port_key(sight: Sight) -> Hashable:
    view = sight.view
    doable = sight.doable("ruby_sell") if view.has(RUBIES) else sight.look
    return doable, view.round, view.end_marker, view.modules, view.ruby_market


def draw_port(sight: Sight) -> Markup:
    parts = [_round(sight)]
    if sight.view.end_marker != NOBODY:
        seat = sight.view.end_marker
        title = sight.words.say("board-end-marker", name=sight.name(seat))
        parts.append(at(PORT[0] + 20, PORT[1] + 46, token(sight.colour(seat), 11), title=title))
    if sight.view.has(RUBIES):
        parts += _rubies(sight)
    return join(*parts)


def _round(sight: Sight) -> Markup:
    """Three lanterns over the harbour, one lit for each round begun."""
    rounds, now = sight.box.numbers.rounds, sight.view.round
    title = sight.words.say("board-round", n=now, of=rounds) if now else sight.words.say("board-setup")
    lamps = []
    for number in range(rounds):
        lit = number < now
        lamps.append(
            at(
                0,
                24 * number,
                circle(0, 0, 12, "#ffd86b", fill_opacity=0.45) if number == now - 1 else "",
                ART.draw("lantern", glass="#ffdf7e" if lit else "#3b5560"),
                text(0, 4.2, str(number + 1), 12, INK if lit else CHALK, weight=750),
            )
        )
    return at(EDGE + 36, 28, *lamps, title=title)


def _rubies(sight: Sight) -> list[Markup]:
    """The ruby market: each space buys one ruby for its bonus."""
    left, top, _, height = BAY
    parts = []
    for number, space in enumerate(sight.box.rubies):
        x = left + 2 + number % 3 * (_SPACE + 1)
        y = top + height - 2 * (_SPACE_HEIGHT + 2) - 2 + number // 3 * (_SPACE_HEIGHT + 2)
        taken = bool(sight.view.ruby_market >> number & 1)
        tokens = tuple(effect_tokens(space.effects))
        body = [rect(0, 0, _SPACE, _SPACE_HEIGHT, "#ffe3e8", 5, "#8f1f38", 1.2)]
        body.append(
            use("sign-ruby", _SPACE / 2, _SPACE_HEIGHT / 2, 0.9)
            if taken
            else at(_SPACE / 2, _SPACE_HEIGHT / 2, row(tokens, fitting(tokens, _SPACE - 3, 0.85)))
        )
        title = f"{sight.told(space.id, tell_effects(sight.words, space.effects))}."
        moves: list[Move] = [("ruby_sell", space.id)]
        parts.append(
            at(x, y, sight.acts.thing(moves, halo_box(-2, -2, _SPACE + 4, _SPACE_HEIGHT + 4, 7), *body, title=title))
        )
    return parts
