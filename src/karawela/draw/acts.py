"""What can be done, on the thing it is done with: one place that knows the options of the scene."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cached_property

from markupsafe import Markup

from karawela.draw.scene import Scene
from karawela.draw.svg import clickable, group, rect, refused
from karawela.engine.ask import Move, move_text
from karawela.words import Words
from karawela.words.people import People


class Acts:
    """The options and refusals of a scene, in words and by their text form."""

    def __init__(self, scene: Scene, words: Words):
        self.words = words
        self.colours = scene.colours
        self.options = scene.options
        self._legal = frozenset(scene.options)
        self.refused = scene.refused
        self.names = People(scene.names, [colour.id for colour in scene.colours], scene.company)
        self.look = (
            (scene.language, scene.edition, scene.names, tuple([colour.id for colour in scene.colours])),
            (scene.bare, scene.tall),
        )
        """Stands for words, names, colours and the composition in the key of a remembered drawing."""

    def about(self, *words: str) -> Hashable:
        """Stands for words, colours and all that can be done with these things or by these verbs, in the key of a
        remembered drawing that shows nothing else of what can be done."""
        if not self.options and not self.refused:
            return self.look
        told = [move for word in words for move in self._by_word.get(word, ())]
        return self.look, tuple(told)

    @cached_property
    def _by_word(self) -> dict[str | int, list[tuple[Move, bool]]]:
        """Options and refusals by their verb and by everything they name."""
        found: dict[str | int, list[tuple[Move, bool]]] = {}
        for moves, legal in ((self.options, True), (self.refused, False)):
            for move in moves:
                for word in move:
                    found.setdefault(word, []).append((move, legal))
        return found

    def label(self, move: Move) -> str:
        """A move in words, with the names of those who play."""
        return self.words.label(move, self.names)

    def can(self, *move: str | int) -> bool:
        return move in self._legal

    def starting(self, *start: str | int) -> list[Move]:
        """The options that begin so, in their order."""
        return [move for move in self.options if move[: len(start)] == start]

    def thing(self, moves: Iterable[Move], halo: str, *body: str, title: str = "", **more: str) -> Markup:
        """A thing on the board: to be clicked if exactly one of its moves is legal, to be asked about if none is."""
        tried = list(moves)
        legal = [move for move in tried if move in self._legal]
        if len(legal) == 1:
            label = self.label(legal[0])
            hint = f"{label}. {title}" if title else label
            return clickable(move_text(legal[0]), label, Markup(halo), *body, title=hint, **more)
        if not legal:
            for move in tried:
                if move in self.refused:
                    return refused(move_text(move), self.label(move), *body, title=title, **more)
        return group(*body, title=title, **more)

    def chip(self, move: Move, x: float, y: float, width: float, height: float, *body: str, title: str = "") -> Markup:
        """A small button for one option, centred at x, y."""
        label = self.label(move)
        back = rect(-width / 2, -height / 2, width, height, rx=min(7.0, height / 3), class_="chip", fill="#fff8e6")
        return clickable(
            move_text(move),
            label,
            back,
            *body,
            title=f"{label}. {title}" if title else label,
            transform=f"translate({x:g} {y:g})",
        )


class Offers(Acts):
    """The options in the words of whoever chooses: what each does and costs now.

    They depend on the whole view, so only what is drawn anew every time may use them."""

    def __init__(self, scene: Scene, words: Words):
        super().__init__(scene, words)
        self.view = scene.view

    def label(self, move: Move) -> str:
        return self.words.offer(move, self.view, self.names) if self.can(*move) else super().label(move)
