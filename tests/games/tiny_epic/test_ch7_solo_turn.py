"""Chapter 7, the solo pirate's turn: the die, the wheel, the ship it sails for, the way there."""

from __future__ import annotations

import pytest

from karawela.testing.table import kind, play, told
from tests.games.tiny_epic.alone import (
    RIVAL,
    bury_at,
    its_hide_out,
    its_turn,
    merchants_in_corners,
    rival,
    rival_at,
    spaces,
    stations,
    to_ships,
    you,
)
from tests.games.tiny_epic.looks import card_at, where
from tests.games.tiny_epic.table import cell, dealt, hands, stand
from tests.support import rule


@rule("TEP-7.03")
def test_its_turn_goes_from_the_die_to_the_ships() -> None:
    """Die, wheel, sailing, order, burial, ships: in this order."""
    s = dealt(1)
    rival_at(s, "m10")
    merchants_in_corners(s)
    s.navy = cell("m14")
    s.pirates[RIVAL].gold = 12
    match = its_turn(s, 1, "rum", "rum", "rum", start=5)
    names = [event[0] for event in told(match)]
    steps = ["solo_die", "line", "captain", "solo_target", "sails", "order", "buries", "ship_moves", "turn"]
    assert [names.index(step) for step in steps] == sorted(names.index(step) for step in steps)


@rule("TEP-7.03", "TEP-4.05")
def test_without_the_line_no_ship_sails_on_its_turn() -> None:
    """The ships step belongs to a captain who has crossed the line."""
    s = dealt(1)
    match = its_turn(s, 1, "rum", "rum", "rum")
    assert not told(match, "line", "ship_moves")
    assert (match.state.active, kind(match)) == (0, "command")


@rule("TEP-7.04")
def test_its_captain_goes_to_the_space_of_the_die_and_pays_from_the_right() -> None:
    """Two orders skipped take the deckhand of repair, then that of extort."""
    s = dealt(1)
    hands(s, RIVAL, rigging=1, cannons=1, extort=1, repair=1)
    match = its_turn(s, 4, "st_gold1", start=1)
    assert rival(match).space == 4
    assert stations(rival(match)) == {"rigging": 1, "cannons": 1}
    assert spaces(rival(match)) == [2, 3]
    assert [event[2] for event in told(match, "paid")] == ["repair", "extort"]


@rule("TEP-7.04")
def test_standing_there_already_it_makes_a_full_lap() -> None:
    """Six spaces, four orders skipped; Hide Out costs nothing."""
    s = dealt(1)
    hands(s, RIVAL, rigging=1, cannons=1, extort=1, repair=1)
    s.pirates[RIVAL].hold = [0, 0, 0, 0]
    match = its_turn(s, 2, start=2)
    assert rival(match).space == 2
    assert spaces(rival(match)) == [1, 3, 4, 5]
    assert [event[2] for event in told(match, "paid")] == ["repair", "extort", "cannons", "rigging"]
    assert len(told(match, "line")) == 1


@rule("TEP-7.04", "TEP-7.07")
def test_a_six_leads_it_to_hide_out_over_the_line() -> None:
    """Face 6 is space 0."""
    s = dealt(1)
    match = its_hide_out(s)
    assert rival(match).space == 0
    assert told(match, "line") == [("line", RIVAL)]


@rule("TEP-7.05")
def test_it_takes_a_deckhand_up_before_it_pays() -> None:
    """The one on space 2 fills rigging, the leftmost free; the rightmost, on extort, then pays for the same space."""
    s = dealt(1)
    hands(s, RIVAL, on_wheel=(2,), cannons=1, extort=1)
    match = its_turn(s, 3, "jolly_rodge", start=1)
    assert stations(rival(match)) == {"rigging": 1, "cannons": 1}
    assert spaces(rival(match)) == [2]


@rule("TEP-7.05")
def test_with_everything_occupied_a_deckhand_goes_to_repair() -> None:
    """One works at each station; in repair there is room for any number."""
    s = dealt(1)
    hands(s, RIVAL, on_wheel=(1,), rigging=1, cannons=1, extort=1)
    match = its_turn(s, 1, "rum", "rum", "rum")
    assert stations(rival(match)) == {"rigging": 1, "cannons": 1, "extort": 1, "repair": 1}


@rule("TEP-7.06")
def test_without_a_deckhand_it_stops_short() -> None:
    """On its way to space 2 it can't pay for space 1."""
    s = dealt(1)
    hands(s, RIVAL, on_wheel=(3, 4, 5))
    match = its_turn(s, 2, "rum", "rum", "rum", start=0)
    assert rival(match).space == 1
    assert told(match, "solo_stops_short") == [("solo_stops_short", RIVAL, "plunder")]
    assert told(match, "order") == [("order", RIVAL, "plunder")]


