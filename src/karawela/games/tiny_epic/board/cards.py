"""Cards from their upper left corner: crew, skeletons, captains, merchants. What they do in words stands in their large
form; the strongest signs are here."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, darker, mix
from karawela.draw.pieces import die
from karawela.draw.svg import at, circle, el, group, join, path, rect, shorten, text, text_width, use, wrap
from karawela.games.tiny_epic.board.artwork import picture_of
from karawela.games.tiny_epic.board.effects import Token, bonus_tokens, captain_tokens, fitting, row
from karawela.games.tiny_epic.board.names import GOLD
from karawela.games.tiny_epic.board.pieces import BONE, PARCHMENT, VIOLET, coin, crate, merchant_ship
from karawela.games.tiny_epic.board.places import SMALL
from karawela.games.tiny_epic.data.box import Captain, CrewCard, MerchantCard
from karawela.games.tiny_epic.data.choices import COLOURS, NONE

_HEX: Final = {colour.id: colour.hex for colour in COLOURS}
_NARROWEST: Final = 0.72
"""A long word is set narrower, down to this share, before it is cut."""
_WOOD, _BONES = "#5d4324", "#4a3670"
_STRIP: Final = 25.0
"""The height of trigger and bonus."""


def captain_hex(captain: Captain) -> str:
    """The colour of a captain."""
    return _HEX[captain.colour]


# ------------------------------------------------------------------ parts of cards


def label(x: float, y: float, words: str, width: float, fill: str = INK, size: float = SMALL) -> Markup:
    """A line in the middle of so much room: set narrower if it is a little too long, cut if it is much too long."""
    if text_width(words, size, bold=True) <= width:
        return text(x, y, words, size, fill, weight=700)
    kept = shorten(words, size, width / _NARROWEST, bold=True)
    return text(x, y, kept, size, fill, weight=700, textLength=width, lengthAdjust="spacingAndGlyphs")


def name_lines(name: str, width: float) -> tuple[str, ...]:
    """The name in one line, or in two."""
    lines = wrap(name, SMALL, width / 0.86, bold=True)
    return lines if len(lines) < 3 else (lines[0], " ".join(lines[1:]))


def portrait(picture: str, x: float, y: float, width: float, height: float, cursed: bool) -> Markup:
    """Somebody in the light of a lantern, or in that of the dead."""
    return join(
        rect(x, y, width, height, "url(#te-ghostly)" if cursed else "url(#te-night)", 4),
        el(
            "svg",
            use(f"pic-{picture}"),
            x=x,
            y=y,
            width=width,
            height=height,
            viewBox="-30 -36 60 62.6",
            preserveAspectRatio="xMidYMax meet",
        ),
    )


@cache
def symbol_die(face: int, size: float) -> Markup:
    """A dice symbol: a small die; 0 is a hit that needs no die."""
    if face == 0:
        return use("sign-hit", 0, 0, round(size / 20, 3))
    return die(face, size)


@cache
def faces_that_hit(damage: tuple[int, ...], hits: int) -> tuple[int, ...]:
    """Each as often as it is on the card; 0 for what hits without a die."""
    return tuple(face for face, n in enumerate(damage, 1) for _ in range(n)) + (0,) * hits


@cache
def dice_symbols(damage: tuple[int, ...], hits: int, size: float, down: bool = False) -> Markup:
    """The symbols side by side around the origin, or from it downwards."""
    faces, step = faces_that_hit(damage, hits), size + 3
    if down:
        return join(*(at(0, step * place, symbol_die(face, size)) for place, face in enumerate(faces)))
    left = -step * (len(faces) - 1) / 2
    return join(*(at(left + step * place, 0, symbol_die(face, size)) for place, face in enumerate(faces)))


def strip(tokens: tuple[Token, ...], x: float, y: float, width: float, height: float, cursed: bool) -> Markup:
    """What triggers a card and what it then does."""
    ground, rim = ("#d9d0e4", _BONES) if cursed else ("#f7ecd2", "#a5854c")
    return join(
        rect(x, y, width, height, ground, 4, rim, 0.9),
        at(x + width / 2, y + height / 2, row(tokens, fitting(tokens, width - 5, min(1.0, (height - 3) / 22)))),
    )


def _frame(width: float, height: float, fill: str, rim: str, line: float = 2) -> Markup:
    return join(
        rect(1.5, 2.5, width, height, "#050d14", 7, fill_opacity=0.4),
        rect(0, 0, width, height, fill, 7, rim, line),
    )


# ------------------------------------------------------------------ crew


@cache
def crew_card(card: CrewCard, name: str, width: float, height: float) -> Markup:
    """A card for hire: dice symbols beside the portrait, the name, trigger and bonus."""
    bones = card.skeleton
    lines = name_lines(name, width - 8)
    band = 4 + 13.6 * len(lines)
    low = height - _STRIP - 4
    fill, ink = (_BONES, BONE) if bones else (_WOOD, CHALK)
    size = min(19.0, (low - band - 8) / 2 - 3)
    return join(
        _frame(width, height, BONE if bones else PARCHMENT, VIOLET if bones else "#3a2817"),
        portrait(picture_of(card.id, bones), 3, 3, width - 6, low - band - 2, bones),
        at(size / 2 + 6, size / 2 + 7, dice_symbols(card.damage, card.hits, size, down=True)),
        rect(1, low - band + 1, width - 2, band, fill),
        *(label(width / 2, low - band + 13.2 + 13.6 * at_, line, width - 8, ink) for at_, line in enumerate(lines)),
        strip(bonus_tokens(card), 3, low + 3, width - 6, _STRIP - 2, bones),
    )


@cache
def crew_chip(card: CrewCard, width: float, height: float) -> Markup:
    """A card of somebody's crew: without its name."""
    bones, size = card.skeleton, min(18.0, height / 5)
    low = height - 23
    return join(
        _frame(width, height, BONE if bones else PARCHMENT, VIOLET if bones else "#3a2817", 1.6),
        portrait(picture_of(card.id, bones), 3, 3, width - 6, low - 5, bones),
        at(size / 2 + 5, size / 2 + 5, dice_symbols(card.damage, card.hits, size, down=True)),
        strip(bonus_tokens(card), 2.5, low, width - 5, 20.5, bones),
    )


