"""What the store keeps, as plain records, and what can go wrong. Nothing here knows SQL, the web or a title.

    KarawelaError
    └── StoreError
        ├── Stale          whoever wrote had seen an old board, or what was known of an account is so no more
        │   └── Ended      the session or link by which somebody came has ended
        ├── SeatTaken      somebody else was quicker
        ├── SeatedAlready  the account sits there, and the table is not for several people at one device
        ├── NameTaken      another account has that name
        ├── TooMany        the account has as many links, or tables of bots only, as one may have
        ├── Unknown        no game, seat or account has that id
        ├── Exists         a new game, account or token has an id that is in use
        └── Unavailable    the database cannot be opened or does not answer
            └── InUse      another server writes to it

A time of 0.0 in a record that is written means "now".
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from karawela.engine.errors import KarawelaError

SeatKind = Literal["person", "open", "bot"]
Status = Literal["open", "running", "finished"]
PlyKind = Literal["start", "move", "undo", "ask", "agree", "refuse", "bot"]
TokenKind = Literal["session", "link"]
UndoPolicy = Literal["free", "horizon", "never"]
"""free: always (practice); horizon: own choices down to the horizon, beyond it when the table agrees; never."""


@dataclass(slots=True)
class Account:
    """Somebody who plays. A guest has no password.

    Names of accounts with a password are unique, whatever their case; the store lets guests be called like anybody.
    """

    id: str
    name: str = ""
    password_hash: str = ""
    settings: dict[str, Any] = field(default_factory=dict)
    created: float = 0.0

    @property
    def guest(self) -> bool:
        return not self.password_hash


@dataclass(slots=True)
class Token:
    """What shows that somebody is an account: the session of a browser or program, or a private link. The store knows
    its hash alone; `label` says what sort of browser has it."""

    hash: str
    account: str
    kind: TokenKind = "session"
    label: str = ""
    created: float = 0.0
    used: float = 0.0


@dataclass(slots=True)
class SeatRow:
    """Who sits where. Several seats of one account are people at one device (hot-seat)."""

    seat: int
    kind: SeatKind
    name: str
    account: str | None = None
    bot: str = ""
    colour: str = ""


@dataclass(slots=True)
class GameRow:
    """A table: its heading, its seats, and how far it has come. `length` is the number of its rows in `plies`."""

    id: str
    title: str
    version: int
    options: dict[str, str]
    seed: str
    seal: str
    host: str
    public: bool = True
    undo: UndoPolicy = "horizon"
    status: Status = "open"
    length: int = 0
    created: float = 0.0
    updated: float = 0.0
    to_move: list[int] = field(default_factory=list)
    """Which seats are asked, for lists of tables; the match itself knows better."""
    result: list[tuple[int, int]] | None = None
    """(score, rank) by seat, once finished."""
    rematch: str | None = None
    seats: list[SeatRow] = field(default_factory=list)
    winners: list[int] | None = None
    """Who has won, by number like `result`, once finished; it may be nobody."""
    hot_seat: bool = False
    """Whether an account may take several seats: people who share a device."""
    origin: str = ""
    """From which client it was opened, if that is known; not the address itself."""


@dataclass(slots=True)
class PlyRow:
    """One row a choice, numbered from 0 without gaps; the row 0 is the setup.

    `lines` and `events` are JSON: what the choice brought about in the record (itself, forced answers, chance) and what
    everybody was told. An `undo` row takes back: of all lines so far only the first `keep` remain. An `ask` row is a
    seat's wish to do so beyond the horizon, answered by `agree` and `refuse` rows or made void by any other. A `bot`
    row says that a bot plays the seat from now on (`move` names it).
    """

    ply: int
    kind: PlyKind
    seat: int
    move: str
    lines: str = "[]"
    events: str = "[]"
    keep: int = 0
    at: float = 0.0


@dataclass(slots=True)
class Snapshot:
    """The state at the last boundary, where the record had `lines` lines; loading goes on from there."""

    lines: int
    outcomes: int
    state: bytes


@dataclass(slots=True)
class ChatRow:
    """Something said at a table. `number` counts from 1 within the game."""

    number: int
    name: str
    text: str
    seat: int | None
    account: str
    at: float = 0.0


@dataclass(slots=True)
class OrderRow:
    """A standing order of a seat: its name, until the end of what, and in which round and turn it was given.

    `number` counts from 1 within the game; `ended` is when it ended, None while it stands."""

    number: int
    seat: int
    name: str
    until: str
    round: int
    turn: int
    at: float = 0.0
    ended: float | None = None


class StoreError(KarawelaError):
    """The root of the store's errors."""


class Stale(StoreError):
    """The game is not where whoever wrote believed it to be: another row stands at that place, or the game has begun
    or has not, or the account has another password. Nothing was changed."""


class Ended(Stale):
    """The session or link by which somebody came has ended."""


class SeatTaken(StoreError):
    """Somebody else has taken the seat, or the game has begun. Nothing was changed."""


class SeatedAlready(StoreError):
    """The account sits at this table, where nobody takes two seats. Nothing was changed."""


class NameTaken(StoreError):
    """Another account has that name. Nothing was changed."""


class TooMany(StoreError):
    """The account has as many links, or tables of bots only, as one may have. Nothing was changed."""


class Unknown(StoreError):
    """No game, seat or account has that id. Nothing was changed."""


class Exists(StoreError):
    """A new game, account or token has an id that is in use. Nothing was changed."""


class Unavailable(StoreError):
    """The database cannot be opened or did not answer. If it was a write, only reading can tell whether it was done."""


class InUse(Unavailable):
    """Another server writes to the file. Nothing was touched."""

    def __init__(self, path: str, process: str = "", address: str = ""):
        self.path = path
        self.process = process
        self.address = address
        super().__init__(
            f"'{path}' is served already, by process {process or 'unknown'}{f' at {address}' if address else ''}; "
            "go there, or stop that server first, or choose another file with --database"
        )
