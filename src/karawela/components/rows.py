"""A row of data: one component, with its names and where we know it from. A title's `data/rows.py` says what else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import msgspec

Few = Annotated[int, msgspec.Meta(ge=0, le=9)]
"""Numbers of rows have bounds, so that no data pack can make a game unplayable by them: these and a title's own."""
Some = Annotated[int, msgspec.Meta(ge=0, le=99)]
Hex = Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{6}$")]
"""A colour, `#e7c531`."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every component has: its id, its names with the cases that sentences need, and its provenance.

    `source` is R (printed in the rulebook), P (public fact) or D (our reconstruction), or some joined by `+`. Fields of
    names that are not given are empty, and the plain name stands in their place."""

    id: str
    en: str
    pl: str
    source: str
    en_one: str = ""
    en_many: str = ""
    en_short: str = ""
    en_about: str = ""
    pl_gen: str = ""
    pl_acc: str = ""
    pl_dat: str = ""
    pl_ins: str = ""
    pl_few: str = ""
    pl_many: str = ""
    pl_short: str = ""
    pl_about: str = ""


@dataclass(frozen=True, slots=True)
class Schema:
    """Which tables a title's data have, and where they lie."""

    folder: Path
    tables: Mapping[str, type[Row]]
    """Tables of rows, `[[place]]`."""
    single: Mapping[str, type[msgspec.Struct]] = field(default_factory=dict)
    """Tables that stand once, `[numbers]`."""
    unplayed: tuple[str, ...] = ("en", "pl", "source")
    """Fields, or beginnings of fields, that have no effect on play: the digest of the data leaves them out."""
    unplayed_tables: tuple[str, ...] = ()
    """Tables that have none."""
    apart: tuple[str, ...] = ("effects.toml",)
    """Files of the folder that hold no tables of components: the words of effects."""
