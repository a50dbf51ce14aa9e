"""The `.kar` record: a game as one readable text file. `docs/record-format.md` describes it line by line."""

from __future__ import annotations

import os
import secrets
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karawela.engine.ask import move_text
from karawela.engine.errors import RecordError, UnknownVersion
from karawela.engine.log import CHANCE, chance_text

if TYPE_CHECKING:
    from karawela.engine.match import Match

FORMAT = 1
"""The version of the record format that is written; every version up to it is read."""


@dataclass(slots=True)
class RecordLine:
    """One answer: `seat` is None for chance. `number` is its line in the file, 0 before it is written."""

    seat: int | None
    text: str
    number: int = 0


@dataclass(slots=True)
class Record:
    """A game, finished or running. `str(record)` never shows the seed of a running game."""

    title: str
    version: int
    seats: int
    names: tuple[str, ...]
    colours: tuple[str, ...]
    options: dict[str, str]
    seal: str
    seed: str | None
    finished: bool
    lines: list[RecordLine] = field(default_factory=list)
    marks: list[tuple[int, str]] = field(default_factory=list)
    result: list[tuple[int, int]] = field(default_factory=list)
    """(score, rank) by seat, once finished."""
    end_line: int = 0

    def __str__(self) -> str:
        return self.text()

    def text(self, with_seed: bool = False) -> str:
        """The file's text. `with_seed` is for a private save that is to be continued."""
        head = [f"karawela {FORMAT}", f"title {self.title}", f"data {self.version}", f"seats {self.seats}"]
        head += [f"seat {seat + 1} {' '.join(name.split())}" for seat, name in enumerate(self.names)]
        head += [f"colour {seat + 1} {colour}" for seat, colour in enumerate(self.colours)]
        head += [f"option {name} {value}" for name, value in self.options.items()]
        head.append(f"seal {self.seal}")
        if self.seed is not None and (self.finished or with_seed):
            head.append(f"seed {self.seed}")
        body: list[str] = []
        marks = list(self.marks)
        for ply, line in enumerate(self.lines):
            while marks and marks[0][0] <= ply:
                body.append(f"! {marks.pop(0)[1]}")
            body.append(f"{'~' if line.seat is None else line.seat + 1} {line.text}")
        body += [f"! {mark}" for _, mark in marks]
        body += [f"= {seat + 1} {score} {rank}" for seat, (score, rank) in enumerate(self.result)]
        text = "\n".join([*head, "", *body]) + "\n"
        return f"{text}end {len(self.lines)} {zlib.crc32(text.encode()):08x}\n"


def record_of(match: Match[Any]) -> Record:
    """The record of a match as it stands."""
    result = match.result
    return Record(
        title=match.title.id,
        version=match.version,
        seats=match.seats,
        names=match.names,
        colours=tuple(colour.id for colour in match.given_colours),
        options={name: option_text(value) for name, value in match.options.items()},
        seal=match.seal,
        seed=match.seed,
        finished=match.over,
        lines=[
            RecordLine(None, chance_text(entry)) if entry[0] == CHANCE else RecordLine(entry[0], move_text(entry[1]))
            for entry in match.entries()
        ],
        marks=list(match.marks),
        result=[] if result is None else list(zip(result.scores, result.ranks, strict=True)),
    )


def option_text(value: object) -> str:
    """An option's value as the record and the command line write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read_record(text: str) -> Record:
    """Parses and checks a record's text; a `RecordError` names the line and what is wrong with it."""
    rows = text.splitlines()
    if not rows or not rows[0].startswith("karawela "):
        raise RecordError("this is not a Karawela record: the first line must be 'karawela 1'", 1)
    if _number(rows[0].split()[1], 1) > FORMAT:
        raise UnknownVersion(f"record format {rows[0].split()[1]}; this program knows formats up to {FORMAT}", 1)
    try:
        gap = rows.index("")
    except ValueError:
        raise RecordError("the record breaks off in its heading; a blank line must end it", len(rows)) from None
    record = _read_heading(rows[:gap])
    _read_body(record, rows, gap + 1)
    _check_end(record, text, rows)
    return record


def _number(word: str, line: int) -> int:
    try:
        return int(word)
    except ValueError:
        raise RecordError(f"'{word}' should be a whole number", line) from None


def _read_heading(rows: list[str]) -> Record:
    single: dict[str, str] = {}
    names: dict[int, str] = {}
    colours: dict[int, str] = {}
    options: dict[str, str] = {}
    for number, row in enumerate(rows[1:], 2):
        key, _, rest = row.partition(" ")
        if key == "seat":
            seat, _, name = rest.partition(" ")
            names[_number(seat, number) - 1] = name
        elif key == "colour":
            seat, _, name = rest.partition(" ")
            colours[_number(seat, number) - 1] = name
        elif key == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif key in ("title", "data", "seats", "seal", "seed"):
            single[key] = rest
        else:
            raise RecordError(f"'{key}' is no word of a record's heading", number)
    for key in ("title", "data", "seats", "seal"):
        if key not in single:
            raise RecordError(f"the heading has no line '{key}'", len(rows))
    seats = _number(single["seats"], 4)
    return Record(
        title=single["title"],
        version=_number(single["data"], 3),
        seats=seats,
        names=tuple(names.get(seat, f"Player {seat + 1}") for seat in range(seats)),
        colours=tuple(colours[seat] for seat in sorted(colours)),
        options=options,
        seal=single["seal"],
        seed=single.get("seed"),
        finished=False,
    )


def _read_body(record: Record, rows: list[str], first: int) -> None:
    for number, row in enumerate(rows[first:], first + 1):
        who, _, text = row.partition(" ")
        if record.end_line:
            raise RecordError("something stands after the line 'end'", number)
        if who == "~":
            record.lines.append(RecordLine(None, text, number))
        elif who == "!":
            record.marks.append((len(record.lines), text))
        elif who == "=":
            words = text.split()
            if len(words) != 3:
                raise RecordError("a result line is '= seat score rank'", number)
            record.result.append((_number(words[1], number), _number(words[2], number)))
            record.finished = True
        elif who == "end":
            record.end_line = number
        elif who.isdecimal() and 1 <= int(who) <= record.seats:
            record.lines.append(RecordLine(int(who) - 1, text, number))
        else:
            raise RecordError(
                f"'{row}' is no line of a record: it must begin with a seat, '~', '!', '=' or 'end'", number
            )


def _check_end(record: Record, text: str, rows: list[str]) -> None:
    if not record.end_line:
        raise RecordError(
            f"the record breaks off after {len(record.lines)} moves: its last line 'end' is missing", len(rows)
        )
    words = rows[record.end_line - 1].split()
    if len(words) != 3:
        raise RecordError("the last line is 'end', the number of moves and a checksum", record.end_line)
    if _number(words[1], record.end_line) != len(record.lines):
        raise RecordError(f"the record should have {words[1]} moves and has {len(record.lines)}", record.end_line)
    before = text.replace("\r\n", "\n").rpartition("end ")[0]
    if f"{zlib.crc32(before.encode()):08x}" != words[2]:
        raise RecordError("the checksum does not fit: a line of the record was changed or damaged", record.end_line)


def load_record(path: Path | str) -> Record:
    """Reads a record file."""
    path = Path(path)
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise RecordError(f"{path.name} is not a text file in UTF-8, so not a record") from None


def save_text(path: Path, text: str, private: bool = False) -> None:
    """Writes a file whole or not at all: what was there stays until the new text is safely on disk. A `private` one
    only its owner may read: a running game's has the seed in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
    try:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
