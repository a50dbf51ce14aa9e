"""The stage: the dice of a raid with its strength, and the choices that have no thing of their own on the sight."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK
from karawela.draw.pieces import die
from karawela.draw.svg import at, circle, group, halo_box, join, rect, text, text_width, use
from karawela.engine.ask import Move
from karawela.games.maracaibo.board.captain.redbeard_card import CARD_SIZE, redbeard_card
from karawela.games.maracaibo.board.effects import SIGNS, Token, row, row_width
from karawela.games.maracaibo.board.market import panel, stage_panel
from karawela.games.maracaibo.board.places import SMALL
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.rules.redbeard.cards import cards_of
from karawela.games.maracaibo.words.telling import tell_redbeard_card

_DICE_WIDTH, _POOL, _CHIP, _GAP = 170, 58, 22, 4
_TREASURE_HEX: Final = ("#f0c52e", "#3fa35b", "#f7f4ee")
_SIGNS: Final = {
    "card_buy": "equipment",
    "residence_build": "house",
    "raid_start": "raid",
    "raid_reroll": "again",
    "raid_keep": "check",
    "raid_stop": "check",
    "ruby_take": "ruby",
    "ruby_exchange": "ruby",
    "stop": "sails",
    "pay": "coin",
    "keep_quest": "quest",
    "done": "check",
}
STAGED: Final = frozenset(("do_now", "skip", "gulf", "treasure_take", "card_coins", *_SIGNS))
"""Verbs whose options stand on the stage."""


def draw_stage(sight: Sight) -> tuple[Markup, list[Move]]:
    """What lies on the stage, and the options that found no room there; a page that shows the options needs none."""
    place, view = stage_panel(sight), sight.view
    parts = [panel(place, "#7a2f24")]
    moves = [] if sight.scene.bare else [move for move in sight.scene.options if _staged(sight, move)]
    x, right = 6.0, place.width - 8
    if view.solo and view.redbeard.card != NONE and not moves:
        card = cards_of(view.pack)[view.redbeard.card]
        right -= CARD_SIZE[0] + 4
        face = redbeard_card(card, view.redbeard.failed, True)
        parts.append(at(right + 6, 3, face, title=tell_redbeard_card(sight.words, card), data_thing=card.id))
    raid = any(view.dice) or view.pools or sight.acts.starting("raid_kind")
    if raid or not moves:
        parts += _dice(sight, place.height / 2)
        x += _DICE_WIDTH
        shown = max(0, int((right - x) // _POOL)) if moves or view.solo else 4
        for pool, strength in list(enumerate(view.pools))[-shown:] if shown else ():
            parts.append(at(x + _POOL / 2, place.height / 2, _pool(sight, pool, strength)))
            x += _POOL
        x += 6
    chips, rest = _chips(sight, moves, x, right, place.height)
    return at(place.left, place.top, *parts, *chips), rest


def _staged(sight: Sight, move: Move) -> bool:
    return move[0] in STAGED and not (move[0] == "keep_quest" and len(move) == 2)


def _dice(sight: Sight, middle: float) -> list[Markup]:
    """Yellow, green, white: each gives its own treasure."""
    view, acts = sight.view, sight.acts
    parts = []
    for kind, name in enumerate(TREASURES):
        face = view.dice[kind]
        moves: list[Move] = [("raid_die", name), ("raid_kind", name)]
        mark = use(f"sign-{name}", 0, 0, 0.62)
        drawn = join(die(face, 48, _TREASURE_HEX[kind]), at(19, 19, circle(0, 0, 9, CHALK, INK, 1), mark))
        body = group(drawn, opacity=None if face or acts.can(*moves[1]) else 0.45)
        title = sight.words.name(name, "die")
        bonus = sight.captain.die_bonus[kind]
        if bonus and view.active == sight.own:
            body = join(
                body,
                at(-18, 19, circle(0, 0, 11, "#fff1bd", INK, 1), text(0, 4.8, f"+{bonus}", SMALL, INK, weight=700)),
            )
        thing = acts.thing(moves, halo_box(-27, -28, 54, 57, 12), body, title=title)
        parts.append(at(34 + 55 * kind, middle, thing, id=f"die-{name}", class_="piece"))
    return parts


def _pool(sight: Sight, pool: int, strength: int) -> Markup:
    """The strength left of a raid, and its treasure."""
    kind = sight.view.pool_kinds[pool]
    title = sight.words.say("board-strength", n=strength, kind=TREASURES[kind])
    return group(
        rect(-27, -33, 54, 66, "#f3e2b4", 9, "#3a1a0c", 1.4),
        use("sign-raid", -9, -15, 1.1),
        use(f"sign-{TREASURES[kind]}", 14, -15, 0.9),
        text(0, 24, str(strength), 27, INK, weight=750),
        title=title,
    )


def _chips(
    sight: Sight, moves: list[Move], left: float, right: float, height: float
) -> tuple[list[Markup], list[Move]]:
    """One for each choice, in up to three lines; what finds no room is given back."""
    lines: list[list[tuple[Move, float]]] = [[]]
    used, rest = left, []
    for at_, move in enumerate(moves):
        wide = _chip_width(sight, move)
        if used + wide > right and lines[-1]:
            if len(lines) == 3:
                rest = moves[at_:]
                break
            lines.append([])
            used = left
        lines[-1].append((move, wide))
        used += wide + _GAP
    top = height / 2 - (len(lines) - 1) * (_CHIP + _GAP) / 2
    chips = []
    for number, line in enumerate(lines):
        x = left + (right - left - sum(wide + _GAP for _, wide in line) + _GAP) / 2 if left < 20 else left
        for move, wide in line:
            chips.append(
                sight.acts.chip(
                    move, x + wide / 2, top + number * (_CHIP + _GAP), wide, _CHIP, _chip_face(sight, move, wide)
                )
            )
            x += wide + _GAP
    return chips, rest


def _chip_tokens(sight: Sight, move: Move) -> tuple[Token, ...]:
    """The signs that lead a chip."""
    verb = str(move[0])
    view, captain = sight.view, sight.captain
    here = view.cells[captain.ship] if captain.ship < len(view.cells) else -1
    if verb in ("card_buy", "residence_build") and here >= 0:
        return (Token(_SIGNS[verb]), Token("coin", f"−{price(captain, sight.box.cards[here])}"))
    if verb == "card_coins":
        return (Token("coin", f"+{sight.box.numbers.ignored_card}"),)
    if verb == "treasure_take" and view.gaining != NONE:
        return (Token(TREASURES[view.gaining]),)
    if verb in ("do_now", "gulf"):
        name = str(move[1])
        return (Token(SIGNS.leads[name]),) if name in SIGNS.leads else ()
    return (Token(_SIGNS[verb]),) if verb in _SIGNS else ()


def _chip_width(sight: Sight, move: Move) -> float:
    tokens = _chip_tokens(sight, move)
    lead = row_width(tokens, 0.9) + 5 if tokens else 0
    return lead + text_width(sight.words.label(move), 13.5, True) + 16


def _chip_face(sight: Sight, move: Move, width: float) -> Markup:
    tokens = _chip_tokens(sight, move)
    lead = row_width(tokens, 0.9) + 5 if tokens else 0
    return join(
        at(-width / 2 + 8 + (lead - 5) / 2, 0, row(tokens, 0.9)) if tokens else "",
        text(-width / 2 + 8 + lead, 4.8, sight.words.label(move), 13.5, INK, "start", 650),
    )
