"""The viewer's ship board: a hull with slots in four sectors, the galleon tile at the bow, raid actions and trades."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, darker
from karawela.draw.place import Place
from karawela.draw.svg import at, circle, group, halo_box, join, path, rect, route, text, use
from karawela.engine.ask import Move
from karawela.games.maracaibo.board.artwork import ART
from karawela.games.maracaibo.board.cards import galleon_face
from karawela.games.maracaibo.board.effects import (
    ARROW,
    SLASH,
    Token,
    effect_tokens,
    fitting,
    row,
    row_width,
    source_tokens,
)
from karawela.games.maracaibo.board.places import SMALL, Plan
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import NONE, Box, Source, box_of
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.words.telling import tell_effects, tell_scrolls, tell_source
from karawela.words.messages import capital

_LOCK = 10.0


def slot_places(plan: Plan, box: Box) -> list[tuple[float, float]]:
    """The corner of each slot: two rows, sector by sector, lock lines between; on a tall screen a row a sector."""
    places: list[tuple[float, float]] = []
    width, height = plan.slot
    x, y = 73.0, 7.0
    for sector in sorted({slot.sector for slot in box.slots}):
        count = sum(slot.sector == sector for slot in box.slots)
        if plan.tall:
            pitch = min(width + 3, (plan.ship.width - 48) / count)
            places += [(44 + pitch * n, y) for n in range(count)]
            y += height + 4
            continue
        columns = (count + 1) // 2
        places += [(x + (n % columns) * (width + 3), y + (n // columns) * (height + 3)) for n in range(count)]
        x += columns * (width + 3) + _LOCK
    return places


def _bow(plan: Plan) -> Place:
    """Where the figurehead tile belongs."""
    return Place(7, 212 if plan.tall else 22, *plan.galleon)


def _hull(place: Place, tint: str, tall: bool) -> Markup:
    """Planks on the water, with a stripe in the captain's colour under the rail."""
    width, height = place.width, place.height
    low, side, stern = height - 6, width - 5, height - 24
    hull = (
        f"M{width / 2:g} 2Q{side:g} 4 {side:g} 60V{stern:g}Q{side:g} {low:g} {width - 40:g} {low:g}"
        f"H40Q5 {low:g} 5 {stern:g}V60Q5 4 {width / 2:g} 2"
        if tall
        else f"M2 14Q40 3 72 3H{side:g}Q{width - 2:g} 20 {side:g} 50Q{width - 14:g} {low:g} {width - 44:g} {low:g}"
        f"H110Q30 {height - 14:g} 2 14"
    )
    planks = "".join(route("M", 24, y, "H", width - 24) for y in (height * 0.45, height * 0.67, height * 0.84))
    return join(
        rect(0, 0, width, height, "#1a6674", 10, "#d9a441", 1.6),
        path(f"M6 {height - 12:g}q16-9 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0", stroke="#3f9aa6", width=3),
        path(hull + "Z", "#8a5a2b", "#4a2c15", 2.4, stroke_linejoin="round"),
        path(planks, stroke="#6b4220", width=1.4),
        path(hull, stroke=tint, width=4, stroke_dasharray="18 6", stroke_opacity=0.9),
    )


def draw_hull(sight: Sight) -> Markup:
    """What never changes: the hull, and what each slot is for."""
    box, words, plan = sight.box, sight.words, sight.plan
    parts = [_hull(plan.ship, darker(sight.colour(sight.own).hex, 0.1), plan.tall)]
    parts.append(_empty_bow(_bow(plan), words.say("board-no-galleon")))
    for number, (slot, (x, y)) in enumerate(zip(box.slots, slot_places(plan, box), strict=True)):
        title = sight.told(slot.id, tell_scrolls(words, slot.scrolls))
        if slot.needs:
            title = f"{title} {words.say('board-locked', n=slot.needs)}"
        face = _slot_face(plan.slot, _slot_rows(sight.view.pack, number), slot.red)
        parts.append(at(x, y, face, title=title, data_thing=slot.id))
    return at(*plan.ship[:2], *parts)


def slots_key(sight: Sight) -> Hashable:
    return sight.look, sight.own, sight.captain.slots, sight.captain.galleon


