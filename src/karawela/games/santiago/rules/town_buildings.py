"""Budynki: the buildings that need no ship (chapter 9)."""

from karawela.engine.ask import Move, Refusal
from karawela.games.santiago.data.components import (
    BANK,
    BLACK_MARKET,
    CAFE,
    CASINO,
    CHURCH,
    CIGAR_FACTORY,
    CIGARS,
    CUBAN_INDEX,
    CUBANS,
    DISTILLERY,
    GOOD_INDEX,
    GOODS,
    NEWSPAPER,
    ORDINARY,
    PESOS_A_POINT,
    RUM,
    SAWMILL,
    SUGAR,
    TOBACCO,
    WOOD,
)
from karawela.games.santiago.rules.building_pages import does, offers, refuses
from karawela.games.santiago.rules.holdings import pay_pesos, return_goods, take_goods, take_pesos, take_vp
from karawela.games.santiago.rules.reading import goods_in, number_in
from karawela.games.santiago.state import Santiago

_NUMBERS: list[Move] = [(n,) for n in range(9)]
_SWAP: list[list[Move]] = [[(give, take) for take in GOODS] for give in GOODS]
_TURN: list[Move] = [(cuban,) for cuban in CUBANS]
_CIGARS, _RUM = GOODS[CIGARS], GOODS[RUM]


@does(BANK)
def bank(s: Santiago, seat: int, what: Move) -> None:
    take_pesos(s, seat, 2)


@does(CHURCH)
def church(s: Santiago, seat: int, what: Move) -> None:
    take_vp(s, seat, 1)


# ---------------------------------------------------------------- sugar into rum, tobacco into cigars


@offers(DISTILLERY)
def distillery_offers(s: Santiago, seat: int) -> list[Move]:
    """SDC-9.03"""
    return _transformable(s, seat, SUGAR, RUM)


@does(DISTILLERY)
def distillery(s: Santiago, seat: int, what: Move) -> None:
    return_goods(s, seat, SUGAR, int(what[0]))
    take_goods(s, seat, RUM, int(what[0]))


@refuses(DISTILLERY)
def why_not_distillery(view: Santiago, seat: int, what: Move) -> Refusal:
    return _why_not_transform(view, number_in(what), view.traders[seat].goods[SUGAR], RUM, "SDC-9.03")


@offers(CIGAR_FACTORY)
def cigar_factory_offers(s: Santiago, seat: int) -> list[Move]:
    """SDC-9.04"""
    return _transformable(s, seat, TOBACCO, CIGARS)


@does(CIGAR_FACTORY)
def cigar_factory(s: Santiago, seat: int, what: Move) -> None:
    return_goods(s, seat, TOBACCO, int(what[0]))
    take_goods(s, seat, CIGARS, int(what[0]))


@refuses(CIGAR_FACTORY)
def why_not_cigar_factory(view: Santiago, seat: int, what: Move) -> Refusal:
    return _why_not_transform(view, number_in(what), view.traders[seat].goods[TOBACCO], CIGARS, "SDC-9.04")


def _transformable(s: Santiago, seat: int, one: int, other: int) -> list[Move]:
    """Nothing is returned without its counterpart: the supply of the other good is the limit too (SDC-9.05)."""
    return _NUMBERS[1 : min(s.traders[seat].goods[one], s.supply[other]) + 1]


def _why_not_transform(view: Santiago, number: int, held: int, into: int, rule: str) -> Refusal:
    if number > view.supply[into] and number <= held:
        return Refusal("SDC-9.05", "supply-short", {"good": GOODS[into], "left": view.supply[into]})
    return Refusal(rule, "too-many", {"held": held, "wanted": number})


# ---------------------------------------------------------------- one good for another, or for points


@offers(BLACK_MARKET)
def black_market_offers(s: Santiago, seat: int) -> list[Move]:
    """One good for one of another kind, never wood (SDC-9.06, 9.07)."""
    held, supply = s.traders[seat].goods, s.supply
    return [
        _SWAP[give][take]
        for give in range(ORDINARY)
        if held[give]
        for take in range(ORDINARY)
        if supply[take] and take != give
    ]


@does(BLACK_MARKET)
def black_market(s: Santiago, seat: int, what: Move) -> None:
    return_goods(s, seat, GOOD_INDEX[str(what[0])], 1)
    take_goods(s, seat, GOOD_INDEX[str(what[1])], 1)


