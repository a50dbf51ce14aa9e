"""What would the captain do? The search looks at the question of somebody who practises, and says what it thinks.

It thinks in a worker process, from that person's seat alone, for about a second. Among people there are no hints: only
where everybody else is a bot, or sits at the same device.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import ParamSpec, TypeVar

from karawela.bots import LEVELS, Budget, Search
from karawela.bots.parcel import Parcel
from karawela.bots.results import even
from karawela.bots.tree import WITHIN, Node
from karawela.engine import Move, NoWorld, State, move_text, parse_move
from karawela.store import Account
from karawela.web.api.bodies import HintOut, IdeaOut
from karawela.web.harbour import Harbour
from karawela.web.problems import Broken, NotAllowed, StaleBoard, TooFast
from karawela.web.table.table import Table
from karawela.web.thinking.berths import Berths
from karawela.web.thinking.crew import position, seated
from karawela.web.thinking.waiting_line import Errand
from karawela.web.thinking.worker import WorkerDied, WorkFailed
from karawela.words import Words
from karawela.words.people import people_of

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
CAPTAIN = LEVELS["captain"].budget or Budget(seconds=1.0)
SHOWN = 5
"""So many options are told at most."""
A_MINUTE = 20
"""So many hints may one account ask for in a minute."""
REMEMBERED = 200
FURTHER = 3
"""So many moves that follow are told."""
FEWEST = 8
"""After fewer tries nothing is said of what follows."""
CLEAR, SLIGHT = 0.1, 0.03
"""Differences of the expected result that are called clear, and such that are called anything."""
ENOUGH = 20
"""After fewer tries, as on a machine that is very busy, no difference is called anything."""
PATIENCE = 30.0
"""Seconds of thinking after which a hint, or a step of an analysis, is given up."""
QUEUE = 100
"""So many may wait for hints at once; they have the captain by turns, by client and by account."""
OWN_QUEUE = 3
"""So many hints may one account wait for at once."""
OF_CLIENT = 8
"""And so many all accounts of one client."""
BUSY = 10
"""After so many seconds it is worth another try."""


@dataclass(frozen=True, slots=True)
class Idea:
    """An option as the search sees it: its text form, how often it was tried, and the result it can expect."""

    move: str
    visits: int
    expected: float
    way: tuple[str, ...] = ()
    """The moves that are meant to follow."""
    then: tuple[str, ...] = ()
    """What the same seat does next in most tries, as far as it is asked at once."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best options, the most tried one first, and how many tries there were in all."""

    ideas: tuple[Idea, ...]
    tries: int


def consider(budget: Budget, seed: str, seat: int, parcel: Parcel) -> Hint:
    """In a worker process: what the search thinks of a seat's question; nothing where it finds no world to think in."""
    try:
        report = Search(Random(seed), budget).report(seated(seat, parcel))
    except NoWorld:
        return Hint((), 0)
    tried = [
        Idea(
            move_text(each.move),
            each.visits,
            each.expected,
            tuple(map(move_text, further(each.way))),
            tuple(map(move_text, follows(report.node, each.course, seat))),
        )
        for each in report.courses or report.thoughts
        if each.visits
    ]
    return Hint(tuple(tried[:SHOWN]), sum(each.visits for each in tried))


def further(way: Sequence[Move]) -> Sequence[Move]:
    """The steps of a way after the first, without what only says that it ends there."""
    return way[1:-1] if way and len(way[-1]) == 1 else way[1:]


def follows(root: Node, course: Move, seat: int) -> list[Move]:
    """What the seat goes on with after a course, in most of the tries; it ends where others are asked, or where the
    tries go different ways: there it may depend on what nobody knows yet."""
    moves: list[Move] = []
    node = root.children.get(course)
    while node is not None and node.asked == seat and node.children and len(moves) < FURTHER:
        move, child = max(node.children.items(), key=lambda each: each[1].visits)
        if 2 * child.visits < node.visits or child.visits < FEWEST:
            break
        if move[0] != WITHIN:
            moves.append(move)
        node = child
    return moves


