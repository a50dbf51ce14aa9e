"""What changes at the end of the sea: the round, the end marker in Maracaibo, the ruby market of the Gulf."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK
from karawela.draw.pieces import token
from karawela.draw.place import Place
from karawela.draw.svg import at, circle, group, halo_box, join, rect, text, use
from karawela.engine.ask import Move
from karawela.games.maracaibo.board.artwork import ART
from karawela.games.maracaibo.board.effects import effect_tokens, fitting, row
from karawela.games.maracaibo.board.places import SMALL
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import RUBIES
from karawela.games.maracaibo.state import NOBODY
from karawela.games.maracaibo.words.telling import tell_effects


def port_key(sight: Sight) -> Hashable:
    view = sight.view
    doable = sight.doable("ruby_sell") if view.has(RUBIES) else sight.look
    return doable, view.round, view.end_marker, view.modules, view.ruby_market


def draw_port(sight: Sight) -> Markup:
    parts = [_round(sight)]
    if sight.view.end_marker != NOBODY:
        seat = sight.view.end_marker
        title = sight.words.say("board-end-marker", name=sight.name(seat))
        left, top, width, height = sight.plan.port
        marker = group(token(sight.colour(seat), 11), transform="scale(1.25)")
        parts.append(at(left + width - 20, top + height - 19, marker, title=title))
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
                26 * number if sight.plan.tall else 0,
                0 if sight.plan.tall else 25 * number,
                circle(0, 0, 12, "#ffd86b", fill_opacity=0.45) if number == now - 1 else "",
                ART.draw("lantern", glass="#ffdf7e" if lit else "#3b5560"),
                text(0, 4.7, str(number + 1), SMALL, INK if lit else CHALK, weight=750),
            )
        )
    return at(sight.plan.sea.left + (330 if sight.plan.tall else 26), 28, *lamps, title=title)


def _spot(bay: Place, number: int, tall: bool) -> Place:
    """Where a space of the ruby market is: under the Gulf's plates."""
    if tall:
        return Place(bay.left + 3 + number % 3 * 63, bay.top + 114 + number // 3 * 47, 62, 46)
    return Place(bay.left + 3.5 + number % 2 * 41, bay.top + 194 + number // 2 * 29.5, 40, 28.5)


def _rubies(sight: Sight) -> list[Markup]:
    """The ruby market: each space buys one ruby for its bonus."""
    parts = []
    for number, space in enumerate(sight.box.rubies):
        x, y, width, height = _spot(sight.plan.bay, number, sight.plan.tall)
        taken = bool(sight.view.ruby_market >> number & 1)
        tokens = tuple(effect_tokens(space.effects))
        signs = use("sign-ruby", 0, 0, 0.9) if taken else row(tokens, fitting(tokens, width - 3, 0.85))
        body = (rect(0, 0, width, height, "#ffe3e8", 5, "#8f1f38", 1.2), at(width / 2, height / 2, signs))
        title = f"{sight.told(space.id, tell_effects(sight.words, space.effects))}."
        moves: list[Move] = [("ruby_sell", space.id)]
        halo = halo_box(-1, -1, width + 2, height + 2, 7)
        parts.append(at(x, y, sight.acts.thing(moves, halo, *body, title=title, data_thing=space.id)))
    return parts
