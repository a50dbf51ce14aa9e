"""Punktowanie: the final score, line by line (chapter 13), and Redbeard's (POM-14.41)."""

from collections.abc import Sequence

from karawela.engine.result import Result
from karawela.games.maracaibo.data.box import ADVENTURE_HUNTERS, RUBIES, Box, Quest
from karawela.games.maracaibo.data.words import VpPer, VpPer3
from karawela.games.maracaibo.rules.lasting import count, points_for, treasures
from karawela.games.maracaibo.rules.redbeard import SEAT as REDBEARD
from karawela.games.maracaibo.state import Captain, Maracaibo

Lines = tuple[tuple[str, int], ...]


def meets(captain: Captain, condition: Sequence[tuple[int, int]]) -> bool:
    """The same things count for any number of quests (POM-13.10)."""
    return all(count(captain, measure) >= least for measure, least in condition)


def quest_points(s: Maracaibo, captain: Captain, quest: Quest) -> int:
    """The hard condition, or the easy one, never both (POM-13.09). Adventure Hunters want the hard one (POM-18.02)."""
    hard = meets(captain, quest.hard)
    if s.modules & ADVENTURE_HUNTERS:
        return 2 * quest.hard_vp if hard else -s.box.numbers.quest_missed
    if hard:
        return quest.hard_vp
    return quest.easy_vp if meets(captain, quest.easy) else 0


def end_effects(box: Box, captain: Captain, scored: int) -> int:
    """Grey scrolls of own upgrade cards (POM-13.05, 13.15)."""
    points = 0
    for card in captain.cards:
        for each in box.cards[card].ends:
            if isinstance(each, VpPer3):
                points += each.n * (count(captain, each.measure, scored) // 3)
            else:
                assert isinstance(each, VpPer)
                points += points_for(each, captain, scored)
    return points


def residence_points(box: Box, captain: Captain, scored: int) -> int:
    """Each by its condition, up to its maximum (POM-13.06)."""
    points = 0
    for number, card in enumerate(box.residences):
        if captain.residences >> number & 1:
            score = box.cards[card].score
            assert score is not None
            points += points_for(score, captain, scored)
    return points


def treasure_points(s: Maracaibo, captain: Captain) -> int:
    """Every treasure, buried or not, by the cubes on its island (POM-13.07)."""
    return sum(treasures(captain, kind) * s.box.value(cubes) for kind, cubes in enumerate(s.islands))


def lines_of(s: Maracaibo, seat: int) -> Lines:
    """The score sheet of a captain; all captains have the same lines."""
    captain, box, numbers = s.captains[seat], s.box, s.box.numbers
    if s.solo and seat == REDBEARD:
        return _with_total(s, redbeard_lines(s, captain))
    quests = [quest_points(s, captain, box.quests[quest]) for quest in captain.quests]
    scored = sum(points > 0 for points in quests)  # POM-13.12, 18.04
    lines = (
        ("vp", captain.vp),
        ("rivers", numbers.river * captain.rivers.bit_count()),  # POM-13.02
        ("doubloons", captain.doubloons // numbers.doubloons_a_point),  # POM-13.03
        ("cards", sum(box.cards[card].vp for card in captain.cards)),  # POM-13.04
        ("card_effects", end_effects(box, captain, scored)),
        ("residences", residence_points(box, captain, scored)),
        ("treasures", treasure_points(s, captain)),
        ("buried", numbers.buried * sum(captain.buried)),  # POM-13.08
        ("quests", sum(quests)),
        ("many_quests", numbers.many_quests_vp if scored >= numbers.many_quests else 0),  # POM-13.11
    )
    return _with_total(s, lines)


def redbeard_lines(s: Maracaibo, captain: Captain) -> Lines:
    """Cards, residences and quests have fixed values; what is not his counts nothing (POM-14.41, 14.45, 19.09)."""
    numbers, worth = s.box.numbers, s.box.redbeard
    quests = len(captain.quests)
    return (
        ("vp", captain.vp),
        ("rivers", numbers.river * captain.rivers.bit_count()),
        ("doubloons", 0),
        ("cards", worth.vp_card * len(captain.cards)),
        ("card_effects", 0),
        ("residences", worth.vp_residence * captain.residences.bit_count()),
        ("treasures", treasure_points(s, captain)),
        ("buried", 0),
        ("quests", worth.vp_quest * quests),
        ("many_quests", numbers.many_quests_vp if quests >= numbers.many_quests else 0),
        ("rubies", worth.vp_ruby * captain.rubies),
    )


def _with_total(s: Maracaibo, lines: Lines) -> Lines:
    """Unsold rubies have a line where they can count: against Redbeard (POM-19.06, 19.09)."""
    shown = [line for line in lines if line[0] != "rubies"]
    if s.solo and s.modules & RUBIES:
        shown.append(("rubies", dict(lines).get("rubies", 0)))
    return (*shown, ("total", sum(points for _, points in shown)))


def score(s: Maracaibo, seat: int) -> int:
    """The total."""
    return lines_of(s, seat)[-1][1]


def result(s: Maracaibo) -> Result:
    """Most points, then most buried treasures (POM-13.13). Alone a tie is lost (POM-14.42)."""
    lines = tuple(lines_of(s, seat) for seat in range(len(s.captains)))
    scores = tuple(each[-1][1] for each in lines)
    if s.solo:
        ahead = scores[0] > scores[REDBEARD]
        return Result.by_rank(scores, (ahead, not ahead), lines, company=1)
    buried = [sum(captain.buried) for captain in s.captains]
    return Result.by_rank(scores, list(zip(scores, buried, strict=True)), lines)
