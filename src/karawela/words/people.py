"""Who sits at a table, for whoever tells what happened there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from karawela.engine.match import Match


class People(tuple[str, ...]):
    """The names by seat, and the colours that the seats play: where moves and events name a player by the colour, this
    tells who it is."""

    colours: tuple[str, ...]

    def __new__(cls, names: Iterable[str], colours: Iterable[str] = ()) -> People:
        made = super().__new__(cls, tuple(names))
        made.colours = tuple(colours)
        return made


def people_of(match: Match[Any]) -> People:
    """The people of a match, in the colours of now: nobody changes colours once they are chosen."""
    return People(match.names, [colour.id for colour in match.colours[: match.seats]])


def colours_of(people: Iterable[str]) -> tuple[str, ...]:
    """The colours that are played, where whoever lists the names has told them."""
    return people.colours if isinstance(people, People) else ()
