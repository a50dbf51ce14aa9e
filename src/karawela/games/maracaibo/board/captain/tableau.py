"""The viewer's tableau: quests, acquired cards, residences, and the black market tiles."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.svg import at, circle, halo_box, rect, use
from karawela.engine.ask import Move
from karawela.engine.state import UNKNOWN
from karawela.games.maracaibo.board.cards import market_tile, mini_card, mini_house, quest_back, quest_face
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.data.vocabulary import MEASURE_INDEX
from karawela.games.maracaibo.rules.lasting import SCORED_LATER
from karawela.games.maracaibo.rules.scoring import meets
from karawela.games.maracaibo.words.telling import tell_quest, tell_tile
from karawela.words.messages import capital

_TOP, _GAP = 5.0, 4.0


def _below(sight: Sight) -> tuple[float, float, float]:
    """The upper edges of cards, black market tiles and residences, and how many cards a row has."""
    size = sight.plan.mini
    cards = _TOP + sight.plan.quest[1] + 5
    if sight.plan.tall:
        return cards, cards + 2 * (size + _GAP), cards + 3 * (size + _GAP)
    return cards, cards + size + _GAP, cards + size + _GAP


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
    place, (width, height) = sight.plan.tableau, sight.plan.quest
    size = (max(width, min(160.0, (place.width - 8) / max(1, len(cards)) - 4)), height)
    room = place.width - 12 - size[0]
    pitch = min(size[0] + 4.0, room / (len(cards) - 1)) if len(cards) > 1 else 0.0
    parts = [rect(0, 0, place.width, place.height, "#4f3722", 10, "#d9a441", 1.6)]
    for number, index in enumerate(cards):
        x = 6 + number * pitch
        if index == UNKNOWN:
            parts.append(at(x, _TOP, quest_back(size), title=words.say("board-quest-hidden")))
            continue
        quest = sight.box.quests[index]
        moves: list[Move] = (
            [("keep_quest", quest.id), ("quest_sell", quest.id)] if sight.scene.seat == sight.own else []
        )
        fulfilled = (False, False) if choosing else met[number]
        face = quest_face(quest, capital(words.name(quest.id)), size, fulfilled)
        halo = halo_box(-2, -2, size[0] + 4, size[1] + 4, 9)
        title = sight.told(quest.id, tell_quest(words, quest))
        parts.append(at(x, _TOP, sight.acts.thing(moves, halo, face, title=title, data_thing=quest.id)))
    if not cards:
        parts.append(rect(6, _TOP, *size, "none", 6, "#8a6a45", 1.2, stroke_dasharray="5 4"))
        parts.append(use("sign-quest", 6 + size[0] / 2, _TOP + size[1] / 2, 1.6, opacity=0.35))
    return at(place.left, place.top, *parts)


def cards_key(sight: Sight) -> Hashable:
    return sight.look, sight.own, tuple(sight.captain.cards)


def draw_cards(sight: Sight) -> Markup:
    """Acquired cards by kind; on a tall screen in two rows."""
    box, place, size = sight.box, sight.plan.tableau, sight.plan.mini
    top, lines = _below(sight)[0], 2 if sight.plan.tall else 1
    cards = sorted((box.cards[index] for index in sight.captain.cards), key=lambda card: (card.kind, card.index))
    fit = int((place.width - 8) // (size + _GAP))
    first = max(fit, (len(cards) + lines - 1) // lines)
    pitch = min(size + _GAP, (place.width - 12 - size) / (first - 1))
    parts = []
    for number, card in enumerate(cards):
        x, y = 6 + number % first * pitch, top + number // first * (size + _GAP)
        parts.append(at(x, y, mini_card(card, size), title=sight.about(card), data_thing=card.id))
    if not cards:
        for number in range(fit):
            lot = rect(6 + number * pitch, top, size, size, "none", 7, "#8a6a45", 1.2, stroke_dasharray="5 4")
            parts.append(lot)
    return at(place.left, place.top, *parts)


def tiles_key(sight: Sight) -> Hashable:
    captain = sight.captain
    return sight.doable("bm_activate"), sight.own, captain.tiles, sight.view.sides, captain.residences


def draw_tiles(sight: Sight) -> Markup:
    """Black market tiles, those that lie on a place marked so; beside or under them the residences."""
    box, captain, words = sight.box, sight.captain, sight.words
    size, top = sight.plan.mini, _below(sight)[1]
    half, parts = size / 2, []
    for tile, place in enumerate(captain.tiles):
        side = sight.view.sides[tile]
        title = sight.told(box.market_ids[tile], tell_tile(words, box, tile, side))
        moves: list[Move] = [("bm_activate", box.market_ids[tile])] if sight.scene.seat == sight.own else []
        body = [market_tile(box.market[tile][side], size, faded=place != NONE)]
        if place != NONE:
            title = f"{title} {words.say('board-tile-placed', place=box.card_ids[place])}"
            placed = (circle(0, 0, 8.4, "#cfe8c4", INK, 1), use("sign-check", 0, 0, 0.75))
            body.append(at(half - 5, 5 - half, *placed))
        halo = halo_box(-half, -half, size, size, 8)
        thing = sight.acts.thing(moves, halo, *body, title=title, data_thing=box.market_ids[tile])
        parts.append(at(6 + half + (size + 5) * tile, top + half, thing))
    return at(*sight.plan.tableau[:2], *parts, *_houses(sight))


def _houses(sight: Sight) -> list[Markup]:
    """The captain's residences; an empty lot before the first one."""
    size, top = sight.plan.mini, _below(sight)[2]
    left = 6.0 if sight.plan.tall else 6 + (size + 5) * len(sight.captain.tiles) + 8
    built = [index for number, index in enumerate(sight.box.residences) if sight.captain.residences >> number & 1]
    if not built:
        lot = rect(0, 0, size, size, "none", 7, "#8a6a45", 1.2, stroke_dasharray="5 4")
        return [at(left, top, lot, use("sign-house", size / 2, size / 2, 1.1, opacity=0.35))]
    room = sight.plan.tableau.width - left - 6 - size
    pitch = min(size + 3, room / max(1, len(built) - 1))
    parts = []
    for number, index in enumerate(built):
        card = sight.box.cards[index]
        house = mini_house(card, size)
        parts.append(at(left + pitch * number, top, house, title=sight.about(card), data_thing=card.id))
    return parts
