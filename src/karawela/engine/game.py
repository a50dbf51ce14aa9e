"""What a title tells the engine about itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from karawela.engine.ask import Ask, Move, Refusal, Rules
from karawela.engine.colours import PLAYER_COLOURS as PLAYER_COLOURS
from karawela.engine.colours import Colour as Colour
from karawela.engine.courses import Courses
from karawela.engine.errors import BadOption, WrongSeatCount
from karawela.engine.result import Result, ranks_of
from karawela.engine.state import Event, State

S = TypeVar("S", bound=State)
OptionValue = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a title: a switch (bool default), a number (int default, with bounds), a choice, or a text.

    A text is free: `reader` turns what was given into the value, or raises `BadOption`; it must read its own values.
    """

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 1_000_000
    reader: Callable[[str], str] | None = None

    def read(self, value: object) -> OptionValue:
        """The value in its own type, from text or from a value; a bad one says what would be right."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            word = str(value).strip().lower()
            if word in ("yes", "true", "on", "1"):
                return True
            if word in ("no", "false", "off", "0"):
                return False
            raise BadOption(f"option {self.name} is yes or no, not '{value}'")
        if isinstance(self.default, int):
            try:
                number = int(str(value))
            except ValueError:
                raise BadOption(f"option {self.name} is a whole number, not '{value}'") from None
            if not self.least <= number <= self.most:
                raise BadOption(f"option {self.name} is a number from {self.least} to {self.most}, not {number}")
            return number
        word = str(value)
        if self.reader is not None:
            return self.reader(word)
        if word not in self.choices:
            raise BadOption(f"option {self.name} is one of {', '.join(self.choices)}, not '{word}'")
        return word


class Taking(NamedTuple):
    """A way in which seats come by components, for whoever counts what is taken; `taken-<kind>` is its heading."""

    kind: str
    moves: tuple[str, ...] = ()
    """First words of moves that take the components they name."""
    events: tuple[str, ...] = ()
    """Events `(event, seat, component, ...)` that tell of taking."""
    passed: tuple[str, ...] = ()
    """Events of the same form that tell of passing by."""


class Game(Generic[S]):
    """A title. One object of it stands in the registry; it has no state of its own."""

    id: str = ""
    """Short and stable: records depend on it."""
    prefix: str = ""
    """The prefix of its rule ids."""
    data_version: int = 1
    """The version of its rules and data that new games are played by."""
    known_versions: tuple[int, ...] = (1,)
    """The versions whose records this program replays."""
    seats: range = range(2, 5)
    options: tuple[Option, ...] = ()
    tastes: tuple[str, ...] = ()
    """Kinds of questions that are a matter of taste: bots answer them without thought."""
    brief: Mapping[str, OptionValue] = {}
    """Options of a short game that is whole in kind: by them the contract kit plays most of its games."""
    takings: tuple[Taking, ...] = ()
    """What is worth counting when many games are compared."""
    folder: Path
    """Where its ledger, data and messages lie."""
    seat_colours: tuple[Colour, ...] = PLAYER_COLOURS
    colours_in_play: bool = False
    """Whether the colours are chosen in the game itself, so that nobody need be asked before it."""
    lead: float = 20.0
    """So many points by the valuation before the others, and a game is as good as won."""
    foresight: int = 4
    """How many turns a search looks ahead, the present one included; never less than one of every seat."""
    farsight: tuple[int, int, int] = (1, 1, 1)
    """So many times as far looks a search that is short, one that has time, and one that has much of it."""
    glance: int = 40
    """So many iterations a mate makes: enough to beat the greedy, too few to be a captain."""
    gradual: bool = False
    """Whether a search that looks further than `foresight` weighs how seats stand after every turn from there on, and
    not at the last alone: what is near depends less on dice, what is far less on the valuation."""
    breadth: float = 4.0
    """So many answers a search weighs at once where it looks ahead; the less, the more it trusts in habits there."""

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> S:
        """The state before the first step. Options are complete and checked."""
        raise NotImplementedError

    def start_by(self, version: int, seats: int, options: Mapping[str, OptionValue]) -> S:
        """The same by one of the `known_versions`: what was begun by an older one goes on by it."""
        return self.start(seats, options)

    def company(self, seats: int) -> tuple[str, ...]:
        """Those who play along without a seat, by their components' ids: each has a name, a colour and a score."""
        return ()

    def rules(self, s: S) -> Rules:
        """The rules from this boundary to the next; returning is reaching the next boundary."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """The outcome of a state that is over."""
        raise NotImplementedError

    def remember(self, view: S, seat: int, before: Sequence[Event]) -> None:
        """Fills in what the view hides at the last boundary but a good memory would still know from all that the seat
        has witnessed before it. Is not called for a match that keeps no journal."""

    def deal_unknown(self, view: S, seat: int, since: Sequence[Event], rng: Random) -> None:
        """Fills in what is still hidden, consistently with the events witnessed since the last boundary."""

    def plausible(self, view: S, seat: int, kind: str) -> Iterable[Move]:
        """Moves that a person might try at such a question, legal or not, for 'why not?'."""
        return ()

    def why_not(self, view: S, seat: int, kind: str, move: Move) -> Refusal | None:
        """Why a move is out of place altogether; asked when the question's own answer is silent."""
        return None

    def instinct(self, view: S, seat: int, kind: str, options: Sequence[Move]) -> list[float] | None:
        """What the options look like to somebody who knows the game and has no time, in points of the valuation.

        For searches, which otherwise try each option for one step. None where that is good enough."""
        return None

    def circumstances(self, view: S, seat: int, kind: str, options: Sequence[Move]) -> tuple[int, ...]:
        """What besides the options decides the answer, and differs in the worlds of a search: dice, a card."""
        return ()

    def courses(self, view: S, seat: int, kind: str) -> Courses | None:
        """Where the steps that begin with this question lead, for searches. None where an answer is a whole move."""
        return None

    def value(self, view: S, seat: int) -> float:
        """How good the position is for the seat, in points, from what it sees. The sense of a greedy player."""
        return 0.0

    def turn(self, s: S) -> tuple[int, int]:
        """Names the turn in progress: the same as long as it lasts. By default the state's `round` and `active`."""
        return getattr(s, "round", 0), getattr(s, "active", 0)

    def playout(self, s: S, ask: Ask, rng: Random) -> int:
        """Which of the options a playout takes, by its index. By default any; a title may have better habits."""
        return int(rng.random() * len(ask.options))

    def invariants(self, s: S) -> list[str]:
        """What does not hold and always should, in words; checked by the tests after every move."""
        return []

    def options_are_open(self, s: S) -> bool:
        """Whether everybody may read the options of whoever is asked; they can betray what a seat holds."""
        return False

    def component_names(self) -> Mapping[str, Mapping[str, str]]:
        """Every component's names by its id: `en`, `pl`, and cases such as `pl_gen`."""
        return {}

    def reference(self) -> list[tuple[str, list[dict[str, str]]]]:
        """The components for people to look up: sections (a message's id) of rows with `id`, `source`, and texts
        by language (`en`, `pl`: the name; `en_about`, `pl_about`: what it does)."""
        return []

    def phrase(self, move: Move) -> tuple[str, dict[str, str | int]]:
        """The message that says a move, and its values."""
        return f"move-{move[0]}", {}

    def outlook(self, view: S, move: Move) -> tuple[str, dict[str, str | int]] | None:
        """The message that says what an option comes to in this position, beyond its label; None if that is all."""
        return None

    def question_phrase(self, kind: str) -> tuple[str, dict[str, str | int]]:
        """The message that puts a question of that kind, and its values."""
        return f"ask-{kind}", {}

    def event_phrase(self, event: Event, people: Sequence[str]) -> tuple[str, dict[str, str | int]]:
        """The message that tells an event, and its values."""
        return f"event-{event[0]}", {}

    def chance_phrase(self, text: str, people: Sequence[str]) -> tuple[str, dict[str, str | int]]:
        """The message that tells an outcome of chance, from its line in the record."""
        return "", {}

    def picture(self, scene: Scene) -> Any:
        """The board as a `karawela.draw.picture.Picture`, in layers. Imported lazily: a game that nobody looks at never
        loads its drawing."""
        raise NotImplementedError

    def draw(self, scene: Scene) -> str:
        """The board as an SVG document."""
        return str(self.picture(scene))

    def cover(self, language: str = "en") -> str:
        """A picture of the title, as SVG of 480 by 300, for lists of titles."""
        from karawela.draw.cover import plain_cover

        return plain_cover(self.id)

    def terminal(self, scene: Scene) -> Any:
        """The board as a Rich renderable, for a console at least 76 cells wide. Imported lazily, like `draw`."""
        raise NotImplementedError

    def read_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Every option with its value; what is not given has its default."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                listed = ", ".join(known) or "none"
                raise BadOption(f"{self.id} has no option '{name}'; its options: {listed}")
        return {name: option.read(given.get(name, option.default)) for name, option in known.items()}

    def read_colours(self, chosen: Sequence[str], seats: int) -> tuple[Colour, ...]:
        """Each seat's colour: the chosen ones in the order of the seats, then the free ones in their own order."""
        known = {colour.id: colour for colour in self.seat_colours}
        for name in chosen:
            if name not in known:
                raise BadOption(f"{self.id} has no colour '{name}'; its colours: {', '.join(known)}")
        if len(set(chosen)) != len(chosen):
            raise BadOption("two seats cannot have the same colour")
        free = [name for name in known if name not in chosen]
        return tuple(known[name] for name in (*chosen, *free)[:seats])

    def colours_in(self, s: S, given: tuple[Colour, ...]) -> tuple[Colour, ...]:
        """Each seat's colour now, where it is chosen in play; otherwise as given at the table."""
        return given

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise WrongSeatCount(self.id, seats, self.seats)


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a picture may know: one seat's view and the question put to that seat, nothing else."""

    view: Any
    seat: int | None
    names: tuple[str, ...]
    colours: tuple[Colour, ...] = PLAYER_COLOURS
    asked: tuple[int, ...] = ()
    kind: str = ""
    options: tuple[Move, ...] = ()
    """What the viewing seat may choose from; empty while it is not asked."""
    open_options: tuple[Move, ...] = ()
    """What whoever is asked may choose from, where the title plays with that open: to be read, not clicked."""
    language: str = "en"
    result: Result | None = None
    refused: Mapping[Move, Refusal] = field(default_factory=dict)
    bare: bool = False
    """Whether the surroundings show the question and its plain answers, so that the picture need not."""


__all__ = ["Ask", "Colour", "Game", "Option", "OptionValue", "Result", "Scene", "Taking", "ranks_of"]
