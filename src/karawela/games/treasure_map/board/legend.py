"""What the signs on the chart mean, for the legend where few captains leave room beside it."""

from __future__ import annotations

from functools import cache

from karawela.draw.palette import CHALK
from karawela.draw.svg import at, join, use
from karawela.games.ship_adventure.board.drawings import anchor
from karawela.games.ship_adventure.board.goods import coins, treasure
from karawela.games.ship_adventure.board.legend import Signs
from karawela.games.ship_adventure.board.reach import warning


@cache
def signs() -> Signs:
    """The end of each message's id, and its drawing."""
    return (
        ("temple", join(use("temple", 0, 0, 0.72), at(0, 9, treasure(1, 10)))),
        ("city", use("city-red", 0, 0, 0.72)),
        ("harbour", join(use("quay-red", 0, 0, 0.72), at(0, 3, anchor(15, CHALK, "#1d5876")))),
        ("skull", use("skull-rocks", 0, 0, 0.72)),
        ("whirlpool", use("whirl", 0, 0, 0.37)),
        ("coins", coins(1, 12)),
        ("ford", use("ford", 0, 0, 1.2)),
        ("danger", at(16, 16, warning())),
    )
