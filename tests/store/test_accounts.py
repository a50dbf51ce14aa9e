"""Accounts: guests, and those with a name and a password."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from karawela.store import Account, Exists, NameTaken, Stale, Store, Token, Unknown
from karawela.store.tokens import Proof

GUEST = Proof(password_hash="")
ADA = Account("ada", "Łucja", "hash", {"language": "pl", "sound": False}, 12.5)


def test_an_account_comes_back_as_it_was(store: Store) -> None:
    """By id and by name."""
    store.new_account(ADA)
    assert store.account("ada") == ADA
    assert store.account_by_name("Łucja") == ADA
    assert store.account("bo") is store.account_by_name("Bo") is None


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
        store.save_account(Account("bo", "łucja", "hash"), GUEST)
    store.save_account(Account("bo", "Bogna", "hash"), GUEST)
    found = store.account_by_name("BOGNA")
    assert found is not None and found.id == "bo"


def test_saving_replaces_all_but_the_time_of_creation(store: Store) -> None:
    """A name may also change in case alone; a name given up is free."""
    store.new_account(ADA)
    changed = Account("ada", "ŁUCJA", "other", {"language": "en"}, 99.0)
    store.save_account(changed, Proof(password_hash="hash"))
    assert store.account("ada") == replace(changed, created=12.5)
    store.save_account(replace(changed, name="Ada"))
    store.new_account(Account("bo", "Łucja", "hash"))


def test_an_unknown_account_cannot_be_saved(store: Store) -> None:
    with pytest.raises(Unknown, match="ada"):
        store.save_account(ADA)


def test_settings_change_one_by_one(store: Store) -> None:
    """What somebody else has changed meanwhile stays: other settings, and the name; an empty one goes."""
    store.new_account(ADA)
    store.change_settings("ada", {"language": "en", "sound": ""})
    store.save_account(replace(ADA, name="Ada", settings={"language": "en", "still": "yes"}))
    store.change_settings("ada", {"language": "pl"}, "Eve")
    assert store.account("ada") == replace(ADA, name="Ada", settings={"language": "pl", "still": "yes"})
    store.new_account(Account("bo", "Bo"))
    store.change_settings("bo", {}, "Bogna")
    bo = store.account("bo")
    assert bo is not None and bo.name == "Bogna"


def test_ids_are_unique(store: Store) -> None:
    """Whoever comes second with an id is refused, and the first stays as it was."""
    store.new_account(ADA)
    with pytest.raises(Exists):
        store.new_account(Account("ada", "Another"))
    assert store.account("ada") == ADA


def test_whoever_knows_an_old_password_changes_nothing(store: Store) -> None:
    """What was read before the password changed is not written over it: neither the password nor the name."""
    store.new_account(ADA)
    store.save_account(replace(ADA, password_hash="new"), Proof(password_hash="hash"))
    for late in (replace(ADA, name="Ada"), replace(ADA, password_hash="mine")):
        with pytest.raises(Stale):
            store.save_account(late)
    with pytest.raises(Stale):
        store.save_account(replace(ADA, password_hash="mine"), Proof(password_hash="hash"))
    assert store.account("ada") == replace(ADA, password_hash="new")


def test_of_two_who_sign_a_guest_up_one_does(store: Store) -> None:
    """Two browsers of one guest choose a name and a password at the same moment: the account is the one's who was
    first, and only that one has a token."""
    store.new_account(Account("bo"))

    def sign_up(number: int) -> bool:
        try:
            token = Token(f"session-{number}", "bo")
            store.save_account(Account("bo", f"Bo {number}", f"hash-{number}"), GUEST, token)
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        won = list(pool.map(sign_up, range(8)))
    assert won.count(True) == 1
    bo = store.account("bo")
    assert bo is not None and bo.password_hash == f"hash-{won.index(True)}"
    assert [token.hash for token in store.tokens_of("bo")] == [f"session-{won.index(True)}"]


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
