"""What people read: messages in Fluent, English and Polish, general ones here and a title's own beside its rules.

    words = words_for(game, "pl")
    words.label(("load", "sugar", 2))          # an option
    words.question("load", "Ada")              # what is asked, in public words
    words.refusal(refusal, names)              # why not, with the rule's sentence
    words.event(("goods", 0, "rum", 2), names) # what happened

Names of components come from the title's data and can be declined: `{ NAME($building, case: "gen") }`; a sentence that
begins with a phrase has `{ CAPITAL(NAME($building)) }`. A title may lend its messages functions of its own.
Formatting is cached: a label that was made once costs a dictionary look-up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from karawela.components.catalogue import catalogue_of
from karawela.engine.ask import Move, Refusal, move_text, parse_move
from karawela.engine.errors import DataError
from karawela.engine.ledger import LANGUAGES, Ledger, load_ledger
from karawela.engine.record import option_text
from karawela.engine.state import Event, State
from karawela.engine.title import OptionValue, Title
from karawela.words.facts import Aim, Fact
from karawela.words.grammar import Grammar, Values, grammar_of
from karawela.words.log_form import LogForm
from karawela.words.people import Who, key_of, who
from karawela.words.sayings import Person, Sayings, Told, sayings_of

if TYPE_CHECKING:
    from karawela.engine.match import Match
    from karawela.engine.result import Result

FOLDER = Path(__file__).parent
Value = str | int
REMEMBERED = 20_000
"""So many sentences of a kind are remembered."""


class Words:
    """One language, with the messages and component names of one title (or none), in one edition of its data."""

    def __init__(self, language: str, title: Title[Any] | None = None, edition: str = ""):
        self.language = language
        self.title = title
        self.edition = edition
        self._names = catalogue_of(title).names(edition) if title is not None else {}
        functions: dict[str, Any] = {"NAME": self._fluent_name, "CAPITAL": capital}
        if title is not None:
            functions |= {name: partial(_plainly, told, self) for name, told in sayings_of(title).told.items()}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        files = sorted(FOLDER.glob(f"*{language}.ftl"))
        if title is not None:
            files += sorted((title.folder / "words").glob(f"*{language}.ftl"))
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
        self._said: dict[tuple[str, tuple[tuple[str, Value], ...]], str] = {}
        self._labels: dict[tuple[Move, tuple[tuple[str, ...], ...]], str] = {}
        self._lines: dict[tuple[str, int | None, tuple[tuple[str, ...], ...]], str] = {}

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

    def text(self, thing: str, what: str) -> str:
        """What the data say of a component in so many words, such as `about`; "" if they say nothing."""
        return self._names[thing].get(f"{self.language}_{what}", "")

    # ------------------------------------------------------------------ the game in words

    def title_name(self) -> str:
        return self.say("title")

    def _speech(self) -> tuple[Grammar, Sayings[Any]]:
        assert self.title is not None
        return grammar_of(self.title), sayings_of(self.title)

    def label(self, move: Move, people: Sequence[str] = ()) -> str:
        """A move in a few words, from itself alone: as a log tells it. Remembered by the move and who plays."""
        key = (move, key_of(people))
        known = self._labels.get(key)
        if known is None:
            known = self._labels[key] = self._label(move, people)
            if len(self._labels) > REMEMBERED:
                self._labels.clear()
        return known

    def _label(self, move: Move, people: Sequence[str]) -> str:
        grammar, sayings = self._speech()
        read = grammar.move(move, people)
        if read is None or not self.has(read[0]):
            return move_text(move)
        return self.say(read[0], **_more(sayings, *read))

    def offer(self, move: Move, view: State, people: Sequence[str] = ()) -> str:
        """An option to choose from, as its chooser sees it: what it does and costs in the present position.

        Remembered by its message and all that it reads. Costs the reading; where nothing is read, a look-up."""
        read = self._speech()[0].move(move, people)
        said = read[0].removeprefix("move-") if read is not None else ""
        if read is None or not self.has(f"offer-{said}"):
            said = str(move[0])  # one for all that the verb can say
        if read is None or not self.has(f"offer-{said}"):
            return self.label(move, people)
        values = self._seen(said, read, view, people)
        return self.label(move, people) if values is None else self.say(f"offer-{said}", **values)

    def step(self, move: Move, view: State, people: Sequence[str] = ()) -> str:
        """What is chosen first of an option that is chosen in steps, `step-<verb>`; "" without such a message."""
        verb, read = str(move[0]), self._speech()[0].move(move, people)
        if read is None or not self.has(f"step-{verb}"):
            return ""
        values = self._seen(verb, read, view, people)
        return "" if values is None else self.say(f"step-{verb}", **values)

    def _seen(self, said: str, read: tuple[str, Values], view: State, people: Sequence[str]) -> Values | None:
        """The values of an option with what the position adds to them; None if it has nothing to add."""
        sayings = self._speech()[1]
        values = _more(sayings, *read)
        seen = sayings.seen.get(said)
        more = seen(view, values) if seen is not None else {}
        return None if more is None else {**values, **_named(more, people)}

    def question(self, kind: str, view: State | None = None) -> str:
        """What the asked player is asked, addressed to that player, as the view shows it."""
        if self.title is None or view is None:
            return self.say(f"ask-{kind}")
        asked = sayings_of(self.title).asked.get(kind)
        return self.say(f"ask-{kind}", **(asked(view) if asked is not None else {}))

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
        grammar, sayings = self._speech()
        read = grammar.event(event, names)
        if read is None or not self.has(read[0]):
            return ""
        return self.say(read[0], **_more(sayings, *read))

    def first_named(self, event: Event, people: Sequence[str]) -> Who | None:
        """Whom an event names first, of those who play."""
        read = self._speech()[0].event(event, people)
        if read is None:
            return None
        named = (key.removesuffix("_who") for key in read[1] if key.endswith("_who"))
        who_is = (
            Who(str(read[1].get(f"{name}_name", read[1].get(name))), str(read[1][f"{name}_who"])) for name in named
        )
        return next((each for each in who_is if each.sort != "nobody"), None)

    def log_text(self, text: str, seat: int | None, names: Sequence[str]) -> str:
        """A line of the log: who did what. `seat` is None for chance; an empty text is a secret."""
        key = (text, seat, key_of(names))
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
            grammar, sayings = self._speech()
            read = grammar.outcome(text, names)
            return self.say(read[0], **_more(sayings, *read)) if read is not None and self.has(read[0]) else text
        return self.say("log-move", name=names[seat], what=self.label(parse_move(text), names))

    def rolled(self, text: str, names: Sequence[str]) -> int | None:
        """The number that an outcome of chance shows, if it is one."""
        read = self._speech()[0].outcome(text, names) if text else None
        shown = read[1].get("n") if read is not None else None
        return shown if isinstance(shown, int) else None

    def tells_of(self, event: str) -> bool:
        """Whether the title has events of that name."""
        return event in self._speech()[0].events

    def log_form(self) -> LogForm:
        """How the title's log is told."""
        return self._speech()[1].log

    def only_counted(self) -> frozenset[str]:
        """The lines of a score that are worth no points."""
        return self._speech()[1].only_counted

    def why_it_ended(self, view: State, result: Result, names: Sequence[str]) -> str:
        """Why the game ended as it did, in the title's own words; "" where the points say it."""
        return self._speech()[1].why_it_ended(self, view, result, names)

    def facts(self, view: State, seat: int) -> list[Fact]:
        """The open facts of a seat, as the view shows them."""
        return self._speech()[1].facts_of(self, view, seat)

    def aim(self, view: State) -> Aim:
        """What everybody is after, and how far they are."""
        return self._speech()[1].aim_of(self, view)

    def about(self, thing: str) -> list[str]:
        """What a component does, in sentences."""
        return self._speech()[1].about_thing(self, thing)

    def things(self, move: Move) -> list[str]:
        """The components that a move names, in the order in which it names them."""
        components = catalogue_of(self.title) if self.title is not None else None
        return [word for word in map(str, move[1:]) if components is not None and components.row(word) is not None]

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_value(self, name: str, value: OptionValue) -> str:
        for message in (f"option-{name}-{option_text(value)}", f"option-value-{option_text(value)}"):
            if self.has(message):
                return self.say(message)
        return option_text(value)

    def ledger(self) -> Ledger | None:
        return load_ledger(self.title.folder / "ledger.toml") if self.title is not None else None


