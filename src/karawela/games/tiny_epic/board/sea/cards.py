"""The cards of the sea, and what lies on them: tokens, buried treasures and urns, the goal of the solo pirate."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import SIGNAL
from karawela.draw.svg import at, circle, group, join, path, use
from karawela.games.tiny_epic.board.features import MIDDLE, SEARCH_SPOT, WAKE_SPOT, map_card, port_mark, storm_edge
from karawela.games.tiny_epic.board.names import BURIAL, PORT, STORM
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.data.box import MapCard
from karawela.games.tiny_epic.data.choices import BURIED, EAST, NONE, NORTH, SOUTH, WEST
from karawela.games.tiny_epic.state import NOWHERE

_MARKS = ((0.345, 0.2), (0.655, 0.2), (0.345, 0.35), (0.655, 0.35))
"""Where on a card lies what is buried, in sides: around the burial place."""
_PORT = (0.1, 0.45)
"""Where the flag of a port stands."""


def sea_key(sight: Sight) -> Hashable:
    return sight.look, sight.view.grid


def draw_cards(sight: Sight) -> Markup:
    """Every card with what is printed on it; before the deal the bare sea."""
    plan, view = sight.plan, sight.view
    parts = []
    for cell in range(min(len(view.grid), len(sight.sea.neighbours))):
        x, y = plan.corner(cell)
        card = sight.box.map[view.grid[cell]]
        name = "" if sight.scene.tall else sight.words.name(card.id)
        parts.append(at(x, y, map_card(card, plan.cell, name), title=sight.told(card.id), data_thing=card.id))
    parts += _storms(sight)
    for number, cell in enumerate(sight.sea.ports if view.grid else ()):
        x, y = plan.corner(cell)
        left = _PORT[0] if not number else 1 - _PORT[0]
        title = sight.say("port", n=number + 1)
        where = (round(x + left * plan.cell, 1), round(y + _PORT[1] * plan.cell, 1))
        parts.append(at(*where, port_mark(number + 1), title=title, data_thing=PORT))
    return join(*parts)


def _storms(sight: Sight) -> list[Markup]:
    """On the edge between two cards, whichever prints it; those on the rim of the sea do nothing and are faint."""
    plan, view = sight.plan, sight.view
    parts = []
    for cell, card in enumerate(view.grid):
        row, column = divmod(cell, view.columns)
        printed = sight.box.map[card].storms
        gap = (plan.sea.width / view.columns - plan.cell) / 2
        x, y = plan.middle(cell)
        far = plan.cell / 2 + gap
        edges = (
            (NORTH, 0, -1, row > 0),
            (EAST, 1, 0, column < view.columns - 1),
            (SOUTH, 0, 1, row < sight.sea.rows - 1),
            (WEST, -1, 0, column > 0),
        )
        for bit, dx, dy, inner in edges:
            if not printed & bit:
                continue
            turn = " rotate(90)" if dx else ""
            thin = "" if inner else " scale(1 .6)"
            where = f"translate({x + dx * far:.1f} {y + dy * far:.1f}){turn}{thin}"
            edge = storm_edge(plan.cell * 0.9)
            parts.append(
                group(edge, title=sight.told(STORM), transform=where, opacity=None if inner else 0.45, data_thing=STORM)
            )
    return parts


# ------------------------------------------------------------------ what lies there


def tokens_key(sight: Sight) -> Hashable:
    view = sight.view
    return sight.look, view.grid, view.tokens, tuple(view.wakes)


def draw_tokens(sight: Sight) -> Markup:
    """Search and wake tokens, face down."""
    view, side = sight.view, sight.plan.cell
    parts = []
    scale = side * 0.2 / 28
    for cell in range(len(view.grid)):
        if view.tokens >> cell & 1:
            parts.append(_lying(sight, cell, SEARCH_SPOT, "a-parchment", scale, "search-token"))
        if cell < len(view.wakes) and view.wakes[cell] != NONE:
            parts.append(_lying(sight, cell, WAKE_SPOT, "a-ripple", scale, "wake-token"))
    return join(*parts)


def _lying(sight: Sight, cell: int, where: tuple[float, float], drawing: str, scale: float, what: str) -> Markup:
    x, y = sight.plan.corner(cell)
    side = sight.plan.cell
    body = use(drawing, 0, 0, round(scale, 2))
    return at(
        round(x + where[0] * side / 100, 1),
        round(y + where[1] * side / 100, 1),
        body,
        title=sight.say(what),
        id=f"{what}-{cell}",
        class_="piece",
    )


def buried_key(sight: Sight) -> Hashable:
    pirates = sight.view.pirates
    return sight.look, sight.view.grid, tuple([(tuple(each.buried), each.urn, each.urn_card) for each in pirates])


def draw_buried(sight: Sight) -> Markup:
    """Chests and urns in the colours of their owners."""
    view, side = sight.view, sight.plan.cell
    lying: dict[int, list[tuple[str, str, str]]] = {}
    for who, pirate in enumerate(view.pirates):
        for number, card in enumerate(pirate.buried):
            told = sight.say("buried-of", **sight.whose(who))
            lying.setdefault(card, []).append((f"a-chest-{who}", told, f"treasure-{who}-{number}"))
        if pirate.urn == BURIED and pirate.urn_card != NONE:
            told = sight.say("urn-buried-of", **sight.whose(who))
            lying.setdefault(pirate.urn_card, []).append((f"a-jar-{who}", told, f"urn-{who}"))
    parts = []
    for cell, card in enumerate(view.grid):
        x, y = sight.plan.corner(cell)
        marks = lying.get(card, [])
        for (mx, my), (drawing, told, name) in zip(_MARKS, marks, strict=False):
            body = use(drawing, 0, 0, round(side * 0.14 / 20, 2))
            where = (round(x + side * mx, 1), round(y + side * my, 1))
            parts.append(at(*where, body, title=told, id=name, class_="piece"))
    return join(*parts)


def burials_key(sight: Sight) -> Hashable:
    pirate = sight.pirate
    return sight.look, sight.view.grid, sight.own, pirate.gold, pirate.cubes, tuple(pirate.buried)


def draw_burials(sight: Sight) -> Markup:
    """Over every burial place what a burial there would leave to whoever looks, in words."""
    side, parts = sight.plan.cell, []
    for cell, index in enumerate(sight.view.grid):
        card = sight.box.map[index]
        if card.burial:
            x, y = sight.plan.corner(cell)
            spot = circle(x + side * MIDDLE[0] / 100, y + side * MIDDLE[1] / 100, side * 0.12, "#fff", fill_opacity=0)
            parts.append(group(spot, title=told_burial(sight, card), data_thing=BURIAL))
    return join(*parts)


def told_burial(sight: Sight, card: MapCard) -> str:
    """The price, and what would remain of Gold and cubes, or what is lacking; "" where nothing can be buried."""
    pirate = sight.pirate
    if not card.burial:
        return ""
    if sight.box.map_index[card.id] in pirate.buried:
        return sight.say("burial-done")
    rest = pirate.gold + pirate.cubes - card.burial
    if rest < 0:
        return sight.say("burial-lacks", n=card.burial, lacks=-rest)
    return sight.say("burial", n=card.burial, rest=rest)


def draw_aim(sight: Sight) -> Markup:
    """Where the solo pirate sails, or has just sailed."""
    view = sight.view
    if not view.rival or view.solo_goal == NOWHERE or view.solo_goal >= len(view.grid):
        return Markup("")
    x, y = sight.plan.middle(view.solo_goal)
    r = sight.plan.cell * 0.47
    cross = path(
        f"M{-r:g} 0H{-r * 0.8:g}M{r * 0.8:g} 0H{r:g}M0 {-r:g}V{-r * 0.8:g}M0 {r * 0.8:g}V{r:g}", stroke=SIGNAL, width=4
    )
    ring = circle(0, 0, r * 0.9, "none", SIGNAL, 2.6, stroke_dasharray="9 6")
    title = sight.say("solo-goal", **sight.whose(view.solo_index()))
    now = view.active == view.solo_index()
    return at(x, y, ring, cross, title=title, class_="still", opacity=None if now else 0.6)
