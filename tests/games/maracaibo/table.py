"""A table of Pirates of Maracaibo for tests: words without a registry, data packs, a state dealt by hand."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from karawela.components.packs import STANDARD
from karawela.effects.lasting import take_lift
from karawela.engine import Match
from karawela.engine.ask import EVERYBODY, move_text
from karawela.engine.errors import IllegalMove
from karawela.engine.ledger import LANGUAGES
from karawela.engine.state import Event
from karawela.engine.title import OptionValue
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import (
    ADVENTURE_HUNTERS,
    FOG_PLACES,
    FOG_UPGRADES,
    MODULES,
    SHELF,
    Box,
    box_of,
    standard_box,
)
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.rules.lasting import take_card
from karawela.games.maracaibo.rules.setup.start import start
from karawela.games.maracaibo.state import ARRIVE, FOG_PLACE, FOG_UPGRADE, MOVE, TOP_IS_DOWN, Maracaibo
from karawela.words import words_for
from tests.support import Dice

BOX = standard_box()
Chosen: TypeAlias = dict[str, OptionValue]


WORDS = {language: words_for(TITLE, language, STANDARD) for language in LANGUAGES}


def everything(**chosen: OptionValue) -> Chosen:
    """All six modules, and what is chosen beside them."""
    return {**dict.fromkeys(MODULES, True), **chosen}


def packed(folder: Path, text: str) -> Box:
    """The box of a data pack with one file, `mine.toml`."""
    folder.mkdir(exist_ok=True)
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return box_of(SHELF.open(folder))


def started(seats: int, **chosen: OptionValue) -> Maracaibo:
    """The state before the first step; options that are not chosen have their defaults."""
    return start(TITLE.setup(seats, chosen))


def dealt(seats: int = 2, seed: int = 0, chosen: Chosen | None = None) -> Maracaibo:
    """A state at the first turn. Dealt by this file, not by rules: it only has to be a possible one."""
    rng = Random(seed)
    s = started(seats, **(chosen or {}))
    numbers = BOX.numbers
    residences = rng.sample(s.unseen_residences, numbers.residences)
    upgrades = rng.sample(s.unseen_upgrades, numbers.upgrades)
    s.unseen_residences = [each for each in s.unseen_residences if each not in residences]
    cards = [*residences]
    if s.has(FOG_UPGRADES):
        cards += [FOG_UPGRADE] * numbers.upgrades
    else:
        cards += upgrades
        s.unseen_upgrades = [each for each in s.unseen_upgrades if each not in upgrades]
    if s.has(FOG_PLACES):
        cards += [FOG_PLACE] * len(s.unseen_places)
    else:
        cards += s.unseen_places
        tiles = rng.sample(s.unseen_values, len(s.unseen_values))
        shown = [place for place in s.unseen_places if BOX.cards[place].value_tile]
        s.values = {place: BOX.value_tiles[tile] for place, tile in zip(shown, tiles, strict=True)}
        s.unseen_values, s.unseen_places = [], []
    rng.shuffle(cards)
    s.cells = cards
    s.coins = {cell: 1 for cell, each in enumerate(cards) if each == FOG_PLACE}
    s.markers = {each: 0 for each in cards if each in BOX.residences}
    if s.has(FOG_UPGRADES):
        s.ups, s.top = len(BOX.deck_2) // 2, TOP_IS_DOWN
    s.galleons = rng.sample(range(12), numbers.galleons_solo if s.solo else seats + numbers.galleons)
    _deal_quests(s, rng)
    if s.solo:
        six = [*rng.sample(range(6), 6 - s.b_cards), *rng.sample(range(6, 12), s.b_cards)]
        s.redbeard.six, s.redbeard.unseen = tuple(six), six
    for seat, captain in enumerate(s.captains[:seats]):
        captain.doubloons = numbers.doubloons[seat]
    s.first = s.active = 0
    s.end_marker = len(s.captains) - 1
    s.phase, s.round = MOVE, 1
    return s


def _deal_quests(s: Maracaibo, rng: Random) -> None:
    rng.shuffle(s.quest_unseen)
    more = s.has(ADVENTURE_HUNTERS)
    for seat, captain in enumerate(s.captains):
        for _ in range(2 if more else 1):
            captain.quests.append(s.quest_unseen.pop())
            captain.quests_seen.append(0 if s.solo and seat == 1 else 1 << seat)
    s.quest_market = [s.quest_unseen.pop() for _ in range(3 if more else 2)]


def take_quest(s: Maracaibo, seat: int, place: int) -> None:
    """A quest from the market, as everybody has seen it, and the next one in its place."""
    s.captains[seat].quests.append(s.quest_market[place])
    s.captains[seat].quests_seen.append(EVERYBODY)
    s.quest_market[place] = s.quest_unseen.pop()


# ---------------------------------------------------------------- positions


def card(name: str) -> int:
    """A card's number."""
    return BOX.card_index[name]


