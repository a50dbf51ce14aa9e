"""`karawela replay`, `verify` and `draw`: what can be done with a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from karawela.cli.common import Language, console, language_of
from karawela.draw.board import draw as board_drawing
from karawela.engine import Match, Outcome, load_record, save_text
from karawela.engine import replay as replay_record
from karawela.engine import verify as verify_record
from karawela.engine.errors import SetupError
from karawela.terminal.board import terminal_picture
from karawela.terminal.ending import score_table, verdict
from karawela.words import words_for, words_of
from karawela.words.people import people_of

Step = Annotated[
    int | None, Parameter(help="Only the first so many lines of the record, and what follows from them unasked.")
]
SeatNumber = Annotated[
    int | None, Parameter(name="--seat", help="As this seat sees it (1 is the first); default: an observer.")
]


def replay(file: Path, *, step: Step = None, seat: SeatNumber = None, lang: Language = None) -> None:
    """Tell a recorded game in words, and show the board after it or after --step N lines."""
    language = language_of(lang)
    match, viewer = _load(file, step, seat)
    words, people = words_of(match, language), people_of(match, language)
    out = console()
    told: dict[int, list[str]] = {}
    for ply, event in match.events(viewer):
        told.setdefault(ply, []).append(words.event(event, people))
    for line in match.log(viewer):
        out.print(f"{line.ply + 1:4}  {words.log_text(line.text, line.seat, people)}", markup=False)
        for sentence in told.get(line.ply, ()):
            if sentence:
                out.print(f"        {sentence}", style="dim", markup=False)
    out.print(terminal_picture(match.title, match.scene(viewer, language)))
    if match.over:
        table = score_table(match, words)
        table.title = words.say("final-score")
        out.print(table, verdict(match, words))


def verify(
    file: Path,
    *,
    list_: Annotated[
        bool,
        Parameter(
            name="--list",
            negative="",
            help="Also every outcome with what could have come up, in its order: what deriving it takes.",
        ),
    ] = False,
    lang: Language = None,
) -> None:
    """Derive every roll and draw of a finished game again from its published seed."""
    record = load_record(file)
    out = console()

    def told(one: Outcome) -> None:
        things = " ".join(one.things)
        out.print(
            f"{one.number} {one.what} {one.index}/{len(one.things)} {one.text}: {things}", soft_wrap=True, markup=False
        )

    verdict = verify_record(record, told if list_ else None)
    words = words_for(None, language_of(lang))
    out.print(words.say("verified", outcomes=verdict.outcomes, moves=verdict.moves), soft_wrap=True)


def draw(
    file: Path,
    *,
    output: Annotated[Path, Parameter(name=["--output", "-o"], help="The SVG file to write.")] = Path("board.svg"),
    step: Step = None,
    seat: SeatNumber = None,
    lang: Language = None,
) -> None:
    """Draw the board of a recorded game as an SVG picture."""
    language = language_of(lang)
    match, viewer = _load(file, step, seat)
    save_text(output, board_drawing(match.title, match.scene(viewer, language)))
    console().print(words_for(None, language).say("drawn", path=str(output)), soft_wrap=True)


def _load(file: Path, step: int | None, seat: int | None) -> tuple[Match[Any], int | None]:
    record = load_record(file)
    if step is not None and not 0 <= step <= len(record.lines):
        raise SetupError(f"--step is a number from 0 to {len(record.lines)} for this record, not {step}")
    if seat is not None and not 1 <= seat <= record.seats:
        raise SetupError(f"--seat is a number from 1 to {record.seats} for this record, not {seat}")
    return replay_record(record, step, journal=True), None if seat is None else seat - 1
