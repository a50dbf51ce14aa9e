"""Data packs of Tiny Epic Pirates for tests: a box with a pack over it, and whole games that are played with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from karawela.draw.board import draw
from karawela.engine import Match
from karawela.engine.title import OptionValue
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.box import SHELF, Box, box_of
from karawela.games.tiny_epic.state import TinyEpic
from karawela.terminal.board import terminal_picture
from karawela.words import words_of

KINDS_OF_GAME: tuple[tuple[int, dict[str, OptionValue]], ...] = (
    (2, {}),
    (4, {"amdiak": True}),
    (1, {"solo_helm": "scourge", "solo_legend": "terror"}),
    (1, {"amdiak": True, "solo": "ordinary"}),
    (1, {"amdiak": True, "solo": "ghost_pirate"}),
)
"""Base game, expansion, and every opponent of a game alone."""


def packed(folder: Path, text: str) -> Box:
    """The box of a data pack with one file, `mine.toml`."""
    folder.mkdir(exist_ok=True)
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return box_of(SHELF.open(folder))


def played(
    edition: str, seats: int, seed: int, chosen: Mapping[str, OptionValue], looks: float = 0.0, rounds: int = 8
) -> Match[TinyEpic]:
    """A whole random game in which the invariants hold and every question is said; now and then it is drawn, too."""
    rng = Random(seed)
    options = {"data_pack": edition, "round_limit": rounds, **chosen}
    match: Match[Any] = Match(TITLE, seats, f"pack {seed}", options, journal=True)
    while not match.over:
        assert TITLE.rules.invariants(match.state) == []
        ask = rng.choice(match.asks)
        if looks:
            looked_at(match, ask.seat, rng.random() < looks)
        match.play(rng.choice(list(ask.options)), ask.seat)
    assert match.result is not None
    assert TITLE.rules.invariants(match.state) == []
    return match


def looked_at(match: Match[Any], seat: int, drawn: bool) -> None:
    """The question and its options are said in both languages; board and terminal show them."""
    ask = match.ask_of(seat)
    for language in ("en", "pl"):
        words, view = words_of(match, language), match.view(seat)
        assert words.question(ask.kind, view)
        assert all(words.offer(move, view, match.names) for move in ask.options)
        assert all(words.facts(view, each) for each in range(len(match.names)))
    if drawn:
        assert draw(TITLE, match.scene(seat, why_not=True))
        Console(file=None, quiet=True, width=100).print(terminal_picture(TITLE, match.scene(seat)))
