"""What was taken, in words: what goes with winning, what everybody takes and what nobody wants."""

from __future__ import annotations

from karawela.arena.report.charts import Mark, dots
from karawela.arena.report.findings import Thing
from karawela.arena.report.pages import Cell, Part, Section
from karawela.arena.report.sections import Writer

LEAST = 20
"""Fewer takers or offers than that say nothing."""
SHOWN = 6
"""So many of the best and of the worst are drawn."""


def taken(writer: Writer) -> Section:
    """The section of all kinds of things that the title counts."""
    say, game = writer.say, writer.words.title
    section = Section("taken", say("arena-taken"), [Part(about=[say("arena-taken-about")])])
    assert game is not None
    for taking in game.takings:
        things = writer.found.things_of(taking.kind)
        if things:
            section.parts.append(_kind(writer, taking.kind, things))
    if len(section.parts) == 1:
        section.parts = [Part(about=[say("arena-nothing-taken")])]
    return section


def _kind(writer: Writer, kind: str, things: list[Thing]) -> Part:
    say, numerals = writer.say, writer.numerals
    part = Part(say(f"taken-{kind}"), extremes(writer, things), folded=len(things) > 2 * SHOWN)
    known = [thing for thing in things if len(thing.won) >= LEAST]
    if writer.charts and known:
        drawn = known if len(known) <= 2 * SHOWN else known[:SHOWN] + known[-SHOWN:]
        if len(drawn) < len(known):
            part.about.append(say("arena-most-and-least", n=SHOWN, all=len(known), least=LEAST))
        marks = []
        for thing in drawn:
            mean, half = 100 * thing.lift.value, 100 * thing.lift.half
            marks.append(Mark(writer.words.name(thing.thing), mean, mean - half, mean + half))

        def points(value: float) -> str:
            return numerals.number(value, sign=bool(value))

        part.chart = dots(f"{writer.prefix}-{kind}", marks, say("arena-lift-axis"), part.heading, 0.0, points)
    table = writer.table("thing", "taken", "appetite", "takers", "wins", "lift")
    for thing in things:
        lift, appetite = thing.lift, thing.appetite
        many = len(thing.won) >= LEAST
        table.add(
            writer.words.name(thing.thing),
            numerals.number(thing.taken),
            "–" if appetite is None else numerals.percent(appetite),
            numerals.number(len(thing.won)),
            numerals.percent(thing.won.rate, 1) if len(thing.won) else "–",
            Cell(numerals.number(100 * lift.value, 1, sign=True), abs(lift.value) > lift.half) if many else "–",
        )
    part.table = table
    return part


def extremes(writer: Writer, things: list[Thing]) -> list[str]:
    """Sentences about what is always, never or hardly ever taken when it is offered, beside others of its kind."""
    offered = sum(thing.offered for thing in things)
    usual = sum(thing.taken for thing in things) / offered if offered else 0.0
    groups: dict[str, list[str]] = {"never": [], "always": [], "rarely": []}
    for thing in things:
        appetite, name = thing.appetite, writer.words.name(thing.thing)
        if appetite is None or thing.offered < LEAST:
            continue
        if not thing.taken:
            groups["never"].append(name)
        elif appetite >= 0.9:
            groups["always"].append(name)
        elif appetite <= usual / 4:
            groups["rarely"].append(name)
    return [writer.say(f"arena-{key}", things=", ".join(names), least=LEAST) for key, names in groups.items() if names]
