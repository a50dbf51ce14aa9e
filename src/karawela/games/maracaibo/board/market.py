"""Between the sea and the captains: figurehead tiles, quests, the deck of level II, each a panel of its own."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.place import Place
from karawela.draw.svg import at, circle, group, halo_box, join, rect, text, use
from karawela.engine.ask import Move
from karawela.games.maracaibo.board.cards import galleon_face, mini_card, quest_back, quest_face
from karawela.games.maracaibo.board.places import EDGE, SMALL
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import ADVENTURE_HUNTERS, NONE
from karawela.games.maracaibo.words.telling import tell_quest, tell_scrolls
from karawela.words.messages import capital

_DECK, _GAP, _STAGE = 58, 4, 310


def _galleon_places(sight: Sight) -> int:
    numbers = sight.box.numbers
    return numbers.galleons_solo if sight.view.solo else len(sight.view.captains) + numbers.galleons


def _quest_places(sight: Sight) -> int:
    return 3 if sight.view.has(ADVENTURE_HUNTERS) else 2


def _sizes(sight: Sight) -> tuple[tuple[float, float], tuple[float, float]]:
    """How large figurehead tiles and quests are drawn: what the stage does not need is theirs."""
    (galleon, high), (quest, deep) = sight.plan.galleon, sight.plan.quest
    tiles, quests = _galleon_places(sight), _quest_places(sight)
    if sight.plan.tall:
        return (min(galleon + 40, (sight.plan.galleons.width - 8) / tiles - 4), high), (quest, deep)
    spare = sight.plan.width - _STAGE - _DECK - sight.plan.deck.width - 40
    spare -= tiles * (galleon + 4) + quests * (quest + 4)
    more = max(0.0, min(30.0, spare / (tiles + quests)))
    return (galleon + more, high), (quest + more, deep)


def galleon_panel(sight: Sight) -> Place:
    place = sight.plan.galleons
    wide = _galleon_places(sight) * (_sizes(sight)[0][0] + 4) + 8
    return place if sight.plan.tall else place._replace(width=wide)


def quest_panel(sight: Sight) -> Place:
    if sight.plan.tall:
        return sight.plan.quests
    before = galleon_panel(sight)
    wide = _DECK + _quest_places(sight) * (_sizes(sight)[1][0] + 4) + 6
    return sight.plan.quests._replace(left=before.left + before.width + _GAP, width=wide)


def deck_panel(sight: Sight) -> Place:
    if sight.plan.tall:
        return sight.plan.deck
    before = quest_panel(sight)
    return sight.plan.deck._replace(left=before.left + before.width + _GAP)


def stage_panel(sight: Sight) -> Place:
    """All that is left of the row: dice, and whatever is being decided."""
    if sight.plan.tall:
        return sight.plan.stage
    before = deck_panel(sight)
    left = before.left + before.width + _GAP
    return sight.plan.stage._replace(left=left, width=sight.plan.width - EDGE - left)


def panel(place: Place, fill: str = "#5a3d22") -> Markup:
    """A tray of dark wood."""
    return join(
        rect(0, 0, place.width, place.height, fill, 9, "#d9a441", 1.6),
        rect(3, 3, place.width - 6, place.height - 6, "none", 7, "#2a1a10", 1),
    )


def market_key(sight: Sight) -> Hashable:
    return sight.doable("galleon"), tuple(sight.view.galleons), len(sight.view.captains), sight.view.solo


def draw_galleons(sight: Sight) -> Markup:
    """The tiles that can still be had."""
    place, size = galleon_panel(sight), _sizes(sight)[0]
    parts, top = [panel(place)], (place.height - size[1]) / 2
    for number in range(_galleon_places(sight)):
        x = 6 + number * (size[0] + 4)
        index = sight.view.galleons[number] if number < len(sight.view.galleons) else NONE
        if index == NONE:
            parts.append(rect(x, top, *size, "#2a1a10", 7, fill_opacity=0.35))
            continue
        tile = sight.box.galleons[index]
        face = galleon_face(tile, capital(sight.words.name(tile.id)), size)
        title = sight.told(tile.id, tell_scrolls(sight.words, tile.scrolls))
        halo = halo_box(-2, -2, size[0] + 4, size[1] + 4, 9)
        moves: list[Move] = [("galleon", tile.id)]
        parts.append(at(x, top, sight.acts.thing(moves, halo, face, title=title, data_thing=tile.id)))
    return at(place.left, place.top, *parts, title=sight.words.say("reference-galleons"))


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
    place, size = quest_panel(sight), _sizes(sight)[1]
    words, acts, view = sight.words, sight.acts, sight.view
    count, top = view.quest_deck(), (place.height - size[1]) / 2
    halo = halo_box(-2, -2, _DECK - 6, size[1] + 4, 9)
    deck = join(quest_back((_DECK - 10, size[1])), number(_DECK / 2 - 5, size[1] - 14, count))
    deck_moves: list[Move] = [("quest_take", "deck")]
    cover = acts.thing(deck_moves, halo, deck, title=words.say("board-quest-deck", n=count))
    parts = [panel(place), at(7, top, cover)]
    for slot, index in enumerate(view.quest_market):
        quest = sight.box.quests[index]
        moves: list[Move] = [("quest_take", slot + 1)]
        halo = halo_box(-2, -2, size[0] + 4, size[1] + 4, 9)
        title = sight.told(quest.id, tell_quest(words, quest))
        face = quest_face(quest, capital(words.name(quest.id)), size)
        card = acts.thing(moves, halo, face, title=title, data_thing=quest.id)
        parts.append(at(_DECK + 4 + slot * (size[0] + 4), top, card))
    if acts.can("quest_refresh"):
        again = use("sign-again", 0, 0, 1.0)
        parts.append(acts.chip(("quest_refresh",), _DECK / 2 + 2, 26, 46, 46 if sight.plan.tall else 30, again))
    return at(place.left, place.top, *parts)


def number(x: float, y: float, n: int) -> Markup:
    """How many there are, on a disc."""
    return at(x, y, circle(0, 0, 12, "#fff8e6", "#3a1a0c", 1.4), text(0, 4.8, str(n), SMALL, INK, weight=750))


def deck_key(sight: Sight) -> Hashable:
    return sight.look, sight.view.deck, sight.view.top, galleon_panel(sight), _quest_places(sight)


def draw_deck(sight: Sight) -> Markup:
    """The deck of level II; an open card on its top can be seen (POM-16.02)."""
    place, view = deck_panel(sight), sight.view
    size = (place.width - 12, place.height - 12)
    parts = [panel(place), at(6, 6, rect(0, 0, *size, "#24445c", 7, "#8fa9b8", 1.2))]
    title = sight.words.say("board-deck", n=view.deck)
    middle = place.width / 2
    if view.top >= 0:
        card = sight.box.cards[view.top]
        top = group(mini_card(card, 36), title=sight.about(card), data_thing=card.id)
        parts.append(at(middle - 18, 9, top))
    else:
        parts.append(at(middle, place.height / 2, text(0, 5, "II", 15, "#f3e7cf", weight=700)))
    parts.append(number(middle, place.height - 19, view.deck))
    return at(place.left, place.top, *parts, title=title)
