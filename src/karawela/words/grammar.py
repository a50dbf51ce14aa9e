"""The grammar of a title: what is asked, chosen, told and left to chance, declared once in its `grammar.toml`.

    [kinds]                                   # the kinds of questions, with the verbs that answer them
    load = ["load", "load_wood", "pass"]

    [verbs]                                   # the first word of a move, its arguments in the order of the text
    load = { good = "good", n = "1..4" }
    pass = {}
    use_building = { building = "building", _rest = "building.use", _say = "use-{building}" }

    [events]                                  # the same for events and outcomes; order and names are stored data
    goods = { name = "seat", good = "good", n = "change" }

    [chance]
    first_player = { name = "player" }
    "die_{good}" = { n = "number", _say = "chance-die" }    # one entry for the dice of all goods

An argument is one of, or several joined by ` | `:

    number, 1..4      an int; the bounds say what somebody might try, not what is legal
    change            an int that may be negative: `n` is its size, `n_way` is gain, loss or none
    seat, player      a seat by its index, or by its number from 1: `name_who` is seat, and the value is the name of who
                      sits there; or company, and it is the component that plays along; or nobody
    good              a component of that kind (a table of the title's data); with a colour come `colour_name` and
                      `colour_who`, which tell who plays it as `name` and `name_who` do
    die_{good}        the same behind a prefix: the value is the component
    peso, 'good'      anything else is that very word, and so is what stands in quotes

Of several, `good_kind` says which of them it is.
A `?` at the end: it may be left out, and is `none` then; a `*`: so many as there are, the values are numbered from 1
and `goods_count` says how many. Phrases, plausible tries and the tests of completeness follow from it.

Of a verb the grammar may also say how it is offered: `_ending = true` ends something (the turn, a window to act) and is
always in sight; `_board = true` chooses a place that the board shows and that has no name but its coordinates.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from karawela.components.catalogue import Catalogue, catalogue_of
from karawela.engine.ask import Move
from karawela.engine.errors import DataError
from karawela.engine.title import Title
from karawela.words.people import who, who_plays

Value = str | int
Values = dict[str, Value]
Token = str | int
MOST_TRIES: Final = 400
"""No question has more tries than this, however many there could be."""
NONE: Final = "none"
_RANGE: Final = re.compile(r"(-?\d+)\.\.(-?\d+)\Z")
_PREFIXED: Final = re.compile(r"([a-z_]+)\{(\w+)\}\Z")


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument: its name, what it may be, and how often it stands."""

    name: str
    wanted: tuple[str, ...]
    optional: bool = False
    many: bool = False

    @classmethod
    def read(cls, name: str, text: str) -> Argument:
        """From its declaration, `"good | peso"` or `"good?"`."""
        many, optional = text.endswith("*"), text.endswith("?")
        return cls(name, tuple(part.strip() for part in text.rstrip("*?").split("|")), optional, many)

    @property
    def counts(self) -> bool:
        """Whether it can be nothing but a number."""
        return not self.many and all(each in ("number", "change") or _RANGE.match(each) for each in self.wanted)

    @property
    def sits(self) -> int | None:
        """How much the first seat's number differs from 0, if it is somebody at the table; otherwise None."""
        return {"seat": 0, "player": 1}.get(self.wanted[0])


@dataclass(frozen=True, slots=True)
class Form:
    """A verb, an event or an outcome: its arguments, the message that says it, and where further arguments stand."""

    name: str
    args: tuple[Argument, ...]
    say: str
    rest: str = ""
    ending: bool = False
    """Whether the verb ends something: it is always in sight."""
    board: bool = False
    """Whether the verb is chosen on the board: its options are places without names."""

    @classmethod
    def read(cls, name: str, prefix: str, entry: Mapping[str, Any]) -> Form:
        args = tuple(Argument.read(key, text) for key, text in entry.items() if not key.startswith("_"))
        many = _PREFIXED.match(name)
        if many:
            args = (Argument(many[2], (name,)), *args)
        say, rest = entry.get("_say", f"{prefix}-{name}"), entry.get("_rest", "")
        return cls(name, args, say, rest, bool(entry.get("_ending")), bool(entry.get("_board")))


