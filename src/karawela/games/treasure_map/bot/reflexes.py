"""What a captain does at once when guns or a pirate are near, or in a city: for playouts and for the order of a search.

To try each answer and value the position would let one throw of the dice speak for all. Here the odds are exact and the
stakes are those of the present position, in steps as everywhere in the valuation.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from karawela.engine.ask import Move
from karawela.games.ship_adventure.data.components import (
    CANNON,
    CANNONBALLS,
    COST,
    EQUIPMENT_INDEX,
    FACES,
    SABRES,
)
from karawela.games.ship_adventure.rules.fights import CANNON_BONUS, SABRES_BONUS
from karawela.games.treasure_map.bot.raids import TOKEN, stake_of
from karawela.games.treasure_map.bot.value import GOLD, cannonballs, gold_and_cards
from karawela.games.treasure_map.data.levels import BRIBE, GALLEON_GOLD, PIRATE_CANNON, PIRATE_MELEE, PIRATE_MOVE
from karawela.games.treasure_map.rules.fights import WITH_CANNON, armed
from karawela.games.treasure_map.state import CARRIED, FIRST_PIRATE, GALLEON, HOARD, IN_GALLEON, Captain, TreasureMap

_PIECE = 19.0
"""What a piece is worth that one lacks: the way to it, and that it is certain."""
_SCARCE = 2.0
"""And more, if nobody else can have it then."""
_CHASER = 3.0
"""What it is worth to be rid of a pirate that gives chase."""
_LATER = 0.1
"""How likely a pirate that can't catch its prey at once still will."""
_STRANDED = 6.0
"""What a crew loses whose ship is sunk."""
_SPARE = -1.0
"""A token for a piece that one has already."""
_STORE: Final = {"deposit": -2.0, "deposit_all": -2.0, "withdraw": 0.5, "withdraw_all": 1.0}
"""Storing is a plan and no reflex; to take back is one, and all at once."""


def reflex(s: TreasureMap, seat: int, kind: str, options: Sequence[Move]) -> list[float] | None:
    """What every answer is worth, compared with doing nothing; None for questions that want more thought, and for those
    who sail alone and can lose everything at once."""
    if s.solo:
        return None
    if kind == "act":
        return [ashore(s, seat, move) for move in options]
    if kind == "shoot":
        return [shooting(s, seat, s.met[-1], int(move[1])) for move in options]
    if kind == "answer":
        return [answering(s, seat, int(move[1])) for move in options]
    if kind == "bribe":
        return [-GOLD * BRIBE, -danger_of(s, seat)]
    if kind == "sink":
        ball = ball_cost(s, s.captains[seat], 1)
        return [0.0 if len(move) < 3 else _STRANDED - (ball if move[2] == WITH_CANNON else 0.0) for move in options]
    return None


def ashore(s: TreasureMap, seat: int, move: Move) -> float:
    """Pieces for tokens, cards, and the store at home: what lies there is of no use, what is carried is."""
    me = s.captains[seat]
    if move[0] == "exchange":
        return piece_of(s, me, int(move[2]) - 1)
    if move[0] == "buy":
        return purchase(s, me, EQUIPMENT_INDEX[str(move[1])])
    return _STORE.get(str(move[0]), 0.0)


def piece_of(s: TreasureMap, me: Captain, number: int) -> float:
    """A piece from the supply; best the last of its number, if others lack it too."""
    if me.pieces[number]:
        return _SPARE
    scarce = s.supply[number] == 1 and any(not each.pieces[number] for each in s.captains if each is not me)
    return _PIECE + (_SCARCE if scarce else 0.0)


def purchase(s: TreasureMap, me: Captain, card: int) -> float:
    """By how much the card is worth more than the gold, as `gold_and_cards` counts."""
    cards = me.cards.copy()
    cards[card] += 1
    after = Captain(gold=me.gold - COST[card], stored_gold=me.stored_gold, cards=cards)
    return gold_and_cards(s, after) - gold_and_cards(s, me)


