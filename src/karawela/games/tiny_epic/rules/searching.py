"""Poszukiwania: search tokens, wake tokens, and what they bring (chapters 4.7 and 11.6)."""

from collections.abc import Callable

from karawela.effects.resolver import Doing
from karawela.engine.ask import Ask, Draw, Move, Rules
from karawela.games.tiny_epic.data.choices import NONE
from karawela.games.tiny_epic.data.words import Cube, DeepSearch, Gold, Jostle, Search, SureFire
from karawela.games.tiny_epic.rules.deckhands import jostle
from karawela.games.tiny_epic.rules.doing import carry_out, does, gives
from karawela.games.tiny_epic.rules.purse import gain_gold, gain_sure_fire, spend_cubes, take_cube_anywhere
from karawela.games.tiny_epic.state import TinyEpic

WAKE = "wake"


def searches(s: TinyEpic, verb: str, cell: int, card: str = "") -> list[Move]:
    """The tokens on a card; their kind is said only where both lie (TEP-4.60, AMD-11.62)."""
    first: Move = (verb, card) if card else (verb,)
    search, wake = s.tokens >> cell & 1, s.wakes[cell] != NONE
    if search and wake:
        return [(*first, "search"), (*first, WAKE)]
    return [first] if search or wake else []


def takes_wake(s: TinyEpic, cell: int, answer: Move) -> bool:
    """Which of the tokens is meant: the one that is named, or the only one."""
    return answer[-1] == WAKE or not s.tokens >> cell & 1


def named_search(s: TinyEpic, seat: int) -> Callable[[Move], bool] | None:
    """In the order the kind may be named, too, where only one token lies (AMD-11.62)."""
    cell = s.pirates[seat].cell
    if not s.amdiak or len(searches(s, "order_search", cell)) != 1:
        return None
    named: Move = ("order_search", "search" if s.tokens >> cell & 1 else WAKE)
    return lambda move: move == named


def can_search(s: TinyEpic, seat: int, effect: object = None) -> bool:
    cell = s.pirates[seat].cell
    return bool(s.tokens >> cell & 1) or s.wakes[cell] != NONE


def search(s: TinyEpic, seat: int, cell: int, answer: Move) -> Rules:
    """Exactly one token of the card, which must then be resolved (TEP-4.60, 4.61, AMD-11.62)."""
    if takes_wake(s, cell, answer):
        yield from turn_up_wake(s, seat, cell)
    else:
        yield from turn_up_token(s, seat, cell)


def turn_up_token(s: TinyEpic, who: int, cell: int) -> Rules:
    """Out of the game when it is done (TEP-4.60)."""
    box = s.box
    face = yield Draw(s.search_faces, "search_token", box.search_ids)
    s.search_faces.remove(face)
    s.tokens &= ~(1 << cell)
    s.tell("finds", who, box.search_ids[face])
    yield from carry_out(s, who, box.search[face])


def turn_up_wake(s: TinyEpic, who: int, cell: int) -> Rules:
    """Its face is one of the filling it came from; then it is discarded (AMD-11.61, 11.64)."""
    box, unseen = s.box, s.fillings[s.wakes[cell]]
    face = yield Draw(unseen, "wake_token", box.wake_ids)
    unseen.remove(face)
    s.wakes[cell] = NONE
    s.tell("finds", who, box.wake_ids[face])
    yield from carry_out(s, who, box.wake[face])
    s.wake_discard.append(face)


def leave_wake(s: TinyEpic, cell: int) -> None:
    """A token where the ghost ship leaves a card that has none; an empty lid is filled first (AMD-11.60, 11.61)."""
    if s.wakes[cell] != NONE:
        return
    if not s.lid:
        if not s.wake_discard:
            return
        s.fillings.append(sorted(s.wake_discard))
        s.lid = len(s.wake_discard)
        s.wake_discard.clear()
    s.lid -= 1
    s.wakes[cell] = len(s.fillings) - 1
    s.tell("wake_token", s.box.map_ids[s.grid[cell]])


@does(Search, can=can_search)
def bonus_search(s: TinyEpic, seat: int, effect: Search, may_skip: bool) -> Doing:
    cell = s.pirates[seat].cell
    options = searches(s, "search", cell)
    answer = yield Ask(seat, "search", options, "AMD-11.62")
    yield from search(s, seat, cell, answer)
    return True


def deep_searches(s: TinyEpic, seat: int) -> list[Move]:
    """The tokens on adjacent cards (AMD-11.86)."""
    cells = sorted(s.sea.neighbours[s.pirates[seat].cell], key=lambda cell: s.grid[cell])
    return [move for cell in cells for move in searches(s, "deep_search", cell, s.box.map_ids[s.grid[cell]])]


@does(DeepSearch, can=lambda s, seat, effect: s.pirates[seat].cubes > 0 and bool(deep_searches(s, seat)))
def deep_search(s: TinyEpic, seat: int, effect: DeepSearch, may_skip: bool) -> Doing:
    """For a cube; the ship stays where it is (AMD-11.86)."""
    spend_cubes(s, seat, 1)
    answer = yield Ask(seat, "deep_search", deep_searches(s, seat), "AMD-11.86")
    yield from search(s, seat, s.grid.index(s.box.map_index[str(answer[1])]), answer)
    return True


# ------------------------------------------------------------------ what tokens and cards bring at once


@gives(Gold)
def gold(s: TinyEpic, who: int, effect: Gold) -> None:
    gain_gold(s, who, effect.n)


@gives(SureFire)
def sure_fire(s: TinyEpic, who: int, effect: SureFire) -> None:
    gain_sure_fire(s, who)


@gives(Cube)
def cube(s: TinyEpic, who: int, effect: Cube) -> None:
    take_cube_anywhere(s, who)


@does(Jostle)
def jostled(s: TinyEpic, who: int, effect: Jostle, may_skip: bool) -> Doing:
    yield from jostle(s, who)
    return True
