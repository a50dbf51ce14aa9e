"""Wzmocnienie okrętu, galiony: cubes on the ship board and the tile at its bow (chapter 10)."""

from karawela.effects.lasting import take_lift
from karawela.engine.ask import Ask, Move, Rules
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.data.words import Galleon, Upgrade
from karawela.games.maracaibo.rules.moves import SKIP, moves_of
from karawela.games.maracaibo.rules.purse import pay
from karawela.games.maracaibo.rules.resolve import Doing, does, resolve
from karawela.games.maracaibo.state import Maracaibo


def free_slots(s: Maracaibo, seat: int) -> int:
    """A bit for each empty slot that is not locked (POM-10.01, 10.02)."""
    captain = s.captains[seat]
    return moves_of(s.pack).open_slots[captain.upgrades] & ~captain.slots


def upgrades(s: Maracaibo, seat: int) -> list[Move]:
    """A move for each of them."""
    free, of_slot = free_slots(s, seat), moves_of(s.pack).upgrade
    return [of_slot[index] for index in range(len(of_slot)) if free >> index & 1]


def can_upgrade(s: Maracaibo, seat: int, effect: Upgrade) -> bool:
    """POM-10.06"""
    return free_slots(s, seat) != 0


@does(Upgrade, can=can_upgrade)
def upgrade(s: Maracaibo, seat: int, effect: Upgrade, may_skip: bool) -> Doing:
    """A cube on an open slot: a beige one works at once, a red one for good (POM-10.01 to 10.05)."""
    moves = moves_of(s.pack)
    options = upgrades(s, seat)
    if may_skip:
        options.append(SKIP)
    answer = yield Ask(seat, "upgrade", options, "POM-10.02")
    if answer == SKIP:
        return False
    yield from fill_slot(s, seat, moves.slot[answer[1]])
    return True


def fill_slot(s: Maracaibo, seat: int, index: int) -> Rules:
    """POM-10.03, 10.04"""
    captain, slot = s.captains[seat], s.box.slots[index]
    captain.slots |= 1 << index
    captain.upgrades += 1
    take_lift(captain, slot.lift)
    s.tell("upgrade", seat, slot.id)
    yield from resolve(s, seat, slot.scrolls.now, slot.id, False)


def can_take_galleon(s: Maracaibo, seat: int, effect: Galleon) -> bool:
    """POM-10.09"""
    captain = s.captains[seat]
    return captain.galleon == NONE and captain.doubloons >= effect.price and any(tile != NONE for tile in s.galleons)


@does(Galleon, can=can_take_galleon)
def take_galleon(s: Maracaibo, seat: int, effect: Galleon, may_skip: bool) -> Doing:
    """Pay and keep the tile to the end; the market is not refilled (POM-10.08, 10.10, 10.11)."""
    captain, moves = s.captains[seat], moves_of(s.pack)
    options: list[Move] = [moves.galleon[tile] for tile in s.galleons if tile != NONE]
    if may_skip:
        options.append(SKIP)
    answer = yield Ask(seat, "galleon", options, "POM-10.08")
    if answer == SKIP:
        return False
    pay(s, seat, effect.price)
    index = moves.galleon_index[answer[1]]
    remove_galleon(s, index)
    captain.galleon = index
    tile = s.box.galleons[index]
    take_lift(captain, tile.lift)
    s.tell("galleon", seat, tile.id)
    yield from resolve(s, seat, tile.scrolls.now, tile.id, False)
    return True


def remove_galleon(s: Maracaibo, index: int) -> None:
    """Alone the order first, second, third stays (POM-14.02)."""
    if s.solo:
        s.galleons[s.galleons.index(index)] = NONE
    else:
        s.galleons.remove(index)
