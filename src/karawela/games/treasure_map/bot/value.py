"""What a position is worth to a seat: how many steps the victory is away, and what may shorten or lengthen the voyage.

All in steps: a turn has four of them."""

from __future__ import annotations

from karawela.games.ship_adventure.data.components import CAMOUFLAGE, CANNON, CANNONBALLS, SABRES
from karawela.games.ship_adventure.rules.sea import Sea
from karawela.games.treasure_map.bot.plans import (
    BLADES,
    CAMOUFLAGE_SAVES,
    FIRST_SHOT,
    LONGEST,
    SECOND_SHOT,
    steps_to_victory,
)
from karawela.games.treasure_map.bot.raids import stake_of, threat
from karawela.games.treasure_map.data.levels import PIRATE_MELEE
from karawela.games.treasure_map.rules.moving import marooned
from karawela.games.treasure_map.rules.scoring import key_of, result
from karawela.games.treasure_map.state import MOVE, SETUP, Captain, TreasureMap

_WON = 10_000.0
_MAROONED = 6.0
"""A crew that can't get off its island had better build a raft."""
THREAT = 0.1
"""How likely a rival who can rob somebody really does."""
GOLD = 0.22
"""What a coin is worth as long as it buys cards."""
_ENVY = 0.25
"""What rivals carry brings them nearer to a victory that is then not one's own."""


def value(view: TreasureMap, seat: int) -> float:
    """The more, the nearer the victory is; gold and cards; less the danger of being thrown back."""
    if view.over:
        return ended(view, seat)
    if view.phase == SETUP or not view.tiles:
        return 0.0
    me, sea = view.captains[seat], view.sea
    stakes = [stake_of(view, each) for each in range(len(view.captains))]
    moving = view.phase == MOVE and view.active == seat
    worth = LONGEST + gold_and_cards(view, me)
    worry = pirates_near(view, seat, sea, stakes[seat])
    if not view.solo:
        worth -= _ENVY * max([stake for other, stake in enumerate(stakes) if other != seat])
        if not moving:
            worry += THREAT * threat(view, seat, sea, stakes)
    worth -= worry * caution(view)
    if marooned(view, seat, sea):
        worth -= _MAROONED
    return worth - steps_to_victory(view, seat, me, sea, stakes, moving)


def ended(view: TreasureMap, seat: int) -> float:
    """A victory above all; a defeat is worse than any game that still goes on. Alone, only El Dorado is a victory."""
    _, different, pieces, tokens, gold = key_of(view, seat)
    return (
        (_WON if result(view).won(seat) else -_WON) + 1_000.0 * different + 20.0 * pieces + 2.0 * tokens + 0.001 * gold
    )


def gold_and_cards(view: TreasureMap, me: Captain) -> float:
    """Cards are worth a little more than the gold they cost, as long as they are of use."""
    worth = GOLD * min(me.gold, 14) + 0.07 * max(0, me.gold - 14) + 0.12 * me.stored_gold
    worth += CAMOUFLAGE_SAVES * me.cards[CAMOUFLAGE] if view.level > 1 else 1.25 * me.cards[CAMOUFLAGE]
    worth += 1.25 * me.cards[SABRES] if view.solo else BLADES[me.cards[SABRES]]
    return worth + 0.5 * me.cards[CANNON] + cannonballs(view, me.cards[CANNONBALLS])


def cannonballs(view: TreasureMap, balls: int) -> float:
    """Among rivals arms decide who robs whom; alone they are shots at pirates."""
    first, second = (0.85, 0.85) if view.solo else (FIRST_SHOT, SECOND_SHOT)
    return first * min(1, balls) + second * min(1, max(0, balls - 1)) + 0.6 * max(0, balls - 2)


def pirates_near(view: TreasureMap, seat: int, sea: Sea, stake: float) -> float:
    """Steps that chasing pirates may cost; the richer the crew, the more."""
    if seat not in view.prey:
        return 0.0
    me = view.captains[seat]
    if view.solo:
        stake += 35.0
    lead = 2 * me.cards[SABRES] - PIRATE_MELEE[view.level]
    risk = min(0.9, max(0.1, 0.5 - 0.09 * lead))
    shelter = 0.08 if sea.neutral[me.ship] else 1.0  # safe, but besieged
    worry = 0.0
    for pirate, prey in enumerate(view.prey):
        if prey == seat:
            far = sea.sailing(me.ship)[view.pirates[pirate]]
            near = 0.8 if far <= 2 else 0.05 if far <= 4 else 0.03
            worry += shelter * near * (risk * stake if me.aboard else 3.0)
    return worry


def caution(view: TreasureMap) -> float:
    """Pirates besiege a home for ever: who still waits after an eighth of the rounds becomes bolder and bolder."""
    return min(1.0, max(0.02, 1.25 - 2.0 * view.round / view.max_rounds))
