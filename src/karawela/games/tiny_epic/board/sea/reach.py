"""Where one can sail, by one click on the goal, what could be done there, what waits; and cards that are chosen."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.palette import SIGNAL
from karawela.draw.svg import at, group, halo_box, join, num, path, rect, text, text_width, use
from karawela.engine.ask import Move
from karawela.games.tiny_epic.board.names import SHIPS
from karawela.games.tiny_epic.board.places import SMALL
from karawela.games.tiny_epic.board.sea.cards import told_burial
from karawela.games.tiny_epic.board.sea.courses import Course, courses, route_text
from karawela.games.tiny_epic.board.sea.ships import afloat, reach_of
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.data.choices import (
    ATTACK,
    CREW_UP,
    HIDE_OUT,
    IN_SUPPLY,
    NONE,
    ORDERS,
    PLUNDER,
    SEARCH,
    TRADE,
)
from karawela.games.tiny_epic.state import NOWHERE, SAIL

_BELOW_NAME = 0.35
"""Where signs begin on a card with a name and buildings above, in sides."""
REACH_STYLE = """
.tiny_epic .over .halo{fill-opacity:.06;stroke-width:3.4}
.tiny_epic .over .choice:hover>.halo,.tiny_epic .over .choice:focus-visible>.halo{fill-opacity:.22;stroke-width:5.5}
.tiny_epic .far{outline:none;cursor:pointer}
.tiny_epic .far>.halo{fill-opacity:.04;stroke-width:2;stroke-dasharray:7 5;animation:none}
.tiny_epic .far:hover>.halo,.tiny_epic .far:focus>.halo{fill-opacity:.2;stroke:#a5281b;stroke-width:4}
.tiny_epic .over .refused>rect{fill:#fff;fill-opacity:0}
""".strip()


def draw_reach(sight: Sight) -> Markup:
    """Over the cards: whatever is an option there."""
    scene = sight.scene
    if scene.seat is None or not (scene.options or scene.refused) or len(sight.view.grid) < len(sight.sea.neighbours):
        return Markup("")
    ways = _ways(sight)
    parts = [_over(sight, cell, ways.get(cell)) for cell in range(len(sight.view.grid))]
    storms = [_storm_line(sight, course) for course in ways.values()]
    return group(*(part for part in (*parts, *storms) if part), class_="over")


def _ways(sight: Sight) -> dict[int, Course]:
    """None while nobody here is asked where to sail."""
    view = sight.view
    if not sight.at_turn or not any(move[0] == "sail_to" for move in sight.scene.options):
        return {}
    return courses(view, sight.sea, sight.own)


def _over(sight: Sight, cell: int, course: Course | None) -> Markup:
    view, offers = sight.view, sight.offers
    card = sight.box.map_ids[view.grid[cell]]
    here = sight.at_turn and sight.pirate.cell == cell
    moves: list[Move] = [("sail_to", card), ("place_ship", card), ("deep_search", card)]
    moves += [("move_ship", ship, card) for ship in SHIPS[:4]]
    if here:
        moves.append(("sail_end",))
    if cell in sight.sea.ports:
        moves.append(("choose_port", sight.sea.ports.index(cell) + 1))
    side = sight.plan.cell
    legal = [move for move in moves if offers.can(*move)]
    halo = halo_box(2, 2, side - 4, side - 4, 9)
    x, y = sight.plan.corner(cell)
    if not legal and course is not None and course.steps > 1:
        return at(x, y, _far(sight, cell, course, halo))
    if not legal and not any(move in sight.scene.refused for move in moves):
        return Markup("")
    title = " ".join(_told(sight, cell, course)) if legal else ""
    signs = _signs(sight, cell, course) if legal and legal[0][0] == "sail_to" else Markup("")
    body = signs if legal else rect(0, 0, side, side)
    return at(x, y, offers.thing(legal or moves, halo if legal else "", body, title=title, data_thing=card))


def _far(sight: Sight, cell: int, course: Course, halo: Markup) -> Markup:
    """A card that is more than one card away: a click sails the whole way."""
    view, card = sight.view, sight.box.map_ids[sight.view.grid[cell]]
    told = " ".join([sight.say("far", card=card, n=course.steps), *_told(sight, cell, course)])
    return group(
        halo,
        _signs(sight, cell, course),
        _line(sight, course, cell),
        title=told,
        class_="far",
        data_route=route_text(view, course),
        role="button",
        tabindex="0",
        aria_label=told,
        data_thing=card,
    )


# ------------------------------------------------------------------ the way there


def _line(sight: Sight, course: Course, cell: int) -> Markup:
    """The way, and the storms on it in red, for whoever points at its end."""
    left, top = sight.plan.corner(cell)
    points = [sight.plan.middle(each) for each in course.cells]
    d = "M" + "L".join(f"{num(x - left)} {num(y - top)}" for x, y in points)
    line = path(d, stroke="#ffe9b0", width=5, stroke_dasharray="1 10", stroke_linecap="round")
    return group(line, _storms(sight, course, left, top), class_="way")


def _storm_line(sight: Sight, course: Course) -> Markup:
    """The storm on the way to the next card."""
    if not course.storms or course.steps != 1:
        return Markup("")
    return group(_storms(sight, course, 0, 0), class_="still")


def _storms(sight: Sight, course: Course, left: float, top: float) -> Markup:
    parts = []
    side = sight.plan.cell
    for here, there in zip(course.cells, course.cells[1:], strict=False):
        if not sight.view.storms[here] & sight.sea.edge[here][there]:
            continue
        (ax, ay), (bx, by) = sight.plan.middle(here), sight.plan.middle(there)
        x, y = (ax + bx) / 2 - left, (ay + by) / 2 - top
        across = abs(ax - bx) > 1
        half = side * 0.46
        zig = f"M0 {num(-half)}V{num(half)}" if across else f"M{num(-half)} 0H{num(half)}"
        line = path(zig, stroke=SIGNAL, width=7, stroke_opacity=0.85, stroke_linecap="round")
        tag = "" if sight.plan.tall else _tag_text(sight.say("one-jostle"))
        mark = group(line, tag)
        parts.append(at(x, y, mark))
    return join(*parts)


def _tag_text(words: str) -> Markup:
    wide = text_width(words, SMALL, True) + 10
    return join(rect(-wide / 2, -10, wide, 20, SIGNAL, 6), text(0, 4.6, words, SMALL, "#fffdf7", weight=700))


# ------------------------------------------------------------------ what waits there


def _told(sight: Sight, cell: int, course: Course | None) -> list[str]:
    """Storms on the way, the order of the turn, ships that would come, and what a burial would leave."""
    view, told = sight.view, []
    if course is not None and course.storms:
        told.append(sight.say("storms", n=course.storms))
    if not sight.at_turn or view.phase != SAIL:
        return told
    order = view.order()
    if can_do(sight, order, cell):
        told.append(sight.say("order-there", order=ORDERS[order]))
    told += [sight.say("comes", ship=ship) for ship in _chasers(sight, cell)]
    burial = told_burial(sight, sight.box.map[view.grid[cell]])
    return [*told, burial] if burial else told


def _chasers(sight: Sight, cell: int) -> list[str]:
    """The Navy and the ghost ship, where they would reach that card at the end of this turn."""
    view = sight.view
    if not view.crossed or not sight.at_turn:
        return []
    ghost = view.ghost if view.solo_index() < 0 or not sight.sails_ghost_ship(view.solo_index()) else NOWHERE
    chasing = [(SHIPS[2], view.navy), (SHIPS[3], ghost)]
    return [ship for ship, at_ in chasing if at_ != NOWHERE and sight.sea.distance[at_][cell] <= reach_of(sight, ship)]


def _signs(sight: Sight, cell: int, course: Course | None) -> Markup:
    """At the right of the card: the order that would be possible there, storms on the way, ships that would come."""
    view = sight.view
    signs = []
    if sight.at_turn and view.phase == SAIL and can_do(sight, view.order(), cell):
        signs.append(ORDERS[view.order()])
    if course is not None:
        signs += ["jostle"] * min(2, course.storms)
    signs += [f"{ship}" for ship in _chasers(sight, cell)]
    if not signs:
        return Markup("")
    wide, side = 21 * len(signs) + 4, sight.plan.cell
    top = 2 if sight.plan.tall else side * _BELOW_NAME
    tag = rect(0, 0, wide, 23, "#fff1bd", 7, "#a5500a", 1.5)
    drawn = [use(f"sign-{sign}", 12.5 + 21 * number, 11.5, 0.8) for number, sign in enumerate(signs)]
    return at(side - wide - 2, top, tag, *drawn, class_="still")


def can_do(sight: Sight, order: int, cell: int) -> bool:
    """Whether an order could be carried out on a card, as things lie now."""
    view, box, pirate = sight.view, sight.box, sight.pirate
    card = box.map[view.grid[cell]]
    if order == PLUNDER:
        return card.settlement > 0
    if order == TRADE:
        urn = card.mausoleum and pirate.urn == IN_SUPPLY and pirate.cubes >= box.numbers.urn
        return (card.market != NONE and pirate.hold[card.market] > 0) or urn
    if order == CREW_UP:
        return card.tavern or (card.wreck and pirate.cursed)
    if order == SEARCH:
        return bool(view.tokens >> cell & 1) or (cell < len(view.wakes) and view.wakes[cell] != NONE)
    if order == HIDE_OUT:
        taken = any(each.hidden and each.cell == cell for each in view.pirates if each is not pirate)
        return card.cove and not taken
    prey = [ship for ship in afloat(sight) if ship.cell == cell and not ship.hidden and ship.who != sight.own]
    return order == ATTACK and any(ship.who >= 0 or ship.id in SHIPS[:2] for ship in prey)
