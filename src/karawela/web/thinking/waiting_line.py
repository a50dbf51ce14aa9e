"""Whose thought is next: the order in which workers are given out, and nothing else. No processes, no waiting here."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

HALF_LIFE = 60.0
"""Seconds in which half of the time that somebody was served is forgotten."""
KEPT = 1000
"""With more names than this, those of whom nearly everything is forgotten are dropped."""
NEARLY_NOTHING = 0.001
BOTS_ONLY = 3
"""So many tables at which bots alone play does an account have at a time; what is more of them stands still."""
EVERY = 8
"""One of so many long starts goes to whoever has waited longest, whatever the order says, so that nobody waits for
ever."""
SHORTS = 16
"""So many short starts count as a long one there."""


@dataclass(frozen=True, slots=True)
class Errand:
    """Something to think about: on whose account, at which table, whether people sit there, and whether it is done in
    an instant; and from which client that account came, who may have many."""

    owner: str
    table: str
    people: bool
    short: bool
    client: str = ""

    @property
    def source(self) -> str:
        """The client, or where that is not known the account."""
        return self.client or self.owner


@dataclass(eq=False, slots=True)
class Ticket:
    """A place in the line, and later at work. Who came earlier has the smaller number."""

    errand: Errand
    number: int


class Lately:
    """Seconds by name, of which half are forgotten every `HALF_LIFE`."""

    def __init__(self) -> None:
        self._seconds: dict[str, tuple[float, float]] = {}
        """By name the seconds, and when they were so many."""

    def of(self, name: str, now: float) -> float:
        seconds, at = self._seconds.get(name, (0.0, 0.0))
        return seconds * math.exp2((at - now) / HALF_LIFE) if seconds else 0.0

    def add(self, name: str, seconds: float, now: float) -> None:
        """Costs a look at every name when there are many."""
        self._seconds[name] = self.of(name, now) + seconds, now
        if len(self._seconds) > KEPT:
            for each in [each for each in self._seconds if self.of(each, now) < NEARLY_NOTHING]:
                del self._seconds[each]


class WaitingLine:
    """Who waits for one of so many berths, and who has one.

    Next is, in this order: who has people at the table; who is done in an instant; whose client has the fewest at work,
    then the least time lately; whose owner likewise; whose table has the least; who came first. With two or more berths
    at most all but one are taken by what is long, so that what is short never waits for it."""

    def __init__(self, berths: int, clock: Callable[[], float]):
        self.berths = berths
        self.clock = clock
        self._clients = Lately()
        self._owners = Lately()
        self._tables = Lately()
        self._waiting: dict[Ticket, None] = {}
        """In the order in which they came."""
        self._at_work: dict[Ticket, None] = {}
        self._busy_clients: Counter[str] = Counter()
        self._busy_owners: Counter[str] = Counter()
        self._arrivals = 0
        self._passed = 0
        """Short starts, and long ones as `SHORTS` of them, since whoever had waited longest was given a berth."""

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def put(self, errand: Errand) -> Ticket:
        """Joins the line at its end."""
        self._arrivals += 1
        ticket = Ticket(errand, self._arrivals)
        self._waiting[ticket] = None
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """Goes away without having been at work."""
        del self._waiting[ticket]

    def call(self) -> Ticket | None:
        """Gives whoever is next a berth; None if there is nobody whom a berth can be given now. Costs a look at
        everybody who waits."""
        if len(self._at_work) >= self.berths:
            return None
        longs = sum(not ticket.errand.short for ticket in self._at_work)
        room = self.berths == 1 or longs < self.berths - 1
        oldest = next(iter(self._waiting), None)
        if oldest is not None and self._passed >= (EVERY - 1) * SHORTS and (room or oldest.errand.short):
            chosen = oldest
        else:
            able = [ticket for ticket in self._waiting if room or ticket.errand.short]
            if not able:
                return None
            now = self.clock()  # for all of them, or who is looked at last has had the least
            chosen = min(able, key=lambda ticket: self._rank(ticket, now))
        self._passed = 0 if chosen is oldest else self._passed + (1 if chosen.errand.short else SHORTS)
        del self._waiting[chosen]
        self._at_work[chosen] = None
        self._busy_clients[chosen.errand.source] += 1
        self._busy_owners[chosen.errand.owner] += 1
        return chosen

    def _rank(self, ticket: Ticket, now: float) -> tuple[float, ...]:
        errand = ticket.errand
        return (
            not errand.people,
            not errand.short,
            self._busy_clients[errand.source],
            self._clients.of(errand.source, now),
            self._busy_owners[errand.owner],
            self._owners.of(errand.owner, now),
            self._tables.of(errand.table, now),
            ticket.number,
        )

    def end(self, ticket: Ticket, seconds: float) -> None:
        """Has been at work for so long, and gives the berth back."""
        del self._at_work[ticket]
        errand = ticket.errand
        for busy, name in ((self._busy_clients, errand.source), (self._busy_owners, errand.owner)):
            busy[name] -= 1
            if not busy[name]:
                del busy[name]
        now = self.clock()
        self._clients.add(errand.source, seconds, now)
        self._owners.add(errand.owner, seconds, now)
        self._tables.add(errand.table, seconds, now)
