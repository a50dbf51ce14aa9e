"""Wheel and ship, which a search weighs as one: where the captain stops, and where the ship sails with that order."""

from __future__ import annotations

from karawela.bots.courses import Courses
from karawela.engine.ask import Move
from karawela.games.tiny_epic.bot.gains import Gains
from karawela.games.tiny_epic.bot.outlook import SPACES, Outlook
from karawela.games.tiny_epic.bot.turns import PAID, Stop, Turn
from karawela.games.tiny_epic.bot.worth import ahead_of
from karawela.games.tiny_epic.data.choices import ORDERS, RIGGING
from karawela.games.tiny_epic.rules.moves import ASSIGN, PASS, SAIL_END, SKIP_FROM, STOP
from karawela.games.tiny_epic.state import SAIL, TinyEpic

MOST = 20
"""So many courses are weighed, the best at first sight."""
Course = tuple[float, Move, tuple[Move, ...]]


def courses(view: TinyEpic, seat: int, kind: str) -> Courses | None:
    """At the wheel each order and card that can be reached in this turn, at sea each card; else None."""
    if view.active != seat or kind not in ("command", "sail") or (kind == "sail" and view.phase != SAIL):
        return None
    gains = Gains(view, seat, ahead_of(view, view.pirates[seat]))
    turn = Turn(gains, Outlook(gains))
    found: list[Course] = []
    if kind == "sail":
        stop = turn.here()
        for way, worth in turn.ends():
            found.append((worth, goal(view, stop, way.cell), voyage(view, way.way, view.sail_left)))
    else:
        before: tuple[Move, ...] = ()
        for stop in turn.stops():
            before = on_the_wheel(view, stop, view.steps)
            cards = turn.allowance(stop)
            for way in turn.ways(cards, stop):
                worth = turn.end_of(stop, way) - PAID * len(stop.paid)
                found.append((worth, goal(view, stop, way.cell), (*before, *voyage(view, way.way, cards))))
    found.sort(key=lambda each: each[0], reverse=True)
    del found[MOST:]
    return Courses(
        tuple([name for _, name, _ in found]), tuple([way for _, _, way in found]), [worth for worth, _, _ in found]
    )


def goal(view: TinyEpic, stop: Stop, cell: int) -> Move:
    """The order and the card."""
    pirate = view.pirates[view.active]
    return ("course", ORDERS[pirate.orders[stop.space]], view.box.map_ids[view.grid[cell]])


def on_the_wheel(view: TinyEpic, stop: Stop, steps: int) -> tuple[Move, ...]:
    """The answers from the captain's present space to the stop."""
    pirate = view.pirates[view.active]
    space, paid, wheel, found = pirate.space, list(stop.paid), pirate.wheel, []
    while space != stop.space:
        found.append(SKIP_FROM[paid.pop(0)] if space else PASS)
        space = (space + 1) % SPACES
        steps += 1
        if wheel >> space & 1:
            found.append(ASSIGN[RIGGING])
    if steps < view.box.numbers.most_steps and (stop.hands or not space):  # else he stops unasked
        found.append(STOP)
    return tuple(found)


def voyage(view: TinyEpic, cells: tuple[int, ...], cards: int) -> tuple[Move, ...]:
    """From card to card, and no farther."""
    ids, grid = view.box.map_ids, view.grid
    found: list[Move] = [("sail_to", ids[grid[cell]]) for cell in cells]
    if len(cells) < cards:
        found.append(SAIL_END)
    return tuple(found)
