"""No data pack can do harm: whatever a number or a text of a row is, a pack is refused in words or can be played."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from karawela.components.sheets import Sheets
from karawela.engine.errors import DataError
from karawela.games.tiny_epic.data.box import SHELF
from karawela.games.tiny_epic.data.read_box import box_from
from karawela.games.tiny_epic.data.rows import SCHEMA
from tests.games.tiny_epic.packs import KINDS_OF_GAME, packed, played

TABLES: Final = {**SCHEMA.tables, **SCHEMA.single}
FIELDS: Final = [
    (table, field.name, field.type)
    for table, kind in TABLES.items()
    for field in inspect.type_info(kind).fields  # type: ignore[attr-defined]
    if field.name != "id"
]
NUMBERS: Final = [(table, field, type_) for table, field, type_ in FIELDS if table == "numbers" and field != "source"]
GAMES: Final = pytest.mark.parametrize(
    ("seats", "chosen"), KINDS_OF_GAME, ids=["base", "cursed", "alone", "cursed alone", "ghost"]
)
CHEAP: Final = "".join(
    f'[[map_card]]\nid = "{row.id}"\nburial = 1\n' for row in SHELF.standard().rows["map_card"] if not row.cursed
)
"""Burials that everybody can pay, so that random games come to their end."""


@pytest.fixture(autouse=True)
def _shelf() -> Iterator[None]:
    """Afterwards no pack is open that was not before."""
    before = dict(SHELF.boxes)
    yield
    SHELF.boxes.clear()
    SHELF.boxes.update(before)


# ---------------------------------------------------------------- at the bounds


def extreme(most: bool) -> str:
    """All numbers of the game at their least, or at their most, as far as they fit each other."""
    lines = ["[numbers]"]
    for _, name, each in NUMBERS:
        if isinstance(each, inspect.IntType):
            lines.append(f"{name} = {each.le if most else each.ge}")
    fitting = ["prices = [96, 97, 98, 99]"] if most else ["prices = [0, 1, 2, 3]"]
    return "\n".join([*lines, *fitting]) + "\n"


@GAMES
@pytest.mark.parametrize("most", [False, True], ids=["least", "most"])
def test_a_game_at_the_bounds_can_be_played(tmp_path: Path, most: bool, seats: int, chosen: dict[str, Any]) -> None:
    """To its end; it can be said and drawn on the way. The least is one treasure, no price, no Gold to begin with."""
    edition = packed(tmp_path, extreme(most) + CHEAP).rows.digest
    for seed in range(2):
        played(edition, seats, seed, chosen, looks=0.02, rounds=10)


BONUSES: Final = (
    *("gold:{0}", "sure_fire", "plunder", "trade", "crew_up", "search", "attack", "sail:{1}", "reassign"),
    *("mend:{1}", "reroll:{1}", "grave_loot", "deep_search", "bone_theft", "ghost_wind", "cursed_interest"),
    *("market_shift", "cursed_reroll", "cursed_exchange"),
)
ICONS: Final = ("gold:{0}; gold:{0}", "crates:{1}; crates:{1}", "sure_fire; jostle; jostle", "castaway; castaway", "")
LEAST, MOST = (0, 1), (99, 4)


def cards_at(numbers: tuple[int, int]) -> str:
    """Every word on crew cards of every trigger, and on tokens; empty tokens too."""
    rows, bonuses, icons = SHELF.standard().rows, itertools.cycle(BONUSES), itertools.cycle(ICONS)
    orders = itertools.cycle(rows.ids("order"))
    lines = []
    for table, also in (("crew", ""), ("skeleton", "borrow_crew")):
        for number, row in enumerate(rows[table]):
            bonus = also if also and not number else next(bonuses).format(*numbers)
            symbols = [] if numbers == LEAST else [1, 2, 3, 4, 5, 6]
            lines.append(f'[[{table}]]\nid = "{row.id}"\nbonus = "{bonus}"\ntrigger = "{next(orders)}"')
            lines.append(f"symbols = {symbols}\nhits = {0 if numbers == LEAST else 9}")
    for table in ("search_token", "wake_token"):
        for row in rows[table]:
            lines.append(f'[[{table}]]\nid = "{row.id}"\neffect = "{next(icons).format(*numbers)}"')
    return "\n".join(lines) + "\n"


@GAMES
@pytest.mark.parametrize("numbers", [LEAST, MOST], ids=["least", "most"])
def test_effects_at_their_bounds_can_be_played(
    tmp_path: Path, numbers: tuple[int, int], seats: int, chosen: dict[str, Any]
) -> None:
    """Every word with its smallest and its greatest numbers, on crew, skeletons and tokens."""
    edition = packed(tmp_path, cards_at(numbers) + CHEAP).rows.digest
    for seed in range(2):
        played(edition, seats, seed, chosen, looks=0.01, rounds=10)


@pytest.mark.parametrize(
    "numbers",
    [
        {"ghost_hold": 1, "ghost_cubes": 1, "no_room": 0},
        {"ghost_hold": 6, "ghost_cubes": 4, "cubes": 8, "ghost_sail": 4},
        {"cubes": 24, "urn": 0, "refresh": 0, "row": 1, "most_crew": 1},
        {"urn": 4, "refresh": 3, "row": 4, "exchange": 4, "shift": 3},
        {"hold": 1, "treasures": 1, "most_sold": 1, "crates": 8},
        {"hold": 4, "treasures": 2, "most_sold": 4, "most_sure_fire": 0},
        {"solo_burial": 1, "solo_plunder": 3, "solo_settlement": 4},
        {"merchant_sail": 3, "navy_sail": 0, "navy_gold": 9, "most_gold": 20, "gold": 9},
    ],
    ids=lambda numbers: " ".join(f"{name}={n}" for name, n in numbers.items()),
)
def test_unusual_numbers_hold_in_every_kind_of_game(tmp_path: Path, numbers: dict[str, int]) -> None:
    """Holds, rows, prices and cubes other than the printed ones keep all invariants."""
    lines = "\n".join(f"{name} = {n}" for name, n in numbers.items())
    edition = packed(tmp_path, f"[numbers]\n{lines}\n{CHEAP}").rows.digest
    for seats, chosen in KINDS_OF_GAME:
        played(edition, seats, seats, chosen, rounds=12)


def test_a_game_of_one_treasure_ends_by_burying_it(tmp_path: Path) -> None:
    """Not by the limit of rounds: whoever buries it wins, alone at once."""
    edition = packed(tmp_path, f"[numbers]\ntreasures = 1\nsolo_burial = 1\n{CHEAP}").rows.digest
    for seats, chosen in KINDS_OF_GAME[:3:2]:
        match = played(edition, seats, 3, chosen, rounds=300)
        assert match.result is not None and not match.result.truncated
        assert max(match.result.scores) >= 1


# ---------------------------------------------------------------- whatever a pack says


def numbers_of(type_: inspect.Type) -> st.SearchStrategy[Any]:
    """Values within the bounds of a field; nothing else is a number that a row could have."""
    if isinstance(type_, inspect.IntType):
        assert type_.ge is not None and type_.le is not None
        return st.integers(int(type_.ge), int(type_.le))
    if isinstance(type_, inspect.BoolType):
        return st.booleans()
    assert isinstance(type_, inspect.VarTupleType)
    listed = st.lists(numbers_of(type_.item_type), min_size=type_.min_length or 0, max_size=type_.max_length)
    return listed.map(sorted)


def is_number(type_: inspect.Type) -> bool:
    inner = type_.item_type if isinstance(type_, inspect.VarTupleType) else type_
    return isinstance(inner, inspect.IntType | inspect.BoolType)


COUNTED: Final = [(table, field, type_) for table, field, type_ in FIELDS if is_number(type_)]


@given(data=st.data(), seed=st.integers(0, 10**6), game=st.sampled_from(KINDS_OF_GAME))
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_numbers_within_their_bounds_can_be_played(data: st.DataObject, seed: int, game: Any) -> None:
    """A few numbers of any rows have any values that their bounds allow: refused in words, or a game is played."""
    sheets = ours()
    wanted = st.sampled_from(COUNTED) | st.sampled_from([each for each in COUNTED if each[0] == "numbers"])
    for table, field, type_ in data.draw(st.lists(wanted, min_size=1, max_size=8)):
        data.draw(st.sampled_from(rows_of(sheets, table)))[field] = data.draw(numbers_of(type_))
    try:
        box = box_from(sheets.checked())
    except DataError as mistake:
        assert str(mistake)
        assume(False)
    SHELF.boxes[box.rows.digest] = box
    seats, chosen = game
    played(box.rows.digest, seats, seed, chosen, rounds=5)


VALUES = st.one_of(
    st.integers(-3, 30),
    st.integers(),
    st.booleans(),
    st.text(max_size=12),
    st.sampled_from(["gold", "search", "rum", "", "gold:1", "cube; cube", "deckhand", "NESW", "merchant_1", "red"]),
    st.lists(st.integers(-1, 9) | st.sampled_from(["player", "gold:1", "deckhand"]), max_size=6),
    st.dictionaries(st.sampled_from(["sail", "dice", "hits"]), st.integers(-1, 30), max_size=3),
)


@given(data=st.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_changed_row_is_read_or_refused(data: st.DataObject) -> None:
    """A few fields of any rows have any values: a `DataError` says what is wrong, or a box comes of it."""
    sheets = ours()
    for table, field, _ in data.draw(st.lists(st.sampled_from(FIELDS), min_size=1, max_size=3)):
        data.draw(st.sampled_from(rows_of(sheets, table)))[field] = data.draw(VALUES)
    for table in data.draw(st.lists(st.sampled_from(sorted(SCHEMA.tables)), max_size=1)):
        sheets.rows[table].pop(data.draw(st.sampled_from(sorted(sheets.rows[table]))))
    try:
        box = box_from(sheets.checked())
    except DataError as mistake:
        assert str(mistake)
    else:
        assert len(box.map) == 20


def ours() -> Sheets:
    """Our own data, to be changed."""
    sheets = Sheets(SCHEMA)
    sheets.add(SCHEMA.folder, SCHEMA.apart)
    return sheets


def rows_of(sheets: Sheets, table: str) -> list[dict[str, Any]]:
    return list(sheets.rows[table].values()) if table in SCHEMA.tables else [sheets.single[table]]
