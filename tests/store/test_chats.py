"""What is said at a table, and the store's secrets."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from karawela.store import ChatRow, Store, Unknown
from tests.store.processes import chatter, children
from tests.store.samples import open_table, says


def test_chats_are_numbered_from_one(store: Store) -> None:
    """Within each game; what comes back when saying is what is read later."""
    for game_id in "gh":
        store.create_game(open_table(game_id))
        said = [store.add_chat(game_id, says(text)) for text in ("Ahoj!", "Żagle w górę")]
        assert [chat.number for chat in said] == [1, 2]
        assert store.chats(game_id) == said
        assert said[0].at > 1e9


def test_somebody_who_only_watches_has_no_seat(store: Store) -> None:
    store.create_game(open_table())
    chat = store.add_chat("g", ChatRow(77, "Bo", "Hm", None, "bo", 5.5))
    assert chat == ChatRow(1, "Bo", "Hm", None, "bo", 5.5)
    assert store.chats("g") == [chat]


def test_chats_since_a_number(store: Store) -> None:
    """Oldest first; if there are too many, the latest of them."""
    store.create_game(open_table())
    for number in range(1, 8):
        store.add_chat("g", says(str(number)))
    assert [chat.number for chat in store.chats("g", since=5)] == [6, 7]
    assert [chat.number for chat in store.chats("g", limit=3)] == [5, 6, 7]
    assert store.chats("g", since=7) == []


def test_nothing_is_said_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Unknown):
        store.add_chat("g", says("Hello?"))
    assert store.chats("g") == []


def test_what_a_database_refuses_is_replaced_in_chats(store: Store) -> None:
    """What comes back is what was stored."""
    store.create_game(open_table())
    chat = store.add_chat("g", says("a\0b\ud83d 🏴‍☠️"))
    assert chat.text == "a\ufffdb? 🏴‍☠️"
    assert store.chats("g") == [chat]


def test_numbers_are_without_gaps_whoever_speaks_at_once(store: Store, store_url: str) -> None:
    """Threads of this process and two others."""
    store.create_game(open_table())
    with children(2, chatter, store_url, 12) as others:
        with ThreadPoolExecutor(8) as pool:
            mine = [chat.number for chat in pool.map(lambda _: store.add_chat("g", says("me")), range(24))]
        theirs = [number for other in others for number in other.hear()]
    assert sorted(mine + theirs) == list(range(1, 49))
    assert [chat.number for chat in store.chats("g")] == list(range(1, 49))


def test_a_secret_is_made_once(store: Store, store_url: str) -> None:
    """32 bytes, the same for every store and thread, another for another name."""
    with Store.open(store_url) as other, ThreadPoolExecutor(8) as pool:
        found = set(pool.map(lambda number: (store, other)[number % 2].secret("session"), range(16)))
    [value] = found
    assert len(value) == 32
    assert store.secret("session") == value
    assert store.secret("csrf") != value
