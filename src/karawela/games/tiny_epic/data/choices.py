"""What the rules know by number: goods, orders, stations, ships, kinds of solo, in the order of the rows."""

from __future__ import annotations

from typing import Final

from karawela.engine.title import Colour

NONE: Final = -1

GOODS: Final = ("sugarcane", "rum", "coffee", "gunpowder")

PLUNDER: Final = 0
TRADE: Final = 1
CREW_UP: Final = 2
SEARCH: Final = 3
ATTACK: Final = 4
HIDE_OUT: Final = 5
ORDERS: Final = ("plunder", "trade", "crew_up", "search", "attack", "hide_out")

RIGGING: Final = 0
CANNONS: Final = 1
EXTORT: Final = 2
REPAIR: Final = 3
STATIONS: Final = ("rigging", "cannons", "extort", "repair")

MERCHANTS: Final = ("merchant_1", "merchant_2")
NAVY: Final = "navy"
GHOST: Final = "ghost"
SHIPS: Final = (*MERCHANTS, NAVY, GHOST, "pirate_ship")

FRONT: Final = 0
BACK: Final = 1
SIDES: Final = ("front", "back")

COLOURS: Final = (
    Colour("blue", "#2f6fd0", "wheel", "A"),
    Colour("red", "#c8322b", "anchor", "B"),
    Colour("yellow", "#e6b800", "star", "C"),
    Colour("green", "#3f8f3a", "parrot", "D"),
)
"""A colour brings its captain."""

# Who plays against a person alone.
NOT_ALONE: Final = 0
SOLO_PIRATE: Final = 1
GHOST_PIRATE: Final = 2
RIVALS: Final = ("", "solo_pirate", "ghost_pirate")

HELMS: Final = ("solo_helm_rover", "solo_helm_scourge", "solo_helm_ghost_pirate")
MATS: Final = ("solo_legend_brigand", "solo_legend_terror", "solo_legend_amdiak")
"""The sides of their mats, as the options name them: the usual one first, the ghost pirate's last."""

# Whom the solo pirate's die names.
TARGETS: Final = ("merchant_1", "merchant_2", "player", "nearest_merchant")
TO_PLAYER: Final = 2
TO_NEAREST: Final = 3

# Urns.
IN_SUPPLY: Final = 0
CARRIED: Final = 1
BURIED: Final = 2

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
EDGES: Final = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}

FEATURES: Final = (
    *("settlement", "market", "tavern", "cove", "burial", "storm", "port"),
    *("mausoleum", "wreck", "cursed_burial"),
)
THINGS: Final = (
    *("gold", "deckhand", "sure_fire", "treasure", "urn", "cursed_cube"),
    *("ship_line", "die", "crate"),
)
"""What can be on a map card, and the pieces: pictures and facts know them by these names."""
