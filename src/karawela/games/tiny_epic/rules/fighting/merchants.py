"""Fights with merchant ships, and where they come from anew (TEP-4.95 to 4.98)."""

from karawela.engine.ask import Ask, Draw, Rules
from karawela.games.tiny_epic.data.choices import GOODS, MERCHANTS, NONE
from karawela.games.tiny_epic.rules.deckhands import gain_legend, jostle
from karawela.games.tiny_epic.rules.fighting.dice import throw
from karawela.games.tiny_epic.rules.purse import gain_gold, gain_sure_fire, make_room
from karawela.games.tiny_epic.rules.solo.battle import withdraw
from karawela.games.tiny_epic.rules.solo.booty import take_crate as take_for_rival
from karawela.games.tiny_epic.state import TinyEpic


def attack_merchant(s: TinyEpic, who: int, ship: int) -> Rules:
    """More than its strength sinks it, as much brings a token, less a Jostle as well (TEP-4.95, 4.98)."""
    strength = s.box.merchants[s.merchant_cards[ship]].strength
    s.battle.totals = (NONE, strength)
    yield from throw(s, who, s.battle.dice)
    total = s.battle.totals[0]
    if total > strength:
        yield from sink(s, who, ship)
        return
    if total < strength:
        s.tell("beaten_by_ship", who, MERCHANTS[ship])
        yield from jostle(s, who)
    else:
        s.tell("holds_off", who, MERCHANTS[ship])
    gain_sure_fire(s, who)
    if total < strength:
        withdraw(s, who)


def sink(s: TinyEpic, who: int, ship: int) -> Rules:
    """Crate, Gold, legend, the next card, the ship to the farther port, a new crate: in this order (TEP-4.96)."""
    card = s.box.merchants[s.merchant_cards[ship]]
    s.tell("sinks", who, MERCHANTS[ship], card.id)
    crate, s.merchant_crates[ship] = s.merchant_crates[ship], NONE
    if crate != NONE:
        yield from take_crate(s, who, crate)
    gain_gold(s, who, card.gold)
    if s.seats <= card.legend:
        yield from gain_legend(s, who)
    if not card.stays:  # TEP-4.97
        s.merchants_sunk.append(s.merchant_cards[ship])
        yield from next_merchant(s, ship)
    yield from to_farther_port(s, who, ship)
    yield from load_merchant(s, ship)


def take_crate(s: TinyEpic, who: int, kind: int) -> Rules:
    """From a sunk ship aboard (TEP-4.31)."""
    if who >= s.seats:
        take_for_rival(s, who, kind)
        return
    s.pirates[who].hold[kind] += 1
    s.tell("draws", who, GOODS[kind])
    yield from make_room(s, who)


def next_merchant(s: TinyEpic, ship: int) -> Rules:
    """The weakest that are left come first, in an order that nobody knows."""
    box, deck = s.box, s.merchant_deck
    least = min([box.merchants[card].strength for card in deck])
    card = yield Draw([card for card in deck if box.merchants[card].strength == least], "merchant", box.merchant_ids)
    deck.remove(card)
    s.merchant_cards[ship] = card
    s.tell("merchant_card", MERCHANTS[ship], box.merchant_ids[card])


def to_farther_port(s: TinyEpic, who: int, ship: int) -> Rules:
    """Bound for the other one; of equally far ports the victor chooses, the solo pirate the first (TEP-4.96, 7.24)."""
    ports, distance = s.sea.ports, s.sea.distance[s.pirates[who].cell]
    if distance[ports[0]] == distance[ports[1]]:
        port = 0
        if who < s.seats:
            answer = yield Ask(who, "choose_port", [("choose_port", 1), ("choose_port", 2)], "TEP-4.96")
            port = int(answer[1]) - 1
    else:
        port = int(distance[ports[1]] > distance[ports[0]])
    s.merchant_cells[ship] = ports[port]
    s.merchant_bound[ship] = 1 - port
    s.tell("ship_moves", MERCHANTS[ship], s.box.map_ids[s.grid[ports[port]]])


def load_merchant(s: TinyEpic, ship: int) -> Rules:
    """A crate out of the bag, if there is one."""
    if s.bag:
        kind = yield Draw(s.bag, "crate", GOODS)
        s.bag.remove(kind)
        s.merchant_crates[ship] = kind
        s.tell("ship_loads", MERCHANTS[ship], GOODS[kind])
