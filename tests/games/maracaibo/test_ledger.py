"""The ledger has every numbered rule in both languages, and the rulings stand beside it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from karawela.engine.ledger import SOURCES, Rule, load_ledger, rules_with_tests
from karawela.games.maracaibo import TITLE

LEDGER = load_ledger(TITLE.folder / "ledger.toml")
RULINGS = tomllib.loads((TITLE.folder / "rulings.toml").read_text(encoding="utf-8"))["ruling"]
CHAPTERS = (19, 19, 15, 8, 13, 20, 14, 13, 7, 19, 14, 9, 15, 45, 11, 11, 7, 6, 9, 12)
"""How many rules each chapter has, 286 together."""
ENGLISH = re.compile(r"\b(the|and|you|your|with|of|is|are)\b", re.IGNORECASE)


def test_every_numbered_rule_stands_in_the_ledger() -> None:
    """Chapter after chapter from .01 on, without a gap."""
    wanted = [f"POM-{c}.{n:02}" for c, rules in enumerate(CHAPTERS, 1) for n in range(1, rules + 1)]
    assert sum(CHAPTERS) == 286
    assert list(LEDGER.rules) == wanted
    assert list(LEDGER.chapters) == list(range(1, 21))


@pytest.mark.parametrize("rule", LEDGER.rules.values(), ids=lambda rule: str(rule.id))
def test_a_rule_is_a_sentence_in_each_language(rule: Rule) -> None:
    """It begins with a capital or a number, ends with a full stop, and is told in that language."""
    for language in ("en", "pl"):
        text = rule.words[language]
        assert 20 <= len(text) <= 420
        assert text[-1] == "." and (text[0].isupper() or text[0].isdigit())
        assert "  " not in text and "POM-" not in text
    assert rule.words["en"] != rule.words["pl"]
    assert not ENGLISH.search(rule.words["pl"])
    assert not re.search(r"[ąćęłńóśźż]", rule.words["en"])


def test_what_the_rulebook_says_names_its_section() -> None:
    """A rule of source R can be found in the rulebook; one that is all ours may have no section."""
    assert [rule.id for rule in LEDGER.rules.values() if "R" in rule.source and not rule.section] == []


def test_no_sentence_stands_twice() -> None:
    """Two rules with the same words would be one."""
    for language in ("en", "pl"):
        texts = [rule.words[language] for rule in LEDGER.rules.values()]
        assert len(texts) == len(set(texts))


def test_the_rulings_stand_beside_the_rules() -> None:
    """25 of them, in both languages, each with the rules that follow from it."""
    assert [ruling["id"] for ruling in RULINGS] == [f"POM-R.{n:02}" for n in range(1, 26)]
    for ruling in RULINGS:
        assert set(ruling["source"].split("+")) <= SOURCES
        assert ruling["en"].endswith(".") and ruling["pl"].endswith(".")
        assert set(ruling["rules"]) <= set(LEDGER.rules), ruling["id"]


def test_only_rules_of_the_ledger_are_cited() -> None:
    """In the sources, in the data and in the tests."""
    cited = {rule for rule in rules_with_tests(Path(__file__).parent) if rule.startswith("POM-")}
    assert cited <= set(LEDGER.rules)
    for path in (*TITLE.folder.rglob("*.py"), *TITLE.folder.glob("data/*.toml")):
        for found in re.findall(r"POM-\d+\.\d+", path.read_text(encoding="utf-8")):
            assert found in LEDGER.rules, f"{path.name} cites {found}"
