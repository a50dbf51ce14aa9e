"""What a peer can make long, late or many has its limit on each connection. Time passes when the tests say so."""

from __future__ import annotations

import json

import pytest

from tests.web.doors.peers import GET, SLOW, House, posted, settle, statuses, story

CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: keep-alive, Upgrade\r\nUpgrade: h2c\r\n\r\n"


# ---------------------------------------------------------------------- sizes


@story
async def test_a_request_within_the_limits_is_answered() -> None:
    """Also one of exactly so many headers, and one that comes in pieces."""
    house = House()
    door, line = house.visit()
    fields = b"".join(b"X-%d: y\r\n" % number for number in range(99))
    for piece in (b"GET / HT", b"TP/1.1\r\nHost: x\r\n" + fields, b"\r\n"):
        door.data_received(piece)
    await settle()
    assert statuses(line.sent) == [200]
    door.data_received(posted(64 * 1024) + b"a" * 64 * 1024)
    await settle()
    assert statuses(line.sent) == [200, 200]
    assert line.sent.endswith(b"\r\n\r\n65536")
    assert not line.closed


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * 33_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /" + b"a" * 33_000,
        b"GET / HTTP/1.1\r\nX: " + b"a" * 33_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"a" * 33_000,
        b"GET / HTTP/1.1\r\n" + b"a" * 33_000,
        b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: %s\r\n" % (number, b"a" * 400) for number in range(90)) + b"\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % number for number in range(101)) + b"\r\n",
        b"\r\n" * 20_000,
    ],
    ids=["target", "open target", "header", "open header", "name", "headers together", "many headers", "nothing"],
)
@story
async def test_a_head_that_is_too_large_is_refused(head: bytes) -> None:
    """431 with a sentence in the reader's language, and nothing reaches the application."""
    house = House()
    door, line = house.visit()
    door.data_received(head)
    await settle()
    assert statuses(line.sent) == [431]
    assert line.ended
    assert b"connection: close" in line.sent
    assert json.loads(line.sent.split(b"\r\n\r\n", 1)[1])["error"].endswith("too long.")
    assert house.calls == 0


@story
async def test_a_refusal_speaks_the_readers_language() -> None:
    house = House()
    door, line = house.visit()
    door.data_received(b"GET / HTTP/1.1\r\nAccept-Language: fr, pl;q=0.8\r\nX: " + b"a" * 33_000 + b"\r\n\r\n")
    assert "za długie." in line.sent.decode()


@story
async def test_a_body_in_chunks_that_is_too_large_is_refused() -> None:
    """413, and what came is not kept; whoever reads it is told that the peer has gone."""
    house = House()
    door, line = house.visit()
    door.data_received(CHUNKED)
    for _ in range(5):
        door.data_received(b"4000\r\n" + b"a" * 0x4000 + b"\r\n")
        await settle()
    assert statuses(line.sent) == [413]
    assert line.ended
    assert house.largest <= 64 * 1024
    door.data_received(b"a" * 10_000)
    await settle()
    assert statuses(line.sent) == [413]


@pytest.mark.parametrize("wrapped", [b"1;" + b"e" * 40 + b"\r\na\r\n", b"0\r\nX: " + b"a" * 600_000])
@story
async def test_what_is_wrapped_around_a_body_has_its_limit(wrapped: bytes) -> None:
    """Names of chunks and headers after the body can't be made long either."""
    house = House()
    door, line = house.visit()
    door.data_received(CHUNKED + wrapped * (20_000 if wrapped[:1] == b"1" else 1))
    await settle()
    assert statuses(line.sent) == [413]


@story
async def test_headers_after_the_body_are_no_headers_of_the_request() -> None:
    """They are counted, and dropped."""
    house = House()
    door, _ = house.visit()
    door.data_received(CHUNKED + b"1\r\na\r\n0\r\nX-Late: y\r\n\r\n")
    assert all(name != b"x-late" for name, _ in door.headers)
    await settle()
    door, line = house.visit()
    door.data_received(CHUNKED + b"0\r\n" + b"X: y\r\n" * 101)
    await settle()
    assert statuses(line.sent) == [431]


