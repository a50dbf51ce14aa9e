"""Results as Parquet hold all that the file holds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from karawela.arena import Results, plan_of
from karawela.arena.errors import BadResults
from karawela.arena.export import export
from tests.arena.samples import results_of

pq = pytest.importorskip("pyarrow.parquet")


def test_the_exported_rows_are_the_results(tmp_path: Path) -> None:
    """Read back: every seat of every game, company included, with its takings, and the plan beside them."""
    plan = plan_of("maracaibo", ("random",), 1, 3, "x", ({}, {"rubies": "yes"}))
    target = tmp_path / "deep" / "r.parquet"
    with results_of(plan, tmp_path / "r.sqlite") as results:
        assert export(results, target) == 12
        games = list(results.games())
    table = pq.read_table(target)
    rows = table.to_pylist()
    back = {(row["game"], row["seat"]): row for row in rows}
    assert len(back) == len(rows) == 12
    for played in games:
        for seat, score in enumerate(played.scores):
            row = back[played.pairing.number, seat]
            assert (row["score"], row["rank"], row["deal"]) == (score, played.ranks[seat], played.pairing.deal)
            assert row["bot"] == ("random" if seat == 0 else None)
            assert json.loads(row["options"]) == plan.variants[played.pairing.variant]
            assert row["seed"] == plan.seed_of(played.pairing.deal)
            taken = [(one["kind"], one["thing"], one["offered"], one["taken"]) for one in row["takings"]]
            assert taken == [take[1:] for take in played.takings if take.seat == seat]
    assert json.loads(table.schema.metadata[b"karawela_plan"])["title"] == "maracaibo"


def test_many_games_are_written_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is whole, however many parts it has."""
    monkeypatch.setattr("karawela.arena.export.BATCH", 4)
    with results_of(plan_of("santiago", ("random", "random"), 2, 9), tmp_path / "r.sqlite") as results:
        assert export(results, tmp_path / "r.parquet") == 18
    assert sorted(row["game"] for row in pq.read_table(tmp_path / "r.parquet").to_pylist()) == sorted([*range(9)] * 2)


def test_a_place_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    """And what is there stays."""
    (tmp_path / "r.parquet").mkdir()
    results_of(plan_of("santiago", ("random", "random"), 2, 1), tmp_path / "r.sqlite").close()
    with Results(tmp_path / "r.sqlite") as results, pytest.raises(BadResults, match="cannot be written"):
        export(results, tmp_path / "r.parquet")
    assert [path.name for path in tmp_path.iterdir()].count("r.parquet") == 1
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".r.parquet")]
