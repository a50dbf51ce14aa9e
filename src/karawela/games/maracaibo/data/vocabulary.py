"""The words in which cards, slots and spaces declare what they do, and the measures that they count.

In the data an effect is a word with arguments, `explore:3`, `treasure:gold:1`, `vp_per:crew:1:6`; `effects` reads it.
Rules know a word by its number, the constant of the same name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

GOLD: Final = 0
EMERALD: Final = 1
PEARL: Final = 2
TREASURES: Final = ("gold", "emerald", "pearl")
ANY: Final = 3
"""In the place of a treasure: one kind that the player picks, the same for all."""
OF_DIE: Final = 4
"""In the place of a treasure: the kind of the raid under way."""

EQUIPMENT: Final = 0
CREW: Final = 1
SHIP: Final = 2
KINDS: Final = ("equipment", "crew", "ship")

MEASURES: Final = (
    *("gold", "emerald", "pearl"),
    *("buried_gold", "buried_emerald", "buried_pearl", "buried"),
    *("equipment", "crew", "ship", "lightning", "cards_res", "residences"),
    *("income_dbl", "income_vp", "rivers", "upgrades", "quests", "quests_scored", "treasure_sets"),
)
"""What quests, residences and effects count: treasures owned, buried or not; buried ones; upgrade cards by kind, with a
lightning, together with residences; residences; income; rivers crossed; cubes on the ship board; quest cards, and those
that score; full sets of three different treasures."""
MEASURE_INDEX: Final = {name: index for index, name in enumerate(MEASURES)}

ODD_NOW: Final = ("explorer_space", "retire")
"""Effects with a small function of their own: the explorer's space once more (POM-8.10), retirement (POM-20.02)."""
ODD_PERM: Final = ("quest_refresh", "poseidon")
"""Lasting ones: the Whale's refresh (POM-9.05), Poseidon's bury spaces (POM-7.13)."""

# What the arguments of a word are.
NUMBER: Final = "a number"
TREASURE: Final = "gold, emerald or pearl"
TREASURE_OR_ANY: Final = "gold, emerald, pearl or any"
TREASURE_OR_DIE: Final = "gold, emerald, pearl, any or die"
KIND: Final = "equipment, crew or ship"
MEASURE: Final = "a measure"
QUESTS_ONLY: Final = "quests"
MONEY: Final = "dbl or vp"
ODD_NOW_NAME: Final = "the name of an odd effect"
ODD_PERM_NAME: Final = "the name of a lasting odd effect"
MOST: Final = "a maximum, which may be left out"
REWARD: Final = "an effect, or several in brackets"

# When an effect works.
NOW: Final = "now"
PERM: Final = "perm"
INCOME: Final = "income"
END: Final = "end"

# How an effect is carried out (POM-11.11, POM-11.13).
AUTO: Final = 0
"""First of all and without asking, where no slash stands beside it."""
PICK: Final = 1
"""Once it is due it is carried out; it can be declined only in an optional source."""
MAY: Final = 2
"""Can be declined wherever it stands."""
LAST: Final = 3
"""After everything else and without asking, because what it counts can only grow."""


@dataclass(frozen=True, slots=True)
class Word:
    """One word: its number, its arguments, when it may work, and how it is carried out."""

    name: str
    op: int
    args: tuple[str, ...]
    when: tuple[str, ...]
    way: int = AUTO


DBL: Final = 0
VP: Final = 1
GAIN: Final = 2
CUBE: Final = 3
UPGRADE: Final = 4
BURY: Final = 5
QUEST: Final = 6
QUEST_SELL: Final = 7
RAID: Final = 8
RAID_FIXED: Final = 9
RAID_DIE: Final = 10
EXPLORE: Final = 11
BM_PLACE: Final = 12
BM_ACTIVATE: Final = 13
GALLEON: Final = 14
BUILD: Final = 15
TAKE: Final = 16
TAKE_INCOME: Final = 17
VP_PER: Final = 18
ODD: Final = 19
RAID_BONUS: Final = 20
DIE_BONUS: Final = 21
RAID_ACTION: Final = 22
EXPLORE_BONUS: Final = 23
EXPLORE_TRADE: Final = 24
DISCOUNT: Final = 25
MOVE_LIMIT: Final = 26
RAID_REROLL: Final = 27
ODD_LASTING: Final = 28
DBL_PER: Final = 29
VP_PER3: Final = 30

