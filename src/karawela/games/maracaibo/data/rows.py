"""The rows of the data files, one class a table. Reading one checks its fields; what they mean, `read_box` checks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from karawela.components.rows import Few, Hex, Row, Schema, Some
from karawela.games.maracaibo.data.sea import FARTHEST, MOST_ROWS

Level = Annotated[int, Meta(ge=1, le=2)]
Cubes = Annotated[int, Meta(ge=0, le=20)]
SECTORS: Final = 4
SEATS: Final = 4
ROUNDS: Final = 9
"""A game has at most so many."""


class Place(Row, frozen=True, kw_only=True):
    level: Level
    value_tile: bool
    ruby: bool
    actions: str


class Residence(Row, frozen=True, kw_only=True):
    cost: Some
    score: str


class Upgrade(Row, frozen=True, kw_only=True):
    level: Level
    kind: str
    cost: Some
    vp: Some
    effects: str


class Quest(Row, frozen=True, kw_only=True):
    easy: dict[str, Cubes]
    easy_vp: Some
    hard: dict[str, Cubes]
    hard_vp: Some


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
    cost: Some
    effect: str


class Slot(Row, frozen=True, kw_only=True):
    sector: Annotated[int, Meta(ge=1, le=SECTORS)]
    effect: str


class TrackSpace(Row, frozen=True, kw_only=True):
    next: tuple[str, ...]
    effect: str
    x: Annotated[int, Meta(ge=0, le=600)]
    y: Annotated[int, Meta(ge=0, le=600)]
    crosses: str = ""
    next_retirement: tuple[str, ...] = ()


class LayoutRow(Row, frozen=True, kw_only=True):
    rows: Annotated[tuple[str, ...], Meta(min_length=1, max_length=MOST_ROWS)]


class RedbeardSlot(Row, frozen=True, kw_only=True):
    effect: str


class RedbeardTrack(Row, frozen=True, kw_only=True):
    raid_vp: Some
    treasures: Few
    cube_if_more: bool
    explore_bonus: Few
    explore_vp: Some


class RedbeardCard(Row, frozen=True, kw_only=True):
    main: tuple[str, ...]
    extra: str = ""


class Treasure(Row, frozen=True, kw_only=True):
    en_die: str
    pl_die: str
    pl_loot: str
    pl_die_acc: str
    colour: Hex


class ValueTile(Row, frozen=True, kw_only=True):
    kind: str


class Space(Row, frozen=True, kw_only=True):
    actions: str


class Ship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lock lines: how many cubes must be on the board before a slot of the sector may be filled."""

    locks: Annotated[tuple[Cubes, ...], Meta(min_length=SECTORS, max_length=SECTORS)]
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
    vp_card: Some
    vp_residence: Some
    vp_quest: Some
    vp_ruby: Some
    source: str


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game: setup, values, scoring."""

    rounds: Annotated[int, Meta(ge=1, le=ROUNDS)]
    doubloons: Annotated[tuple[Some, ...], Meta(min_length=SEATS, max_length=SEATS)]
    galleons: Annotated[int, Meta(ge=0, le=8)]
    galleons_solo: Annotated[int, Meta(ge=1, le=12)]
    ignored_card: Some
    first_marker: Some
    steps: Annotated[int, Meta(ge=1, le=FARTHEST)]
    rerolls: Few
    island: Cubes
    values: Annotated[tuple[Some, ...], Meta(min_length=1, max_length=20)]
    residences: Annotated[int, Meta(ge=0, le=12)]
    upgrades: Annotated[int, Meta(ge=0, le=22)]
    river: Some
    doubloons_a_point: Annotated[int, Meta(ge=1, le=99)]
    buried: Some
    many_quests: Annotated[int, Meta(ge=1, le=25)]
    many_quests_vp: Some
    fight: Some
    fight_solo: Some
    fog: Annotated[tuple[Some, ...], Meta(min_length=1, max_length=ROUNDS)]
    quest_missed: Some
    ruby: Some
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
