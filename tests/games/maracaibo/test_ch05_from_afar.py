"""Chapter 5: upgrade cards acquired from afar."""

from __future__ import annotations

import pytest

from karawela.games.maracaibo.data.vocabulary import CREW
from tests.games.maracaibo.table import (
    BOX,
    assert_refused,
    card,
    cell_with,
    dealt,
    explorer,
    hold,
    kind,
    lay,
    match_from,
    own,
    play,
    stand,
    texts,
    to_act,
)
from tests.games.maracaibo.voyages import where
from tests.support import rule


@rule("POM-5.11")
@pytest.mark.parametrize(
    ("place", "name", "owned", "paid"),
    [
        ("curacao", "cook", (), 9),
        ("curacao", "cook", ("klabautermann",), 6),
        ("margarita", "sugar", (), 8),
        ("margarita", "spade", ("klabautermann", "merchant", "quartermaster", "trade_flag"), 0),
    ],
)
def test_a_card_from_afar_costs_3_more_less_discounts(place: str, name: str, owned: tuple[str, ...], paid: int) -> None:
    """Crew on Curaçao, equipment on Margarita, from any cell; the cell is filled again."""
    s = dealt(2)
    own(s, 0, *owned)
    lay(s, "c8r3", name)
    hold(s, 0, 9)
    do = "do_now take_crew" if place == "curacao" else "do_now take_equipment"
    match = play(match_from(to_act(s, 0, cell_with(s, place)), "cocoa"), "skip", do)
    play(match, f"take {name}")
    while match.to_move == (0,):
        play(match, "skip")
    assert match.state.captains[0].doubloons == 9 - paid
    assert match.state.captains[0].cards[-1] == card(name)
    assert cell_with(match.state, "cocoa") == "c8r3"


@rule("POM-5.11")
def test_only_open_cards_of_the_kind_that_can_be_paid_are_offered() -> None:
    """Crew up to 6 with 9 doubloons; no equipment, nothing dearer, nothing that lies elsewhere."""
    s = dealt(2)
    for cell, name in (("c8r3", "cook"), ("c8r4", "bard"), ("c7r3", "sugar")):
        lay(s, cell, name)
    hold(s, 0, 9)
    match = play(match_from(to_act(s, 0, cell_with(s, "curacao"))), "skip", "do_now take_crew")
    crew = {each.id for each in BOX.cards if each.index in s.cells and each.kind == CREW and each.cost <= 6}
    assert set(texts(match)) == {f"take {name}" for name in crew}
    assert "cook" in crew
    for name in ("bard", "sugar", "navigator"):
        assert_refused(match, f"take {name}", "POM-5.11")


@rule("POM-5.11")
def test_a_card_from_afar_flashes_like_any_other() -> None:
    """The lightning of the Carpenter comes at once, and then the cell is filled."""
    s = dealt(2)
    lay(s, "c8r3", "carpenter")
    hold(s, 0, 20)
    match = play(
        match_from(to_act(s, 0, cell_with(s, "curacao")), "cocoa"), "skip", "do_now take_crew", "take carpenter"
    )
    assert kind(match) == "upgrade"
    play(match, "upgrade s1")
    assert (match.state.captains[0].upgrades, match.to_move) == (1, (1,))


@rule("POM-5.12")
def test_ships_on_a_card_that_is_acquired_from_afar_stay() -> None:
    """They stand on the new card; nobody is paid, and they can go on from there."""
    s = dealt(3)
    lay(s, "c8r3", "cook")
    for seat in (1, 2):
        stand(s, seat, "c8r3")
        hold(s, seat, 7, vp=3)
    hold(s, 0, 20)
    match = play(match_from(to_act(s, 0, cell_with(s, "curacao")), "cocoa"), "skip", "do_now take_crew", "take cook")
    assert [(captain.doubloons, captain.vp) for captain in match.state.captains] == [(11, 0), (7, 3), (7, 3)]
    assert [where(match, seat) for seat in (1, 2)] == ["c8r3", "c8r3"]
    assert (match.to_move, kind(match)) == ((1,), "move")


@rule("POM-5.13")
def test_a_ship_card_from_afar_costs_nothing_more() -> None:
    """On d3 of the track: the Ram for its 6, less a discount of 1; no crew."""
    s = dealt(2)
    own(s, 0, "quartermaster")
    lay(s, "c8r3", "ram")
    lay(s, "c8r4", "cook")
    explorer(s, 0, "d2")
    hold(s, 0, 5)
    match = play(match_from(to_act(s, 0, cell_with(s, "bonaire")), "cocoa"), "skip", "explore_move d3")
    assert texts(match) == ["take ram", "skip"]
    assert_refused(match, "take cook", "POM-5.13")
    play(match, "take ram")
    assert (match.state.captains[0].doubloons, match.state.captains[0].cards[-1]) == (0, card("ram"))
