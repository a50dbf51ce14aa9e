"""Chapter 5, first half: melees."""

from __future__ import annotations

import pytest

from karawela.games.conquest import TITLE
from karawela.games.conquest.bot.odds import melee_odds
from karawela.testing.table import assert_refused, play, texts, told, walk
from tests.games.conquest.table import captain_of, empty, equip, match_from, own, owned, stand, units
from tests.support import rule


@rule("SAC-5.01")
@pytest.mark.parametrize(("square", "kind"), [("F8", "crews"), ("E7", "ships"), ("I3", "crews"), ("I9", "ships")])
def test_units_that_share_a_square_must_fight(square: str, kind: str) -> None:
    """On cities and harbours too: nothing is neutral. The battles cannot end before."""
    s = empty(3)
    stand(s, 0, square, **{kind: 2})
    stand(s, 2, square, **{kind: 1})
    stand(s, 2, "H6", crews=1)
    stand(s, 0, "H6", crews=1)
    match = play(match_from(s, 5, 1), "end_movement")
    assert sorted(texts(match)) == sorted([f"melee {square}", "melee H6"])
    assert_refused(match, "end_battles", "SAC-5.16")
    assert_refused(match, "melee A1", "SAC-5.01")


@rule("SAC-5.02")
def test_crews_fight_only_by_hand() -> None:
    """A crew is no source, with any number of cards; a ship is, and fights by hand too."""
    s = empty(2)
    equip(s, 0, cannonballs=3)
    stand(s, 0, "I3", crews=2)
    stand(s, 0, "J9", ships=1)
    stand(s, 1, "I2", ships=1)
    stand(s, 1, "K9", ships=1)
    match = play(match_from(s), "end_movement")
    assert {text.split()[1] for text in texts(match, "fire")} == {"J9"}
    assert_refused(match, "fire I3 I2 1", "SAC-5.02")
    stand(s, 0, "K9", ships=1)
    match = play(match_from(s, 5, 1), "end_movement")
    assert "K9" not in units(match, 1)


@rule("SAC-5.03")
def test_the_result_is_die_sabres_and_numbers() -> None:
    """2 for each sabres card, 1 for each unit beyond the first, ships and crews alike; the skull counts 7."""
    s = empty(2)
    equip(s, 0, sabres=2, cannon=3, cannonballs=5)
    equip(s, 1, sabres=1, camouflage=1)
    stand(s, 0, "I9", ships=2, crews=2)
    stand(s, 1, "I9", ships=1, crews=2)
    match = play(match_from(s, 7, 1, 1, 1, 1, 1), "end_movement")
    assert told(match, "melee") == [
        ("melee", "I9", 0, 7 + 4 + 3, 1, 1 + 2 + 2),
        ("melee", "I9", 0, 1 + 4 + 3, 1, 1 + 2 + 1),
        ("melee", "I9", 0, 1 + 4 + 3, 1, 1 + 2 + 0),
    ]
    assert units(match, 0)["I9"] == (2, 2)


@rule("SAC-5.04")
def test_a_melee_goes_on_until_one_side_is_alone() -> None:
    """Example X19: ties cost nothing, each lost roll a unit, and bonuses are counted anew."""
    s = empty(2)
    equip(s, 0, sabres=1)
    stand(s, 0, "H7", crews=3)
    stand(s, 1, "H7", crews=2)
    match = play(match_from(s, 2, 5, 4, 5, 1, 7, 3, 4), "end_movement")
    assert [event[3::2] for event in told(match, "melee")] == [(6, 6), (8, 6), (5, 7), (6, 4)]
    assert units(match, 0)["H7"] == (0, 2)
    assert "H7" not in units(match, 1)


@rule("SAC-5.04")
def test_the_attacker_can_lose_everything() -> None:
    """There is no retreat: the defender is alone in the end."""
    s = empty(2)
    stand(s, 0, "H7", crews=2)
    stand(s, 1, "H7", crews=1)
    match = play(match_from(s, 1, 7, 1, 3), "end_movement")
    assert "H7" not in units(match, 0)
    assert units(match, 1)["H7"] == (0, 1)


@rule("SAC-5.05")
def test_crews_take_the_last_ship_as_a_prize() -> None:
    """The ship changes hands instead of being removed; earlier losses are real."""
    s = empty(2)
    stand(s, 0, "F7", crews=2)
    stand(s, 1, "F7", ships=2, crews=1)
    match = play(match_from(s, 7, 1, 7, 1, 7, 1), "end_movement")
    assert told(match, "lost", "prize") == [("lost", 1, "crew", "F7"), ("lost", 1, "ship", "F7"), ("prize", 0, "F7")]
    assert units(match, 0)["F7"] == (1, 2)
    assert "F7" not in units(match, 1)


@rule("SAC-5.05")
def test_a_prize_ignores_the_number_of_ships_and_sends_a_fifth_unit_home() -> None:
    """With six ships a seventh may be taken; of four crews one goes back to the supply."""
    s = empty(2)
    for square, count in (("I9", 4), ("J9", 2)):
        stand(s, 0, square, ships=count)
    stand(s, 0, "F7", crews=4)
    stand(s, 1, "F7", ships=1)
    match = play(match_from(s, 5, 1), "end_movement")
    assert units(match, 0)["F7"] == (1, 3)
    assert sum(captain_of(match, 0).ships.values()) == 7


