"""The state of Tiny Epic Pirates: all that is needed to go on at the start of any step of a turn.

Nobody holds anything secret. What lies face down is drawn when it is turned up, so it is nowhere in the state: only the
faces that are still to come are, without an order.
"""

from dataclasses import dataclass, field

from karawela.components.packs import STANDARD
from karawela.engine.pile import Pile
from karawela.engine.state import Part, State, parts
from karawela.games.tiny_epic.data.box import Box, Grid, MapCard, box_of, grid_of
from karawela.games.tiny_epic.data.choices import BURIED, IN_SUPPLY, NONE, NOT_ALONE

NOWHERE = -1
NOBODY = -1

# The steps of a game, each a boundary.
SETUP = 0
SIDES = 1
COVES = 2
COMMAND = 3
SAIL = 4
ORDER = 5
BURY = 6
CAPTAIN_BONUS = 7
CREW_BONUS = 8
SHIPS = 9
PHASES = ("setup", "setup", "setup", "command", "sail", "order", "bonus", "bonus", "bonus", "ships")
"""What they are called (spec section 17)."""


@dataclass(slots=True)
class Pirate(Part):
    """One pirate: a seat, or the solo pirate, who comes after the seats."""

    captain: int = 0
    """The captain, and with him the colour."""
    side: int = NONE
    """FRONT or BACK of the captain card; the solo pirate has none."""
    cursed: bool = False
    cell: int = NOWHERE
    """Where the ship is."""
    hidden: bool = False
    space: int = 0
    """Where the captain stands on the wheel."""
    orders: tuple[int, ...] = ()
    """The order on each space of the wheel."""
    wheel: int = 0
    """A bit for each space of the wheel that holds a deckhand."""
    stations: list[int] = field(default_factory=lambda: [1, 1, 1, 0])
    """Deckhands on rigging, cannons, extort and repair."""
    aside: int = 1
    """The fourth deckhand, until legend brings it."""
    legend: int = 0
    gold: int = 1
    cubes: int = 0
    """Cursed Gold on the own track."""
    sure: int = 0
    hold: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Crates of each kind."""
    crew: list[int] = field(default_factory=list)
    """The longest held first."""
    buried: list[int] = field(default_factory=list)
    """The map cards on which treasures lie."""
    urn: int = IN_SUPPLY
    urn_card: int = NONE
    """The map card where the urn is buried."""

    def crates(self) -> int:
        hold = self.hold
        return hold[0] + hold[1] + hold[2] + hold[3]

    def bury_urn(self, card: int) -> None:
        self.urn = BURIED
        self.urn_card = card

    def has_done(self, treasures: int, with_urn: bool) -> bool:
        """What wins: all treasures buried, and with the expansion the urn (TEP-6.01, AMD-12.01)."""
        return len(self.buried) >= treasures and (not with_urn or self.urn == BURIED)

    def at_work(self) -> int:
        """Deckhands on rigging, cannons and extort."""
        return self.stations[0] + self.stations[1] + self.stations[2]


@dataclass(slots=True)
class Battle(Part):
    """The attack in progress, or the last one of this turn, for whoever looks on."""

    attacker: int = NOBODY
    target: int = NONE
    """A merchant ship as 0 or 1, a pirate as 2 and more; NONE while nobody has attacked in this turn."""
    roller: int = NOBODY
    """Whose dice are being changed: a pirate, NOBODY before the throw and after the fight."""
    dice: list[int] = field(default_factory=list)
    """The attacker's."""
    answer: list[int] = field(default_factory=list)
    """The defender's; none of a merchant ship."""
    rerolls: int = 0
    """How many the attacker has left, of the card that gave the last one and of those not used yet."""
    totals: tuple[int, int] = (NONE, NONE)
    """The attacker's and the defender's (a merchant's strength), NONE as long as they are not known."""

    def rolled(self, who: int) -> list[int]:
        """The dice of one of the two who fight."""
        return self.dice if who == self.attacker else self.answer


