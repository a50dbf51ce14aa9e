"""The drawings of Tiny Epic Pirates: files in `art/`, each found by the name of what it shows.

All of them stand around the origin, so that `at` puts them where they belong; a card begins at its upper left corner.

| what | how large | from |
|---|---|---|
| signs: goods, orders, stations, things, features, words of effects | 24 x 24 | `sign-<name>`, `sign(name)` |
| portraits: crew, skeletons, captains (`cursed-<id>` too) | 60 x 64 | `pic-<name>`, `picture_of` |
| ships | 46 x 42 | `pieces.pirate_ship`, `merchant_ship`, `navy_ship`, `ghost_ship`, `moored` |
| deckhand, captain on the wheel, level of legend | 20 x 22, 21 x 30, 24 x 24 | `pieces.deckhand`, `captain_pawn`, ... |
| treasure and urn of a colour | 20 x 20 | `pieces.chest`, `urn` |
| crate, cube, coin with a number | as wanted | `pieces.crate`, `cube`, `coin` |
| search and wake token, face down and up | 28 x 28 | `pieces.search_token`, `wake_token`, `token_face` |
| dice symbols and hits | as wanted | `cards.dice_symbols` |
| a map card: sea, islands, features, name | any square | `features.map_card`, `feature`, `features_of` |
| storm on an edge, flag of a port | any length, 24 x 24 | `features.storm_edge`, `port_mark` |
| crew, skeleton, captain, merchant card, backs | any size | `cards.crew_card`, `crew_chip`, `captain_card`, ... |
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from karawela.draw.artwork import Artwork
from karawela.draw.svg import group, join, use

ART: Final = Artwork(Path(__file__).parent / "art")
"""Pieces, landscapes, the cover, of the size that they have in the picture."""
_SIGNS: Final = {
    name: folder
    for folder in (
        Artwork(ART.folder / each) for each in ("signs", "goods", "orders", "stations", "things", "features")
    )
    for name in folder.names()
}
_PICTURES: Final = {
    name: folder
    for folder in (Artwork(ART.folder / each) for each in ("crew", "skeletons", "captains", "cursed"))
    for name in folder.names()
}
_ISLES: Final = Artwork(ART.folder / "isles")
"""Coasts and hills, about 32 by 22."""
SHIPS: Final = Artwork(ART.folder / "ships")
TOKENS: Final = Artwork(ART.folder / "tokens")


@cache
def sign_defs() -> Markup:
    """Every sign once, `sign-<name>`."""
    return join(*(folder.defs("sign", (name,)) for name, folder in _SIGNS.items()))


@cache
def picture_defs() -> Markup:
    """Every portrait once, `pic-<name>`, the light that they stand in, and what the sea is drawn with, `sea-<name>`."""
    portraits = (folder.defs("pic", (name,)) for name, folder in _PICTURES.items())
    shapes = (group(_shape(name), id=f"sea-{name}") for name in ("waves", *_ISLES.names()))
    return join(ART.draw("lights"), *portraits, *shapes)


@cache
def _shape(name: str) -> Markup:
    """Crests, or a coast or hills in the colours of whatever they stand in."""
    if name not in _ISLES.names():
        return ART.draw(name)
    colours = ("land", "shore") if name.startswith("isle") else ("relief",)
    return _ISLES.draw(name, **dict.fromkeys(colours, "inherit"))


def sign(name: str, **colours: str) -> Markup:
    """A sign around the origin, by itself, in the colours given; nothing for a name that there is no sign for."""
    folder = _SIGNS.get(name)
    return folder.draw(name, **colours) if folder is not None else Markup("")


def picture_of(thing: str, dead: bool = False, prefix: str = "") -> str:
    """The name of a portrait; somebody whom only a data pack knows is a stranger, or nothing but bones."""
    name = f"{prefix if dead else ''}{thing}"
    return name if name in _PICTURES else "bones" if dead else "stranger"


def signed(name: str, x: float = 0, y: float = 0, scale: float = 1) -> Markup:
    """A sign of the `<defs>`."""
    return use(f"sign-{name}", x, y, scale)


_USE: Final = re.compile(r'<use href="#(sign|pic|sea)-([\w-]+)"([^>]*)/>')


def inlined(drawing: Markup) -> Markup:
    """A drawing that refers to signs, portraits and shapes of a board, with each of them in its place."""

    def drawn(found: re.Match[str]) -> str:
        kind, name, attributes = found.groups()
        if kind == "sea":
            return f"<g{attributes}>{_shape(name)}</g>"
        folder = (_SIGNS if kind == "sign" else _PICTURES)[name]
        return f"<g{attributes}>{folder.draw(name)}</g>"

    return Markup(_USE.sub(drawn, drawing))
