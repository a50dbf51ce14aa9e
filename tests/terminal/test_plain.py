"""The table line by line: whole games through pipes, and everything a person might type."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from karawela.engine import load_record, replay
from karawela.terminal import play_plain
from tests.terminal.tables import Keyboard, new_match, play_lines, players, rich_pair

VERBS = ["move_car", "load", "load_wood", "skip", "pass", "decline", "stay", "use_building", "alonso_use", "place_pawn"]
VERBS += ["pablo_take", "zorro_give", "choose_demand", "why", "undo", "rules", "lang", "?", "ż", "/"]
THINGS = ["rum", "wood", "die_rum", "bank", "casino", "cafe", "newspaper", "port", "maria", "left", "vp", "nothing"]
VOCABULARY = VERBS + THINGS + ["0", "1", "2", "99", "-1", "007"]


@pytest.mark.parametrize(("language", "won"), [("en", "wins with"), ("pl", "Wygrywa")])
def test_a_whole_game_goes_through_a_pipe(tmp_path: Path, language: str, won: str) -> None:
    """Enough lines with a number in them end a game, in either language, and the record holds it."""
    match, printed = play_lines(tmp_path, "1\n" * 900, bots=2, language=language)
    assert match.over
    assert won in printed
    assert load_record(tmp_path / "game.kar").finished


def test_two_people_share_a_pipe(tmp_path: Path) -> None:
    """A script for two people needs no extra lines for the curtain; it is only announced."""
    match, printed = play_lines(tmp_path, "1\n" * 900, people=2, bots=0)
    assert match.over
    assert "Pass the keyboard to Basia." in printed


def test_the_end_of_the_lines_saves_and_the_game_is_resumed(tmp_path: Path) -> None:
    """What is left off at the end of the input goes on from the file, to the same end."""
    first, _ = play_lines(tmp_path, "1\n" * 7)
    assert not first.over
    again = replay(load_record(tmp_path / "game.kar"), journal=True)
    assert again.state == first.state
    resumed, printed = play_lines(tmp_path, "1\n" * 900, match=again)
    assert resumed.over
    assert "wins with" in printed


def test_undo_takes_back_and_explains_itself(tmp_path: Path) -> None:
    """The own last choice is taken back; beyond the horizon only `undo anyway` does it, alone among bots."""
    match, printed = play_lines(tmp_path, "undo\n1\nundo\nundo anyway\n", match=new_match(2, first_player="2"))
    assert "no choice of yours to take back" in printed
    assert "undo anyway" in printed
    assert "Taken back." in printed
    assert match.marks


def test_undo_anyway_is_not_for_a_table_of_people(tmp_path: Path) -> None:
    """With another person at the table nobody goes beyond the horizon."""
    match, _ = play_lines(tmp_path, "1\n1\n1\n1\n1\nundo anyway\n" * 3, people=2, bots=0)
    assert not match.marks


def test_why_and_rules_answer(tmp_path: Path) -> None:
    """`why MOVE` gives the reason with the rule; `rules` finds by id and by word."""
    lines = "1\nwhy move_car 9\nwhy move_car 1\nwhy\nrules SDC-4.05\nrules sugar\nrules\nrules xyzzy\n"
    _, printed = play_lines(tmp_path, lines, people=2, bots=0)
    assert "That drive costs 8 pesos; you have 3." in printed
    assert "That is possible now." in printed
    assert "✕ Drive 9 stops for 8 pesos" in printed
    assert "SDC-4.05  Driving" in printed
    assert "SDC-5.02" in printed
    assert "Nothing has “xyzzy” in it." in printed


def test_the_language_can_be_changed(tmp_path: Path) -> None:
    """`lang pl` and `lang en` switch; another word is answered."""
    _, printed = play_lines(tmp_path, "lang pl\nlang xx\nlang en\nhelp\nlog\nboard\nsave\nquit\n")
    assert "Jedź samochodem" in printed
    assert "Nie ma języka „xx”" in printed
    assert "Type the number of an option" in printed
    assert "Saved as" in printed


def test_a_bad_line_never_ends_the_game(tmp_path: Path) -> None:
    """Random words of the game and beyond it are refused or played, and whatever happens the record replays."""
    rng = Random(7)
    lines = [
        " ".join(rng.choice(VOCABULARY) for _ in range(rng.randrange(5)))
        if rng.random() < 0.6
        else str(rng.randrange(1, 5))
        for _ in range(600)
    ]
    match, _ = play_lines(tmp_path, "\n".join(lines), bots=2)
    assert replay(load_record(tmp_path / "game.kar")).state == match.state


def test_a_person_waits_behind_the_curtain(tmp_path: Path) -> None:
    """At a keyboard the next person presses Enter first and then sees only the own holdings."""
    out = Console(file=io.StringIO(), width=100, force_terminal=True, color_system=None)
    play_plain(rich_pair(), players(2, 0), "en", tmp_path / "game.kar", Keyboard("\n1\n1\n1\n\n"), out)
    printed = out.file.getvalue()  # type: ignore[attr-defined]
    before, after = printed.split("Pass the keyboard to Basia.")
    assert "471 ◆" in before
    assert "593 ◆" not in before
    assert "593 ◆" in after
    assert "471 ◆" not in after


def test_options_that_cannot_be_taken_back_are_marked(tmp_path: Path) -> None:
    """The sign stands before the option and the legend says what it means."""
    _, printed = play_lines(tmp_path, "", people=2, bots=0)
    assert re.search(r"  1 → Set aside the sugar die \(\d\) – .*\[choose_demand die_sugar\]", printed)
    assert "→ can be taken back only until the next player answers" in printed
