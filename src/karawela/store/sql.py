"""The store: everything that outlives the program, in SQLite or PostgreSQL."""

from __future__ import annotations

import secrets
from dataclasses import replace

from sqlalchemy import func, select

from karawela.store.accounts import Accounts
from karawela.store.analyses import Analyses
from karawela.store.failures import Failures
from karawela.store.games import Games, lock_game, read_games
from karawela.store.lists import Lists
from karawela.store.model import ChatRow, GameRow, PlyRow, Snapshot
from karawela.store.orders import Orders
from karawela.store.plies import Plies, read_plies, read_snapshot
from karawela.store.rations import Rations
from karawela.store.rows import chat_of, chat_values, clean, moment
from karawela.store.schema import chats, settings
from karawela.store.tokens import Tokens


class Store(Accounts, Tokens, Failures, Games, Plies, Lists, Analyses, Orders, Rations):
    """Accounts, tables, the course of games, what was said, found and ordered. Synchronous; called from any thread.

    What a method has written is durable when it returns. Failures are `StoreError`s; none leaves anything half done.
    """

    def load(self, game_id: str) -> tuple[GameRow, Snapshot | None, list[PlyRow]] | None:
        """A game with its snapshot and all its rows, all of one moment. Costs the length of the game."""
        with self._reading() as db:
            game = next(iter(read_games(db, [game_id])), None)
            return None if game is None else (game, read_snapshot(db, game_id), read_plies(db, game_id))

    def add_chat(self, game_id: str, chat: ChatRow) -> ChatRow:
        """Adds what was said under the game's next number, whatever `chat.number` is, and returns it so."""
        with self._writing() as db:
            lock_game(db, game_id)
            last = db.scalar(select(func.max(chats.c.number)).where(chats.c.game == game_id))
            said = replace(
                chat, number=(last or 0) + 1, name=clean(chat.name), text=clean(chat.text), at=moment(chat.at)
            )
            db.execute(chats.insert().values(chat_values(game_id, said)))
        return said

    def chats(self, game_id: str, since: int = 0, limit: int = 200) -> list[ChatRow]:
        """What was said after the number `since`, oldest first; if it is more than `limit`, the latest of it."""
        query = select(chats).where(chats.c.game == game_id, chats.c.number > since)
        with self._reading() as db:
            rows = db.execute(query.order_by(chats.c.number.desc()).limit(limit)).all()
        return [chat_of(row) for row in reversed(rows)]

    def secret(self, name: str) -> bytes:
        """32 random bytes of that name, made when first asked for and the same ever after, for every process."""
        query = select(settings.c.value).where(settings.c.name == name)
        with self._reading() as db:
            value = db.scalar(query)
        if value is None:
            with self._writing() as db:
                self._put(db, settings, {"name": name, "value": secrets.token_bytes(32)}, keep=True)
                value = db.scalars(query).one()
        return bytes(value)
