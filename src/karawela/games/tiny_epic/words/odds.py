"""How likely an attack succeeds by the dice alone, without rerolls and sure-fire tokens."""

from __future__ import annotations

from karawela.games.tiny_epic.data.choices import CANNONS
from karawela.games.tiny_epic.rules.fighting.dice import damage_table, dice_of, sure_hits
from karawela.games.tiny_epic.rules.fighting.odds import Damage, above, beats
from karawela.games.tiny_epic.state import TinyEpic


def sure_part(view: TinyEpic, who: int) -> int:
    """What counts without a die: cannons and automatic hits."""
    return view.pirates[who].stations[CANNONS] + sure_hits(view, who)


def chance_to_pass(view: TinyEpic, who: int, strength: int) -> int:
    """In percent: that a pirate's total is more than a strength."""
    damage, dice, sure = _arms(view, who)
    return round(100 * above(damage, dice, strength - sure))


def chance_to_beat(view: TinyEpic, who: int, other: int) -> int:
    """In percent: that a pirate's total is more than another's."""
    return round(100 * beats(*_arms(view, who), *_arms(view, other))[0])


def _arms(view: TinyEpic, who: int) -> tuple[Damage, int, int]:
    """What a pirate fights with: the damage of each face, the dice, and what counts without one."""
    return tuple(damage_table(view, who)), dice_of(view, who), sure_part(view, who)
