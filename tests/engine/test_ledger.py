"""The ledger: which rule explains a component, and what is said of one that does not hold together."""

from __future__ import annotations

from pathlib import Path

import pytest

from karawela.engine.errors import DataError
from karawela.engine.ledger import Ledger, load_ledger

CHAPTER = 'prefix = "TST"\n[[chapter]]\nnumber = 1\nen = "One"\npl = "Jeden"\n'


def written(folder: Path, *of: str) -> Ledger:
    """A ledger of as many rules as lists are given, each of what its list says; "" for no list."""
    rules = [
        f'[[rule]]\nid = "TST-1.0{n}"\nsource = "D"\nen = "So."\npl = "Tak."\n{f"of = {each}" if each else ""}\n'
        for n, each in enumerate(of, 1)
    ]
    path = folder / "ledger.toml"
    path.write_text(CHAPTER + "".join(rules), encoding="utf-8")
    return load_ledger(path)


def test_the_first_rule_of_a_component_or_else_of_its_kind_explains_it(tmp_path: Path) -> None:
    """What names the component wins over what names its kind, wherever they stand; of several, the first."""
    ledger = written(tmp_path, "", '["building"]', '["bank", "casino"]', '["casino", "building"]')
    assert ledger.rules["TST-1.03"].of == ("bank", "casino")
    assert ledger.rules["TST-1.01"].of == ()
    assert ledger.rule_of("casino", "building") == "TST-1.03"
    assert ledger.rule_of("church", "building") == "TST-1.02"
    assert ledger.rule_of("pedro", "cuban") == ""


@pytest.mark.parametrize("of", ['"bank"', "3", '["bank", 3]', "{ bank = 1 }"])
def test_what_is_no_list_of_ids_is_refused(tmp_path: Path, of: str) -> None:
    """The rule is named, and what would be right."""
    with pytest.raises(DataError, match=r"ledger.toml: rule TST-1.02: 'of' should be a list of ids or kinds"):
        written(tmp_path, "", of)


TWO = """
prefix = "TST"
also = ["EXP"]
[[chapter]]
number = 1
en = "One"
pl = "Jeden"
[[chapter]]
number = 2
en = "Two"
pl = "Dwa"
"""


def of_two(folder: Path, *ids: str) -> Ledger:
    """A ledger of a game and its expansion, with rules of these ids."""
    rules = [f'[[rule]]\nid = "{each}"\nsource = "D"\nen = "So."\npl = "Tak."\n' for each in ids]
    path = folder / "ledger.toml"
    path.write_text(TWO + "".join(rules), encoding="utf-8")
    return load_ledger(path)


def test_rules_of_an_expansion_have_a_prefix_of_their_own(tmp_path: Path) -> None:
    """In one ledger with the game's, found by their ids like them."""
    ledger = of_two(tmp_path, "TST-1.01", "EXP-2.01")
    assert ledger.prefixes == ("TST", "EXP")
    assert [rule.chapter for rule in ledger.rules.values()] == [1, 2]
    assert [rule.id for rule in ledger.search("exp-", "en")] == ["EXP-2.01"]


@pytest.mark.parametrize(
    ("ids", "told"),
    [
        (("TST-1.01", "XYZ-2.01"), "rule XYZ-2.01: the id must begin with TST- or EXP- and stand once"),
        (("TST-1.01", "TST-1.01"), "rule TST-1.01: the id must begin with TST- or EXP- and stand once"),
        (("TST-1.01", "EXP-1.02"), "rule EXP-1.02: chapter 1 has rules that begin with TST- already"),
        (("EXP-3.01",), "rule EXP-3.01: chapter 3 is not listed"),
    ],
)
def test_a_prefix_that_nobody_knows_and_a_chapter_of_two_prefixes_are_refused(
    ids: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    """Chapters are numbered through, so that a number means one chapter."""
    with pytest.raises(DataError, match=told):
        of_two(tmp_path, *ids)
