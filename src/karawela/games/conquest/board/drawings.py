"""The drawings of `art/` that only this game has; those of both games are Ship Adventure's."""

from __future__ import annotations

from pathlib import Path

from karawela.draw.artwork import Artwork

ART = Artwork(Path(__file__).parent / "art")
