"""Ladders and balance: played and written apart, by one command each."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from karawela.arena import Results
from karawela.arena.plan import plan_of
from karawela.arena.report.balance import switches, trials
from karawela.arena.report.commands import ladder_commands
from karawela.arena.report.ladder import rungs
from tests.arena.samples import command


def table(text: str, heading: str) -> list[list[str]]:
    """The rows of the first table after a heading."""
    rows = [line for line in text.partition(heading)[2].lstrip().splitlines() if line.startswith("|")]
    return [[cell.strip(" *") for cell in row.strip("|").split("|")] for row in rows[2:]]


def test_the_ladder_is_played_then_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One file a rung; the document has each level against the one below, one among three, and ratings."""
    words = ["arena", "ladder", "santiago", "--levels", "random,deckhand,greedy", "--crew", "greedy,random"]
    words += ["--games", "4", "--folder", str(tmp_path / "results"), "--docs", str(tmp_path / "docs")]
    assert command(*words, "--only", "play", "--lang", "en") == 0
    files = sorted(path.name for path in (tmp_path / "results" / "santiago").glob("*.sqlite"))
    assert files == ["deckhand-random.sqlite", "greedy-among-random.sqlite", "greedy-deckhand.sqlite"]
    assert not (tmp_path / "docs").exists()
    assert command(*words, "--only", "write", "--lang", "en") == 0
    assert command(*words, "--only", "write", "--lang", "pl") == 0
    text = (tmp_path / "docs" / "santiago.md").read_text(encoding="utf-8")
    first, second = table(text, "## Each level against the one below")[:2]
    assert first[:3] == ["deckhand", "random", "4"]
    assert second[:3] == ["greedy", "deckhand", "4"]
    (among, *_) = table(text, "## One among three")
    assert among[:3] == ["greedy", "3 × random", "4"]
    with Results(tmp_path / "results" / "santiago" / "greedy-among-random.sqlite") as results:
        wins = sum(played.wins[played.pairing.bots.index("greedy")] for played in results.games())
    assert among[3] == f"{25 * wins:.1f} %"
    assert table(text, "## Ratings")[0][0] == "greedy"
    assert "majtek" in (tmp_path / "docs" / "santiago.pl.md").read_text(encoding="utf-8")


def test_what_was_never_played_is_not_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A page that was measured once stays as it is."""
    page = tmp_path / "conquest.md"
    page.write_text("measured", encoding="utf-8")
    for kind, more in (("ladder", ("--levels", "random,deckhand", "--crew", "")), ("balance", ())):
        words = ("arena", kind, "conquest", *more, "--only", "write", "--folder", tmp_path / "none", "--docs", tmp_path)
        assert command(*words, "--lang", "en") == 2
        assert "there are no results of conquest" in capsys.readouterr().err
    assert page.read_text(encoding="utf-8") == "measured"


def test_rungs_without_results_are_left_out(tmp_path: Path) -> None:
    """The command that the page prints names those that are there."""
    words = ("arena", "ladder", "santiago", "--games", "2", "--folder", tmp_path / "r", "--docs", tmp_path)
    assert command(*words, "--levels", "random,deckhand", "--crew", "", "--only", "play") == 0
    assert command(*words, "--levels", "random,deckhand,greedy", "--only", "write", "--lang", "en") == 0
    text = (tmp_path / "santiago.md").read_text(encoding="utf-8")
    assert table(text, "## Each level against the one below")[0][:3] == ["deckhand", "random", "2"]
    assert "greedy" not in text
    assert "ladder santiago --levels random,deckhand --crew '' --games 2 --seed ladder\n" in text


def test_a_page_prints_the_whole_command_that_gives_it_again(tmp_path: Path) -> None:
    """Levels, crew, games, seed and sets of options: run anew, the printed command writes the same page."""
    ladder = ["ladder", "santiago", "--levels", "random,deckhand", "--crew", "deckhand,random", "--games", "5"]
    balance = ["balance", "santiago", "--bot", "random", "--games", "3", "--variant", "layout=t,open_holdings=yes"]
    for words in (ladder, balance):
        first, again = tmp_path / words[0] / "first", tmp_path / words[0] / "again"
        seed = ("--seed", "an evening in May")
        assert command("arena", *words, *seed, "--folder", first, "--docs", first, "--lang", "en") == 0
        text = (first / "santiago.md").read_text(encoding="utf-8")
        (printed,) = re.findall(r"^karawela (arena .*)$", text, re.MULTILINE)
        assert command(*shlex.split(printed), "--folder", again, "--docs", again, "--lang", "en") == 0
        assert timeless((again / "santiago.md").read_text(encoding="utf-8")) == timeless(text)


def timeless(text: str) -> str:
    """The page without the times that choices took."""
    return re.sub(r"\| [\d.,]+ \|$", "|", text, flags=re.MULTILINE)


def test_rungs_that_were_played_otherwise_have_commands_of_their_own() -> None:
    """Another number of games, another seed, or a crew of another captain than the ladder's."""
    low = plan_of("santiago", ("sailor", "deckhand"), 2, 100, "s")
    high = plan_of("santiago", ("captain@9", "sailor"), 2, 40, "s")
    crew = plan_of("santiago", ("mate@5", "sailor", "sailor", "sailor"), 4, 40, "s")
    assert ladder_commands([low, high, crew]) == [
        "karawela arena ladder santiago --levels deckhand,sailor --crew '' --games 100 --seed s",
        "karawela arena ladder santiago --levels sailor,captain@9 --crew '' --games 40 --seed s",
        "karawela arena ladder santiago --levels '' --crew mate@5,sailor --games 40 --seed s",
    ]