def stand(s: Maracaibo, seat: int, where: str) -> None:
    """The captain's ship is there: `c4r3`, `gulf`, `maracaibo`, `start_zone`."""
    s.captains[seat].ship = s.sea.index[where]


def cell_with(s: Maracaibo, name: str) -> str:
    """The id of the cell where a card lies open."""
    return s.sea.ids[s.cells.index(card(name))]


def lay(s: Maracaibo, where: str, name: str) -> None:
    """The card lies open in that cell; what was there lies where the card was, or is out of the way.

    A card of level II takes the place of an upgrade card that the last captain is then said to have acquired."""
    cell, new = s.sea.index[where], card(name)
    if new not in s.cells:
        _bring_into_play(s, new)
    at = s.cells.index(new)
    s.cells[at], s.cells[cell] = s.cells[cell], s.cells[at]
    s.markers = {each: s.markers.get(each, 0) for each in s.cells if each in BOX.residences}


def _bring_into_play(s: Maracaibo, new: int) -> None:
    level_1 = BOX.residences if new in BOX.residences else BOX.upgrades_1
    out = next(each for each in s.cells if each in level_1)
    s.cells[s.cells.index(out)] = new
    if new in BOX.deck_2:
        s.unseen_deck.remove(new)
        s.deck -= 1
        take_card(s.captains[-1], BOX.cards[out])
        return
    pool = s.unseen_residences if new in BOX.residences else s.unseen_upgrades
    pool.remove(new)
    pool.append(out)


def own(s: Maracaibo, seat: int, *names: str) -> None:
    """Upgrade cards in the captain's tableau; a card of the sea is replaced from the deck."""
    for name in names:
        new = card(name)
        if new in s.unseen_deck:
            s.unseen_deck.remove(new)
            s.deck -= 1
        else:
            if new not in s.cells:
                _bring_into_play(s, new)
            s.cells[s.cells.index(new)] = s.unseen_deck.pop(0)
            s.deck -= 1
        take_card(s.captains[seat], BOX.cards[new])


def hold(s: Maracaibo, seat: int, doubloons: int | None = None, vp: int | None = None, **stored: int) -> None:
    """Doubloons, points, and treasures in storage by kind: the first of each lies on its bonus space."""
    captain = s.captains[seat]
    captain.doubloons = captain.doubloons if doubloons is None else doubloons
    captain.vp = captain.vp if vp is None else vp
    for name, n in stored.items():
        kind = TREASURES.index(name)
        captain.stored[kind] = n
        captain.bonus = captain.bonus & ~(1 << kind) | (bool(n) << kind)


def fill(s: Maracaibo, seat: int, *slots: str) -> None:
    """Cubes on these slots of the ship board; their one-time effects are over."""
    captain, ids = s.captains[seat], [slot.id for slot in BOX.slots]
    for name in slots:
        captain.slots |= 1 << ids.index(name)
        captain.upgrades += 1
        take_lift(captain, BOX.slots[ids.index(name)].lift)


def buried(s: Maracaibo, seat: int, *spaces: str) -> None:
    """A treasure on each of these bury spaces; their bonuses are over."""
    captain, ids = s.captains[seat], [space.id for space in BOX.bury]
    for name in spaces:
        captain.bury_spaces |= 1 << ids.index(name)
        captain.buried[BOX.bury[ids.index(name)].kind] += 1


