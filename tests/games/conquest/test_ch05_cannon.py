"""Chapter 5, second half: ranged attacks and reaction fire."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.games.conquest.state import BATTLES, Conquest
from karawela.testing.table import assert_refused, play, texts, told
from tests.games.conquest.table import at, buying, captain_of, card, empty, equip, match_from, own, owned, stand, units
from tests.support import rule


def battle(s: Conquest, *rolls: int) -> Match[Conquest]:
    """The match at seat 0's battles."""
    s.phase = BATTLES
    return match_from(s, *rolls)


def shots(match: Match[Conquest]) -> set[str]:
    """The shots that are offered, as `source target`."""
    return {" ".join(text.split()[1:3]) for text in texts(match) if text.split()[0] in ("fire", "react")}


def duel() -> Conquest:
    """A red ship on J9 next to a yellow one on K9, both with cannonballs."""
    s = empty(2)
    equip(s, 0, cannonballs=3)
    equip(s, 1, cannonballs=2)
    stand(s, 0, "J9", ships=1)
    stand(s, 1, "K9", ships=1)
    return s


@rule("SAC-5.07")
def test_sources_are_ships_and_controlled_points() -> None:
    """A point shoots with or without units on it; a square with both is one source; jungle and others' points none."""
    s = empty(2)
    equip(s, 0, cannonballs=1)
    own(s, 0, "H1", "K4")
    own(s, 1, "J8")
    stand(s, 0, "K4", ships=1)
    stand(s, 1, "I1", ships=1)
    stand(s, 1, "K3", ships=1)
    stand(s, 1, "J9", ships=1)
    match = battle(s)
    assert shots(match) == {"H1 I1", "K4 K3", "K2 K3"}
    assert_refused(match, "fire J8 J9 1", "SAC-5.07")
    stand(s, 0, "H1", crews=1)
    assert "H1 I1" in shots(battle(s))
    play(match, "fire K4 K3 1")
    assert "K3" not in units(match, 1)


@rule("SAC-5.08")
def test_every_shot_uses_cannonballs() -> None:
    """Any number that is held, at least one; as many dice are thrown; they are spent, hit or not."""
    s = duel()
    match = battle(s, 1, 1, 7, 7)
    assert texts(match, "fire") == [f"fire J9 K9 {n}" for n in (1, 2, 3)]
    assert_refused(match, "fire J9 K9 4", "SAC-5.08")
    assert_refused(match, "fire J9 K9 0", "SAC-5.08")
    play(match, "fire J9 K9 2", "return_fire 2")
    assert told(match, "volley") == [("volley", "K9", 0, 1 + 1 + 3, 1, 7 + 7 + 3)]
    assert (card(match, 0, "cannonballs"), card(match, 1, "cannonballs")) == (1, 0)
    equip(s, 0, cannonballs=0)
    s.phase = BATTLES
    assert match_from(s).to_move == (1,)


@rule("SAC-5.09")
def test_a_source_shoots_once_a_turn_at_a_neighbour() -> None:
    """A second shot comes from another source; the next square but one is out of range; next turn it shoots again."""
    s = duel()
    equip(s, 1, cannonballs=0)
    stand(s, 1, "K9", ships=3)
    stand(s, 1, "L9", ships=1)
    stand(s, 0, "J10", ships=1)
    match = battle(s, 1)
    assert_refused(match, "fire J9 L9 1", "SAC-5.09")
    play(match, "fire J9 K9 1")
    assert_refused(match, "fire J9 K9 1", "SAC-5.09")
    play(match, "fire J10 K9 1", "end_movement")
    assert (match.state.round, match.to_move) == (3, (1,))
    play(match, "end_movement", "end_movement")
    assert "fire J9 K9 1" in texts(match)


@rule("SAC-5.10")
def test_ships_shoot_at_ships_and_crews_on_land_points_only_at_ships() -> None:
    """A point without own ships cannot see crews on land."""
    s = empty(2)
    equip(s, 0, cannonballs=1)
    own(s, 0, "H1")
    stand(s, 0, "I2", ships=1)
    stand(s, 1, "H2", crews=1)
    stand(s, 1, "I1", ships=1, crews=1)
    match = battle(s)
    assert shots(match) == {"I2 H2", "I2 I1", "H1 I1"}
    assert_refused(match, "fire H1 H2 1", "SAC-5.10")


@rule("SAC-5.11")
def test_empty_points_and_open_melees_are_no_targets() -> None:
    """An enemy's point without units cannot be shot at; a square with both sides neither shoots nor is shot at."""
    s = empty(2)
    equip(s, 0, cannonballs=2)
    own(s, 1, "K4")
    stand(s, 0, "K3", ships=1)
    stand(s, 0, "J9", ships=1)
    stand(s, 0, "K9", ships=1)
    stand(s, 1, "K9", ships=1)
    stand(s, 1, "L9", ships=1)
    stand(s, 1, "I9", ships=1)
    match = battle(s)
    assert shots(match) == {"J9 I9"}
    assert_refused(match, "fire K3 K4 1", "SAC-5.11")
    assert_refused(match, "fire J9 K9 1", "SAC-5.11")
    assert_refused(match, "fire K9 L9 1", "SAC-5.11")


