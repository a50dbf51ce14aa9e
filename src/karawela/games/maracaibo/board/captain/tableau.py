"""The viewer's tableau: quests, acquired cards, residences, and the black market tiles."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.svg import at, circle, halo_box, rect, use
from karawela.engine.ask import Move
from karawela.engine.state import UNKNOWN
from karawela.games.maracaibo.board.cards import (
    MINI,
    QUEST_HEIGHT,
    QUEST_WIDTH,
    market_tile,
    mini_card,
    mini_house,
    quest_back,
    quest_face,
)
from karawela.games.maracaibo.board.places import OWN_HEIGHT, OWN_TOP, TABLEAU
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.data.vocabulary import MEASURE_INDEX
from karawela.games.maracaibo.rules.lasting import SCORED_LATER
from karawela.games.maracaibo.rules.scoring import meets
from karawela.games.maracaibo.words.telling import tell_quest, tell_tile

_QUESTS_Y, _CARDS_Y, _TILES_Y = 7, 95, 217
_HOUSES_X = 268


def quests_key(sight: Sight) -> Hashable:
    captain = sight.captain
    known = tuple(captain.quests)
    return sight.doable("keep_quest", "quest_sell"), sight.own, known, tuple(captain.offered), _met(sight)


def _met(sight: Sight) -> tuple[tuple[bool, bool], ...]:
    """Of each quest in hand, which halves are fulfilled now."""
    later = MEASURE_INDEX[SCORED_LATER]
    found = []
    for index in sight.captain.quests:
        if index == UNKNOWN:
            found.append((False, False))
            continue
        quest = sight.box.quests[index]
        halves = [all(m != later for m, _ in half) and meets(sight.captain, half) for half in (quest.easy, quest.hard)]
        found.append((halves[0], halves[1]))
    return tuple(found)


def draw_hand(sight: Sight) -> Markup:
    """Quests in hand, or those to choose from; what the viewer may not see is a back."""
    captain, words = sight.captain, sight.words
    choosing = bool(captain.offered)
    cards = captain.offered if choosing else captain.quests
    met = _met(sight)
    room = TABLEAU[1] - 14 - QUEST_WIDTH
    pitch = min(QUEST_WIDTH + 2.0, room / (len(cards) - 1)) if len(cards) > 1 else 0.0
    parts = [rect(0, 0, TABLEAU[1], OWN_HEIGHT, "#4f3722", 10, "#d9a441", 1.6)]
    for place, index in enumerate(cards):
        x = 7 + place * pitch
        if index == UNKNOWN:
            parts.append(at(x, _QUESTS_Y, quest_back(), title=words.say("board-quest-hidden")))
            continue
        quest = sight.box.quests[index]
        name = words.name(quest.id)
        moves: list[Move] = (
            [("keep_quest", quest.id), ("quest_sell", quest.id)] if sight.scene.seat == sight.own else []
        )
        face = quest_face(quest, name, (False, False) if choosing else met[place])
        halo = halo_box(-3, -3, QUEST_WIDTH + 6, QUEST_HEIGHT + 6, 9)
        title = sight.told(quest.id, tell_quest(words, quest))
        parts.append(at(x, _QUESTS_Y, sight.acts.thing(moves, halo, face, title=title)))
    if not cards:
        parts.append(rect(7, _QUESTS_Y, QUEST_WIDTH, QUEST_HEIGHT, "none", 6, "#8a6a45", 1.2, stroke_dasharray="5 4"))
        parts.append(use("sign-quest", 7 + QUEST_WIDTH / 2, _QUESTS_Y + QUEST_HEIGHT / 2, 1.6, opacity=0.35))
    return at(TABLEAU[0], OWN_TOP, *parts)


def cards_key(sight: Sight) -> Hashable:
    return sight.look, sight.own, tuple(sight.captain.cards)


def draw_cards(sight: Sight) -> Markup:
    """Acquired cards by kind, in two rows."""
    box = sight.box
    cards = sorted((box.cards[index] for index in sight.captain.cards), key=lambda card: (card.kind, card.index))
    first = max(8, (len(cards) + 1) // 2)
    pitch = min(MINI + 4.0, (TABLEAU[1] - 14 - MINI) / (first - 1))
    parts = []
    for place, card in enumerate(cards):
        x, y = 7 + place % first * pitch, _CARDS_Y + place // first * (MINI + 4)
        parts.append(at(x, y, mini_card(card), title=sight.about(card)))
    if not cards:
        for place in range(8):
            parts.append(rect(7 + place * 50, _CARDS_Y, MINI, MINI, "none", 7, "#8a6a45", 1.2, stroke_dasharray="5 4"))
    return at(TABLEAU[0], OWN_TOP, *parts)


def tiles_key(sight: Sight) -> Hashable:
    captain = sight.captain
    return sight.doable("bm_activate"), sight.own, captain.tiles, sight.view.sides, captain.residences


def draw_tiles(sight: Sight) -> Markup:
    """Black market tiles, those that lie on a place marked so; beside them the residences."""
    box, captain, words = sight.box, sight.captain, sight.words
    parts = []
    for tile, place in enumerate(captain.tiles):
        side = sight.view.sides[tile]
        title = sight.told(box.market_ids[tile], tell_tile(words, box, tile, side))
        moves: list[Move] = [("bm_activate", box.market_ids[tile])] if sight.scene.seat == sight.own else []
        body = [market_tile(box.market[tile][side], 42, faded=place != NONE)]
        if place != NONE:
            title = f"{title} {words.say('board-tile-placed', place=box.card_ids[place])}"
            body.append(at(15, -15, circle(0, 0, 8.4, "#cfe8c4", INK, 1), use("sign-check", 0, 0, 0.75)))
        thing = sight.acts.thing(moves, halo_box(-23, -22, 46, 44, 8), *body, title=title)
        parts.append(at(28 + 46 * tile, _TILES_Y, thing))
    return at(TABLEAU[0], OWN_TOP, *parts, *_houses(sight))


def _houses(sight: Sight) -> list[Markup]:
    """The captain's residences; an empty lot before the first one."""
    built = [index for number, index in enumerate(sight.box.residences) if sight.captain.residences >> number & 1]
    if not built:
        lot = rect(-19, -19, 38, 38, "none", 7, "#8a6a45", 1.2, stroke_dasharray="5 4")
        return [at(_HOUSES_X, _TILES_Y, lot, use("sign-house", 0, 0, 1.1, opacity=0.35))]
    parts = []
    for place, index in enumerate(built):
        card = sight.box.cards[index]
        house = (rect(-18, -19, 36, 38, "#e6dcf5", 7, "#3a2a5c", 1.4), mini_house(card, 36))
        parts.append(at(_HOUSES_X + 38 * place, _TILES_Y, *house, title=sight.about(card)))
    return parts
