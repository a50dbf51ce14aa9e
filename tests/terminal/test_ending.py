"""The end of a game at the terminal: who has won, or that nobody has."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from karawela.terminal.app import TableApp
from karawela.terminal.ending import score_table
from karawela.words import words_for
from tests.support import lost_alone
from tests.terminal.tables import SIZE, play_lines, screen, settle

LOST = (("en", "Ada has lost."), ("pl", "Przegrywa Ada."))


@pytest.mark.parametrize(("language", "sentence"), LOST)
def test_the_plain_table_says_lost(tmp_path: Path, language: str, sentence: str) -> None:
    """And neither that anybody wins nor that somebody is first."""
    _, said = play_lines(tmp_path, "", 1, 0, language, lost_alone())
    assert sentence in said
    words = words_for(None, language)
    assert words.say("ending-winner", names="Ada", points=0) not in said
    assert words.say("rank") not in said


@pytest.mark.parametrize(("language", "sentence"), LOST)
async def test_the_full_screen_says_lost(tmp_path: Path, language: str, sentence: str) -> None:
    """Where the question stood, and over the score."""
    app = TableApp(lost_alone(), [None], language, tmp_path / "game.kar", delay=0)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        assert sentence in screen(app)
        await pilot.press("e")
        await pilot.pause()
        assert screen(app).count(sentence) >= 1
        assert words_for(None, language).say("final-score") in screen(app)


def test_who_played_alone_has_no_place() -> None:
    """There is nobody to be before; the score is there."""
    match = lost_alone()
    out = Console(file=io.StringIO(), width=100)
    out.print(score_table(match, words_for(match.title, "en")))
    shown = out.file.getvalue()  # type: ignore[attr-defined]
    assert "Place" not in shown and "Ada" in shown
