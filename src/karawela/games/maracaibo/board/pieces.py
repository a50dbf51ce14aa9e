"""The captains' ships and explorers: pieces that travel. Their drawings stand in `<defs>`, one a captain."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.palette import CHALK, INK, SIGNAL, darker, ink_on, lighter
from karawela.draw.pieces import SYMBOLS, badge
from karawela.draw.svg import at, group, join, text, use
from karawela.engine.title import Colour
from karawela.games.maracaibo.board.artwork import ART
from karawela.games.maracaibo.board.places import SMALL
from karawela.games.maracaibo.board.sight import Sight


def ship(colour: Colour, bearded: bool = False) -> Markup:
    """A ship under sail around the origin, about 44 high: colour and symbol on the sail, the letter on the hull."""
    sail, rim = colour.hex, darker(colour.hex, 0.6)
    pennant = SIGNAL if bearded else lighter(sail, 0.35)
    return join(
        ART.draw("ship", sail=sail, jib=lighter(sail, 0.25), pennant=pennant, rim=rim, edge=_edge(colour)),
        icon(SYMBOLS.get(colour.symbol, colour.symbol), -3, -6, 16, colour=ink_on(sail)),
        text(0, 17.5, colour.letter, SMALL, INK, weight=750),
    )


def explorer(colour: Colour) -> Markup:
    """A figure that stands on the origin, about 32 high."""
    return join(
        ART.draw("explorer", coat=colour.hex, rim=darker(colour.hex, 0.6), edge=_edge(colour)),
        text(0, -3, colour.letter, SMALL, INK, weight=750),
    )


def _edge(colour: Colour) -> str:
    """A dark line around a piece; around a black one, a light line."""
    return CHALK if colour.hex == "#222222" else darker(colour.hex, 0.6)


def piece_defs(colours: Sequence[Colour], solo: bool) -> Markup:
    parts = []
    for seat, colour in enumerate(colours):
        parts.append(group(ship(colour, bearded=solo and seat == 1), id=f"a-ship-{seat}"))
        parts.append(group(explorer(colour), id=f"an-explorer-{seat}"))
        parts.append(group(badge(colour, 11.5), id=f"badge-{seat}"))
    return join(*parts)


def draw_ships(sight: Sight) -> Markup:
    """All ships, each where it is."""
    view = sight.view
    parts = []
    for seat, captain in enumerate(view.captains):
        there = view.ships_at(captain.ship)
        x, y = sight.plan.ship_place(sight.sea, captain.ship, there.index(seat), len(there))
        title = sight.words.say("board-ship", name=sight.name(seat), space=sight.sea.ids[captain.ship])
        parts.append(at(x, y, use(f"a-ship-{seat}"), title=title, id=f"ship-{seat}", class_="piece"))
    return join(*parts)


def draw_explorers(sight: Sight) -> Markup:
    """All explorers; on a space that several share they stand side by side."""
    view = sight.view
    parts = []
    for seat, captain in enumerate(view.captains):
        step = sight.box.track[captain.explorer]
        there = [other for other, each in enumerate(view.captains) if each.explorer == captain.explorer]
        x, y = sight.plan.space_place(step.x, step.y)
        x += 15 * (there.index(seat) - (len(there) - 1) / 2)
        title = sight.words.say("board-explorer", name=sight.name(seat))
        parts.append(at(x, y - 6, use(f"an-explorer-{seat}"), title=title, id=f"explorer-{seat}", class_="piece"))
    return join(*parts)
