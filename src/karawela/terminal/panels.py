"""What opens over the table: rules, reasons, help, the score, a question with yes or no, and the curtain."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from karawela.terminal.ending import reasons, score_table, verdict
from karawela.terminal.marks import AGED, GOLD, PAPER, ROPE
from karawela.terminal.reference import find_components, find_rules, how_it_is_played
from karawela.terminal.session import Refused, Session


class Panel(ModalScreen[bool]):
    """A sheet over the table. It speaks the session's language and can change it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("l,f2", "language", show=False),
    ]
    title_message = ""
    focused_first = "#pages"

    def __init__(self, session: Session):
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"), VerticalScroll(id="pages"):
            yield Static(id="page")

    def on_mount(self) -> None:
        self.fill()
        self.query_one(self.focused_first).focus()

    def fill(self) -> None:
        """Writes everything anew, after opening and after a change of language."""
        sheet = self.query_one("#sheet")
        sheet.border_title = self.session.words.say(self.title_message)
        sheet.border_subtitle = self.session.words.say("panel-keys")
        self.query_one("#page", Static).update(self.page())

    def page(self) -> RenderableType:
        raise NotImplementedError

    def action_close(self) -> None:
        self.dismiss(False)

    def action_language(self) -> None:
        self.session.switch_language()
        self.fill()


