"""Accounts: guests by their link, others also by name."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from karawela.store import Account, Exists, NameTaken, Store, Unknown

ADA = Account("ada", "Łucja", "hash", "link-1", {"language": "pl", "sound": False}, 12.5)


def test_an_account_comes_back_as_it_was(store: Store) -> None:
    """By id, by link and by name."""
    store.new_account(ADA)
    assert store.account("ada") == ADA
    assert store.account_by_link("link-1") == ADA
    assert store.account_by_name("Łucja") == ADA
    assert store.account("bo") is store.account_by_link("link-2") is store.account_by_name("Bo") is None


def test_a_time_of_zero_is_now(store: Store) -> None:
    """Whoever does not care when gets the time of the store."""
    store.new_account(Account("bo"))
    bo = store.account("bo")
    assert bo is not None and bo.created > 1e9


@pytest.mark.parametrize(("name", "same"), [("Łucja", "łUCJA"), ("Groß", "GROSS"), ("Zoë", "ZOE\u0308"), ("Ⅳ", "iv")])
def test_names_are_the_same_in_any_case_of_letters(store: Store, name: str, same: str) -> None:
    """Also beyond ASCII, and however the letters are encoded."""
    store.new_account(replace(ADA, name=name))
    found = store.account_by_name(same)
    assert found is not None and found.name == name
    with pytest.raises(NameTaken, match=name):
        store.new_account(Account("bo", same, "hash"))
    assert store.account("bo") is None


def test_names_of_guests_are_free(store: Store) -> None:
    """A guest may be called like anybody and is not found by name; with a password the name must be unique."""
    store.new_account(ADA)
    store.new_account(Account("bo", "łucja"))
    store.new_account(Account("cy", "Łucja"))
    assert store.account_by_name("łucja") == ADA
    with pytest.raises(NameTaken):
        store.save_account(Account("bo", "łucja", "hash"))
    store.save_account(Account("bo", "Bogna", "hash"))
    found = store.account_by_name("BOGNA")
    assert found is not None and found.id == "bo"


def test_saving_replaces_all_but_the_time_of_creation(store: Store) -> None:
    """A name may also change in case alone; a name given up is free."""
    store.new_account(ADA)
    changed = Account("ada", "ŁUCJA", "other", "link-2", {"language": "en"}, 99.0)
    store.save_account(changed)
    assert store.account("ada") == replace(changed, created=12.5)
    assert store.account_by_link("link-1") is None
    store.save_account(replace(changed, name="Ada"))
    store.new_account(Account("bo", "Łucja", "hash"))


def test_an_unknown_account_cannot_be_saved(store: Store) -> None:
    with pytest.raises(Unknown, match="ada"):
        store.save_account(ADA)


def test_ids_and_links_are_unique_where_there_are_any(store: Store) -> None:
    """Any number of accounts may be without a link, and none of them is found by having none."""
    store.new_account(ADA)
    with pytest.raises(Exists):
        store.new_account(Account("ada", "Another"))
    with pytest.raises(Exists):
        store.new_account(Account("bo", "Bo", link_hash="link-1"))
    store.new_account(Account("cy"))
    store.new_account(Account("di"))
    with pytest.raises(Exists):
        store.save_account(Account("di", link_hash="link-1"))
    assert store.account_by_link("") is None


def test_of_many_who_want_a_name_one_gets_it(store: Store) -> None:
    """The uniqueness holds between threads too."""

    def want(number: int) -> bool:
        try:
            store.new_account(Account(f"a{number}", "Nemo" if number % 2 else "NEMO", "hash"))
        except NameTaken:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(want, range(8))) == 1


def test_what_a_database_refuses_is_replaced(store: Store) -> None:
    """NUL and lone surrogates come in over the web; they must not be an error of the server."""
    store.new_account(Account("bo", "B\0o\ud800"))
    bo = store.account("bo")
    assert bo is not None and bo.name == "B\ufffdo?"
