"""The table itself: the board above, the question with its options and the story below, the keys at the bottom."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from karawela.engine import IllegalMove, Move, UndoError, UnreadableMove
from karawela.terminal.asking import Asking, ChoiceList
from karawela.terminal.board import terminal_picture
from karawela.terminal.panels import ConfirmPanel, Curtain, EndingPanel, HelpPanel, Panel, RulesPanel, WhyNotPanel
from karawela.terminal.session import Session
from karawela.terminal.widgets import StatusLine, Story, TopLine

ROOM_BELOW = (8, 12)
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

    def compose(self) -> ComposeResult:
        yield TopLine(id="top")
        with VerticalScroll(id="board"):
            yield Static(id="picture")
        with Horizontal(id="bottom"):
            yield Asking(self.session)
            yield Story(self.session)
        yield StatusLine(id="status")

    @property
    def asking(self) -> Asking:
        return self.query_one(Asking)

    def on_mount(self) -> None:
        self.query_one(ChoiceList).focus()
        self.go_on()

    def on_unmount(self) -> None:
        self.hurry.set()

    def on_resize(self, event: events.Resize) -> None:
        high = event.size.height >= HIGH
        self.set_class(not high, "low")
        room = ROOM_BELOW[high]
        self.query_one("#board").styles.max_height = max(6, event.size.height - 2 - room)
        self.query_one(StatusLine).show(self.session.words, event.size.width - 2)

    # ------------------------------------------------------------------ the course of the game

    def go_on(self, word: str = "") -> None:
        """After every change: shows it and sees to whoever is asked next. A curtain can have a word on it."""
        session = self.session
        reply = session.orders.reply()
        if session.curtain and reply is None:
            self.blank()
            self.app.push_screen(Curtain(session, word), self.after_curtain)
            return
        if not session.curtain:
            self.show()
        if session.bot_is_asked:
            self.think()
        elif reply is not None:
            self.wait_for(lambda: reply.move)
        else:
            self.hurry.clear()
            if session.asked is None:
                self.action_ending()

    def think(self) -> None:
        """The asked bot thinks in a thread of its own, on a copy."""
        self.wait_for(self.session.thought())

    def wait_for(self, thought: Callable[[], Move]) -> None:
        """What a bot, or a standing order, answers, at the pace of the table."""
        work = partial(self.bot_thinks, thought, self.session.version)
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
            self.asking.notice(self.session.trouble)
            self.go_on()

    def on_asking_chosen(self, event: Asking.Chosen) -> None:
        """A person's move. A second key for the same question comes too late and is dropped."""
        if event.version != self.session.version:
            return
        try:
            self.session.play(event.move)
        except (IllegalMove, UnreadableMove) as error:
            self.asking.notice(self.session.explain(error))
            return
        self.asking.action_leave()
        self.asking.notice(self.session.trouble)
        self.go_on()

    def on_asking_ordered(self) -> None:
        """An order was given or taken back: what it answers now, it answers; what waited for it is out of date."""
        self.session.version += 1
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
        self.asking.blank()
        self.query_one(Story).blank()
        for part in ("#top", "#picture"):
            self.query_one(part, Static).update("")

    def show(self, _: bool | None = None) -> None:
        """Everything anew, as the viewer may see it and in the language of now."""
        session = self.session
        self.query_one(TopLine).show(session)
        self.query_one("#picture", Static).update(terminal_picture(session.match.title, session.scene()))
        self.asking.show()
        self.query_one(Story).show()
        self.query_one(StatusLine).show(session.words, self.app.size.width - 2)

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character.isdecimal():
            event.stop()
            self.asking.digit(event.character)

    # ------------------------------------------------------------------ other keys

    def action_take_back(self) -> None:
        self.take_back(insist=False)

    def take_back(self, insist: bool) -> None:
        try:
            self.session.undo(insist)
        except UndoError as error:
            if error.beyond_horizon and self.session.may_insist:
                panel = ConfirmPanel(self.session, "table-undo-anyway", about=self.session.reach())
                self.app.push_screen(panel, self.after_undo_question)
            else:
                self.asking.notice(self.session.explain_undo(error))
                if self.session.curtain:
                    self.go_on(self.session.explain_undo(error))
            return
        trouble = self.session.trouble
        self.asking.notice(trouble or self.session.words.say("table-taken-back"), good=not trouble)
        self.go_on()

    def after_undo_question(self, yes: bool | None) -> None:
        if yes:
            self.take_back(insist=True)

    def open(self, panel: Panel) -> None:
        self.app.push_screen(panel, self.show)

    def action_type(self) -> None:
        self.asking.action_type()

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
        self.asking.notice("")
        self.show()

    def action_save(self) -> None:
        session = self.session
        session.try_to_save()
        saved = session.words.say("table-saved", path=str(session.save_path))
        self.asking.notice(session.trouble or saved, good=not session.trouble)

    def action_hurry(self) -> None:
        self.hurry.set()

    def action_scroll_board(self, way: int) -> None:
        self.query_one("#board").scroll_relative(y=4 * way, animate=False)

    def action_leave(self) -> None:
        """The game is saved after every move; only if that fails there is something to ask."""
        self.session.try_to_save()
        if self.session.trouble:
            self.app.push_screen(ConfirmPanel(self.session, "table-quit-unsaved"), self.after_quit_question)
        else:
            self.after_quit_question(True)

    def after_quit_question(self, yes: bool | None) -> None:
        if yes:
            self.hurry.set()
            self.app.exit()
        elif self.session.curtain:
            self.go_on()
