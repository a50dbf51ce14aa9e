"""What a title adds to its grammar where a message needs more than the arguments: numbers worked out, and the position.

    WORDS = Sayings(reference)

    @WORDS.adds("use-casino")
    def in_pesos(said: Values) -> Values:
        return {"pesos": PESOS_A_POINT * int(said["n"])}

    @WORDS.sees("move_car")
    def who_waits(view: Santiago, said: Values) -> Values:
        return {"cuban": ...}

A message that is said of a move alone, `move-<verb>`, has the move's arguments and what `adds` works out from them: it
stands in logs, which know no position. An option may have another message, `offer-<verb>`, for the seat that is asked:
that one has what `sees` reads in the seat's view, too. So may questions: `asks` reads what `ask-<kind>` needs. A value
that is a `Person` is said by the name of who sits there.

Where a message needs whole phrases, the title lends it a function, which is told the words (language, names, edition):

    @WORDS.tells("ABOUT")
    def what_it_does(words: Words, thing: str) -> str: ...

    offer-take = Take { NAME($card) }: { ABOUT($card) }
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Concatenate, Generic, TypeVar

from karawela.engine.state import State
from karawela.engine.title import Title
from karawela.words.grammar import Values

if TYPE_CHECKING:
    from karawela.words.messages import Words

S = TypeVar("S", bound=State)
Added = Callable[[Values], Mapping[str, str | int]]
Seen = Callable[[Any, Values], Mapping[str, str | int] | None]
Asked = Callable[[Any], Mapping[str, str | int]]
Told = Callable[Concatenate["Words", ...], str]
Section = tuple[str, list[dict[str, str]]]
"""Components for people to look up: a message's id, and rows with `id`, `source`, and texts by language (`en`, `pl`:
the name; `en_about`, `pl_about`: what it does)."""


class Person(int):
    """A seat that is to be named: the value `owner` is the name, and `owner_who` is seat or, for nobody, company."""


class Sayings(Generic[S]):
    """The table of a title's words room: what its messages need beyond the grammar."""

    def __init__(self, reference: Callable[[], list[Section]] = list):
        self.reference = reference
        self.added: dict[str, Added] = {}
        self.seen: dict[str, Seen] = {}
        self.asked: dict[str, Asked] = {}
        self.told: dict[str, Told] = {}

    def adds(self, *messages: str) -> Callable[[Added], Added]:
        """Enters a function that works out further values of the messages from their arguments."""

        def enter(added: Added) -> Added:
            self.added.update(dict.fromkeys(messages, added))
            return added

        return enter

    def sees(self, *messages: str) -> Callable[[Seen], Seen]:
        """Enters a function that reads further values of the offers `offer-<message>` in the view of the asked seat;
        None where the offer has nothing to add to the label."""

        def enter(seen: Seen) -> Seen:
            self.seen.update(dict.fromkeys(messages, seen))
            return seen

        return enter

    def asks(self, *kinds: str) -> Callable[[Asked], Asked]:
        """Enters a function that reads the values of questions in the view of the asked seat."""

        def enter(asked: Asked) -> Asked:
            self.asked.update(dict.fromkeys(kinds, asked))
            return asked

        return enter

    def tells(self, name: str) -> Callable[[Told], Told]:
        """Enters a function that messages of the title may call, with texts and whole numbers as its arguments."""

        def enter(told: Told) -> Told:
            self.told[name] = told
            return told

        return enter


def sayings_of(title: Title[Any]) -> Sayings[Any]:
    """The table of the title's words room, loaded when first wanted."""
    table: Sayings[Any] = title.room("words", "WORDS")
    return table
