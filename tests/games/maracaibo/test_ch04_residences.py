"""Chapter 4: residences."""

from __future__ import annotations

import pytest

from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    assert_refused,
    build,
    card,
    cell_with,
    dealt,
    explorer,
    hold,
    lay,
    match_from,
    own,
    play,
    stand,
    texts,
    to_act,
    told,
)
from tests.games.maracaibo.voyages import voyage, where
from tests.support import rule


def at_hacienda(doubloons: int, seats: int = 2) -> Maracaibo:
    """The first captain has stopped on the Hacienda, which costs 16."""
    s = dealt(seats)
    lay(s, "c2r1", "hacienda")
    hold(s, 0, doubloons)
    return to_act(s, 0, "c2r1")


@rule("POM-4.01")
@pytest.mark.parametrize(("owned", "paid"), [((), 16), (("klabautermann", "merchant"), 11)])
def test_a_residence_is_built_for_its_cost_less_discounts(owned: tuple[str, ...], paid: int) -> None:
    """The player may; then the marker lies there."""
    s = at_hacienda(16)
    own(s, 0, *owned)
    match = match_from(s)
    assert texts(match) == ["residence_build", "skip"]
    play(match, "residence_build")
    assert match.state.captains[0].doubloons == 16 - paid
    assert match.state.markers[card("hacienda")] == 0b01
    assert match.to_move == (1,)


@rule("POM-4.02")
def test_whoever_does_not_build_gets_nothing() -> None:
    """Neither who declines nor who cannot pay; there are no 5 doubloons here."""
    match = match_from(at_hacienda(16))
    assert_refused(match, "card_coins", "POM-3.01")
    play(match, "skip")
    assert (match.state.captains[0].doubloons, match.state.captains[0].vp, match.to_move) == (16, 0, (1,))
    poor = match_from(at_hacienda(15))
    assert (poor.state.captains[0].doubloons, poor.state.captains[0].vp, poor.to_move) == (15, 0, (1,))
    assert poor.state.markers[card("hacienda")] == 0


@rule("POM-4.03")
def test_the_first_marker_brings_two_points_at_once() -> None:
    """And the second one none."""
    s = at_hacienda(16)
    match = play(match_from(s), "residence_build")
    assert match.state.captains[0].vp == 2
    assert told(match, "vp") == [("vp", 0, 2)]
    build(s, 1, "hacienda")
    assert play(match_from(s), "residence_build").state.captains[0].vp == 0


@rule("POM-4.04")
def test_everybody_can_have_one_marker_on_each_residence() -> None:
    """Four players build the same one, one after the other."""
    s = at_hacienda(16, seats=4)
    for seat in range(1, 4):
        hold(s, seat, 20)
        stand(s, seat, "c1r1")
    match = play(match_from(s), "residence_build")
    for _ in range(3):
        play(match, "move c2r1", "residence_build")
    assert match.state.markers[card("hacienda")] == 0b1111
    assert [captain.vp for captain in match.state.captains] == [2, 0, 0, 0]


@rule("POM-4.04")
def test_where_your_marker_is_there_is_nothing_more_to_do() -> None:
    """On the card no question is asked; from afar it is refused."""
    s = at_hacienda(40)
    build(s, 0, "hacienda")
    match = match_from(s)
    assert (match.to_move, match.state.captains[0].doubloons) == ((1,), 40)
    match = play(match_from(to_act(s, 0, "gulf")), "skip", "gulf build")
    assert "build hacienda" not in texts(match)
    assert_refused(match, "build hacienda", "POM-4.04")


@rule("POM-4.05", "POM-4.07")
def test_residences_and_their_markers_stay_where_they_are() -> None:
    """In whole games the four keep their cells, and no marker ever leaves one."""
    most = 0
    for number in range(6):
        cells: dict[int, int] = {}
        markers: dict[int, int] = {}
        for match in voyage(3, number):
            s = match.state
            if s.round == 0:
                continue
            now = {lies: cell for cell, lies in enumerate(s.cells) if lies in BOX.residences}
            cells = cells or now
            assert now == cells and len(now) == 4
            assert all(s.markers[lies] & before == before for lies, before in markers.items())
            markers = dict(s.markers)
        most += sum(before.bit_count() for before in markers.values())
    assert most > 3


@rule("POM-4.06")
def test_only_the_owner_of_a_marker_scores_a_residence() -> None:
    """Both have two crew cards and so 8 points in the Tavern, but only one has built it."""
    s = dealt(2)
    lay(s, "c2r1", "tavern")
    own(s, 0, "cook", "bard")
    own(s, 1, "gunner", "carpenter")
    build(s, 1, "tavern")
    assert [dict(lines_of(s, seat))["residences"] for seat in (0, 1)] == [0, 4 * s.captains[1].kinds[1]]
    assert s.captains[1].kinds[1] >= 2


@rule("POM-4.07")
def test_a_residence_is_never_acquired() -> None:
    """Not on it, where buying a card is no answer, and not from Curaçao."""
    match = match_from(at_hacienda(40))
    assert_refused(match, "card_buy", "POM-3.01")
    s = at_hacienda(40)
    match = play(match_from(to_act(s, 0, cell_with(s, "curacao"))), "skip", "do_now take_crew")
    assert_refused(match, "take hacienda", "POM-5.11")


# ---------------------------------------------------------------- building from afar


def far_away(doubloons: int) -> Maracaibo:
    """The Hacienda lies in the first column, the captain has a discount of 1 and so many doubloons."""
    s = dealt(2)
    lay(s, "c1r1", "hacienda")
    own(s, 0, "quartermaster")
    hold(s, 0, doubloons)
    return s


@rule("POM-4.08")
def test_in_the_gulf_any_residence_can_be_built() -> None:
    """At the same cost less discounts, with the same two points; the ship stays in the Gulf."""
    match = play(match_from(to_act(far_away(15), 0, "gulf")), "skip", "gulf build")
    assert len(texts(match)) == 4
    play(match, "build hacienda")
    assert (match.state.captains[0].doubloons, match.state.captains[0].vp) == (0, 2)
    assert match.state.markers[card("hacienda")] == 0b01
    assert where(match, 0) == "gulf"


@rule("POM-4.08")
def test_the_harbour_charter_builds_any_residence() -> None:
    """Those that can be paid are offered, and none must be built; what is not in play cannot be."""
    s = far_away(6 - 1 + 15)
    lay(s, "c6r1", "harbour_charter")
    match = play(match_from(to_act(s, 0, "c6r1"), "cocoa"), "card_buy")
    payable = {BOX.card_ids[lies] for lies in s.markers if BOX.cards[lies].cost <= 16}
    assert set(texts(match)) == {*(f"build {name}" for name in payable), "skip"}
    absent = next(name for name in BOX.card_ids if card(name) in s.unseen_residences)
    assert_refused(match, f"build {absent}", "POM-4.08")
    play(match, "build hacienda")
    assert (match.state.captains[0].doubloons, match.state.captains[0].vp) == (0, 2)


@rule("POM-4.08")
def test_a_residence_that_is_too_dear_is_not_offered_from_afar() -> None:
    """With 13 doubloons and a discount of 1 only one that costs 14 can be built."""
    s = far_away(13)
    lay(s, "c5r1", "mint")
    explorer(s, 0, "i2")
    match = play(match_from(to_act(s, 0, cell_with(s, "bonaire"))), "skip", "explore_move i3")
    assert "build mint" in texts(match)
    assert_refused(match, "build hacienda", "POM-4.08")
