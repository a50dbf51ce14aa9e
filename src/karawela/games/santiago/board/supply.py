"""The wharf: the general supply of goods, and the endless pesos and points."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, PAPER, darker
from karawela.draw.svg import at, circle, group, halo_box, heading, join, rect, text
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import ART, good
from karawela.games.santiago.board.places import BANK_AT, SUPPLY_X, SUPPLY_Y, Plan
from karawela.games.santiago.data.components import GOODS
from karawela.games.santiago.state import Santiago
from karawela.words import Words


def draw_supply(view: Santiago, acts: Acts, plan: Plan) -> Markup:
    """Six stacks of goods on the wharf with their numbers; pesos and points never run out."""
    words = acts.words
    parts = [_wharf(words.say("supply"))]
    for which, name in enumerate(GOODS):
        left = view.supply[which]
        body = stack(name, left, words.name(name), plan.small - 0.5)
        parts.append(
            acts.thing(
                [("pablo_take", name)],
                halo_box(-28, -36, 56, 94, 9),
                body,
                title=words.say("supply-of", good=name, n=left),
                transform=f"translate({SUPPLY_X[which]} {SUPPLY_Y})",
                id=f"supply-{name}",
                data_thing=name,
            )
        )
    parts.append(_bank(words, plan.small))
    return at(0, -plan.harbour_up, *parts) if plan.harbour_up else join(*parts)


@cache
def stack(name: str, left: int, label: str, small: float) -> Markup:
    """A good with its number and its name."""
    return join(
        rect(-25, -33, 50, 88, "#fff6e0", 7, "#7b5c2a", 1, fill_opacity=0.94),
        group(_pile(name, left), opacity=0.35 if left == 0 else None),
        circle(0, 24, 11.5, INK if left else "#7d2a20"),
        text(0, 29.2, str(left), 15, CHALK, weight=700),
        text(0, 49, label, small, INK),
    )


@cache
def _pile(name: str, left: int) -> Markup:
    """A heap that shrinks: one, two or three of the good."""
    if left >= 5:
        return join(good(name, -9, -3, 22), good(name, 9, -3, 22), good(name, 0, -14, 22))
    if left >= 2:
        return join(good(name, -8, -6, 24), good(name, 8, -6, 24))
    return good(name, 0, -8, 30)


@cache
def _wharf(words: str) -> Markup:
    return group(
        ART.draw("wharf"),
        at(185, 645, rect(-78, -14, 156, 25, PAPER, 4, "#7b5c2a", 1.2), heading(0, 4.5, words, 16.5)),
        class_="still",
    )


@cache
def _bank(words: Words, small: float) -> Markup:
    """The endless chest of pesos and points."""
    x, y = BANK_AT
    return at(
        x,
        y,
        rect(-36, -28, 72, 58, PAPER, 7, "#7b5c2a", 1.2),
        good("peso", -17, 6, 24),
        good("peso", -17, 0, 24),
        good("peso", -17, -6, 24),
        good("vp", 17, 4, 24),
        good("vp", 17, -4, 24),
        text(0, 26, "∞", small, darker(PAPER, 0.85), weight=700),
        title=f"{words.say('pesos')}, {words.say('vp')}: ∞",
        class_="still",
    )