def draw_slots(sight: Sight) -> Markup:
    """Cubes in the slots, shade over what is locked still, the lock lines, and the galleon tile."""
    box, captain, words = sight.box, sight.captain, sight.words
    cubes, shades, (width, height) = [], [], sight.plan.slot
    for number, (slot, (x, y)) in enumerate(zip(box.slots, slot_places(sight.plan, box), strict=True)):
        if captain.slots >> number & 1:
            cubes.append(use("slot-cube", x, y))
        elif slot.needs > captain.upgrades:
            shades.append(route("M", x, y, "h", width, "v", height, "h", -width, "Z"))
    shade = path("".join(shades), "#4a2c15", "#4a2c15", 2, stroke_linejoin="round", opacity=0.5)
    parts = [group(shade, *cubes, class_="still"), *_locks(sight)]
    if captain.galleon != NONE:
        tile = box.galleons[captain.galleon]
        name = words.name(tile.id)
        face = galleon_face(tile, capital(name), sight.plan.galleon)
        told = sight.told(tile.id, tell_scrolls(words, tile.scrolls))
        parts.append(at(*_bow(sight.plan)[:2], face, title=told, data_thing=tile.id))
    return at(*sight.plan.ship[:2], *parts)


@cache
def ship_defs(slot: tuple[float, float]) -> Markup:
    """A filled slot: the golden edge and the cube."""
    width, height = slot
    return group(
        rect(0, 0, width, height, "none", 7, "#ffd447", 3),
        circle(width - 4, 2, 9, "#fff3cf", "#2d1606", 1),
        use("sign-upgrade", width - 4, 2, 0.8),
        id="slot-cube",
    )


def draw_upgrades(sight: Sight) -> Markup:
    """The slots that can be filled now."""
    acts, words, parts = sight.offers, sight.words, []
    width, height = sight.plan.slot
    for slot, (x, y) in zip(sight.box.slots, slot_places(sight.plan, sight.box), strict=True):
        moves: list[Move] = [("upgrade", slot.id)]
        if acts.can(*moves[0]):
            halo = halo_box(0, 0, width, height, 6)
            told = tell_scrolls(words, slot.scrolls)
            parts.append(at(x, y, acts.thing(moves, halo, title=told, data_thing=slot.id)))
        elif moves[0] in sight.scene.refused:
            body, told = rect(0, 0, width, height), capital(words.name(slot.id))
            parts.append(at(x, y, acts.thing(moves, "", body, title=told, data_thing=slot.id)))
    return at(*sight.plan.ship[:2], *parts, class_="over") if parts else Markup("")


def _locks(sight: Sight) -> list[Markup]:
    """A rope with a padlock before each sector but the first, and how many cubes open it."""
    box, plan, parts = sight.box, sight.plan, []
    seen, high = box.slots[0].sector, plan.slot[1]
    for slot, (x, y) in zip(box.slots, slot_places(plan, box), strict=True):
        if slot.sector == seen:
            continue
        seen, open_ = slot.sector, slot.needs <= sight.captain.upgrades
        tone = "#9fd08a" if open_ else "#f2c14e"
        rope = f"M6 {y - 2:g}H{plan.ship.width - 8:g}" if plan.tall else f"M{x - 6.5:g} 5V{2 * high + 12:g}"
        lock = (22.0, y + high / 2) if plan.tall else (x - 6.5, high + 6)
        parts += [
            path(rope, stroke="#2a1a10", width=4.4),
            path(rope, stroke=tone, width=2.2, stroke_dasharray="6 3"),
            at(
                *lock,
                ART.draw("lock-open" if open_ else "lock"),
                text(0, 6.6, str(slot.needs), SMALL, INK, weight=750),
                title=sight.words.say("board-locked", n=slot.needs),
            ),
        ]
    return parts


@lru_cache(maxsize=512)
def _slot_rows(pack: str, number: int) -> tuple[tuple[Token, ...], ...]:
    """The tokens of a slot in one line or two: a price stands over what it buys."""
    scrolls = box_of(pack).slots[number].scrolls
    tokens = effect_tokens(scrolls.now)
    for each in scrolls.lasting:
        tokens += effect_tokens(each.effect)
    if ARROW in tokens:
        cut = tokens.index(ARROW)
        return tuple(tokens[:cut]), tuple(tokens[cut + 1 :])
    if SLASH in tokens:
        cut = tokens.index(SLASH)
        return tuple(tokens[:cut]), tuple(tokens[cut + 1 :])
    return (tuple(tokens),)


