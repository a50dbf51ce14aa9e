"""The solo pirate's turn: die, wheel, sailing, order, burial, ships (TEP-7.03 to 7.28, AMD-13.10 ff.)."""

from karawela.engine.ask import GameOver, Roll, Rules
from karawela.games.tiny_epic.data.choices import GHOST_PIRATE, MERCHANTS, ORDERS, REPAIR, RIGGING
from karawela.games.tiny_epic.rules.deckhands import place_rivals
from karawela.games.tiny_epic.rules.purse import lose_gold
from karawela.games.tiny_epic.rules.sailing import steal_from_ghost
from karawela.games.tiny_epic.rules.searching import leave_wake
from karawela.games.tiny_epic.rules.solo.booty import wealth
from karawela.games.tiny_epic.rules.solo.deeds import execute
from karawela.games.tiny_epic.rules.solo.ways import (
    GHOST_SHIP,
    YOU,
    burial_goal,
    cell_of,
    goes_to,
    may_bury,
    step_towards,
    target_of,
)
from karawela.games.tiny_epic.rules.wheel import HIDE_OUT_SPACE, SPACES, enter, pay
from karawela.games.tiny_epic.state import NOWHERE, SHIPS, TinyEpic


def rival_turn(s: TinyEpic) -> Rules:
    """The whole of it but the ships; it is never asked anything (TEP-7.03, 7.27)."""
    who = s.active
    face = yield Roll(6, "solo_die")
    s.solo_face = face
    space = face % SPACES
    s.tell("solo_die", who, face, ORDERS[s.pirates[who].orders[space]])
    advance(s, who, space)
    target, why = target_of(s, who, face)
    s.tell("solo_target", who, _named(s, target), why)
    set_sail(s, who, target)
    yield from execute(s, who, target)
    bury_check(s, who)
    s.phase = SHIPS


def _named(s: TinyEpic, target: int) -> str:
    if target == GHOST_SHIP:
        return s.box.rows.ids("ship")[GHOST_SHIP]
    return MERCHANTS[target] if target < len(MERCHANTS) else s.colour_of(YOU)


def advance(s: TinyEpic, who: int, goal: int) -> None:
    """To the space of the die, a full lap if he stands there; each order skipped costs the rightmost deckhand, repair
    first, and without one he stops short (TEP-7.04 to 7.07)."""
    pirate = s.pirates[who]
    while True:
        enter(s, who)
        if pirate.wheel >> pirate.space & 1:
            pirate.wheel &= ~(1 << pirate.space)
            place_rivals(s, who)
        if pirate.space == goal:
            break
        if pirate.space == HIDE_OUT_SPACE:
            continue
        station = next((station for station in range(REPAIR, RIGGING - 1, -1) if pirate.stations[station]), None)
        if station is None:
            s.tell("solo_stops_short", who, ORDERS[pirate.orders[pirate.space]])
            break
        pay(s, who, station)
    s.tell("captain", who, ORDERS[pirate.orders[pirate.space]])


def set_sail(s: TinyEpic, who: int, target: int) -> None:
    """Toward the target or, once it can pay, toward a burial place; it stops there, and storms do nothing (TEP-7.08,
    7.09, 7.23)."""
    pirate = s.pirates[who]
    goal = burial_goal(s, who)
    if goal == NOWHERE:
        goal = cell_of(s, target)
    else:
        s.tell("solo_burial_way", who, s.box.map_ids[s.grid[goal]])
    s.solo_goal = goal
    if pirate.cell == goal:
        s.tell("solo_stays", who)
    s.stolen = False
    for _ in range(sail_value(s, who)):
        if pirate.cell == goal:
            break
        left = pirate.cell
        goes_to(s, who, step_towards(s, left, goal))
        s.tell("sails", who, s.box.map_ids[s.grid[pirate.cell]])
        if s.rival == GHOST_PIRATE:  # AMD-13.44
            leave_wake(s, left)
        else:
            steal_from_ghost(s, who)  # AMD-13.13


def sail_value(s: TinyEpic, who: int) -> int:
    """Its row space, and one more with somebody on rigging (TEP-7.09)."""
    pirate = s.pirates[who]
    return s.box.mats[s.mat].row[len(pirate.buried)].sail + (pirate.stations[RIGGING] > 0)


def bury_check(s: TinyEpic, who: int) -> None:
    """Once a turn, always for the same price: all cubes to the pool first, then Gold (TEP-7.16, 7.25, AMD-13.17)."""
    pirate, price = s.pirates[who], s.box.numbers.solo_burial
    if wealth(s, who) < price or not may_bury(s, who, pirate.cell):
        return
    cubes = give_up_cubes(s, who)
    gold = max(0, price - cubes)
    lose_gold(s, who, gold)
    card = s.grid[pirate.cell]
    if len(pirate.buried) < s.box.numbers.treasures:
        pirate.buried.append(card)
        s.tell("buries", who, s.box.map_ids[card], gold, cubes)
    else:
        pirate.bury_urn(card)
        s.tell("buries_urn", who, s.box.map_ids[card])
    if pirate.has_done(s.box.numbers.treasures, s.amdiak):  # TEP-7.19, AMD-13.02
        s.ended_by = who
        raise GameOver


def give_up_cubes(s: TinyEpic, who: int) -> int:
    """All of them, to the pool and not to the ghost ship; how many."""
    if s.rival == GHOST_PIRATE:
        cubes, s.ghost_cubes = s.ghost_cubes, 0
    else:
        cubes, s.pirates[who].cubes = s.pirates[who].cubes, 0
    s.pool += cubes
    if cubes:
        s.tell("cubes", who, -cubes)
    return cubes
