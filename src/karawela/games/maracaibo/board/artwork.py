"""The drawings of Maracaibo: files in `art/`, each found by the name of what it shows."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from karawela.draw.artwork import Artwork
from karawela.draw.svg import join

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
