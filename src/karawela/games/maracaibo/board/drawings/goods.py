"""Goods and jewels among the equipment cards, around the origin, about 48 by 48."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.pieces import spikes
from karawela.draw.svg import circle, ellipse, group, join, path, rect
from karawela.games.maracaibo.board.drawings.tools import (
    BRASS,
    BRASS_RIM,
    PARCHMENT,
    PARCHMENT_RIM,
    stone,
    tool_pictures,
)
from karawela.games.maracaibo.board.signs import DARK_WOOD, GOLD_HEX, WOOD, line, shape


def _leaf(turn: float, fill: str) -> Markup:
    blade = "M0 16Q-13 2-6-14Q-2-20 0-23Q8-12 9-4Q10 8 0 16Z"
    return group(
        shape(blade, fill, "#3a2f12"),
        line("M0 18V-16M0 8L-6 2M0 8L6 2M0-2L-6-8M0-2L6-7", "#3a2f12", 0.9),
        transform=f"rotate({turn:g})",
    )


def _rum() -> Markup:
    return join(
        shape("M-12 22Q-15 22-15 18V-1Q-15-8-9-11V-20H-1V-11Q5-8 5-1V18Q5 22 2 22Z", "#6d2f16", "#2d1206"),
        rect(-11, -23, 12, 5, "#c99a5a", 1, "#4a2c15", 1),
        rect(-15, 1, 20, 12, PARCHMENT, 1, PARCHMENT_RIM, 1),
        line("M-11 5H1M-11 9H-2", PARCHMENT_RIM, 1.2),
        shape("M9 8H20L18 22H11Z", "#e7b15a", "#6d4b06"),
        path("M9.6 8H19.6L19 13H10.2Z", "#fff1cf"),
    )


def _sugar() -> Markup:
    cane = "M-18 22Q-14 0-16-22M-10 22Q-8 2-8-20"
    return join(
        line(cane, "#4d6b22", 5),
        line(cane, "#9fbf4a", 3),
        path("M-18 10h4M-18-4h4M-11 8h4M-11-8h4", stroke="#4d6b22", width=1.4),
        shape("M10-20Q14-20 15-14L21 21H-1L6-14Q7-20 10-20Z", "#fffdf7", "#8a8378"),
        shape("M2 6L19 8L21 21H-1Z", "#3f6b9b", "#23415f", 1),
    )


def _scales() -> Markup:
    pans = [shape(f"M{x - 9} 5H{x + 9}Q{x + 6} 12 {x} 12Q{x - 6} 12 {x - 9} 5Z", BRASS, BRASS_RIM) for x in (-13, 13)]
    return join(
        line("M0-19V18M-9 20H9", BRASS_RIM, 4),
        line("M0-19V18M-9 20H9", BRASS, 2),
        line("M-13-13Q0-18 13-13M-13-13L-21 5M-13-13L-5 5M13-13L5 5M13-13L21 5", BRASS_RIM, 1.4),
        *pans,
        stone("gold", -13, 1, 0.7),
        circle(0, -20, 2.6, BRASS, BRASS_RIM, 1),
    )


def _spices() -> Markup:
    return join(
        *(
            shape(f"M{x - 8} 4Q{x}-{h} {x + 8} 4Z", fill, "#5a2a10", 1)
            for x, h, fill in ((-11, 14, "#c8531f"), (11, 14, "#d9a02e"), (0, 22, "#8f2c1b"))
        ),
        shape("M-22 4H22Q19 19 8 20H-8Q-19 19-22 4Z", "#b5653a", "#4a2412"),
        line("M-19 9H19", "#e8b88a", 1.4),
        path(spikes(8, 6, 2.2), "#6b3f1a", INK, 0.6, transform="translate(15 -12)"),
        line("M-20-10L-6-18", "#6b3f1a", 3),
    )


def _cocoa() -> Markup:
    return join(
        shape("M-18 10Q-20-8-2-18Q14-24 20-18Q22-2 10 8Q-4 20-18 10Z", "#a8541f", "#4a2008"),
        shape("M-12 8Q-12-5 1-12Q13-17 16-14Q16-3 6 4Q-5 12-12 8Z", "#f7e3c2", "#4a2008", 1),
        *(
            ellipse(x, y, 3.6, 2.8, "#6b3a1a", stroke="#3a1a08", stroke_width=0.8)
            for x, y in ((-6, 4), (0, -1), (6, -6), (11, -10), (3, 4))
        ),
        shape("M19-18Q22-24 16-24Q15-20 18-17Z", "#5e8c4a", "#2f5530", 1),
    )


def _chalice() -> Markup:
    return join(
        shape("M-13-20H13Q13-2 3 2V12Q9 14 10 20H-10Q-9 14-3 12V2Q-13-2-13-20Z", "#d8dfe4", "#4b555b"),
        ellipse(0, -20, 13, 3.6, "#8b2635", stroke="#4b555b", stroke_width=1.2),
        *(stone(name, x, -9, 0.4) for name, x in (("ruby", 0), ("emerald", -7), ("emerald", 7))),
        line("M-9-16Q-8-6-4-2", "#ffffff", 1.8),
    )


def _ledger() -> Markup:
    return join(
        shape("M-17-20H13Q17-20 17-16V20H-13Q-17 20-17 16Z", "#7a2f24", "#2d0f0a"),
        shape("M-13 16H17V20H-13Q-15 18-13 16Z", PARCHMENT, PARCHMENT_RIM, 0.9),
        line("M-12-20V15", "#d9a441", 2),
        rect(-7, -13, 19, 14, "none", 1.5, "#d9a441", 1.3),
        stone("gold", 2.5, -6, 0.75),
    )


def _casket() -> Markup:
    return join(
        *(stone("emerald", x, -8, 0.8) for x in (-9, 9, 0)),
        shape("M-20-4H20V18Q20 21 17 21H-17Q-20 21-20 18Z", "#6b3f1a", "#2d1606"),
        shape("M-22-10L-18-22H18L22-10Z", "#8a5a2b", "#2d1606"),
        line("M-20-1H20M-12-4V21M12-4V21", "#d9a441", 1.8),
        rect(-4, -3, 8, 9, "#d9a441", 1.5, BRASS_RIM, 1),
        circle(0, 1, 1.4, INK),
    )


def _necklace() -> Markup:
    pearls = ((-18, -14), (-17, -6), (-14, 1), (-10, 8), (-5, 12), (5, 12), (10, 8), (14, 1), (17, -6), (18, -14))
    return join(
        path("M-18-18Q-18 16 0 16Q18 16 18-18", stroke="#6b4423", width=1),
        *(stone("pearl", x, y, 0.46) for x, y in pearls),
        stone("pearl", 0, 16, 0.85),
    )


def _idol() -> Markup:
    return join(
        rect(-13, 15, 26, 7, "#8a8378", 1, INK, 1),
        shape("M-11 15Q-14 2-8-4Q-15-9-10-18Q0-25 10-18Q15-9 8-4Q14 2 11 15Z", GOLD_HEX, "#6d4b06"),
        circle(-4.4, -12, 3, "#fff3c2", "#6d4b06", 1),
        circle(4.4, -12, 3, "#fff3c2", "#6d4b06", 1),
        circle(-4.4, -12, 1, INK),
        circle(4.4, -12, 1, INK),
        rect(-5, -7, 10, 3.4, "#6d4b06", 1),
        line("M-9 3Q-3 8 0 3Q3 8 9 3M-7 10H7", "#8f6a0e", 1.6),
    )


def _ring() -> Markup:
    return join(
        circle(0, 8, 13, "none", BRASS_RIM, 6.4),
        circle(0, 8, 13, "none", "#f0c95a", 3.8),
        stone("emerald", 0, -11, 1.25),
    )


def _diadem() -> Markup:
    return join(
        shape("M-22 12L-20-10L-10 2L0-19L10 2L20-10L22 12Q0 20-22 12Z", "#f0c95a", BRASS_RIM),
        line("M-21 7Q0 15 21 7", BRASS_RIM, 1),
        *(stone("pearl", x, y, s) for x, y, s in ((-20, -12, 0.45), (20, -12, 0.45), (0, -20, 0.6), (0, 4, 0.5))),
    )


def _chest() -> Markup:
    return join(
        shape("M-20-2Q-20-18 0-18Q20-18 20-2Z", WOOD, DARK_WOOD),
        rect(-20, -2, 40, 22, "#6b3f1a", 2, DARK_WOOD, 1.4),
        line("M-12-16V20M12-16V20M-20 2H20", BRASS, 2),
        rect(-4, -4, 8, 9, BRASS, 1.5, BRASS_RIM, 1),
    )


@cache
def equipment_pictures() -> dict[str, Markup]:
    """By the card's id; `equipment` is a chest, for a data pack's own cards."""
    return {
        **tool_pictures(),
        "tobacco": join(_leaf(-24, "#8f9a3c"), _leaf(18, "#a8842f")),
        "rum": _rum(),
        "sugar": _sugar(),
        "goldsmith_scales": _scales(),
        "spices": _spices(),
        "cocoa": _cocoa(),
        "silver_chalice": _chalice(),
        "gold_ledger": _ledger(),
        "emerald_casket": _casket(),
        "pearl_necklace": _necklace(),
        "golden_idol": _idol(),
        "emerald_ring": _ring(),
        "pearl_diadem": _diadem(),
        "equipment": _chest(),
    }
