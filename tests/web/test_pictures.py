"""What a viewer is sent of a board: whole pictures, or only the layers that differ."""

from random import Random
from typing import Any

import pytest

from karawela.draw.picture import Picture
from karawela.engine import Match, registry
from karawela.web.render import Shown, board_style, picture


def shown(car: str, log: str = "", frame: str = "<svg>") -> Shown:
    layers = {"layer-town": '<g id="layer-town"/>', "layer-car": f'<g id="layer-car">{car}</g>'}
    return Shown({"log": log}, Picture((frame, "", "</svg>"), layers))


def test_only_the_layer_that_changed_is_sent() -> None:
    assert shown("there").since(shown("here")) == {"layers": {"layer-car": '<g id="layer-car">there</g>'}}


def test_a_change_outside_the_layers_sends_the_whole_picture() -> None:
    news = shown("here", frame="<svg width='2'>").since(shown("here"))
    assert news.keys() == {"parts"} and news["parts"].keys() == {"board"}


def test_nothing_new_is_no_news() -> None:
    assert shown("here", "Ada drives").since(shown("here", "Ada drives")) == {}


def test_equal_tables_have_one_name_and_different_ones_two() -> None:
    assert shown("here").name() == shown("here").name()
    assert len({shown("here").name(), shown("there").name(), shown("here", "Ada drives").name()}) == 3


@pytest.mark.parametrize("title", registry.titles())
def test_a_page_may_show_every_board(title: str) -> None:
    """In a whole game: no style in the markup, which the pages' policy would refuse; it is in the board's sheet."""
    game, rng = registry.game(title), Random(3)
    match: Match[Any] = Match(game, game.seats[0], "pages")
    assert ".board" in board_style(title)
    while not match.over:
        svg = str(picture(match, match.scene(match.to_move[0], "pl", why_not=True)))
        assert "<style" not in svg and " style=" not in svg and "<script" not in svg
        match.play(rng.choice(list(match.legal)), match.to_move[0])
