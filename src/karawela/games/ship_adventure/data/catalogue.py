"""The components of the box as a title's catalogue: the rows, and what is put together from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from karawela.components.catalogue import Catalogue
from karawela.games.ship_adventure.data.components import LAID_NAMES, PIRATES, SQUARE_NAMES, TILE_KIND
from karawela.games.ship_adventure.data.rows import ROWS

Names = Mapping[str, Mapping[str, str]]


def catalogue_with(more: Names | None = None, kinds: Mapping[str, Iterable[str]] | None = None) -> Catalogue:
    """Both titles know squares, pirates and laid tiles, which go by the name of their kind; `more` is one title's."""
    names = ROWS.names()
    laid = {name: names[TILE_KIND[index // 4]] for index, name in enumerate(LAID_NAMES)}
    shared = {"square": SQUARE_NAMES, "pirate": PIRATES, "laid": LAID_NAMES}
    return Catalogue(ROWS, {**laid, **(more or {})}, kinds={**shared, **(kinds or {})})
