"""The report: every section, in both languages, as a page that needs nothing else."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from karawela.arena import Results, plan_of, play
from karawela.arena.errors import BadResults
from karawela.arena.report.findings import findings_of
from karawela.arena.report.html_report import report_of
from tests.arena.samples import quick, random_only, results_of

XHTML = "{http://www.w3.org/1999/xhtml}"
SVG = "{http://www.w3.org/2000/svg}"
SECTIONS = ["ratings", "results", "pairs", "seats", "length", "scores", "variants", "taken"]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament of three entrants under two sets of options. Random bots sit in for all of them, to be quick."""
    path = tmp_path_factory.mktemp("report") / "r.sqlite"
    plan = plan_of("santiago", ("greedy", "random", "deckhand"), 2, 24, "r", ({}, {"layout": "t"}))
    with Results(path, plan) as results:
        for pairing in plan.pairings():
            results.add(replace(play(plan, pairing._replace(bots=("random", "random"))), pairing=pairing))
    return path


def page(path: Path, language: str) -> tuple[str, ElementTree.Element]:
    """The text of the report, and the same as a tree: it must be well-formed."""
    with Results(path) as results:
        text = report_of(results, language)
    return text, ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_report_has_every_section_and_is_valid(played: Path, language: str) -> None:
    """Sections with headings that the contents lead to; unique ids; tables whose rows are as long as their headings;
    pictures with names; no link that leads nowhere."""
    text, tree = page(played, language)
    assert tree.get("lang") == language
    sections = list(tree.iter(f"{XHTML}section"))
    assert [section.get("id") for section in sections] == SECTIONS
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    linked = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)
    assert {one or other for one, other in linked} <= set(ids)
    assert {f"#{key}" for key in SECTIONS} == {link.get("href") for link in tree.iter(f"{XHTML}a")}
    for picture in tree.iter(f"{SVG}svg"):
        assert picture.get("role") == "img" and picture.get("aria-label")
    for table in tree.iter(f"{XHTML}table"):
        assert len({len(row) for row in table.iter(f"{XHTML}tr")}) == 1
    for section in sections:
        assert section.find(f"{XHTML}h2") is not None
        drawn = list(section.iter(f"{SVG}svg"))
        assert bool(drawn) == (section.get("id") in ("ratings", "seats", "length", "scores", "taken"))


def test_the_report_needs_nothing_else(played: Path) -> None:
    """No script, no address that would be fetched."""
    text, _ = page(played, "en")
    assert "<script" not in text
    fetched = re.findall(r'(?:src|href)="([^"#][^"]*)"|url\((?!#|data:)([^)]*)\)|@import', text)
    assert not fetched


def test_the_report_says_what_the_results_are(played: Path) -> None:
    """Names, figures and the fingerprint, in the language; nothing is left untranslated."""
    english, _ = page(played, "en")
    polish, _ = page(played, "pl")
    with Results(played) as results:
        mark = results.fingerprint()
        found = findings_of(results)
    assert mark in english and mark in polish
    assert f"{found.games} games of 2 players" in english
    best = max(found.entrants.values(), key=lambda entrant: entrant.won.rate)
    assert f"{100 * best.won.rate:.1f} %" in english
    assert f"{100 * best.won.rate:.1f} %".replace(".", ",") in polish
    assert "majtek" in polish and "deckhand" in english
    assert "Seat advantage" in english and "Przewaga miejsca" in polish
    assert "Buildings entered" in english and "Odwiedzone budynki" in polish
    assert "Results can be repeated" in english


def test_the_same_results_give_the_same_page(played: Path) -> None:
    """Byte for byte: nothing in it depends on chance or time."""
    assert page(played, "en")[0] == page(played, "en")[0]


def test_a_tournament_of_equals_has_no_ratings_but_a_report(tmp_path: Path) -> None:
    """One bot against itself, unfinished at that."""
    plan = random_only("conquest", 30)
    with Results(tmp_path / "r.sqlite", plan) as results:
        for pairing in list(plan.pairings())[:5]:
            results.add(play(plan, pairing))
    text, tree = page(tmp_path / "r.sqlite", "en")
    assert "two different entrants" in text
    assert "5 of 30 games have been played" in text
    assert "pairs" not in [section.get("id") for section in tree.iter(f"{XHTML}section")]


def test_names_are_escaped(tmp_path: Path) -> None:
    """A seed is text that a person gives."""
    results_of(plan_of("santiago", ("random", "random"), 2, 2, "<b>&"), tmp_path / "r.sqlite").close()
    text, _ = page(tmp_path / "r.sqlite", "en")
    assert "&lt;b&gt;&amp;" in text


def test_no_results_make_no_report(tmp_path: Path) -> None:
    """An empty file is a sentence."""
    with Results(tmp_path / "r.sqlite", quick()) as results, pytest.raises(BadResults, match="no results"):
        report_of(results, "en")
