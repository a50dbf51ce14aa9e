"""What people read: messages in Fluent, English and Polish, general ones here and a title's own beside its rules.

    words = words_for(game, "pl")
    words.label(("load", "sugar", 2))          # an option
    words.question("load", "Ada")              # what is asked, in public words
    words.refusal(refusal, names)              # why not, with the rule's sentence
    words.event(("goods", 0, "rum", 2), names) # what happened

Names of components come from the title's data and can be declined: `{ NAME($building, case: "gen") }`.
Formatting is cached: a label that was made once costs a dictionary look-up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from karawela.engine.ask import Move, Refusal, move_text, parse_move
from karawela.engine.errors import DataError
from karawela.engine.game import Game, OptionValue
from karawela.engine.ledger import LANGUAGES, Ledger, load_ledger
from karawela.engine.record import option_text
from karawela.engine.state import Event, State

FOLDER = Path(__file__).parent
Value = str | int
REMEMBERED = 20_000
"""So many sentences of a kind are remembered."""


class Words:
    """One language, with the messages and component names of one title (or none)."""

    def __init__(self, language: str, game: Game[Any] | None = None):
        self.language = language
        self.game = game
        self._names = game.component_names() if game is not None else {}
        functions: Any = {"NAME": self._fluent_name}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        files = sorted(FOLDER.glob(f"*{language}.ftl"))
        if game is not None:
            files += sorted((game.folder / "words").glob(f"*{language}.ftl"))
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
        self._said: dict[tuple[str, tuple[tuple[str, Value], ...]], str] = {}
        self._labels: dict[Move, str] = {}
        self._lines: dict[tuple[str, int | None, tuple[str, ...]], str] = {}

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **values: Value) -> str:
        """The message with its values filled in. A missing message or value is our mistake: `DataError`."""
        key = (message, tuple(values.items()))
        said = self._said.get(key)
        if said is None:
            if not self.has(message):
                raise DataError(f"there is no message '{message}' in '{self.language}'")
            pattern = self._bundle.get_message(message).value
            assert pattern is not None
            text, errors = self._bundle.format_pattern(pattern, values)
            if errors:
                raise DataError(f"message '{message}' in '{self.language}': {errors[0]}")
            said = self._said[key] = str(text)
            if len(self._said) > REMEMBERED:
                self._said.clear()
        return said

    def _fluent_name(self, thing: object, case: object = "nom") -> str:
        return self.name(str(thing), str(case))

    def name(self, thing: str, case: str = "nom") -> str:
        """A component's name, declined where the language does that and the data say how."""
        forms = self._names.get(thing)
        if forms is None:
            raise DataError(f"there is no component '{thing}'")
        return forms.get(f"{self.language}_{case}") or forms[self.language]

    # ------------------------------------------------------------------ the game in words

    def title(self) -> str:
        return self.say("title")

    def label(self, move: Move) -> str:
        """An option in a few words."""
        known = self._labels.get(move)
        if known is None:
            assert self.game is not None
            message, values = self.game.phrase(move)
            known = self._labels[move] = self.say(message, **values) if self.has(message) else move_text(move)
            if len(self._labels) > REMEMBERED:
                self._labels.clear()
        return known

    def offer(self, move: Move, view: State) -> str:
        """An option to choose from: its label, and what it comes to in the position that its chooser sees."""
        assert self.game is not None
        outlook = self.game.outlook(view, move)
        return self.label(move) if outlook is None else f"{self.label(move)} – {self.say(outlook[0], **outlook[1])}"

    def question(self, kind: str) -> str:
        """What the asked player is asked, addressed to that player."""
        if self.game is None:
            return self.say(f"ask-{kind}")
        message, values = self.game.question_phrase(kind)
        return self.say(message, **values)

    def waiting(self, kind: str, name: str) -> str:
        """What the others read while a player is asked."""
        return self.say("waiting", name=name, what=self.say(f"kind-{kind}"))

    def rule(self, rule: str) -> str:
        """The rule's sentence in the ledger."""
        ledger = self.ledger()
        return ledger.rules[rule].words[self.language] if ledger and rule in ledger.rules else ""

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why a move is not possible: the particulars if there are any, then the rule."""
        parts = []
        if refusal.detail:
            values: dict[str, Value] = dict(refusal.args)
            if "seat" in values and names:
                values["seat"] = names[int(values["seat"])]
            parts.append(self.say(f"refusal-{refusal.detail}", **values))
        sentence = self.rule(refusal.rule)
        if sentence:
            parts.append(f"{sentence} ({refusal.rule})")
        return " ".join(parts) or self.say("refusal-unknown")

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, in one sentence; empty for an event without words."""
        assert self.game is not None
        message, values = self.game.event_phrase(event, names)
        return self.say(message, **values) if message and self.has(message) else ""

    def log_text(self, text: str, seat: int | None, names: Sequence[str]) -> str:
        """A line of the log: who did what. `seat` is None for chance; an empty text is a secret."""
        key = (text, seat, tuple(names))
        known = self._lines.get(key)
        if known is None:
            known = self._lines[key] = self._log_text(text, seat, names)
            if len(self._lines) > REMEMBERED:
                self._lines.clear()
        return known

    def _log_text(self, text: str, seat: int | None, names: Sequence[str]) -> str:
        if not text:
            return self.say("log-secret-chance") if seat is None else self.say("log-secret", name=names[seat])
        if seat is None:
            assert self.game is not None
            message, values = self.game.chance_phrase(text, names)
            return self.say(message, **values) if self.has(message) else text
        return self.say("log-move", name=names[seat], what=self.label(parse_move(text)))

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_value(self, name: str, value: OptionValue) -> str:
        for message in (f"option-{name}-{option_text(value)}", f"option-value-{option_text(value)}"):
            if self.has(message):
                return self.say(message)
        return option_text(value)

    def ledger(self) -> Ledger | None:
        return load_ledger(self.game.folder / "ledger.toml") if self.game is not None else None


@cache
def _cached(language: str, title: str) -> Words:
    from karawela.engine import registry

    return Words(language, registry.game(title) if title else None)


def words_for(game: Game[Any] | None, language: str) -> Words:
    """The words of a title in a language; made once."""
    if language not in LANGUAGES:
        raise DataError(f"there is no language '{language}'; there are {' and '.join(LANGUAGES)}")
    return _cached(language, game.id if game is not None else "")


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the surroundings: Polish where they are Polish, otherwise English."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        value = environment.get(key, "")
        if value:
            return "pl" if value.lower().startswith("pl") else "en"
    return "en"
