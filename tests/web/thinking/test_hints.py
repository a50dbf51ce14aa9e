"""Hints: what the captain would do, with numbers; for whoever practises, and from that seat alone."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from karawela.bots import Budget
from karawela.engine import Move, move_text, new_seed, registry, seal
from karawela.store import Account, GameRow, SeatRow, Store
from karawela.web.harbour import Harbour
from karawela.web.problems import StaleBoard, TooFast
from karawela.web.settings import Settings
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.table import Table
from karawela.web.thinking.analyst import OF_CLIENT as GAMES_OF_CLIENT
from karawela.web.thinking.analyst import OF_ONE, Analyst
from karawela.web.thinking.crew import position
from karawela.web.thinking.hints import (
    A_MINUTE,
    OF_CLIENT,
    OWN_QUEUE,
    SHOWN,
    Counsel,
    Hint,
    Idea,
    advise,
    consider,
    further,
    in_words,
    reason_of,
)
from karawela.web.thinking.waiting_line import Errand
from karawela.web.thinking.worker import WorkerDied
from karawela.words import words_for
from tests.games.treasure_map.table import table
from tests.web.people import BOT, ME, OPEN, Person, Program, refused
from tests.web.server import Server
from tests.web.worlds import PEOPLE, Twins, make_twins


@pytest.fixture
def person(sqlite_server: Server) -> Person:
    return Person(sqlite_server.address, "Ada")


@pytest.fixture
def practice(person: Person) -> str:
    """A table of Ada's against a bot, where Ada has something to choose."""
    program = person.program()
    table = program.open_table(ME, BOT, options={"first_player": "1"})
    to_choose(program, table)
    return table


def to_choose(program: Program, table: str, least: int = 3) -> dict[str, Any]:
    """Plays on until the program is asked and has so many options."""
    for _ in range(400):
        asked = program.options(table)
        if len(asked["options"]) >= least:
            return asked
        if asked["options"]:
            program.play_one(table)
        time.sleep(0.01)
    raise AssertionError("nothing to choose")


OTHER = Errand("eve", "elsewhere", people=True, short=True)


@asynccontextmanager
async def harbour_of(folder: Path, number: int = 4) -> AsyncIterator[tuple[Harbour, list[Table]]]:
    """As much of a harbour as gives hints, and so many tables to ask it about."""
    title, settings = registry.title("santiago"), Settings(database=str(folder / "harbour.sqlite"))
    with Store.open(settings.store_url) as store:
        harbour = Harbour(settings, store)
        harbour.tables, harbour.counsel = LiveTables(store, lambda *_: None), Counsel()
        for each in range(number):
            seats = [SeatRow(0, "person", "Ada", "ada"), SeatRow(1, "bot", "Bot", bot="sailor")]
            seed, options = new_seed(), {"first_player": "1"}
            row = GameRow(f"{each}", title.id, title.data_version, options, seed, seal(seed), "ada", seats=seats)
            store.create_game(row)
        try:
            yield harbour, [await harbour.tables.table(f"{each}") for each in range(number)]
        finally:
            await harbour.counsel.close()


@asynccontextmanager
async def counsel_of(folder: Path, number: int = 4) -> AsyncIterator[tuple[Counsel, list[Table]]]:
    """A counsel, and so many tables to ask it about."""
    async with harbour_of(folder, number) as (harbour, tables):
        yield harbour.counsel, tables


def at_one_device(person: Person) -> tuple[str, int, int]:
    """A table with two seats of one account: its id, the seat that is asked, and the other."""
    table = person.program().open_table(ME, {"kind": "me", "name": "Bea"})
    [asked] = person.program().head(table)["to_move"]
    return table, asked, 1 - asked


# ---------------------------------------------------------------------- what one gets


def test_a_hint_names_the_best_options_with_their_numbers(person: Person, practice: str) -> None:
    """Legal moves, the most tried first, with shares and results in percent; the same words as on the buttons."""
    program = person.program()
    asked = program.options(practice)
    hint = program.post(f"/tables/{practice}/hint", {"seq": asked["seq"]}).raise_for_status().json()
    assert hint["seq"] == asked["seq"] and hint["tries"] > 0
    labels = {option["move"]: option["label"] for option in asked["options"]}
    assert 1 <= len(hint["ideas"]) <= SHOWN
    for idea in hint["ideas"]:
        assert labels[idea["move"]] == idea["label"]
        assert 0 <= idea["expected"] <= 100
        assert idea["share"] == round(100 * idea["visits"] / hint["tries"])
    visits = [idea["visits"] for idea in hint["ideas"]]
    assert visits == sorted(visits, reverse=True) and 0 < sum(visits) <= hint["tries"]
    assert program.options(practice)["seq"] == asked["seq"], "asking changes nothing"