@story
async def test_a_body_said_to_be_too_large_is_not_read() -> None:
    """The application refuses it in its own words; meanwhile nothing is read, and afterwards the connection ends in a
    way in which the peer can read the answer."""
    house = House()
    door, line = house.visit()
    head = posted(70_000, "/refuses").replace(b"Host: x", b"Host: x\r\nConnection: close")
    door.data_received(head + b"a" * 10_000)
    assert line.paused
    await settle()
    assert statuses(line.sent) == [200]
    assert line.ended
    assert not line.closed
    assert house.largest == 0
    house.after(2)
    assert line.aborted


# ---------------------------------------------------------------------- times


@story
async def test_a_connection_on_which_nothing_is_said_is_closed_after_10_seconds() -> None:
    house = House()
    _, line = house.visit()
    house.after(9)
    assert not line.closed
    house.after(1)
    assert line.closed
    assert not line.sent


@story
async def test_headers_have_10_seconds_from_the_first_byte() -> None:
    """However often something comes; on a kept connection too, from the new request's first byte."""
    house = House()
    door, line = house.visit()
    house.after(9)
    for letter in b"GET / HTT":
        door.data_received(bytes([letter]))
        house.after(1)
    assert not line.sent
    house.after(1)
    assert statuses(line.sent) == [408]
    door, line = house.visit()
    door.data_received(GET)
    await settle()
    house.after(74)
    door.data_received(b"G")
    house.after(9)
    assert statuses(line.sent) == [200]
    house.after(1)
    assert statuses(line.sent) == [200, 408]


@story
async def test_a_kept_connection_rests_75_seconds() -> None:
    house = House()
    door, line = house.visit()
    door.data_received(GET)
    await settle()
    house.after(74)
    assert not line.closed
    house.after(1)
    assert line.closed


@story
async def test_a_body_has_30_seconds_from_the_headers() -> None:
    """Then 408, and the application that waits for it is told that the peer has gone."""
    house = House()
    door, line = house.visit()
    door.data_received(posted(100))
    await settle()
    for _ in range(29):
        door.data_received(b"a")
        house.after(1)
    assert not line.sent
    house.after(1)
    await settle()
    assert statuses(line.sent) == [408]
    assert line.ended
    assert not house.state.tasks


@story
async def test_an_answer_may_take_its_time() -> None:
    """Streams and long thoughts are not cut off while the peer reads."""
    house = House()
    door, line = house.visit()
    door.data_received(SLOW)
    await settle()
    house.after(3600)
    assert not line.is_closing()
    house.go_on.set()
    await settle()
    assert statuses(line.sent) == [200]


@story
async def test_who_reads_nothing_for_60_seconds_is_cut_off() -> None:
    """While it is answered, when it has been, and while the connection is closing; but not whoever reads slowly."""
    house = House()
    reading, slow = house.visit()
    stuck_door, stuck = house.visit()
    for door in (reading, stuck_door):
        door.data_received(SLOW)
    await settle()
    slow.unread, stuck.unread = 100_000, 10
    for _ in range(59):
        slow.unread -= 1
        house.after(1)
    stuck.close()
    assert not stuck.aborted
    house.after(1)
    house.after(1)
    assert stuck.aborted
    assert not slow.aborted


@story
async def test_a_peer_that_has_read_everything_may_be_silent() -> None:
    """Only what waits for it counts, from when it began to wait."""
    house = House()
    door, line = house.visit()
    door.data_received(SLOW)
    await settle()
    house.after(500)
    line.unread = 10
    house.after(59)
    assert not line.aborted


# ---------------------------------------------------------------------- one after the other


@story
async def test_requests_in_line_are_answered_in_order() -> None:
    house = House()
    door, line = house.visit()
    door.data_received(b"".join(posted(size) + b"a" * size for size in range(10)))
    await settle()
    await settle()
    assert statuses(line.sent) == [200] * 10
    bodies = [part.rsplit(b"\r\n\r\n", 1)[1] for part in line.sent.split(b"HTTP/1.1 ")[1:]]
    assert bodies == [str(size).encode() for size in range(10)]
    assert not line.closed


