"""Standing orders at live tables, under a clock that only the test moves: what is answered, when, and who can tell."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from karawela.engine import Match, move_text, new_seed, registry
from karawela.engine.orders import LATEST, SOONEST, answer_by, moment_of, order_named
from karawela.store import GameRow, OrderRow, PlyRow, SeatRow, Store
from karawela.web.problems import BadRequest
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.page_model import page_model
from karawela.web.table.standing_orders import StandingOrders
from karawela.web.table.stored_rows import row_of, snapshot_of
from karawela.web.table.table import Table

PEOPLE = ("ada", "bob")


class Clock:
    """Sleeps as long as it is told to in no time, and remembers for how long; a hook may do something meanwhile."""

    def __init__(self) -> None:
        self.slept: list[float] = []
        self.meanwhile: Any = None

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        if self.meanwhile is not None:
            await self.meanwhile()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(str(tmp_path / "harbour.sqlite")) as opened:
        yield opened


def put(
    store: Store,
    game_id: str,
    match: Match[Any],
    accounts: tuple[str, ...] = PEOPLE,
    world: Match[Any] | None = None,
) -> None:
    """A table that stands where the match stands, or a world that looks the same to somebody; all have one seal."""
    seats = [SeatRow(seat, "person", name.title(), name) for seat, name in enumerate(accounts)]
    version = registry.title(match.title.id).data_version
    options = {name: str(value) for name, value in match.options.items()}
    row = GameRow(game_id, match.title.id, version, options, match.seed or new_seed(), "z" * 64, "ada", seats=seats)
    row.to_move = list(match.to_move)
    first = row_of(match, 0, "start", match.to_move[0], "", 0, 0)
    store.create_game(row, first, snapshot_of(world or match))


def loading(asked: int = 0) -> Match[Any]:
    """Santiago where the seat is asked what it loads."""
    for seed in range(200):
        match: Match[Any] = Match(registry.title("santiago"), 2, f"orders {seed}", {}, ("Ada", "Bob"), journal=True)
        rng = Random(seed)
        for _ in range(60):
            if match.over:
                break
            if match.to_move == (asked,) and match.ask_of().kind == "load":
                return match
            match.choose(rng.randrange(len(match.legal)))
    raise AssertionError("nobody loads")


def the_window() -> tuple[Match[Any], Match[Any]]:
    """Treasure Map where a carrier could end the turn and no more, and a world in which it carries something else."""
    for seed in range(300):
        match: Match[Any] = Match(registry.title("treasure_map"), 2, f"window {seed}", {}, ("Ada", "Bob"), journal=True)
        rng = Random(seed)
        for _ in range(400):
            if match.over:
                break
            ask = match.ask_of()
            if ask.kind == "act" and ask.even_if_forced:
                order = order_named(match, "end-turn")
                assert order is not None
                if answer_by(match, order, ask) is not None:
                    world = match.clone().determinize(1 - ask.seat, rng)
                    if world.state != match.state:
                        return match, world
            match.choose(rng.randrange(len(match.legal)))
    raise AssertionError("there is no such window")


async def until_quiet(orders: StandingOrders) -> None:
    for _ in range(200):
        await asyncio.sleep(0.005)
        if not orders._tasks:
            return
    raise AssertionError("the orders find no rest")


def answers(store: Store, game_id: str) -> list[str]:
    return [f"{row.seat} {row.move}" for row in store.plies(game_id) if row.kind == "move"]


class Room:
    """Tables, their orders, and the clock; whatever changes is looked at, as a server does."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = Clock()
        self.tables = LiveTables(store, self.changed)
        self.orders = StandingOrders(self.tables, self.clock.sleep)

    def changed(self, game_id: str, known: bool) -> None:
        table = self.tables.in_memory(game_id)
        if table is not None:
            self.orders.look(table)

    async def give(self, game_id: str, seat: int, name: str, until: str) -> Table:
        table = await self.orders.give(game_id, seat, name, until)
        await until_quiet(self.orders)
        return table


