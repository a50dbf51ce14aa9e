"""`karawela play`: a game at the terminal table."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Annotated, Any

from cyclopts import Parameter

from karawela.bots import BOTS, USUAL, Player, make_bot
from karawela.cli.common import GameOptions, Language, console, language_of, listed, options_of, saves_folder
from karawela.engine import Match, load_record, new_seed, registry, replay
from karawela.engine.errors import SetupError
from karawela.engine.title import Title
from karawela.words import words_for, words_of


def play(
    title: Annotated[str | None, Parameter(help="The title; `karawela titles` lists them.")] = None,
    *,
    people: Annotated[
        str | None,
        Parameter(
            help="Names of the people at this keyboard, separated by commas. Without --bots they play among "
            "themselves, or one plays alone, if the title is for so few; otherwise bots take seats up to the third."
        ),
    ] = None,
    bots: Annotated[
        str | None, Parameter(help="Bots at the table, separated by commas: deckhand, sailor, mate, captain, admiral.")
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
    game = registry.game(title or registry.titles()[0])
    alone = words_for(game, language).say("you")
    persons = listed(people) if people is not None else [alone]
    machines = listed(bots) if bots is not None else _company(game, people, len(persons))
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
    path = save or saves_folder() / f"{game.id}-{match.seal[:8]}.kar"
    if path.exists():
        raise SetupError(f"{path} is there already; go on with it by --resume {path}, or choose another --save")
    return match, players, path


def _company(game: Title[Any], people: str | None, persons: int) -> list[str]:
    """The bots where none are named: nobody for people who were named and are enough, else up to three seats."""
    enough = people is not None and persons in game.seats
    return [] if enough else [USUAL] * max(0, min(3, game.seats[-1]) - persons)


def _bot_names(machines: list[str]) -> list[str]:
    """`sailor bot`, numbered where there are several of a kind. The record keeps these names."""
    return [
        f"{bot} bot {machines[: i + 1].count(bot)}" if machines.count(bot) > 1 else f"{bot} bot"
        for i, bot in enumerate(machines)
    ]


def _resumed(path: Path, bots: str | None) -> tuple[Match[Any], list[Player | None], Path]:
    """A saved game; a seat named like a bot is played by that bot again, unless --bots= says otherwise."""
    record = load_record(path)
    if record.seed is None:
        raise SetupError(f"{path} holds only the seal of its seed: it can be replayed, but not played on")
    match = replay(record, journal=True)
    known = listed(bots) if bots is not None else list(BOTS)
    players: list[Player | None] = []
    for name in match.names:
        kind, _, rest = name.partition(" bot")
        bot = kind.partition("@")[0] in known and (not rest or rest.strip().isdecimal()) and name != kind
        players.append(make_bot(kind, Random()) if bot else None)
    return match, players, path
