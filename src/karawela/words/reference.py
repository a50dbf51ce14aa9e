"""The components of a title for people to look up: sections of rows, with what each does and its source."""

from __future__ import annotations

from karawela.components.catalogue import Catalogue
from karawela.words.sayings import Section


def sections(components: Catalogue, *kinds: str) -> list[Section]:
    """A section for each kind of components, under the message `reference-<kind>`."""
    return [
        (
            f"reference-{kind}",
            [
                {key: str(getattr(row, key)) for key in ("id", "source", "en", "pl", "en_about", "pl_about")}
                for row in components.rows[kind]
            ],
        )
        for kind in kinds
    ]
