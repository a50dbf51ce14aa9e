"""Chapter 3: acquiring upgrade cards, or leaving them."""

from __future__ import annotations

import pytest

from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import UPGRADE_CARD
from karawela.games.maracaibo.rules.lasting import income_dbl
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import EMPTY, FILLER, Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    assert_refused,
    card,
    cell_with,
    dealt,
    fill,
    galleon,
    hold,
    kind,
    lay,
    match_from,
    own,
    play,
    stand,
    texts,
    to_act,
    told,
)
from tests.games.maracaibo.voyages import exhaust_deck, lies_in, where
from tests.support import rule


def on(name: str, doubloons: int, *owned: str) -> Maracaibo:
    """The first captain, with these cards, has stopped on that card in c2r3."""
    s = dealt(2)
    own(s, 0, *owned)
    lay(s, "c2r3", name)
    hold(s, 0, doubloons)
    return to_act(s, 0, "c2r3")


# ---------------------------------------------------------------- the choice and the price


@rule("POM-3.01")
def test_a_card_is_acquired_or_left_for_5_doubloons() -> None:
    """There is nothing else, and whoever leaves it gets the doubloons while the card stays."""
    match = match_from(on("sugar", 10))
    assert texts(match) == ["card_buy", "card_coins"]
    assert_refused(match, "skip", "POM-3.01")
    assert_refused(match, "done", "POM-3.01")
    play(match, "card_coins")
    assert (match.state.captains[0].doubloons, match.state.captains[0].cards) == (15, [])
    assert cell_with(match.state, "sugar") == "c2r3"
    assert match.to_move == (1,)


@rule("POM-3.02")
@pytest.mark.parametrize(
    ("owned", "paid"), [((), 5), (("quartermaster",), 4), (("klabautermann",), 2), (("klabautermann", "merchant"), 0)]
)
def test_a_card_costs_its_number_less_the_discounts(owned: tuple[str, ...], paid: int) -> None:
    """Sugar costs 5; with discounts of 1, 3 and 5 it costs 4, 2 and nothing, paid to the supply."""
    match = play(match_from(on("sugar", 5, *owned), "cocoa"), "card_buy")
    assert match.state.captains[0].doubloons == 5 - paid
    assert told(match, "acquires") == [("acquires", 0, "sugar", paid)]


@rule("POM-3.02")
def test_no_card_costs_less_than_nothing() -> None:
    """A discount of 5 on a card of 3 pays nothing out."""
    match = play(match_from(on("spade", 0, "klabautermann", "merchant"), "cocoa"), "card_buy")
    assert match.state.captains[0].doubloons == 0
    assert card("spade") in match.state.captains[0].cards


@rule("POM-3.03")
def test_without_the_money_only_the_doubloons_are_left() -> None:
    """4 for a card of 5: nothing is asked, and 5 doubloons come."""
    match = match_from(on("sugar", 4))
    assert (match.state.captains[0].doubloons, match.state.captains[0].cards) == (9, [])
    assert match.to_move == (1,)
    assert texts(match_from(on("sugar", 5))) == ["card_buy", "card_coins"]


@rule("POM-3.04")
def test_discounts_of_cards_slots_and_the_galleon_add_up() -> None:
    """3 of Klabautermann, 1 of slot 3 and 2 of the Unicorn make Tobacco cost 2 instead of 8."""
    s = on("tobacco", 2, "klabautermann")
    fill(s, 0, "s3")
    galleon(s, 0, "L")
    match = play(match_from(s, "cocoa"), "card_buy")
    assert match.state.captains[0].doubloons == 0


@rule("POM-3.12")
def test_a_discount_does_not_make_its_own_card_cheaper() -> None:
    """Klabautermann costs 12, not 9."""
    assert match_from(on("klabautermann", 11)).to_move == (1,)
    match = play(match_from(on("klabautermann", 12), "cocoa"), "card_buy")
    assert (match.state.captains[0].doubloons, match.state.captains[0].discount) == (0, 3)


# ---------------------------------------------------------------- the acquired card


