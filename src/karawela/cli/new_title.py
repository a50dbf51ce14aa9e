"""`karawela new-title`: the rooms of a new title, each with a first thing in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from karawela.cli.common import Language, console, language_of
from karawela.engine.errors import SetupError
from karawela.words import words_for

GAMES, TESTS = Path("src/karawela/games"), Path("tests/games")


def new_title(
    title: Annotated[str, Parameter(help="Its id: short, small letters. Records will depend on it.")],
    *,
    name: Annotated[str, Parameter(help="What people call it; by default the id with capitals.")] = "",
    prefix: Annotated[str, Parameter(help="Of its rules' ids; by default the first three letters.")] = "",
    folder: Annotated[
        Path | None, Parameter(help="Where its folder is made; by default among the titles of the clone you are in.")
    ] = None,
    lang: Language = None,
) -> None:
    """Write a small title that can be played and keeps the contract, to be made into your own room by room."""
    from karawela.testing.skeleton import write_tests, write_title

    if folder is None and not GAMES.is_dir():
        raise SetupError(f"there is no folder '{GAMES}' here; run it in a clone's folder or give --folder")
    if folder is None and (TESTS / title).exists():
        raise SetupError(f"{TESTS / title} is there already")
    package = title if folder is not None else f"karawela.games.{title}"
    home = write_title(title, folder or GAMES, package, name, prefix)
    words, out = words_for(None, language_of(lang)), console()
    out.print(words.say("arena-written", path=str(home)), soft_wrap=True, markup=False)
    if folder is None:
        tests = write_tests(title, TESTS, package, prefix)
        out.print(words.say("arena-written", path=str(tests)), soft_wrap=True, markup=False)
    line = f'register("{title}", "{package}")'
    out.print(words.say("new-title-next", line=line, file=str(GAMES / "__init__.py")), soft_wrap=True, markup=False)
