"""Pictures for the page that tells how to play, made of the title's own pieces: the aim, a turn, the end."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from karawela.draw.palette import INK, SIGNAL
from karawela.draw.svg import TEXT_FACE, at, circle, el, group, join, num, path, rect, use
from karawela.games.tiny_epic.board.artwork import ART, inlined
from karawela.games.tiny_epic.board.features import map_card
from karawela.games.tiny_epic.board.large_pieces import island
from karawela.games.tiny_epic.board.names import BURIAL
from karawela.games.tiny_epic.board.pieces import PARCHMENT, captain_pawn, chest, coin, deckhand, lantern, pirate_ship
from karawela.games.tiny_epic.data.box import standard_box
from karawela.games.tiny_epic.data.choices import COLOURS, ORDERS

if TYPE_CHECKING:
    from karawela.words import Words

_WIDTH, _HEIGHT = 480, 200
_LIGHT: Final = "#fff1bd"


def _document(words: Words, label: str, *body: Markup) -> str:
    """A whole picture on the sea at night, that refers to nothing outside itself."""
    ground = join(
        el("defs", ART.draw("lights")),
        rect(0, 0, _WIDTH, _HEIGHT, "#0b1f2e", 12),
        group(ART.draw("waves"), transform="scale(4.8 2)", opacity=0.7),
    )
    return str(
        el(
            "svg",
            inlined(join(ground, *body)),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
            role="img",
            aria_label=words.say(label),
            font_family=TEXT_FACE,
        )
    )


def _scaled(body: str, scale: float, x: float, y: float) -> Markup:
    return group(body, transform=f"translate({num(x)} {num(y)}) scale({scale:g})")


def _way(d: str) -> Markup:
    return path(d, stroke=_LIGHT, width=4.5, stroke_dasharray="1 10", stroke_linecap="round")


def an_aim(words: Words) -> str:
    """A ship, Gold for the burial, and a chest that goes under the X."""
    box, red = standard_box(), COLOURS[1]
    price = min(card.burial for card in box.map if card.burial)
    coins = [at(156 + 18 * (step % 4), 166 - 10 * (step // 4), coin("", 15)) for step in range(8)]
    return _document(
        words,
        "picture-aim",
        island(352, 108, 6.6, 6.2),
        _scaled(use(f"sign-{BURIAL}"), 4, 372, 92),
        at(410, 126, coin(str(price), 19)),
        _scaled(pirate_ship(red, True), 2.4, 74, 112),
        _scaled(lantern(90), 1, 184, 76),
        _scaled(chest(red), 3.8, 184, 74),
        *coins,
        _way("M238 60Q276 24 322 44"),
        path("M342 60L318 52L330 36Z", _LIGHT),
    )


def a_turn(words: Words) -> str:
    """The captain goes on to another order, past one that a deckhand pays for; then the ship sails two cards."""
    cards = [card for card in standard_box().map if not card.cursed][1:4]
    side, blue = 86.0, COLOURS[0]
    sea = [at(204 + 91 * step, 16 + 41 * step, map_card(card, side)) for step, card in enumerate(cards)]
    return _document(
        words,
        "picture-turn",
        _scaled(_wheel(), 1, 98, 102),
        _scaled(group(captain_pawn(blue), opacity=0.45), 1.1, *_spot(-0.2, 84)),
        _scaled(deckhand(blue), 0.95, *_spot(1, 31)),
        _scaled(captain_pawn(blue), 1.25, *_spot(1.72, 84)),
        *sea,
        _way("M262 66Q310 62 334 94T408 138"),
        path("M426 148L402 147L412 129Z", _LIGHT),
        _scaled(lantern(56), 1, 244, 64),
        _scaled(pirate_ship(blue), 0.92, 244, 64),
    )


def _spot(space: float, far: float) -> tuple[float, float]:
    """A place on the wheel of the picture."""
    return 98 + far * sin(space * pi / 3), 102 - far * cos(space * pi / 3)


def _wheel() -> Markup:
    """Six orders around the hub, and the ship line before the first space."""
    spokes, parts = [], []
    for space, order in enumerate((ORDERS[-1], *ORDERS[:-1])):
        a, b = space * pi / 3, (space + 0.5) * pi / 3
        spokes.append(f"M{num(12 * sin(b))} {num(-12 * cos(b))}L{num(84 * sin(b))} {num(-84 * cos(b))}")
        x, y = 58 * sin(a), -58 * cos(a)
        parts.append(at(x, y, circle(0, 0, 17, "#fff8e6", "#6d5125", 1.3), use(f"sign-{order}", 0, 0, 1.12)))
    line = f"M{num(12 * sin(-pi / 6))} {num(-12 * cos(pi / 6))}L{num(92 * sin(-pi / 6))} {num(-92 * cos(pi / 6))}"
    return join(
        circle(0, 0, 86, "#c9ad78", "#3a2817", 4),
        circle(0, 0, 82, PARCHMENT, "#8a6a35", 1.2),
        path("".join(spokes), stroke="#a5854c", width=1.6),
        path(line, stroke="#fff6df", width=8),
        path(line, stroke=SIGNAL, width=4.6, stroke_dasharray="10 4"),
        *parts,
        circle(0, 0, 12, "#7b5a2e", "#3a2817", 1.6),
        path("M22-22A34 34 0 0 1 32 10", stroke=INK, width=2.6, stroke_dasharray="1 5", stroke_linecap="round"),
    )


def an_end(words: Words) -> str:
    """Three chests of one colour, each on an island of its own."""
    yellow, parts = COLOURS[2], []
    for x, y in ((92, 74), (244, 118), (396, 70)):
        parts += [_scaled(lantern(96), 1, x, y), island(x, y, 4.2, 4)]
        parts += [_scaled(use(f"sign-{BURIAL}"), 1.7, x - 36, y + 16), _scaled(chest(yellow), 3, x + 12, y - 4)]
    return _document(
        words,
        "picture-end",
        *parts,
        _way("M30 150Q110 204 236 184T392 178"),
        _scaled(pirate_ship(yellow, True), 1.5, 428, 160),
    )
