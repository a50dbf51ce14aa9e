"""No data pack can do harm: whatever a number or a text of a row is, a pack is refused in words or can be played."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect
from rich.console import Console

from karawela.components.mistakes import unbounded
from karawela.components.packs import VARIABLE
from karawela.components.sheets import Sheets
from karawela.draw.board import draw
from karawela.engine import Match
from karawela.engine.errors import BadOption, DataError
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import MODULES, SHELF
from karawela.games.maracaibo.data.read_box import box_from
from karawela.games.maracaibo.data.rows import SCHEMA, SINGLE, TABLES
from karawela.terminal.board import terminal_picture
from karawela.words import words_of
from tests.games.maracaibo.table import packed

KINDS: Final = {**TABLES, **SINGLE}
SHORTEST: Final = "[numbers]\nrounds = 1\nfog = [0]\n"
NUMBERS: Final = {field.name: field.type for field in inspect.type_info(SINGLE["numbers"]).fields}  # type: ignore[attr-defined]


def played(edition: str, seats: int, seed: int, modules: bool) -> Match[Any]:
    """A whole random game, whose every question is said and now and then drawn."""
    rng = Random(seed)
    match = Match(TITLE, seats, f"pack {seed}", {"data_pack": edition, **dict.fromkeys(MODULES, modules)})
    while not match.over:
        assert TITLE.rules.invariants(match.state) == []
        ask = rng.choice(match.asks)
        for language in ("en", "pl"):
            words, view = words_of(match, language), match.view(ask.seat)
            assert words.question(ask.kind, view)
            assert all(words.offer(move, view, match.names) for move in ask.options)
        if rng.random() < 0.03:
            assert draw(TITLE, match.scene(ask.seat, why_not=True))
            Console(file=None, quiet=True, width=100).print(terminal_picture(TITLE, match.scene(ask.seat)))
        match.play(rng.choice(list(ask.options)), ask.seat)
    assert match.result is not None
    return match


# ---------------------------------------------------------------- numbers


@pytest.mark.parametrize("table", KINDS)
def test_every_number_of_a_row_has_bounds(table: str) -> None:
    """Those in notations have theirs in the rows of the effect words."""
    assert unbounded(KINDS[table]) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[drop]\nupgrade = 5\n", "mine.toml: [drop]: field 'upgrade' should be a list of ids in quotes, not 5"),
        ("[numbers]\ndoubloons_a_point = 0\n", "numbers: field 'doubloons_a_point': 0 should be from 1 to 99"),
        ("[numbers]\ngalleons_solo = 0\n", "numbers: field 'galleons_solo': 0 should be from 1 to 12"),
        ("[numbers]\nsteps = 0\n", "numbers: field 'steps': 0 should be from 1 to 4"),
        ("[numbers]\nsteps = 1\n", "layout standard: field 'rows': with numbers.steps = 1 no movement leads on"),
        ("[numbers]\nrounds = 1000\n", "numbers: field 'rounds': 1000 should be from 1 to 9"),
        ("[numbers]\nvalues = []\n", "numbers: field 'values': [] should be 1 to 20 in a list, each from 0 to 99"),
        ("[numbers]\nresidences = -1\n", "numbers: field 'residences': -1 should be from 0 to 12"),
        (f"[numbers]\nriver = {10**12}\n", f"numbers: field 'river': {10**12} should be from 0 to 99"),
        ('[[place]]\nid = "tobago"\nlevel = 3\n', "place tobago: field 'level': 3 should be from 1 to 2"),
        ('[[upgrade]]\nid = "rum"\neffects = "now dbl:1000000"\n', "'1000000' should be a number from 0 to 99"),
        ('[[upgrade]]\nid = "rum"\neffects = "now explore:0"\n', "'0' should be a number from 1 to 20"),
        (f'[[upgrade]]\nid = "rum"\neffects = "{"(" * 190}vp:1{")" * 190}"\n', "brackets stand too deep inside"),
        ('[[upgrade]]\nid = "rum"\neffects = "now may{vp:1}"\n', "there is no word 'may' for 'now'"),
        ('[[upgrade]]\nid = "rum"\neffects = "pay(dbl 2){vp:3}"\n', "there is no word 'pay' for 'now'"),
        ('[[redbeard_card]]\nid = "B1"\nextra = "explore:10"\n', "'explore:10' should be upgrade, raid or explore:n"),
        ('[[space]]\nid = "gulf"\nactions = "raid:1 / raid:2"\n', "it should be one choice among different words"),
        ('[[space]]\nid = "gulf"\nactions = "vp:3"\n', "it should be one choice among different words"),
        ('[drop]\nspace = ["gulf"]\n\n[[space]]\nid = "bay"\nen = "a"\npl = "a"\nactions = ""\n', "[[space]] must be"),
        ('[[storage]]\nid = "gold_store"\nkind = "pearl"\n', "[[storage]] must be for gold, emerald, pearl, in this"),
        ("[ship]\nlocks = [0]\n", "ship: field 'locks': [0] should be 4 in a list, each from 0 to 20"),
        ('[[treasure]]\nid = "gold"\ncolour = "\\" onload=\\"x"\n', "field 'colour': '\" onload=\"x' should be a text"),
        ('[[track]]\nid = "a1"\nx = 100000\n', "track a1: field 'x': 100000 should be from 0 to 600"),
    ],
)
def test_what_would_spoil_the_game_is_refused(tmp_path: Path, text: str, said: str) -> None:
    """With the row, the field and the bounds."""
    with pytest.raises(DataError) as mistake:
        packed(tmp_path, text)
    assert said in str(mistake.value)


def extreme(of: str) -> str:
    """All numbers of the game at their least, or at their most."""
    lines = ["[numbers]"]
    for name, each in NUMBERS.items():
        if name not in ("residences", "upgrades", "source", "rounds", "fog", "steps"):
            inner = each.item_type if isinstance(each, inspect.VarTupleType) else each
            assert isinstance(inner, inspect.IntType)
            number = inner.ge if of == "least" else inner.le
            size = getattr(each, "min_length", None) if of == "least" else getattr(each, "max_length", None)
            lines.append(f"{name} = {number if size is None else [number] * size}")
    least = ["residences = 0", "upgrades = 19", "rounds = 1", "fog = [0]", "steps = 3"]
    most = ["residences = 12", "upgrades = 7", "rounds = 3", "fog = [99, 99, 99]", "steps = 4"]
    return "\n".join(lines + (least if of == "least" else most))


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("of", ["least", "most"])
def test_a_game_at_the_bounds_can_be_played(tmp_path: Path, of: str, seats: int) -> None:
    """To its end, with and without modules; it can be said and drawn on the way."""
    edition = packed(tmp_path, extreme(of)).rows.digest
    for modules in (False, True):
        played(edition, seats, seats, modules)


BOUNDS: Final = (
    *("now dbl:{0}; now vp:{0}", "now treasure:any:{1}; now cube:any:{1}", "now explore:{2}; now raid:{3}"),
    *("now raid_fixed:{3}; now raid_die:gold:{3}", "perm raid_bonus:{3}; perm die_bonus:gold:{3}"),
    *("perm raid_action:{3}:vp:{0}", "perm explore_trade:{4}:vp:{0}; perm explore_bonus:{4}"),
    *("perm discount:{0}; perm move_limit:{5}; perm raid_reroll:{6}", "income dbl:{0}; income dbl_per:quests:{0}"),
    *("end vp_per:crew:{0}:{0}; end vp_per3:gold:{0}", "now quest_sell:{0}; now galleon:{0}; now bm_place:{0}"),
    "now take:crew:{0}; now build; now bm_activate; now take_income:vp",
)
LEAST, MOST = (0, 1, 1, 0, 0, 1, 0), (99, 9, 20, 30, 20, 4, 9)


@pytest.mark.parametrize("numbers", [LEAST, MOST], ids=["least", "most"])
def test_effects_at_their_bounds_can_be_played(tmp_path: Path, numbers: tuple[int, ...]) -> None:
    """Every word with its smallest and its greatest numbers, on the cards of the first level."""
    texts = itertools.cycle(text.format(*numbers) for text in BOUNDS)
    cards = [row.id for row in SHELF.standard().rows["upgrade"] if row.level == 1]
    rows = [f'[[upgrade]]\nid = "{card}"\ncost = 0\neffects = "{next(texts)}"' for card in cards]
    edition = packed(tmp_path, SHORTEST + "\n".join(rows)).rows.digest
    for seed in range(3):
        played(edition, 2, seed, modules=False)


# ---------------------------------------------------------------- whatever a pack says

FIELDS = [(table, field) for table, kind in KINDS.items() for field in kind.__struct_fields__ if field != "id"]
VALUES = st.one_of(
    st.integers(-3, 30),
    st.integers(),
    st.booleans(),
    st.text(max_size=12),
    st.sampled_from(["gold", "crew", "rum", "", "dbl:1", "now raid:1 / vp:2", "perm odd:poseidon", "a1", "R1", "####"]),
    st.lists(st.integers(-1, 9) | st.sampled_from(["a1", "ret", "raid", "card:crew:equipment:ship", "##"]), max_size=5),
    st.dictionaries(st.sampled_from(["gold", "silver", "quests"]), st.integers(-1, 30), max_size=2),
)


@given(data=st.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_changed_row_is_read_or_refused(data: st.DataObject) -> None:
    """A few fields of any rows have any values: a `DataError` says what is wrong, or a box comes of it."""
    sheets = Sheets(SCHEMA)
    sheets.add(SCHEMA.folder, SCHEMA.apart)
    for table, field in data.draw(st.lists(st.sampled_from(FIELDS), min_size=1, max_size=3)):
        rows = list(sheets.rows[table].values()) if table in TABLES else [sheets.single[table]]
        data.draw(st.sampled_from(rows))[field] = data.draw(VALUES)
    for table in data.draw(st.lists(st.sampled_from(sorted(TABLES)), max_size=1)):
        sheets.rows[table].pop(data.draw(st.sampled_from(sorted(sheets.rows[table]))))
    try:
        box = box_from(sheets.checked())
    except DataError as mistake:
        assert str(mistake)
    else:
        assert len(box.cards) > 50


# ---------------------------------------------------------------- nobody else's games


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A packs folder in which everything is broken."""
    before = dict(SHELF.boxes)
    monkeypatch.setattr(SHELF, "_read", {})
    monkeypatch.setattr(SHELF, "_searched", None)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    broken: dict[str, bytes] = {
        "drop": b"[drop]\nupgrade = 5\n",
        "deep": b"a = " + b"[" * 5000,
        "digits": b"[numbers]\nriver = " + b"9" * 5000,
        "bytes": b"\xff\xfe\x00",
        "dates": b"[numbers]\nriver = 1979-05-27\n",
        "huge": b"#" * 2_000_000,
    }
    for name, content in broken.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "mine.toml").write_bytes(content)
    (tmp_path / "nested" / "x.toml").mkdir(parents=True)
    (tmp_path / "dangling").mkdir()
    (tmp_path / "dangling" / "x.toml").symlink_to("nowhere")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "maracaibo").write_text("no folder", encoding="utf-8")
    (tmp_path / "two words").mkdir()
    (tmp_path / "two words" / "mine.toml").write_text('[[upgrade]]\nid = "rum"\nen = "Grog"\n', encoding="utf-8")
    yield tmp_path
    SHELF.boxes.clear()
    SHELF.boxes.update(before)


def test_broken_packs_stand_in_nobody_s_way(packs: Path) -> None:
    """A game with our own data begins and is said as ever; each of them says what is wrong when it is asked for."""
    match = Match(TITLE, 2, "others")
    assert words_of(match, "en").title_name()
    assert TITLE.names()["rum"]["en"] == "Rum"
    folders = SHELF.folders()
    assert len(folders) == 9
    for folder in folders:
        with pytest.raises(BadOption, match=f"option data_pack: {folder.name}: "):
            TITLE.read_options({"data_pack": folder.name})


def test_what_nobody_has_thought_of_is_the_pack_s_mistake_too(packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a fault in our own reader keeps the harbour open."""

    def reader(folder: Path | None) -> Any:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(SHELF, "make", reader)
    with pytest.raises(BadOption, match="drop: it cannot be read: ZeroDivisionError: division by zero"):
        TITLE.read_options({"data_pack": "drop"})
    assert SHELF.editions() is not None
