"""The store: accounts, tables, the course of every game, chats. SQLite by default, PostgreSQL where there is one.

`Store.open(url)` is the way in; the records it takes and gives are plain data.
"""

from karawela.store.model import (
    Account,
    ChatRow,
    Exists,
    GameRow,
    NameTaken,
    OrderRow,
    PlyKind,
    PlyRow,
    SeatKind,
    SeatRow,
    SeatTaken,
    Snapshot,
    Stale,
    Status,
    StoreError,
    Unavailable,
    UndoPolicy,
    Unknown,
)
from karawela.store.sql import Store

__all__ = [
    "Account",
    "ChatRow",
    "Exists",
    "GameRow",
    "NameTaken",
    "OrderRow",
    "PlyKind",
    "PlyRow",
    "SeatKind",
    "SeatRow",
    "SeatTaken",
    "Snapshot",
    "Stale",
    "Status",
    "Store",
    "StoreError",
    "Unavailable",
    "UndoPolicy",
    "Unknown",
]
