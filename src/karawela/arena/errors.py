"""What can be wrong with a tournament.

    KarawelaError
    └── ArenaError
        ├── BadPlan        such a tournament cannot be played
        ├── OtherPlan      the file holds the results of another tournament
        ├── BadResults     the file cannot be read or written, or holds no results
        ├── LostWorkers    processes or the cluster ended before the games did
        └── NoExtra        a part of the program that is not installed

Each carries the id of its message and the values in it, so that it can be said in the reader's language.
"""

from __future__ import annotations

from karawela.engine.errors import KarawelaError
from karawela.extras import install
from karawela.words import words_for


class ArenaError(KarawelaError):
    """A mistake in the arena. `str()` says it in English, `said(language)` in the language asked for."""

    def __init__(self, message: str, **values: str | int):
        self.message = message
        self.values = values
        super().__init__(self.said("en"))

    def said(self, language: str) -> str:
        return words_for(None, language).say(self.message, **self.values)


class BadPlan(ArenaError):
    """Such a tournament cannot be played."""


class OtherPlan(ArenaError):
    """The file holds the results of another tournament."""


class BadResults(ArenaError):
    """The file cannot be read or written, or holds no results."""


class LostWorkers(ArenaError):
    """Processes or the cluster ended before the games did. What was finished is kept."""


class NoExtra(ArenaError):
    """A part of the program that is not installed. The message has the command that installs what it needs."""

    def __init__(self, extra: str):
        super().__init__("arena-no-extra", extra=extra, command=install(extra))
