"""The control words, carried out in a real match of a toy game."""

from __future__ import annotations

import pytest

from karawela.effects.lasting import held
from karawela.engine import Match, as_data
from tests.effects.sea import Sea, at_sea, range_of, texts


def goods(match: Match[Sea], seat: int = 0) -> dict[str, int]:
    return match.state.captains[seat].goods


def turn(match: Match[Sea]) -> bool:
    """Whether nothing is under way."""
    return match.ask_of().kind == "turn"


def test_a_table_of_dice_decides() -> None:
    """Each row by its faces."""
    for face, outcome in ((2, ("sailor", 1)), (4, ("waits", 2)), (5, ("kept", ["giant_snake 5"]))):
        match = at_sea(face)
        match.play("card giant_snake")
        captain = match.state.captains[0]
        seen = {"sailor": captain.goods["sailor"], "waits": captain.waits, "kept": captain.kept}
        assert turn(match) and seen[outcome[0]] == outcome[1]


def test_a_table_that_allows_it_may_be_thrown_again() -> None:
    """An Experience token buys another throw; without one nobody is asked."""
    match = at_sea(1, 6, xp=1)
    match.play("card giant_snake")
    assert texts(match) == ["again", "keep"]
    match.play("again")
    assert turn(match) and goods(match)["xp"] == 0 and match.state.captains[0].kept == ["giant_snake 5"]


def test_a_payment_may_be_declined() -> None:
    """Then what stands after else is done; who cannot pay is not asked."""
    match = at_sea(barrel=1)
    match.play("card run_aground")
    assert texts(match) == ["pay", "skip"]
    match.play("skip")
    assert match.state.captains[0].waits == 1 and goods(match)["barrel"] == 1
    match = at_sea(barrel=1, chest=1)
    match.play("card run_aground")
    match.play("pay")
    assert texts(match) == ["hand_in barrel", "hand_in chest"]
    match.play("hand_in chest")
    assert turn(match) and goods(match)["chest"] == 0 and match.state.captains[0].waits == 0
    match = at_sea()
    match.play("card run_aground")
    assert turn(match) and match.state.captains[0].waits == 1


def test_options_are_open_where_their_conditions_hold() -> None:
    """Only one is left: it is taken unasked. None is left: nothing happens."""
    match = at_sea(barrel=1)
    match.play("card jungle_fever")
    assert texts(match) == ["choose rum", "choose sick"]
    match.play("choose rum")
    assert goods(match)["barrel"] == 0
    match = at_sea(sailor=1)
    match.play("card jungle_fever")
    assert turn(match) and goods(match)["sailor"] == 0
    match.play("card jungle_fever")
    assert turn(match)


def test_an_option_is_open_where_its_cost_can_be_paid_and_is_not_paid_twice() -> None:
    """Choosing agrees to the payment; declining leaves everything."""
    match = at_sea(barrel=1)
    match.play("card bead_traders")
    assert texts(match) == ["choose barrel", "decline"]
    match.play("choose barrel")
    assert turn(match) and goods(match)["barrel"] == 0 and goods(match)["silver"] == 7
    match = at_sea(chest=1)
    match.play("card bead_traders")
    match.play("decline")
    assert turn(match) and goods(match)["chest"] == 1 and goods(match)["silver"] == 2


def test_choices_payments_and_dice_nest() -> None:
    """A choice within a word, a table within an option, a list within a row."""
    match = at_sea(6)
    match.play("card locked_vault")
    assert texts(match) == ["choose blast", "choose pick", "decline"]
    assert match.state.pending == ("blast", "pick")
    match.play("choose pick")
    assert turn(match) and goods(match)["silver"] == 6 and match.state.boxed == ["locked_vault"]
    match = at_sea(3)
    match.play("card locked_vault")
    match.play("choose pick")
    assert match.state.boxed == []
    match = at_sea(5)
    match.play("card conquistador_patrol")
    assert texts(match) == ["choose fight", "decline"]
    match.play("choose fight")
    assert goods(match)["xp"] == 2 and match.state.boxed == ["conquistador_patrol"]


def test_a_condition_chooses_a_branch() -> None:
    match = at_sea(2)
    match.play("card mutiny")
    assert goods(match)["sailor"] == 0
    match = at_sea(officer=1)
    match.play("card mutiny")
    assert turn(match) and goods(match)["sailor"] == 2
    match = at_sea()
    match.play("card flooded_cave")
    assert match.state.boxed == []
    windless = match.state.copy()
    windless.wind = 4
    match = Match(match.title, 2, "sea", state=windless)
    match.play("card flooded_cave")
    assert match.state.boxed == ["flooded_cave"]


