"""What a pirate has: Gold and cubes on their track, crates in the hold, sure-fire tokens, treasures, the urn."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.svg import at, circle, group, halo_box, join, rect, text, use
from karawela.engine.ask import Move
from karawela.games.tiny_epic.board.mat.layout import MatPlan
from karawela.games.tiny_epic.board.names import CUBE, GOLD, SURE_FIRE, TREASURE, URN
from karawela.games.tiny_epic.board.places import SMALL
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.data.choices import BURIED, CARRIED, GOODS
from karawela.games.tiny_epic.state import Pirate

_PAYING = ("bury", "cursed_exchange")
"""Verbs whose number is one of cubes."""


def purse_key(sight: Sight, who: int) -> Hashable:
    pirate = sight.view.pirates[who]
    has = (pirate.gold, pirate.cubes, pirate.sure, tuple(pirate.hold), len(pirate.buried), pirate.urn)
    return sight.doable("discard_crate", "navy_crate"), who, has, sight.own == who


def draw_track(sight: Sight, plan: MatPlan) -> Markup:
    """Gold: the doubloon on its number, cubes on the numbers above it (AMD-11.01)."""
    pirate, most = sight.pirate, sight.box.numbers.most_gold
    coin, high = plan.coin, plan.track.height / plan.lines
    row = (most + 1) // plan.lines
    parts = []
    for n in range(most + 1):
        x, y = n % row * coin, n // row * high
        reached = n <= pirate.gold
        parts.append(rect(x + 0.5, y, coin - 1, high - 1, "#efd48a" if reached else "#d9c9a2", 3, "#8a6a35", 0.8))
        if n not in (pirate.gold, *range(pirate.gold + 1, pirate.gold + pirate.cubes + 1)):
            parts.append(text(x + coin / 2, y + high / 2 + 4, str(n), SMALL, INK))
    x, y = _space(plan, pirate.gold, row)
    parts.append(
        at(
            x,
            y,
            circle(0, 0, min(coin, high) / 2 + 0.5, "#e2ae3f", "#5b3d0c", 1.3),
            text(0, 4.6, str(pirate.gold), SMALL + 0.6, INK, weight=800),
            id=f"doubloon-{sight.own}",
            class_="piece",
        )
    )
    for number in range(pirate.cubes):
        x, y = _space(plan, pirate.gold + 1 + number, row)
        parts.append(at(x, y, use(f"sign-{CUBE}", 0, 0, round(min(coin, high) / 24, 2)), class_="still"))
    told = [sight.say("gold", n=pirate.gold, most=most)]
    if pirate.cubes:
        told.append(sight.say("cubes", n=pirate.cubes, all=pirate.gold + pirate.cubes))
    return at(plan.track.left, plan.track.top, *parts, title=" ".join(told), data_thing=GOLD)


def _space(plan: MatPlan, n: int, row: int) -> tuple[float, float]:
    """The middle of a number of the track; cubes beyond its end stand in the same line, closer and closer."""
    coin, high = plan.coin, plan.track.height / plan.lines
    last = row * plan.lines
    if n < last:
        return n % row * coin + coin / 2, n // row * high + high / 2
    if plan.lines == 1:
        return min(last * coin + (n - last + 0.5) * coin * 0.8, plan.track.width - coin / 3), high / 2
    return min((n - last + 0.5) * coin, plan.track.width - coin / 3), plan.lines * high + high * 0.3


def draw_hold(sight: Sight, plan: MatPlan) -> Markup:
    """A place for each crate; what must go back to the bag is chosen here."""
    pirate, words, place = sight.pirate, sight.words, plan.hold
    crates = [kind for kind in range(4) for _ in range(pirate.hold[kind])]
    places = max(sight.box.numbers.hold, len(crates))
    pitch = place.width / places
    parts = [rect(0, 0, place.width, place.height, "#6b4a2b", 6, "#3a2817", 1.3)]
    for number in range(places):
        x, size = (number + 0.5) * pitch, min(pitch - 4, place.height - 6)
        slot = rect(-size / 2, -size / 2, size, size, "#4c331c", 4, "#2a1a10", 0.9)
        if number >= len(crates):
            parts.append(at(x, place.height / 2, slot))
            continue
        good = GOODS[crates[number]]
        body = join(
            rect(-size / 2, -size / 2, size, size, "#e9dcc0", 4, "#2a1a10", 0.9),
            use(f"sign-{good}", 0, 0, round(size / 27, 2)),
        )
        first = number == 0 or crates[number - 1] != crates[number]
        moves: list[Move] = [("discard_crate", good), ("navy_crate", good)] if first else []
        high = min(sight.plan.hit, place.height)
        halo = halo_box(-pitch / 2, -high / 2, pitch, high, 6)
        price = sight.view.price(crates[number]) if len(sight.view.market) == 4 else 0
        title = sight.say("crate", good=good, n=price) if price else words.name(good)
        parts.append(at(x, place.height / 2, sight.acts.thing(moves, halo, body, title=title, data_thing=good)))
    return at(place.left, place.top, *parts, title=sight.say("hold", n=len(crates), of=sight.box.numbers.hold))


def draw_tokens(sight: Sight, plan: MatPlan) -> Markup:
    """Sure-fire tokens, treasures that are still to be buried, and the urn."""
    pirate, numbers, place, colour = sight.pirate, sight.box.numbers, plan.tokens, sight.colour(sight.own)
    left = numbers.treasures - len(pirate.buried)
    items: list[tuple[str, int, int, str]] = [
        (
            SURE_FIRE,
            pirate.sure,
            numbers.most_sure_fire,
            sight.say("sure-fire", n=pirate.sure, of=numbers.most_sure_fire),
        ),
        (TREASURE, left, numbers.treasures, sight.say("treasures", n=left, of=numbers.treasures)),
    ]
    if sight.view.amdiak:
        items.append((URN, int(pirate.urn == CARRIED), 1, urn_told(sight, pirate)))
    two_lines = sight.plan.tall
    size, gap = 25.0, 8.0
    parts, x, y = [], 2.0, place.height / (4 if two_lines else 2)
    for number, (thing, have, most, title) in enumerate(items):
        if number == 1 and two_lines:
            x, y = 2.0, place.height * 0.75
        slots = [
            at(size * (each + 0.5), 0, _slot(thing, each < have, colour.hex if thing != SURE_FIRE else ""))
            for each in range(most)
        ]
        back = rect(-2, -size / 2 - 2, size * most + 4, size + 4, "#dcc79a", 7, "#a5854c", 0.8)
        mark = Markup("")
        if thing == URN and pirate.urn == BURIED:
            mark = at(size / 2, 0, use("sign-buried", 0, 0, 0.9))
        parts.append(at(x, y, back, *slots, mark, title=title, data_thing=thing))
        x += size * most + gap
    return at(place.left, place.top, *parts)


def _slot(thing: str, there: bool, colour: str) -> Markup:
    if there:
        ring = circle(0, 0, 12, colour, INK, 0.8, fill_opacity=0.45) if colour else ""
        return join(ring, use(f"sign-{thing}", 0, 0, 0.9))
    return circle(0, 0, 9, "none", "#8a6a35", 1, stroke_dasharray="3 3")


def urn_told(sight: Sight, pirate: Pirate) -> str:
    """Where the urn is."""
    if pirate.urn == BURIED:
        card = sight.box.map_ids[pirate.urn_card] if pirate.urn_card >= 0 else ""
        return sight.say("urn-buried", card=card) if card else sight.words.name(URN)
    return sight.say("urn-carried" if pirate.urn == CARRIED else "urn-supply", n=sight.box.numbers.urn)


# ------------------------------------------------------------------ what can be done


def paying(sight: Sight) -> list[Move]:
    """Options that say how many cubes are given."""
    return [move for move in sight.scene.options if move[0] in _PAYING and len(move) == 2]


def draw_payments(sight: Sight, plan: MatPlan) -> Markup:
    """Over the track: a chip for each number of cubes that can be given, where there is room for all. A burial that
    leaves no choice is on its place on the sea alone."""
    moves, size = paying(sight), sight.plan.hit
    room = int(plan.track.width // (size * 1.25))
    if not moves or len(moves) > room or (len(moves) == 1 and moves[0][0] == "bury"):
        return Markup("")
    parts = []
    pitch = plan.track.width / len(moves)
    for number, move in enumerate(moves):
        label = join(text(-9, 5, str(move[1]), 15, INK, weight=750), use(f"sign-{CUBE}", 8, 0, 0.75))
        x = plan.track.left + (number + 0.5) * pitch
        y = plan.track.top + plan.track.height / 2
        parts.append(sight.offers.chip(move, x, y, min(pitch - 3, 60), size + 3, label))
    return group(*parts)
