"""The parts of the table that are only read: the heading, the story and the keys."""

from __future__ import annotations

import textwrap

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from karawela.terminal.marks import AGED, GOLD, PAPER, ROPE, seat_mark
from karawela.terminal.session import Session
from karawela.terminal.story import Sentence
from karawela.words import Words

TOLD = 60
"""The story goes back so many steps."""
MARGIN = 3
"""The room for the mark of who chose."""
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
        line = Text.assemble(("≈ Karawela ", f"bold {GOLD}"), (f"· {words.title_name()}", f"bold {PAPER}"))
        if session.viewer is not None:
            mark = seat_mark(session.match.colours[session.viewer], piece=True)
            line = Text.assemble(
                line, (f"    {words.say('table-you-are')} ", AGED), mark, f" {session.name(session.viewer)}"
            )
        self.update(line, layout=False)


class Story(VerticalScroll):
    """What has happened; what the viewer has not read yet is bright."""

    def __init__(self, session: Session):
        super().__init__(id="telling")
        self.session = session
        self.hidden = False

    def compose(self) -> ComposeResult:
        yield Static(id="story")

    def on_resize(self) -> None:
        if not self.hidden:
            self.show()

    def show(self) -> None:
        session, self.hidden = self.session, False
        self.border_title = session.words.say("table-story")
        width = max(20, self.scrollable_content_region.width - MARGIN)
        told = Text()
        for sentence in session.story(session.match.ply - TOLD):
            self._tell(told, sentence, width, news=sentence.ply >= session.seen)
        told.rstrip()
        self.query_one("#story", Static).update(told)
        self.call_after_refresh(self.scroll_end, animate=False)

    def _tell(self, told: Text, sentence: Sentence, width: int, news: bool) -> None:
        """Adds a sentence with its mark in the margin. Wrapped here, once, because the screen is drawn often."""
        chosen = sentence.seat is not None and not sentence.event
        style = GOLD if sentence.heading else (PAPER if chosen else AGED) if news else ROPE
        mark = Text("── " if sentence.heading else "   " if sentence.event else "◇  ", ROPE)
        if sentence.seat is not None and not sentence.event:
            mark = Text.assemble(seat_mark(self.session.match.colours[sentence.seat]), " ")
        for line in textwrap.wrap(sentence.text, width):
            told.append_text(mark).append(f"{line}\n", style)
            mark = Text(" " * MARGIN)

    def blank(self) -> None:
        self.hidden = True
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
        self.update(line, layout=False)
