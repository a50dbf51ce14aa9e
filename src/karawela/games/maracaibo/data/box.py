"""A box of Pirates of Maracaibo: every component as frozen data, in tuples that rules index with small ints.

Cards of the Caribbean share one numbering: places, residences, upgrade cards, in the order of the data. A box is made
once from the data files, or from them and a player's data pack; a state names its box by the pack's edition.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from karawela.components.packs import STANDARD, Shelf
from karawela.components.sheets import Rows
from karawela.effects.lasting import NO_LIFT, Lift
from karawela.effects.tree import NO_SCROLLS, NOTHING, AnyOrder, Effect, Scrolls
from karawela.games.maracaibo.data.redbeard_parts import RedbeardCard, RedbeardStep
from karawela.games.maracaibo.data.rows import Numbers, Redbeard
from karawela.games.maracaibo.data.sea import Sea
from karawela.games.maracaibo.data.words import VpPer

BACKS: Final = ("filler", "fog_place", "fog_upgrade", "fog_card")
"""What lies face down: a card that nobody looks at again, and cards in the fog."""
PLACE: Final = 0
RESIDENCE: Final = 1
UPGRADE_CARD: Final = 2
NONE: Final = -1

FOG_PLACES: Final = 1
FOG_UPGRADES: Final = 2
SKIRMISHES: Final = 4
ADVENTURE_HUNTERS: Final = 8
RUBIES: Final = 16
RETIREMENT: Final = 32
MODULES: Final = ("fog_places", "fog_upgrades", "skirmishes", "adventure_hunters", "rubies", "retirement")
"""In the order of their bits."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the Caribbean. Which fields have a meaning depends on its sort."""

    id: str
    index: int
    sort: int
    level: int
    cost: int = 0
    vp: int = 0
    kind: int = NONE
    scrolls: Scrolls = NO_SCROLLS
    lift: Lift = NO_LIFT
    ends: tuple[Effect, ...] = ()
    """What it scores at the end: its grey scrolls."""
    lightning: bool = False
    actions: AnyOrder = NOTHING
    """Of a place, step 4."""
    value_tile: bool = False
    ruby: bool = False
    raids: bool = False
    explores: int = 0
    """The value of the place's exploration, or 0."""
    quests: bool = False
    recruits: bool = False
    """Whether the place has a raid, quest, acquiring action: what Redbeard looks for (POM-14.20 ff.)."""
    score: VpPer | None = None
    """Of a residence."""


@dataclass(frozen=True, slots=True)
class Source:
    """A raid action or a trade of an exploration: what it costs in strength or spaces, and what it gives."""

    id: str
    cost: int
    reward: AnyOrder


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot of the ship board: how many cubes must lie on the board first, what it does at once and for good."""

    id: str
    sector: int
    needs: int
    scrolls: Scrolls
    lift: Lift
    red: bool


@dataclass(frozen=True, slots=True)
class Tile:
    """A galleon tile."""

    id: str
    scrolls: Scrolls
    lift: Lift


@dataclass(frozen=True, slots=True)
class Space:
    """A bonus space: of the storage, below the dig line, on Poseidon, of the ruby market."""

    id: str
    kind: int
    effects: AnyOrder


@dataclass(frozen=True, slots=True)
class Step:
    """A space of the exploration track. `next` are indices, the upper branch first; `crosses` a river or NONE."""

    id: str
    next: tuple[int, ...]
    next_retirement: tuple[int, ...]
    longer: int
    """The branch that Redbeard takes (POM-14.27), NONE at an end."""
    crosses: int
    crossed: int
    """A bit for each river that lies behind it."""
    effects: AnyOrder
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Quest:
    """A quest card: conditions as (measure, least) pairs, with their points."""

    id: str
    easy: tuple[tuple[int, int], ...]
    easy_vp: int
    hard: tuple[tuple[int, int], ...]
    hard_vp: int


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All of it, and the rows that it was read from."""

    rows: Rows
    numbers: Numbers
    redbeard: Redbeard
    cards: tuple[Card, ...]
    places_1: tuple[int, ...]
    residences: tuple[int, ...]
    upgrades_1: tuple[int, ...]
    deck_2: tuple[int, ...]
    """The level-II cards: upgrade cards and places."""
    quests: tuple[Quest, ...]
    galleons: tuple[Tile, ...]
    slots: tuple[Slot, ...]
    raid_actions: tuple[Source, ...]
    standard_raid: int
    """The bits of the raid actions that everybody has."""
    trades: tuple[Source, ...]
    market_ids: tuple[str, ...]
    market: tuple[tuple[AnyOrder, AnyOrder], ...]
    """Both sides of each black market tile."""
    storage: tuple[Space, ...]
    """The bonus space of each kind's storage."""
    bury: tuple[Space, ...]
    bury_of: tuple[tuple[int, ...], ...]
    """The bury spaces of each kind."""
    poseidon: tuple[Space, ...]
    track: tuple[Step, ...]
    river_ids: tuple[str, ...]
    last: int
    """The space of the track that is the end without Retirement, and holds any number of explorers (POM-8.03)."""
    gulf: AnyOrder
    gulf_explores: int
    """The value of the Gulf's exploration."""
    maracaibo: AnyOrder
    value_tiles: tuple[int, ...]
    """The kind of each treasure-value tile."""
    value_tile_ids: tuple[str, ...]
    rubies: tuple[Space, ...]
    modules: tuple[str, ...]
    seas: dict[str, Sea]
    redbeard_slots: tuple[int, ...]
    redbeard_slot_ids: tuple[str, ...]
    redbeard_track: tuple[RedbeardStep, ...]
    redbeard_a: tuple[RedbeardCard, ...]
    redbeard_b: tuple[RedbeardCard, ...]
    redbeard_die: tuple[int, ...]
    """The kind by the face less one; MOST_CUBES for the fullest island."""
    card_ids: tuple[str, ...]
    quest_ids: tuple[str, ...]
    galleon_ids: tuple[str, ...]
    card_index: dict[str, int]
    quest_index: dict[str, int]
    track_index: dict[str, int]

    def value(self, cubes: int) -> int:
        """What a treasure is worth with so many cubes on its island (POM-13.07)."""
        values = self.numbers.values
        return values[cubes] if cubes < len(values) else values[-1]


_BOXES: Final[dict[str, Box]] = {}


def _make(folder: Path | None) -> Box:
    from karawela.games.maracaibo.data.read_box import make_box

    return make_box(folder)


SHELF: Final[Shelf[Box]] = Shelf("maracaibo", _make, _BOXES, loose=True)
"""Our own data, and every data pack that is open."""


def standard_box() -> Box:
    """The box of our own data."""
    return box_of(STANDARD)


def box_of(edition: str) -> Box:
    """The box that a state names, by a look-up; `DataError` if there is no such data pack here."""
    box = _BOXES.get(edition)
    return box if box is not None else SHELF.box(edition)
