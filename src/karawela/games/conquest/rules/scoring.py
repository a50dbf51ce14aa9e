"""Koniec: the score, the ranks and the result (SAC-7.02 to 7.06)."""

from karawela.engine.result import Result
from karawela.games.conquest.rules.points import areas_of, income, points_in_areas, points_of
from karawela.games.conquest.state import LIMIT, Conquest


def result(s: Conquest) -> Result:
    """1 for each point, 2 for each point of a controlled area; ties go to gold, then units; who is out can't win."""
    scores, keys, lines = [], [], []
    for seat, captain in enumerate(s.captains):
        score = income(s, seat)
        scores.append(score)
        keys.append((not captain.out, score, captain.gold, captain.units()))
        lines.append(
            (
                ("points", points_of(s, seat)),
                ("areas", len(areas_of(s, seat))),
                ("area_points", points_in_areas(s, seat)),
                ("total", score),
                ("gold", captain.gold),
                ("units", captain.units()),
            )
        )
    return Result.by_rank(scores, keys, lines, s.ended == LIMIT)