def step_aside() -> None:
    """In a worker process: the bots at tables and the server itself come first."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)


class Counsel:
    """One worker process for hints and analyses, started when somebody first wants one. Those who ask have it by
    turns, hints before analyses."""

    def __init__(self) -> None:
        self.berths = Berths(1, step_aside)
        self._asked: OrderedDict[str, deque[float]] = OrderedDict()
        self._thinking: dict[tuple[str, int, int], tuple[Errand, asyncio.Task[Hint]]] = {}
        """By question: on whose account, and the work."""

    async def run(self, errand: Errand, work: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
        """Does it in the worker process when it is its turn; see `Berths.run` for what can go wrong."""
        return await self.berths.run_in_turn(errand, PATIENCE, work, *given, **more)

    def hint(self, table: Table, seat: int, owner: str, client: str = "") -> asyncio.Task[Hint]:
        """What the captain would do there, at a table that is settled; for an account, asked from a client. Who asks
        twice about one position waits for the same answer."""
        key = (table.id, table.length, seat)
        if key in self._thinking:
            return self._thinking[key][1]
        errand = Errand(owner, table.id, people=True, short=True, client=client)
        others = [each for each, _ in self._thinking.values()]
        if sum(each.owner == owner for each in others) >= OWN_QUEUE:
            raise TooFast("hints-waiting", after=OWN_QUEUE, most=OWN_QUEUE)
        if len(others) >= QUEUE or sum(each.source == errand.source for each in others) >= OF_CLIENT:
            raise TooFast("hints-busy", after=BUSY)
        seed = f"{table.id} {table.length} {seat}"
        _, _, parcel = position(table, seat)
        task = asyncio.create_task(self.run(errand, consider, CAPTAIN, seed, seat, parcel))
        self._thinking[key] = errand, task
        task.add_done_callback(lambda _: self._thinking.pop(key, None))
        return task

    def admit(self, account: Account) -> None:
        """Raises `TooFast` if the account has asked too often within the last minute."""
        now = time.monotonic()
        times = self._asked.setdefault(account.id, deque())
        self._asked.move_to_end(account.id)
        while len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)
        while times and now - times[0] > 60:
            times.popleft()
        if len(times) >= A_MINUTE:
            raise TooFast("hints-too-fast", after=math.ceil(times[0] + 60 - now), most=A_MINUTE)
        times.append(now)

    async def close(self) -> None:
        for _, task in list(self._thinking.values()):
            task.cancel()
        self.berths.close()


async def advise(
    harbour: Harbour, account: Account, client: str, game_id: str, seq: int | None, seat: int | None, words: Words
) -> HintOut:
    """A hint for one of the account's own seats, wherever it asks from; `StaleBoard` if the table has moved on
    meanwhile."""
    async with harbour.tables.settled(game_id) as table:
        own = harbour.own_seat(table, account, seat)
        if not table.practice():
            raise NotAllowed("hints-among-people")
        if seq is not None and seq != table.length:
            raise StaleBoard(table.length)
        if table.match is None or own not in table.match.to_move:
            raise NotAllowed("hint-not-asked")
        if len(table.match.ask_of(own).options) < 2:
            raise NotAllowed("hint-one-option")
        harbour.counsel.admit(account)
        length, thought = table.length, harbour.counsel.hint(table, own, account.id, client)
    try:
        hint = await asyncio.shield(thought)
    except (WorkerDied, WorkFailed, TimeoutError) as error:
        log.warning("no hint at %s: %r", game_id, error)
        raise Broken("hint-failed") from None
    async with harbour.tables.settled(game_id) as table:
        if table.length != length or table.match is None:
            raise StaleBoard(table.length)
        view, people = table.match.view(own), people_of(table.match, words.language)
        level = round(100 * even(table.match.seats))
    if not hint.ideas:
        raise Broken("hint-failed")
    ideas = [in_words(idea, hint.tries, words, view, people) for idea in hint.ideas]
    return HintOut(length, hint.tries, level, ideas, reason_of(hint, words, people))


def reason_of(hint: Hint, words: Words, names: Sequence[str]) -> str:
    """Why the captain would choose the first idea: how it compares, and what it leads to."""
    best, others = hint.ideas[0], [idea for idea in hint.ideas[1:] if idea.move != hint.ideas[0].move]
    if not others:
        parts = [words.say("web-hint-alone")]
    elif hint.tries < ENOUGH:
        parts = [words.say("web-hint-few")]
    else:
        other = max(others, key=lambda idea: idea.expected)
        lead = best.expected - other.expected
        how = "clear" if lead >= CLEAR else "slight" if lead >= SLIGHT else "none"
        share, next_best = round(100 * best.expected), round(100 * other.expected)
        parts = [words.say("web-hint-why", lead=how, expected=share, other=next_best)]
    if best.then:
        told = [words.label(parse_move(move), names) for move in best.then]
        parts.append(words.say("web-hint-then", moves=" → ".join(told)))
    return " ".join(parts)


def in_words(idea: Idea, tries: int, words: Words, view: State, names: Sequence[str]) -> IdeaOut:
    share, expected = round(100 * idea.visits / tries), round(100 * idea.expected)
    further = [words.label(parse_move(move), names) for move in idea.way]  # answers to questions that are not asked yet
    label = " → ".join([words.offer(parse_move(idea.move), view, names), *further])
    return IdeaOut(idea.move, label, idea.visits, share, expected, list(idea.way))
