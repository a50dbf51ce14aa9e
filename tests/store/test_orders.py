"""Standing orders in the store: added, marked as ended, never lost and never doubled."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from karawela.store import OrderRow, Store, Unknown
from tests.store.samples import open_table, play, running


def order(name: str = "pass", seat: int = 0, until: str = "game") -> OrderRow:
    return OrderRow(0, seat, name, until, 2, 17)


def test_orders_are_numbered_and_read_back(store: Store) -> None:
    """What comes back when giving is what is read later, the moment of giving included."""
    running(store)
    given = [store.give_order("g", order(name, seat)) for name, seat in (("pass", 0), ("give", 1))]
    assert [each.number for each in given] == [1, 2]
    assert (given[0].round, given[0].turn, given[0].until, given[0].ended) == (2, 17, "game", None)
    assert given[0].at > 1e9
    assert store.orders("g") == given


def test_an_order_that_ends_stays_in_the_book(store: Store) -> None:
    """It no longer stands, and ending it again changes nothing."""
    running(store)
    first, second = store.give_order("g", order("pass")), store.give_order("g", order("give"))
    assert store.end_orders("g", [first.number]) == 1
    assert store.orders("g") == [second]
    [ended, _] = book = store.orders("g", ended=True)
    assert ended.ended is not None and ended.ended >= ended.at
    assert store.end_orders("g", [first.number]) == 0
    assert store.orders("g", ended=True) == book


def test_an_order_takes_the_place_of_the_same_one(store: Store) -> None:
    """Of the same seat and name; another seat's stays."""
    running(store)
    store.give_order("g", order(until="turn"))
    other = store.give_order("g", order(seat=1))
    again = store.give_order("g", order(until="game"))
    assert store.orders("g") == [other, again]
    assert len(store.orders("g", ended=True)) == 3


def test_orders_given_at_once_have_numbers_of_their_own(store: Store) -> None:
    running(store)
    with ThreadPoolExecutor(6) as pool:
        numbers = [each.number for each in pool.map(lambda n: store.give_order("g", order(f"order{n}")), range(18))]
    assert sorted(numbers) == list(range(1, 19))


def test_nothing_is_ordered_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Unknown):
        store.give_order("g", order())
    with pytest.raises(Unknown):
        store.end_orders("g", [1])
    assert store.orders("g") == []


def test_running_games_in_which_an_order_stands(store: Store) -> None:
    """For who goes on after a restart: only if the seat is asked, for otherwise there is nothing to answer."""
    running(store)
    play(store, 1, to_move=(0, 2))
    store.create_game(open_table("waiting"))
    assert store.running_with_orders() == []
    given = [store.give_order("g", order(name)) for name in ("pass", "give")]
    store.give_order("waiting", order())
    assert store.running_with_orders() == ["g"]
    play(store, 2, to_move=(1,))
    assert store.running_with_orders() == []
    play(store, 3, to_move=(2, 0))
    assert store.running_with_orders() == ["g"]
    store.end_orders("g", [each.number for each in given])
    assert store.running_with_orders() == []
