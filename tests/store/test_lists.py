"""Lists of tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from karawela.store import Account, GameRow, SeatRow, Store
from tests.store.samples import open_table, play, running


def ids(games: Iterable[GameRow]) -> str:
    return " ".join(game.id for game in games)


def finish(store: Store, game_id: str, at: float, **fields: Any) -> None:
    running(store, game_id, **fields)
    play(store, 1, game_id, "finished", (), [(3, 1), (2, 2), (1, 3)], at=at)


def test_open_tables_are_public_and_newest_first(store: Store) -> None:
    """No private, running or finished one among them; each with its seats."""
    for number, name in enumerate("abc"):
        store.create_game(open_table(name, created=100.0 + number))
    store.create_game(open_table("private", public=False))
    running(store, "running")
    assert ids(store.open_tables(9)) == "c b a"
    assert ids(store.open_tables(2)) == "c b"
    assert store.open_tables(1)[0] == store.game("c")
    store.delete_open("c")
    assert ids(store.open_tables(9)) == "b a"


def test_tables_of_somebody(store: Store) -> None:
    """Where one sits or is host; what goes on before what is finished, then the latest first; each once."""
    two_seats = [SeatRow(0, "person", "Bo", "bo"), SeatRow(1, "person", "Ben", "bo")]
    finish(store, "done", 900.0, host="bo", chairs=two_seats)
    finish(store, "older", 800.0, host="bo")
    store.create_game(open_table("waiting", host="bo", updated=100.0, public=False))
    running(store, "guest", chairs=two_seats)
    running(store, "bots", host="bo", chairs=[SeatRow(0, "bot", "Pew", None, "greedy")])
    play(store, 1, "guest", at=300.0)
    play(store, 1, "bots", at=200.0)
    running(store, "elsewhere")
    assert ids(store.tables_of("bo", 9)) == "guest bots waiting done older"
    assert ids(store.tables_of("bo", 2)) == "guest bots"
    assert ids(store.tables_of("nobody", 9)) == ""


def test_finished_games(store: Store) -> None:
    """The latest first; private ones only for those who were there."""
    finish(store, "a", 100.0)
    finish(store, "b", 300.0, title="conquest")
    finish(store, "c", 200.0, public=False)
    finish(store, "d", 400.0, host="bo")
    running(store, "running")
    assert ids(store.finished(9)) == "d b a"
    assert ids(store.finished(2)) == "d b"
    assert ids(store.finished(9, title="conquest")) == "b"
    assert ids(store.finished(9, account="ada")) == "b c a"
    assert ids(store.finished(9, "santiago", "ada")) == "c a"
    assert store.finished(1)[0].result == [(3, 1), (2, 2), (1, 3)]


def test_games_that_wait_for_a_bot(store: Store) -> None:
    """After a restart bots go on exactly where they are asked."""
    chairs = [SeatRow(0, "person", "Ada", "ada"), SeatRow(1, "bot", "Pew", None, "greedy"), SeatRow(2, "bot", "Roc")]
    for game_id, asked in (("person", (0,)), ("bot", (1,)), ("all", (0, 1, 2)), ("nobody", ())):
        running(store, game_id, chairs=chairs)
        play(store, 1, game_id, to_move=asked)
    store.create_game(open_table("open", chairs=chairs, to_move=[1]))
    running(store, "over", chairs=chairs)
    play(store, 1, "over", "finished", (1,))
    assert sorted(store.running_with_bots()) == ["all", "bot"]


def test_counts(store: Store) -> None:
    """Every number is there from the beginning."""
    assert store.counts() == {"accounts": 0, "open": 0, "running": 0, "finished": 0, "plies": 0}
    store.new_account(Account("ada"))
    store.create_game(open_table("a"))
    store.create_game(open_table("b"))
    running(store, "c", rows=4)
    finish(store, "d", 1.0)
    assert store.counts() == {"accounts": 1, "open": 2, "running": 1, "finished": 1, "plies": 6}
