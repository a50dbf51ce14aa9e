"""Rabunek: dice, strength, and the raid actions that it pays for (chapter 6)."""

from karawela.engine.ask import Ask, Move, Roll, Rules
from karawela.games.maracaibo.data.box import NONE, Box
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.data.words import Raid, RaidDie, RaidFixed
from karawela.games.maracaibo.rules.moves import (
    KIND_INDEX,
    MOST_RAIDS,
    RAID_DIE,
    RAID_KIND,
    RAID_OR_NOT,
    RAID_STOP,
    REROLL_OR_KEEP,
    SKIP,
    Moves,
    moves_of,
)
from karawela.games.maracaibo.rules.resolve import Doing, does, does_something, resolve
from karawela.games.maracaibo.state import Maracaibo

_ALL_DICE = (0, 1, 2)
_DICE = ("die_gold", "die_emerald", "die_pearl")


def begin(s: Maracaibo, seat: int, may_skip: bool) -> Doing:
    """A raid may be declined before it has begun (POM-6.15)."""
    if may_skip:
        answer = yield Ask(seat, "raid", RAID_OR_NOT, "POM-6.15")
        if answer == SKIP:
            return False
    s.pools.append(0)  # its strength and kind are still to come
    s.pool_kinds.append(NONE)
    return True


@does(Raid)
def raid(s: Maracaibo, seat: int, effect: Raid, may_skip: bool) -> Doing:
    """All three dice, one of which gives strength and kind (POM-6.01 to 6.05)."""
    begun = yield from begin(s, seat, may_skip)
    if begun:
        yield from roll(s, seat, _ALL_DICE)
        answer = yield Ask(seat, "raid_die", RAID_DIE, "POM-6.04")
        kind = KIND_INDEX[answer[1]]
        yield from plunder(s, seat, kind, effect.strength + s.dice[kind] + s.captains[seat].die_bonus[kind])
    return begun


@does(RaidDie)
def raid_with_one_die(s: Maracaibo, seat: int, effect: RaidDie, may_skip: bool) -> Doing:
    """Only the die of one kind is rolled (POM-6.14)."""
    begun = yield from begin(s, seat, may_skip)
    if begun:
        kind = effect.kind
        yield from roll(s, seat, (kind,))
        yield from plunder(s, seat, kind, effect.strength + s.dice[kind] + s.captains[seat].die_bonus[kind])
    return begun


@does(RaidFixed)
def raid_without_dice(s: Maracaibo, seat: int, effect: RaidFixed, may_skip: bool) -> Doing:
    """The player names the kind; bonuses of dice don't count (POM-6.13)."""
    begun = yield from begin(s, seat, may_skip)
    if begun:
        answer = yield Ask(seat, "raid_kind", RAID_KIND, "POM-6.13")
        yield from plunder(s, seat, KIND_INDEX[answer[1]], effect.strength)
    return begun


def roll(s: Maracaibo, seat: int, kinds: tuple[int, ...]) -> Rules:
    """All of these dice, and all of them again as often as the player may and likes (POM-6.02, 6.03)."""
    s.rerolls_left = s.captains[seat].rerolls
    while True:
        dice = [0, 0, 0]
        for kind in kinds:
            dice[kind] = yield Roll(6, _DICE[kind])
        s.dice = (dice[0], dice[1], dice[2])
        if not s.rerolls_left:
            return
        answer = yield Ask(seat, "reroll", REROLL_OR_KEEP, "POM-6.02")
        if answer[0] == "raid_keep":
            s.rerolls_left = 0
            return
        s.rerolls_left -= 1


def plunder(s: Maracaibo, seat: int, kind: int, strength: int) -> Rules:
    """The strength of this raid is fixed now and kept apart from others (POM-6.05, 6.11, 6.18); then it is spent."""
    strength += s.captains[seat].raid_bonus
    s.pools[-1], s.pool_kinds[-1] = strength, kind
    s.tell("raid", seat, TREASURES[kind], strength)
    yield from spend(s, seat)


def spend(s: Maracaibo, seat: int) -> Rules:
    """Raid actions, one completely after the other, until the player stops or none can be paid (POM-6.07, 6.16)."""
    box, moves = s.box, moves_of(s.pack)
    while True:
        options = spendings(s, seat, box, moves)
        if not options:
            return
        options.append(RAID_STOP)
        answer = yield Ask(seat, "raid_spend", options, "POM-6.07")
        if answer == RAID_STOP:
            s.stirred = False
            return
        action, pool = moves.raid_action[answer[1]], answer[2] - 1
        source = box.raid_actions[action]
        s.pools[pool] -= source.cost
        s.raid_used |= 1 << action
        s.tell("raid_action", seat, source.id)
        before, s.spending = s.spending, pool
        yield from resolve(s, seat, source.reward, source.id, False)
        s.spending = before


def spendings(s: Maracaibo, seat: int, box: Box, moves: Moves) -> list[Move]:
    """Unlocked raid actions not used in this turn that would do something, with each raid that can pay them."""
    pools = s.pools
    most = max(pools, default=0)
    unused = s.captains[seat].raid_actions & ~s.raid_used  # POM-6.08, 6.09, 6.17
    options: list[Move] = []
    for action, source in enumerate(box.raid_actions):
        if unused >> action & 1 and source.cost <= most and does_something(s, seat, source.reward):  # POM-6.19
            for pool, strength in enumerate(pools):
                if strength >= source.cost and pool < MOST_RAIDS:
                    options.append(moves.raid_spend[action][pool])
    return options
