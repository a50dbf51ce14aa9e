"""The parts of the table that are only read: the heading, the story and the keys."""

from __future__ import annotations

from rich.style import Style
from rich.table import Column, Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from karawela.terminal.marks import AGED, GOLD, PAPER, ROPE, seat_mark
from karawela.terminal.session import Session
from karawela.words import Words

TOLD = 120
"""So many sentences of the story are kept in sight."""
KEYS = {
    "choose": "",
    "type": "type",
    "undo": "take_back",
    "why": "why_not",
    "rules": "rules",
    "language": "language",
    "save": "save",
    "hurry": "hurry",
    "help": "help",
    "quit": "leave",
}
"""What the bottom line offers, with the action of the screen that a click carries out."""
GIVE_WAY = ("hurry", "save", "choose", "language")
"""What the bottom line leaves out first where room is short."""


class TopLine(Static):
    """Which game this is and through whose eyes it is seen."""

    def show(self, session: Session) -> None:
        words = session.words
        line = Text.assemble(("≈ Karawela ", f"bold {GOLD}"), (f"· {words.title()}", f"bold {PAPER}"))
        if session.viewer is not None:
            mark = seat_mark(session.match.game.seat_colours[session.viewer], piece=True)
            line = Text.assemble(
                line, (f"    {words.say('table-you-are')} ", AGED), mark, f" {session.name(session.viewer)}"
            )
        self.update(line)


class Story(VerticalScroll):
    """What has happened; what the viewer has not read yet is bright."""

    def compose(self) -> ComposeResult:
        yield Static(id="story")

    def show(self, session: Session) -> None:
        self.border_title = session.words.say("table-story")
        told = Table.grid(Column(width=2), Column(ratio=1), padding=(0, 1, 0, 0), expand=True)
        for sentence in session.story()[-TOLD:]:
            news = sentence.ply >= session.seen
            if sentence.event or sentence.seat is None:
                told.add_row("" if sentence.event else "◇", Text(sentence.text, AGED if news else ROPE), style=ROPE)
            else:
                mark = seat_mark(session.match.game.seat_colours[sentence.seat])
                told.add_row(mark, Text(sentence.text, PAPER if news else ROPE))
        self.query_one("#story", Static).update(told)
        self.call_after_refresh(self.scroll_end, animate=False)

    def blank(self) -> None:
        self.query_one("#story", Static).update("")


class StatusLine(Static):
    """The keys; a click on one is as good as pressing it."""

    def show(self, words: Words, width: int) -> None:
        parts = {key: words.say(f"key-{key}") for key in KEYS}
        for less in GIVE_WAY:
            if sum(len(text) + 2 for text in parts.values()) > width:
                del parts[less]
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, text in parts.items():
            sign, _, what = text.partition(" ")
            meta = {"@click": f"screen.{KEYS[key]}"} if KEYS[key] else None
            line.append(sign, Style(color=GOLD, bold=True))
            line.append(f" {what}", Style(color=PAPER, meta=meta)).append("  ")
        self.update(line)
