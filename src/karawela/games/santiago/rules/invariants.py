"""What always holds in Santiago de Cuba; the tests look after every move."""

from karawela.engine.title import Demands
from karawela.games.santiago.data.components import CHEQUERED, COPIES, FACES, GOODS, ORDINARY, SHIPS, STOPS
from karawela.games.santiago.state import NOBODY, NOWHERE, Santiago


def broken(s: Santiago) -> list[str]:
    """Every invariant that does not hold, in words."""
    demand = Demands()
    for good, name in enumerate(GOODS):
        held = [trader.goods[good] for trader in s.traders]
        demand(
            s.supply[good] + sum(held) == COPIES,
            f"{name}: supply {s.supply[good]} and holdings {held} are not {COPIES}",
        )
        demand(min(held) >= 0 and s.supply[good] >= 0, f"{name}: a holding is negative")
    for seat, trader in enumerate(s.traders):
        demand(trader.pesos >= 0 and trader.vp >= 0, f"seat {seat + 1}: pesos {trader.pesos}, points {trader.vp}")
        owned = sum(owner == seat for owner in s.owner)
        demand(
            owned + trader.tokens_left == 3, f"seat {seat + 1}: owns {owned} and has {trader.tokens_left} tokens left"
        )
    places = [trader.place for trader in s.traders if trader.place != NOWHERE]
    demand(len(places) == len(set(places)), "two pawns stand in one building")
    demand(0 <= s.car < STOPS, f"the car is at {s.car}")
    demand(1 <= s.ship_token <= SHIPS, f"the ship token is on {s.ship_token}")
    if s.over:
        demand(
            s.truncated or (s.departed == SHIPS and s.ship_token == SHIPS),
            "the game ended without the seventh ship leaving",
        )
    else:
        demand(s.departed == s.ship_token - 1, f"{s.departed} ships left, token on {s.ship_token}")
        demand(2 <= s.marker < CHEQUERED, f"the marker is on {s.marker}")
        _check_ship(s, demand)
    if s.stops:
        here = s.cuban_here()
        demand(s.fresh == NOBODY or (s.fresh == here and s.inactive[here]), "the fresh Cuban is not the one at the car")
    return demand.broken


def _check_ship(s: Santiago, demand: Demands) -> None:
    on_ship = [value for value in s.dice if value >= 0]
    if not s.ship_in_port:
        demand(s.marker == 2 and not on_ship, "no ship is in port, but marker or dice are not back")
        return
    demand(len(on_ship) == 4 and s.set_aside != -1, f"{len(on_ship)} dice are on the ship")
    demand(any(on_ship), "a full ship has not left")
    for good in range(ORDINARY):
        demand(s.dice[good] <= max(FACES[good]), f"die {GOODS[good]} shows {s.dice[good]}")