_N = (NUMBER,)
_NOW = (NOW,)
_PERM = (PERM,)
_ALL = (
    Word("dbl", DBL, _N, (NOW, INCOME), AUTO),
    Word("vp", VP, _N, (NOW, INCOME), AUTO),
    Word("treasure", GAIN, (TREASURE_OR_DIE, NUMBER), _NOW, PICK),
    Word("cube", CUBE, (TREASURE_OR_ANY, NUMBER), _NOW, PICK),
    Word("upgrade", UPGRADE, _N, _NOW, MAY),
    Word("bury", BURY, _N, _NOW, MAY),
    Word("quest", QUEST, _N, _NOW, MAY),
    Word("quest_sell", QUEST_SELL, _N, _NOW, MAY),
    Word("raid", RAID, _N, _NOW, MAY),
    Word("raid_fixed", RAID_FIXED, _N, _NOW, MAY),
    Word("raid_die", RAID_DIE, (TREASURE, NUMBER), _NOW, MAY),
    Word("explore", EXPLORE, _N, _NOW, MAY),
    Word("bm_place", BM_PLACE, _N, _NOW, MAY),
    Word("bm_activate", BM_ACTIVATE, (), _NOW, MAY),
    Word("galleon", GALLEON, _N, _NOW, MAY),
    Word("build", BUILD, (), _NOW, MAY),
    Word("take", TAKE, (KIND, NUMBER), _NOW, MAY),
    Word("take_income", TAKE_INCOME, (MONEY,), _NOW, LAST),
    Word("vp_per", VP_PER, (MEASURE, NUMBER, MOST), (NOW, END), LAST),
    Word("odd", ODD, (ODD_NOW_NAME,), _NOW, MAY),
    Word("raid_bonus", RAID_BONUS, _N, _PERM),
    Word("die_bonus", DIE_BONUS, (TREASURE, NUMBER), _PERM),
    Word("raid_action", RAID_ACTION, (NUMBER, REWARD), _PERM),
    Word("explore_bonus", EXPLORE_BONUS, _N, _PERM),
    Word("explore_trade", EXPLORE_TRADE, (NUMBER, REWARD), _PERM),
    Word("discount", DISCOUNT, _N, _PERM),
    Word("move_limit", MOVE_LIMIT, _N, _PERM),
    Word("raid_reroll", RAID_REROLL, _N, _PERM),
    Word("odd", ODD_LASTING, (ODD_PERM_NAME,), _PERM),
    Word("dbl_per", DBL_PER, (QUESTS_ONLY, NUMBER), (INCOME,)),
    Word("vp_per3", VP_PER3, (MEASURE, NUMBER), (END,)),
)
WORDS: Final[dict[tuple[str, str], Word]] = {(when, word.name): word for word in _ALL for when in word.when}
"""Every word by when it works and its name."""

_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    TREASURE: TREASURES,
    TREASURE_OR_ANY: (*TREASURES, "any"),
    TREASURE_OR_DIE: (*TREASURES, "any", "die"),
    KIND: KINDS,
    MEASURE: MEASURES,
    QUESTS_ONLY: ("quests",),
    MONEY: ("dbl", "vp"),
    ODD_NOW_NAME: ODD_NOW,
    ODD_PERM_NAME: ODD_PERM,
}


def choices(argument: str) -> tuple[str, ...]:
    """The names that such an argument may have, by their numbers; none for a plain number."""
    return _CHOICES.get(argument, ())


DEEDS: Final = (
    *(word.name for word in _ALL if NOW in word.when and word.op not in (TAKE, ODD)),
    *(f"take_{kind}" for kind in KINDS),
    *ODD_NOW,
)
"""How effects are called when a player chooses among them."""
