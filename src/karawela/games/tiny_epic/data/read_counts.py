"""How many there must be of everything, whatever a data pack does, so that every game can be played to its end."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from karawela.components.sheets import Rows
from karawela.engine.errors import DataError
from karawela.games.tiny_epic.data import choices as c

COUNTS: Final[dict[str, int]] = {"captain": 4, "legend": 6, "merchant": 11}
AT_LEAST: Final[dict[str, tuple[int, int]]] = {"crew": (22, 60), "skeleton": (3, 30)}
"""Crew cards: four a pirate, three in the row, and a deck that never runs out."""
FIXED: Final = (
    ("good", c.GOODS),
    ("order", c.ORDERS),
    ("station", c.STATIONS),
    ("colour", tuple(colour.id for colour in c.COLOURS)),
    ("ship", c.SHIPS),
    ("feature", c.FEATURES),
    ("thing", c.THINGS),
    ("rival", c.RIVALS[1:]),
    ("solo_helm", c.HELMS),
    ("solo_legend", c.MATS),
)
"""Tables whose rows rules, options or pictures know by their ids, in this order."""
SEATS: Final = 4


def check_counts(rows: Rows) -> None:
    """A `DataError` says which count is wrong."""
    for table, wanted in COUNTS.items():
        if len(rows[table]) != wanted:
            raise DataError(f"there are {len(rows[table])} rows [[{table}]]; there must be {wanted}")
    for table, (least, most) in AT_LEAST.items():
        if not least <= len(rows[table]) <= most:
            raise DataError(f"there are {len(rows[table])} rows [[{table}]]; there must be {least} to {most}")
    for table, ids in FIXED:
        if rows.ids(table) != ids:
            raise DataError(f"the rows [[{table}]] must be {', '.join(ids)}, in this order")
    colours = {row.colour for row in rows["captain"]}
    if len(colours) != len(rows["captain"]):
        raise DataError("every captain must have a colour of his own")
    _check_numbers(rows)
    _check_map(rows)
    _check_tokens(rows)
    _check_merchants(rows)


def _check_numbers(rows: Rows) -> None:
    """Those that must fit each other, and solo mats of which the last is the ghost pirate's."""
    numbers = rows.single["numbers"]
    for field, most in (
        ("gold", numbers.most_gold),
        ("solo_burial", numbers.most_gold),
        ("ghost_cubes", numbers.ghost_hold),
    ):
        if getattr(numbers, field) > most:
            raise rows.wrong("numbers", "", field, f"it should be at most {most}")
    if any(dearer <= cheaper for cheaper, dearer in pairwise(numbers.prices)):
        raise rows.wrong("numbers", "", "prices", "each should be higher than the one before")
    if rows["legend"][0].bonus:
        raise rows.wrong("legend", rows["legend"][0].id, "bonus", "the first level should have none: nobody reaches it")
    for table in ("solo_helm", "solo_legend"):
        for row in rows[table]:
            if row.ghostly != (row is rows[table][-1]):
                right = "true" if row is rows[table][-1] else "false"
                raise rows.wrong(table, row.id, "ghostly", f"it should be {right}")


def _check_map(rows: Rows) -> None:
    """A free cove for every seat and one more, burial places that can be paid, a mausoleum, a cursed burial place."""
    numbers, cards = rows.single["numbers"], rows["map_card"]
    plain, cursed = [row for row in cards if not row.cursed], [row for row in cards if row.cursed]
    cells = numbers.rows * numbers.columns
    more = numbers.rows * numbers.cursed_columns - cells
    if (len(plain), len(cursed)) != (cells, more):
        raise DataError(
            f"there are {len(plain)} map cards and {len(cursed)} cursed ones; there must be {cells} and {more}"
        )
    coves = sum(row.cove for row in plain)
    if coves <= SEATS:
        raise DataError(f"{coves} map cards have a cove; there must be more than {SEATS}: one a seat, and one more")
    payable = sum(0 < row.burial <= numbers.most_gold for row in plain)
    if payable < numbers.treasures:
        raise DataError(
            f"{payable} map cards have a burial place that can be paid with {numbers.most_gold} Gold;"
            f" there must be at least {numbers.treasures}"
        )
    for field, what in (("mausoleum", "a mausoleum"), ("cursed_burial", "a cursed burial place")):
        if not any(getattr(row, field) for row in cards):
            raise DataError(f"no map card has {what}; at least one must have one")
        for row in plain:
            if getattr(row, field):
                raise rows.wrong("map_card", row.id, field, "only a cursed map card has it")
    if not any(row.market for row in plain) or not any(row.settlement for row in plain):
        raise DataError("there must be a settlement and a market among the map cards")


def _check_tokens(rows: Rows) -> None:
    """A search token on every card; at least one wake token."""
    numbers = rows.single["numbers"]
    cells = numbers.rows * numbers.cursed_columns
    tokens = sum(row.n for row in rows["search_token"])
    if tokens < cells:
        raise DataError(f"there are {tokens} search tokens; there must be at least {cells}, one a map card")
    if not sum(row.n for row in rows["wake_token"]):
        raise DataError("there must be at least one wake token")


def _check_merchants(rows: Rows) -> None:
    """The strongest are never replaced, so that the slots are never empty."""
    strongest = max(row.strength for row in rows["merchant"])
    staying = [row for row in rows["merchant"] if row.stays]
    if len(staying) < len(c.MERCHANTS) or any(row.strength != strongest for row in staying):
        raise DataError("at least two merchant cards, all of the greatest strength, must have 'stays'")
    if len(staying) != sum(row.strength == strongest for row in rows["merchant"]):
        raise DataError("all merchant cards of the greatest strength must have 'stays'")
