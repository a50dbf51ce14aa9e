"""Chapter 2: the turn, and the ship's way through the sea of cards.

The standard layout, with the gold, emerald and pearl islands:

    # # G # # # P # .
    # # G # # # P # #
    # # # # E # # # #
    . # # # E # # # .
"""

from __future__ import annotations

from tests.games.maracaibo.table import (
    assert_refused,
    dealt,
    galleon,
    hold,
    kind,
    lay,
    match_from,
    play,
    stand,
    texts,
)
from tests.games.maracaibo.voyages import where
from tests.support import rule


def destinations(ship: str, tile: str = "") -> list[str]:
    """Where the first captain of two may sail from there; with a galleon tile, if one is given."""
    s = dealt(2)
    stand(s, 0, ship)
    if tile:
        galleon(s, 0, tile)
    return [text.removeprefix("move ") for text in texts(match_from(s))]


# ---------------------------------------------------------------- steps


@rule("POM-2.03")
def test_a_ship_must_move_one_two_or_three_spaces() -> None:
    """From c3r3: one space to c4r3, two to c4r2 and c4r4, three to c4r1 and c5r2; not none, not four."""
    assert destinations("c3r3") == ["c4r1", "c4r2", "c4r3", "c4r4", "c5r2"]
    s = dealt(2)
    stand(s, 0, "c3r3")
    match = match_from(s)
    assert_refused(match, "skip", "POM-2.03")
    assert_refused(match, "move c3r3", "POM-2.03")
    assert_refused(match, "move c5r1", "POM-2.03")
    play(match, "move c5r2")
    assert where(match, 0) == "c5r2"


@rule("POM-2.04")
def test_islands_and_empty_cells_are_no_spaces() -> None:
    """A ship can't stop on the emerald island or in the empty corner."""
    s = dealt(2)
    stand(s, 0, "c4r3")
    match = match_from(s)
    assert_refused(match, "move c5r3", "POM-2.04")
    assert_refused(match, "move c9r1", "POM-2.04")
    stand(s, 0, "c8r1")
    assert_refused(match_from(s), "move c9r1", "POM-2.04")


@rule("POM-2.04")
def test_an_island_cannot_be_passed() -> None:
    """Above the gold island there is one way on from c2r1, around it, and so nothing is asked."""
    s = dealt(2)
    stand(s, 0, "c2r1")
    lay(s, "c3r3", "tobago")
    match = match_from(s)
    assert kind(match) == "upgrade"
    assert where(match, 0) == "c3r3"


@rule("POM-2.05")
def test_no_step_is_diagonal() -> None:
    """From c2r3 three steps reach c4r2, but not c5r2, which a diagonal would bring within three."""
    assert destinations("c2r3") == ["c3r3", "c3r4", "c4r2", "c4r3", "c4r4"]
    s = dealt(2)
    stand(s, 0, "c2r3")
    assert_refused(match_from(s), "move c5r2", "POM-2.03")


@rule("POM-2.05")
def test_step_by_step_a_diagonal_is_refused() -> None:
    """In the fog each step is chosen: to the side that is shared, not across the corner."""
    s = dealt(2, chosen={"fog_upgrades": True})
    stand(s, 0, "c3r4")
    match = match_from(s)
    assert_refused(match, "step c4r3", "POM-2.05")
    assert {"step c3r3", "step c4r4"} <= set(texts(match))


@rule("POM-2.06")
def test_from_the_start_zone_the_first_step_leads_into_column_1() -> None:
    """It counts: two more steps lead to column 2, or from c1r3 to c3r3, but no farther."""
    assert destinations("start_zone") == ["c1r1", "c1r2", "c1r3", "c2r1", "c2r2", "c2r3", "c2r4", "c3r3"]
    assert_refused(match_from(dealt(2)), "move c3r4", "POM-2.03")


@rule("POM-2.07")
def test_a_move_must_end_nearer_to_maracaibo() -> None:
    """Not in the same column, and not behind it."""
    assert destinations("c4r3") == ["c5r1", "c5r2", "c6r2"]
    s = dealt(2)
    stand(s, 0, "c4r3")
    for there in ("c4r2", "c4r4", "c3r3", "c2r3"):
        assert_refused(match_from(s), f"move {there}", "POM-2.07")


