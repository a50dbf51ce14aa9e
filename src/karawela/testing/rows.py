"""What a row must have: names in both languages, where we know it from, and whatever else the rows of its kind have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from karawela.components.catalogue import catalogue_of
from karawela.components.rows import Row
from karawela.engine.ledger import SOURCES
from karawela.engine.title import Title
from karawela.testing.source import folders_of

ART = Path("board", "art")
_ALONE = {each.name for each in msgspec.structs.fields(Row)} - {"en_about", "pl_about"}
"""Names in a case or a number that the other language need not have."""


def rows_are_whole(title: Title[Any]) -> None:
    """No row lacks anything that the rows of its kind have."""
    found = [wrong for table, rows in catalogue_of(title).rows.tables.items() for wrong in lacking(table, rows)]
    found += lacking_art(title)
    assert not found, "\n".join([f"{title.id}: {len(found)} gaps", *found])


def lacking(table: str, rows: tuple[Row, ...]) -> Iterator[str]:
    """What rows of a table lack, in words."""
    described = any(row.en_about for row in rows)
    for row in rows:
        where = f"{table} {row.id}"
        for language in ("en", "pl"):
            if not getattr(row, language).strip():
                yield f"{where} has no name in '{language}'"
            if described and not getattr(row, f"{language}_about").strip():
                yield f"{where} says nothing about itself in '{language}', as others of its kind do"
        if not set(row.source.split("+")) <= SOURCES:
            yield f"{where} does not say where we know it from"
        yield from (f"{where} has '{one}' and no '{other}'" for one, other in _unpaired(row))


def _unpaired(row: Row) -> Iterator[tuple[str, str]]:
    """Texts that a row has in one language only."""
    texts = {name: getattr(row, name) for name in row.__struct_fields__ if name[:3] in ("en_", "pl_")}
    for name, text in texts.items():
        other = ("pl" if name.startswith("en") else "en") + name[2:]
        if name not in _ALONE and text and other in texts and not texts[other] and not name.endswith("_about"):
            yield name, other


def lacking_art(title: Title[Any]) -> list[str]:
    """Rows without a drawing, in kinds where most have one."""
    drawn = {path.stem for folder in folders_of(title) for path in (folder / ART).rglob("*.svg")}
    found = []
    for table, rows in catalogue_of(title).rows.tables.items():
        missing = [row.id for row in rows if row.id not in drawn]
        if 0 < len(missing) < len(rows) / 2:
            found += [f"{table} {thing} has no drawing in {ART}, as others of its kind do" for thing in missing]
    return found
