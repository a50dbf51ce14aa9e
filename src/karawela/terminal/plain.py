"""The table line by line: for pipes, scripts and terminals that can't do more. A bad line never ends the game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from karawela.engine import IllegalMove, Match, UndoError, UnreadableMove
from karawela.engine.ask import parse_move
from karawela.engine.ledger import LANGUAGES
from karawela.terminal.board import terminal_picture
from karawela.terminal.ending import reasons, score_table, verdict
from karawela.terminal.marks import AGED, GOLD, INK, PAPER
from karawela.terminal.reference import find_components, find_rules, how_it_is_played
from karawela.terminal.session import Session, Unclear

if TYPE_CHECKING:
    from karawela.bots import Player

WIDTH = 100
"""The board is printed no wider."""


RECALLED = 12
"""So many steps of a resumed game are told again."""


class Leave(Exception):
    """The person wants to quit, or there are no more lines."""


def play_plain(
    match: Match[Any],
    players: Sequence[Player | None],
    language: str,
    save_path: Path,
    input: TextIO | None = None,  # noqa: A002
    output: Console | None = None,
) -> None:
    """Plays until the game is over, somebody quits or the lines end; the game is saved after every move.

    `input` is standard input by default, `output` a console on standard output."""
    if output is None:
        output = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    Plain(Session(match, players, language, save_path), input or sys.stdin, output).run()


class Plain:
    """A session that is read and written line by line."""

    def __init__(self, session: Session, lines: TextIO, out: Console):
        self.session = session
        self.lines = lines
        self.out = out
        self.told = max(0, session.match.ply - RECALLED) if session.begun else 0
        """The ply up to which the story was told."""
        self.commands = {
            "undo": self.undo,
            "why": self.why,
            "rules": self.rules,
            "how": self.how,
            "log": self.log,
            "board": self.board,
            "save": self.save,
            "lang": self.lang,
            "quit": self.leave,
            "exit": self.leave,
            "help": self.help,
            "?": self.help,
        }

    def run(self) -> None:
        try:
            while self.session.asked is not None:
                if self.session.bot_is_asked:
                    self.session.play(self.session.thought()())
                    self.warn()
                elif (reply := self.session.orders.reply()) is not None:
                    self.session.play(reply.move)
                    self.warn()
                elif self.session.curtain:
                    self.draw_curtain()
                else:
                    self.show()
                    self.person()
            self.end()
        except (Leave, KeyboardInterrupt):
            self.write()

    # ------------------------------------------------------------------ reading and saying

    def say(self, text: str, style: str = "") -> None:
        self.out.print(Text(text, style), soft_wrap=not self.out.is_terminal)

    def warn(self) -> None:
        if self.session.trouble:
            self.say(self.session.trouble)

    def read(self) -> str:
        if self.out.is_terminal:
            self.out.print("> ", end="")
        line = self.lines.readline()
        if not line:
            raise Leave
        return line.strip()

    def draw_curtain(self) -> None:
        """Between two people nothing of the one stays in sight of the other; a script needs no time to swap seats."""
        session, say = self.session, self.session.words.say
        interactive = self.lines.isatty()
        if interactive:
            self.out.clear()
            self.out.print("\n" * 2 * (self.out.height or 24))
            self.out.clear()
        self.say(say("curtain-pass", name=session.name(session.asked)), f"bold {GOLD}")
        if interactive:
            self.say(f"{say('curtain-ready')} (undo, quit)")
            word = self.read().lower()
            if word == "quit":
                raise Leave
            if word == "undo":
                self.undo("")
                return
        session.sit_down()
        self.told = session.seen

    # ------------------------------------------------------------------ showing

    def show(self) -> None:
        """The news, the board, the question and the options."""
        session = self.session
        self.tell(self.told)
        self.told = session.match.ply
        self.board("")
        self.say(f"{session.name(session.asked)}: {session.question()}", f"bold {GOLD}")
        choices = session.choices()
        for choice in choices:
            self.say(f"{choice.number:>3} {choice.sign} {choice.label}  [{choice.text}]")
        signs = sorted({choice.horizon.value for choice in choices if choice.sign.strip()})
        if signs:
            self.say("   ".join(session.words.say(f"legend-{kind}") for kind in signs))
        if session.orders.hint():
            self.say(session.orders.hint())

    def tell(self, since: int) -> None:
        for sentence in self.session.story(since):
            mark = "--" if sentence.heading else "   " if sentence.event else "*"
            self.say(f"{mark} {sentence.text}")

    def person(self) -> None:
        """Reads lines until one of them changes the game or what is to be shown."""
        while True:
            line = self.read()
            word, _, rest = line.partition(" ")
            command = self.commands.get(word.lower())
            if command is not None:
                if command(rest.strip()):
                    return
                continue
            told = self.session.orders.command(line)
            if told is not None:
                self.say(told)
                if self.session.orders.reply() is not None:
                    return
                continue
            try:
                self.session.play(self.session.read(line))
            except Unclear as unclear:
                self.say(str(unclear))
            except (IllegalMove, UnreadableMove) as error:
                self.say(self.session.explain(error))
            else:
                self.warn()
                return

    def end(self) -> None:
        session = self.session
        self.write()
        self.tell(self.told)
        self.board("")
        words = session.words
        self.say(f"{words.say('table-over')} {verdict(session.match, words)}", f"bold {GOLD}")
        self.say(reasons(session.match, words, session.viewer))
        self.out.print(score_table(session.match, words))
        if session.match.result is not None and session.match.result.truncated:
            self.say(words.say("ending-truncated"))

    # ------------------------------------------------------------------ commands; each says whether to show all anew

    def undo(self, rest: str) -> bool:
        session, say = self.session, self.session.words.say
        insist = rest.lower() in ("anyway", "!")
        try:
            session.undo(insist)
        except UndoError as error:
            offered = error.beyond_horizon and session.may_insist
            self.say(f"{session.reach()} {say('plain-undo-anyway')}" if offered else session.explain_undo(error))
            return False
        self.say(say("table-taken-back"))
        self.warn()
        self.told = session.match.ply
        return True

    def why(self, rest: str) -> bool:
        session, words = self.session, self.session.words
        if not rest:
            for refused in session.refused():
                self.say(f"✕ {refused.label}  [{refused.text}]")
                self.say(
                    f"    {refused.detail} {refused.rule}".replace("     ", "    "),
                    AGED if self.out.is_terminal else "",
                )
            return False
        move = parse_move(rest)
        choices = session.choices()
        if any(choice.move == move or str(choice.number) == rest for choice in choices):
            self.say(words.say("plain-legal"))
            return False
        refusal = session.match.why_not(move, session.asked)
        self.say(words.refusal(refusal, session.everybody) if refusal is not None else words.say("plain-no-reason"))
        return False

    def how(self, rest: str) -> bool:
        for heading, sentences in how_it_is_played(self.session.words):
            self.say(heading, "bold")
            for sentence in sentences:
                self.say(f"  {sentence}")
        return False

    def rules(self, rest: str) -> bool:
        session, words = self.session, self.session.words
        ledger = words.ledger()
        if not rest and ledger is not None:
            for number, chapter in ledger.chapters.items():
                self.say(f"{number:>3}. {chapter[session.language]}")
            return False
        game = session.match.title
        found, components = find_rules(game, words, rest), find_components(game, words, rest)
        for rule in found:
            self.say(f"{rule.id}  {rule.words[session.language]}")
        for name, about in components:
            self.say(f"{name}: {about}")
        if not found and not components:
            self.say(words.say("panel-nothing", word=rest))
        return False

    def log(self, rest: str) -> bool:
        self.tell(0)
        return False

    def board(self, rest: str) -> bool:
        session = self.session
        picture = terminal_picture(session.match.title, session.scene())
        width = min(WIDTH, self.out.width)
        ground = f"{PAPER} on {INK}" if self.out.is_terminal else ""
        self.out.print(Padding(picture, (0, 0), style=ground, expand=False), width=width, crop=False)
        return False

    def save(self, rest: str) -> bool:
        if self.write():
            self.say(self.session.words.say("table-saved", path=str(self.session.save_path)))
        return False

    def write(self) -> bool:
        """Saves, or says why not."""
        self.session.try_to_save()
        self.warn()
        return not self.session.trouble

    def lang(self, rest: str) -> bool:
        session = self.session
        if rest.lower() in LANGUAGES:
            session.language = rest.lower()
            return True
        if rest:
            self.say(session.words.say("plain-other-language", language=rest))
            return False
        session.switch_language()
        return True

    def leave(self, rest: str) -> bool:
        raise Leave

    def help(self, rest: str) -> bool:
        for message in ("plain-help", "plain-help-orders"):
            self.say(self.session.words.say(message))
        return False
