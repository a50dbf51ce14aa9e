"""The ledger and the tests cover each other."""

from __future__ import annotations

import re
from pathlib import Path

from karawela.engine.ledger import load_ledger, rules_with_tests
from karawela.games.treasure_map import TITLE


def test_every_rule_has_a_test() -> None:
    """Every id of the ledger is cited by a test of this folder, and every cited id is in the ledger."""
    cited = {rule for rule in rules_with_tests(Path(__file__).parent) if rule.startswith("SAT-")}
    rules = set(load_ledger(TITLE.folder / "ledger.toml").rules)
    assert sorted(rules - cited) == []
    assert sorted(cited - rules) == []


def test_code_cites_only_rules_of_the_ledger() -> None:
    """A rule id in the sources is one of the ledger's."""
    rules = load_ledger(TITLE.folder / "ledger.toml").rules
    for path in TITLE.folder.rglob("*.py"):
        for found in re.findall(r"SAT-\d+\.\d+", path.read_text(encoding="utf-8")):
            assert found in rules, f"{path.name} cites {found}"