def galleon(s: Maracaibo, seat: int, tile: str) -> None:
    """The captain has this tile; it came out of the market."""
    captain, index = s.captains[seat], BOX.galleon_ids.index(tile)
    if index not in s.galleons:
        s.galleons[0] = index
    s.galleons.remove(index)
    if s.solo:
        s.galleons.append(-1)
    captain.galleon = index
    take_lift(captain, BOX.galleons[index].lift)


def place_tile(s: Maracaibo, seat: int, tile: str, place: str, side: str = "a") -> None:
    """A black market tile of the captain lies on the place, with this side up for everybody."""
    captain, index = s.captains[seat], BOX.market_ids.index(tile)
    captain.tiles = (*captain.tiles[:index], card(place), *captain.tiles[index + 1 :])
    s.sides = (*s.sides[:index], "ab".index(side), *s.sides[index + 1 :])
    s.market[card(place)] = seat


def build(s: Maracaibo, seat: int, residence: str) -> None:
    """The captain has a marker there, paid long ago; the residence must be in play."""
    s.markers[card(residence)] |= 1 << seat
    s.captains[seat].residences |= 1 << BOX.residences.index(card(residence))


def explorer(s: Maracaibo, seat: int, space: str) -> None:
    """The explorer is there, and has crossed what lies behind it."""
    captain = s.captains[seat]
    captain.explorer = BOX.track_index[space]
    captain.rivers |= BOX.track[captain.explorer].crossed


def quests_of(s: Maracaibo, seat: int, *names: str) -> None:
    """The captain has these quests and no others; whoever had one of them gets another for it."""
    captain, wanted = s.captains[seat], [BOX.quest_index[name] for name in names]
    s.quest_unseen += captain.quests
    captain.quests, captain.quests_seen = [], []
    for quest in wanted:
        for place in (s.quest_market, *(other.quests for other in s.captains)):
            if quest in place:
                spare = next(each for each in s.quest_unseen if each not in wanted)
                place[place.index(quest)] = spare
                s.quest_unseen[s.quest_unseen.index(spare)] = quest
        s.quest_unseen.remove(quest)
        captain.quests.append(quest)
        captain.quests_seen.append(1 << seat)


def value_tile(s: Maracaibo, place: str, kind: str) -> None:
    """The treasure-value tile on the place is of that kind; it changes places with another."""
    wanted, mine = TREASURES.index(kind), card(place)
    other = next(each for each, held in s.values.items() if held == wanted)
    s.values[other], s.values[mine] = s.values[mine], wanted


def to_act(s: Maracaibo, seat: int, where: str) -> Maracaibo:
    """The captain's ship has just stopped there, and the action step begins."""
    s.active = seat
    stand(s, seat, where)
    s.phase = ARRIVE
    return s


# ---------------------------------------------------------------- play


def match_from(s: Maracaibo, *outcomes: int | str) -> Match[Maracaibo]:
    """A match that goes on from the state; chance gives `outcomes` and then fails the test."""
    seats = 1 if s.solo else len(s.captains)
    return Match(TITLE, seats, "test", state=s, source=Dice(outcomes), journal=True)


def play(match: Match[Maracaibo], *moves: str) -> Match[Maracaibo]:
    for move in moves:
        match.play(move)
    return match


def texts(match: Match[Maracaibo]) -> list[str]:
    return [move_text(move) for move in match.legal]


def kind(match: Match[Maracaibo]) -> str:
    return match.ask_of().kind


def told(match: Match[Maracaibo], *names: str) -> list[Event]:
    """The public events of these names, in order."""
    return [event for _, event in match.events(None) if event[0] in names]


def assert_refused(match: Match[Maracaibo], move: str, expected: str) -> None:
    """The move is illegal by exactly this rule, and trying it changes nothing."""
    before, ply = match.state.copy(), match.ply
    refusal = match.why_not(move)
    assert refusal is not None
    assert refusal.rule == expected
    with pytest.raises(IllegalMove):
        match.play(move)
    assert match.state == before
    assert match.ply == ply