@rule("POM-3.05")
def test_acquired_cards_lie_open_and_without_a_limit() -> None:
    """The twentieth is taken like the first, and everybody sees all of them."""
    s = dealt(2)
    many = [BOX.card_ids[each] for each in BOX.deck_2 if BOX.cards[each].sort == UPGRADE_CARD]
    own(s, 0, *[name for name in many if name != "cocoa"][:19])
    lay(s, "c2r3", "sugar")
    hold(s, 0, 10)
    match = play(match_from(to_act(s, 0, "c2r3"), "cocoa"), "card_buy")
    assert len(match.state.captains[0].cards) == 20
    assert match.view(1).captains[0].cards == match.view(None).captains[0].cards == match.state.captains[0].cards
    assert match.state.captains[0].cards[-1] == card("sugar")


@rule("POM-3.06")
@pytest.mark.parametrize(("first", "answer"), [("upgrade", "upgrade s1"), ("quest", "quest_take deck")])
def test_lightnings_come_in_any_order_and_each_may_be_left_out(first: str, answer: str) -> None:
    """The First Mate upgrades the ship and takes a quest: one, the other, both or none."""
    s = on("first_mate", 9)
    chance = [BOX.quest_ids[s.quest_unseen[0]]] if first == "quest" else []
    match = play(match_from(s, *chance, "cocoa"), "card_buy")
    assert texts(match) == ["do_now upgrade", "do_now quest", "done"]
    play(match, f"do_now {first}", answer)
    assert kind(match) == ({"upgrade", "quest"} - {first}).pop()
    play(match, "skip")
    captain = match.state.captains[0]
    assert (captain.upgrades, len(captain.quests)) == ((1, 1) if first == "upgrade" else (0, 2))
    assert match.to_move == (1,)


@rule("POM-3.06")
def test_a_lightning_that_is_not_used_at_once_is_lost() -> None:
    """In the next turn nothing of the First Mate is offered any more."""
    s = on("first_mate", 9)
    lay(s, "c3r3", "tobago")
    lay(s, "c1r1", "spade")
    match = play(match_from(s, "cocoa"), "card_buy", "done", "move c1r1", "card_coins", "move c3r3")
    assert kind(match) == "upgrade"  # the one of Tobago
    play(match, "skip", "skip")
    assert (match.state.captains[0].upgrades, len(match.state.captains[0].quests)) == (0, 1)
    assert match.to_move == (1,)


@rule("POM-3.07")
def test_income_of_a_card_counts_for_its_own_lightning() -> None:
    """The Treasurer's own 3 doubloons are in the income that he takes at once, beside Sugar's 3."""
    match = play(match_from(on("treasurer", 8, "sugar"), "cocoa"), "card_buy")
    assert match.state.captains[0].doubloons == 3 + 3
    assert income_dbl(match.state.captains[0]) == 6


@rule("POM-3.07")
def test_lasting_effects_work_at_once() -> None:
    """The bonus of Grappling Hooks is there before the turn is over."""
    match = play(match_from(on("grappling_hooks", 8), "cocoa"), "card_buy")
    assert (match.state.captains[0].raid_bonus, match.state.captains[0].income_vp) == (2, 1)


@rule("POM-3.13")
def test_points_in_the_corner_count_only_at_the_end() -> None:
    """Reinforced Hull is worth 7, but not now."""
    match = play(match_from(on("reinforced_hull", 8), "cocoa"), "card_buy", "skip")
    assert match.state.captains[0].vp == 0
    assert dict(lines_of(match.state, 0))["cards"] == 7


# ---------------------------------------------------------------- the cell


@rule("POM-3.08")
def test_when_all_is_done_the_next_card_fills_the_cell() -> None:
    """Not before the quest of the Informant is chosen; both ships in the cell then stand on the new card."""
    s = on("informant", 10)
    stand(s, 1, "c2r3")
    match = play(match_from(s, "cocoa"), "card_buy")
    assert kind(match) == "quest"
    assert lies_in(match, "c2r3") == EMPTY
    assert match.state.deck == 41
    play(match, "skip")
    assert cell_with(match.state, "cocoa") == "c2r3"
    assert match.state.deck == 40
    assert (where(match, 0), where(match, 1)) == ("c2r3", "c2r3")