def shooting(s: TreasureMap, seat: int, opponent: int, cards: int) -> float:
    """The mover fires with so many cards; 0 is to hold fire (SAT-5.14 to 5.18)."""
    me = s.captains[seat]
    cost = ball_cost(s, me, cards)
    bonus = CANNON_BONUS * me.cards[CANNON]
    if opponent == GALLEON:
        return galleon_prize(s, seat) - cost if cards else 0.0
    if opponent >= FIRST_PIRATE:
        if s.level == 1:
            won = float(cards > 0)
            lost = 0.0
        else:
            won = winning(cards, bonus, 1, PIRATE_CANNON[s.level]) if cards else 0.0
            lost = 1.0 - won
        return won * pirate_prize(s, seat, opponent - FIRST_PIRATE) - lost * stake_of(s, seat) - cost
    other = s.captains[opponent]
    theirs = other.cards[CANNONBALLS] if armed(other) else 0
    gain, loss = swing(s, seat, opponent), swing(s, opponent, seat)
    if not cards:
        return -loss if theirs else 0.0
    won = winning(cards, bonus, theirs, CANNON_BONUS * other.cards[CANNON]) if theirs else 1.0
    return won * gain - (1.0 - won) * loss - cost


def answering(s: TreasureMap, seat: int, cards: int) -> float:
    """The other captain answers so many cards to those that the mover has announced (SAT-5.14, 5.15)."""
    mover, me = s.captains[s.active], s.captains[seat]
    gain, loss = swing(s, seat, s.active), swing(s, s.active, seat)
    if not cards:
        return -loss if s.shots else 0.0
    won = (
        winning(cards, CANNON_BONUS * me.cards[CANNON], s.shots, CANNON_BONUS * mover.cards[CANNON]) if s.shots else 1.0
    )
    return won * gain - (1.0 - won) * loss - ball_cost(s, me, cards)


def danger_of(s: TreasureMap, seat: int) -> float:
    """What the pirate that is about to sail may cost its prey."""
    me, sea, here = s.captains[seat], s.sea, s.pirates[s.chasing]
    if not me.aboard:
        return _LATER * _STRANDED if sea.neutral[me.ship] else _STRANDED
    if sea.neutral[me.ship]:
        return 0.0
    lost = 1.0 - winning(1, SABRES_BONUS * me.cards[SABRES], 1, PIRATE_MELEE[s.level])
    near = 1.0 if sea.sailing(me.ship)[here] <= PIRATE_MOVE else _LATER
    return near * (lost * stake_of(s, seat) - (1.0 - lost) * _CHASER)


def swing(s: TreasureMap, winner: int, loser: int) -> float:
    """What a fight between captains moves: all that one loses and the other can use."""
    victim = s.captains[loser]
    return stake_of(s, loser) + prize(s, winner, victim.pieces, CARRIED + loser, victim.gold)


def prize(s: TreasureMap, seat: int, pieces: Sequence[int], where: int, gold: int) -> float:
    """What pieces, tokens and gold are worth to the seat."""
    me = s.captains[seat]
    useful = 0
    for mine, theirs in zip(me.pieces, pieces, strict=True):
        useful += theirs > 0 and not mine
    tokens = min(s.token_at.count(where), me.pieces.count(0) - useful)
    return _PIECE * useful + TOKEN * tokens + GOLD * min(gold, 14)


def pirate_prize(s: TreasureMap, seat: int, pirate: int) -> float:
    """A hoard if the pirate lies on it (SAT-5.25), and peace if it gives chase."""
    gain = _CHASER if s.prey[pirate] == seat else 0.0
    if s.pirates[pirate] == s.sea.skulls[pirate][0]:
        gain += prize(s, seat, s.hoard_pieces[4 * pirate : 4 * pirate + 4], HOARD + pirate, s.hoard_gold[pirate])
    return gain


def galleon_prize(s: TreasureMap, seat: int) -> float:
    return prize(s, seat, s.galleon_pieces, IN_GALLEON, s.galleon_gold + GALLEON_GOLD[s.level])


def ball_cost(s: TreasureMap, me: Captain, cards: int) -> float:
    """What the cards are worth that a salvo uses up."""
    balls = me.cards[CANNONBALLS]
    return cannonballs(s, balls) - cannonballs(s, balls - cards)


@cache
def sums(dice: int) -> dict[int, float]:
    """How likely each sum of so many dice is."""
    chances = {0: 1.0}
    for _ in range(dice):
        further: dict[int, float] = {}
        for total, chance in chances.items():
            for face in FACES:
                further[total + face] = further.get(total + face, 0.0) + chance / len(FACES)
        chances = further
    return chances


@cache
def winning(dice: int, bonus: int, other_dice: int, other_bonus: int) -> float:
    """How likely the first side wins; equal results are thrown again (SAT-5.08)."""
    won = lost = 0.0
    for mine, chance in sums(dice).items():
        for theirs, other_chance in sums(other_dice).items():
            if mine + bonus > theirs + other_bonus:
                won += chance * other_chance
            elif mine + bonus < theirs + other_bonus:
                lost += chance * other_chance
    return won / (won + lost)
