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

import difflib
import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from karawela.components.rows import Row, Schema
from karawela.engine.errors import DataError
from karawela.engine.ledger import SOURCES

Raw: TypeAlias = dict[str, Any]
"""A row as TOML gives it, not checked yet."""


class Sheets:
    """The raw rows of all tables, in order, each with the file that it is from."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.rows: dict[str, dict[str, Raw]] = {table: {} for table in schema.tables}
        self.single: dict[str, Raw] = {}
        self.origin: dict[tuple[str, str], str] = {}

    def add(self, folder: Path, without: Iterable[str] = ()) -> None:
        """Lays the rows of a folder's files over what is there."""
        paths = [path for path in sorted(folder.glob("*.toml")) if path.name not in without]
        if not paths:
            raise DataError(f"{folder}: there is no .toml file in it; a data pack is a folder with at least one")
        for path in paths:
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
            raise DataError(f"{path.name}: there is no table '{table}'; {_hint(table, known)}")

    def _add_row(self, path: Path, table: str, entry: Raw) -> None:
        name = entry.get("id")
        if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name):
            raise DataError(f"{path.name}: [[{table}]]: 'id' should be letters, digits and _, not {name!r}")
        rows = self.rows[table]
        if self.origin.get((table, name)) == path.name:
            raise DataError(f"{path.name}: {table} {name} stands twice")
        rows[name] = rows.get(name, {"source": "R"}) | entry
        self.origin[table, name] = path.name

    def _drop(self, path: Path, content: Any) -> None:
        for table, names in _row(path, "drop", content).items():
            if table not in self.schema.tables:
                raise DataError(f"{path.name}: [drop]: there is no table '{table}'; {_hint(table, self.schema.tables)}")
            for name in names:
                if self.rows[table].pop(name, None) is None:
                    near = _hint(str(name), self.rows[table])
                    raise DataError(f"{path.name}: [drop]: there is no {table} '{name}'; {near}")

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
        for key in ("en", "pl") if "id" in entry else ():
            if not str(entry.get(key, "")).strip():
                raise DataError(f"{where}: field '{key}': a name is missing")
        try:
            row = msgspec.convert(entry, kind)
        except msgspec.ValidationError as mistake:
            raise DataError(f"{where}: {_plainly(str(mistake), kind)}") from None
        if not set(row.source.split("+")) <= SOURCES:
            raise DataError(f"{where}: field 'source': '{row.source}' should be R, P or D, or some joined by +")
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


def _parse(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as mistake:
        raise DataError(f"{path.name}: this is not TOML: {mistake}") from None


def _row(path: Path, table: str, content: Any) -> Raw:
    if not isinstance(content, dict):
        raise DataError(f"{path.name}: [{table}] should be a table of fields")
    return content


def _hint(name: str, known: Iterable[str]) -> str:
    listed = list(known)
    near = difflib.get_close_matches(name, listed, 1)
    return f"did you mean '{near[0]}'?" if near else f"there are {', '.join(listed)}"


def _texts(row: Any) -> dict[str, str]:
    texts = {name: getattr(row, name) for name in row.__struct_fields__ if name[:2] in ("en", "pl")}
    return {name: text for name, text in texts.items() if text}


def _plainly(message: str, kind: type[Any]) -> str:
    """The mistake in our words: which field, what it should be, what was found."""
    fields = msgspec.structs.fields(kind)
    if found := re.fullmatch(r"Object missing required field `(\w+)`", message):
        return f"field '{found[1]}' is missing"
    if found := re.fullmatch(r"Object contains unknown field `(\w+)`", message):
        return f"there is no field '{found[1]}'; {_hint(found[1], [each.name for each in fields])}"
    if found := re.fullmatch(r"Expected `(.+)`, got `(.+)` - at `\$\.?(.+)`", message):
        kinds = {"int": "a whole number", "str": "a text in quotes", "bool": "true or false", "array": "a list"}
        wanted, got = (kinds.get(name, name) for name in (found[1], found[2]))
        return f"field '{found[3]}' should be {wanted}, not {got}"
    return message
