"""What pictures must be: valid SVG in which all that can be clicked says its move and has a name, and the same picture
of the same scene, whatever was drawn before it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

from karawela.draw import memory
from karawela.draw.board import board_of, draw
from karawela.engine import Match, move_text
from karawela.engine.ledger import LANGUAGES
from karawela.engine.scene import Scene
from karawela.testing.cases import Case, Check

SVG = "{http://www.w3.org/2000/svg}"
DRAWN_AGAIN = 8
"""So many pictures of a game are drawn once more with nothing remembered."""


def pictures_are_valid_and_accessible(case: Case) -> None:
    """Every picture is valid SVG; each option can be clicked in it and has an accessible name."""
    for match, rng in case.played(81):
        if not match.over and rng.random() < 0.9:
            continue
        for language in LANGUAGES:
            for seat in (*match.to_move, None):
                check_picture(draw(case.game, match.scene(seat, language, why_not=True)), match, seat)


def check_picture(svg: str, match: Match[Any], seat: int | None) -> None:
    """Parses the picture and looks at each clickable element, and that every option of the seat has one."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("aria-label") or root.find(f"{SVG}title") is not None, "the picture has no accessible name"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), f"ids stand twice: {sorted({i for i in ids if ids.count(i) > 1}, key=str)}"
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
    """A picture whose parts are remembered from other moments, seats, languages and tables of the game is the picture
    that is drawn with nothing remembered: the key of every memory names all that its drawing reads."""
    picture = board_of(case.game).picture
    forget_drawings()
    seen = [(scene, picture(scene)) for scene in _scenes(case)]
    for scene, warm in Random(82).sample(seen, min(DRAWN_AGAIN, len(seen))):
        forget_drawings()
        cold = picture(scene)
        other = cold.changed_since(warm)
        assert other is not None, f"{case}: the frame was remembered from another scene"
        assert not other, f"{case}: remembered from another scene: {', '.join(other)}"


def _scenes(case: Case) -> Iterator[Scene]:
    """Scenes of a game, each in some of the ways in which it may be looked at: from a seat or from outside, in either
    language, with reasons or bare, and at a table where others sit in other colours."""
    for match, rng in case.played(83):
        if not match.over and rng.random() < 0.7:
            continue
        twin = _other_people(match)
        for _ in range(3):
            table = twin if rng.random() < 0.3 else match
            seat = rng.choice((*match.to_move, *match.to_move, rng.randrange(case.seats), None))
            language, why_not, bare = rng.choice(LANGUAGES), rng.random() < 0.3, rng.random() < 0.2
            yield table.scene(seat, language, why_not, bare)


def _other_people(match: Match[Any]) -> Match[Any]:
    """The same position at another table."""
    twin = match.clone()
    twin.names = tuple(f"{name} II" for name in match.names)
    twin.given_colours = tuple(reversed(match.given_colours))
    return twin


def forget_drawings(*rooms: str) -> None:
    """Forgets all that drawing has remembered: by `remembered`, and in the caches of functions. `rooms` are beginnings
    of the modules whose caches are meant; without them, all that draw."""
    memory.forget()
    for name, module in list(sys.modules.items()):
        if name.startswith(rooms) if rooms else name.startswith("karawela.draw.") or ".board" in name:
            for thing in list(vars(module).values()):
                if hasattr(thing, "cache_clear") and thing.__module__ == name:
                    thing.cache_clear()


PICTURE_CHECKS: tuple[Check, ...] = (
    pictures_are_valid_and_accessible,
    pictures_drawn_warm_equal_pictures_drawn_cold,
)
