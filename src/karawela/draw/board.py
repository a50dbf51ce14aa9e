"""The board of a title, from the title's board room: its picture, its cover, and single things drawn large or small.

    BOARD = Board(picture=draw_board, cover=cover, sign=sign, face=face, illustrations={"turn": a_turn})

The room is loaded when first wanted: a game that nobody looks at never loads its drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from karawela.draw.picture import Picture
from karawela.draw.scene import Scene
from karawela.engine.title import Title

if TYPE_CHECKING:
    from karawela.words import Words

FACE = (300, 200)
"""Width and height of a thing drawn large."""
SIGN = 24
"""Width and height of a sign."""


@dataclass(frozen=True, slots=True)
class Board:
    """The table of a title's board room. Signs and faces refer to nothing outside themselves."""

    picture: Callable[[Scene], Picture]
    """The board in layers. Only the scene is read: equal scenes give equal pictures."""
    cover: Callable[[], str]
    """A picture of the title, as SVG of 480 by 300, for lists of titles."""
    sign: Callable[[str], Markup] = lambda name: Markup("")
    """A small drawing around the origin, 24 by 24, for the facts of seats and wherever words want a picture."""
    face: Callable[[Words, str], Markup | None] = lambda words, thing: None
    """A component drawn large, 300 by 200 from the origin on; None for what has no picture."""
    illustrations: Mapping[str, Callable[[Words], str]] = field(default_factory=dict)
    """Whole pictures for the page that tells how to play, by the name of its section: `aim`, `turn`, `end`."""


def board_of(title: Title[Any]) -> Board:
    """The table of the title's board room, loaded when first wanted."""
    table: Board = title.room("board", "BOARD")
    return table


def draw(title: Title[Any], scene: Scene) -> str:
    """The board as an SVG document."""
    return str(board_of(title).picture(scene))
