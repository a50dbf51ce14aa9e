"""Failures are counted by key, by all who share the database, and forgotten after a day."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from karawela.store import Store
from karawela.store.failures import MEMORY


def test_failures_add_up(store: Store, store_url: str) -> None:
    """Each with the time of the latest, and also for who opens the database anew."""
    store.add_failure(["a", "b"], 100.0)
    store.add_failure(["a"], 103.0)
    with Store.open(store_url) as other:
        assert other.failures_of(["a", "b", "c"], 104.0) == {"a": (2, 103.0), "b": (1, 100.0)}


def test_none_is_lost_of_many_at_once(store: Store) -> None:
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda number: store.add_failure(["b", "a"] if number % 2 else ["a", "b"], 1.0), range(24)))
    assert store.failures_of(["a", "b"], 2.0) == {"a": (24, 1.0), "b": (24, 1.0)}


def test_what_is_forgotten_begins_anew(store: Store) -> None:
    """One key by name; all of them after a day without a failure."""
    store.add_failure(["a", "b"], 100.0)
    store.forget_failures("a")
    assert store.failures_of(["a", "b"], 101.0) == {"b": (1, 100.0)}
    store.add_failure(["b"], 200.0)
    assert store.failures_of(["b"], 199.0 + MEMORY) == {"b": (2, 200.0)}
    assert store.failures_of(["b"], 200.0 + MEMORY) == {}
    store.add_failure(["b"], 200.0 + MEMORY)
    assert store.failures_of(["b"], 201.0 + MEMORY) == {"b": (1, 200.0 + MEMORY)}
    store.add_failure(["c"], 300.0 + 2 * MEMORY)
    assert store.failures_of(["b", "c"], 300.0) == {"c": (1, 300.0 + 2 * MEMORY)}, "old ones do not pile up"
