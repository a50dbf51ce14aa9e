"""What analyses of finished games have found: costly to find, so kept."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from karawela.store.database import Database
from karawela.store.model import Unknown
from karawela.store.schema import analyses


class Analyses(Database):
    """One analysis a game; `version` says by what it was made, and a later one takes its place."""

    def keep_analysis(self, game_id: str, version: int, data: bytes) -> None:
        try:
            with self._writing() as db:
                self._put(db, analyses, {"game": game_id, "version": version, "data": data})
        except IntegrityError as error:
            raise Unknown(f"there is no game {game_id}") from error

    def analysis(self, game_id: str, version: int) -> bytes | None:
        """What was found, unless by another version."""
        query = select(analyses.c.data).where(analyses.c.game == game_id, analyses.c.version == version)
        with self._reading() as db:
            data = db.scalar(query)
        return None if data is None else bytes(data)
