"""A rectangle of a picture, by which a composition says where its parts are."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """A part of the picture."""

    left: float
    top: float
    width: float
    height: float

    @property
    def bottom(self) -> float:
        return self.top + self.height
