"""What a position is worth to a seat."""

from karawela.games.conquest.rules.points import income
from karawela.games.conquest.state import Conquest


def value(view: Conquest, seat: int) -> float:
    return float(income(view, seat))
