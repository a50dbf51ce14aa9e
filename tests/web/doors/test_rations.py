"""How often a client may ask: counted in this process, or together with others, in windows of time."""

from __future__ import annotations

import asyncio
import threading

import pytest

from karawela.store import Unavailable
from karawela.web.doors import rations as module
from karawela.web.doors.rations import Rations
from tests.web.doors.peers import Clock, story


class Book:
    """Where processes take from, in memory."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, int], int] = {}
        self.asked = 0
        self.broken = False
        self.forgotten: list[int] = []

    def take_ration(self, client: str, window: int, portion: int, most: int) -> tuple[int, int]:
        self.asked += 1
        if self.broken:
            raise Unavailable("nobody there")
        before = self.rows.get((client, window), 0)
        self.rows[client, window] = before + portion
        return max(0, min(portion, most - before)), min(before + portion, most)

    def forget_rations(self, window: int) -> None:
        self.forgotten.append(window)
        if self.broken:
            raise Unavailable("nobody there")


async def taken(rations: Rations, number: int, client: str = "a") -> int:
    """How many of so many are admitted."""
    return sum([(await rations.take(client)).admitted for _ in range(number)])


@story
async def test_one_process_counts_alone() -> None:
    """As many as the rate in each window, each client for itself, and told what is left and until when."""
    clock = Clock(120.0)
    rations = Rations(5, 60, clock=clock)
    told = [await rations.take("a") for _ in range(6)]
    assert [(each.admitted, each.remaining) for each in told] == [
        (True, 4),
        (True, 3),
        (True, 2),
        (True, 1),
        (True, 0),
        (False, 0),
    ]
    assert {each.seconds for each in told} == {60}
    assert await taken(rations, 9, "b") == 5
    clock.now = 179.5
    late = await rations.take("a")
    assert (late.admitted, late.seconds) == (False, 1)
    clock.now = 180.0
    assert await taken(rations, 9) == 5


@story
async def test_it_remembers_so_many_clients_and_no_more() -> None:
    """Whoever has many addresses can't fill the memory."""
    rations = Rations(5, 60, clock=Clock())
    for number in range(module.MOST_CLIENTS + 100):
        await rations.take(str(number))
    assert len(rations) == module.MOST_CLIENTS


@pytest.mark.parametrize("rate", [1, 7, 60, 600])
@story
async def test_processes_together_never_admit_more_than_the_rate(rate: int) -> None:
    """Whichever is asked; when both have been asked often enough, it is exactly the rate."""
    book, clock = Book(), Clock()
    first, second = (Rations(rate, 60, book, 2, clock) for _ in range(2))
    admitted = 0
    for number in range(rate + 2):
        admitted += await taken(first if number % 3 else second, 1)
    assert admitted <= rate
    admitted += await taken(first, rate) + await taken(second, rate)
    assert admitted == rate
    assert book.asked <= module.PORTIONS * 2 + 2, "most requests need no journey to the database"
    clock.now += 60
    assert await taken(first, 1) == 1
    assert book.forgotten[-1] == int(clock.now // 60) - 1


@story
async def test_requests_at_the_same_time_are_counted_as_well() -> None:
    book = Book()
    rations = Rations(60, 60, book, 1, Clock())
    answers = await asyncio.gather(*(rations.take("a") for _ in range(100)))
    assert sum(answer.admitted for answer in answers) == 60
    assert book.asked == 21


@story
async def test_without_the_database_a_process_counts_alone() -> None:
    """Its own share; it asks again after a pause, and not for every client."""
    book, clock = Book(), Clock(600.0)
    book.broken = True
    rations = Rations(60, 60, book, 2, clock)
    assert await taken(rations, 100) == 30
    assert await taken(rations, 100, "b") == 30
    assert book.asked == 1
    book.broken = False
    clock.now += module.PAUSE
    assert await taken(rations, 100, "c") == 60
    assert await taken(rations, 100) == 0
    clock.now = 660.0
    assert await taken(rations, 100) == 60


@story
async def test_a_database_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The request goes on although the question is still open."""
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    answered = threading.Event()

    class Slow(Book):
        def take_ration(self, client: str, window: int, portion: int, most: int) -> tuple[int, int]:
            answered.wait()
            return super().take_ration(client, window, portion, most)

    rations = Rations(60, 60, Slow(), 2, Clock())
    try:
        assert await taken(rations, 100) == 30
        assert not answered.is_set()
    finally:
        answered.set()