@refuses(BLACK_MARKET)
def why_not_black_market(view: Santiago, seat: int, what: Move) -> Refusal:
    kinds = goods_in(what)
    if WOOD in kinds:
        return Refusal("SDC-9.07")
    if len(kinds) != 2 or kinds[0] == kinds[1]:
        return Refusal("SDC-9.06")
    if not view.traders[seat].goods[kinds[0]]:
        return Refusal("SDC-9.06", "not-held", {"what": GOODS[kinds[0]]})
    return Refusal("SDC-1.09", "supply-empty", {"good": GOODS[kinds[1]]})


@offers(SAWMILL)
def sawmill_offers(s: Santiago, seat: int) -> list[Move]:
    """SDC-9.08"""
    return [()] if s.traders[seat].goods[WOOD] else []


@does(SAWMILL)
def sawmill(s: Santiago, seat: int, what: Move) -> None:
    return_goods(s, seat, WOOD, 1)
    take_vp(s, seat, 1)
    take_pesos(s, seat, 1)


@refuses(SAWMILL)
def why_not_sawmill(view: Santiago, seat: int, what: Move) -> Refusal:
    held = view.traders[seat].goods[WOOD]
    return Refusal("SDC-9.08") if held else Refusal("SDC-9.08", "not-held", {"what": GOODS[WOOD]})


@offers(CAFE)
def cafe_offers(s: Santiago, seat: int) -> list[Move]:
    """One of a kind at most (SDC-9.09, 9.10)."""
    goods = s.traders[seat].goods
    options: list[Move] = []
    if goods[CIGARS]:
        options.append((_CIGARS,))
    if goods[RUM]:
        options.append((_RUM,))
        if goods[CIGARS]:
            options.append((_CIGARS, _RUM))
    return options


@does(CAFE)
def cafe(s: Santiago, seat: int, what: Move) -> None:
    for good in what:
        return_goods(s, seat, GOOD_INDEX[str(good)], 1)
        take_vp(s, seat, 2)


@refuses(CAFE)
def why_not_cafe(view: Santiago, seat: int, what: Move) -> Refusal:
    kinds, goods = goods_in(what), view.traders[seat].goods
    if len(kinds) != len(set(kinds)):
        return Refusal("SDC-9.10")
    missing = [good for good in kinds if not goods[good]]
    if kinds and set(kinds) <= {RUM, CIGARS} and missing:
        return Refusal("SDC-9.09", "not-held", {"what": GOODS[missing[0]]})
    return Refusal("SDC-9.09")


@offers(CASINO)
def casino_offers(s: Santiago, seat: int) -> list[Move]:
    """One net number: above 0 buys victory points, below 0 sells them (SDC-9.15)."""
    trader = s.traders[seat]
    return [(k,) for k in range(-trader.vp, trader.pesos // PESOS_A_POINT + 1) if k]


@does(CASINO)
def casino(s: Santiago, seat: int, what: Move) -> None:
    pay_pesos(s, seat, PESOS_A_POINT * int(what[0]))
    take_vp(s, seat, int(what[0]))


@refuses(CASINO)
def why_not_casino(view: Santiago, seat: int, what: Move) -> Refusal:
    trader = view.traders[seat]
    return Refusal("SDC-9.15", "short-of-both", {"pesos": trader.pesos, "vp": trader.vp})


# ---------------------------------------------------------------- the newspaper


@offers(NEWSPAPER)
def newspaper_offers(s: Santiago, seat: int) -> list[Move]:
    """The peso alone, or with it any Cuban who is still active (SDC-9.23 to 9.25, 9.35)."""
    return [(), *(_TURN[cuban] for cuban in range(len(CUBANS)) if not s.inactive[cuban])]


@does(NEWSPAPER)
def newspaper(s: Santiago, seat: int, what: Move) -> None:
    """A Cuban turned while the car stands at his stop is not turned back by its departure (SDC-9.31)."""
    take_pesos(s, seat, 1)
    if what:
        cuban = CUBAN_INDEX[str(what[0])]
        s.inactive[cuban] = True
        s.tell("inactive", CUBANS[cuban])
        if cuban == s.stops[s.car]:
            s.fresh = cuban


@refuses(NEWSPAPER)
def why_not_newspaper(view: Santiago, seat: int, what: Move) -> Refusal:
    if "port" in what:
        return Refusal("SDC-9.27")
    cuban = CUBAN_INDEX.get(str(what[0])) if what else None
    if cuban is not None and view.inactive[cuban]:
        return Refusal("SDC-9.25", "already-inactive", {"cuban": CUBANS[cuban]})
    return Refusal("SDC-9.23")
