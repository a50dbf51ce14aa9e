"""Reads the rows, and says what is wrong with them where the rules rely on more than their fields."""

from __future__ import annotations

from typing import Final

from karawela.components.sheets import Rows, read_rows
from karawela.games.santiago.data.rows import SCHEMA, Good

ROWS: Final[Rows] = read_rows(SCHEMA)


def same_order(**tables: tuple[str, ...]) -> None:
    """The rows of each table must be those that the rules know, in their order."""
    for table, ids in tables.items():
        if ROWS.ids(table) != ids:
            raise ROWS.wrong(table, "", "id", f"the rows must be {', '.join(ids)}, in this order")


def faces_of(row: Good) -> tuple[int, ...]:
    """The six faces of a good's die, on which every number up to the greatest must stand."""
    top = max(row.die, default=0)
    if len(row.die) != 6 or set(row.die) != set(range(top + 1)):
        raise ROWS.wrong("good", row.id, "die", f"it needs six faces with every value up to {top}")
    return row.die
