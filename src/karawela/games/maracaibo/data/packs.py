"""The packs folder: each folder in it is a data pack, which the option `data_pack` names by its folder or its digest.

`KARAWELA_PACKS` says where it is, or `--packs` on the command line. A game keeps the digest, so that its record can be
followed only with the same data. Nothing outside of that folder is ever read for a player.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from karawela.engine.errors import BadOption, DataError
from karawela.games.maracaibo.data.box import STANDARD, is_open, open_pack

VARIABLE: Final = "KARAWELA_PACKS"
_opened: dict[Path, str] = {}
"""The digests of packs by their folders."""


def pack_folders() -> list[Path]:
    """The folders of all packs, by name."""
    given = os.environ.get(VARIABLE, "")
    folder = Path(given)
    if not given or not folder.is_dir():
        return []
    return sorted(path for path in folder.iterdir() if path.is_dir())


def open_all() -> None:
    """Opens every pack that is sound; one that is not says so when a game is to be played with it."""
    for path in pack_folders():
        try:
            _digest(path)
        except DataError:
            continue


def read_pack(text: str) -> str:
    """The digest of the pack of that name or digest; a `BadOption` says what is wrong with it, or which there are."""
    if text == STANDARD or is_open(text):
        return text
    folders = pack_folders()
    for path in folders:
        if path.name == text:
            try:
                return _digest(path)
            except DataError as mistake:
                raise BadOption(f"option data_pack: {text}: {mistake}") from None
    open_all()
    if is_open(text):
        return text
    names = ", ".join((STANDARD, *(path.name for path in folders)))
    advice = "" if folders else f"; --packs or {VARIABLE} names a folder of packs"
    raise BadOption(f"option data_pack: there is no pack '{text}'; there are {names}{advice}")


def _digest(path: Path) -> str:
    """A pack is read once: what changes in it later holds from the next start of the program on."""
    if path not in _opened:
        _opened[path] = open_pack(path).digest
    return _opened[path]
