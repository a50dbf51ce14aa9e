"""Options as the bar shows them."""

from random import Random
from typing import Any

import pytest

from karawela.engine import Match, move_text, registry
from karawela.web.table.option_buttons import (
    FEW,
    MANY,
    Amounts,
    Bar,
    Choice,
    Row,
    Steps,
    arranged,
    buttons_of,
)
from karawela.words import words_for


def bar_of(title: str, *pairs: tuple[str, str]) -> Bar:
    return arranged([Choice(text, label, "free") for text, label in pairs], words_for(registry.title(title), "en"))


def test_few_options_keep_their_whole_labels() -> None:
    """Two short options are two buttons without a heading."""
    (row,) = bar_of("santiago", ("place_pawn bank", "Enter the Bank"), ("place_pawn cafe", "Enter the Café")).controls
    assert isinstance(row, Row) and row.heading == ""
    assert [button.short for button in row.buttons] == ["Enter the Bank", "Enter the Café"]


def test_what_many_labels_share_stands_once() -> None:
    """The common beginning and end become the heading, what differs the buttons."""
    goods = ("sugar", "fruit", "rum", "wood", "cigars")
    asked = [(f"choose_demand die_{good}", f"Set the {good} die aside") for good in goods]
    (row,) = bar_of("santiago", *asked).controls
    assert isinstance(row, Row) and row.heading == "Set the … die aside"
    assert [button.short for button in row.buttons] == list(goods)


def test_what_all_say_behind_a_dash_stands_with_the_heading() -> None:
    """So twelve buildings to claim are twelve names, and what claiming brings is said once."""
    names = ("bank", "cafe", "church", "casino", "sawmill")
    brings = "1 point whenever another player ends a turn there"
    (row,) = bar_of("santiago", *((f"alonso_claim {name}", f"Claim the {name} – {brings}") for name in names)).controls
    assert isinstance(row, Row) and row.heading == f"Claim – {brings}:"
    assert [button.short for button in row.buttons] == [name.capitalize() for name in names]


def test_a_number_stays_with_what_it_counts() -> None:
    """ "Take 1" is no heading over "peso" and "peso and turn Maria inactive"."""
    who = ("maria", "pedro", "jose", "pablo")
    takes = [("use_building newspaper", "Newspaper publisher: take 1 peso")]
    takes += [
        (f"use_building newspaper {each}", f"Newspaper publisher: take 1 peso and turn {each} off") for each in who
    ]
    (row,) = bar_of("santiago", *takes).controls
    assert isinstance(row, Row) and row.heading == "Newspaper publisher: take"
    assert [button.short for button in row.buttons][:2] == ["1 peso", "1 peso and turn maria off"]


def test_many_amounts_are_a_stepper() -> None:
    """Forty drives are one control; the label of each says what it does."""
    (drive,) = bar_of("santiago", *((f"move_car {n}", f"Drive {n} stops") for n in range(1, 41))).controls
    assert isinstance(drive, Amounts) and drive.number == 1
    assert [button.amount for button in drive.buttons] == list(range(1, 41))
    assert drive.buttons[11].label == "Drive 12 stops"


def test_a_few_amounts_stay_buttons() -> None:
    (row,) = bar_of("santiago", *((f"move_car {n}", f"Drive {n} stops") for n in range(1, FEW + 1))).controls
    assert isinstance(row, Row)


def test_what_is_paid_and_what_is_got_are_two_steppers() -> None:
    """An amount below 0 goes the other way round; the steppers count upwards both."""
    ways = [(f"use_building casino {n}", f"Casino: {n} {abs(n)}") for n in (*range(-9, 0), *range(1, 7))]
    given, taken = bar_of("santiago", *ways).controls
    assert isinstance(given, Amounts) and isinstance(taken, Amounts)
    assert [button.amount for button in given.buttons] == list(range(1, 10))
    assert given.buttons[0].text == "use_building casino -1" and taken.buttons[0].text == "use_building casino 1"


