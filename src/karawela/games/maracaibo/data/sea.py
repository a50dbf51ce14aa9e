"""The Caribbean as a graph: cells of cards, the Gulf, Maracaibo, the start zone. Worked out once a layout.

Positions are small ints: cells first, column by column and inside a column from top to bottom, in the order in which
the cards are laid (POM-1.05); then GULF, MARACAIBO and START.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from karawela.engine.ask import Move
from karawela.engine.errors import DataError

CELLS: Final = 27
GULF: Final = 27
MARACAIBO: Final = 28
START: Final = 29
POSITIONS: Final = 30
FARTHEST: Final = 4
"""The most steps that a movement can have, with the Harpy (POM-2.16)."""
SPACES: Final = ("gulf", "maracaibo", "start_zone")
"""The spaces that are no cards, in the order of their positions."""
SIGNS: Final = "#GEP."
MOST_ROWS: Final = 4
MOST_COLUMNS: Final = 10


@dataclass(frozen=True, slots=True)
class Sea:
    """One layout. Tables are indexed by position."""

    id: str
    columns: int
    rows: int
    ids: tuple[str, ...]
    """`c3r2` and so on, then `gulf`, `maracaibo`, `start_zone`."""
    column: tuple[int, ...]
    row: tuple[int, ...]
    """From 1 at the top; 0 beside the cards."""
    steps: tuple[tuple[int, ...], ...]
    """Where one step leads (POM-2.05, 2.06, 2.14)."""
    reach: tuple[tuple[tuple[int, ...], ...], ...]
    """By limit, then by position: where a whole movement may end (POM-2.03 to 2.08, 2.13), nearest columns first."""
    moves: tuple[tuple[tuple[Move, ...], ...], ...]
    """The options `("move", id)` for these destinations, in the same order."""
    islands: tuple[tuple[int, int], ...]
    """Column and upper row of the gold, emerald and pearl island, for drawing."""
    index: dict[str, int]
    """Positions by their ids."""

    def stops_within(self, position: int, left: int, first_column: int) -> bool:
        """Whether a legal stop can still be reached with the steps left (POM-16.05); being on one counts."""
        if self.column[position] > first_column:
            return True
        return left > 0 and any(self.stops_within(n, left - 1, first_column) for n in self.steps[position])


def read_sea(name: str, rows: Sequence[str], limit: int) -> Sea:
    """A layout from its rows of signs; `DataError` says what a layout must have (the checks of all layouts).

    `limit`: how many steps everybody can move."""
    _check_rows(rows)
    columns = len(rows[0])
    places = [(c + 1, r + 1) for c in range(columns) for r in range(len(rows)) if rows[r][c] == "#"]
    if len(places) != CELLS:
        raise DataError(f"it has {len(places)} cells for cards ('#'); there must be {CELLS}")
    column = (*(c for c, _ in places), columns + 1, columns + 2, 0)
    steps = _steps(places, columns)
    reach = tuple(
        tuple(_ends(steps, column, position, limit) for position in range(POSITIONS)) for limit in range(FARTHEST + 1)
    )
    ids = (*(f"c{c}r{r}" for c, r in places), *SPACES)
    sea = Sea(
        name,
        columns,
        len(rows),
        ids,
        column,
        (*(r for _, r in places), 0, 0, 0),
        steps,
        reach,
        tuple(tuple(tuple(("move", ids[at]) for at in ends) for ends in of_limit) for of_limit in reach),
        tuple(_island(rows, sign) for sign in "GEP"),
        {name: position for position, name in enumerate(ids)},
    )
    _check_voyage(sea, limit)
    return sea


def _check_rows(rows: Sequence[str]) -> None:
    if not 1 <= len(rows) <= MOST_ROWS or len({len(row) for row in rows}) != 1 or len(rows[0]) > MOST_COLUMNS:
        raise DataError(f"rows must be equally long, at most {MOST_ROWS} of them with at most {MOST_COLUMNS} signs")
    for row in rows:
        for sign in row:
            if sign not in SIGNS:
                raise DataError(f"'{sign}' is no sign of a layout; there are {' '.join(SIGNS)}")
    for sign in "GEP":
        found = [(r, c) for r, row in enumerate(rows) for c, each in enumerate(row) if each == sign]
        if len(found) != 2 or found[0][1] != found[1][1] or found[1][0] - found[0][0] != 1:
            raise DataError(f"the island '{sign}' must be two cells, one right above the other")


def _island(rows: Sequence[str], sign: str) -> tuple[int, int]:
    return next((c + 1, r + 1) for r, row in enumerate(rows) for c, each in enumerate(row) if each == sign)


def _steps(places: Sequence[tuple[int, int]], columns: int) -> tuple[tuple[int, ...], ...]:
    index = {place: number for number, place in enumerate(places)}
    steps: list[tuple[int, ...]] = []
    for c, r in places:
        beside = [index[place] for place in ((c - 1, r), (c, r - 1), (c, r + 1), (c + 1, r)) if place in index]
        steps.append((*beside, GULF) if c == columns else tuple(beside))
    first = tuple(number for number, (c, _) in enumerate(places) if c == 1)
    return (*steps, (MARACAIBO,), (), first)


def _ends(steps: Sequence[Sequence[int]], column: Sequence[int], position: int, limit: int) -> tuple[int, ...]:
    reached, edge = {position}, {position}
    for _ in range(limit):
        going: Iterable[int] = (at for at in edge if at < GULF or at == position)
        edge = {there for at in going for there in steps[at]} - reached
        reached |= edge
    ends = [at for at in reached if column[at] > column[position]]
    return tuple(sorted(ends, key=lambda at: (column[at], at)))


def _check_voyage(sea: Sea, limit: int) -> None:
    """Every cell can be reached from the start zone by legal turns, and from every cell a legal turn leads on."""
    seen, edge = {START}, [START]
    while edge:
        position = edge.pop()
        ends = sea.reach[limit][position]
        if not ends and position != MARACAIBO:
            raise DataError(f"with numbers.steps = {limit} no movement leads on from {sea.ids[position]}")
        edge += [at for at in ends if at not in seen]
        seen.update(ends)
    missing = [sea.ids[cell] for cell in range(CELLS) if cell not in seen]
    if missing:
        raise DataError(f"no ship can ever get to {', '.join(missing)}")
