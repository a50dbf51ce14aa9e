"""The notation of effects: two ways of writing, one tree; and what is said of a mistake."""

from __future__ import annotations

import pytest

from karawela.effects.notation import BadEffect
from karawela.effects.tree import AnyOrder, Choose, Each, If, InOrder, Mission, Pay, Throw
from tests.effects import sea_words as w
from tests.effects.sea import CARDS, EFFECTS, GOODS, NOTATION, PLACES, ids


@pytest.mark.parametrize("card", CARDS)
def test_the_text_of_a_card_reads_as_the_same_effect(card: str) -> None:
    """Reading, writing and reading again changes nothing, neither the tree nor the text."""
    effect = EFFECTS[card]
    again = NOTATION.read(effect.text)
    assert again == effect and again.text == effect.text


def test_arguments_have_names_positions_and_defaults() -> None:
    """What is left out has the value of the row, and a named one may stand anywhere after the positional ones."""
    effect = NOTATION.read("gain(silver, 3, who=owner)")
    assert isinstance(effect, w.Gain)
    assert (GOODS[effect.what], effect.n, effect.ship) == ("silver", 3, 0)
    assert effect == NOTATION.read("gain(n=3, what=silver, who=owner)") == NOTATION.read("gain:silver:3:this:owner")
    assert effect.text == "gain(silver, 3, who=owner)"


def test_a_word_may_stand_in_the_place_of_a_number() -> None:
    """All of them, or as many as the die shows: both are told from every number."""
    every, two = NOTATION.read("lose(sailor,all)"), NOTATION.read("lose(sailor,2)")
    assert isinstance(every, w.Lose) and isinstance(two, w.Lose)
    assert every.n < -1000 and two.n == 2
    assert every.text == "lose(sailor, all)"


def test_control_words_nest() -> None:
    """A payment and a table of dice within a choice within a word."""
    vault = EFFECTS["locked_vault"]
    assert isinstance(vault, w.Attempt) and isinstance(vault.do, Choose) and vault.do.decline
    blast, pick = vault.do.options
    assert blast.cost == ((GOODS.index("gun"), 1),) and ids(blast.do) == ["gain", "card_to"]
    assert isinstance(pick.do, Throw) and [(row.least, row.most) for row in pick.do.rows] == [(1, 5), (6, 6)]
    assert not pick.do.rows[0].do and isinstance(pick.do.rows[1].do, InOrder)


def test_a_loop_may_name_who_throws() -> None:
    each = EFFECTS["native_uprising"]
    assert isinstance(each, Each) and isinstance(each.do, Throw) and each.do.by >= 0 and each.do.reroll
    assert not NOTATION.read("roll!{1-6: nothing}").reroll  # type: ignore[attr-defined]


def test_a_mission_has_steps() -> None:
    """Places or triggers, what is handed in, how many times, a target, a deadline."""
    mission = EFFECTS["royal_cartographer"]
    assert isinstance(mission, Mission)
    assert [(PLACES[stage.at], stage.times, bool(stage.cost)) for stage in mission.stages] == [
        ("other_main_island", 3, False),
        ("own_base", 1, True),
    ]
    assert ids(mission.start) == ["gain"]
    bribed, urgent, daughter = EFFECTS["bribed_gunner"], EFFECTS["urgent_dispatch"], EFFECTS["chiefs_daughter"]
    assert isinstance(bribed, Mission) and bribed.stages[0].may and bribed.stages[0].on >= 0
    assert isinstance(urgent, Mission) and urgent.deadline == 3
    assert isinstance(daughter, Mission) and PLACES[daughter.target] == "rolled_island"


def test_otherwise_and_conditions() -> None:
    pay = NOTATION.read("pay(silver 2 + crew 1){nothing} else {delay(2)}")
    assert isinstance(pay, Pay) and len(pay.cost) == 2 and not pay.then and ids(pay.otherwise) == ["delay"]
    both = NOTATION.read("if(has(crew,3) and not wind(1,4)){gain(xp,1)}")
    assert isinstance(both, If) and [each.negated for each in both.conditions] == [False, True]


