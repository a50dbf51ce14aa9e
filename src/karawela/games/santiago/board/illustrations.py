"""Pictures for the page that tells how to play Santiago, from its own pieces."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import INK, PAPER, WHITE
from karawela.draw.pieces import arrow, coin, pawn, star
from karawela.draw.svg import at, el, ellipse, group, join, path, rect, text
from karawela.engine.title import PLAYER_COLOURS
from karawela.games.santiago.board.drawings import ART, car, good_inline, scaled
from karawela.games.santiago.board.formulas import effect_of, formula
from karawela.games.santiago.board.goods import blossom, good_die
from karawela.games.santiago.board.large import berths, flags_and_marker
from karawela.games.santiago.data.components import (
    BANK,
    BUILDINGS,
    CIGARS,
    CUBANS,
    FLOWER_OF,
    FLOWERS,
    FRUIT,
    GOODS,
    MARTINEZ,
    RUM,
    SUGAR,
)
from karawela.games.santiago.data.read_components import ROWS
from karawela.words import Words

WIDTH, HEIGHT = 640, 210
_NEXT = at(0, 0, arrow(34, 26, "#b5382a", 0, INK))


def _whole(words: Words, *body: Markup) -> str:
    return str(
        el(
            "svg",
            rect(0, 0, WIDTH, HEIGHT, "#f0dcae", 12),
            *body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            role="img",
            aria_label=words.title_name(),
        )
    )


@cache
def aim(words: Words) -> str:
    """A ship that wants goods, goods that go aboard, and the points of the flag for each."""
    dice = ((SUGAR, 2), (FRUIT, 3), (RUM, 1), (CIGARS, 2))
    ship = group(ART.draw("schooner"), transform="translate(-262 -336) scale(.64)")
    return _whole(
        words,
        path(f"M0 118Q160 104 330 118T640 112V{HEIGHT}H0Z", "#1f6f80"),
        ship,
        *(at(86 + 54 * place, 98, good_die(which, n, 44, inline=True)) for place, (which, n) in enumerate(dice)),
        at(370, 92, _NEXT),
        at(512, 66, flags_and_marker(3)),
        at(
            512,
            180,
            rect(-98, -22, 196, 44, PAPER, 8, "#7b5c2a", 1.4),
            formula((GOODS[RUM], ">", "3", "vp"), 32, 6, True),
        ),
    )


@cache
def turn(words: Words) -> str:
    """Drive; the Cuban at the stop helps; the pawn visits a building under the Cuban's flower."""
    road = join(
        rect(0, 124, 212, 46, "#9a9287"),
        path("M0 147H212", stroke="#fbf3dc", width=3, stroke_dasharray="16 13"),
        *(at(120 + 62 * n, 147, star(19, WHITE)) for n in range(2)),
        *(at(120 + 62 * n, 98, coin(15, str(n))) for n in range(2)),
        at(54, 136, ellipse(2, 16, 42, 6, INK, fill_opacity=0.35), car()),
    )
    return _whole(
        words, road, at(238, 140, _NEXT), at(330, 108, _cuban(words)), at(426, 140, _NEXT), at(532, 0, _house(words))
    )


def _cuban(words: Words) -> Markup:
    name, flower = CUBANS[MARTINEZ], FLOWER_OF[MARTINEZ]
    return join(
        rect(-58, -84, 116, 168, "#fbf2dd", 12, "#7b5c2a", 2),
        rect(-49, -75, 98, 98, ROWS["cuban"][MARTINEZ].backdrop, 8),
        at(0, 23, scaled(ART.draw(name), 1.5)),
        text(0, 45, words.name(name), 17, INK, weight=700),
        at(0, 65, formula(effect_of("cuban", MARTINEZ), 24, 2, True)),
        at(50, -76, scaled(blossom(flower, 13.5, words.name(FLOWERS[flower], "letter")), 1.5)),
    )


def _house(words: Words) -> Markup:
    flower = FLOWER_OF[MARTINEZ]
    return join(
        at(58, 34, scaled(blossom(flower, 13.5, words.name(FLOWERS[flower], "letter")), 1.5)),
        group(ART.draw(BUILDINGS[BANK]), transform="translate(-62 150) scale(1.3)"),
        at(4, 148, pawn(PLAYER_COLOURS[0], 62)),
        rect(-64, 154, 128, 48, PAPER, 6, "#7b5c2a", 1.4),
        text(0, 174, words.name(BUILDINGS[BANK]), 17, INK, weight=700),
        at(0, 189, formula(effect_of("building", BANK), 21, 2, True)),
    )


@cache
def end(words: Words) -> str:
    """The seventh ship leaves, and every three goods left over are a point."""
    goods = [
        at(60 + 52 * place, 160, good_inline(GOODS[which], 48)) for place, which in enumerate((SUGAR, FRUIT, CIGARS))
    ]
    return _whole(
        words,
        path(f"M0 0H{WIDTH}V108Q480 122 320 110T0 116Z", "#1f6f80"),
        at(200, 56, scaled(berths(7), 1.25)),
        at(424, 56, _NEXT),
        group(ART.draw("schooner"), transform="translate(296 -190) scale(.36)"),
        *goods,
        at(240, 160, _NEXT),
        at(306, 160, good_inline("vp", 58)),
    )


ILLUSTRATIONS = {"aim": aim, "turn": turn, "end": end}
