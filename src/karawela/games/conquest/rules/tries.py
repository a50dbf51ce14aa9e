"""Moves that a person might try, legal or not: what the table greys out and explains."""

from collections.abc import Iterable

from karawela.engine.ask import Move
from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.state import NOBODY, Conquest
from karawela.games.ship_adventure.data.components import CITY, EQUIPMENT
from karawela.games.ship_adventure.rules.colours import COLOUR_MOVES


def plausible(view: Conquest, seat: int, kind: str) -> Iterable[Move]:
    """The tries for one kind of question."""
    if kind == "choose_colour":
        yield from COLOUR_MOVES
    elif kind == "purchases":
        yield from (("buy_card", card) for card in EQUIPMENT)
        for city in sorted(square for square in view.owner if view.board.kind[square] == CITY):
            yield from (("buy_unit", what, view.board.names[city]) for what in ("ship", "crew"))
    elif kind == "movement":
        yield from _moves(view, seat)
    elif kind == "battles":
        yield ("end_battles",)
        yield from _shots(view, seat, "fire")
    elif kind == "reaction":
        yield from _shots(view, seat, "react")


def _moves(view: Conquest, seat: int) -> Iterable[Move]:
    """Whole groups, their ships alone and their crews alone, to every neighbour."""
    board, captain = view.board, view.captains[seat]
    for here in captain.squares():
        ships, crews = captain.ships.get(here, 0), captain.crews.get(here, 0)
        parts = sorted({(ships, crews), (ships, 0), (0, crews)} - {(0, 0)})
        for there in board.neighbours[here]:
            yield from (("move", board.names[here], *part, board.names[there]) for part in parts)


def _shots(view: Conquest, seat: int, verb: str) -> Iterable[Move]:
    """One ball from every ship and point at every enemy or enemy's point next to it."""
    board, captain = view.board, view.captains[seat]
    sources = {*captain.ships, *captain.crews, *(point for point, owner in view.owner.items() if owner == seat)}
    for source in sorted(sources):
        for target in board.neighbours[source]:
            foreign_point = board.kind[target] in POINT_KINDS and view.owner.get(target, seat) != seat
            if foreign_point or view.enemy_on(target, seat) != NOBODY:
                yield (verb, board.names[source], board.names[target], 1)
