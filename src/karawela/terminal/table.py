"""The table itself: the board above, the question with its options and the story below, the keys at the bottom."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.worker import get_current_worker

from karawela.engine import IllegalMove, Move, UndoError, UnreadableMove
from karawela.terminal.ending import winners
from karawela.terminal.panels import ConfirmPanel, Curtain, EndingPanel, HelpPanel, Panel, RulesPanel, WhyNotPanel
from karawela.terminal.session import Choice, Session, Unclear
from karawela.terminal.widgets import ChoiceList, Line, StatusLine, Story, TopLine

ROOM_BELOW = (9, 12)
"""The rows kept for the question and the story: on a low screen, on a high one."""
HIGH = 30


class TableScreen(Screen[None]):
    """Shows the session to its viewer and carries out what the keys say."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "take_back", show=False),
        Binding("r", "rules", show=False),
        Binding("w", "why_not", show=False),
        Binding("l,f2", "language", show=False),
        Binding("s", "save", show=False),
        Binding("q", "leave", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("slash", "type", show=False),
        Binding("space", "hurry", show=False),
        Binding("e", "ending", show=False),
        Binding("ctrl+up", "scroll_board(-1)", show=False),
        Binding("ctrl+down", "scroll_board(1)", show=False),
    ]

    def __init__(self, session: Session, delay: float):
        super().__init__()
        self.session = session
        self.delay = delay
        self.hurry = threading.Event()
        self.choices: list[Choice] = []
        self.pointing = False
        """Whether the arrows were used since something was typed."""

    def compose(self) -> ComposeResult:
        yield TopLine(id="top")
        with VerticalScroll(id="board"):
            yield Static(id="picture")
        with Horizontal(id="bottom"):
            with Vertical(id="asking"):
                yield Static(id="question")
                yield Static(id="notice")
                yield ChoiceList()
                yield Static(id="legend")
                yield Line(id="line")
            yield Story(id="telling")
        yield StatusLine(id="status")

    def on_mount(self) -> None:
        self.query_one(ChoiceList).focus()
        self.go_on()

    def on_unmount(self) -> None:
        self.hurry.set()

    def on_resize(self, event: events.Resize) -> None:
        room = ROOM_BELOW[event.size.height >= HIGH]
        self.query_one("#board").styles.max_height = max(6, event.size.height - 2 - room)
        self.query_one(StatusLine).show(self.session.words, event.size.width - 2)

    # ------------------------------------------------------------------ the course of the game

    def go_on(self) -> None:
        """After every change: shows it and sees to whoever is asked next."""
        session = self.session
        if session.curtain:
            self.blank()
            self.app.push_screen(Curtain(session), self.after_curtain)
            return
        self.show()
        if session.bot_is_asked:
            self.think()
        else:
            self.hurry.clear()
            if session.asked is None:
                self.action_ending()

    def think(self) -> None:
        """The asked bot thinks in a thread of its own, on a copy."""
        work = partial(self.bot_thinks, self.session.thought(), self.session.version)
        self.run_worker(work, thread=True, group="bot")

    def bot_thinks(self, thought: Callable[[], Move], version: int) -> None:
        worker, started = get_current_worker(), time.monotonic()
        move = thought()
        self.hurry.wait(max(0.0, self.delay - (time.monotonic() - started)))
        if not worker.is_cancelled:
            self.app.call_from_thread(self.bot_plays, move, version)

    def bot_plays(self, move: Move, version: int) -> None:
        if version == self.session.version:
            self.session.play(move)
            self.notice(self.session.trouble)
            self.go_on()

    def answer(self, move: Move) -> None:
        """A person's move."""
        try:
            self.session.play(move)
        except (IllegalMove, UnreadableMove) as error:
            self.notice(self.session.explain(error))
            return
        self.action_leave_line()
        self.notice(self.session.trouble)
        self.go_on()

    def after_curtain(self, answer: str | None) -> None:
        if answer == "quit":
            self.action_leave()
        elif answer == "undo":
            self.take_back(insist=False)
        else:
            self.session.sit_down()
            self.go_on()

    # ------------------------------------------------------------------ showing

    def blank(self) -> None:
        """Nothing of anybody's stays on the screen."""
        self.choices = []
        self.query_one(ChoiceList).show(())
        self.query_one(Story).blank()
        self.notice("")
        for part in ("#top", "#picture", "#question", "#legend"):
            self.query_one(part, Static).update("")
        self.query_one(Line).placeholder = ""

    def show(self, _: bool | None = None) -> None:
        """Everything anew, as the viewer may see it and in the language of now."""
        session, words = self.session, self.session.words
        self.query_one(TopLine).show(session)
        self.query_one("#picture", Static).update(session.match.game.terminal(session.scene()))
        question = session.question()
        if session.asked is None:
            question = f"{question} {winners(session.match, words)} {words.say('table-see-score')}"
        self.query_one("#question", Static).update(Text(question))
        asking = self.query_one("#asking")
        asking.border_title = session.name(session.asked) if session.asked is not None else words.say("final-score")
        self.choices = session.choices()
        self.show_choices(self.query_one(Line).value)
        self.query_one(Story).show(session)
        self.query_one(StatusLine).show(words, self.app.size.width - 2)

    def show_choices(self, typed: str) -> None:
        """The options that fit what is typed, and what their signs mean."""
        words = self.session.words
        self.query_one(ChoiceList).show([choice for choice in self.choices if not typed.strip() or choice.matches(typed)])
        meanings = [words.say(f"legend-{kind}") for kind in sorted({c.horizon.value for c in self.choices if c.sign.strip()})]
        legend = self.query_one("#legend", Static)
        legend.update(Text("   ".join(meanings)))
        legend.set_class(bool(meanings), "shown")

    def on_option_list_option_highlighted(self) -> None:
        pointed = self.query_one(ChoiceList).pointed
        self.query_one(Line).placeholder = self.session.words.say("table-type", move=pointed.text) if pointed else ""

    def notice(self, text: str, good: bool = False) -> None:
        """Says something about the last key; an empty text takes it away."""
        notice = self.query_one("#notice", Static)
        notice.update(Text(text))
        notice.set_class(bool(text), "shown")
        notice.set_class(good, "good")

    # ------------------------------------------------------------------ choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.answer(self.query_one(ChoiceList).listed[event.option_index].move)

    def on_key(self, event: events.Key) -> None:
        """A digit chooses at once where no other number begins with it; otherwise it goes to the line."""
        if event.character is None or not event.character.isdecimal() or not self.choices:
            return
        event.stop()
        fitting = [choice for choice in self.choices if choice.matches(event.character)]
        if len(fitting) == 1 and fitting[0].number == int(event.character):
            self.answer(fitting[0].move)
        else:
            self.action_type(event.character)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.pointing = False
        self.show_choices(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        pointed = self.query_one(ChoiceList).pointed
        if pointed is not None and (self.pointing or not event.value.strip()):
            self.answer(pointed.move)
            return
        if not self.choices:
            self.notice(self.session.question())
            return
        try:
            self.answer(self.session.read(event.value))
        except Unclear as unclear:
            self.notice(str(unclear))

    def action_type(self, first: str = "") -> None:
        line = self.query_one(Line)
        line.focus()
        line.value = first
        line.cursor_position = len(first)

    def action_leave_line(self) -> None:
        self.query_one(Line).value = ""
        self.query_one(ChoiceList).focus()
        self.notice("")

    def action_point(self, way: int) -> None:
        listed = self.query_one(ChoiceList)
        self.pointing = True
        if way > 0:
            listed.action_cursor_down()
        else:
            listed.action_cursor_up()

    # ------------------------------------------------------------------ other keys

    def action_take_back(self) -> None:
        self.take_back(insist=False)

    def take_back(self, insist: bool) -> None:
        try:
            self.session.undo(insist)
        except UndoError as error:
            if error.beyond_horizon and self.session.may_insist:
                panel = ConfirmPanel(self.session, "error-undo-horizon", "table-undo-anyway")
                self.app.push_screen(panel, self.after_undo_question)
            else:
                self.notice(self.session.explain_undo(error))
                if self.session.curtain:
                    self.go_on()
            return
        self.notice(self.session.trouble or self.session.words.say("table-taken-back"), good=not self.session.trouble)
        self.go_on()

    def after_undo_question(self, yes: bool | None) -> None:
        if yes:
            self.take_back(insist=True)

    def open(self, panel: Panel) -> None:
        self.app.push_screen(panel, self.show)

    def action_rules(self) -> None:
        self.open(RulesPanel(self.session))

    def action_why_not(self) -> None:
        self.open(WhyNotPanel(self.session))

    def action_help(self) -> None:
        self.open(HelpPanel(self.session))

    def action_ending(self) -> None:
        if self.session.asked is None:
            self.open(EndingPanel(self.session))

    def action_language(self) -> None:
        self.session.switch_language()
        self.notice("")
        self.show()

    def action_save(self) -> None:
        say = self.session.words.say
        try:
            self.session.save()
        except OSError as error:
            self.notice(say("table-not-saved", path=str(self.session.save_path), reason=error.strerror or ""))
        else:
            self.notice(say("table-saved", path=str(self.session.save_path)), good=True)

    def action_hurry(self) -> None:
        self.hurry.set()

    def action_scroll_board(self, way: int) -> None:
        self.query_one("#board").scroll_relative(y=4 * way, animate=False)

    def action_leave(self) -> None:
        """The game is saved after every move; only if that fails there is something to ask."""
        try:
            self.session.save()
        except OSError:
            self.app.push_screen(ConfirmPanel(self.session, "table-quit-unsaved"), self.after_quit_question)
        else:
            self.after_quit_question(True)

    def after_quit_question(self, yes: bool | None) -> None:
        if yes:
            self.hurry.set()
            self.app.exit()
        elif self.session.curtain:
            self.go_on()
