"""What each client has taken of its requests, counted by the database for all processes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest

from karawela.store import Store

WINDOW = 29_000_000


@pytest.fixture
def client() -> str:
    """One that nobody else counts."""
    return uuid4().hex


def test_a_client_is_granted_what_there_is_and_no_more(store: Store, client: str) -> None:
    """In portions; the last may be smaller, and after it there is nothing."""
    granted = [store.take_ration(client, WINDOW, 25, 60) for _ in range(4)]
    assert granted == [(25, 25), (25, 50), (10, 60), (0, 60)]
    assert store.take_ration(client + "x", WINDOW, 25, 60) == (25, 25)


def test_a_new_window_begins_anew(store: Store, client: str) -> None:
    store.take_ration(client, WINDOW, 60, 60)
    assert store.take_ration(client, WINDOW, 1, 60) == (0, 60)
    assert store.take_ration(client, WINDOW + 1, 1, 60) == (1, 1)


def test_a_clock_that_is_behind_opens_no_window_again(store: Store, client: str) -> None:
    """Two machines are never quite of one mind; whoever is behind takes from the window that has begun. A clock that
    was far ahead once keeps nobody out."""
    store.take_ration(client, WINDOW + 1, 60, 60)
    assert store.take_ration(client, WINDOW, 1, 60) == (0, 60)
    assert store.take_ration(client, WINDOW + 1, 1, 60) == (0, 60)
    store.take_ration(client, WINDOW + 1000, 60, 60)
    assert store.take_ration(client, WINDOW + 2, 1, 60) == (1, 1)


def test_whoever_asks_at_once_is_granted_no_more_together(store: Store, client: str) -> None:
    """Eight threads; what they are granted is exactly what there is."""
    with ThreadPoolExecutor(8) as people:
        granted = [people.submit(store.take_ration, client, WINDOW, 3, 100) for _ in range(40)]
        assert sum(each.result()[0] for each in granted) == 100


def test_old_windows_are_forgotten(store: Store, client: str) -> None:
    """So the table has as many rows as there were clients lately; the present window stays."""
    store.take_ration(client, WINDOW, 60, 60)
    store.take_ration(client + "old", WINDOW - 1, 60, 60)
    store.forget_rations(WINDOW)
    assert store.take_ration(client, WINDOW, 1, 60) == (0, 60)
    assert store.take_ration(client + "old", WINDOW - 1, 1, 60) == (1, 1)
