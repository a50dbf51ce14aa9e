"""What the space under the ship offers in this turn, in points, as far as it has not been used yet."""

from karawela.games.maracaibo.bot.worth import Outlook
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.box import NONE, PLACE, RESIDENCE, Card, Lift
from karawela.games.maracaibo.data.effects import Effect, Effects, Side
from karawela.games.maracaibo.data.sea import CELLS, GULF
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.rules.lasting import count, treasures
from karawela.games.maracaibo.rules.purse import amount
from karawela.games.maracaibo.rules.resolve import performable
from karawela.games.maracaibo.state import ACT, ACTIONS, ARRIVE, SHIP_UPGRADE, Captain, Maracaibo

_UPGRADE = 2.6
_TREASURE = 4.6
_ROLL = 5
"""What the best of three dice shows, with a second try."""


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
        worth += _UPGRADE
    if view.step <= ACTIONS:
        worth += effects_worth(view, seat, view.box.gulf, ahead)
    return worth


def on_place(view: Maracaibo, seat: int, card: Card, ahead: Outlook) -> float:
    """What comes after the present step. Once the actions have begun, nothing is left to expect."""
    if view.step > SHIP_UPGRADE:
        return 0.0
    return _UPGRADE + effects_worth(view, seat, card.actions, ahead)


def effects_worth(view: Maracaibo, seat: int, effects: Effects, ahead: Outlook) -> float:
    """All of a list; of a slash the better side."""
    worth = sum([side_worth(view, seat, effect, ahead) for effect in effects.at_once], 0.0)
    for offer in effects.offers:
        worth += max(side_worth(view, seat, side, ahead) for side in offer)
    return worth + sum([side_worth(view, seat, effect, ahead) for effect in effects.at_last], 0.0)


def side_worth(view: Maracaibo, seat: int, side: Side, ahead: Outlook) -> float:
    """What one effect would bring now; nothing if it can't be carried out."""
    if not isinstance(side, Effect):
        return effects_worth(view, seat, side, ahead)
    if side.op == v.VP:
        return float(side.a)
    if side.op == v.DBL:
        return side.a * ahead.doubloon
    if not performable(view, seat, side):
        return 0.0
    return _worth(view, seat, side, ahead)


def _worth(view: Maracaibo, seat: int, effect: Effect, ahead: Outlook) -> float:
    captain, op = view.captains[seat], effect.op
    if op in (v.RAID, v.RAID_FIXED, v.RAID_DIE):
        base = {v.RAID: _ROLL + effect.a, v.RAID_FIXED: effect.a, v.RAID_DIE: 4 + effect.b}[op]
        return strength_worth(view, seat, base + captain.raid_bonus, v.GOLD, ahead)
    if op == v.EXPLORE:
        return 1.5 + 1.05 * (effect.a + captain.explore_bonus) + 1.0 * captain.trades.bit_count()
    if op == v.TAKE:
        return max(0.0, best_card(view, seat, effect, ahead))
    if op == v.BUILD:
        return max((residence_gain(view, seat, card, ahead) for card in view.markers), default=0.0)
    if op == v.VP_PER:
        return float(amount(view, seat, effect))
    if op == v.TAKE_INCOME:
        return amount(view, seat, effect) * (1.0 if effect.a else ahead.doubloon)
    return {
        v.UPGRADE: _UPGRADE,
        v.BURY: 4.0,
        v.QUEST: 1.5 + 3.0 * ahead.left,
        v.QUEST_SELL: 1.0,
        v.GAIN: _TREASURE * effect.b,
        v.CUBE: 0.6 * effect.b,
        v.BM_PLACE: 3.0 - ahead.doubloon * effect.a,
        v.BM_ACTIVATE: 3.0,
        v.GALLEON: 9.0 * ahead.left - 3.0 * ahead.doubloon,
        v.ODD: 2.5,
    }.get(op, 0.0)


