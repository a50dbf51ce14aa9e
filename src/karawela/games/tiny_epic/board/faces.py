"""Single components drawn large, 300 by 200: cards here, pieces and signs in `large_pieces`, mats in `large_mats`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from karawela.components.packs import STANDARD
from karawela.components.rows import Row
from karawela.draw.cover import rose
from karawela.draw.palette import CHALK, INK, darker
from karawela.draw.svg import at, el, group, join, path, rect, text, use
from karawela.effects.templates import Token
from karawela.games.tiny_epic.board.artwork import ART, inlined, picture_of
from karawela.games.tiny_epic.board.cards import captain_hex, dice_symbols, portrait
from karawela.games.tiny_epic.board.effects import bonus_tokens, captain_tokens, fitting, row
from karawela.games.tiny_epic.board.features import map_card, storms_on
from karawela.games.tiny_epic.board.large_mats import mat_face
from karawela.games.tiny_epic.board.large_pieces import piece_face, scaled, sea
from karawela.games.tiny_epic.board.pieces import BONE, PARCHMENT, coin
from karawela.games.tiny_epic.data.box import SHELF, Box, Captain, CrewCard, MerchantCard, box_of

if TYPE_CHECKING:
    from karawela.words import Words


@lru_cache(maxsize=512)
def face(words: Words, thing: str) -> Markup | None:
    """The component as large as it gets; None if there is no such component."""
    box = _box_with(words, thing)
    if box is None:
        return None
    row_ = box.rows.by_id[thing]
    drawn = _card(box, row_) or mat_face(box, row_) or piece_face(box, row_)
    return inlined(join(el("defs", ART.draw("lights")), drawn)) if drawn is not None else None


def _box_with(words: Words, thing: str) -> Box | None:
    """The box of the edition; of another that is open where only that one has the component."""
    here = box_of(words.edition or STANDARD)
    return next((box for box in (here, *SHELF.boxes.values()) if thing in box.rows.by_id), None)


def _card(box: Box, row_: Row) -> Markup | None:
    if row_.id in box.crew_index:
        return _crew(box.crew[box.crew_index[row_.id]])
    if row_.id in box.map_index:
        card = box.map[box.map_index[row_.id]]
        roses = [at(x, 100, rose(34, "#8fa9c9"), opacity=0.25) for x in (27, 273)]
        chart = rect(0, 0, 300, 200, "#0b1f2e", 12)
        return join(chart, *roses, at(56, 6, map_card(card, 188), storms_on(card.storms, 188)))
    if row_.id in box.merchant_ids:
        return _merchant(box.merchants[box.merchant_ids.index(row_.id)])
    captain = next((each for each in box.captains if each.id == row_.id), None)
    return _captain(captain) if captain is not None else None


def _plate(tokens: tuple[Token, ...], x: float, y: float, width: float, height: float, most: float) -> Markup:
    """Signs on parchment."""
    k = fitting(tokens, width / most - 8, 1.0)
    return join(
        rect(x, y, width, height, "#fbf2dc", 8, "#6d4a1c", 1.6),
        at(x + width / 2, y + height / 2, group(row(tokens, k), transform=f"scale({most:g})")),
    )


def _crew(card: CrewCard) -> Markup:
    """The portrait, the dice symbols, and what follows which order."""
    bones = card.skeleton
    fill, rim = ("#4a3670", BONE) if bones else ("#4a3420", "#b08d57")
    ground = BONE if bones else PARCHMENT
    trigger, _, *bonus = bonus_tokens(card)
    return join(
        rect(0, 0, 300, 200, fill, 12),
        rect(3, 3, 294, 194, "none", 10, rim, 2.4),
        portrait(picture_of(card.id, bones), 11, 11, 172, 178, bones),
        rect(11, 11, 172, 178, "none", 4, rim, 2),
        rect(192, 11, 97, 54, ground, 8, rim, 1.6),
        at(240.5, 38, dice_symbols(card.damage, card.hits, 38)),
        _plate((trigger,), 192, 73, 97, 50, 1.9),
        path("M231 124H250L240.5 137Z", rim),
        _plate(tuple(bonus), 192, 139, 97, 50, 1.7),
    )


def _captain(captain: Captain) -> Markup:
    """Alive and cursed; front and back with their symbols and rows."""
    hue = captain_hex(captain)
    parts = [
        rect(0, 0, 300, 200, darker(hue, 0.55), 12),
        rect(3, 3, 294, 194, "none", 10, hue, 3),
        portrait(picture_of(captain.id), 12, 12, 112, 120, False),
        rect(12, 12, 112, 120, "none", 4, hue, 2.4),
        portrait(picture_of(captain.id, True, "cursed-"), 12, 138, 112, 50, True),
        rect(12, 138, 112, 50, "none", 4, BONE, 2.4),
    ]
    for side, y in enumerate((12, 103)):
        parts += [
            rect(134, y, 154, 85, PARCHMENT if side == 0 else "#cdbb95", 8, INK, 1.4),
            at(211, y + 25, dice_symbols(captain.sides[side].damage, 0, 33)),
            _plate(captain_tokens(captain, side), 140, y + 48, 142, 32, 1.3),
        ]
    return join(*parts)


def _merchant(card: MerchantCard) -> Markup:
    """What sinks it and what that brings; figures for the greatest number of players with whom it brings legend."""
    strength = join(scaled(use("sign-strength"), 3.2), text(0, 14, str(card.strength), 40, CHALK, weight=800))
    laurel = scaled(use("sign-legend"), 2)
    size = 2.2 + 0.17 * card.strength
    parts = [
        sea(),
        at(88, 108, scaled(ART.draw("merchantman", pennant="#d9a441"), size)),
        rect(176, 10, 114, 180, PARCHMENT, 10, "#6d4a1c", 2),
        at(233, 53, strength),
        at(204, 121, coin(str(card.gold), 20)),
    ]
    if card.legend:
        left = 233 - 7.5 * (card.legend - 1) - (14 if card.stays else 0)
        parts += [at(260, 121, laurel), *(at(left + 15 * place, 168, _head()) for place in range(card.legend))]
    else:
        crossed = path("M-22 22L22-22", stroke="#8f1d12", width=4, stroke_linecap="round")
        parts.append(at(260, 121, group(laurel, opacity=0.28), crossed))
    if card.stays:
        parts.append(at(272, 165, use("sign-round", 0, 0, 0.9)))
    return join(*parts)


def _head() -> Markup:
    return path("M0-12A4 4 0 1 1 0-4A4 4 0 1 1 0-12ZM-6 6Q-6-3 0-3Q6-3 6 6Z", INK)
