"""Złoto i Łupy: Gold, sure-fire tokens, crates and their prices (chapter 4.5, 4.9)."""

from karawela.engine.ask import Ask, Draw, Rules
from karawela.games.tiny_epic.data.choices import GHOST_PIRATE, GOODS
from karawela.games.tiny_epic.rules.moves import DISCARD
from karawela.games.tiny_epic.state import TinyEpic


def room_for_gold(s: TinyEpic, who: int, n: int) -> int:
    """So much of it fits on the track (TEP-4.115)."""
    return min(n, s.box.numbers.most_gold - s.pirates[who].gold)


def gain_gold(s: TinyEpic, who: int, n: int) -> None:
    """The doubloon never passes the end of its track; what is too much is lost (TEP-4.115)."""
    gained = room_for_gold(s, who, n)
    s.pirates[who].gold += gained
    if gained:
        s.tell("gold", who, gained)


def lose_gold(s: TinyEpic, who: int, n: int) -> None:
    """As much as there is (TEP-4.115)."""
    pirate = s.pirates[who]
    lost = min(n, pirate.gold)
    if lost:
        pirate.gold -= lost
        s.tell("gold", who, -lost)


def gain_sure_fire(s: TinyEpic, who: int) -> None:
    """Never more than fit (TEP-4.102). The solo pirate has none: each is 1 Gold to it (TEP-7.13)."""
    if who >= s.seats:
        gain_gold(s, who, 1)
        return
    pirate = s.pirates[who]
    if pirate.sure < s.box.numbers.most_sure_fire:
        pirate.sure += 1
        s.tell("sure_fire", who, 1)


def draw_crate(s: TinyEpic, who: int) -> Rules:
    """One crate out of the bag, onto the ship, whether it fits or not (TEP-4.30, 4.33)."""
    if not s.bag:
        s.tell("bag_empty", who)
        return
    kind = yield Draw(s.bag, "crate", GOODS)
    s.bag.remove(kind)
    s.pirates[who].hold[kind] += 1
    s.tell("draws", who, GOODS[kind])


def draw_crates(s: TinyEpic, seat: int, n: int) -> Rules:
    """Crates for a player, who then chooses which go back until the rest fits (TEP-4.31)."""
    for _ in range(n):
        yield from draw_crate(s, seat)
    yield from make_room(s, seat)


def make_room(s: TinyEpic, seat: int) -> Rules:
    """Old or new ones go back to the bag until the hold is full and no more (TEP-4.31)."""
    pirate, most = s.pirates[seat], s.box.numbers.hold
    while pirate.crates() > most:
        options = [DISCARD[kind] for kind in range(4) if pirate.hold[kind]]
        answer = yield Ask(seat, "discard_crate", options, "TEP-4.31")
        return_crate(s, seat, GOODS.index(answer[1]))


def return_crate(s: TinyEpic, who: int, kind: int) -> None:
    """From the ship back to the bag."""
    s.pirates[who].hold[kind] -= 1
    s.bag.append(kind)
    s.tell("returns", who, GOODS[kind])


def sell(s: TinyEpic, who: int, kind: int, n: int) -> None:
    """Gold by the present price; then the price falls, once however many were sold (TEP-4.41 to 4.43)."""
    gained = n * s.price(kind)
    s.pirates[who].hold[kind] -= n
    s.bag.extend([kind] * n)
    s.tell("sells", who, GOODS[kind], n, gained)
    gain_gold(s, who, gained)
    drop_price(s, kind)


def drop_price(s: TinyEpic, kind: int) -> None:
    """To the lowest price; every kind that was cheaper rises by one (TEP-4.42)."""
    market = s.market
    if market[0] != kind:
        market.remove(kind)
        market.insert(0, kind)
        s.tell("price", GOODS[kind], s.box.numbers.prices[0])


def raise_price(s: TinyEpic, kind: int, steps: int) -> None:
    """So many slots up; every kind that it passes falls by one (AMD-11.90)."""
    market = s.market
    at = market.index(kind)
    market.remove(kind)
    market.insert(at + steps, kind)
    s.tell("price", GOODS[kind], s.box.numbers.prices[at + steps])


def cheapest(s: TinyEpic, who: int) -> int:
    """The kind on board that brings least at present prices (TEP-7.11)."""
    hold = s.pirates[who].hold
    return next(kind for kind in s.market if hold[kind])


def dearest(s: TinyEpic, who: int) -> int:
    """The kind on board that brings most at present prices (TEP-7.10, AMD-13.46)."""
    hold = s.pirates[who].hold
    return next(kind for kind in reversed(s.market) if hold[kind])


# ------------------------------------------------------------------ Cursed Gold


def spend_cubes(s: TinyEpic, who: int, n: int) -> None:
    """Cube by cube to the ghost ship while it has room, otherwise to the pool (AMD-11.07); always to the pool where the
    ghost pirate sails her (AMD-13.53)."""
    if n:
        s.pirates[who].cubes -= n
        put_away(s, n)
        s.tell("cubes", who, -n)


def put_away(s: TinyEpic, n: int) -> None:
    """Cubes that somebody gives up."""
    room = 0 if s.rival == GHOST_PIRATE else max(0, s.box.numbers.ghost_hold - s.ghost_cubes)
    onto_ship = min(n, room)
    s.ghost_cubes += onto_ship
    s.pool += n - onto_ship


def take_cube(s: TinyEpic, who: int) -> bool:
    """One out of the pool onto the own track; whether there was one (AMD-11.08)."""
    if not s.pool:
        return False
    s.pool -= 1
    s.pirates[who].cubes += 1
    s.tell("cubes", who, 1)
    return True


def take_cube_anywhere(s: TinyEpic, who: int) -> None:
    """An icon of a wake token: from the pool, else from the ghost ship, else nothing (AMD-11.63, 13.61)."""
    if take_cube(s, who):
        return
    if s.ghost_cubes:
        s.ghost_cubes -= 1
        s.pirates[who].cubes += 1
        s.tell("cubes", who, 1)
    else:
        s.tell("no_cube", who)


def steal_cubes(s: TinyEpic, thief: int, victim: int, n: int) -> None:
    """From track to track (AMD-11.51, 11.87)."""
    stolen = min(n, s.pirates[victim].cubes)
    if stolen:
        s.pirates[victim].cubes -= stolen
        s.pirates[thief].cubes += stolen
        s.tell("takes_cube_from", thief, victim)
        s.tell("cubes", victim, -stolen)
        s.tell("cubes", thief, stolen)
