"""Budynki: what each building offers to a player who uses it, and what using it does (chapter 9).

A use is one move: the building and its particulars, `("distillery", 2)`. The same moves serve after entering, at El
Zorro, through Alonso and when the pawn had to stay (SDC-9.37); only the verb before them differs.
"""

from collections.abc import Callable

from karawela.engine.ask import Move
from karawela.games.santiago.data.components import (
    BUILDING_INDEX,
    CIGARS,
    CUBAN_INDEX,
    CUBANS,
    DICE,
    DIE_INDEX,
    GOOD_INDEX,
    GOODS,
    ORDINARY,
    RUM,
    SUGAR,
    TOBACCO,
    WOOD,
)
from karawela.games.santiago.rules.holdings import pay_pesos, return_goods, take_goods, take_pesos, take_vp
from karawela.games.santiago.rules.ships import advance_marker, depart, is_full
from karawela.games.santiago.state import Santiago

# ---------------------------------------------------------------- what can be done

_DISTILL = [("distillery", n) for n in range(9)]
_ROLL_CIGARS = [("cigar_factory", n) for n in range(9)]
_SWAP = [[("black_market", give, take) for take in GOODS] for give in GOODS]
_CUSTOMS = [("customs", die) for die in DICE]
_TRADE = [("trade_office", good) for good in GOODS]
_NEWS = [("newspaper", cuban) for cuban in CUBANS]


def _bank(s: Santiago, seat: int) -> list[Move]:
    return [("bank",)]


def _church(s: Santiago, seat: int) -> list[Move]:
    return [("church",)]


def _distillery(s: Santiago, seat: int) -> list[Move]:
    """Nothing is returned without its counterpart: the supply of rum is the limit too (SDC-9.03, 9.05)."""
    most = min(s.traders[seat].goods[SUGAR], s.supply[RUM])
    return list(_DISTILL[1 : most + 1])


def _cigar_factory(s: Santiago, seat: int) -> list[Move]:
    """SDC-9.04, 9.05"""
    most = min(s.traders[seat].goods[TOBACCO], s.supply[CIGARS])
    return list(_ROLL_CIGARS[1 : most + 1])


def _black_market(s: Santiago, seat: int) -> list[Move]:
    """One good for one of another kind, never wood (SDC-9.06, 9.07)."""
    held, supply = s.traders[seat].goods, s.supply
    return [
        _SWAP[give][take]
        for give in range(ORDINARY)
        if held[give]
        for take in range(ORDINARY)
        if supply[take] and take != give
    ]


def _sawmill(s: Santiago, seat: int) -> list[Move]:
    """SDC-9.08"""
    return [("sawmill",)] if s.traders[seat].goods[WOOD] else []


def _cafe(s: Santiago, seat: int) -> list[Move]:
    """One of a kind at most (SDC-9.09, 9.10)."""
    goods = s.traders[seat].goods
    options: list[Move] = []
    if goods[CIGARS]:
        options.append(("cafe", "cigars"))
    if goods[RUM]:
        options.append(("cafe", "rum"))
        if goods[CIGARS]:
            options.append(("cafe", "cigars", "rum"))
    return options


def _customs(s: Santiago, seat: int) -> list[Move]:
    """A die on the ship that shows more than 0 (SDC-9.11)."""
    return [_CUSTOMS[good] for good in range(ORDINARY) if s.dice[good] > 0]


