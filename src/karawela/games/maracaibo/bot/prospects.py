"""What the space under the ship offers in this turn, in points, as far as it has not been used yet."""

from karawela.games.maracaibo.bot.weighing import SHIP_UPGRADE_WORTH, card_worth, effects_worth, residence_gain
from karawela.games.maracaibo.bot.worth import Outlook
from karawela.games.maracaibo.data.box import NONE, PLACE, RESIDENCE, Card
from karawela.games.maracaibo.data.sea import CELLS, GULF
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.state import ACT, ACTIONS, ARRIVE, SHIP_UPGRADE, Maracaibo


def prospects(view: Maracaibo, seat: int, ahead: Outlook) -> float:
    """By the kind of space and how much of it is still to come."""
    if view.phase not in (ARRIVE, ACT):
        return 0.0
    ship = view.captains[seat].ship
    if ship == GULF:
        return in_gulf(view, seat, ahead)
    index = view.cells[ship] if ship < CELLS else NONE
    if index < 0:
        return 0.0
    card = view.box.cards[index]
    if card.sort == PLACE:
        return on_place(view, seat, card, ahead)
    if view.step != ACTIONS:
        return 0.0
    captain = view.captains[seat]
    if card.sort == RESIDENCE:
        return residence_gain(view, seat, index, ahead)
    coins = ahead.doubloon * view.box.numbers.ignored_card
    cost = price(captain, card)
    if cost > captain.doubloons:
        return coins
    return max(coins, card_worth(view, seat, card, ahead) - ahead.doubloon * cost)


def in_gulf(view: Maracaibo, seat: int, ahead: Outlook) -> float:
    """The ship upgrade, and the best of its options."""
    worth = 0.0
    if view.step <= SHIP_UPGRADE:
        worth += SHIP_UPGRADE_WORTH
    if view.step <= ACTIONS:
        worth += effects_worth(view, seat, view.box.gulf, ahead)
    return worth


def on_place(view: Maracaibo, seat: int, card: Card, ahead: Outlook) -> float:
    """What comes after the present step. Once the actions have begun, nothing is left to expect."""
    if view.step > SHIP_UPGRADE:
        return 0.0
    return SHIP_UPGRADE_WORTH + effects_worth(view, seat, card.actions, ahead)
