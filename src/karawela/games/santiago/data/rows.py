"""The rows of `components.toml`, one class a table. Reading one checks its fields, and `components` what they mean."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from karawela.components.rows import Row, Schema


class Good(Row, frozen=True, kw_only=True):
    """`die` has its six faces, and wood none."""

    art = "."
    colour: str
    letter: str
    die: tuple[int, ...]
    cell: str


class Cuban(Row, frozen=True, kw_only=True):
    art = "."
    en_trade: str
    pl_trade: str
    flower: str
    signs: tuple[str, ...]
    backdrop: str
    gives: dict[str, int] = msgspec.field(default_factory=dict)
    """What a plain Cuban hands out: goods by their ids, `pesos` and `vp`."""
    en_gives: str = ""
    pl_gives: str = ""


class Building(Row, frozen=True, kw_only=True):
    art = "."
    needs_ship: bool
    signs: tuple[str, ...]
    icon: str
    use: dict[str, str] = msgspec.field(default_factory=dict)
    """What a player says besides its name to use it, as the grammar declares arguments."""
    choice: str = ""
    """How that is chosen on the board: `number`, `sale`, `swap` or `both_ways`; nothing where a thing is clicked."""


class Flower(Row, frozen=True, kw_only=True):
    colour: str
    symbol: str
    cell: str
    en_letter: str
    pl_letter: str


class Piece(Row, frozen=True, kw_only=True):
    """What lies on the table besides, for people to look up."""


class Layout(Row, frozen=True, kw_only=True):
    """A fixed deal: the Cubans at stops 1 to 9, and the building of each slot."""

    stops: tuple[str, ...]
    slots: tuple[str, ...]


SCHEMA: Final = Schema(
    Path(__file__).parent,
    {"good": Good, "cuban": Cuban, "building": Building, "flower": Flower, "layout": Layout, "piece": Piece},
    unplayed_tables=("piece",),
)
