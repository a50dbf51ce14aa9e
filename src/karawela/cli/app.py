"""One entry for all commands. Whatever a person got wrong ends in a sentence and exit code 2, never in a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Group, Parameter
from rich.console import Console

import karawela
from karawela.cli import arena, lab, new_title, play, records, reference, serve
from karawela.cli.common import look_for_packs, use_packs
from karawela.cli.explain import explain
from karawela.engine.errors import KarawelaError
from karawela.words import system_language, words_for

BAD_INPUT = 2

app = App(
    name="karawela",
    help="A harbour of pirate board games, with every rule enforced.",
    version=karawela.__version__,
    version_flags=["--version"],
)
app.command(reference.titles)
app.command(reference.packs)
app.command(play.play)
app.command(serve.serve)
app.command(records.replay)
app.command(records.verify)
app.command(records.draw)
app.command(reference.how)
app.command(reference.rules)
app.command(reference.ledger)
app.command(lab.sim)
app.command(lab.bench)
app.command(arena.app)
app.command(new_title.new_title)


@app.meta.default
def command(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    packs: Annotated[
        Path | None,
        Parameter(
            group=Group("For every command"),
            help="The folder of your data packs; by default the one that KARAWELA_PACKS names.",
        ),
    ] = None,
) -> object:
    """Any command, with what holds for all of them."""
    if packs is not None:
        use_packs(packs)
    else:
        look_for_packs()
    return _call(app, words)


def _call(which: App, words: Sequence[str]) -> object:
    return which(words, exit_on_error=False, print_error=False, result_action="return_value")


def run(arguments: Sequence[str] | None = None) -> None:
    """Runs the command line and exits: 0 done, 1 a check failed, 2 bad input, 130 interrupted."""
    errors = Console(stderr=True, highlight=False, soft_wrap=True)
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = _call(app.meta, words)
        sys.exit(code if isinstance(code, int) else 0)
    except CycloptsError as error:
        errors.print(f"karawela: {error}", markup=False)
        errors.print("karawela --help lists the commands.", markup=False)
    except KarawelaError as error:
        errors.print(f"karawela: {explain(error, _language(words))}", markup=False)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        errors.print(f"karawela: {_in_the_way(error, words)}", markup=False)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(BAD_INPUT)


def _in_the_way(error: OSError, words: Sequence[str]) -> str:
    """The file that the system names and what is the matter with it; without a file, the command that failed by it."""
    reason = error.strerror or str(error) or type(error).__name__
    if error.filename is not None:
        return f"{error.filename}: {reason}"
    commands, _, _ = app.parse_commands(words)
    command = " ".join([each for each in commands if not each.startswith("-")]) or "karawela"
    return words_for(None, _language(words)).say("error-system", command=command, reason=reason)


def _language(words: Sequence[str]) -> str:
    """The language asked for on a command line that could not be carried out."""
    for before, word in zip(("", *words), words, strict=False):
        if word.startswith("--lang=") or before == "--lang":
            given = word.removeprefix("--lang=")
            return given if given in ("en", "pl") else "en"
    return system_language(os.environ)