@pytest.mark.parametrize(("rivals", "even"), [(1, 50), (2, 33), (3, 25)])
def test_a_hint_says_what_even_chances_would_be(person: Person, rivals: int, even: int) -> None:
    """A half between two, a quarter among four; the page says it too."""
    program = person.program()
    table = program.open_table(ME, *[BOT] * rivals)
    seq = to_choose(program, table)["seq"]
    hint = program.post(f"/tables/{table}/hint", {"seq": seq}).raise_for_status().json()
    assert hint["even"] == even
    part = person.act(table, "hint", seq=seq).raise_for_status().json()
    assert f"{even}%" in part["html"].rpartition("<p")[2]


def test_where_a_move_is_many_steps_the_hint_tells_the_way(person: Person) -> None:
    """Treasure Map: every idea is another place to go to, with the steps there in the words of the buttons."""
    program = person.program()
    table = program.open_table(ME, BOT, title="treasure_map")
    asked = to_choose(program, table, 4)
    while not any(option["move"].startswith("step ") for option in asked["options"]):
        program.play_one(table)
        asked = to_choose(program, table, 4)
    labels = {option["move"]: option["label"] for option in asked["options"]}
    hint = program.post(f"/tables/{table}/hint", {"seq": asked["seq"]}).raise_for_status().json()
    ways = [idea["label"].split(" → ") for idea in hint["ideas"]]
    assert 1 <= len(ways) <= SHOWN and len({way[-1] for way in ways}) == len(ways)
    for idea, way in zip(hint["ideas"], ways, strict=True):
        assert labels[idea["move"]] == way[0]
        assert all(step.startswith("To ") for step in way[1:])
    visits = [idea["visits"] for idea in hint["ideas"]]
    assert visits == sorted(visits, reverse=True)


STOP, SAIL, END = ("captain_stop",), ("sail_to", "m06"), ("sail_end",)


@pytest.mark.parametrize(
    ("way", "told"),
    [
        ((), ()),
        ((STOP,), ()),
        ((STOP, SAIL), (SAIL,)),
        ((STOP, SAIL, END), (SAIL,)),
        ((SAIL, STOP, SAIL), (STOP, SAIL)),
    ],
)
def test_a_hint_tells_where_a_way_leads(way: tuple[Move, ...], told: tuple[Move, ...]) -> None:
    """Its last step, too, unless that is only the end of it."""
    assert tuple(further(way)) == told


@pytest.mark.parametrize(("language", "label"), [("en", "To C4 → To D5"), ("pl", "Na C4 → Na D5")])
def test_the_steps_that_are_to_follow_are_told(language: str, label: str) -> None:
    """After the move that the button makes."""
    words = words_for(registry.title("treasure_map"), language)
    told = in_words(Idea("step C4", 30, 0.614, ("step D5",)), 40, words, table("red", "yellow"), ("Ada", "Bob"))
    assert (told.move, told.label, told.share, told.expected) == ("step C4", label, 75, 61)


