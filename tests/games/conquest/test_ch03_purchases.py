"""Chapter 3: purchases."""

from __future__ import annotations

import pytest

from karawela.testing.table import assert_refused, play, texts
from tests.games.conquest.table import buying, captain_of, card, empty, equip, match_from, own, stand, units
from tests.support import rule


@rule("SAC-3.01")
@pytest.mark.parametrize(
    ("name", "cost", "most"), [("sabres", 5, 3), ("cannon", 4, 3), ("cannonballs", 3, 5), ("camouflage", 4, 1)]
)
def test_any_number_of_cards_anywhere_for_their_price_up_to_the_maximum(name: str, cost: int, most: int) -> None:
    """No city and no crew is needed; one gold too few or one card too many is refused."""
    s = buying(empty(2))
    stand(s, 0, "K2")
    stand(s, 0, "L1", ships=1)
    equip(s, 0, gold=100)
    match = match_from(s)
    for held in range(card(match, 0, name), most):
        play(match, f"buy_card {name}")
        assert card(match, 0, name) == held + 1
    bought = most - (name == "cannon")
    assert captain_of(match, 0).gold == 100 - bought * cost
    assert_refused(match, f"buy_card {name}", "SAC-3.01")
    equip(s, 0, gold=cost)
    assert f"buy_card {name}" in texts(match_from(s))
    equip(s, 0, gold=cost - 1)
    poor = match_from(s)
    assert f"buy_card {name}" not in texts(poor)
    if poor.ask_of().kind == "purchases":
        assert_refused(poor, f"buy_card {name}", "SAC-3.01")


@rule("SAC-3.02")
def test_a_card_counts_for_all_units_of_the_player() -> None:
    """Two melees on two squares both have the bonus of the one sabres card."""
    s = empty(2)
    equip(s, 0, sabres=1)
    for square in ("I3", "H4"):
        stand(s, 0, square, crews=1)
        stand(s, 1, square, crews=1)
    match = play(match_from(s, 3, 4, 3, 4), "end_movement", "melee H4")
    assert units(match, 0) == {"K2": (0, 1), "I3": (0, 1), "H4": (0, 1)}


@rule("SAC-3.03")
def test_a_ship_costs_6_and_appears_on_the_harbour() -> None:
    """Of a city that the player controls, whatever its colour."""
    s = buying(empty(2))
    own(s, 0, "F8")
    equip(s, 0, gold=12)
    match = match_from(s)
    assert [text for text in texts(match) if " ship " in text] == ["buy_unit ship K2", "buy_unit ship F8"]
    assert_refused(match, "buy_unit ship E2", "SAC-3.03")
    play(match, "buy_unit ship K2", "buy_unit ship F8")
    assert captain_of(match, 0).gold == 0
    assert units(match, 0) == {"L1": (1, 0), "K2": (0, 1), "E7": (1, 0)}
    equip(s, 0, gold=5)
    assert_refused(match_from(s), "buy_unit ship K2", "SAC-3.03")


@rule("SAC-3.04")
def test_a_crew_costs_3_and_appears_on_the_city() -> None:
    """Of a city that the player controls."""
    s = buying(empty(2))
    equip(s, 0, gold=5)
    match = match_from(s)
    assert_refused(match, "buy_unit crew E2", "SAC-3.04")
    assert_refused(match, "buy_unit crew H1", "SAC-3.04")
    play(match, "buy_unit crew K2")
    assert captain_of(match, 0).gold == 2
    assert units(match, 0) == {"K2": (0, 2)}
    assert match.ask_of().kind == "movement"


@rule("SAC-3.05")
def test_without_a_city_only_cards_can_be_bought() -> None:
    """Temples and skulls do not help."""
    s = buying(empty(2))
    own(s, 1, "K2")
    own(s, 0, "H1", "K4")
    stand(s, 0, "K2")
    stand(s, 0, "L1", ships=1)
    equip(s, 0, gold=20)
    match = match_from(s)
    assert not texts(match, "buy_unit")
    assert len(texts(match, "buy_card")) == 4
    for what in ("ship", "crew"):
        assert_refused(match, f"buy_unit {what} K2", "SAC-3.05")


@rule("SAC-3.06")
def test_a_full_square_or_one_with_an_enemy_takes_no_new_unit() -> None:
    """Four own units, crews aboard included, or a single enemy ship on the harbour."""
    s = buying(empty(2))
    equip(s, 0, gold=20)
    stand(s, 0, "K2", crews=4)
    stand(s, 0, "L1", ships=2, crews=2)
    match = match_from(s)
    assert_refused(match, "buy_unit crew K2", "SAC-3.06")
    assert_refused(match, "buy_unit ship K2", "SAC-3.06")
    stand(s, 0, "L1")
    stand(s, 0, "K2", crews=3)
    stand(s, 1, "L1", ships=1)
    match = match_from(s)
    assert_refused(match, "buy_unit ship K2", "SAC-3.06")
    play(match, "buy_unit crew K2")


@rule("SAC-3.07")
def test_purchases_come_first_and_new_units_may_move_at_once() -> None:
    """After the end of purchases nothing can be bought; the new ship sails in the same turn."""
    s = buying(empty(2))
    equip(s, 0, gold=12)
    match = play(match_from(s), "buy_unit ship K2", "end_purchases", "move L1 1 0 A1")
    assert_refused(match, "buy_unit ship K2", "SAC-3.07")
    assert_refused(match, "buy_card sabres", "SAC-3.07")
    assert units(match, 0)["A1"] == (1, 0)


@rule("SAC-3.08")
@pytest.mark.parametrize(("what", "most"), [("ship", 6), ("crew", 8)])
def test_only_so_many_units_a_box_can_be_bought(what: str, most: int) -> None:
    """At 6 ships or 8 crews no further one; one less is enough to buy."""
    s = buying(empty(2))
    equip(s, 0, gold=50)
    stand(s, 0, "K2")
    squares = ("I1", "J1", "I2") if what == "ship" else ("G1", "G2", "H2")
    for square, count in zip(squares, (4, most - 6, 2), strict=True):
        stand(s, 0, square, **{f"{what}s": count})
    assert_refused(match_from(s), f"buy_unit {what} K2", "SAC-3.08")
    stand(s, 0, squares[0], **{f"{what}s": 3})
    play(match_from(s), f"buy_unit {what} K2")
    s.boxes = 4
    stand(s, 0, squares[0], **{f"{what}s": 4})
    play(match_from(s), f"buy_unit {what} K2")


@rule("SAC-3.09")
def test_a_harbour_goes_with_its_city() -> None:
    """Who takes the city buys ships for its harbour; an enemy ship on the harbour does not own it."""
    s = buying(empty(2))
    equip(s, 0, gold=6)
    equip(s, 1, gold=6)
    own(s, 1, "K2")
    stand(s, 0, "K2")
    stand(s, 0, "L1", ships=1)
    assert not texts(match_from(s), "buy_unit")
    stand(s, 0, "L1")
    stand(s, 0, "I1", ships=1)
    s.active = 1
    match = match_from(s)
    assert "buy_unit ship K2" in texts(match)
    play(match, "buy_unit ship K2")
    assert units(match, 1)["L1"] == (1, 0)
