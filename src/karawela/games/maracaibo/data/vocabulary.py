"""What the words of effects speak of, by small ints: treasures, kinds of cards, measures, times.

The enumerations stand in `effects.toml`; `read_words` checks that the constants here are theirs.
"""

from __future__ import annotations

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

DOUBLOONS: Final = 0
POINTS: Final = 1
MONEY: Final = ("dbl", "vp")

# When an effect works.
PERM: Final = "perm"
INCOME: Final = "income"
END: Final = "end"
