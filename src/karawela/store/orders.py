"""Standing orders: what a table answers for a person. Rows are added, and marked when they end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Row, func, select

from karawela.store.database import Database
from karawela.store.games import lock_game
from karawela.store.model import OrderRow
from karawela.store.rows import moment
from karawela.store.schema import games, orders


class Orders(Database):
    """The orders of every game. Each method costs the orders of one game, but for the list of games."""

    def give_order(self, game_id: str, order: OrderRow) -> OrderRow:
        """Adds an order under the game's next number, whatever `order.number` is, and returns it so. It takes the place
        of one of the same seat and name."""
        with self._writing() as db:
            lock_game(db, game_id)
            last = db.scalar(select(func.max(orders.c.number)).where(orders.c.game == game_id))
            given = replace(order, number=(last or 0) + 1, at=moment(order.at), ended=None)
            same = (orders.c.seat == order.seat) & (orders.c.name == order.name) & orders.c.ended.is_(None)
            db.execute(orders.update().where(orders.c.game == game_id, same).values(ended=given.at))
            db.execute(orders.insert().values(_values(game_id, given)))
        return given

    def end_orders(self, game_id: str, numbers: Sequence[int]) -> int:
        """Marks those that still stand as ended; how many did."""
        with self._writing() as db:
            lock_game(db, game_id)
            standing = orders.c.number.in_(numbers) & orders.c.ended.is_(None)
            return int(
                db.execute(orders.update().where(orders.c.game == game_id, standing).values(ended=moment(0))).rowcount
            )

    def orders(self, game_id: str, ended: bool = False) -> list[OrderRow]:
        """The orders of a game that stand, oldest first; with `ended` also those that have ended."""
        query = select(orders).where(orders.c.game == game_id).order_by(orders.c.number)
        with self._reading() as db:
            return [_order_of(row) for row in db.execute(query if ended else query.where(orders.c.ended.is_(None)))]

    def running_with_orders(self) -> list[str]:
        """The ids of running games that wait for a seat of which an order stands."""
        query = select(games.c.id, games.c.to_move, orders.c.seat).join(orders, orders.c.game == games.c.id)
        query = query.where(games.c.status == "running", orders.c.ended.is_(None)).order_by(games.c.updated, games.c.id)
        with self._reading() as db:
            rows = db.execute(query).all()
        return list(dict.fromkeys(row.id for row in rows if row.seat in msgspec.json.decode(row.to_move)))


def _values(game_id: str, order: OrderRow) -> dict[str, Any]:
    return {
        "game": game_id,
        "number": order.number,
        "seat": order.seat,
        "name": order.name,
        "until": order.until,
        "round": order.round,
        "turn": order.turn,
        "at": order.at,
        "ended": order.ended,
    }


def _order_of(row: Row[Any]) -> OrderRow:
    return OrderRow(row.number, row.seat, row.name, row.until, row.round, row.turn, row.at, row.ended)
