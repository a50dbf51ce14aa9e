"""The sea that never changes: water, shoals under the cards, the harbour at the left, islands, Gulf and Maracaibo."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.svg import at, group, heading, join, path, rect, use
from karawela.effects.tree import Effect
from karawela.games.maracaibo.board.artwork import ART
from karawela.games.maracaibo.board.effects import effect_tokens, fitting, row
from karawela.games.maracaibo.board.places import (
    BAY,
    CARD_HEIGHT,
    EDGE,
    PORT,
    ROW,
    SEA,
    START_WIDTH,
    card_width,
    corner,
)
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.sea import CELLS, Sea
from karawela.games.maracaibo.words.telling import tell_effects

SAND, SAND_RIM = "#ecd7a2", "#8a6a35"
GOLD_LINE = "#d9a441"


def draw_sea(sight: Sight) -> Markup:
    """Water, shoals and islands of the layout, the harbour where ships begin."""
    sea, words = sight.sea, sight.words
    left, top, width, height = SEA
    return group(
        at(left, top, ART.draw("sea")),
        *_shoals(sea),
        _harbour(words.say("board-start")),
        *(_island(sea, kind) for kind in range(3)),
        rect(left, top, width, height, "none", 10, GOLD_LINE, 2.4),
        rect(left + 3.5, top + 3.5, width - 7, height - 7, "none", 7, "#0a2f38", 1.2),
    )


def _shoals(sea: Sea) -> list[Markup]:
    """Light water around every card, growing together."""
    width = card_width(sea)
    corners = [corner(sea, sea.column[cell], sea.row[cell]) for cell in range(CELLS)]
    cells = "".join(f"M{x - 2:g} {y - 2:g}h{width + 4:g}v{CARD_HEIGHT + 4}h-{width + 4:g}Z" for x, y in corners)
    isles = "".join(
        f"M{x:g} {y:g}h{width:g}v{ROW + CARD_HEIGHT:g}h-{width:g}Z"
        for x, y in (corner(sea, *place) for place in sea.islands)
    )
    return [
        path(cells + isles, "#2f9a9a", "#2f9a9a", 20, stroke_linejoin="round", opacity=0.45),
        path(cells, "#59b9ab", "#59b9ab", 9, stroke_linejoin="round", opacity=0.5),
    ]


def _harbour(label: str) -> Markup:
    """A quay with a jetty; ships lie before it."""
    left, top, _, height = SEA
    return at(
        left,
        top,
        ART.draw("harbour"),
        group(
            heading(0, 0, label, 17, "#ffe9b0", halo="#0c4a58"),
            transform=f"translate({START_WIDTH - 3} {height - 74}) rotate(-90)",
        ),
    )


def _island(sea: Sea, kind: int) -> Markup:
    """An island tile: beach, jungle, and the column for its cubes."""
    x, y = corner(sea, *sea.islands[kind])
    width, height = card_width(sea), ROW + CARD_HEIGHT
    coast = (
        f"M8 14Q{width * 0.3:g}-4 {width * 0.62:g} 4T{width - 3:g} 34Q{width + 4:g} {height * 0.3:g} {width - 4:g} "
        f"{height * 0.5:g}T{width - 5:g} {height - 24:g}Q{width * 0.7:g} {height + 5:g} {width * 0.36:g} {height - 4:g}"
        f"T3 {height - 36:g}Q-5 {height * 0.66:g} 4 {height * 0.45:g}T8 14Z"
    )
    return at(
        x,
        y,
        path(coast, INK, transform="translate(3 4)", fill_opacity=0.3),
        path(coast, SAND, "#f8eecb", 5),
        path(coast, SAND, SAND_RIM, 1.4),
        ART.draw("island", hill=("#6aa552", "#3f8a52", "#5f9f86")[kind]),
    )


# ------------------------------------------------------------------ Maracaibo and the Gulf


def draw_ports(sight: Sight) -> Markup:
    """The two spaces beyond the cards."""
    return join(_maracaibo(sight), _gulf(sight))


def _maracaibo(sight: Sight) -> Markup:
    """A fort over the bay at dusk."""
    left, top, width, height = PORT
    points = tuple(effect_tokens(sight.box.maracaibo))
    return at(
        left,
        top,
        ART.draw("maracaibo"),
        rect(0, 0, width, height, "none", 9, GOLD_LINE, 2.4),
        rect(3, 4, width - 6, 23, "#f3e7cf", 5, "#5a3a14", 1.2),
        heading(width / 2, 21, sight.words.name("maracaibo"), 16.5),
        at(width / 2, 130, _plate(44), at(-17, 0, row(points, 1.15)), use("sign-upgrade", 22, 0, 1.0)),
        title=maracaibo_about(sight),
    )


def maracaibo_about(sight: Sight) -> str:
    """What a ship finds there."""
    return sight.words.say("board-maracaibo", what=tell_effects(sight.words, sight.box.maracaibo))


def gulf_about(sight: Sight) -> str:
    """What can be done in the Gulf."""
    return sight.words.say("board-gulf-about", what=tell_effects(sight.words, sight.box.gulf))


def _plate(half: float) -> Markup:
    return rect(-half, -14, 2 * half, 28, "#fff8e6", 7, "#5a3a14", 1.2)


def gulf_plates(sight: Sight) -> list[tuple[str, Effect | None, float]]:
    """What stands on the Gulf's plates, from the top: the ship upgrade, then its offers by name; with their height."""
    sides = [side for offer in sight.box.gulf.offers for side in offer]
    plates: list[tuple[str, Effect | None, float]] = [("", None, 122)]
    return plates + [(side.name, side, 150 + 27 * n) for n, side in enumerate(sides)]


def _gulf(sight: Sight) -> Markup:
    left, top, width, height = BAY
    parts = []
    for _, effects, y in gulf_plates(sight):
        tokens = tuple(effect_tokens(effects)) if effects else ()
        body = row(tokens, fitting(tokens, 80, 1.0)) if tokens else use("sign-upgrade", 0, 0, 0.95)
        parts.append(at(width / 2, y, rect(-42, -12, 84, 24, "#fff8e6", 7, "#5a3a14", 1.2), body))
    return at(
        left,
        top,
        ART.draw("gulf"),
        *parts,
        rect(0, 0, width, height, "none", 9, GOLD_LINE, 2.4),
        rect(3, 4, width - 6, 23, "#f3e7cf", 5, "#5a3a14", 1.2),
        heading(width / 2, 21, sight.words.say("board-gulf"), 16.5),
        title=gulf_about(sight),
    )


@cache
def ground(width: float, height: float) -> Markup:
    """The sight that everything lies on."""
    return join(
        rect(0, 0, width, height, "#2a1a10"),
        *(
            path(
                f"M0 {y}q{width / 4:g}-9 {width / 2:g} 0t{width / 2:g} 0",
                stroke="#4a3120",
                width=1.2,
                stroke_opacity=0.7,
            )
            for y in range(40, int(height), 46)
        ),
        rect(EDGE / 2, EDGE / 2, width - EDGE, height - EDGE, "none", 12, "#5a3d22", 2),
    )