def _slot_face(size: tuple[float, float], rows: tuple[tuple[Token, ...], ...], red: bool) -> Markup:
    width, height = size
    ink = CHALK if red else INK
    lines = [
        at(width / 2, height / 2 + (n - (len(rows) - 1) / 2) * 20, row(tokens, fitting(tokens, width - 4, 0.95), ink))
        for n, tokens in enumerate(rows)
    ]
    return join(rect(0, 0, width, height, "#a92f26" if red else "#f3dfae", 7, "#2d1606", 1.2), *lines)


def _empty_bow(place: Place, title: str) -> Markup:
    width, height = place.width, place.height
    return at(
        place.left,
        place.top,
        rect(0, 0, width, height, "#2a1a10", 7, "#d9a441", 1.4, fill_opacity=0.3, stroke_dasharray="5 4"),
        use("sign-galleon", width / 2, height / 2, 1.8, opacity=0.4),
        title=title,
    )


# ------------------------------------------------------------------ raid actions and trades


def deeds_key(sight: Sight) -> Hashable:
    captain, view = sight.captain, sight.view
    mine = view.active == sight.own
    used = (view.raid_used, view.trades_used) if mine else (0, 0)
    return sight.doable("raid_spend", "explore_trade"), sight.own, captain.raid_actions, captain.trades, used


def draw_deeds(sight: Sight) -> Markup:
    """What strength buys, and what can be had for going less far."""
    box, captain, view = sight.box, sight.captain, sight.view
    mine = view.active == sight.own
    tall, parts = sight.plan.tall, list[Markup]()
    left, y, pitch = (76.0, 234.0, 48.0) if tall else (78.0, 110.0, 30.0)
    x, end = left, sight.plan.ship.width - (12 if tall else 20)
    deeds: list[tuple[str, Source, bool]] = []
    for number, source in enumerate(box.raid_actions):
        if captain.raid_actions >> number & 1:
            deeds.append(("raid_spend", source, mine and bool(view.raid_used >> number & 1)))
    for number, source in enumerate(box.trades):
        if captain.trades >> number & 1:
            deeds.append(("explore_trade", source, mine and bool(view.trades_used >> number & 1)))
    for verb, source, used in deeds:
        tokens = tuple(source_tokens(source))
        if verb == "explore_trade":
            tokens = (Token("explore", f"−{source.cost}"), *tokens[1:])
        wide = row_width(tokens, 0.95) + 9
        if x + wide > end:
            x, y = left + (0 if tall else 26), y + pitch
        drawn, more = _deed(sight, verb, source, used, tokens, wide)
        parts.append(at(x + wide / 2, y, drawn))
        x += wide + 5 + more
    return at(*sight.plan.ship[:2], *parts)


def _deed(
    sight: Sight, verb: str, source: Source, used: bool, tokens: tuple[Token, ...], wide: float
) -> tuple[Markup, float]:
    """A plate; with several raids that could pay, a chip for each beside it. And how wide the chips are."""
    acts, high = sight.acts, 44.0 if sight.plan.tall else 29.0
    moves = acts.starting(verb, source.id)
    face = group(
        rect(-wide / 2, -high / 2, wide, high, "#fff8e6", 7, "#2d1606", 1.4),
        row(tokens, 0.95),
        path(f"M{-wide / 2 + 5:g} 0H{wide / 2 - 5:g}", stroke="#a92f26", width=2) if used else "",
        opacity=0.55 if used else None,
    )
    words = sight.words
    trade = f"{sight.told(source.id, tell_effects(words, source.reward))}."
    told = tell_source(words, source) if verb == "raid_spend" else trade
    title = f"{told} {words.say('board-used')}" if used else told
    halo = halo_box(-wide / 2 - 1, -high / 2 - 1, wide + 2, high + 2, 9)
    if len(moves) < 2:
        return acts.thing(moves, halo, face, title=title, data_thing=source.id), 0
    chips, pitch = [], 48.0 if sight.plan.tall else 33.0
    for number, move in enumerate(moves):
        kind = TREASURES[sight.view.pool_kinds[int(move[2]) - 1]]
        body = join(use(f"sign-{kind}", -7, 0, 0.7), text(7, 4.8, str(move[2]), SMALL, INK, weight=700))
        chips.append(acts.chip(move, wide / 2 + 3 + pitch * (number + 0.5), 0, pitch - 2, high, body))
    return group(face, *chips, title=title, data_thing=source.id), pitch * len(moves)
