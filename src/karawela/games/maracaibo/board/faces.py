"""Single components drawn large, 300 by 200: the picture, the cost, and all the signs that are printed on it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from karawela.components.rows import Row
from karawela.draw.board import FACE
from karawela.draw.palette import CHALK, INK, PAPER, darker
from karawela.draw.svg import at, el, group, join, rect, use
from karawela.effects.tree import AnyOrder
from karawela.games.maracaibo.board.artwork import ART, SIGNS, inlined, scenery
from karawela.games.maracaibo.board.captain.redbeard_card import CARD_SIZE, redbeard_card
from karawela.games.maracaibo.board.cards import (
    back,
    card_ground,
    card_hex,
    cost_disc,
    figure_id,
    picture_id,
    place_parts,
    points_shield,
    quest_face,
    tile_signs,
    window,
)
from karawela.games.maracaibo.board.cells import BACKS_OF
from karawela.games.maracaibo.board.effects import (
    PLAIN,
    Token,
    effect_tokens,
    fitting,
    row,
    scroll_parts,
    scrolls,
    source_tokens,
)
from karawela.games.maracaibo.data import rows as r
from karawela.games.maracaibo.data.box import PLACE, Box, Card, Tile
from karawela.games.maracaibo.data.read_words import read_scrolls
from karawela.games.maracaibo.data.redbeard_parts import RB_SLOTS
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.words.components import box_with
from karawela.words.messages import capital

if TYPE_CHECKING:
    from karawela.words import Words

_WIDTH, _HEIGHT = FACE
_MIDDLE = (_WIDTH / 2, _HEIGHT / 2)
_REDBEARD_SIGNS = dict(zip(RB_SLOTS, ("quest", "galleon", "again", "house"), strict=True))


@lru_cache(maxsize=512)
def face(words: Words, thing: str) -> Markup | None:
    """The component as large as it gets; None for what has no looks of its own: modules, colours."""
    box = box_with(words, thing)
    if box is None:
        return None
    row_ = box.rows.by_id[thing]
    for draw in (_card, _tile, _space, _redbeard, _table):
        drawn = draw(words, box, row_)
        if drawn is not None:
            return inlined(drawn)
    return None


def _scaled(drawing: Markup, scale: float, x: float = _MIDDLE[0], y: float = _MIDDLE[1]) -> Markup:
    return group(drawing, transform=f"translate({x:g} {y:g}) scale({scale:g})")


def _plate(fill: str = PAPER, rim: str = "#5a3a14") -> Markup:
    return rect(2, 2, _WIDTH - 4, _HEIGHT - 4, fill, 14, rim, 3)


def _card(words: Words, box: Box, row_: Row) -> Markup | None:
    """A card of the sea, or a quest."""
    if row_.id in box.quest_index:
        quest = box.quests[box.quest_index[row_.id]]
        drawn = quest_face(quest, capital(words.name(row_.id)), (124.0, 80.0))
        return group(drawn, transform="translate(6 8) scale(2.32)")
    if row_.id not in box.card_index:
        return None
    card = box.cards[box.card_index[row_.id]]
    parts = [
        el("defs", ART.draw("sky")),
        _plate(PAPER, darker(card_hex(card), 0.35)),
        window(picture_id(card), 6, 6, _WIDTH - 12, 118, card_ground(card), "meet"),
        rect(3, 124, _WIDTH - 6, 8, card_hex(card)),
        _scaled(_printed(card), 1.5, y=165),
    ]
    if card.sort != PLACE:
        parts.append(_scaled(cost_disc(str(card.cost), 0, 0), 1.9, 36, 36))
    if card.kind >= 0:
        parts.append(_scaled(points_shield(card.vp), 1.9, _WIDTH - 36, 34))
    return join(*parts)


def _printed(card: Card) -> Markup:
    """All of its signs."""
    if card.sort == PLACE:
        parts = ((PLAIN, (Token("upgrade"),)), *place_parts(card.actions))
        return scrolls(parts, 190, 42)
    if card.score is not None:
        return scrolls(((PLAIN, tuple(effect_tokens(card.score))),), 190, 42)
    return scrolls(tuple(scroll_parts(card.scrolls)), 190, 42)


def _tile(words: Words, box: Box, row_: Row) -> Markup | None:
    """Figureheads, black market tiles, treasure-value tiles."""
    if row_.id in box.galleon_ids:
        return _figurehead(box.galleons[box.galleon_ids.index(row_.id)])
    if row_.id in box.market_ids:
        sides = box.market[box.market_ids.index(row_.id)]
        return join(*(_market_side(side, 78.0 + 144 * place) for place, side in enumerate(sides)))
    if row_.id in box.value_tile_ids:
        name = TREASURES[box.value_tiles[box.value_tile_ids.index(row_.id)]]
        arrow = el("path", d="M96-26V-66M78-48L96-68L114-48", fill="none", stroke="#2f752e", stroke_width=10)
        tile = rect(-86, -86, 172, 172, "#fffaf0", 26, "#5a3a14", 4)
        return at(*_MIDDLE, tile, use(f"sign-{name}", -16, 8, 5), group(arrow, transform="translate(-48 0)"))
    return None


def _figurehead(tile: Tile) -> Markup:
    return join(
        _plate("#3d2a1c", "#d9a441"),
        use(figure_id(tile), 84, 100, 2.5),
        _scaled(scrolls(tuple(scroll_parts(tile.scrolls)), 84, 60), 1.55, 222),
    )


def _market_side(effects: AnyOrder, x: float) -> Markup:
    ground = rect(-66, -66, 132, 132, "#f0e6ff", 20, "#2d2347", 3)
    return at(
        x,
        _MIDDLE[1],
        ground,
        rect(-60, -60, 120, 120, "none", 15, "#d9a441", 6),
        _scaled(tile_signs(effects, 40), 2.6, 0, 0),
    )


def _signs(tokens: tuple[Token, ...], fill: str = "#f7ecd2", rim: str = "#5a3d1c", ink: str = INK) -> Markup:
    """A space with what it gives."""
    k = fitting(tokens, 92, 1.0)
    body = row(tokens, k, ink) if tokens else ""
    return join(rect(20, 40, _WIDTH - 40, 120, fill, 40, rim, 4), _scaled(Markup(body), 2.6))


def _space(words: Words, box: Box, row_: Row) -> Markup | None:
    """Slots, raid actions, spaces of the hideout, the track and the ruby market."""
    for slot in box.slots:
        if slot.id == row_.id:
            fill, ink = ("#a92f26", CHALK) if slot.red else ("#f3dfae", INK)
            tokens = effect_tokens(slot.scrolls.now)
            for each in slot.scrolls.lasting:
                tokens += effect_tokens(each.effect)
            return _signs(tuple(tokens), fill, "#2d1606", ink)
    for action in box.raid_actions:
        if action.id == row_.id:
            return _signs(tuple(source_tokens(action)), "#fff8e6")
    fills = ((box.storage, "#fff8e6"), (box.bury, "#e6cf9c"), (box.poseidon, "#cfe8ec"), (box.rubies, "#ffe3e8"))
    for spaces, fill in fills:
        for space in spaces:
            if space.id == row_.id:
                own = (Token(TREASURES[space.kind]),) if space.kind in range(len(TREASURES)) else ()
                return _signs(tuple(effect_tokens(space.effects)) or own, fill)
    for step in box.track:
        if step.id == row_.id:
            tokens = effect_tokens(step.effects)
            return _signs(tuple(tokens)) if tokens else _scaled(ART.draw("camp"), 5, y=130)
    return _scaled(SIGNS.draw("river"), 6) if row_.id in box.river_ids else None


def _redbeard(words: Words, box: Box, row_: Row) -> Markup | None:
    """His cards, slots and track."""
    for card in (*box.redbeard_a, *box.redbeard_b):
        if card.id == row_.id:
            width, height = CARD_SIZE
            return group(
                redbeard_card(card, 0, False),
                transform=f"translate({150 - width * 1.2:g} {100 - height * 1.2:g}) scale(2.4)",
            )
    if row_.id in box.redbeard_slot_ids:
        slot = RB_SLOTS[box.redbeard_slots[box.redbeard_slot_ids.index(row_.id)]]
        return _signs((Token(_REDBEARD_SIGNS[slot]),), "#f3dfae", "#2d1606")
    if isinstance(row_, r.RedbeardTrack):
        raid = (Token("raid"), Token("vp", str(row_.raid_vp)), Token("any", f"×{row_.treasures}"))
        explore = (Token("explore", f"+{row_.explore_bonus}"), Token("vp", str(row_.explore_vp)))
        return join(_plate("#fffaf0"), _scaled(row(raid, 1.0), 2.4, y=62), _scaled(row(explore, 1.0), 2.4, y=140))
    return None


def _table(words: Words, box: Box, row_: Row) -> Markup | None:
    """Treasures with their values, kinds of cards, what lies face down, the spaces that are no cards, layouts."""
    if isinstance(row_, r.Treasure):
        values = list(dict.fromkeys(box.numbers.values))
        shields = [at(48 + 68 * place, 162, _scaled(points_shield(n), 1.9, 0, 0)) for place, n in enumerate(values[:4])]
        return join(_plate("#ecd7a2", "#8a6a35"), use(f"sign-{row_.id}", 150, 74, 5.4), *shields)
    if row_.id in BACKS_OF:
        return at(93, 4, group(back((76.0, 128.0), *BACKS_OF[row_.id]), transform="scale(1.5)"))
    if isinstance(row_, r.UpgradeKind):
        return join(_plate(), use(f"sign-{row_.id}", *_MIDDLE, 6))
    if isinstance(row_, r.LayoutRow):
        return _layout(row_)
    if isinstance(row_, r.Space):
        return _port(row_)
    return None


def _port(row_: r.Space) -> Markup:
    """A port with what a ship finds there."""
    tokens = tuple(effect_tokens(read_scrolls(row_.actions).now))
    natural = {"gulf": (100, 274), "maracaibo": (100, 230)}.get(row_.id)
    ground = scenery(row_.id, natural, FACE, "xMidYMin slice") if natural else _plate("#12697a", "#d9a441")
    plate = join(
        rect(-112, -20, 224, 40, "#fff8e6", 12, "#5a3a14", 2),
        _scaled(row(tokens, fitting(tokens, 140, 1.0)), 1.5, 0, 0),
    )
    return join(ground, at(150, 168, plate) if tokens else use("sign-ship", *_MIDDLE, 6))


def _layout(row_: r.LayoutRow) -> Markup:
    """The sea in small: cards and islands."""
    step = min(280 / len(row_.rows[0]), 180 / len(row_.rows))
    fills = {"#": PAPER, "G": "#f0c52e", "E": "#3fa35b", "P": "#f7f4ee"}
    left, top = 150 - step * len(row_.rows[0]) / 2, 100 - step * len(row_.rows) / 2
    cells = [
        rect(left + step * x + 1.5, top + step * y + 1.5, step - 3, step - 3, fills[sign], 4, "#0a2f38", 1.5)
        for y, line in enumerate(row_.rows)
        for x, sign in enumerate(line)
        if sign in fills
    ]
    return join(_plate("#12697a", "#d9a441"), *cells)
