"""Large boards: who is so weak that the game could end by its fall, and how far that is, in steps.

Whoever is out ends the game for all (SAC-7.01), and the best score wins. So the seats that lead hunt the weakest of
the others: every city and every group of the prey has to be taken, and what is left of them is counted like the way to
a majority. Two who are about even both hunt, for each may be ahead when the prey falls; the last blow is left to the
one who is (see `ending`). Whoever is far behind has no use for it.
"""

from math import exp
from typing import Final

from karawela.games.conquest.bot.campaign import FURTHEST, WAYS, Claims, trouble_with, vast
from karawela.games.conquest.bot.ending import score
from karawela.games.conquest.bot.parties import parties_of, steps_onto
from karawela.games.conquest.rules.limits import cities_of
from karawela.games.conquest.state import GROUP, Conquest
from karawela.games.ship_adventure.data.components import SABRES
from karawela.games.ship_adventure.rules.fights import SABRES_BONUS

_KILL, _SCENT = 120.0, 40.0
"""What the fall of the prey is worth, and from how far away it is felt."""
_PREY: Final = 16
"""Whoever has more cities and groups is too strong to be hunted, and to look for all of them takes long."""
_WIDE_SCENT, _WIDE_PREY = 120.0, 60
"""The same on nine boxes among three and four: everybody has nine cities there, and nobody gets a majority against all
the others."""
_LATE: Final = 30
"""After so many rounds it is the same on four boxes: three who are even have kept each other from it for long."""
_LEAD: Final = 4.0
"""With so many points more than any rival the hunt counts fully, with so many less not at all."""

_UNGUARDED: Final = [0] * (GROUP + 1)
"""The trouble with a city where nobody is, by the strength of a party."""


def hunt(view: Conquest, seat: int, claims: list[Claims], chances: dict[int, float]) -> float:
    """What the fall of the weakest other seat is worth to this one: the nearer the more, and only if it would win then.
    `chances` are those of the active player in its open melees, by square."""
    others = [other for other, captain in enumerate(view.captains) if other != seat and not captain.out]
    if not others:
        return 0.0
    lairs = {other: _lairs(view, other) for other in others}
    prey = min(others, key=lambda other: len(lairs[other]))
    wide = len(view.captains) > 2 and (vast(view) or view.round > _LATE)
    if len(lairs[prey]) > (_WIDE_PREY if wide else _PREY):
        return 0.0
    rivals = [score(view, other, claims[other]) for other in others if other != prey]
    lead = score(view, seat, claims[seat]) - max(rivals, default=-_LEAD)
    sure = min(1.0, 0.5 + 0.5 * lead / _LEAD)
    if sure <= 0.0:
        return 0.0
    if view.active == prey:
        chances = {}
    left = _left(view, seat, prey, lairs[prey], claims[prey], chances)
    return sure * _KILL * exp(-left / (_WIDE_SCENT if wide else _SCENT))


def _lairs(view: Conquest, seat: int) -> set[int]:
    """Where the seat must be beaten: its cities and the squares of its units (SAC-7.02)."""
    captain = view.captains[seat]
    return captain.ships.keys() | captain.crews.keys() | set(cities_of(view, seat))


def _left(view: Conquest, seat: int, prey: int, lairs: set[int], claims: Claims, chances: dict[int, float]) -> float:
    """The ways to all that the prey still has; an open melee counts by the chance to lose it."""
    sea, hunter, hunted = view.sea, view.captains[seat], view.captains[prey]
    landing, sailing = parties_of(sea, hunter, GROUP)
    lead = SABRES_BONUS * (hunter.cards[SABRES] - hunted.cards[SABRES])
    left = 0.0
    for lair in sorted(lairs):
        there = 1.0 - chances[lair] if lair in chances else claims.get(lair, 1.0)
        if there:
            steps = steps_onto(sea, lair)
            units = hunted.units_on(lair)
            trouble = trouble_with(units, lead) if units else _UNGUARDED
            parties = landing if sea.land[lair] else sailing
            way = min([steps[square] + apart + trouble[count] for square, apart, count in parties], default=FURTHEST)
            left += there * WAYS[min(way, FURTHEST)]
    return left