@rule("POM-3.09")
def test_the_new_card_gives_nobody_an_action_in_this_turn() -> None:
    """Cocoa comes under both ships; the next thing that happens is the other ship's move."""
    s = on("sugar", 30)
    stand(s, 1, "c2r3")
    match = play(match_from(s, "cocoa"), "card_buy")
    assert (match.to_move, kind(match)) == ((1,), "move")
    assert match.state.captains[0].cards == [card("sugar")]
    assert match.state.captains[1].cards == []
    assert match.state.captains[0].doubloons == 30 - 1 - 5  # the other ship was paid


@rule("POM-3.10")
def test_when_the_deck_is_empty_a_card_face_down_fills_the_cell() -> None:
    """Nothing is drawn; an unused card of level I that nobody sees lies there."""
    s = exhaust_deck(on("sugar", 30))
    assert TITLE.rules.invariants(s) == []
    match = play(match_from(s), "card_buy")
    assert lies_in(match, "c2r3") == FILLER
    assert told(match, "refill") == [("refill", "filler")]
    assert len(match.state.unseen_upgrades) == 7


@rule("POM-3.11")
def test_on_a_face_down_card_there_are_only_5_doubloons() -> None:
    """Nothing is asked and it stays face down; but the ship that is there is paid as on any card."""
    s = exhaust_deck(on("sugar", 30))
    stand(s, 1, "c1r1")
    hold(s, 1, 30)
    match = play(match_from(s), "card_buy", "move c2r3")
    assert [captain.doubloons for captain in match.state.captains] == [25 + 1, 30 - 1 + 5]
    assert lies_in(match, "c2r3") == FILLER
    assert told(match, "leaves") == [("leaves", 1, "filler")]


@rule("POM-3.11")
def test_a_face_down_card_has_no_kind() -> None:
    """Curaçao offers the open crew cards, not the one that filled the cell of the Cook."""
    s = exhaust_deck(on("cook", 30))
    match = play(match_from(s), "card_buy")
    s = match.state.copy()
    hold(s, 0, 90)
    match = play(match_from(to_act(s, 0, cell_with(s, "curacao"))), "skip", "do_now take_crew")
    crew = [name for name in BOX.card_ids if card(name) in s.cells and BOX.cards[card(name)].kind == 1]
    assert sorted(texts(match)) == sorted(f"take {name}" for name in crew)
    assert "cook" not in crew


@rule("POM-3.14")
def test_until_it_is_filled_the_cell_is_empty() -> None:
    """Shipwright's Plans take another ship card, not themselves; the ships in the cell stay; then both are filled."""
    s = on("shipwright_plans", 30)
    stand(s, 1, "c2r3")
    lay(s, "c8r3", "ram")
    match = play(match_from(s, "cocoa", "spices"), "card_buy")
    assert lies_in(match, "c2r3") == EMPTY
    assert_refused(match, "take shipwright_plans", "POM-5.13")
    assert (where(match, 0), where(match, 1)) == ("c2r3", "c2r3")
    play(match, "take ram")
    assert (cell_with(match.state, "cocoa"), cell_with(match.state, "spices")) == ("c8r3", "c2r3")


@rule("POM-3.15")
def test_there_are_always_enough_unused_cards_to_fill_the_cells() -> None:
    """15 are in the box; when every open upgrade card has gone with the deck empty, there are at most 15 fillers."""
    s = exhaust_deck(dealt(2))
    unused = len(s.unseen_residences) + len(s.unseen_upgrades)
    for cell in [s.sea.ids[at] for at, lies in enumerate(s.cells) if lies in BOX.upgrades_1]:
        hold(s, 0, 60)
        match = play(match_from(to_act(s, 0, cell)), "card_buy")
        while match.to_move == (0,):
            play(match, texts(match)[-1])
        s = match.state.copy()
        stand(s, 1, "start_zone")
        s.captains[1].turns = s.captains[0].turns
    assert not set(s.cells) & set(BOX.upgrades_1)
    assert 0 < s.cells.count(FILLER) <= 15 == unused
    assert TITLE.rules.invariants(s) == []
