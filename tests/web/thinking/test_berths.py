"""Workers in berths: real processes that wait at gates which the tests open, and a clock that the tests put forward."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from karawela.web.thinking.berths import Berths
from karawela.web.thinking.waiting_line import Errand
from karawela.web.thinking.worker import WorkerDied, WorkFailed
from tests.web.server import gone

PATIENCE = 60.0
LONG = Errand("ada", "a", people=True, short=False)
SHORT = Errand("bob", "b", people=True, short=True)


class Gate:
    """Where a worker waits until the test opens it."""

    def __init__(self, path: Path):
        os.mkfifo(path)
        self.path = str(path)
        self._held = -1

    async def reached(self) -> None:
        """Returns when a worker is at the gate, and keeps it shut."""
        self._held = await asyncio.wait_for(asyncio.to_thread(os.open, self.path, os.O_WRONLY), PATIENCE)

    def open(self) -> None:
        os.close(self._held)


def pass_gate(path: str) -> int:
    """In a worker: its pid, once the gate is opened."""
    Path(path).read_text()
    return os.getpid()


def raise_stop() -> None:
    raise StopIteration("the end")


def raise_odd() -> None:
    class Odd(Exception):
        """Can't be told to another process as what it is."""

    raise Odd("this one")


@pytest.fixture
async def two() -> AsyncIterator[Berths]:
    berths = Berths(2)
    yield berths
    berths.close()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Puts the clock of the event loop forward."""
    loop: list[asyncio.AbstractEventLoop] = []
    past = [0.0]

    def put_forward(seconds: float) -> None:
        if not loop:
            loop.append(asyncio.get_running_loop())
            real = loop[0].time
            monkeypatch.setattr(loop[0], "time", lambda: real() + past[0])
        past[0] += seconds

    return put_forward


async def in_line(berths: Berths, number: int) -> None:
    """Returns when so many wait."""
    for _ in range(1000):
        if berths.waiting == number:
            return
        await asyncio.sleep(0)
    raise AssertionError(f"{berths.waiting} wait, not {number}")


async def test_an_idle_process_is_used_again(tmp_path: Path) -> None:
    """No more are started than are at work, and one more; none before somebody comes."""
    berths, gate = Berths(5), Gate(tmp_path / "gate")
    assert berths.pids == []
    assert len({await berths.run_in_turn(LONG, PATIENCE, os.getpid) for _ in range(3)}) == 1
    assert len(berths.pids) == 2
    work = asyncio.create_task(berths.run_in_turn(LONG, PATIENCE, pass_gate, gate.path))
    await gate.reached()
    ready = await berths.run_in_turn(SHORT, PATIENCE, os.getpid)
    assert len(berths.pids) == 3 and ready in berths.pids
    gate.open()
    await work
    berths.close()


async def test_for_one_berth_there_is_one_process() -> None:
    berths = Berths(1)
    assert [await berths.run_in_turn(LONG, PATIENCE, os.getpid)] == berths.pids
    berths.close()


async def test_what_is_short_finds_a_process_that_is_ready(two: Berths, tmp_path: Path) -> None:
    """It was started when the long work began."""
    gate = Gate(tmp_path / "gate")
    long = asyncio.create_task(two.run_in_turn(LONG, PATIENCE, pass_gate, gate.path))
    await gate.reached()
    before = set(two.pids)
    assert await two.run_in_turn(SHORT, PATIENCE, os.getpid) in before
    gate.open()
    assert {await long} < before and set(two.pids) == before


async def test_who_is_cancelled_in_the_line_is_out_of_it(two: Berths) -> None:
    """Also at the very moment when its turn has come: then the next one has it."""
    started: list[str] = []

    async def wait(name: str, leave: asyncio.Event) -> None:
        async with two.berth(LONG):
            started.append(name)
            await leave.wait()

    leave = asyncio.Event()
    async with two.berth(LONG):
        waiting = [asyncio.create_task(wait(f"{number}", leave)) for number in range(4)]
        await in_line(two, 4)
        waiting[0].cancel()
        await in_line(two, 3)
    assert two.waiting == 2, "the next one has the berth, but has not run yet"
    waiting[1].cancel()
    leave.set()
    ended = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE)
    assert [isinstance(each, asyncio.CancelledError) for each in ended] == [True, True, False, False]
    assert started == ["2", "3"]
    assert two.waiting == 0


async def test_what_is_short_does_not_wait_for_what_is_long(two: Berths, tmp_path: Path) -> None:
    """Of two berths one is never given to a long thought."""
    gate = Gate(tmp_path / "gate")
    long = asyncio.create_task(two.run_in_turn(LONG, PATIENCE, pass_gate, gate.path))
    await gate.reached()
    other = asyncio.create_task(two.run_in_turn(LONG, PATIENCE, os.getpid))
    await in_line(two, 1)
    answered = [await two.run_in_turn(SHORT, PATIENCE, os.getpid) for _ in range(5)]
    assert not long.done() and not other.done() and two.waiting == 1
    gate.open()
    assert len(set(answered)) == 1 and await long not in answered
    await other


async def test_the_time_in_the_line_is_not_counted(two: Berths, later: Callable[[float], None]) -> None:
    """However long the wait, the work has all its time."""
    async with two.berth(LONG):
        work = asyncio.create_task(two.run_in_turn(LONG, PATIENCE, os.getpid))
        await in_line(two, 1)
        later(100 * PATIENCE)
        await asyncio.sleep(0)
        assert not work.done()
    assert await work in two.pids


async def test_who_takes_too_long_is_ended_and_no_one_else(
    two: Berths, tmp_path: Path, later: Callable[[float], None]
) -> None:
    """Its process goes, the other works on, and the next one has a new process."""
    slow, other = Gate(tmp_path / "slow"), Gate(tmp_path / "other")
    overrun = asyncio.create_task(two.run_in_turn(LONG, PATIENCE, pass_gate, slow.path))
    await slow.reached()
    working = asyncio.create_task(two.run_in_turn(SHORT, 1000 * PATIENCE, pass_gate, other.path))
    await other.reached()
    before = set(two.pids)
    later(2 * PATIENCE)
    with pytest.raises(TimeoutError):
        await overrun
    [pid] = before - set(two.pids)
    assert await asyncio.to_thread(gone, pid, PATIENCE)
    assert not working.done()
    fresh = await two.run_in_turn(LONG, PATIENCE, os.getpid)
    other.open()
    assert len({pid, fresh, await working}) == 3


async def test_who_is_cancelled_at_work_is_ended(two: Berths, tmp_path: Path) -> None:
    """Its berth is free at once."""
    gate = Gate(tmp_path / "gate")
    work = asyncio.create_task(two.run_in_turn(LONG, PATIENCE, pass_gate, gate.path))
    await gate.reached()
    before = set(two.pids)
    work.cancel()
    assert await two.run_in_turn(LONG, PATIENCE, os.getpid) in two.pids
    [pid] = before - set(two.pids)
    assert await asyncio.to_thread(gone, pid, PATIENCE)


async def test_a_process_that_dies_is_replaced(two: Berths, tmp_path: Path) -> None:
    """Whether it was at work or idle; only who waited for it hears of it."""
    before = await two.run_in_turn(LONG, PATIENCE, os.getpid)
    with pytest.raises(WorkerDied):
        await two.run_in_turn(LONG, PATIENCE, os._exit, 1)
    after = await two.run_in_turn(LONG, PATIENCE, os.getpid)
    os.kill(after, 9)
    os.waitid(os.P_PID, after, os.WEXITED | os.WNOWAIT)
    assert len({before, after, await two.run_in_turn(LONG, PATIENCE, os.getpid)}) == 3


@pytest.mark.parametrize(("work", "told"), [(raise_stop, "StopIteration: the end"), (raise_odd, "Odd: this one")])
async def test_what_the_work_raises_is_told_as_text(two: Berths, work: Callable[[], None], told: str) -> None:
    """Also what would leave a future waiting for ever, or can't travel; the process is none the worse for it."""
    with pytest.raises(WorkFailed, match=told):
        await two.run_in_turn(LONG, PATIENCE, work)
    pids = two.pids
    assert await two.run_in_turn(LONG, PATIENCE, os.getpid) in pids
    assert sorted(two.pids) == sorted(pids)


async def test_closing_ends_all_processes(tmp_path: Path) -> None:
    """Those at work and those that are idle."""
    berths, gate = Berths(2), Gate(tmp_path / "gate")
    work = asyncio.create_task(berths.run_in_turn(LONG, PATIENCE, pass_gate, gate.path))
    await gate.reached()
    await berths.run_in_turn(SHORT, PATIENCE, os.getpid)
    pids = berths.pids
    assert len(pids) == 2
    berths.close()
    with pytest.raises(WorkerDied):
        await work
    assert [await asyncio.to_thread(gone, pid, PATIENCE) for pid in pids] == [True, True]
