"""Options as the bar shows them: few as buttons, amounts on a stepper, pairs in two steps, endings at a fixed place.

Enter the Bank · Enter the Café              few: each with its whole label
Load:  1 sugar · 2 sugar · 1 rum             more: what they share stands once
− 15 +  [Pay 15 points, get 45 pesos]        many that differ by an amount: a stepper
Place:  Tile 1 · Tile 2 · Tile 3             many pairs: the first of the pair, and then what it goes with
Click a square on the chart  [List: 8]       places without names: the board shows them, the list holds them

Every option is in the bar exactly once, wherever it stands; the rules' questions know nothing of all this. What is an
amount, an ending or a place on the board is said by the title's grammar. Where what is worked out reads badly, a title
writes it by hand: `group-<verb>` is a heading, `step-<verb>` says what is chosen first, with the values of the move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from karawela.engine.ask import Move, parse_move
from karawela.engine.errors import DataError
from karawela.engine.state import State
from karawela.words import Words
from karawela.words.grammar import grammar_of
from karawela.words.messages import capital

FEW = 4
"""So many options of a kind keep their whole labels, unless these are long; so many amounts stay buttons."""
LONG = 90
"""More letters than this on the buttons of a kind are too many to read at a glance."""
MANY = 12
"""More options of a verb than this are chosen in steps, where their arguments allow it."""


_INDEX: Final = re.compile(r"[a-z]?\d+[:.]\Z")


class Choice(NamedTuple):
    """One option: its text form, its words, what becomes of it once taken (free, handover, closed), and the component
    whose large form explains it."""

    text: str
    label: str
    horizon: str
    thing: str = ""


class Button(NamedTuple):
    """An option as it is shown. `number` counts from 1 where it stands: the key that chooses it, 0 for none. `amount`
    is where a stepper has it."""

    number: int
    text: str
    label: str
    short: str
    horizon: str
    thing: str = ""
    amount: int = 0


class Row(NamedTuple):
    """Options side by side, under a heading that may be empty."""

    heading: str
    buttons: tuple[Button, ...]
    form: str = "row"


class Amounts(NamedTuple):
    """Options that differ by an amount: one is shown, a stepper goes through them. `number` is the stepper's key."""

    key: str
    number: int
    heading: str
    buttons: tuple[Button, ...]
    form: str = "amounts"


class Way(NamedTuple):
    """What is chosen first, and what can be chosen then, numbered anew."""

    key: str
    number: int
    name: str
    thing: str
    inside: tuple[Any, ...]
    """Controls: rows, amounts, further steps."""
    size: int


class Steps(NamedTuple):
    """Options chosen one argument after the other. `hint` stands there where the board shows them all."""

    heading: str
    ways: tuple[Way, ...]
    hint: bool = False
    form: str = "steps"


Control = Row | Amounts | Steps


class Bar(NamedTuple):
    """All options of a question: what lies in the line, and the endings at its right end."""

    controls: tuple[Control, ...] = ()
    endings: tuple[Button, ...] = ()

    @property
    def total(self) -> int:
        return sum(1 for _ in buttons_of(self))


NO_OPTIONS = Bar()


def buttons_of(bar: Bar) -> Iterator[Button]:
    """Every button of an option, in the order of the page."""
    yield from _buttons_in(bar.controls)
    yield from bar.endings


def _buttons_in(controls: Sequence[Control]) -> Iterator[Button]:
    for control in controls:
        if isinstance(control, Steps):
            for way in control.ways:
                yield from _buttons_in(way.inside)
        else:
            yield from control.buttons


def arranged(choices: Sequence[Choice], words: Words, people: Sequence[str] = (), view: State | None = None) -> Bar:
    """The options by their verbs, in the order in which these first appear; every option exactly once."""
    return _Arranger(words, people, view).bar(choices)


class _Option(NamedTuple):
    """A choice with its move taken apart; `amounts` are the places of arguments that count something."""

    choice: Choice
    move: Move
    amounts: frozenset[int]


