"""`karawela play`: a game at the terminal table."""

from __future__ import annotations

import itertools
import re
import sys
from pathlib import Path
from random import Random
from typing import Annotated, Any

from cyclopts import Parameter

from karawela.bots import BOTS, USUAL, Player, make_bot
from karawela.bots.own import PLACE
from karawela.cli.common import GameOptions, Language, bots_of, console, language_of, listed, options_of, saves_folder
from karawela.engine import Match, load_record, new_seed, registry, replay
from karawela.engine.errors import SetupError
from karawela.engine.title import Title
from karawela.words import words_for, words_of


def play(
    title: Annotated[
        str | None, Parameter(help="The title; `karawela titles` lists them. Without one, the first.")
    ] = None,
    *,
    people: Annotated[
        str | None,
        Parameter(
            help="Names of the people at this keyboard, separated by commas. Without --bots they play among "
            "themselves, or one plays alone, if the title is for so few; otherwise bots take seats up to the third."
        ),
    ] = None,
    bots: Annotated[
        str | None,
        Parameter(
            help="Bots at the table, separated by commas: deckhand, sailor, mate, captain, admiral, or module:Class of "
            "your own. With --resume: who takes the bots' seats from now on, one for all or each; '' for people."
        ),
    ] = None,
    option: GameOptions = None,
    seed: Annotated[str | None, Parameter(help="A seed, to play the same deal again.")] = None,
    save: Annotated[Path | None, Parameter(help="Where the game is saved after every move.")] = None,
    resume: Annotated[Path | None, Parameter(help="A saved game to go on with.")] = None,
    plain: Annotated[bool, Parameter(negative="", help="Line by line, without a full-screen table.")] = False,
    lang: Language = None,
) -> None:
    """Play at the terminal: people at one keyboard, bots, or both. Every move is saved; --resume goes on."""
    from karawela.terminal import play_in_terminal, play_plain

    language = language_of(lang)
    if resume is not None:
        if seed is not None:
            raise SetupError(f"--seed is for a new game; {resume} goes on with its own")
        match, players, path = _resumed(resume, bots)
    else:
        match, players, path = _new(title, people, bots, options_of(option), seed, save, language)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        play_plain(match, players, language, path)
    else:
        play_in_terminal(match, players, language, path)
    out = console()
    words = words_of(match, language)
    out.print(words.say("saved-finished" if match.over else "saved", path=str(path)), soft_wrap=True)


def _new(
    title: str | None,
    people: str | None,
    bots: str | None,
    options: dict[str, str],
    seed: str | None,
    save: Path | None,
    language: str,
) -> tuple[Match[Any], list[Player | None], Path]:
    game = registry.title(title or registry.titles()[0])
    alone = words_for(game, language).say("you")
    persons = listed(people) if people is not None else [alone]
    machines = bots_of(bots) if bots is not None else _company(game, people, len(persons))
    for name in persons:
        if _bot_in(name):
            raise SetupError(f"--people: '{name}' is the name of a bot; --bots {_bot_in(name)} seats one")
    match: Match[Any] = Match(
        game,
        len(persons) + len(machines),
        seed or new_seed(),
        options,
        (*persons, *_bot_names(machines)),
        journal=True,
    )
    players: list[Player | None] = [None] * len(persons)
    players += [make_bot(bot, Random()) for bot in machines]
    path = save or _free(saves_folder() / f"{game.id}-{match.seal[:8]}.kar")
    if path.exists():
        raise SetupError(f"{path} is there already; go on with it by --resume {path}, or choose another --save")
    return match, players, path


def _free(path: Path) -> Path:
    """The path, or the first like it that no game has: the same deal may be played again."""
    others = (path.with_stem(f"{path.stem}-{number}") for number in itertools.count(2))
    return next(each for each in itertools.chain((path,), others) if not each.exists())


def _company(title: Title[Any], people: str | None, persons: int) -> list[str]:
    """The bots where none are named: nobody for people who were named and are enough, else up to three seats."""
    enough = people is not None and persons in title.seats
    return [] if enough else [USUAL] * max(0, min(3, title.seats[-1]) - persons)


def _bot_names(machines: list[str]) -> list[str]:
    """`sailor bot`, numbered where there are several of a kind. The record keeps these names."""
    return [
        f"{bot} bot {machines[: i + 1].count(bot)}" if machines.count(bot) > 1 else f"{bot} bot"
        for i, bot in enumerate(machines)
    ]


def _bot_in(name: str) -> str:
    """The bot that goes by such a name at a table, or "" for a person's name."""
    kind, sign, rest = name.partition(" bot")
    level = re.split(r"[@*]", kind)[0]
    return kind if sign and (level in BOTS or PLACE in kind) and (not rest or rest.strip().isdecimal()) else ""


def _resumed(path: Path, bots: str | None) -> tuple[Match[Any], list[Player | None], Path]:
    """A saved game; a seat named like a bot is played by that bot again, unless --bots says by which others, or that
    people take it. Modules are imported only if the command line names them: a file from a stranger imports nothing."""
    record = load_record(path)
    if record.seed is None:
        raise SetupError(f"{path} holds only the seal of its seed: it can be replayed, but not played on")
    match = replay(record, journal=True)
    kinds = [_bot_in(name) for name in match.names]
    if bots is not None:
        kinds = _changed(kinds, bots_of(bots))
    elif any(PLACE in kind for kind in kinds):
        raise SetupError(f"{path}: {', '.join(kinds)} played there; say with --bots who takes these seats now")
    return match, [make_bot(kind, Random()) if kind else None for kind in kinds], path


def _changed(kinds: list[str], bots: list[str]) -> list[str]:
    """The bots' seats with those that are to play from now on."""
    seats = [number for number, kind in enumerate(kinds) if kind]
    if bots and len(bots) not in (1, len(seats)):
        raise SetupError(f"--bots: bots have {len(seats)} seats in this game; name one for all of them, or so many")
    taken = dict(zip(seats, bots * len(seats) if len(bots) == 1 else bots or [""] * len(seats), strict=True))
    return [taken.get(number, "") for number in range(len(kinds))]
