"""What of a board has changed: the picture is large and a move changes little, so only changed layers travel.

before, after = layers(old), layers(new)
changed(before, after)      # {"layer-car": "<g ...>"}, or None if more than layers has changed
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from karawela.draw.svg import LAYER

_ID = re.compile(r'<g id="([^"]+)"')


@dataclass(frozen=True, slots=True)
class Layers:
    """A picture taken apart: what surrounds its layers, and each layer by its id."""

    frame: str
    layers: Mapping[str, str]


def layers(svg: str) -> Layers:
    """Takes a picture apart. One without layers is all frame."""
    pieces = svg.split(LAYER)
    found = {match[1]: piece for piece in pieces[1::2] if (match := _ID.match(piece))}
    return Layers(LAYER.join(pieces[::2]), found)


def changed_layers(before: Layers, after: Layers) -> dict[str, str] | None:
    """The layers that differ; None if the rest differs, too, so that the whole picture is needed."""
    if before.frame != after.frame or before.layers.keys() != after.layers.keys():
        return None
    return {name: layer for name, layer in after.layers.items() if layer != before.layers[name]}
