"""The HTTP API at a table besides moves: facts, take back, talk, leave, play again; and with a finished game: play on
from a step of it, and its analysis."""

from __future__ import annotations

from typing import Annotated

import msgspec
from anyio.to_thread import run_sync
from litestar import Router, get, post
from litestar.params import Parameter

from karawela.bots.results import even
from karawela.store import Account, ChatRow
from karawela.web.accounts.gate import language_of
from karawela.web.api.bodies import Head, Language, SeatQuery, described
from karawela.web.api.callers import Call, caller, looking
from karawela.web.api.routes import head_of, own
from karawela.web.finished.analysis_values import costly_of, rows_of
from karawela.web.finished.what_if import play_on
from karawela.web.harbour import Harbour
from karawela.web.problems import NotAllowed
from karawela.web.table.table import Table
from karawela.web.table.table_deeds import CHAT_LENGTH, play_again, speak, take_back
from karawela.words import words_for

Seq = Annotated[int, msgspec.Meta(ge=0)] | None
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)] | None
Since = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="Only what was said after this number.")]


class OpenFact(msgspec.Struct):
    """`amount` of what `words` say; `thing` is the component behind it, if there is one."""

    words: str
    amount: str
    main: bool
    thing: str
    group: str


class Standing(msgspec.Struct):
    """Who sits there, how far they are, and what is open about them, as the page shows it."""

    name: str
    progress: str
    facts: list[OpenFact]


class Facts(msgspec.Struct):
    """What everybody is after, where the game stands, and everybody: seats, then who plays along without one."""

    seq: int
    seat: int | None
    aim: str
    now: str
    players: list[Standing]


class TakeBack(msgspec.Struct):
    """`seq` and `seat` as with a move; without a seat, whichever of yours has chosen last."""

    seq: Seq = None
    seat: SeatNumber = None


class TakenBack(msgspec.Struct):
    """`undo` is `done`, or `asked` where the others are asked first."""

    undo: str
    seq: int


class UndoAnswer(msgspec.Struct):
    agree: bool
    seq: Seq = None


class Length(msgspec.Struct):
    seq: int


class Leave(msgspec.Struct):
    """One of your own seats; without one, the one that is asked, or the first."""

    seat: SeatNumber = None


class Say(msgspec.Struct):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LENGTH)]


class Said(msgspec.Struct):
    """What somebody said: numbered from 1, with the seat or null for who only looks on; `at` in seconds since 1970."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class WhatIf(msgspec.Struct):
    """From the first decision at this line of the record on; `bot` takes the other seats."""

    step: Annotated[int, msgspec.Meta(ge=0, le=999_999)]
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "captain"


class Stood(msgspec.Struct):
    """Everybody's expected result in percent after so many lines of the record."""

    step: int
    percent: list[int]


class Costly(msgspec.Struct):
    """A decision that cost its seat so many percentage points, and what would have been better, in words."""

    seat: int
    step: int
    chosen: str
    better: str
    points: int


class Analysis(msgspec.Struct):
    """`ready`, or the share that is `done` (null: nobody has asked for it yet). With `even` percent all are level."""

    ready: bool
    done: float | None
    even: int
    stood: list[Stood]
    costly: list[Costly]


async def settled_head(harbour: Harbour, game_id: str, account: str) -> Head:
    async with harbour.tables.settled(game_id) as table:
        return head_of(table, account)


async def finished(request: Call, game_id: str) -> tuple[Harbour, Account, Table]:
    """Who calls, and the table, whose game must be over."""
    harbour, account, table = await caller(request, game_id)
    if table.row.status != "finished" or table.match is None:
        raise NotAllowed("not-finished")
    return harbour, account, table


@get(
    "/tables/{game_id:str}/facts",
    summary="In words: the aim, where the game stands, and what is open about everybody",
    **described(403, 404),
)
async def facts(request: Call, game_id: str, seat: SeatQuery = None, lang: Language = "en") -> Facts:
    async with looking(request, game_id) as (account, table):
        viewer, match = own(table, account, seat), table.match
        if match is None:
            return Facts(table.length, viewer, "", "", [])
        words, view = table.words(lang), match.view(viewer)
        aim = words.aim(view)
        players = [
            Standing(
                name,
                aim.progress[number] if number < len(aim.progress) else "",
                [
                    OpenFact(each.words, each.amount, each.main, each.thing, each.group)
                    for each in words.facts(view, number)
                ],
            )
            for number, name in enumerate(match.cast(lang))
        ]
        return Facts(table.length, viewer, aim.goal, aim.now, players)


