"""What an option comes to in the present position: who waits at the end of a drive, what a load pays, whom a visit
pays. Read in the view of the seat that is asked."""

from typing import NamedTuple

from karawela.games.santiago.data.components import (
    BUILDING_INDEX,
    BUILDINGS,
    CHEQUERED,
    CUBANS,
    GIVES,
    GOOD_INDEX,
    GOODS,
    NEEDS_SHIP,
    PABLO,
    PESOS,
    PESOS_A_POINT,
    POINTS,
    PORT,
    STOPS,
)
from karawela.games.santiago.rules.cubans import asks_nothing
from karawela.games.santiago.rules.turn import is_inactive_after
from karawela.games.santiago.state import NOWHERE, Santiago
from karawela.games.santiago.words.phrases import WORDS
from karawela.words.grammar import Values
from karawela.words.sayings import Person


@WORDS.adds("move-move_car")
def price_of_a_drive(said: Values) -> Values:
    return {"price": int(said["n"]) - 1}


@WORDS.adds("use-casino")
def casino(said: Values) -> Values:
    return {"pesos": PESOS_A_POINT * int(said["n"])}


# ------------------------------------------------------------------ driving


class Passing(NamedTuple):
    """What a drive does to the ship: the marker's flag at its end, 0 if no ship is in port then."""

    value: int
    leaves: bool


def passing(view: Santiago, drive: int) -> Passing:
    """Each time the car passes the port, the marker moves on, and at the chequered flag the ship leaves (SDC-11.03)."""
    if not view.ship_in_port:
        return Passing(0, False)
    passes = (view.car + drive - 1) // STOPS
    value = view.marker + passes
    return Passing(value, False) if value < CHEQUERED else Passing(0, True)


@WORDS.sees("move_car")
def who_waits(view: Santiago, said: Values) -> Values:
    """Who is met at the end of the drive and what that brings; the car may turn an inactive Cuban back on its way round
    (SDC-9.30, 9.32)."""
    drive = int(said["n"])
    value, leaves = passing(view, drive)
    told: Values = {"stop": "", "cuban": "", "good": "", "gets": 0, "value": value}
    told["passing"] = "leaves" if leaves else "rises" if value > view.marker else "no"
    stop = (view.car + drive) % STOPS
    if stop == PORT:
        return told | ({"stop": "port", "passing": "no"} if value else {"stop": "no-ship"})
    cuban = view.stops[stop]
    told["cuban"] = CUBANS[cuban]
    if is_inactive_after(view, cuban, drive):
        return told | {"stop": "inactive"}
    if not asks_nothing(cuban):
        return told | {"stop": "asks"}
    what, n = GIVES[cuban]
    if what in (PESOS, POINTS):
        return told | {"stop": "pesos" if what == PESOS else "points", "gets": n}
    gets = min(n, view.supply[what])
    return told | {"stop": "goods" if gets else "none-left", "good": GOODS[what], "gets": gets}


# ------------------------------------------------------------------ Cubans and buildings


@WORDS.sees("pablo_take")
def then_held(view: Santiago, said: Values) -> Values:
    return {"have": view.traders[view.active].goods[GOOD_INDEX[str(said["good"])]] + 1}


@WORDS.sees("decline")
def what_is_declined(view: Santiago, said: Values) -> Values:
    return {"from": CUBANS[PABLO] if view.cuban_here() == PABLO else "other"}


@WORDS.sees("zorro_give")
def who_drives(view: Santiago, said: Values) -> Values:
    return {"taker": Person(view.active)}


@WORDS.sees("place_pawn")
def what_a_visit_brings(view: Santiago, said: Values) -> Values:
    """Whether the building can be used at all, and whom the visit pays; the own building pays nobody (SDC-10.05)."""
    building = BUILDING_INDEX[str(said["building"])]
    owner = view.owner[building]
    usable = view.ship_in_port or not NEEDS_SHIP[building]
    return {"use": "yes" if usable else "no-ship", "owner": Person(-1 if owner == view.active else owner)}


@WORDS.sees("skip")
def which_building(view: Santiago, said: Values) -> Values | None:
    place = view.traders[view.active].place
    return None if place == NOWHERE else {"building": BUILDINGS[place]}


# ------------------------------------------------------------------ the ship


@WORDS.sees("choose_demand")
def what_the_ship_would_want(view: Santiago, said: Values) -> Values | None:
    """The other four dice, without the zeros."""
    if not view.rolled:
        return None
    aside = str(said["good"])
    rest = [f"{good} {n}" for good, n in zip(GOODS, view.rolled, strict=False) if n and good != aside]
    return {"n": view.rolled[GOOD_INDEX[aside]], "wants": ",".join(rest) or "nothing"}


@WORDS.sees("load")
def points_for_a_load(view: Santiago, said: Values) -> Values:
    n = int(said["n"])
    return {"points": n * view.marker, "full": _fills(view, str(said["good"]), n)}


@WORDS.sees("load_wood")
def points_for_wood(view: Santiago, said: Values) -> Values:
    n = int(said["n"])
    return {"points": n, "full": _fills(view, str(said["good"]), n)}


@WORDS.sees("use-trade_office")
def trade_office(view: Santiago, said: Values) -> Values:
    return {"full": _fills(view, str(said["good"]), 1)}


@WORDS.sees("use-customs")
def customs(view: Santiago, said: Values) -> Values:
    good = str(said["good"])
    shown = view.dice[GOOD_INDEX[good]]
    return {"from": shown, "full": _fills(view, good, shown)}


@WORDS.sees("use-harbourmaster")
def harbourmaster(view: Santiago, said: Values) -> Values:
    return {"flag": view.marker + (1 if said["way"] == "right" else -1)}


def _fills(view: Santiago, good: str, n: int) -> str:
    """Whether so many of a good are the last that the ship wants, so that it leaves (SDC-6.13)."""
    wanted = sum(value for value in view.dice if value > 0)
    return "yes" if wanted == n == view.dice[GOOD_INDEX[good]] else "no"
