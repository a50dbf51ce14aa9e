"""What is left of the game, and what things are worth because of it: everything in Gold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from karawela.effects.tree import CONTROL, Effect
from karawela.games.tiny_epic.data.box import Level, box_of
from karawela.games.tiny_epic.data.choices import (
    ATTACK,
    BURIED,
    CANNONS,
    CARRIED,
    CREW_UP,
    EXTORT,
    HIDE_OUT,
    IN_SUPPLY,
    PLUNDER,
    REPAIR,
    RIGGING,
    SEARCH,
    TRADE,
)
from karawela.games.tiny_epic.data.read_words import VOCABULARY
from karawela.games.tiny_epic.data.words import Attack, CrewUp, Plunder, Reroll, Search, Trade
from karawela.games.tiny_epic.state import Pirate, TinyEpic

TREASURE = 12.0
BURIAL = 14.0
"""A buried treasure is worth its usual price and something more."""
URN_CUBE = 2.2
"""Each of the cubes that buy the urn."""
LAST = 20.0
"""What ends the game is worth so much more."""
NO_MORE_GOLD = 12.0
"""The last treasure makes all other Gold worthless: it must not be shunned for that."""
LENGTH = 18.0
LENGTH_WITH_URN = 23.0
"""About how many rounds a game has."""
URN_ABOARD = 6.0
URN_BURIED = 17.0
"""Beyond the cubes that it costs; and when it is buried."""
CRATE_AT = 0.35
CRATE = 0.75
"""A crate aboard: so much of its price, and so much at any."""
KIND = 0.7
"""Every kind takes a sale of its own."""
SURE_FIRE = 0.8
REPAIRED = -0.6
"""A deckhand in repair: he can still be put on the wheel."""
STATION = ((0.55, 0.35, 0.15, 0.0), (0.35, 0.25, 0.2, 0.1), (0.7, 0.6, 0.5, 0.4))
"""The first, second, third, fourth deckhand on rigging, cannons, extort."""
POWER = 1.1
"""A hit more in every battle, over a whole game."""
SAIL = 3.0
DIE = 1.5
FOURTH = 3.5
"""What levels of legend bring for good, over a whole game."""
CURSED = 2.0
_USES = {PLUNDER: 3.0, TRADE: 3.0, CREW_UP: 2.0, SEARCH: 3.5, ATTACK: 2.5, HIDE_OUT: 2.5}
"""How often an order is commanded in a whole game."""
_POSSIBLE: dict[type[Any], float] = {Plunder: 0.5, Trade: 0.35, CrewUp: 0.35, Search: 0.8, Attack: 0.4}
"""How often the ship is where a bonus can be used."""
_SIGHT: list[tuple[float, str]] = [(word.row.worth, word.row.worth_each) for word in VOCABULARY.words]


def at_sight(effect: Effect) -> float:
    """What the row of its word says."""
    worth, each = _SIGHT[effect.op - CONTROL]
    return worth * int(getattr(effect, each)) if each else worth


@dataclass(slots=True)
class Ahead:
    """`left` goes from 1 at the beginning to nearly 0 at the end."""

    left: float
    gold: float
    cube: float
    wanted: int
    """Treasures that are still to be buried."""
    last: float
    """What the next burial brings for being the last."""


def progress(view: TinyEpic, pirate: Pirate) -> float:
    """How much of what wins is done, from 0 to 1."""
    whole = view.box.numbers.treasures + (1 if view.amdiak else 0)
    done = len(pirate.buried) + min(1.0, (pirate.gold + pirate.cubes) / 12.0) * (
        len(pirate.buried) < view.box.numbers.treasures
    )
    if view.amdiak:
        done += 1.0 if pirate.urn == BURIED else 0.5 if pirate.urn == CARRIED else 0.0
    return min(1.0, done / whole)


def ahead_of(view: TinyEpic, pirate: Pirate) -> Ahead:
    """How much a thing that lasts can still do, and what Gold is still good for. Only time and the others bring the end
    nearer: whoever counted his own successes would shun them."""
    length = LENGTH_WITH_URN if view.amdiak else LENGTH
    passed = max([progress(view, each) for each in view.pirates if each is not pirate], default=0.0)
    passed = max(0.9 * passed, min(0.85, view.round / length))
    wanted = view.box.numbers.treasures - len(pirate.buried)
    gold = 1.0 if wanted > 0 else 0.05
    urn = 1 if view.amdiak and pirate.urn != BURIED else 0
    return Ahead(1.0 - passed, gold, 1.1 * gold, wanted, LAST if wanted + urn == 1 else 0.0)


# ------------------------------------------------------------------ what a pirate has


def station_worth(pirate: Pirate, station: int) -> float:
    """The last of the deckhands there."""
    n = pirate.stations[station]
    return REPAIRED if station == REPAIR else STATION[station][min(n, 4) - 1] if n else 0.0


def possessions(view: TinyEpic, pirate: Pirate, ahead: Ahead) -> float:
    """All that is aboard, on the mats and in the earth."""
    box = view.box
    worth = len(pirate.buried) * (TREASURE + BURIAL) + ahead.gold * pirate.gold
    if not ahead.wanted:
        worth += NO_MORE_GOLD
    worth += crates_worth(view, pirate, ahead) + SURE_FIRE * pirate.sure * (0.3 + 0.7 * ahead.left)
    worth += legend_worth(box.levels[pirate.legend], pirate.aside == 0, ahead)
    stations = pirate.stations
    for station in (RIGGING, CANNONS, EXTORT):
        for n in range(stations[station]):
            worth += STATION[station][n]
    worth += REPAIRED * stations[REPAIR]
    for card in pirate.crew:
        worth += crew_worth(view, pirate, card, ahead)
    if view.amdiak:
        worth += cubes_worth(view, pirate, ahead)
        if pirate.cursed:
            worth += CURSED * ahead.left
    return worth


def kind_worth(n: int, price: int) -> float:
    """So many crates of a kind: together they bring more, for they are sold together."""
    return n * (CRATE_AT * price + CRATE) - KIND if n else 0.0


def crates_worth(view: TinyEpic, pirate: Pirate, ahead: Ahead) -> float:
    worth, prices = 0.0, view.box.numbers.prices
    for at, kind in enumerate(view.market):
        n = pirate.hold[kind]
        if n:
            worth += kind_worth(n, prices[at])
    return worth * ahead.gold


def cubes_worth(view: TinyEpic, pirate: Pirate, ahead: Ahead) -> float:
    """Cubes, the first of which buy the urn, and the urn."""
    price = view.box.numbers.urn
    if pirate.urn == BURIED:
        return URN_BURIED + ahead.cube * pirate.cubes
    if pirate.urn == CARRIED:
        return URN_ABOARD + urn_cubes(price) + ahead.cube * pirate.cubes
    first = min(price, pirate.cubes)
    return urn_cubes(first) + ahead.cube * (pirate.cubes - first)


def urn_cubes(n: int) -> float:
    """So many of the cubes that buy the urn."""
    return URN_CUBE * n


def cube_gain(view: TinyEpic, pirate: Pirate, ahead: Ahead) -> float:
    """One cube more."""
    return URN_CUBE if pirate.urn == IN_SUPPLY and pirate.cubes < view.box.numbers.urn else ahead.cube


def legend_worth(level: Level, fourth: bool, ahead: Ahead) -> float:
    """What the level brings from now on; a little for its own sake, since it decides between equals."""
    return ahead.left * (SAIL * (level.sail - 1) + DIE * (level.dice - 2) + FOURTH * fourth) + 0.1 * level.dice


# ------------------------------------------------------------------ crew


@lru_cache(maxsize=8)
def _crew(pack: str) -> tuple[tuple[float, float, float], ...]:
    """For each card what its bonus brings in a whole game, its hits for each die, and its automatic hits."""
    return tuple(
        [(_bonus(card.trigger, card.bonus), sum(card.damage) / 6.0, float(card.hits)) for card in box_of(pack).crew]
    )


def _bonus(trigger: int, bonus: Effect) -> float:
    uses = 1.5 if isinstance(bonus, Reroll) else _USES[trigger]
    return uses * at_sight(bonus) * _POSSIBLE.get(type(bonus), 1.0)


def crew_worth(view: TinyEpic, pirate: Pirate, card: int, ahead: Ahead) -> float:
    """Its bonus and its strength, for the rest of the game."""
    bonus, hits, sure = _crew(view.pack)[card]
    dice = view.box.levels[pirate.legend].dice
    return ahead.left * (bonus + POWER * (hits * dice + sure))
