"""The rows of the data files, one class a table. Reading one checks its fields; what they mean, `read_box` checks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from karawela.components.rows import Few, Hex, Row, Schema, Some

Face = Annotated[int, Meta(ge=1, le=6)]
Seats = Annotated[int, Meta(ge=1, le=4)]
Pips = Annotated[tuple[Face, ...], Meta(max_length=6)]
"""The dice symbols of a card: faces of the die, each as often as it stands there."""


class Good(Row, frozen=True, kw_only=True):
    """A kind of booty; all kinds have equally many crates."""

    art = "goods"
    colour: Hex


class Order(Row, frozen=True, kw_only=True):
    """An order of the wheel: what a captain can command."""

    art = "orders"


class Station(Row, frozen=True, kw_only=True):
    """Where deckhands work: rigging, cannons, extort, repair."""

    art = "stations"


class Legend(Row, frozen=True, kw_only=True):
    """A level of legend: what it brings once, how far one sails and how many dice one rolls from then on."""

    bonus: str
    sail: Annotated[int, Meta(ge=1, le=9)]
    dice: Annotated[int, Meta(ge=1, le=6)]


class Captain(Row, frozen=True, kw_only=True):
    """A captain card: its colour, dice symbols on each side, the order that triggers its row, and its second bonus."""

    art = "captains"
    colour: str
    trigger: str
    front: Pips
    front_bonus: str
    back: Pips
    back_bonus: str


class Crew(Row, frozen=True, kw_only=True):
    """A crew card: dice symbols, automatic hits, the order that triggers it, and its bonus action."""

    art = "crew"
    symbols: Pips
    hits: Few = 0
    trigger: str
    bonus: str


class Skeleton(Row, frozen=True, kw_only=True):
    """The same of the skeleton crew."""

    art = "skeletons"
    symbols: Pips
    hits: Few = 0
    trigger: str
    bonus: str


class Merchant(Row, frozen=True, kw_only=True):
    """A merchant card: the damage it withstands, its Gold, and up to how many players it gives legend (0: never)."""

    strength: Some
    gold: Few
    legend: Annotated[int, Meta(ge=0, le=4)]
    stays: bool = False
    """Whether it is never replaced: its rewards can be earned again (TEP-4.97)."""


class Token(Row, frozen=True, kw_only=True):
    """A search or wake token: so many of its face, and what it does, icon by icon."""

    art = "tokens"
    n: Few
    effect: str


class MapCard(Row, frozen=True, kw_only=True):
    """A card of the sea. Nothing stands for what is not on it: 0, "", false."""

    settlement: Annotated[int, Meta(ge=0, le=3)] = 0
    market: str = ""
    tavern: bool = False
    cove: bool = False
    burial: Annotated[int, Meta(ge=0, le=13)] = 0
    storm: Annotated[str, Meta(pattern="^N?E?S?W?$")] = ""
    cursed: bool = False
    mausoleum: bool = False
    wreck: bool = False
    cursed_burial: bool = False


class SoloHelm(Row, frozen=True, kw_only=True):
    """A side of the solo helm mat: dice symbols, the target for each face, bonuses of its orders, Gold when idle."""

    symbols: Pips
    targets: Annotated[tuple[str, ...], Meta(min_length=6, max_length=6)]
    hits: Few = 0
    crates: Few = 0
    gold: Few = 0
    idle: Few = 0
    ghostly: bool = False
    """Whether it belongs to the ghost pirate alone."""


class RowSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the solo legend mat's treasure row."""

    sail: Annotated[int, Meta(ge=1, le=9)]
    dice: Annotated[int, Meta(ge=1, le=6)]
    hits: Few


class SoloLegend(Row, frozen=True, kw_only=True):
    """A side of the solo legend mat: bonuses of the levels above the first, and the row of treasures."""

    bonuses: tuple[str, ...]
    row: Annotated[tuple[RowSpace, ...], Meta(min_length=4, max_length=4)]
    ghostly: bool = False


class Ship(Row, frozen=True, kw_only=True):
    """A ship that is not a player's."""

    art = "ships"


class Feature(Row, frozen=True, kw_only=True):
    """What can be on a map card."""

    art = "features"


class Thing(Row, frozen=True, kw_only=True):
    """Pieces that are not cards: Gold, deckhands, sure-fire tokens, treasures, urns."""

    art = "things"


class Colour(Row, frozen=True, kw_only=True):
    """The pirates by their colours, as moves name them."""


class Rival(Row, frozen=True, kw_only=True):
    """Who plays against a person alone."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game, with bounds within which it stays playable."""

    crates: Annotated[int, Meta(ge=8, le=20)]
    """Of each kind."""
    hold: Annotated[int, Meta(ge=1, le=4)]
    prices: Annotated[tuple[Some, ...], Meta(min_length=4, max_length=4)]
    most_sold: Annotated[int, Meta(ge=1, le=4)]
    gold: Few
    most_gold: Annotated[int, Meta(ge=5, le=20)]
    deckhands: Annotated[int, Meta(ge=3, le=3)]
    """On the stations at the beginning; one more waits aside."""
    most_sure_fire: Annotated[int, Meta(ge=0, le=9)]
    most_crew: Annotated[int, Meta(ge=1, le=4)]
    row: Annotated[int, Meta(ge=1, le=4)]
    refresh: Annotated[int, Meta(ge=0, le=3)]
    treasures: Annotated[int, Meta(ge=1, le=3)]
    most_steps: Annotated[int, Meta(ge=6, le=6)]
    merchant_sail: Annotated[int, Meta(ge=1, le=3)]
    navy_sail: Annotated[int, Meta(ge=0, le=3)]
    navy_gold: Few
    rows: Annotated[int, Meta(ge=4, le=4)]
    columns: Annotated[int, Meta(ge=4, le=4)]
    cursed_columns: Annotated[int, Meta(ge=5, le=5)]
    cubes: Annotated[int, Meta(ge=8, le=24)]
    ghost_hold: Annotated[int, Meta(ge=1, le=6)]
    ghost_sail: Annotated[int, Meta(ge=1, le=4)]
    urn: Annotated[int, Meta(ge=0, le=4)]
    exchange: Annotated[int, Meta(ge=1, le=4)]
    shift: Annotated[int, Meta(ge=1, le=3)]
    solo_burial: Annotated[int, Meta(ge=1, le=13)]
    solo_plunder: Annotated[int, Meta(ge=1, le=3)]
    solo_settlement: Annotated[int, Meta(ge=1, le=4)]
    ghost_cubes: Annotated[int, Meta(ge=0, le=4)]
    no_room: Few
    """The Gold that the ghost pirate takes for a cube that does not fit."""
    source: str


SCHEMA: Final = Schema(
    folder=Path(__file__).parent,
    tables={
        "good": Good,
        "order": Order,
        "station": Station,
        "legend": Legend,
        "captain": Captain,
        "crew": Crew,
        "skeleton": Skeleton,
        "merchant": Merchant,
        "search_token": Token,
        "wake_token": Token,
        "map_card": MapCard,
        "solo_helm": SoloHelm,
        "solo_legend": SoloLegend,
        "ship": Ship,
        "feature": Feature,
        "thing": Thing,
        "colour": Colour,
        "rival": Rival,
    },
    single={"numbers": Numbers},
)
