"""All ships on the sea: pieces that travel from card to card. Hidden ones lie in their coves."""

from __future__ import annotations

from collections.abc import Hashable
from math import atan2, degrees
from typing import NamedTuple

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.svg import at, group, join, rect, use
from karawela.games.tiny_epic.board.names import CUBE, SHIPS
from karawela.games.tiny_epic.board.pieces import lantern
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.data.choices import GOODS, NONE
from karawela.games.tiny_epic.state import NOWHERE
from karawela.words.messages import capital

COVE_AT = (0.86, 0.86)
_WIDE = 0.3
"""How wide a ship is, in sides of a card."""


class Afloat(NamedTuple):
    """A ship on the sea."""

    id: str
    """As moves name it: a ship's id, or a pirate's colour."""
    key: str
    cell: int
    hidden: bool
    who: int
    """The pirate, or NOBODY."""


def afloat(sight: Sight) -> list[Afloat]:
    """Every ship that is on the sea, pirates first."""
    view = sight.view
    found = []
    for who, pirate in enumerate(view.pirates):
        if sight.sails_ghost_ship(who):
            continue
        if pirate.cell != NOWHERE:
            found.append(Afloat(view.colour_of(who), f"ship-{who}", pirate.cell, pirate.hidden, who))
    for number, cell in enumerate(view.merchant_cells):
        if cell != NOWHERE:
            found.append(Afloat(SHIPS[number], f"ship-{SHIPS[number]}", cell, False, -1))
    if view.navy != NOWHERE:
        found.append(Afloat(SHIPS[2], f"ship-{SHIPS[2]}", view.navy, False, -1))
    ghost, hidden, who = view.ghost, False, -1
    if view.solo_index() >= 0 and sight.sails_ghost_ship(view.solo_index()) and view.solo_index() < len(view.pirates):
        who = view.solo_index()
        hidden = view.pirates[who].hidden
        ghost = view.pirates[who].cell if view.pirates[who].cell != NOWHERE else ghost
    if ghost != NOWHERE:
        name = view.colour_of(who) if who >= 0 else SHIPS[3]
        found.append(Afloat(name, f"ship-{SHIPS[3]}", ghost, hidden, who))
    return found


def ships_key(sight: Sight) -> Hashable:
    view = sight.view
    cargo = (tuple(view.merchant_crates), tuple(view.merchant_bound), view.ghost_cubes)
    return sight.look, tuple(afloat(sight)), cargo, view.active, view.crossed, _treasures(sight), view.grid


def ship_places(sight: Sight) -> dict[str, tuple[float, float, float]]:
    """By its key where each ship is drawn, and how large: in a row on its card, in two where more than three are."""
    plan, side = sight.plan, sight.plan.cell
    by_cell: dict[int, list[Afloat]] = {}
    places = {}
    for ship in afloat(sight):
        x, y = plan.corner(ship.cell)
        if ship.hidden:
            places[ship.key] = (x + COVE_AT[0] * side, y + (COVE_AT[1] - 0.06) * side, 0.8)
        else:
            by_cell.setdefault(ship.cell, []).append(ship)
    for cell, ships in by_cell.items():
        x, y = plan.corner(cell)
        lines = 1 if len(ships) < 4 else 2
        across = (len(ships) + lines - 1) // lines
        size = 1.0 if lines == 1 else 0.86
        for number, ship in enumerate(ships):
            line, place = divmod(number, across)
            among = min(across, len(ships) - line * across)
            sx = x + side * (0.5 + (place - (among - 1) / 2) * min(0.32, 0.9 / across))
            sy = y + side * (0.6 if lines == 1 else 0.5 + 0.2 * line)
            places[ship.key] = (sx, sy, size)
    return places


def draw_ships(sight: Sight) -> Markup:
    """Each where it is; a lantern glows behind the one whose turn it is."""
    view, side = sight.view, sight.plan.cell
    places = ship_places(sight)
    parts = []
    for ship in afloat(sight):
        x, y, size = places[ship.key]
        k = side * _WIDE * size / 46
        body = group(_drawn(sight, ship), transform=f"scale({k:.3f})")
        glow = lantern(side * 0.36) if ship.who >= 0 and ship.who == view.active else ""
        letter = _letter(ship, side) if ship.who >= 0 else ""
        thing = ship.id if ship.who < 0 else SHIPS[4]
        parts.append(
            at(
                round(x, 1),
                round(y, 1),
                glow,
                body,
                letter,
                title=told_ship(sight, ship),
                id=ship.key,
                class_="piece",
                data_thing=thing,
            )
        )
    return join(*parts)


