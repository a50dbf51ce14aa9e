"""Boards in layers: what is sent instead of a whole picture."""

from random import Random
from typing import Any

import pytest

from karawela.draw.svg import LAYER
from karawela.engine import Match, registry
from karawela.web.pictures import changed_layers, layers
from karawela.web.render import board_style, picture, state_of


def drawn(car: str, frame: str = "") -> str:
    town = f'{LAYER}<g id="layer-town"><path d="M0 0"/></g>{LAYER}'
    return f'<svg>{frame}{town}{LAYER}<g id="layer-car">{car}</g>{LAYER}</svg>'


def test_only_the_layer_that_changed_is_sent() -> None:
    fresh = changed_layers(layers(drawn("here")), layers(drawn("there")))
    assert fresh == {"layer-car": '<g id="layer-car">there</g>'}


def test_a_change_outside_the_layers_needs_the_whole_picture() -> None:
    assert changed_layers(layers(drawn("here")), layers(drawn("here", "<defs/>"))) is None


def test_a_picture_without_layers_is_sent_whole() -> None:
    assert changed_layers(layers("<svg>1</svg>"), layers("<svg>2</svg>")) is None


def test_equal_parts_have_equal_states_and_different_ones_do_not() -> None:
    assert state_of({"a": "1", "b": "2"}) == state_of({"b": "2", "a": "1"})
    assert state_of({"a": "1"}) != state_of({"a": "2"})


@pytest.mark.parametrize("title", registry.titles())
def test_a_page_may_show_every_board(title: str) -> None:
    """In a whole game: no style in the markup, which the pages' policy would refuse; it is in the board's sheet."""
    game, rng = registry.game(title), Random(3)
    match: Match[Any] = Match(game, game.seats[0], "pages")
    assert ".board" in board_style(title)
    while not match.over:
        svg = picture(match, match.scene(match.to_move[0], "pl", why_not=True))
        assert "<style" not in svg and " style=" not in svg and "<script" not in svg
        match.play(rng.choice(list(match.legal)), match.to_move[0])
