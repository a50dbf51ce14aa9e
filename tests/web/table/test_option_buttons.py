"""Options as buttons."""

from random import Random
from typing import Any

import pytest

from karawela.engine import Match, move_text, registry
from karawela.web.table.option_buttons import Choice, grouped
from karawela.words import words_for


def choices(*pairs: tuple[str, str]) -> list[Choice]:
    return [Choice(text, label, "free") for text, label in pairs]


def test_few_options_keep_their_whole_labels() -> None:
    """Two short options are two buttons without a heading."""
    (group,) = grouped(choices(("enter bank", "Enter the Bank"), ("enter cafe", "Enter the Café")))
    assert group.heading == ""
    assert [button.short for button in group.buttons] == ["Enter the Bank", "Enter the Café"]


def test_what_many_labels_share_stands_once() -> None:
    """The common beginning and end become the heading, what differs the buttons."""
    goods = ("sugar", "fruit", "rum", "wood", "cigars")
    (group,) = grouped(choices(*((f"set {good}", f"Set the {good} die aside") for good in goods)))
    assert group.heading == "Set the … die aside"
    assert [button.short for button in group.buttons] == list(goods)


def test_many_numbers_are_shown_as_numbers() -> None:
    """Forty drives are forty numbers; the whole label stays the name of each."""
    (group,) = grouped(choices(*((f"drive {n}", f"Drive {n} stops") for n in range(1, 41))))
    assert group.compact and group.heading == "Drive"
    assert group.buttons[11].short == "12" and group.buttons[11].label == "Drive 12 stops"


def test_negative_numbers_show_both_signs() -> None:
    (group,) = grouped(choices(*((f"trade {n}", f"Trade {n}") for n in range(-5, 6) if n)))
    assert [button.short for button in group.buttons][4:6] == ["−1", "+1"]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("title", registry.titles())
def test_every_option_is_one_button_with_its_own_number(title: str, language: str) -> None:
    """In whole games: nothing is lost, nothing stands twice, numbers run from 1, no button is empty."""
    game = registry.game(title)
    words, rng = words_for(game, language), Random(7)
    match: Match[Any] = Match(game, game.seats[-1], "buttons")
    while not match.over:
        options = [Choice(move_text(move), words.label(move), "free") for move in match.legal]
        buttons = [button for group in grouped(options) for button in group.buttons]
        assert sorted(button.text for button in buttons) == sorted(option.text for option in options)
        assert [button.number for button in buttons] == list(range(1, len(options) + 1))
        assert all(button.short for button in buttons)
        match.play(rng.choice(list(match.legal)), match.to_move[0])
