"""Karta rezydencji: building, where the ship stands or from afar, and retirement (chapters 4 and 20)."""

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.maracaibo.data.words import Build, Retire
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.rules.moves import BUILD_OR_NOT, SKIP, moves_of
from karawela.games.maracaibo.rules.purse import take_vp
from karawela.games.maracaibo.rules.resolve import Doing, does
from karawela.games.maracaibo.state import Maracaibo


def on_residence(s: Maracaibo, seat: int, card: int) -> Rules:
    """The player may build it; whoever does not gets nothing (POM-4.01, 4.02). Own markers end it (POM-4.04)."""
    captain = s.captains[seat]
    cost = price(captain, s.box.cards[card])
    if s.markers[card] >> seat & 1 or cost > captain.doubloons:
        return
    answer = yield Ask(seat, "residence", BUILD_OR_NOT, "POM-4.01")
    if answer != SKIP:
        build(s, seat, card, cost)


def build(s: Maracaibo, seat: int, card: int, cost: int) -> None:
    """Pay and put a marker there, for good; the first one on the card is worth 2 points (POM-4.03, 4.05)."""
    captain, box = s.captains[seat], s.box
    captain.doubloons -= cost
    s.tell("builds", seat, box.card_ids[card], cost)
    put_marker(s, seat, card)


def put_marker(s: Maracaibo, seat: int, card: int) -> None:
    """POM-4.03"""
    box = s.box
    if not s.markers[card]:
        take_vp(s, seat, box.numbers.first_marker)
    s.markers[card] |= 1 << seat
    s.captains[seat].residences |= 1 << (card - box.residences[0])


def buildable(s: Maracaibo, seat: int) -> list[int]:
    """The residences in play without an own marker that can be paid (POM-4.08)."""
    captain, cards = s.captains[seat], s.box.cards
    most = captain.doubloons + captain.discount
    return [card for card, marked in s.markers.items() if not marked >> seat & 1 and cards[card].cost <= most]


def can_build(s: Maracaibo, seat: int, effect: Build) -> bool:
    return bool(buildable(s, seat))


@does(Build, can=can_build)
def build_any(s: Maracaibo, seat: int, effect: Build, may_skip: bool) -> Doing:
    """Any residence, wherever the ship is, at the same cost (POM-4.08)."""
    moves, box = moves_of(s.pack), s.box
    options: list[Move] = [moves.build[card] for card in buildable(s, seat)]
    if may_skip:
        options.append(SKIP)
    answer = yield Ask(seat, "build", options, "POM-4.08")
    if answer == SKIP:
        return False
    card = box.card_index[answer[1]]
    build(s, seat, card, price(s.captains[seat], box.cards[card]))
    return True


def half_price(s: Maracaibo, seat: int, card: int) -> int:
    """Cost less discounts, then halved and rounded up (POM-20.03)."""
    return (price(s.captains[seat], s.box.cards[card]) + 1) // 2


def retirements(s: Maracaibo, seat: int) -> list[int]:
    """The residences that could be built for half their cost (POM-20.04, 20.06)."""
    have = s.captains[seat].doubloons
    return [card for card, marked in s.markers.items() if not marked >> seat & 1 and half_price(s, seat, card) <= have]


def can_retire(s: Maracaibo, seat: int, effect: Retire) -> bool:
    """POM-11.14, 20.06"""
    return bool(retirements(s, seat))


@does(Retire, can=can_retire)
def retire(s: Maracaibo, seat: int, effect: Retire, may_skip: bool) -> Doing:
    """Build for half the cost with the marker from the tile; the explorer begins anew (POM-20.02, 20.05, 20.07)."""
    moves, captain = moves_of(s.pack), s.captains[seat]
    options = [moves.retire[card] for card in retirements(s, seat)]
    answer = yield Ask(seat, "retire", options, "POM-20.02")
    card = s.box.card_index[answer[1]]
    build(s, seat, card, half_price(s, seat, card))
    captain.may_retire = False
    captain.explorer = 0
    s.tell("retires", seat)
    return True
