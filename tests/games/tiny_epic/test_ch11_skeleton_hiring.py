"""Chapter 11.8: hiring skeletons, their row and their deck."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic.state import TinyEpic
from karawela.testing.table import kind, play, texts
from tests.games.tiny_epic.alone import cursed_sea, you
from tests.games.tiny_epic.looks import Game, crew_of, crew_row, reason, walk
from tests.games.tiny_epic.table import BOX, crew, match_from, row, to_order
from tests.support import rule

ROW = ("sk_grave_digger", "sk_drowned_diver", "sk_bony_thief")


def at_a_wreck(*held: str) -> TinyEpic:
    """A cursed captain on Crew Up, the first three skeletons in the row."""
    s = to_order(cursed_sea(), 0, "crew_up", "cm1")
    crew(s, 0, *held)
    row(s, *ROW)
    s.pirates[0].cursed = True
    return s


def skeleton_row(match: Game) -> list[str]:
    """The cards in the row, from the left."""
    return [BOX.crew_ids[card] for card in match.state.skeleton_row]


def short_deck(s: TinyEpic, *left: str) -> None:
    """Only these skeletons are in the deck; the others are with red."""
    cards = {BOX.crew_index[name] for name in left}
    s.pirates[1].crew += [card for card in s.skeleton_deck.unseen if card not in cards]
    s.pirates[1].cursed = True
    s.skeleton_deck.unseen[:] = sorted(cards)


@rule("AMD-11.80", "AMD-11.82")
def test_the_gap_in_the_row_is_filled_at_once() -> None:
    """In the place of the card that was hired; nothing is paid."""
    match = play(match_from(at_a_wreck(), "sk_bone_cook"), "order_crew_up", "hire sk_drowned_diver")
    assert skeleton_row(match) == ["sk_grave_digger", "sk_bone_cook", "sk_bony_thief"]
    assert (you(match).gold, you(match).cubes) == (1, 1)


@rule("AMD-11.82", "AMD-11.94")
def test_with_an_empty_deck_the_row_stays_short() -> None:
    """Two cards are left, and no refresh is offered; an empty row means no hiring."""
    s = at_a_wreck()
    short_deck(s)
    match = play(match_from(s.copy()), "order_crew_up")
    assert texts(match) == [*(f"hire {name}" for name in ROW), "hire_none"]
    play(match, "hire sk_drowned_diver")
    assert skeleton_row(match) == ["sk_grave_digger", "sk_bony_thief"]
    s.skeleton_row.clear()
    assert reason(s, "order", "order_crew_up") == "AMD-11.94"
    assert kind(match_from(s)) == "command"


@rule("AMD-11.81")
@pytest.mark.parametrize("gone", ["willow_watch", "sk_bone_cook"])
def test_five_are_too_many_and_each_goes_to_its_own_deck(gone: str) -> None:
    """Crew and skeletons count together; the one dismissed lies at the bottom of the deck that it came from."""
    s = at_a_wreck("willow_watch", "sk_bone_cook", "pale_pim", "salty_pete")
    match = play(match_from(s, "sk_hexed_gunner"), "order_crew_up", "hire sk_grave_digger")
    assert kind(match) == "dismiss"
    assert len(texts(match)) == 4
    play(match, f"dismiss {gone}")
    assert "sk_grave_digger" in crew_of(match)
    assert len(crew_of(match)) == 4
    decks = {"willow_watch": match.state.crew_deck, "sk_bone_cook": match.state.skeleton_deck}
    for name, deck in decks.items():
        assert deck.bottom == ([BOX.crew_index[name]] if name == gone else [])


@rule("AMD-11.83")
@pytest.mark.parametrize("pay", ["gold", "cursed"])
def test_one_gold_brings_three_other_skeletons(pay: str) -> None:
    """The old ones go to the bottom, the left one first; then one of the new is hired, or nobody."""
    new = ("sk_hexed_gunner", "sk_bone_cook", "sk_pale_lookout")
    match = play(match_from(at_a_wreck(), *new), "order_crew_up", f"refresh_row {pay}")
    assert match.state.skeleton_deck.bottom == [BOX.crew_index[name] for name in ROW]
    assert texts(match) == [*(f"hire {name}" for name in new), "hire_none"]
    play(match, "hire_none")
    assert crew_of(match) == []
    assert skeleton_row(match) == list(new)


@rule("AMD-11.83", "AMD-11.94")
def test_with_a_short_deck_the_old_ones_may_come_up_again() -> None:
    """One card was in the deck: it comes first, then two of those just put back, the left ones."""
    s = at_a_wreck()
    short_deck(s, "sk_bone_cook")
    match = play(match_from(s, "sk_bone_cook"), "order_crew_up", "refresh_row gold")
    assert skeleton_row(match) == ["sk_bone_cook", "sk_grave_digger", "sk_drowned_diver"]
    assert match.state.skeleton_deck.bottom == [BOX.crew_index["sk_bony_thief"]]


@rule("AMD-11.97")
def test_a_short_row_is_filled_as_soon_as_there_are_cards() -> None:
    """The skeleton dismissed for an ordinary card, hired at a tavern, comes straight into the row."""
    s = at_a_wreck("sk_bone_cook", "willow_watch", "pale_pim", "salty_pete")
    short_deck(s)
    s.pirates[1].crew.append(s.skeleton_row.pop(0))
    to_order(s, 0, "crew_up", "m01")
    match = play(match_from(s, "jolly_rodge"), "order_crew_up", f"hire {crew_row(match_from(s))[0]}")
    play(match, "dismiss sk_bone_cook")
    assert skeleton_row(match) == ["sk_drowned_diver", "sk_bony_thief", "sk_bone_cook"]


@rule("AMD-11.97")
def test_a_skeleton_dismissed_for_a_skeleton_may_return_at_once() -> None:
    """The deck was empty: the gap is filled by the one that has just been dismissed."""
    s = at_a_wreck("sk_bone_cook", "willow_watch", "pale_pim", "salty_pete")
    short_deck(s)
    match = play(match_from(s), "order_crew_up", "hire sk_drowned_diver", "dismiss sk_bone_cook")
    assert skeleton_row(match) == ["sk_grave_digger", "sk_bone_cook", "sk_bony_thief"]
    assert crew_of(match) == ["willow_watch", "pale_pim", "salty_pete", "sk_drowned_diver"]


@rule("AMD-11.81", "AMD-11.82", "AMD-11.97")
@pytest.mark.parametrize("number", range(2))
def test_every_card_is_somewhere_and_the_row_is_full_while_it_can_be(number: int) -> None:
    """Nine skeletons; nobody holds more than four cards; only the cursed hold skeletons."""
    for match in walk(number, 4, amdiak=True, round_limit=25):
        s = match.state
        if s.turns and not match.over and kind(match) not in ("hire", "dismiss"):
            held = [card for each in s.pirates for card in each.crew if card >= BOX.skeletons]
            assert len(held) + len(s.skeleton_row) + len(s.skeleton_deck) == 9
            assert len(s.skeleton_row) == 3 or not len(s.skeleton_deck)
            for each in s.pirates:
                assert len(each.crew) <= 4
                assert each.cursed or max(each.crew, default=0) < BOX.skeletons
