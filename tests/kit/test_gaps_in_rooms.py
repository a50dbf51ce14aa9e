"""What the kit says of rows that lack something, and of things that are named outside their room."""

from __future__ import annotations

import re

import pytest

from karawela.testing.rows import rows_are_whole
from karawela.testing.source import ids_stand_in_their_room
from tests.kit.spoiling import Spoil

WAX = """
[[good]]
id = "wax"
en = "wax"
pl = "wosk"
en_about = "From bees."
pl_about = "Od pszczół."
colour = "#ffeeaa"
"""
IS_SALT = '\n\ndef is_salt(good: str) -> bool:\n    return good == "salt"\n'
ADDED = '\n\n@WORDS.adds("use-salt")\ndef {}(said):\n    return {{}}\n'


@pytest.mark.parametrize(
    ("old", "new", "gap"),
    [
        ('pl_about = "Z lasu."\n', "", "good cork says nothing about itself in 'pl'"),
        ('pl_smell = "suchy"\n', "", "good cork has 'en_smell' and no 'pl_smell'"),
        ("", WAX, "good wax has no drawing in board/art"),
    ],
)
def test_what_a_row_lacks_is_named(spoil: Spoil, old: str, new: str, gap: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(gap)):
        rows_are_whole(spoil(("data/goods.toml", old, new)))


def test_a_kind_with_drawings_says_where_they_are(spoil: Spoil) -> None:
    """Or nobody would miss the one of a new row."""
    with pytest.raises(AssertionError, match="every good has a drawing"):
        rows_are_whole(spoil(("data/__init__.py", '    art = "."\n', "")))


@pytest.mark.parametrize(
    ("path", "code", "gap"),
    [
        ("rules/__init__.py", IS_SALT, r"rules/__init__.py:\d+: 'salt' names salt"),
        ("board/__init__.py", '\nSIGN = f"about-salt-{1}"\n', "names salt"),
        ("words/__init__.py", ADDED.format("crystals"), "'use-salt' names salt"),
        ("homonyms.toml", 'salt = "an old sailor"\n', "'salt' is excepted, and nothing names it"),
    ],
)
def test_a_second_place_for_a_row_is_named(spoil: Spoil, path: str, code: str, gap: str) -> None:
    with pytest.raises(AssertionError, match=gap):
        ids_stand_in_their_room(spoil((path, "", code)))


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("data/__init__.py", '\nSALT = "salt"\n'),
        ("words/__init__.py", ADDED.format("salt")),
        ("rules/__init__.py", '\n\ndef taste() -> None:\n    """Salt-like."""\n'),
        ("rules/__init__.py", '\nSAID = "as salt is"\n'),
    ],
)
def test_a_row_may_be_named_in_its_room_and_by_the_function_that_bears_its_name(
    spoil: Spoil, path: str, code: str
) -> None:
    """Docstrings and sentences name nothing."""
    ids_stand_in_their_room(spoil((path, "", code)))


def test_a_homonym_needs_a_reason(spoil: Spoil) -> None:
    """With one it is excepted, as long as something is called so."""
    title = spoil(("rules/__init__.py", "", IS_SALT))
    homonyms = title.folder / "homonyms.toml"
    homonyms.write_text('salt = "an old sailor"\n')
    ids_stand_in_their_room(title)
    homonyms.write_text('salt = ""\n')
    with pytest.raises(AssertionError, match="excepted without a reason"):
        ids_stand_in_their_room(title)


def test_the_words_of_effects_are_things_too(spoil: Spoil) -> None:
    """What they are made of, in tables that begin with `_`, is not."""
    title = spoil(("rules/__init__.py", "", '\nODD = ("sink", "swim")\n'))
    ids_stand_in_their_room(title)
    (title.folder / "data" / "effects.toml").write_text("[sink]\n[_types.swim]\n")
    with pytest.raises(AssertionError, match=r"1 places\n.*'sink' names sink"):
        ids_stand_in_their_room(title)
