"""The rows of the data files, one class a table. Reading one checks its fields; what they mean, `read_box` checks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from karawela.components.rows import Row, Schema


class Place(Row, frozen=True, kw_only=True):
    level: int
    value_tile: bool
    ruby: bool
    actions: str


class Residence(Row, frozen=True, kw_only=True):
    cost: int
    score: str


class Upgrade(Row, frozen=True, kw_only=True):
    level: int
    kind: str
    cost: int
    vp: int
    effects: str


class Quest(Row, frozen=True, kw_only=True):
    easy: dict[str, int]
    easy_vp: int
    hard: dict[str, int]
    hard_vp: int


class Galleon(Row, frozen=True, kw_only=True):
    effects: str


class Bonus(Row, frozen=True, kw_only=True):
    """A space that gives something to whoever fills it: Poseidon's spaces, the ruby market."""

    effect: str


class OfKind(Row, frozen=True, kw_only=True):
    """A bonus space for treasures of one kind: in the storage, or below the dig line."""

    kind: str
    effect: str


class MarketTile(Row, frozen=True, kw_only=True):
    a: str
    b: str


class RaidActionRow(Row, frozen=True, kw_only=True):
    cost: int
    effect: str


class Slot(Row, frozen=True, kw_only=True):
    sector: int
    effect: str


class TrackSpace(Row, frozen=True, kw_only=True):
    next: tuple[str, ...]
    effect: str
    x: int
    y: int
    crosses: str = ""
    next_retirement: tuple[str, ...] = ()


class LayoutRow(Row, frozen=True, kw_only=True):
    rows: tuple[str, ...]


class RedbeardSlot(Row, frozen=True, kw_only=True):
    effect: str


class RedbeardTrack(Row, frozen=True, kw_only=True):
    raid_vp: int
    treasures: int
    cube_if_more: bool
    explore_bonus: int
    explore_vp: int


class RedbeardCard(Row, frozen=True, kw_only=True):
    main: tuple[str, ...]
    extra: str = ""


class Treasure(Row, frozen=True, kw_only=True):
    en_die: str
    pl_die: str
    pl_loot: str
    pl_die_acc: str
    colour: str


class ValueTile(Row, frozen=True, kw_only=True):
    kind: str


class Space(Row, frozen=True, kw_only=True):
    actions: str


class Ship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lock lines: how many cubes must be on the board before a slot of the sector may be filled."""

    locks: tuple[int, ...]
    source: str


class Redbeard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Redbeard's names, his treasure die, and what his things are worth."""

    en: str
    pl: str
    pl_gen: str
    pl_acc: str
    pl_dat: str
    pl_ins: str
    die: tuple[str, ...]
    vp_card: int
    vp_residence: int
    vp_quest: int
    vp_ruby: int
    source: str


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game: setup, values, scoring."""

    rounds: int
    doubloons: tuple[int, ...]
    galleons: int
    galleons_solo: int
    ignored_card: int
    first_marker: int
    steps: int
    rerolls: int
    island: int
    values: tuple[int, ...]
    residences: int
    upgrades: int
    river: int
    doubloons_a_point: int
    buried: int
    many_quests: int
    many_quests_vp: int
    fight: int
    fight_solo: int
    fog: tuple[int, ...]
    quest_missed: int
    ruby: int
    source: str


TABLES: Final[dict[str, type[Row]]] = {
    "place": Place,
    "residence": Residence,
    "upgrade": Upgrade,
    "quest": Quest,
    "galleon": Galleon,
    "poseidon": Bonus,
    "market_tile": MarketTile,
    "raid_action": RaidActionRow,
    "slot": Slot,
    "storage": OfKind,
    "bury_space": OfKind,
    "track": TrackSpace,
    "river": Row,
    "layout": LayoutRow,
    "redbeard_slot": RedbeardSlot,
    "redbeard_track": RedbeardTrack,
    "redbeard_card": RedbeardCard,
    "module": Row,
    "ruby": Bonus,
    "treasure": Treasure,
    "kind": Row,
    "colour": Row,
    "space": Space,
    "value_tile": ValueTile,
    "back": Row,
}
"""Tables of rows, `[[place]]`."""
SINGLE: Final[dict[str, type[msgspec.Struct]]] = {"ship": Ship, "redbeard": Redbeard, "numbers": Numbers}
"""Tables that stand once, `[numbers]`."""
SCHEMA: Final = Schema(
    Path(__file__).parent,
    TABLES,
    SINGLE,
    unplayed=("en", "pl", "source", "x", "y", "colour"),
    unplayed_tables=("module", "colour"),
)
