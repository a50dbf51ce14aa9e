"""How many there must be of everything, whatever a data pack does: what the rulebook counts, the rules rely on."""

from __future__ import annotations

from typing import Final

from karawela.components.sheets import Rows
from karawela.engine.errors import DataError
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.box import BACKS, MODULES
from karawela.games.maracaibo.data.rows import Numbers
from karawela.games.maracaibo.data.sea import CELLS, SPACES

COUNTS: Final[dict[str, int]] = {
    "residence": 12,
    "quest": 25,
    "galleon": 12,
    "poseidon": 4,
    "market_tile": 5,
    "storage": 3,
    "river": 4,
    "redbeard_slot": 9,
    "redbeard_track": 4,
    "module": 6,
    "ruby": 6,
    "treasure": 3,
    "kind": 3,
    "space": 3,
    "back": 4,
}
"""How many rows a table must have, whatever a data pack does; levels have their own counts."""
AT_LEAST: Final[dict[str, tuple[int, int]]] = {
    "slot": (1, 30),
    "bury_space": (0, 24),
    "track": (2, 60),
    "raid_action": (0, 9),
    "layout": (1, 20),
}
"""The same for tables that may have more rows than ours, or fewer."""
LEVELS: Final = (("place", 1, 8), ("upgrade", 1, 22))
DECK_2: Final = 41
FIXED: Final = (
    ("module", MODULES),
    ("treasure", v.TREASURES),
    ("kind", v.KINDS),
    ("space", (SPACES[-1], *SPACES[:-1])),
    ("back", BACKS),
)
"""Tables whose rows the rules know by their ids, in this order."""


def check_counts(rows: Rows) -> None:
    """A `DataError` says which count is wrong."""
    for table, wanted in COUNTS.items():
        if len(rows[table]) != wanted:
            raise DataError(f"there are {len(rows[table])} rows [[{table}]]; there must be {wanted}")
    for table, level, wanted in LEVELS:
        found = sum(row.level == level for row in rows[table])
        if found != wanted:
            raise DataError(f"there are {found} rows [[{table}]] of level {level}; there must be {wanted}")
    deck = sum(row.level == 2 for table in ("place", "upgrade") for row in rows[table])
    if deck != DECK_2:
        raise DataError(f"there are {deck} upgrade cards and places of level 2; there must be {DECK_2}")
    for table, (least, most) in AT_LEAST.items():
        if not least <= len(rows[table]) <= most:
            raise DataError(f"there are {len(rows[table])} rows [[{table}]]; there must be {least} to {most}")
    for table, ids in FIXED:
        if rows.ids(table) != ids:
            raise DataError(f"the rows [[{table}]] must be {', '.join(ids)}, in this order")
    if tuple(row.kind for row in rows["storage"]) != v.TREASURES:
        raise DataError(f"the rows [[storage]] must be for {', '.join(v.TREASURES)}, in this order")
    symbols = sum(row.value_tile for row in rows["place"])
    if symbols != len(rows["value_tile"]):
        raise DataError(f"{symbols} places have a treasure-value symbol; there are {len(rows['value_tile'])} tiles")
    _check_numbers(rows, rows.single["numbers"])


def _check_numbers(rows: Rows, numbers: Numbers) -> None:
    if len(numbers.fog) != numbers.rounds:
        raise rows.wrong("numbers", "", "fog", f"it should have {numbers.rounds} numbers, one a round")
    if LEVELS[0][2] + numbers.residences + numbers.upgrades != CELLS:
        raise rows.wrong("numbers", "", "upgrades", f"places, residences and upgrade cards must be {CELLS} together")
