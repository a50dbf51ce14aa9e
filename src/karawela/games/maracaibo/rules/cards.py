"""Karta ulepszenia: acquiring upgrade cards, where the ship stands or anywhere in the Caribbean (chapters 3 and 5)."""

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.maracaibo.data.box import Card
from karawela.games.maracaibo.data.words import Take
from karawela.games.maracaibo.rules.deck import refill
from karawela.games.maracaibo.rules.lasting import take_card
from karawela.games.maracaibo.rules.moves import CARD_BUY, CARD_COINS, SKIP, moves_of
from karawela.games.maracaibo.rules.purse import take_dbl
from karawela.games.maracaibo.rules.resolve import Doing, does, resolve
from karawela.games.maracaibo.state import EMPTY, Captain, Maracaibo

_BUY_OR_COINS = (CARD_BUY, CARD_COINS)
_COINS = (CARD_COINS,)


def price(captain: Captain, card: Card, extra: int = 0) -> int:
    """The printed cost, with a surcharge and less all discounts (POM-3.02, 3.04, 5.11)."""
    return max(0, card.cost + extra - captain.discount)


def on_card(s: Maracaibo, seat: int, cell: int) -> Rules:
    """Acquire the card, or leave it for doubloons; there is no third way (POM-3.01). A filler only pays (POM-3.11)."""
    index, captain, box = s.cells[cell], s.captains[seat], s.box
    cost = price(captain, box.cards[index]) if index >= 0 else 0
    possible = index >= 0 and cost <= captain.doubloons  # POM-3.03
    answer = yield Ask(seat, "card", _BUY_OR_COINS if possible else _COINS, "POM-3.01")
    if answer == CARD_COINS:
        s.tell("leaves", seat, moves_of(s.pack).names[index])
        take_dbl(s, seat, box.numbers.ignored_card)
    else:
        yield from acquire(s, seat, cell, cost)


def acquire(s: Maracaibo, seat: int, cell: int, cost: int) -> Rules:
    """Pay, take the card, use its lightning, and only then refill the cell (POM-3.05 to 3.08, 3.14)."""
    captain, card = s.captains[seat], s.box.cards[s.cells[cell]]
    captain.doubloons -= cost
    s.cells[cell] = EMPTY
    take_card(captain, card)
    s.tell("acquires", seat, card.id, cost)
    yield from resolve(s, seat, card.scrolls.now, card.id, True)
    yield from refill(s, cell)


def takeable(s: Maracaibo, captain: Captain, effect: Take) -> list[int]:
    """Open upgrade cards of the effect's kind that the captain can pay (POM-5.11, 5.13)."""
    kind, cards = effect.kind, s.box.cards
    most = captain.doubloons + captain.discount - effect.extra
    return [index for index in s.cells if index >= 0 and cards[index].kind == kind and cards[index].cost <= most]


def can_take(s: Maracaibo, seat: int, effect: Take) -> bool:
    captain, cards = s.captains[seat], s.box.cards
    most = captain.doubloons + captain.discount - effect.extra
    for index in s.cells:
        if index >= 0:
            card = cards[index]
            if card.kind == effect.kind and card.cost <= most:
                return True
    return False


@does(Take, can=can_take)
def take(s: Maracaibo, seat: int, effect: Take, may_skip: bool) -> Doing:
    """A card of one kind from any cell; ships that stand there stay (POM-5.11 to 5.13)."""
    captain, moves = s.captains[seat], moves_of(s.pack)
    options: list[Move] = [moves.take[card] for card in takeable(s, captain, effect)]
    if may_skip:
        options.append(SKIP)
    answer = yield Ask(seat, "take", options, "POM-5.13" if not effect.extra else "POM-5.11")
    if answer == SKIP:
        return False
    box = s.box
    index = box.card_index[answer[1]]
    yield from acquire(s, seat, s.cells.index(index), price(captain, box.cards[index], effect.extra))
    return True
