"""The turn in progress and the next one: where the captain can stop, where the ship can sail, what that brings."""

from __future__ import annotations

from karawela.games.tiny_epic.bot.charts import Reached, ghost_with_cube, reached
from karawela.games.tiny_epic.bot.fights import HURT
from karawela.games.tiny_epic.bot.gains import Gains
from karawela.games.tiny_epic.bot.outlook import SPACES, Outlook
from karawela.games.tiny_epic.bot.worth import cube_gain
from karawela.games.tiny_epic.data.choices import (
    CANNONS,
    EXTORT,
    GHOST_PIRATE,
    HIDE_OUT,
    NONE,
    REPAIR,
    RIGGING,
    SEARCH,
    TRADE,
)
from karawela.games.tiny_epic.state import BURY, CAPTAIN_BONUS, COMMAND, CREW_BONUS, NOWHERE, ORDER, SAIL, SHIPS

PAID = 0.45
"""What it costs to leave a deckhand behind on the wheel, beside his station's work."""
_LOST_CRATE = 1.9
_FIRST_CURSE = 2.0
"""What it brings to become a cursed captain."""


class Stop:
    """A space where the captain can stop in this turn, and what it takes."""

    __slots__ = ("crossed", "gold", "hands", "paid", "sail", "space", "wheel")

    def __init__(self, space: int, paid: tuple[int, ...], stations: list[int], wheel: int, crossed: bool, gold: int):
        self.space = space
        self.paid = paid
        """The stations that pay, one for each space that is passed."""
        self.hands = sum(stations)
        self.wheel = wheel
        self.crossed = crossed
        self.gold = gold
        """What extort brings on the way."""
        self.sail = stations[RIGGING]


