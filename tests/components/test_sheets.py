"""Rows of data and a pack over them: whatever is wrong with a file is said in a sentence, and nothing else happens."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Meta

from karawela.components.mistakes import unbounded
from karawela.components.rows import Few, Hex, Row, Schema, Some
from karawela.components.sheets import LARGEST, MOST_FILES, MOST_ROWS, Rows, read_rows
from karawela.engine.errors import DataError


class Card(Row, frozen=True, kw_only=True):
    cost: Some
    deals: Annotated[tuple[Few, ...], Meta(min_length=2, max_length=2)] = (0, 0)
    needs: dict[str, Few] = msgspec.field(default_factory=dict)
    colour: Hex = "#000000"


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=9)]
    source: str


UNREADABLE = Path("/proc/self/mem")
"""A file whose beginning nobody can read, whatever he may."""
OURS = """
[[card]]
id = "rum"
en = "Rum"
pl = "Rum"
cost = 6
source = "R"

[[card]]
id = "gin"
en = "Gin"
pl = "Dżin"
cost = 4
source = "D"

[numbers]
rounds = 3
source = "R"
"""


@pytest.fixture
def schema(tmp_path: Path) -> Schema:
    """A title's own data: two cards, and a number."""
    ours = tmp_path / "ours"
    ours.mkdir()
    (ours / "cards.toml").write_text(OURS, encoding="utf-8")
    return Schema(ours, {"card": Card}, {"numbers": Numbers})


def with_pack(schema: Schema, content: str | bytes) -> Rows:
    """Our data with a pack of one file over them."""
    pack = schema.folder.parent / "pack"
    pack.mkdir(exist_ok=True)
    (pack / "mine.toml").write_bytes(content.encode() if isinstance(content, str) else content)
    return read_rows(schema, pack)


def test_a_pack_s_fields_take_the_place_of_ours(schema: Schema) -> None:
    """What it does not name stays."""
    rows = with_pack(schema, '[[card]]\nid = "rum"\ncost = 7\n')
    assert [(row.id, row.cost) for row in rows["card"]] == [("rum", 7), ("gin", 4)]
    assert rows.single["numbers"].rounds == 3


def test_a_file_may_begin_with_a_byte_order_mark_and_end_its_lines_as_it_likes(schema: Schema) -> None:
    """As editors on Windows write it."""
    rows = with_pack(schema, b"\xef\xbb\xbf" + b'[[card]]\r\nid = "rum"\r\npl = "Rum\xc3\xb3w"\r\n')
    assert rows.by_id["rum"].pl == "Rumów"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[[card]\n", "mine.toml: this is not TOML"),
        (b"\xff\xfe[\x00[\x00", "mine.toml: this is not TOML"),
        (b'[[card]]\nid = "rum"\nen = "\xe9"\n', "mine.toml: this is not TOML"),
        (f"a = {'[' * 5000}", "mine.toml: this is not TOML"),
        (f"a = {'9' * 5000}", "mine.toml: this is not TOML"),
        ("#" * (LARGEST + 1), f"mine.toml: it has more than {LARGEST} bytes"),
        ("card = 5\n", "mine.toml: 'card' has many rows: write [[card]], not [card]"),
        ("card = [5]\n", "mine.toml: [card] should be a table of fields"),
        ("numbers = 5\n", "mine.toml: [numbers] should be a table of fields"),
        ("[[card]]\nid = 5\n", "mine.toml: [[card]]: 'id' should be letters, digits and _, not 5"),
        ('[[card]]\nid = "none"\n', "mine.toml: [[card]]: 'id' should be letters, digits and _, not 'none'"),
        (f'[[card]]\nid = "{"x" * 41}"\n', "mine.toml: [[card]]: 'id' should be letters, digits and _"),
        ("drop = 5\n", "mine.toml: [drop] should be a table of fields"),
        ("[drop]\ncard = 5\n", "mine.toml: [drop]: field 'card' should be a list of ids in quotes, not 5"),
        ("[drop]\ncard = [[]]\n", "mine.toml: [drop]: field 'card' should be a list of ids in quotes, not [[]]"),
        ('[drop]\ncard = ["rom"]\n', "mine.toml: [drop]: there is no card 'rom'; did you mean 'rum'?"),
        ('[drop]\ncrad = ["rum"]\n', "mine.toml: [drop]: there is no table 'crad'; did you mean 'card'?"),
        ('[[card]]\nid = "rum"\ncost = -1\n', "mine.toml: card rum: field 'cost': -1 should be from 0 to 99"),
        (f'[[card]]\nid = "rum"\ncost = {10**12}\n', f"card rum: field 'cost': {10**12} should be from 0 to 99"),
        ('[[card]]\nid = "rum"\ncost = 1.5\n', "field 'cost' should be a whole number, not a number with a point"),
        ('[[card]]\nid = "rum"\ncost = 1979-05-27\n', "field 'cost' should be a whole number, not date"),
        ('[[card]]\nid = "rum"\ndeals = [1]\n', "field 'deals': [1] should be 2 in a list, each from 0 to 9"),
        ('[[card]]\nid = "rum"\ndeals = [1, 10]\n', "field 'deals': it should be 2 in a list, each from 0 to 9"),
        ('[[card]]\nid = "rum"\ndeals = [1, "x"]\n', "field 'deals': each in it should be a whole number, not a text"),
        ('[[card]]\nid = "rum"\nneeds = { gin = 10 }\n', "field 'needs': it should be a table, each from 0 to 9"),
        ('[[card]]\nid = "rum"\ncolour = "red"\n', "field 'colour': 'red' should be a text like ^#[0-9a-fA-F]{6}$"),
        ('[[card]]\nid = "rum"\nen = ""\n', "card rum: field 'en': a name is missing"),
        (
            '[[card]]\nid = "rum"\nen = "R\\u001bum"\n',
            "card rum: field 'en': 'R\\x1bum' has a sign that cannot be seen",
        ),
        ('[[card]]\nid = "rum"\nen = "Rum\\n"\n', "card rum: field 'en': 'Rum\\n' has a sign that cannot be seen"),
        ('[[card]]\nid = "rum"\nen = "R\\u202eum"\n', "has a sign that cannot be seen"),
        ('[[card]]\nid = "rum"\nneeds = { "a\\tb" = 1 }\n', "field 'needs': 'a\\tb' has a sign that cannot be seen"),
        (f'[[card]]\nid = "rum"\nen = "{"R" * 61}"\n', "has more than 60 letters"),
        (f'[[card]]\nid = "rum"\nen_about = "{"R" * 401}"\n', "has more than 400 letters"),
        (
            '[[card]]\nid = "numbers"\nen = "x"\npl = "x"\ncost = 1\nsource = "Q"\n',
            "field 'source': 'Q' should be R, P",
        ),
        ("[numbers]\nrounds = 0\n", "mine.toml: numbers: field 'rounds': 0 should be from 1 to 9"),
        ("\n".join(f'[[card]]\nid = "c{n}"' for n in range(MOST_ROWS)), f"more than {MOST_ROWS} rows [[card]]"),
    ],
)
def test_a_mistake_is_said_with_its_place_and_what_would_be_right(
    schema: Schema, content: str | bytes, said: str
) -> None:
    """The file, the row, the field; never anything but a `DataError`, and never longer than can be read."""
    with pytest.raises(DataError) as mistake:
        with_pack(schema, content)
    assert said in str(mistake.value)
    assert len(str(mistake.value)) < 300


