"""What a title tells the engine about itself: facts, and where its rooms are.

    TITLE = Title(id="regatta", prefix="REG", package=__name__, seats=range(2, 5), options=(...))

A title is a folder. Its data, rules, bots, words, board and terminal lie in rooms of the same names in every title;
each room's `__init__` exports one typed table, which is loaded when somebody first wants it. The engine wants only the
rules, and the names of whoever plays along.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from karawela.engine.ask import Move, Refusal, Rules
from karawela.engine.errors import BadOption, WrongSeatCount
from karawela.engine.orders import Moment, Order, round_and_active
from karawela.engine.result import Result
from karawela.engine.state import Event, State

S = TypeVar("S", bound=State)
OptionValue = str | int | bool


class Colour(NamedTuple):
    """A seat's colour, always with a symbol and a letter, for eyes that don't tell colours."""

    id: str
    hex: str
    symbol: str
    letter: str


PLAYER_COLOURS = (
    Colour("red", "#c8322b", "anchor", "A"),
    Colour("yellow", "#e6b800", "star", "B"),
    Colour("blue", "#2f6fd0", "wheel", "C"),
    Colour("green", "#3f8f3a", "parrot", "D"),
)


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a title: a switch (bool default), a number (int default, with bounds), a choice, or a text.

    A text is free: `reader` turns what was given into the value, or raises `BadOption`; it must read its own values.
    `there` says what it would read now, the default first.
    """

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 1_000_000
    reader: Callable[[str], str] | None = None
    there: Callable[[], Sequence[str]] | None = None

    def values(self) -> tuple[str, ...]:
        """What can be given now, as text; nothing for a number, which has bounds."""
        if isinstance(self.default, bool):
            return ("no", "yes")
        return tuple(self.there()) if self.there is not None else self.choices

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


@dataclass(frozen=True, slots=True)
class Setup:
    """What is settled before a game begins. Options are complete and checked."""

    seats: int
    options: Mapping[str, OptionValue]
    colours: tuple[str, ...] = ()
    """The colours of the seats by their ids, where they are not chosen in play."""
    version: int = 1
    """By which of the title's versions it is played: what was begun by an older one goes on by it."""


def _nobody(setup: Setup) -> tuple[str, ...]:
    """A title in which only seats play."""
    return ()


def _active(s: Any) -> int:
    """By the state's `active`, if it has that."""
    return int(getattr(s, "active", -1))


def _nothing_to_fill_in(view: Any, seat: int, events: Sequence[Event], *_: Random) -> None:
    """A title without secrets has nothing to remember and nothing to deal."""


class Demands:
    """What a title demands of its state: `demand(holds, what)` keeps what does not hold, in words, in `broken`."""

    def __init__(self) -> None:
        self.broken: list[str] = []

    def __call__(self, holds: bool, what: str) -> None:
        if not holds:
            self.broken.append(what)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook(Generic[S]):
    """The table of a title's rules room. What a title does not need keeps its default."""

    start: Callable[[Setup], S]
    """The state before the first step."""
    play: Callable[[S], Rules]
    """The rules from this boundary to the next; returning is reaching the next boundary."""
    result: Callable[[S], Result]
    """The outcome of a state that is over."""
    invariants: Callable[[S], list[str]] = lambda s: []
    """What does not hold and always should, in words; the tests look after every move."""
    reads: Callable[[Move], bool] = lambda move: True
    """Whether that is a move of this title in any position; of what is none no reason is asked, where that matters."""
    tries: Callable[[S, int, str], Iterable[Move]] = lambda view, seat, kind: ()
    """`(view, seat, kind)`: moves that a person might try at such a question, legal or not, for 'why not?'."""
    why_not: Callable[[S, int, str, Move], Refusal | None] = lambda view, seat, kind, move: None
    """`(view, seat, kind, move)`: why a move is out of place; asked when the question's own answer is silent."""
    remember: Callable[[S, int, Sequence[Event]], None] = _nothing_to_fill_in
    """`(view, seat, before)`: fills in what the view hides at the last boundary but a good memory would still know from
    all that the seat has witnessed before it. Is not called for a match that keeps no journal."""
    deal_unknown: Callable[[S, int, Sequence[Event], Random], None] = _nothing_to_fill_in
    """`(view, seat, since, rng)`: fills in what is still hidden, consistently with the events witnessed since then."""
    company: Callable[[Setup], tuple[str, ...]] = _nobody
    """Those who play along without a seat, by a script with chance of its own, as the ids of components. They are never
    asked. Wherever everybody is counted they come after the seats: names, colours, facts, events, scores, ranks."""
    at_play: Callable[[S], int] = _active
    """Whose turn it is, by number as everybody is counted; -1 for nobody's. A seat may be asked in another's turn."""
    colours_in: Callable[[S, tuple[Colour, ...]], tuple[Colour, ...]] = lambda s, given: given
    """Each seat's colour now, where it is chosen in play; otherwise as given at the table."""
    options_are_open: Callable[[S], bool] = lambda s: False
    """Whether everybody may read the options of whoever is asked; they can betray what a seat holds."""
    orders: tuple[Order[S], ...] = ()
    """What a person may have answered by the table until a turn, a round or the game ends."""
    moment: Callable[[S], Moment] = round_and_active
    """The round and the turn in progress, from what everybody sees: no two turns of a game have the same."""


