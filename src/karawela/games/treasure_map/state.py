"""The state of Treasure Map: all that is needed to go on at any boundary."""

from dataclasses import dataclass, field
from typing import Final

from karawela.engine.state import Part, State, known_to, seats
from karawela.games.ship_adventure.rules.fights import Side
from karawela.games.ship_adventure.rules.sea import NOWHERE, Sea, sea_of

NOBODY: Final = -1

# The phases, each begun at a boundary.
SETUP: Final = 0
ROUND: Final = 1
MOVE: Final = 2
FIGHT: Final = 3
ACT: Final = 4
PIRATES_SAIL: Final = 5
ROUND_END: Final = 6

# Where a treasure token is.
TEMPLE: Final = 0
"""And the number of the big island, 0 to 4."""
CARRIED: Final = 10
"""And the seat."""
STORED: Final = 20
"""And the seat."""
HOARD: Final = 30
"""And the pirate."""
IN_GALLEON: Final = 40
EXCHANGED: Final = 50

UNDRAWN: Final = -2
"""The back of a token, or of the map card, that nobody has ever seen: it is drawn when somebody first looks."""

GALLEON: Final = 8
"""Opponents are numbered: 0 to 3 seats, 4 to 7 pirates, 8 the galleon."""
FIRST_PIRATE: Final = 4

FOR_TREASURE: Final = 2
"""What dice were thrown for, beside BY_HAND and BY_CANNON."""

GOLD: Final = -1
FIRST_TOKEN: Final = 4
"""What has been stored or taken back in a turn: GOLD, 0 to 3 piece numbers, then FIRST_TOKEN and the token."""
IN: Final = 1
OUT: Final = -1


@dataclass(slots=True)
class Captain(Part):
    """One seat: a ship, a crew, and what they carry; what the home city keeps; the cards."""

    colour: int = NOBODY
    ship: int = NOWHERE
    crew: int = NOWHERE
    """Aboard, the crew is on the ship's square; ashore, on a land square."""
    gold: int = 0
    pieces: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """How many map pieces with the numbers 1, 2, 3, 4 are carried."""
    stored_gold: int = 0
    stored_pieces: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    cards: list[int] = field(default_factory=lambda: [0, 1, 0, 0])
    """Sabres, cannon, cannonballs, camouflage (SAT-1.14)."""

    @property
    def aboard(self) -> bool:
        return self.ship == self.crew


@dataclass(slots=True)
class TreasureMap(State):
    """The table. Squares, colours, areas and cards are the indices of `ship_adventure`.

    A token on a temple shows its level; its back does not exist before somebody takes it, and then it is known to
    all who ever carried it (SAT-6.09).
    """

    captains: list[Captain] = field(default_factory=list, metadata=seats())
    tiles: tuple[int, ...] = ()
    """The laid tiles in reading order; empty before the deal."""
    map_card: int = NOWHERE
    phase: int = SETUP
    round: int = 0
    level: int = 1
    sector: int = NOWHERE
    """The compass, 0 to 11."""
    first: int = NOBODY
    active: int = NOBODY
    turns: int = 0
    """How many have played in this round."""
    supply: list[int] = field(default_factory=lambda: [1, 1, 1, 1])
    """Map pieces 1, 2, 3, 4 (SAT-1.15)."""

    token_level: list[int] = field(default_factory=list)
    """Every token that has come to the board, in the order of its coming; the token's number is its index."""
    token_at: list[int] = field(default_factory=list)
    token_back: list[int] = field(default_factory=list, metadata=known_to("token_seen", free=UNDRAWN))
    """Which token it is, UNDRAWN before anybody looked."""
    token_seen: list[int] = field(default_factory=list)
    """Who has seen the back: a bit a seat, -1 everybody."""
    emptied_last: int = NOBODY
    """The temple that was emptied last, 0 to 4."""

    dorado: int = field(default=UNDRAWN, metadata=known_to("dorado_seen", free=UNDRAWN))
    """The El Dorado back; nobody has seen it before somebody carries all four numbers (SAT-11.02)."""
    dorado_seen: int = 0

    pirates: list[int] = field(default_factory=lambda: [NOWHERE] * 4)
    """The square of each; NOWHERE when destroyed."""
    prey: list[int] = field(default_factory=lambda: [NOBODY] * 4)
    """The seat that each pirate chases."""
    hoard_gold: list[int] = field(default_factory=lambda: [0] * 4)
    hoard_pieces: list[int] = field(default_factory=lambda: [0] * 16)
    """Of each pirate four numbers: pieces 1, 2, 3, 4."""
    chasing: int = 0
    """The pirate whose turn it is in the pirate phase."""
    galleon: int = NOWHERE
    galleon_goal: int = NOWHERE
    galleon_gold: int = 0
    """What it has looted; its own gold comes from the bank."""
    galleon_pieces: list[int] = field(default_factory=lambda: [0] * 4)
    coins: dict[int, int] = field(default_factory=dict)
    """Coins on the sea, by square."""
    paid_out: int = 0
    """What the bank has paid out, less what it got back."""

    steps: int = 0
    """Steps left in this move."""
    moved: bool = False
    """Whether a step was made in this turn."""
    drifted: list[int] = field(default_factory=list)
    """The waves that were used for free in this turn."""
    met: list[int] = field(default_factory=list)
    """The opponents met in this turn (SAT-5.06)."""
    shots: int = 0
    """How many cannonballs cards the mover has announced, while the other player answers."""
    shifted: dict[int, int] = field(default_factory=dict)
    """What was stored (IN) or taken back (OUT) in this turn (SAT-8.08)."""

    thrown: tuple[Side, ...] = ()
    """The last dice: first what for, the square, who threw and against whom; then the side of each, of a treasure one.
    No rule reads it; people do."""
    printed_backs: bool = False
    max_rounds: int = 80
    winner: int = NOBODY
    lost: bool = False
    """Solo: the crew was destroyed (SAT-12.05)."""

    @property
    def sea(self) -> Sea:
        return sea_of(self.tiles)

    @property
    def solo(self) -> bool:
        return len(self.captains) == 1

    @property
    def top_level(self) -> int:
        """SAT-10.01, SAT-12.09, SAT-12.10."""
        return 3 if len(self.captains) > 2 else 2

    def tokens(self, place: int) -> list[int]:
        """The numbers of the tokens that are there."""
        return [token for token, at in enumerate(self.token_at) if at == place]

    def home(self, seat: int) -> int:
        """The harbour of the seat's own colour."""
        return self.sea.harbours[self.captains[seat].colour][0]

    def seat_of_colour(self, colour: int) -> int:
        for seat, captain in enumerate(self.captains):
            if captain.colour == colour:
                return seat
        return NOBODY
