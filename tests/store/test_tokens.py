"""Sessions and links: each known by its hash, and by nothing once it has ended."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from karawela.store import Account, Ended, Exists, Stale, Store, Token, TokenKind, TooMany, Unknown
from karawela.store.tokens import MOST_LINKS, MOST_SESSIONS, Proof

ADA, BO = Account("ada", "Ada", created=1.0), Account("bo", "Bo", created=2.0)


@pytest.fixture(autouse=True)
def people(store: Store) -> None:
    store.new_account(ADA, Token("first", "ada", "session", "Firefox, Linux", 10.0, 20.0))
    store.new_account(BO)


def hashes(store: Store, account: str = "ada") -> list[str]:
    return [token.hash for token in store.tokens_of(account)]


def test_a_token_leads_to_its_account(store: Store) -> None:
    """As what it is, and not as the other kind."""
    store.new_token(Token("way", "ada", "link", "", 11.0))
    session, link = store.account_by_token("first"), store.account_by_token("way", "link")
    assert session == (ADA, Token("first", "ada", "session", "Firefox, Linux", 10.0, 20.0))
    assert link == (ADA, Token("way", "ada", "link", "", 11.0, 11.0))
    assert (
        store.account_by_token("way") is store.account_by_token("first", "link") is store.account_by_token("") is None
    )


def test_tokens_are_listed_by_their_last_use(store: Store) -> None:
    """The latest first; using one is noted."""
    store.new_token(Token("second", "ada", created=30.0))
    assert hashes(store) == ["second", "first"]
    store.token_used("first", 40.0)
    assert hashes(store) == ["first", "second"]
    assert store.tokens_of("ada")[0].used == 40.0
    assert store.tokens_of("bo") == []


def test_only_its_owner_ends_a_token(store: Store) -> None:
    """One by one; nothing happens where there is none."""
    assert not store.end_token("bo", "first")
    assert store.account_by_token("first") is not None
    assert store.end_token("ada", "first")
    assert not store.end_token("ada", "first")
    assert store.account_by_token("first") is None


def test_all_others_end_at_once(store: Store) -> None:
    """Sessions and links, and only the account's."""
    kinds: tuple[TokenKind, ...] = ("session", "link")
    for kind in kinds:
        store.new_token(Token(f"ada-{kind}", "ada", kind))
        store.new_token(Token(f"bo-{kind}", "bo", kind))
    store.only_token(Token("anew", "ada"), Proof("first"))
    assert hashes(store) == ["anew"]
    assert sorted(hashes(store, "bo")) == ["bo-link", "bo-session"]


def test_a_token_takes_the_place_of_another(store: Store) -> None:
    """Also of another account's: a browser that goes on as somebody else leaves no session behind."""
    store.new_token(Token("second", "bo"), instead_of="first")
    assert hashes(store) == []
    assert hashes(store, "bo") == ["second"]


def test_a_password_ends_what_was_before(store: Store) -> None:
    """In the same moment in which it is stored."""
    store.new_token(Token("way", "ada", "link"))
    store.save_account(Account("ada", "Ada", "hash"), Proof("first", ""), Token("new", "ada"))
    assert hashes(store) == ["new"]


def test_nothing_ends_where_nothing_is_saved(store: Store) -> None:
    """A token that cannot be added leaves account and tokens as they were."""
    with pytest.raises(Exists):
        store.new_token(Token("first", "bo"))
    with pytest.raises(Unknown):
        store.new_token(Token("other", "nobody"), instead_of="first")
    assert hashes(store) == ["first"]


@pytest.mark.parametrize(
    ("proof", "problem"),
    [
        (Proof("ended"), Ended),
        (Proof("bos"), Ended),
        (Proof(password_hash="old"), Stale),
        (Proof("ended", "hash"), Ended),
    ],
    ids=["ended", "of another", "another password", "both"],
)
def test_what_holds_no_more_gives_no_token(store: Store, proof: Proof, problem: type[Stale]) -> None:
    """A link or session that has ended, or a password that was changed, between the look and the deed."""
    store.new_token(Token("bos", "bo"))
    store.save_account(Account("ada", "Ada", "hash"), Proof(password_hash=""))
    deeds: list[Callable[[], None]] = [
        lambda: store.new_token(Token("late", "ada"), proof, "first"),
        lambda: store.new_token(Token("late", "ada", "link"), proof),
        lambda: store.only_token(Token("late", "ada"), proof),
        lambda: store.save_account(Account("ada", "Eve", "hers"), proof, Token("late", "ada")),
    ]
    for deed in deeds:
        with pytest.raises(problem):
            deed()
    assert hashes(store) == ["first"]
    assert store.account("ada") == Account("ada", "Ada", "hash", created=1.0)


def test_signing_in_and_another_password_at_once_wait_for_nobody_for_ever(store: Store) -> None:
    """Each has the account first and then its tokens."""
    store.save_account(Account("ada", "Ada", "hash"), Proof(password_hash=""))
    store.new_token(Token("session 0", "ada"))

    def sign_in(number: int) -> None:
        store.new_token(Token(f"session {number + 1}", "ada"), Proof(password_hash="hash"), f"session {number}")

    def end_others(number: int) -> None:
        store.save_account(Account("ada", "Ada", "hash"), only=Token(f"only {number}", "ada"))

    with ThreadPoolExecutor(8) as pool:
        done = [pool.submit(deed, number) for number in range(20) for deed in (sign_in, end_others)]
    assert [each.exception() for each in done] == [None] * 40


def test_the_session_that_was_used_least_lately_makes_room(store: Store) -> None:
    for number in range(MOST_SESSIONS):
        store.new_token(Token(f"s{number}", "ada", created=100.0 + number))
    assert len(hashes(store)) == MOST_SESSIONS
    assert "first" not in hashes(store)
    store.token_used("s0", 1000.0)
    store.new_token(Token("late", "ada", created=50.0))
    assert "late" in hashes(store) and "s0" in hashes(store)
    assert "s1" not in hashes(store)


def test_links_are_few(store: Store) -> None:
    """Of many that are made at the same moment no more than may be; sessions do not count among them."""

    def make(number: int) -> bool:
        try:
            store.new_token(Token(f"way-{number}", "ada", "link"))
        except TooMany:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(make, range(MOST_LINKS + 6))) == MOST_LINKS
    assert len(hashes(store)) == MOST_LINKS + 1
    store.end_token("ada", next(each for each in hashes(store) if each.startswith("way")))
    store.new_token(Token("one more", "ada", "link"))