class Grammar:
    """A title's grammar, with its components to tell ids from words."""

    def __init__(self, declared: Mapping[str, Any], components: Catalogue):
        self.components = components
        self.kinds: dict[str, tuple[str, ...]] = {kind: tuple(verbs) for kind, verbs in declared["kinds"].items()}
        self.verbs = _forms(declared, "verbs", "move")
        self.events = _forms(declared, "events", "event")
        self.chance = _forms(declared, "chance", "chance")
        for kind, verbs in self.kinds.items():
            for verb in verbs:
                if verb not in self.verbs:
                    raise DataError(f"grammar.toml: kind '{kind}' is answered with '{verb}', which is no verb")

    # ------------------------------------------------------------------ reading

    def move(self, move: Move, people: Sequence[str] = ()) -> tuple[str, Values] | None:
        """The message that says a move, and its values by their names; None if it is no move of this title."""
        form = self.verbs.get(str(move[0])) if move else None
        return None if form is None else self._read(form, move[1:], people)

    def arguments(self, move: Move) -> list[Argument]:
        """The argument that each token after the verb stands for; empty if it is no move of this title."""
        form = self.verbs.get(str(move[0])) if move else None
        if form is None:
            return []
        left, found = list(move[1:]), [*self._along(form.args, list(move[1:]))]
        if form.rest:
            name, _, field = form.rest.partition(".")
            named = [str(token) for token, argument in zip(left, found, strict=False) if argument.name == name]
            if named:
                found += self._along(_arguments(self.components, named[0], field), left[len(found) :])
        return found if len(found) == len(left) else []

    def _along(self, args: Sequence[Argument], left: list[Token]) -> Iterator[Argument]:
        for argument in args:
            while left and self._value(argument, left[0], ()) is not None:
                del left[0]
                yield argument
                if not argument.many:
                    break

    def event(self, event: Sequence[Token], people: Sequence[str] = ()) -> tuple[str, Values] | None:
        """The same for an event. What was added to its arguments later may be missing."""
        form = self.events.get(str(event[0]))
        return None if form is None else self._read(form, event[1:], people, partly=True)

    def outcome(self, text: str, people: Sequence[str] = ()) -> tuple[str, Values] | None:
        """The same for an outcome of chance, from its line in the record."""
        what, *tokens = text.split(" ")
        form = self.chance.get(what)
        left = [_token(token) for token in tokens]
        if form is None:  # one of many of the same kind, `die_{good}`, has its own argument before the others
            for form in self.chance.values():
                if "{" in form.name:
                    read = self._read(form, [what, *left], people)
                    if read is not None:
                        return read
            return None
        return self._read(form, left, people)

    def _read(
        self, form: Form, tokens: Sequence[Token], people: Sequence[str], partly: bool = False
    ) -> tuple[str, Values] | None:
        values: Values = {}
        left = list(tokens)
        if not self._fill(form.args, left, people, values, partly):
            return None
        if form.rest:
            name, _, field = form.rest.partition(".")
            further = _arguments(self.components, str(values[name]), field)
            if not self._fill(further, left, people, values, partly):
                return None
        return None if left else (_filled(form.say, values), values)

    def _fill(
        self, args: Sequence[Argument], left: list[Token], people: Sequence[str], values: Values, partly: bool
    ) -> bool:
        """Takes tokens for the arguments; whether all of them fit."""
        for argument in args:
            if argument.many:
                taken = 0
                while left and (found := self._value(argument, left[0], people)) is not None:
                    taken += 1
                    values.update({f"{key}_{taken}": value for key, value in found.items()})
                    del left[0]
                values[f"{argument.name}_count"] = taken
                continue
            found = self._value(argument, left[0], people) if left else None
            if found is not None:
                values.update(found)
                del left[0]
            elif argument.optional or (partly and not left):
                values[argument.name] = NONE
            else:
                return False
        return True

    def _value(self, argument: Argument, token: Token, people: Sequence[str]) -> Values | None:
        for wanted in argument.wanted:
            found = self._one(wanted, argument.name, token, people)
            if found is not None:
                return found if len(argument.wanted) == 1 else {**found, f"{argument.name}_kind": wanted}
        return None

    def _one(self, wanted: str, name: str, token: Token, people: Sequence[str]) -> Values | None:
        if wanted == "number" or _RANGE.match(wanted):
            return {name: token} if isinstance(token, int) else None
        if wanted == "change":
            return _change(name, token) if isinstance(token, int) else None
        if wanted in ("seat", "player"):
            return _person(name, token - (wanted == "player"), people) if isinstance(token, int) else None
        prefixed = _PREFIXED.match(wanted)
        if prefixed:
            text = str(token)
            if not text.startswith(prefixed[1]):
                return None
            return self._one(prefixed[2], name, _token(text.removeprefix(prefixed[1])), people)
        if wanted in self.components.kinds():
            if not isinstance(token, str) or not self.components.has(wanted, token):
                return None
            return {name: token, **(_player(name, token, people) if wanted == "colour" else {})}
        return {name: token} if str(token) == wanted.strip("'") else None

    # ------------------------------------------------------------------ tries

    def tries(self, kind: str, seats: int, narrow: Mapping[str, Sequence[Token]] | None = None) -> Iterator[Move]:
        """Moves that somebody might try at a question of the kind: every verb with every argument it may have.

        `narrow` names arguments that the position leaves fewer of; where nothing is left of one, verbs that need it are
        not tried. So many at the most that they can be looked at."""
        return itertools.islice(self._tries(kind, seats, narrow or {}), MOST_TRIES)

    def _tries(self, kind: str, seats: int, narrow: Mapping[str, Sequence[Token]]) -> Iterator[Move]:
        for verb in self.kinds.get(kind, ()):
            form = self.verbs[verb]
            for tokens in self._fillings(form.args, seats, narrow):
                if not form.rest:
                    yield (verb, *tokens)
                    continue
                name, _, field = form.rest.partition(".")
                place = [argument.name for argument in form.args].index(name)
                further = _arguments(self.components, str(tokens[place]), field)
                for more in self._fillings(further, seats, narrow):
                    yield (verb, *tokens, *more)

    def _fillings(
        self, args: Sequence[Argument], seats: int, narrow: Mapping[str, Sequence[Token]]
    ) -> Iterable[tuple[Token, ...]]:
        choices = [self._choices(argument, seats, narrow) for argument in args]
        return (tuple(itertools.chain.from_iterable(chosen)) for chosen in itertools.product(*choices))

    def _choices(
        self, argument: Argument, seats: int, narrow: Mapping[str, Sequence[Token]]
    ) -> list[tuple[Token, ...]]:
        """What may stand for the argument, each as the tokens it takes."""
        given = narrow.get(argument.name)
        tokens = given if given is not None else [t for each in argument.wanted for t in self._domain(each, seats)]
        found: list[tuple[Token, ...]] = [(token,) for token in tokens]
        return [(), *found] if argument.optional or (argument.many and given is None) else found

    def _domain(self, wanted: str, seats: int) -> Sequence[Token]:
        bounds = _RANGE.match(wanted)
        if bounds:
            return range(int(bounds[1]), int(bounds[2]) + 1)
        if wanted in ("number", "change"):
            return ()
        if wanted in ("seat", "player"):
            return range(1, seats + 1) if wanted == "player" else range(seats)
        prefixed = _PREFIXED.match(wanted)
        if prefixed:
            return [f"{prefixed[1]}{token}" for token in self._domain(prefixed[2], seats)]
        return self.components.ids(wanted) if wanted in self.components.kinds() else (wanted.strip("'"),)


