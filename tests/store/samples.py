"""Rows to put into a store."""

from __future__ import annotations

from typing import Any

from karawela.store import ChatRow, GameRow, PlyRow, SeatRow, Snapshot, Status, Store


def open_table(game_id: str = "g", seats: int = 3, **fields: Any) -> GameRow:
    """A table whose first seat is the host's and whose others are free."""
    host = fields.setdefault("host", "ada")
    chairs = [SeatRow(0, "person", host.title(), host), *(SeatRow(seat, "open", "") for seat in range(1, seats))]
    heading: dict[str, Any] = {"title": "santiago", "version": 1, "options": {}, "seed": "s", "seal": "z"}
    return GameRow(game_id, seats=fields.pop("chairs", chairs), **(heading | fields))


def first(at: float = 0.0) -> PlyRow:
    return PlyRow(0, "start", -1, "", at=at)


def row(ply: int, at: float = 0.0) -> PlyRow:
    """A row whose content follows from its number."""
    return PlyRow(ply, "move", ply % 2, f"load sugar {ply}", f"[{ply}]", f"[[{ply}]]", at=at)


def snapshot(lines: int) -> Snapshot:
    return Snapshot(lines, lines // 2, b"state \x00\xff %d" % lines)


def play(
    store: Store,
    ply: int,
    game_id: str = "g",
    status: Status = "running",
    to_move: tuple[int, ...] = (0,),
    result: list[tuple[int, int]] | None = None,
    winners: list[int] | None = None,
    kept: Snapshot | None = None,
    seat: SeatRow | None = None,
    at: float = 0.0,
) -> None:
    """Appends `row(ply)`."""
    more: dict[str, Any] = {"to_move": list(to_move), "status": status, "result": result, "winners": winners}
    store.append(game_id, row(ply, at), snapshot=kept, seat=seat, **more)


def running(store: Store, game_id: str = "g", rows: int = 1, **fields: Any) -> None:
    """Puts a running game with so many rows into the store."""
    store.create_game(open_table(game_id, **fields), first(), snapshot(0))
    for ply in range(1, rows):
        play(store, ply, game_id)


def says(text: str, account: str = "ada", seat: int | None = 0) -> ChatRow:
    return ChatRow(0, account.title(), text, seat, account)
