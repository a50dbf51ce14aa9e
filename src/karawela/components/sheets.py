"""The data files, and a player's own data pack over them.

A data pack is a folder of `.toml` files with the tables of our own data (`data/*.toml`); a player who owns the printed
game types in the real cards there. The names of its files don't matter.

    [[upgrade]]                       an id that we have: the given fields take the place of ours
    id = "rum"
    cost = 7

    [[quest]]                         a new id: a whole row, with every field
    ...

    [drop]                            rows of ours that the pack does away with
    upgrade = ["bard"]

What has come of it is checked as a whole, so that no game can begin with half a deck: a `DataError` names the file, the
row and the field, and says what would be right. The digest names all that matters to play and nothing else: names,
cases, sources and drawing may be corrected without any record noticing.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from karawela.components.mistakes import hint, in_words, quoted, wrong_texts
from karawela.components.rows import Row, Schema
from karawela.engine.errors import DataError
from karawela.engine.ledger import SOURCES

Raw: TypeAlias = dict[str, Any]
"""A row as TOML gives it, not checked yet."""
LARGEST: Final = 1_000_000
"""So many bytes a file may have,"""
MOST_FILES: Final = 50
"""so many files a pack,"""
MOST_ROWS: Final = 200
"""so many rows a table, and so many letters an id:"""
_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}\Z")
_RESERVED: Final = ("none",)
"""Words that stand for nothing in messages, so that no component can be called so."""


class Sheets:
    """The raw rows of all tables, in order, each with the file that it is from."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.rows: dict[str, dict[str, Raw]] = {table: {} for table in schema.tables}
        self.single: dict[str, Raw] = {}
        self.origin: dict[tuple[str, str], str] = {}

    def add(self, folder: Path, without: Iterable[str] = ()) -> None:
        """Lays the rows of a folder's files over what is there."""
        for path in _files(folder, without):
            for table, content in _parse(path).items():
                self._add_table(path, table, content)

    def _add_table(self, path: Path, table: str, content: Any) -> None:
        if table == "drop":
            self._drop(path, content)
        elif table in self.schema.single:
            self.single[table] = self.single.get(table, {}) | _row(path, table, content)
            self.origin[table, ""] = path.name
        elif table in self.schema.tables:
            if not isinstance(content, list):
                raise DataError(f"{path.name}: '{table}' has many rows: write [[{table}]], not [{table}]")
            for entry in content:
                self._add_row(path, table, _row(path, table, entry))
        else:
            known = (*self.schema.tables, *self.schema.single, "drop")
            raise DataError(f"{path.name}: there is no table {quoted(table)}; {hint(table, known)}")

    def _add_row(self, path: Path, table: str, entry: Raw) -> None:
        name = entry.get("id")
        if not isinstance(name, str) or not _ID.match(name) or name in _RESERVED:
            raise DataError(f"{path.name}: [[{table}]]: 'id' should be letters, digits and _, not {quoted(name)}")
        rows = self.rows[table]
        if self.origin.get((table, name)) == path.name:
            raise DataError(f"{path.name}: {table} {name} stands twice")
        rows[name] = rows.get(name, {"source": "R"}) | entry
        self.origin[table, name] = path.name
        if len(rows) > MOST_ROWS:
            raise DataError(f"{path.name}: there are more than {MOST_ROWS} rows [[{table}]]")

    def _drop(self, path: Path, content: Any) -> None:
        for table, names in _row(path, "drop", content).items():
            if table not in self.schema.tables:
                near = hint(table, self.schema.tables)
                raise DataError(f"{path.name}: [drop]: there is no table {quoted(table)}; {near}")
            if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
                raise DataError(
                    f"{path.name}: [drop]: field '{table}' should be a list of ids in quotes, not {quoted(names)}"
                )
            for name in names:
                if self.rows[table].pop(name, None) is None:
                    near = hint(name, self.rows[table])
                    raise DataError(f"{path.name}: [drop]: there is no {table} {quoted(name)}; {near}")

    def checked(self) -> Rows:
        """Every row in its own class."""
        tables: dict[str, tuple[Row, ...]] = {}
        for table, kind in self.schema.tables.items():
            tables[table] = tuple(self._typed(table, name, entry, kind) for name, entry in self.rows[table].items())
        single = {
            table: self._typed(table, "", self.single.get(table, {}), kind)
            for table, kind in self.schema.single.items()
        }
        return Rows(tables, single, dict(self.origin), self.digest())

    def _typed(self, table: str, name: str, entry: Raw, kind: type[Any]) -> Any:
        where = f"{self.origin.get((table, name), 'data')}: {table} {name}".strip()
        for mistake in wrong_texts(entry):
            raise DataError(f"{where}: {mistake}")
        try:
            row = msgspec.convert(entry, kind)
        except msgspec.ValidationError as wrong:
            raise DataError(f"{where}: {in_words(str(wrong), kind, entry)}") from None
        if not set(row.source.split("+")) <= SOURCES:
            raise DataError(f"{where}: field 'source': {quoted(row.source)} should be R, P or D, or some joined by +")
        return row

    def digest(self) -> str:
        """Sixteen hexadecimal digits over all that matters to play, in the order of the rows."""
        played = {
            table: [self._played(entry) for entry in rows.values()]
            for table, rows in self.rows.items()
            if table not in self.schema.unplayed_tables
        }
        whole = [played, {table: self._played(entry) for table, entry in self.single.items()}]
        return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:16]

    def _played(self, entry: Raw) -> Raw:
        return {key: value for key, value in entry.items() if key.split("_")[0] not in self.schema.unplayed}


