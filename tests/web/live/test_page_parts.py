"""What a viewer is sent of a board: whole pictures, or only the layers that differ."""

from random import Random
from typing import Any

import pytest

from karawela.draw.board import draw
from karawela.draw.picture import Picture
from karawela.engine import Match, registry
from karawela.web.live.page_parts import Log, Shown
from karawela.web.pages.title_pages import board_style


def shown(car: str, log: str = "", frame: str = "<svg>") -> Shown:
    layers = {"layer-town": '<g id="layer-town"/>', "layer-car": f'<g id="layer-car">{car}</g>'}
    return Shown({"status": ""}, Picture((frame, "", "</svg>"), layers), Log("", ((0, log),)))


def test_only_the_layer_that_changed_is_sent() -> None:
    assert shown("there").since(shown("here")) == {"layers": {"layer-car": '<g id="layer-car">there</g>'}}


def test_a_change_outside_the_layers_sends_the_whole_picture() -> None:
    news = shown("here", frame="<svg width='2'>").since(shown("here"))
    assert news.keys() == {"parts"} and news["parts"].keys() == {"board"}


def test_nothing_new_is_no_news() -> None:
    assert shown("here", "Ada drives").since(shown("here", "Ada drives")) == {}


def lines(*plies: int, head: str = "", words: str = "line") -> Log:
    return Log(head, tuple((ply, f"<li>{words} {ply}</li>") for ply in plies))


def test_new_lines_are_added_to_the_log() -> None:
    assert lines(3, 4, 5).since(lines(3)) == {"from": 4, "lines": "<li>line 4</li><li>line 5</li>"}


def test_lines_taken_back_leave_the_log() -> None:
    assert lines(3).since(lines(3, 4, 5)) == {"from": 4, "lines": ""}


def test_a_line_that_reads_otherwise_is_written_again_with_all_after_it() -> None:
    old = Log("", (*lines(3).lines, *lines(4, 5, words="said").lines))
    assert lines(3, 4, 5, 6).since(old) == {"from": 4, "lines": "".join(line for _, line in lines(4, 5, 6).lines)}


@pytest.mark.parametrize("old", [lines(), lines(1, 2, 3), lines(3, head="more")])
def test_a_log_that_begins_elsewhere_is_sent_whole(old: Log) -> None:
    assert lines(3, 4).since(old) is None


@pytest.mark.parametrize("title", registry.titles())
def test_a_page_may_show_every_board(title: str) -> None:
    """In a whole game: no style in the markup, which the pages' policy would refuse; it is in the board's sheet."""
    game, rng = registry.title(title), Random(3)
    match: Match[Any] = Match(game, game.seats[0], "pages")
    assert ".board" in board_style(title)
    while not match.over:
        svg = draw(game, match.scene(match.to_move[0], "pl", why_not=True, bare=True))
        assert "<style" not in svg and " style=" not in svg and "<script" not in svg
        match.play(rng.choice(list(match.legal)), match.to_move[0])
