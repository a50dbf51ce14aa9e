"""What every part of the terminal's picture looks at: the scene, its words, the box, and the numbers of the options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from karawela.draw.scene import Scene
from karawela.engine.ask import Move
from karawela.games.maracaibo.data.box import Box
from karawela.games.maracaibo.data.sea import Sea
from karawela.games.maracaibo.rules.redbeard import SEAT as REDBEARD
from karawela.games.maracaibo.state import Maracaibo
from karawela.terminal import lines
from karawela.terminal.lines import TARGET, join
from karawela.terminal.marks import chip, seat_mark
from karawela.words import Words


class Sight:
    """A scene, looked at. Reads only the scene."""

    def __init__(self, scene: Scene, words: Words):
        view: Maracaibo = scene.view
        self.scene = scene
        self.view = view
        self.words = words
        self.say = words.say
        self.box: Box = view.box
        self.sea: Sea = view.sea
        self.own = scene.seat if scene.seat is not None else 0
        """Whose boards are shown in full: the viewer's, or the first one for whoever only watches."""
        self.numbers = numbered(scene.options)

    def is_redbeard(self, seat: int) -> bool:
        return self.view.solo and seat == REDBEARD

    def number(self, thing: str) -> Text:
        """The number of the option that names a thing, as a golden tag; empty where none does."""
        return Text(f"›{self.numbers[thing]}" if thing in self.numbers else "", TARGET)

    def tagged(self, thing: str, text: Text) -> Text:
        """A text with the number of its option before it."""
        return join((f"{self.numbers[thing]}›", TARGET), text) if thing in self.numbers else text

    def mark(self, seat: int, piece: bool = False) -> Text:
        return seat_mark(self.scene.colours[seat], piece)

    def letters(self, seats: Iterable[int]) -> Text:
        """The letters of seats as small pieces."""
        text = Text()
        for seat in seats:
            text.append(self.scene.colours[seat].letter, chip(self.scene.colours[seat].hex))
        return text

    def with_letters(self, line: str) -> Text:
        """Signs in which every capital letter is a seat's."""
        text = Text(line)
        for at, sign in enumerate(line):
            for colour in self.scene.colours:
                if sign == colour.letter:
                    text.stylize(chip(colour.hex), at, at + 1)
        return text


def numbered(options: Sequence[Move]) -> dict[str, str]:
    """The number of the option that names a thing by its id. A place of the quest market is `quest 2`; to bury names
    the space, not the kind."""
    return lines.numbered([_named(move) for move in options])


def _named(move: Move) -> Move:
    if move[0] == "quest_take":
        return move[0], f"quest {move[1]}"
    return (move[0], *move[2:]) if move[0] == "bury" else move