def test_each_goes_over_its_elements_and_binds_their_owners() -> None:
    """Both islands of the first captain and the one of the second are thrown for; the poorer one is helped."""
    match = at_sea(1, 5, 1)
    match.play("card native_uprising")
    assert [captain.islands for captain in match.state.captains] == [1, 0]
    match.play("card royal_subsidy")
    assert (goods(match)["silver"], goods(match, 1)["silver"]) == (2, 5)
    assert match.state.owner == -1


def test_a_mission_is_done_step_by_step() -> None:
    """Its start at once, then place after place; the last step hands in the passenger and ends it."""
    match = at_sea()
    match.play("card botanist")
    assert goods(match)["passenger"] == 1
    assert "visit other_main_island" in texts(match) and "visit own_base" not in texts(match)
    match.play("visit other_main_island")
    assert "visit own_base" in texts(match) and "visit other_main_island" not in texts(match)
    match.play("visit own_base")
    assert goods(match)["silver"] == 10 and goods(match)["passenger"] == 0
    assert match.state.boxed == ["botanist"] and match.state.captains[0].tasks == []


def test_a_step_may_have_to_be_taken_several_times() -> None:
    match = at_sea()
    match.play("card royal_cartographer")
    for _ in range(3):
        assert "visit own_base" not in texts(match)
        match.play("visit other_main_island")
    assert "visit own_base" in texts(match)


def test_a_step_that_cannot_be_paid_waits() -> None:
    """The passenger is gone, so nothing is handed in and nothing given."""
    match = at_sea()
    match.play("card hermit")
    lost = match.state.copy()
    lost.captains[0].goods["passenger"] = 0
    match = Match(match.title, 2, "sea", state=lost)
    match.play("visit base_or_tavern")
    assert goods(match)["silver"] == 2 and len(match.state.captains[0].tasks) == 1


def test_a_trigger_may_be_let_pass() -> None:
    """And comes again."""
    match = at_sea()
    match.play("card bribed_gunner")
    match.play("happens battery_attack")
    assert texts(match) == ["accept", "skip"]
    match.play("skip")
    assert len(match.state.captains[0].tasks) == 1
    match.play("happens battery_attack")
    match.play("accept")
    assert match.state.captains[0].tasks == [] and match.state.boxed == ["bribed_gunner"]


def test_a_mission_may_have_a_target_and_a_deadline() -> None:
    """What was thrown for is kept; after so many rounds the task is void."""
    match = at_sea(4)
    match.play("card chiefs_daughter")
    assert match.state.captains[0].tasks[0].target == 4
    match = at_sea()
    match.play("card urgent_dispatch")
    for left in (2, 1):
        match.play("rest")
        assert match.state.captains[0].tasks[0].left == left
    match.play("rest")
    assert match.state.captains[0].tasks == []


def test_what_holds_for_a_while_is_declared_in_the_row_and_ends() -> None:
    """Speed until the end of the turn; a rule for everybody until the next Event card; one for oneself alone."""
    match = at_sea()
    match.play("card steady_breeze")
    assert range_of(match.state, 0) == 4 and range_of(match.state, 1) == 3
    match.play("card old_salt")
    match.play("card tavern_plague")
    s = match.state
    assert held(s.changes, "price_tale", 0) == 1 and held(s.changes, "price_tale", 1) == 0
    assert [change.to for change in s.changes] == ["speed", "price_tale", "recruit_tavern"]
    assert [change.seat for change in s.changes] == [0, 0, -1]
    match.play("end turn")
    assert held(match.state.changes, "price_tale", 0) == 0 and range_of(match.state, 0) == 3
    assert [change.to for change in match.state.changes] == ["recruit_tavern"]
    match.play("end next_event")
    assert match.state.changes == []


def test_all_of_it_can_be_undone_cloned_and_recorded() -> None:
    """A choice in the middle of a card is plain data and a few answers, like every other."""
    match = at_sea(barrel=1)
    match.play("card bead_traders")
    twin = match.clone()
    twin.play("choose barrel")
    assert goods(match)["barrel"] == 1 and as_data(match.state) != as_data(twin.state)
    twin.undo()
    assert texts(twin) == texts(match) and as_data(twin.state) == as_data(match.state)


def test_what_nothing_carries_out_says_so() -> None:
    """A word without a page, and a condition without a function."""
    with pytest.raises(NotImplementedError, match="nothing carries out 'convert"):
        at_sea().play("card chain_shot")
    with pytest.raises(NotImplementedError, match="nothing looks whether 'played_with"):
        at_sea().play("card powder_keg")