class _Arranger:
    def __init__(self, words: Words, people: Sequence[str], view: State | None):
        assert words.title is not None
        self.view = view
        self.words = words
        self.people = people
        self.grammar = grammar_of(words.title)

    def bar(self, choices: Sequence[Choice]) -> Bar:
        endings = [choice for choice in choices if self._is(choice, "ending")]
        rest = [self._taken_apart(choice) for choice in choices if not self._is(choice, "ending")]
        if not rest:  # nothing but endings: they are what is asked
            return Bar((Row("", _buttons(endings, [choice.label for choice in endings], 1)),) if endings else ())
        controls = self._controls(rest)
        number = 1 + sum(map(_keys, controls))
        return Bar(tuple(controls), _buttons(endings, [choice.label for choice in endings], number))

    def _is(self, choice: Choice, what: str) -> bool:
        form = self.grammar.verbs.get(choice.text.partition(" ")[0])
        return form is not None and bool(getattr(form, what))

    def _taken_apart(self, choice: Choice) -> _Option:
        move = parse_move(choice.text)
        amounts = [place for place, argument in enumerate(self.grammar.arguments(move), 1) if argument.counts]
        return _Option(choice, move, frozenset(amounts))

    def _controls(self, options: Sequence[_Option]) -> list[Control]:
        controls: list[Control] = []
        for alike in _divided(options, lambda option: option.move[0]):
            number = 1 + sum(map(_keys, controls))
            if self._is(alike[0].choice, "board"):
                controls.append(self._on_the_board(alike, number))
            else:
                controls += self._of_a_verb(alike, number)
        return controls

    def _on_the_board(self, alike: list[_Option], number: int) -> Steps:
        verb = str(alike[0].move[0])
        inside = tuple(self._of_a_verb(alike, 1, heading=False))
        return Steps(self._heading(verb), (Way(verb, number, "", "", inside, len(alike)),), hint=True)

    def _of_a_verb(self, alike: list[_Option], number: int, place: int = 1, heading: bool = True) -> list[Control]:
        """Controls for options of one verb that are equal before `place`; their keys are numbered from `number`."""
        series, others = self._series(alike)
        if len(alike) > MANY and (len(series) > 2 or len(others) > MANY):
            first = self._first_step(alike, place)
            if first is not None:
                return [self._steps(alike, first, number, heading)]
            series, others = ([], alike) if len(series) > 2 else (series, others)
        controls: list[Control] = []
        for amounts in series:
            controls.append(self._amounts(amounts, number))
            number += 1
        for kind in self._by_kind(others):
            controls.append(self._row([option.choice for option in kind], number, heading))
            number += len(kind)
        return controls

    # ------------------------------------------------------------------ amounts

    def _series(self, alike: list[_Option]) -> tuple[list[list[tuple[int, Choice]]], list[_Option]]:
        """Options that differ by nothing but an amount, where these are more than a few; and all others."""
        found: list[list[tuple[int, Choice]]] = []
        left = alike
        for place in sorted({place for option in alike for place in option.amounts}):
            counted = [option for option in left if place in option.amounts and _says(option, place)]
            for same in _divided(
                counted,
                lambda o, at=place: (o.move[:at], o.move[at + 1 :], int(o.move[at]) < 0),  # type: ignore[misc]
            ):
                if len(same) <= FEW:
                    continue
                found.append(sorted([(abs(int(option.move[place])), option.choice) for option in same]))
                taken = set(same)
                left = [option for option in left if option not in taken]
        return found, left

    def _amounts(self, series: list[tuple[int, Choice]], number: int) -> Amounts:
        choices = [choice for _, choice in series]
        buttons = tuple(
            button._replace(amount=amount, number=0)
            for button, (amount, _) in zip(
                _buttons(choices, [choice.label for choice in choices], 0), series, strict=True
            )
        )
        verb = choices[0].text.partition(" ")[0]
        start = " ".join(_shared([choice.label for choice in choices])[0])
        return Amounts(choices[0].text, number, self._heading(verb) or start.rstrip(":"), buttons)

    # ------------------------------------------------------------------ steps

    def _first_step(self, alike: list[_Option], place: int) -> int | None:
        """The first argument by which the options differ, if more of them differ by another one, too."""
        least = min(len(option.move) for option in alike)
        differ = [at for at in range(place, least) if len({option.move[at] for option in alike}) > 1]
        longer = any(len(option.move) > least for option in alike)
        return differ[0] if len(differ) + longer > 1 else None

    def _steps(self, alike: list[_Option], first: int, number: int, heading: bool) -> Steps:
        verb = str(alike[0].move[0])
        ways = []
        for same in _divided(alike, lambda option: option.move[first]):
            move = same[0].move
            inside = tuple(self._of_a_verb(same, 1, first + 1, heading=False))
            thing = next((each for each in self.words.things(move[: first + 1])[-1:] if each == move[first]), "")
            key = " ".join(map(str, move[: first + 1]))
            ways.append(Way(key, number, self._name(move, first), thing, inside, len(same)))
            number += 1
        start = " ".join(_shared([option.choice.label for option in alike])[0]).rstrip(":")
        return Steps((self._heading(verb) or start) if heading else "", tuple(ways))

    def _name(self, move: Move, place: int) -> str:
        """What an argument is called, alone on a button; the first step may be written by hand."""
        written = self.words.step(move, self.view, self.people) if place == 1 and self.view is not None else ""
        if written:
            return written
        token, arguments = move[place], self.grammar.arguments(move)
        sits = arguments[place - 1].sits if arguments else None
        if sits is not None and isinstance(token, int) and token - sits < len(self.people):
            return self.people[token - sits]
        try:
            return capital(self.words.name(str(token)))
        except DataError:
            return str(token)

    # ------------------------------------------------------------------ rows

    def _heading(self, verb: str) -> str:
        """The heading that the title has written for a verb; "" for none."""
        message = f"group-{verb}"
        return self.words.say(message) if self.words.has(message) else ""

    def _by_kind(self, options: list[_Option]) -> list[list[_Option]]:
        """Together; a verb whose labels have nothing in common is divided by what it is done with."""
        if not options:
            return []
        shared, _ = _shared([option.choice.label for option in options])
        if shared or len(options) <= FEW or self._heading(str(options[0].move[0])):
            return [options]
        return _divided(options, lambda option: option.move[:2])

    def _row(self, alike: list[Choice], number: int, wanted: bool) -> Row:
        """Options side by side. `wanted` says whether a heading is: within a step it has been said already."""
        labels = [choice.label for choice in alike]
        start, end = _shared(labels)
        if start and _INDEX.match(labels[0].split()[len(start)]):  # "Slot 3: ...": the number belongs to its word
            del start[-1]
        written = self._heading(alike[0].text.partition(" ")[0])
        few = wanted and not written and len(alike) <= FEW and sum(map(len, labels)) <= LONG
        if len(alike) == 1 or few or not (start or written):
            return Row("", _buttons(alike, labels, number))
        shorts = [label.split()[len(start) :] for label in labels]
        clause = _clause(end)
        if clause:
            heading = f"{written or ' '.join(start)} {' '.join(clause)}:"
            shorts = [words[: -len(clause)] for words in shorts]
        elif end and not written and _frames(start, end, shorts):
            heading = f"{' '.join(start)} … {' '.join(end)}"
            shorts = [words[: -len(end)] for words in shorts]
        else:
            heading = written or " ".join(start).rstrip(":,;")
        texts = [" ".join(words).lstrip("× ") for words in shorts]
        texts = [capital(text) for text in texts] if written else texts
        return Row(heading if wanted else "", _buttons(alike, texts, number))


