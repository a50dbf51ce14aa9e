"""Every component large: its picture, its sentences; signs; the pictures of the page that tells how to play."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from karawela.draw.board import board_of
from karawela.draw.large_form import large_form
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.board.artwork import SIGNS
from karawela.words import words_for
from karawela.words.how_to_play import how_to_play
from tests.games.maracaibo.table import BOX, WORDS, packed
from tests.games.maracaibo.test_offers import DEARER

PLAIN = ("module", "colour")
"""Kinds of components without looks of their own."""
THINGS = [(kind, row.id) for kind, rows in BOX.rows.tables.items() for row in rows]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_component_has_a_large_form(language: str) -> None:
    """A picture that stands by itself, whole sentences, and a rule."""
    for kind, thing in THINGS:
        form = large_form(WORDS[language], thing)
        assert form is not None
        assert form.rule, thing
        if kind not in PLAIN:
            root = ElementTree.fromstring(form.picture)
            assert "href=" not in form.picture, thing
            ids = {element.get("id") for element in root.iter()}
            assert set(re.findall(r"url\(#([\w-]+)\)", form.picture)) <= ids, thing
        if kind != "colour":
            assert form.about, thing
            for sentence in form.about:
                assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
                assert sentence.endswith("."), sentence


@pytest.mark.parametrize(
    ("thing", "english", "polish"),
    [
        (
            "tobacco",
            ("Equipment card, costs 8 doubloons, 2 points at the end.", "Income: 4 doubloons."),
            ("Karta ekwipunku, kosztuje 8 dublonów, na koniec 2 punkty.", "Dochód: 4 dublony."),
        ),
        (
            "mint",
            ("Residence, costs 14 doubloons. At the end: 4 points for each gold, at most 24.",),
            ("Rezydencja, kosztuje 14 dublonów. Na koniec: 4 punkty za każde złoto, najwyżej 24.",),
        ),
        (
            "q_gold",
            ("2 gold: 3 points; 4 gold: 8 points.",),
            ("2 złota → 3 punkty; 4 złota → 8 punktów.",),
        ),
        (
            "A1",
            ("He does the first that he can: raid, explore, upgrade card (crew > equipment > ship).",),
            (
                "Robi pierwszą rzecz, która jest możliwa: rabunek, eksploracja, "
                "karta ulepszenia (załoga > ekwipunek > okręt).",
            ),
        ),
    ],
)
def test_sentences_tell_cost_points_and_effect(thing: str, english: tuple[str, ...], polish: tuple[str, ...]) -> None:
    assert set(english) <= set(WORDS["en"].about(thing))
    assert set(polish) <= set(WORDS["pl"].about(thing))


def test_a_large_form_speaks_of_the_edition_that_is_played_with(tmp_path: Path) -> None:
    """With a pack that pays less for a card that is left, and has a stronger Gulf."""
    edition = packed(tmp_path / "pack", DEARER).rows.digest
    ours, theirs = WORDS["en"], words_for(TITLE, "en", edition)
    assert ours.about("gulf") != theirs.about("gulf")
    assert "raid with 5 more strength" in theirs.about("gulf")[0]
    form = large_form(theirs, "gulf")
    assert form is not None and form.picture and form.rule == "POM-12.01"


def test_the_rule_of_one_thing_comes_before_that_of_its_kind() -> None:
    """The Harpy has a rule of its own; of the Mermaid only what holds for every figurehead is said."""
    forms = [large_form(WORDS["en"], thing) for thing in ("C", "A")]
    assert {form.name: form.rule for form in forms if form} == {"Harpy": "POM-2.16", "Mermaid": "POM-10.08"}


def test_all_signs_of_the_vocabulary_can_be_drawn_by_themselves() -> None:
    sign = board_of(TITLE).sign
    assert all(sign(name) for name in (*SIGNS.names(), "redbeard", "back-rose"))
    assert not sign("nothing of the kind")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_how_to_play_is_told_and_shown(language: str) -> None:
    """The aim, a turn, the end, three tips; three pictures of our own pieces; Redbeard is mentioned."""
    words = WORDS[language]
    told = how_to_play(words)
    assert words.name("redbeard")[:8] in told.aim
    assert len(told.turn) >= 5
    assert len(set(told.tips)) == 3
    for picture in board_of(TITLE).illustrations.values():
        svg = picture(words)
        root = ElementTree.fromstring(svg)
        assert root.get("aria-label")
        assert "href=" not in svg
        assert svg.count("http") == 1