@story
async def test_the_line_has_its_length() -> None:
    """Sixteen may wait behind the one that is answered; of what was said after them nothing is done."""
    house = House()
    door, line = house.visit()
    door.data_received(SLOW + GET * 1000)
    assert len(door.pipeline) == 16
    assert line.paused
    await settle()
    house.go_on.set()
    for _ in range(20):
        await settle()
    assert statuses(line.sent) == [200] * 17
    assert line.ended


@story
async def test_a_bad_request_behind_a_good_one_takes_no_answer_away() -> None:
    """What was asked before is answered; then the connection ends."""
    for bad in (b"\x00\r\n\r\n", b"GET /" + b"a" * 40_000, CHUNKED + b"11000\r\n" + b"a" * 0x11000):
        house = House()
        door, line = house.visit()
        other, other_line = house.visit()
        door.data_received(SLOW + GET + bad)
        other.data_received(SLOW + bad)
        await settle()
        assert not line.sent
        house.go_on.set()
        await settle()
        await settle()
        assert statuses(line.sent) == [200, 200], bad[:20]
        assert statuses(other_line.sent) == [200]
        assert line.ended
        assert other_line.ended


@story
async def test_whoever_goes_takes_all_requests_along() -> None:
    """The one that is answered, not the last alone; nothing is sent to nobody."""
    house = House()
    door, line = house.visit()
    door.data_received(posted(5) + b"a" * 5 + SLOW + GET)
    await settle()
    running = door._running
    assert running is not None
    door.connection_lost(None)
    house.go_on.set()
    await settle()
    assert running.disconnected
    assert statuses(line.sent) == [200]
    assert not house.state.tasks


@pytest.mark.parametrize("empty", [b"\r\n", b"\r\nContent-Length: 0\r\n"])
@story
async def test_an_upgrade_to_what_we_do_not_have_is_answered_as_it_is(empty: bytes) -> None:
    """It is the last request of its connection: whatever is said after it is no request, and takes no answer away."""
    house = House()
    door, line = house.visit()
    door.data_received(GET + UPGRADE.replace(b"\r\n", empty, 1) + GET)
    door.data_received(GET)
    for _ in range(3):
        await settle()
        door.data_received(GET)
    assert statuses(line.sent) == [200, 200]
    assert house.calls == 2
    assert line.ended
    assert not line.closed


@pytest.mark.parametrize(
    "field",
    [b"Content-Length: %d" % len(GET), b"Transfer-Encoding: chunked", b"transfer-encoding: gzip, chunked"],
)
@pytest.mark.parametrize("method", [b"GET", b"POST", b"CONNECT"])
@pytest.mark.parametrize("pieces", [1, 2])
@story
async def test_an_upgrade_with_a_body_is_refused(field: bytes, method: bytes, pieces: int) -> None:
    """Nothing of it reaches the application, least of all its body as a request of its own; what was asked before it
    is answered."""
    head = UPGRADE.replace(b"GET", method).replace(b"\r\n\r\n", b"\r\n" + field + b"\r\n\r\n")
    house = House()
    (alone, alone_line), (behind, behind_line) = house.visit(), house.visit()
    for door, before in ((alone, b""), (behind, SLOW)):
        for part in (before + head + GET,) if pieces == 1 else (before + head, GET):
            door.data_received(part)
            await settle()
    house.go_on.set()
    await settle()
    assert statuses(alone_line.sent) == [400]
    assert statuses(behind_line.sent) == [200]
    assert house.calls == 1
    assert alone_line.ended
    assert behind_line.ended


@story
async def test_what_cannot_be_read_is_refused() -> None:
    house = House()
    door, line = house.visit()
    door.data_received(b"\x00\x01\x02\r\n\r\n")
    assert statuses(line.sent) == [400]
    assert line.ended


@story
async def test_nothing_is_kept_of_a_connection_that_has_gone() -> None:
    house = House()
    doors = [house.visit()[0] for _ in range(5)]
    doors[0].data_received(GET)
    doors[1].data_received(b"G")
    doors[2].data_received(b"\x00\r\n\r\n")
    await settle()
    assert len(house.keeper.present) == 5
    for door in doors:
        door.connection_lost(None)
    assert len(house.keeper.present) == len(house.keeper.half_open) == len(house.keeper.resting) == 0
