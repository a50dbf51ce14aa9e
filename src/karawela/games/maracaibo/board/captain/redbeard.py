"""Redbeard's strip: his cards with what he tries, his ship's slots, his track, and what he owns."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.seat_panel import sheet
from karawela.draw.svg import at, group, rect, text, use
from karawela.games.maracaibo.board.artwork import ART
from karawela.games.maracaibo.board.captain.plate import final, flags
from karawela.games.maracaibo.board.captain.redbeard_card import CARD_SIZE, redbeard_card
from karawela.games.maracaibo.board.cards import figure_id, mini_card, mini_house
from karawela.games.maracaibo.board.effects import Token, row
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import NONE, RUBIES
from karawela.games.maracaibo.data.redbeard_parts import RB_SLOTS, RedbeardStep
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.redbeard.cards import cards_of
from karawela.games.maracaibo.words.telling import tell_redbeard_card, tell_scrolls

_SLOT_SIGNS = ("quest", "galleon", "again", "house")
_MINI, _CARDS_X = 33.0, 720
REDBEARD_HEIGHT = 164


Part = tuple[str, Hashable, Callable[[], list[Markup]]]
"""A part of a strip: its name, what it shows, and how it is drawn."""


def redbeard_parts(sight: Sight, width: float) -> list[Part]:
    foe, captain, look = sight.view.redbeard, sight.view.captains[SEAT], sight.look
    owned = (look, tuple(captain.stored), len(captain.quests), captain.rivers, captain.rubies, sight.view.modules)
    return [
        ("purse", (look, captain.vp, sight.scene.result), partial(_head, sight, width)),
        ("sums", owned, partial(_owned, sight)),
        ("board", (look, foe.slots, foe.galleon, foe.position), lambda: [*_ship(sight), *_track(sight)]),
        ("hoard", (look, foe.six, tuple(foe.unseen), foe.card, foe.failed), partial(_deck, sight)),
        ("cards", (look, tuple(captain.cards), captain.residences), partial(_cards, sight)),
    ]


def _head(sight: Sight, width: float) -> list[Markup]:
    points = final(sight, SEAT)
    title = sight.words.say("board-points", n=points)
    return [
        *sheet(sight.colour(SEAT), width, REDBEARD_HEIGHT, False, 29),
        rect(8, 26, 72, 90, "#e9d3a0", 8, "#5a3a14", 1.4),
        group(ART.draw("redbeard"), transform="translate(44 66) scale(1.5)"),
        use(f"badge-{SEAT}", 22, 16, class_="still"),
        text(90, 21, sight.name(SEAT), 16, INK, "start", 750),
        at(226, 16, use("sign-vp", 0, 0, 1.0), text(14, 5.4, str(points), 16, INK, "start", 750), title=title),
        *flags(sight, SEAT, width),
    ]


def _owned(sight: Sight) -> list[Markup]:
    """Treasures, quests, rivers, rubies."""
    view, words = sight.view, sight.words
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


def _cards(sight: Sight) -> list[Markup]:
    """His cards and residences, as pictures."""
    box, size, captain = sight.box, _MINI, sight.view.captains[SEAT]
    shown = [(mini_card(box.cards[index], size), sight.about(box.cards[index])) for index in captain.cards]
    for number, index in enumerate(box.residences):
        if captain.residences >> number & 1:
            shown.append((mini_house(box.cards[index], size), sight.about(box.cards[index])))
    pitch = min(size + 3, 300 / max(1, len(shown) - 1))
    return [at(92 + place * pitch, 76, face, title=title) for place, (face, title) in enumerate(shown)]


def _ship(sight: Sight) -> list[Markup]:
    """Nine slots, filled column by column; and the tile that he took."""
    foe, words = sight.view.redbeard, sight.words
    parts = []
    for number, slot in enumerate(sight.box.redbeard_slots):
        x, y = 430 + number // 3 * 30, 34 + number % 3 * 28
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
        tile = sight.box.galleons[foe.galleon]
        about = sight.told(tile.id, tell_scrolls(words, tile.scrolls))
        wood = rect(-13, -12, 26, 24, "#3d2a1c", 5, "#d9a441", 1.2)
        parts.append(at(300, 16, wood, use(figure_id(tile), 0, 0, 0.42), title=about))
    return parts


def _track(sight: Sight) -> list[Markup]:
    """How strong his raids and explorations are: four fields, the present one golden."""
    parts = []
    for place, step in enumerate(sight.box.redbeard_track):
        here = place == sight.view.redbeard.position
        raid, explore = _raid(step), (Token("explore", f"+{step.explore_bonus}"), Token("vp", str(step.explore_vp)))
        body = [
            rect(0, 0, 176, 19.4, "#ffe08a" if here else "#fffaf0", 5, "#7a5c22", 2 if here else 0.8),
            at(52, 9.7, row(raid, 0.75)),
            at(138, 9.7, row(explore, 0.75)),
        ]
        title = sight.words.say("board-redbeard-position", n=place + 1)
        parts.append(at(524, 33 + place * 21, *body, title=title, opacity=None if here else 0.75))
    return parts


def _raid(step: RedbeardStep) -> tuple[Token, ...]:
    tokens = [Token("raid"), *([Token("vp", str(step.raid_vp))] if step.raid_vp else [])]
    tokens.append(Token("any", f"×{step.treasures}" if step.treasures > 1 else ""))
    return tuple(tokens + ([Token("island-any", "?")] if step.cube_if_more else []))


def _deck(sight: Sight) -> list[Markup]:
    """His six cards: those to come, those played since the shuffle, and the one of this turn."""
    foe, cards = sight.view.redbeard, cards_of(sight.view.pack)
    parts = []
    order = sorted(foe.six, key=lambda index: (index not in foe.unseen, index))
    for place, index in enumerate(order):
        now, played = index == foe.card, index not in foe.unseen
        face = redbeard_card(cards[index], foe.failed if now else 0, now)
        title = tell_redbeard_card(sight.words, cards[index])
        message = "board-redbeard-now" if now else "board-redbeard-played" if played else "board-redbeard-waits"
        title = f"{title} {sight.words.say(message)}"
        parts.append(
            at(
                _CARDS_X + place % 3 * (CARD_SIZE[0] + 4),
                8 + place // 3 * (CARD_SIZE[1] + 4),
                face,
                title=title,
                data_thing=cards[index].id,
                opacity=0.65 if played and not now else None,
            )
        )
    return parts