def test_an_index_is_no_amount() -> None:
    """The tenth token is not ten tokens: where the label does not name the number, it counts nothing."""
    stored = [(f"deposit token {n}", f"Store the token of {name}") for n, name in enumerate("abcdef", 1)]
    (row,) = bar_of("treasure_map", *stored).controls
    assert isinstance(row, Row)


def test_many_pairs_are_chosen_in_two_steps() -> None:
    """First the tile, with its large form, then the place; the place is numbered anew."""
    tiles, places = ("bm_1", "bm_2", "bm_3"), ("barbados", "aruba", "tobago", "grenada", "curacao")
    pairs = [(f"bm_place {tile} {place}", f"Place {tile} on {place}") for tile in tiles for place in places]
    bar = bar_of("maracaibo", *pairs, ("skip", "No, thanks"))
    (steps,) = bar.controls
    assert isinstance(steps, Steps)
    assert [way.thing for way in steps.ways] == list(tiles)
    assert [way.number for way in steps.ways] == [1, 2, 3]
    (row,) = steps.ways[1].inside
    assert isinstance(row, Row)
    assert [(button.number, button.short) for button in row.buttons][:2] == [(1, "Barbados"), (2, "Aruba")]
    assert [button.number for button in bar.endings] == [4]


def test_endings_stand_apart_and_last() -> None:
    """What the grammar calls an ending is pinned, unless there is nothing else."""
    bar = bar_of("santiago", ("pass", "Pass"), ("load rum 1", "Load 1 rum"))
    assert [button.text for button in bar.endings] == ["pass"] and bar.endings[0].number == 2
    alone = bar_of("santiago", ("pass", "Pass"))
    assert not alone.endings and [button.text for button in buttons_of(alone)] == ["pass"]


def test_places_without_names_are_chosen_on_the_board() -> None:
    """The bar has one line about them, and a list for those who don't point."""
    squares = [(f"step {square}", f"To {square}") for square in ("A1", "A2", "A3", "B1", "B2", "B3")]
    bar = bar_of("treasure_map", *squares, ("end_move", "End the move here"))
    (steps,) = bar.controls
    assert isinstance(steps, Steps) and steps.hint
    assert [way.size for way in steps.ways] == [6]
    assert len(list(buttons_of(bar))) == 7


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("title", registry.titles())
def test_every_option_is_one_button_and_never_many_at_once(title: str, language: str) -> None:
    """In whole games: nothing is lost, nothing stands twice, no button is empty; numbers run from 1 in every step, and
    no step has more than a person overlooks."""
    game = registry.title(title)
    words, rng = words_for(game, language), Random(7)
    match: Match[Any] = Match(game, game.seats[-1], "buttons")
    for _ in range(400):
        if match.over:
            break
        seat = match.to_move[0]
        options = [Choice(move_text(m), words.offer(m, match.view(seat), match.names), "free") for m in match.legal]
        bar = arranged(options, words, match.names)
        buttons = list(buttons_of(bar))
        assert sorted(button.text for button in buttons) == sorted(option.text for option in options)
        assert all(button.short for button in buttons)
        numbers = [*_numbers(bar.controls), *(button.number for button in bar.endings)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) <= 2 * MANY, [button.text for button in buttons]
        match.play(rng.choice(list(match.legal)), seat)


def _numbers(controls: Any) -> list[int]:
    """The numbers of a step, after those of the steps within were looked at."""
    found: list[int] = []
    for control in controls:
        if isinstance(control, Steps):
            found += [way.number for way in control.ways]
            for way in control.ways:
                inner = _numbers(way.inside)
                assert inner == list(range(1, len(inner) + 1)) and len(inner) <= 2 * MANY
        elif isinstance(control, Amounts):
            found.append(control.number)
        else:
            found += [button.number for button in control.buttons]
    return found
