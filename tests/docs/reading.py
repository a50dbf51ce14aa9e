"""Documents as Sybil reads them: snippets of Python, commands, files, and the comments that say how tests run them."""

from __future__ import annotations

import ast
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cyclopts import CycloptsError
from sybil import Document, Example, Region
from sybil.parsers.markdown import CodeBlockParser
from sybil.parsers.markdown.lexers import DirectiveInHTMLCommentLexer

from karawela.cli.app import app, run
from karawela.engine import registry

ROOT = Path(__file__).parents[2]
NOTES = ("shorter", "file", "with", "not run")
"""The comments that count for the next block."""
READ_ONLY = ("serve", "bench")
"""Commands that are read and not carried out: one never ends, the other takes its time. Both have tests elsewhere."""


class Notes:
    """Collects the comments above a block."""

    def __call__(self, document: Document) -> Iterator[Region]:
        for lexed in DirectiveInHTMLCommentLexer("|".join(NOTES))(document):
            yield Region(lexed.start, lexed.end, (lexed.lexemes["directive"], lexed.lexemes["arguments"]), note)


def note(example: Example) -> None:
    kind, text = example.parsed
    example.namespace.setdefault("_notes", []).append((kind, text.strip()))


def noted(example: Example) -> list[tuple[str, str]]:
    """The comments for this block, which are used up by it."""
    notes: list[tuple[str, str]] = example.namespace.pop("_notes", [])
    return notes


def python_block(example: Example) -> None:
    """Runs a snippet in the namespace of the document. Where a comment after an expression is a value, it is its."""
    notes = dict(noted(example))
    if "file" in notes:
        _write(notes["file"], example.parsed)
    if "not run" in notes:
        ast.parse(example.parsed)
        return
    names: dict[str, Any] = example.namespace
    if "with" in notes:
        exec("; ".join(notes["with"].split(", ")), names)
    lines = str(example.parsed).splitlines()
    for statement in ast.parse(example.parsed).body:
        if isinstance(statement, ast.Expr):
            value = eval(compile(ast.Expression(statement.value), example.path, "eval"), names)
            _compare(value, lines[statement.end_lineno - 1 if statement.end_lineno else 0][statement.end_col_offset :])
        else:
            exec(compile(ast.Module([statement], []), example.path, "exec"), names)


def _compare(value: object, rest: str) -> None:
    """Whether the comment after an expression, if it is a value or the beginning of one, is the expression's."""
    comment = rest.partition("#")[2].strip()
    if comment.endswith("...)"):
        assert repr(value).startswith(comment.removesuffix("...)")), f"{value!r} is not {comment}"
        return
    try:
        told = ast.literal_eval(comment)
    except (SyntaxError, ValueError):
        return
    assert value == told, f"{value!r} is not {comment}"


def toml_block(example: Example) -> None:
    """A file that the document shows."""
    notes = dict(noted(example))
    if "file" in notes:
        _write(notes["file"], example.parsed)


def _write(name: str, text: str) -> None:
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def commands_in(text: str) -> Iterator[list[str]]:
    """The commands of a block, each by its words, without comments."""
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        if words:
            yield words


def shell_block(example: Example) -> None:
    """Carries out each command: ours in this process, of `make` only what it would do."""
    notes = noted(example)
    text = str(example.parsed)
    for kind, change in notes:
        if kind == "shorter":
            long, _, short = change.partition(" becomes ")
            assert long in text, f"{long} is not in the block any more"
            text = text.replace(long, short)
    for words in commands_in(text):
        if "not run" in dict(notes):
            if words[0] == "karawela":
                read(words[1:])
        elif words[0] == "karawela":
            carry_out(words[1:])
        elif words[0] == "make":
            subprocess.run(["make", "--dry-run", *words[1:]], cwd=ROOT, check=True, capture_output=True)
        else:
            assert words[0] == "export", f"nobody knows how to try out: {shlex.join(words)}"


def read(words: list[str]) -> None:
    """Whether there is such a command, and whether it would take these words."""
    if "--packs" in words:
        place = words.index("--packs")
        words = words[:place] + words[place + 2 :]
    try:
        app.parse_args(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise AssertionError(f"karawela {shlex.join(words)}: {error}") from None


def carry_out(words: list[str]) -> None:
    if words[0] in READ_ONLY:
        read(words)
        return
    try:
        run(words)
    except SystemExit as end:
        assert not end.code, f"karawela {shlex.join(words)} ended with {end.code}"
    if words[0] == "new-title":  # the line that the command tells one to add
        registry.register(words[1], f"karawela.games.{words[1]}")


PARSERS = (
    Notes(),
    CodeBlockParser("python", python_block),
    CodeBlockParser("sh", shell_block),
    CodeBlockParser("toml", toml_block),
)


def document(path: Path) -> Document:
    return Document.parse(str(path), *PARSERS)