class Turn:
    """What a turn may still bring."""

    __slots__ = ("gains", "me", "outlook", "seat", "view")

    def __init__(self, gains: Gains, outlook: Outlook) -> None:
        self.gains = gains
        self.outlook = outlook
        self.view = gains.view
        self.seat = gains.seat
        self.me = gains.me

    # ------------------------------------------------------------------ by the phase

    def next(self) -> float:
        """Before one's own next turn."""
        pirate = self.me
        return self.outlook.at(pirate.cell, pirate.space, sum(pirate.stations), pirate.wheel, pirate.gold)

    def in_progress(self) -> float:
        """What is still to come of one's own turn, and then the next one."""
        view, pirate = self.view, self.me
        phase = view.phase
        if phase == COMMAND:
            if view.steps <= 1:
                before = (pirate.space - 1) % SPACES
                return self.outlook.at(pirate.cell, before, sum(pirate.stations), pirate.wheel, pirate.gold)
            return max([self.sailing(stop)[0] for stop in self.stops()])
        if phase == SAIL:
            return max([worth for _, worth in self.ends()])
        stop = self.here()
        here = Reached(pirate.cell, 0, False, ())
        if phase == ORDER and not view.order_done:
            return self.end_of(stop, here)
        return self.afterwards(stop)

    def here(self) -> Stop:
        """Where the captain has stopped."""
        pirate = self.me
        return Stop(pirate.space, (), pirate.stations, pirate.wheel, self.view.crossed, 0)

    def afterwards(self, stop: Stop) -> float:
        """After the order: what bonuses are left, then the ships."""
        view, pirate, gains = self.view, self.me, self.gains
        cell, order, worth = pirate.cell, view.order(), 0.0
        if view.sail_left and view.phase == CREW_BONUS:
            return max([worth for _, worth in self.ends()])
        if view.phase < CAPTAIN_BONUS and gains.box.captains[pirate.captain].trigger == order:
            if view.phase < BURY:
                worth += gains.burial(cell, pirate.gold)
            worth += max(0.0, gains.table(gains.box.captains[pirate.captain].sides[pirate.side].bonus)[cell])
        if view.phase < SHIPS:
            worth += self.crew_bonuses(cell)
            if view.refreshed:
                worth += max(gains.hiring(view.crew_row), gains.hiring(view.skeleton_row) if pirate.cursed else 0.0)
        return worth + self.rest(stop, Reached(cell, 0, False, ()))

    def crew_bonuses(self, cell: int) -> float:
        """Of the cards that the order triggers and that were not used yet."""
        view, worth = self.view, 0.0
        if view.bonuses_over:
            return 0.0
        order, crew = view.order(), self.gains.box.crew
        for card in self.me.crew:
            if crew[card].trigger == order and not view.used >> card & 1:
                table = [0.0] * self.gains.cells
                self.gains.add_bonus(table, card)
                worth += table[cell]
        return worth

    # ------------------------------------------------------------------ sailing

    def ends(self) -> list[tuple[Reached, float]]:
        """Where the cards that are left can lead, each with what comes then."""
        view = self.view
        if view.phase != SAIL:
            return self.ends_of_bonus(view.sail_left)
        stop = self.here()
        return [(way, self.end_of(stop, way)) for way in self.ways(view.sail_left)]

    def stays(self) -> float:
        """What comes if the ship sails no farther."""
        cell = self.me.cell
        return self.rest(self.here(), Reached(cell, 0, False, ())) + self.crew_bonuses(cell)

    def ends_of_bonus(self, cards: int) -> list[tuple[Reached, float]]:
        """The same of a bonus action."""
        stop = self.here()
        return [(way, self.rest(stop, way) + self.crew_bonuses(way.cell)) for way in self.ways(cards)]

    def ways(self, cards: int, stop: Stop | None = None) -> tuple[Reached, ...]:
        """Where the ship can get with so many cards, from a stop on the wheel if it is still to be made."""
        view, pirate = self.view, self.me
        ghost = NOWHERE
        if view.amdiak and view.rival != GHOST_PIRATE:
            ghost = ghost_with_cube(view.ghost_cubes, view.ghost, view.stolen and view.phase != COMMAND)
        steady = bool(pirate.wheel if stop is None else stop.wheel) or pirate.at_work() > 0
        return reached(view.columns, view.storms, pirate.cell, cards, ghost, steady)

    def allowance(self, stop: Stop) -> int:
        """How many cards may be sailed from a stop."""
        return self.gains.box.levels[self.me.legend].sail + stop.sail

    def sailing(self, stop: Stop) -> tuple[float, Reached]:
        """The best card to sail to with that order, and what the turn then brings."""
        cards = self.allowance(stop)
        best, there = -1e9, None
        for way in self.ways(cards, stop):
            worth = self.end_of(stop, way)
            if worth > best:
                best, there = worth, way
        assert there is not None
        return best - PAID * len(stop.paid), there

    def end_of(self, stop: Stop, way: Reached) -> float:
        """What the order brings at the end of a way, and what comes after."""
        gains, pirate = self.gains, self.me
        order = pirate.orders[stop.space]
        worth = gains.order(order)[way.cell] + gains.ahead.gold * stop.gold
        gold = pirate.gold + stop.gold
        if order == SEARCH:
            buried = gains.burial(way.cell, gold)
            if buried > 0:
                worth += buried
                gold = 0
        elif order == TRADE:
            card = gains.box.map[self.view.grid[way.cell]]
            if card.market != NONE:
                sold = pirate.hold[card.market] * gains.price[card.market]
                gold = min(gains.box.numbers.most_gold, gold + sold)
        hides = order == HIDE_OUT and worth > 0.5
        return worth + self.rest(stop, way, hides, gold)

    def rest(self, stop: Stop, way: Reached, hides: bool = False, gold: int = -1) -> float:
        """What happens on the way, what the ships do, and the outlook from there."""
        gains, pirate = self.gains, self.me
        worth = -HURT * way.storms
        if way.steals:
            worth += cube_gain(self.view, pirate, gains.ahead)
        if stop.crossed:
            hidden = hides or (pirate.hidden and not way.way)
            worth -= self.danger(way.cell, hidden)
        if gold < 0:
            gold = pirate.gold
        return worth + self.outlook.at(way.cell, stop.space, stop.hands, stop.wheel, gold)

    def danger(self, cell: int, hidden: bool) -> float:
        """What the Navy and the ghost ship do when the captain has crossed the line."""
        view, pirate = self.view, self.me
        numbers, worth = self.gains.box.numbers, 0.0
        if not hidden and self.gains.far[view.navy][cell] <= numbers.navy_sail + len(pirate.buried):
            worth += HURT + (_LOST_CRATE if pirate.crates() else min(numbers.navy_gold, pirate.gold))
        if view.amdiak and view.rival != GHOST_PIRATE and self.gains.far[view.ghost][cell] <= numbers.ghost_sail:
            worth += HURT + cube_gain(view, pirate, self.gains.ahead) * pirate.cubes
            if not pirate.cursed:
                worth -= _FIRST_CURSE * self.gains.ahead.left
        return worth

    # ------------------------------------------------------------------ the wheel

    def stops(self) -> list[Stop]:
        """Where the captain can stop in this turn, each with the deckhands that do least elsewhere."""
        view, pirate = self.view, self.me
        stations, wheel, space, crossed = pirate.stations[:], pirate.wheel, pirate.space, view.crossed
        found, gold = [], 0
        paid: tuple[int, ...] = ()
        steps = view.steps
        while True:
            if wheel >> space & 1:
                wheel &= ~(1 << space)
                stations[RIGGING] += 1
            found.append(Stop(space, paid, stations[:], wheel, crossed, gold))
            if steps >= SPACES:
                break
            if space:
                station = payer(stations, crossed)
                if station == NONE:
                    break
                stations[station] -= 1
                wheel |= 1 << space
                paid = (*paid, station)
            space = (space + 1) % SPACES
            steps += 1
            if not space:
                crossed = True
                gold += stations[EXTORT]
        return found


def payer(stations: list[int], crossed: bool) -> int:
    """Who is left behind on the wheel: first those in repair, then cannons; extort before rigging once it has paid."""
    for station in (REPAIR, CANNONS, EXTORT, RIGGING) if crossed else (REPAIR, CANNONS, RIGGING, EXTORT):
        if stations[station]:
            return station
    return NONE
