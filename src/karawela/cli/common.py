"""What several commands share."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import platformdirs
from cyclopts import Parameter
from rich.console import Console

from karawela.bots.own import PLACE
from karawela.engine.errors import BadOption, SetupError
from karawela.words import system_language

Language = Annotated[Literal["en", "pl"] | None, Parameter(name="--lang", help="Language: en or pl.")]
GameOptions = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="An option of the title, name=value; may be given several times."),
]
Bots = Annotated[
    str,
    Parameter(
        name="--bots",
        help="Bots, separated by commas: deckhand, sailor, mate, captain, admiral, or module:Class of your own.",
    ),
]


def language_of(given: str | None) -> str:
    """The language asked for, or that of the surroundings."""
    return given or system_language(os.environ)


def console() -> Console:
    return Console(highlight=False)


def listed(text: str) -> list[str]:
    """The words of a comma-separated list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def bots_of(text: str) -> list[str]:
    """Bots by their names. Modules of one's own are looked for in the current folder first, here and in processes
    started from here."""
    bots = listed(text)
    if any(PLACE in bot for bot in bots) and "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    return bots


def options_of(given: Sequence[str] | None) -> dict[str, str]:
    """`name=value` pairs as a mapping."""
    options: dict[str, str] = {}
    for pair in given or ():
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadOption(f"an option is written name=value, not '{pair}'")
        options[name.strip()] = value.strip()
    return options


def use_packs(folder: Path) -> None:
    """From now on, here and in processes started from here, data packs are looked for in that folder."""
    from karawela.components.packs import VARIABLE

    if not folder.is_dir():
        raise SetupError(f"--packs: there is no folder '{folder}'")
    if not any(each.is_dir() for each in folder.iterdir()):
        raise SetupError(f"--packs: there is no data pack in '{folder}'; each pack is a folder of its own in it")
    os.environ[VARIABLE] = str(folder.resolve())


def look_for_packs() -> None:
    """Where no --packs is given, the folder that the environment names must be there."""
    from karawela.components.packs import VARIABLE, packs_folder

    folder = packs_folder()
    if folder is not None and not folder.is_dir():
        raise SetupError(f"{VARIABLE}: there is no folder '{folder}'")


def saves_folder() -> Path:
    """Where games are saved unless told otherwise."""
    return Path(platformdirs.user_data_dir("karawela", appauthor=False)) / "games"
