"""Results as Parquet, for whoever has questions of their own: one row for every seat of every game."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec

from karawela.arena.errors import BadResults, NoExtra
from karawela.arena.play import Played
from karawela.arena.results import Results

BATCH = 2_000
"""So many games are written at a time."""


def export(results: Results, path: Path) -> int:
    """Writes the file whole or not at all; says how many rows it has."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise NoExtra("arena") from None
    taking = pa.struct([("kind", pa.string()), ("thing", pa.string()), ("offered", pa.int32()), ("taken", pa.int32())])
    columns = [("game", pa.int32()), ("deal", pa.int32()), ("variant", pa.int32()), ("seed", pa.string())]
    columns += [("options", pa.string()), ("truncated", pa.bool_()), ("seat", pa.int32()), ("bot", pa.string())]
    columns += [("score", pa.int32()), ("rank", pa.int32()), ("win", pa.float64()), ("choices", pa.int32())]
    columns += [("seconds", pa.float64()), ("takings", pa.list_(taking))]
    plan = msgspec.json.encode(results.plan).decode()
    schema = pa.schema(columns, metadata={"karawela_plan": plan})
    written = 0
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=f".{path.name}.") as folder:
            whole = Path(folder) / path.name
            with pq.ParquetWriter(whole, schema) as writer:
                rows: list[dict[str, object]] = []
                for played in results.games():
                    rows += _rows(results, played)
                    if len(rows) >= BATCH:
                        writer.write_table(pa.Table.from_pylist(rows, schema))
                        written += len(rows)
                        rows = []
                writer.write_table(pa.Table.from_pylist(rows, schema))
                written += len(rows)
            whole.replace(path)
    except OSError as error:
        raise BadResults("arena-unwritable", path=str(path), reason=error.strerror or str(error)) from None
    return written


def _rows(results: Results, played: Played) -> list[dict[str, object]]:
    number, deal, variant, bots = played.pairing
    heading: dict[str, object] = {
        "game": number,
        "deal": deal,
        "variant": variant,
        "seed": results.plan.seed_of(deal),
        "options": msgspec.json.encode(results.plan.variants[variant]).decode(),
        "truncated": played.truncated,
    }
    return [
        heading
        | {
            "seat": seat,
            "bot": bots[seat] if seat < len(bots) else None,
            "score": played.scores[seat],
            "rank": played.ranks[seat],
            "win": played.wins[seat],
            "choices": played.choices[seat] if seat < len(bots) else 0,
            "seconds": played.seconds[seat] if seat < len(bots) else 0.0,
            "takings": [
                {"kind": take.kind, "thing": take.thing, "offered": take.offered, "taken": take.taken}
                for take in played.takings
                if take.seat == seat
            ],
        }
        for seat in range(len(played.scores))
    ]
