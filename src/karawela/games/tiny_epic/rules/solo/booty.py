"""What the solo pirate gains, sells and gives back, without a choice (TEP-7.10, 7.11, AMD-13.45 to 13.47, 13.62)."""

from karawela.engine.ask import Draw, Rules
from karawela.games.tiny_epic.data.choices import GHOST_PIRATE, GOODS
from karawela.games.tiny_epic.rules.purse import cheapest, dearest, draw_crate, gain_gold, return_crate, sell, take_cube
from karawela.games.tiny_epic.state import TinyEpic


def wealth(s: TinyEpic, who: int) -> int:
    """Its Gold with its cubes, which the ghost pirate has on his ship (AMD-13.17, 13.57)."""
    return s.pirates[who].gold + (s.ghost_cubes if s.rival == GHOST_PIRATE else s.pirates[who].cubes)


def draw_for_rival(s: TinyEpic, who: int, n: int) -> Rules:
    """Crates out of the bag; the ghost pirate stows or sells each before the next (TEP-7.11, AMD-13.62)."""
    if s.rival == GHOST_PIRATE:
        for _ in range(n):
            if not s.bag:
                s.tell("bag_empty", who)
                return
            kind = yield Draw(s.bag, "crate", GOODS)
            s.bag.remove(kind)
            s.tell("draws", who, GOODS[kind])
            stow_crate(s, who, kind)
        return
    for _ in range(n):
        yield from draw_crate(s, who)
    give_back(s, who)


def take_crate(s: TinyEpic, who: int, kind: int) -> None:
    """From a ship that it has sunk."""
    s.tell("draws", who, GOODS[kind])
    if s.rival == GHOST_PIRATE:
        stow_crate(s, who, kind)
    else:
        s.pirates[who].hold[kind] += 1
        give_back(s, who)


def give_back(s: TinyEpic, who: int) -> None:
    """What does not fit, the cheapest first (TEP-7.11)."""
    pirate = s.pirates[who]
    while pirate.crates() > s.box.numbers.hold:
        return_crate(s, who, cheapest(s, who))


def stow_crate(s: TinyEpic, who: int, kind: int) -> None:
    """Aboard the ghost ship, or sold at once where there is no room (AMD-13.47)."""
    pirate = s.pirates[who]
    full = pirate.crates() + s.ghost_cubes >= s.box.numbers.ghost_hold
    pirate.hold[kind] += 1
    if full:
        s.tell("solo_no_room", who)
        sell(s, who, kind, 1)


def stow_cube(s: TinyEpic, who: int) -> None:
    """A cube that the ghost pirate gains: where there is no room he sells the dearest kind first, and without crates it
    brings Gold and goes to the pool (AMD-13.45, 13.46)."""
    pirate, numbers = s.pirates[who], s.box.numbers
    if pirate.crates() + s.ghost_cubes >= numbers.ghost_hold:
        s.tell("solo_no_room", who)
        if not pirate.crates():
            s.pool += 1
            gain_gold(s, who, numbers.no_room)
            return
        kind = dearest(s, who)
        sell(s, who, kind, pirate.hold[kind])
    s.ghost_cubes += 1
    s.tell("cubes", who, 1)


def cube_from_pool(s: TinyEpic, who: int) -> None:
    """With each of its Plunder orders, if there is one: it is always cursed (AMD-13.10, 13.56)."""
    if s.rival != GHOST_PIRATE:
        take_cube(s, who)
    elif s.pool:
        s.pool -= 1
        stow_cube(s, who)


def sell_all(s: TinyEpic, who: int) -> None:
    """Kind after kind, the dearest at that moment next; each is a trade that moves the prices (TEP-7.10)."""
    pirate = s.pirates[who]
    while pirate.crates():
        kind = dearest(s, who)
        sell(s, who, kind, pirate.hold[kind])
