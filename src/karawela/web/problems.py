"""What can be wrong with a request, with the HTTP status and the message that says so.

Problem
├── NotSignedIn  401
├── NotAllowed   403   the seat is not yours, or the table's state does not permit it
├── Gone         404   there is no such table
├── NoSuchLink   404   there is no such private link, or it was ended
├── StaleBoard   409   the board has moved on
├── BadRequest   422   a field is missing or impossible
├── TooFast      429   with when to come back, where that is known
└── Broken       503   our fault, and worth another try
"""

from __future__ import annotations


class Problem(Exception):
    """A request that was not carried out. `key` names the message, `values` fill it."""

    status = 400

    def __init__(self, key: str, **values: str | int):
        self.key = key
        self.values = values
        super().__init__(key)


class NotSignedIn(Problem):
    status = 401


class NotAllowed(Problem):
    status = 403


class Gone(Problem):
    status = 404

    def __init__(self, game: str):
        super().__init__("no-table", game=game[:40])


class NoSuchLink(Problem):
    status = 404

    def __init__(self) -> None:
        super().__init__("no-link")


class StaleBoard(Problem):
    status = 409

    def __init__(self, length: int):
        self.length = length
        super().__init__("stale")


class BadRequest(Problem):
    status = 422


class TooFast(Problem):
    """`after` are the seconds until another try is worth it; 0 if nobody knows."""

    status = 429

    def __init__(self, key: str, after: int = 0, **values: str | int):
        self.after = after
        super().__init__(key, **values)


class Broken(Problem):
    status = 503
