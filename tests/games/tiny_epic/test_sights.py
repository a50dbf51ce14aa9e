"""What the board of Tiny Epic Pirates shows on the cards that a ship can reach."""

from __future__ import annotations

import pytest

from karawela.draw.board import draw
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.state import SAIL
from karawela.testing.pictures import check_picture
from tests.games.tiny_epic.looks import Game, walk

CHASERS = ("navy", "ghost")


def at_sea(game: Game) -> bool:
    """Whether somebody is to sail who has crossed the line, so that Navy and ghost ship sail after that turn."""
    return game.state.phase == SAIL and game.state.crossed and any(move[0] == "sail_to" for move in game.legal)


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_whoever_would_come_is_drawn(tall: bool) -> None:
    """The sign of the Navy and that of the ghost ship stand on cards that these would reach, and can be seen."""
    found = set()
    for number in range(20):
        for game in walk(number, 2, amdiak=True):
            if not game.over and at_sea(game):
                seat = game.to_move[0]
                picture = draw(TITLE, game.scene(seat, tall=tall))
                check_picture(picture, game, seat)
                found |= {ship for ship in CHASERS if f'href="#sign-{ship}"' in picture}
        if found == set(CHASERS):
            return
    raise AssertionError(f"seen in twenty games: {found}")
