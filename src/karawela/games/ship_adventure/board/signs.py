"""Small drawings for the facts of captains, 24 by 24 around the origin; they refer to nothing outside themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, ink_on
from karawela.draw.svg import circle, group, join, num, path, rect, text, use
from karawela.games.ship_adventure.board.drawings import ART, inline
from karawela.games.ship_adventure.board.goods import chest, equipment, map_piece, token_back, treasure
from karawela.games.ship_adventure.board.sea import AREA_HEX
from karawela.games.ship_adventure.data.components import (
    AREA_INDEX,
    COLOURS,
    CREW_ID,
    EQUIPMENT,
    EQUIPMENT_INDEX,
    GALLEON_ID,
    PIRATE_INDEX,
    SHIP_ID,
    TOKEN_BACKS,
    TOKEN_INDEX,
)


@cache
def sign(name: str) -> Markup:
    """The sign of that name; nothing for a name that there is none for."""
    return inline(_drawn(name))


def _drawn(name: str) -> Markup:
    plain = _PLAIN.get(name)
    if plain is not None:
        return plain()
    if name in EQUIPMENT:
        return equipment(EQUIPMENT_INDEX[name], 0.95)
    if name in PIRATE_INDEX:
        return join(_scaled(0.48, use("pirate")), _number(PIRATE_INDEX[name] + 1))
    if name in TOKEN_INDEX:
        back = TOKEN_BACKS[TOKEN_INDEX[name]]
        return _scaled(0.68, token_back(back.area, back.order))
    what, _, rest = name.partition("-")
    if what == "token" and rest.isdigit():
        return treasure(int(rest), 11)
    if what in (SHIP_ID, CREW_ID) and rest in COLOURS:
        return _scaled(0.46 if what == SHIP_ID else 0.56, use(name))
    number, _, area = rest.partition("-")
    if what == "area" and area in AREA_INDEX:
        return area_token(int(number), AREA_HEX[AREA_INDEX[area]])
    return Markup("")


def area_token(number: int, ground: str) -> Markup:
    """The token of an area: a filled square, with a number for eyes that don't tell the colours."""
    return join(
        rect(-9, -9, 18, 18, ground, 4, CHALK, 1.4),
        rect(-10, -10, 20, 20, "none", 5, INK, 0.9),
        text(0, 4.8, str(number), 13, ink_on(ground), weight=800),
    )


def _scaled(scale: float, drawn: Markup) -> Markup:
    return group(drawn, transform=f"scale({num(scale)})")


def _number(number: int) -> Markup:
    return join(circle(7, 6, 6, CHALK, INK, 1), text(7, 10, str(number), 11, INK, weight=800))


def _flag() -> Markup:
    return path("M-8 10V-10M-8-9Q-3-12 2-9T10-9V1Q6 4 1 1T-8 1", "#b5382a", INK, 1.4, stroke_linejoin="round")


_PLAIN: dict[str, Callable[[], Markup]] = {
    "gold": lambda: use("coin", 0, 0, 1.05),
    "chest": lambda: chest(0.85),
    "map": lambda: group(*(map_piece(number) for number in range(1, 5)), transform="scale(.72)"),
    "flag": _flag,
    "first": lambda: ART.draw("first"),
    GALLEON_ID: lambda: use(GALLEON_ID, 0, 0, 0.48),
}
