"""Przebieg: turns (chapters 4, 8, 10 and 12)."""

from karawela.engine.ask import Ask, GameOver, Move, Rules
from karawela.games.santiago.data.components import (
    BUILDING_INDEX,
    BUILDINGS,
    CUBANS,
    EL_ZORRO,
    FLOWER_OF,
    LONGEST_DRIVE,
    PORT,
    STOPS,
)
from karawela.games.santiago.rules.building_pages import use, uses_of
from karawela.games.santiago.rules.cubans import asks_nothing, deal_with, help_from
from karawela.games.santiago.rules.holdings import pay_pesos, take_vp
from karawela.games.santiago.rules.port import loading_round
from karawela.games.santiago.rules.refusals import why_not_drive, why_not_place, why_not_use
from karawela.games.santiago.rules.setup import setup
from karawela.games.santiago.rules.ships import advance_marker, roll_new_ship
from karawela.games.santiago.state import NOBODY, NOWHERE, Santiago

_DRIVES = [tuple(("move_car", d) for d in range(1, longest + 1)) for longest in range(LONGEST_DRIVE + 1)]
_PLACE = [("place_pawn", building) for building in BUILDINGS]
_SKIP: Move = ("skip",)


def game(s: Santiago) -> Rules:
    """From one boundary to the next: the setup, then a turn at a time."""
    if not s.stops:
        return setup(s)
    if s.turn_limit and s.turn >= s.turn_limit:
        return stop_here(s)
    return turn(s)


def stop_here(s: Santiago) -> Rules:
    """So many turns are enough: a guard, not a rule (SDC-13.05)."""
    s.truncated = True
    raise GameOver
    yield


def turn(s: Santiago) -> Rules:
    """A: drive, and deal with whoever is there. B: the pawn goes to a building and may use it."""
    s.turn += 1
    seat = s.active
    yield from drive(s, seat)
    cuban = s.stops[s.car]
    if s.car == PORT:
        if s.ship_in_port:  # else nothing happens here (SDC-6.21)
            yield from loading_round(s, seat)
    elif s.inactive[cuban]:
        s.tell("nobody_helps", CUBANS[cuban])  # SDC-5.26
    else:
        if asks_nothing(cuban):
            help_from(s, seat, cuban)
        else:
            yield from deal_with(s, seat, cuban)
        yield from visit_building(s, seat, cuban)
    pay_owner(s, seat)
    if s.ship_left:  # SDC-11.06, 11.07
        yield from roll_new_ship(s, seat)
    s.active = (seat + 1) % len(s.traders)


def drive(s: Santiago, seat: int) -> Rules:
    """One stop is free, each further one costs a peso, paid before anything else (SDC-4.03 to 4.12)."""
    longest = s.traders[seat].pesos + 1
    options = _DRIVES[min(LONGEST_DRIVE, longest)]
    answer = yield Ask(seat, "move_car", options, "SDC-4.05", why_not_drive)
    distance = answer[1]
    if distance > 1:
        pay_pesos(s, seat, distance - 1)
    for remaining in range(distance - 1, -1, -1):
        leave_stop(s)
        s.car = (s.car + 1) % STOPS
        if s.car == PORT and remaining and s.ship_in_port:  # passing the port (SDC-11.03, 11.10)
            advance_marker(s)
    s.tell("drove", seat, distance, "port" if s.car == PORT else CUBANS[s.stops[s.car]])


def leave_stop(s: Santiago) -> None:
    """The car goes on: an inactive Cuban behind it is turned back, unless he is fresh (SDC-9.30, 9.31)."""
    cuban = s.stops[s.car]
    if cuban != NOWHERE and s.inactive[cuban]:
        if s.fresh == cuban:
            s.fresh = NOBODY
        else:
            s.inactive[cuban] = False
            s.tell("active", CUBANS[cuban])


def is_inactive_after(s: Santiago, cuban: int, distance: int) -> bool:
    """Whether a Cuban at whose stop a drive ends is inactive then: it may have passed him before (SDC-9.32)."""
    passed = distance // STOPS
    return s.inactive[cuban] and passed <= (s.fresh == cuban)


def visit_building(s: Santiago, seat: int, cuban: int) -> Rules:
    """The pawn must move to a building of the Cuban's flower; the building it is in may then be used."""
    trader = s.traders[seat]
    if cuban != EL_ZORRO:  # at El Zorro the pawn stays (SDC-5.15, 8.07)
        options = places_of(s, seat, FLOWER_OF[cuban])
        if options:  # else it stays where it is (SDC-8.10 to 8.12)
            answer = yield Ask(seat, "place_pawn", options, "SDC-8.01", why_not_place)
            trader.place = BUILDING_INDEX[answer[1]]
            s.tell("entered", seat, answer[1])
    if trader.place == NOWHERE:  # SDC-5.17, 8.12
        return
    uses: list[Move] = [("use_building", *what) for what in uses_of(s, seat, trader.place)]
    uses.append(_SKIP)  # using is never compulsory (SDC-8.05) and not always possible (SDC-8.15)
    answer = yield Ask(seat, "use_building", uses, "SDC-8.06", why_not_use)
    if answer[0] != "skip":
        s.tell("used", seat, answer[1])
        use(s, seat, answer[1:])
    else:
        s.tell("skipped", seat, BUILDINGS[trader.place])


def places_of(s: Santiago, seat: int, flower: int) -> list[Move]:
    """The buildings of the flower in which no pawn stands, neither another's nor the own (SDC-8.02, 8.04)."""
    occupied = [trader.place for trader in s.traders]
    here = s.slots[3 * flower : 3 * flower + 3]
    return [_PLACE[building] for building in sorted(here) if building not in occupied]


def pay_owner(s: Santiago, seat: int) -> None:
    """At the end of the turn another's building pays its owner a point (SDC-10.04 to 10.07)."""
    place = s.traders[seat].place
    if place != NOWHERE:
        owner = s.owner[place]
        if owner != NOBODY and owner != seat:
            take_vp(s, owner, 1)
            s.tell("owner_paid", owner, BUILDINGS[place])
