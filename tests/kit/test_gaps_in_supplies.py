"""What the kit says of a title that leaves a newcomer alone."""

from __future__ import annotations

import re

import pytest

from karawela.testing import Case
from karawela.testing.secrecy import worlds_look_the_same_to_the_seat
from karawela.testing.supplies import (
    SUPPLY_CHECKS,
    SUPPLY_TITLE_CHECKS,
    a_title_introduces_itself,
    everybody_has_facts_and_an_aim,
    what_is_pointed_at_has_a_large_form,
    what_rules_explain_is_there,
)
from tests.kit.spoiling import Spoil

BOARD, WORDS, LEDGER = "board/__init__.py", "words/__init__.py", "ledger.toml"


def test_the_ferry_leaves_nobody_alone(spoil: Spoil) -> None:
    """Whole, it passes."""
    title = spoil()
    for check in SUPPLY_TITLE_CHECKS:
        check(title)
    for case in SUPPLY_CHECKS:
        case(Case(title, 2))


@pytest.mark.parametrize(
    ("path", "old", "new", "gap"),
    [
        ("words/en.ftl", "blurb =", "blurp =", "no message 'blurb' in 'en'"),
        ("words/how-pl.ftl", "how-tip-3 =", "how-tip-4 =", "how-tip-3"),
        ("words/how-en.ftl", "how-turn-", "how-move-", "no message 'how-turn-1' in 'en'"),
        (BOARD, '"aim": a_load, ', "", "no illustration of 'aim'"),
        (BOARD, 'plain_cover("ferry")', '""', "no cover"),
        (BOARD, '"end": a_load', '"end": lambda words: ""', "the illustration of 'end' is no picture"),
    ],
)
def test_what_an_introduction_lacks_is_named(spoil: Spoil, path: str, old: str, new: str, gap: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(gap)):
        a_title_introduces_itself(spoil((path, old, new)))


@pytest.mark.parametrize(
    ("path", "old", "new", "gap"),
    [
        (WORDS, "@WORDS.aim\n", "", "no aim"),
        (WORDS, "@WORDS.facts\n", "", "no facts of {0, 1}"),
        (WORDS, ", main=True", "", "no main fact of seat 0"),
        (WORDS, "for merchant in view.merchants),", "for merchant in view.merchants[1:]),", "progress of 1, not of 2"),
        (WORDS, "capital(words.name(good)), thing=good", '"", thing=good', "a fact without words"),
        (BOARD, "    sign=crate,\n", "", "signs that are not drawn"),
    ],
)
def test_facts_that_are_missing_are_named(spoil: Spoil, path: str, old: str, new: str, gap: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(gap)):
        everybody_has_facts_and_an_aim(Case(spoil((path, old, new)), 2))


def test_a_thing_without_a_large_form_is_named(spoil: Spoil) -> None:
    """What is no component, and what has neither words nor a picture."""
    with pytest.raises(AssertionError, match="'crate' is no component"):
        what_is_pointed_at_has_a_large_form(Case(spoil((BOARD, "data_thing=row.id", 'data_thing="crate"')), 2))
    bare = spoil(
        (BOARD, "    face=large_crate,\n", ""),
        ("data/goods.toml", 'en_about = "From the sea."\npl_about = "Z morza."\n', ""),
    )
    with pytest.raises(AssertionError, match="nothing is told or shown of 'salt'"):
        what_is_pointed_at_has_a_large_form(Case(bare, 2))


@pytest.mark.parametrize(
    ("of", "thing"), [("", "(salt|cork)"), ('of = ["salt"]\n', "cork")], ids=["none", "of another"]
)
def test_a_thing_without_a_rule_is_named(spoil: Spoil, of: str, thing: str) -> None:
    """With its kind: a rule may be of either. The rule of one thing explains no other."""
    with pytest.raises(AssertionError, match=f"no rule of the ledger is of '{thing}', nor of its kind, 'good'"):
        what_is_pointed_at_has_a_large_form(Case(spoil((LEDGER, 'of = ["good"]\n', of)), 2))


def test_a_rule_of_what_is_not_there_is_named(spoil: Spoil) -> None:
    """What is neither a component nor a kind; a title of which each thing is named by its id has no gap."""
    single = ('["good"]', '["salt", "cork"]')
    what_rules_explain_is_there(spoil((LEDGER, *single)))
    what_is_pointed_at_has_a_large_form(Case(spoil((LEDGER, *single)), 2))
    with pytest.raises(AssertionError, match="FER-1 is of 'goods', which is neither a component nor a kind of them"):
        what_rules_explain_is_there(spoil((LEDGER, '["good"]', '["salt", "goods"]')))


def test_a_fact_that_tells_a_secret_is_found(spoil: Spoil) -> None:
    """Facts and aim are compared between worlds like everything that is read."""
    open_state = ("state.py", "salt: int = field(default=9, metadata=secret())", "salt: int = 9")
    with pytest.raises(AssertionError):
        worlds_look_the_same_to_the_seat(Case(spoil(open_state), 2))
