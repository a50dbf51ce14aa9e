"""What always holds in Caribbean Conquest; the tests look after every move."""

from karawela.engine.title import Demands
from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.rules.points import income
from karawela.games.conquest.state import COMPASS, GROUP, NOBODY, PURCHASES, STEPS, Captain, Conquest
from karawela.games.ship_adventure.data.components import CANNON, EQUIPMENT, MOST, SKULL, TEMPLE


def broken(s: Conquest) -> list[str]:
    """Every invariant that does not hold, in words."""
    demand = Demands()
    if not s.tiles:
        return demand.broken
    _check_points(s, demand)
    for seat, captain in enumerate(s.captains):
        _check_captain(s, seat, captain, demand)
    demand(0 <= s.steps_left <= STEPS, f"{s.steps_left} steps are left")
    demand(all(s.sea.wave[square] >= 0 for square in s.arrows), "an arrow was used where no wave is")
    if s.phase in (COMPASS, PURCHASES):
        _check_between_turns(s, demand)
    if s.opening_truce and s.round <= 1:
        demand(not any(captain.out for captain in s.captains), "somebody is out in spite of the truce")
    return demand.broken


def _check_points(s: Conquest, demand: Demands) -> None:
    """Invariants 17, 19 and 20."""
    kind = s.sea.kind
    tokens = sorted(square for square in s.sea.squares if kind[square] in (SKULL, TEMPLE))
    demand(sorted(point for area in s.areas for point in area) == tokens, "the areas do not share out the tokens")
    demand(len({len(area) for area in s.areas}) == 1, "areas are not equally large")
    demand(all(kind[point] in POINT_KINDS for point in s.owner), "something is owned that is no point")
    for seat, captain in enumerate(s.captains):
        owned = {point for point, owner in s.owner.items() if owner == seat}
        doubled = sum(len(area) for area in s.areas if owned.issuperset(area))
        demand(income(s, seat) == len(owned) + doubled, f"seat {seat + 1}: income is {income(s, seat)}")
        demand(not (captain.out and owned), f"seat {seat + 1} is out and owns {len(owned)} points")


def _check_captain(s: Conquest, seat: int, captain: Captain, demand: Demands) -> None:
    """Invariants 14, 15 and 18, and the maxima of the cards."""
    who, land = f"seat {seat + 1}", s.sea.land
    demand(captain.gold >= 0, f"{who} has {captain.gold} gold")
    demand(all(0 <= captain.cards[card] <= MOST[card] for card in range(len(EQUIPMENT))), f"{who}: {captain.cards}")
    demand(captain.cards[CANNON] >= 1, f"{who} has no cannon")
    demand(min([*captain.ships.values(), *captain.crews.values()], default=1) > 0, f"{who}: a square counts nobody")
    demand(all(captain.units_on(square) <= GROUP for square in captain.squares()), f"{who}: a group is too large")
    demand(not any(land[square] for square in captain.ships), f"{who} has a ship on land")
    afloat = {square for each in s.captains for square in each.ships}
    demand(all(land[square] or square in afloat for square in captain.crews), f"{who} has a crew in the water")
    demand(not (captain.out and captain.units()), f"{who} is out and has units")


def _check_between_turns(s: Conquest, demand: Demands) -> None:
    """Invariants 14, 15 and 17, which hold at the end of every turn."""
    land = s.sea.land
    for seat, captain in enumerate(s.captains):
        for square in captain.squares():
            name = s.sea.names[square]
            demand(s.enemy_on(square, seat) == NOBODY, f"two players stand on {name} between turns")
            demand(land[square] or square in captain.ships, f"a crew on {name} has no own ship")
            if s.sea.kind[square] in POINT_KINDS:
                demand(s.controls(seat, square), f"{name} is not owned by whoever stands on it")
