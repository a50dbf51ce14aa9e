"""The parts of the table: the heading, the options, the line to type in, the story and the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from karawela.terminal.marks import AGED, GOLD, PAPER, ROPE, SIGNAL, readable, seat_mark
from karawela.terminal.session import Choice, Session
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


class ChoiceList(OptionList):
    """The options, numbered, each with a sign if it can't be taken back freely."""

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self.listed: list[Choice] = []

    def show(self, choices: Sequence[Choice]) -> None:
        self.listed = list(choices)
        self.set_options(Option(self._row(choice)) for choice in choices)
        self.highlighted = 0 if self.listed else None

    @staticmethod
    def _row(choice: Choice) -> Text:
        number = (f"{choice.number:>2} ", f"bold {GOLD}")
        return Text.assemble(number, (f"{choice.sign} ", f"bold {readable(SIGNAL)}"), choice.label)

    @property
    def pointed(self) -> Choice | None:
        """The option under the cursor."""
        return self.listed[self.highlighted] if self.highlighted is not None and self.listed else None


class Line(Input):
    """Where a move can be typed; the arrows move in the list of options above it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "screen.leave_line", show=False),
        Binding("up", "screen.point(-1)", show=False),
        Binding("down", "screen.point(1)", show=False),
    ]


class Story(VerticalScroll):
    """What has happened; what the viewer has not read yet is bright."""

    def compose(self) -> ComposeResult:
        yield Static(id="story")

    def show(self, session: Session) -> None:
        self.border_title = session.words.say("table-story")
        told = Text()
        for sentence in session.story()[-TOLD:]:
            news = sentence.ply >= session.seen
            if sentence.event:
                told.append(f"   {sentence.text}\n", AGED if news else ROPE)
            elif sentence.seat is None:
                told.append(f"◇  {sentence.text}\n", AGED if news else ROPE)
            else:
                told.append_text(seat_mark(session.match.game.seat_colours[sentence.seat]))
                told.append(f" {sentence.text}\n", PAPER if news else ROPE)
        told.rstrip()
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
            line.append(sign, Style(color=GOLD, bold=True, meta=meta))
            line.append(f" {what}", Style(color=PAPER, meta=meta)).append("  ")
        self.update(line)
