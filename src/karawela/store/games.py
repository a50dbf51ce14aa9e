"""Games as tables: the heading of each, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select
from sqlalchemy.exc import IntegrityError

from karawela.store.database import Database
from karawela.store.model import (
    Exists,
    GameRow,
    PlyRow,
    SeatedAlready,
    SeatRow,
    SeatTaken,
    Snapshot,
    Stale,
    TooMany,
    Unknown,
)
from karawela.store.rows import clean, game_of, game_values, moment, ply_values, seat_of, seat_values, snapshot_values
from karawela.store.schema import accounts, games, plies, seats, snapshots


class Games(Database):
    """Games as tables at which people sit down. Every method costs the same however long the game is."""

    def create_game(
        self,
        game: GameRow,
        first: PlyRow | None = None,
        snapshot: Snapshot | None = None,
        most_of_bots: int | None = None,
    ) -> None:
        """A new table. With `first`, its ply 0, it is running from the beginning; without, it is open. `TooMany` if it
        is of bots only and its host has so many of those already that are not finished."""
        values = game_values(game) | {
            "status": "open" if first is None else "running",
            "length": 0 if first is None else 1,
        }
        if first is not None:
            _check_first(first)
        try:
            with self._writing() as db:
                if most_of_bots is not None and all(seat.kind == "bot" for seat in game.seats):
                    _check_number_of_bots_only(db, game.host, most_of_bots)
                db.execute(games.insert().values(values))
                if game.seats:
                    db.execute(seats.insert(), [seat_values(game.id, seat) for seat in game.seats])
                if first is not None:
                    db.execute(plies.insert().values(ply_values(game.id, first)))
                if snapshot is not None:
                    db.execute(snapshots.insert().values(snapshot_values(game.id, snapshot)))
        except IntegrityError as error:
            raise Exists(f"game {game.id} exists, or two of its seats have one number") from error

    def game(self, game_id: str) -> GameRow | None:
        """The table with its seats."""
        return next(iter(self.games([game_id])), None)

    def games(self, ids: Sequence[str]) -> list[GameRow]:
        """Those tables that exist, in the order of `ids`."""
        with self._reading() as db:
            found = {game.id: game for game in read_games(db, ids)}
        return [found[game_id] for game_id in dict.fromkeys(ids) if game_id in found]

    # ------------------------------------------------------------------ seats

    def take_seat(self, game_id: str, seat: int, account: str, name: str, colour: str = "") -> GameRow:
        """Seats a person and returns the table as it is then. Of several at once exactly one gets the seat, the others
        `SeatTaken`. `SeatedAlready` if the account has a seat there and the table is not for several people at one
        device. Without a colour the seat keeps its own."""
        values = {"kind": "person", "account": account, "name": clean(name), "bot": ""}
        with self._writing() as db:
            game = lock_game(db, game_id)
            if game.status != "open":
                raise SeatTaken(f"game {game_id} has begun")
            own = select(seats.c.seat).where(seats.c.game == game_id, seats.c.account == account)
            if not game.hot_seat and db.scalar(own.limit(1)) is not None:
                raise SeatedAlready(f"account {account} has a seat in game {game_id}")
            changed = db.execute(
                seats.update()
                .where(seats.c.game == game_id, seats.c.seat == seat, seats.c.kind == "open")
                .values(values | ({"colour": colour} if colour else {}))
            )
            if not changed.rowcount:
                raise SeatTaken(f"seat {seat + 1} of game {game_id} is not free")
            return _touched(db, game_id)

    def leave_seat(self, game_id: str, seat: int) -> GameRow:
        """Makes the seat free again and returns the table. `Stale` if the game has begun."""
        with self._writing() as db:
            if lock_game(db, game_id).status != "open":
                raise Stale(f"game {game_id} has begun; its seats are no longer left")
            free = SeatRow(seat, "open", "")
            put_seat(db, game_id, free, keep_colour=True)
            return _touched(db, game_id)

    def set_seat(self, game_id: str, seat: SeatRow) -> None:
        """Replaces a seat, whoever sat there and whether or not the game has begun."""
        with self._writing() as db:
            lock_game(db, game_id)
            put_seat(db, game_id, seat)

    # ------------------------------------------------------------------ afterwards

    def set_rematch(self, game_id: str, other: str) -> str:
        """Names the game that follows this one; whoever comes first decides. Returns the id that stands."""
        with self._writing() as db:
            standing: str | None = lock_game(db, game_id).rematch
            if standing is None:
                db.execute(games.update().where(games.c.id == game_id).values(rematch=other))
            return standing or other

    def delete_open(self, game_id: str) -> None:
        """Removes a table whose game has not begun; `Stale` if it has. Nothing happens if there is none."""
        with self._writing() as db:
            gone = db.execute(games.delete().where(games.c.id == game_id, games.c.status == "open"))
            if not gone.rowcount and db.scalar(select(games.c.id).where(games.c.id == game_id)) is not None:
                raise Stale(f"game {game_id} has begun and stays")


def lock_game(db: Connection, game_id: str) -> Row[Any]:
    """The game's row, which nobody else changes until the transaction ends."""
    row = db.execute(select(games).where(games.c.id == game_id).with_for_update(key_share=True)).first()
    if row is None:
        raise Unknown(f"there is no game {game_id}")
    return row


def _check_number_of_bots_only(db: Connection, host: str, most: int) -> None:
    """The account's row is locked, so of two tables at once one is counted before the other."""
    db.execute(select(accounts.c.id).where(accounts.c.id == host).with_for_update(key_share=True))
    others = select(seats.c.seat).where(seats.c.game == games.c.id, seats.c.kind != "bot")
    ours = select(func.count()).where(games.c.host == host, games.c.status != "finished", ~others.exists())
    if int(db.scalar(ours) or 0) >= most:
        raise TooMany(f"account {host} has {most} tables of bots only that are not finished")


def put_seat(db: Connection, game_id: str, seat: SeatRow, keep_colour: bool = False) -> None:
    """Replaces a seat of a game whose row is locked."""
    values = seat_values(game_id, seat)
    if keep_colour:
        del values["colour"]
    changed = db.execute(seats.update().where(seats.c.game == game_id, seats.c.seat == seat.seat).values(values))
    if not changed.rowcount:
        raise Unknown(f"game {game_id} has no seat {seat.seat + 1}")


def read_games(db: Connection, ids: Sequence[str]) -> list[GameRow]:
    """The games with their seats, in any order. Two queries, however many games."""
    at: dict[str, list[SeatRow]] = {game_id: [] for game_id in ids}
    for row in db.execute(select(seats).where(seats.c.game.in_(at)).order_by(seats.c.seat)):
        at[row.game].append(seat_of(row))
    return [game_of(row, at[row.id]) for row in db.execute(select(games).where(games.c.id.in_(at)))]


def _touched(db: Connection, game_id: str) -> GameRow:
    db.execute(games.update().where(games.c.id == game_id).values(updated=moment(0)))
    [game] = read_games(db, [game_id])
    return game


def _check_first(first: PlyRow) -> None:
    if first.ply:
        raise ValueError(f"a game begins with ply 0, not {first.ply}")
