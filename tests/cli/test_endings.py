"""What `replay`, `draw` and `sim` say of a solo game that was lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from karawela.engine import load_record, replay, save_text
from tests.cli.test_cli import karawela
from tests.support import lost_alone


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "lost.kar"
    save_text(path, str(lost_alone().record))
    return path


@pytest.mark.parametrize(("language", "sentence"), [("en", "Ada has lost."), ("pl", "Przegrywa Ada.")])
def test_a_replay_says_lost(record: Path, language: str, sentence: str) -> None:
    """In the words below the score and in the picture; the record itself says what it always said."""
    assert "\n= 1 0 1\n" in record.read_text()
    match = replay(load_record(record))
    assert match.result is not None and match.result.nobody_won
    assert sentence in karawela("replay", record, "--lang", language).stdout
    picture = record.with_suffix(".svg")
    assert karawela("draw", record, "-o", picture, "--lang", language).returncode == 0
    assert sentence in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "3 of them were lost"), ("pl", "Przegranych (nikt przy stole nie wygrał): 3.")]
)
def test_sim_counts_lost_games(language: str, sentence: str) -> None:
    """No victories, and a line that says how many games nobody at the table won."""
    done = karawela("sim", "treasure_map", "--bots", "random", "--games", "3", "--seed", "lost", "--lang", language)
    assert "0.0% (" in done.stdout, done.stderr
    assert sentence in done.stdout


def test_sim_says_nothing_of_lost_games_where_there_are_none() -> None:
    """Among several somebody wins."""
    assert "lost" not in karawela("sim", "santiago", "--bots", "random,random", "--games", "2").stdout
