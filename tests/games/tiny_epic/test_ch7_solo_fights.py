"""Chapter 7, fights of the solo pirate, its legend, what a defeat costs it; and how it is set up."""

from __future__ import annotations

import pytest

from karawela.engine.errors import BadOption
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.state import SIDES
from karawela.testing.table import kind, play, started, told, walk
from tests.games.tiny_epic.alone import (
    RIVAL,
    its_order,
    its_turn,
    rival,
    rival_at,
    spaces,
    stations,
    you,
)
from tests.games.tiny_epic.looks import aboard, crew_of, where
from tests.games.tiny_epic.table import BOX, cell, crew, dealt, hands, load, match_from, merchant, stand, to_order
from tests.support import rule


@rule("TEP-7.12", "TEP-7.18")
def test_its_damage_is_dice_cannons_and_hits() -> None:
    """Helm 2, 4, 6 and a crew card 3, 4; one deckhand on cannons, one hit of the helm. Your dice answer."""
    s = dealt(1)
    rival_at(s, "m11")
    stand(s, 0, "m11")
    crew(s, RIVAL, "doc_blockley")
    match = its_turn(s, 5, 4, 2, 5, 6)
    assert told(match, "total")[0] == ("total", RIVAL, 2 + 1 + 1 + 1, 3, 1, 1)
    assert told(match, "total")[1] == ("total", 0, 1, 0, 1, 0)


@rule("TEP-7.12")
@pytest.mark.parametrize(("treasures", "dice", "hits"), [(0, 2, 0), (1, 2, 1), (2, 3, 1)])
def test_its_treasure_row_gives_dice_and_hits(treasures: int, dice: int, hits: int) -> None:
    """Each buried treasure uncovers a better space; automatic hits of the crew count too."""
    s = dealt(1)
    rival_at(s, "m11")
    stand(s, 0, "m11")
    s.pirates[RIVAL].buried = [BOX.map_index[card] for card in ("m05", "m06")[:treasures]]
    crew(s, RIVAL, "buck_cannon")
    match = its_turn(s, 5, *[1] * dice, 5, 6)
    assert told(match, "total")[0] == ("total", RIVAL, hits + 3, 0, 1, hits + 2)


@rule("TEP-7.12")
def test_attacking_ends_its_hiding() -> None:
    """It comes out of the cove for the fight, even for a tie."""
    s = dealt(1)
    rival_at(s, "m14", hidden=True)
    stand(s, 0, "m14")
    hands(s, 0, rigging=1, cannons=2)
    match = its_turn(s, 5, 1, 1, 6, 6)
    assert told(match, "tie")
    assert not rival(match).hidden


@rule("TEP-7.12", "TEP-7.13", "TEP-7.18")
def test_beating_you_it_gains_legend_from_its_own_mat() -> None:
    """Level 1 of the Brigand: 1 Gold. You are jostled and gain a token, and stay where you are."""
    s = dealt(1)
    rival_at(s, "m11")
    stand(s, 0, "m11")
    match = play(its_turn(s, 5, 2, 4, 5, 6), "jostle rigging")
    assert (rival(match).legend, rival(match).gold) == (1, 1)
    assert stations(you(match)) == {"cannons": 1, "extort": 1, "repair": 1}
    assert (you(match).sure, you(match).legend, you(match).cell) == (1, 0, cell("m11"))


@rule("TEP-7.13")
@pytest.mark.parametrize(("mat", "gold"), [("brigand", [1, 0, 1, 2, 2]), ("terror", [2, 0, 2, 3, 3])])
def test_each_level_of_legend_brings_what_its_mat_shows(mat: str, gold: list[int]) -> None:
    """Gold, or on level 2 the fourth deckhand, which goes where a deckhand is missing."""
    for level, gained in enumerate(gold, start=1):
        s = dealt(1, solo_legend=mat)
        rival_at(s, "m11")
        stand(s, 0, "m11")
        hands(s, RIVAL, rigging=1, cannons=1, repair=1)
        s.pirates[RIVAL].legend = level - 1
        s.pirates[RIVAL].aside = int(level <= 2)
        s.pirates[RIVAL].stations[3] += int(level > 2)
        match = play(its_turn(s, 5, 4, 4, 5, 6), "jostle rigging")
        assert (rival(match).legend, rival(match).gold) == (level, gained)
        assert rival(match).aside == int(level < 2)
        assert rival(match).stations[2] == int(level == 2)


