"""What if? A practice table that begins at a step of a finished game.

Its record is whole: the moves and outcomes of the old game up to there, then its own. Its seed is a branch of the old
game's, which is public, so the record verifies from the first line, and nobody knows the coming dice.
"""

from __future__ import annotations

import secrets
import time
from typing import Any

from anyio.to_thread import run_sync
from litestar import Response, post
from litestar.response import Redirect

from karawela.bots import LEVELS
from karawela.bots.analysis import decisions
from karawela.engine import Match, branch, seal
from karawela.engine.log import CHANCE
from karawela.engine.stored import earlier
from karawela.store import Account, GameRow, PlyRow, SeatRow, Snapshot
from karawela.web.accounts.names import name_at_table
from karawela.web.finished.replay_page import finished
from karawela.web.harbour import Harbour, harbour_of
from karawela.web.pages.page_context import Form, Page, somebody
from karawela.web.problems import BadRequest, NotAllowed
from karawela.web.table.stored_rows import row_of, snapshot_of
from karawela.web.table.table import Table


def branch_off(
    old: GameRow, final: Match[Any], step: int, account: Account, bot: str
) -> tuple[GameRow, PlyRow, Snapshot]:
    """A running table at the first decision from that step on: the account has the seat that decides, bots the others.
    All are called as they were.

    Raises `NotAllowed` if nobody was asked any more."""
    entries = final.entries()
    ply = next((each for each in decisions(entries) if each >= step), None)
    if ply is None:
        raise NotAllowed("what-if-over")
    match, asked = earlier(final, ply), entries[ply][0]
    seed = branch(old.seed, sum(entry[0] == CHANCE for entry in entries[:ply]))
    row = GameRow(
        id=secrets.token_urlsafe(9),
        title=old.title,
        version=old.version,
        options=old.options,
        seed=seed,
        seal=seal(seed),
        host=account.id,
        public=False,
        undo="free",
        created=time.time(),
        to_move=list(match.to_move),
        seats=[
            SeatRow(seat.seat, "person", seat.name, account.id, "", seat.colour)
            if seat.seat == asked
            else SeatRow(seat.seat, "bot", seat.name, None, bot, seat.colour)
            for seat in old.seats
        ],
    )
    return row, row_of(match, 0, "start", asked, f"from {old.id} {ply}", 0, 0), snapshot_of(match)


async def play_on(harbour: Harbour, account: Account, table: Table, step: int, bot: str, origin: str) -> GameRow:
    """Opens such a table, with that level in the other seats."""
    if bot not in LEVELS:
        raise BadRequest("bad-bot", given=bot[:20], bots=", ".join(LEVELS))
    assert table.match is not None
    row, first, snapshot = await run_sync(branch_off, table.row, table.match, step, account, bot)
    row.origin = origin
    for seat in row.seats:
        if seat.kind == "person":
            seat.name = await name_at_table(harbour.store, account, seat)
    await run_sync(harbour.store.create_game, row, first, snapshot)
    return row


@post("/table/{game_id:str}/what-if", include_in_schema=False)
async def what_if(request: Page, game_id: str, data: Form) -> Response[Any]:
    """Opens such a table: `step=57`, and `bot=mate` for other opponents than captains."""
    table, _ = await finished(request, game_id)
    step, bot = data.get("step", ""), data.get("bot", "captain")
    if not (step.isascii() and step.isdigit() and len(step) < 7):
        raise BadRequest("bad-step", given=step[:20])
    account, cookies = await somebody(request)
    harbour = harbour_of(request)
    row = await play_on(harbour, account, table, int(step), bot, harbour.origin_of(request))
    return Redirect(f"/table/{row.id}", status_code=303, cookies=cookies)


ROUTES = [what_if]