@pytest.fixture
def room(store: Store) -> Room:
    return Room(store)


async def test_an_order_answers_and_the_record_holds_only_the_answer(room: Room) -> None:
    match = loading()
    put(room.store, "g", match)
    table = await room.give("g", 0, "pass", "turn")
    assert answers(room.store, "g")[0] == "0 pass"
    assert table.match is not None
    assert "order" not in str(table.match.record.text(with_seed=True)).replace("orders ", "")


async def test_who_has_no_order_is_asked_as_always(room: Room) -> None:
    match = loading()
    put(room.store, "g", match)
    await room.give("g", 1, "pass", "game")
    table = await room.tables.table("g")
    assert table.match is not None and table.match.to_move == (0,)
    assert answers(room.store, "g") == []


async def test_an_order_until_the_end_of_the_turn_ends_with_it(room: Room) -> None:
    """Also in the store, and a later question of the same kind is put to the person."""
    match = loading()
    put(room.store, "g", match)
    await room.give("g", 0, "pass", "turn")
    table = await room.tables.table("g")
    rng = Random(3)
    for _ in range(200):
        await until_quiet(room.orders)
        assert table.match is not None
        if table.match.over or (table.match.ask_of().kind, table.match.to_move) == ("load", (0,)):
            break
        seat = table.match.to_move[0]
        await room.tables.play(table, seat, move_text(rng.choice(table.match.ask_of(seat).options)), None)
    assert table.match is not None and table.match.ask_of().kind == "load"
    assert room.store.orders("g") == []
    assert [row.ended is not None for row in room.store.orders("g", ended=True)] == [True]


async def test_an_order_that_is_taken_back_while_it_waits_does_not_answer(room: Room) -> None:
    match, _ = the_window()
    put(room.store, "g", match)
    seat = match.to_move[0]

    async def take_back() -> None:
        await room.orders.take_back("g", seat, "end-turn")

    room.clock.meanwhile = take_back
    table = await room.give("g", seat, "end-turn", "game")
    assert len(room.clock.slept) == 1
    assert answers(room.store, "g") == []
    assert table.standing(seat) == ()


async def test_two_worlds_that_differ_only_in_the_hand_give_equal_delays(room: Room) -> None:
    """The carrier's token is another one; to the other seat nothing differs, not even how long it waits."""
    match, world = the_window()
    seat = match.to_move[0]
    waits: list[list[float]] = []
    told: list[list[str]] = []
    for game_id, each in (("true", match), ("dealt", world)):
        put(room.store, game_id, match, world=each)
        room.clock.slept.clear()
        await room.give(game_id, seat, "end-turn", "game")
        waits.append(list(room.clock.slept))
        told.append(answers(room.store, game_id))
    assert waits[0] == waits[1] != []
    assert told[0] == told[1] == [f"{seat} end_turn"]
    assert all(SOONEST <= wait <= LATEST for wait in waits[0])


async def test_a_hand_without_a_choice_and_one_with_an_order_wait_equally_long(room: Room) -> None:
    """Who can load nothing passes unasked and at once; so an order to pass must not take any time either."""
    put(room.store, "g", loading())
    await room.give("g", 0, "pass", "game")
    assert answers(room.store, "g")[:1] == ["0 pass"]
    assert set(room.clock.slept) == {0.0}


async def test_alone_among_ones_own_an_order_waits_for_nobody(room: Room) -> None:
    match, _ = the_window()
    put(room.store, "g", match, ("ada", "ada"))
    await room.give("g", match.to_move[0], "end-turn", "game")
    assert room.clock.slept == [0.0]


