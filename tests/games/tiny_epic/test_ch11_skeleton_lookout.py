"""Chapter 11.8: what the Pale Lookout borrows from the crew row; and cube effects that are paid or counted."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic.state import TinyEpic
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.alone import cursed_sea, ghost_at, you
from tests.games.tiny_epic.looks import crew_of, crew_row, reason, where
from tests.games.tiny_epic.table import crew, cubes, hold, match_from, row, stand, to_order
from tests.support import rule


def looking_out(*cards: str, card: str = "m07", k: int = 1, held: tuple[str, ...] = ()) -> TinyEpic:
    """On Search with the lookout, these cards in the crew row, no tokens on the sea."""
    s = to_order(cursed_sea(), 0, "search", card)
    s.tokens = 0
    s.pirates[0].cursed = True
    crew(s, 0, "sk_pale_lookout", *held)
    row(s, *cards)
    cubes(s, 0, k)
    return s


@rule("AMD-11.93")
def test_the_lookout_borrows_a_bonus_whatever_its_trigger() -> None:
    """Jolly Rodge's is for Hide Out; his card stays in the row; no cube is spent."""
    match = match_from(looking_out("jolly_rodge", "raina_rumor", "tina_trickshot"))
    play(match, "use_crew sk_pale_lookout")
    assert texts(match) == ["borrow_crew jolly_rodge", "borrow_crew raina_rumor", "borrow_crew tina_trickshot"]
    play(match, "borrow_crew jolly_rodge")
    assert (you(match).gold, you(match).cubes) == (3, 1)
    assert crew_row(match) == ["jolly_rodge", "raina_rumor", "tina_trickshot"]
    assert crew_of(match) == ["sk_pale_lookout"]
    assert kind(match) == "command"


@rule("AMD-11.93", "AMD-11.98")
def test_without_a_cube_nothing_is_borrowed() -> None:
    """It takes a cube on the track, though it does not cost it."""
    s = looking_out("jolly_rodge", "raina_rumor", "tina_trickshot", k=0, held=("lisa_legacy",))
    match = match_from(s)
    assert texts(match) == ["use_crew lisa_legacy", "bonus_end"]
    assert_refused(match, "use_crew sk_pale_lookout", "AMD-11.96")


@rule("AMD-11.93")
def test_a_reroll_is_not_borrowed() -> None:
    """It would have no effect outside the Attack order."""
    match = match_from(looking_out("buck_cannon", "raina_rumor", "tina_trickshot"))
    play(match, "use_crew sk_pale_lookout")
    assert texts(match) == ["borrow_crew raina_rumor", "borrow_crew tina_trickshot"]
    assert_refused(match, "borrow_crew buck_cannon", "AMD-11.93")


@rule("AMD-11.95")
def test_only_what_can_be_carried_out_now_is_offered() -> None:
    """On m07 there is neither a market nor anybody to attack; with nothing at all the lookout is not offered."""
    match = play(match_from(looking_out("salty_pete", "alice_omalice", "tina_trickshot")), "use_crew sk_pale_lookout")
    assert told(match, "borrows") == [("borrows", 0, "tina_trickshot")]
    match = match_from(looking_out("salty_pete", "alice_omalice", "willow_watch"))
    assert kind(match) == "command"
    match = match_from(looking_out("salty_pete", "raina_rumor", "tina_trickshot"))
    play(match, "use_crew sk_pale_lookout")
    assert_refused(match, "borrow_crew salty_pete", "AMD-11.95")


@rule("AMD-11.95")
def test_a_borrowed_sail_is_a_sail_action_of_its_own() -> None:
    """Its cube from the ghost ship comes beside that of the Sail step, and beside that of another bonus."""
    s = looking_out("silent_seamus", "salty_pete", "alice_omalice", held=("taylor_truenorth",))
    ghost_at(s, "m06", 3)
    match = play(match_from(s), "use_crew taylor_truenorth", "sail_to m06", "sail_to m07")
    play(match, "use_crew sk_pale_lookout", "sail_to m06", "sail_to m07")
    assert (you(match).cubes, where(match)) == (3, "m07")


