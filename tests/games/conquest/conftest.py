"""The title stands in the registry while its own tests run, and not longer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from karawela.engine import registry


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Records and words find the title by its id."""
    registry.titles()
    monkeypatch.setitem(registry._lines, "conquest", "karawela.games.conquest:GAME")
    loaded = dict(registry._loaded)
    yield
    registry._loaded.clear()
    registry._loaded.update(loaded)