@rule("TEP-4.114")
def test_beating_it_off_you_place_your_fourth_deckhand_in_its_turn() -> None:
    """Level 2 as a defender; nothing is broken while you think about it."""
    s = dealt(1)
    rival_at(s, "m11")
    stand(s, 0, "m11")
    s.pirates[0].legend = 1
    hands(s, 0, cannons=3)
    match = its_turn(s, 5, 1, 1, 1, 1)
    assert (kind(match), TITLE.rules.invariants(match.state)) == ("assign_deckhand", [])
    play(match, "assign_deckhand extort")
    assert (you(match).aside, you(match).stations) == (0, [0, 3, 1, 0])


@rule("TEP-7.25", "TEP-7.13")
def test_a_tie_moves_nothing_but_tokens() -> None:
    """One for you, 1 Gold for it; no Jostle, no retreat, no legend."""
    s = dealt(1)
    rival_at(s, "m11")
    stand(s, 0, "m11")
    match = its_turn(s, 5, 1, 1, 1, 6)
    assert told(match, "tie") == [("tie", RIVAL, 0)]
    assert (rival(match).gold, you(match).sure) == (1, 1)
    assert (rival(match).cell, rival(match).legend, you(match).legend) == (cell("m11"), 0, 0)
    assert stations(rival(match)) == {"rigging": 1, "cannons": 1, "extort": 1}
    assert not told(match, "jostled", "solo_retreats")


@rule("TEP-7.14", "TEP-7.18")
def test_beaten_by_your_attack_it_is_jostled_and_retreats() -> None:
    """Its rightmost deckhand goes to repair; it hides in the nearest free cove; the victor gains legend."""
    s = to_order(dealt(1), 0, "attack", "m15")
    crew(s, 0, "lieutenant_flint")  # so that your turn is not over yet
    rival_at(s, "m15")
    match = play(match_from(s, 1, 2, 1, 1), "order_attack red")
    assert (you(match).legend, you(match).gold) == (1, 3)
    assert stations(rival(match)) == {"rigging": 1, "cannons": 1, "repair": 1}
    assert rival(match).gold == 1
    assert where(match, RIVAL) == "m14"
    assert rival(match).hidden


@rule("TEP-7.14")
def test_the_cove_of_its_own_card_counts() -> None:
    """Beaten in front of a free cove it slips in."""
    s = to_order(dealt(1), 0, "attack", "m14")
    crew(s, 0, "lieutenant_flint")  # so that your turn is not over yet
    rival_at(s, "m14")
    match = play(match_from(s, 1, 2, 1, 1), "order_attack red")
    assert (where(match, RIVAL), rival(match).hidden) == ("m14", True)


@rule("TEP-7.14")
def test_of_equally_near_coves_it_takes_the_farther_from_you() -> None:
    """Beaten by a merchant on m13: m09 and m14 are one card away; you decide by where you are. If both are as far from
    you, the smaller row."""
    for yours, cove in (("m01", "m14"), ("m16", "m09"), ("m10", "m09")):
        s = dealt(1)
        rival_at(s, "m13")
        stand(s, 0, yours)
        merchant(s, 0, "mer_8a")
        match = its_order(s, "attack", 1, 1)
        assert where(match, RIVAL) == cove
        assert rival(match).hidden


