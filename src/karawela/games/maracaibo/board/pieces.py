"""The captains' ships and explorers: pieces that travel. Their drawings stand in `<defs>`, one a captain."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.palette import CHALK, INK, darker, ink_on, lighter
from karawela.draw.pieces import SYMBOLS, badge
from karawela.draw.svg import at, circle, ellipse, group, join, text, use
from karawela.engine.colours import Colour
from karawela.games.maracaibo.board.places import ship_place, space_place
from karawela.games.maracaibo.board.sight import Table
from karawela.games.maracaibo.board.signs import DARK_WOOD, WOOD, line, shape


def ship(colour: Colour, bearded: bool = False) -> Markup:
    """A ship under sail around the origin, about 44 high: colour and symbol on the sail, the letter on the hull."""
    sail, rim = colour.hex, darker(colour.hex, 0.6)
    return join(
        ellipse(1, 18, 22, 4.6, INK, fill_opacity=0.35),
        line("M-3-22V6", DARK_WOOD, 2.6),
        line("M14-12V6M19 5L26-1", DARK_WOOD, 2),
        shape("M-3-22L-14-20L-3-17Z", "#b5382a" if bearded else lighter(sail, 0.35), INK, 0.9),
        shape("M-17-15H11Q15-4 10 4Q-3 0-17 4Q-13-6-17-15Z", sail, CHALK if colour.hex == "#222222" else rim, 1.4),
        shape("M13-12Q21-6 20 3L13 4Z", lighter(sail, 0.25), rim, 1),
        icon(SYMBOLS.get(colour.symbol, colour.symbol), -3, -6, 16, colour=ink_on(sail)),
        shape("M-21 5H23Q19 18 10 19H-12Q-20 17-21 5Z", WOOD, DARK_WOOD, 1.4),
        line("M-20 8H21", "#e4c07a", 1.6),
        circle(0, 13, 7, CHALK, rim, 1.2),
        text(0, 17, colour.letter, 11.5, INK, weight=750),
    )


def explorer(colour: Colour) -> Markup:
    """A figure that stands on the origin, about 32 high."""
    fill, rim = colour.hex, darker(colour.hex, 0.6)
    edge = CHALK if colour.hex == "#222222" else rim
    return join(
        ellipse(1, 0, 11, 3.4, INK, fill_opacity=0.4),
        shape("M-10 0Q-10-15 0-16Q10-15 10 0Q0 3-10 0Z", fill, edge, 1.3),
        circle(0, -20, 5.6, "#e0b088", rim, 1),
        shape("M-10-21Q0-26 10-21Q5-20 5-23Q0-31-5-23Q-5-20-10-21Z", fill, edge, 1.1),
        circle(0, -7, 6.2, CHALK, rim, 0.9),
        text(0, -3, colour.letter, 11, INK, weight=750),
    )


def piece_defs(colours: Sequence[Colour], solo: bool) -> Markup:
    parts = []
    for seat, colour in enumerate(colours):
        parts.append(group(ship(colour, bearded=solo and seat == 1), id=f"a-ship-{seat}"))
        parts.append(group(explorer(colour), id=f"an-explorer-{seat}"))
        parts.append(group(badge(colour, 11.5), id=f"badge-{seat}"))
    return join(*parts)


def draw_ships(table: Table) -> Markup:
    """All ships, each where it is."""
    view = table.view
    parts = []
    for seat, captain in enumerate(view.captains):
        there = view.ships_at(captain.ship)
        x, y = ship_place(table.sea, captain.ship, there.index(seat), len(there))
        where = table.words.name(table.sea.ids[captain.ship]) if captain.ship >= 27 else ""
        title = table.words.say("board-ship", name=table.name(seat)) + (f" {where}" if where else "")
        parts.append(at(x, y, use(f"a-ship-{seat}"), title=title, id=f"ship-{seat}", class_="piece"))
    return join(*parts)


def draw_explorers(table: Table) -> Markup:
    """All explorers; on a space that several share they stand side by side."""
    view = table.view
    parts = []
    for seat, captain in enumerate(view.captains):
        step = table.box.track[captain.explorer]
        there = [other for other, each in enumerate(view.captains) if each.explorer == captain.explorer]
        x, y = space_place(step.x, step.y)
        x += 15 * (there.index(seat) - (len(there) - 1) / 2)
        title = table.words.say("board-explorer", name=table.name(seat))
        parts.append(at(x, y - 6, use(f"an-explorer-{seat}"), title=title, id=f"explorer-{seat}", class_="piece"))
    return join(*parts)
