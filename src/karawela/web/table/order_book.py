"""The standing orders of live tables, in memory as in the store: each method is for a table whose lock is held."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from anyio.to_thread import run_sync

from karawela.engine import Match
from karawela.engine.orders import answering
from karawela.store import OrderRow, Store
from karawela.web.table.table import Table


def set_orders(table: Table, orders: tuple[OrderRow, ...]) -> None:
    """What the table knows of its orders from now on; a page that shows others is out of date."""
    if orders != table.orders:
        table.orders = orders
        table.pictures.clear()


class OrderBook:
    """Orders are durable before anybody is told of them."""

    store: Store
    changed: Callable[[str, bool], None]

    async def give_order(self, table: Table, order: OrderRow) -> None:
        """Keeps a standing order; one of the same seat and name gives way to it."""
        given = await run_sync(self.store.give_order, table.id, order)
        rest = [row for row in table.orders if (row.seat, row.name) != (given.seat, given.name)]
        set_orders(table, (*rest, given))
        self.changed(table.id, True)

    async def end_orders(self, table: Table, orders: Sequence[OrderRow]) -> None:
        """Marks orders as ended."""
        if orders:
            await run_sync(self.store.end_orders, table.id, [row.number for row in orders])
            set_orders(table, tuple([row for row in table.orders if row not in orders]))
            self.changed(table.id, True)

    async def end_answering(self, table: Table, match: Match[Any], seat: int, consent: bool) -> None:
        """Who takes something back wants to choose anew: the seat's orders that would answer there end before it."""
        if not table.standing(seat):
            return
        probe = match.clone()
        probe.undo(seat, consent)
        names = {each.order.name for each in answering(probe, table.standing(seat), (seat,))}
        await self.end_orders(table, [row for row in table.orders if row.seat == seat and row.name in names])