@rule("TEP-7.14")
def test_a_cove_in_which_you_are_hidden_is_not_free() -> None:
    """You are in the cove of its card: it goes to the next."""
    s = dealt(1)
    rival_at(s, "m14")
    stand(s, 0, "m14", hidden=True)
    merchant(s, 0, "mer_8a")
    match = its_order(s, "attack", 1, 1)
    assert told(match, "beaten_by_ship") == [("beaten_by_ship", RIVAL, "merchant_1")]
    assert where(match, RIVAL) == "m10"


@rule("TEP-7.14")
@pytest.mark.parametrize(
    ("on_wheel", "work", "after"),
    [((2, 4), {}, [2]), ((), {"rigging": 1, "cannons": 1}, []), ((), {}, [])],
)
def test_a_jostle_takes_the_rightmost_else_the_highest_space(
    on_wheel: tuple[int, ...], work: dict[str, int], after: list[int]
) -> None:
    """From work first; from the wheel the highest space; with everybody in repair nothing. A reef brings no retreat."""
    s = dealt(1)
    rival_at(s, "m11")
    hands(s, RIVAL, on_wheel, repair=3 - len(on_wheel) - len(work), **work)
    match = its_order(s, "search", "st_reef")
    assert spaces(rival(match)) == after
    expected = {"rigging": 1, "repair": 2} if work else {"repair": 3 - len(after)}
    assert stations(rival(match)) == expected
    assert rival(match).cell == cell("m11")


@rule("TEP-7.24", "TEP-7.01")
def test_it_sinks_merchants_like_a_player() -> None:
    """Crate, Gold, legend, next card; of two ports equally far it sends the ship to port 1. Nobody is asked."""
    s = dealt(1)
    rival_at(s, "m04")
    merchant(s, 0, "mer_4a")
    load(s, 0, "coffee")
    crew(s, RIVAL, "doc_blockley")
    match = its_order(s, "attack", 4, 4, "mer_2c", "rum")
    assert aboard(match, RIVAL) == {"coffee": 1}
    assert rival(match).legend == 1
    assert rival(match).gold == 3 + 1
    assert match.state.merchant_cells[0] == cell("m01")
    assert match.state.merchant_bound[0] == 1
    assert match.state.merchants_sunk == [BOX.merchant_ids.index("mer_4a")]


@rule("TEP-7.01")
@pytest.mark.parametrize(("name", "legend"), [("mer_2a", 0), ("mer_4b", 1), ("mer_6a", 1), ("mer_8b", 1)])
def test_alone_merchants_give_legend_as_for_one_player(name: str, legend: int) -> None:
    """Those of strength 2 never, all others do."""
    s = to_order(dealt(1), 0, "attack", "m14")
    merchant(s, 0, name, at="m14")
    load(s, 0, "rum")
    hands(s, 0, cannons=3, rigging=1)
    s.pirates[0].legend = 3
    crew(s, 0, "buck_cannon", "betty_blunderbuss", "jack_fuse_rogers", "lieutenant_flint")
    drawn = () if name.startswith("mer_8") else ("mer_2c",)
    match = match_from(s, 1, 1, 1, *drawn, "coffee")
    play(match, "order_attack merchant_1", "dice_done")
    if kind(match) == "choose_port":
        play(match, "choose_port 1")
    assert you(match).legend == 3 + legend


@rule("TEP-7.01")
def test_four_difficulties_by_two_mats() -> None:
    """Every side of one mat goes with every side of the other; Rover and Brigand unless chosen."""
    assert (dealt(1).helm, dealt(1).mat) == ("solo_helm_rover", "solo_legend_brigand")
    for helm in ("rover", "scourge"):
        for mat in ("brigand", "terror"):
            s = dealt(1, solo_helm=helm, solo_legend=mat)
            assert (s.helm, s.mat) == (f"solo_helm_{helm}", f"solo_legend_{mat}")
    for chosen in ({"solo_helm": "ghost_pirate"}, {"solo_legend": "amdiak"}, {"solo": "ghost_pirate"}):
        with pytest.raises(BadOption):
            started(TITLE, 1, **chosen)
    with pytest.raises(BadOption):
        started(TITLE, 2, solo_helm="scourge")


