"""Lists of tables, for the lobby, for a person's own page, and for bots that go on after a restart."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, case, func, literal, select, tuple_, union

from karawela.store.database import Database
from karawela.store.games import read_games
from karawela.store.model import GameRow
from karawela.store.schema import accounts, games, seats


class Lists(Database):
    """What there is. Each list is one query for the ids and two for the tables."""

    def open_tables(self, limit: int) -> list[GameRow]:
        """Public tables that wait for players, the newest first."""
        query = select(games.c.id).where(games.c.status == "open", games.c.public)
        return self._list(query.order_by(games.c.created.desc(), games.c.id).limit(limit))

    def tables_of(self, account: str, limit: int) -> list[GameRow]:
        """Tables where the account sits or which it has opened: those not finished first, the latest first."""
        last = case((games.c.status == "finished", 1), else_=0)
        query = select(games.c.id).where(_of(account))
        return self._list(query.order_by(last, games.c.updated.desc(), games.c.id).limit(limit))

    def finished(self, limit: int, title: str | None = None, account: str | None = None) -> list[GameRow]:
        """Finished games, the latest first: all public ones, or an account's own, private ones included."""
        query = select(games.c.id).where(
            games.c.status == "finished", games.c.public if account is None else _of(account)
        )
        if title is not None:
            query = query.where(games.c.title == title)
        return self._list(query.order_by(games.c.updated.desc(), games.c.id).limit(limit))

    def running_with_bots(self) -> list[str]:
        """The ids of running games that wait for a bot. Looks at every running game with a bot in it."""
        query = (
            select(games.c.id, games.c.to_move, seats.c.seat)
            .join(seats, seats.c.game == games.c.id)
            .where(games.c.status == "running", seats.c.kind == "bot")
            .order_by(games.c.updated, games.c.id)
        )
        with self._reading() as db:
            rows = db.execute(query).all()
        return list(dict.fromkeys(row.id for row in rows if row.seat in msgspec.json.decode(row.to_move)))

    def bots_only_before(self, game: GameRow) -> int:
        """How many running games of the same host at which bots alone play were opened before this one."""
        others = select(seats.c.seat).where(seats.c.game == games.c.id, seats.c.kind != "bot")
        earlier = tuple_(games.c.created, games.c.id) < tuple_(literal(game.created), literal(game.id))
        own = (games.c.host == game.host) & (games.c.status == "running")
        with self._reading() as db:
            return _count(db, select(func.count()).where(own, earlier, ~others.exists()))

    def counts(self) -> dict[str, int]:
        """How many accounts, open, running and finished games, and plies there are. Walks over all games."""
        with self._reading() as db:
            found = {"accounts": _count(db, select(func.count()).select_from(accounts))}
            found |= dict.fromkeys(("open", "running", "finished"), 0)
            for status, number in db.execute(select(games.c.status, func.count()).group_by(games.c.status)):
                found[status] = number
            return found | {"plies": _count(db, select(func.coalesce(func.sum(games.c.length), 0)))}

    def _list(self, query: Select[Any]) -> list[GameRow]:
        with self._reading() as db:
            ids = list(db.scalars(query))
            found = {game.id: game for game in read_games(db, ids)}
        return [found[game_id] for game_id in ids]


def _of(account: str) -> ColumnElement[bool]:
    seated = select(seats.c.game).where(seats.c.account == account)
    return games.c.id.in_(union(seated, select(games.c.id).where(games.c.host == account)))


def _count(db: Connection, query: Select[Any]) -> int:
    return int(db.scalar(query) or 0)
