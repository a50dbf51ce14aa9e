"""The figureheads of the galleon tiles, carved and gilded. Around the origin, about 52 by 52."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK
from karawela.draw.svg import circle, ellipse, join, path
from karawela.games.maracaibo.board.signs import line, shape, signs

_GILT, _LIGHT, _RIM = "#e2b33f", "#ffe08a", "#5f4108"


def _g(d: str, fill: str = _GILT, width: float = 1.3) -> Markup:
    return shape(d, fill, _RIM, width)


def _eye(x: float, y: float, r: float = 2) -> Markup:
    return join(circle(x, y, r, CHALK, _RIM, 0.8), circle(x + 0.4, y, r * 0.5, INK))


def _mermaid() -> Markup:
    return join(
        _g("M-2 2Q10 4 8 14Q4 22-8 20L-19 24L-16 15L-22 9Q-12 12-6 14Q-1 12-6 4Z", "#4f9a86"),
        line("M-2 8Q3 10 2 15M-6 13Q-2 17-6 19", "#1f5a4c", 1),
        _g("M-7 4Q-9-6-3-9H5Q10-4 7 4Q2 8-7 4Z", "#f0c9a0"),
        _g("M-8-8Q-10-24 2-24Q14-23 12-6Q14 4 9 8Q8-4 6-9Z", "#b5482f"),
        ellipse(1.6, -14, 6, 7, "#f0c9a0", stroke=_RIM, stroke_width=1.1),
        circle(-0.4, -14, 0.9, INK),
        circle(4, -14, 0.9, INK),
        line("M0-10Q2-9 4-10", "#8f2c1b", 1),
    )


def _dragon() -> Markup:
    return join(
        _g("M-22 22Q-20 2-8-4Q-16-8-14-20Q-8-12-2-13Q10-18 22-6L14-3L20 3Q10 8 3 4Q6 14-4 23Z", "#5e8c4a"),
        _g("M-14-20Q-10-24-4-22L-4-13ZM-2-13L4-22L8-13Z", "#3f6b35"),
        line("M20 3L24 8M20 3L26 4", "#b5382a", 2),
        _eye(4, -7),
        circle(17, -5, 1, INK),
        line("M-16 18Q-14 6-6 2M-10 20Q-8 10-2 8", "#2f5530", 1.2),
    )


def _harpy() -> Markup:
    return join(
        _g("M-6-2Q-24-20-25-4Q-24 10-10 14Q-16 4-4 6Z", "#a8763c"),
        _g("M6-2Q24-20 25-4Q24 10 10 14Q16 4 4 6Z", "#a8763c"),
        line("M-22-5Q-16 4-9 8M22-5Q16 4 9 8", _RIM, 1),
        _g("M-8 0Q0-6 8 0Q8 16 3 22H-3Q-8 16-8 0Z", "#f0c9a0"),
        _g("M-9-6Q-10-22 0-22Q10-22 9-6Q12 2 6 2L-6 2Q-12 2-9-6Z", "#6b3f1a"),
        ellipse(0, -10, 6.4, 7.4, "#f0c9a0", stroke=_RIM, stroke_width=1.1),
        circle(-2.4, -11, 1, INK),
        circle(2.4, -11, 1, INK),
        _g("M-1.4-8H1.4L0-4Z", _LIGHT, 0.8),
    )


def _whale() -> Markup:
    return join(
        line("M-6-12Q-8-22-15-21M-6-12Q-5-23 2-22", "#d8eef4", 2.4),
        _g("M-22 6Q-22-12-4-12Q14-12 18 0Q20-10 26-12Q24-4 21 4Q22 18 4 19Q-20 20-22 6Z", "#4a7391"),
        _g("M-22 8Q-10 16 10 15Q4 19-6 19Q-20 18-22 8Z", "#cfe0e8", 1),
        _eye(-12, 1),
        line("M-2 9Q2 13 0 17", "#24455c", 1.4),
    )


def _lion() -> Markup:
    mane = "M0-24L7-20L15-20L17-12L23-6L20 2L21 11L13 14L8 21L0 19L-8 21L-13 14L-21 11L-20 2L-23-6L-17-12L-15-20L-7-20Z"
    return join(
        _g(mane, "#b9791f"),
        ellipse(0, -1, 13, 14, _GILT, stroke=_RIM, stroke_width=1.2),
        _eye(-5, -5, 2.2),
        _eye(5, -5, 2.2),
        _g("M-3 1H3L0 5Z", "#6b3f1a", 0.8),
        line("M0 5V8M0 8Q-4 11-7 8M0 8Q4 11 7 8", _RIM, 1.3),
    )


def _serpent() -> Markup:
    return join(
        line("M-24 19Q-18 6-11 15T1 14T13 12", "#1f4a3a", 9),
        line("M-24 19Q-18 6-11 15T1 14T13 12", "#4f9a70", 6.4),
        _g("M7 15Q18 10 13-2Q8-8 1-8Q-14-8-18-16Q-4-26 10-19Q24-10 20 6Q17 17 10 19Z", "#4f9a70"),
        _eye(-2, -15),
        line("M-18-15L-24-13M-18-15L-25-18", "#b5382a", 1.6),
        line("M12-17L18-24M17-12L25-16", "#1f4a3a", 2),
    )


def _poseidon() -> Markup:
    return join(
        line("M17 24V-14M10-14Q10-6 17-6Q24-6 24-14M17-14V-24", _RIM, 4),
        line("M17 24V-14M10-14Q10-6 17-6Q24-6 24-14M17-14V-24", _LIGHT, 2),
        _g("M-20 24Q-19 8-6 6Q8 8 9 24Z", "#3f8fa0"),
        _g("M-16-2Q-17 16-6 20Q5 16 4-2Z", "#e8e2d6"),
        ellipse(-6, -6, 9.4, 10, "#d9a06b", stroke=_RIM, stroke_width=1.1),
        _g("M-15 0Q-6 4 3 0Q2 12-6 14Q-14 12-15 0Z", "#f4efe4", 1),
        _g("M-16-10L-14-22L-9-15L-6-24L-3-15L2-22L4-10Q-6-15-16-10Z"),
        circle(-9.4, -6, 1.1, INK),
        circle(-2.6, -6, 1.1, INK),
    )


def _kraken() -> Markup:
    arms = "M-8 6Q-24 6-21 20M-4 9Q-12 20-16 24M4 9Q12 20 16 24M8 6Q24 6 21 20M0 9V24"
    return join(
        line(arms, "#4d1f33", 6),
        line(arms, "#a8486a", 3.8),
        _g("M-14 2Q-17-24 0-24Q17-24 14 2Q10 12 0 12Q-10 12-14 2Z", "#a8486a"),
        _eye(-6, -1, 3.4),
        _eye(6, -1, 3.4),
        *(circle(x, y, 1.6, "#d98aa6") for x, y in ((-6, -14), (0, -18), (6, -13), (1, -11))),
    )


def _hawk() -> Markup:
    return join(
        _g("M-20 24Q-20-2-8-14Q0-24 12-18Q18-14 17-9Q22-8 21-1Q17-5 13-4Q14 10 4 24Z", "#8a5a2b"),
        _g("M13-12Q22-11 21-1Q17-6 12-5Z", _LIGHT),
        _eye(7, -12, 2.4),
        line("M2-16L11-14", _RIM, 2),
        path("M-14 8q4-5 8 0q4-5 8 0M-15 16q4-5 8 0q4-5 8 0", stroke="#4a2c15", width=1.3),
    )


def _nautilus() -> Markup:
    return join(
        *(line(f"M14 {y}Q24 {y + d} 22 {y + d + 4}", "#d98a5c", 3) for y, d in ((4, 0), (9, 3), (13, 7))),
        _g("M16 2Q20-22-4-22Q-24-20-23 2Q-20 20-2 20Q14 20 16 8Q8 12 2 6Q-4-2 4-6Q12-8 16 2Z", "#f6ead2"),
        path(
            "M-5-22Q-8-8 0-4M-18-14Q-10-6-3 0M-23 2Q-12 0-3 3M-18 14Q-10 8-2 6M-2 20Q-2 12 1 7",
            stroke="#b5632f",
            width=2.2,
        ),
        _eye(12, 9, 2.2),
    )


def _skull() -> Markup:
    bones = "M-19 12L19 23M19 12L-19 23"
    return join(
        line(bones, _RIM, 6.6),
        line(bones, "#f3ead2", 4.4),
        _g("M-16-6Q-16-23 0-23Q16-23 16-6Q16 3 9 6V13H-9V6Q-16 3-16-6Z", "#f6efdc"),
        ellipse(-6.4, -5, 4.6, 5, INK),
        ellipse(6.4, -5, 4.6, 5, INK),
        shape("M0-1L-2.4 4H2.4Z", INK, INK, 0.5),
        line("M-4 8V13M0 8V13M4 8V13", _RIM, 1.2),
    )


def _unicorn() -> Markup:
    return join(
        _g("M-18 24Q-22-4-8-16L-6-23L-1-17Q10-16 20 2Q22 9 17 10Q9 10 3 3Q4 12-2 24Z", "#f7f2e8"),
        _g("M-1-16L14-26L4-14Z", _LIGHT),
        _g("M-8-16Q-22-8-22 22Q-14 12-13 2Q-10 4-9-3Q-5-4-6-12Z", "#8a6fb0"),
        _eye(5, -8, 1.8),
        circle(17, 4, 1, INK),
    )


@cache
def figure_pictures() -> dict[str, Markup]:
    """By the tile's id; `galleon` for a data pack's own tiles."""
    drawn = (_mermaid, _dragon, _harpy, _whale, _lion, _serpent, _poseidon, _kraken, _hawk, _nautilus, _skull, _unicorn)
    return {name: draw() for name, draw in zip("ABCDEFGHIJKL", drawn, strict=True)} | {"galleon": signs()["galleon"]}
