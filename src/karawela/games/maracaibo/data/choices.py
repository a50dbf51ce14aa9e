"""What is chosen before a game begins and named in the data: layouts of the sea, colours of the captains."""

from typing import Final

from karawela.engine.title import Colour
from karawela.games.maracaibo.data.box import standard_box

LAYOUTS: Final = (*standard_box().seas, "custom")
"""`custom` is the layout of that id in the data pack."""
COLOURS: Final = (
    Colour("black", "#222222", "anchor", "A"),
    Colour("blue", "#2f6fd0", "wheel", "B"),
    Colour("yellow", "#e0b400", "star", "C"),
    Colour("red", "#c8352b", "parrot", "D"),
)
