"""Rozkaz kapitana: the captain on the wheel, the price of skipping, the ship line (chapter 4.2)."""

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.tiny_epic.data.choices import EXTORT, ORDERS, RIGGING, STATIONS
from karawela.games.tiny_epic.rules.deckhands import STATION_INDEX, assign
from karawela.games.tiny_epic.rules.moves import PASS, SKIP_FROM, STOP
from karawela.games.tiny_epic.rules.purse import gain_gold
from karawela.games.tiny_epic.state import SAIL, TinyEpic

SPACES = 6
HIDE_OUT_SPACE = 0


def command(s: TinyEpic) -> Rules:
    """The captain enters the next space; there he stops or goes on (TEP-4.04, 4.10, 4.16)."""
    seat = s.active
    pirate = s.pirates[seat]
    enter(s, seat)
    if pirate.wheel >> pirate.space & 1:  # it lies there until its owner has said where it goes
        yield from assign(s, seat, "TEP-4.13")
        pirate.wheel &= ~(1 << pirate.space)
    answer = yield Ask(seat, "command", ways_on(s, seat), "TEP-4.10")
    order = ORDERS[pirate.orders[pirate.space]]
    if answer == STOP:
        s.tell("captain", seat, order)
        s.sail_left = s.box.levels[pirate.legend].sail + pirate.stations[RIGGING]  # TEP-4.20
        s.stolen = False
        s.phase = SAIL
    elif answer != PASS:
        pay(s, seat, STATION_INDEX[str(answer[1])])


def enter(s: TinyEpic, who: int) -> None:
    """One space on; from the last to Hide Out he crosses the ship line, and extort pays (TEP-4.17, 4.18)."""
    pirate = s.pirates[who]
    pirate.space = (pirate.space + 1) % SPACES
    s.steps += 1
    if pirate.space == HIDE_OUT_SPACE:
        s.crossed = True
        s.tell("line", who)
        if pirate.stations[EXTORT]:
            s.tell("extorts", who, pirate.stations[EXTORT])
            gain_gold(s, who, pirate.stations[EXTORT])


def ways_on(s: TinyEpic, seat: int) -> list[Move]:
    """Going on costs a deckhand on an order space, nothing on Hide Out; six are the most (TEP-4.11, 4.12, 4.15)."""
    pirate = s.pirates[seat]
    if s.steps >= s.box.numbers.most_steps:
        return [STOP]
    if pirate.space == HIDE_OUT_SPACE:
        return [PASS, STOP]
    options = [SKIP_FROM[station] for station in range(4) if pirate.stations[station]]
    options.append(STOP)
    return options


def pay(s: TinyEpic, who: int, station: int) -> None:
    """A deckhand of the station stays behind on the captain's space (TEP-4.11)."""
    pirate = s.pirates[who]
    pirate.stations[station] -= 1
    pirate.wheel |= 1 << pirate.space
    s.tell("paid", who, STATIONS[station], ORDERS[pirate.orders[pirate.space]])
