"""Chapter 9: quests."""

from __future__ import annotations

from karawela.engine import Match
from karawela.engine.ask import EVERYBODY
from karawela.engine.state import UNKNOWN
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    assert_refused,
    cell_with,
    dealt,
    explorer,
    galleon,
    hold,
    kind,
    match_from,
    own,
    play,
    quests_of,
    texts,
    to_act,
    told,
)
from tests.support import rule


def at_aruba(s: Maracaibo, *outcomes: int | str) -> Match[Maracaibo]:
    """The first captain is asked for a quest: nothing can be buried."""
    return play(match_from(to_act(s, 0, cell_with(s, "aruba")), *outcomes), "skip")


def selling(s: Maracaibo, *outcomes: int | str) -> Match[Maracaibo]:
    """The first captain's explorer goes on to the space where quests are sold."""
    explorer(s, 0, "f1")
    return play(match_from(to_act(s, 0, cell_with(s, "bonaire")), *outcomes), "skip", "explore_move f2")


def names(quests: list[int]) -> list[str]:
    return [BOX.quest_ids[quest] for quest in quests]


def deck_of(s: Maracaibo, *quests: str) -> None:
    """Only these are left in the deck; the second captain has the others."""
    wanted = [BOX.quest_index[quest] for quest in quests]
    gone = [quest for quest in s.quest_unseen if quest not in wanted]
    s.captains[1].quests += gone
    s.captains[1].quests_seen += [EVERYBODY] * len(gone)
    s.quest_unseen = [quest for quest in s.quest_unseen if quest in wanted]


def market_of(s: Maracaibo, *quests: str) -> None:
    """These lie open, from left to right; what was there is in the deck, or with whoever had them."""
    for place, name in enumerate(quests):
        quest = BOX.quest_index[name]
        for zone in (s.quest_unseen, *(captain.quests for captain in s.captains), s.quest_market):
            if quest in zone:
                zone[zone.index(quest)] = s.quest_market[place]
                break
        s.quest_market[place] = quest


def two_hands() -> Maracaibo:
    """The first captain has no quest, the second one; gold and crew lie open, all others are in the deck."""
    s = dealt(2)
    quests_of(s, 0)
    quests_of(s, 1, "q_rivers")
    market_of(s, "q_gold", "q_crew")
    return s


@rule("POM-9.01")
def test_a_quest_comes_unseen_from_the_deck_or_open_from_the_market() -> None:
    """The deck, each open card, or none."""
    s = two_hands()
    match = at_aruba(s, "q_pearl")
    assert texts(match) == ["quest_take deck", "quest_take 1", "quest_take 2", "skip"]
    assert_refused(match, "quest_take 3", "POM-9.01")
    play(match, "quest_take deck")
    assert names(match.state.captains[0].quests) == ["q_pearl"]
    assert names(match.state.quest_market) == ["q_gold", "q_crew"]
    declined = play(at_aruba(s), "skip")
    assert declined.state.captains[0].quests == []
    assert declined.state.active == 1


@rule("POM-9.02")
def test_a_market_card_is_replaced_in_its_place() -> None:
    """At once: the row keeps its order."""
    s = two_hands()
    match = play(at_aruba(s, "q_pearl"), "quest_take 1")
    assert names(match.state.captains[0].quests) == ["q_gold"]
    assert names(match.state.quest_market) == ["q_pearl", "q_crew"]
    match = play(at_aruba(s, "q_pearl"), "quest_take 2")
    assert names(match.state.quest_market) == ["q_gold", "q_pearl"]


@rule("POM-9.03")
def test_what_was_drawn_only_its_owner_sees() -> None:
    """Others see that a card was drawn; a card from the market all have seen."""
    s = two_hands()
    drawn = play(at_aruba(s, "q_pearl"), "quest_take deck")
    assert names(drawn.view(0).captains[0].quests) == ["q_pearl"]
    for other in (1, None):
        assert drawn.view(other).captains[0].quests == [UNKNOWN]
        assert "q_pearl" not in str([event for _, event in drawn.events(other)])
    taken = play(at_aruba(s, "q_pearl"), "quest_take 1")
    assert names(taken.view(1).captains[0].quests) == ["q_gold"]


@rule("POM-9.03")
def test_there_is_no_hand_limit() -> None:
    """With twelve quests one may take a thirteenth."""
    s = dealt(2)
    quests_of(s, 0, *[name for name in BOX.quest_ids if name not in ("q_gold", "q_crew", "q_pearl", "q_ship")][:12])
    match = play(at_aruba(s, *names(s.quest_unseen[:1])), "quest_take deck")
    assert len(match.state.captains[0].quests) == 13


