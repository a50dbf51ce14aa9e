"""The results of a tournament: one SQLite file, one transaction a finished game.

A run that is killed loses the games in progress and nothing else; the same plan goes on where it stopped. The file is
plain: `games`, `seats` and `takings` can be read by anything that reads SQLite.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from karawela.arena.errors import BadResults, OtherPlan
from karawela.arena.plan import Pairing, Plan
from karawela.arena.play import Played
from karawela.arena.takings import Take

FORMAT = 2
TABLES = """
CREATE TABLE plan (format INTEGER NOT NULL, plan TEXT NOT NULL);
CREATE TABLE games (
    game INTEGER PRIMARY KEY, deal INTEGER NOT NULL, variant INTEGER NOT NULL, truncated INTEGER NOT NULL);
CREATE TABLE seats (
    game INTEGER NOT NULL, seat INTEGER NOT NULL, bot TEXT, score INTEGER NOT NULL, rank INTEGER NOT NULL,
    choices INTEGER NOT NULL, seconds REAL NOT NULL, win REAL NOT NULL, PRIMARY KEY (game, seat)) WITHOUT ROWID;
CREATE TABLE takings (
    game INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, thing TEXT NOT NULL,
    offered INTEGER NOT NULL, taken INTEGER NOT NULL, PRIMARY KEY (game, seat, kind, thing)) WITHOUT ROWID;
