"""What the options of a question look like at once, by tables and exact odds: for searches, which have no time.

A function for each kind of question; kinds without one are tried for one step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from karawela.engine.ask import Move
from karawela.games.tiny_epic.bot import crew_and_crates as aboard
from karawela.games.tiny_epic.bot import orders_at_sight as orders
from karawela.games.tiny_epic.bot.gains import Gains
from karawela.games.tiny_epic.bot.mind import Mind, Worth
from karawela.games.tiny_epic.bot.throws import dice
from karawela.games.tiny_epic.bot.worth import ahead_of, station_worth
from karawela.games.tiny_epic.data.choices import NONE, STATIONS
from karawela.games.tiny_epic.state import TinyEpic

Reflex = Callable[[Mind, Sequence[Move]], Worth]


def reflex(view: TinyEpic, seat: int, kind: str, options: Sequence[Move]) -> Worth | None:
    """What each option is worth at first sight; None where there is no reflex."""
    answer = _REFLEXES.get(kind)
    if answer is None:
        return None
    return answer(Mind(view, seat, Gains(view, seat, ahead_of(view, view.pirates[seat]))), options)


# ------------------------------------------------------------------ the wheel and the sea


def command(mind: Mind, options: Sequence[Move]) -> Worth:
    """To stop, or to go on to the best of the later stops; the station that pays should do least elsewhere."""
    turn, pirate = mind.turn(), mind.gains.me
    stops = turn.stops()
    stay = turn.sailing(stops[0])[0]
    on = max([turn.sailing(stop)[0] for stop in stops[1:]], default=stay - 1.0)
    first = stops[1].paid[:1] if len(stops) > 1 else ()
    found = []
    for move in options:
        if move[0] == "captain_stop":
            found.append(stay)
        elif move[0] == "captain_skip" and first:
            station = STATIONS.index(str(move[1]))
            lost = station_worth(pirate, station) - station_worth(pirate, first[0])
            found.append(on - (0.0 if station == first[0] else max(0.3, lost)))
        else:
            found.append(on)
    return found


def sail(mind: Mind, options: Sequence[Move]) -> Worth:
    """Each step by the best place to which it leads."""
    view, turn = mind.view, mind.turn()
    best: dict[int, float] = {}
    for way, worth in turn.ends():
        first = way.way[0] if way.way else NONE
        best[first] = max(best.get(first, -1e9), worth)
        if len(way.way) == 1:
            best[way.cell] = max(best[way.cell], worth)
    least = min(best.values()) - 1.0
    found = []
    for move in options:
        cell = view.grid.index(view.box.map_index[str(move[1])]) if len(move) > 1 else NONE
        found.append(best.get(cell, least))
    return found


_REFLEXES: dict[str, Reflex] = {
    "command": command,
    "sail": sail,
    "order": orders.order,
    "captain_bury": orders.bury,
    "captain_bonus": orders.order,
    "trade": orders.order,
    "search": orders.order,
    "attack": orders.order,
    "crew_up": orders.order,
    "market_shift": orders.order,
    "crew_bonus": orders.crew_bonus,
    "deep_search": orders.deep_search,
    "cursed_exchange": orders.exchange,
    "borrow_crew": orders.borrow,
    "cursed_plunder": orders.cursed_plunder,
    "hire": aboard.hire,
    "dismiss": aboard.dismiss,
    "discard_crate": aboard.give_crate,
    "navy_crate": aboard.give_crate,
    "jostle": aboard.jostle,
    "hide_assign": aboard.regroup,
    "reassign": aboard.regroup,
    "mend": aboard.regroup,
    "assign_deckhand": aboard.assign,
    "dice": lambda mind, options: dice(mind.gains, options),
}
