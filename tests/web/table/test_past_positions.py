"""Boards of earlier steps: what each viewer saw then, not more and not less."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from karawela.draw.board import board_of
from karawela.engine import Match, registry
from karawela.web.table.past_positions import picture_at
from tests.web.people import ME, Person
from tests.web.server import Server

GUEST = {"kind": "me", "name": "Bea"}
"""A second seat at the same device."""


@pytest.mark.parametrize("title", registry.titles())
def test_an_old_step_is_drawn_as_everybody_saw_it_then(title: str) -> None:
    """At every question of a game: the same picture as at that moment, without what could be chosen."""
    game, rng = registry.title(title), Random(2)
    match: Match[Any] = Match(game, game.seats[-1], "past", journal=True)
    match.settle()
    seen: list[tuple[int, int | None, str]] = []
    for number in range(40):
        if match.over:
            break
        if number % 5 == 0:
            for seat in (None, *range(match.seats)):
                scene = match.scene(seat, "en", bare=True)
                picture = board_of(game).picture(replace(scene, options=(), open_options=(), refused={}))
                seen.append((match.ply, seat, str(picture)))
        match.choose(rng.randrange(len(match.legal)))
    for ply, seat, drawn in seen:
        assert str(picture_at(match, ply, seat, "en", False)) == drawn


@pytest.fixture
def ada(server: Server) -> Person:
    return Person(server.address, "Ada")


def test_steps_come_whole_or_as_the_layers_that_differ(ada: Person) -> None:
    """Clamped to the steps that there are; nothing can be chosen in them."""
    table = ada.program().open_table(ME, GUEST)
    whole = ada.json(f"/table/{table}/at/999").json()
    assert whole["step"] == whole["steps"] > 10
    assert "<svg" in whole["parts"]["board"] and "data-move" not in whole["parts"]["board"]
    some = ada.json(f"/table/{table}/at/12", shown=whole["steps"]).json()
    assert some["step"] == 12 and "<svg" not in str(some.get("layers", {}))
    assert ada.json(f"/table/{table}/at/12", shown=12).json() == {"step": 12, "steps": whole["steps"], "layers": {}}


def test_before_the_game_there_is_no_past(ada: Person) -> None:
    table = ada.open_table("me", "open")
    assert ada.json(f"/table/{table}/at/0").status_code == 403
    assert ada.json(f"/table/{table}/story").json() == {"html": ""}


def test_the_log_from_the_beginning_is_a_part_of_the_page(ada: Person) -> None:
    """Up to the line that the page begins with."""
    table = ada.program().open_table(ME, GUEST)
    html = ada.json(f"/table/{table}/story", before=5).json()["html"]
    assert html.count("data-step=") == 5 and 'class="setup' in html