class Rows:
    """Checked rows by table, what stands once, and the digest of them all."""

    def __init__(
        self,
        tables: Mapping[str, tuple[Any, ...]],
        single: Mapping[str, Any],
        origin: Mapping[tuple[str, str], str],
        digest: str,
    ):
        self.tables = tables
        self.single = single
        self.origin = origin
        self.digest = digest

    def __getitem__(self, table: str) -> tuple[Any, ...]:
        return self.tables[table]

    @cached_property
    def by_id(self) -> Mapping[str, Any]:
        """Every row by its id."""
        return {row.id: row for table in self.tables.values() for row in table}

    @cached_property
    def table_of(self) -> Mapping[str, str]:
        """The table of every row, by its id."""
        return {row.id: table for table, rows in self.tables.items() for row in rows}

    def ids(self, table: str) -> tuple[str, ...]:
        """The ids of a table's rows, in order."""
        return tuple(row.id for row in self.tables[table])

    def names(self) -> dict[str, dict[str, str]]:
        """Every component's names by its id, with cases; what stands once and has a name goes by its table's."""
        found = {table: texts for table, row in self.single.items() if (texts := _texts(row))}
        for table, rows in self.tables.items():
            for row in rows:
                if row.id in found:
                    raise self.wrong(table, row.id, "id", "another component has this id already")
                found[row.id] = _texts(row)
        return found

    def wrong(self, table: str, name: str, field: str, what: object) -> DataError:
        """The error to raise about a field of a row."""
        at = f"{self.origin.get((table, name), 'data')}: {table} {name}".strip()
        return DataError(f"{at}: field '{field}': {what}")


def read_rows(schema: Schema, pack: Path | None = None) -> Rows:
    """Our own data, with a pack over it if one is given."""
    sheets = Sheets(schema)
    sheets.add(schema.folder, schema.apart)
    if pack is not None:
        if not pack.is_dir():
            raise DataError(f"{pack}: a data pack is a folder, and there is none")
        sheets.origin.clear()
        sheets.add(pack)
    rows = sheets.checked()
    rows.names()  # ids are not used twice
    return rows


def _files(folder: Path, without: Iterable[str]) -> list[Path]:
    """The files of a folder, by name. Files of editors and systems, which begin with a dot, are none."""
    try:
        paths = sorted(path for path in folder.glob("*.toml") if path.name[0] != "." and path.name not in without)
    except OSError as mistake:
        raise DataError(f"{folder.name}: it cannot be looked into: {mistake.strerror}") from None
    if not paths:
        raise DataError(f"{folder}: there is no .toml file in it; a data pack is a folder with at least one")
    if len(paths) > MOST_FILES:
        raise DataError(f"{folder}: there are more than {MOST_FILES} .toml files in it")
    return paths


def _parse(path: Path) -> dict[str, Any]:
    try:
        if not path.is_file():
            raise DataError(f"{path.name}: this should be a file; it is a folder, or a link that leads nowhere")
        with path.open("rb") as file:
            read = file.read(LARGEST + 1)
        if len(read) > LARGEST:
            raise DataError(f"{path.name}: it has more than {LARGEST} bytes")
        return tomllib.loads(read.decode("utf-8-sig"))
    except OSError as mistake:
        raise DataError(f"{path.name}: it cannot be read: {mistake.strerror}") from None
    except RecursionError:
        raise DataError(f"{path.name}: this is not TOML: brackets stand too deep inside each other") from None
    except ValueError as mistake:  # no TOML, no UTF-8, a number of thousands of digits
        raise DataError(f"{path.name}: this is not TOML: {mistake}") from None


def _row(path: Path, table: str, content: Any) -> Raw:
    if not isinstance(content, dict):
        raise DataError(f"{path.name}: [{table}] should be a table of fields")
    return content


def _texts(row: Any) -> dict[str, str]:
    texts = {name: getattr(row, name) for name in row.__struct_fields__ if name[:2] in ("en", "pl")}
    return {name: text for name, text in texts.items() if text}
