"""Single things of Santiago, large for their large forms and small for lines of text. Each refers to nothing outside
itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.palette import CHALK, INK, PAPER
from karawela.draw.pieces import flag, pawn, ship, star, token
from karawela.draw.svg import at, circle, ellipse, group, heading, join, path, rect, text
from karawela.engine.title import PLAYER_COLOURS
from karawela.games.santiago.board.drawings import ART, car, good_inline, scaled
from karawela.games.santiago.board.formulas import effect_of, formula
from karawela.games.santiago.board.goods import blossom, good_die
from karawela.games.santiago.data.components import (
    BUILDING_INDEX,
    BUILDINGS,
    CAR,
    CUBAN_INDEX,
    FACES,
    FLOWER_OF,
    FLOWERS,
    GOOD_INDEX,
    LAYOUTS,
    NO_FLOWER,
    ORDINARY,
    OWNER_TOKEN,
    PESO_COIN,
    PLAYER_PAWN,
    PORT_STOP,
    SHIP,
    SHIP_TRACK,
    SHIPS,
    VALUE_MARKER,
    VICTORY_POINT,
)
from karawela.games.santiago.data.read_components import ROWS
from karawela.words import Words

_LAND, _SEA, _SKY = "#f0dcae", "#1f6f80", "#cfe6e6"
_FLAGS = ("2", "3", "4", "")


# ------------------------------------------------------------------ signs


@cache
def sign(name: str) -> Markup:
    """A good, a coin, a token or the sign of a building, in 24 by 24 around the origin."""
    if name in BUILDING_INDEX:
        return icon(f"game-icons:{ROWS['building'][BUILDING_INDEX[name]].icon}", 0, 0, 22)
    drawn = _SIGNS.get(name)
    return drawn() if drawn is not None else good_inline(name)


_SIGNS: Final[dict[str, Callable[[], Markup]]] = {
    "token": lambda: join(circle(0, 0, 10, "#d9b06a", INK, 1.4), good_inline("house", 15)),
    "car": lambda: at(0, 2, scaled(car(), 0.28)),
    "die": lambda: rect(-9, -9, 18, 18, CHALK, 4, INK, 1.6),
    "passed": lambda: path("M-6 9V-9H-5L8-4L-5 1V9Z", INK),
}


# ------------------------------------------------------------------ large


def face(words: Words, thing: str) -> Markup | None:
    """A component in 300 by 200; None for what there is not."""
    if thing in BUILDING_INDEX:
        return _building(BUILDING_INDEX[thing])
    if thing in CUBAN_INDEX:
        return _cuban(CUBAN_INDEX[thing], words)
    if thing in GOOD_INDEX:
        return _good(GOOD_INDEX[thing])
    if thing in FLOWERS:
        return _flower(FLOWERS.index(thing), words.name(thing, "letter"))
    if thing in LAYOUTS:
        return _houses()
    drawn = _PIECES.get(thing)
    return drawn(words) if drawn is not None else None


def _ground(sea: bool = False) -> Markup:
    """Sky over hills, and the land or the sea below them."""
    return join(
        rect(0, 0, 300, 200, _SKY),
        path("M0 96C40 70 84 92 130 78S230 96 300 74V150H0Z", "#a9c3bd"),
        path("M0 118C60 96 110 116 170 104S260 112 300 100V160H0Z", "#b9c996"),
        rect(0, 136, 300, 64, _SEA if sea else _LAND),
    )


def _plaque(signs: tuple[str, ...]) -> Markup:
    """What a thing does, in signs, along the foot."""
    return join(
        rect(50, 158, 200, 37, PAPER, 7, "#7b5c2a", 1.5),
        at(150, 177, formula(signs, 27, 4, inline=True)),
    )


@cache
def _building(building: int) -> Markup:
    house = group(ART.draw(BUILDINGS[building]), transform="translate(84 152) scale(1.38)")
    return join(
        _ground(), ellipse(150, 152, 92, 7, INK, fill_opacity=0.18), house, _plaque(effect_of("building", building))
    )


@cache
def _cuban(cuban: int, words: Words) -> Markup:
    row = ROWS["cuban"][cuban]
    flower = FLOWER_OF[cuban]
    mark = ""
    if flower != NO_FLOWER:
        head = scaled(blossom(flower, 13.5, words.name(FLOWERS[flower], "letter")), 2.2)
        mark = at(252, 44, head)
    return join(
        rect(0, 0, 300, 200, row.backdrop),
        path("M0 152H300V200H0Z", _LAND),
        group(ART.draw(row.id), transform="translate(150 153) scale(2.3)"),
        mark,
        _plaque(effect_of("cuban", cuban)),
    )


@cache
def _good(which: int) -> Markup:
    name = ROWS["good"][which].id
    parts = [rect(0, 0, 300, 200, "#fbf2dd"), path("M0 150H300V200H0Z", "#a67a48")]
    if which >= ORDINARY:
        return join(*parts, at(150, 96, good_inline(name, 150)))
    parts.append(at(80, 92, good_inline(name, 120)))
    for place, value in enumerate(FACES[which]):
        x, y = 178 + 44 * (place % 3), 72 + 46 * (place // 3)
        parts.append(at(x, y, good_die(which, value, 38, inline=True)))
    return join(*parts)


@cache
def _flower(which: int, letter: str) -> Markup:
    houses = [
        group(ART.draw(BUILDINGS[3 * which + place]), transform=f"translate({22 + 90 * place} 190) scale(.8)")
        for place in range(3)
    ]
    return join(_ground(), *houses, at(150, 52, scaled(blossom(which, 13.5, letter), 3.2)))


@cache
def _houses() -> Markup:
    shown = [
        group(ART.draw(name), transform=f"translate({6 + 72 * place} 160) scale(.75)")
        for place, name in enumerate(BUILDINGS[:4])
    ]
    return join(_ground(), *shown)


# ------------------------------------------------------------------ pieces


def _old_car(words: Words) -> Markup:
    return join(
        _ground(),
        rect(0, 128, 300, 56, "#9a9287"),
        path("M0 156H300", stroke="#fbf3dc", width=4, stroke_dasharray="22 18"),
        at(150, 128, ellipse(4, 36, 106, 12, INK, fill_opacity=0.35), scaled(car(), 2.5)),
    )


def _cargo_ship(words: Words) -> Markup:
    dice = [
        at(86 + 44 * place, 88, good_die(which, value, 36, inline=True))
        for place, (which, value) in enumerate(((0, 2), (1, 4), (3, 1), (4, 0)))
    ]
    return join(_ground(sea=True), group(ART.draw("schooner"), transform="translate(-232 -305) scale(.58)"), *dice)


def flags_and_marker(marker: int) -> Markup:
    """The four flags, 240 wide around the origin, with the value marker under one of them."""
    parts = [rect(-118, 34, 236, 44, "#0c3340", 22, PAPER, 1)]
    for place, number in enumerate(_FLAGS):
        x = -90 + 60 * place
        parts.append(at(x - 24, -26, flag(48, 36, number, CHALK, chequered=not number)))
        parts.append(circle(x, 56, 4, PAPER, fill_opacity=0.7))
    parts.append(at(-90 + 60 * (marker - 2), 56, scaled(ART.draw("marker"), 1.4)))
    return join(*parts)


def _value_marker(words: Words) -> Markup:
    return join(rect(0, 0, 300, 200, _SEA), at(150, 80, flags_and_marker(3)))


def berths(gone: int) -> Markup:
    """The ship track, 280 wide around the origin; so many ships have left, and the next is in port."""
    parts = [rect(-142, -34, 284, 68, "#5a3a1e", 9, "#2b1a0d", 1.4)]
    for number in range(1, SHIPS + 1):
        x = -117 + 39 * (number - 1)
        parts.append(rect(x - 17, -28, 34, 56, "#b9cfd0" if number <= gone else PAPER, 6, "#5a3a1e", 1.2))
        if number <= gone:
            parts.append(path(f"M{x - 9} -8l6 7 12-14", stroke="#2c5a4a", width=4))
        parts.append(text(x, 22, str(number), 15, INK, weight=700))
    parts.append(at(-117 + 39 * min(gone, SHIPS - 1), -8, ship(34)))
    return join(*parts)


def _ship_track(words: Words) -> Markup:
    return join(rect(0, 0, 300, 200, _SEA), at(150, 100, berths(2)))


def _port_stop(words: Words) -> Markup:
    return join(
        _ground(sea=True),
        rect(0, 96, 300, 44, "#9a9287"),
        at(150, 118, star(34, "#f6c945")),
        at(
            150,
            172,
            path("M-62-18H62L74 0L62 18H-62L-74 0Z", "#2f6f7d", PAPER, 2),
            heading(0, 9, words.say("port"), 28, PAPER),
        ),
    )


def _player_pawn(words: Words) -> Markup:
    pawns = [at(60 + 60 * place, 170, pawn(colour, 92)) for place, colour in enumerate(PLAYER_COLOURS[:4])]
    return join(_ground(), *pawns)


def _owner_token(words: Words) -> Markup:
    house = group(ART.draw(BUILDINGS[0]), transform="translate(78 170) scale(1.5)")
    return join(_ground(), house, at(96, 66, scaled(token(PLAYER_COLOURS[0], 12), 2.2)))


def _peso_coin(words: Words) -> Markup:
    return join(
        rect(0, 0, 300, 200, "#fbf2dd"), *(at(100 + 50 * n, 112 - 12 * n, good_inline("peso", 100)) for n in range(3))
    )


def _victory_point(words: Words) -> Markup:
    return join(rect(0, 0, 300, 200, "#fbf2dd"), at(150, 100, good_inline("vp", 140)))


_PIECES: Final[dict[str, Callable[[Words], Markup]]] = {
    CAR: _old_car,
    SHIP: _cargo_ship,
    VALUE_MARKER: _value_marker,
    SHIP_TRACK: _ship_track,
    PORT_STOP: _port_stop,
    PLAYER_PAWN: _player_pawn,
    OWNER_TOKEN: _owner_token,
    PESO_COIN: _peso_coin,
    VICTORY_POINT: _victory_point,
}
