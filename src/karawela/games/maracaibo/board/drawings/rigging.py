"""What is on ship cards: sails, masts, guns, cabins. Around the origin, about 48 by 48."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK
from karawela.draw.pieces import spikes
from karawela.draw.svg import at, circle, group, join, path, rect, route
from karawela.games.maracaibo.board.signs import DARK_WOOD, WOOD, line, shape, signs

_SAIL, _SAIL_RIM = "#fbf3dc", "#6d5125"
_IRON = "#3b4246"
_BRASS = "#d9a441"


def _sail(x: float, top: float, width: float, height: float) -> Markup:
    """A square sail, full of wind."""
    left, right, low, middle = x - width / 2, x + width / 2, top + height, top + height / 2
    cloth = route(
        *("M", left, top, "H", right, "Q", right + 4, middle, right, low),
        *("Q", x, low - 5, left, low, "Q", left + 4, middle, left, top, "Z"),
    )
    return join(
        line(route("M", left - 2, top, "H", right + 2), DARK_WOOD, 2.4),
        shape(cloth, _SAIL, _SAIL_RIM),
    )


def _sails() -> Markup:
    return join(
        line("M0-24V24", DARK_WOOD, 3.4),
        _sail(0, -20, 26, 16),
        _sail(0, -1, 36, 20),
        shape("M0-24L-12-22L0-20Z", "#b5382a"),
    )


def _masts() -> Markup:
    masts = [
        join(line(f"M{x}-{h}V18", DARK_WOOD, 2.6), _sail(x, -h + 4, w, 11), _sail(x, -h + 18, w + 3, 13))
        for x, h, w in ((-15, 18, 11), (15, 18, 11), (0, 24, 13))
    ]
    return join(*masts, shape("M-24 16H24Q21 23 16 23H-17Q-22 22-24 16Z", WOOD, DARK_WOOD))


def _hold() -> Markup:
    return join(
        shape("M-23-18H23V14Q0 26-23 14Z", "#4a2c15", "#241206"),
        line("M-15-18V17M15-18V17", "#7d4a21", 3.4),
        rect(-17, 0, 15, 14, "#b9814a", 1, DARK_WOOD, 1.2),
        line("M-17 0L-2 14M-2 0L-17 14", DARK_WOOD, 1.2),
        rect(-9, -14, 14, 13, "#c99a5a", 1, DARK_WOOD, 1.2),
        at(
            10,
            6,
            shape("M-6-9Q0-11 6-9Q9 0 6 9Q0 11-6 9Q-9 0-6-9Z", WOOD, DARK_WOOD),
            line("M-7-4H7M-7 4H7", _IRON, 1.8),
        ),
    )


def _ram() -> Markup:
    return join(
        shape("M-24-16Q-4-14 4 0Q0 16-24 18Z", WOOD, DARK_WOOD),
        line("M-24-7Q-10-6 0 0M-24 4Q-12 4 0 2M-24 12Q-12 11-2 6", DARK_WOOD, 1.2),
        shape("M2-7L24 1L2 9Q-3 1 2-7Z", "#8f979c", "#2f3639"),
        line("M2-3L18 1", "#dfe6ea", 1.6),
        path("M4 20q5-5 10 0t10 0M8 13q4-4 8 0", stroke=CHALK, width=1.8, stroke_linecap="round"),
    )


def _cabin(great: bool) -> Markup:
    columns = (-14, -5, 4, 13) if great else (-9, 2)
    wide = 23 if great else 18
    return join(
        shape(f"M-{wide}-10Q0-20 {wide}-10V20H-{wide}Z", WOOD, DARK_WOOD),
        shape(f"M-{wide + 1}-9Q0-20 {wide + 1}-9V-13Q0-25-{wide + 1}-13Z", _BRASS, "#5f4108", 1),
        *(rect(x, -6, 7, 13, "#ffe9a0", 2, DARK_WOOD, 1.2) for x in columns),
        *(line(f"M{x + 3.5} -6V7M{x} 0H{x + 7}", DARK_WOOD, 0.9) for x in columns),
        line(f"M-{wide} 11H{wide}", _BRASS, 2),
        at(0, -20, circle(0, 0, 3, "#ffe08a", "#5f4108", 1)) if great else "",
    )


def _mount() -> Markup:
    return join(
        shape("M-24 20L-4-16H4L-6 20Z", WOOD, DARK_WOOD),
        line("M-2-12L18-22", DARK_WOOD, 4),
        shape("M0-6Q4-16 14-14Q20-10 16-4L10-4Q14 3 7 9Q-1 12-3 4Z", "#e2b33f", "#6d4b06"),
        circle(13, -9, 1.4, INK),
        line("M-8 4L2 8M-10 12L-2 14", _IRON, 2.4),
    )


def _hull() -> Markup:
    return join(
        shape("M-24-14H24Q20 18 6 20H-10Q-22 16-24-14Z", WOOD, DARK_WOOD),
        line("M-24-7H23M-22 1H21M-20 9H18", DARK_WOOD, 1.2),
        shape("M-9-14H-3V20H-9ZM7-14H13V17H7Z", "#8f979c", "#2f3639"),
        *(circle(x, y, 1, INK) for x in (-6, 10) for y in (-10, -2, 6, 13)),
    )


def _secret_hold() -> Markup:
    return join(
        *(rect(-24, y, 48, 11, "#9a6a38", 0, DARK_WOOD, 1.2) for y in (-22, -11, 0, 11)),
        shape("M-12-6H10V14H-12Z", "#1c110a"),
        shape("M-12-6L-18-20H5L10-6Z", "#b9814a", DARK_WOOD),
        group(signs()["gold"], transform="translate(-4 7) scale(.8)"),
        group(signs()["emerald"], transform="translate(5 5) scale(.6)"),
        circle(-6, -14, 2, "none", _IRON, 1.6),
    )


def _gun(y: float) -> Markup:
    return at(
        0,
        y,
        shape("M-14-5L14-4Q17-4 17 0Q17 4 14 4L-14 5Q-18 5-18 0Q-18-5-14-5Z", _IRON, "#121517"),
        line("M-6-5V5M6-4.4V4.4", "#7d858a", 1.4),
        circle(-10, 7, 3.4, WOOD, DARK_WOOD, 1.2),
        circle(2, 7, 3.4, WOOD, DARK_WOOD, 1.2),
    )


def _gun_deck() -> Markup:
    return join(
        rect(-24, -22, 48, 44, "#7d4a21", 2, DARK_WOOD, 1.2),
        line("M-24 0H24", DARK_WOOD, 1.6),
        at(4, 0, _gun(-12)),
        at(4, 0, _gun(10)),
    )


def _flag() -> Markup:
    cloth = "M-14-19Q-2-25 8-19T22-19V4Q14 8 6 4T-14 4Z"
    return join(
        line("M-15-23V23", DARK_WOOD, 3),
        shape(cloth, "#2f7d6b", "#12382f"),
        group(signs()["coin"], transform="translate(4 -7) scale(.95)"),
        circle(-15, -23, 2.4, _BRASS, "#5f4108", 1),
    )


def _charter() -> Markup:
    return join(
        shape(
            "M-16-20Q-20-20-20-16Q-20-12-16-12V16Q-16 21-11 21H15Q19 21 19 17Q19 14 15 14V-16Q15-20 11-20Z",
            "#f6e8c3",
            "#6d5125",
        ),
        line("M-9-12H9M-9-6H9M-9 0H5M-9 6H2", "#8a6a35", 1.4),
        circle(9, 10, 6.4, "#b5382a", "#5c150e", 1.2),
        path(spikes(5, 4, 1.8), "#f2b8a8", transform="translate(9 10)"),
        line("M7 16L4 23M11 16L14 23", "#b5382a", 2.4),
    )


def _plans() -> Markup:
    return join(
        rect(-22, -18, 44, 34, "#2b5d86", 2, "#12324c", 1.4),
        line("M-22-7H22M-22 5H22M-11-18V16M0-18V16M11-18V16", "#4f86b3", 0.7),
        line(
            "M-16 4H15Q12 12 7 12H-10Q-14 11-16 4ZM-4 4V-13M6 4V-9M-4-12Q-13-6-12 2M-2-12Q4-6 3 2M8-8Q13-3 12 2",
            CHALK,
            1.5,
        ),
        line("M12 20L22 6", "#d9a441", 3),
    )


def _whole_ship() -> Markup:
    return group(signs()["sails"], transform="scale(2.1)")


@cache
def ship_pictures() -> dict[str, Markup]:
    """By the card's id; `ship` is a whole one, for a data pack's own cards."""
    return {
        "sails": _sails(),
        "cargo_hold": _hold(),
        "ram": _ram(),
        "captains_cabin": _cabin(great=False),
        "galleon_mount": _mount(),
        "reinforced_hull": _hull(),
        "extra_masts": _masts(),
        "secret_hold": _secret_hold(),
        "gun_deck": _gun_deck(),
        "trade_flag": _flag(),
        "great_cabin": _cabin(great=True),
        "harbour_charter": _charter(),
        "shipwright_plans": _plans(),
        "ship": _whole_ship(),
    }
