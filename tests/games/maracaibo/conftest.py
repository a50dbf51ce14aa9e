"""The title is tried here before it stands in the registry; afterwards the registry is as it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from karawela.engine import registry
from karawela.words import _cached

TITLE = "maracaibo"


@pytest.fixture(scope="package", autouse=True)
def registered() -> Iterator[None]:
    """Registers the title for the tests of this package."""
    known = registry.titles()
    if TITLE in known:
        yield
        return
    registry.register(TITLE, "karawela.games.maracaibo:GAME")
    yield
    registry._lines.pop(TITLE)
    registry._loaded.pop(TITLE, None)
    _cached.cache_clear()
