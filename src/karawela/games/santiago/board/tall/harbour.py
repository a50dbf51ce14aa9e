"""The harbour on a phone: the ship with its dice, what it pays, which ship it is, and the supply on the wharf."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, PAPER
from karawela.draw.pieces import flag, ship
from karawela.draw.svg import at, circle, group, halo_box, heading, join, num, path, rect, text
from karawela.engine.ask import Move
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import ART, good
from karawela.games.santiago.board.goods import good_die
from karawela.games.santiago.board.harbour import rolled_dice, tag, the_ship, value_in_words
from karawela.games.santiago.board.tall.places import (
    ASIDE_AT,
    DIE_X,
    DIE_Y,
    FLAG_X,
    FLAG_Y,
    MARKER_Y,
    ROLLED_AT,
    SHIP_AT,
    SHIP_SCALE,
    SUPPLY_X,
    SUPPLY_Y,
    TRACK_X,
    TRACK_Y,
)
from karawela.games.santiago.data.components import (
    CHEQUERED,
    DICE,
    GOODS,
    ORDINARY,
    SHIP_TRACK,
    SHIPS,
    VALUE_MARKER,
)
from karawela.games.santiago.state import OFF_SHIP, Santiago

_SMALL = 12.5
_SIGNS = ("2", "3", "4", "")


def draw_ship(view: Santiago, acts: Acts) -> Markup:
    """The ship with four dice and the fifth beside it, or the dice that were just rolled, or an empty berth."""
    words = acts.words
    if view.rolled:
        return rolled_dice(view, acts, *ROLLED_AT, pitch=72, size=52)
    if not view.ship_in_port:
        return at(195, 590, rect(-80, -20, 160, 40, PAPER, 5, "#7b5c2a", 1.6), heading(0, 7, words.say("no-ship"), 21))
    x, y = SHIP_AT
    name = words.say("board-ship", n=view.ship_token)
    hull = group(the_ship(name), transform=f"translate({x} {y}) scale({SHIP_SCALE})")
    on_ship = [which for which in range(ORDINARY) if view.dice[which] != OFF_SHIP]
    parts = [hull, *(_die(view, acts, which, DIE_X[place]) for place, which in enumerate(on_ship))]
    if view.set_aside != OFF_SHIP:
        aside, where = GOODS[view.set_aside], words.say("set-aside")
        body = good_die(view.set_aside, view.set_aside_value, 38, dim=True)
        thing = acts.thing(acts.uses_with(DICE[view.set_aside]), "", body, title=where, data_thing=aside)
        parts.append(at(*ASIDE_AT, thing, id=f"die-{aside}", class_="piece"))
        parts.append(tag(where, ASIDE_AT[0] + 3, ASIDE_AT[1] + 33, _SMALL - 0.5))
    return join(*parts)


def _die(view: Santiago, acts: Acts, which: int, x: float) -> Markup:
    """A die on deck, to be touched where one thing can be done with it; of several the page asks."""
    name, value = GOODS[which], view.dice[which]
    moves = acts.uses_with(DICE[which]) + acts.uses_with(name, at_ship=True)
    moves += acts.starting("load", name) + acts.starting("load_wood", name)
    tried: list[Move] = [("load", name, 1), ("load_wood", name, 1)]
    title = acts.words.say("board-wants", good=name, n=value)
    body = join(
        _several() if sum(acts.can(*move) for move in moves) > 1 else "", good_die(which, value, 46, value == 0)
    )
    thing = acts.thing(moves or tried, halo_box(-28, -27, 56, 56, 12), body, title=title, data_thing=name)
    return at(x, DIE_Y, thing, id=f"die-{name}", class_="piece")


@cache
def _several() -> Markup:
    """Around a die with which several things can be done."""
    return rect(-28, -27, 56, 56, "#fff1bd", 12, "#e07b00", 2.6, stroke_dasharray="8 6", fill_opacity=0.6)


# ------------------------------------------------------------------ value and ships


def draw_flags(view: Santiago, acts: Acts) -> Markup:
    """Flags 2, 3, 4 and chequered, the blue marker below the one that counts; where it can be moved, the flag itself is
    touched."""
    words = acts.words
    now = min(max(view.marker, 2), CHEQUERED) - 2
    flags = []
    for place, x in enumerate(FLAG_X):
        side = {now - 1: "left", now + 1: "right"}.get(place, "")
        moves = [move for move in acts.uses_with(side) if acts.can(*move)] if side else []
        cloth = at(-18, -8, flag(36, 26, _SIGNS[place], CHALK, chequered=not _SIGNS[place]))
        halo = halo_box(-22, -16, 44, 54, 8)
        flags.append(at(x, FLAG_Y, acts.thing(moves, halo, cloth, data_thing=VALUE_MARKER)))
    return join(
        _line(),
        tag(words.say("value-flags"), 36, FLAG_Y - 22, _SMALL),
        *flags,
        at(
            FLAG_X[now],
            MARKER_Y,
            ART.draw("marker"),
            id="marker",
            class_=acts.piece,
            title=value_in_words(view, words),
            data_thing=VALUE_MARKER,
        ),
    )


@cache
def _line() -> Markup:
    left, right = FLAG_X[0] - 24, FLAG_X[-1] + 24
    return join(
        rect(left, MARKER_Y - 14, right - left, 28, "#0c3340", 14, PAPER, 1, fill_opacity=0.75, stroke_opacity=0.6),
        *(circle(x, MARKER_Y, 3, PAPER, fill_opacity=0.7) for x in FLAG_X),
        path(
            f"M{left} {FLAG_Y - 14}Q{(left + right) / 2} {FLAG_Y - 2} {right} {FLAG_Y - 14}",
            stroke="#e9d5a4",
            width=1.4,
        ),
    )


def draw_track(view: Santiago, acts: Acts) -> Markup:
    """Seven berths in time; the ship token lies on the current one."""
    words = acts.words
    here = TRACK_X[min(max(view.ship_token, 1), SHIPS) - 1]
    return group(
        _berths(words.say("ship-track"), view.departed),
        at(
            here,
            TRACK_Y - 5,
            ship(23),
            id="ship-token",
            class_="piece",
            title=words.say("board-ship", n=view.ship_token),
        ),
        data_thing=SHIP_TRACK,
    )


@cache
def _berths(words: str, departed: int) -> Markup:
    parts = [
        rect(TRACK_X[0] - 15, TRACK_Y - 23, TRACK_X[-1] - TRACK_X[0] + 30, 46, "#5a3a1e", 7, "#2b1a0d", 1.2),
        tag(words, TRACK_X[0] + 14, FLAG_Y - 22, _SMALL),
    ]
    for number, x in enumerate(TRACK_X, 1):
        gone = number <= departed
        parts.append(rect(x - 12, TRACK_Y - 20, 24, 40, "#b9cfd0" if gone else PAPER, 5, "#5a3a1e", 1))
        if gone:
            parts.append(path(f"M{num(x - 6)} {TRACK_Y - 8}l4 5 8-9", stroke="#2c5a4a", width=3))
        parts.append(text(x, TRACK_Y + 16, str(number), _SMALL, INK, weight=700))
    return join(*parts)


# ------------------------------------------------------------------ the supply


def draw_supply(view: Santiago, acts: Acts) -> Markup:
    """Six goods with how many are left of each."""
    parts = [rect(2, SUPPLY_Y - 27, 386, 56, "#a67a48", 5, "#4a2f14", 1.4)]
    for which, name in enumerate(GOODS):
        left = view.supply[which]
        body = _stack(name, left, acts.words.name(name))
        parts.append(
            acts.thing(
                [("pablo_take", name)],
                halo_box(-31, -26, 62, 54, 8),
                body,
                title=acts.words.say("supply-of", good=name, n=left),
                transform=f"translate({num(SUPPLY_X[which])} {SUPPLY_Y})",
                id=f"supply-{name}",
                data_thing=name,
            )
        )
    return join(*parts)


@cache
def _stack(name: str, left: int, label: str) -> Markup:
    return join(
        rect(-30, -24, 60, 50, "#fff6e0", 6, "#7b5c2a", 1, fill_opacity=0.94),
        group(good(name, -12, -8, 27), opacity=None if left else 0.35),
        circle(15, -8, 11.5, INK if left else "#7d2a20"),
        text(15, -3, str(left), 14.5, CHALK, weight=700),
        text(0, 21, label, _SMALL, INK),
    )
