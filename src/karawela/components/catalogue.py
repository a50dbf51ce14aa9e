"""A title's components for everybody outside its rules: ids by kind, names in every language, rows with provenance.

    DATA = Catalogue(read_rows(SCHEMA))

An *edition* is what one game is played with: our own data, or those of a data pack, named by their digest. The plain
edition, "", stands for our own data, and for everything that is there where somebody only wants to read an id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

from karawela.components.sheets import Rows
from karawela.engine.title import Title

Names = Mapping[str, Mapping[str, str]]


class Catalogue:
    """The table of a title's data room. Names made of other names (`more`) are added to those of the rows."""

    def __init__(
        self,
        rows: Rows | Callable[[], Rows],
        more: Mapping[str, Mapping[str, str]] | None = None,
        editions: Callable[[], Mapping[str, Rows]] = dict,
        kinds: Mapping[str, Iterable[str]] | None = None,
    ):
        self._rows = rows
        self._more = more or {}
        self._editions = editions
        self._sets: dict[str, frozenset[str]] = {}
        self._kinds = {kind: tuple(ids) for kind, ids in (kinds or {}).items()}

    @cached_property
    def rows(self) -> Rows:
        """Our own data, read when first wanted."""
        return self._rows() if callable(self._rows) else self._rows

    def edition(self, edition: str = "") -> Rows:
        """The rows of an edition; those of ours where it is not here."""
        return self._editions().get(edition, self.rows) if edition else self.rows

    def kinds(self) -> tuple[str, ...]:
        """The kinds of components: the tables of rows, and those that are put together from several."""
        return (*self.rows.tables, *self._kinds)

    def ids(self, kind: str, edition: str = "") -> tuple[str, ...]:
        """The ids of a kind, in order."""
        made = self._kinds.get(kind)
        return made if made is not None else self.edition(edition).ids(kind)

    def has(self, kind: str, thing: str) -> bool:
        """Whether some edition that is here has a component of that kind and id."""
        known = self._sets.get(kind)
        if known is None:
            known = self._sets[kind] = frozenset(self.ids(kind))
        return thing in known or any(
            thing == row.id for rows in self._editions().values() for row in rows.tables.get(kind, ())
        )

    def row(self, thing: str, edition: str = "") -> Any:
        """The row of an id, or None."""
        return self.edition(edition).by_id.get(thing)

    def kind(self, thing: str, edition: str = "") -> str:
        """The kind of an id: the table that has its row; "" if none does."""
        return self.edition(edition).table_of.get(thing, "")

    def names(self, edition: str = "") -> Names:
        """Every component's names by its id: `en`, `pl`, and cases such as `pl_gen`.

        An edition's own names win in it, and only in it: the plain one has those of other editions' own components."""
        ours: dict[str, Mapping[str, str]] = {**self.rows.names(), **self._more}
        if edition:
            return {**ours, **self.edition(edition).names()}
        return {**{name: forms for rows in self._editions().values() for name, forms in rows.names().items()}, **ours}


def catalogue_of(title: Title[Any]) -> Catalogue:
    """The table of the title's data room, loaded when first wanted."""
    table: Catalogue = title.room("data", "DATA")
    return table
