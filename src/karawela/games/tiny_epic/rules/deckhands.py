"""Pokładowi: where deckhands go and come from, the Jostle, and legend, which brings the fourth (chapter 4.9)."""

from karawela.effects.tree import Effect
from karawela.engine.ask import Ask, Move, Rules
from karawela.games.tiny_epic.data.choices import EXTORT, REPAIR, STATIONS
from karawela.games.tiny_epic.data.words import Deckhand, Gold
from karawela.games.tiny_epic.rules.moves import ASSIGN, DONE, JOSTLE, JOSTLE_WHEEL, WHEEL_PLACES
from karawela.games.tiny_epic.rules.purse import gain_gold, gain_sure_fire
from karawela.games.tiny_epic.state import TinyEpic

WORK = (0, 1, 2)
"""Rigging, cannons and extort: where deckhands are of use."""
STATION_INDEX = {station: index for index, station in enumerate(STATIONS)}
WHEEL_INDEX = {place: space for space, place in enumerate(WHEEL_PLACES) if place}


def jostle(s: TinyEpic, who: int) -> Rules:
    """A deckhand of the owner's choice goes to repair: from work, else from the wheel, else none (TEP-4.110 to 112)."""
    pirate = s.pirates[who]
    if who >= s.seats:
        jostle_rival(s, who)
        return
    options = [JOSTLE[station] for station in WORK if pirate.stations[station]]
    if not options:
        options = [JOSTLE_WHEEL[space] for space in range(1, 6) if pirate.wheel >> space & 1]
    if not options:
        s.tell("steady", who)
        return
    answer = yield Ask(who, "jostle", options, "TEP-4.110")
    take_from(s, who, str(answer[1]))
    pirate.stations[REPAIR] += 1
    s.tell("jostled", who, answer[1])


def jostle_rival(s: TinyEpic, who: int) -> None:
    """The rightmost of rigging, cannons, extort, else the one on the highest space of the wheel (TEP-7.14)."""
    pirate = s.pirates[who]
    for station in (2, 1, 0):
        if pirate.stations[station]:
            pirate.stations[station] -= 1
            pirate.stations[REPAIR] += 1
            s.tell("jostled", who, STATIONS[station])
            return
    if pirate.wheel:
        space = pirate.wheel.bit_length() - 1
        pirate.wheel &= ~(1 << space)
        pirate.stations[REPAIR] += 1
        s.tell("jostled", who, WHEEL_PLACES[space])
    else:
        s.tell("steady", who)


def take_from(s: TinyEpic, who: int, place: str) -> None:
    """A deckhand away from a station or a space of the wheel."""
    station = STATION_INDEX.get(place)
    if station is None:
        s.pirates[who].wheel &= ~(1 << WHEEL_INDEX[place])
    else:
        s.pirates[who].stations[station] -= 1


def assign(s: TinyEpic, seat: int, rule: str) -> Rules:
    """A deckhand in the hand goes to rigging, cannons or extort, as its owner likes (TEP-4.13, 4.114)."""
    answer = yield Ask(seat, "assign_deckhand", ASSIGN, rule)
    s.pirates[seat].stations[STATION_INDEX[str(answer[1])]] += 1
    s.tell("fourth" if rule == "TEP-4.114" else "assigned", seat, answer[1])


def place_rivals(s: TinyEpic, who: int) -> None:
    """The solo pirate's deckhand: the leftmost free one of rigging, cannons, extort, else repair (TEP-7.05)."""
    stations = s.pirates[who].stations
    free = next((station for station in WORK if not stations[station]), REPAIR)
    stations[free] += 1
    s.tell("assigned", who, STATIONS[free])


# ------------------------------------------------------------------ moving several


def rearrange(s: TinyEpic, seat: int, verb: str, rule: str, from_anywhere: bool) -> Rules:
    """Any number of deckhands to other stations, each at most once (TEP-4.81, 4.86, 4.126).

    In a Hide Out they come from anywhere, and each that is put on extort pays at once (TEP-4.82)."""
    pirate = s.pirates[seat]
    s.hiding = (0, 0, 0)
    while True:
        options = _regroupings(s, seat, verb, from_anywhere)
        if not options:
            break
        options.append(DONE)
        answer = yield Ask(seat, verb, options, rule)
        if answer == DONE:
            break
        take_from(s, seat, str(answer[1]))
        station = STATION_INDEX[str(answer[2])]
        pirate.stations[station] += 1
        moved = list(s.hiding)
        moved[station] += 1
        s.hiding = tuple(moved)
        s.tell("moved", seat, answer[1], answer[2])
        if from_anywhere and station == EXTORT:
            gain_gold(s, seat, 1)
    s.hiding = ()


def _regroupings(s: TinyEpic, seat: int, verb: str, from_anywhere: bool) -> list[Move]:
    """From where a deckhand that has not moved yet lies, to another station than its own."""
    pirate, moved = s.pirates[seat], s.hiding
    sources = [STATIONS[station] for station in WORK if pirate.stations[station] > moved[station]]
    if from_anywhere:
        if pirate.stations[REPAIR]:
            sources.append(STATIONS[REPAIR])
        sources += [WHEEL_PLACES[space] for space in range(1, 6) if pirate.wheel >> space & 1]
    return [(verb, source, STATIONS[to]) for source in sources for to in WORK if STATIONS[to] != source]


def mend(s: TinyEpic, seat: int, n: int) -> Rules:
    """Up to so many from repair back to work; they pay nothing on extort (TEP-4.126)."""
    stations = s.pirates[seat].stations
    options: list[Move] = [*(("mend", STATIONS[station]) for station in WORK), DONE]
    for _ in range(n):
        if not stations[REPAIR]:
            break
        answer = yield Ask(seat, "mend", options, "TEP-4.126")
        if answer == DONE:
            break
        stations[REPAIR] -= 1
        stations[STATION_INDEX[str(answer[1])]] += 1
        s.tell("moved", seat, STATIONS[REPAIR], answer[1])


# ------------------------------------------------------------------ legend


def gain_legend(s: TinyEpic, who: int) -> Rules:
    """One level up, with its bonus at once; at the top nothing more (TEP-4.113). The solo pirate's are its mat's."""
    pirate, box = s.pirates[who], s.box
    if pirate.legend == len(box.levels) - 1:
        return
    pirate.legend += 1
    s.tell("legend", who, box.levels[pirate.legend].id)
    rival = who >= s.seats
    bonus = box.mats[s.mat].bonuses[pirate.legend] if rival else box.levels[pirate.legend].bonus
    for effect in bonus:
        yield from _level_bonus(s, who, effect, rival)


def _level_bonus(s: TinyEpic, who: int, effect: Effect, rival: bool) -> Rules:
    if isinstance(effect, Gold):
        gain_gold(s, who, effect.n)
    elif isinstance(effect, Deckhand):
        if rival:
            place_rivals(s, who)
        else:
            yield from assign(s, who, "TEP-4.114")
        s.pirates[who].aside -= 1
    else:
        gain_sure_fire(s, who)