def test_what_is_called_like_a_file_may_be_none(schema: Schema) -> None:
    """A folder, a link that leads nowhere, a pipe that would never end."""
    pack = schema.folder.parent / "pack"
    for name in ("folder", "link", "pipe"):
        pack.mkdir()
        path = pack / f"{name}.toml"
        if name == "folder":
            path.mkdir()
        elif name == "link":
            path.symlink_to("nowhere.toml")
        else:
            os.mkfifo(path)
        with pytest.raises(DataError, match=rf"{name}\.toml: this should be a file"):
            read_rows(schema, pack)
        path.rmdir() if name == "folder" else path.unlink()
        pack.rmdir()


def test_what_an_editor_leaves_behind_is_no_part_of_a_pack(schema: Schema) -> None:
    """Locks that are links to nowhere, copies that are no text."""
    pack = schema.folder.parent / "pack"
    pack.mkdir()
    (pack / ".#mine.toml").symlink_to("somebody@somewhere.1234")
    (pack / "._mine.toml").write_bytes(b"\x00\x05\x16\x07")
    (pack / "mine.toml").write_text('[[card]]\nid = "rum"\ncost = 7\n', encoding="utf-8")
    assert read_rows(schema, pack).by_id["rum"].cost == 7


def test_a_pack_of_too_many_files_is_none(schema: Schema) -> None:
    """Somebody has named the wrong folder."""
    pack = schema.folder.parent / "pack"
    pack.mkdir()
    for number in range(MOST_FILES + 1):
        (pack / f"{number}.toml").touch()
    with pytest.raises(DataError, match=f"more than {MOST_FILES} .toml files"):
        read_rows(schema, pack)


@pytest.mark.skipif(not UNREADABLE.exists(), reason="there is no such file here")
def test_a_file_that_cannot_be_read_says_so(schema: Schema) -> None:
    """In the system's words."""
    pack = schema.folder.parent / "pack"
    pack.mkdir()
    (pack / "mine.toml").symlink_to(UNREADABLE)
    with pytest.raises(DataError, match=r"mine\.toml: it cannot be read: "):
        read_rows(schema, pack)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8) | st.just("rum"),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "cost", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(table=st.sampled_from(["card", "drop", "numbers"]), value=VALUES)
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_stands_in_a_table_is_read_or_refused(schema: Schema, table: str, value: Any) -> None:
    """No value that TOML can have leads to another error."""
    from karawela.components.sheets import Sheets

    sheets = Sheets(schema)
    sheets.add(schema.folder)
    try:
        sheets._add_table(Path("mine.toml"), table, value)
        sheets.checked()
    except DataError as mistake:
        assert "mine.toml" in str(mistake) or "data" in str(mistake)


def test_a_number_without_bounds_is_found() -> None:
    """The contract of a title that has packs: none of its rows has one."""

    class Loose(Row, frozen=True, kw_only=True):
        fine: Some
        free: int
        listed: tuple[int, ...]
        named: dict[str, Few]

    assert unbounded(Loose) == ["free", "listed"]
    assert unbounded(Card) == []
