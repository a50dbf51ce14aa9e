"""Houses of the residence cards. Around the origin, about 88 by 50."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.svg import at, circle, group, join, path, rect
from karawela.games.maracaibo.board.drawings.landscapes import SAND, palm
from karawela.games.maracaibo.board.signs import DARK_WOOD, WOOD, line, shape, signs


def _ground() -> Markup:
    return join(shape("M-46 17Q0 11 46 17V26H-46Z", "#8fb36a", "#4f6b35"), path("M-8 18Q0 16 8 18L14 26H-14Z", SAND))


def _windows(xs: tuple[float, ...], y: float, fill: str = "#5b7f96") -> list[Markup]:
    return [rect(x - 2.4, y, 4.8, 7, fill, 2.2, INK, 0.8) for x in xs]


def _manor(wall: str, roof: str, *more: Markup, wide: float = 28) -> Markup:
    """A long house under a tiled roof, with arches."""
    return join(
        _ground(),
        rect(-wide, -6, 2 * wide, 23, wall, 0, INK, 1.1),
        shape(f"M-{wide + 4}-6L-{wide - 6}-17H{wide - 6}L{wide + 4}-6Z", roof),
        line(f"M-{wide - 2}-10H{wide - 2}", INK, 0.6),
        shape("M-4 17V7Q0 2 4 7V17Z", "#5a3a1c"),
        *more,
    )


def _dome(x: float, y: float, r: float, fill: str) -> Markup:
    return join(
        shape(f"M{x - r:g} {y:g}A{r:g} {r:g} 0 0 1 {x + r:g} {y:g}Z", fill),
        line(f"M{x:g} {y - r:g}V{y - r - 6:g}", INK, 1.4),
    )


def _sign(name: str, x: float, y: float, size: float) -> Markup:
    return group(signs()[name], transform=f"translate({x:g} {y:g}) scale({size:g})")


def _palace() -> Markup:
    columns = [rect(x, -5, 4, 20, "#fffaf0", 1, "#8a7a5c", 0.8) for x in (-24, -14, 10, 20)]
    return _manor("#f1e2c4", "#c9b48a", *columns, _dome(0, -16, 8, "#2f7d6b"), *_windows((-8, 8), -3), wide=30)


def _shipyard() -> Markup:
    ribs = [line(f"M{x} -10Q{x + 3} 4 {x + 2} 12", DARK_WOOD, 2) for x in (-22, -13, -4, 5, 14)]
    return join(
        _ground(),
        shape("M-30-10H26Q22 12 4 14H-14Q-28 10-30-10Z", "#b9814a", DARK_WOOD),
        *ribs,
        line("M-26 18L-20 12M18 18L12 12M-34 18H34", DARK_WOOD, 2.4),
        line("M26 16V-22L8-18", DARK_WOOD, 2.4),
        line("M12-18V-10", INK, 1),
    )


def _warehouse() -> Markup:
    crates = [
        join(rect(x, y, 9, 9, "#c99a5a", 0, DARK_WOOD, 1), line(f"M{x} {y}L{x + 9} {y + 9}", DARK_WOOD, 0.9))
        for x, y in ((22, 9), (31, 9), (26, 0))
    ]
    return join(
        _ground(),
        shape("M-26 17V-6L-4-20L18-6V17Z", "#a8763c"),
        line("M-26-6H18M-4-20V-6", INK, 1),
        rect(-12, 1, 16, 16, "#5a3a1c", 0, INK, 1),
        line("M-12 1L4 17M4 1L-12 17", "#8a5a2b", 1.2),
        *crates,
    )


def _tavern() -> Markup:
    board = join(
        line("M22-4H36", INK, 2),
        rect(25, -2, 12, 11, "#f3e2b4", 1, INK, 1),
        shape("M28 7V1H33V7Z", "#e0a93a", INK, 0.8),
        line("M33 2.6H35V6H33", INK, 0.9),
    )
    barrel = at(-30, 13, shape("M-5-7Q0-9 5-7Q8 0 5 7Q0 9-5 7Q-8 0-5-7Z", WOOD), line("M-6-3H6M-6 3H6", INK, 1))
    return _manor("#e9c99a", "#7a3f2a", *_windows((-14, 14), 0, "#ffe08a"), board, barrel, wide=22)


def _grotto() -> Markup:
    return join(
        _ground(),
        shape("M-36 18Q-34-10-14-14Q-4-26 14-16Q34-12 36 18Z", "#8a8378", "#3b352c"),
        shape("M-16 20Q-18-6 0-7Q18-6 16 20Z", "#1d1712"),
        line("M-28 2L-22-6M24-6L29 4M-6-15L2-18", "#57503f", 1.6),
        _sign("gold", -5, 14, 0.6),
        _sign("emerald", 5, 13, 0.5),
        path("M-22-14q6 5 4 14M18-13q-4 6 0 12", stroke="#3d8a45", width=2.4),
    )


def _guild() -> Markup:
    shield = shape("M-5-22H5V-15Q5-11 0-9Q-5-11-5-15Z", "#b5382a")
    flags = [
        join(line(f"M{x} -8V-24", INK, 1.3), shape(f"M{x} -24L{x + 10} -21L{x} -17Z", "#d9a441")) for x in (-26, 24)
    ]
    return _manor("#c9b8a0", "#4a5a6b", *_windows((-20, -11, 11, 20), -1), shield, *flags)


def _villa() -> Markup:
    tower = join(rect(16, -18, 14, 35, "#e6f0dc", 0, INK, 1.1), shape("M13-18L23-27L33-18Z", "#2f8a55"))
    return _manor("#eef4e2", "#2f8a55", tower, *_windows((-18, -10, 10), 0), _sign("emerald", 23, -9, 0.65), wide=26)


def _mint() -> Markup:
    chimney = join(rect(16, -24, 7, 12, "#8b4a2f", 0, INK, 1), circle(20, -27, 3, "#d8d0c4"))
    return _manor(
        "#e8d3a0",
        "#8b4a2f",
        chimney,
        *_windows((-20, 20), 0, "#f2a72e"),
        _sign("coin", -11, 2, 0.62),
        _sign("coin", 11, 2, 0.62),
    )


def _pearl_manor() -> Markup:
    return _manor(
        "#f4f1f6",
        "#7f9ac0",
        _dome(-20, -15, 6, "#f7f4ee"),
        _dome(20, -15, 6, "#f7f4ee"),
        *_windows((-20, -11, 11, 20), 0),
        _sign("pearl", 0, -12, 0.6),
    )


def _treasury() -> Markup:
    bars = line("M-5 4V17M0 2V17M5 4V17", "#8f979c", 1.6)
    return join(
        _ground(),
        shape("M-26 17L-22-14H22L26 17Z", "#a39a86", "#3b352c"),
        shape("M-24-14V-20H-14V-16H-5V-20H5V-16H14V-20H24V-14Z", "#bdb39c", "#3b352c"),
        shape("M-9 17V5Q0-4 9 5V17Z", "#2a2019"),
        bars,
        _sign("any", 0, -7, 0.8),
        line("M-24 2H-12M12 2H24M-25 9H-14M14 9H25", "#6d6452", 0.9),
    )


def _mission() -> Markup:
    return join(
        _ground(),
        rect(-28, -2, 40, 19, "#f7efdc", 0, INK, 1.1),
        shape("M-31-2L-26-10H12V-2Z", "#b5512f"),
        shape("M6 17V-16Q16-26 26-16V17Z", "#fffaf0"),
        shape("M11-6V-12Q16-17 21-12V-6Z", "#57422a"),
        shape("M13.4-7Q14-12 16-12Q18-12 18.6-7Z", "#d9a441", INK, 0.8),
        line("M16-28V-20M13-25H19", INK, 1.6),
        *_windows((-21, -12, -3), 3),
        shape("M12 17V8Q16 4 20 8V17Z", "#5a3a1c"),
    )


@cache
def residence_pictures() -> dict[str, Markup]:
    """By the card's id; `residence` for a data pack's own cards."""
    arches = [shape(f"M{x - 4} 17V6Q{x} 1 {x + 4} 6V17Z", "#8a6a45") for x in (-20, -11, 11, 20)]
    hacienda = _manor("#f7ead0", "#b5512f", *arches, palm(34, 18, 0.9))
    return {
        "hacienda": hacienda,
        "governors_palace": _palace(),
        "shipyard": _shipyard(),
        "warehouse": _warehouse(),
        "tavern": _tavern(),
        "grotto": _grotto(),
        "adventurers_guild": _guild(),
        "emerald_villa": _villa(),
        "mint": _mint(),
        "pearl_manor": _pearl_manor(),
        "treasury": _treasury(),
        "mission": _mission(),
        "residence": hacienda,
    }
