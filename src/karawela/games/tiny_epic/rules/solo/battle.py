"""What a fight costs and brings the solo pirate beside the usual: retreat, and cubes (TEP-7.14, AMD-13.14, 13.50)."""

from karawela.games.tiny_epic.data.choices import GHOST_PIRATE
from karawela.games.tiny_epic.rules.purse import steal_cubes
from karawela.games.tiny_epic.rules.solo.booty import stow_cube
from karawela.games.tiny_epic.rules.solo.ways import goes_to, nearest_cove
from karawela.games.tiny_epic.state import NOWHERE, TinyEpic


def withdraw(s: TinyEpic, who: int) -> None:
    """Defeated it hides in the nearest free cove; people stay where they are (TEP-7.14, AMD-13.49)."""
    if who < s.seats:
        return
    cove = nearest_cove(s, who)
    if cove != NOWHERE:
        goes_to(s, who, cove)
        s.pirates[who].hidden = True
        s.tell("solo_retreats", who, s.box.map_ids[s.grid[cove]])


def robbed_by_rival(s: TinyEpic, rival: int, loser: int) -> None:
    """Whoever it defeats loses a cube to it, to the ghost pirate all (AMD-13.14, 13.52)."""
    if s.rival != GHOST_PIRATE:
        steal_cubes(s, rival, loser, 1)
        return
    pirate = s.pirates[loser]
    lost, pirate.cubes = pirate.cubes, 0
    if lost:
        s.tell("takes_cube_from", rival, loser)
        s.tell("cubes", loser, -lost)
    for _ in range(lost):
        stow_cube(s, rival)


def robs_rival(s: TinyEpic, winner: int) -> None:
    """Whoever attacks and defeats the ghost pirate takes all his cubes; his crates stay (AMD-13.50, 13.66)."""
    won, s.ghost_cubes = s.ghost_cubes, 0
    if won:
        s.pirates[winner].cubes += won
        s.tell("takes_cube_from", winner, s.solo_index())
        s.tell("cubes", winner, won)
