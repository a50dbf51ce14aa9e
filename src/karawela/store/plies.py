"""The course of a game: one row a choice, and the snapshot from which loading goes on."""

from __future__ import annotations

from sqlalchemy import Connection, Executable, bindparam, exists, func, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError

from karawela.store.database import POSTGRESQL, Database
from karawela.store.games import put_seat
from karawela.store.model import PlyRow, SeatRow, Snapshot, Stale, Status, Unknown
from karawela.store.rows import Values, json_text, ply_of, ply_values, snapshot_of, snapshot_values, text_or_none
from karawela.store.schema import games, plies, seats, snapshots

_HERE = games.update().where(games.c.id == bindparam("its"), games.c.length == bindparam("seen"))
_NEXT = _HERE.where(games.c.status != "open")
_FIRST = _HERE.where(games.c.status == "open")
_CHANGED = ("length", "updated", "to_move", "status", "result", "winners")


def _all_in_one() -> Executable:
    """The commonest writing of all, a choice with its snapshot, in one statement for PostgreSQL: one journey instead of
    five. It says how many games it has changed, one or none; in the latter case it has written nothing."""
    moved = _NEXT.values({name: bindparam(name) for name in _CHANGED}).returning(games.c.id).cte("moved")
    row = [bindparam(f"ply_{column.name}", type_=column.type).label(column.name) for column in plies.c]
    line = plies.insert().from_select(list(plies.c), select(*row).select_from(moved)).cte("line")
    state = [bindparam(f"snap_{column.name}", type_=column.type).label(column.name) for column in snapshots.c]
    insert = postgresql.insert(snapshots).from_select(list(snapshots.c), select(*state).select_from(moved))
    rest = {column.name: insert.excluded[column.name] for column in snapshots.c if not column.primary_key}
    kept = insert.on_conflict_do_update(index_elements=list(snapshots.primary_key), set_=rest).cte("kept")
    return select(func.count()).select_from(moved).add_cte(line, kept)


_ALL_IN_ONE = _all_in_one()


class Plies(Database):
    """Rows are only ever added, each at the end that its writer has seen."""

    def start_game(self, game_id: str, first: PlyRow, snapshot: Snapshot, to_move: list[int]) -> None:
        """The open table begins, with its ply 0. `Stale` if it has begun already or a seat is free again."""
        self._append(game_id, first, snapshot, to_move, "running", None, None, begun=False)

    def append(
        self,
        game_id: str,
        row: PlyRow,
        *,
        snapshot: Snapshot | None,
        to_move: list[int],
        status: Status,
        result: list[tuple[int, int]] | None,
        winners: list[int] | None = None,
        seat: SeatRow | None = None,
    ) -> None:
        """Adds the next row and all that follows from it, in one transaction.

        `row.ply` must be the game's length, otherwise `Stale`: of several writers at once exactly one succeeds, and
        nothing of the others is stored. Without a snapshot the last one stays, unless the row takes back what it
        stands on. `seat` replaces a seat, where a bot goes on for somebody who left.
        """
        self._append(game_id, row, snapshot, to_move, status, result, winners, seat)

    def _append(
        self,
        game_id: str,
        row: PlyRow,
        snapshot: Snapshot | None,
        to_move: list[int],
        status: Status,
        result: list[tuple[int, int]] | None,
        winners: list[int] | None,
        seat: SeatRow | None = None,
        begun: bool = True,
    ) -> None:
        values = ply_values(game_id, row)
        news = {
            "its": game_id,
            "seen": row.ply,
            "length": row.ply + 1,
            "updated": values["at"],
            "to_move": json_text(to_move),
            "status": status,
            "result": text_or_none(result),
            "winners": text_or_none(winners),
        }
        try:
            if self.backend == POSTGRESQL and begun and seat is None and snapshot is not None:
                self._append_at_once(game_id, row.ply, news, values, snapshot_values(game_id, snapshot))
                return
            with self._writing() as db:
                changed = db.execute(_NEXT if begun else _FIRST, news)
                if not changed.rowcount:
                    raise _out_of_place(db, game_id, row.ply)
                if not begun and db.scalar(select(exists().where(seats.c.game == game_id, seats.c.kind == "open"))):
                    raise Stale(f"a seat of game {game_id} is free")
                db.execute(plies.insert(), values)
                if snapshot is not None:
                    self._put(db, snapshots, snapshot_values(game_id, snapshot))
                elif row.kind == "undo":
                    db.execute(snapshots.delete().where(snapshots.c.game == game_id, snapshots.c.lines > row.keep))
                if seat is not None:
                    put_seat(db, game_id, seat)
        except IntegrityError as error:
            raise Stale(f"game {game_id} has a row {row.ply} already") from error

    def _append_at_once(self, game_id: str, ply: int, news: Values, row: Values, snapshot: Values) -> None:
        named = {f"ply_{name}": value for name, value in row.items()}
        named |= {f"snap_{name}": value for name, value in snapshot.items()}
        with self._at_once() as db:
            if not db.scalar(_ALL_IN_ONE, news | named):
                raise _out_of_place(db, game_id, ply)

    def plies(self, game_id: str, since: int = 0) -> list[PlyRow]:
        """The rows from the number `since` on, in order."""
        with self._reading() as db:
            return read_plies(db, game_id, since)

    def snapshot(self, game_id: str) -> Snapshot | None:
        """The state at the last boundary that was kept."""
        with self._reading() as db:
            return read_snapshot(db, game_id)

    def drop_snapshot(self, game_id: str) -> None:
        """Forgets the snapshot: the next loading replays the rows."""
        with self._writing() as db:
            db.execute(snapshots.delete().where(snapshots.c.game == game_id))


def read_plies(db: Connection, game_id: str, since: int = 0) -> list[PlyRow]:
    query = select(plies).where(plies.c.game == game_id, plies.c.ply >= since).order_by(plies.c.ply)
    return [ply_of(row) for row in db.execute(query)]


def read_snapshot(db: Connection, game_id: str) -> Snapshot | None:
    row = db.execute(select(snapshots).where(snapshots.c.game == game_id)).first()
    return None if row is None else snapshot_of(row)


def _out_of_place(db: Connection, game_id: str, ply: int) -> Stale | Unknown:
    row = db.execute(select(games.c.length, games.c.status).where(games.c.id == game_id)).first()
    if row is None:
        return Unknown(f"there is no game {game_id}")
    return Stale(f"row {ply} does not come next: game {game_id} is {row.status} and has {row.length} rows")
