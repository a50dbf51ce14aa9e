"""Budynki: the buildings that need a ship in port (chapter 9)."""

from karawela.engine.ask import Move, Refusal
from karawela.games.santiago.data.components import (
    CUSTOMS,
    DICE,
    DIE_INDEX,
    GOOD_INDEX,
    GOODS,
    HARBOURMASTER,
    ORDINARY,
    TRADE_OFFICE,
    WOOD,
)
from karawela.games.santiago.rules.building_pages import does, offers, refuses
from karawela.games.santiago.rules.holdings import load_goods, take_vp
from karawela.games.santiago.rules.reading import goods_in
from karawela.games.santiago.rules.ships import advance_marker, depart, is_full
from karawela.games.santiago.state import Santiago

_DICE: list[Move] = [(die,) for die in DICE]
_GOODS: list[Move] = [(good,) for good in GOODS]
_LEFT: Move = ("left",)
_RIGHT: Move = ("right",)


@offers(CUSTOMS)
def customs_offers(s: Santiago, seat: int) -> list[Move]:
    """A die on the ship that shows more than 0 (SDC-9.11)."""
    return [_DICE[good] for good in range(ORDINARY) if s.dice[good] > 0]


@does(CUSTOMS)
def customs(s: Santiago, seat: int, what: Move) -> None:
    """Pays nothing to anybody (SDC-9.12); four zeros send the ship off (SDC-9.13)."""
    die = DIE_INDEX[str(what[0])]
    s.dice[die] = 0
    s.tell("die", GOODS[die], 0)
    if is_full(s):
        depart(s)


@refuses(CUSTOMS)
def why_not_customs(view: Santiago, seat: int, what: Move) -> Refusal:
    die = DIE_INDEX.get(str(what[0])) if what else None
    if die is None:
        return Refusal("SDC-9.11")
    return Refusal("SDC-9.11", "die-aside" if die == view.set_aside else "die-zero", {"good": GOODS[die]})


@offers(HARBOURMASTER)
def harbourmaster_offers(s: Santiago, seat: int) -> list[Move]:
    """Left is impossible from 2 (SDC-9.16, 9.17)."""
    if not s.ship_in_port:
        return []
    return [_LEFT, _RIGHT] if s.marker > 2 else [_RIGHT]


@does(HARBOURMASTER)
def harbourmaster(s: Santiago, seat: int, what: Move) -> None:
    """From 4 to the chequered flag the ship leaves (SDC-9.18)."""
    if what == _RIGHT:
        advance_marker(s)
    else:
        s.marker -= 1
        s.tell("marker", s.marker)


@refuses(HARBOURMASTER)
def why_not_harbourmaster(view: Santiago, seat: int, what: Move) -> Refusal:
    return Refusal("SDC-9.17" if "left" in what and view.marker == 2 else "SDC-9.16")


@offers(TRADE_OFFICE)
def trade_office_offers(s: Santiago, seat: int) -> list[Move]:
    """One ordinary good that the ship wants (SDC-9.19, 9.20)."""
    held, dice = s.traders[seat].goods, s.dice
    return [_GOODS[good] for good in range(ORDINARY) if held[good] and dice[good] > 0]


@does(TRADE_OFFICE)
def trade_office(s: Santiago, seat: int, what: Move) -> None:
    """2 victory points whatever the flag, paid before a full ship leaves (SDC-9.19, 9.22)."""
    good = GOOD_INDEX[str(what[0])]
    load_goods(s, seat, good, 1)
    s.dice[good] -= 1
    take_vp(s, seat, 2)
    s.tell("die", GOODS[good], s.dice[good])
    if is_full(s):
        depart(s)


@refuses(TRADE_OFFICE)
def why_not_trade_office(view: Santiago, seat: int, what: Move) -> Refusal:
    kinds = goods_in(what)
    if len(kinds) != 1:
        return Refusal("SDC-9.19")
    good = kinds[0]
    if good == WOOD:
        return Refusal("SDC-9.20")
    if view.dice[good] <= 0:
        return Refusal("SDC-9.19", "no-demand", {"good": GOODS[good]})
    return Refusal("SDC-9.19", "not-held", {"what": GOODS[good]})
