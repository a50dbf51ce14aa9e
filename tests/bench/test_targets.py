"""Promises about speed: kept, broken, or not measured."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from karawela.bench import report
from karawela.bench.editions import compiled_name
from karawela.bench.meter import Sample
from karawela.bench.rounds import Contender
from karawela.bench.targets import Target, targets


def contender(name: str, rate: int, *, compiled: bool = False, share: float | None = None) -> Contender:
    """A title of ours that made so many decisions in one second."""
    sample = Sample(rate, rate, rate // 100, 1.0, 5.0, 10.0, "", rate / 10, share)
    return Contender(name, ours=True, compiled=compiled, samples=[sample])


def target(contenders: list[Contender], words: str) -> Target:
    found = [each for each in targets(contenders) if words in each.text]
    assert len(found) == 1, [each.text for each in found]
    return found[0]


@pytest.mark.parametrize("does", ["plays", "thinks"])
@pytest.mark.parametrize(("rate", "met"), [(2000, True), (1999, False)])
def test_compiled_must_be_twice_as_fast_as_pure(rate: int, met: bool, does: str) -> None:
    """The target compares the two editions of a title, and the border belongs to those who keep it."""
    both = [contender("santiago", 1000), contender(compiled_name("santiago"), rate, compiled=True)]
    assert target(both, f"compiled {does}").met is met
    assert target(both, f"compiled {does}").measured == "2.0 times"


def test_what_is_not_measured_is_open() -> None:
    """Without a compiled build nothing is said about it, neither kept nor broken."""
    alone = [contender("santiago", 1000)]
    assert target(alone, "compiled plays").met is None
    assert target(alone, "compiled thinks").met is None
    assert target(alone, "on itself").met is None


@pytest.mark.parametrize(("share", "met"), [(0.34, True), (0.36, False)])
def test_a_search_may_spend_a_third_on_itself(share: float, met: bool) -> None:
    assert target([contender("santiago", 1000, share=share)], "on itself").met is met


def test_the_table_shows_pure_and_compiled_side_by_side() -> None:
    """One row a title: playouts, iterations, how many times, and the search's own part; compiled has no row."""
    console = Console(width=120, record=True, file=StringIO())
    both = [contender("santiago", 10_000, share=0.2), contender(compiled_name("santiago"), 25_000, compiled=True)]
    console.print(report.editions(both))
    rows = [line.split() for line in console.export_text().splitlines() if "santiago" in line]
    assert rows == [["santiago", "100", "250", "2.50", "1,000", "2,500", "2.50", "20%"]]


def test_nothing_is_cut_in_80_columns() -> None:
    """Also the longest name and the greatest figures."""
    console = Console(width=80, record=True, file=StringIO())
    names = ("treasure_map", compiled_name("treasure_map"))
    both = [contender(name, 449_919, compiled=name != "treasure_map", share=0.17) for name in names]
    report.show(console, both, 2.0, 3)
    text = console.export_text()
    assert "treasure_map, compiled" in text
    assert "…" not in text
