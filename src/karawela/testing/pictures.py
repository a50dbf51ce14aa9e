"""What pictures must be: valid SVG in which all that can be clicked says its move and has a name, and the same picture
of the same scene, whatever was drawn before it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

from karawela.draw import memory
from karawela.draw.board import board_of, draw
from karawela.draw.scene import Scene
from karawela.engine import Match, move_text
from karawela.engine.ledger import LANGUAGES
from karawela.engine.log import CHANCE
from karawela.engine.stored import earlier
from karawela.engine.title import Colour
from karawela.testing.cases import Case, Check

SVG = "{http://www.w3.org/2000/svg}"
_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')
MANY, FEW = 16, 2
"""So many short runs of a game are drawn twice: with the options as they are, and with one of them changed."""

AGAIN = 20
"""So many past steps of a game, and as many before a roll, are looked at again."""


def pictures_are_valid_and_accessible(case: Case) -> None:
    """Every picture is valid SVG; each option can be clicked in it and has an accessible name."""
    for match, rng in case.played(81):
        if not match.over and rng.random() < 0.9:
            continue
        for language in LANGUAGES:
            for seat in (*match.to_move, None):
                check_picture(draw(case.title, match.scene(seat, language, why_not=True)), match, seat)


def every_step_can_be_seen_again(case: Case) -> None:
    """A position of the past is drawn after any line, before the outcome of a roll too, where nobody is asked anything;
    with nothing to choose in it, for wide screens and for tall ones."""
    game = iter(case.played(82, journal=True))
    match, rng = next(game)
    match.clone()  # from now on it remembers its boundaries
    for _ in game:
        pass
    lines = match.entries()
    rolls = [step for step in range(1, len(lines)) if lines[step][0] == CHANCE and lines[step - 1][0] != CHANCE]
    steps = {*rng.sample(rolls, min(AGAIN, len(rolls))), *rng.sample(range(len(lines)), min(AGAIN, len(lines)))}
    for step in sorted(steps):
        scene = earlier(match, step).scene(rng.choice((*range(case.seats), None)), bare=True, tall=step % 2 == 0)
        try:
            root = ElementTree.fromstring(draw(case.title, replace(scene, options=(), open_options=())))
        except Exception as error:
            raise AssertionError(
                f"{case}: after {step} of {len(lines)} lines there is no picture: {error!r}"
            ) from error
        assert not any(element.get("data-move") for element in root.iter()), f"{case}: a choice in the past, at {step}"


def check_picture(svg: str, match: Match[Any], seat: int | None) -> None:
    """Parses the picture and looks at each clickable element, that every option of the seat has one, and that whatever
    is drawn once and used elsewhere is there."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("aria-label") or root.find(f"{SVG}title") is not None, "the picture has no accessible name"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), f"ids stand twice: {sorted({i for i in ids if ids.count(i) > 1}, key=str)}"
    lacking = set(_REFERENCE.findall(svg)) - set(ids)
    assert not lacking, f"used, but drawn nowhere: {sorted(lacking)}"
    clickable = [element for element in root.iter() if element.get("data-move")]
    for element in clickable:
        assert element.get("aria-label"), f"{element.get('data-move')} has no accessible name"
    shown = {element.get("data-move") for element in clickable}
    asked = [ask for ask in match.asks if ask.seat == seat]
    options = {move_text(move) for ask in asked for move in ask.options}
    assert shown == options, (
        f"not clickable: {sorted(options - shown)[:5]}; not an option: {sorted(map(str, shown - options))[:5]}"
    )


def pictures_drawn_warm_equal_pictures_drawn_cold(case: Case) -> None:
    """A picture whose parts are remembered from other moments, seats, languages and tables is the picture that is drawn
    with nothing remembered: the key of every memory names all that its drawing reads."""
    picture = board_of(case.title).picture
    forget_drawings()
    scenes = [scene for seed in (83, 84) for scene in _scenes(case, seed)]
    warm = [picture(scene) for scene in scenes]
    for number, (scene, before) in enumerate(zip(scenes, warm, strict=True)):
        memory.forget()
        if number in (len(scenes) // 3, 2 * len(scenes) // 3):  # this takes ten times as long
            forget_drawings()
        other = picture(scene).changed_since(before)
        assert other is not None, f"{case}: the frame was remembered from another scene"
        assert not other, f"{case}: remembered from another scene: {', '.join(other)}"


def _scenes(case: Case, seed: int) -> Iterator[Scene]:
    """Scenes of a game in short runs, of which one differs from the next in one thing: a choice more, another seat or
    nobody's, the other language, reasons or none, a bare board, other people in other colours."""
    left, runs = 0, FEW if case.options else MANY
    begun = False
    for match, rng in case.played(seed):
        if not left and runs and (match.over or not begun or rng.random() < 0.15):
            left, runs, begun = 3, runs - 1, True
            viewer, language = rng.choice((*range(case.seats), None)), rng.choice(LANGUAGES)
            asked = rng.random() < 0.7
        if left:
            left -= 1
            seat = match.to_move[0] if asked and match.to_move else viewer
            yield match.scene(seat, language)
            if not left or match.over:
                yield match.scene(seat, LANGUAGES[language == LANGUAGES[0]])
                yield match.scene(viewer, language)
                yield match.scene(seat, language, why_not=True)
                yield match.scene(seat, language, bare=True)
                yield _at_another_table(match, names=tuple(f"{name} II" for name in match.names)).scene(seat, language)
                yield _at_another_table(match, colours=case.title.colours[-case.seats :]).scene(seat, language)


def _at_another_table(match: Match[Any], names: tuple[str, ...] = (), colours: tuple[Colour, ...] = ()) -> Match[Any]:
    """The same position with other names or other colours."""
    twin = match.clone()
    twin.names, twin.given_colours = names or match.names, colours or match.given_colours
    return twin


def forget_drawings() -> None:
    """Forgets all that drawing has remembered: by `remembered`, and in the caches of functions that draw."""
    memory.forget()
    for name, module in list(sys.modules.items()):
        if name.startswith("karawela.draw.") or ".board" in name:
            for thing in list(vars(module).values()):
                if hasattr(thing, "cache_clear") and thing.__module__ == name:
                    thing.cache_clear()


PICTURE_CHECKS: tuple[Check, ...] = (
    pictures_are_valid_and_accessible,
    pictures_drawn_warm_equal_pictures_drawn_cold,
    every_step_can_be_seen_again,
)
