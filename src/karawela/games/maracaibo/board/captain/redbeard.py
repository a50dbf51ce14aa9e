"""Redbeard's strip: his cards with what he tries, his ship's slots, his track, and what he owns."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK
from karawela.draw.seat_panel import sheet
from karawela.draw.svg import at, group, join, path, rect, text, use
from karawela.games.maracaibo.board.artwork import ART
from karawela.games.maracaibo.board.captain.plate import final, flags
from karawela.games.maracaibo.board.cards import MINI, figure_id, mini_card, mini_house
from karawela.games.maracaibo.board.effects import Token, row
from karawela.games.maracaibo.board.places import RIVALS_HEIGHT
from karawela.games.maracaibo.board.sight import Table
from karawela.games.maracaibo.data.box import NONE, RUBIES
from karawela.games.maracaibo.data.redbeard_parts import (
    RB_CARD,
    RB_EXTRA_EXPLORE,
    RB_EXTRA_UPGRADE,
    RB_EXTRAS,
    RB_MAIN,
    RB_SLOTS,
    RedbeardCard,
    RedbeardStep,
)
from karawela.games.maracaibo.data.vocabulary import KINDS, TREASURES
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.redbeard.cards import cards_of
from karawela.games.maracaibo.words.telling import tell_scrolls

_THEN = Token("", "›")
_SLOT_SIGNS = ("quest", "galleon", "again", "house")
_MAIN_SIGNS = ("raid", "explore", "quest", "crew", "")
_CARD, _CARD_PITCH, _CARDS_X = 112, 118, 750


Part = tuple[str, Hashable, Callable[[], list[Markup]]]
"""A part of a strip: its name, what it shows, and how it is drawn."""


def redbeard_parts(table: Table, width: float) -> list[Part]:
    foe, captain, look = table.view.redbeard, table.view.captains[SEAT], table.look
    owned = (look, tuple(captain.stored), len(captain.quests), captain.rivers, captain.rubies, table.view.modules)
    return [
        ("purse", (look, captain.vp, table.scene.result), partial(_head, table, width)),
        ("sums", owned, partial(_owned, table)),
        ("board", (look, foe.slots, foe.galleon, foe.position), lambda: [*_ship(table), *_track(table)]),
        ("hoard", (look, foe.six, tuple(foe.unseen), foe.card, foe.failed), partial(_deck, table)),
        ("cards", (look, tuple(captain.cards), captain.residences), partial(_cards, table)),
    ]


def _head(table: Table, width: float) -> list[Markup]:
    points = final(table, SEAT)
    title = table.words.say("board-points", n=points)
    return [
        *sheet(table.colour(SEAT), width, RIVALS_HEIGHT, False, 29),
        rect(8, 26, 72, 90, "#e9d3a0", 8, "#5a3a14", 1.4),
        group(ART.draw("redbeard"), transform="translate(44 66) scale(1.5)"),
        use(f"badge-{SEAT}", 22, 16, class_="still"),
        text(90, 21, table.name(SEAT), 16, INK, "start", 750),
        at(246, 16, use("sign-vp", 0, 0, 1.0), text(14, 5.4, str(points), 16, INK, "start", 750), title=title),
        *flags(table, SEAT, width),
    ]


def _owned(table: Table) -> list[Markup]:
    """Treasures, quests, rivers, rubies."""
    view, words = table.view, table.words
    captain = view.captains[SEAT]
    counted = [
        (name, captain.stored[kind], words.say("board-treasures", kind=name, n=captain.stored[kind], buried=0))
        for kind, name in enumerate(TREASURES)
    ]
    counted += [
        ("quest", len(captain.quests), words.say("board-quests", n=len(captain.quests))),
        ("river", captain.rivers.bit_count(), words.say("board-rivers", n=captain.rivers.bit_count())),
    ]
    if view.has(RUBIES):
        counted.append(("ruby", captain.rubies, words.say("board-rubies", n=captain.rubies)))
    return [
        at(
            104 + 52 * place,
            48,
            use(f"sign-{sign}", 0, 0, 0.85),
            text(11, 5, str(n), 13.5, INK, "start", 700),
            title=title,
            opacity=None if n else 0.5,
        )
        for place, (sign, n, title) in enumerate(counted)
    ]


def _cards(table: Table) -> list[Markup]:
    """His cards and residences, as pictures."""
    box, size, captain = table.box, MINI * 0.72, table.view.captains[SEAT]
    shown = [
        (group(mini_card(box.cards[index]), transform="scale(.72)"), table.about(box.cards[index]))
        for index in captain.cards
    ]
    for number, index in enumerate(box.residences):
        if captain.residences >> number & 1:
            house = group(
                rect(0, 0, size, size, "#e6dcf5", 5, "#3a2a5c", 1.2),
                at(size / 2, size / 2, mini_house(box.cards[index], 33)),
            )
            shown.append((house, table.about(box.cards[index])))
    pitch = min(size + 3, 300 / max(1, len(shown) - 1))
    return [at(92 + place * pitch, 76, face, title=title) for place, (face, title) in enumerate(shown)]


def _ship(table: Table) -> list[Markup]:
    """Nine slots, filled column by column; and the tile that he took."""
    foe, words = table.view.redbeard, table.words
    parts = []
    for number, slot in enumerate(table.box.redbeard_slots):
        x, y = 448 + number // 3 * 30, 34 + number % 3 * 28
        filled = number < foe.slots
        title = words.say(f"board-redbeard-{RB_SLOTS[slot]}")
        body = [
            rect(0, 0, 28, 26, "#f3dfae" if not filled else "#ffe08a", 5, "#2d1606", 1.8 if filled else 1),
            use(f"sign-{_SLOT_SIGNS[slot]}", 14, 13, 0.85, opacity=0.55 if not filled else None),
        ]
        if filled:
            body.append(use("sign-upgrade", 23, 6, 0.6))
        parts.append(at(x, y, *body, title=title))
    if foe.galleon != NONE:
        tile = table.box.galleons[foe.galleon]
        about = f"{words.name(tile.id)}. {tell_scrolls(words, tile.scrolls)}"
        wood = rect(-13, -12, 26, 24, "#3d2a1c", 5, "#d9a441", 1.2)
        parts.append(at(300, 16, wood, use(figure_id(tile), 0, 0, 0.42), title=about))
    return parts


def _track(table: Table) -> list[Markup]:
    """How strong his raids and explorations are: four fields, the present one golden."""
    parts = []
    for place, step in enumerate(table.box.redbeard_track):
        here = place == table.view.redbeard.position
        raid, explore = _raid(step), (Token("explore", f"+{step.explore_bonus}"), Token("vp", str(step.explore_vp)))
        body = [
            rect(0, 0, 186, 19.4, "#ffe08a" if here else "#fffaf0", 5, "#7a5c22", 2 if here else 0.8),
            at(52, 9.7, row(raid, 0.75)),
            at(145, 9.7, row(explore, 0.75)),
        ]
        title = table.words.say("board-redbeard-position", n=place + 1)
        parts.append(at(552, 33 + place * 21, *body, title=title, opacity=None if here else 0.75))
    return parts


def _raid(step: RedbeardStep) -> tuple[Token, ...]:
    tokens = [Token("raid"), *([Token("vp", str(step.raid_vp))] if step.raid_vp else [])]
    tokens.append(Token("any", f"×{step.treasures}" if step.treasures > 1 else ""))
    return tuple(tokens + ([Token("island-any", "?")] if step.cube_if_more else []))


def _deck(table: Table) -> list[Markup]:
    """His six cards: those to come, those played since the shuffle, and the one of this turn."""
    foe, cards = table.view.redbeard, cards_of(table.view.pack)
    parts = []
    order = sorted(foe.six, key=lambda index: (index not in foe.unseen, index))
    for place, index in enumerate(order):
        now, played = index == foe.card, index not in foe.unseen
        face = _card(cards[index], foe.failed if now else 0, now)
        title = told(table, cards[index])
        message = "board-redbeard-now" if now else "board-redbeard-played" if played else "board-redbeard-waits"
        title = f"{title} {table.words.say(message)}"
        parts.append(
            at(_CARDS_X + place * _CARD_PITCH, 33, face, title=title, opacity=0.65 if played and not now else None)
        )
    return parts


def told(table: Table, card: RedbeardCard) -> str:
    """A card of his in words: what he tries, in this order."""
    words = table.words
    tries = [
        words.say(f"board-redbeard-{RB_MAIN[action]}") if action != RB_CARD else _kinds(table, kinds)
        for action, kinds in card.main
    ]
    extra = f"{words.say('board-redbeard-extra-' + RB_EXTRAS[card.extra], n=card.extra_value)} " if card.extra else ""
    return f"{words.name(card.id)}. {extra}{words.say('board-redbeard-tries', what=', '.join(tries))}"


def _kinds(table: Table, kinds: tuple[int, ...]) -> str:
    return table.words.say("board-redbeard-card", kinds=" > ".join(table.words.name(KINDS[kind]) for kind in kinds))


def _card(card: RedbeardCard, failed: int, now: bool) -> Markup:
    lines: list[tuple[Token, ...]] = []
    if card.extra:
        sign = "upgrade" if card.extra == RB_EXTRA_UPGRADE else RB_EXTRAS[card.extra]
        lines.append((Token("", "+"), Token(sign, str(card.extra_value) if card.extra == RB_EXTRA_EXPLORE else "")))
    for action, kinds in card.main:
        if action == RB_CARD:
            first, second, third = [Token(KINDS[kind]) for kind in kinds]
            lines.append((first, _THEN, second, _THEN, third))
        else:
            lines.append((Token(_MAIN_SIGNS[action]),))
    parts = [
        rect(0, 0, _CARD, 84, "#fbf3dc", 7, "#c2402f" if now else "#5a3a14", 3 if now else 1.2),
        rect(3, 3, 18, 18, "#c2402f", 5),
        text(12, 16.6, card.id[-2:], 11.5, CHALK, weight=700),
    ]
    tried = 0
    for place, tokens in enumerate(lines):
        y = 15 + 26 * place
        parts.append(at(67, y, row(tokens, 0.86)))
        if not (card.extra and place == 0):
            if tried < failed:
                parts.append(path(f"M30 {y}H{_CARD - 8}", stroke="#c2402f", width=2.4))
            tried += 1
        if place:
            parts.append(path(f"M24 {y - 13}H{_CARD - 6}", stroke="#c9b48a", width=1))
    return join(*parts)
