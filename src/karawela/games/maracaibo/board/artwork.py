"""The drawings of Maracaibo: files in `art/`, each found by the name of what it shows."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from karawela.draw.artwork import Artwork
from karawela.draw.svg import el, group, join

ART: Final = Artwork(Path(__file__).parent / "art")
"""Pieces, boards and landscapes, of the size that they have in the picture."""
SIGNS: Final = Artwork(ART.folder / "signs")
"""The signs of the vocabulary, about 20 by 20 around the origin. Shape comes before colour: gold is a bar, an emerald a
cut stone, a pearl is round."""
CARDS: Final = {folder.name: Artwork(folder) for folder in sorted((ART.folder / "cards").iterdir())}
"""What is on cards and tiles, by their kind: a drawing has the id of its card. One of each kind has the kind's name,
for the cards that only a data pack knows."""


@cache
def sign_defs() -> Markup:
    """Every sign once, `sign-gold`."""
    return SIGNS.defs("sign", SIGNS.names())


@cache
def card_defs() -> Markup:
    """What is on cards and tiles, each once, `pic-rum`."""
    return join(*(drawings.defs("pic", drawings.names()) for drawings in CARDS.values()))


def drawing_of(kind: str, name: str) -> str:
    """The id in `<defs>` of what is on a card; of one without a drawing of its own, that of its kind."""
    return f"pic-{name if name in CARDS[kind].names() else kind}"


def scenery(name: str, natural: tuple[float, float], size: tuple[float, float], keep: str = "none") -> Markup:
    """A landscape of that natural size, filling another; `keep` is what SVG calls the preserved aspect ratio."""
    (wide, high), (width, height) = natural, size
    return el(
        "svg",
        ART.draw(name),
        width=width,
        height=height,
        viewBox=f"0 0 {wide:g} {high:g}",
        preserveAspectRatio=keep,
        class_="still",
    )


_USE: Final = re.compile(r'<use href="#(sign|pic)-([\w-]+)"([^>]*)/>')


def inlined(drawing: Markup) -> Markup:
    """A drawing that refers to signs and pictures of a board, with each of them in its place: it stands by itself."""

    def drawn(found: re.Match[str]) -> str:
        kind, name, attributes = found.groups()
        return f"<g{attributes}>{SIGNS.draw(name) if kind == 'sign' else _picture(name)}</g>"

    return Markup(_USE.sub(drawn, drawing))


def _picture(name: str) -> Markup:
    return next(drawings for drawings in CARDS.values() if name in drawings.names()).draw(name)


def sign(name: str) -> Markup:
    """A sign of the vocabulary around the origin; Redbeard's head, and the back of his cards."""
    if name in SIGNS.names():
        return SIGNS.draw(name)
    return group(ART.draw(name), transform="scale(.42)") if name in _HEADS else Markup("")


_HEADS: Final = ("redbeard", "back-rose")
