"""The components' names, and the sections in which people look components up, for both games of the box."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from karawela.games.ship_adventure.data.components import COMPONENTS

Phrase: TypeAlias = tuple[str, dict[str, str | int]]
"""A message and its values."""


def names_of(kinds: Iterable[str]) -> dict[str, Mapping[str, str]]:
    """Every name and case of the components of these kinds, by id."""
    return {
        entry["id"]: {key: text for key, text in entry.items() if key[:2] in ("en", "pl") and isinstance(text, str)}
        for kind in kinds
        for entry in COMPONENTS[kind]
    }


def sections_of(sections: Iterable[tuple[str, str]]) -> list[tuple[str, list[dict[str, str]]]]:
    """For each (message, kind) its components: names, what they do, and where we know them from."""
    return [(message, [_row(entry) for entry in COMPONENTS[kind]]) for message, kind in sections]


def _row(entry: Mapping[str, Any]) -> dict[str, str]:
    row = {key: entry[key] for key in ("id", "source", "en", "pl")}
    return row | {f"{language}_about": _about(entry, language) for language in ("en", "pl")}


def _about(entry: Mapping[str, Any], language: str) -> str:
    """The orders of an area's tokens, how many tiles of a kind there are, or what the data say."""
    if "orders" in entry:
        return "; ".join(f"{level}: {order}" for level, order in enumerate(entry["orders"], 1))
    if "tiles" in entry:
        return f"{len(entry['tiles'])} ×"
    return str(entry.get(f"{language}_about", ""))
