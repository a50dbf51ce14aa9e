"""One server writes to a SQLite file: a second one is refused, before it has touched anything.

The lock lies in a file beside the database and is the system's own, so that it ends with the process however that ends.
Whoever reads, checks or backs up the database meets no lock.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from typing import IO

from karawela.store.database import SQLITE, check_file, locate, make_folder
from karawela.store.model import InUse, Unavailable

log = logging.getLogger(__name__)
ENDING = ".serving"

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """Windows lets nobody read what is locked, and the rest of the file is to be read."""

    def _locks(file: IO[str]) -> bool:
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locks(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


class OneWriter:
    """Holds the lock on serving a database until it is closed or its process ends; PostgreSQL needs none."""

    def __init__(self, url: str, address: str = ""):
        """Raises `InUse` with what the holder has said of itself, and `Unavailable`, before anything is made, if there
        can be no database. `address` is where this server is found."""
        place = locate(url)
        self._file: IO[str] | None = None
        if place.get_backend_name() != SQLITE:
            return
        path = Path(str(place.database)).resolve()
        check_file(path)
        make_folder(path)
        beside = path.with_name(path.name + ENDING)
        try:
            file = open(beside, "a+", encoding="utf-8")  # noqa: SIM115  # it stays open as long as the server serves
        except OSError as error:
            raise Unavailable(
                f"'{beside}', which keeps a second server away, can't be written: {error.strerror}"
            ) from error
        try:
            mine = _locks(file)
        except OSError as error:  # some network drives know no locks
            log.warning("'%s' can't be locked (%s): see to it that one server alone uses the database", beside, error)
            mine = True
        file.seek(0)
        if not mine:
            process, _, where = file.read().partition(" ")
            file.close()
            raise InUse(str(path), process, where.strip())
        file.truncate()
        file.write(f"{os.getpid()} {address}\n")
        file.flush()
        self._file = file

    def close(self) -> None:
        """Lets another server have it. The file stays: who takes it away might take it from somebody else."""
        if self._file is not None:
            self._file.close()
            self._file = None
