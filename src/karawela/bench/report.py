"""What the figures say: tables for people, JSON for machines, and whether the targets are met.

Ratios are made from the medians of the rounds.
"""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from karawela.bench.peers import CATANATRON, OPEN_SPIEL
from karawela.bench.rounds import Contender

RATES = "decisions/s", "choices/s", "games/s"
COPIES = "copy_us", "copy_mid_turn_us"
SPEED = {"santiago": 20, "treasure_map": 5, "conquest": 3, "maracaibo": 4}
"""How many times as fast as catanatron a title must be, in decisions with a choice."""
CLONES = {"santiago": (0.25, 1.0), "maracaibo": (0.5, 2.0)}
"""What part of catanatron's copy a clone may cost at most, at a boundary and in mid-turn."""


@dataclass(frozen=True, slots=True)
class Target:
    """A promise and what was measured; `met` is None where something needed for it is missing."""

    text: str
    measured: str
    met: bool | None


def ratio(ours: float | None, theirs: float | None) -> float | None:
    """The one divided by the other, where both were measured."""
    return ours / theirs if ours is not None and theirs else None


def named(contenders: Sequence[Contender], name: str) -> Contender:
    """The contender of that name, or an empty one: what is not there has no figures."""
    return next((contender for contender in contenders if contender.name == name), Contender(name))


def targets(contenders: Sequence[Contender]) -> list[Target]:
    """The targets: speed and clones for every title that has them."""
    peer = named(contenders, CATANATRON.name)
    copy = peer.median("copy_us")
    found = []
    for title, least in SPEED.items():
        speed = ratio(named(contenders, title).median("choices/s"), peer.median("choices/s"))
        found.append(
            Target(
                f"{title}: decisions with a choice per second at least {least} times catanatron's",
                f"{speed:.1f} times" if speed is not None else "not measured",
                speed >= least if speed is not None else None,
            )
        )
    for title, limits in CLONES.items():
        for where, figure, most in zip(("at a boundary", "in mid-turn"), COPIES, limits, strict=True):
            cost = ratio(named(contenders, title).median(figure), copy)
            found.append(
                Target(
                    f"{title}: a clone {where} at most {most:g} of catanatron's copy",
                    f"{cost:.2f}" if cost is not None else "not measured",
                    cost <= most if cost is not None else None,
                )
            )
    return found


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
    empty = Table(title=title, box=SIMPLE)
    empty.add_column("", no_wrap=True)
    for heading in headings:
        empty.add_column(heading, justify="right", no_wrap=True)
    return empty


def show(console: Console, contenders: Sequence[Contender], seconds: float, rounds: int) -> None:
    """Prints the tables: play, copies, targets; then who is missing and why."""
    catanatron, hearts = named(contenders, CATANATRON.name), named(contenders, OPEN_SPIEL.name)
    present = [contender for contender in contenders if contender.samples]
    play = table(
        "Random play, options generated for every decision, one process",
        ("decisions/s", "with a\nchoice/s", "games/s", "times\ncatanatron", "times\nhearts", "spread"),
    )
    copies = table(
        "Copies in mid-game, microseconds",
        ("at a\nboundary", "part of\ncatanatron", "spread", "in\nmid-turn", "part of\ncatanatron", "spread"),
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
    console.print(play, copies, verdicts)
    console.print(
        f"Medians of {rounds} rounds of {seconds:g} s of processor time each, contenders alternating, "
        f"Python {platform.python_version()}. Spread: greatest minus smallest round, as a part of the median. "
        "A peer has one kind of copy, shown as at a boundary. Ratios of play compare decisions with a choice.",
        style="dim",
    )
    for contender in contenders:
        if contender.missing:
            console.print(
                f"missing: {contender.name}: {contender.missing}", markup=False, highlight=False, soft_wrap=True
            )


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
                "median": {figure: contender.median(figure) for figure in (*RATES, *COPIES)},
                "spread": {figure: contender.spread(figure) for figure in (*RATES, *COPIES)},
                "rounds": [asdict(sample) for sample in contender.samples],
            }
            for contender in contenders
        ],
        "targets": [asdict(target) for target in targets(contenders)],
    }
