"""The course of a game: rows at their places, all of a choice or nothing of it."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from karawela.store import PlyRow, SeatRow, Stale, Store, Unknown
from tests.store.processes import children, race_for_plies
from tests.store.samples import first, open_table, play, row, running, snapshot


def test_starting_a_table(store: Store) -> None:
    """It is running, with its setup as row 0, and can't be started again."""
    store.create_game(open_table(seats=1))
    store.start_game("g", first(at=7.0), snapshot(4), [0])
    game = store.game("g")
    assert game is not None
    assert (game.status, game.length, game.to_move, game.updated) == ("running", 1, [0], 7.0)
    assert store.snapshot("g") == snapshot(4)
    with pytest.raises(Stale):
        store.start_game("g", first(), snapshot(9), [0])
    assert store.snapshot("g") == snapshot(4)


def test_appending_changes_everything_at_once(store: Store) -> None:
    """Row, heading, snapshot and a seat."""
    running(store)
    bot = SeatRow(1, "bot", "Pew", None, "greedy")
    play(store, 1, to_move=(2, 1), kept=snapshot(5), seat=bot, at=8.5)
    game = store.game("g")
    assert game is not None
    assert (game.length, game.to_move, game.status, game.updated, game.result) == (
        2,
        [2, 1],
        "running",
        8.5,
        None,
    )
    assert game.seats[1] == bot
    assert store.snapshot("g") == snapshot(5)
    play(store, 2, to_move=(), status="finished", result=[(40, 1), (-3, 2)])
    game = store.game("g")
    assert game is not None
    assert (game.status, game.result, game.to_move) == ("finished", [(40, 1), (-3, 2)], [])
    assert store.snapshot("g") == snapshot(5), "without a new one the last snapshot stays"


def test_rows_come_back_as_they_were(store: Store) -> None:
    """In order, from any number on."""
    running(store)
    rows = [
        PlyRow(1, "move", 2, "load sugar 2", '[[2,"żółć"]]', '[[0,-1,"a"]]', 0, 1.25),
        PlyRow(2, "undo", 2, "", keep=4, at=2.0),
        PlyRow(3, "bot", 1, "greedy", at=3.0),
    ]
    for each in rows:
        store.append("g", each, snapshot=None, to_move=[0], status="running", result=None)
    assert store.plies("g", 1) == rows
    assert store.plies("g", 3) == rows[2:]
    assert store.plies("g", 4) == []
    assert [each.ply for each in store.plies("g")] == [0, 1, 2, 3]


@pytest.mark.parametrize("ply", [0, 1, 3, 9])
def test_a_row_that_does_not_come_next_is_stale(store: Store, ply: int) -> None:
    """Neither one that exists nor one beyond the next; nothing of it is stored."""
    running(store, rows=2)
    before = store.game("g")
    with pytest.raises(Stale, match="2 rows"):
        play(store, ply, kept=snapshot(9), to_move=(2,), seat=SeatRow(1, "bot", "Pew"))
    assert store.game("g") == before
    assert store.snapshot("g") == snapshot(0)
    assert [each.ply for each in store.plies("g")] == [0, 1]


def test_nothing_is_appended_to_an_open_table(store: Store) -> None:
    """It is started first."""
    store.create_game(open_table())
    with pytest.raises(Stale, match="open"):
        play(store, 0)


def test_a_choice_that_fails_half_way_leaves_nothing(store: Store) -> None:
    """The last part of the transaction is refused here; the row before it must be gone."""
    running(store)
    before = store.game("g")
    with pytest.raises(Unknown):
        play(store, 1, kept=snapshot(9), seat=SeatRow(9, "bot", "Pew"))
    assert store.game("g") == before
    assert store.snapshot("g") == snapshot(0)
    assert store.plies("g", 1) == []


def test_taking_back_what_a_snapshot_stands_on_drops_it(store: Store) -> None:
    """A snapshot of lines that are no more must never be gone on from."""
    running(store)
    play(store, 1, kept=snapshot(6))
    for ply, keep, stays in ((2, 6, True), (3, 5, False)):
        undo = PlyRow(ply, "undo", 0, "", keep=keep)
        store.append("g", undo, snapshot=None, to_move=[0], status="running", result=None)
        assert (store.snapshot("g") is not None) is stays


def test_a_dropped_snapshot_is_gone_and_can_be_made_anew(store: Store) -> None:
    running(store)
    store.drop_snapshot("g")
    assert store.snapshot("g") is None
    play(store, 1, kept=snapshot(3))
    assert store.snapshot("g") == snapshot(3)


def test_a_game_that_begins_with_another_row_is_refused(store: Store) -> None:
    """A mistake of the program's, not of anybody's timing."""
    with pytest.raises(ValueError, match="ply 0"):
        store.create_game(open_table(), row(1))
    assert store.game("g") is None


def test_two_stores_racing_for_a_row(store: Store, store_url: str) -> None:
    """One of them is stale, whichever asks second, and the other's row stands."""
    running(store)
    with Store.open(store_url) as other:
        play(other, 1, to_move=(1,))
        with pytest.raises(Stale):
            play(store, 1, to_move=(2,))
        play(store, 2)
        with pytest.raises(Stale):
            play(other, 2)
        assert store.game("g") == other.game("g")


def test_processes_racing_for_every_row(store: Store, store_url: str) -> None:
    """Each row has exactly one writer, and nothing of the losers is stored."""
    running(store)
    with children(3, race_for_plies, store_url, 60) as racers:
        won = [racer.hear() for racer in racers]
    assert sorted(ply for wins in won for ply in wins) == list(range(1, 60))
    assert [(each.ply, each.move) for each in store.plies("g", 1)] == [(n, f"load sugar {n}") for n in range(1, 60)]
    game = store.game("g")
    assert game is not None and (game.length, game.to_move) == (60, [1])
    assert store.snapshot("g") == snapshot(59)


def test_reading_goes_on_while_somebody_writes(store: Store) -> None:
    """A reader neither waits for a writer nor sees what is not finished."""
    running(store)
    with store._writing() as db:
        db.exec_driver_sql("UPDATE games SET length = 99")
        game = store.game("g")
        assert game is not None and game.length == 1
    game = store.game("g")
    assert game is not None and game.length == 99


def test_loading_a_game_reads_all_of_it(store: Store) -> None:
    """Heading, snapshot and rows, as each would come alone."""
    assert store.load("g") is None
    running(store, rows=3)
    assert store.load("g") == (store.game("g"), store.snapshot("g"), store.plies("g"))
    store.drop_snapshot("g")
    assert store.load("g") == (store.game("g"), None, store.plies("g"))


def test_what_is_read_together_is_of_one_moment(store: Store) -> None:
    """A heading and its seats, or a list and its tables, are never of two different moments."""
    running(store)
    with store._reading() as db:
        before = db.scalar(text("SELECT length FROM games"))
        play(store, 1)
        assert db.scalar(text("SELECT length FROM games")) == before == 1
        assert db.scalar(text("SELECT count(*) FROM plies")) == 1
