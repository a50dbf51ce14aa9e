"""Czarny rynek: placing and using the black market tiles (chapter 10)."""

from typing import Any

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.maracaibo.data.box import NONE, PLACE
from karawela.games.maracaibo.data.words import BmActivate, BmPlace
from karawela.games.maracaibo.rules.moves import DONE, SKIP, moves_of
from karawela.games.maracaibo.rules.purse import pay
from karawela.games.maracaibo.rules.resolve import Doing, does, pays, resolve
from karawela.games.maracaibo.state import Maracaibo


def free_places(s: Maracaibo) -> list[int]:
    """Open places without a tile of anybody (POM-10.12, 10.13, 15.07)."""
    cards, taken = s.box.cards, s.market
    return [index for index in s.cells if index >= 0 and cards[index].sort == PLACE and index not in taken]


def can_place(s: Maracaibo, seat: int, effect: BmPlace) -> bool:
    """POM-10.16"""
    captain = s.captains[seat]
    return captain.doubloons >= effect.price and NONE in captain.tiles and bool(free_places(s))


@does(BmPlace, can=can_place)
def place_tile(s: Maracaibo, seat: int, effect: BmPlace, may_skip: bool) -> Doing:
    """Any own tile onto any free place, wherever the ship is; it must be used at once (POM-10.12, 10.15, 10.17)."""
    captain, moves = s.captains[seat], moves_of(s.pack)
    places = free_places(s)
    options: list[Move] = [
        of_tile[card]
        for of_tile, lies in zip(moves.bm_place, captain.tiles, strict=True)
        if lies == NONE
        for card in places
    ]
    if may_skip:
        options.append(SKIP)
    answer = yield Ask(seat, "bm_place", options, "POM-10.12")
    if answer == SKIP:
        return False
    pay(s, seat, effect.price)
    tile, card = moves.tile[answer[1]], s.box.card_index[answer[2]]
    captain.tiles = (*captain.tiles[:tile], card, *captain.tiles[tile + 1 :])
    s.market[card] = seat
    s.tell("bm_placed", seat, answer[1], answer[2])
    yield from use_tile(s, seat, tile, False)
    return True


def can_activate(s: Maracaibo, seat: int, effect: BmActivate) -> bool:
    """POM-10.18"""
    return any(lies != NONE for lies in s.captains[seat].tiles)


@does(BmActivate, can=can_activate)
def activate(s: Maracaibo, seat: int, effect: BmActivate, may_skip: bool) -> Doing:
    """Any own tile that is placed, wherever it lies (POM-10.18)."""
    moves = moves_of(s.pack)
    options: list[Move] = [moves.bm_activate[tile] for tile, lies in enumerate(s.captains[seat].tiles) if lies != NONE]
    if may_skip:
        options.append(SKIP)
    answer = yield Ask(seat, "bm_activate", options, "POM-10.18")
    if answer == SKIP:
        return False
    tile = moves.tile[answer[1]]
    yield from use_tile(s, seat, tile, True)
    return True


def use_tile(s: Maracaibo, seat: int, tile: int, optional: bool) -> Rules:
    """All effects of the side that is up, the same for everybody (POM-1.14, 5.04, 10.14). It is told if any comes."""
    box = s.box
    name, effects = box.market_ids[tile], box.market[tile][s.sides[tile]]
    rules = resolve(s, seat, effects, name, optional)
    if pays(s, seat, effects):
        s.tell("bm_used", seat, name)
        yield from rules
        return
    for ask in rules:  # the first answer tells whether the player leaves it
        answer = yield ask
        if answer not in (SKIP, DONE):
            s.tell("bm_used", seat, name)
        yield from going_on(rules, answer)


def going_on(rules: Rules, answer: Any) -> Rules:
    """The rest of rules whose question was passed on and has been answered."""
    try:
        while True:
            answer = yield rules.send(answer)
    except StopIteration:
        return
