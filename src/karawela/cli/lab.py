"""`karawela sim` and `bench`: games in bulk, and how fast."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from karawela.arena import Standing, simulate
from karawela.cli.common import Bots, GameOptions, Language, bots_of, console, language_of, options_of
from karawela.engine.errors import SetupError
from karawela.words import words_for


def sim(
    title: str,
    *,
    bots: Bots = "sailor,deckhand",
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    jobs: Annotated[int, Parameter(help="How many processes.")] = 1,
    seed: Annotated[str, Parameter(help="The same seed gives the same games, on any number of processes.")] = "sim",
    option: GameOptions = None,
    lang: Language = None,
) -> None:
    """Let bots play many games and show who wins how often, with 95 % intervals."""
    if games < 1 or jobs < 1:
        raise SetupError("--games and --jobs are whole numbers from 1 up")
    words = words_for(None, language_of(lang))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    started = time.perf_counter()
    with Progress(*columns, console=console(), transient=True) as progress:
        task = progress.add_task(title, total=games)
        tally = simulate(title, bots_of(bots), games, jobs, seed, options_of(option), lambda: progress.advance(task))
    seconds = time.perf_counter() - started
    out = console()
    for heading, standings in (("sim-bots", list(tally.bots.values())), ("sim-seats", tally.seats)):
        out.print(_table(words.say(heading), standings, [words.say(f"sim-{c}") for c in ("games", "wins", "score")]))
    moves = round(tally.choices / tally.games)
    out.print(words.say("sim-summary", games=tally.games, moves=moves, rate=f"{tally.games / seconds:.1f}"))
    if tally.truncated:
        out.print(words.say("sim-truncated", n=tally.truncated))
    if tally.lost:
        out.print(words.say("sim-lost", n=tally.lost))


def _table(heading: str, standings: list[Standing], columns: list[str]) -> Table:
    table = Table(title=heading)
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right")
    for standing in standings:
        low, high = standing.won.interval()
        score = standing.scores.mean()
        wins = f"{standing.won.rate:.1%} ({low:.1%} - {high:.1%})"
        table.add_row(standing.name, str(len(standing.won)), wins, f"{score.value:.1f} ± {score.half:.1f}")
    return table


def bench(
    *,
    title: Annotated[
        list[str] | None, Parameter(negative="", help="Only this title; may be given several times.")
    ] = None,
    seconds: Annotated[float, Parameter(help="How long each contender is measured in each round.")] = 2.0,
    rounds: Annotated[int, Parameter(help="How many rounds, all contenders in turn.")] = 3,
    peers: Annotated[
        bool, Parameter(help="Also measure catanatron and OpenSpiel, in an environment of their own.")
    ] = True,
    peers_dir: Annotated[Path, Parameter(help="Where the peers' environment is kept.")] = Path("build/peers"),
    json: Annotated[Path | None, Parameter(help="Also write the raw figures to this file.")] = None,
) -> None:
    """Measure decisions a second and the cost of a clone, beside the peers in the same run."""
    from karawela.bench import main

    if seconds <= 0 or rounds < 1:
        raise SetupError("--seconds is above 0, --rounds from 1 up")
    main(titles=tuple(title or ()), seconds=seconds, rounds=rounds, peers=peers, peers_dir=peers_dir, json_file=json)
