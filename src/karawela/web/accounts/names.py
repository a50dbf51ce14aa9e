"""Names of people: how they are written, and whose they are."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cache

from anyio.to_thread import run_sync

from karawela.engine.ledger import LANGUAGES
from karawela.store import Account, SeatRow, Store
from karawela.store.rows import name_key
from karawela.store.visible_text import visible
from karawela.web.accounts.look_alikes import looks_like
from karawela.web.problems import BadRequest
from karawela.words import words_for

NAME_LENGTH = 24


def clean_name(name: str) -> str:
    """A name as others will read it: one line of what can be seen, not too long, not empty."""
    shown = visible(name)[:NAME_LENGTH].strip()
    if not shown:
        raise BadRequest("name-empty")
    return shown


@cache
def house_words() -> frozenset[str]:
    """What people are called who gave no name, in every language: anybody may be called so, and nobody owns it."""
    said = [words_for(None, language).say for language in LANGUAGES]
    given = [say(key) for say in said for key in ("captain", "guest", "open-seat")]
    return frozenset(map(name_key, [*given, *(say("player-n", n=n) for say in said for n in range(1, 11))]))


async def may_use(store: Store, account: Account | None, name: str) -> bool:
    """Whether somebody may be called so: neither the name nor what it looks like is that of somebody else with a
    password."""
    if name_key(name) in house_words():
        return True
    for read in sorted({name_key(name), looks_like(name)}):
        holder = await run_sync(store.account_by_name, read)
        if holder is not None and (account is None or holder.id != account.id):
            return False
    return True


async def name_at_table(store: Store, account: Account, seat: SeatRow, others: Container[str] = ()) -> str:
    """What an account is called in a seat whose name nobody chooses anew: as it was, if the account may use that; else
    by its own name, else as who gave none, and not like the others."""
    if await may_use(store, account, seat.name):
        return seat.name
    if account.name and account.name not in others and await may_use(store, account, account.name):
        return account.name
    chosen = account.settings.get("language")
    words = words_for(None, chosen if chosen in LANGUAGES else "en")
    captain = words.say("captain")
    return captain if captain not in others else words.say("player-n", n=seat.seat + 1)


async def check_name(store: Store, account: Account | None, name: str) -> None:
    """Raises `BadRequest` if the name belongs to somebody else."""
    if not await may_use(store, account, name):
        raise BadRequest("name-registered", name=name)


async def check_own(store: Store, account: Account | None, name: str) -> None:
    """Raises `BadRequest` if an account cannot have this as the name it signs in with."""
    if name_key(name) in house_words() or not await may_use(store, account, name):
        raise BadRequest("name-taken", name=name)


async def check_seats(store: Store, account: Account, seats: Iterable[SeatRow]) -> None:
    """Raises `BadRequest` if a person's seat has the name of somebody else. Bots are called as anybody likes."""
    for name in sorted({seat.name for seat in seats if seat.kind == "person"}):
        await check_name(store, account, name)
