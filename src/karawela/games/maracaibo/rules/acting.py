"""Krok akcji: what the ship's space offers (chapters 3, 4, 5, 12 and 19). Each step of a space ends at a boundary."""

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.maracaibo.data.box import PLACE, RESIDENCE, RUBIES, Card
from karawela.games.maracaibo.data.sea import GULF, MARACAIBO
from karawela.games.maracaibo.rules.black_market import use_tile
from karawela.games.maracaibo.rules.cards import on_card
from karawela.games.maracaibo.rules.moves import GULF_NONE, RUBY_OR_NOT, SKIP, moves_of
from karawela.games.maracaibo.rules.purse import add_cubes, take_vp
from karawela.games.maracaibo.rules.residences import on_residence
from karawela.games.maracaibo.rules.resolve import perform, performable, resolve
from karawela.games.maracaibo.rules.ship_board import fill_slot, upgrades
from karawela.games.maracaibo.state import (
    ACTIONS,
    DONE,
    LAST_SPENDING,
    MARKET,
    RUBY,
    RUBY_EXCHANGE,
    RUBY_SALE,
    SHIP_UPGRADE,
    VALUE,
    Maracaibo,
)


def act(s: Maracaibo) -> Rules:
    """One step of the space where the ship has stopped (POM-2.19)."""
    seat = s.active
    ship = s.captains[seat].ship
    if ship == GULF:
        return in_gulf(s, seat)
    if ship == MARACAIBO:
        return in_maracaibo(s, seat)
    index = s.cells[ship]
    if index >= 0:
        card = s.box.cards[index]
        if card.sort == PLACE:
            return on_place(s, seat, card)
        if card.sort == RESIDENCE:
            return finishing(s, on_residence(s, seat, index))
    return finishing(s, on_card(s, seat, ship))


def finishing(s: Maracaibo, rules: Rules) -> Rules:
    """The only step of a space, and the end of the action step."""
    yield from rules
    finish(s)


def finish(s: Maracaibo) -> None:
    s.step = DONE
    s.phase = LAST_SPENDING


def on_place(s: Maracaibo, seat: int, card: Card) -> Rules:
    """Ruby, treasure value, black market, ship upgrade, actions, in this order (POM-5.01, 5.08, 19.07)."""
    if s.step == RUBY:
        s.step = VALUE
        yield from take_ruby(s, seat)
        return
    if s.step == VALUE:  # a must (POM-5.02)
        s.step = MARKET
        if card.index in s.values:
            add_cubes(s, s.values[card.index], 1)
    if s.step == MARKET:
        s.step = SHIP_UPGRADE
        if s.market.get(card.index) == seat:  # others' tiles are ignored (POM-5.04)
            yield from use_tile(s, seat, s.captains[seat].tiles.index(card.index), True)
            return
    if s.step == SHIP_UPGRADE:
        yield from ship_upgrade(s, seat, "POM-5.05")
        return
    yield from resolve(s, seat, card.actions, card.id, True)  # POM-5.06, 5.07
    finish(s)


def ship_upgrade(s: Maracaibo, seat: int, rule: str) -> Rules:
    """The player may make one. Before its effects come, the next step has begun."""
    options = upgrades(s, seat)
    if options:
        options.append(SKIP)
        answer = yield Ask(seat, "upgrade", options, rule)
        s.step = ACTIONS
        if answer != SKIP:
            s.stirred = True
            yield from fill_slot(s, seat, moves_of(s.pack).slot[answer[1]])
    s.step = ACTIONS


def in_gulf(s: Maracaibo, seat: int) -> Rules:
    """Ship upgrade, then one of three actions; rubies before and after (POM-12.01, 12.02, 19.07)."""
    step = s.step
    if step == RUBY:
        s.step = SHIP_UPGRADE
        yield from sell_ruby(s, seat)
    elif step == SHIP_UPGRADE:
        yield from ship_upgrade(s, seat, "POM-12.01")
    elif step == ACTIONS:
        yield from choose_in_gulf(s, seat)
        if not s.modules & RUBIES:
            finish(s)
    elif step == RUBY_SALE:
        s.step = RUBY_EXCHANGE
        yield from sell_ruby(s, seat)
    else:
        yield from exchange_rubies(s, seat)
        finish(s)


def choose_in_gulf(s: Maracaibo, seat: int) -> Rules:
    """Exactly one of what the Gulf offers, or nothing (POM-12.02)."""
    sides = [side for offer in s.box.gulf.offers for side in offer if performable(s, seat, side)]
    options: list[Move] = [*(("gulf", side.name) for side in sides), GULF_NONE]
    answer = yield Ask(seat, "gulf", options, "POM-12.02")
    s.step = RUBY_SALE
    if answer != GULF_NONE:
        s.source, s.optional = "gulf", True
        yield from perform(s, seat, sides[options.index(answer)], False)
        s.source, s.optional = "", False


def in_maracaibo(s: Maracaibo, seat: int) -> Rules:
    """6 points, and the player may make a ship upgrade (POM-12.03)."""
    yield from resolve(s, seat, s.box.maracaibo, "maracaibo", True)
    yield from ship_upgrade(s, seat, "POM-12.03")
    finish(s)


def take_ruby(s: Maracaibo, seat: int) -> Rules:
    """POM-19.02"""
    answer = yield Ask(seat, "ruby", RUBY_OR_NOT, "POM-19.02")
    if answer != SKIP:
        s.captains[seat].rubies += 1
        s.tell("ruby", seat)


def sell_ruby(s: Maracaibo, seat: int) -> Rules:
    """One ruby a visit onto an empty space of the market, for its bonus (POM-19.03, 19.04)."""
    captain, moves = s.captains[seat], moves_of(s.pack)
    options: list[Move] = [move for space, move in enumerate(moves.ruby_sell) if not s.ruby_market >> space & 1]
    if not captain.rubies or not options or s.ruby_sold:
        return
    options.append(SKIP)
    answer = yield Ask(seat, "ruby_sell", options, "POM-19.03")
    if answer == SKIP:
        return
    at = moves.ruby_index[answer[1]]
    captain.rubies -= 1
    s.ruby_market |= 1 << at
    s.ruby_sold = True
    space = s.box.rubies[at]
    s.tell("ruby_sold", seat, space.id)
    yield from resolve(s, seat, space.effects, space.id, False)


def exchange_rubies(s: Maracaibo, seat: int) -> Rules:
    """Any number of rubies for 2 points each (POM-19.05)."""
    captain = s.captains[seat]
    if not captain.rubies:
        return
    options: list[Move] = [("ruby_exchange", n) for n in range(captain.rubies + 1)]
    answer = yield Ask(seat, "ruby_exchange", options, "POM-19.05")
    n = answer[1]
    if n:
        captain.rubies -= n
        s.tell("ruby_exchanged", seat, n)
        take_vp(s, seat, n * s.box.numbers.ruby)
