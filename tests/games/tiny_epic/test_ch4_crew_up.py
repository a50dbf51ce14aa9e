"""Chapter 4.6: hiring in taverns, another row, and the fifth card."""

from __future__ import annotations

import pytest

from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.looks import crew_of, crew_row, pirate, reason
from tests.games.tiny_epic.table import BOX, crew, dealt, match_from, row, to_order
from tests.support import rule

TAVERNS = {"m01", "m04", "m09", "m10", "m16"}
ROW = ("alice_omalice", "doc_blockley", "lisa_legacy")
FOUR = ("pale_pim", "salty_pete", "cutter_fang", "sara_silver")


@rule("TEP-4.50")
@pytest.mark.parametrize("card", [f"m{number:02}" for number in range(1, 17)])
def test_hiring_needs_a_tavern(card: str) -> None:
    """Five cards have one; elsewhere nothing is asked."""
    s = to_order(dealt(2), 0, "crew_up", card)
    match = match_from(s)
    if card in TAVERNS:
        assert texts(match) == ["order_crew_up", "order_decline"]
    else:
        assert match.state.active == 1
        assert reason(s, "order", "order_crew_up") == "TEP-4.50"


@rule("TEP-4.50")
def test_one_of_the_three_cards_is_hired_for_nothing() -> None:
    """No Gold is paid, and one card is all."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    row(s, *ROW)
    match = play(match_from(s, "pale_pim"), "order_crew_up")
    assert texts(match, "hire") == [f"hire {card}" for card in ROW]
    assert_refused(match, "hire pale_pim", "TEP-4.50")
    play(match, "hire doc_blockley")
    assert crew_of(match) == ["doc_blockley"]
    assert pirate(match).gold == 1
    assert match.state.active == 1


@rule("TEP-4.51")
def test_for_one_gold_three_others_come_up_once() -> None:
    """The old ones go under the deck; then one of the new ones, or nobody. Not twice in one Crew Up."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    row(s, *ROW)
    s.pirates[0].gold = 2
    match = play(match_from(s, "pale_pim", "salty_pete", "cutter_fang", "sara_silver"), "order_crew_up")
    assert texts(match)[0] == "refresh_row"
    play(match, "refresh_row")
    assert pirate(match).gold == 1
    assert crew_row(match) == ["pale_pim", "salty_pete", "cutter_fang"]
    assert texts(match) == ["hire pale_pim", "hire salty_pete", "hire cutter_fang", "hire_none"]
    assert_refused(match, "refresh_row", "TEP-4.51")
    assert_refused(match, "hire alice_omalice", "TEP-4.50")
    play(match, "hire salty_pete")
    assert crew_of(match) == ["salty_pete"]


@rule("TEP-4.51")
def test_without_gold_the_row_stays() -> None:
    """0 Gold: the refresh is not offered."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    s.pirates[0].gold = 0
    match = play(match_from(s), "order_crew_up")
    assert texts(match, "refresh_row") == []
    assert_refused(match, "refresh_row", "TEP-4.51")


@rule("TEP-4.51")
def test_a_later_crew_up_may_refresh_again() -> None:
    """Once per Crew Up, not once per game."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    s.pirates[0].gold = 5
    match = play(match_from(s, *FOUR[:3]), "order_crew_up", "refresh_row", "hire_none")
    later = to_order(match.state.copy(), 0, "crew_up", "m04")
    assert texts(play(match_from(later), "order_crew_up"))[0] == "refresh_row"


