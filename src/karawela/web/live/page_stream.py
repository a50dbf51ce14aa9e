"""The stream that keeps a table's page fresh."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from litestar import get
from litestar.response import Stream

from karawela.web.accounts.gate import COOKIE, language_of
from karawela.web.doors.turnstile import count_stream
from karawela.web.harbour import Harbour, harbour_of
from karawela.web.live.page_parts import Shown
from karawela.web.pages.page_context import Page

UNBUFFERED = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}
"""A stream is for now, and no proxy on the way shall collect it."""


@get("/table/{game_id:str}/stream", include_in_schema=False)
async def stream(request: Page, game_id: str, seat: int | None = None, shown: str = "", tall: bool = False) -> Stream:
    """Everything that changes, as it changes, for this viewer. The first message brings a viewer up to date; whoever
    names the state already shown, and rightly, gets only what comes after it."""
    harbour = harbour_of(request)
    account = await harbour.gate.visitor(request)
    if account is not None:
        count_stream(request, account.id)
    await harbour.tables.table(game_id)
    language = language_of(request, account)
    token = request.cookies.get(COOKIE, "")
    events = follow(harbour, game_id, account.id if account else None, token, language, seat, shown, tall)
    return Stream(events, media_type="text/event-stream", headers=UNBUFFERED)


async def follow(
    harbour: Harbour,
    game_id: str,
    account: str | None,
    token: str,
    language: str,
    seat: int | None,
    shown: str = "",
    tall: bool = False,
) -> AsyncIterator[bytes]:
    """Sends each part of the page when it differs from what this viewer was sent last; of the board only the layers
    that differ, if nothing else does. Ends with the viewer's session: nothing that comes after that is sent."""
    sent: Shown | None = None
    yield b": welcome\n\n"
    async with harbour.lookout.watch(game_id) as bell:
        bell.ring()
        while True:
            rung = await bell.wait()
            if harbour.lookout.closing or (account is not None and not await harbour.gate.holds(token, account)):
                return
            if not rung:
                yield b": still here\n\n"
                continue
            table = harbour.tables.at_hand(game_id)
            if table is not None:
                now, seq = harbour.painter.shown(table, account, language, seat, tall), table.length
            else:
                async with harbour.tables.settled(game_id, heard=True) as table:
                    now, seq = harbour.painter.shown(table, account, language, seat, tall), table.length
            now = harbour.painter.with_chat(now, await harbour.tables.chats(table), language)
            news = {} if sent is None and now.name == shown else now.since(sent)
            sent = now
            if news:
                data = msgspec.json.encode({"seq": seq, "shown": now.name, **news})  # one line, as JSON is
                yield b"id: %d\nevent: table\ndata: %b\n\n" % (seq, data)


ROUTES = [stream]
