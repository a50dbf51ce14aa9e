"""What effects, cards and residences would bring, in points.

At first sight an effect is worth what its row says; a function of its name says it better where the position matters.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from karawela.effects.tree import CONTROL, AnyOrder, Effect
from karawela.games.maracaibo.bot.worth import Outlook, lift_worth
from karawela.games.maracaibo.data.box import Card
from karawela.games.maracaibo.data.read_words import VOCABULARY
from karawela.games.maracaibo.data.vocabulary import GOLD, POINTS
from karawela.games.maracaibo.data.words import (
    BmPlace,
    Build,
    Bury,
    Dbl,
    Explore,
    Galleon,
    Quest,
    Raid,
    RaidDie,
    RaidFixed,
    Take,
    TakeIncome,
    Treasure,
    Upgrade,
    VpPer,
    VpPer3,
)
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.rules.lasting import count, points_for, treasures
from karawela.games.maracaibo.rules.purse import income
from karawela.games.maracaibo.rules.resolve import performable
from karawela.games.maracaibo.state import Captain, Maracaibo

E = TypeVar("E", bound=Effect)
Weigh: TypeAlias = Callable[[Maracaibo, int, Any, Outlook], float]
_ROLL = 5
"""What the best of three dice shows, with a second try."""
_ONE_DIE = 4
_SOMETHING = 0.8
"""Any other reward of a raid."""

_SIGHT: list[tuple[float, str]] = [(word.row.worth, word.row.worth_each) for word in VOCABULARY.words]
SHIP_UPGRADE_WORTH: float = VOCABULARY.of(Upgrade).row.worth


def at_sight(effect: Effect) -> float:
    """What the row of its word says."""
    points, each = _SIGHT[effect.op - CONTROL]
    return points * int(getattr(effect, each)) if each else points


def _at_sight(view: Maracaibo, seat: int, effect: Effect, ahead: Outlook) -> float:
    return at_sight(effect)


_WEIGH: list[Weigh] = [_at_sight] * (CONTROL + len(VOCABULARY.words))


def weighs(
    word: type[E],
) -> Callable[[Callable[[Maracaibo, int, E, Outlook], float]], Callable[[Maracaibo, int, E, Outlook], float]]:
    """Enters what an effect of that word would bring now."""

    def enter(
        weigh: Callable[[Maracaibo, int, E, Outlook], float],
    ) -> Callable[[Maracaibo, int, E, Outlook], float]:
        _WEIGH[VOCABULARY.of(word).op] = weigh
        return weigh

    return enter


def effects_worth(view: Maracaibo, seat: int, effects: AnyOrder, ahead: Outlook) -> float:
    """All of a list; of a slash the better side."""
    worth = sum([side_worth(view, seat, effect, ahead) for effect in effects.at_once], 0.0)
    for offer in effects.offers:
        worth += max(side_worth(view, seat, side, ahead) for side in offer)
    return worth + sum([side_worth(view, seat, effect, ahead) for effect in effects.at_last], 0.0)


def side_worth(view: Maracaibo, seat: int, side: Effect, ahead: Outlook) -> float:
    """What one effect would bring now; nothing if it can't be carried out."""
    if isinstance(side, AnyOrder):
        return effects_worth(view, seat, side, ahead)
    return _WEIGH[side.op](view, seat, side, ahead) if performable(view, seat, side) else 0.0


@weighs(Dbl)
def doubloons(view: Maracaibo, seat: int, effect: Dbl, ahead: Outlook) -> float:
    return effect.n * ahead.doubloon


@weighs(Raid)
def raid(view: Maracaibo, seat: int, effect: Raid, ahead: Outlook) -> float:
    return strength_worth(view, seat, _ROLL + effect.strength + view.captains[seat].raid_bonus, GOLD, ahead)


@weighs(RaidFixed)
def raid_fixed(view: Maracaibo, seat: int, effect: RaidFixed, ahead: Outlook) -> float:
    return strength_worth(view, seat, effect.strength + view.captains[seat].raid_bonus, GOLD, ahead)


@weighs(RaidDie)
def raid_die(view: Maracaibo, seat: int, effect: RaidDie, ahead: Outlook) -> float:
    return strength_worth(view, seat, _ONE_DIE + effect.strength + view.captains[seat].raid_bonus, GOLD, ahead)


