"""Where the solo pirate goes: targets, burial places, coves, the way there (TEP-7.08, 7.09, 7.14, AMD-13.12, 13.21)."""

from karawela.games.tiny_epic.data.choices import GHOST_PIRATE, IN_SUPPLY, TO_NEAREST, TO_PLAYER
from karawela.games.tiny_epic.rules.solo.booty import wealth
from karawela.games.tiny_epic.state import NOBODY, NOWHERE, TinyEpic

YOU = 0
"""Who plays alone."""
GHOST_SHIP = 3
"""Beside merchant ships (0 and 1) and you (2, as the first pirate): a target for which it sails but never fights."""


def target_of(s: TinyEpic, who: int, face: int) -> tuple[int, str]:
    """The ship that the die names, and why it is that one (TEP-7.08, 7.21, AMD-13.12, 13.24)."""
    named = s.box.helms[s.helm].targets[face - 1]
    distance = s.sea.distance[s.pirates[who].cell]
    if named == TO_NEAREST:
        first, second = [distance[cell] for cell in s.merchant_cells]
        return int(second < first), "nearest" if first != second else "first"
    if named != TO_PLAYER:
        return named, "die"
    if s.amdiak and s.rival != GHOST_PIRATE and distance[s.ghost] < distance[s.pirates[YOU].cell]:
        return GHOST_SHIP, "ghost_nearer"
    return TO_PLAYER, "die"


def cell_of(s: TinyEpic, target: int) -> int:
    """Where a target is."""
    if target == GHOST_SHIP:
        return s.ghost
    return s.pirates[YOU].cell if target == TO_PLAYER else s.merchant_cells[target]


def may_bury(s: TinyEpic, who: int, cell: int) -> bool:
    """A treasure where none of its own lies; after the last one the urn at any burial place (TEP-7.16, AMD-13.18)."""
    pirate, card = s.pirates[who], s.box.map[s.grid[cell]]
    if len(pirate.buried) < s.box.numbers.treasures:
        return card.burial > 0 and s.grid[cell] not in pirate.buried
    return s.amdiak and pirate.urn == IN_SUPPLY and (card.burial > 0 or card.cursed_burial)


def burial_goal(s: TinyEpic, who: int) -> int:
    """The nearest burial place, once it can pay; NOWHERE before (TEP-7.08, AMD-13.17, 13.21)."""
    if wealth(s, who) < s.box.numbers.solo_burial:
        return NOWHERE
    distance = s.sea.distance[s.pirates[who].cell]
    cells = [cell for cell in range(len(s.grid)) if may_bury(s, who, cell)]
    return min(cells, key=lambda cell: (distance[cell], cell), default=NOWHERE)


def free_cove(s: TinyEpic, who: int, cell: int) -> bool:
    """A cove in which no other ship is hidden (TEP-7.14, 7.15)."""
    return s.box.map[s.grid[cell]].cove and s.hidden_at(cell, who) == NOBODY


def nearest_cove(s: TinyEpic, who: int) -> int:
    """Its own card counts; of equally near ones the farther from you, then by row and column (TEP-7.14)."""
    near, far = s.sea.distance[s.pirates[who].cell], s.sea.distance[s.pirates[YOU].cell]
    coves = [cell for cell in range(len(s.grid)) if free_cove(s, who, cell)]
    return min(coves, key=lambda cell: (near[cell], -far[cell], cell), default=NOWHERE)


def step_towards(s: TinyEpic, here: int, there: int) -> int:
    """East or west until in the same column, then north or south (TEP-7.09, 7.17)."""
    columns = s.columns
    row, column = divmod(here, columns)
    to_row, to_column = divmod(there, columns)
    if column != to_column:
        return here + (1 if to_column > column else -1)
    return here + (columns if to_row > row else -columns)


def goes_to(s: TinyEpic, who: int, cell: int) -> None:
    """Its ship is there now; the ghost pirate's is the ghost ship."""
    pirate = s.pirates[who]
    if pirate.cell != cell:
        pirate.cell = cell
        pirate.hidden = False
    if s.rival == GHOST_PIRATE:
        s.ghost = cell
