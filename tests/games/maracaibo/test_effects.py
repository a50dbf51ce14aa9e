"""The notation of effects: what it means, and what is said of a mistake in it."""

from __future__ import annotations

import pytest

from karawela.effects.notation import BadEffect
from karawela.effects.tree import MAY, NOTHING, PICK, AnyOrder, Effect, words_in
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data import words as w
from karawela.games.maracaibo.data.read_words import needs_die, read_effects, read_scrolls
from tests.games.maracaibo.table import BOX


def names(effects: AnyOrder) -> list[list[str]]:
    """The offers by the names that a player chooses by."""
    return [[side.name for side in offer] for offer in effects.offers]


def test_a_list_is_sorted_by_how_it_is_resolved() -> None:
    """What costs nothing comes first, what counts something comes last, the rest in any order between."""
    effects = read_effects("vp_per:crew:1; bury:1; vp:2; quest:1; cube:gold:1; dbl:3")
    assert [effect.text for effect in effects.at_once] == ["vp:2", "cube:gold:1", "dbl:3"]
    assert names(effects) == [["bury"], ["quest"]]
    assert [effect.text for effect in effects.at_last] == ["vp_per:crew:1"]


def test_a_slash_offers_one_of_two() -> None:
    """The slash binds tighter than the semicolon; brackets change nothing about that, and doubloons beside it wait."""
    assert names(read_effects("raid:0 / explore:3; bury:1")) == [["raid", "explore"], ["bury"]]
    assert read_effects("(raid:0 / explore:3); bury:1") == read_effects("raid:0 / explore:3; bury:1")
    either = read_effects("take:crew:3 / dbl:4")
    assert not either.at_once and names(either) == [["take_crew", "dbl"]]


def test_a_bracket_makes_one_side_of_several_effects() -> None:
    """A side can be a list of its own; a bracket that stands alone is no more than its contents."""
    effects = read_effects("raid:0 / (vp:2; cube:any:1)")
    side = effects.offers[0][1]
    assert isinstance(side, AnyOrder)
    assert [effect.text for effect in side.at_once] == ["vp:2"]
    assert names(side) == [["cube"]]
    assert read_effects("(vp:2; bury:1)") == read_effects("vp:2; bury:1")


@pytest.mark.parametrize(
    ("text", "made", "way", "name", "arguments"),
    [
        ("raid:2", w.Raid, MAY, "raid", {"strength": 2}),
        ("raid_die:pearl:3", w.RaidDie, MAY, "raid_die", {"kind": v.PEARL, "strength": 3}),
        ("treasure:any:3", w.Treasure, PICK, "treasure", {"kind": v.ANY, "n": 3}),
        ("cube:any:2", w.Cube, PICK, "cube", {"kind": v.ANY, "n": 2}),
        ("take:ship:0", w.Take, MAY, "take_ship", {"kind": v.SHIP, "extra": 0}),
        ("odd:explorer_space", w.ExplorerSpace, MAY, "explorer_space", {}),
    ],
)
def test_words_carry_their_arguments_by_name(
    text: str, made: type[Effect], way: int, name: str, arguments: dict[str, int]
) -> None:
    """Kinds are small ints; how it is carried out and how it is chosen come with it."""
    ((effect,),) = read_effects(text).offers
    assert (type(effect), effect.way, effect.name) == (made, way, name)
    assert {key: getattr(effect, key) for key in arguments} == arguments


def test_a_card_says_when_each_effect_works() -> None:
    """Now, for good, as income, at the end."""
    scrolls = read_scrolls("perm raid_bonus:1; now bury:1; income dbl:2; income dbl:1; end vp_per:buried:2; now vp:1")
    assert [type(each) for each in scrolls.of(v.PERM)] == [w.RaidBonus]
    assert [each.n for each in scrolls.of(v.INCOME) if isinstance(each, w.Dbl)] == [2, 1]
    assert names(scrolls.now) == [["bury"]] and len(scrolls.now.at_once) == 1
    (end,) = scrolls.of(v.END)
    assert isinstance(end, w.VpPer) and (end.measure, end.n, end.most) == (v.MEASURE_INDEX["buried"], 2, 0)