@rule("TEP-7.06")
def test_hide_out_is_free_even_without_a_deckhand() -> None:
    """It passes space 0 with nobody at work."""
    s = dealt(1)
    hands(s, RIVAL, on_wheel=(2, 3, 4))
    merchants_in_corners(s)
    s.navy = cell("m08")
    match = its_turn(s, 1, "rum", "rum", "rum", start=5)
    assert rival(match).space == 1
    assert not told(match, "solo_stops_short")


@rule("TEP-7.07")
@pytest.mark.parametrize(("extort", "gold"), [(1, 1), (0, 0)])
def test_the_line_pays_one_gold_for_extort(extort: int, gold: int) -> None:
    """Its deckhand on extort earns 1 Gold at the line; without one nothing comes."""
    s = dealt(1)
    hands(s, RIVAL, rigging=1, cannons=1, extort=extort, repair=1 - extort)
    s.pirates[RIVAL].hold = [0, 0, 0, 0]
    merchants_in_corners(s)
    s.navy = cell("m08")
    match = its_turn(s, 1, "rum", "rum", "rum", start=5)
    assert rival(match).gold == gold
    assert len(told(match, "extorts")) == extort


ROVER = ("merchant_1", "merchant_2", "player", "nearest_merchant", "player", "nearest_merchant")
SCOURGE = ("merchant_1", "player", "merchant_2", "player", "nearest_merchant", "player")


@rule("TEP-7.08")
@pytest.mark.parametrize(("helm", "targets"), [("rover", ROVER), ("scourge", SCOURGE)])
@pytest.mark.parametrize("face", range(1, 7))
def test_the_face_of_the_die_names_the_ship(helm: str, targets: tuple[str, ...], face: int) -> None:
    """As the helm mat says; the nearest merchant is ship 2, one card away."""
    s = dealt(1, solo_helm=helm)
    rival_at(s, "m15")
    merchants_in_corners(s)
    s.pirates[RIVAL].hold = [0, 0, 0, 0]
    match = its_turn(s, face, order="trade")
    named = {"player": "blue", "nearest_merchant": "merchant_2"}.get(targets[face - 1], targets[face - 1])
    assert [event[2] for event in told(match, "solo_target")] == [named]


@rule("TEP-7.08")
def test_of_equally_near_merchants_it_sails_for_the_first() -> None:
    """Both are three cards away, whichever is where; a nearer second one is preferred."""
    for cards, named, why in (
        (("m01", "m14"), 1, "first"),
        (("m14", "m01"), 1, "first"),
        (("m01", "m15"), 2, "nearest"),
    ):
        s = dealt(1)
        rival_at(s, "m07")
        s.pirates[RIVAL].hold = [0, 0, 0, 0]
        s.merchant_cells = [cell(card) for card in cards]
        match = its_turn(s, 4, order="trade")
        assert told(match, "solo_target")[0][2:] == (f"merchant_{named}", why)


@rule("TEP-7.08")
def test_with_twelve_gold_it_sails_for_the_nearest_burial_place() -> None:
    """With 12 Gold for the nearest place without its treasure; of equally near ones that of the smaller row."""
    s = dealt(1)
    rival_at(s, "m10")
    hands(s, RIVAL)
    s.pirates[RIVAL].hold = [0, 0, 0, 0]
    s.pirates[RIVAL].gold = 11
    assert not told(its_turn(s.copy(), 3, order="trade"), "solo_burial_way")
    s.pirates[RIVAL].gold = 12
    match = its_turn(s.copy(), 3, order="trade")  # m06 in the row above and m11 to the right are one card away
    assert told(match, "solo_burial_way") == [("solo_burial_way", RIVAL, "m06")]
    bury_at(s, RIVAL, "m06")
    match = its_turn(s, 3, order="trade")
    assert told(match, "solo_burial_way") == [("solo_burial_way", RIVAL, "m11")]


@rule("TEP-7.09")
@pytest.mark.parametrize(("rigging", "path"), [(0, ["m15", "m14"]), (1, ["m15", "m14", "m13"])])
def test_it_sails_as_far_as_its_row_and_its_rigging_go(rigging: int, path: list[str]) -> None:
    """Two cards by the first space of its row, one more with a deckhand on rigging."""
    s = dealt(1)
    rival_at(s, "m16")
    stand(s, 0, "m09")
    hands(s, RIVAL, rigging=rigging, cannons=1, repair=1)
    s.pirates[RIVAL].hold = [0, 0, 0, 0]
    s.merchant_cells[0] = cell("m01")
    match = its_turn(s, 1, "rum", "rum", "rum")
    assert [event[2] for event in told(match, "sails")] == path
    assert where(match, RIVAL) == path[-1]


