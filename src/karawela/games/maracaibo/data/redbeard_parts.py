"""What his boards and cards are made of: frozen data, by small ints."""

from dataclasses import dataclass
from typing import Final

RB_QUEST: Final = 0
RB_GALLEON: Final = 1
RB_TRACK: Final = 2
RB_RESIDENCE: Final = 3
RB_SLOTS: Final = ("quest", "galleon", "track", "residence")

RB_RAID: Final = 0
RB_EXPLORE: Final = 1
RB_TAKE_QUEST: Final = 2
RB_RECRUIT: Final = 3
RB_CARD: Final = 4
RB_MAIN: Final = ("raid", "explore", "quest", "recruit", "card")
RB_NO_EXTRA: Final = 0
RB_EXTRA_UPGRADE: Final = 1
RB_EXTRA_RAID: Final = 2
RB_EXTRA_EXPLORE: Final = 3
RB_EXTRAS: Final = ("", "upgrade", "raid", "explore")
MOST_CUBES: Final = 3
"""On Redbeard's die: the kind of the island with most cubes (POM-14.24)."""


@dataclass(frozen=True, slots=True)
class RedbeardCard:
    """A card of Redbeard's: the main actions to try, each with the kinds in order, and the additional one."""

    id: str
    main: tuple[tuple[int, tuple[int, ...]], ...]
    extra: int
    extra_value: int


@dataclass(frozen=True, slots=True)
class RedbeardStep:
    """A position of Redbeard's raid and exploration track."""

    raid_vp: int
    treasures: int
    cube_if_more: bool
    explore_bonus: int
    explore_vp: int
