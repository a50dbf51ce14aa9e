"""A solo game that was lost counts as a game and not as a victory."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from karawela.arena import Results, plan_of, play, run, simulate
from karawela.arena.report.findings import findings_of

OLD = Path(__file__).with_name("format_1_alone.sql")
"""Twelve solo games of Treasure Map: `greedy` reached El Dorado in all of its own, `random` died in all. Written by the
last program that kept ranks alone."""
MARK = "1664e67d2210"


@pytest.fixture
def old_results(tmp_path: Path) -> Path:
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as db:
        db.executescript(OLD.read_text(encoding="utf-8"))
    db.close()
    return path


def test_a_lost_game_is_no_victory(tmp_path: Path) -> None:
    """In what was played, in the file, in the findings and in the figures of `sim`."""
    plan = plan_of("treasure_map", ("random",), 1, 3, "lost")
    games = [play(plan, pairing) for pairing in plan.pairings()]
    assert all(played.lost and played.wins == (0.0,) and played.ranks == (1,) for played in games)
    with run(plan, tmp_path / "r.sqlite") as results:
        found = findings_of(results)
        assert [played.wins for played in results.games()] == [(0.0,)] * 3
    assert found.entrants["random"].won.rate == found.seats[0].rate == 0.0
    tally = simulate("treasure_map", ["random"], 3, seed="lost")
    assert (tally.games, tally.lost, tally.bots["random"].won.rate) == (3, 3, 0.0)


def test_losing_to_redbeard_is_losing() -> None:
    """The company has the whole victory."""
    plan = plan_of("maracaibo", ("random",), 1, 1, "lost")
    played = play(plan, next(plan.pairings()))
    assert played.lost and played.wins == (0.0, 1.0)


def test_a_file_that_kept_ranks_alone_is_read(old_results: Path) -> None:
    """And left as it is: who died has not won, and the fingerprint is the old one."""
    before = old_results.read_bytes()
    with Results(old_results) as results:
        won = {played.pairing.bots[0]: played.wins for played in results.games()}
        assert won == {"greedy": (1.0,), "random": (0.0,)}
        assert results.fingerprint() == MARK
        found = findings_of(results)
    assert (found.entrants["greedy"].won.rate, found.entrants["random"].won.rate) == (1.0, 0.0)
    assert old_results.read_bytes() == before


def test_a_run_goes_on_with_a_file_that_kept_ranks_alone(old_results: Path) -> None:
    """What was derived is written down once, and new games stand beside the old ones."""
    plan = plan_of("treasure_map", ("greedy", "random"), 1, 6, "old")
    with Results(old_results) as results:
        games = list(results.games())
        results._db.execute("DELETE FROM games WHERE game = 11")
        results._db.execute("DELETE FROM seats WHERE game = 11")
        results._db.execute("DELETE FROM takings WHERE game = 11")
    with run(plan, old_results) as results:
        assert [played.wins for played in results.games()] == [played.wins for played in games]
        assert results.fingerprint() == MARK
    with Results(old_results, plan) as results:
        assert len(list(results.games())) == 12


def test_a_shared_victory_of_the_old_format_is_shared(old_results: Path) -> None:
    """Among several the first rank was the victory, and is divided by those who have it."""
    text = '{"title":"santiago","entrants":["random","random"],"players":2,"deals":1,"seed":"old","rules":1}'
    with sqlite3.connect(old_results) as db:
        db.execute("UPDATE plan SET plan = ?", (text,))
        db.execute("DELETE FROM games WHERE game > 1")
        db.execute("DELETE FROM takings")
        db.execute("DELETE FROM seats")
        rows = [(0, 0, 30, 1), (0, 1, 30, 1), (1, 0, 3, 2), (1, 1, 4, 1)]
        db.executemany("INSERT INTO seats VALUES (?, ?, 'random', ?, ?, 9, 0.1)", rows)
    db.close()
    with Results(old_results) as results:
        assert [played.wins for played in results.games()] == [(0.5, 0.5), (0.0, 1.0)]


def test_a_report_of_solo_games_compares_no_seats(old_results: Path) -> None:
    """There is one, and no share of victories that would be even; who won how often is told."""
    from karawela.arena.report.html_report import report_of

    with Results(old_results) as results:
        page = report_of(results, "en")
    assert 'id="seats"' not in page and 'id="results"' in page
