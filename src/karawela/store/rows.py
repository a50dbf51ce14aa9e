"""Between the model's records and the values of a row."""

from __future__ import annotations

import time
import unicodedata
from typing import Any

import msgspec
from sqlalchemy import Row

from karawela.store.model import Account, ChatRow, GameRow, PlyRow, SeatRow, Snapshot, Token
from karawela.store.visible_text import visible

Values = dict[str, Any]


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def moment(at: float) -> float:
    """The time, or now where none is given."""
    return at or time.time()


def clean(text: str) -> str:
    """What people type, without the few characters that a database refuses: NUL and halves of surrogate pairs."""
    return text.encode("utf-8", "replace").decode().replace("\0", "\N{REPLACEMENT CHARACTER}")


def name_key(name: str) -> str:
    """The name as it is compared: equal for names that differ only in case, in how their letters are encoded, or in
    what nobody sees."""
    folded = unicodedata.normalize("NFKC", visible(name)).casefold()
    return visible(unicodedata.normalize("NFKC", folded))


def account_values(account: Account) -> Values:
    return {
        "id": account.id,
        "name": clean(account.name),
        "name_key": name_key(account.name),
        "password_hash": account.password_hash,
        "settings": json_text(account.settings),
    }


def account_of(row: Row[Any]) -> Account:
    return Account(row.id, row.name, row.password_hash, msgspec.json.decode(row.settings), row.created)


def token_values(token: Token) -> Values:
    created = moment(token.created)
    return {
        "hash": token.hash,
        "account": token.account,
        "kind": token.kind,
        "label": clean(token.label),
        "created": created,
        "used": token.used or created,
    }


def token_of(row: Row[Any]) -> Token:
    return Token(row.hash, row.account, row.kind, row.label, row.created, row.used)


def seat_values(game_id: str, seat: SeatRow) -> Values:
    return {
        "game": game_id,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": clean(seat.name),
        "account": seat.account,
        "bot": seat.bot,
        "colour": seat.colour,
    }


def seat_of(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.kind, row.name, row.account, row.bot, row.colour)


def game_values(game: GameRow) -> Values:
    created = moment(game.created)
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "options": json_text(game.options),
        "seed": game.seed,
        "seal": game.seal,
        "host": game.host,
        "public": game.public,
        "undo": game.undo,
        "status": game.status,
        "length": game.length,
        "created": created,
        "updated": game.updated or created,
        "to_move": json_text(game.to_move),
        "result": text_or_none(game.result),
        "rematch": game.rematch,
        "winners": text_or_none(game.winners),
        "hot_seat": game.hot_seat,
        "origin": game.origin,
    }


def text_or_none(value: object) -> str | None:
    return None if value is None else json_text(value)


def game_of(row: Row[Any], seats: list[SeatRow]) -> GameRow:
    return GameRow(
        id=row.id,
        title=row.title,
        version=row.version,
        options=msgspec.json.decode(row.options),
        seed=row.seed,
        seal=row.seal,
        host=row.host,
        public=row.public,
        undo=row.undo,
        status=row.status,
        length=row.length,
        created=row.created,
        updated=row.updated,
        to_move=msgspec.json.decode(row.to_move),
        result=None if row.result is None else msgspec.json.decode(row.result, type=list[tuple[int, int]]),
        rematch=row.rematch,
        seats=seats,
        winners=None if row.winners is None else msgspec.json.decode(row.winners, type=list[int]),
        hot_seat=row.hot_seat,
        origin=row.origin,
    )


def ply_values(game_id: str, ply: PlyRow) -> Values:
    return {
        "game": game_id,
        "ply": ply.ply,
        "kind": ply.kind,
        "seat": ply.seat,
        "move": ply.move,
        "lines": ply.lines,
        "events": ply.events,
        "keep": ply.keep,
        "at": moment(ply.at),
    }


def ply_of(row: Row[Any]) -> PlyRow:
    return PlyRow(row.ply, row.kind, row.seat, row.move, row.lines, row.events, row.keep, row.at)


def snapshot_values(game_id: str, snapshot: Snapshot) -> Values:
    return {"game": game_id, "lines": snapshot.lines, "outcomes": snapshot.outcomes, "state": snapshot.state}


def snapshot_of(row: Row[Any]) -> Snapshot:
    return Snapshot(row.lines, row.outcomes, bytes(row.state))


def chat_values(game_id: str, chat: ChatRow) -> Values:
    return {
        "game": game_id,
        "number": chat.number,
        "name": chat.name,
        "text": chat.text,
        "seat": chat.seat,
        "account": chat.account,
        "at": chat.at,
    }


def chat_of(row: Row[Any]) -> ChatRow:
    return ChatRow(row.number, row.name, row.text, row.seat, row.account, row.at)
