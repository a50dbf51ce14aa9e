"""Atak: targets, fights between pirates, and what the defeated lose (TEP-4.90, 4.99 to 4.104, AMD-11.51, 13.50 ff.)."""

from karawela.effects.resolver import Doing
from karawela.engine.ask import Ask, Move, Rules
from karawela.games.tiny_epic.data.choices import GHOST_PIRATE, MERCHANTS
from karawela.games.tiny_epic.data.words import Attack, BoneTheft
from karawela.games.tiny_epic.rules.deckhands import gain_legend, jostle
from karawela.games.tiny_epic.rules.doing import does
from karawela.games.tiny_epic.rules.fighting.dice import rerolls, throw
from karawela.games.tiny_epic.rules.fighting.merchants import attack_merchant
from karawela.games.tiny_epic.rules.purse import gain_sure_fire, steal_cubes
from karawela.games.tiny_epic.rules.solo.battle import robbed_by_rival, robs_rival, withdraw
from karawela.games.tiny_epic.state import Battle, TinyEpic

PIRATES = 2
"""The number of the first pirate among targets; the merchant ships come before."""


def targets(s: TinyEpic, seat: int) -> list[int]:
    """Merchant ships and pirates that are not hidden on the own card; never the Navy (TEP-4.90, 4.83)."""
    cell = s.pirates[seat].cell
    found = [ship for ship, there in enumerate(s.merchant_cells) if there == cell]
    pirates = [who for who, each in enumerate(s.pirates) if each.cell == cell and who != seat and not each.hidden]
    if len(pirates) > 1:
        pirates.sort(key=lambda who: s.pirates[who].captain)
    found += [PIRATES + who for who in pirates]
    return found


def attacks(s: TinyEpic, seat: int, verb: str) -> list[Move]:
    """A move for each target; pirates are named by their colours, in the order of the captains."""
    return [(verb, target_name(s, target)) for target in targets(s, seat)]


def target_name(s: TinyEpic, target: int) -> str:
    return MERCHANTS[target] if target < PIRATES else s.colour_of(target - PIRATES)


def target_named(s: TinyEpic, name: str) -> int:
    if name in MERCHANTS:
        return MERCHANTS.index(name)
    return PIRATES + next(who for who in range(len(s.pirates)) if s.colour_of(who) == name)


def can_attack(s: TinyEpic, seat: int, effect: object = None) -> bool:
    return bool(targets(s, seat))


def attack(s: TinyEpic, seat: int, target: int, ordered: bool) -> Rules:
    """A new roll every time; rerolls are for the order alone (TEP-4.94, 4.101, 4.104)."""
    s.pirates[seat].hidden = False
    s.battle = Battle(attacker=seat, target=target)
    s.tell("attacks", seat, target_name(s, target))
    if ordered:
        s.battle.rerolls = rerolls(s, seat)
    if target < PIRATES:
        yield from attack_merchant(s, seat, target)
    else:
        yield from attack_pirate(s, seat, target - PIRATES)


@does(Attack, can=can_attack)
def bonus_attack(s: TinyEpic, seat: int, effect: Attack, may_skip: bool) -> Doing:
    answer = yield Ask(seat, "attack", attacks(s, seat, "attack"), "TEP-4.90")
    yield from attack(s, seat, target_named(s, str(answer[1])), False)
    return True


def attack_pirate(s: TinyEpic, who: int, other: int) -> Rules:
    """First the attacker's dice with all changes, then the defender's (TEP-4.99)."""
    if s.rival == GHOST_PIRATE:  # AMD-13.51
        curse(s, 0)
    yield from throw(s, who, s.battle.dice)
    yield from throw(s, other, s.battle.answer)
    mine, theirs = s.battle.totals
    if mine == theirs:
        s.tell("tie", who, other)
        gain_sure_fire(s, who)
        gain_sure_fire(s, other)
    elif mine > theirs:
        yield from defeat(s, who, other, attacking=True)
    else:
        yield from defeat(s, other, who, attacking=False)


def defeat(s: TinyEpic, winner: int, loser: int, attacking: bool) -> Rules:
    """Legend for the one, a Jostle and a token for the other; cubes where somebody is cursed (TEP-4.100, AMD-11.51)."""
    s.tell("wins", winner, loser)
    yield from gain_legend(s, winner)
    yield from jostle(s, loser)
    gain_sure_fire(s, loser)
    if not s.amdiak:
        withdraw(s, loser)
        return
    if winner >= s.seats:
        robbed_by_rival(s, winner, loser)
    elif s.rival == GHOST_PIRATE:
        if attacking:
            robs_rival(s, winner)
    elif attacking and s.pirates[winner].cursed:
        steal_cubes(s, winner, loser, 1)
    withdraw(s, loser)


def curse(s: TinyEpic, seat: int) -> None:
    """For the rest of the game (AMD-11.40)."""
    if not s.pirates[seat].cursed:
        s.pirates[seat].cursed = True
        s.tell("cursed", seat)


# ------------------------------------------------------------------ theft


def robbable(s: TinyEpic, seat: int) -> list[int]:
    """Others on the card with cubes on their track, hidden ones too (AMD-11.87)."""
    cell = s.pirates[seat].cell
    return [who for who, other in enumerate(s.pirates) if who != seat and other.cell == cell and other.cubes]


@does(BoneTheft, can=lambda s, seat, effect: bool(robbable(s, seat)))
def bone_theft(s: TinyEpic, seat: int, effect: BoneTheft, may_skip: bool) -> Doing:
    """A cube from each (AMD-11.87)."""
    for who in robbable(s, seat):
        steal_cubes(s, seat, who, 1)
    return True
    yield
