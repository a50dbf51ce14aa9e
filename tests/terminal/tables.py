"""Tables to sit down at: matches, bots, and what is to be read on the screen."""

from __future__ import annotations

import html
import io
import re
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from textual.pilot import Pilot

from karawela.bots import Player, RandomPlayer
from karawela.engine import Match, registry
from karawela.terminal import play_plain
from karawela.terminal.app import TableApp
from tests.games.santiago.table import PABLO, hold, layout_t

SIZE = (100, 32)
NAMES = ("Ada", "Basia", "Cyd", "Dan")


def new_match(seats: int = 2, seed: str = "terminal", **options: object) -> Match[Any]:
    """A match in Layout T that begins with the first seat."""
    return Match(
        registry.title("santiago"),
        seats,
        seed,
        {"layout": "t", "first_player": "1", **options},
        NAMES[:seats],
        journal=True,
    )


def players(people: int, bots: int) -> list[Player | None]:
    return [None] * people + [RandomPlayer(Random(seat)) for seat in range(bots)]


def table(
    folder: Path, people: int = 1, bots: int = 1, language: str = "en", match: Match[Any] | None = None
) -> TableApp:
    """A full-screen table without pauses between the bots' moves."""
    match = match or new_match(people + bots)
    return TableApp(match, players(people, bots), language, folder / "game.kar", delay=0)


def rich_pair(pesos: int = 1) -> Match[Any]:
    """Two people, the first to drive, each with points that no other number on the screen looks like."""
    state = layout_t(2, car=PABLO, active=0)
    hold(state, 0, pesos=pesos, vp=471, sugar=1)
    hold(state, 1, pesos=1, vp=593, fruit=1)
    return Match(registry.title("santiago"), 2, "pair", names=NAMES[:2], journal=True, state=state)


def screen(app: TableApp) -> str:
    """What stands on the screen, row by row."""
    rows: dict[float, list[tuple[float, str]]] = {}
    for x, y, text in re.findall(
        r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', app.export_screenshot()
    ):
        rows.setdefault(float(y), []).append((float(x), html.unescape(text).replace("\xa0", " ")))
    return "\n".join("".join(text for _, text in sorted(parts)) for _, parts in sorted(rows.items()))


async def settle(pilot: Pilot[None]) -> None:
    """Until the bots have moved and everything is drawn."""
    for _ in range(2):
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


async def type_line(pilot: Pilot[None], text: str) -> None:
    """Types into the line and presses Enter."""
    names = {" ": "space", "_": "underscore", "-": "minus"}
    await pilot.press("slash", *(names.get(letter, letter) for letter in text), "enter")
    await settle(pilot)


class Keyboard(io.StringIO):
    """Lines as from a person at a terminal."""

    def isatty(self) -> bool:
        return True


def play_lines(
    folder: Path, lines: str, people: int = 1, bots: int = 1, language: str = "en", match: Match[Any] | None = None
) -> tuple[Match[Any], str]:
    """Plays the lines at the plain table; the match afterwards and everything that was printed."""
    match = match or new_match(people + bots)
    out = Console(file=io.StringIO(), width=100)
    play_plain(match, players(people, bots), language, folder / "game.kar", io.StringIO(lines), out)
    return match, out.file.getvalue()  # type: ignore[attr-defined]
