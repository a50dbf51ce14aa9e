"""What the figures say: tables for people, JSON for machines. Ratios are made from the medians of the rounds."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from karawela.bench.editions import compiled_name
from karawela.bench.peers import CATANATRON, OPEN_SPIEL
from karawela.bench.rounds import Contender
from karawela.bench.targets import COPIES, named, ratio, targets

RATES = "decisions/s", "choices/s", "games/s"
THOUGHT = "iterations_a_second", "search_share"


def number(value: float | None) -> str:
    """Three or more significant digits, thousands separated; a dash for what was not measured."""
    if value is None:
        return "-"
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f}"


def percent(value: float | None) -> str:
    return "-" if value is None else f"{value:.0%}"


def table(title: str, headings: Sequence[str]) -> Table:
    """An empty table of figures, narrow enough for 80 columns."""
    empty = Table(title=title, box=SIMPLE, padding=(0, 1, 0, 0))
    empty.add_column("", no_wrap=True)
    for heading in headings:
        empty.add_column(heading, justify="right", no_wrap=True)
    return empty


def show(console: Console, contenders: Sequence[Contender], seconds: float, rounds: int) -> None:
    """Prints the tables: play, copies, compiled beside pure, targets; then who is missing and why."""
    catanatron, hearts = named(contenders, CATANATRON.name), named(contenders, OPEN_SPIEL.name)
    present = [contender for contender in contenders if contender.samples]
    play = table(
        "Random play, options generated for every decision, one process",
        ("decisions\n/s", "choices\n/s", "playouts\n/s", "times\ncatan.", "times\nhearts", "spread"),
    )
    copies = table(
        "Copies in mid-game, microseconds",
        ("at a\nboundary", "part of\ncatan.", "spread", "in\nmid-turn", "part of\ncatan.", "spread"),
    )
    for contender in present:
        choices = contender.median("choices/s")
        against = [ratio(choices, peer.median("choices/s")) for peer in (catanatron, hearts)]
        play.add_row(
            contender.name,
            *(number(contender.median(rate)) for rate in RATES),
            *(number(times) for times in against),
            percent(contender.spread("choices/s")),
        )
        cells: list[str] = []
        for figure in COPIES:
            cost = contender.median(figure)
            against_copy = ratio(cost, catanatron.median("copy_us"))
            cells += [number(cost), number(against_copy), percent(contender.spread(figure))]
        copies.add_row(contender.name, *cells)
    verdicts = Table(title="Targets", box=SIMPLE)
    for heading in ("target", "measured", ""):
        verdicts.add_column(heading)
    words = {True: "[green]met[/]", False: "[red]missed[/]", None: "[dim]open[/]"}
    for target in targets(contenders):
        verdicts.add_row(target.text, target.measured, words[target.met])
    console.print(play, copies, editions(present), verdicts)
    console.print(
        f"Medians of {rounds} rounds of {seconds:g} s of processor time each, contenders alternating, "
        f"Python {platform.python_version()}. Spread: greatest minus smallest round, as a part of the median. "
        "A playout is a whole game by random choices. A peer has one kind of copy, shown as at a boundary. Ratios of "
        "play compare decisions with a choice. A search's own part is to select, expand and back up; the rest of its "
        "time goes to rules, copies, deals and valuation.",
        style="dim",
    )
    for contender in contenders:
        if contender.missing:
            console.print(
                f"missing: {contender.name}: {contender.missing}", markup=False, highlight=False, soft_wrap=True
            )


def editions(present: Sequence[Contender]) -> Table:
    """Each of our titles, pure and compiled: playouts, and iterations of the search in games of two."""
    beside = table(
        "Pure and compiled",
        ("playouts\n/s", "\ncompiled", "\ntimes", "iterations\n/s", "\ncompiled", "\ntimes", "own\npart"),
    )
    for pure in present:
        compiled = named(present, compiled_name(pure.name))
        if not pure.ours or pure.compiled:
            continue
        cells: list[str] = []
        for figure in ("games/s", "iterations_a_second"):
            one, other = pure.median(figure), compiled.median(figure)
            cells += [number(one), number(other), number(ratio(other, one))]
        beside.add_row(pure.name, *cells, percent(pure.median("search_share")))
    return beside


def figures(contenders: Sequence[Contender], seconds: float, rounds: int) -> dict[str, Any]:
    """Everything measured, ready for JSON: each round as it was, the medians, the targets."""
    return {
        "python": platform.python_version(),
        "seconds": seconds,
        "rounds": rounds,
        "contenders": [
            {
                "name": contender.name,
                "ours": contender.ours,
                "missing": contender.missing or None,
                "median": {figure: contender.median(figure) for figure in (*RATES, *COPIES, *THOUGHT)},
                "spread": {figure: contender.spread(figure) for figure in (*RATES, *COPIES, *THOUGHT)},
                "rounds": [asdict(sample) for sample in contender.samples],
            }
            for contender in contenders
        ],
        "targets": [asdict(target) for target in targets(contenders)],
    }
