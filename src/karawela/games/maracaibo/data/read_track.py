"""The exploration track from its rows: who follows whom, the longer branches, the rivers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from karawela.components.sheets import Rows
from karawela.effects.tree import AnyOrder
from karawela.engine.errors import DataError
from karawela.games.maracaibo.data.box import NONE, Step


def read_track(rows: Rows, effects: Callable[[Any], AnyOrder]) -> tuple[tuple[Step, ...], int]:
    """The spaces, the start first, and the index of the last one without Retirement."""
    table = rows["track"]
    index = {row.id: number for number, row in enumerate(table)}
    rivers = {row.id: number for number, row in enumerate(rows["river"])}
    for row in table:
        for field in ("next", "next_retirement"):
            for name in getattr(row, field):
                if name not in index:
                    raise rows.wrong("track", row.id, field, f"there is no space '{name}'")
                if index[name] <= index[row.id]:
                    raise rows.wrong("track", row.id, field, f"'{name}' must stand after '{row.id}' in the data")
        if row.crosses and row.crosses not in rivers:
            raise rows.wrong("track", row.id, "crosses", f"there is no river '{row.crosses}'")
        if row.crosses and len(row.next) != 1:
            raise rows.wrong("track", row.id, "crosses", "a river is crossed where exactly one space follows")
    length = [0] * len(table)
    for number in reversed(range(len(table))):
        length[number] = max((length[index[name]] + 1 for name in table[number].next), default=0)
    crossed = _rivers_behind(rows, index, rivers)
    steps = []
    for number, row in enumerate(table):
        follow = tuple(index[name] for name in row.next)
        steps.append(
            Step(
                row.id,
                follow,
                tuple(index[name] for name in row.next_retirement),
                max(follow, key=lambda there: length[there], default=NONE),
                rivers[row.crosses] if row.crosses else NONE,
                crossed[number],
                effects(row),
                row.x,
                row.y,
            )
        )
    ends = [number for number, step in enumerate(steps) if not step.next and step.next_retirement]
    if len(ends) != 1 or crossed[ends[0]] != (1 << len(rivers)) - 1:
        raise DataError("the track must have exactly one last space, with 'next_retirement', behind all rivers")
    return tuple(steps), ends[0]


def _rivers_behind(rows: Rows, index: dict[str, int], rivers: dict[str, int]) -> list[int]:
    """For each space, the rivers on the way to it: the same ones on every way, none of them twice."""
    crossed = [NONE] * len(index)
    crossed[0] = 0
    for number, row in enumerate(rows["track"]):
        river = 1 << rivers[row.crosses] if row.crosses else 0
        if crossed[number] & river:
            raise rows.wrong("track", row.id, "crosses", "this river has been crossed on the way already")
        for name in (*row.next, *row.next_retirement):
            after = crossed[number] | river
            if crossed[index[name]] not in (NONE, after):
                raise rows.wrong("track", row.id, "next", f"another way to '{name}' crosses other rivers")
            crossed[index[name]] = after
    lost = [name for name, number in index.items() if crossed[number] == NONE]
    if lost:
        raise rows.wrong("track", lost[0], "id", "no way leads to this space")
    return crossed
