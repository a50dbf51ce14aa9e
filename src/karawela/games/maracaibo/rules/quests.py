"""Zadania: taking, refreshing and selling quest cards (chapter 9).

Nobody knows the order of the deck: it is a pool. What lies under it is known to some, in batches whose own order
nobody knows; a card comes from there only when the pool is empty.
"""

from collections.abc import Generator
from typing import Any

from karawela.engine.ask import EVERYBODY, Ask, Draw, Move, Rules
from karawela.games.maracaibo.data.box import ADVENTURE_HUNTERS
from karawela.games.maracaibo.data.words import Quest, QuestSell
from karawela.games.maracaibo.rules.moves import QUEST_DECK, QUEST_REFRESH, QUEST_TAKE, SKIP, moves_of
from karawela.games.maracaibo.rules.purse import take_dbl
from karawela.games.maracaibo.rules.resolve import Doing, does
from karawela.games.maracaibo.state import Maracaibo


def market_size(s: Maracaibo) -> int:
    """POM-1.16, 18.01"""
    return 3 if s.modules & ADVENTURE_HUNTERS else 2


def draw_quest(s: Maracaibo, what: str, audience: int = EVERYBODY) -> Generator[Any, Any, int]:
    """The next card of a deck that is not empty, seen by one seat or by all."""
    names = s.box.quest_ids
    if s.quest_unseen:
        quest: int = yield Draw(s.quest_unseen, what, names, audience)
        s.quest_unseen.remove(quest)
        return quest
    size = s.quest_under_batch.count(s.quest_under_batch[0])
    quest = yield Draw(s.quest_under[:size], what, names, audience)
    at = s.quest_under.index(quest)
    for each in (s.quest_under, s.quest_under_seen, s.quest_under_batch):
        del each[at]
    if audience != EVERYBODY:  # which cards of the batch are left, only whoever drew can tell
        for rest in range(size - 1):
            s.quest_under_seen[rest] &= 1 << audience
    return quest


def put_under(s: Maracaibo, quests: list[int], witnesses: int) -> None:
    """Cards go under the deck, in an order that nobody knows (POM-9.05)."""
    batch = s.quest_under_batch[-1] + 1 if s.quest_under_batch else 0
    s.quest_under += quests
    s.quest_under_seen += [witnesses] * len(quests)
    s.quest_under_batch += [batch] * len(quests)


def fill_market(s: Maracaibo, place: int | None = None) -> Rules:
    """The row is filled up while the deck has cards: in the gap, or at its end (POM-9.02, 9.06)."""
    while len(s.quest_market) < market_size(s) and s.quest_deck():
        quest = yield from draw_quest(s, "quest_market")
        s.quest_market.insert(len(s.quest_market) if place is None else place, quest)
        s.tell("quest_new", s.box.quest_ids[quest])


def can_take_quest(s: Maracaibo, seat: int, effect: Quest) -> bool:
    return bool(s.quest_market or s.quest_unseen or s.quest_under)


@does(Quest, can=can_take_quest)
def take_quest(s: Maracaibo, seat: int, effect: Quest, may_skip: bool) -> Doing:
    """Unseen from the deck, or an open one; with the Whale from a row refreshed once (POM-9.01, 9.05)."""
    captain = s.captains[seat]
    refreshable = captain.quest_refresh and bool(s.quest_market)
    while True:
        options: list[Move] = [QUEST_DECK] if s.quest_deck() else []
        options += QUEST_TAKE[: len(s.quest_market)]
        if refreshable and s.quest_deck():
            options.append(QUEST_REFRESH)
        if may_skip:
            options.append(SKIP)
        answer = yield Ask(seat, "quest", options, "POM-9.01")
        if answer != QUEST_REFRESH:
            break
        refreshable = False
        yield from refresh(s, seat)
    if answer == SKIP:
        return False
    if answer == QUEST_DECK:
        quest = yield from draw_quest(s, "quest", seat)
        captain.quests.append(quest)
        captain.quests_seen.append(1 << seat)
        s.tell("quest_deck", seat)
        return True
    place = answer[1] - 1
    quest = s.quest_market.pop(place)
    captain.quests.append(quest)
    captain.quests_seen.append(EVERYBODY)
    s.tell("quest_market", seat, s.box.quest_ids[quest])
    yield from fill_market(s, place)
    return True


def refresh(s: Maracaibo, seat: int) -> Rules:
    """The whole row goes under the deck, after as many new cards were drawn as there are (POM-9.05)."""
    old, s.quest_market = s.quest_market, []
    s.tell("quest_refresh", seat)
    for _ in range(min(len(old), s.quest_deck())):
        quest = yield from draw_quest(s, "quest_market")
        s.quest_market.append(quest)
        s.tell("quest_new", s.box.quest_ids[quest])
    put_under(s, old, EVERYBODY)
    while len(s.quest_market) < len(old):
        quest = yield from draw_quest(s, "quest_market")
        s.quest_market.append(quest)
        s.tell("quest_new", s.box.quest_ids[quest])


def can_sell_quest(s: Maracaibo, seat: int, effect: QuestSell) -> bool:
    return bool(s.captains[seat].quests)


@does(QuestSell, can=can_sell_quest)
def sell_quest(s: Maracaibo, seat: int, effect: QuestSell, may_skip: bool) -> Doing:
    """A card from hand goes under the deck for doubloons (POM-9.04). Nobody sees which, so nobody knows the rest."""
    captain, moves = s.captains[seat], moves_of(s.pack)
    options: list[Move] = [moves.quest_sell[quest] for quest in captain.quests]
    if may_skip:
        options.append(SKIP)
    answer = yield Ask(seat, "quest_sell", options, "POM-9.04", secret=True)
    if answer == SKIP:
        return False
    quest = s.box.quest_index[answer[1]]
    captain.quests.remove(quest)
    captain.quests_seen = [1 << seat] * len(captain.quests)
    put_under(s, [quest], 1 << seat)
    s.tell("quest_sold", seat)
    take_dbl(s, seat, effect.price)
    yield from fill_market(s)  # POM-9.06
    return True
