"""The report of a tournament: one HTML file that needs nothing else."""

from __future__ import annotations

import base64
import re
from pathlib import Path

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from karawela.arena.errors import BadResults
from karawela.arena.plan import timed
from karawela.arena.report.findings import findings_of
from karawela.arena.report.ratings import ratings_of
from karawela.arena.report.sections import Writer
from karawela.arena.report.sections_taken import taken
from karawela.arena.results import Results
from karawela.engine import registry
from karawela.words import words_for

FOLDER = Path(__file__).parent
ASSETS = FOLDER.parent / "assets"


def report_of(results: Results, language: str) -> str:
    """The whole page. Costs a few seconds: two readings of the results, the bootstrap, the charts."""
    plan = results.plan
    found = findings_of(results)
    if not found.games:
        raise BadResults("arena-no-results", path=str(results.path))
    words = words_for(registry.title(plan.title), language)
    writer = Writer(found, words)
    number = writer.numerals.number
    sections = [
        writer.ratings(ratings_of(plan.names, found.duels)),
        writer.results(),
        *([writer.pairs()] if len(found.pairs) else []),
        *([writer.seats()] if plan.players > 1 else []),
        writer.length(),
        writer.scores(),
        *([writer.variants()] if len(plan.variants) > 1 else []),
        taken(writer),
    ]
    clocked = timed(plan.names)
    entrants = ", ".join(writer.bot(name) for name in plan.names)
    options = " / ".join(writer.options(index) for index in range(len(plan.variants)))
    facts = {
        "deals": number(plan.deals),
        "games": number(found.games),
        "options": options,
        "seed": plan.seed,
        "rules": str(plan.rules),
        "program": plan.program,
        "mark": results.fingerprint(),
    }
    environment = Environment(loader=FileSystemLoader(FOLDER), autoescape=True, trim_blocks=True, lstrip_blocks=True)
    return environment.get_template("report.html.jinja").render(
        language=language,
        css=Markup(_fonts() + (FOLDER / "report.css").read_text(encoding="utf-8")),
        heading=words.say("arena-report", title=words.title_name()),
        lead=words.say("arena-lead", entrants=entrants, games=number(found.games), players=plan.players),
        how=words.say("arena-how"),
        partial=words.say("arena-partial", done=number(found.games), games=number(plan.games))
        if found.games < plan.games
        else "",
        timed=words.say("arena-timed", bots=", ".join(clocked), example=f"{clocked[0]}@800") if clocked else "",
        untimed=words.say("arena-untimed"),
        contents=words.say("arena-contents"),
        all_figures=words.say("arena-all-figures"),
        sections=sections,
        facts=[(words.say(f"arena-fact-{key}"), value) for key, value in facts.items()],
    )


def _fonts() -> str:
    """The house's faces, carried in the page itself; without the built assets the reader's own faces do."""
    sheet = ASSETS / "fonts.css"
    if not sheet.is_file():
        return ""

    def carried(url: re.Match[str]) -> str:
        font = (ASSETS / url[1]).read_bytes()
        return f"url(data:font/woff2;base64,{base64.b64encode(font).decode()})"

    faces = re.findall(r"@font-face\s*{[^}]*}", sheet.read_text(encoding="utf-8"))
    return "".join(re.sub(r"url\(\"?([^\")]+)\"?\)", carried, face) for face in faces if "Fell" not in face)
