"""What a table shows besides the board: facts of captains and of Redbeard, the aim, how far everybody is."""

from __future__ import annotations

import pytest

from karawela.draw.board import board_of
from karawela.engine.state import view_of
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.sea import GULF, MARACAIBO
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.words.facts import Fact
from tests.games.maracaibo.table import WORDS, buried, dealt, explorer, fill, galleon, hold, own, quests_of
from tests.games.maracaibo.voyages import voyage


def by_sign(facts: list[Fact]) -> dict[str, str]:
    """The amounts of the first fact of each sign."""
    return {fact.sign: fact.amount for fact in reversed(facts)}


def test_a_captain_s_facts_say_what_is_owned() -> None:
    """Points and doubloons first; then cards, ship, treasures, and what they add up to."""
    s = dealt(2)
    hold(s, 0, doubloons=17, vp=42, gold=4)
    own(s, 0, "tobacco", "cook", "sails")
    fill(s, 0, "s1", "s3")
    buried(s, 0, "pearl_2")
    galleon(s, 0, "K")
    explorer(s, 0, "a3")
    facts = WORDS["en"].facts(view_of(s, 1), 0)
    assert [(fact.sign, fact.amount) for fact in facts if fact.main] == [("vp", "42"), ("coin", "17")]
    shown = by_sign(facts)
    assert (shown["equipment"], shown["crew"], shown["ship"]) == ("1", "1", "1")
    assert (shown["gold"], shown["pearl"], shown["explore"]) == ("4", "0+1", "3")
    assert shown["upgrade"] == "2"
    names = {fact.thing for fact in facts}
    assert {"tobacco", "K", "a3", "gold"} <= names


def test_the_quests_of_others_are_only_counted() -> None:
    """Two hands that nobody else has seen are told in the same words."""
    s, other = dealt(2), dealt(2)
    quests_of(s, 0, "q_gold", "q_ship")
    quests_of(other, 0, "q_pearl", "q_crew")
    told = [WORDS["en"].facts(view_of(each, 1), 0) for each in (s, other)]
    assert told[0] == told[1]
    assert by_sign(told[0])["quest"] == "2"


def test_redbeard_has_facts_with_the_card_of_his_turn() -> None:
    """His points, his card with its large form, his ship, what is his."""
    seen = False
    for match in voyage(1, 3, b_cards=3):
        view = match.view(0)
        facts = WORDS["en"].facts(view, SEAT)
        assert facts[0] == Fact("vp", str(view.captains[SEAT].vp), WORDS["en"].say("fact-points"), main=True)
        cards = [fact for fact in facts if fact.sign == "redbeard"]
        if view.redbeard.card >= 0:
            seen = True
            assert cards[0].thing == cards[0].amount
        assert by_sign(facts)["upgrade"].endswith("/9")
    assert seen


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_sign_of_a_fact_is_drawn(language: str) -> None:
    sign = board_of(TITLE).sign
    for seats in (1, 3):
        for number, match in enumerate(voyage(seats, 4, rubies=True)):
            if number % 40 == 0:
                for who in range(len(match.state.captains)):
                    for fact in WORDS[language].facts(match.view(0), who):
                        assert sign(fact.sign), fact
                        assert fact.words[:1].isupper()


def test_the_aim_says_the_round_and_how_far_the_ships_still_have() -> None:
    s = dealt(3)
    s.round = 2
    s.captains[1].ship, s.captains[2].ship = GULF, MARACAIBO
    aim = WORDS["en"].aim(view_of(s, 0))
    assert aim.now == "Round 2 of 3"
    assert "most points" in aim.goal
    assert aim.progress == ("11 columns to Maracaibo", "In the Gulf", "In Maracaibo")
    assert "Redbeard" in WORDS["en"].aim(next(voyage(1, 1)).view(0)).goal
