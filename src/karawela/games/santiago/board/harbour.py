"""The harbour: the ship with its demand, the value flags and the ship track."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, PAPER
from karawela.draw.pieces import arrow, flag, plaque, ship
from karawela.draw.svg import at, circle, group, halo_box, heading, join, path, rect, text, text_width
from karawela.engine.ask import Move
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import ART, good
from karawela.games.santiago.board.formulas import effect_of, formula
from karawela.games.santiago.board.goods import good_die
from karawela.games.santiago.board.places import (
    ASIDE_AT,
    DIE_Y,
    FLAG_X,
    FLAG_Y,
    MARKER_Y,
    ROLLED_AT,
    TRACK_X,
    TRACK_Y,
    Plan,
)
from karawela.games.santiago.data.components import (
    BUILDING_INDEX,
    CHEQUERED,
    DICE,
    GOODS,
    ORDINARY,
    SHIP,
    SHIP_TRACK,
    SHIPS,
    VALUE_MARKER,
    WOOD,
)
from karawela.games.santiago.state import OFF_SHIP, Santiago
from karawela.words import Words


def draw_harbour(view: Santiago, acts: Acts, plan: Plan) -> Markup:
    """The ship in port with its dice, the value track and the ships that left; rolled dice, where no plaza has them."""
    words = acts.words
    parts = [_flags(view, acts, plan), _track(view, words, plan)]
    if view.ship_in_port:
        parts.append(the_ship(words.say("board-ship", n=view.ship_token)))
        on_ship = [which for which in range(ORDINARY) if view.dice[which] != OFF_SHIP]
        parts += [_die(view, acts, plan, which, plan.die_x[place]) for place, which in enumerate(on_ship)]
        if any(move[0] == "load_wood" for move in acts.options):
            parts.append(_row_marks(plan))
        if view.set_aside != OFF_SHIP:
            parts.append(_set_aside(view, acts, plan))
    elif view.rolled and plan.harbour_up:
        parts += [_no_ship(""), rolled_dice(view, acts, *ROLLED_AT, pitch=92, size=62)]
    else:
        parts.append(_no_ship(words.say("no-ship")))
    return at(0, -plan.harbour_up, *parts) if plan.harbour_up else join(*parts)


def rolled_dice(view: Santiago, acts: Acts, x: float, y: float, pitch: float, size: float) -> Markup:
    """All five dice on a paper below x, y."""
    width = 5 * pitch + 16
    return join(
        rect(x - width / 2 + 3, y + 4, width, size + 58, INK, 6, fill_opacity=0.25),
        rect(x - width / 2, y, width, size + 58, PAPER, 6, "#7b5c2a", 1.5),
        heading(x, y + 25, acts.words.say("board-new-ship", n=view.ship_token), 21),
        *row_of_dice(view, acts, x, y + 40 + size / 2, pitch, size),
    )


def row_of_dice(view: Santiago, acts: Acts, x: float, y: float, pitch: float, size: float) -> list[Markup]:
    """The dice that were rolled, centred at x, y; the roller clicks the one that stays ashore."""
    half = size / 2 + 8
    parts = []
    for which in range(ORDINARY):
        name = GOODS[which]
        thing = acts.thing(
            [("choose_demand", DICE[which])],
            halo_box(-half, -half + 1, 2 * half, 2 * half, 16),
            good_die(which, view.rolled[which], size),
            title=acts.words.name(name),
            data_thing=name,
        )
        parts.append(at(x + (which - 2) * pitch, y, thing, id=f"die-{name}", class_="piece"))
    return parts


# ------------------------------------------------------------------ the ship


@cache
def _no_ship(words: str) -> Markup:
    """An empty berth: two bollards, a rope, a buoy."""
    return group(
        ART.draw("berth"),
        at(652, 708, rect(-86, -22, 172, 42, PAPER, 5, "#7b5c2a", 1.6), heading(0, 7, words, 23)) if words else "",
        class_="still",
    )


@cache
def the_ship(words: str) -> Markup:
    return group(ART.draw("schooner"), title=words, id="ship", data_thing=SHIP)


@cache
def _row_marks(plan: Plan) -> Markup:
    """Which row of numbers is for goods and which for wood."""
    x, (upper, lower) = plan.die_x[0] - 60, plan.hull_chips_y
    return group(
        circle(x, upper, 11, CHALK, INK, 1),
        good("crate", x, upper, 16),
        circle(x, lower - 1, 11, CHALK, INK, 1),
        good(GOODS[WOOD], x, lower - 1, 17),
        class_="still",
    )


def _die(view: Santiago, acts: Acts, plan: Plan, which: int, x: float) -> Markup:
    """A die on deck; below it, on the hull, a chip for everything that can be done with it now."""
    name, value = GOODS[which], view.dice[which]
    loads, wood = acts.starting("load", name), acts.starting("load_wood", name)
    uses = acts.uses_with(DICE[which]) + acts.uses_with(name, at_ship=True)
    loading: list[Move] = [("load", name, 1), ("load_wood", name, 1)]
    upper, lower = plan.hull_chips_y
    chips = _numbers(acts, plan, x, upper, loads) + _numbers(acts, plan, x, lower, wood)
    chips += [
        acts.chip(move, x, plan.hull_chips_y[row], 74, plan.chip[1], formula(_with_die(move, name), plan.chip_signs))
        for row, move in enumerate(move for move in uses if acts.can(*move))
    ]
    title = acts.words.say("board-wants", good=name, n=value)
    box = halo_box(-31, -30, 62, 62, 12)
    body = good_die(which, value, 50, dim=value == 0)
    thing = acts.thing([*uses, *(loads + wood or loading)], box, body, title=title, data_thing=name)
    return join(at(x, DIE_Y, thing, id=f"die-{name}", class_="piece"), *chips)


def _with_die(use: Move, name: str) -> tuple[str, ...]:
    """What a house does, in signs, where the chip lies below the die of a good: the die itself need not be shown."""
    signs = effect_of("building", BUILDING_INDEX[str(use[1])])
    return tuple(name if sign == "crate" else sign for sign in signs if sign != "die")


def _numbers(acts: Acts, plan: Plan, x: float, y: float, moves: list[Move]) -> list[Markup]:
    """A chip for each number of goods, centred below the die."""
    width = plan.chip[2] if len(moves) > 3 else plan.chip[0]
    first = x - (len(moves) - 1) * (width + 1) / 2
    return [
        acts.chip(
            move, first + i * (width + 1), y, width, plan.chip[1], text(0, 4.8, str(move[2]), 14.5, INK, weight=700)
        )
        for i, move in enumerate(moves)
    ]


def _set_aside(view: Santiago, acts: Acts, plan: Plan) -> Markup:
    """The fifth die, on a raft of its own."""
    x, y = ASIDE_AT
    name = GOODS[view.set_aside]
    words = acts.words.say("set-aside")
    uses = acts.uses_with(DICE[view.set_aside])
    body = good_die(view.set_aside, view.set_aside_value, 40, dim=True)
    thing = acts.thing(uses, "", body, title=words, data_thing=name)
    return join(
        tag(words, x, y + 36, plan.small),
        at(x, y, thing, id=f"die-{name}", class_="piece"),
    )


# ------------------------------------------------------------------ value and ships


def _flags(view: Santiago, acts: Acts, plan: Plan) -> Markup:
    """Signal flags 2, 3, 4 and chequered on a line, the blue marker below the one that counts."""
    marker = FLAG_X[min(max(view.marker, 2), 5) - 2]
    ways = []
    for side, step, turn in (("left", -33, 180), ("right", 33, 0)):
        for move in acts.uses_with(side):
            if acts.can(*move):
                ways.append(acts.chip(move, marker + step, MARKER_Y, 30, plan.chip[1] + 2, arrow(20, 16, INK, turn)))
    return join(
        _flag_line(acts.words.say("value-flags"), plan.small),
        at(
            marker,
            MARKER_Y,
            ART.draw("marker"),
            id="marker",
            class_="piece",
            title=value_in_words(view, acts.words),
            data_thing=VALUE_MARKER,
        ),
        *ways,
    )


def value_in_words(view: Santiago, words: Words) -> str:
    return words.say("board-value", n=view.marker) if view.marker < CHEQUERED else words.say("value-flags")


@cache
def _flag_line(words: str, small: float) -> Markup:
    flags = [
        at(x - 22, FLAG_Y, flag(44, 30, sign, CHALK, chequered=not sign))
        for x, sign in zip(FLAG_X, ("2", "3", "4", ""), strict=True)
    ]
    left, right = FLAG_X[0] - 34, FLAG_X[3] + 34
    return group(
        rect(
            left - 2,
            MARKER_Y - 17,
            right - left + 4,
            34,
            "#0c3340",
            17,
            PAPER,
            1,
            fill_opacity=0.75,
            stroke_opacity=0.6,
        ),
        *(circle(x, MARKER_Y, 3, PAPER, fill_opacity=0.7) for x in FLAG_X),
        path(
            f"M{left} {FLAG_Y - 12}Q{(left + right) / 2} {FLAG_Y + 8} {right} {FLAG_Y - 12}",
            stroke="#e9d5a4",
            width=1.6,
        ),
        tag(words, (left + right) / 2, FLAG_Y - 15, small),
        path(
            f"M{left} {FLAG_Y - 18}V{MARKER_Y - 17}M{right} {FLAG_Y - 18}V{MARKER_Y - 17}",
            stroke="#5a3a1e",
            width=4,
            stroke_linecap="round",
        ),
        *flags,
        title=words,
        data_thing=VALUE_MARKER,
    )


def _track(view: Santiago, words: Words, plan: Plan) -> Markup:
    """Seven berths in time; the ship token lies on the current one."""
    return join(
        _track_boxes(words.say("ship-track"), view.departed, plan.small),
        at(
            TRACK_X[min(max(view.ship_token, 1), SHIPS) - 1],
            TRACK_Y - 3,
            ship(36),
            id="ship-token",
            class_="piece still",
            title=words.say("board-ship", n=view.ship_token),
        ),
    )


@cache
def _track_boxes(words: str, departed: int, small: float) -> Markup:
    boxes = []
    for number, x in enumerate(TRACK_X, 1):
        gone = number <= departed
        boxes.append(rect(x - 22, TRACK_Y - 20, 44, 40, "#b9cfd0" if gone else PAPER, 6, "#5a3a1e", 1.4))
        if gone:
            boxes.append(
                path(
                    f"M{x - 9} {TRACK_Y - 4}l6 7 12-14",
                    stroke="#2c5a4a",
                    width=3.4,
                    stroke_linecap="round",
                    stroke_linejoin="round",
                )
            )
        boxes.append(text(x + 15, TRACK_Y + 16, str(number), small - 0.5, INK, weight=700))
    return group(
        rect(
            TRACK_X[0] - 26,
            TRACK_Y - 24,
            TRACK_X[-1] - TRACK_X[0] + 52,
            48,
            "#5a3a1e",
            8,
            "#2b1a0d",
            1.2,
            fill_opacity=0.85,
        ),
        *boxes,
        tag(words, TRACK_X[0], TRACK_Y - 34.5, small),
        title=words,
        data_thing=SHIP_TRACK,
    )


def tag(words: str, x: float, y: float, size: float = 13) -> Markup:
    """A paper tag with a word, centred."""
    width = text_width(words, size) + 16
    return at(x - width / 2, y - 9.5, plaque(width, 19, (words,), size))
