"""The file of results: what goes in comes out, and nothing else gets in."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from karawela.arena import Results, plan_of, play, run
from karawela.arena.errors import BadResults, OtherPlan
from tests.arena.samples import outcome, random_only, results_of


def test_games_come_out_as_they_went_in(tmp_path: Path) -> None:
    """All figures, company and takings included."""
    plan = plan_of("maracaibo", ("random",), 1, 3, "test")
    games = [play(plan, pairing) for pairing in plan.pairings()]
    with Results(tmp_path / "r.sqlite", plan) as results:
        for played in reversed(games):
            results.add(played)
    with Results(tmp_path / "r.sqlite") as results:
        assert list(results.games()) == games
        assert results.plan == plan


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Only what is missing is played, and the end is that of an uninterrupted run."""
    plan = random_only(games=8)
    pairings = list(plan.pairings())
    with Results(tmp_path / "half.sqlite", plan) as results:
        for number in (1, 4, 5):
            results.add(play(plan, pairings[number]))
        assert [pairing.number for pairing in results.pending()] == [0, 2, 3, 6, 7]
    told: list[int] = []
    with run(plan, tmp_path / "half.sqlite", progress=lambda done, _: told.append(done)) as half:
        assert told == [3, 4, 5, 6, 7, 8]
        with results_of(plan, tmp_path / "whole.sqlite") as whole:
            assert half.fingerprint() == whole.fingerprint()
            assert list(map(outcome, half.games())) == list(map(outcome, whole.games()))


def test_the_fingerprint_tells_results_apart_but_not_clocks(tmp_path: Path) -> None:
    """Another score is another mark; another time is not."""
    plan = random_only(games=2)
    results_of(plan, tmp_path / "r.sqlite").close()
    with Results(tmp_path / "r.sqlite") as results:
        before = results.fingerprint()
        results._db.execute("UPDATE seats SET seconds = 77")
        assert results.fingerprint() == before
        results._db.execute("UPDATE seats SET score = score + 1 WHERE game = 1 AND seat = 0")
        assert results.fingerprint() != before


def test_a_longer_plan_goes_on_and_a_shorter_one_is_refused(tmp_path: Path) -> None:
    """More deals only add games."""
    plan = random_only(games=4)
    path = tmp_path / "r.sqlite"
    run(plan, path).close()
    with run(replace(plan, deals=6), path) as results:
        assert results.finished() == set(range(6))
        assert results.plan.deals == 6
    with pytest.raises(OtherPlan, match="number of deals is 6, not 4"):
        Results(path, plan)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": "other"}, "seed is test, not other"),
        ({"title": "conquest"}, "title is santiago, not conquest"),
        ({"variants": ({"open_holdings": "yes"},)}, "options are"),
        ({"program": "0.0.1"}, "version of Karawela is"),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, change: dict[str, str], sentence: str) -> None:
    """The sentence says what differs; the results stay as they are."""
    plan = random_only(games=2)
    path = tmp_path / "r.sqlite"
    run(plan, path).close()
    with pytest.raises(OtherPlan, match=sentence):
        Results(path, replace(plan, **change))  # type: ignore[arg-type]
    with Results(path) as results:
        assert results.finished() == {0, 1}


def test_two_runs_cannot_write_the_same_game(tmp_path: Path) -> None:
    """The second is told; nothing of its game is kept."""
    plan = random_only(games=2)
    played = play(plan, next(plan.pairings()))
    with Results(tmp_path / "r.sqlite", plan) as one, Results(tmp_path / "r.sqlite", plan) as two:
        one.add(played)
        with pytest.raises(BadResults, match="another run"):
            two.add(replace(played, scores=(1, 2)))
        assert [outcome(each) for each in two.games()] == [outcome(played)]


def test_a_file_that_is_something_else_is_refused(tmp_path: Path) -> None:
    """Text, another database, a cut file, none at all."""
    text = tmp_path / "text.sqlite"
    text.write_text("These are no results, and they are long enough to be read as a page of something." * 20)
    other = tmp_path / "other.sqlite"
    sqlite3.connect(other).execute("CREATE TABLE cargo (rum)")
    plan = random_only(games=30)
    whole = tmp_path / "whole.sqlite"
    run(plan, whole).close()
    cut = tmp_path / "cut.sqlite"
    cut.write_bytes(whole.read_bytes()[:9000])
    for path in (text, other):
        with pytest.raises(BadResults, match="damaged"):
            Results(path)
        with pytest.raises(BadResults, match="damaged"):
            Results(path, plan)
    with pytest.raises(BadResults, match="damaged"), Results(cut) as results:
        list(results.games())
    with pytest.raises(BadResults, match="no results"):
        Results(tmp_path / "none.sqlite")
    assert not (tmp_path / "none.sqlite").exists()


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    """A folder in the place of the file, since the administrator may write anywhere."""
    (tmp_path / "r.sqlite").mkdir()
    with pytest.raises(BadResults, match="cannot be written"):
        Results(tmp_path / "r.sqlite", random_only())
