"""The board of a title in a terminal, from the title's terminal room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from karawela.draw.scene import Scene
from karawela.engine.title import Title


@dataclass(frozen=True, slots=True)
class TerminalBoard:
    """The table of a title's terminal room."""

    picture: Callable[[Scene], RenderableType]
    """The board, for a console at least 76 cells wide."""


def terminal_picture(title: Title[Any], scene: Scene) -> RenderableType:
    """The board as the scene's seat sees it; the room is loaded when first wanted."""
    table: TerminalBoard = title.room("terminal", "TERMINAL")
    return table.picture(scene)
