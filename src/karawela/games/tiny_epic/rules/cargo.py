"""Plądrowanie i Handel: crates from settlements, sales at markets, the urn, shifted prices (chapters 4.4, 4.5)."""

from karawela.effects.resolver import Doing
from karawela.engine.ask import Ask, Move, Rules
from karawela.games.tiny_epic.data.choices import CARRIED, GOODS, IN_SUPPLY, NONE
from karawela.games.tiny_epic.data.words import Crates, GraveLoot, MarketShift, Plunder, Trade
from karawela.games.tiny_epic.rules.doing import does
from karawela.games.tiny_epic.rules.moves import LEAVE_CURSED, TAKE_CURSED
from karawela.games.tiny_epic.rules.purse import draw_crates, raise_price, sell, spend_cubes, take_cube
from karawela.games.tiny_epic.rules.solo.booty import draw_for_rival
from karawela.games.tiny_epic.state import TinyEpic


def can_plunder(s: TinyEpic, seat: int, effect: object = None) -> bool:
    """On a card with a settlement (TEP-4.30)."""
    return s.card_of(seat).settlement > 0


def plunder(s: TinyEpic, seat: int) -> Rules:
    """Crates out of the bag; a cursed captain may also take a cube from the pool (TEP-4.30, AMD-11.50)."""
    yield from draw_crates(s, seat, s.card_of(seat).settlement)
    if s.pirates[seat].cursed and s.pool:
        answer = yield Ask(seat, "cursed_plunder", [TAKE_CURSED, LEAVE_CURSED], "AMD-11.50")
        if answer == TAKE_CURSED:
            take_cube(s, seat)


@does(Plunder, can=can_plunder)
def bonus_plunder(s: TinyEpic, seat: int, effect: Plunder, may_skip: bool) -> Doing:
    yield from plunder(s, seat)
    return True


@does(Crates)
def gain_crates(s: TinyEpic, seat: int, effect: Crates, may_skip: bool) -> Doing:
    """Out of the bag, as many as the token shows."""
    if seat < s.seats:
        yield from draw_crates(s, seat, effect.n)
    else:
        yield from draw_for_rival(s, seat, effect.n)
    return True


def can_loot(s: TinyEpic, seat: int, effect: GraveLoot) -> bool:
    """After a Plunder order that was carried out, for a cube (AMD-11.85)."""
    return s.plundered and s.pirates[seat].cubes > 0 and bool(s.bag)


@does(GraveLoot, can=can_loot)
def grave_loot(s: TinyEpic, seat: int, effect: GraveLoot, may_skip: bool) -> Doing:
    spend_cubes(s, seat, 1)
    yield from draw_crates(s, seat, 1)
    return True


# ------------------------------------------------------------------ trade


def trades(s: TinyEpic, seat: int, verb: str) -> list[Move]:
    """What can be sold here, and the urn at a mausoleum (TEP-4.40, AMD-11.70, 11.71)."""
    pirate, card, numbers = s.pirates[seat], s.card_of(seat), s.box.numbers
    options: list[Move] = []
    if card.market != NONE:
        options += [(verb, n) for n in range(1, min(numbers.most_sold, pirate.hold[card.market]) + 1)]
    if s.amdiak and card.mausoleum and pirate.urn == IN_SUPPLY and pirate.cubes >= numbers.urn:
        options.append((verb + "_urn",))
    return options


def trade(s: TinyEpic, seat: int, answer: Move) -> None:
    """Some crates of the kind that the market buys; or the urn (TEP-4.40, AMD-11.70)."""
    if len(answer) == 2:
        sell(s, seat, s.card_of(seat).market, int(answer[1]))
    else:
        buy_urn(s, seat)


def buy_urn(s: TinyEpic, seat: int) -> None:
    """Onto the captain card; nothing is sold and no price moves (AMD-11.70 to 11.72)."""
    spend_cubes(s, seat, s.box.numbers.urn)
    s.pirates[seat].urn = CARRIED
    s.tell("buys_urn", seat)


@does(Trade, can=lambda s, seat, effect: bool(trades(s, seat, "trade")))
def bonus_trade(s: TinyEpic, seat: int, effect: Trade, may_skip: bool) -> Doing:
    answer = yield Ask(seat, "trade", trades(s, seat, "trade"), "TEP-4.40")
    trade(s, seat, answer)
    return True


# ------------------------------------------------------------------ shifting prices


def shifts(s: TinyEpic) -> list[Move]:
    """Every kind one or two slots up, never past the highest price (AMD-11.90)."""
    market, most = s.market, s.box.numbers.shift
    return [
        ("market_shift", GOODS[kind], n) for kind in range(4) for n in range(1, min(most, 3 - market.index(kind)) + 1)
    ]


def shift(s: TinyEpic, seat: int, answer: Move) -> None:
    """For a cube (AMD-11.90)."""
    spend_cubes(s, seat, 1)
    raise_price(s, GOODS.index(str(answer[1])), int(answer[2]))


def can_pay_cube(s: TinyEpic, seat: int, effect: object = None) -> bool:
    """What costs a cube is never paid with Gold (AMD-11.06)."""
    return s.pirates[seat].cubes > 0


@does(MarketShift, can=can_pay_cube)
def market_shift(s: TinyEpic, seat: int, effect: MarketShift, may_skip: bool) -> Doing:
    answer = yield Ask(seat, "market_shift", shifts(s), "AMD-11.90")
    shift(s, seat, answer)
    return True