def test_rungs_are_consecutive_levels_and_a_crew(tmp_path: Path) -> None:
    """Two players for a rung, four for the crew; a game for each seat of a deal."""
    ladder = rungs("santiago", ("random", "deckhand", "greedy"), ("greedy", "random"), 8, "s", tmp_path)
    assert [(rung.above, rung.below, rung.plan.players) for rung in ladder] == [
        ("deckhand", "random", 2),
        ("greedy", "deckhand", 2),
        ("greedy", "random", 4),
    ]
    assert all(rung.plan.games == 8 for rung in ladder)
    (parallel,) = rungs("santiago", ("mate@2", "captain@2*2"), (), 2, "s", tmp_path)
    assert parallel.path.name == "captain@2x2-mate@2.sqlite"


def test_balance_has_seats_scores_options_and_things(tmp_path: Path) -> None:
    """For every number of players; options against the usual game in the same deals."""
    words = ("arena", "balance", "santiago", "--bot", "random", "--games", "24", "--lang", "en")
    assert command(*words, "--folder", tmp_path / "results", "--docs", tmp_path / "docs") == 0
    text = (tmp_path / "docs" / "santiago.md").read_text(encoding="utf-8")
    for players in (2, 3, 4):
        part = text.partition(f"## With {players} players")[2]
        seats = table(part, "### Seat advantage")[:players]
        assert [row[0] for row in seats] == [str(seat + 1) for seat in range(players)]
        assert [row[1] for row in seats] == ["24"] * players
        assert sum(float(row[2].removesuffix(" %")) for row in seats) == pytest.approx(100, abs=0.2)
    usual, opened = table(text, "## What options change")[:2]
    assert usual[0] == "First player: 1"
    assert opened[0] == "Open holdings: yes"
    assert re.fullmatch(r"[+−]\d+\.\d ± \d+\.\d", opened[2])
    assert "Church" in [row[0] for row in table(text, "### Buildings entered")]


def test_every_switch_of_a_title_is_tried(tmp_path: Path) -> None:
    """Maracaibo: its six modules and the breaking of groups, each alone; other numbers of players play as usual."""
    assert {"rubies": "yes"} in switches("maracaibo") and {"break_place_groups": "no"} in switches("maracaibo")
    two, three, four = trials("maracaibo", "random", (), 10, "s", tmp_path)
    assert len(two.plan.variants) == 1 + len(switches("maracaibo")) == 8
    assert all(options["first_player"] == "1" for options in two.plan.variants)
    assert len(three.plan.variants) == len(four.plan.variants) == 1
    (chosen, *_) = trials("maracaibo", "random", ({"layout": "two_straits"},), 10, "s", tmp_path)
    assert [options.get("layout") for options in chosen.plan.variants] == [None, "two_straits"]
