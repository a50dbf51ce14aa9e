"""What stands behind the others' screens, for search: remembered, or dealt again.

Everybody begins with the same, and everything is taken and returned in the open: whoever was there from the start and
has a good memory knows it all. Without such a memory, the opponents together hold eight of each good less the supply
and the own (SDC-1.09); who has how many, and their pesos, are dealt freely, their points as many as is usual by then,
but so that everything witnessed since the last boundary was possible.
"""

import math
from collections.abc import Sequence
from random import Random

from karawela.engine.state import UNKNOWN, Event
from karawela.games.santiago.data.components import COPIES, GOOD_INDEX, ORDINARY
from karawela.games.santiago.state import Santiago, Trader

_PESOS, _VP = 6, 7
"""Columns after the six goods."""
_GAINED, _APART = 28.0, 4.0
"""What all together gain with each ship, in games of greedy players, and how far apart the first one leaves them."""


def remember(view: Santiago, seat: int, before: Sequence[Event]) -> None:
    """Fills in every trader's holdings, if what was witnessed accounts for all goods that are not in the supply."""
    blind = _blind(view)
    balance, _, _ = _flows(before, len(view.traders))
    start = Trader()
    goods = [[had + got for had, got in zip(start.goods, flow, strict=False)] for flow in balance]
    for good in range(6):
        own = 0 if seat in blind else view.traders[seat].goods[good]
        if sum([goods[other][good] for other in blind]) != COPIES - view.supply[good] - own:
            return
    for other in blind:
        trader = view.traders[other]
        trader.goods = goods[other]
        trader.pesos = start.pesos + balance[other][_PESOS]
        trader.vp = start.vp + balance[other][_VP]


def _blind(view: Santiago) -> list[int]:
    """Whose holdings are not known."""
    return [seat for seat, trader in enumerate(view.traders) if trader.pesos == UNKNOWN]


def deal_unknown(view: Santiago, seat: int, since: Sequence[Event], rng: Random) -> None:
    """Fills in every trader's holdings that the view hides."""
    blind = _blind(view)
    if not blind:
        return
    _, least, empty = _flows(since, len(view.traders))
    for other in blind:
        trader = view.traders[other]
        poor = other in empty
        trader.pesos = least[other][_PESOS] + (0 if poor else rng.randrange(7))
        trader.vp = least[other][_VP] if poor else max(least[other][_VP], _usual_points(view, rng))
        trader.goods = least[other][:6]
    own = view.traders[seat].goods if seat not in blind else [0] * 6
    for good in range(6):
        loose = COPIES - view.supply[good] - own[good] - sum(view.traders[other].goods[good] for other in blind)
        takers = [other for other in blind if other not in empty or good >= ORDINARY] or blind
        for _ in range(loose):
            view.traders[rng.choice(takers)].goods[good] += 1


def _usual_points(view: Santiago, rng: Random) -> int:
    """As a player has at this stage: two from the start, and an uncertain share of what was gained since."""
    ships = view.departed + 0.4
    return max(0, round(rng.gauss(2 + _GAINED / len(view.traders) * ships, _APART * math.sqrt(ships))))


def _flows(events: Sequence[Event], seats: int) -> tuple[list[list[int]], list[list[int]], set[int]]:
    """What each seat has gained, what it must have held before to pay what it paid, and who had nothing to give."""
    least = [[0] * 8 for _ in range(seats)]
    balance = [[0] * 8 for _ in range(seats)]
    empty: set[int] = set()

    def change(who: int, column: int, by: int) -> None:
        balance[who][column] += by
        least[who][column] = max(least[who][column], -balance[who][column])

    for event in events:
        name = event[0]
        if name == "pesos":
            change(int(event[1]), _PESOS, int(event[2]))
        elif name == "vp":
            change(int(event[1]), _VP, int(event[2]))
        elif name == "goods":
            change(int(event[1]), GOOD_INDEX[str(event[2])], int(event[3]))
        elif name == "gift":
            who, taker, what = int(event[1]), int(event[2]), str(event[3])
            if what == "nothing":
                empty.add(who)
                continue
            column = {"peso": _PESOS, "vp": _VP}.get(what)
            column = GOOD_INDEX[what] if column is None else column
            change(who, column, -1)
            change(taker, column, 1)
    return balance, least, empty
