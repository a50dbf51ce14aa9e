"""What The Curse of Amdiak puts beside the sea: the ghost ship's cargo, the pool, the lid of wake tokens, the urns."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.svg import at, circle, group, join, rect, use
from karawela.games.tiny_epic.board.names import CUBE, SHIPS, URN
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.board.table.market import count, panel
from karawela.games.tiny_epic.data.choices import GHOST_PIRATE, GOODS, IN_SUPPLY

_GHOST = SHIPS[3]


def curse_key(sight: Sight) -> Hashable:
    view = sight.view
    urns = tuple([pirate.urn for pirate in view.pirates])
    return sight.look, view.ghost_cubes, view.pool, view.lid, len(view.wake_discard), urns, _crates(sight), view.rival


def _crates(sight: Sight) -> tuple[int, ...]:
    """Crates on the ghost ship: of the ghost pirate."""
    view = sight.view
    if view.rival != GHOST_PIRATE or view.solo_index() >= len(view.pirates):
        return ()
    hold = view.pirates[view.solo_index()].hold
    return tuple(kind for kind in range(4) for _ in range(hold[kind]))


def draw_curse(sight: Sight) -> Markup:
    place, view = sight.plan.strip, sight.view
    parts = [panel(place, "#2b2143"), _cargo(sight)]
    wide = place.width
    y = place.height * 0.54
    most = sight.box.numbers.cubes
    pitch = (wide - 30) / max(1, (most + 1) // 2)
    dots = []
    for number in range(most):
        x, dy = 14 + number // 2 * pitch, (number % 2 - 0.5) * 24
        body = use(f"sign-{CUBE}", x, dy, 0.95) if number < view.pool else circle(x, dy, 8, "none", "#8f7fc0", 1)
        dots.append(body)
    parts.append(at(4, y, *dots, title=sight.say("pool", n=view.pool, of=most), data_thing=CUBE))
    y = place.height * 0.86
    lid = join(use("a-ripple"), count(17, 6, view.lid))
    parts.append(at(24, y, lid, title=sight.say("lid", n=view.lid, discard=len(view.wake_discard))))
    waiting = [who for who, pirate in enumerate(view.pirates) if pirate.urn == IN_SUPPLY and not sight.is_rival(who)]
    for number, who in enumerate(waiting):
        title = sight.say("urn-of", **sight.whose(who))
        parts.append(at(84 + number * 36, y, use(f"a-jar-{who}", 0, 0, 1.25), title=title, data_thing=URN))
    return at(place.left, place.top, *parts)


def _cargo(sight: Sight) -> Markup:
    """The ghost ship's four places; the ghost pirate keeps crates there too."""
    view, place = sight.view, sight.plan.strip
    most = sight.box.numbers.ghost_hold
    crates = _crates(sight)
    cargo = [*(f"sign-{CUBE}" for _ in range(view.ghost_cubes)), *(f"sign-{GOODS[kind]}" for kind in crates)]
    slots = []
    for number in range(max(most, len(cargo))):
        x = 72 + number * min(38.0, (place.width - 80) / max(most, len(cargo)))
        slots.append(rect(x - 14, -14, 28, 28, "#3a2a55", 5, "#5de0a0", 1.2))
        if number < len(cargo):
            slots.append(group(use(cargo[number], x, 0, 0.95), id=f"ghost-cargo-{number}", class_="piece"))
    title = sight.say("ghost-cargo", n=view.ghost_cubes, of=most)
    return at(4, place.height * 0.2, use("a-phantom", 26, 2), *slots, title=title, data_thing=_GHOST)
