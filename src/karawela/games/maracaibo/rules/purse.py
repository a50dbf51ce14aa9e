"""Dublony, punkty, kostki: doubloons and points come and go, islands grow (chapter 11)."""

from karawela.games.maracaibo.data.effects import Effect
from karawela.games.maracaibo.data.vocabulary import CUBE, DBL, TAKE_INCOME, TREASURES, VP
from karawela.games.maracaibo.rules.lasting import count, income_dbl
from karawela.games.maracaibo.state import Maracaibo


def take_dbl(s: Maracaibo, seat: int, n: int) -> None:
    """Doubloons from the supply, which never ends (POM-11.01)."""
    if n:
        s.captains[seat].doubloons += n
        s.tell("dbl", seat, n)


def take_vp(s: Maracaibo, seat: int, n: int) -> None:
    """POM-11.02"""
    if n:
        s.captains[seat].vp += n
        s.tell("vp", seat, n)


def pay(s: Maracaibo, seat: int, n: int) -> None:
    """A cost, paid in full or not at all (POM-11.03, 11.04)."""
    if n:
        s.captains[seat].doubloons -= n
        s.tell("spends", seat, n)


def add_cubes(s: Maracaibo, kind: int, n: int) -> None:
    """Cubes from the supply; an island has no maximum (POM-5.03)."""
    s.islands[kind] += n
    s.tell("cube", TREASURES[kind], s.islands[kind])


def amount(s: Maracaibo, seat: int, effect: Effect) -> int:
    """What an effect that counts would pay now (POM-10.19, 11.09)."""
    captain = s.captains[seat]
    if effect.op == TAKE_INCOME:
        return captain.income_vp if effect.a else income_dbl(captain)
    points = effect.b * count(captain, effect.a)
    return min(points, effect.c) if effect.c else points


def give(s: Maracaibo, seat: int, effect: Effect) -> None:
    """An effect that nobody is asked about: doubloons, points, cubes for a named island, what is counted."""
    op = effect.op
    if op == DBL:
        take_dbl(s, seat, effect.a)
    elif op == VP:
        take_vp(s, seat, effect.a)
    elif op == CUBE:
        add_cubes(s, effect.a, effect.b)
    elif op == TAKE_INCOME and not effect.a:
        take_dbl(s, seat, amount(s, seat, effect))
    else:
        take_vp(s, seat, amount(s, seat, effect))
