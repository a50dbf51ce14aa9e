"""Where a ship can sail with what is left of its allowance, by which cards, and through how many storms."""

from __future__ import annotations

from typing import NamedTuple

from karawela.engine.ask import Move, move_text
from karawela.games.tiny_epic.data.box import Grid
from karawela.games.tiny_epic.state import TinyEpic


class Course(NamedTuple):
    """A way to a card: as few storms as can be, then as few cards as can be."""

    storms: int
    cells: tuple[int, ...]
    """From the ship's card on."""

    @property
    def steps(self) -> int:
        return len(self.cells) - 1


def courses(view: TinyEpic, sea: Grid, seat: int) -> dict[int, Course]:
    """The best way to every card within reach, the ship's own left out (TEP-4.20 to 4.24)."""
    pirate = view.pirates[seat]
    steady = pirate.at_work() + pirate.wheel.bit_count()
    best: dict[int, Course] = {}
    edge = {pirate.cell: Course(0, (pirate.cell,))}
    for _ in range(view.sail_left):
        after: dict[int, Course] = {}
        for here, course in edge.items():
            for there, bit in sea.edge[here].items():
                storms = course.storms + bool(view.storms[here] & bit)
                if there in course.cells or storms > steady:
                    continue
                known = after.get(there)
                if known is None or storms < known.storms:
                    after[there] = Course(storms, (*course.cells, there))
        for cell, course in after.items():
            if cell not in best or course.storms < best[cell].storms:
                best[cell] = course
        edge = after
    return best


def route_text(view: TinyEpic, course: Course) -> str:
    """The choices along a course, as they will be recorded; it ends there, even if one could sail farther."""
    ids, grid = view.box.map_ids, view.grid
    moves: list[Move] = [("sail_to", ids[grid[cell]]) for cell in course.cells[1:]]
    if course.steps < view.sail_left:
        moves.append(("sail_end",))
    return ";".join([move_text(move) for move in moves])