def test_a_raid_action_takes_a_whole_list() -> None:
    """What follows its cost is its reward."""
    (action,) = read_scrolls("perm raid_action:4:(vp:3; cube:any:1)").of(v.PERM)
    assert isinstance(action, w.RaidAction) and action.cost == 4
    assert action.reward == read_effects("vp:3; cube:any:1")
    (trade,) = read_scrolls("perm explore_trade:1:treasure:gold:1").of(v.PERM)
    assert isinstance(trade, w.ExploreTrade) and trade.reward == read_effects("treasure:gold:1")


@pytest.mark.parametrize(
    "text",
    sorted(
        {card.actions.text for card in BOX.cards}
        | {card.scrolls.now.text for card in BOX.cards}
        | {step.effects.text for step in BOX.track}
        | {source.reward.text for source in (*BOX.raid_actions, *BOX.trades)}
        | {"raid:0 / (vp:2; cube:any:1) / bury:1; (dbl:2; quest:1)"}
    ),
)
def test_the_text_of_a_list_reads_as_the_same_list(text: str) -> None:
    """Reading, writing and reading again changes nothing."""
    effects = read_effects(text)
    assert read_effects(effects.text) == effects


def test_nothing_is_an_effect_too() -> None:
    """An empty text does nothing, and is false."""
    assert read_effects("") is NOTHING
    assert not read_scrolls("  ").now
    assert not NOTHING


def test_words_are_found_wherever_they_stand() -> None:
    """Also inside a side of a slash."""
    assert [type(each) for each in words_in(read_effects("raid:0 / (vp:2; cube:any:1)"))] == [w.Raid, w.Vp, w.Cube]
    assert needs_die(read_effects("bury:1 / (vp:1; treasure:die:1)"))
    assert not needs_die(read_effects("treasure:any:1"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("raids:0", "there is no word 'raids' for 'now'; did you mean 'raid'?"),
        ("raid", "'raid' needs a number"),
        ("raid:x", "'x' should be a number"),
        ("raid:-1", "'-1' should be a number"),
        ("treasure:golf:1", "'golf' should be gold, emerald, pearl, any or die; did you mean 'gold'?"),
        ("vp_per:crews:1", "did you mean 'crew'?"),
        ("vp_per:crew:1:6:7", "'vp_per' needs a measure, then a number"),
        ("(raid:0", "a bracket is not closed"),
        ("raid:0)", "')' is not expected there"),
        ("raid:0 bury:1", "'bury' is not expected there"),
        ("raid:0 /", "an effect is missing before 'the end'"),
        ("raid:0;; bury:1", "nothing stands between two semicolons"),
        ("raid:0;", "nothing stands between two semicolons, or after the last one"),
        ("bury:2", "write 'bury:1' as many times as it holds"),
        ("odd:whirlpool", "there are explorer_space, retire"),
        ("perm vp:1", "there is no word 'vp' for 'perm'"),
        ("income vp_per:crew:1", "there is no word 'vp_per' for 'income'"),
        ("perm raid_action:2", "'raid_action' needs a number from 0 to 30, then an effect, or several in brackets"),
        ("perm raid_action:2:", "'raid_action' needs a number from 0 to 30, then an effect, or several in brackets"),
        ("perm raid_action:2:(vp:1", "a bracket is not closed"),
        ("perm explore_bonus", "'explore_bonus' needs a number"),
        ("income dbl_per:crew:1", "'crew' should be quests"),
    ],
)
def test_a_mistake_says_what_would_be_right(text: str, said: str) -> None:
    """The message quotes the text and names the word, the argument or the sign."""
    with pytest.raises(BadEffect) as mistake:
        read_scrolls(text)
    assert said in str(mistake.value)
