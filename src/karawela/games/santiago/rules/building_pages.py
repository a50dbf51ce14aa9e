"""The pages of the buildings: a building has three functions, entered under its constant.

    @offers(DISTILLERY)          which uses there are now, as the particulars that follow its name in a move
    @does(DISTILLERY)            what one use does
    @refuses(DISTILLERY)         why a use is not possible

A use is one move: the building and its particulars, `("distillery", 2)`. The same moves serve after entering, at El
Zorro, through Alonso and when the pawn had to stay (SDC-9.37); only the verb before them differs.
"""

from collections.abc import Callable

from karawela.engine.ask import Move, Refusal
from karawela.games.santiago.data.components import BUILDING_INDEX, BUILDINGS, NEEDS_SHIP
from karawela.games.santiago.state import Santiago

Offer = Callable[[Santiago, int], list[Move]]
Deed = Callable[[Santiago, int, Move], None]
WhyNot = Callable[[Santiago, int, Move], Refusal]


def _no_page(*_: object) -> Refusal:
    return Refusal("SDC-8.06")


def _always(s: Santiago, seat: int) -> list[Move]:
    return [()]


def _nothing(s: Santiago, seat: int, what: Move) -> None:
    """A building without a page of its own does nothing; the contract kit finds it."""


_OFFERS: list[Offer] = [_always] * len(BUILDINGS)
_DEEDS: list[Deed] = [_nothing] * len(BUILDINGS)
_REFUSALS: list[WhyNot] = [_no_page] * len(BUILDINGS)


def offers(building: int) -> Callable[[Offer], Offer]:
    """Enters what a building offers now; without a page it can always be used, and in one way."""

    def enter(page: Offer) -> Offer:
        _OFFERS[building] = page
        return page

    return enter


def does(building: int) -> Callable[[Deed], Deed]:
    """Enters what using a building does, given the particulars of the use."""

    def enter(page: Deed) -> Deed:
        _DEEDS[building] = page
        return page

    return enter


def refuses(building: int) -> Callable[[WhyNot], WhyNot]:
    """Enters why a use of a building is not possible, given what was tried."""

    def enter(page: WhyNot) -> WhyNot:
        _REFUSALS[building] = page
        return page

    return enter


def uses_of(s: Santiago, seat: int, building: int) -> list[Move]:
    """Every way to use the building now; empty if it can do nothing for the player (SDC-8.15, 9.34)."""
    name = BUILDINGS[building]
    return [(name, *what) for what in _OFFERS[building](s, seat)]


def use(s: Santiago, seat: int, what: Move) -> None:
    """Carries out one use, `what` being one of `uses_of`. May send the ship off and end the game."""
    _DEEDS[BUILDING_INDEX[str(what[0])]](s, seat, what[1:])


def why_not_building(view: Santiago, seat: int, building: int, what: Move) -> Refusal:
    """Why this use of the building, `("cafe", "rum", "rum")`, is not possible."""
    if NEEDS_SHIP[building] and not view.ship_in_port:
        return Refusal("SDC-9.34", "no-ship", {"building": BUILDINGS[building]})
    return _REFUSALS[building](view, seat, what[1:])
