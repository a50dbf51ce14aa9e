"""Skarby: what is taken after the fights, treasure and hoards (chapter 6, SAT-9.12)."""

from collections.abc import Generator
from typing import Any

from karawela.games.ship_adventure.data.components import SKULL
from karawela.games.ship_adventure.data.components import TEMPLE as TEMPLE_SQUARE
from karawela.games.ship_adventure.rules.fights import skulls_in, throw
from karawela.games.treasure_map.rules.loot import earn, look_at, take_hoard
from karawela.games.treasure_map.rules.pirates import call_nearest
from karawela.games.treasure_map.state import CARRIED, FOR_TREASURE, HOARD, NOBODY, TEMPLE, TreasureMap


def takings(s: TreasureMap) -> Generator[Any, Any, bool]:
    """A hoard without its pirate, a temple's treasure: taken unasked. Whether the seat saw something (SAT-2.04)."""
    captain, sea = s.captains[s.active], s.sea
    kind = sea.kind[captain.crew]
    if kind == SKULL:
        pirate = next(number for number in range(4) if sea.skulls[number][0] == captain.crew)
        if s.pirates[pirate] != captain.crew and hoard_size(s, pirate):
            known = [s.dorado_seen, *s.token_seen]
            yield from take_hoard(s, pirate, s.active)
            return known != [s.dorado_seen, *s.token_seen]
    elif kind == TEMPLE_SQUARE:
        temple = next(number for number in range(5) if sea.temples[number][0] == captain.crew)
        if TEMPLE + temple in s.token_at:
            yield from take_treasure(s, s.active, temple)
            return True
    return False


def hoard_size(s: TreasureMap, pirate: int) -> int:
    """How many things lie on the skull square."""
    return s.hoard_gold[pirate] + sum(s.hoard_pieces[4 * pirate : 4 * pirate + 4]) + s.token_at.count(HOARD + pirate)


def take_treasure(s: TreasureMap, seat: int, temple: int) -> Generator[Any, Any, None]:
    """The token, as many dice as it shows in gold, and a pirate for every skull (SAT-6.01 to 6.07)."""
    token = s.token_at.index(TEMPLE + temple)
    s.token_at[token] = CARRIED + seat
    s.emptied_last = temple
    yield from look_at(s, seat, token)
    faces = yield from throw(s.token_level[token], "treasure")
    s.thrown = ((FOR_TREASURE, s.captains[seat].crew, seat, NOBODY), (0, *faces))
    earn(s, seat, sum(faces))
    s.tell("treasure", seat, s.token_level[token], sum(faces))
    calls = 1 if s.solo else skulls_in(faces)  # SAT-12.04
    for _ in range(calls):
        call_nearest(s, seat)
