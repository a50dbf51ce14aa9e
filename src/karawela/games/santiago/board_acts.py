"""What can be done, on the thing it is done with: one place that knows the options of the scene."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from karawela.draw.svg import clickable, group, rect, refused
from karawela.engine.ask import Move, move_text
from karawela.engine.game import Scene
from karawela.words import Words


class Acts:
    """The options and refusals of a scene, in words and by their text form."""

    def __init__(self, scene: Scene, words: Words):
        self.words = words
        self.colours = scene.colours
        self.options = scene.options
        self._legal = frozenset(scene.options)
        self._refused = scene.refused
        self.key = (
            scene.language,
            tuple(colour.id for colour in scene.colours),
            tuple(scene.options),
            tuple(scene.refused),
        )
        """Stands for everything in here, in the key of a remembered drawing."""

    def can(self, *move: str | int) -> bool:
        return move in self._legal

    def starting(self, *start: str | int) -> list[Move]:
        """The options that begin so, in their order."""
        return [move for move in self.options if move[: len(start)] == start]

    def uses(self, building: str) -> list[Move]:
        """The options that use a building, be it the pawn's or through Alonso."""
        return [move for move in self.options if move[0] in ("use_building", "alonso_use") and move[1] == building]

    def thing(self, moves: Iterable[Move], halo: str, *body: str, title: str = "", **more: str) -> Markup:
        """A thing on the board: to be clicked if exactly one of its moves is legal, to be asked about if none is."""
        tried = list(moves)
        legal = [move for move in tried if move in self._legal]
        if len(legal) == 1:
            label = self.words.label(legal[0])
            hint = f"{label}. {title}" if title else label
            return clickable(move_text(legal[0]), label, Markup(halo), *body, title=hint, **more)
        if not legal:
            for move in tried:
                if move in self._refused:
                    return refused(move_text(move), self.words.label(move), *body, title=title, **more)
        return group(*body, title=title, **more)

    def chip(self, move: Move, x: float, y: float, width: float, height: float, *body: str, title: str = "") -> Markup:
        """A small button for one option, centred at x, y."""
        label = self.words.label(move)
        back = rect(-width / 2, -height / 2, width, height, rx=min(7.0, height / 3), class_="chip", fill="#fff8e6")
        return clickable(
            move_text(move),
            label,
            back,
            *body,
            title=f"{label}. {title}" if title else label,
            transform=f"translate({x:g} {y:g})",
        )
