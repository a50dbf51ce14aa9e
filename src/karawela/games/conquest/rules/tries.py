"""Moves that a person might try, legal or not: what the table greys out and explains."""

from collections.abc import Iterable, Mapping, Sequence

from karawela.engine.ask import Move
from karawela.games.conquest import TITLE
from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.state import NOBODY, Conquest
from karawela.games.ship_adventure.data.components import CITY
from karawela.words.grammar import tries_of


def left(view: Conquest, seat: int, kind: str) -> Mapping[str, Sequence[str]]:
    """What the position leaves of the arguments: the cities that somebody has."""
    if kind != "purchases":
        return {}
    sea = view.sea
    return {"square": sea.names_of(sorted(square for square in view.owner if sea.kind[square] == CITY))}


_of_the_grammar = tries_of(TITLE, left)


def tries(view: Conquest, seat: int, kind: str) -> Iterable[Move]:
    """The tries for one kind of question. Squares that hang together are found on the board, not in the grammar."""
    if kind == "movement":
        yield from _moves(view, seat)
    elif kind == "battles":
        yield ("end_battles",)
        yield from _shots(view, seat, "fire")
    elif kind == "reaction":
        yield from _shots(view, seat, "react")
    else:
        yield from _of_the_grammar(view, seat, kind)


def _moves(view: Conquest, seat: int) -> Iterable[Move]:
    """Whole groups, their ships alone and their crews alone, to every neighbour."""
    sea, captain = view.sea, view.captains[seat]
    for here in captain.squares():
        ships, crews = captain.ships.get(here, 0), captain.crews.get(here, 0)
        parts = sorted({(ships, crews), (ships, 0), (0, crews)} - {(0, 0)})
        for there in sea.neighbours[here]:
            yield from (("move", sea.names[here], *part, sea.names[there]) for part in parts)


def _shots(view: Conquest, seat: int, verb: str) -> Iterable[Move]:
    """One ball from every ship and point at every enemy or enemy's point next to it."""
    sea, captain = view.sea, view.captains[seat]
    sources = {*captain.ships, *captain.crews, *(point for point, owner in view.owner.items() if owner == seat)}
    for source in sorted(sources):
        for target in sea.neighbours[source]:
            foreign_point = sea.kind[target] in POINT_KINDS and view.owner.get(target, seat) != seat
            if foreign_point or view.enemy_on(target, seat) != NOBODY:
                yield (verb, sea.names[source], sea.names[target], 1)