@weighs(Explore)
def explore(view: Maracaibo, seat: int, effect: Explore, ahead: Outlook) -> float:
    captain = view.captains[seat]
    return 1.5 + 1.05 * (effect.steps + captain.explore_bonus) + 1.0 * captain.trades.bit_count()


@weighs(Take)
def take(view: Maracaibo, seat: int, effect: Take, ahead: Outlook) -> float:
    return max(0.0, best_card(view, seat, effect, ahead))


@weighs(Build)
def build(view: Maracaibo, seat: int, effect: Build, ahead: Outlook) -> float:
    return max([residence_gain(view, seat, card, ahead) for card in view.markers], default=0.0)


@weighs(VpPer)
def points(view: Maracaibo, seat: int, effect: VpPer, ahead: Outlook) -> float:
    return float(points_for(effect, view.captains[seat]))


@weighs(TakeIncome)
def present_income(view: Maracaibo, seat: int, effect: TakeIncome, ahead: Outlook) -> float:
    return income(view, seat, effect) * (1.0 if effect.what == POINTS else ahead.doubloon)


@weighs(Quest)
def quest(view: Maracaibo, seat: int, effect: Quest, ahead: Outlook) -> float:
    return 1.5 + 3.0 * ahead.left


@weighs(BmPlace)
def market_tile(view: Maracaibo, seat: int, effect: BmPlace, ahead: Outlook) -> float:
    return at_sight(effect) - ahead.doubloon * effect.price


@weighs(Galleon)
def galleon(view: Maracaibo, seat: int, effect: Galleon, ahead: Outlook) -> float:
    return 9.0 * ahead.left - ahead.doubloon * effect.price


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


def reward_worth(view: Maracaibo, captain: Captain, reward: AnyOrder, kind: int, ahead: Outlook) -> float:
    """What a raid action gives, roughly."""
    worth = 0.0
    for effect in reward.at_once:
        worth += effect.n * ahead.doubloon if isinstance(effect, Dbl) else at_sight(effect)
    for offer in reward.offers:
        side = offer[0]
        if isinstance(side, Treasure):
            worth += side.n * treasure_worth(view, captain, kind)
        elif isinstance(side, Bury):
            worth += at_sight(side) if any(captain.stored) else 0.0
        else:
            worth += _SOMETHING
    return worth


def treasure_worth(view: Maracaibo, captain: Captain, kind: int) -> float:
    """Its value with one cube less, the bonus space, and what it can become when buried."""
    island = view.islands[kind]
    lost = view.box.value(island) - view.box.value(max(0, island - 1))
    bonus = 0.0 if captain.bonus >> kind & 1 else 1.5
    return view.box.value(max(0, island - 1)) + 1.2 + bonus - 0.5 * lost * treasures(captain, kind)


def best_card(view: Maracaibo, seat: int, effect: Take, ahead: Outlook) -> float:
    """The best gain among the cards that the effect could acquire."""
    captain, cards, best = view.captains[seat], view.box.cards, 0.0
    for index in view.cells:
        if index >= 0 and cards[index].kind == effect.kind:
            cost = price(captain, cards[index], effect.extra)
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
    for each in card.ends:
        if isinstance(each, VpPer3):
            worth += each.n * ((count(captain, each.measure) + 3.0 * ahead.left) / 3 - 0.3)
        elif isinstance(each, VpPer):
            worth += each.n * (count(captain, each.measure) + 3.0 * ahead.left)
    return worth


def residence_gain(view: Maracaibo, seat: int, index: int, ahead: Outlook) -> float:
    """What building it would bring beyond its cost; 0 if it is built or too dear."""
    captain, card = view.captains[seat], view.box.cards[index]
    cost = price(captain, card)
    if view.markers[index] >> seat & 1 or cost > captain.doubloons:
        return 0.0
    score = card.score
    assert score is not None
    now = points_for(score, captain, len(captain.quests))
    worth = now + 0.4 * ahead.left * (score.most - now) + (0 if view.markers[index] else 2)
    return max(0.0, worth - ahead.doubloon * cost)
