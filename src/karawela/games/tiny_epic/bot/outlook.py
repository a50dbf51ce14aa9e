"""What the next turns may bring from a card of the sea: each order where it pays best, the later the less."""

from __future__ import annotations

from functools import lru_cache

from karawela.games.tiny_epic.bot.gains import Gains
from karawela.games.tiny_epic.bot.worth import BURIAL
from karawela.games.tiny_epic.data.choices import CARRIED, RIGGING, SEARCH

LATER = (1.0, 0.85, 0.72, 0.6, 0.5, 0.42, 0.35, 0.3, 0.26, 0.22, 0.2)
"""What is left of a gain after so many turns."""
WEIGHTS = (1.0, 0.55, 0.3, 0.15, 0.08, 0.04)
"""Of the best order, the second best and so on: one a turn."""
_BESIDE = 0.3
"""So much of another Search's gain is had beside a burial."""
LAP = 3
"""Whoever comes to a card too late for the order there waits about so many turns for the next time."""
LONGEST = 4
"""Nothing that lies more turns of sailing away is looked at."""
SPACES = 6
LEAST = 0.2
"""Gains below are not worth a way."""
HOPE = 0.5
"""How much a burial counts that can't be paid yet, were it all but paid."""


@lru_cache(maxsize=4096)
def turns_to(space: int, hands: int, wheel: int) -> tuple[int, ...]:
    """For each space of the wheel how many turns it takes to stop there, paying with so many deckhands, and with those
    that are picked up on the way; where there is none, a turn is spent."""
    found, turns = [1] * SPACES, 1
    for step in range(1, SPACES + 1):
        entered = (space + step) % SPACES
        found[entered] = turns
        if wheel >> entered & 1:
            hands += 1
        if entered:
            if hands:
                hands -= 1
            else:
                turns += 1
    return tuple(found)


def arrival(turns: int, latest: int, by_ship: int) -> int:
    """When the captain stands on an order and the ship on a card: he comes after so many turns, and with no hurry at
    the latest after so many."""
    if by_ship <= turns:
        return turns
    return by_ship if by_ship <= latest else max(by_ship, turns + LAP)


@lru_cache(maxsize=4096)
def paces(space: int, hands: int, wheel: int) -> tuple[tuple[float, ...], ...]:
    """For each space of the wheel, by the turns that the ship needs, what is left of a gain there."""
    found = []
    for at, turns in enumerate(turns_to(space, hands, wheel)):
        latest = (at - space - 1) % SPACES + 1
        found.append(tuple([LATER[arrival(turns, latest, by_ship)] for by_ship in range(LONGEST + 1)]))
    return tuple(found)


Ways = list[tuple[int, float]]
"""So many turns by ship, and what is there: the farther, the more."""


class Outlook:
    """From any card and any space of the wheel, as far as asked."""

    __slots__ = ("_graves", "_near", "gains", "places", "ranked", "sail")

    def __init__(self, gains: Gains) -> None:
        self.gains = gains
        pirate = gains.me
        self.sail = gains.box.levels[pirate.legend].sail + max(pirate.stations[RIGGING], int(pirate.legend < 2))
        self._near: dict[int, list[Ways]] = {}
        self._graves: dict[tuple[int, int], Ways] = {}
        self.ranked = [
            sorted([(gain, cell) for cell, gain in enumerate(gains.order(order)) if gain > LEAST], reverse=True)
            for order in range(SPACES)
        ]
        """For each order where it brings most, the best first."""
        grid, places = gains.view.grid, []
        if gains.ahead.wanted:
            places += [each for each in gains.places.burials if grid[each[0]] not in pirate.buried]
        if pirate.urn == CARRIED:
            places += [(cell, 0) for cell in gains.places.cursed_burials]
        self.places: list[tuple[int, int]] = places

    def near(self, cell: int) -> list[Ways]:
        """For each order what it brings within so many turns of sailing."""
        found = self._near.get(cell)
        if found is None:
            found = self._near[cell] = [self.ways(cell, ranked) for ranked in self.ranked]
        return found

    def graves(self, cell: int, gold: int) -> Ways:
        """The same of burials, with so much Gold; those that can't be paid yet count for a part."""
        found = self._graves.get((cell, gold))
        if found is None:
            gains, wealth = self.gains, gold + self.gains.me.cubes
            ranked = []
            for there, price in self.places:
                if not price:
                    ranked.append((gains.urn_burial(gold), there))
                elif wealth >= price:
                    ranked.append((gains.treasure(price), there))
                else:
                    ranked.append((HOPE * BURIAL * (wealth / price) ** 2, there))
            ranked.sort(reverse=True)
            found = self._graves[cell, gold] = self.ways(cell, ranked)
        return found

    def ways(self, cell: int, ranked: list[tuple[float, int]]) -> Ways:
        """To the best places, as long as a nearer one does not bring as much."""
        far, sail = self.gains.far[cell], self.sail
        found, soonest = [], LONGEST + 1
        for gain, there in ranked:
            turns = (far[there] + sail - 1) // sail or 1
            if turns < soonest:
                found.append((turns, gain))
                soonest = turns
                if turns == 1:
                    break
        return found

    def at(self, cell: int, space: int, hands: int, wheel: int, gold: int) -> float:
        """What the next turns bring to a ship there, with the captain on that space and so many deckhands at hand."""
        orders, near, found = self.gains.me.orders, self.near(cell), []
        for at, pace in enumerate(paces(space, hands, wheel)):
            order, best = orders[at], 0.0
            for by_ship, gain in near[order]:
                worth = gain * pace[by_ship]
                if worth > best:
                    best = worth
            if order == SEARCH and self.places:
                grave = 0.0
                for by_ship, gain in self.graves(cell, gold):
                    worth = gain * pace[by_ship]
                    if worth > grave:
                        grave = worth
                best = max(best, grave + _BESIDE * best)
            found.append(best)
        found.sort(reverse=True)
        total = 0.0
        for worth, weight in zip(found, WEIGHTS, strict=True):
            total += weight * worth
        return total
