"""What a fight is worth before the dice are thrown, and with the dice on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karawela.games.tiny_epic.bot.worth import SURE_FIRE, at_sight, cube_gain, legend_worth
from karawela.games.tiny_epic.data.choices import CANNONS
from karawela.games.tiny_epic.data.words import Gold, Reroll
from karawela.games.tiny_epic.rules.fighting.dice import damage_table, dice_of, sure_hits
from karawela.games.tiny_epic.rules.fighting.odds import Damage, beats, exactly, with_tokens

if TYPE_CHECKING:
    from karawela.games.tiny_epic.bot.gains import Gains

HURT = 1.0
"""What a Jostle costs."""
LEGEND_LOST = 0.5
"""What another pirate gains by a victory."""
_TRIALS = 0.6
"""How much of another throw a reroll is worth."""
_RETREAT = 1.5
"""What it brings to drive the solo pirate away."""


class Fights:
    """One pirate's strength, and what it is good for."""

    __slots__ = ("_legend", "damage", "dice", "gains", "sure")

    def __init__(self, gains: Gains) -> None:
        self.gains = gains
        view, seat = gains.view, gains.seat
        self.damage: Damage = tuple(damage_table(view, seat))
        self.dice = dice_of(view, seat)
        self.sure = sure_hits(view, seat) + gains.me.stations[CANNONS]
        self._legend = -1.0

    def legend(self) -> float:
        """A level more: its bonus at once, and what it brings from then on."""
        if self._legend < 0.0:
            gains, pirate = self.gains, self.gains.me
            levels, fourth = gains.box.levels, gains.me.aside == 0
            if pirate.legend == len(levels) - 1:
                self._legend = 0.0
            else:
                level = levels[pirate.legend + 1]
                now = sum([at_sight(effect) for effect in level.bonus if isinstance(effect, Gold)], 0.0)
                after = legend_worth(level, fourth or pirate.legend + 1 >= gains.box.fourth, gains.ahead)
                before = legend_worth(levels[pirate.legend], fourth, gains.ahead)
                self._legend = 0.3 + gains.ahead.gold * now + after - before
        return self._legend

    def prize(self, ship: int) -> float:
        """What a merchant ship brings when she is sunk."""
        gains = self.gains
        card = gains.box.merchants[gains.view.merchant_cards[ship]]
        gain = gains.gold(card.gold) + gains.crates(1)
        return gain + self.legend() if gains.view.seats <= card.legend else gain

    def merchant(self, ship: int) -> float:
        """An attack on a merchant ship."""
        gains, pirate = self.gains, self.gains.me
        least = gains.box.merchants[gains.view.merchant_cards[ship]].strength - self.sure
        win = with_tokens(self.damage, self.dice, least, pirate.sure)
        even = exactly(self.damage, self.dice, least)
        again = 0
        for card in pirate.crew:
            bonus = gains.box.crew[card].bonus
            if isinstance(bonus, Reroll):
                again += bonus.n
        if again:
            win += (1.0 - win) * win * min(1.0, _TRIALS * again)
        lost = max(0.0, 1.0 - win - even)
        return win * self.prize(ship) + even * SURE_FIRE - lost * (HURT - SURE_FIRE)

    def duel(self, other: int) -> float:
        """An attack on a pirate: legend for whoever wins."""
        gains, view = self.gains, self.gains.view
        theirs = sure_hits(view, other) + view.pirates[other].stations[CANNONS]
        damage, dice = tuple(damage_table(view, other)), dice_of(view, other)
        more, less = beats(self.damage, self.dice, self.sure, damage, dice, theirs)
        gain = more * self.legend() - less * (HURT - SURE_FIRE + LEGEND_LOST)
        if view.rival:
            gain += _RETREAT * more
        if view.amdiak and gains.me.cursed and view.pirates[other].cubes:
            gain += more * cube_gain(view, gains.me, gains.ahead)
        return gain