@pytest.mark.parametrize(("tries", "said"), [(40, "Clearly better"), (4, "a guess")])
def test_after_a_few_tries_nothing_is_called_clear(tries: int, said: str) -> None:
    """As on a machine that is very busy: 34 % against 10 % is chance then."""
    ideas = (Idea("step C4", 3 * tries // 4, 0.34), Idea("step D5", tries // 4, 0.1))
    words = words_for(registry.title("treasure_map"), "en")
    assert said in reason_of(Hint(ideas, tries), words, ("Ada", "Bob"))


def test_the_page_gets_buttons_and_a_sentence_to_read_out(person: Person, practice: str) -> None:
    """In the language of the reader."""
    asked = person.program().options(practice)
    moves = {option["move"] for option in asked["options"]}
    for language, words in (("en", "The captain would choose:"), ("pl", "Wybór kapitana:")):
        person.form("/language", language=language)
        answer = person.act(practice, "hint", seq=asked["seq"]).raise_for_status().json()
        assert answer["said"].startswith(words) and "%" in answer["said"]
        buttons = [part.partition('"')[0] for part in answer["html"].split('data-move="')[1:]]
        assert buttons and set(buttons) <= moves


def test_the_button_is_there_for_who_is_asked_and_practises(person: Person, practice: str) -> None:
    """At a table with another person nobody has it; at one's own whoever is asked."""
    assert 'data-act="hint"' in person.page(f"/table/{practice}").text
    other = Person(person.address, "Bob")
    assert 'data-act="hint"' not in other.page(f"/table/{practice}").text
    together = person.program().open_table(ME, OPEN, options={"first_player": "1"})
    other.program().join(together)
    for each in (person, other):
        assert 'data-act="hint"' not in each.page(f"/table/{together}").text
    alone, asked, _ = at_one_device(person)
    assert 'data-act="hint"' in person.page(f"/table/{alone}", seat=asked).text


# ---------------------------------------------------------------------- what is refused


def test_among_people_there_are_no_hints(person: Person) -> None:
    """A second account at the table, asked or not, is enough to refuse both."""
    other = Person(person.address, "Bob")
    table = person.program().open_table(ME, OPEN, BOT)
    other.program().join(table)
    for each in (person, other):
        said = refused(each.act(table, "hint"), 403)
        assert said["error"].startswith("There are no hints in games between people")
        refused(each.program().post(f"/tables/{table}/hint", {}), 403)


def test_only_a_seat_of_ones_own_that_is_asked(person: Person, practice: str) -> None:
    """Strangers, seats of others and tables that have not begun are refused in words, in both languages."""
    stranger = Person(person.address, "Eve", "pl")
    assert refused(stranger.act(practice, "hint"), 403)["error"] == "To nie jest twoje miejsce."
    refused(person.act(practice, "hint", seat=1), 403)
    refused(Person(person.address).act(practice, "hint"), 401)
    refused(person.act("nowhere", "hint"), 404)
    waiting = person.program().open_table(ME, OPEN)
    assert refused(person.act(waiting, "hint"), 403)["error"] == "You are not asked anything just now."
    sisters, _, waits = at_one_device(person)
    assert refused(person.act(sisters, "hint", seat=waits), 403)["error"] == "You are not asked anything just now."


def test_a_hint_about_an_old_board_is_refused(person: Person, practice: str) -> None:
    """Whoever names rows that are not the table's gets 409."""
    asked = person.program().options(practice)
    refused(person.act(practice, "hint", seq=asked["seq"] - 1), 409)


async def test_a_hint_is_dropped_when_the_table_moves_on_meanwhile(tmp_path: Path) -> None:
    """The answer to a question that has been answered is no advice. The captain is kept busy until it is answered."""
    async with harbour_of(tmp_path) as (harbour, [table, *_]):
        assert table.match is not None
        while 0 not in table.match.to_move:
            await harbour.tables.play(table, 1, move_text(table.match.ask_of(1).options[0]), None)
        asked, move = table.length, move_text(table.match.ask_of(0).options[0])
        async with harbour.counsel.berths.berth(OTHER):
            words = words_for(registry.title("santiago"), "en")
            hint = asyncio.create_task(advise(harbour, Account("ada"), "", table.id, asked, None, words))
            while not (harbour.counsel.berths.waiting or hint.done()):
                await asyncio.sleep(0)
            await harbour.tables.play(table, 0, move, asked)
        with pytest.raises(StaleBoard):
            await hint


def test_so_many_hints_a_minute_and_no_more() -> None:
    """Counted by account; the next one is told how long to wait."""
    counsel = Counsel()
    for _ in range(A_MINUTE):
        counsel.admit(Account("ada"))
    with pytest.raises(TooFast) as refusal:
        counsel.admit(Account("ada"))
    assert 0 < refusal.value.after <= 60
    counsel.admit(Account("bob"))


async def test_so_many_hints_may_one_account_wait_for(tmp_path: Path) -> None:
    """Others are let in; who asks again about the same position waits with those who have asked."""
    async with counsel_of(tmp_path) as (counsel, tables), counsel.berths.berth(OTHER):
        mine = [counsel.hint(table, 0, "ada") for table in tables[:OWN_QUEUE]]
        with pytest.raises(TooFast) as refusal:
            counsel.hint(tables[-1], 0, "ada")
        assert refusal.value.key == "hints-waiting" and refusal.value.after > 0
        assert counsel.hint(tables[0], 0, "ada") is mine[0]
        counsel.hint(tables[-1], 0, "bob")


async def test_guests_of_one_client_ask_for_no_more_than_it_may(tmp_path: Path) -> None:
    """Whoever makes itself a guest for every hint, or analysis, has so many at once; another client's are worked out
    among the first, however many wait."""
    order: list[str] = []
    async with counsel_of(tmp_path, 12) as (counsel, tables):
        async with counsel.berths.berth(OTHER):
            crowd = [counsel.hint(tables[n], 0, f"guest {n}", "here") for n in range(OF_CLIENT)]
            with pytest.raises(TooFast) as refusal:
                counsel.hint(tables[-1], 0, "another guest", "here")
            assert refusal.value.key == "hints-busy" and refusal.value.after > 0
            ada = counsel.hint(tables[-1], 0, "ada", "elsewhere")
            for task in (*crowd, ada):
                task.add_done_callback(lambda done: order.append("ada" if done is ada else "guest"))
            while counsel.berths.waiting < OF_CLIENT + 1:
                await asyncio.sleep(0)
        await asyncio.gather(*crowd, ada)
        assert order.index("ada") < 2
        with Store.open(str(tmp_path / "harbour.sqlite")) as store:
            analyst = Analyst(store, counsel)
            async with counsel.berths.berth(OTHER):
                for n in range(GAMES_OF_CLIENT):
                    analyst.begin(tables[n], f"guest {n}", "here")
                with pytest.raises(TooFast):
                    analyst.begin(tables[-1], "another guest", "here")
                analyst.begin(tables[-1], "ada", "elsewhere")
                await analyst.close()


async def test_so_many_games_may_one_account_have_analysed_at_once(tmp_path: Path) -> None:
    """Who asks again about one of them has it; others are let in."""
    async with counsel_of(tmp_path) as (counsel, tables), counsel.berths.berth(OTHER):
        with Store.open(str(tmp_path / "harbour.sqlite")) as store:
            analyst = Analyst(store, counsel)
            mine = [analyst.begin(table, "ada") for table in tables[:OF_ONE]]
            with pytest.raises(TooFast) as refusal:
                analyst.begin(tables[-1], "ada")
            assert refusal.value.key == "analysis-busy" and refusal.value.after > 0
            assert analyst.begin(tables[0], "ada") is mine[0]
            analyst.begin(tables[-1], "bob")
            await analyst.close()


async def test_hints_come_before_analyses_and_accounts_take_turns(tmp_path: Path) -> None:
    """Three hints of one account, and the many steps of an analysis, don't hold up the first one of another."""
    order: list[str] = []
    async with counsel_of(tmp_path) as (counsel, tables):
        async with counsel.berths.berth(OTHER):
            step = Errand("ada", "finished", people=True, short=False)
            waiting: list[asyncio.Task[Any]] = [asyncio.create_task(counsel.run(step, abs, -1))]
            waiting += [counsel.hint(table, 0, "ada") for table in tables[:3]]
            waiting.append(counsel.hint(tables[3], 0, "bob"))
            for name, task in zip(("step", "ada", "ada", "ada", "bob"), waiting, strict=True):
                task.add_done_callback(lambda _, name=name: order.append(name))  # type: ignore[misc]
            while counsel.berths.waiting < 5:
                await asyncio.sleep(0)
        await asyncio.gather(*waiting)
    assert order == ["ada", "bob", "ada", "ada", "step"]


async def test_a_worker_that_dies_is_replaced() -> None:
    """Whoever waited for it hears so; the next one is served."""
    counsel = Counsel()
    with pytest.raises(WorkerDied):
        await counsel.run(OTHER, os._exit, 1)
    assert await counsel.run(OTHER, abs, -3) == 3
    await counsel.close()


# ---------------------------------------------------------------------- what a hint can know


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Twins:
    return make_twins(tmp_path_factory.mktemp("hinted"))


def thoughts(database: Path, twins: Twins, seed: str) -> dict[str, Hint]:
    """What the worker would say in every game whose asked seat may not tell the two databases apart."""

    async def all_of_them() -> dict[str, Hint]:
        told: dict[str, Hint] = {}
        with Store.open(str(database)) as store:
            tables = LiveTables(store, lambda *_: None)
            for game in twins.games:
                if game.shared or PEOPLE[game.asked] not in game.blind:
                    continue
                async with tables.settled(game.id) as table:
                    where = position(table, game.asked)[1:]
                told[game.id] = consider(Budget(iterations=40), seed, *where)
        return told

    return asyncio.run(all_of_them())


def test_a_hint_knows_nothing_that_the_asker_does_not(twins: Twins) -> None:
    """In two worlds that look the same from the asker's seat the captain says the same, to the last visit; with other
    luck of the search it does not, so being equal means something."""
    first, second = thoughts(twins.first, twins, "x"), thoughts(twins.second, twins, "x")
    assert len(first) >= 2
    assert first == second
    assert any(hint.ideas for hint in first.values())
    assert thoughts(twins.first, twins, "y") != first
