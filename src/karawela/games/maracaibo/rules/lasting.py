"""What a captain gains for good with a card, a slot or a galleon tile, and what measures count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from karawela.effects.lasting import take_lift
from karawela.games.maracaibo.data.box import Card
from karawela.games.maracaibo.data.vocabulary import CREW, EMERALD, EQUIPMENT, GOLD, MEASURES, PEARL, SHIP
from karawela.games.maracaibo.data.words import VpPer
from karawela.games.maracaibo.state import Captain


def take_card(captain: Captain, card: Card) -> None:
    """An upgrade card comes into the tableau, and works from this moment on (POM-3.05, 3.07)."""
    captain.cards.append(card.index)
    captain.kinds[card.kind] += 1
    captain.lightnings += card.lightning
    take_lift(captain, card.lift)


def income_dbl(captain: Captain) -> int:
    """The doubloon income, with what quests add to it (POM-11.08)."""
    return captain.income_dbl + captain.income_per_quest * len(captain.quests)


def treasures(captain: Captain, kind: int) -> int:
    """Treasures of a kind, buried or not (POM-7.11)."""
    return captain.stored[kind] + captain.buried[kind]


_COUNT: Final[dict[str, Callable[[Captain], int]]] = {
    "gold": lambda c: treasures(c, GOLD),
    "emerald": lambda c: treasures(c, EMERALD),
    "pearl": lambda c: treasures(c, PEARL),
    "buried_gold": lambda c: c.buried[GOLD],
    "buried_emerald": lambda c: c.buried[EMERALD],
    "buried_pearl": lambda c: c.buried[PEARL],
    "buried": lambda c: sum(c.buried),
    "equipment": lambda c: c.kinds[EQUIPMENT],
    "crew": lambda c: c.kinds[CREW],
    "ship": lambda c: c.kinds[SHIP],
    "lightning": lambda c: c.lightnings,
    "cards_res": lambda c: len(c.cards) + c.residences.bit_count(),
    "residences": lambda c: c.residences.bit_count(),
    "income_dbl": income_dbl,
    "income_vp": lambda c: c.income_vp,
    "rivers": lambda c: c.rivers.bit_count(),
    "upgrades": lambda c: c.upgrades,
    "quests": lambda c: len(c.quests),
    "treasure_sets": lambda c: min(treasures(c, kind) for kind in (GOLD, EMERALD, PEARL)),
}
SCORED_LATER: Final = "quests_scored"
"""The one measure that needs the quests to be scored first (POM-13.12)."""
_BY_INDEX: Final = tuple(_COUNT.get(name) for name in MEASURES)


def count(captain: Captain, measure: int, quests_scored: int = 0) -> int:
    """How many the captain has of what a measure counts."""
    counted = _BY_INDEX[measure]
    return quests_scored if counted is None else counted(captain)


def points_for(each: VpPer, captain: Captain, quests_scored: int = 0) -> int:
    """Points for all that is counted, up to the maximum if there is one (POM-10.19, 13.05, 13.06)."""
    points = each.n * count(captain, each.measure, quests_scored)
    return min(points, each.most) if each.most else points