@rule("SAC-5.12")
def test_the_target_may_shoot_back_from_a_ship_or_a_point() -> None:
    """With any number of its cards or none; who does not is hit without dice; shooting back uses up no source."""
    s = duel()
    match = play(battle(s), "fire J9 K9 1")
    assert match.to_move == (1,)
    assert texts(match) == ["return_fire 0", "return_fire 1", "return_fire 2"]
    assert_refused(match, "return_fire 3", "SAC-5.12")
    play(match, "return_fire 0")
    assert "K9" not in units(match, 1)
    assert card(match, 1, "cannonballs") == 2


@rule("SAC-5.12")
def test_crews_in_the_jungle_cannot_shoot_back_crews_on_their_point_can() -> None:
    """And without cannonballs nobody is asked."""
    for square, controlled, asked in (("H2", False, False), ("H1", True, True)):
        s = empty(2)
        equip(s, 0, cannonballs=1)
        equip(s, 1, cannonballs=1)
        stand(s, 0, "I2", ships=1)
        stand(s, 1, square, crews=2)
        if controlled:
            own(s, 1, square)
        match = play(battle(s), f"fire I2 {square} 1")
        assert (match.ask_of().kind == "return_fire") == asked
        if not asked:
            assert units(match, 1)[square] == (0, 1)
    s = duel()
    equip(s, 1, cannonballs=0)
    match = play(battle(s), "fire J9 K9 1")
    assert "K9" not in units(match, 1)
    assert (match.ask_of().kind, match.to_move) == ("movement", (1,))


@rule("SAC-5.12")
def test_who_has_shot_back_may_still_react() -> None:
    """Return fire from a square does not use up its reaction."""
    s = duel()
    stand(s, 0, "I9", ships=1)
    stand(s, 0, "J9")
    equip(s, 0, cannonballs=1)
    equip(s, 1, cannonballs=2)
    stand(s, 1, "K9", ships=2)
    match = play(match_from(s, 5, 1), "move I9 1 0 J9", "end_movement", "fire J9 K9 1", "return_fire 1")
    assert (match.ask_of().kind, shots(match)) == ("reaction", {"K9 J9"})


@rule("SAC-5.13")
def test_both_results_are_dice_cannon_and_shooting_units() -> None:
    """3 for each cannon card, 1 for each ship beyond the first; a controlled point counts as a ship."""
    s = empty(2)
    equip(s, 0, cannonballs=2, cannon=2, sabres=3)
    equip(s, 1, cannonballs=1, cannon=1)
    own(s, 0, "K4")
    stand(s, 0, "K4", ships=2, crews=2)
    stand(s, 1, "K3", ships=3, crews=1)
    match = play(battle(s, 1, 2, 7), "fire K4 K3 2", "return_fire 1")
    assert told(match, "volley") == [("volley", "K3", 0, 1 + 2 + 6 + 2, 1, 7 + 3 + 2)]
    assert units(match, 0)["K4"] == (2, 1)


@rule("SAC-5.13")
def test_ties_are_rolled_again_without_further_cards() -> None:
    """The same number of dice on both sides until the results differ."""
    s = duel()
    match = play(battle(s, 3, 3, 4, 4, 5, 2), "fire J9 K9 1", "return_fire 1")
    assert told(match, "volley") == [("volley", "K9", 0, 5 + 3, 1, 2 + 3)]
    assert (card(match, 0, "cannonballs"), card(match, 1, "cannonballs")) == (2, 1)


@rule("SAC-5.14")
def test_the_loser_removes_one_unit_and_no_more() -> None:
    """Whichever side it is; there is no second roll."""
    s = duel()
    stand(s, 0, "J9", ships=1, crews=2)
    match = play(battle(s, 1, 7), "fire J9 K9 1", "return_fire 1")
    assert units(match, 0)["J9"] == (1, 1)
    assert units(match, 1)["K9"] == (1, 0)


@rule("SAC-5.14")
@pytest.mark.parametrize("camouflage", [0, 1])
def test_an_empty_point_and_camouflaged_crews_suffer_nothing(camouflage: int) -> None:
    """When a point has fired and lost: nobody there, or crews in hiding; without camouflage one crew is lost."""
    s = empty(2)
    equip(s, 0, cannonballs=2, camouflage=camouflage)
    equip(s, 1, cannonballs=2)
    own(s, 0, "H1")
    stand(s, 1, "I1", ships=1)
    match = play(battle(s, 1, 7), "fire H1 I1 1", "return_fire 1")
    assert told(match, "unharmed") == [("unharmed", 0, "H1")]
    assert owned(match, 0) == {"K2", "H1"}
    stand(s, 0, "H1", crews=2)
    match = play(battle(s, 1, 7), "fire H1 I1 1", "return_fire 1")
    assert units(match, 0)["H1"] == (0, 1 + camouflage)