@rule("TEP-7.01", "TEP-7.02")
@pytest.mark.parametrize("number", range(6))
def test_the_solo_pirate_is_set_up_beside_you(number: int) -> None:
    """Another colour, no captain card, no Gold, shuffled orders, one crate; hidden in the free cove farthest from
    yours, of equally far ones that of the smaller row, then column. You go first."""
    match = next(match for match in walk(TITLE, number, 1) if match.state.phase > SIDES and match.state.turns)
    s, it = match.state, rival(match)
    assert s.colour_of(RIVAL) not in ("", s.colour_of(0))
    assert (it.side, it.gold, it.sure, it.legend, it.space) == (-1, 0, 0, 0, 0)
    assert (it.stations, it.aside, it.wheel, it.crates()) == ([1, 1, 1, 0], 1, 0, 1)
    assert sorted(it.orders) == list(range(6))
    far = s.sea.distance[you(match).cell]
    coves = [where for where, card in enumerate(s.grid) if BOX.map[card].cove and where != you(match).cell]
    assert it.cell == max(coves, key=lambda where: (far[where], -where))
    assert it.hidden
    assert (s.first, s.active, len(s.pirates), you(match).crates()) == (0, 0, 2, 1)


@rule("TEP-7.12")
def test_crew_of_the_solo_pirate_gives_no_bonus() -> None:
    """Rerolls, Gold and all other bonuses of its cards are ignored."""
    s = dealt(1)
    rival_at(s, "m11")
    crew(s, RIVAL, "lisa_legacy", "eliza_lucky", "sara_silver")
    match = its_order(s, "search", "st_gold1")
    assert rival(match).gold == 1
    assert not told(match, "uses")
    assert len(crew_of(match, RIVAL)) == 3


@rule("TEP-7.21")
def test_on_its_way_to_a_burial_it_still_attacks_whom_the_die_named() -> None:
    """It sails for m05, not for you; if you are there it attacks you, otherwise it is idle, and 1 Gold still fits."""
    s = dealt(1)
    s.pirates[RIVAL].gold = 12
    rival_at(s, "m13")
    stand(s, 0, "m05")
    assert told(its_turn(s.copy(), 5, 1, 1, 6, 6), "attacks") == [("attacks", RIVAL, "blue")]
    stand(s, 0, "m14")
    match = its_turn(s, 5)
    assert told(match, "sails")[-1] == ("sails", RIVAL, "m05")
    assert told(match, "solo_idle") == [("solo_idle", RIVAL, "attack", 1)]


@rule("TEP-7.21")
def test_the_nearest_merchant_is_fixed_before_it_sails() -> None:
    """Merchant ship 1 was nearer; that ship 2 is on the card it reaches helps nothing."""
    s = dealt(1)
    s.pirates[RIVAL].gold = 12
    rival_at(s, "m13")
    s.merchant_cells = [cell("m14"), cell("m05")]
    match = its_turn(s, 4, order="attack")
    assert where(match, RIVAL) == "m05"
    assert not told(match, "attacks")


@rule("TEP-7.21", "TEP-7.06")
def test_stopped_short_it_aims_at_the_ship_of_the_die() -> None:
    """A 2 names merchant ship 2, though it only reaches space 1."""
    s = dealt(1)
    rival_at(s, "m16")
    hands(s, RIVAL, on_wheel=(3, 4, 5))
    orders = list(s.pirates[RIVAL].orders)
    orders[1], orders[5] = orders[5], orders[1]
    s.pirates[RIVAL].orders = tuple(orders)
    match = its_turn(s, 2, 1, 1, start=0)
    assert told(match, "attacks") == [("attacks", RIVAL, "merchant_2")]
