"""The question and its options: choosing by number, arrows, mouse, or typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from karawela.engine import Move
from karawela.terminal.ending import verdict
from karawela.terminal.reference import hint
from karawela.terminal.session import Choice, Session, Unclear


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
        return Text.assemble((f"{choice.number:>2} ", "bold"), (f"{choice.sign} ", "bold"), choice.label)

    @property
    def pointed(self) -> Choice | None:
        """The option under the cursor."""
        return self.listed[self.highlighted] if self.highlighted is not None and self.listed else None


class Asking(Vertical):
    """What the viewer is asked. A choice is posted as `Chosen`; nothing is played here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("up", "point(-1)", show=False),
        Binding("down", "point(1)", show=False),
    ]
    """For the line: leave it, or move in the list above it."""

    class Chosen(Message):
        """The person has chosen a move, legal or not, in answer to the question of that version of the match."""

        def __init__(self, move: Move, version: int):
            super().__init__()
            self.move = move
            self.version = version

    class Ordered(Message):
        """Something about standing orders was typed, and done."""

    def __init__(self, session: Session):
        super().__init__(id="asking")
        self.session = session
        self.choices: list[Choice] = []
        self.version = session.version
        self.pointing = False
        """Whether the arrows were used since something was typed."""

    def compose(self) -> ComposeResult:
        yield Static(id="question")
        yield Static(id="notice")
        yield ChoiceList()
        yield Static(id="hint")
        yield Static(id="legend")
        yield Input(id="line", select_on_focus=False)

    # ------------------------------------------------------------------ showing

    def put(self, part: str, text: str) -> None:
        """Writes a text into a part; an empty one takes no room."""
        static = self.query_one(part, Static)
        static.update(Text(text))
        static.set_class(bool(text), "shown")

    def show(self) -> None:
        session, words = self.session, self.session.words
        question, title = session.question(), session.name(session.asked)
        if session.asked is None:
            question = f"{question} {verdict(session.match, words)} {words.say('table-see-score')}"
            title = words.say("final-score")
        self.border_title = f" {title} "
        self.put("#question", question)
        self.choices, self.version = session.choices(), session.version
        kinds = sorted({choice.horizon.value for choice in self.choices if choice.sign.strip()})
        legend = [words.say(f"legend-{kind}") for kind in kinds]
        self.put("#legend", "   ".join([*legend, *filter(None, [session.orders.hint()])]))
        self.show_choices(self.query_one(Input).value)

    def blank(self) -> None:
        self.choices = []
        self.border_title = ""
        self.show_choices("")
        for part in ("#question", "#notice", "#legend"):
            self.put(part, "")

    def notice(self, text: str, good: bool = False) -> None:
        """Says something about the last key; an empty text takes it away."""
        self.put("#notice", text)
        self.query_one("#notice").set_class(good, "good")

    def show_choices(self, typed: str) -> None:
        """The options that fit what is typed; all, if none does."""
        fitting = [choice for choice in self.choices if choice.matches(typed)] if typed.strip() else []
        self.query_one(ChoiceList).show(fitting or self.choices)
        self.show_hint()

    def show_hint(self) -> None:
        """Under the list: what the option is about, and how it could be typed."""
        pointed, words = self.query_one(ChoiceList).pointed, self.session.words
        self.query_one(Input).placeholder = words.say("table-type", move=pointed.text) if pointed else ""
        self.put("#hint", hint(self.session.match.title, words, pointed.move) if pointed else "")

    # ------------------------------------------------------------------ choosing

    def choose(self, move: Move) -> None:
        self.post_message(self.Chosen(move, self.version))

    def digit(self, digit: str) -> None:
        """A digit chooses at once where no other number begins with it; otherwise it goes to the line."""
        fitting = [choice for choice in self.choices if choice.matches(digit)]
        if len(fitting) == 1 and fitting[0].number == int(digit):
            self.choose(fitting[0].move)
        elif fitting:
            self.action_type(digit)
        elif self.choices:
            self.notice(self.session.words.say("table-no-number", number=digit, most=len(self.choices)))

    def on_option_list_option_highlighted(self) -> None:
        self.show_hint()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(self.query_one(ChoiceList).listed[event.option_index].move)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.pointing = False
        self.show_choices(event.value)
        if event.value:
            self.notice("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        pointed = self.query_one(ChoiceList).pointed
        told = self.session.orders.command(event.value)
        if told is not None:
            self.action_leave()
            self.notice(told, good=True)
            self.post_message(self.Ordered())
        elif pointed is None:
            self.notice(self.session.question())
        elif self.pointing or not event.value.strip():
            self.choose(pointed.move)
        else:
            try:
                self.choose(self.session.read(event.value))
            except Unclear as unclear:
                self.notice(str(unclear))

    def action_type(self, first: str = "") -> None:
        line = self.query_one(Input)
        line.focus()
        line.value = first
        line.cursor_position = len(first)

    def action_leave(self) -> None:
        """Back from the line to the list."""
        self.query_one(Input).value = ""
        self.query_one(ChoiceList).focus()
        self.notice("")

    def action_point(self, way: int) -> None:
        listed = self.query_one(ChoiceList)
        self.pointing = True
        if way > 0:
            listed.action_cursor_down()
        else:
            listed.action_cursor_up()