@rule("AMD-11.95")
def test_a_borrowed_bonus_triggers_nothing_further() -> None:
    """Betty's attack, borrowed on Search, does not wake a card for Attack."""
    s = looking_out("betty_blunderbuss", "salty_pete", "willow_watch", held=("lieutenant_flint",))
    stand(s, 1, "m07")
    match = play(match_from(s, 1, 1, 2, 4), "bonus_skip", "use_crew sk_pale_lookout")
    while kind(match) == "jostle":
        play(match, texts(match)[0])
    assert told(match, "attacks") == [("attacks", 0, "red")]
    assert (kind(match), match.to_move) == ("command", (1,))


@rule("AMD-11.84")
@pytest.mark.parametrize(
    ("order", "name", "left"),
    [("plunder", "sk_grave_digger", 2), ("search", "sk_drowned_diver", 2), ("crew_up", "sk_cursed_purser", 3)],
)
def test_a_paid_effect_costs_one_cube_once_and_a_counted_one_none(order: str, name: str, left: int) -> None:
    """With three cubes the card acts a single time in the turn."""
    s = to_order(cursed_sea(), 0, order, "m08")
    s.tokens = 1 << s.sea.neighbours[s.pirates[0].cell][0]
    s.pirates[0].cursed = True
    crew(s, 0, name)
    cubes(s, 0, 3)
    drawn = {"plunder": ("rum", "coffee"), "search": ("st_gold1",), "crew_up": ()}[order]
    match = match_from(s, *drawn)
    if order == "plunder":
        play(match, "order_plunder", "leave_cursed")
    play(match, f"use_crew {name}")
    assert you(match).cubes == left
    assert (kind(match), match.to_move) == ("command", (1,))


@rule("AMD-11.98", "AMD-11.06")
def test_a_paid_effect_needs_a_cube() -> None:
    """Thirteen Gold don't help; beside another card it is refused."""
    s = to_order(cursed_sea(), 0, "plunder", "m08")
    s.pirates[0].cursed, s.pirates[0].gold = True, 13
    crew(s, 0, "sk_grave_digger", "silent_seamus")
    cubes(s, 0, 0)
    hold(s, 0, rum=1)
    match = play(match_from(s, "coffee"), "order_plunder", "leave_cursed")
    assert texts(match) == ["use_crew silent_seamus", "bonus_end"]
    assert_refused(match, "use_crew sk_grave_digger", "AMD-11.96")


@rule("AMD-11.96", "AMD-11.98")
@pytest.mark.parametrize(
    ("order", "name", "expected"),
    [
        ("plunder", "sk_grave_digger", "AMD-11.96"),
        ("search", "sk_drowned_diver", "AMD-11.96"),
        ("crew_up", "sk_phantom_helmsman", "AMD-11.96"),
        ("crew_up", "sk_cursed_purser", "AMD-11.96"),
        ("trade", "sk_hollow_trader", "AMD-11.96"),
        ("hide_out", "sk_bone_cook", "AMD-11.96"),
        ("search", "sk_pale_lookout", "AMD-11.96"),
        ("attack", "sk_bony_thief", "AMD-11.98"),
        ("attack", "sk_hexed_gunner", "TEP-4.94"),
    ],
)
def test_the_reason_is_the_missing_cube_where_one_is_needed(order: str, name: str, expected: str) -> None:
    """The thief needs no cube of his own but somebody who has one; rerolls are for the dice."""
    s = to_order(cursed_sea(), 0, order, "m04")
    s.pirates[0].cursed = s.plundered = True
    crew(s, 0, name)
    cubes(s, 0, 0)
    assert reason(s, "crew_bonus", f"use_crew {name}") == expected
    match = match_from(s)
    if kind(match) == "order":
        play(match, "order_decline")
    assert (kind(match), match.to_move) == ("command", (1,))
