"""Gains and payments. All are made openly (SDC-1.07), so each tells what happened."""

from karawela.engine.ask import EVERYBODY
from karawela.games.santiago.data.components import GOODS
from karawela.games.santiago.state import Santiago


def take_pesos(s: Santiago, seat: int, n: int) -> None:
    """Pesos and victory points are plain numbers and never run out (SDC-1.08, 1.11)."""
    s.traders[seat].pesos += n
    if s.journal is not None:
        s.journal.append((EVERYBODY, ("pesos", seat, n)))


def pay_pesos(s: Santiago, seat: int, n: int) -> None:
    s.traders[seat].pesos -= n
    if s.journal is not None:
        s.journal.append((EVERYBODY, ("pesos", seat, -n)))


def take_vp(s: Santiago, seat: int, n: int) -> None:
    s.traders[seat].vp += n
    if s.journal is not None:
        s.journal.append((EVERYBODY, ("vp", seat, n)))


def take_goods(s: Santiago, seat: int, good: int, n: int) -> None:
    """What the supply no longer holds is not received (SDC-1.09, 1.10)."""
    left = s.supply[good]
    if n > left:
        n = left
    s.supply[good] = left - n
    s.traders[seat].goods[good] += n
    if s.journal is not None:
        s.journal.append((EVERYBODY, ("goods", seat, GOODS[good], n)))


def return_goods(s: Santiago, seat: int, good: int, n: int) -> None:
    """Goods go back to the supply and are available again at once (SDC-1.14)."""
    s.traders[seat].goods[good] -= n
    s.supply[good] += n
    if s.journal is not None:
        s.journal.append((EVERYBODY, ("goods", seat, GOODS[good], -n)))


def load_goods(s: Santiago, seat: int, good: int, n: int) -> None:
    """What is loaded goes back to the supply, too (SDC-6.06)."""
    s.traders[seat].goods[good] -= n
    s.supply[good] += n
    if s.journal is not None:
        s.journal.append((EVERYBODY, ("goods", seat, GOODS[good], -n, "aboard")))