def test_a_list_in_any_order_can_be_asked_for() -> None:
    """Where `;` is in order; a slash is a choice by names."""
    listed = NOTATION.read("any_order(gain(silver,1); gain(xp,1))")
    assert isinstance(listed, AnyOrder) and len(listed.offers) == 2
    assert NOTATION.read(listed.text) == listed
    either = NOTATION.read("gain(silver,1) / tale(1)")
    assert isinstance(either, Choose) and [option.name for option in either.options] == ["gain", "tale"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("gian(silver,1)", "there is no word 'gian' for 'now'; did you mean 'gain'?"),
        ("gain(silver)", "'gain' needs a goods, then a number or roll, then"),
        ("gain(sliver,1)", "'sliver' should be a goods; did you mean 'silver'?"),
        ("gain(silver,few)", "'few' should be a number or roll"),
        ("gain(silver,1,whom=owner)", "'gain' has no argument 'whom' left; did you mean 'who'?"),
        ("gain(silver,1,this,self,2)", "'gain' needs"),
        ("gain(silver,1", "a bracket is not closed"),
        ("delay(3)", "'3' should be a number from 1 to 2"),
        ("lose(gun,1,last=yes)", "'yes' should be true or false"),
        ("roll{1-2: nothing, 4-6: nothing}", "the table has no row for 3; write 'nothing' where nothing happens"),
        ("roll{1-3: nothing, 3-6: nothing}", "the table has two rows for 3"),
        ("roll{1-7: nothing}", "the table has a row for 7, which one die cannot show"),
        ("roll(2){1-12: nothing}", "the table has a row for 1, which 2 dice cannot show"),
        ("roll{3-1: nothing}", "the row '3-1' goes backwards"),
        ("roll{x: nothing}", "a row of the table begins with a number, not with 'x'"),
        ("roll(0){1-6: nothing}", "'roll' throws at least one die"),
        ("choose[a: nothing | a: nothing]", "two options are called 'a'"),
        ("choose[decline]", "'choose' needs at least one option beside 'decline'"),
        ("choose[a nothing]", "':' is missing after the option 'a'"),
        ("choose[a?{haz(gun,1)}: nothing]", "there is no condition 'haz'; did you mean 'has'?"),
        ("pay(silver){nothing}", "a cost says how many: 'silver 3'"),
        ("pay(gold 1){nothing}", "'gold' should be something that can be handed in"),
        ("pay(silver 1) gain(xp,1)", "'{' is missing after 'pay'"),
        ("each(sheep){nothing}", "'sheep' should be something to go over; there are players"),
        (
            "mission(gain(xp,1))",
            "a step of a mission begins with '@' and a place, or 'on' and a trigger, not with 'gain'",
        ),
        ("mission(deadline: 0; @base -> nothing)", "a deadline is a number of rounds, at least 1"),
        ("mission(@base x0 -> nothing)", "'x0': a step is to be done at least once"),
        ("mission(@base gain(xp,1))", "'->' is missing after where and when"),
        ("mission(on battery_attack (must) -> nothing)", "only '(may)' can follow a trigger, not '(must'"),
        ("duel(2)", "'duel' needs a number, then an effect, or several in brackets"),
        ("duel(2){}", "an effect is missing before '}'"),
        ("gain(silver,1);; tale(1)", "nothing stands between two semicolons"),
        ("else{nothing}", "'else' is not expected there"),
        ("gain(silver,1) §", "'§' is not expected there"),
    ],
)
def test_a_mistake_says_what_would_be_right(text: str, said: str) -> None:
    """The message quotes the text and names the word, the argument or the sign."""
    with pytest.raises(BadEffect) as mistake:
        NOTATION.read(text)
    assert said in str(mistake.value)
    assert str(mistake.value).startswith(f"'{text}'")
