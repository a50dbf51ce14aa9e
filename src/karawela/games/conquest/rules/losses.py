"""What is lost and won in battle: units, points, and a player's last hope (SAC-5.15, 6.02, 7.02)."""

from karawela.games.conquest.rules.areas import area_colours
from karawela.games.conquest.rules.limits import POINT_KINDS, cities_of
from karawela.games.conquest.state import NOBODY, Conquest
from karawela.games.ship_adventure.data.components import AREAS, CREW_ID, SHIP_ID


def lose_unit(s: Conquest, seat: int, square: int) -> None:
    """One unit goes back to its supply, a crew before a ship (SAC-5.15, 5.18)."""
    captain = s.captains[seat]
    units, what = (captain.crews, CREW_ID) if square in captain.crews else (captain.ships, SHIP_ID)
    units[square] -= 1
    if not units[square]:
        del units[square]
    s.tell("lost", seat, what, s.sea.names[square])
    eliminate_if_beaten(s, seat)


def take_point(s: Conquest, seat: int, square: int) -> None:
    """The square's point, if it is one, belongs to the seat whose units alone stand on it (SAC-6.02)."""
    if s.sea.kind[square] not in POINT_KINDS:
        return
    before = s.owner.get(square, NOBODY)
    if before == seat:
        return
    s.owner[square] = seat
    s.tell("taken", seat, s.sea.names[square])
    for area, points in enumerate(s.areas):
        if square in points and s.holds_area(seat, area):
            s.tell("area", seat, AREAS[area_colours(s.boxes)[area]])
    if before != NOBODY:
        eliminate_if_beaten(s, before)


def eliminate_if_beaten(s: Conquest, seat: int) -> None:
    """Without a unit on the board and without a city a player is out; its points have no owner (SAC-7.02)."""
    captain = s.captains[seat]
    if captain.ships or captain.crews or captain.out or cities_of(s, seat):
        return
    captain.out = True
    for point in [point for point, owner in s.owner.items() if owner == seat]:
        del s.owner[point]
    s.tell("eliminated", seat)
