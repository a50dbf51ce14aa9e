"""Icons as SVG: the ones named in icons.txt, brought from npm by the build.

    icon("game-icons:galleon", 120, 80, 32, title="Galleon", colour="#2a1f16")

An icon draws in the text colour of where it stands, unless it is given one. It fits a board (a nested `<svg>`, centred
at x, y) and a page's HTML alike (there it stands in the line, and x and y do nothing).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from markupsafe import Markup


class _Icon(NamedTuple):
    width: float
    height: float
    body: Markup


_SVG = Markup(
    '<svg x="{x:.6g}" y="{y:.6g}" width="{size:.6g}" height="{size:.6g}" viewBox="0 0 {w:g} {h:g}"{how}>{inside}</svg>'
)
_COLOUR = Markup(' color="{}"')
_NAMED = Markup(' role="img"')
_TITLE = Markup("<title>{}</title>")
_UNNAMED = Markup(' aria-hidden="true"')
_STAND_IN = Markup(
    '<rect x="2" y="2" width="20" height="20" rx="5" fill="none" stroke="currentColor" stroke-width="2"/>'
    '<text x="12" y="16" text-anchor="middle" font-family="sans-serif" font-size="12" fill="currentColor">{}</text>'
)


def icon(name: str, x: float, y: float, size: float, title: str = "", colour: str = "currentColor") -> Markup:
    """The icon, centred at x, y in a square of the size; one that is not square keeps its proportions in it.

    With a title it is an image of that name to everybody; without one it is hidden from screen readers, as decoration.
    Never fails: a name that is not in the package is drawn as a rounded square with its first letter.
    """
    found = _icons().get(name) or _stand_in(name)
    how = _NAMED if title else _UNNAMED
    if colour != "currentColor":
        how += _COLOUR.format(colour)
    inside = _TITLE.format(title) + found.body if title else found.body
    half = size / 2
    return _SVG.format(x=x - half, y=y - half, size=size, w=found.width, h=found.height, how=how, inside=inside)


def has_icon(name: str) -> bool:
    """Whether the package has this icon; false for every name where the assets were not built."""
    return name in _icons()


@cache
def _icons() -> dict[str, _Icon]:
    source = files("karawela") / "assets" / "icons.json"
    if not source.is_file():
        return {}
    icons = json.loads(source.read_text(encoding="utf-8"))
    return {name: _Icon(about["width"], about["height"], Markup(about["body"])) for name, about in icons.items()}


@cache
def _stand_in(name: str) -> _Icon:
    letter = name.rpartition(":")[2][:1].upper() or "?"
    return _Icon(24, 24, _STAND_IN.format(letter))
