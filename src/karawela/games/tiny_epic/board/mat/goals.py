"""How far the captain can go on the wheel, by which choices, and what each goal costs and brings."""

from __future__ import annotations

from dataclasses import dataclass

from karawela.engine.ask import Move, move_text
from karawela.games.tiny_epic.data.choices import ATTACK, CANNONS, EXTORT, REPAIR, RIGGING, STATIONS
from karawela.games.tiny_epic.state import Pirate, TinyEpic

SPACES = 6
HIDE_OUT_SPACE = 0


@dataclass(frozen=True, slots=True)
class Goal:
    """A space on which the captain could stop."""

    space: int
    route: str
    """The choices that lead there, as they will be recorded."""
    paid: tuple[int, ...]
    """The stations that give a deckhand each, in the order of the way."""
    crosses: bool
    gold: int
    """What the deckhands on extort bring at the ship line."""
    takes_up: bool
    """Whether a deckhand lies there, so that its owner is asked first where it goes: the way ends with that."""


def goals(view: TinyEpic, seat: int) -> list[Goal]:
    """Every space beyond the one on which the captain stands. A way that is shown once ends where he is asked something
    else: at a deckhand that is taken up (TEP-4.13)."""
    found = []
    for steps in range(1, view.box.numbers.most_steps - view.steps + 1):
        goal = _goal(view, view.pirates[seat], steps)
        if goal is None:
            break
        found.append(goal)
        if goal.takes_up:
            break
    return found


def _goal(view: TinyEpic, pirate: Pirate, steps: int) -> Goal | None:
    """The space that many steps ahead; None where no deckhand is left to pay the way (TEP-4.11, 4.15)."""
    stations = list(pirate.stations)
    space, crosses, gold = pirate.space, False, 0
    goal = (space + steps) % SPACES
    order = _thrift(pirate, goal, goal < space or steps >= SPACES)
    moves: list[Move] = []
    paid: list[int] = []
    for _ in range(steps):
        if space == HIDE_OUT_SPACE:
            moves.append(("captain_pass",))
        else:
            station = next((each for each in order if stations[each]), None)
            if station is None:
                return None
            stations[station] -= 1
            paid.append(station)
            moves.append(("captain_skip", STATIONS[station]))
        space = (space + 1) % SPACES
        if space == HIDE_OUT_SPACE:
            crosses, gold = True, stations[EXTORT]
    takes_up = bool(pirate.wheel >> space & 1)
    last = view.steps + steps == view.box.numbers.most_steps
    forced = last or (space != HIDE_OUT_SPACE and not any(stations))
    if not takes_up and not forced:
        moves.append(("captain_stop",))
    route = ";".join([move_text(move) for move in moves])
    return Goal(space, route, tuple(paid), crosses, gold, takes_up)


def _thrift(pirate: Pirate, goal: int, crosses: bool) -> tuple[int, ...]:
    """From where deckhands are paid first: those that do nothing, then those that are wanted least on this way."""
    fights = bool(pirate.orders) and pirate.orders[goal] == ATTACK
    if crosses:
        return (REPAIR, RIGGING, CANNONS, EXTORT) if fights else (REPAIR, CANNONS, RIGGING, EXTORT)
    return (REPAIR, EXTORT, RIGGING, CANNONS) if fights else (REPAIR, EXTORT, CANNONS, RIGGING)