@cache
def captain_card(captain: Captain, side: int, cursed: bool, width: float, height: float) -> Markup:
    """A captain in the frame of the own colour; a cursed one in a frame of bone."""
    hue, size = captain_hex(captain), min(18.0, height / 5.4)
    low = height - 23
    frame = join(
        _frame(width, height, BONE if cursed else hue, VIOLET if cursed else darker(hue, 0.5), 2),
        rect(1.8, 1.8, width - 3.6, height - 3.6, "none", 5.6, hue, 1.8) if cursed else "",
    )
    symbols = dice_symbols(captain.sides[side].damage, 0, size, down=True)
    return join(
        frame,
        portrait(picture_of(captain.id, cursed, "cursed-"), 3.4, 3.4, width - 6.8, low - 5.4, cursed),
        at(size / 2 + 5.4, size / 2 + 5.6, symbols),
        strip(captain_tokens(captain, side), 3, low, width - 6, 20, cursed),
    )


@cache
def card_back(width: float, height: float, bones: bool) -> Markup:
    """A deck, face down: a wheel in the night, or a skull."""
    fill, line, rim = ("#3a2a55", "#8f7ab8", "#150c26") if bones else ("#17384c", "#b08d57", "#0a1822")
    middle, r = (width / 2, height * 0.42), min(width, height) * 0.34
    spokes = "".join(f"M{x * 0.3:.1f} {y * 0.3:.1f}L{x:.1f} {y:.1f}" for x, y in _spokes(r * 1.12))
    sign = use("sign-skeleton" if bones else "sign-wheel", 0, 0, round(r / 14, 3))
    return join(
        rect(3, 4, width, height, "#050d14", 7, fill_opacity=0.5),
        rect(1.5, 2, width, height, mix(fill, "#000000", 0.3), 7, rim, 1),
        rect(0, 0, width, height, fill, 7, rim, 1.6),
        rect(4, 4, width - 8, height - 8, "none", 5, line, 1.2),
        at(*middle, path(spokes, stroke=line, width=2), circle(0, 0, r, "none", line, 2), circle(0, 0, r * 0.72, fill)),
        at(*middle, sign),
    )


def _spokes(r: float) -> tuple[tuple[float, float], ...]:
    d = r * 0.707
    return ((0, -r), (d, -d), (r, 0), (d, d), (0, r), (-d, d), (-r, 0), (-d, -d))


# ------------------------------------------------------------------ merchants


@cache
def merchant_card(card: MerchantCard, number: int, good: int, seats: int, width: float, height: float) -> Markup:
    """The merchant ship and its crate; what sinks it, what that brings; the laurel is faint if it brings no legend."""
    low, k = height / 2, min(1.1, height / 60)
    ship = at(27 * k, low + 4, group(merchant_ship(number), transform=f"scale({k:.3g})"))
    load = at(27 * k + 15, height - 14, crate(good, 22)) if good != NONE else ""
    left = 27 * k + 28
    pitch = (width - left - 4) / 3
    shield = join(use("sign-strength", 0, 0, 1.24), text(0, 5.2, str(card.strength), 17, CHALK, weight=800))
    gains = card.legend >= seats
    laurel = group(use("sign-legend", 0, 0, 1.12), opacity=None if gains else 0.28)
    crossed = "" if gains else path("M-11 11L11-11", stroke="#8f1d12", width=2.4, stroke_linecap="round")
    stays = use("sign-round", 0, 18, 0.62) if card.stays else ""
    return join(
        _frame(width, height, PARCHMENT, "#6d4a1c"),
        rect(3, 3, left - 8, height - 6, "url(#te-sea)", 5),
        ship,
        load,
        at(left + pitch * 0.5, low, shield),
        at(left + pitch * 1.5, low, coin(str(card.gold), 13.5) if card.gold else use(f"sign-{GOLD}")),
        at(left + pitch * 2.5, low, laurel, crossed),
        at(left + pitch * 2.5, low, stays),
    )
