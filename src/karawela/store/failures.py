"""How often somebody has failed to sign in, by whatever key it is counted: for all processes, and after a restart."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import case, select
from sqlalchemy.dialects import postgresql, sqlite

from karawela.store.database import SQLITE, Database
from karawela.store.rows import moment
from karawela.store.schema import failures

MEMORY = 3600.0
"""Seconds after the latest failure until all are forgotten."""


class Failures(Database):
    """Counts of failures, each with the time of the latest."""

    def failures_of(self, keys: Sequence[str], at: float = 0.0) -> dict[str, tuple[int, float]]:
        """How many there were by each of these keys, and when the latest was; keys without any are left out."""
        query = select(failures.c.key, failures.c.count, failures.c.at)
        query = query.where(failures.c.key.in_(keys), failures.c.at > moment(at) - MEMORY)
        with self._reading() as db:
            return {key: (count, latest) for key, count, latest in db.execute(query)}

    def add_failure(self, keys: Sequence[str], at: float = 0.0) -> None:
        """Counts one more for each key, and forgets what is too old."""
        now = moment(at)
        insert = (sqlite if self.backend == SQLITE else postgresql).insert(failures)
        more = case((failures.c.at <= now - MEMORY, 1), else_=failures.c.count + 1)
        upsert = insert.on_conflict_do_update(index_elements=[failures.c.key], set_={"count": more, "at": now})
        with self._writing() as db:
            for key in sorted(keys):  # in one order, so that no two wait for each other
                db.execute(upsert, {"key": key, "count": 1, "at": now})
            db.execute(failures.delete().where(failures.c.at <= now - MEMORY))

    def forget_failures(self, key: str) -> None:
        with self._writing() as db:
            db.execute(failures.delete().where(failures.c.key == key))
