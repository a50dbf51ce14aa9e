"""Rows and classes of words: what does not fit is found when they are read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

from karawela.effects.tree import Effect
from karawela.effects.vocabulary import read_vocabulary
from karawela.engine.errors import DataError


@dataclass(frozen=True)
class Sail(Effect):
    steps: int
    wind: int


GOOD = """
[_types.wind]
values = ["calm", "gale"]

[sail]
args = { steps = "number", wind = "wind" }
"""


def module(*classes: type[Effect]) -> ModuleType:
    made = ModuleType("tests.effects.test_vocabulary")
    for each in classes:
        setattr(made, each.__name__, each)
    return made


def test_rows_and_classes_that_fit_are_joined(tmp_path: Path) -> None:
    (tmp_path / "effects.toml").write_text(GOOD)
    vocabulary = read_vocabulary(tmp_path / "effects.toml", module(Sail))
    assert [word.id for word in vocabulary.words] == ["sail"]
    assert vocabulary.of(Sail).op == vocabulary.words[0].op


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("[sail]", "[sails]"), "[sails] has no class Sails(Effect) in words.py"),
        (("[sail]", "[roll]"), "[roll] is a control word, and no word of a title can be called so"),
        (
            ("steps = ", "stops = "),
            "the arguments stops (int), wind (int), but the class Sail has steps (int), wind (int)",
        ),
        (
            ('"number"', '"flag"'),
            "the arguments steps (bool), wind (int), but the class Sail has steps (int), wind (int)",
        ),
        (('wind = "wind"', 'wind = "winds"'), "[sail]: there is no type 'winds'"),
        (("[sail]", '[sail]\nway = "never"'), "[sail]: way is one of auto, pick, may, last, not 'never'"),
        (("[sail]", '[sail]\nworth_each = "n"'), "[sail] has no argument 'n'"),
        (("[sail]", '[sail]\nlasts.perm = { to = "x", adds = "n" }'), "[sail] has no argument 'n'"),
        (("[sail]", "[sail]\nworht = 2.0"), "[sail]: Object contains unknown field `worht`"),
        (("[sail]", "[[sail"), "this is not TOML"),
    ],
)
def test_what_does_not_fit_is_said(tmp_path: Path, change: tuple[str, str], said: str) -> None:
    """The row, and what is wrong with it."""
    (tmp_path / "effects.toml").write_text(GOOD.replace(*change))
    with pytest.raises(DataError) as mistake:
        read_vocabulary(tmp_path / "effects.toml", module(Sail))
    assert said in str(mistake.value)


def test_a_class_without_a_row_is_too_many(tmp_path: Path) -> None:
    (tmp_path / "effects.toml").write_text('[_types.wind]\nvalues = ["calm"]\n')
    with pytest.raises(DataError, match=r"there is no row \[sail\] for the class Sail"):
        read_vocabulary(tmp_path / "effects.toml", module(Sail))
