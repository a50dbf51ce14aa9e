"""Dice that lie on the table: what a reroll or a sure-fire token makes of them, by exact odds."""

from __future__ import annotations

from collections.abc import Sequence

from karawela.engine.ask import Move
from karawela.games.tiny_epic.bot.fights import HURT, LEGEND_LOST
from karawela.games.tiny_epic.bot.gains import Gains
from karawela.games.tiny_epic.bot.worth import SURE_FIRE
from karawela.games.tiny_epic.data.choices import CANNONS
from karawela.games.tiny_epic.rules.fighting.attacking import PIRATES
from karawela.games.tiny_epic.rules.fighting.dice import damage_table, dice_of, sure_hits
from karawela.games.tiny_epic.rules.fighting.odds import above, exactly


def dice(gains: Gains, options: Sequence[Move]) -> list[float]:
    """Each change of the dice by what the battle then brings."""
    battle, seat = gains.view.battle, gains.seat
    rolled = battle.rolled(seat)
    damage = gains.fights.damage
    total = sum([damage[face - 1] for face in rolled]) + gains.fights.sure
    best = max(damage)
    now, found = outcome(gains, total), []
    tokens = gains.me.sure
    for move in options:
        if move[0] == "dice_done":
            found.append(now)
            continue
        without = total - damage[rolled[int(move[1]) - 1] - 1]
        if move[0] == "reroll":
            chances = [max(now if battle.rerolls > 1 else -1e9, outcome(gains, without + dealt)) for dealt in damage]
            found.append(sum(chances, 0.0) / len(chances))
        else:
            after = without + damage[int(move[2]) - 1]
            worth = outcome(gains, after) - SURE_FIRE
            if tokens > 1 and damage[int(move[2]) - 1] == best:
                worth = max(worth, outcome(gains, after + best) - 2 * SURE_FIRE - 0.1)
            found.append(worth)
    return found


def outcome(gains: Gains, total: int) -> float:
    """What a total brings: against a merchant ship at once, against a pirate by what the other may still roll."""
    view, battle, seat = gains.view, gains.view.battle, gains.seat
    if battle.target < PIRATES:
        strength = view.box.merchants[view.merchant_cards[battle.target]].strength
        if total > strength:
            return gains.fights.prize(battle.target)
        return SURE_FIRE if total == strength else SURE_FIRE - HURT
    if seat != battle.attacker:
        more, less = float(total > battle.totals[0]), float(total < battle.totals[0])
    else:
        other = battle.target - PIRATES
        damage, count = tuple(damage_table(view, other)), dice_of(view, other)
        least = total - sure_hits(view, other) - view.pirates[other].stations[CANNONS]
        less = above(damage, count, least)
        more = 1.0 - less - exactly(damage, count, least)
    return more * gains.fights.legend() - less * (HURT + LEGEND_LOST) + (1.0 - more) * SURE_FIRE