def strength_worth(view: Maracaibo, seat: int, strength: int, kind: int, ahead: Outlook) -> float:
    """The best that the strength buys of the raid actions not used in this turn."""
    captain, box = view.captains[seat], view.box
    unused = captain.raid_actions & ~view.raid_used
    best = [0.0] * (max(0, strength) + 1)
    for number, source in enumerate(box.raid_actions):
        if unused >> number & 1 and source.cost <= strength:
            worth = reward_worth(view, captain, source.reward, kind, ahead)
            for have in range(len(best) - 1, source.cost - 1, -1):
                best[have] = max(best[have], best[have - source.cost] + worth)
    return best[-1]


def reward_worth(view: Maracaibo, captain: Captain, reward: Effects, kind: int, ahead: Outlook) -> float:
    """What a raid action gives, roughly."""
    worth = sum([effect.a * (1.0 if effect.op == v.VP else ahead.doubloon) for effect in reward.at_once], 0.0)
    for offer in reward.offers:
        side = offer[0]
        if isinstance(side, Effect):
            if side.op == v.GAIN:
                worth += side.b * treasure_worth(view, captain, kind)
            elif side.op == v.BURY:
                worth += 4.0 if any(captain.stored) else 0.0
            else:
                worth += 0.8
    return worth


def treasure_worth(view: Maracaibo, captain: Captain, kind: int) -> float:
    """Its value with one cube less, the bonus space, and what it can become when buried."""
    island = view.islands[kind]
    lost = view.box.value(island) - view.box.value(max(0, island - 1))
    bonus = 0.0 if captain.bonus >> kind & 1 else 1.5
    return view.box.value(max(0, island - 1)) + 1.2 + bonus - 0.5 * lost * treasures(captain, kind)


def best_card(view: Maracaibo, seat: int, effect: Effect, ahead: Outlook) -> float:
    """The best gain among the cards that the effect could acquire."""
    captain, cards, best = view.captains[seat], view.box.cards, 0.0
    for index in view.cells:
        if index >= 0 and cards[index].kind == effect.a:
            cost = price(captain, cards[index], effect.b)
            if cost <= captain.doubloons:
                best = max(best, tableau_worth(view, seat, cards[index], ahead) - ahead.doubloon * cost)
    return best


def card_worth(view: Maracaibo, seat: int, card: Card, ahead: Outlook) -> float:
    """What it is in the tableau, and its lightning."""
    return tableau_worth(view, seat, card, ahead) + 0.9 * effects_worth(view, seat, card.scrolls.now, ahead)


def tableau_worth(view: Maracaibo, seat: int, card: Card, ahead: Outlook) -> float:
    """Corner points, income, lasting effects, grey scrolls."""
    captain = view.captains[seat]
    worth = card.vp + 1.0 + lift_worth(card.lift, ahead)
    for each in card.scrolls.of(v.END):
        many = count(captain, each.a) + 3.0 * ahead.left
        worth += each.b * (many / 3 - 0.3 if each.op == v.VP_PER3 else many)
    return worth


def lift_worth(lift: Lift, ahead: Outlook) -> float:
    """What a card adds for good."""
    worth = ahead.income(lift.income_dbl, lift.income_vp)
    worth += ahead.discount * lift.discount + ahead.raid_bonus * lift.raid_bonus
    worth += ahead.explore_bonus * lift.explore_bonus + ahead.die_bonus * sum(lift.die_bonus)
    return worth + ahead.raid_action * lift.raid_actions.bit_count() + ahead.trade * lift.trades.bit_count()


def residence_gain(view: Maracaibo, seat: int, index: int, ahead: Outlook) -> float:
    """What building it would bring beyond its cost; 0 if it is built or too dear."""
    captain, card = view.captains[seat], view.box.cards[index]
    cost = price(captain, card)
    if view.markers[index] >> seat & 1 or cost > captain.doubloons:
        return 0.0
    measure, each, most = card.score
    now = min(most, each * count(captain, measure, len(captain.quests)))
    worth = now + 0.4 * ahead.left * (most - now) + (0 if view.markers[index] else 2)
    return max(0.0, worth - ahead.doubloon * cost)
