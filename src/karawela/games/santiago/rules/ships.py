"""Nowy statek: the value marker, a ship's departure and the next one's demand (chapters 2 and 11)."""

from karawela.engine.ask import Ask, GameOver, Roll, Rules
from karawela.games.santiago.data.components import CHEQUERED, DICE, DIE_INDEX, FACES, GOODS, ORDINARY, SHIPS
from karawela.games.santiago.rules.refusals import why_not_demand
from karawela.games.santiago.state import OFF_SHIP, Santiago

_ROLLS = [Roll(FACES[good], DICE[good]) for good in range(ORDINARY)]
_DEMANDS = tuple(("choose_demand", die) for die in DICE)


def advance_marker(s: Santiago) -> None:
    """One flag to the right; at the chequered flag the ship leaves (SDC-11.02)."""
    s.marker += 1
    s.tell("marker", s.marker)
    if s.marker == CHEQUERED:
        depart(s)


def is_full(s: Santiago) -> bool:
    """All four dice on the ship show 0; the one set aside never counts (SDC-2.03)."""
    return not any(value > 0 for value in s.dice)


def depart(s: Santiago) -> None:
    """The ship leaves. The seventh ends the game on the spot (SDC-11.05, 12.01)."""
    s.departed += 1
    s.ship_in_port = False
    s.ship_left = True
    s.dice = [OFF_SHIP] * ORDINARY  # SDC-11.17
    s.set_aside = OFF_SHIP
    s.set_aside_value = 0
    s.tell("departs", s.departed)
    if s.departed == SHIPS:
        raise GameOver
    s.ship_token += 1
    s.marker = 2


def roll_new_ship(s: Santiago, seat: int) -> Rules:
    """All five dice are rolled, one is set aside, four go on the ship unchanged (SDC-11.14)."""
    while True:
        values = []
        for roll in _ROLLS:
            values.append((yield roll))
        s.rolled = tuple(values)
        if any(values):
            answer = yield Ask(seat, "choose_demand", _DEMANDS, "SDC-11.14", why_not_demand)
            aside = DIE_INDEX[answer[1]]
            s.tell("set_aside", seat, GOODS[aside])
            s.set_aside = aside
            s.set_aside_value = values[aside]
            s.dice = values
            s.dice[aside] = OFF_SHIP
            if not is_full(s):
                break
        s.rolled = ()
        depart(s)  # special case 1: four zeros on the ship (SDC-11.11 to 11.13, 11.18)
    s.rolled = ()
    s.ship_in_port = True
    s.ship_left = False
    s.tell("arrives", s.ship_token)
