"""What a position is worth to a seat, in victory points: the sense of a player who looks one move ahead."""

from karawela.games.santiago.data.components import CHEQUERED, ORDINARY, SHIPS, WOOD
from karawela.games.santiago.state import NOBODY, Santiago

_PESO = 0.3
_IDLE = 0.75
"""A good that no ship wants yet."""
_LIKELY = 0.62
"""How much of a good in demand is really loaded, on average."""
_OWNED = 0.28
"""What a building still brings its owner, for each ship to come."""


def value(view: Santiago, seat: int) -> float:
    """Points, pesos, goods by what the ship in port would pay for them, and buildings by the time left."""
    me = view.traders[seat]
    ships = SHIPS - view.departed
    worth = float(me.vp)
    if view.over:
        return worth + sum(me.goods) // 3
    fading = min(1.0, ships / 3)
    worth += _PESO * me.pesos * fading
    flag = min(view.marker, CHEQUERED - 1)
    open_demand = 0
    for good in range(ORDINARY):
        wanted = max(0, view.dice[good])
        open_demand += wanted
        ready = min(me.goods[good], wanted)
        worth += ready * flag * _LIKELY + (me.goods[good] - ready) * (0.33 + (_IDLE - 0.33) * fading)
    wood = me.goods[WOOD]
    worth += min(wood, open_demand) * 0.7 + max(0, wood - open_demand) * 0.4
    owned = sum(owner == seat for owner in view.owner)
    worth += _OWNED * owned * ships
    if me.place >= 0 and view.owner[me.place] not in (NOBODY, seat):
        worth -= 0.4
    return worth
