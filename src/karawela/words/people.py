"""Who plays, for whoever tells what happened: the people at the table, and the company that a title gives them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from karawela.engine.ledger import LANGUAGES

if TYPE_CHECKING:
    from karawela.engine.match import Match


class People(tuple[str, ...]):
    """The names of the seats, then of the company. Where moves and events name somebody by the colour, the colours tell
    who it is; of the company a sentence has the component, so that its name can be declined."""

    colours: tuple[str, ...]
    company: tuple[str, ...]

    def __new__(cls, names: Iterable[str], colours: Iterable[str] = (), company: Iterable[str] = ()) -> People:
        made = super().__new__(cls, tuple(names))
        made.colours = tuple(colours)
        made.company = tuple(company)
        return made


class Who(NamedTuple):
    """Somebody in a sentence: the name of a `seat`, the component of one of the `company`, or `nobody`."""

    name: str
    sort: str


NOBODY = Who("", "nobody")


def people_of(match: Match[Any], language: str = LANGUAGES[0]) -> People:
    """All who play, in the colours of now: nobody changes colours once they are chosen."""
    return People(match.cast(language), [colour.id for colour in match.colours], match.company)


def who(people: Sequence[str], number: int) -> Who:
    """The one of that number, `nobody` below 0. Company that whoever lists the names has not told has no component."""
    company = people.company if isinstance(people, People) else ()
    seats = len(people) - len(company)
    if number < seats:
        return NOBODY if number < 0 else Who(people[number], "seat")
    return Who(company[number - seats] if number < len(people) else "", "company")


def who_plays(people: Sequence[str], colour: str) -> Who:
    """Who plays the colour; `nobody` where nobody does, or where it is not known."""
    colours = people.colours if isinstance(people, People) else ()
    return who(people, colours.index(colour)) if colour in colours else NOBODY


def key_of(people: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Stands for all that sentences may tell of them."""
    return (tuple(people), people.colours, people.company) if isinstance(people, People) else (tuple(people),)
