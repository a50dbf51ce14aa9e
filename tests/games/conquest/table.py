"""A table of Caribbean Conquest on the reference board R1, set up as a test wants it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from karawela.bots.players import Greedy
from karawela.engine import Match
from karawela.engine.seat import Seat
from karawela.games.conquest import TITLE
from karawela.games.conquest.rules.setup import place
from karawela.games.conquest.state import COMPASS, MOVEMENT, NOBODY, PURCHASES, STEPS, Captain, Conquest
from karawela.games.ship_adventure.data.components import EQUIPMENT_INDEX, R1
from karawela.testing import table as testing

RED, YELLOW, BLUE, GREEN = range(4)
"""Seats; seat 0 plays red and so on, unless `colours` says otherwise."""


def r1(seats: int = 2, colours: Iterable[int] = (), **options: object) -> Conquest:
    """The state after the setup on R1, before the first compass. Red is at L1 and K2, yellow at F1 and E2, blue at
    E7 and F8, green at E3 and F4."""
    s = testing.started(TITLE, seats, **options)
    for captain, colour in zip(s.captains, tuple(colours) or range(4), strict=False):
        captain.colour = colour
    place(s, R1)
    s.phase = COMPASS
    return s


def empty(seats: int = 2, **options: object) -> Conquest:
    """R1 in round 2 with seat 0 about to move; nobody has units or points but the own city and a crew in it.

    With that crew nobody is eliminated by accident; `stand` says where everything else is."""
    s = r1(seats, (), **options)
    s.round, s.first, s.active, s.turns = 2, 0, 0, 1
    s.steps_left, s.phase = STEPS, MOVEMENT
    for captain in s.captains:
        captain.ships.clear()
        captain.crews.clear()
        captain.crews[s.sea.cities[captain.colour][0]] = 1
    return s


def four_boxes(seats: int) -> Conquest:
    return large_board(seats, "4", "campaign")


def large_board(seats: int, boxes: str, seed: str) -> Conquest:
    """A large board between two rounds, with cities and no unit anywhere."""
    match: Match[Conquest] = Match(TITLE, seats, seed, {"boxes": boxes})
    while not match.state.round:
        match.choose(0)
    s = match.state.copy()
    s.active, s.phase, s.round = NOBODY, COMPASS, 2
    for captain in s.captains:
        captain.ships.clear()
        captain.crews.clear()
    return s


def sailed(seats: int, deal: int) -> Conquest:
    """The end of a game of greedy players on four boxes."""
    match: Match[Conquest] = Match(TITLE, seats, f"ends {deal}", {"boxes": "4"})
    players = [Greedy(Random(f"{deal} {seat}"), worlds=1) for seat in range(seats)]
    while not match.over:
        seat = match.to_move[0]
        match.play(players[seat].choose(Seat(match, seat)))
    return match.state


def owning(s: Conquest, seat: int, *points: int) -> Conquest:
    """A copy in which the seat controls these points too."""
    twin = s.copy()
    for point in points:
        twin.owner[point] = seat
    return twin


def manned(s: Conquest, seat: int, square: int, ships: int = 0, crews: int = 0) -> Conquest:
    """A copy in which these units stand on the square too."""
    twin = s.copy()
    for units, count in ((twin.captains[seat].ships, ships), (twin.captains[seat].crews, crews)):
        if count:
            units[square] = count
    return twin


def at(s: Conquest, name: str) -> int:
    """The square of a name."""
    return s.sea.index[name]


def stand(s: Conquest, seat: int, square: str, ships: int = 0, crews: int = 0) -> None:
    """Exactly these units of the seat stand on the square."""
    captain, here = s.captains[seat], at(s, square)
    for units, count in ((captain.ships, ships), (captain.crews, crews)):
        units.pop(here, None)
        if count:
            units[here] = count


def own(s: Conquest, seat: int, *points: str) -> None:
    """The seat controls exactly these points more."""
    for point in points:
        if seat == NOBODY:
            s.owner.pop(at(s, point), None)
        else:
            s.owner[at(s, point)] = seat


def equip(s: Conquest, seat: int, gold: int | None = None, **cards: int) -> None:
    """Gives a seat gold and sets its cards."""
    captain = s.captains[seat]
    captain.gold = captain.gold if gold is None else gold
    for card, count in cards.items():
        captain.cards[EQUIPMENT_INDEX[card]] = count


def buying(s: Conquest) -> Conquest:
    """The same table one step earlier, at the purchases."""
    s.phase = PURCHASES
    return s


def match_from(s: Conquest, *rolls: int | str) -> Match[Conquest]:
    """A match that goes on from the state; chance gives `rolls` and then fails the test."""
    return testing.match_from(TITLE, s, *rolls, seats=len(s.captains))


def units(match: Match[Conquest], seat: int) -> dict[str, tuple[int, int]]:
    """(ships, crews) of a seat by square."""
    s, captain = match.state, match.state.captains[seat]
    return {
        s.sea.names[square]: (captain.ships.get(square, 0), captain.crews.get(square, 0))
        for square in captain.squares()
    }


def owned(match: Match[Conquest], seat: int) -> set[str]:
    """The points that a seat controls."""
    s = match.state
    return {s.sea.names[point] for point, owner in s.owner.items() if owner == seat}


def card(match: Match[Conquest], seat: int, name: str) -> int:
    """How many cards of that name a seat holds."""
    return match.state.captains[seat].cards[EQUIPMENT_INDEX[name]]


def captain_of(match: Match[Conquest], seat: int) -> Captain:
    return match.state.captains[seat]
