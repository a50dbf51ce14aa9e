"""Whose thought is next: by counts and a clock that stands still until it is told."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as some

from karawela.web.thinking.waiting_line import EVERY, HALF_LIFE, KEPT, SHORTS, Errand, Lately, Ticket, WaitingLine


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Harbour:
    """A line, its clock, and everybody who is at work."""

    berths: int = 1
    clock: Clock = field(default_factory=Clock)
    at_work: list[Ticket] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.line = WaitingLine(self.berths, self.clock)

    def put(self, owner: str, table: str = "", people: bool = True, short: bool = False) -> Ticket:
        return self.line.put(Errand(owner, table or owner, people, short))

    def call(self) -> Ticket | None:
        called = self.line.call()
        if called is not None:
            self.at_work.append(called)
        return called

    def end(self, ticket: Ticket, seconds: float = 1.0) -> None:
        self.at_work.remove(ticket)
        self.clock.now += seconds
        self.line.end(ticket, seconds)

    def serve(self, seconds: float = 1.0) -> Errand:
        """The next one, from its call to its end."""
        ticket = self.call()
        assert ticket is not None
        self.end(ticket, seconds)
        return ticket.errand


OWNERS = some.sampled_from("abc")
ERRANDS = some.builds(Errand, OWNERS, some.sampled_from("12"), some.booleans(), some.booleans())


def test_people_come_before_bots_short_before_long_and_then_who_came_first() -> None:
    harbour = Harbour()
    given_in = [
        harbour.put("bots, long", people=False),
        harbour.put("bots, short", people=False, short=True),
        harbour.put("people, long"),
        harbour.put("people, long, later"),
        harbour.put("people, short", short=True),
    ]
    order = [harbour.serve().owner for _ in given_in]
    assert order == ["people, short", "people, long", "people, long, later", "bots, short", "bots, long"]


def test_a_client_with_many_accounts_has_the_share_of_one() -> None:
    """Of fifty guests of one client, each at a table of their own, one is served before somebody from elsewhere, and
    then they take turns, for as long as both have something to think about."""
    harbour = Harbour()
    for number in range(50):
        harbour.line.put(Errand(f"guest {number}", f"table {number}", True, False, "crowd"))
    served = []
    for number in range(20):
        if number:
            harbour.line.put(Errand("ada", "hers", True, False, "home"))
        served.append(harbour.serve().client)
    assert served[0] == "crowd" and served[1] == "home"
    assert served.count("home") >= 9


class Ticking(Clock):
    """Goes on at every look, as a real one does."""

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


def test_of_one_table_whoever_came_first_is_first() -> None:
    """Though time goes on while the line is looked at."""
    harbour = Harbour(clock=Ticking())
    harbour.put("ada")
    harbour.serve(5.0)
    tickets = [harbour.put("ada") for _ in range(5)]
    assert harbour.call() is tickets[0]


def test_whoever_has_fewer_at_work_comes_first() -> None:
    """Before what they were served lately is looked at."""
    harbour = Harbour(berths=3)
    harbour.put("much")
    harbour.serve(50.0)
    harbour.put("busy", "1")
    harbour.put("busy", "2")
    harbour.call()
    harbour.put("much")
    called = harbour.call()
    assert called is not None and called.errand.owner == "much"


def test_one_owner_with_many_tables_and_one_with_few_get_the_same_time() -> None:
    """Fifty tables of one account do not hold up the one of another; within an account its tables take turns."""
    harbour = Harbour()
    for number in range(50):
        harbour.put("many", f"m{number}")
    harbour.put("one", "o")
    served: Counter[str] = Counter()
    tables: Counter[str] = Counter()
    for _ in range(140):
        errand = harbour.serve(5.0)
        served[errand.owner] += 1
        tables[errand.table] += 1
        harbour.put(errand.owner, errand.table)
    assert abs(served["many"] - served["one"]) <= 140 / EVERY + 1
    assert {tables[f"m{number}"] for number in range(50)} <= {1, 2}


def test_the_table_that_had_the_least_comes_before_who_came_first() -> None:
    """Among the tables of one account."""
    harbour = Harbour()
    harbour.put("ada", "much")
    harbour.serve(50.0)
    harbour.put("ada", "much")
    harbour.put("ada", "none")
    assert harbour.serve().table == "none"


def test_what_somebody_was_served_is_forgotten() -> None:
    """Half of it in each half-life; and names of which nothing is left are not kept."""
    lately = Lately()
    lately.add("ada", 8.0, 0.0)
    for halves, left in enumerate((8.0, 4.0, 2.0)):
        assert abs(lately.of("ada", halves * HALF_LIFE) - left) < 1e-9
    now = 100 * HALF_LIFE
    for number in range(KEPT):
        lately.add(f"{number}", 1.0, now)
    assert "ada" not in lately._seconds and lately.of("ada", now) == 0.0
    assert lately.of("0", now) == 1.0


def test_one_of_every_eight_long_starts_is_for_who_has_waited_longest() -> None:
    """Tables of bots only go on slowly where people's tables never leave a gap."""
    harbour = Harbour()
    harbour.put("bots", people=False)
    for number in range(3):
        harbour.put(f"{number}")
    order = []
    for _ in range(3 * EVERY):
        errand = harbour.serve()
        order.append(errand.owner)
        harbour.put(errand.owner, errand.table, errand.people)
    assert order[: EVERY - 1].count("bots") == 0
    assert order[EVERY - 1] == "bots"
    assert order.count("bots") >= 2