@dataclass(slots=True)
class TinyEpic(State):
    """The table. Goods, orders, stations, cards are indices of the box; cells are numbered row by row."""

    pack: str = STANDARD
    amdiak: bool = False
    rival: int = NOT_ALONE
    helm: str = ""
    mat: str = ""
    """The solo pirate's mats, by their ids."""
    seats: int = 2
    """How many people play; the solo pirate is no one of them."""
    first_player: str = "random"
    round_limit: int = 100
    pirates: list[Pirate] = field(default_factory=list, metadata=parts())
    columns: int = 4
    grid: tuple[int, ...] = ()
    """The map card in each cell."""
    storms: tuple[int, ...] = ()
    """A bit for each edge of a cell with a storm, whichever of the two cards prints it."""
    tokens: int = 0
    """A bit for each cell with a search token."""
    search_faces: list[int] = field(default_factory=list)
    """Those of all tokens that nobody has seen; the ones in the box among them."""
    wakes: list[int] = field(default_factory=list)
    """For each cell the filling of the lid that its wake token is from, or NONE."""
    fillings: list[list[int]] = field(default_factory=list, metadata=parts())
    """The faces of each filling that nobody has seen yet."""
    lid: int = 0
    """How many tokens of the last filling are still in the lid."""
    wake_discard: list[int] = field(default_factory=list)
    market: list[int] = field(default_factory=list)
    """The kind at each price, the cheapest first."""
    bag: list[int] = field(default_factory=list)
    merchant_cards: list[int] = field(default_factory=list)
    merchant_cells: list[int] = field(default_factory=list)
    merchant_bound: list[int] = field(default_factory=list)
    """The port, 0 or 1, that each merchant ship is bound for."""
    merchant_crates: list[int] = field(default_factory=list)
    """The kind on each merchant ship, or NONE."""
    merchant_deck: list[int] = field(default_factory=list)
    """The weakest come first, in an order that nobody knows."""
    merchants_sunk: list[int] = field(default_factory=list)
    crew_deck: Pile = field(default_factory=Pile)
    crew_row: list[int] = field(default_factory=list)
    skeleton_deck: Pile = field(default_factory=Pile)
    skeleton_row: list[int] = field(default_factory=list)
    navy: int = NOWHERE
    ghost: int = NOWHERE
    """The ghost ship; in the ghost pirate's game it is his."""
    ghost_cubes: int = 0
    pool: int = 0
    """Cubes that nobody has."""
    first: int = NOBODY
    active: int = NOBODY
    round: int = 0
    phase: int = SETUP
    turns: int = 0
    """How many turns have begun."""
    steps: int = 0
    """How many spaces the captain has moved in this turn."""
    crossed: bool = False
    """Whether he has crossed the ship line in this turn."""
    sail_left: int = 0
    stolen: bool = False
    """Whether a cube was stolen in this Sail action."""
    plundered: bool = False
    """Whether a Plunder order was carried out in this turn."""
    order_done: bool = False
    """Whether the order of the turn was carried out."""
    used: int = 0
    """A bit for each crew card whose bonus was used in this turn."""
    bonuses_over: bool = False
    """Whether the player wants no more bonuses of crew cards in this turn."""
    battle: Battle = field(default_factory=Battle)
    hiding: tuple[int, ...] = ()
    """In a Hide Out or a reassignment: deckhands on each station that have been moved already."""
    buying: int = NONE
    """The crew card that is being hired, while one must be dismissed for it."""
    refreshed: bool = False
    solo_face: int = 0
    """The face of the solo pirate's die in his last turn."""
    solo_goal: int = NOWHERE
    """The cell that he sails for."""
    ended_by: int = NOBODY
    """Who has done first what wins."""
    truncated: bool = False

    @property
    def box(self) -> Box:
        return box_of(self.pack)

    @property
    def sea(self) -> Grid:
        return grid_of(len(self.grid) // self.columns if self.grid else 4, self.columns)

    def pirate_at_work(self) -> Pirate:
        """Whose turn it is."""
        return self.pirates[self.active]

    def card_of(self, who: int) -> MapCard:
        """The map card on which a pirate's ship is."""
        return self.box.map[self.grid[self.pirates[who].cell]]

    def order(self) -> int:
        """The order on which the active captain stands."""
        pirate = self.pirates[self.active]
        return pirate.orders[pirate.space]

    def solo_index(self) -> int:
        """The solo pirate's place among the pirates, NOBODY where there is none."""
        return self.seats if self.rival else NOBODY

    def hidden_at(self, cell: int, but: int = NOBODY) -> int:
        """Who is hidden in the cove there, apart from one; NOBODY if none is."""
        for who, pirate in enumerate(self.pirates):
            if pirate.hidden and pirate.cell == cell and who != but:
                return who
        return NOBODY

    def price(self, kind: int) -> int:
        return self.box.numbers.prices[self.market.index(kind)]

    def colour_of(self, who: int) -> str:
        return self.box.captains[self.pirates[who].captain].colour