"""


Row = tuple[Any, ...]


class Results:
    """A file of results. `bot` is empty for a title's company; seats, games and deals count from 0."""

    def __init__(self, path: Path, plan: Plan | None = None):
        """Opens it to read, or with a plan to go on with it: made if need be, refused if it holds another plan."""
        self.path = path
        if plan is None and not path.is_file():
            raise BadResults("arena-no-results", path=str(path))
        try:
            if plan is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(path, isolation_level=None)
            self.plan = self._open(plan)
        except sqlite3.DatabaseError as error:
            raise _refusal(path, error) from None

    def _open(self, plan: Plan | None) -> Plan:
        if plan is not None and not self._db.execute("SELECT 1 FROM sqlite_master").fetchone():
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.executescript(f"BEGIN IMMEDIATE; {TABLES}")
            self._db.execute("INSERT INTO plan VALUES (?, ?)", (FORMAT, _text(plan)))
            self._db.execute("COMMIT")
        self._db.execute("PRAGMA synchronous=NORMAL")
        version, text = self._db.execute("SELECT format, plan FROM plan").fetchone()
        if version > FORMAT:
            raise BadResults("arena-later-format", path=str(self.path), format=version)
        stored = msgspec.json.decode(text, type=Plan)
        self._win = "win" if version == FORMAT else _win_in_format_1(stored)
        if plan is None:
            return stored
        if version < FORMAT:
            self._bring_up_to_date()
        if plan == stored:
            return stored
        longer = max(plan.deals, stored.deals)
        if replace(plan, deals=longer) != replace(stored, deals=longer) or plan.deals < stored.deals:
            raise _other(self.path, stored, plan)
        self._db.execute("UPDATE plan SET plan = ?", (_text(plan),))
        return plan

    def _bring_up_to_date(self) -> None:
        """Writes down what so far was only derived; another process may have done so a moment ago."""
        self._db.execute("BEGIN IMMEDIATE")
        if self._db.execute("UPDATE plan SET format = ? WHERE format < ?", (FORMAT, FORMAT)).rowcount:
            self._db.execute("ALTER TABLE seats ADD COLUMN win REAL NOT NULL DEFAULT 0")
            self._db.execute(f"UPDATE seats SET win = {self._win}")
        self._db.execute("COMMIT")
        self._win = "win"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._db.close()

    # ------------------------------------------------------------------ writing

    def add(self, played: Played) -> None:
        """Keeps a finished game: all of it or nothing."""
        number, deal, variant, bots = played.pairing
        company = len(played.scores) - len(bots)
        seats = zip(
            (*bots, *[None] * company),
            played.scores,
            played.ranks,
            (*played.choices, *[0] * company),
            (*played.seconds, *[0.0] * company),
            played.wins,
            strict=True,
        )
        try:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                self._db.execute("INSERT INTO games VALUES (?, ?, ?, ?)", (number, deal, variant, played.truncated))
                self._db.executemany(
                    "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    ((number, seat, *row) for seat, row in enumerate(seats)),
                )
                self._db.executemany(
                    "INSERT INTO takings VALUES (?, ?, ?, ?, ?, ?)", ((number, *take) for take in played.takings)
                )
                self._db.execute("COMMIT")
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError:
            raise BadResults("arena-two-runs", path=str(self.path), game=number) from None
        except sqlite3.DatabaseError as error:
            raise _refusal(self.path, error) from None

    # ------------------------------------------------------------------ reading

    def finished(self) -> set[int]:
        """The numbers of the games that are there."""
        return {number for (number,) in self._db.execute("SELECT game FROM games")}

    def pending(self) -> Iterator[Pairing]:
        """The games still to be played."""
        there = self.finished()
        return (pairing for pairing in self.plan.pairings() if pairing.number not in there)

    def games(self) -> Iterator[Played]:
        """Every finished game, in the order of the numbers."""
        try:
            columns = f"game, seat, bot, score, rank, choices, seconds, {self._win}"
            seats = self._by_game(f"SELECT {columns} FROM seats ORDER BY game, seat")
            takings = self._by_game("SELECT * FROM takings ORDER BY game, seat, kind, thing")
            taken = next(takings, None)
            for number, deal, variant, truncated in self._db.execute("SELECT * FROM games ORDER BY game"):
                rows = list(next(seats)[1])
                takes: tuple[Take, ...] = ()
                if taken is not None and taken[0] == number:
                    takes = tuple(Take(*row[1:]) for row in taken[1])
                    taken = next(takings, None)
                bots = [row for row in rows if row[2] is not None]
                yield Played(
                    Pairing(number, deal, variant, tuple(row[2] for row in bots)),
                    tuple(row[3] for row in rows),
                    tuple(row[4] for row in rows),
                    tuple(row[7] for row in rows),
                    tuple(row[5] for row in bots),
                    tuple(row[6] for row in bots),
                    bool(truncated),
                    takes,
                )
        except sqlite3.DatabaseError as error:
            raise _refusal(self.path, error) from None

    def _by_game(self, query: str) -> Iterator[tuple[int, Iterator[Row]]]:
        return groupby(self._db.execute(query), key=lambda row: int(row[0]))

    def fingerprint(self) -> str:
        """A short mark of all results but the time they took: equal for equal tournaments, wherever they were run."""
        mark = hashlib.sha256()
        for played in self.games():
            mark.update(repr((*played.pairing, played.scores, played.ranks, played.choices, played.takings)).encode())
        return mark.hexdigest()[:12]


def _win_in_format_1(plan: Plan) -> str:
    """SQL for what a seat won. Files of that format kept ranks alone, and whoever played alone had the first, also one
    who had lost: at Treasure Map with no more points than the four pieces of the map are worth."""
    lost = "score <= 4" if (plan.title, plan.players) == ("treasure_map", 1) else "rank > 1"
    first = "SELECT COUNT(*) FROM seats AS others WHERE others.game = seats.game AND others.rank = 1"
    return f"CASE WHEN {lost} THEN 0.0 ELSE 1.0 / ({first}) END"


def _text(plan: Plan) -> str:
    return msgspec.json.encode(plan).decode()


def _refusal(path: Path, error: sqlite3.DatabaseError) -> BadResults:
    if isinstance(error, sqlite3.OperationalError) and "no such table" not in str(error):
        return BadResults("arena-unwritable", path=str(path), reason=str(error))
    return BadResults("arena-damaged", path=str(path))


def _other(path: Path, stored: Plan, asked: Plan) -> OtherPlan:
    there, here = msgspec.to_builtins(stored), msgspec.to_builtins(asked)
    name = max((name for name in there if there[name] != here[name]), key=lambda name: name != "deals")
    return OtherPlan("arena-other-plan", path=str(path), what=name, there=_shown(there[name]), here=_shown(here[name]))


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode().strip('"')
