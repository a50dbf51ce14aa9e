"""Brings the tables of a database up to date, also when several processes start at once."""

from __future__ import annotations

import threading

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, func, select

from karawela.store.model import Unavailable

ADVISORY_LOCK = int.from_bytes(b"karawela")
"""The key of PostgreSQL's lock that migrating processes hold; any number that nobody else uses."""

_one_at_a_time = threading.Lock()  # Alembic's environment is global to the process


def config() -> Config:
    """Alembic's settings without an alembic.ini; the scripts lie beside this file, also in an installed wheel."""
    settings = Config()
    settings.set_main_option("script_location", "karawela.store:migrations")
    return settings


def upgrade(engine: Engine) -> None:
    """Runs what migrations are missing, in one transaction: all of them or none.

    Whoever comes second waits for the first (on SQLite for its write lock) and then finds nothing to do.
    """
    settings = config()
    with _one_at_a_time, engine.begin() as db:
        if engine.dialect.name == "postgresql":
            db.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
        settings.attributes["connection"] = db
        try:
            command.upgrade(settings, "head")
        except CommandError as error:
            place = engine.url.render_as_string()
            raise Unavailable(f"{place} was made by a later version of Karawela: {error}") from error
