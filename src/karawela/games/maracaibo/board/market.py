"""Between the sea and the captains: galleon tiles, quests, the deck of level II, each a panel of its own."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.svg import at, circle, group, halo_box, join, rect, text, use
from karawela.engine.ask import Move
from karawela.games.maracaibo.board.cards import (
    GALLEON_HEIGHT,
    GALLEON_WIDTH,
    QUEST_HEIGHT,
    QUEST_WIDTH,
    back,
    galleon_face,
    mini_card,
    quest_back,
    quest_face,
)
from karawela.games.maracaibo.board.places import CARD_HEIGHT, EDGE, MARKET_HEIGHT, MARKET_TOP, WIDTH
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import ADVENTURE_HUNTERS, NONE
from karawela.games.maracaibo.words.telling import tell_quest, tell_scrolls

_GALLEON_PITCH, _QUEST_PITCH, _DECK, _GAP = GALLEON_WIDTH + 5, QUEST_WIDTH + 4, 66, 4


def _galleon_places(sight: Sight) -> int:
    numbers = sight.box.numbers
    return numbers.galleons_solo if sight.view.solo else len(sight.view.captains) + numbers.galleons


def _quest_places(sight: Sight) -> int:
    return 3 if sight.view.has(ADVENTURE_HUNTERS) else 2


def galleon_panel(sight: Sight) -> tuple[float, float]:
    """Left edge and width."""
    return EDGE, _galleon_places(sight) * _GALLEON_PITCH + 7


def quest_panel(sight: Sight) -> tuple[float, float]:
    left, width = galleon_panel(sight)
    return left + width + _GAP, _DECK + _quest_places(sight) * _QUEST_PITCH + 8


def deck_panel(sight: Sight) -> tuple[float, float]:
    left, width = quest_panel(sight)
    return left + width + _GAP, 72


def stage_panel(sight: Sight) -> tuple[float, float]:
    """All that is left of the row: what is being decided."""
    left, width = deck_panel(sight)
    return left + width + _GAP, WIDTH - EDGE - left - width - _GAP


def panel(width: float, height: float = MARKET_HEIGHT, fill: str = "#5a3d22") -> Markup:
    """A tray of dark wood."""
    return join(
        rect(0, 0, width, height, fill, 9, "#d9a441", 1.6), rect(3, 3, width - 6, height - 6, "none", 7, "#2a1a10", 1)
    )


def market_key(sight: Sight) -> Hashable:
    return sight.doable("galleon"), tuple(sight.view.galleons), len(sight.view.captains), sight.view.solo


def draw_galleons(sight: Sight) -> Markup:
    """The tiles that can still be had."""
    left, width = galleon_panel(sight)
    parts = [panel(width)]
    for place in range(_galleon_places(sight)):
        x = 6 + place * _GALLEON_PITCH
        index = sight.view.galleons[place] if place < len(sight.view.galleons) else NONE
        if index == NONE:
            parts.append(rect(x, 6, GALLEON_WIDTH, GALLEON_HEIGHT, "#2a1a10", 7, fill_opacity=0.35))
            continue
        tile = sight.box.galleons[index]
        name = sight.words.name(tile.id)
        title = sight.told(tile.id, tell_scrolls(sight.words, tile.scrolls))
        halo = halo_box(-3, -3, GALLEON_WIDTH + 6, GALLEON_HEIGHT + 6, 9)
        moves: list[Move] = [("galleon", tile.id)]
        parts.append(at(x, 6, sight.acts.thing(moves, halo, galleon_face(tile, name), title=title)))
    return at(left, MARKET_TOP, *parts, title=sight.words.say("reference-galleons"))


def quest_key(sight: Sight) -> Hashable:
    view = sight.view
    return (
        sight.doable("quest_take", "quest_refresh"),
        tuple(view.quest_market),
        view.quest_deck(),
        galleon_panel(sight),
    )


def draw_quests(sight: Sight) -> Markup:
    """The quest deck with its number of cards, and the open quests."""
    left, width = quest_panel(sight)
    words, acts, view = sight.words, sight.acts, sight.view
    count = view.quest_deck()
    halo = halo_box(-3, -3, _DECK - 4, QUEST_HEIGHT + 6, 9)
    deck = join(quest_back(_DECK - 10, QUEST_HEIGHT), number(_DECK / 2 - 5, QUEST_HEIGHT - 14, count))
    deck_moves: list[Move] = [("quest_take", "deck")]
    parts = [panel(width), at(7, 7, acts.thing(deck_moves, halo, deck, title=words.say("board-quest-deck", n=count)))]
    for place, index in enumerate(view.quest_market):
        quest = sight.box.quests[index]
        name = words.name(quest.id)
        moves: list[Move] = [("quest_take", place + 1)]
        halo = halo_box(-3, -3, QUEST_WIDTH + 6, QUEST_HEIGHT + 6, 9)
        title = sight.told(quest.id, tell_quest(words, quest))
        card = acts.thing(moves, halo, quest_face(quest, name), title=title)
        parts.append(at(_DECK + 4 + place * _QUEST_PITCH, 7, card))
    if acts.can("quest_refresh"):
        parts.append(acts.chip(("quest_refresh",), _DECK / 2 + 2, 24, 30, 28, use("sign-again", 0, 0, 1.0)))
    return at(left, MARKET_TOP, *parts)


def number(x: float, y: float, n: int) -> Markup:
    """How many there are, on a disc."""
    return at(x, y, circle(0, 0, 12, "#fff8e6", "#3a1a0c", 1.4), text(0, 4.8, str(n), 13.5, INK, weight=750))


def deck_key(sight: Sight) -> Hashable:
    return sight.look, sight.view.deck, sight.view.top, galleon_panel(sight), _quest_places(sight)


def draw_deck(sight: Sight) -> Markup:
    """The deck of level II; an open card on its top can be seen (POM-16.02)."""
    left, _ = deck_panel(sight)
    view = sight.view
    scale = round((MARKET_HEIGHT - 16) / CARD_HEIGHT, 2)
    parts = [
        panel(72),
        group(back(84, "", ""), transform=f"translate(7 7) scale({scale})"),
        number(36, MARKET_HEIGHT - 23, view.deck),
    ]
    title = sight.words.say("board-deck", n=view.deck)
    if view.top >= 0:
        card = sight.box.cards[view.top]
        parts.append(at(13, 16, mini_card(card), title=sight.about(card)))
    else:
        parts.append(at(35.6, 47, text(0, 4.6, "II", 13, INK, weight=700)))
    return at(left, MARKET_TOP, *parts, title=title)
