"""The table in a terminal: full screen, or line by line for pipes and scripts. It knows no title by name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karawela.terminal.plain import play_plain

if TYPE_CHECKING:
    from karawela.bots import Player
    from karawela.engine import Match

__all__ = ["play_in_terminal", "play_plain"]


def play_in_terminal(
    match: Match[Any], players: Sequence[Player | None], language: str, save_path: Path, delay: float = 0.6
) -> None:
    """Plays at the full-screen table until somebody quits. A player of None is a person at this keyboard.

    The match needs a journal. It is saved to `save_path` after every move; `delay` is the pace of the bots in seconds.
    """
    from karawela.terminal.app import TableApp

    TableApp(match, players, language, save_path, delay).run()
