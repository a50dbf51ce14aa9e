"""What a throw comes to: who on a ship hits with which face, what the cannons add, what always hits."""

from __future__ import annotations

from typing import NamedTuple

from karawela.games.tiny_epic.data.choices import CANNONS, NONE
from karawela.games.tiny_epic.rules.fighting.dice import damage_table, sure_hits
from karawela.games.tiny_epic.state import TinyEpic


class Strength(NamedTuple):
    """By the face less one: hits of a die; then the deckhands on cannons, and what hits without dice."""

    faces: tuple[int, ...]
    cannons: int
    sure: int

    def hits(self, dice: list[int]) -> int:
        return sum(self.faces[face - 1] for face in dice)

    def total(self, dice: list[int]) -> int:
        return self.hits(dice) + self.cannons + self.sure


def strength_of(view: TinyEpic, who: int) -> Strength:
    """Captain or helm mat, crew and cannons of a pirate (TEP-4.91 to 4.93, 7.12)."""
    return Strength(tuple(damage_table(view, who)), view.pirates[who].stations[CANNONS], sure_hits(view, who))


def captains_damage(view: TinyEpic, who: int) -> tuple[int, ...]:
    """What the captain card hits with, or the solo pirate's helm mat."""
    box, pirate = view.box, view.pirates[who]
    if who >= view.seats:
        return box.helms[view.helm].damage
    return box.captains[pirate.captain].sides[pirate.side].damage if pirate.side != NONE else (0,) * 6


def matching(view: TinyEpic, who: int, face: int) -> list[str]:
    """The cards that hit with a face, by their ids, each as often as it hits."""
    box, pirate = view.box, view.pirates[who]
    first = view.helm if who >= view.seats else box.captains[pirate.captain].id
    found = [first] * captains_damage(view, who)[face - 1]
    for card in pirate.crew:
        found += [box.crew[card].id] * box.crew[card].damage[face - 1]
    return found
