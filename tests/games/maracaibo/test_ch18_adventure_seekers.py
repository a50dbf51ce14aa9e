"""Chapter 18: module Adventure Seekers."""

from __future__ import annotations

from itertools import combinations

import pytest

from karawela.engine import Match
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    Chosen,
    assert_refused,
    build,
    cell_with,
    dealt,
    galleon,
    hold,
    lay,
    match_from,
    own,
    play,
    quests_of,
    texts,
    to_act,
)
from tests.support import rule

SEEKERS: Chosen = {"adventure_hunters": True}


def sheet(s: Maracaibo, seat: int = 0) -> dict[str, int]:
    return dict(lines_of(s, seat))


def names(quests: list[int]) -> list[str]:
    return [BOX.quest_ids[quest] for quest in quests]


@rule("POM-18.01")
def test_two_of_three_quests_are_kept() -> None:
    """Each pair is an option, for everybody at once; what is not kept goes back, and three lie open."""
    match = Match(TITLE, 2, "seekers", SEEKERS)
    offered = [sorted(captain.offered) for captain in match.state.captains]
    assert [len(each) for each in offered] == [3, 3]
    assert match.to_move == (0, 1)
    pairs = [f"keep_quest {' '.join(names(list(pair)))}" for pair in combinations(offered[0], 2)]
    ask = match.ask_of(0)
    assert [" ".join(map(str, option)) for option in ask.options] == pairs
    match.play(pairs[1], 0)
    match.play(match.ask_of(1).options[0], 1)
    s = match.state
    assert names(s.captains[0].quests) == pairs[1].split()[1:]
    assert len(s.captains[1].quests) == 2
    assert len(s.quest_market) == 3
    assert s.quest_deck() == 25 - 2 - 2 - 3
    left = offered[0][1]
    assert left in s.quest_unseen or left in s.quest_market


@rule("POM-18.01")
def test_a_single_quest_and_one_of_another_are_no_pair() -> None:
    """Two of one's own three, no other choice."""
    match = Match(TITLE, 2, "seekers", SEEKERS)
    mine, others = (names(captain.offered) for captain in match.state.captains)
    for wrong in (mine[:1], [mine[0], others[0]], mine):
        refusal = match.why_not(f"keep_quest {' '.join(wrong)}", 0)
        assert refusal is not None
        assert refusal.rule == "POM-18.01"


@rule("POM-18.01")
def test_the_market_is_filled_up_to_three() -> None:
    """A card that is taken is replaced."""
    s = dealt(2, chosen=SEEKERS)
    new = names(s.quest_unseen[:1])
    match = play(match_from(to_act(s, 0, cell_with(s, "aruba")), *new), "skip")
    assert texts(match) == ["quest_take deck", "quest_take 1", "quest_take 2", "quest_take 3", "skip"]
    second = s.quest_market[1]
    play(match, "quest_take 2")
    assert match.state.captains[0].quests[-1] == second
    assert len(match.state.quest_market) == 3
    assert names(match.state.quest_market)[1:2] == new


@pytest.mark.parametrize(("pearls", "points"), [(1, -5), (2, -5), (3, -5), (4, 16)])
@rule("POM-18.02", "POM-18.03")
def test_only_the_hard_condition_counts_and_twice(pearls: int, points: int) -> None:
    """16 for four pearls; the easy condition is worth nothing, and what is missed costs 5."""
    s = dealt(2, chosen=SEEKERS)
    quests_of(s, 0, "q_pearl")
    hold(s, 0, pearl=pearls)
    assert sheet(s)["quests"] == points


@rule("POM-18.03")
def test_missed_quests_may_cost_more_than_one_has() -> None:
    """Below nothing, and 5 for each."""
    s = dealt(2, chosen=SEEKERS)
    quests_of(s, 0, "q_pearl", "q_crew", "q_rivers")
    hold(s, 0, 0, vp=2)
    assert sheet(s)["quests"] == -15
    assert sheet(s)["total"] == -13


@rule("POM-18.04")
def test_only_completed_quests_count_for_what_counts_quests() -> None:
    """The Guild, the Chronicler and the bonus for six."""
    s = dealt(2, chosen=SEEKERS)
    lay(s, "c9r3", "adventurers_guild")
    build(s, 0, "adventurers_guild")
    own(s, 0, "chronicler")
    hold(s, 0, gold=4, emerald=4, pearl=4)
    quests_of(s, 0, "q_gold", "q_emerald", "q_pearl", "q_residences", "q_crew", "q_ship")
    found = sheet(s)
    assert (found["residences"], found["card_effects"], found["many_quests"]) == (4 * 3, 8, 0)
    s.captains[0].buried = [3, 3, 3]
    quests_of(s, 0, "q_gold", "q_emerald", "q_pearl", "q_bury_gold", "q_bury_emerald", "q_bury_pearl")
    found = sheet(s)
    assert (found["residences"], found["card_effects"], found["many_quests"]) == (24, 16, 10)


@rule("POM-18.05")
def test_the_whale_replaces_all_three() -> None:
    """They go under the deck."""
    s = dealt(2, chosen=SEEKERS)
    galleon(s, 0, "D")
    old, new = s.quest_market[:], names(s.quest_unseen[:3])
    match = play(match_from(to_act(s, 0, cell_with(s, "aruba")), *new), "skip", "quest_refresh")
    assert names(match.state.quest_market) == new
    assert sorted(match.state.quest_under) == sorted(old)
    assert_refused(match, "quest_refresh", "POM-9.05")


@rule("POM-18.06")
def test_redbeard_starts_with_two_quests_and_loses_none() -> None:
    """5 points each as ever, and 10 for six."""
    match = Match(TITLE, 1, "alone", SEEKERS)
    play(match, texts(match)[0])
    foe = match.state.captains[SEAT]
    assert len(foe.quests) == 2
    assert foe.quests_seen == [0, 0]
    assert sheet(match.state, SEAT)["quests"] == 10
    s = dealt(1, chosen=SEEKERS)
    quests_of(s, SEAT, *BOX.quest_ids[:6])
    assert (sheet(s, SEAT)["quests"], sheet(s, SEAT)["many_quests"]) == (30, 10)
