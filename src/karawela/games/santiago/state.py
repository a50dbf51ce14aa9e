"""The state of Santiago de Cuba: all that is needed to go on at the start of any turn."""

from dataclasses import dataclass, field

from karawela.engine.state import Part, State, seats, secret
from karawela.games.santiago.data.components import NO_FLOWER, ORDINARY

NOWHERE = -1
NOBODY = -1
OFF_SHIP = -1
"""The value of a die that is not on the ship."""


@dataclass(slots=True)
class Trader(Part):
    """One seat: the pawn is open, what stands behind the screen is secret (SDC-1.04 to 1.06)."""

    place: int = NOWHERE
    tokens_left: int = 3
    pesos: int = field(default=3, metadata=secret(unless="open_holdings"))
    vp: int = field(default=2, metadata=secret(unless="open_holdings"))
    goods: list[int] = field(default_factory=lambda: [1, 1, 1, 0, 0, 0], metadata=secret(unless="open_holdings"))


@dataclass(slots=True)
class Santiago(State):
    """The table. Goods, Cubans, buildings and flowers are the indices of `components`."""

    traders: list[Trader] = field(default_factory=list, metadata=seats())
    stops: tuple[int, ...] = ()
    """The Cuban at each stop; the port, stop 0, has NOWHERE. Empty before the deal."""
    slots: tuple[int, ...] = ()
    """The building in each slot, three for each flower."""
    flower_of: tuple[int, ...] = (NO_FLOWER,) * 12
    """The flower of each building, given by its slot for the whole game."""
    car: int = 0
    ship_token: int = 1
    departed: int = 0
    marker: int = 2
    ship_in_port: bool = False
    ship_left: bool = False
    """A ship has left in this turn and the next one is not rolled yet."""
    dice: list[int] = field(default_factory=lambda: [OFF_SHIP] * ORDINARY)
    """The demand for each ordinary good; OFF_SHIP for a die that is not on the ship."""
    set_aside: int = OFF_SHIP
    """The good whose die lies beside the board."""
    set_aside_value: int = 0
    rolled: tuple[int, ...] = ()
    """The five values while one is to be set aside."""
    inactive: list[bool] = field(default_factory=lambda: [False] * 9)
    fresh: int = NOBODY
    """The Cuban made inactive while the car stands at his stop (SDC-9.31)."""
    owner: list[int] = field(default_factory=lambda: [NOBODY] * 12)
    supply: list[int] = field(default_factory=lambda: [8] * 6)
    passed: list[bool] = field(default_factory=list)
    """Who has passed, in a loading round; empty otherwise."""
    first: int = NOBODY
    active: int = NOBODY
    turn: int = 0
    """How many turns have begun; 0 is the setup."""
    open_holdings: bool = False
    turn_limit: int = 600
    layout: str = "random"
    first_player: str = "random"
    truncated: bool = False

    def pawn_in(self, building: int) -> int:
        """The seat whose pawn stands in the building, or NOBODY."""
        for seat, trader in enumerate(self.traders):
            if trader.place == building:
                return seat
        return NOBODY

    def cuban_here(self) -> int:
        """The Cuban at the car's stop; NOWHERE at the port."""
        return self.stops[self.car]

    def stop_of(self, cuban: int) -> int:
        return self.stops.index(cuban)