@post(
    "/tables/{game_id:str}/undo",
    status_code=200,
    summary="Take back your last choice, or ask the others to agree to it",
    **described(403, 404, 409, 413, 422),
)
async def undo(request: Call, game_id: str, data: TakeBack) -> TakenBack:
    harbour, account, table = await caller(request, game_id, data.seq)
    return TakenBack(await take_back(harbour, account, table, data.seat, data.seq), table.length)


@post(
    "/tables/{game_id:str}/undo-answer",
    status_code=200,
    summary="Agree, or not, that another seat takes back a choice",
    **described(403, 404, 409, 413, 422),
)
async def undo_answer(request: Call, game_id: str, data: UndoAnswer) -> Length:
    harbour, account, table = await caller(request, game_id, data.seq)
    await harbour.answer_undo(table, account, data.agree, data.seq)
    return Length(table.length)


@post(
    "/tables/{game_id:str}/leave",
    status_code=200,
    summary="Give up a seat: before the game it is free again, during it a bot takes over for good",
    **described(403, 404, 409, 413, 422),
)
async def leave(request: Call, game_id: str, data: Leave) -> Head:
    harbour, account, table = await caller(request, game_id)
    await harbour.leave(game_id, account, harbour.own_seat(table, account, data.seat))
    return await settled_head(harbour, game_id, account.id)


@post(
    "/tables/{game_id:str}/rematch",
    status_code=200,
    summary="The same people at a new table; whoever asks later is told of the same one",
    **described(403, 404, 409, 413, 422),
)
async def rematch(request: Call, game_id: str) -> Head:
    harbour, account, table = await caller(request, game_id)
    again = await play_again(harbour, account, table, harbour.origin_of(request))
    return await settled_head(harbour, again, account.id)


@get("/tables/{game_id:str}/chat", summary="What was said at the table, the latest 200", **described(404))
async def chat(request: Call, game_id: str, since: Since = 0) -> list[Said]:
    harbour, _, table = await caller(request, game_id)
    return [_said(each) for each in await run_sync(harbour.store.chats, table.id, since)]


@post(
    "/tables/{game_id:str}/chat",
    status_code=200,
    summary="Say something at the table",
    **described(404, 413, 422),
)
async def say(request: Call, game_id: str, data: Say) -> Said:
    harbour, account, table = await caller(request, game_id)
    guest = words_for(None, language_of(request, account)).say("guest")
    return _said(await speak(harbour, account, table, data.text, guest))


def _said(chat: ChatRow) -> Said:
    return Said(chat.number, chat.name, chat.seat, chat.text, chat.at)


@post(
    "/tables/{game_id:str}/what-if",
    summary="Play on from a step of a finished game, at a practice table of your own",
    **described(403, 404, 413, 422),
)
async def what_if_for_program(request: Call, game_id: str, data: WhatIf) -> Head:
    harbour, account, table = await finished(request, game_id)
    row = await play_on(harbour, account, table, data.step, data.bot, harbour.origin_of(request))
    return await settled_head(harbour, row.id, account.id)


@get(
    "/tables/{game_id:str}/analysis",
    summary="The analysis of a finished game, or how far the work has come",
    **described(403, 404),
)
async def analysis(request: Call, game_id: str, lang: Language = "en") -> Analysis:
    harbour, _, table = await finished(request, game_id)
    return await _analysis(harbour, table, lang)


@post(
    "/tables/{game_id:str}/analysis",
    status_code=200,
    summary="Begin the analysis of a finished game; ask by GET how far it is",
    **described(403, 404, 413),
)
async def begin_analysis(request: Call, game_id: str, lang: Language = "en") -> Analysis:
    harbour, account, table = await finished(request, game_id)
    if await harbour.analyst.found(game_id, table.length) is None:
        harbour.analyst.begin(table, account.id, harbour.origin_of(request))
    return await _analysis(harbour, table, lang)


async def _analysis(harbour: Harbour, table: Table, language: str) -> Analysis:
    match = table.match
    assert match is not None
    level = round(100 * even(match.seats))
    judged = await harbour.analyst.found(table.id, table.length)
    if judged is None:
        return Analysis(False, harbour.analyst.done(table.id), level, [], [])
    stood = [Stood(step, percent) for step, percent in rows_of(match, judged)]
    found = await run_sync(costly_of, match, judged, table.words(language))
    costly = [Costly(seat, *each) for seat, decisions in enumerate(found) for each in decisions]
    return Analysis(True, 1.0, level, stood, costly)


router = Router(
    path="/api/v1",
    route_handlers=[
        facts,
        undo,
        undo_answer,
        leave,
        rematch,
        chat,
        say,
        what_if_for_program,
        analysis,
        begin_analysis,
    ],
)
