"""The specification's worked examples of Caribbean Conquest, on the reference board R1.

X1 is in chapter 2 (compass), X16 in chapter 4 (steps), X17 in chapter 1 (areas), X19 in chapter 5 (melee), X21 in
chapters 6 and 7 (income, score); the others are here."""

from __future__ import annotations

from karawela.testing.table import assert_refused, play, texts
from tests.games.conquest.table import empty, equip, match_from, own, stand, units
from tests.support import rule


@rule("SAC-4.05", "SAC-4.06", "SAC-4.08")
def test_x18_a_bridge_of_boats() -> None:
    """A crew crosses two boats to the jungle in three steps; then the first boat may sail away."""
    s = empty(2)
    own(s, 0, "F8")
    stand(s, 0, "F8", crews=2)
    stand(s, 0, "F7", ships=1)
    stand(s, 0, "G6", ships=1)
    match = play(match_from(s), "move F8 0 1 F7", "move F7 0 1 G6", "move G6 0 1 H6")
    assert match.state.steps_left == 3
    assert units(match, 0) == {"K2": (0, 1), "F8": (0, 1), "F7": (1, 0), "G6": (1, 0), "H6": (0, 1)}
    play(match, "move F7 1 0 G7")
    assert units(match, 0)["G7"] == (1, 0)


@rule("SAC-5.07", "SAC-5.10", "SAC-5.12", "SAC-5.17")
def test_x20_a_fixed_cannon() -> None:
    """An empty temple fires on a ship that has come next to it; it could not fire on a crew."""
    s = empty(2)
    own(s, 1, "H1")
    equip(s, 1, cannonballs=1)
    stand(s, 0, "J3", ships=1)
    stand(s, 0, "G2", crews=1)
    match = play(match_from(s), "move J3 1 0 I2", "move G2 0 1 H2", "end_movement")
    assert texts(match) == ["react H1 I2 1", "react_pass"]
    assert_refused(match, "react H1 H2 1", "SAC-5.10")
    play(match, "react H1 I2 1")
    assert "I2" not in units(match, 0)
    assert units(match, 0)["H2"] == (0, 1)
