"""The state of Pirates of Maracaibo: all that is needed to go on at any boundary.

What nobody knows does not exist: a face-down card is a mark in its cell until a ship turns it up, the decks are pools
without an order, and cards left in the box are what their pools still hold when the game ends. So the pools of cards
and tiles are public; only quests are held in secret, and so only the quest deck is covered.

Setup draws in this order (POM-1.03 to 1.19): residences, upgrade cards and where they lie; swaps that break groups of
places; treasure-value tiles; sides of the black market tiles; galleon market; quests for everybody, who then choose at
once and in secret; the quest market; Redbeard's cards and quests; the first player.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from karawela.components.packs import STANDARD
from karawela.engine.state import Part, State, hidden, known_to, seats, secret
from karawela.games.maracaibo.data.box import BACKS, NONE, Box, box_of
from karawela.games.maracaibo.data.sea import CELLS, START, Sea

NOBODY: Final = -1

# What a cell holds when it is no open card.
EMPTY: Final = -2
"""Its card has just been acquired and the next one is not laid yet (POM-3.14)."""
FILLER: Final = -3
FOG_PLACE: Final = -4
FOG_UPGRADE: Final = -5
FOG_CARD: Final = -6
"""A card of level II, upgrade card or place."""
FOLDED: Final = dict(zip((FILLER, FOG_PLACE, FOG_UPGRADE, FOG_CARD), BACKS, strict=True))
"""The names of what lies face down."""

# How the top card of the deck of level II lies, with the fog over upgrade cards (POM-16.02).
UNKNOWN_TOP: Final = -1
TOP_IS_DOWN: Final = -2

# The phases, each begun at a boundary.
SETUP: Final = 0
KEEP_QUESTS: Final = 1
MOVE: Final = 2
ARRIVE: Final = 3
"""Payment, fight, and what is turned up where the ship has stopped."""
ACT: Final = 4
"""`step` says how far the action step has come."""
LAST_SPENDING: Final = 5
ROUND_END: Final = 6

# The steps of a place (POM-5.01), the ruby before them (POM-19.07); the Gulf has its own.
RUBY: Final = 0
VALUE: Final = 1
MARKET: Final = 2
SHIP_UPGRADE: Final = 3
ACTIONS: Final = 4
RUBY_SALE: Final = 5
RUBY_EXCHANGE: Final = 6
DONE: Final = 7


@dataclass(slots=True)
class Captain(Part):
    """One seat, or Redbeard, who is captain 1 of a game alone: ship, explorer, boards, tableau, hand.

    The sums below `kinds` follow from cards, slots and galleon tile: the rows of lasting effects name them.
    """

    vp: int = 0
    doubloons: int = 0
    ship: int = START
    explorer: int = 0
    rivers: int = 0
    """A bit for each river crossed."""
    slots: int = 0
    """A bit for each slot of the ship board that is filled."""
    upgrades: int = 0
    """How many they are."""
    stored: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Treasures above the dig line by kind, the one on the bonus space included."""
    bonus: int = 0
    """A bit for each kind whose storage bonus space is taken (POM-7.04)."""
    buried: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Buried treasures by kind, those on Poseidon included."""
    bury_spaces: int = 0
    """A bit for each bury space of the hideout that is filled."""
    poseidon: tuple[int, ...] = (NONE, NONE, NONE, NONE)
    """The kind of treasure on each of Poseidon's spaces."""
    galleon: int = NONE
    tiles: tuple[int, ...] = (NONE, NONE, NONE, NONE, NONE)
    """The place (a card) on which each black market tile lies."""
    residences: int = 0
    """A bit for each residence with a marker, by its position in `Box.residences`."""
    rubies: int = 0
    may_retire: bool = False
    """Whether a marker is still on the residence discount (POM-20.05)."""
    turns: int = 0

    quests: list[int] = field(default_factory=list, metadata=known_to("quests_seen"))
    """The hand. A sale makes the others forget which of the rest they have seen: it could have been any (POM-9.04)."""
    quests_seen: list[int] = field(default_factory=list)
    """Who knows each: a bit a seat, -1 everybody; 0 for Redbeard's first ones (POM-14.07)."""
    offered: list[int] = field(default_factory=list, metadata=secret())
    """Quests to choose from in the setup."""

    cards: list[int] = field(default_factory=list)
    """Upgrade cards in the order of acquisition; Redbeard's recruits too."""
    kinds: list[int] = field(default_factory=lambda: [0, 0, 0])
    """How many of each kind: equipment, crew, ship."""
    lightnings: int = 0
    discount: int = 0
    raid_bonus: int = 0
    die_bonus: tuple[int, ...] = (0, 0, 0)
    explore_bonus: int = 0
    steps: int = 3
    rerolls: int = 1
    income_dbl: int = 0
    income_vp: int = 0
    income_per_quest: int = 0
    raid_actions: int = 0
    """A bit for each of `Box.raid_actions` that is unlocked."""
    trades: int = 0
    """A bit for each of `Box.trades`."""
    quest_refresh: bool = False
    has_poseidon: bool = False


@dataclass(slots=True)
class Redbeard(Part):
    """What only Redbeard has. His ship, explorer, treasures, quests and points are captain 1."""

    six: tuple[int, ...] = ()
    """His deck: 0 to 5 are the A cards, 6 to 11 the B cards. Which six they are is public, their order is not."""
    unseen: list[int] = field(default_factory=list)
    """Those still to come before the next shuffle."""
    card: int = NONE
    """The card of this turn, and how many of its main actions were tried in vain."""
    failed: int = 0
    ignored: int = 0
    """Cards ignored in a row (POM-14.15)."""
    position: int = 0
    """On the raid and exploration track, from 0."""
    slots: int = 0
    """How many are filled; they are filled in order."""
    galleon: int = NONE
    """The tile that he took out of the market."""