@rule("SAC-5.05")
def test_attackers_with_a_ship_take_no_prize() -> None:
    """The beaten ship is removed."""
    s = empty(2)
    stand(s, 0, "I9", ships=1, crews=1)
    stand(s, 1, "I9", ships=1)
    match = play(match_from(s, 5, 1), "end_movement")
    assert units(match, 0)["I9"] == (1, 1)
    assert not told(match, "prize")


@rule("SAC-5.06")
def test_defenders_that_win_at_sea_have_their_ship() -> None:
    """Crews go first, so no crew is left in the water, whatever the dice."""
    s = empty(2)
    stand(s, 0, "I9", ships=2)
    stand(s, 1, "I9", ships=1, crews=2)
    match = play(match_from(s, 5, 1, 5, 1, 1, 7, 1, 7), "end_movement")
    assert units(match, 1)["I9"] == (1, 0)
    for number in range(4):
        for match in walk(TITLE, number, 3, max_rounds=10):
            afloat = {square for captain in match.state.captains for square in captain.ships}
            for captain in match.state.captains:
                assert all(match.state.sea.land[square] or square in afloat for square in captain.crews)


@rule("SAC-5.15")
def test_crews_are_lost_before_ships() -> None:
    """On both sides, without a choice."""
    s = empty(2)
    stand(s, 0, "I9", ships=1, crews=1)
    stand(s, 1, "I9", ships=1, crews=1)
    match = play(match_from(s, 5, 1, 1, 7, 5, 1), "end_movement")
    assert told(match, "lost") == [("lost", 1, "crew", "I9"), ("lost", 0, "crew", "I9"), ("lost", 1, "ship", "I9")]


@rule("SAC-5.16")
def test_the_order_is_free_but_melees_come_before_the_end() -> None:
    """Melees and shots are offered together; the end only when no melee is open."""
    s = empty(2)
    equip(s, 0, cannonballs=1)
    stand(s, 0, "J9", ships=1)
    stand(s, 1, "K9", ships=1)
    for square in ("I3", "H6"):
        stand(s, 0, square, crews=1)
        stand(s, 1, square, crews=1)
    match = play(match_from(s, 5, 1, 5, 1), "end_movement")
    assert texts(match) == ["melee I3", "melee H6", "fire J9 K9 1"]
    play(match, "melee H6")
    assert_refused(match, "end_battles", "SAC-5.16")
    play(match, "fire J9 K9 1")
    assert "I3" in units(match, 0)
    assert match.to_move == (1,)
    match = play(match_from(s, 5, 1, 5, 1), "end_movement", "melee H6", "melee I3")
    assert texts(match) == ["fire J9 K9 1", "end_battles"]


@rule("SAC-5.18")
def test_nothing_is_looted() -> None:
    """Gold, cards and points of the loser stay, and lost units can be bought again."""
    s = empty(2)
    equip(s, 1, gold=9, sabres=0, cannonballs=2)
    own(s, 1, "H1")
    stand(s, 0, "I3", crews=3)
    stand(s, 1, "I3", crews=1)
    match = play(match_from(s, 5, 1), "end_movement")
    assert (captain_of(match, 1).gold, captain_of(match, 1).cards) == (9, [0, 1, 2, 0])
    assert owned(match, 1) == {"E2", "H1"}
    assert captain_of(match, 0).gold == 0
    play(match, "buy_unit crew E2")
    assert units(match, 1)["E2"] == (0, 2)


@rule("SAC-5.21")
def test_who_is_eliminated_in_its_own_turn_stops_at_once() -> None:
    """No further shot, and no reaction fire of the others."""
    s = empty(3)
    own(s, 1, "K2")
    stand(s, 0, "K2")
    own(s, 0, "H1", "G5")
    equip(s, 0, cannonballs=2)
    equip(s, 1, cannonballs=2)
    stand(s, 0, "I9", ships=1)
    s.moved[s.sea.index["I9"]] = 1
    stand(s, 1, "I9", ships=2)
    stand(s, 1, "I2", ships=1)
    match = play(match_from(s, 1, 5), "end_movement", "melee I9")
    assert captain_of(match, 0).out
    assert match.to_move == (1,)
    assert match.ask_of().kind == "movement"
    assert owned(match, 0) == set()


@rule("SAC-5.03", "SAC-5.04")
def test_the_odds_of_a_melee_are_exact() -> None:
    """One against one is even; more units and more sabres help; the chances of both sides make one."""
    assert melee_odds(1, 1, 0).win == pytest.approx(0.5)
    assert melee_odds(2, 1, 0).win > melee_odds(1, 1, 0).win > melee_odds(1, 2, 0).win
    assert melee_odds(2, 2, 2).win > 0.5
    assert melee_odds(3, 2, 0).win + melee_odds(2, 3, 0).win == pytest.approx(1)
    assert melee_odds(3, 0, 0) == (1.0, 3, 0)
    assert melee_odds(1, 1, 6).win == 1.0
