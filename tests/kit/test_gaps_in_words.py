"""What the kit says of a grammar or of messages that lack something."""

from __future__ import annotations

import re

import pytest

from karawela.engine.errors import DataError
from karawela.testing import Case
from karawela.testing.words import (
    all_that_comes_up_is_declared,
    every_declared_form_can_be_said,
    everything_has_words,
)
from tests.kit.spoiling import Spoil


@pytest.mark.parametrize(
    ("path", "old", "new", "gap"),
    [
        ("words/pl.ftl", "kind-load =", "kind-lod =", "no message 'kind-load' in 'pl'"),
        ("words/en.ftl", "ask-load =", "asked-load =", "no message 'ask-load' in 'en'"),
        ("words/en.ftl", "move-wait =", "moved-wait =", "'wait' has no words in 'en'"),
        ("words/pl.ftl", "event-loaded =", "loaded =", "'loaded 1 salt 2' has no words in 'pl'"),
        ("words/pl.ftl", "chance-waves =", "waves =", "'waves 2' has no words in 'pl'"),
        ("words/en.ftl", "Load { $n }", "Load { $many }", "'load salt 1' cannot be said in 'en'"),
        ("words/en.ftl", "", "move-row = Row\n", "message 'move-row' in 'en' says nothing that is declared"),
        ("grammar.toml", "wait = {}", "wait = {}\nrow = {}", "the verb 'row' answers no kind of question"),
        ("words/__init__.py", '"event-loaded"', '"event-loaded", "event-rowed"', 'adds("event-rowed") belongs to no'),
        ("words/__init__.py", 'sees("load")', 'sees("load", "wait")', "no message 'offer-wait'"),
        ("words/__init__.py", 'asks("load")', 'asks("load", "row")', 'asks("row") is no kind of question'),
    ],
)
def test_what_is_declared_and_not_said_is_named(spoil: Spoil, path: str, old: str, new: str, gap: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(gap)):
        every_declared_form_can_be_said(spoil((path, old, new)))


@pytest.mark.parametrize(
    ("old", "new", "gap"),
    [
        ('load = ["load", "wait"]', 'load = ["load"]', "kind 'load' does not list 'wait'"),
        ('load = ["load", "wait"]', 'row = ["load", "wait"]', "'load' is asked, and no kind"),
        ('load = { good = "good", n = "1..2" }', 'load = { good = "good" }', "'load salt 1' has other arguments"),
        ('{ name = "seat", good', "{ good", "the event ('loaded'"),
        ('waves = { n = "number" }', 'wind = { n = "number" }', "the outcome 'waves"),
    ],
)
def test_what_comes_up_and_is_not_declared_is_named(spoil: Spoil, old: str, new: str, gap: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(gap)):
        all_that_comes_up_is_declared(Case(spoil(("grammar.toml", old, new)), 2))


def test_an_offer_without_its_values_fails(spoil: Spoil) -> None:
    """Offers are said in play, with what is seen in the position."""
    with pytest.raises(DataError, match="offer-load"):
        everything_has_words(Case(spoil(("words/__init__.py", '"points":', '"point":')), 2))