def _casino(s: Santiago, seat: int) -> list[Move]:
    """One net number: above 0 buys victory points, below 0 sells them (SDC-9.15)."""
    trader = s.traders[seat]
    return [("casino", k) for k in range(-trader.vp, trader.pesos // 3 + 1) if k]


def _harbourmaster(s: Santiago, seat: int) -> list[Move]:
    """Left is impossible from 2 (SDC-9.16, 9.17)."""
    if not s.ship_in_port:
        return []
    return [("harbourmaster", "left"), ("harbourmaster", "right")] if s.marker > 2 else [("harbourmaster", "right")]


def _trade_office(s: Santiago, seat: int) -> list[Move]:
    """One ordinary good that the ship wants (SDC-9.19, 9.20)."""
    held, dice = s.traders[seat].goods, s.dice
    return [_TRADE[good] for good in range(ORDINARY) if held[good] and dice[good] > 0]


def _newspaper(s: Santiago, seat: int) -> list[Move]:
    """The peso alone, or with it any Cuban who is still active (SDC-9.23 to 9.25, 9.35)."""
    inactive = s.inactive
    return [("newspaper",)] + [_NEWS[cuban] for cuban in range(len(CUBANS)) if not inactive[cuban]]


_OPTIONS: tuple[Callable[[Santiago, int], list[Move]], ...] = (
    _bank,
    _church,
    _distillery,
    _cigar_factory,
    _black_market,
    _sawmill,
    _cafe,
    _customs,
    _casino,
    _harbourmaster,
    _trade_office,
    _newspaper,
)


def uses_of(s: Santiago, seat: int, building: int) -> list[Move]:
    """Every way to use the building now; empty if it can do nothing for the player (SDC-8.15).

    Without a ship in port customs, harbourmaster and trade office have none (SDC-9.34)."""
    return _OPTIONS[building](s, seat)


# ---------------------------------------------------------------- what it does


def use(s: Santiago, seat: int, what: Move) -> None:
    """Carries out one use, `what` being one of `uses_of`. May send the ship off and end the game."""
    _DEEDS[BUILDING_INDEX[str(what[0])]](s, seat, what)


def _do_bank(s: Santiago, seat: int, what: Move) -> None:
    take_pesos(s, seat, 2)


def _do_church(s: Santiago, seat: int, what: Move) -> None:
    take_vp(s, seat, 1)


def _do_distillery(s: Santiago, seat: int, what: Move) -> None:
    n = int(what[1])
    return_goods(s, seat, SUGAR, n)
    take_goods(s, seat, RUM, n)


def _do_cigar_factory(s: Santiago, seat: int, what: Move) -> None:
    n = int(what[1])
    return_goods(s, seat, TOBACCO, n)
    take_goods(s, seat, CIGARS, n)


def _do_black_market(s: Santiago, seat: int, what: Move) -> None:
    return_goods(s, seat, GOOD_INDEX[str(what[1])], 1)
    take_goods(s, seat, GOOD_INDEX[str(what[2])], 1)


def _do_sawmill(s: Santiago, seat: int, what: Move) -> None:
    return_goods(s, seat, WOOD, 1)
    take_vp(s, seat, 1)
    take_pesos(s, seat, 1)


def _do_cafe(s: Santiago, seat: int, what: Move) -> None:
    for good in what[1:]:
        return_goods(s, seat, GOOD_INDEX[str(good)], 1)
        take_vp(s, seat, 2)


def _do_customs(s: Santiago, seat: int, what: Move) -> None:
    """Pays nothing to anybody (SDC-9.12); four zeros send the ship off (SDC-9.13)."""
    die = DIE_INDEX[str(what[1])]
    s.dice[die] = 0
    s.tell("die", GOODS[die], 0)
    if is_full(s):
        depart(s)


def _do_casino(s: Santiago, seat: int, what: Move) -> None:
    k = int(what[1])
    pay_pesos(s, seat, 3 * k)
    take_vp(s, seat, k)


def _do_harbourmaster(s: Santiago, seat: int, what: Move) -> None:
    """From 4 to the chequered flag the ship leaves (SDC-9.18)."""
    if what[1] == "right":
        advance_marker(s)
    else:
        s.marker -= 1
        s.tell("marker", s.marker)


def _do_trade_office(s: Santiago, seat: int, what: Move) -> None:
    """2 victory points whatever the flag, paid before a full ship leaves (SDC-9.19, 9.22)."""
    good = GOOD_INDEX[str(what[1])]
    return_goods(s, seat, good, 1)
    s.dice[good] -= 1
    take_vp(s, seat, 2)
    s.tell("die", GOODS[good], s.dice[good])
    if is_full(s):
        depart(s)


def _do_newspaper(s: Santiago, seat: int, what: Move) -> None:
    """A Cuban turned while the car stands at his stop is not turned back by its departure (SDC-9.31)."""
    take_pesos(s, seat, 1)
    if len(what) > 1:
        cuban = CUBAN_INDEX[str(what[1])]
        s.inactive[cuban] = True
        s.tell("inactive", CUBANS[cuban])
        if cuban == s.stops[s.car]:
            s.fresh = cuban


_DEEDS: tuple[Callable[[Santiago, int, Move], None], ...] = (
    _do_bank,
    _do_church,
    _do_distillery,
    _do_cigar_factory,
    _do_black_market,
    _do_sawmill,
    _do_cafe,
    _do_customs,
    _do_casino,
    _do_harbourmaster,
    _do_trade_office,
    _do_newspaper,
)