@rule("TEP-4.52", "TEP-4.55")
def test_a_fifth_card_costs_one_of_the_four() -> None:
    """First the choice, which binds; one of the four held goes under the deck; the new one comes, the gap fills."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    row(s, *ROW)
    crew(s, 0, *FOUR)
    match = play(match_from(s, "jolly_rodge"), "order_crew_up", "hire lisa_legacy")
    assert kind(match) == "dismiss"
    assert sorted(texts(match)) == sorted(f"dismiss {card}" for card in FOUR)
    assert_refused(match, "dismiss lisa_legacy", "TEP-4.55")
    assert_refused(match, "hire_none", "TEP-4.52")
    assert_refused(match, "hire alice_omalice", "TEP-4.52")
    play(match, "dismiss salty_pete")
    assert crew_of(match) == ["pale_pim", "cutter_fang", "sara_silver", "lisa_legacy"]
    assert match.state.crew_deck.bottom == [BOX.crew_index["salty_pete"]]
    assert told(match, "dismisses", "hires", "comes_up") == [
        ("dismisses", 0, "salty_pete"),
        ("hires", 0, "lisa_legacy"),
        ("comes_up", "jolly_rodge"),
    ]


@rule("TEP-4.52")
def test_up_to_four_nobody_is_dismissed() -> None:
    """With three cards the fourth comes without a question, and at no other time anybody can be sent away."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    row(s, *ROW)
    crew(s, 0, *FOUR[:3])
    match = match_from(s, "jolly_rodge")
    assert_refused(match, "dismiss pale_pim", "TEP-4.52")
    play(match, "order_crew_up", "hire lisa_legacy")
    assert len(crew_of(match)) == 4
    assert match.state.active == 1


@rule("TEP-4.53")
@pytest.mark.parametrize("place", range(3))
def test_the_gap_in_the_row_is_filled_at_once(place: int) -> None:
    """In the same place, before anything else."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    row(s, *ROW)
    match = play(match_from(s, "jolly_rodge"), "order_crew_up", f"hire {ROW[place]}")
    expected = list(ROW)
    expected[place] = "jolly_rodge"
    assert crew_row(match) == expected


@rule("TEP-4.53", "TEP-4.55")
def test_with_an_empty_deck_the_one_dismissed_fills_the_gap() -> None:
    """For it goes under the deck first; and without a deck the row stays short."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    row(s, *ROW)
    crew(s, 0, *FOUR)
    s.crew_deck.unseen.clear()
    match = play(match_from(s), "order_crew_up", "hire doc_blockley", "dismiss pale_pim")
    assert crew_row(match) == ["alice_omalice", "pale_pim", "lisa_legacy"]
    crew(s, 0)
    s.crew_deck.unseen.clear()
    match = play(match_from(s), "order_crew_up", "hire doc_blockley")
    assert crew_row(match) == ["alice_omalice", "lisa_legacy"]


@rule("TEP-4.54")
def test_cards_go_under_the_deck_in_the_order_of_the_row() -> None:
    """The left one first: it comes up first when the deck has been gone through."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    row(s, *ROW)
    s.crew_deck.unseen[:] = [BOX.crew_index["pale_pim"]]
    match = play(match_from(s, "pale_pim"), "order_crew_up", "refresh_row")
    assert crew_row(match) == ["pale_pim", "alice_omalice", "doc_blockley"]
    assert match.state.crew_deck.bottom == [BOX.crew_index["lisa_legacy"]]


@rule("TEP-4.56")
def test_crew_up_may_end_with_nobody() -> None:
    """At once, or after a refresh that has cost its Gold."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    match = play(match_from(s, *FOUR[:3]), "order_crew_up")
    assert texts(match)[-1] == "hire_none"
    play(match, "hire_none")
    assert (crew_of(match), pirate(match).gold) == ([], 1)
    match = play(match_from(s, *FOUR[:3]), "order_crew_up", "refresh_row", "hire_none")
    assert (crew_of(match), pirate(match).gold) == ([], 0)
    assert told(match, "hires_nobody") == [("hires_nobody", 0)]


@rule("TEP-4.56")
def test_a_refresh_needs_a_card_in_the_deck() -> None:
    """One is enough; with none it is refused although there is Gold."""
    s = to_order(dealt(2), 0, "crew_up", "m04")
    del s.crew_deck.unseen[1:]
    assert "refresh_row" in texts(play(match_from(s), "order_crew_up"))
    s.crew_deck.unseen.clear()
    match = play(match_from(s), "order_crew_up")
    assert "refresh_row" not in texts(match)
    assert_refused(match, "refresh_row", "TEP-4.56")


@rule("TEP-4.50")
def test_cards_of_the_row_are_listed_in_the_order_of_the_box() -> None:
    """However they lie in the row."""
    s = to_order(dealt(2), 0, "crew_up", "m01")
    row(s, "tina_trickshot", "alice_omalice", "lisa_legacy")
    match = play(match_from(s), "order_crew_up")
    assert texts(match, "hire") == ["hire alice_omalice", "hire lisa_legacy", "hire tina_trickshot"]
