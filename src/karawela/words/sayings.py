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

What a table shows besides the board comes from here, too: `facts` of the seats and the `aim` (see `words.facts`), and
what a component does in sentences (`about`), where its row does not say it. So does how its log is told (`log`, see
`words.log_form`), which lines of the score are `only_counted`, and `why` a game ended as it did.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, Generic, TypeVar

from karawela.engine.state import State
from karawela.engine.title import Title
from karawela.words.facts import NO_AIM, Aim, Fact
from karawela.words.grammar import Values
from karawela.words.log_form import LogForm

if TYPE_CHECKING:
    from karawela.engine.result import Result
    from karawela.words.messages import Words

S = TypeVar("S", bound=State)
Added = Callable[[Values], Mapping[str, str | int]]
Seen = Callable[[Any, Values], Mapping[str, str | int] | None]
Asked = Callable[[Any], Mapping[str, str | int]]
Told = Callable[Concatenate["Words", ...], str]
Facts = Callable[["Words", Any, int], list[Fact]]
Aims = Callable[["Words", Any], Aim]
About = Callable[["Words", str], list[str]]
Why = Callable[["Words", Any, "Result", Sequence[str]], str]
Section = tuple[str, list[dict[str, str]]]
"""Components for people to look up: a message's id, and rows with `id`, `source`, and texts by language (`en`, `pl`:
the name; `en_about`, `pl_about`: what it does)."""


class Person(int):
    """Somebody that is to be named: the value `owner` is the name, and `owner_who` is seat, company or nobody."""


class Sayings(Generic[S]):
    """The table of a title's words room: what its messages need beyond the grammar."""

    def __init__(self, reference: Callable[[], list[Section]] = list):
        self.reference = reference
        self.added: dict[str, Added] = {}
        self.seen: dict[str, Seen] = {}
        self.asked: dict[str, Asked] = {}
        self.told: dict[str, Told] = {}
        self.facts_of: Facts = lambda words, view, seat: []
        """`(words, view, seat)`: the open facts of a seat, or of the title's company, as the view shows them."""
        self.aim_of: Aims = lambda words, view: NO_AIM
        """`(words, view)`: what everybody is after, and how far they are."""
        self.about_thing: About = _row_says
        """`(words, thing)`: what a component does, in sentences, for its large form."""
        self.log = LogForm()
        self.only_counted: frozenset[str] = frozenset()
        """Lines of the score that are worth no points: what is counted on the way to them, and what decides ties."""
        self.why_it_ended: Why = lambda words, view, result, names: ""
        """`(words, view, result, names)`: why the game ended as it did, where it is not the points alone."""

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

    def facts(self, facts: Facts) -> Facts:
        """Enters the function that tells the open facts of a seat."""
        self.facts_of = facts
        return facts

    def aim(self, aim: Aims) -> Aims:
        """Enters the function that tells the aim and how far everybody is."""
        self.aim_of = aim
        return aim

    def about(self, about: About) -> About:
        """Enters the function that tells what a component does, where rows do not say it themselves."""
        self.about_thing = about
        return about

    def why(self, why: Why) -> Why:
        """Enters the function that tells why the game ended as it did."""
        self.why_it_ended = why
        return why

    def tells(self, name: str) -> Callable[[Told], Told]:
        """Enters a function that messages of the title may call, with texts and whole numbers as its arguments."""

        def enter(told: Told) -> Told:
            self.told[name] = told
            return told

        return enter


def _row_says(words: Words, thing: str) -> list[str]:
    about = words.text(thing, "about")
    return [about] if about else []


def sayings_of(title: Title[Any]) -> Sayings[Any]:
    """The table of the title's words room, loaded when first wanted."""
    table: Sayings[Any] = title.room("words", "WORDS")
    return table
