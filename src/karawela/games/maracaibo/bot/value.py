"""What a position is worth to a seat, in points at the end: the sense of a player who builds an engine and then scores.

What is on the score sheet already, what lasting effects and income will still bring, and what the space under the ship
offers in this turn. `prospects` looks at that space; the numbers here were tuned in games of greedy players.
"""

from functools import cache

from karawela.games.maracaibo.bot.prospects import prospects
from karawela.games.maracaibo.bot.weighing import strength_worth
from karawela.games.maracaibo.bot.worth import Outlook, abilities, outlook
from karawela.games.maracaibo.data.box import ADVENTURE_HUNTERS, NONE, RUBIES, Box, Quest, box_of
from karawela.games.maracaibo.data.sea import MARACAIBO
from karawela.games.maracaibo.rules.lasting import count, income_dbl
from karawela.games.maracaibo.rules.scoring import lines_of, quest_points
from karawela.games.maracaibo.state import KEEP_QUESTS, Captain, Maracaibo

_RIVERS = 16.0
_RUBY = 2.5
_TURN = 4.5
"""What one more turn in a round brings, beyond what the position shows."""
_PACE = 1.7
"""Columns that a ship goes in a turn."""


def value(view: Maracaibo, seat: int) -> float:
    """Points if the game ended now, corrected by what is still to come."""
    captain = view.captains[seat]
    sheet = dict(lines_of(view, seat))
    if view.over:
        return sheet["total"] + 0.01 * sum(captain.buried)
    ahead = outlook(view, seat)
    worth = float(sheet["total"] - sheet["doubloons"] - sheet["quests"])
    worth += quests(view, captain, ahead)
    if view.phase <= KEEP_QUESTS:
        return worth
    worth += ahead.doubloon * captain.doubloons
    worth += ahead.income(income_dbl(captain), captain.income_vp)
    worth += abilities(view, captain, ahead)
    worth += hoard(view, captain, ahead)
    worth += way_ahead(view, captain)
    worth += turns_left(view, seat)
    if view.active == seat:
        worth += prospects(view, seat, ahead) + raiding(view, seat, ahead)
    return worth


def hoard(view: Maracaibo, captain: Captain, ahead: Outlook) -> float:
    """Treasures that can still be buried, residences that can still grow, tiles, cubes and rubies."""
    worth = 1.4 * ahead.left * min(3, sum(captain.stored))
    worth += 0.6 * ahead.left * captain.upgrades
    worth += 2.5 * ahead.left * sum(tile != NONE for tile in captain.tiles)
    if view.modules & RUBIES:
        worth += _RUBY * captain.rubies
    box = view.box
    for number, card in enumerate(box.residences):
        if captain.residences >> number & 1:
            score = box.cards[card].score
            assert score is not None
            worth += 0.4 * ahead.left * max(0, score.most - score.n * count(captain, score.measure))
    return worth


def quests(view: Maracaibo, captain: Captain, ahead: Outlook) -> float:
    """What each scores now, or how near it is to more."""
    worth = 0.0
    for index in captain.quests:
        quest = view.box.quests[index]
        now = float(quest_points(view, captain, quest))
        worth += max(now, hope(view, captain, quest, ahead))
    return worth


def hope(view: Maracaibo, captain: Captain, quest: Quest, ahead: Outlook) -> float:
    """What a quest may come to: the nearer its condition and the longer the game, the more."""

    def near(condition: tuple[tuple[int, int], ...]) -> float:
        missing = sum(max(0, least - count(captain, measure)) for measure, least in condition)
        needed = sum(least for _, least in condition)
        return (1.0 - missing / needed) if needed else 1.0

    hard = near(quest.hard)
    chance = hard * hard * (0.35 + 0.3 * ahead.left) + 0.25 * ahead.left
    if view.modules & ADVENTURE_HUNTERS:
        missed = -float(view.box.numbers.quest_missed)
        return missed + min(1.0, chance) * (2 * quest.hard_vp - missed)
    easy = near(quest.easy)
    return max(chance * quest.hard_vp, (0.5 * easy + 0.4 * ahead.left) * quest.easy_vp)


@cache
def _distances(pack: str) -> tuple[int, ...]:
    """Steps from each space of the track to the last one, by the shortest way."""
    box: Box = box_of(pack)
    far = [0] * len(box.track)
    for at in reversed(range(box.last)):
        far[at] = 1 + min(far[there] for there in box.track[at].next)
    return tuple(far)


def way_ahead(view: Maracaibo, captain: Captain) -> float:
    """The explorer's way since the last river."""
    far = _distances(view.pack)
    whole = _RIVERS * (1.0 - far[captain.explorer] / far[0])
    return 0.7 * max(0.0, whole - 4.0 * captain.rivers.bit_count())


def turns_left(view: Maracaibo, seat: int) -> float:
    """How many turns this round may still have for the seat."""
    sea = view.sea
    end = sea.column[MARACAIBO]
    mine = (end - sea.column[view.captains[seat].ship]) / _PACE
    others = [(end - sea.column[other.ship]) / _PACE for n, other in enumerate(view.captains) if n != seat]
    soonest = min(others) + 1.0
    return _TURN * (min(mine, soonest) + 0.25 * max(0.0, mine - soonest))


def raiding(view: Maracaibo, seat: int, ahead: Outlook) -> float:
    """Strength that is not spent yet, and dice that are rolled but not chosen."""
    captain, worth = view.captains[seat], 0.0
    for strength, kind in zip(view.pools, view.pool_kinds, strict=True):
        if kind == NONE:
            worth += max(
                strength_worth(view, seat, face + captain.die_bonus[die] + captain.raid_bonus, die, ahead)
                for die, face in enumerate(view.dice)
            )
        else:
            worth += 0.9 * strength_worth(view, seat, strength, kind, ahead)
    return worth
