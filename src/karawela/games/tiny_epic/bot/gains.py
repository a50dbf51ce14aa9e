"""What each order brings on each card of the sea, in Gold beyond what is had already."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from karawela.games.tiny_epic.bot.fights import Fights
from karawela.games.tiny_epic.bot.places import places_of
from karawela.games.tiny_epic.bot.weighing import Table, add, add_bonus
from karawela.games.tiny_epic.bot.worth import (
    BURIAL,
    TREASURE,
    URN_ABOARD,
    URN_BURIED,
    Ahead,
    at_sight,
    crew_worth,
    cube_gain,
    cubes_worth,
    kind_worth,
    urn_cubes,
)
from karawela.games.tiny_epic.data.box import box_of
from karawela.games.tiny_epic.data.choices import (
    CARRIED,
    EXTORT,
    IN_SUPPLY,
    NONE,
    REPAIR,
)
from karawela.games.tiny_epic.data.words import Crates, Cube, Gold
from karawela.games.tiny_epic.state import Pirate, TinyEpic

_RENEWED = 0.4
"""A crate more where the hold is full: one may choose."""
_HIDDEN = 0.5
_CALLED_BACK = 0.5
"""A deckhand that is back at work."""
_EXTORTS = 0.8


class Gains:
    """What one pirate gains, wherever the ship may be; every table is made when it is first asked for."""

    __slots__ = (
        "_orders",
        "_tables",
        "ahead",
        "box",
        "cells",
        "crate",
        "far",
        "fights",
        "me",
        "places",
        "price",
        "room",
        "seat",
        "view",
    )

    def __init__(self, view: TinyEpic, seat: int, ahead: Ahead) -> None:
        self.view = view
        self.seat = seat
        self.box = view.box
        self.me: Pirate = view.pirates[seat]
        self.ahead = ahead
        self.places = places_of(view.pack, view.grid)
        self.cells = len(view.grid)
        self.far = view.sea.distance
        numbers = self.box.numbers
        self.price = [0, 0, 0, 0]
        for at, kind in enumerate(view.market):
            self.price[kind] = numbers.prices[at]
        self.room = numbers.hold - self.me.crates()
        self.crate = self._crate()
        self.fights = Fights(self)
        self._tables: list[Table | None] = [None] * 6
        self._orders: list[Table | None] = [None] * 6

    def _crate(self) -> float:
        """What a crate out of the bag is worth on average."""
        bag, hold = self.view.bag, self.me.hold
        if not bag:
            return 0.0
        worth = 0.0
        for kind in range(4):
            n, price = hold[kind], self.price[kind]
            worth += bag.count(kind) * (kind_worth(n + 1, price) - kind_worth(n, price))
        return self.ahead.gold * worth / len(bag)

    # ------------------------------------------------------------------ by order

    def order(self, order: int) -> Table:
        """With the captain's second bonus, and the bonuses of crew cards that it triggers; burials apart."""
        found = self._orders[order]
        if found is not None:
            return found
        found = self.table(order)[:]
        captain = self.box.captains[self.me.captain]
        if captain.trigger == order:
            add(found, self.table(captain.sides[max(0, self.me.side)].bonus))
        crew = self.box.crew
        for card in self.me.crew:
            if crew[card].trigger == order:
                self.add_bonus(found, card)
        self._orders[order] = found
        return found

    def add_bonus(self, table: Table, card: int) -> None:
        """What the bonus action of a crew card brings, by the cell."""
        add_bonus(self, table, self.box.crew[card].bonus)

    def table(self, which: int) -> Table:
        """What an action brings alone."""
        found = self._tables[which]
        if found is None:
            found = self._tables[which] = _TABLES[which](self)
        return found

    # ------------------------------------------------------------------ what actions bring

    def gold(self, n: int) -> float:
        """As much as the track takes."""
        fits = self.box.numbers.most_gold - self.me.gold
        return self.ahead.gold * (min(fits, n))

    def crates(self, n: int) -> float:
        """So many out of the bag."""
        fit = n if n < self.room else max(0, self.room)
        return fit * self.crate + (n - fit) * _RENEWED * self.ahead.gold

    def plunder(self) -> Table:
        found = [0.0] * self.cells
        cube = cube_gain(self.view, self.me, self.ahead) if self.me.cursed and self.view.pool else 0.0
        for cell, n in self.places.settlements:
            found[cell] = self.crates(n) + cube
        return found

    def trade(self) -> Table:
        """The best of so many crates; or the urn."""
        found = [0.0] * self.cells
        hold, pirate = self.me.hold, self.me
        for cell, kind in self.places.markets:
            if hold[kind]:
                found[cell] = max(0.0, self.sale(kind))
        if pirate.urn == IN_SUPPLY and pirate.cubes >= self.box.numbers.urn:
            for cell in self.places.mausoleums:
                found[cell] = max(found[cell], self.urn())
        return found

    def sale(self, kind: int) -> float:
        """As many of a kind as is best."""
        n, price, numbers = self.me.hold[kind], self.price[kind], self.box.numbers
        whole, best = kind_worth(n, price), 0.0
        for sold in range(1, min(n, numbers.most_sold) + 1):
            left = kind_worth(n - sold, numbers.prices[0])
            best = max(best, self.gold(sold * price) - self.ahead.gold * (whole - left))
        return best

    def urn(self) -> float:
        """What it brings to have it aboard for its cubes."""
        price = self.box.numbers.urn
        kept = self.ahead.cube * (self.me.cubes - price)
        return URN_ABOARD + urn_cubes(price) + kept - cubes_worth(self.view, self.me, self.ahead)

    def crew_up(self) -> Table:
        """The best card of a row that can be hired from there."""
        found = [0.0] * self.cells
        best = self.hiring(self.view.crew_row)
        for cell in self.places.taverns:
            found[cell] = best
        if self.me.cursed and self.places.wrecks:
            best = self.hiring(self.view.skeleton_row)
            for cell in self.places.wrecks:
                found[cell] = max(found[cell], best)
        return found

    def hiring(self, row: list[int]) -> float:
        """The best card of the row, in the place of the worst of one's own where there are four."""
        if not row:
            return 0.0
        worth = max([crew_worth(self.view, self.me, card, self.ahead) for card in row])
        if len(self.me.crew) >= self.box.numbers.most_crew:
            worth -= min([crew_worth(self.view, self.me, card, self.ahead) for card in self.me.crew])
        return max(0.0, worth)

    def token(self) -> Table:
        """The better of the tokens there."""
        view, found = self.view, [0.0] * self.cells
        if view.tokens:
            worth = self.faces(tuple(view.search_faces), False)
            for cell in range(self.cells):
                if view.tokens >> cell & 1:
                    found[cell] = worth
        if view.amdiak:
            for cell, filling in enumerate(view.wakes):
                if filling != NONE:
                    found[cell] = max(found[cell], self.faces(tuple(view.fillings[filling]), True))
        return found

    def faces(self, faces: tuple[int, ...], wake: bool) -> float:
        """What a token with one of these faces brings on average."""
        gold, crates, cubes, rest = _mean(self.view.pack, faces, wake)
        worth = rest + crates * (self.crate if self.room > 0 else _RENEWED)
        if self.me.gold < self.box.numbers.most_gold:
            worth += gold * self.ahead.gold
        return worth + cubes * cube_gain(self.view, self.me, self.ahead)

    def hide_out(self) -> Table:
        """Deckhands called back, Gold for those who extort."""
        view, pirate = self.view, self.me
        idle = pirate.wheel.bit_count() + pirate.stations[REPAIR]
        moved = idle + pirate.at_work() - pirate.stations[EXTORT]
        worth = _HIDDEN + _CALLED_BACK * idle + _EXTORTS * self.gold(moved)
        found = [0.0] * self.cells
        for cell in self.places.coves:
            found[cell] = worth
        for who, other in enumerate(view.pirates):
            if other.hidden and who != self.seat:
                found[other.cell] = 0.0
        return found

    def attack(self) -> Table:
        """The best target there."""
        view, found = self.view, [0.0] * self.cells
        for ship, cell in enumerate(view.merchant_cells):
            found[cell] = max(found[cell], self.fights.merchant(ship))
        for who, other in enumerate(view.pirates):
            if who != self.seat and not other.hidden and other.cell >= 0:
                found[other.cell] = max(found[other.cell], self.fights.duel(who))
        return found

    # ------------------------------------------------------------------ burials

    def burial(self, cell: int, gold: int) -> float:
        """A treasure or the urn, with so much Gold."""
        pirate, number = self.me, self.view.grid[cell]
        card = self.box.map[number]
        if card.burial:
            if self.ahead.wanted and gold + pirate.cubes >= card.burial and number not in pirate.buried:
                return self.treasure(card.burial)
        elif card.cursed_burial and pirate.urn == CARRIED:
            return self.urn_burial(gold)
        return 0.0

    def treasure(self, price: int) -> float:
        """Another one buried for that price."""
        return TREASURE + BURIAL - price * self.ahead.gold + self.ahead.last

    def urn_burial(self, gold: int) -> float:
        """All Gold and all cubes are lost with it."""
        had = URN_ABOARD + urn_cubes(self.box.numbers.urn)
        return URN_BURIED - had - self.ahead.gold * gold - self.ahead.cube * self.me.cubes + self.ahead.last


_TABLES: tuple[Callable[[Gains], Table], ...] = (
    Gains.plunder,
    Gains.trade,
    Gains.crew_up,
    Gains.token,
    Gains.attack,
    Gains.hide_out,
)
"""By the orders, without what they trigger."""


@lru_cache(maxsize=4096)
def _mean(pack: str, faces: tuple[int, ...], wake: bool) -> tuple[float, float, float, float]:
    """What a token brings on average: Gold, crates, cubes, and the rest by sight."""
    box = box_of(pack)
    gold = crates = cubes = 0
    rest = 0.0
    for face in faces:
        for effect in (box.wake if wake else box.search)[face]:
            if isinstance(effect, Gold):
                gold += effect.n
            elif isinstance(effect, Crates):
                crates += effect.n
            elif isinstance(effect, Cube):
                cubes += 1
            else:
                rest += at_sight(effect)
    n = max(1, len(faces))
    return gold / n, crates / n, cubes / n, rest / n
