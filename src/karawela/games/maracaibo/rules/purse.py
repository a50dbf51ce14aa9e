"""Dublony, punkty, kostki: doubloons and points come and go, islands grow (chapter 11)."""

from karawela.games.maracaibo.data.vocabulary import POINTS, TREASURES
from karawela.games.maracaibo.data.words import Cube, Dbl, TakeIncome, Vp, VpPer
from karawela.games.maracaibo.rules.lasting import income_dbl, points_for
from karawela.games.maracaibo.rules.resolve import gives
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


@gives(Dbl)
def give_doubloons(s: Maracaibo, seat: int, effect: Dbl) -> None:
    take_dbl(s, seat, effect.n)


@gives(Vp)
def give_points(s: Maracaibo, seat: int, effect: Vp) -> None:
    take_vp(s, seat, effect.n)


@gives(Cube)
def give_cubes(s: Maracaibo, seat: int, effect: Cube) -> None:
    """For a named island."""
    add_cubes(s, effect.kind, effect.n)


def counted(s: Maracaibo, seat: int, effect: VpPer) -> int:
    """The points that it would pay now (POM-10.19)."""
    return points_for(effect, s.captains[seat])


def counts(s: Maracaibo, seat: int, effect: VpPer) -> bool:
    return counted(s, seat, effect) > 0


@gives(VpPer, can=counts)
def give_counted(s: Maracaibo, seat: int, effect: VpPer) -> None:
    take_vp(s, seat, counted(s, seat, effect))


def income(s: Maracaibo, seat: int, effect: TakeIncome) -> int:
    """The income that it would pay now (POM-11.09)."""
    captain = s.captains[seat]
    return captain.income_vp if effect.what == POINTS else income_dbl(captain)


def has_income(s: Maracaibo, seat: int, effect: TakeIncome) -> bool:
    return income(s, seat, effect) > 0


@gives(TakeIncome, can=has_income)
def give_income(s: Maracaibo, seat: int, effect: TakeIncome) -> None:
    if effect.what == POINTS:
        take_vp(s, seat, income(s, seat, effect))
    else:
        take_dbl(s, seat, income(s, seat, effect))
