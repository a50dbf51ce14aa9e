"""Punkty strategiczne and Koniec: areas, income, and when the game ends (chapters 6 and 7)."""

from karawela.games.conquest.state import ELIMINATION, LIMIT, MAJORITY, RUNNING, Conquest


def areas_of(s: Conquest, seat: int) -> list[int]:
    """The strategic areas that the seat controls (SAC-6.04)."""
    return [area for area in range(len(s.areas)) if s.holds_area(seat, area)]


def points_of(s: Conquest, seat: int) -> int:
    """How many points the seat controls."""
    return sum(owner == seat for owner in s.owner.values())


def points_in_areas(s: Conquest, seat: int) -> int:
    """How many of them lie in areas that it controls."""
    return sum(len(s.areas[area]) for area in areas_of(s, seat))


def income(s: Conquest, seat: int) -> int:
    """1 for each point, 2 for each point of a controlled area; the score is the same sum (SAC-6.05, 7.03)."""
    return points_of(s, seat) + points_in_areas(s, seat)


def end_of_game(s: Conquest) -> str:
    """Why the game ends with this round, if it does (SAC-7.01, 7.06)."""
    if any(captain.out for captain in s.captains):
        return ELIMINATION
    if any(2 * len(areas_of(s, seat)) > len(s.areas) for seat in range(len(s.captains))):
        return MAJORITY
    return LIMIT if s.round >= s.max_rounds else RUNNING
