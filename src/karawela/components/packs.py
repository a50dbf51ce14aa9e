"""A title's shelf: the box of our own data, and those of the data packs that players have typed in for it.

`KARAWELA_PACKS` says where the packs are, or `--packs` on the command line. Each folder in that folder is a pack of the
first title that had any; a folder with the id of a title has the packs of that title in it.

    packs/my-cards/cards.toml
    packs/maracaibo/my-cards/cards.toml

A pack is named by its folder and kept by its digest, its *edition*: a record can be followed only with the same data.
One that plays as our own data do and only speaks otherwise is kept by its folder's name, `standard:my-cards`;
games with it can be followed anywhere. Nothing outside of the packs folder is read for a player. Whatever is wrong with
a pack is said when somebody wants to play with it, and stands in nobody else's way.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from karawela.components.sheets import Rows
from karawela.engine.errors import BadOption, DataError

VARIABLE: Final = "KARAWELA_PACKS"
STANDARD: Final = "standard"
"""The edition of our own data."""
_RENAMED: Final = re.compile(rf"{STANDARD}:[\w.-]+\Z")


class Boxed(Protocol):
    """What a shelf holds: data ready for play, with the rows that they were read from."""

    @property
    def rows(self) -> Rows: ...


B = TypeVar("B", bound=Boxed)


class Shelf(Generic[B]):
    """The boxes of one title by their editions. A pack is read once: what changes in it holds from the next start on.

    `loose`: packs that lie in no title's folder are this title's. `boxes`: where games find theirs at once."""

    def __init__(self, title: str, make: Callable[[Path | None], B], boxes: dict[str, B], loose: bool = False):
        self.title = title
        self.make = make
        self.boxes = boxes
        self.loose = loose
        self._read: dict[Path, str] = {}
        """The editions of packs that were read, "" of one that is broken."""
        self._searched: Path | None = None

    def standard(self) -> B:
        """The box of our own data, read when first asked for."""
        box = self.boxes.get(STANDARD)
        if box is None:
            box = self.boxes[STANDARD] = self.make(None)
        return box

    def box(self, edition: str) -> B:
        """The box that a state or a record names; `DataError` if there is no such pack here."""
        if edition == STANDARD:
            return self.standard()
        if edition not in self.boxes:
            self._open_all()
        if edition not in self.boxes and _RENAMED.match(edition):
            self.boxes[edition] = self.standard()
        if edition not in self.boxes:
            known = ", ".join(sorted({STANDARD, *self.boxes}))
            raise DataError(f"this game is played with the data pack {edition}, which is not open here; open: {known}")
        return self.boxes[edition]

    def editions(self) -> Mapping[str, Rows]:
        """The rows of every sound pack by its edition. Looks through the packs folder once."""
        if self._searched != packs_folder():
            self._open_all()
        return {edition: box.rows for edition, box in self.boxes.items() if edition != STANDARD}

    def open(self, folder: Path) -> str:
        """Reads a pack, and gives its edition; `DataError` says what is wrong with it.

        Two packs of one digest differ only in names: those of the one that was read first hold."""
        self._read[folder] = ""
        try:
            box = self.make(folder)
        except DataError:
            raise
        except Exception as mistake:  # what nobody has thought of is the pack's mistake too, and stands in nobody's way
            raise DataError(f"{folder.name}: it cannot be read: {type(mistake).__name__}: {mistake}") from mistake
        edition = box.rows.digest
        if edition == self.standard().rows.digest:
            edition = f"{STANDARD}:{folder.name}"
            if not _RENAMED.match(edition):
                raise DataError(
                    f"{folder.name}: a pack that only renames is kept by its folder's name, which should be"
                    " letters, digits, and . _ -"
                )
        self.boxes.setdefault(edition, box)
        self._read[folder] = edition
        return edition

    def folders(self) -> list[Path]:
        """The folders of the title's packs, by name."""
        root = packs_folder()
        if root is None:
            return []
        loose = [path for path in _folders(root) if path.name != self.title and _has_files(path)] if self.loose else []
        return sorted([*loose, *_folders(root / self.title)], key=lambda path: path.name)

    def names(self) -> tuple[str, ...]:
        """What `read` knows by name: our own data, and every pack that is there, sound or not. Reads no pack."""
        return (STANDARD, *(path.name for path in self.folders()))

    def read(self, text: str) -> str:
        """For an option: the edition of the pack of that name, or itself; a `BadOption` says what is wrong with the
        pack, or which there are."""
        if text == STANDARD or text in self.boxes:
            return text
        folders = self.folders()
        for path in folders:
            if path.name == text:
                try:
                    return self._read.get(path) or self.open(path)
                except DataError as mistake:
                    raise BadOption(f"option data_pack: {text}: {mistake}") from None
        self._open_all()
        if text in self.boxes or _RENAMED.match(text):
            return text
        names = ", ".join(self.names())
        advice = "" if folders else f"; --packs or {VARIABLE} names a folder of packs"
        raise BadOption(f"option data_pack: there is no pack '{text}'; there are {names}{advice}")

    def _open_all(self) -> None:
        """Opens every pack that is sound; one that is not says so when a game is to be played with it."""
        self._searched = packs_folder()
        for path in self.folders():
            if path not in self._read:
                try:
                    self.open(path)
                except DataError:
                    continue


def packs_folder() -> Path | None:
    """Where the packs are, if anybody has said so."""
    given = os.environ.get(VARIABLE, "")
    return Path(given) if given else None


def _folders(folder: Path) -> list[Path]:
    """The folders in it; none if it cannot be looked into."""
    try:
        return sorted(path for path in folder.iterdir() if path.is_dir() and not path.name.startswith("."))
    except OSError:
        return []


def _has_files(folder: Path) -> bool:
    try:
        return any(folder.glob("*.toml"))
    except OSError:
        return False
