"""Pictures for the page that tells how to play Caribbean Conquest, made of its own pieces."""

from __future__ import annotations

from functools import cache

from karawela.draw.svg import at, text
from karawela.games.conquest.board.units import group_of
from karawela.games.ship_adventure.board.drawings import colour_of
from karawela.games.ship_adventure.board.faces import illustration
from karawela.games.ship_adventure.board.goods import coins, sea_die
from karawela.games.ship_adventure.board.patch import dots, glow, on, patch, ring, window
from karawela.games.ship_adventure.board.sea import AREA_HEX
from karawela.games.ship_adventure.board.signs import area_token
from karawela.games.ship_adventure.data.components import ORANGE, PURPLE
from karawela.words import Words

_WIDE, _HIGH = 624, 208
_RED, _BLUE = colour_of(0), colour_of(2)


@cache
def the_aim(words: Words) -> str:
    """An area that is held whole counts double, one that is not counts once."""
    sea = patch("jj.......jj.", "jt..s...jjt.", "jj..jj...j..", ".....t....s.")
    orange, purple = area_token(1, AREA_HEX[ORANGE]), area_token(2, AREA_HEX[PURPLE])
    whole = [(1, 1), (4, 1), (5, 3)]
    return illustration(
        words.say("how-aim"),
        window(
            0, 0, _WIDE, _HIGH, 12, 4, sea,
            *(ring(x, y, _RED) for x, y in whole), ring(10, 1, _BLUE),
            *(on(x + 0.3, y + 0.3, orange) for x, y in whole),
            *(on(x + 0.3, y + 0.3, purple) for x, y in ((10, 1), (10, 3))),
            *(on(x + 0.35, y - 0.35, coins(2, 12)) for x, y in whole), on(10.35, 0.65, coins(1, 12)),
        ),
    )  # fmt: skip


@cache
def a_turn(words: Words) -> str:
    """A city buys, a group sails and drifts, two groups meet."""
    sea = patch("jcj.........", ".hj..w...jj.", ".........jtj", ".......s.jj.")
    return illustration(
        words.say("how-turn-3"),
        window(
            0, 0, _WIDE, _HIGH, 12, 4, sea,
            glow(2, 2), glow(3, 3), glow(5, 3), glow(6, 3),
            dots((1, 1), (2, 2), (3, 3), (4, 3), (5, 3), (6, 3), (7, 3)),
            on(1, 1, group_of(_RED, 2, 2)),
            on(10, 2, group_of(_BLUE, 0, 2)),
            on(9, 2, group_of(_RED, 0, 3)),
        ),
        at(474, 32, sea_die(5, 36, _RED.hex)),
        text(498, 39, "+2", 20, "#fffdf7", "start", 800),
        at(556, 32, sea_die(3, 36, _BLUE.hex)),
        text(580, 39, "+1", 20, "#fffdf7", "start", 800),
    )  # fmt: skip


@cache
def the_end(words: Words) -> str:
    """Points with rings, and what they count."""
    sea = patch("jcj..s..jjj.", ".h......jtj.", "...jj....j..", "...tj.......")
    owned = [(1, 0, _RED, 1), (5, 0, _RED, 1), (9, 1, _BLUE, 1), (3, 3, _RED, 1)]
    return illustration(
        words.say("how-end"),
        window(
            0, 0, _WIDE, _HIGH, 12, 4, sea,
            *(ring(x, y, colour) for x, y, colour, _ in owned),
            *(on(x + 0.36, y - 0.3, coins(n, 13)) for x, y, _, n in owned),
        ),
    )  # fmt: skip


ILLUSTRATIONS = {"aim": the_aim, "turn": a_turn, "end": the_end}
