"""One account, one seat, but where the host has allowed several people at one device."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from karawela.store import SeatedAlready, SeatTaken, Store
from tests.store.samples import open_table


def test_nobody_takes_two_seats(store: Store) -> None:
    """Neither the host nor somebody who joined; whoever has left may come again."""
    store.create_game(open_table(seats=4))
    store.take_seat("g", 1, "bo", "Bo")
    for account in ("ada", "bo"):
        with pytest.raises(SeatedAlready):
            store.take_seat("g", 2, account, "Somebody")
    game = store.game("g")
    assert game is not None and not game.hot_seat
    assert [seat.account for seat in game.seats] == ["ada", "bo", None, None]
    store.leave_seat("g", 1)
    assert store.take_seat("g", 2, "bo", "Bo").seats[2].account == "bo"


def test_where_it_is_allowed_one_may_take_several(store: Store) -> None:
    store.create_game(open_table(seats=4, hot_seat=True))
    for seat in (1, 2):
        store.take_seat("g", seat, "bo", "Bo")
    game = store.take_seat("g", 3, "ada", "Ada's brother")
    assert game.hot_seat
    assert [seat.account for seat in game.seats] == ["ada", "bo", "bo", "ada"]


def test_of_many_seats_at_once_one_is_taken(store: Store) -> None:
    """One account asks for seven seats at the same moment and gets one."""
    store.create_game(open_table(seats=8))

    def take(seat: int) -> bool:
        try:
            store.take_seat("g", seat, "bo", "Bo")
        except (SeatedAlready, SeatTaken):
            return False
        return True

    with ThreadPoolExecutor(7) as pool:
        assert sum(pool.map(take, range(1, 8))) == 1