@rule("POM-9.04")
def test_a_quest_is_sold_under_the_deck_for_8_doubloons() -> None:
    """One of one's own; it is the last card of the deck, and only the seller knows it."""
    s = dealt(2)
    quests_of(s, 0, "q_gold", "q_crew")
    hold(s, 0, 3)
    match = selling(s)
    assert kind(match) == "quest_sell"
    assert texts(match) == ["quest_sell q_gold", "quest_sell q_crew", "skip"]
    assert_refused(match, "quest_sell q_pearl", "POM-9.04")
    before = match.state.quest_deck()
    play(match, "quest_sell q_crew")
    assert names(match.state.captains[0].quests) == ["q_gold"]
    assert match.state.captains[0].doubloons == 3 + 8
    assert names(match.state.quest_under) == ["q_crew"]
    assert match.state.quest_deck() == before + 1
    assert match.view(1).quest_under == [UNKNOWN]
    assert names(match.view(0).quest_under) == ["q_crew"]


@rule("POM-9.04")
def test_without_a_quest_there_is_nothing_to_sell() -> None:
    """The explorer stops there and the turn is over."""
    s = dealt(2)
    quests_of(s, 0)
    hold(s, 0, 3)
    match = selling(s)
    assert match.state.active == 1
    assert match.state.captains[0].doubloons == 3


@rule("POM-9.05")
def test_the_whale_refreshes_the_market_once_before_a_choice() -> None:
    """All open cards go under the deck; then one chooses, or declines."""
    s = two_hands()
    galleon(s, 0, "D")
    match = at_aruba(s, "q_pearl", "q_ship")
    assert "quest_refresh" in texts(match)
    play(match, "quest_refresh")
    assert names(match.state.quest_market) == ["q_pearl", "q_ship"]
    assert sorted(names(match.state.quest_under)) == ["q_crew", "q_gold"]
    assert texts(match) == ["quest_take deck", "quest_take 1", "quest_take 2", "skip"]
    assert_refused(match, "quest_refresh", "POM-9.05")
    play(match, "skip")
    assert match.state.captains[0].quests == []


@rule("POM-9.05")
def test_only_the_whale_refreshes() -> None:
    """Without it, and with it on an empty deck, there is no refresh."""
    s = dealt(2)
    assert_refused(at_aruba(s), "quest_refresh", "POM-9.05")
    galleon(s, 0, "D")
    deck_of(s)
    match = at_aruba(s)
    assert texts(match) == ["quest_take 1", "quest_take 2", "skip"]
    assert_refused(match, "quest_refresh", "POM-9.05")


@rule("POM-9.05")
def test_a_short_deck_gives_back_what_was_just_put_under_it() -> None:
    """One new card, and one of the two old ones, in an order that nobody knows."""
    s = two_hands()
    galleon(s, 0, "D")
    deck_of(s, "q_pearl")
    match = play(at_aruba(s, "q_pearl", "q_crew"), "quest_refresh")
    assert names(match.state.quest_market) == ["q_pearl", "q_crew"]
    assert names(match.state.quest_under) == ["q_gold"]


@rule("POM-9.06")
def test_with_an_empty_deck_only_the_market_is_left() -> None:
    """It is not filled again, and when it is empty too there is no quest."""
    s = two_hands()
    deck_of(s)
    match = at_aruba(s)
    assert texts(match) == ["quest_take 1", "quest_take 2", "skip"]
    assert_refused(match, "quest_take deck", "POM-9.06")
    play(match, "quest_take 1")
    assert names(match.state.quest_market) == ["q_crew"]
    s.captains[1].quests += s.quest_market
    s.captains[1].quests_seen += [EVERYBODY] * 2
    s.quest_market = []
    assert at_aruba(s).state.active == 1


@rule("POM-9.06")
def test_a_card_under_an_empty_deck_fills_the_market() -> None:
    """At once, for everybody to see."""
    s = two_hands()
    quests_of(s, 0, "q_pearl", "q_ship")
    deck_of(s)
    s.captains[1].quests.append(s.quest_market.pop())
    s.captains[1].quests_seen.append(EVERYBODY)
    match = play(selling(s, "q_ship"), "quest_sell q_ship")
    assert names(match.state.quest_market) == ["q_gold", "q_ship"]
    assert match.state.quest_deck() == 0
    assert told(match, "quest_new") == [("quest_new", "q_ship")]


@rule("POM-9.07")
def test_a_quest_counts_only_at_the_end() -> None:
    """Its conditions are met in the middle of the game, and bring nothing; what is true at the end counts."""
    s = two_hands()
    own(s, 0, "cook", "bard", "gunner")
    match = play(at_aruba(s, "q_pearl"), "quest_take 2")
    assert match.state.captains[0].vp == 0
    assert dict(lines_of(match.state, 0))["quests"] == 3
    own(match.state, 0, "carpenter", "informant")
    assert dict(lines_of(match.state, 0))["quests"] == 7
