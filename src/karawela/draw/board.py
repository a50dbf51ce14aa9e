"""The board of a title: its picture and its cover, from the title's board room.

    BOARD = Board(picture=draw_board, cover=cover)

The room is loaded when first wanted: a game that nobody looks at never loads its drawing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from karawela.draw.picture import Picture
from karawela.engine.scene import Scene
from karawela.engine.title import Title


@dataclass(frozen=True, slots=True)
class Board:
    """The table of a title's board room."""

    picture: Callable[[Scene], Picture]
    """The board in layers. Only the scene is read: equal scenes give equal pictures."""
    cover: Callable[[], str]
    """A picture of the title, as SVG of 480 by 300, for lists of titles."""


def board_of(title: Title[Any]) -> Board:
    """The table of the title's board room, loaded when first wanted."""
    table: Board = title.room("board", "BOARD")
    return table


def draw(title: Title[Any], scene: Scene) -> str:
    """The board as an SVG document."""
    return str(board_of(title).picture(scene))