class Setting(NamedTuple):
    """A way to set up a title that is worth trying: its options, those that are not named as usual, for one number of
    players or for each that the title accepts with them."""

    name: str
    options: Mapping[str, OptionValue] = {}
    seats: int = 0
    """0 for every number of players."""


class Taking(NamedTuple):
    """A way in which seats come by components, for whoever counts what is taken; `taken-<kind>` is its heading."""

    kind: str
    moves: tuple[str, ...] = ()
    """First words of moves that take the components they name."""
    events: tuple[str, ...] = ()
    """Events `(event, seat, component, ...)` that tell of taking."""
    passed: tuple[str, ...] = ()
    """Events of the same form that tell of passing by."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Title(Generic[S]):
    """A title: facts only. One object of it stands in the registry."""

    id: str
    """Short and stable: records depend on it."""
    prefix: str
    """The prefix of its rule ids."""
    package: str = ""
    """The package whose rooms are its own."""
    data_version: int = 1
    """The version of its rules and data that new games are played by."""
    known_versions: tuple[int, ...] = (1,)
    """The versions whose records this program replays."""
    seats: range = range(2, 5)
    options: tuple[Option, ...] = ()
    edition_option: str = ""
    """The option that names the edition of the data, in a title that has data packs."""
    short: Mapping[str, OptionValue] = field(default_factory=dict)
    """Options of a short game that is whole in kind: by them the contract kit plays most of its games."""
    settings: tuple[Setting, ...] = ()
    """The ways to set it up that the contract kit tries where options mean something only together: these, and every
    number of players as usual. It names each value of an option that is in none of them."""
    takings: tuple[Taking, ...] = ()
    """What is worth counting when many games are compared."""
    colours: tuple[Colour, ...] = PLAYER_COLOURS
    """Those that seats can have."""
    colours_in_play: bool = False
    """Whether the colours are chosen in the game itself, so that nobody need be asked before it."""
    rooms: Mapping[str, Any] = field(default_factory=dict)
    """Tables of rooms that lie in no package: of small games made for a test."""

    @property
    def folder(self) -> Path:
        """Where its ledger, data and messages lie."""
        return _folder(self.package)

    @property
    def rules(self) -> Rulebook[S]:
        """The table of its rules, loaded when first wanted. Whoever asks it often binds it."""
        table: Rulebook[S] = self.room("rules", "RULES")
        return table

    def room(self, name: str, table: str) -> Any:
        """The typed table that a room exports. The room's module is imported when first wanted."""
        given = self.rooms.get(name)
        return given if given is not None else _table(f"{self.package}.{name}", table)

    def names(self, edition: str = "") -> Mapping[str, Mapping[str, str]]:
        """Every component's names by its id: `en`, `pl`, and cases such as `pl_gen`."""
        found: Mapping[str, Mapping[str, str]] = self.room("data", "DATA").names(edition)
        return found

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
        known = {colour.id: colour for colour in self.colours}
        for name in chosen:
            if name not in known:
                raise BadOption(f"{self.id} has no colour '{name}'; its colours: {', '.join(known)}")
        if len(set(chosen)) != len(chosen):
            raise BadOption("two seats cannot have the same colour")
        free = [name for name in known if name not in chosen]
        return tuple(known[name] for name in (*chosen, *free)[:seats])

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise WrongSeatCount(self.id, seats, self.seats)

    def setup(
        self, seats: int, options: Mapping[str, object], colours: Sequence[str] = (), version: int | None = None
    ) -> Setup:
        """What is settled about a game, read and checked; `BadOption` or `WrongSeatCount` says what is wrong."""
        self.check_seats(seats)
        chosen = tuple(colour.id for colour in self.read_colours(colours, seats))
        return Setup(seats, self.read_options(options), chosen, self.data_version if version is None else version)


@cache
def _table(module: str, table: str) -> Any:
    return getattr(importlib.import_module(module), table)


@cache
def _folder(package: str) -> Path:
    return Path(importlib.import_module(package).__path__[0])
