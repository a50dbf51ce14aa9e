"""What each client has taken of its requests in the present window of time, for all server processes together."""

from __future__ import annotations

from sqlalchemy import case
from sqlalchemy.dialects import postgresql, sqlite

from karawela.store.database import SQLITE, Database
from karawela.store.rows import clean
from karawela.store.schema import rations


class Rations(Database):
    """One row a client. On PostgreSQL each call is one statement and one journey."""

    def take_ration(self, client: str, window: int, portion: int, most: int) -> tuple[int, int]:
        """Takes a portion of the `most` requests that a client has in a window. How many of it are granted, and how
        many are taken by now. Whatever processes ask at the same time, what they are granted is never more than `most`.

        Windows are numbered; a process whose clock is behind pays into the window that another has begun."""
        insert = (sqlite if self.backend == SQLITE else postgresql).insert(rations)
        present = rations.c.minute.in_((insert.excluded.minute, insert.excluded.minute + 1))
        upsert = insert.on_conflict_do_update(
            index_elements=[rations.c.client],
            set_={
                "taken": case((present, rations.c.taken + insert.excluded.taken), else_=insert.excluded.taken),
                "minute": case((present, rations.c.minute), else_=insert.excluded.minute),
            },
        ).returning(rations.c.taken)
        row = {"client": clean(client), "minute": window, "taken": portion}
        with self._writing() if self.backend == SQLITE else self._at_once() as db:
            taken = db.execute(upsert, row).scalar_one()
        return max(0, min(portion, most - (taken - portion))), min(taken, most)

    def forget_rations(self, window: int) -> None:
        """Drops what was taken in windows before this one."""
        with self._writing() as db:
            db.execute(rations.delete().where(rations.c.minute < window))