@dataclass(slots=True)
class Maracaibo(State):
    """The table. Cards, quests, tiles and positions are the indices of `components` and `sea`."""

    captains: list[Captain] = field(default_factory=list, metadata=seats())
    redbeard: Redbeard = field(default_factory=Redbeard)
    phase: int = SETUP
    step: int = DONE
    round: int = 0
    """1 to 3; 0 is the setup."""
    first: int = NOBODY
    active: int = NOBODY
    end_marker: int = NOBODY
    ended_by: int = NOBODY
    """Who has reached Maracaibo in this round first."""

    cells: list[int] = field(default_factory=lambda: [EMPTY] * CELLS)
    """The card in each cell, or a mark for what lies face down."""
    coins: dict[int, int] = field(default_factory=dict)
    """Doubloons on face-down places, by cell (POM-15.01)."""
    unseen_places: list[int] = field(default_factory=list)
    """Places that lie face down somewhere, or are not dealt yet."""
    unseen_residences: list[int] = field(default_factory=list)
    unseen_upgrades: list[int] = field(default_factory=list)
    """Level-I upgrade cards that nobody has seen: face down in a cell, or in the box."""
    unseen_deck: list[int] = field(default_factory=list)
    """Level-II cards that nobody has seen: in the deck, or face down in a cell."""
    deck: int = 0
    """How many cards the deck of level II has; `ups` of those below the top lie face up."""
    ups: int = 0
    top: int = UNKNOWN_TOP
    """The open card on top of the deck, or how it lies."""
    unseen_values: list[int] = field(default_factory=list)
    """Treasure-value tiles that are not laid yet."""
    values: dict[int, int] = field(default_factory=dict)
    """The kind on the treasure-value tile of each place (a card)."""
    sides: tuple[int, ...] = (0, 0, 0, 0, 0)
    """Which side of each black market tile is up, for everybody (POM-1.14)."""
    market: dict[int, int] = field(default_factory=dict)
    """The owner of the black market tile on each place (a card)."""
    islands: list[int] = field(default_factory=lambda: [0, 0, 0])
    galleons: list[int] = field(default_factory=list)
    """The galleon market; alone, gaps keep the order (POM-14.02): a tile taken is NONE."""
    markers: dict[int, int] = field(default_factory=dict)
    """Of each residence (a card) in play, whose markers are on it: a bit a captain."""
    ruby_market: int = 0
    """A bit for each space that is taken."""

    quest_unseen: list[int] = field(default_factory=list, metadata=hidden())
    """The quest deck without what was put under it."""
    quest_under: list[int] = field(default_factory=list, metadata=known_to("quest_under_seen"))
    """Cards under the deck, next ones first."""
    quest_under_seen: list[int] = field(default_factory=list)
    quest_under_batch: list[int] = field(default_factory=list)
    """Cards of one batch were put there in an order that nobody knows (POM-9.05)."""
    quest_market: list[int] = field(default_factory=list)
    """From left to right."""

    from_column: int = 0
    """Where this movement began, and the steps that are left of it."""
    steps_left: int = 0
    pools: list[int] = field(default_factory=list)
    """The strength left of each raid of this turn (POM-6.11)."""
    pool_kinds: list[int] = field(default_factory=list)
    spending: int = NONE
    """The raid whose strength pays for the raid action that is being carried out."""
    raid_used: int = 0
    """A bit for each raid action used in this turn (POM-6.08)."""
    stirred: bool = False
    """Whether an effect was resolved since the last spending stopped (POM-6.12)."""
    dice: tuple[int, ...] = (0, 0, 0)
    """The raid dice as they were last rolled in this turn; 0 for one that was not."""
    rerolls_left: int = 0
    allowance: int = 0
    """The spaces left to the exploration under way, 0 for none, and the trades used in it."""
    trades_used: int = 0
    source: str = ""
    """The id of the card, slot, tile or space whose effects are being resolved."""
    optional: bool = False
    """Whether any of them may be left out (POM-11.11)."""
    pending: tuple[str, ...] = ()
    """What can be chosen among now, by name."""
    deciding: str = ""
    """The effect whose own decision is asked, as the notation has it: `take:crew:3`."""
    gaining: int = NONE
    """The kind of the treasure that may be taken now or left."""
    ruby_sold: bool = False
    """Whether a ruby was sold in this visit to the Gulf."""

    solo: bool = False
    modules: int = 0
    """A bit for each module."""
    layout: str = "standard"
    pack: str = STANDARD
    """The edition of the data."""
    b_cards: int = 0
    break_place_groups: bool = True
    first_player: str = "random"

    @property
    def box(self) -> Box:
        return box_of(self.pack)

    @property
    def sea(self) -> Sea:
        return box_of(self.pack).seas[self.layout]

    def has(self, module: int) -> bool:
        return bool(self.modules & module)

    def cell_of(self, card: int) -> int:
        """Where a card lies open, or NONE."""
        return self.cells.index(card) if card in self.cells else NONE

    def ships_at(self, position: int) -> list[int]:
        """The captains whose ship is there, in seat order."""
        return [seat for seat, captain in enumerate(self.captains) if captain.ship == position]

    def quest_deck(self) -> int:
        """How many cards the quest deck has."""
        return len(self.quest_unseen) + len(self.quest_under)