@rule("TEP-7.09")
def test_it_sails_east_or_west_first_and_stops_on_its_target() -> None:
    """From m16 to you on m11: a card west, one north, and no farther though it could."""
    s = dealt(1)
    rival_at(s, "m16")
    stand(s, 0, "m11", hidden=False)
    match = its_turn(s, 3, "jolly_rodge")
    assert [event[2] for event in told(match, "sails")] == ["m15", "m11"]


@rule("TEP-7.09")
def test_storms_mean_nothing_to_it() -> None:
    """It crosses the storm south of m05 unharmed."""
    s = dealt(1)
    rival_at(s, "m05")
    stand(s, 0, "m09")
    match = its_turn(s, 3, "jolly_rodge")
    assert s.storms[cell("m05")] & s.sea.edge[cell("m05")][cell("m09")]
    assert [event[2] for event in told(match, "sails")] == ["m09"]
    assert not told(match, "jostled", "storm")


@rule("TEP-7.23")
def test_on_the_card_it_sails_for_it_stays_hidden() -> None:
    """No move, no end of hiding; leaving a card ends it."""
    s = dealt(1)
    rival_at(s, "m16", hidden=True)
    stays = its_turn(s, 2, "rum", "rum", "rum", order="plunder")
    assert rival(stays).hidden
    assert told(stays, "solo_stays") == [("solo_stays", RIVAL)]
    s = dealt(1)
    rival_at(s, "m16", hidden=True)
    match = its_turn(s, 1, "rum", "rum", "rum")
    assert told(match, "sails")
    assert not rival(match).hidden


@rule("TEP-7.17")
def test_when_it_has_crossed_the_line_you_choose_among_equal_ways() -> None:
    """Merchant 1 may go east or south from its port; you are asked, card by card, on its turn."""
    s = dealt(1)
    rival_at(s, "m16")
    s.merchant_cells = [cell("m01"), cell("m16")]
    match = its_turn(s, 6)
    assert (match.to_move, kind(match)) == ((0,), "move_ship")
    play(match, "move_ship merchant_1 m05")
    assert card_at(match.state, match.state.merchant_cells[0]) == "m05"


@rule("TEP-7.17")
def test_on_your_turn_equal_ways_go_east_or_west_first() -> None:
    """Merchants and Navy sail unasked, as the solo pirate would."""
    s = dealt(1)
    stand(s, 0, "m03")
    s.navy = cell("m13")
    match = to_ships(s, 0, 1, "rum", "rum")
    assert [event[1:] for event in told(match, "ship_moves")][:3] == [
        ("merchant_1", "m02"),
        ("merchant_2", "m15"),
        ("navy", "m14"),
    ]


@rule("TEP-7.17", "TEP-7.14")
def test_the_navy_takes_its_cheapest_crate_or_two_gold() -> None:
    """Sugarcane costs least; without crates it is 2 Gold. Before that comes the Jostle, on extort."""
    for aboard, gold, left in (([1, 0, 1, 0], 5, 5), ([0, 0, 0, 0], 5, 3)):
        s = dealt(1)
        rival_at(s, "m15")
        s.navy = cell("m15")
        s.merchant_cells = [cell("m02"), cell("m15")]
        s.merchant_bound = [0, 1]
        s.pirates[RIVAL].hold = list(aboard)
        for good, n in enumerate(aboard):
            for _ in range(n):
                s.bag.remove(good)
        s.pirates[RIVAL].gold = gold - 4
        hands(s, RIVAL, rigging=1, cannons=1, extort=0, repair=1)
        match = its_turn(s, 6)  # not in a cove: 4 Gold for being idle
        assert rival(match).gold == left
        assert rival(match).hold == [0, 0, aboard[2], 0]
        assert stations(rival(match)) == {"rigging": 1, "repair": 2}


@rule("TEP-7.27")
def test_it_is_never_asked() -> None:
    """With everything it can do, only you are asked: here for a deckhand, as its victim."""
    s = dealt(1)
    rival_at(s, "m07")
    stand(s, 0, "m07")
    match = its_turn(s, 5, 2, 4, 5, 6)
    assert (match.to_move, kind(match)) == ((0,), "jostle")
    play(match, "jostle extort")
    assert (match.to_move, kind(match)) == ((0,), "command")
    assert stations(you(match)) == {"rigging": 1, "cannons": 1, "repair": 1}
