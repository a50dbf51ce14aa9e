"""A: what the Cubans do for the player who stops at them (chapter 5)."""

from collections.abc import Callable

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.santiago.data.components import (
    ALONSO,
    BUILDING_INDEX,
    BUILDINGS,
    EL_ZORRO,
    GIVES,
    GOOD_INDEX,
    GOODS,
    ORDINARY,
    PABLO,
    PESOS,
    POINTS,
)
from karawela.games.santiago.rules.building_pages import use, uses_of
from karawela.games.santiago.rules.holdings import take_goods, take_pesos, take_vp
from karawela.games.santiago.rules.refusals import why_not_alonso, why_not_gift, why_not_pablo
from karawela.games.santiago.state import NOBODY, Santiago, Trader

_DECLINE: Move = ("decline",)
_PABLO_TAKE = [("pablo_take", good) for good in GOODS]
_CLAIM = [("alonso_claim", building) for building in BUILDINGS]
_GIVE = [("zorro_give", good) for good in GOODS]
_GIVE_PESO, _GIVE_VP, _GIVE_NOTHING = ("zorro_give", "peso"), ("zorro_give", "vp"), ("zorro_give", "nothing")


def asks_nothing(cuban: int) -> bool:
    """The plain Cubans' help is never worth declining, so they simply help (SDC-4.15)."""
    return cuban not in _ASKING


def help_from(s: Santiago, seat: int, cuban: int) -> None:
    """What a plain Cuban gives (SDC-5.01 to 5.04, 5.07, 5.08)."""
    what, n = GIVES[cuban]
    if what == POINTS:
        take_vp(s, seat, n)
    elif what == PESOS:
        take_pesos(s, seat, n)
    else:
        take_goods(s, seat, what, n)


def deal_with(s: Santiago, seat: int, cuban: int) -> Rules:
    """Pablo, El Zorro and Alonso ask."""
    return _ASKING[cuban](s, seat)


def pablo(s: Santiago, seat: int) -> Rules:
    """One good of the player's choice out of the supply, never wood (SDC-5.06)."""
    options: list[Move] = [_PABLO_TAKE[good] for good in range(ORDINARY) if s.supply[good]]
    options.append(_DECLINE)
    answer = yield Ask(seat, "pablo_take", options, "SDC-5.06", why_not_pablo)
    if answer[0] == "pablo_take":
        take_goods(s, seat, GOOD_INDEX[answer[1]], 1)
    else:
        s.tell("declined", seat)


def alonso(s: Santiago, seat: int) -> Rules:
    """Claim a building, or use one that is already yours, or nothing: one of them (SDC-5.18 to 5.23)."""
    trader, owner = s.traders[seat], s.owner
    options: list[Move] = []
    if trader.tokens_left:
        options += [_CLAIM[building] for building in range(len(BUILDINGS)) if owner[building] == NOBODY]
    for building in range(len(BUILDINGS)):
        if owner[building] == seat:
            options += [("alonso_use", *what) for what in uses_of(s, seat, building)]
    options.append(_DECLINE)
    answer = yield Ask(seat, "alonso", options, "SDC-5.18", why_not_alonso)
    if answer[0] == "alonso_claim":
        owner[BUILDING_INDEX[answer[1]]] = seat
        trader.tokens_left -= 1
        s.tell("claimed", seat, answer[1])
    elif answer[0] == "alonso_use":
        s.tell("used", seat, answer[1])
        use(s, seat, answer[1:])
    else:
        s.tell("declined", seat)


def el_zorro(s: Santiago, seat: int) -> Rules:
    """Every opponent gives a peso, a point or an ordinary good of the own choice (SDC-5.09 to 5.14)."""
    count = len(s.traders)
    taker = s.traders[seat]
    for step in range(1, count):
        giver_seat = (seat + step) % count
        giver = s.traders[giver_seat]
        answer = yield Ask(giver_seat, "zorro_give", _gifts(giver), "SDC-5.09", why_not_gift)
        what = answer[1]
        if what == "peso":
            giver.pesos -= 1
            taker.pesos += 1
        elif what == "vp":
            giver.vp -= 1
            taker.vp += 1
        elif what != "nothing":
            good = GOOD_INDEX[what]
            giver.goods[good] -= 1
            taker.goods[good] += 1
        s.tell("gift", giver_seat, seat, what)


def _gifts(giver: Trader) -> list[Move]:
    """What the giver holds; who holds none of it gives nothing, even with wood (SDC-5.12, 5.13)."""
    options: list[Move] = []
    if giver.pesos:
        options.append(_GIVE_PESO)
    if giver.vp:
        options.append(_GIVE_VP)
    options += [_GIVE[good] for good in range(ORDINARY) if giver.goods[good]]
    return options or [_GIVE_NOTHING]


_ASKING: dict[int, Callable[[Santiago, int], Rules]] = {PABLO: pablo, EL_ZORRO: el_zorro, ALONSO: alonso}