async def test_only_the_owner_sees_an_order(room: Room) -> None:
    """Standing ones, and those that are offered, in both languages."""
    match, _ = the_window()
    put(room.store, "g", match)
    seat = match.to_move[0]
    table = await room.tables.table("g")
    other = PEOPLE[1 - seat]
    before = page_model(table, other, "en")
    [offer, *_] = page_model(table, PEOPLE[seat], "en").offered_orders
    assert offer.name == "end-turn" and offer.label.startswith("End my turn")
    assert offer.spans == (("game", "Until the end of the game"),)

    async def look() -> None:
        for language, word in (("en", "until the end of the game"), ("pl", "do końca gry")):
            [shown] = page_model(table, PEOPLE[seat], language).orders
            assert (shown.name, shown.until, shown.span) == ("end-turn", word, "game")
            assert word in shown.said
        assert page_model(table, PEOPLE[seat], "en").offered_orders == ()
        assert page_model(table, other, "en") == before

    room.clock.meanwhile = look
    await room.give("g", seat, "end-turn", "game")
    assert len(room.clock.slept) == 1


async def test_what_is_offered_says_whether_it_is_the_first_time(room: Room) -> None:
    match = loading()
    put(room.store, "g", match)
    table = await room.tables.table("g")
    assert [offer.name for offer in page_model(table, "ada", "en").offered_orders] == ["pass"]
    asked = [entry for entry in match.entries() if entry[0] == 0 and entry[2] == "load"]
    assert page_model(table, "ada", "en").offered_orders[0].first == (not asked)


async def test_taking_an_answer_back_ends_the_order_that_gave_it(room: Room) -> None:
    """Who undoes wants to choose; otherwise the same answer would come again at once."""
    put(room.store, "g", loading(), ("ada", "ada"))
    table = await room.give("g", 0, "pass", "game")
    assert table.match is not None and answers(room.store, "g")[0] == "0 pass"
    choice = table.match.last_choice((0,))
    assert choice is not None
    await room.tables.undo(table, 0, None, consent=True)
    await until_quiet(room.orders)
    assert table.match.ask_of(0).kind == "load"
    assert room.store.orders("g") == []


async def test_what_no_title_knows_is_refused(room: Room) -> None:
    put(room.store, "g", loading())
    for name, until in (("dance", "game"), ("give", "turn"), ("pass", "ever")):
        with pytest.raises(BadRequest):
            await room.orders.give("g", 0, name, until)
    assert room.store.orders("g", ended=True) == []


async def test_a_bot_in_the_seat_of_somebody_who_left_obeys_nobody(room: Room) -> None:
    put(room.store, "g", loading(1))
    await room.give("g", 0, "pass", "game")
    table = await room.tables.table("g")
    await room.tables.note(table, PlyRow(0, "bot", 0, "sailor"), SeatRow(0, "bot", "Ada", None, "sailor"))
    await until_quiet(room.orders)
    assert table.standing(0, 1) == ()
    assert room.store.orders("g") == []


async def test_an_order_outlives_the_server(room: Room) -> None:
    """A process that has died before it could answer: whoever sweeps finds the table, and answers in its place."""
    put(room.store, "g", loading())
    table = await room.tables.table("g")
    assert table.match is not None
    room.store.give_order("g", OrderRow(0, 0, "pass", "game", *moment_of(table.match)))
    later = Room(room.store)
    for game_id in later.store.running_with_orders():
        later.orders.look(await later.tables.table(game_id))
    await until_quiet(later.orders)
    assert answers(room.store, "g")[:1] == ["0 pass"]


async def test_of_two_processes_one_answers(store: Store) -> None:
    """Both see that an order has something to answer, and both wait equally long; the store takes one row."""
    match, _ = the_window()
    put(store, "g", match)
    seat = match.to_move[0]
    first, second = Room(store), Room(store)
    first.tables._alone = second.tables._alone = False  # as with PostgreSQL
    both = asyncio.Event()
    waiting: list[float] = []

    async def together(seconds: float) -> None:
        waiting.append(seconds)
        if len(waiting) == 2:
            both.set()
        await both.wait()

    first.orders.sleep = second.orders.sleep = together
    await first.orders.give("g", seat, "end-turn", "game")
    second.orders.look(await second.tables.table("g"))
    for _ in range(400):
        await asyncio.sleep(0.005)
        if not first.orders._tasks and not second.orders._tasks:
            break
    assert waiting[0] == waiting[1]
    assert answers(store, "g") == [f"{seat} end_turn"]
