"""What the bonus actions of crew cards bring, where the row of the word does not say enough."""

from __future__ import annotations

from typing import Any

from karawela.effects.tree import Effect
from karawela.games.tiny_epic.bot.gains import Gains
from karawela.games.tiny_epic.bot.weighing import Table, add, add_bonus, anywhere, weighs
from karawela.games.tiny_epic.bot.worth import cube_gain
from karawela.games.tiny_epic.data.choices import ATTACK, CREW_UP, IN_SUPPLY, PLUNDER, REPAIR, SEARCH, TRADE
from karawela.games.tiny_epic.data.words import (
    Attack,
    BoneTheft,
    BorrowCrew,
    CrewUp,
    CursedExchange,
    CursedInterest,
    CursedReroll,
    DeepSearch,
    GhostWind,
    Gold,
    GraveLoot,
    MarketShift,
    Mend,
    Plunder,
    Reroll,
    Search,
    Trade,
)

_CALLED_BACK = 1.1
_WIND = 0.6
_SHIFT = 0.5


def _like(which: int, word: type[Any]) -> None:
    """What an action brings as an order, without what that triggers."""

    def weigh(gains: Gains, table: Table, bonus: Effect) -> None:
        add(table, gains.table(which))

    weighs(word)(weigh)


_like(PLUNDER, Plunder)
_like(TRADE, Trade)
_like(CREW_UP, CrewUp)
_like(SEARCH, Search)
_like(ATTACK, Attack)


@weighs(Gold)
def gold(gains: Gains, table: Table, bonus: Gold) -> None:
    anywhere(table, gains.gold(bonus.n))


@weighs(Mend)
def mend(gains: Gains, table: Table, bonus: Mend) -> None:
    anywhere(table, _CALLED_BACK * min(bonus.n, gains.me.stations[REPAIR]))


@weighs(Reroll)
def reroll(gains: Gains, table: Table, bonus: Reroll) -> None:
    """Counted with the attack itself."""


@weighs(CursedReroll)
def cursed_reroll(gains: Gains, table: Table, bonus: CursedReroll) -> None:
    """The same."""


@weighs(GraveLoot)
def grave_loot(gains: Gains, table: Table, bonus: GraveLoot) -> None:
    if gains.me.cubes and gains.room > 1:
        for cell, _ in gains.places.settlements:
            table[cell] += max(0.0, gains.crate - gains.ahead.cube)


@weighs(DeepSearch)
def deep_search(gains: Gains, table: Table, bonus: DeepSearch) -> None:
    if gains.me.cubes:
        tokens, neighbours = gains.table(SEARCH), gains.view.sea.neighbours
        cost = cube_gain(gains.view, gains.me, gains.ahead)
        for cell in range(gains.cells):
            table[cell] += max(0.0, max([tokens[there] for there in neighbours[cell]]) - cost)


@weighs(BoneTheft)
def bone_theft(gains: Gains, table: Table, bonus: BoneTheft) -> None:
    for who, other in enumerate(gains.view.pirates):
        if who != gains.seat and other.cubes:
            table[other.cell] += cube_gain(gains.view, gains.me, gains.ahead)


@weighs(GhostWind)
def ghost_wind(gains: Gains, table: Table, bonus: GhostWind) -> None:
    anywhere(table, _WIND * gains.me.cubes)


@weighs(CursedInterest)
def cursed_interest(gains: Gains, table: Table, bonus: CursedInterest) -> None:
    anywhere(table, gains.gold(gains.me.cubes))


@weighs(MarketShift)
def market_shift(gains: Gains, table: Table, bonus: MarketShift) -> None:
    if gains.me.cubes and gains.me.crates() > 1:
        anywhere(table, _SHIFT)


@weighs(CursedExchange)
def cursed_exchange(gains: Gains, table: Table, bonus: CursedExchange) -> None:
    pirate = gains.me
    spare = pirate.cubes - (gains.box.numbers.urn if pirate.urn == IN_SUPPLY else 0)
    if spare > 0:
        anywhere(table, gains.gold(gains.box.numbers.exchange * spare) - gains.ahead.cube * spare)


@weighs(BorrowCrew)
def borrow_crew(gains: Gains, table: Table, bonus: BorrowCrew) -> None:
    """The best of the row."""
    if not gains.me.cubes:
        return
    best = [0.0] * gains.cells
    for card in gains.view.crew_row:
        lent = [0.0] * gains.cells
        add_bonus(gains, lent, gains.box.crew[card].bonus)
        best = [max(one, other) for one, other in zip(best, lent, strict=True)]
    add(table, best)