@rule("POM-2.08")
def test_single_steps_may_go_up_down_and_back() -> None:
    """Down and right past the pearl island; in the fog even left and then right again."""
    assert destinations("c6r2") == ["c7r3", "c7r4", "c8r3"]
    s = dealt(2, chosen={"fog_upgrades": True})
    for cell, name in (("c2r3", "tobago"), ("c3r3", "trinidad"), ("c4r3", "bonaire")):
        lay(s, cell, name)
    stand(s, 0, "c3r3")
    match = play(match_from(s), "step c2r3")  # and back, the only way that ends nearer
    assert where(match, 0) == "c4r3"


@rule("POM-2.09")
def test_other_ships_are_never_in_the_way() -> None:
    """Past two of them to a third, and all four on one card."""
    s = dealt(4)
    lay(s, "c5r2", "tobago")
    for seat, ship in enumerate(("c4r3", "c4r2", "c5r2", "c5r2")):
        stand(s, seat, ship)
    match = match_from(s)
    assert texts(match) == ["move c5r1", "move c5r2", "move c6r2"]
    play(match, "move c5r2", "skip", "skip", "move c5r2")
    assert [where(match, seat) for seat in range(4)] == ["c5r2"] * 4


# ---------------------------------------------------------------- the Gulf and Maracaibo


@rule("POM-2.13")
def test_a_ship_that_enters_the_gulf_stops_there() -> None:
    """From c9r2 Maracaibo would be two steps away, but the Gulf ends the move and the ship stays for the turn."""
    assert destinations("c8r2") == ["c9r2", "c9r3", "gulf"]
    s = dealt(2)
    stand(s, 0, "c8r2")
    match = match_from(s)
    assert_refused(match, "move maracaibo", "POM-2.13")
    play(match, "move gulf", "skip", "gulf none")
    assert where(match, 0) == "gulf"
    assert match.to_move == (1,)


@rule("POM-2.14")
def test_the_gulf_is_next_to_the_cards_of_the_last_column_only() -> None:
    """One step from c9r2 and c9r3, two from c8r3, three from c7r3 and from c8r1, which has no card to its right."""
    for cell in ("c9r2", "c9r3"):
        s = dealt(2)
        stand(s, 0, cell)
        assert where(match_from(s), 0) == "gulf"  # the only way, even if it is one step long
    for cell in ("c8r1", "c8r3", "c8r4", "c7r3"):
        assert "gulf" in destinations(cell)
    assert "gulf" not in destinations("c7r4")
    assert "gulf" in destinations("c7r4", tile="C")
    assert "gulf" not in destinations("c6r3")


@rule("POM-2.15")
def test_from_the_gulf_a_ship_must_go_on_to_maracaibo() -> None:
    """There is nothing to choose: the next turn begins with the arrival and its 6 points."""
    s = dealt(2)
    stand(s, 0, "gulf")
    match = match_from(s)
    assert where(match, 0) == "maracaibo"
    assert match.state.captains[0].vp == 6
    assert kind(match) == "upgrade"


@rule("POM-2.16")
def test_the_harpy_sails_up_to_four_spaces() -> None:
    """One more than others; all the rest holds for it too."""
    assert destinations("c4r3", tile="C") == ["c5r1", "c5r2", "c6r1", "c6r2", "c6r3"]
    s = dealt(2)
    galleon(s, 0, "C")
    stand(s, 0, "c4r3")
    match = match_from(s)
    assert_refused(match, "move c7r3", "POM-2.16")
    assert_refused(match, "move c4r2", "POM-2.07")
    assert_refused(match, "move c5r3", "POM-2.04")
    assert "maracaibo" not in destinations("c8r2", tile="C")


@rule("POM-2.18")
def test_one_chooses_where_to_go_and_not_the_way() -> None:
    """Two ways lead from c2r4 to c3r3; it is offered once, and the ship is there at once, past an unpaid one."""
    s = dealt(2)
    lay(s, "c3r3", "tobago")
    stand(s, 0, "c2r4")
    stand(s, 1, "c3r4")
    hold(s, 0, 5)
    match = match_from(s)
    assert texts(match) == ["move c3r3", "move c3r4", "move c4r3", "move c4r4"]
    play(match, "move c3r3")
    assert (where(match, 0), match.state.captains[0].doubloons, kind(match)) == ("c3r3", 5, "upgrade")