def _forms(declared: Mapping[str, Any], part: str, prefix: str) -> dict[str, Form]:
    return {name: Form.read(name, prefix, entry) for name, entry in declared.get(part, {}).items()}


def _arguments(components: Catalogue, thing: str, field: str) -> tuple[Argument, ...]:
    """The further arguments that a component's row declares."""
    declared: Mapping[str, str] = getattr(components.row(thing), field, {})
    return tuple(Argument.read(name, text) for name, text in declared.items())


def _filled(message: str, values: Values) -> str:
    return message.format(**values) if "{" in message else message


def _change(name: str, token: int) -> Values:
    return {name: abs(token), f"{name}_way": "gain" if token > 0 else "loss" if token else NONE}


def _person(name: str, seat: int, people: Sequence[str]) -> Values:
    if not people:
        return {name: str(seat + 1), f"{name}_who": "seat"}
    return dict(zip((name, f"{name}_who"), who(people, seat), strict=True))


def _player(name: str, colour: str, people: Sequence[str]) -> Values:
    """Who plays the colour, as far as that is known."""
    return dict(zip((f"{name}_name", f"{name}_who"), who_plays(people, colour), strict=True))


def _token(text: str) -> Token:
    return int(text) if text.lstrip("-").isdecimal() else text


@cache
def _read(path: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as mistake:
        raise DataError(f"{path.name}: this is not TOML: {mistake}") from None


@cache
def _grammar(title: Title[Any]) -> Grammar:
    return Grammar(_read(title.folder / "grammar.toml"), catalogue_of(title))


def grammar_of(title: Title[Any]) -> Grammar:
    """The grammar of a title, read once."""
    return _grammar(title)


def reads_of(title: Title[Any]) -> Callable[[Move], bool]:
    """`Rulebook.reads` for a title: what its grammar can say."""
    return lambda move: grammar_of(title).move(move) is not None


Narrow = Callable[[Any, int, str], Mapping[str, Sequence[Token]]]
Tries = Callable[[Any, int, str], Iterable[Move]]


def tries_of(title: Title[Any], narrow: Narrow = lambda view, seat, kind: {}) -> Tries:
    """`Rulebook.tries` for a title: its grammar's, with what the position leaves of the arguments."""

    def tries(view: Any, seat: int, kind: str) -> Iterable[Move]:
        return grammar_of(title).tries(kind, title.seats[-1], narrow(view, seat, kind))

    return tries