def _plainly(told: Told, words: Words, *given: object) -> str:
    """A title's function with plain arguments: Fluent wraps numbers."""
    return told(words, *(int(each) if isinstance(each, int) else str(each) for each in given))


def _more(sayings: Sayings[Any], message: str, values: Values) -> Values:
    """The values with what the title works out from them."""
    added = sayings.added.get(message)
    return values if added is None else {**values, **added(values)}


def _named(read: Mapping[str, Value], people: Sequence[str]) -> Values:
    """What was read in a position, with names in the place of seats."""
    values: Values = {}
    for name, value in read.items():
        if not isinstance(value, Person):
            values[name] = value
        else:
            values |= dict(zip((name, f"{name}_who"), who(people, value), strict=True))
    return values


def capital(text: object) -> str:
    """The text with a capital letter at its beginning."""
    words = str(text)
    return words[:1].upper() + words[1:]


_cached = cache(Words)


def words_for(title: Title[Any] | None, language: str, edition: str = "") -> Words:
    """The words of a title in a language, with the names of an edition of its data; made once."""
    if language not in LANGUAGES:
        raise DataError(f"there is no language '{language}'; there are {' and '.join(LANGUAGES)}")
    return _cached(language, title, edition)


def words_of(match: Match[Any], language: str) -> Words:
    """The words of a match: its title's, with the names of the edition that it is played with."""
    return words_for(match.title, language, match.edition)


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the surroundings: Polish where they are Polish, otherwise English."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        value = environment.get(key, "")
        if value:
            return "pl" if value.lower().startswith("pl") else "en"
    return "en"
