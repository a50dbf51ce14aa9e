"""Tables at which bots alone play: an account has only so many of them that are not finished."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from karawela.store import Account, SeatRow, Store, TooMany
from tests.store.samples import first, open_table, play

MOST = 3


def bots() -> list[SeatRow]:
    return [SeatRow(seat, "bot", "Bot", bot="sailor") for seat in range(2)]


def of_bots(store: Store, game_id: str, host: str = "ada") -> None:
    store.create_game(open_table(game_id, host=host, chairs=bots()), most_of_bots=MOST)


def test_so_many_and_no_more(store: Store) -> None:
    """Those of others don't count; what was refused has left nothing behind."""
    for number in range(MOST):
        of_bots(store, f"{number}")
        of_bots(store, f"bob {number}", "bob")
    with pytest.raises(TooMany):
        of_bots(store, "more")
    assert store.game("more") is None
    of_bots(store, "eve", "eve")


def test_only_bots_count(store: Store) -> None:
    """Tables with a person or an open seat are opened as ever, and leave room for those of bots."""
    person, free = SeatRow(2, "person", "Ada", "ada"), SeatRow(2, "open", "")
    for number in range(2 * MOST):
        chairs = [*bots(), free if number % 2 else person]
        store.create_game(open_table(f"with others {number}", chairs=chairs), most_of_bots=MOST)
    for number in range(MOST):
        of_bots(store, f"{number}")
    store.create_game(open_table("people", chairs=[*bots(), person]), most_of_bots=MOST)


def test_where_somebody_has_left_bots_alone_it_counts(store: Store) -> None:
    """A bot in the last person's seat makes it a table of bots."""
    for number in range(MOST):
        chairs = [SeatRow(0, "person", "Ada", "ada"), SeatRow(1, "bot", "Bot", bot="sailor")]
        store.create_game(open_table(f"{number}", chairs=chairs), first(), most_of_bots=MOST)
        play(store, 1, f"{number}", seat=SeatRow(0, "bot", "Ada (bot)", bot="sailor"))
    with pytest.raises(TooMany):
        of_bots(store, "more")


def test_those_before_are_counted(store: Store) -> None:
    """Running ones of the same host at which nobody sits, whenever people left them, by the time of opening."""
    person = SeatRow(0, "person", "Ada", "ada")
    for number in range(4):
        chairs = [person, SeatRow(1, "bot", "Bot", bot="sailor")]
        store.create_game(open_table(f"{number}", chairs=chairs, created=100.0), first())
        play(store, 1, f"{number}", seat=SeatRow(0, "bot", "Ada (bot)", bot="sailor"))
    store.create_game(open_table("bob's", host="bob", chairs=bots(), created=1.0), first())
    store.create_game(open_table("with Ada", chairs=[person, *bots()[1:]], created=2.0), first())

    def before(game_id: str) -> int:
        game = store.game(game_id)
        assert game is not None
        return store.bots_only_before(game)

    assert [before(f"{number}") for number in range(4)] == [0, 1, 2, 3]
    play(store, 2, "1", status="finished", result=[(3, 1), (2, 2)], winners=[0])
    assert [before(f"{number}") for number in (0, 2, 3)] == [0, 1, 2]


def test_a_finished_one_makes_room(store: Store) -> None:
    for number in range(MOST):
        store.create_game(open_table(f"{number}", chairs=bots()), first(), most_of_bots=MOST)
    play(store, 1, "1", status="finished", result=[(3, 1), (2, 2)], winners=[0])
    of_bots(store, "next")
    with pytest.raises(TooMany):
        of_bots(store, "more")


def test_who_opens_many_at_once_gets_no_more(store: Store) -> None:
    """Of ten that come together exactly as many are opened as may be."""
    store.new_account(Account("ada", "Ada"))
    together = Barrier(10)

    def try_it(number: int) -> bool:
        together.wait()
        try:
            of_bots(store, f"{number}")
        except TooMany:
            return False
        return True

    with ThreadPoolExecutor(10) as people:
        assert sum(people.map(try_it, range(10))) == MOST
