"""The viewer's ship board: a hull with slots in four sectors, the galleon tile at the bow, raid actions and trades."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, lighter
from karawela.draw.svg import at, circle, group, halo_box, join, path, rect, route, text, use
from karawela.engine.ask import Move
from karawela.games.maracaibo.board.artwork import ART
from karawela.games.maracaibo.board.cards import GALLEON_HEIGHT, GALLEON_WIDTH, galleon_face
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
from karawela.games.maracaibo.board.places import OWN_TOP, SHIP
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import NONE, Box, Source, box_of
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.words.telling import tell_effects, tell_scrolls, tell_source
from karawela.words.messages import capital

_SLOT, _SLOT_HEIGHT, _PITCH, _LOCK = 43, 51, 46, 9
_SLOTS_X, _SLOTS_Y = 101, 38
_PLATE = 28


def slot_places(box: Box) -> list[tuple[float, float]]:
    """The corner of each slot: two rows, sector by sector, lock lines between."""
    places: list[tuple[float, float]] = []
    x = float(_SLOTS_X)
    for sector in sorted({slot.sector for slot in box.slots}):
        members = [slot for slot in box.slots if slot.sector == sector]
        columns = (len(members) + 1) // 2
        places += [
            (x + (n % columns) * _PITCH, _SLOTS_Y + (n // columns) * (_SLOT_HEIGHT + 5)) for n in range(len(members))
        ]
        x += columns * _PITCH + _LOCK
    return places


def draw_hull(sight: Sight) -> Markup:
    """What never changes: the hull, and what each slot is for."""
    box, words, tint = sight.box, sight.words, lighter(sight.colour(sight.own).hex, 0.72)
    parts = [ART.draw("hull", sail=tint), _empty_bow(words.say("board-no-galleon"))]
    for number, (slot, (x, y)) in enumerate(zip(box.slots, slot_places(box), strict=True)):
        title = sight.told(slot.id, tell_scrolls(words, slot.scrolls))
        if slot.needs:
            title = f"{title} {words.say('board-locked', n=slot.needs)}"
        parts.append(at(x, y, _slot_face(_slot_rows(sight.view.pack, number), slot.red), title=title))
    return at(SHIP[0], OWN_TOP, *parts)


def slots_key(sight: Sight) -> Hashable:
    return sight.look, sight.own, sight.captain.slots, sight.captain.galleon


def draw_slots(sight: Sight) -> Markup:
    """Cubes in the slots, shade over what is locked still, the lock lines, and the galleon tile."""
    box, captain, words = sight.box, sight.captain, sight.words
    cubes, shades = [], []
    for number, (slot, (x, y)) in enumerate(zip(box.slots, slot_places(box), strict=True)):
        if captain.slots >> number & 1:
            cubes.append(use("slot-cube", x, y))
        elif slot.needs > captain.upgrades:
            shades.append(route("M", x, y, "h", _SLOT, "v", _SLOT_HEIGHT, "h", -_SLOT, "Z"))
    shade = path("".join(shades), "#4a2c15", "#4a2c15", 2, stroke_linejoin="round", opacity=0.5)
    parts = [group(shade, *cubes, class_="still"), *_locks(sight)]
    if captain.galleon != NONE:
        tile = box.galleons[captain.galleon]
        name = words.name(tile.id)
        parts.append(at(9, 44, galleon_face(tile, name), title=sight.told(tile.id, tell_scrolls(words, tile.scrolls))))
    return at(SHIP[0], OWN_TOP, *parts)


@cache
def ship_defs() -> Markup:
    """A filled slot: the golden edge and the cube."""
    return group(
        rect(0, 0, _SLOT, _SLOT_HEIGHT, "none", 7, "#ffd447", 3),
        circle(_SLOT - 3, 0, 9.5, "#fff3cf", "#2d1606", 1),
        use("sign-upgrade", _SLOT - 3, 0, 0.82),
        id="slot-cube",
    )


def draw_upgrades(sight: Sight) -> Markup:
    """The slots that can be filled now."""
    acts, words, parts = sight.acts, sight.words, []
    for slot, (x, y) in zip(sight.box.slots, slot_places(sight.box), strict=True):
        moves: list[Move] = [("upgrade", slot.id)]
        if acts.can(*moves[0]):
            halo = halo_box(1, 1, _SLOT - 2, _SLOT_HEIGHT - 2, 6)
            parts.append(at(x, y, acts.thing(moves, halo, title=tell_scrolls(words, slot.scrolls))))
        elif moves[0] in sight.scene.refused:
            parts.append(
                at(x, y, acts.thing(moves, "", rect(0, 0, _SLOT, _SLOT_HEIGHT), title=capital(words.name(slot.id))))
            )
    return at(SHIP[0], OWN_TOP, *parts, class_="over") if parts else Markup("")


def _locks(sight: Sight) -> list[Markup]:
    """A rope with a padlock before each sector but the first, and how many cubes open it."""
    box, parts = sight.box, []
    places = slot_places(box)
    seen = box.slots[0].sector
    for slot, (x, _) in zip(box.slots, places, strict=True):
        if slot.sector == seen:
            continue
        seen = slot.sector
        here, open_ = x - 6.4, slot.needs <= sight.captain.upgrades
        tone = "#9fd08a" if open_ else "#f2c14e"
        parts += [
            path(f"M{here:g} 36V152", stroke="#2a1a10", width=4.4),
            path(f"M{here:g} 36V152", stroke=tone, width=2.2, stroke_dasharray="6 3"),
            at(
                here,
                93,
                ART.draw("lock-open" if open_ else "lock"),
                text(0, 6.2, str(slot.needs), 12, INK, weight=750),
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


def _slot_face(rows: tuple[tuple[Token, ...], ...], red: bool) -> Markup:
    ink = CHALK if red else INK
    lines = [
        at(
            _SLOT / 2,
            _SLOT_HEIGHT / 2 + (n - (len(rows) - 1) / 2) * 22,
            row(tokens, fitting(tokens, _SLOT - 5, 0.95), ink),
        )
        for n, tokens in enumerate(rows)
    ]
    return join(rect(0, 0, _SLOT, _SLOT_HEIGHT, "#a92f26" if red else "#f3dfae", 7, "#2d1606", 1.2), *lines)


def _empty_bow(title: str) -> Markup:
    return at(
        9,
        44,
        rect(
            0, 0, GALLEON_WIDTH, GALLEON_HEIGHT, "#2a1a10", 7, "#d9a441", 1.4, fill_opacity=0.3, stroke_dasharray="5 4"
        ),
        use("sign-galleon", GALLEON_WIDTH / 2, GALLEON_HEIGHT / 2, 1.8, opacity=0.4),
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
    x, y, parts = 110.0, 174.0, []
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
        wide = row_width(tokens, 0.95) + 12
        if x + wide > SHIP[1] - 26:
            x, y = 150.0, y + _PLATE + 4
        drawn, more = _deed(sight, verb, source, used, tokens, wide)
        parts.append(at(x + wide / 2, y, drawn))
        x += wide + 6 + more
    return at(SHIP[0], OWN_TOP, *parts)


def _deed(
    sight: Sight, verb: str, source: Source, used: bool, tokens: tuple[Token, ...], wide: float
) -> tuple[Markup, float]:
    """A plate; with several raids that could pay, a chip for each beside it. And how wide the chips are."""
    acts = sight.acts
    moves = acts.starting(verb, source.id)
    face = group(
        rect(-wide / 2, -_PLATE / 2, wide, _PLATE, "#fff8e6", 7, "#2d1606", 1.4),
        row(tokens, 0.95),
        path(f"M{-wide / 2 + 5:g} 0H{wide / 2 - 5:g}", stroke="#a92f26", width=2) if used else "",
        opacity=0.55 if used else None,
    )
    words = sight.words
    trade = f"{sight.told(source.id, tell_effects(words, source.reward))}."
    told = tell_source(words, source) if verb == "raid_spend" else trade
    title = f"{told} {words.say('board-used')}" if used else told
    halo = halo_box(-wide / 2 - 3, -_PLATE / 2 - 3, wide + 6, _PLATE + 6, 9)
    if len(moves) < 2:
        return acts.thing(moves, halo, face, title=title), 0
    chips = []
    for number, move in enumerate(moves):
        kind = TREASURES[sight.view.pool_kinds[int(move[2]) - 1]]
        body = join(use(f"sign-{kind}", -7, 0, 0.7), text(7, 4.4, str(move[2]), 12, INK, weight=700))
        chips.append(acts.chip(move, wide / 2 + 18 + 33 * number, 0, 31, _PLATE - 4, body))
    return group(face, *chips, title=title), 33.0 * len(moves)
