"""What the routes work with: the store, the gate, the tables, the bots, and everybody who looks on."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from anyio.to_thread import run_sync
from litestar import Request

from karawela.engine import KarawelaError, new_seed, registry, seal
from karawela.engine.record import option_text
from karawela.store import Account, GameRow, PlyRow, SeatedAlready, SeatRow, SeatTaken, Stale, Store, TooMany
from karawela.web.accounts.names import check_name
from karawela.web.doors.client import client_of
from karawela.web.problems import BadRequest, NotAllowed, Problem, StaleBoard
from karawela.web.settings import Settings
from karawela.web.table.table import Table
from karawela.web.thinking.waiting_line import BOTS_ONLY

if TYPE_CHECKING:
    from karawela.web.accounts.gate import Gate
    from karawela.web.accounts.sign_on import SignOn
    from karawela.web.live.lookout import Lookout
    from karawela.web.live.page_parts import Painter
    from karawela.web.table.live_tables import LiveTables
    from karawela.web.table.standing_orders import StandingOrders
    from karawela.web.thinking.analyst import Analyst
    from karawela.web.thinking.crew import Crew
    from karawela.web.thinking.hints import Counsel

SWEEP = 20.0
"""Seconds between two looks for tables whose bots and orders nobody drives (their server may have died)."""
log = logging.getLogger(__name__)


class Harbour:
    """One server process's worth of everything."""

    gate: Gate
    sign_on: SignOn
    painter: Painter
    lookout: Lookout
    tables: LiveTables
    orders: StandingOrders
    crew: Crew
    counsel: Counsel
    analyst: Analyst

    def __init__(self, settings: Settings, store: Store):
        self.settings = settings
        self.store = store
        self._key = store.secret("origin")
        self._sweeper: asyncio.Task[None] | None = None
        self._looks: set[asyncio.Task[None]] = set()

    def origin_of(self, request: Request[Any, Any, Any]) -> str:
        """From which client somebody asks, as it is kept with a table: the same for the same client, and no address."""
        return hmac.new(self._key, client_of(request).encode(), "sha256").hexdigest()[:16]

    async def start(self) -> None:
        await self.lookout.start()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.orders.close()
        await self.crew.close()
        await self.analyst.close()
        await self.counsel.close()
        await self.lookout.stop()
        await run_sync(self.store.close)

    def announce(self, game_id: str) -> None:
        """Something about the table has changed in the store, past what is in memory."""
        self.tables.spoil(game_id)
        self.lookout.announce(game_id)

    def heard(self, game_id: str, stale: bool) -> None:
        """A table has changed somewhere: if a bot or an order is to answer there, see to it."""
        if not game_id:
            self.tables.spoil_all()
            return
        if stale:
            self.tables.spoil(game_id)
        task = asyncio.get_running_loop().create_task(self._look(game_id))
        self._looks.add(task)
        task.add_done_callback(self._looks.discard)

    def heard_account(self, account_id: str) -> None:
        """An account has changed in another process."""
        self.gate.forget(account_id)

    async def _look(self, game_id: str) -> None:
        try:
            table = await self.tables.table(game_id, heard=True)
            self.crew.look(table)
            self.orders.look(table)
        except (Problem, KarawelaError) as error:
            log.info("at %s: %s", game_id, error)

    async def _sweep(self) -> None:
        while True:
            try:
                for waiting in (self.store.running_with_bots, self.store.running_with_orders):
                    for game_id in await run_sync(waiting):
                        await self._look(game_id)
            except KarawelaError as error:
                log.warning("no look for bots and orders: %s", error)
            await asyncio.sleep(SWEEP)

    # ------------------------------------------------------------------ opening and joining tables

    async def open_table(
        self,
        host: Account,
        title: str,
        seats: list[SeatRow],
        options: Mapping[str, object],
        public: bool = True,
        undo: str = "horizon",
        begin: bool = True,
        hot_seat: bool = False,
        origin: str = "",
    ) -> GameRow:
        """A new table. It begins at once if no seat is open, or, without `begin`, when it is first looked at; `origin`
        is where the host is asking from. A host who takes several seats allows that. Bad titles, options or seats
        raise."""
        game = registry.title(title)
        setup = game.setup(len(seats), options, [seat.colour for seat in seats if seat.colour])
        game.rules.start(setup)
        if undo not in ("free", "horizon", "never"):
            raise BadRequest("bad-undo", given=undo[:20])
        seed = new_seed()
        row = GameRow(
            id=secrets.token_urlsafe(9),
            title=title,
            version=game.data_version,
            options={name: option_text(value) for name, value in setup.options.items()},
            seed=seed,
            seal=seal(seed),
            host=host.id,
            public=public,
            undo=undo,  # type: ignore[arg-type]
            created=time.time(),
            updated=time.time(),
            seats=seats,
            hot_seat=hot_seat or sum(seat.account == host.id for seat in seats) > 1,
            origin=origin,
        )
        try:
            await run_sync(lambda: self.store.create_game(row, most_of_bots=BOTS_ONLY))
        except TooMany:
            raise NotAllowed("too-many-of-bots", most=BOTS_ONLY) from None
        if begin:
            await self.tables.table(row.id)
        return row

    async def join(self, game_id: str, account: Account, name: str, seat: int | None, colour: str = "") -> int:
        """Takes an open seat (the first, if none is named) and says which. One seat an account, but where the table is
        for several people at one device."""
        await check_name(self.store, account, name)
        table = await self.tables.table(game_id)
        free = [each.seat for each in table.row.seats if each.kind == "open"]
        if colour:
            others = [each.colour for each in table.row.seats if each.colour and each.seat not in free]
            registry.title(table.row.title).read_colours([*others, colour], len(table.row.seats))
        for number in [seat] if seat is not None else free:
            if number not in free:
                break
            try:
                await run_sync(self.store.take_seat, game_id, number, account.id, name, colour)
            except SeatTaken:
                continue
            except SeatedAlready:
                raise NotAllowed("seated-already") from None
            self.tables.spoil(game_id)
            await self.tables.table(game_id)
            self.announce(game_id)
            return number
        raise NotAllowed("no-free-seat")

    async def leave(self, game_id: str, account: Account, seat: int, bot: str = "sailor") -> None:
        """Before the game: frees the seat. During it: a bot takes over for good, whatever else happens meanwhile."""
        while True:
            table = await self.tables.table(game_id)
            self.own_seat(table, account, seat)
            try:
                if table.row.status == "open":
                    await run_sync(self.store.leave_seat, game_id, seat)
                    self.announce(game_id)
                elif table.row.status == "running":
                    old = table.row.seats[seat]
                    new = SeatRow(seat, "bot", f"{old.name} ({bot} bot)"[:48], None, bot, old.colour)
                    await self.tables.note(table, PlyRow(0, "bot", seat, bot), new)
                    with suppress(StaleBoard):
                        await self._grant(table)
                return
            except (Stale, StaleBoard):
                self.tables.spoil(game_id)  # somebody played, or the game began, at the same moment

    # ------------------------------------------------------------------ playing

    @staticmethod
    def own_seat(table: Table, account: Account | None, seat: int | None) -> int:
        """The seat an account acts for: the named one if it is its own, otherwise the one that is asked."""
        own = table.seats_of(account.id if account is not None else None)
        if seat is not None:
            if seat in own:
                return seat
            raise NotAllowed("not-your-seat")
        if not own:
            raise NotAllowed("not-your-seat")
        asked = [each for each in own if table.match is not None and each in table.match.to_move]
        return asked[0] if asked else own[0]

    async def undo(self, table: Table, account: Account, seat: int, seq: int | None) -> str:
        """Takes back within the horizon, or by the table's policy, or asks the others. Says which: done or asked."""
        match = table.match
        policy = table.row.undo
        if match is None or policy == "never":
            raise NotAllowed("undo-never")
        if match.over:  # the seed is out; "what if" plays on
            raise NotAllowed("game-over")
        consent = policy == "free" or table.practice()
        choice = match.last_choice((seat,))
        if consent or (choice is not None and choice.within):
            await self.tables.undo(table, seat, seq, consent)
            return "done"
        if table.wish is not None:
            raise NotAllowed("undo-asked-already")
        await self.tables.ask_undo(table, seat, seq)
        return "asked"

    async def answer_undo(self, table: Table, account: Account, agree: bool, seq: int | None = None) -> None:
        """Another seat's answer to a wish; when all people agree, it happens."""
        wish = table.wish
        own = [seat for seat in table.seats_of(account.id) if wish is not None and seat not in wish.agreed]
        if wish is None or not own:
            raise NotAllowed("undo-not-asked")
        if not agree:
            await self.tables.note(table, PlyRow(0, "refuse", own[0], ""), seq=seq)
            return
        for seat in own:
            await self.tables.note(table, PlyRow(0, "agree", seat, ""), seq=seq)
            seq = table.length
        await self._grant(table)

    async def _grant(self, table: Table) -> None:
        """Takes back what a wish asks for once all people at the table have agreed to it."""
        wish = table.wish
        if wish is not None and all(person.seat in wish.agreed for person in table.persons()):
            await self.tables.undo(table, wish.seat, table.length, consent=True)


def harbour_of(request: Request[Any, Any, Any]) -> Harbour:
    harbour: Harbour = request.app.state.harbour
    return harbour