@rule("SAC-5.17")
def test_each_opponent_may_fire_on_whoever_has_moved_next_to_it() -> None:
    """From the active player's left, once from each source; the active player may shoot back."""
    s = empty(3)
    equip(s, 0, cannonballs=1)
    equip(s, 1, cannonballs=2)
    equip(s, 2, cannonballs=1)
    stand(s, 0, "I8")
    stand(s, 0, "I9", ships=4)
    stand(s, 2, "K9", ships=1)
    stand(s, 1, "K10", ships=1)
    stand(s, 1, "J10", ships=1)
    match = play(match_from(s, 5, 1), "move I9 4 0 J9", "end_movement", "end_battles")
    assert (match.ask_of().kind, match.to_move) == ("reaction", (1,))
    assert shots(match) == {"J10 J9", "K10 J9"}
    assert_refused(match, "react J10 K9 1", "SAC-5.17")
    play(match, "react J10 J9 1")
    assert (match.ask_of().kind, match.to_move) == ("return_fire", (0,))
    play(match, "return_fire 0")
    assert shots(match) == {"K10 J9"}
    assert_refused(match, "react J10 J9 1", "SAC-5.09")
    play(match, "react K10 J9 1", "return_fire 1")
    assert told(match, "volley") == [("volley", "J9", 1, 5 + 3, 0, 1 + 3 + 2)]
    assert (match.ask_of().kind, match.to_move, shots(match)) == ("reaction", (2,), {"K9 J9"})
    play(match, "react_pass")
    assert (match.ask_of().kind, match.to_move) == ("movement", (1,))
    assert units(match, 0)["J9"] == (2, 0)


@rule("SAC-5.19")
def test_camouflage_protects_crews_on_land_from_cannon_and_from_nothing_else() -> None:
    """Not aboard, not in melee, and not the crews of others."""
    s = empty(3)
    equip(s, 0, cannonballs=1)
    equip(s, 1, camouflage=1)
    stand(s, 0, "I2", ships=1)
    stand(s, 1, "H2", crews=1)
    stand(s, 1, "I1", ships=1, crews=1)
    stand(s, 2, "I3", crews=1)
    match = battle(s)
    assert shots(match) == {"I2 I1", "I2 I3"}
    assert_refused(match, "fire I2 H2 1", "SAC-5.19")
    play(match, "fire I2 I1 1")
    assert units(match, 1)["I1"] == (1, 0)
    s = empty(2)
    equip(s, 1, camouflage=1)
    stand(s, 0, "H2", crews=1)
    stand(s, 1, "H2", crews=1)
    assert told(battle(s, 4, 3), "melee") == [("melee", "H2", 0, 4, 1, 3)]


@rule("SAC-5.20")
def test_only_squares_with_moved_units_draw_reaction_fire() -> None:
    """Units that leave are first those that had moved; bought units that stay do not count."""
    s = buying(empty(2))
    equip(s, 0, gold=6)
    equip(s, 1, cannonballs=1)
    stand(s, 0, "J9", ships=1)
    stand(s, 0, "H9", ships=1)
    stand(s, 1, "K9", ships=1)
    stand(s, 1, "A1", ships=1)
    match = play(match_from(s), "buy_unit ship K2", "move H9 1 0 I9", "end_movement")
    assert match.ask_of().kind == "movement"
    match = play(match_from(s), "end_purchases", "move H9 1 0 I9", "move I9 1 0 J9")
    assert match.state.moved == {at(s, "J9"): 1}
    play(match, "move J9 1 0 I9")
    assert match.state.moved == {at(s, "I9"): 1}
    assert play(match, "end_movement").ask_of().kind == "movement"
    match = play(match_from(s), "end_purchases", "move H9 1 0 I9", "move I9 1 0 J9", "end_movement")
    assert shots(match) == {"K9 J9"}


@rule("SAC-5.20")
def test_a_square_stays_a_target_as_long_as_any_unit_is_there() -> None:
    """After the moved one is lost the rest can still be shot at; a square that is empty cannot."""
    s = empty(2)
    equip(s, 1, cannonballs=3)
    stand(s, 0, "J9", ships=1)
    stand(s, 0, "I9", ships=1)
    stand(s, 1, "K9", ships=1)
    stand(s, 1, "K10", ships=1)
    stand(s, 1, "K8", ships=1)
    match = play(match_from(s), "move I9 1 0 J9", "end_movement", "react K9 J9 1")
    assert units(match, 0)["J9"] == (1, 0)
    play(match, "react K8 J9 1")
    assert "J9" not in units(match, 0)
    assert match.ask_of().kind == "movement"
    assert captain_of(match, 1).cards[2] == 1