def _clause(end: list[str]) -> list[str]:
    """What all labels say behind a dash: it is said once, with the heading."""
    return end[end.index("–") :] if "–" in end else []


def _frames(start: list[str], end: list[str], shorts: list[list[str]]) -> bool:
    """Whether a beginning and an end read as one heading around what differs: no unit is torn from its number."""
    torn = any(words[-len(end) - 1][-1:] in "0123456789:,;" for words in shorts)
    return bool(start) and start[-1][-1] not in ":,;" and not torn


def _keys(control: Control) -> int:
    """How many numbers a control takes."""
    if isinstance(control, Amounts):
        return 1
    return len(control.ways) if isinstance(control, Steps) else len(control.buttons)


def _divided(options: Sequence[_Option], by: Callable[[_Option], object]) -> list[list[_Option]]:
    kinds: dict[object, list[_Option]] = {}
    for option in options:
        kinds.setdefault(by(option), []).append(option)
    return list(kinds.values())


def _says(option: _Option, place: int) -> bool:
    """Whether the label names the amount: an index that stands for something else is none."""
    amount = abs(int(option.move[place]))
    words = option.choice.label.replace(",", " ").replace(":", " ").split()
    return amount == 0 or str(amount) in words or amount == 1


def _buttons(alike: Sequence[Choice], shorts: Sequence[str], number: int) -> tuple[Button, ...]:
    return tuple(
        Button(number + place, choice.text, choice.label, short, choice.horizon, choice.thing)
        for place, (choice, short) in enumerate(zip(alike, shorts, strict=True))
    )


def _shared(labels: list[str]) -> tuple[list[str], list[str]]:
    """The words that all labels begin with, and those that all end with; each label keeps at least one of its own."""
    split = [label.split() for label in labels]
    room = min(len(words) for words in split) - 1
    start = _alike(split, room)
    while start and start[-1].isdigit():  # a number stays with what it counts
        del start[-1]
    end = _alike([words[::-1] for words in split], room - len(start))[::-1]
    return start, end


def _alike(split: list[list[str]], most: int) -> list[str]:
    shared: list[str] = []
    for words in zip(*split, strict=False):
        if len(shared) == most or len(set(words)) > 1:
            break
        shared.append(words[0])
    return shared
