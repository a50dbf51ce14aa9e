"""The full-screen table as a Textual application."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App
from textual.binding import BindingType

from karawela.engine import Match
from karawela.terminal import look
from karawela.terminal.session import Session
from karawela.terminal.table import TableScreen

if TYPE_CHECKING:
    from karawela.bots import Player


class TableApp(App[None]):
    """One table, from the first question to the last. `delay` is the pace of the bots, in seconds."""

    CSS = look.CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player | None],
        language: str,
        save_path: Path,
        delay: float = 0.6,
    ):
        super().__init__()
        self.register_theme(look.THEME)
        self.theme = look.THEME.name
        self.session = Session(match, players, language, save_path)
        self.delay = delay

    def on_mount(self) -> None:
        self.title = self.session.words.title_name()
        self.push_screen(TableScreen(self.session, self.delay))
