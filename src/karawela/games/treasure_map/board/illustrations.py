"""Pictures for the page that tells how to play Treasure Map, made of its own pieces."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.svg import at, rect
from karawela.games.ship_adventure.board.drawings import colour_of
from karawela.games.ship_adventure.board.faces import illustration, large
from karawela.games.ship_adventure.board.goods import coins, map_piece, sea_die, token_back, treasure
from karawela.games.ship_adventure.board.patch import dots, glow, on, patch, window
from karawela.games.ship_adventure.board.pieces import crew, galleon, pirate, ship
from karawela.games.ship_adventure.data.components import SKULL_FACE, TOKEN_BACKS
from karawela.games.treasure_map.board.drawings import ART
from karawela.words import Words

_WIDE, _HIGH = 624, 208
_RED, _BLUE = colour_of(0), colour_of(2)


@cache
def the_aim(words: Words) -> str:
    """A token is exchanged for a piece of the map; four pieces show El Dorado."""
    back = TOKEN_BACKS[0]
    return illustration(
        words.say("how-aim"),
        window(0, 0, _WIDE, _HIGH, 12, 4, patch("............", "............", "............", "............")),
        _arrow(154),
        _arrow(308),
        _arrow(462),
        large(76, 104, 2.6, treasure(1, 14)),
        large(230, 104, 2.4, token_back(back.area, back.order)),
        large(386, 104, 3, *(map_piece(number) for number in range(1, 5))),
        large(544, 104, 2.2, ART.draw("el-dorado")),
    )


@cache
def a_turn(words: Words) -> str:
    """A ship sails and drifts, its crew goes ashore to a temple, a pirate comes after it, the galleon drops coins."""
    sea = patch("....jj..s...", "w...jt......", "....jj...hcj", ".........jjj")
    return illustration(
        words.say("how-turn-2"),
        window(
            0, 0, _WIDE, _HIGH, 12, 4, sea,
            glow(2, 1), glow(3, 2), glow(4, 1), dots((1, 1), (2, 1), (3, 2), (4, 1), (5, 1)),
            on(5, 1.25, treasure(1, 13)),
            on(1, 1, ship(_RED)),
            on(0, 3, pirate(1, prey=_RED)),
            on(8, 3, galleon()), on(7, 3, coins(1)), on(6, 3, coins(1)),
            on(10, 3, crew(_BLUE)),
        ),
        large(330, 40, 1, sea_die(3, 40)),
        large(376, 40, 1, sea_die(SKULL_FACE, 40)),
    )  # fmt: skip


@cache
def the_end(words: Words) -> str:
    """A crew with the whole map on El Dorado."""
    return illustration(
        words.say("how-end"),
        window(
            0, 0, _WIDE, _HIGH, 12, 4, patch("............", "....jjjj....", "..jjjjjt....", "....jjj....."),
            on(5, 2, ART.draw("el-dorado")), on(5, 2, crew(_RED)), on(3, 3, ship(_RED, False)),
            on(9, 1, ship(_BLUE)),
        ),
        rect(478, 116, 132, 82, "#f3e7cf", 12, "#8a6a35", 1.6),
        large(544, 157, 2, *(map_piece(number) for number in range(1, 5))),
    )  # fmt: skip


def _arrow(x: float) -> Markup:
    return at(x, 104, rect(-20, -20, 40, 40, "#fff8e6", 20, "#8a5a1c", 2), large(0, 0, 1, _TIP))


_TIP = Markup('<path d="M-9 0H8M2-7L9 0L2 7" fill="none" stroke="#2a1f16" stroke-width="3" stroke-linecap="round"/>')
ILLUSTRATIONS = {"aim": the_aim, "turn": a_turn, "end": the_end}
