"""The colours of Karawela, and how to tell whether one can be read on another."""

from __future__ import annotations

from functools import cache
from typing import Final

SEA_DEEP: Final = "#0f3d4c"
SEA: Final = "#2f8f9d"
SHALLOW: Final = "#8ccbc4"
PAPER: Final = "#f3e7cf"
AGED: Final = "#e2cfa6"
INK: Final = "#2a1f16"
ROPE: Final = "#b08d57"
GOLD: Final = "#d9a441"
SIGNAL: Final = "#b5382a"
LEAF: Final = "#5e8c4a"
SAND: Final = "#f0dcae"
WHITE: Final = "#fffaf0"
CHALK: Final = "#fffdf7"

READABLE: Final = 4.5
"""The least contrast between a text and its ground."""


def _channels(colour: str) -> tuple[int, int, int]:
    digits = colour.removeprefix("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


@cache
def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb`, from 0 (black) to 1 (white), as WCAG defines it."""
    linear = [
        part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
        for part in (channel / 255 for channel in _channels(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 (the same) to 21 (black on white)."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@cache
def ink_on(ground: str) -> str:
    """Ink or chalk, whichever is easier to read on the ground."""
    return INK if contrast(INK, ground) >= contrast(CHALK, ground) else CHALK


@cache
def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` 0 is the first, 1 the second."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def darker(colour: str, share: float = 0.25) -> str:
    """Towards ink."""
    return mix(colour, INK, share)


def lighter(colour: str, share: float = 0.25) -> str:
    """Towards chalk."""
    return mix(colour, CHALK, share)
