"""`karawela arena`: tournaments, their reports, ladders and balance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from karawela.arena import Plan, Results, plan_of, run
from karawela.arena.errors import BadPlan
from karawela.arena.plan import timed
from karawela.bots import LEVELS, USUAL
from karawela.cli.common import GameOptions, Language, bots_of, console, language_of, listed, options_of
from karawela.engine import registry, save_text
from karawela.words import words_for

app = App(name="arena", help="Tournaments between bots: ratings, reports, ladders, balance.")

Entrants = Annotated[
    str,
    Parameter(help="Bots, separated by commas, or module:Class of your own. One that is named twice may meet itself."),
]
Players = Annotated[int, Parameter(help="How many play one game; every such group of entrants meets.")]
Games = Annotated[int, Parameter(help="How many games for each group of entrants, rounded up to whole rotations.")]
Seed = Annotated[str, Parameter(help="The same seed gives the same games, on any number of processes.")]
Jobs = Annotated[int, Parameter(help="How many processes.")]
Cluster = Annotated[str, Parameter(help="Play on Ray: ray://host:10001, auto, or local for one on this machine.")]
ResultsFile = Annotated[Path, Parameter(name="--results", help="The file of the results (SQLite).")]
Folder = Annotated[Path, Parameter(help="Where the results are kept.")]
Docs = Annotated[Path, Parameter(help="Where the documents are written.")]
Only = Annotated[
    Literal["play", "write"] | None, Parameter(help="Only play, or only write what the results say so far.")
]
Variants = Annotated[
    list[str] | None,
    Parameter(
        name="--variant",
        negative="",
        help="A further set of options to compare, name=value,name=value; may be given several times.",
    ),
]


@app.command(name="run")
def run_(
    title: str,
    *,
    entrants: Entrants = "sailor,deckhand",
    players: Players = 2,
    games: Games = 100,
    option: GameOptions = None,
    variant: Variants = None,
    seed: Seed = "arena",
    jobs: Jobs = 1,
    cluster: Cluster = "",
    results: ResultsFile = Path("results.sqlite"),
    lang: Language = None,
) -> None:
    """Play a tournament: all groups of entrants, every deal in every rotation of the seats. Run again, it goes on."""
    usual = options_of(option)
    variants = (usual, *(usual | options_of(listed(text)) for text in variant or ()))
    plan = plan_of(title, tuple(bots_of(entrants)), players, games, seed, variants)
    _play([(plan, results)], jobs, cluster, language_of(lang))


@app.command
def report(
    *,
    results: ResultsFile = Path("results.sqlite"),
    output: Annotated[Path, Parameter(name=["--output", "-o"], help="The HTML file to write.")] = Path("report.html"),
    lang: Language = None,
) -> None:
    """Write what a tournament has shown as one HTML page with charts."""
    from karawela.arena.report.html_report import report_of

    with Results(results) as kept:
        _write(output, report_of(kept, language_of(lang)), language_of(lang))


@app.command
def export(file: Path, *, results: ResultsFile = Path("results.sqlite"), lang: Language = None) -> None:
    """Write the results as a Parquet file, one row for every seat of every game."""
    from karawela.arena.export import export as write

    with Results(results) as kept:
        write(kept, file)
    _say(language_of(lang), "arena-written", path=str(file))


@app.command
def ladder(
    *titles: str,
    levels: Annotated[str, Parameter(help="From the lowest up, separated by commas.")] = ",".join(LEVELS),
    crew: Annotated[str, Parameter(help="One of the first among three of the second.")] = "captain,sailor",
    games: Games = 200,
    seed: Seed = "ladder",
    jobs: Jobs = 1,
    cluster: Cluster = "",
    only: Only = None,
    folder: Folder = Path("build/arena/ladder"),
    docs: Docs = Path("docs/ladder"),
    lang: Language = None,
) -> None:
    """Measure each level against the one below and write the ladder of each title. Run again, it goes on."""
    from karawela.arena.report.ladder import document, rungs

    language = language_of(lang)
    climbs = {
        title: rungs(title, bots_of(levels), bots_of(crew), games, seed, folder)
        for title in titles or registry.titles()
    }
    if only != "write":
        _play([rung for climb in climbs.values() for rung in climb], jobs, cluster, language)
    if only != "play":
        for title, climb in climbs.items():
            _write(_document(docs, title, language), document(title, climb, language), language)


@app.command
def balance(
    *titles: str,
    bot: Annotated[str, Parameter(help="Who plays all seats.")] = USUAL,
    variant: Variants = None,
    games: Games = 500,
    seed: Seed = "balance",
    jobs: Jobs = 1,
    cluster: Cluster = "",
    only: Only = None,
    folder: Folder = Path("build/arena/balance"),
    docs: Docs = Path("docs/balance"),
    lang: Language = None,
) -> None:
    """Measure what seats, options and components are worth and write the balance of each title."""
    from karawela.arena.report.balance import document, trials

    language = language_of(lang)
    variants = [options_of(listed(text)) for text in variant or ()]
    tried = {title: trials(title, bot, variants, games, seed, folder) for title in titles or registry.titles()}
    if only != "write":
        _play([trial for tries in tried.values() for trial in tries], jobs, cluster, language)
    if only != "play":
        for title, tries in tried.items():
            _write(_document(docs, title, language), document(title, tries, language), language)


def _play(plans: Sequence[tuple[Plan, Path]], jobs: int, cluster: str, language: str) -> None:
    """Plays the plans one after another, each with a bar of its own."""
    if jobs < 1:
        raise BadPlan("arena-no-games")
    clocked = tuple(dict.fromkeys(bot for plan, _ in plans for bot in timed(plan.names)))
    if clocked:
        _say(language, "arena-timed", bots=", ".join(clocked), example=f"{clocked[0]}@800")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    for plan, path in plans:
        out = console()
        with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
            task = bar.add_task(f"{plan.title}: {', '.join(plan.names)}", total=plan.games)
            show = partial(_show, bar, task)
            try:
                run(plan, path, jobs, cluster, show).close()
            except KeyboardInterrupt:
                bar.stop()
                with Results(path) as results:
                    done = len(results.finished())
                _say(language, "arena-stopped", done=done, games=plan.games, path=str(path))
                raise
        with Results(path) as results:
            _say(language, "arena-done", games=plan.games, path=str(path), mark=results.fingerprint())


def _show(bar: Progress, task: TaskID, done: int, _games: int) -> None:
    bar.update(task, completed=done)


def _document(docs: Path, title: str, language: str) -> Path:
    return docs / (f"{title}.md" if language == "en" else f"{title}.{language}.md")


def _write(path: Path, text: str, language: str) -> None:
    save_text(path, text)
    _say(language, "arena-written", path=str(path))


def _say(language: str, message: str, **values: str | int) -> None:
    console().print(words_for(None, language).say(message, **values), soft_wrap=True, markup=False)