class SearchPanel(Panel):
    """A panel with a line to search in."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,pagedown", "scroll_page(1)", show=False),
        Binding("up,pageup", "scroll_page(-1)", show=False),
    ]
    focused_first = "#search"

    def __init__(self, session: Session, word: str = ""):
        super().__init__(session)
        self.word = word

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Input(self.word, id="search")
            with VerticalScroll(id="pages"):
                yield Static(id="page")

    def fill(self) -> None:
        super().fill()
        self.query_one("#search", Input).placeholder = self.session.words.say("panel-search")
        self.query_one("#sheet").border_subtitle = self.session.words.say("panel-search-keys")

    def on_input_changed(self, event: Input.Changed) -> None:
        self.word = event.value.strip()
        self.query_one("#page", Static).update(self.page())
        self.query_one("#pages").scroll_home(animate=False)

    def action_scroll_page(self, way: int) -> None:
        pages = self.query_one("#pages")
        pages.scroll_relative(y=way * max(1, pages.size.height - 2), animate=False)

    def marked(self, text: Text) -> Text:
        """The text with the searched word marked."""
        if self.word:
            text.highlight_words([self.word], f"bold {GOLD}", case_sensitive=False)
        return text


class RulesPanel(SearchPanel):
    """How it is played, then the ledger and the components, searchable in both languages."""

    title_message = "panel-rules"

    def page(self) -> RenderableType:
        session = self.session
        game, words = session.match.title, session.words
        rows: list[RenderableType] = []
        for heading, sentences in () if self.word else how_it_is_played(words):
            rows.append(Text(f"\n{heading}" if rows else heading, f"bold {GOLD}"))
            rows += [Text(sentence, PAPER) for sentence in sentences]
        ledger = session.words.ledger()
        chapter = 0
        for rule in find_rules(game, words, self.word):
            if ledger is not None and rule.chapter != chapter:
                chapter = rule.chapter
                heading = f"{chapter}. {ledger.chapters[chapter][session.language]}"
                rows.append(Text(f"\n{heading}" if rows else heading, f"bold {GOLD}"))
            sentence = Text.assemble((f"{rule.id}  ", f"bold {AGED}"), (rule.words[session.language], PAPER))
            rows.append(self.marked(sentence))
        components = find_components(game, words, self.word)
        if components:
            rows.append(Text(("\n" if rows else "") + session.words.say("panel-components"), f"bold {GOLD}"))
        for name, about in components:
            rows.append(self.marked(Text.assemble((name, f"bold {PAPER}"), (f"  {about}", AGED))))
        return Group(*rows) if rows else Text(session.words.say("panel-nothing", word=self.word), ROPE)


class WhyNotPanel(SearchPanel):
    """Moves one might expect here and why they are not possible, by the rule that says so."""

    title_message = "panel-why-not"

    def page(self) -> RenderableType:
        rules: dict[str, list[Refused]] = {}
        for refused in self.session.refused():
            if self.word.casefold() in f"{refused.label} {refused.text} {refused.detail} {refused.rule}".casefold():
                rules.setdefault(refused.rule, []).append(refused)
        if not rules:
            return Text(self.session.words.say("panel-no-refusals"), ROPE)
        rows: list[RenderableType] = []
        for rule, moves in rules.items():
            rows.append(self.marked(Text(rule, f"bold {AGED}")))
            for refused in moves:
                rows.append(
                    self.marked(Text.assemble(("  ✕ ", GOLD), (refused.label, PAPER), (f"  {refused.detail}", ROPE)))
                )
            rows.append(Text(""))
        return Group(*rows)


class HelpPanel(Panel):
    """The keys and the signs."""

    title_message = "panel-help"

    def page(self) -> RenderableType:
        words = self.session.words
        rows = [Text(words.say("help-keys"), PAPER), Text(""), Text(words.say("help-signs"), PAPER)]
        if self.session.match.rules.orders:
            rows += [Text(""), Text(words.say("plain-help-orders"), PAPER)]
        if words.has("terminal-legend"):
            rows += [Text(""), Text(words.say("terminal-legend"), PAPER)]
        return Group(*rows)


class EndingPanel(Panel):
    """The final score, line by line."""

    title_message = "final-score"

    def __init__(self, session: Session):
        super().__init__(session)
        self.add_class("small")

    def page(self) -> RenderableType:
        match, words = self.session.match, self.session.words
        rows: list[RenderableType] = [Text(verdict(match, words), f"bold {GOLD}")]
        rows += [Text(reasons(match, words, self.session.viewer)), Text(""), score_table(match, words)]
        if match.result is not None and match.result.truncated:
            rows.append(Text(words.say("ending-truncated"), AGED))
        return Group(*rows)


class ConfirmPanel(Panel):
    """A question with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,t,enter", "yes", show=False),
        Binding("n", "close", show=False),
    ]
    title_message = "panel-confirm"

    def __init__(self, session: Session, *messages: str, about: str = ""):
        super().__init__(session)
        self.add_class("small")
        self.first = [about] if about else []
        self.messages = messages

    def fill(self) -> None:
        super().fill()
        self.query_one("#sheet").border_subtitle = self.session.words.say("panel-confirm-keys")

    def page(self) -> RenderableType:
        say = self.session.words.say
        return Text("\n\n".join([*self.first, *(say(message) for message in self.messages)]), PAPER)

    def action_yes(self) -> None:
        self.dismiss(True)


class Curtain(Screen[str]):
    """Hides the table while the keyboard goes from one person to another."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('ready')", show=False),
        Binding("u", "answer('undo')", show=False),
        Binding("q", "answer('quit')", show=False),
        Binding("l,f2", "language", show=False),
    ]

    def __init__(self, session: Session, word: str = ""):
        super().__init__()
        self.session = session
        self.word = word

    def compose(self) -> ComposeResult:
        yield Static(id="curtain")

    def on_mount(self) -> None:
        self.fill()

    def fill(self) -> None:
        words = self.session.words
        text = Text(justify="center")
        text.append("≈ ≈ ≈\n\n", ROPE)
        text.append(words.say("curtain-pass", name=self.session.name(self.session.asked)), f"bold {GOLD}")
        text.append("\n\n" + words.say("curtain-ready"), PAPER)
        text.append("\n\n" + words.say("curtain-keys"), AGED)
        if self.word:
            text.append(f"\n\n{self.word}", PAPER)
        self.query_one("#curtain", Static).update(text)

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)

    def action_language(self) -> None:
        self.session.switch_language()
        self.fill()
