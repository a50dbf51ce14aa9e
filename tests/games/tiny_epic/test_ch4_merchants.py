"""Chapter 4.8: attacks on merchant ships, what a sunk one brings, and where it comes from anew."""

from __future__ import annotations

import pytest

from karawela.testing.table import kind, play, texts, told
from tests.games.tiny_epic.looks import aboard, pirate
from tests.games.tiny_epic.table import BOX, cell, dealt, hands, hold, load, match_from, merchant, stand, to_order
from tests.support import rule


@rule("TEP-4.95")
@pytest.mark.parametrize(("dice", "sunk"), [((6, 6), False), ((1, 6), False), ((1, 1), True)])
def test_a_ship_sinks_only_by_more_than_its_strength(dice: tuple[int, int], sunk: bool) -> None:
    """Strength 2 against a cannon and the symbols 1, 2 and 3."""
    s = to_order(dealt(2), 0, "attack", "m01")
    script: list[int | str] = [*dice, *(("mer_2c", "rum") if sunk else ())]
    match = play(match_from(s, *script), "order_attack merchant_1")
    if kind(match) == "jostle":
        match.choose(0)
    assert bool(told(match, "sinks")) is sunk


@rule("TEP-4.96")
def test_what_sinking_brings_comes_in_its_order() -> None:
    """The crate, Gold, legend, the next card, the ship in the farther port bound for the other, a new crate."""
    s = to_order(dealt(2), 0, "attack", "m01")
    merchant(s, 0, "mer_4c")
    load(s, 0, "coffee")
    hands(s, 0, cannons=3)
    match = play(match_from(s, 1, 1, "mer_2a", "rum"), "order_attack merchant_1")
    assert told(match)[3:10] == [
        ("sinks", 0, "merchant_1", "mer_4c"),
        ("draws", 0, "coffee"),
        ("gold", 0, 4),
        ("legend", 0, "pirate"),
        ("gold", 0, 2),
        ("merchant_card", "merchant_1", "mer_2a"),
        ("ship_moves", "merchant_1", "m16"),
    ]
    assert told(match)[10] == ("ship_loads", "merchant_1", "rum")
    after = match.state
    assert (after.merchant_cells[0], after.merchant_bound[0]) == (cell("m16"), 0)
    assert after.merchants_sunk == [BOX.merchant_ids.index("mer_4c")]
    assert BOX.merchant_ids.index("mer_4c") not in after.merchant_deck + after.merchant_cards
    assert (aboard(match), pirate(match).gold, pirate(match).legend) == ({"coffee": 1}, 7, 1)


@rule("TEP-4.96", "TEP-4.31")
def test_a_full_hold_makes_room_before_anything_else() -> None:
    """The crate is chosen before Gold and before the new crate is drawn."""
    s = to_order(dealt(2), 0, "attack", "m01")
    load(s, 0, "coffee")
    hold(s, 0, rum=3)
    match = play(match_from(s, 1, 1, "mer_2c", "sugarcane"), "order_attack merchant_1")
    assert texts(match) == ["discard_crate rum", "discard_crate coffee"]
    assert pirate(match).gold == 1
    play(match, "discard_crate rum")
    assert aboard(match) == {"rum": 2, "coffee": 1}
    assert pirate(match).gold == 3


@rule("TEP-4.96")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("card", "most"), [("mer_2a", 0), ("mer_4a", 2), ("mer_6a", 3), ("mer_8a", 4)])
def test_legend_depends_on_the_number_of_players(seats: int, card: str, most: int) -> None:
    """Weak ships give none; the others only up to so many players."""
    s = to_order(dealt(seats), 0, "attack", "m01")
    merchant(s, 0, card)
    s.pirates[0].legend = 3  # three dice; the next level brings Gold and asks nothing
    hands(s, 0, cannons=4)
    s.pirates[0].crew = [BOX.crew_index["alice_omalice"], BOX.crew_index["tina_trickshot"]]
    following = ["mer_2a" if card != "mer_2a" else "mer_2c"] if card != "mer_8a" else []
    match = play(match_from(s, 1, 1, 1, *following, "rum"), "order_attack merchant_1")
    assert told(match, "sinks") == [("sinks", 0, "merchant_1", card)]
    assert pirate(match).legend == (4 if seats <= most else 3)


@rule("TEP-4.96")
def test_the_weakest_cards_come_first() -> None:
    """All 2s before a 4, all 4s before a 6; among equals any."""
    s = to_order(dealt(2), 0, "attack", "m01")
    s.merchant_deck = [index for index, name in enumerate(BOX.merchant_ids) if name[4] in "68"] + [3, 4]
    s.merchants_sunk = [2, 5]
    for card in ("mer_4b", "mer_4a"):
        match = play(match_from(s, 1, 1, card, "rum"), "order_attack merchant_1")
        assert told(match, "merchant_card") == [("merchant_card", "merchant_1", card)]
    with pytest.raises(AssertionError, match="cannot come up"):
        play(match_from(s, 1, 1, "mer_6a", "rum"), "order_attack merchant_1")


