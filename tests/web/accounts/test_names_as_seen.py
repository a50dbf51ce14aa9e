"""Names that look alike to the letter are one name; what nobody sees is no part of it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from karawela.store.rows import name_key
from karawela.store.visible_text import visible
from karawela.web.accounts.names import NAME_LENGTH, clean_name
from karawela.web.problems import BadRequest
from tests.web.people import Person, refused
from tests.web.server import Server

SECRET = "eight pieces of eight"
UNSEEN = "\u00ad\u034f\u061c\u17b4\u180b\u200b\u200d\u202e\u2060\ufe0f\ufeff\ufff9\U000e0020\U000e0100"
EMPTY = " \t\n\u00a0\u115f\u1160\u2003\u2028\u2800\u3000\u3164\uffa0\U0001d159"
"""Blanks, and what looks like one."""
names = some.lists(
    some.sampled_from([*UNSEEN, *EMPTY, *"Aaż\u0301ﬁ\u00a8\ufdfa"]) | some.characters(), max_size=40
).map("".join)


def form(person: Person, path: str, **fields: str) -> Any:
    return person.http.post(path, data=fields, headers={"x-csrftoken": person.csrf, "Accept": "application/json"})


@given(names)
def test_a_cleaned_name_is_what_is_seen(name: str) -> None:
    """Cleaning it again changes nothing; it has no two blanks in a row, none around it, and nothing unseen."""
    if not visible(name):
        with pytest.raises(BadRequest):
            clean_name(name)
        return
    shown = clean_name(name)
    assert clean_name(shown) == shown
    assert len(shown) <= NAME_LENGTH
    assert "  " not in shown and shown == shown.strip()
    assert shown.isprintable()
    assert not set(shown) & set(UNSEEN + EMPTY) - {" "}


@given(names)
def test_a_name_has_the_key_of_what_is_seen_of_it(name: str) -> None:
    """So it is found however it is typed; a key is its own key."""
    key = name_key(name)
    assert name_key(key) == key
    assert "  " not in key and key == key.strip()
    whole = " ".join("".join(" " if each in EMPTY else each for each in name if each not in UNSEEN).split())
    assert name_key(whole) == key
    if 0 < len(visible(name)) <= NAME_LENGTH:
        assert name_key(clean_name(name)) == key


@given(some.lists(some.tuples(some.sampled_from("Zed Lee"), some.text(some.sampled_from(UNSEEN)))))
def test_unseen_letters_make_no_other_name(spelt: list[tuple[str, str]]) -> None:
    """Wherever they stand and however many they are."""
    plain = "".join(letter for letter, _ in spelt)
    assert name_key("".join(letter + unseen for letter, unseen in spelt)) == name_key(plain)


@pytest.mark.parametrize("unseen", [*UNSEEN, *EMPTY], ids=lambda each: f"{ord(each):04x}")
def test_no_guest_has_a_name_with_something_unseen(server: Server, unseen: str) -> None:
    """422 as for the name itself, with the unseen letter behind the name, beside a blank of it or instead of one."""
    holder, guest = Person(server.address), Person(server.address, "Bo")
    name = f"Zed {holder.csrf[:10]}"
    assert form(holder, "/me/sign-up", name=name, password=SECRET).status_code == 303
    variants = [name + unseen, unseen + name, name.replace(" ", f" {unseen} ")]
    if unseen in EMPTY:
        variants.append(name.replace(" ", unseen))
    for variant in variants:
        body = refused(form(guest, "/me/settings", name=variant), 422)
        assert "belongs to somebody with a password" in body["error"]
        refused(form(guest, "/me/sign-up", name=variant, password=SECRET), 422)
    assert "<h1>Bo</h1>" in guest.page("/me").text


def test_a_name_of_nothing_but_unseen_letters_is_none(server: Server) -> None:
    """422: a name is needed."""
    guest = Person(server.address, "Bo")
    for name in (*UNSEEN, UNSEEN, "\u3164\u2800"):
        assert "A name is needed" in refused(form(guest, "/me/sign-up", name=name, password=SECRET), 422)["error"]


@pytest.mark.parametrize("emoji", ["👩‍👩‍👧‍👦", "🏴‍☠️", "❤️", "👍🏽", "👩‍👩‍👧‍👦👨‍👨‍👧‍👧"])
def test_emoji_are_names(server: Server, emoji: str) -> None:
    """Whoever signs up with one signs in by typing the same, and is seen with what is left of it."""
    holder = Person(server.address)
    name = f"{emoji} {holder.csrf[:10]}"
    assert form(holder, "/me/sign-up", name=name, password=SECRET).status_code == 303
    elsewhere = Person(server.address)
    assert form(elsewhere, "/me/sign-in", name=name, password=SECRET).status_code == 303
    assert f"<h1>{clean_name(name)}</h1>" in elsewhere.page("/me").text
