"""What the solo pirate does on its orders, or the Gold for which it stays idle (TEP-7.10 to 7.15, 7.20 to 7.24)."""

from collections.abc import Callable, Mapping
from typing import Final

from karawela.engine.ask import Rules
from karawela.games.tiny_epic.data.choices import (
    ATTACK,
    CREW_UP,
    EXTORT,
    GHOST_PIRATE,
    HIDE_OUT,
    NONE,
    ORDERS,
    PLUNDER,
    SEARCH,
    TO_PLAYER,
    TRADE,
)
from karawela.games.tiny_epic.rules.deckhands import place_rivals
from karawela.games.tiny_epic.rules.fighting.attacking import PIRATES, attack
from karawela.games.tiny_epic.rules.hiring import CREW, SKELETONS, deck_of, fill_rows, make_place
from karawela.games.tiny_epic.rules.purse import gain_gold, room_for_gold
from karawela.games.tiny_epic.rules.searching import turn_up_token, turn_up_wake
from karawela.games.tiny_epic.rules.solo.booty import cube_from_pool, draw_for_rival, sell_all
from karawela.games.tiny_epic.rules.solo.ways import YOU, free_cove
from karawela.games.tiny_epic.state import TinyEpic

Can = Callable[[TinyEpic, int, int], bool]
Do = Callable[[TinyEpic, int, int], Rules]


def execute(s: TinyEpic, who: int, target: int) -> Rules:
    """The order of the captain's space; one that can have no effect brings the idle Gold instead (TEP-7.20, 7.21)."""
    order = s.order()
    can, do = _ORDERS[order]
    if can(s, who, target):
        s.tell("order", who, ORDERS[order])
        yield from do(s, who, target)
        return
    idle = s.box.helms[s.helm].idle
    s.tell("solo_idle", who, ORDERS[order], room_for_gold(s, who, idle))
    gain_gold(s, who, idle)


# ------------------------------------------------------------------ plunder and trade


def always(s: TinyEpic, who: int, target: int) -> bool:
    return True


def plunder(s: TinyEpic, who: int, target: int) -> Rules:
    """Anywhere, more on a settlement; with its helm's crates, then a cube (TEP-7.10, AMD-13.10, 13.56)."""
    numbers = s.box.numbers
    n = numbers.solo_settlement if s.card_of(who).settlement else numbers.solo_plunder
    yield from draw_for_rival(s, who, n + s.box.helms[s.helm].crates)
    if s.amdiak:
        cube_from_pool(s, who)


def has_crates(s: TinyEpic, who: int, target: int) -> bool:
    return s.pirates[who].crates() > 0


def trade(s: TinyEpic, who: int, target: int) -> Rules:
    """All its crates, anywhere; with its helm's Gold (TEP-7.10)."""
    sell_all(s, who)
    gain_gold(s, who, s.box.helms[s.helm].gold)
    return
    yield


# ------------------------------------------------------------------ crew


def can_hire(s: TinyEpic, who: int, target: int) -> bool:
    """A card can be taken: from the deck, or once its own oldest has gone there (TEP-7.28, AMD-13.55)."""
    return len(s.pirates[who].crew) >= s.box.numbers.most_crew or len(deck_of(s, deck_for(s, who))) > 0


def deck_for(s: TinyEpic, who: int) -> int:
    """The ghost pirate's are skeletons; the other takes them on cursed cards while there are any (AMD-13.16, 13.55)."""
    if s.rival == GHOST_PIRATE:
        return SKELETONS
    return SKELETONS if s.amdiak and s.card_of(who).cursed and len(s.skeleton_deck) else CREW


def crew_up(s: TinyEpic, who: int, target: int) -> Rules:
    """The top card, anywhere; the oldest goes first (TEP-7.10, AMD-13.23)."""
    make_place(s, who)
    which = deck_for(s, who)
    deck = deck_of(s, which)
    if len(deck):
        card = yield from deck.draw("skeleton" if which == SKELETONS else "crew", s.box.crew_ids)
        s.pirates[who].crew.append(card)
        s.tell("hires", who, s.box.crew_ids[card])
    yield from fill_rows(s)


# ------------------------------------------------------------------ search


def can_search(s: TinyEpic, who: int, target: int) -> bool:
    """The ghost pirate never takes wake tokens (AMD-13.15, 13.54)."""
    cell = s.pirates[who].cell
    return bool(s.tokens >> cell & 1) or (s.wakes[cell] != NONE and s.rival != GHOST_PIRATE)


def search(s: TinyEpic, who: int, target: int) -> Rules:
    """The search token first (AMD-13.15)."""
    cell = s.pirates[who].cell
    if s.tokens >> cell & 1:
        yield from turn_up_token(s, who, cell)
    else:
        yield from turn_up_wake(s, who, cell)


# ------------------------------------------------------------------ attack and hide out


def can_attack(s: TinyEpic, who: int, target: int) -> bool:
    """The ship that the die named, if it is on its card and not hidden (TEP-7.12, 7.21, AMD-13.13)."""
    here = s.pirates[who].cell
    if target == TO_PLAYER:
        return s.pirates[YOU].cell == here and not s.pirates[YOU].hidden
    return target < TO_PLAYER and s.merchant_cells[target] == here


def attack_target(s: TinyEpic, who: int, target: int) -> Rules:
    yield from attack(s, who, PIRATES + YOU if target == TO_PLAYER else target, False)


def can_hide(s: TinyEpic, who: int, target: int) -> bool:
    return free_cove(s, who, s.pirates[who].cell)


def hide_out(s: TinyEpic, who: int, target: int) -> Rules:
    """Hidden; deckhands of the wheel and of repair fill what is free, and pay where extort was (TEP-7.15, 7.26)."""
    pirate = s.pirates[who]
    pirate.hidden = True
    s.tell("hides", who, s.box.map_ids[s.grid[pirate.cell]])
    before = pirate.stations[EXTORT]
    hands = pirate.wheel.bit_count() + pirate.stations[-1]
    pirate.wheel = pirate.stations[-1] = 0
    for _ in range(hands):
        place_rivals(s, who)
    if pirate.stations[EXTORT] > before:
        gain_gold(s, who, 1)
    return
    yield


_ORDERS: Final[Mapping[int, tuple[Can, Do]]] = {
    PLUNDER: (always, plunder),
    TRADE: (has_crates, trade),
    CREW_UP: (can_hire, crew_up),
    SEARCH: (can_search, search),
    ATTACK: (can_attack, attack_target),
    HIDE_OUT: (can_hide, hide_out),
}
