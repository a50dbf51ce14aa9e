"""What every part of the terminal's picture looks at: the scene, its words, the box, and the numbers of the options."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from karawela.draw.scene import Scene
from karawela.games.tiny_epic.data.box import Box
from karawela.games.tiny_epic.data.choices import GHOST, GHOST_PIRATE, GOODS, MERCHANTS, NAVY
from karawela.games.tiny_epic.state import TinyEpic
from karawela.games.tiny_epic.terminal.signs import GOOD_SIGNS
from karawela.terminal.lines import BOLD, FAINT, TARGET, flow, join, numbered
from karawela.terminal.marks import chip, readable, seat_mark
from karawela.words import Words

_HULLS = {MERCHANTS[0]: "#a5602a", MERCHANTS[1]: "#5b7a3a", NAVY: "#f4f1e8", GHOST: "#5de0a0"}
"""Orange and green pennants, white sails, the light of the dead."""


class Sight:
    """A scene, looked at. Reads only the scene."""

    def __init__(self, scene: Scene, words: Words):
        view: TinyEpic = scene.view
        self.scene = scene
        self.view = view
        self.words = words
        self.say = words.say
        self.box: Box = view.box
        self.own = scene.seat if scene.seat is not None else max(view.active, 0)
        """Whose wheel is shown with names: the viewer's, or that of whoever's turn it is."""
        self.numbers = numbered(scene.options)

    def is_ghost(self, who: int) -> bool:
        """Whether the ghost ship is this pirate's."""
        return self.view.rival == GHOST_PIRATE and who == self.view.solo_index()

    def number(self, thing: str) -> Text:
        """The number of the option that names a thing, as a golden tag; empty where none does."""
        return Text(f"›{self.numbers[thing]}" if thing in self.numbers else "", TARGET)

    def tagged(self, thing: str, text: Text) -> Text:
        """A text with the number of its option before it."""
        return join((f"{self.numbers[thing]}›", TARGET), text) if thing in self.numbers else text

    def mark(self, who: int, piece: bool = False) -> Text:
        return seat_mark(self.scene.colours[who], piece)

    def letter(self, who: int) -> Text:
        """A pirate's letter as a small piece."""
        colour = self.scene.colours[who]
        return Text(colour.letter, chip(colour.hex))

    def good(self, kind: int, name: bool = False) -> Text:
        """The sign of a kind of booty in its colour; with the number of its option and its name where wanted."""
        said = f" {self.words.name(GOODS[kind])}" if name else ""
        colour = readable(self.box.rows["good"][kind].colour)
        return join((f"{GOOD_SIGNS[kind]}{said}", colour))

    def hull(self, ship: str, hidden: bool = False, short: bool = False) -> Text:
        """A ship that is no player's: `\\1/`, in a cove `(1)`."""
        return hull(self.say("term-hull", ship=ship), _HULLS[ship], hidden, short)

    def pirate_ship(self, who: int, short: bool = False) -> Text:
        """A pirate's ship: `\\A/`, in a cove `(A)`."""
        colour = self.scene.colours[who]
        return hull(colour.letter, colour.hex, self.view.pirates[who].hidden, short)

    def titled(self, heading: Text | str, parts: Iterable[Text], width: int) -> list[Text]:
        """A heading and its parts, broken where lines are full; nothing where there are no parts."""
        listed = list(parts)
        if not listed:
            return []
        begun = join((heading, BOLD) if isinstance(heading, str) else heading, " ")
        return flow([join(begun, listed[0]), *listed[1:]], width, " │ ", 2)

    def count(self, message: str, n: int) -> Text:
        return Text(self.say(message, n=n), FAINT)


def hull(letter: str, colour: str, hidden: bool, short: bool) -> Text:
    if short:
        return Text(letter, chip(colour))
    return Text(f"({letter})" if hidden else f"\\{letter}/", chip(colour))
