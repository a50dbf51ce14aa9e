"""`karawela titles`, `rules` and `ledger`: what there is to play, and by which rules."""

from __future__ import annotations

import difflib
import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from karawela.cli.common import Language, console, language_of
from karawela.engine import registry
from karawela.engine.errors import BadOption, SetupError
from karawela.engine.ledger import Ledger, load_ledger, rules_with_tests
from karawela.engine.record import option_text
from karawela.engine.title import Option
from karawela.terminal.reference import how_it_is_played
from karawela.words import Words, words_for


def titles(*, lang: Language = None) -> None:
    """List the titles, their players and options."""
    language = language_of(lang)
    general = words_for(None, language)
    table = Table(show_lines=True)
    for column in ("id", "name", "players", "options"):
        table.add_column(general.say(f"titles-{column}"))
    for title in registry.titles():
        game = registry.title(title)
        words = words_for(game, language)
        options = "\n".join(
            f"{option.name}={option_text(option.default)}  {words.option(option.name)}: {_range(option)}"
            for option in game.options
        )
        table.add_row(
            title, f"{words.title_name()}\n{words.say('blurb')}", f"{game.seats[0]}-{game.seats[-1]}", options
        )
    console().print(table)


def _range(option: Option) -> str:
    """What an option can be."""
    values = option.values()
    return " ".join(values) if values else f"{option.least}..{option.most}"


def packs(*, lang: Language = None) -> int:
    """List the data packs that are there, and say of each whether it can be played with. Exit code 1 if one cannot."""
    words = words_for(None, language_of(lang))
    table = Table(show_lines=True)
    for column in ("title", "name", "edition"):
        table.add_column(words.say(f"packs-{column}"))
    broken = False
    for title in map(registry.title, registry.titles()):
        for option in title.options:
            if option.name == title.edition_option:
                for name in option.values()[1:]:
                    try:
                        table.add_row(title.id, name, str(option.read(name)))
                    except BadOption as mistake:
                        broken = True
                        table.add_row(title.id, name, Text(str(mistake)))
    out = console()
    if table.row_count:
        out.print(table)
    else:
        out.print(words.say("packs-none"), soft_wrap=True)
    return int(broken)


def how(title: str, *, lang: Language = None) -> None:
    """Read how a title is played, in a minute: the aim, a turn, the end, three tips."""
    words = words_for(registry.title(title), language_of(lang))
    out = console()
    out.print(words.title_name(), style="bold", markup=False)
    _tell_how(out, words)


def _tell_how(out: Console, words: Words) -> None:
    for heading, sentences in how_it_is_played(words):
        out.print(f"\n{heading}", style="bold", markup=False)
        for sentence in sentences:
            out.print(sentence, markup=False)


def rules(
    title: str,
    id: Annotated[str | None, Parameter(help="A rule's id, or a word to look for.")] = None,  # noqa: A002
    *,
    lang: Language = None,
) -> None:
    """Read a title's rules: all, after how it is played; one by its id; or those with a word in them."""
    language = language_of(lang)
    game = registry.title(title)
    book = load_ledger(game.folder / "ledger.toml")
    if id is None:
        found = list(book.rules.values())
    elif id.upper() in book.rules:
        found = [book.rules[id.upper()]]
    else:
        found = book.search(id, language)
    if not found:
        near = difflib.get_close_matches((id or "").upper(), book.rules, 3, 0.5)
        guess = f"; rules like it: {', '.join(near)}" if near else ""
        raise SetupError(f"no rule of {title} has the id or the word '{id}'{guess}")
    out = console()
    if id is None:
        _tell_how(out, words_for(game, language))
    chapter = 0
    for rule in found:
        if rule.chapter != chapter and len(found) > 1:
            chapter = rule.chapter
            out.print(f"\n{chapter}. {book.chapters[chapter][language]}", style="bold", markup=False)
        out.print(f"{rule.id}  {rule.words[language]}  [{rule.source}]", markup=False, soft_wrap=len(found) == 1)


def ledger(
    title: str | None = None,
    *,
    coverage: Annotated[bool, Parameter(negative="", help="Which rules have a test, which have none.")] = False,
    tests: Annotated[Path, Parameter(help="The folder of the tests.")] = Path("tests"),
) -> int:
    """Count the rules of every ledger; with --coverage, those that a test proves. Exit code 1 if one has none."""
    if coverage and not tests.is_dir():
        raise SetupError(f"there is no folder '{tests}'; run it in the project's folder or give --tests")
    if coverage and not os.access(tests, os.R_OK | os.X_OK):
        raise SetupError(f"the folder '{tests}' cannot be read")
    cited = rules_with_tests(tests) if coverage else {}
    table = Table()
    for column in ("title", "rules", *(("with a test", "tests") if coverage else ())):
        table.add_column(column, justify="left" if column == "title" else "right")
    books: dict[str, Ledger] = {}
    for name in registry.titles() if title is None else (title,):
        books[name] = load_ledger(registry.title(name).folder / "ledger.toml")
        ids = books[name].rules
        row = [name, str(len(ids))]
        if coverage:
            proofs = {test for rule in ids for test in cited.get(rule, ())}
            row += [str(sum(rule in cited for rule in ids)), str(len(proofs))]
        table.add_row(*row)
    out = console()
    out.print(table)
    if not coverage:
        return 0
    without = [rule for book in books.values() for rule in book.rules if rule not in cited]
    known = {rule for book in books.values() for rule in book.rules}
    prefixes = {prefix for book in books.values() for prefix in book.prefixes}
    unknown = [rule for rule in cited if rule.split("-")[0] in prefixes and rule not in known]
    out.print(f"rules without a test: {', '.join(without) if without else 'none'}", soft_wrap=True)
    if unknown:
        out.print(f"cited by tests, but in no ledger: {', '.join(unknown)}", soft_wrap=True)
    return 1 if without or unknown else 0