def _drawn(sight: Sight, ship: Afloat) -> Markup:
    view = sight.view
    if ship.id in SHIPS[:2]:
        number = SHIPS.index(ship.id)
        crate = view.merchant_crates[number] if number < len(view.merchant_crates) else NONE
        load = _crate(crate) if crate != NONE else ""
        bow = use("sign-bound", 24, -14, 0.55)
        turned = group(bow, transform=f"rotate({_course(sight, number):g} 24 -14)")
        return join(use(f"a-merchant-{number}"), load, turned)
    if ship.id == SHIPS[2]:
        return use("a-warship")
    if ship.key.endswith(SHIPS[3]):
        hold = view.pirates[ship.who].hold if ship.who >= 0 else (0, 0, 0, 0)
        cargo = [CUBE] * view.ghost_cubes + [GOODS[kind] for kind in range(4) for _ in range(hold[kind])]
        left = -4.6 * (len(cargo) - 1)
        loads = [use(f"sign-{each}", left + 9.2 * number, 2, 0.38) for number, each in enumerate(cargo)]
        return join(use("a-phantom"), *loads)
    return use(f"{'a-moored' if ship.hidden else 'a-ship'}-{ship.who}")


def _crate(kind: int) -> Markup:
    """On the deck of a merchant ship."""
    return at(14, 2, rect(-8.4, -8.4, 16.8, 16.8, "#e9dcc0", 3, INK, 1), use(f"sign-{GOODS[kind]}", 0, 0, 0.62))


def _letter(ship: Afloat, side: float) -> Markup:
    """Whose it is, never too small to be read."""
    x, y = (-side * 0.1, side * 0.04) if ship.hidden else (side * 0.11, side * 0.075)
    return use(f"a-letter-{ship.who}", round(x, 1), round(y, 1))


def _course(sight: Sight, number: int) -> float:
    """In degrees, clockwise from the east: where the port of a merchant ship lies."""
    view, columns = sight.view, sight.view.columns
    bound = view.merchant_bound[number] if number < len(view.merchant_bound) else 0
    row, column = divmod(sight.sea.ports[bound], columns)
    here, there = divmod(view.merchant_cells[number], columns)
    return round(degrees(atan2(row - here, column - there)))


def _treasures(sight: Sight) -> int:
    view = sight.view
    return len(view.pirates[view.active].buried) if 0 <= view.active < len(view.pirates) else 0


def told_ship(sight: Sight, ship: Afloat) -> str:
    """Whose it is and how it lies; of Navy and ghost ship how far they will sail, and whether they reach their prey."""
    view, say = sight.view, sight.say
    if ship.who >= 0 and not ship.key.endswith(SHIPS[3]):
        return say("ship-hidden" if ship.hidden else "ship", **sight.whose(ship.who))
    if ship.id in SHIPS[:2]:
        number = SHIPS.index(ship.id)
        crate = view.merchant_crates[number] if number < len(view.merchant_crates) else NONE
        bound = view.merchant_bound[number] + 1 if number < len(view.merchant_bound) else 1
        return say("merchant-ship", ship=ship.id, port=bound, good=GOODS[crate] if crate != NONE else "none")
    name = capital(sight.words.name(ship.id)) if ship.who < 0 else sight.name(ship.who)
    return f"{name}. {told_chase(sight, ship)}".strip() if ship.who < 0 else name


def told_chase(sight: Sight, ship: Afloat) -> str:
    """How many cards it will sail towards whose turn it is, and whether it gets there."""
    view = sight.view
    if not 0 <= view.active < len(view.pirates) or view.pirates[view.active].cell == NOWHERE:
        return ""
    far = sight.sea.distance[ship.cell][view.pirates[view.active].cell]
    n = reach_of(sight, ship.id)
    reaches = "yes" if far <= n else "no"
    return sight.say(
        "chase", n=n, far=far, reaches=reaches, sure="yes" if view.crossed else "no", **sight.whose(view.active)
    )


def reach_of(sight: Sight, ship: str) -> int:
    """How many cards the Navy or the ghost ship sails in the step Ships (TEP-4.132, AMD-11.21)."""
    numbers = sight.box.numbers
    return numbers.navy_sail + _treasures(sight) if ship == SHIPS[2] else numbers.ghost_sail