@rule("TEP-4.96")
@pytest.mark.parametrize(("card", "port"), [("m02", "m16"), ("m05", "m16"), ("m12", "m01"), ("m15", "m01")])
def test_it_comes_from_the_farther_port(card: str, port: str) -> None:
    """Farther from the pirate, wherever the ship was bound for; it then sails to the other."""
    for ship in (0, 1):
        s = to_order(dealt(2), 0, "attack", card)
        s.merchant_cells[ship] = cell(card)
        match = play(match_from(s, 1, 1, "mer_2c", "rum"), f"order_attack merchant_{ship + 1}")
        assert match.state.merchant_cells[ship] == cell(port)
        assert match.state.sea.ports[match.state.merchant_bound[ship]] != cell(port)


@rule("TEP-4.96")
@pytest.mark.parametrize(("choice", "port"), [(1, "m01"), (2, "m16")])
def test_of_equally_far_ports_the_victor_chooses(choice: int, port: str) -> None:
    """On the diagonal between them."""
    s = to_order(dealt(2), 0, "attack", "m07")
    s.merchant_cells[1] = cell("m07")
    match = play(match_from(s, 1, 1, "mer_2c", "rum"), "order_attack merchant_2")
    assert kind(match) == "choose_port"
    assert match.to_move == (0,)
    assert texts(match) == ["choose_port 1", "choose_port 2"]
    play(match, f"choose_port {choice}")
    assert match.state.merchant_cells[1] == cell(port)
    assert match.state.merchant_bound[1] == 2 - choice


@rule("TEP-4.96")
def test_with_an_empty_bag_the_ship_comes_without_a_crate() -> None:
    """And the next who sinks it takes none."""
    s = to_order(dealt(2), 0, "attack", "m01")
    s.bag = []
    match = play(match_from(s, 1, 1, "mer_2c"), "order_attack merchant_1")
    assert match.state.merchant_crates[0] == -1
    assert aboard(match) == {}


@rule("TEP-4.97")
def test_the_strongest_are_never_replaced() -> None:
    """The card stays under the ship; its Gold and legend can be earned again."""
    s = to_order(dealt(2), 0, "attack", "m01")
    merchant(s, 0, "mer_8b")
    s.pirates[0].legend = 3
    hands(s, 0, cannons=4)
    s.pirates[0].crew = [BOX.crew_index["alice_omalice"]]
    match = play(match_from(s, 1, 1, 1, "rum"), "order_attack merchant_1")
    after = match.state
    assert after.merchant_cards[0] == BOX.merchant_ids.index("mer_8b")
    assert after.merchants_sunk == []
    assert after.merchant_cells[0] == cell("m16")
    assert (pirate(match).gold, pirate(match).legend) == (1 + 6 + 3, 4)
    again = to_order(after.copy(), 0, "attack", "m16")
    match = play(match_from(again, 1, 1, 1, "coffee"), "order_attack merchant_1")
    assert (pirate(match).gold, pirate(match).legend, aboard(match)) == (13, 5, {"rum": 1})


@rule("TEP-4.97")
def test_the_box_has_the_merchants_of_the_specification() -> None:
    """Eleven: their strength, Gold and ranges; only the strongest stay."""
    assert [(card.strength, card.gold, card.legend, card.stays) for card in BOX.merchants] == [
        *((2, gold, 0, False) for gold in (2, 2, 3)),
        *((4, gold, 2, False) for gold in (3, 3, 4)),
        *((6, gold, 3, False) for gold in (4, 5, 5)),
        *((8, gold, 4, True) for gold in (6, 6)),
    ]


@rule("TEP-4.98")
def test_an_equal_total_brings_a_token_and_nothing_else() -> None:
    """The ship keeps crate and place."""
    s = to_order(dealt(2), 0, "attack", "m01")
    load(s, 0, "rum")
    match = play(match_from(s, 1, 6), "order_attack merchant_1")
    assert told(match, "total", "holds_off", "jostled", "sure_fire") == [
        ("total", 0, 2, 1, 1, 0),
        ("holds_off", 0, "merchant_1"),
        ("sure_fire", 0, 1),
    ]
    after = match.state
    assert (after.merchant_cells, after.merchant_cards, after.merchant_crates) == (
        s.merchant_cells,
        s.merchant_cards,
        s.merchant_crates,
    )
    assert (pirate(match).gold, pirate(match).legend, pirate(match).stations) == (1, 0, [1, 1, 1, 0])


@rule("TEP-4.98")
def test_less_is_a_jostle_and_a_token() -> None:
    """Everything else stays as it is."""
    s = to_order(dealt(2), 0, "attack", "m01")
    stand(s, 1, "m01")
    match = play(match_from(s, 6, 6), "order_attack merchant_1")
    assert texts(match) == ["jostle rigging", "jostle cannons", "jostle extort"]
    play(match, "jostle extort")
    assert (pirate(match).sure, pirate(match).stations) == (1, [1, 1, 0, 1])
    assert match.state.merchant_cells == s.merchant_cells
    assert pirate(match, 1).stations == [1, 1, 1, 0]
