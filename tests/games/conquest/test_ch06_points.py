"""Chapter 6: strategic points."""

from __future__ import annotations

from karawela.games.conquest import TITLE
from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.rules.points import areas_of, income
from karawela.games.conquest.state import BATTLES
from karawela.games.ship_adventure.data.components import CITY, SKULL, TEMPLE
from karawela.testing.table import assert_refused, play, texts, told, walk
from tests.games.conquest.table import at, captain_of, empty, equip, match_from, own, owned, r1, stand, units
from tests.support import rule


@rule("SAC-6.01")
def test_cities_temples_and_skulls_are_points() -> None:
    """Who ends on one takes it; jungle, harbour and sea are nobody's."""
    assert set(POINT_KINDS) == {CITY, TEMPLE, SKULL}
    s = empty(2)
    for square, kind in (("H1", "crews"), ("K4", "ships"), ("F8", "crews"), ("I3", "crews"), ("E7", "ships")):
        stand(s, 0, square, **{kind: 1})
    match = play(match_from(s), "end_movement")
    assert owned(match, 0) == {"K2", "H1", "K4", "F8"}


@rule("SAC-6.02")
def test_an_undefended_point_is_taken_when_battles_begin() -> None:
    """Not in passing; from an owner who is not there as from nobody."""
    s = empty(2)
    own(s, 1, "H1")
    stand(s, 0, "H2", crews=1)
    stand(s, 0, "J3", ships=1)
    match = play(match_from(s), "move J3 1 0 K4", "move K4 1 0 L4", "move H2 0 1 H1")
    assert owned(match, 1) == {"E2", "H1"}
    play(match, "end_movement")
    assert owned(match, 0) == {"K2", "H1"}
    assert owned(match, 1) == {"E2"}
    assert told(match, "taken") == [("taken", 0, "H1")]


@rule("SAC-6.02")
def test_a_defended_point_is_taken_by_the_won_melee() -> None:
    """Right after it; a lost one changes nothing."""
    s = empty(2)
    own(s, 1, "H1")
    stand(s, 0, "H1", crews=1)
    stand(s, 1, "H1", crews=1)
    match = play(match_from(s, 5, 1), "end_movement")
    assert owned(match, 0) == {"K2", "H1"}
    match = play(match_from(s, 1, 5), "end_movement")
    assert owned(match, 1) == {"E2", "H1"}


@rule("SAC-6.02")
def test_a_skull_takes_a_ship_and_land_takes_a_crew() -> None:
    """Crews enter a skull only on a boat, ships no city and no temple."""
    s = empty(2)
    stand(s, 0, "L3", crews=1)
    stand(s, 0, "I1", ships=1)
    match = match_from(s)
    assert_refused(match, "move L3 0 1 K4", "SAC-4.06")
    assert_refused(match, "move I1 1 0 H1", "SAC-4.05")
    stand(s, 0, "K4", ships=1)
    own(s, 1, "K4")
    match = play(match_from(s), "move L3 0 1 K4", "end_movement")
    assert owned(match, 0) == {"K2", "K4"}
    assert units(match, 0)["K4"] == (1, 1)


@rule("SAC-6.03")
def test_control_stays_when_the_units_leave() -> None:
    """Until another takes it, or the owner is out."""
    s = empty(2)
    own(s, 0, "H1", "K4")
    stand(s, 0, "H1", crews=1)
    stand(s, 0, "K4", ships=1)
    match = play(match_from(s, 1), "move H1 0 1 H2", "move K4 1 0 L4", "end_movement", "end_movement")
    assert owned(match, 0) == {"K2", "H1", "K4"}
    s = empty(3)
    own(s, 1, "H1")
    stand(s, 1, "E2")
    stand(s, 0, "E2", crews=1)
    match = play(match_from(s), "end_movement")
    assert captain_of(match, 1).out
    assert at(s, "H1") not in match.state.owner


@rule("SAC-6.04")
def test_all_token_points_of_a_colour_make_an_area() -> None:
    """Two of three are not enough, and cities have no part in it."""
    s = r1()
    own(s, 0, "E5", "G5")
    assert areas_of(s, 0) == []
    own(s, 0, "G8")
    assert areas_of(s, 0) == [2]
    own(s, 1, "K2", "F8", "F4", "E2")
    assert areas_of(s, 0) == [2]
    assert areas_of(s, 1) == []


@rule("SAC-6.05")
def test_income_counts_points_of_whole_areas_twice() -> None:
    """Example X21: the own city and the area of E5, G5 and G8 bring 7; F8, H1 and E10 bring 3."""
    s = empty(3)
    own(s, 0, "E5", "G5", "G8")
    own(s, 2, "H1", "E10")
    assert [income(s, seat) for seat in range(3)] == [7, 1, 3]
    s.turns = 3
    match = play(match_from(s, 1), "end_movement")
    assert [captain.gold for captain in match.state.captains] == [7, 1, 3]
    assert told(match, "income") == [("income", 0, 7), ("income", 1, 1), ("income", 2, 3)]


@rule("SAC-6.05")
def test_cities_always_bring_one() -> None:
    """All four cities bring 4."""
    s = r1()
    own(s, 0, "E2", "F8", "F4")
    assert income(s, 0) == 4


@rule("SAC-6.06")
def test_a_point_taken_in_this_turn_shoots_in_the_same_battles() -> None:
    """Undefended or won in a melee."""
    s = empty(2)
    equip(s, 0, cannonballs=1)
    stand(s, 0, "H2", crews=1)
    stand(s, 1, "I1", ships=1)
    match = play(match_from(s), "move H2 0 1 H1", "end_movement")
    assert "fire H1 I1 1" in texts(match)
    stand(s, 0, "H1", crews=2)
    stand(s, 1, "H1", crews=1)
    s.phase = BATTLES
    match = match_from(s, 5, 1)
    assert "fire H1 I1 1" in texts(match)


@rule("SAC-6.02", "SAC-6.03")
def test_points_change_hands_only_in_the_battles_of_the_active_player() -> None:
    """In random games ownership changes to the active player alone, or ends with an owner who is out."""
    for number in range(4):
        before: dict[int, int] = {}
        for match in walk(TITLE, number, 3, max_rounds=8):
            s = match.state
            taken = {event[2]: int(event[1]) for event in told(match, "taken")}
            for point, owner in s.owner.items():
                if before.get(point, owner) != owner:
                    assert taken[s.sea.names[point]] == owner
            before = dict(s.owner)
