"""Przygotowanie: the sea of cards, tiles, quests, the first player (chapter 1)."""

from collections.abc import Generator, Sequence
from itertools import combinations
from typing import Any

from karawela.engine.ask import Ask, Draw, Move, Rules, Together
from karawela.games.maracaibo.data.box import (
    ADVENTURE_HUNTERS,
    FOG_PLACES,
    FOG_UPGRADES,
    RESIDENCE,
)
from karawela.games.maracaibo.data.sea import CELLS
from karawela.games.maracaibo.rules.deck import look_at_top
from karawela.games.maracaibo.rules.moves import moves_of
from karawela.games.maracaibo.rules.quests import draw_quest, fill_market
from karawela.games.maracaibo.rules.redbeard.setup import deal_cards, deal_quests
from karawela.games.maracaibo.rules.setup.groups import break_groups
from karawela.games.maracaibo.state import FOG_PLACE, FOG_UPGRADE, KEEP_QUESTS, MOVE, Maracaibo

_SEATS = ("1", "2", "3", "4")
_SIDES = ("a", "b")


def setup(s: Maracaibo) -> Rules:
    """All that is dealt before the players choose their quests."""
    yield from lay_out(s)
    if not s.has(FOG_PLACES):  # else the tiles wait for the places (POM-15.01)
        yield from deal_values(s)
    sides = []
    for _ in s.box.market:
        side = yield Draw((0, 1), "side", _SIDES)  # POM-1.14
        sides.append(side)
    s.sides = tuple(sides)
    yield from deal_galleons(s)
    for seat in range(1 if s.solo else len(s.captains)):
        for _ in range(3 if s.has(ADVENTURE_HUNTERS) else 2):
            quest = yield from draw_quest(s, "quest", seat)
            s.captains[seat].offered.append(quest)
    s.phase = KEEP_QUESTS


def lay_out(s: Maracaibo) -> Rules:
    """Places, 4 residences and 15 upgrade cards, mixed, column by column (POM-1.03 to 1.09, 15.01, 16.01)."""
    box, numbers, names = s.box, s.box.numbers, moves_of(s.pack).names
    cards = yield from _some(s.unseen_residences, numbers.residences, "residence", names)
    if s.has(FOG_UPGRADES):
        cards += [FOG_UPGRADE] * numbers.upgrades
        s.ups = len(box.deck_2) // 2
    else:
        cards += yield from _some(s.unseen_upgrades, numbers.upgrades, "upgrade", names)
    if s.has(FOG_PLACES):
        cards += [FOG_PLACE] * len(s.unseen_places)
    else:
        cards += s.unseen_places
        s.unseen_places = []
    s.cells = yield from _some(cards, CELLS, "cell", names)
    s.coins = {cell: 1 for cell, card in enumerate(s.cells) if card == FOG_PLACE}
    if s.break_place_groups and not s.has(FOG_PLACES):  # POM-15.07
        yield from break_groups(s)
    s.markers = {card: 0 for card in s.cells if card >= 0 and box.cards[card].sort == RESIDENCE}
    yield from look_at_top(s)


def _some(pool: list[int], n: int, what: str, names: Sequence[str]) -> Generator[Any, Any, list[int]]:
    """So many out of a pool, one after the other."""
    drawn: list[int] = []
    for _ in range(n):
        thing = yield Draw(pool, what, names)
        pool.remove(thing)
        drawn.append(thing)
    return drawn


def deal_values(s: Maracaibo) -> Rules:
    """A treasure-value tile on each place with the symbol (POM-1.10)."""
    box = s.box
    for card in s.cells:
        if card >= 0 and box.cards[card].value_tile:
            tile = yield Draw(s.unseen_values, "value_tile", box.value_tile_ids)
            s.unseen_values.remove(tile)
            s.values[card] = box.value_tiles[tile]


def deal_galleons(s: Maracaibo) -> Rules:
    """Two tiles more than players, three against Redbeard (POM-1.17, 14.02)."""
    box = s.box
    size = box.numbers.galleons_solo if s.solo else len(s.captains) + box.numbers.galleons
    s.galleons = yield from _some(list(range(len(box.galleons))), size, "galleon", box.galleon_ids)


def keep_quests(s: Maracaibo) -> Rules:
    """Everybody keeps one quest in secret (POM-1.15); then the market, Redbeard and the first player."""
    asks = []
    for seat, captain in enumerate(s.captains):
        if captain.offered:
            rule = "POM-18.01" if len(captain.offered) > 2 else "POM-1.15"
            asks.append(Ask(seat, "keep_quest", keeping(s, captain.offered), rule, secret=True))
    answers = yield Together(asks)
    for ask, answer in zip(asks, answers, strict=True):
        captain = s.captains[ask.seat]
        kept = [s.box.quest_index[name] for name in answer[1:]]
        s.quest_unseen += [quest for quest in captain.offered if quest not in kept]
        captain.quests, captain.quests_seen, captain.offered = kept, [1 << ask.seat] * len(kept), []
    yield from fill_market(s)  # POM-1.16
    if s.solo:
        yield from deal_cards(s)
        yield from deal_quests(s)
    yield from choose_first(s)
    s.phase, s.round = MOVE, 1
    s.tell("round", 1, s.active)


def keeping(s: Maracaibo, offered: Sequence[int]) -> list[Move]:
    """One of two cards; with Adventure Hunters each pair of three (POM-18.01)."""
    names = s.box.quest_ids
    return [
        ("keep_quest", *(names[quest] for quest in some)) for some in combinations(sorted(offered), len(offered) - 1)
    ]


def choose_first(s: Maracaibo) -> Rules:
    """Doubloons in turn order; the last player has the end marker (POM-1.18, 1.19, 14.01)."""
    players = len(s.captains)
    if s.first_player == "random":
        s.first = yield Draw(range(players), "first_player", _SEATS)
    else:
        s.first = int(s.first_player) - 1
    s.active = s.first
    s.end_marker = (s.first - 1) % players
    for place in range(1 if s.solo else players):
        s.captains[(s.first + place) % players].doubloons = s.box.numbers.doubloons[place]
