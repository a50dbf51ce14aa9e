"""What the options of Caribbean Conquest say beyond their own words, as the position shows it: places, chances."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from karawela.games.conquest.rules.areas import area_colours
from karawela.games.conquest.rules.cannon import cannon_bonus
from karawela.games.conquest.rules.limits import cities_of
from karawela.games.conquest.rules.movement import ends_movement
from karawela.games.conquest.state import NOBODY, Conquest
from karawela.games.ship_adventure.data.components import AREAS, CANNONBALLS, FACES, SABRES, TERRAINS
from karawela.games.ship_adventure.rules.fights import SABRES_BONUS
from karawela.games.ship_adventure.rules.moving import drifts
from karawela.words.grammar import NONE, Values
from karawela.words.sayings import Person

Said = Mapping[str, str | int]


def place_of_move(view: Conquest, said: Values) -> Said:
    """What lies where a group goes, whom it meets, whether it drifts, whether the movement ends with it."""
    sea, seat = view.sea, view.active
    here, there = sea.index[str(said["here"])], sea.index[str(said["there"])]
    ships = int(said["ships"])
    colours = area_colours(view.boxes)
    area = next((colours[n] for n, points in enumerate(view.areas) if there in points), NOBODY)
    return {
        "kind": TERRAINS[sea.kind[there]],
        "area": AREAS[area] if area != NOBODY else NONE,
        "foe": Person(view.enemy_on(there, seat)),
        "free": "yes" if ships and drifts(sea, here, there, view.drifted) else "no",
        "last": "yes" if ends_movement(view, seat, here, ships, there) else "no",
    }


def steps_left(view: Conquest) -> Said:
    return {"n": view.steps_left}


def steps_unused(view: Conquest, said: Values) -> Said:
    return {"left": view.steps_left}


def place_of_unit(view: Conquest, said: Values) -> Said:
    """Whether there is more than one city to choose from."""
    return {"cities": len(cities_of(view, view.active))}


def chance_of_melee(view: Conquest, said: Values) -> Said:
    """Who is fought, and how likely the whole melee is won."""
    square = view.sea.index[str(said["square"])]
    enemy = view.enemy_on(square, view.active)
    me, other = view.captains[view.active], view.captains[enemy]
    lead = SABRES_BONUS * (me.cards[SABRES] - other.cards[SABRES])
    chance = _melee(me.units_on(square), other.units_on(square), lead)
    kind = TERRAINS[view.sea.kind[square]]
    return {"enemy": Person(enemy), "percent": min(99, max(1, round(100 * chance))), "kind": kind}


@cache
def _melee(mine: int, theirs: int, lead: int) -> float:
    """The chance to be left alone on the square, roll by roll; units beyond the first add one each (SAC-5.03, 5.04)."""
    if not mine or not theirs:
        return float(mine > 0)
    ahead = lead + mine - theirs
    better = sum(one + ahead > other for one in FACES for other in FACES)
    worse = sum(one + ahead < other for one in FACES for other in FACES)
    hit = better / (better + worse)
    return hit * _melee(mine, theirs - 1, lead) + (1 - hit) * _melee(mine - 1, theirs, lead)


def chance_of_fire(view: Conquest, said: Values) -> Said:
    """Who is shot at, of the active player or whoever that one fires at; and whether there can be an answer."""
    shooting = view.active if view.reacting == NOBODY else view.reacting
    target = view.sea.index[str(said["target"])]
    enemy = view.enemy_on(target, shooting)
    other = view.captains[enemy]
    answers = other.cards[CANNONBALLS] and (target in other.ships or view.controls(enemy, target))
    return {
        "enemy": Person(enemy),
        "answer": "yes" if answers else "no",
        "bonus": cannon_bonus(view, shooting, view.sea.index[str(said["source"])]),
    }