def test_short_thoughts_do_not_keep_long_ones_away_for_ever() -> None:
    """Sixteen of them count as a long one."""
    harbour = Harbour()
    harbour.put("long")
    order = []
    for number in range((EVERY - 1) * SHORTS + 1):
        harbour.put("short", f"{number}", short=True)
        order.append(harbour.serve(0.1).owner)
    assert order.index("long") == (EVERY - 1) * SHORTS


@given(berths=some.integers(1, 4), errands=some.lists(ERRANDS, max_size=20))
def test_a_berth_stays_free_for_what_is_short(berths: int, errands: list[Errand]) -> None:
    """Where there are several; and whoever can have a berth is not left waiting."""
    harbour = Harbour(berths)
    for errand in errands:
        harbour.line.put(errand)
    while harbour.call() is not None:
        pass
    longs = sum(not ticket.errand.short for ticket in harbour.at_work)
    shorts = len(harbour.at_work) - longs
    most = max(1, berths - 1)
    assert longs <= most and longs + shorts <= berths
    waiting = Counter(errand.short for errand in errands)
    waiting.subtract(ticket.errand.short for ticket in harbour.at_work)
    if longs + shorts < berths:
        assert waiting[True] == 0
        assert waiting[False] == 0 or longs == most


DEEDS = some.lists(some.one_of(ERRANDS, some.sampled_from(["call", "end", "leave"])), max_size=60)


@given(berths=some.integers(1, 3), deeds=DEEDS)
def test_everybody_who_came_and_did_not_leave_is_called_once(berths: int, deeds: list[Errand | str]) -> None:
    """In whatever order people come, go and are served, nobody is lost or called twice."""
    harbour = Harbour(berths)
    waiting: list[Ticket] = []
    called: list[Ticket] = []
    came: list[Ticket] = []

    def call() -> None:
        ticket = harbour.call()
        if ticket is not None:
            waiting.remove(ticket)
            called.append(ticket)

    for deed in deeds:
        if isinstance(deed, Errand):
            came.append(harbour.line.put(deed))
            waiting.append(came[-1])
        elif deed == "call":
            call()
        elif deed == "end" and harbour.at_work:
            harbour.end(harbour.at_work[0])
        elif deed == "leave" and waiting:
            came.remove(waiting[0])
            harbour.line.leave(waiting.pop(0))
    while waiting:
        for ticket in list(harbour.at_work):
            harbour.end(ticket)
        call()
    assert sorted(ticket.number for ticket in called) == [ticket.number for ticket in came]
    assert len(harbour.line) == 0


@given(before=some.lists(ERRANDS, max_size=6), flood=some.lists(ERRANDS, min_size=1, max_size=4), victim=ERRANDS)
def test_nobody_waits_for_ever(before: list[Errand], flood: list[Errand], victim: Errand) -> None:
    """Whatever comes in all the time, whoever waits is served after a number of others that is known beforehand."""
    harbour = Harbour()
    for errand in before:
        harbour.line.put(errand)
    ticket = harbour.line.put(victim)
    most = (len(before) + 1) * ((EVERY - 1) * SHORTS + 1)
    for number in range(most):
        for errand in flood if number < 3 else flood[:1]:
            harbour.line.put(errand)
        called = harbour.call()
        assert called is not None
        if called is ticket:
            return
        harbour.end(called, 0.1 if called.errand.short else 5.0)
    raise AssertionError("it waits for ever")
