"""What can be wrong with a request, with the HTTP status and the message that says so.

Problem
├── NotSignedIn  401
├── NotAllowed   403   the seat is not yours, or the table's state does not permit it
├── Gone         404   there is no such table
├── StaleBoard   409   the board has moved on
├── BadRequest   422   a field is missing or impossible
├── TooFast      429
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


class StaleBoard(Problem):
    status = 409

    def __init__(self, length: int):
        self.length = length
        super().__init__("stale")


class BadRequest(Problem):
    status = 422


class TooFast(Problem):
    status = 429


class Broken(Problem):
    status = 503
