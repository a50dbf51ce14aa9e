"""Lists of effects: order, slashes, what must be carried out and what may be declined, once (POM-11.10 to 11.14)."""

from __future__ import annotations

from dataclasses import replace

from karawela.engine import Match
from karawela.engine.ask import Rules, move_text
from karawela.engine.title import Title
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.read_words import read_effects
from karawela.games.maracaibo.rules.resolve import resolve
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    cell_with,
    dealt,
    explorer,
    fill,
    galleon,
    hold,
    lay,
    match_from,
    play,
    texts,
    to_act,
)
from tests.support import Dice, rule


def one_list(text: str, optional: bool) -> Title[Maracaibo]:
    """The title, reduced to one list of effects, and then a plain question that nobody answers."""
    effects = read_effects(text)

    def play_list(s: Maracaibo) -> Rules:
        if s.source != "over":
            yield from resolve(s, 0, effects, "tobago", optional)
            s.source = "over"
        yield from TITLE.rules.play(s)

    return replace(TITLE, rooms={"rules": replace(TITLE.rules, play=play_list)})


def listed(text: str, optional: bool, *outcomes: int | str, s: Maracaibo | None = None) -> Match[Maracaibo]:
    """A match in which seat 1 has to deal with the list."""
    return Match(one_list(text, optional), 2, "list", state=s or dealt(2), source=Dice(outcomes))


def options(match: Match[Maracaibo]) -> list[str]:
    return [move_text(move) for move in match.legal] if match.state.source != "over" else []


@rule("POM-11.13")
def test_plain_gains_come_first_and_unasked() -> None:
    """Doubloons, points and cubes for a named island, before any choice."""
    match = listed("quest:1; dbl:4; vp:2; cube:pearl:1", True)
    assert (match.state.captains[0].doubloons, match.state.captains[0].vp) == (14, 2)
    assert match.state.islands == [4, 4, 5]
    assert options(match)[0] == "quest_take deck"


@rule("POM-11.10", "POM-5.06")
def test_two_different_effects_are_offered_in_any_order() -> None:
    """Each by its name, and an end; then the other by its own decision."""
    s = dealt(2)
    hold(s, 0, gold=1)
    match = listed("quest:1; bury:1", True, s=s)
    assert options(match) == ["do_now quest", "do_now bury", "done"]
    play(match, "do_now bury")
    assert "skip" not in options(match)
    play(match, "bury gold gold_4")
    assert options(match)[-1] == "skip"
    play(match, "skip")
    assert options(match) == []


def test_what_is_possible_is_looked_at_anew() -> None:
    """A treasure that has just been gained can be buried."""
    match = listed("treasure:gold:1; bury:1", True)
    assert options(match) == ["treasure_take", "skip"]
    play(match, "treasure_take")
    assert "bury gold gold_1" in options(match)


@rule("POM-11.11")
def test_in_a_compulsory_source_only_what_is_a_may_can_be_declined() -> None:
    """A cube must be put somewhere; a quest need not be taken."""
    match = listed("cube:any:1", False)
    assert options(match) == ["island gold", "island emerald", "island pearl"]
    match = listed("quest:1; cube:any:1", False)
    assert options(match) == ["do_now quest", "do_now cube"]
    play(match, "do_now cube", "island gold")
    assert options(match)[-1] == "skip"


def test_a_slash_with_doubloons_has_no_end() -> None:
    """One of the two is taken; without a card to acquire the doubloons come unasked."""
    s = dealt(2)
    hold(s, 0, 40)
    assert options(listed("take:crew:3 / dbl:4", True, s=s)) == ["do_now take_crew", "do_now dbl"]
    hold(s, 0, 0)
    match = listed("take:crew:3 / dbl:4", True, s=s)
    assert options(match) == []
    assert match.state.captains[0].doubloons == 4


def test_different_effects_of_one_name_are_numbered() -> None:
    """So that a data pack may have them side by side; equal ones are one entry."""
    match = listed("treasure:gold:1 / treasure:pearl:1", True)
    assert options(match) == ["do_now treasure", "do_now treasure 2", "done"]
    play(match, "do_now treasure 2")
    assert match.state.captains[0].stored == [0, 0, 1]
    s = dealt(2)
    hold(s, 0, gold=2)
    assert options(listed("bury:1; bury:1", True, s=s))[0] == "bury gold gold_1"


def test_a_side_in_brackets_is_one_choice() -> None:
    """Everything in it comes with it."""
    match = listed("(vp:2; cube:any:1) / explore:3", True)
    assert options(match) == ["do_now cube", "do_now explore", "done"]
    play(match, "do_now cube")
    assert match.state.captains[0].vp == 2
    assert options(match) == ["island gold", "island emerald", "island pearl", "skip"]


@rule("POM-5.10")
def test_what_counts_is_paid_last() -> None:
    """The buried treasure of the same visit counts."""
    s = dealt(2)
    hold(s, 0, gold=1)
    match = play(listed("bury:1; vp_per:buried:1", True, s=s), "bury gold gold_4")
    assert match.state.captains[0].vp == 1


@rule("POM-8.10")
def test_the_explorers_space_opens_its_own_list() -> None:
    """Scout's lightning on a treasure space: take it or not; on the start it does nothing."""
    s = dealt(2)
    explorer(s, 0, "b2")
    assert options(listed("odd:explorer_space", True, s=s)) == ["treasure_take", "skip"]
    assert options(listed("odd:explorer_space", True)) == []


@rule("POM-6.20", "POM-6.11")
def test_a_raid_within_a_raid_has_strength_of_its_own() -> None:
    """Skull buries a pearl, that upgrades the ship, and slot 20 raids: both strengths can be spent."""
    s = dealt(2)
    captain = s.captains[0]
    galleon(s, 0, "K")
    fill(s, 0, *(f"s{n}" for n in range(1, 13)))
    hold(s, 0, pearl=1)
    match = match_from(to_act(s, 0, cell_with(s, "tobago")), 6, 1, 1)
    play(match, "skip", "raid_start", "raid_keep", "raid_die gold")
    assert match.state.pools == [7]
    play(match, "raid_spend K 1", "bury pearl pearl_2", "upgrade s20", "raid_start", "raid_kind emerald")
    assert match.state.pools == [5, 7]
    assert "raid_spend ra_treasure 1" in texts(match) and "raid_spend ra_treasure 2" in texts(match)
    play(match, "raid_spend ra_treasure 2")
    assert match.state.captains[0].stored == [0, 1, 0]
    play(match, "raid_stop")
    assert "raid_spend s8 1" in texts(match)
    assert captain.galleon >= 0


@rule("POM-3.14")
def test_a_card_acquired_within_an_acquisition_is_refilled_first() -> None:
    """During it the outer cell is empty."""
    s = dealt(2)
    lay(s, "c2r1", "shipwright_plans")
    lay(s, "c2r2", "ram")
    hold(s, 0, 40)
    match = play(match_from(to_act(s, 0, "c2r1"), "cocoa", "spices"), "card_buy")
    assert "take ram" in texts(match) and "take shipwright_plans" not in texts(match)
    play(match, "take ram")
    assert (cell_with(match.state, "cocoa"), cell_with(match.state, "spices")) == ("c2r2", "c2r1")
