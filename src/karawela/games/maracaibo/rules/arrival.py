"""Dotarcie: paying the ships that are there, fights, places in the fog; before the action step (POM-2.17, 17.06)."""

from itertools import combinations

from karawela.engine.ask import Ask, Draw, Move, Roll, Rules
from karawela.games.maracaibo.data.box import PLACE, RUBIES, SKIRMISHES
from karawela.games.maracaibo.data.sea import CELLS, GULF
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.rules.purse import take_vp
from karawela.games.maracaibo.state import (
    ACT,
    ACTIONS,
    FOG_PLACE,
    RUBY,
    SHIP_UPGRADE,
    VALUE,
    Maracaibo,
)


def arrival(s: Maracaibo) -> Rules:
    """What happens at the end of a move. On the Gulf and in Maracaibo nobody pays or fights (POM-2.12, 17.05)."""
    seat = s.active
    ship = s.captains[seat].ship
    if ship < CELLS:
        there = s.ships_at(ship)
        if len(there) > 1:
            yield from pay_others(s, seat, [other for other in there if other != seat])
            if s.modules & SKIRMISHES:
                yield from fight(s, there)
        if s.cells[ship] == FOG_PLACE:
            coins = s.coins.pop(ship)
            s.captains[seat].doubloons += coins  # POM-15.02
            s.tell("fog_coins", seat, coins)
            yield from reveal_place(s, ship)
    s.phase = ACT
    s.step = first_step(s, ship)


def first_step(s: Maracaibo, ship: int) -> int:
    """Where the action step begins (POM-2.19, 5.01, 12.01, 19.07)."""
    if ship == GULF:
        return RUBY if s.modules & RUBIES else SHIP_UPGRADE
    if ship < CELLS and s.cells[ship] >= 0:
        card = s.box.cards[s.cells[ship]]
        if card.sort == PLACE:
            return RUBY if card.ruby and s.modules & RUBIES else VALUE
    return ACTIONS


def pay_others(s: Maracaibo, seat: int, others: list[int]) -> Rules:
    """One doubloon to each; with too few the player chooses to whom (POM-2.10, 2.11). Redbeard's goes to the supply."""
    captain = s.captains[seat]
    if s.solo:  # POM-14.09
        if captain.doubloons:
            captain.doubloons -= 1
            s.tell("pays_supply", seat)
        return
    if captain.doubloons < len(others):
        numbers = [other + 1 for other in others]
        options: list[Move] = [("pay", *some) for some in combinations(numbers, captain.doubloons)]
        if captain.doubloons:
            answer = yield Ask(seat, "pay", options, "POM-2.11")
            others = [number - 1 for number in answer[1:]]
        else:
            others = []
    for other in others:
        captain.doubloons -= 1
        s.captains[other].doubloons += 1
        s.tell("pays", seat, other)


def fight(s: Maracaibo, ships: list[int]) -> Rules:
    """Everybody there rolls one die; the single highest wins (POM-17.01 to 17.04, 17.07)."""
    totals = []
    for seat in ships:
        face = yield Roll(6, "fight")
        total = face + (s.round if s.solo and seat == 1 else s.captains[seat].raid_bonus)
        totals.append(total)
        s.tell("fight", seat, total)
    best = max(totals)
    if totals.count(best) > 1:
        s.tell("fight_tie")
        return
    winner = ships[totals.index(best)]
    s.tell("fight_won", winner)
    numbers = s.box.numbers
    if s.solo:
        take_vp(s, winner, numbers.fight_solo)
        return
    take_vp(s, winner, numbers.fight)
    for seat in ships:
        if seat != winner and s.captains[seat].doubloons:
            s.captains[seat].doubloons -= 1
            s.captains[winner].doubloons += 1
            s.tell("pays", seat, winner)


def reveal_place(s: Maracaibo, cell: int) -> Rules:
    """A place comes out of the fog, and gets a treasure-value tile if it has the symbol (POM-15.02, 15.03)."""
    box = s.box
    card = yield Draw(s.unseen_places, "fog", box.card_ids)
    s.unseen_places.remove(card)
    s.cells[cell] = card
    s.tell("revealed", box.card_ids[card])
    if box.cards[card].value_tile:
        tile = yield Draw(s.unseen_values, "value_tile", box.value_tile_ids)
        s.unseen_values.remove(tile)
        s.values[card] = box.value_tiles[tile]
        s.tell("value_tile", TREASURES[box.value_tiles[tile]], box.card_ids[card])
