"""The sections in which people look the box's components up."""

from __future__ import annotations

from collections.abc import Callable

from karawela.components.rows import Row
from karawela.games.ship_adventure.data.rows import ROWS, Area, Tile
from karawela.words.sayings import Section


def reference_of(**sections: str) -> Callable[[], list[Section]]:
    """For each heading, `reference-<name>`, the rows of a table: names, what they do, where we know them from."""

    def reference() -> list[Section]:
        return [(f"reference-{name}", [_entry(row) for row in ROWS[table]]) for name, table in sections.items()]

    return reference


def _entry(row: Row) -> dict[str, str]:
    """The orders of an area's tokens, how many tiles of a kind there are, or what the row says."""
    entry = {"id": row.id, "source": row.source, "en": row.en, "pl": row.pl}
    if isinstance(row, Area):
        about = "; ".join(f"{level}: {order}" for level, order in enumerate(row.orders, 1))
        return entry | {"en_about": about, "pl_about": about}
    if isinstance(row, Tile):
        return entry | {"en_about": f"{len(row.tiles)} ×", "pl_about": f"{len(row.tiles)} ×"}
    return entry | {"en_about": row.en_about, "pl_about": row.pl_about}
