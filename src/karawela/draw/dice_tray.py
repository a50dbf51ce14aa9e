"""The dice tray: the last throws, a row for each side, with the bonus and what it comes to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, PAPER
from karawela.draw.svg import at, heading, join, rect, shorten, text

_WHO, _SIGN = 34, 44
"""The room for the sign of who threw, at the left, and for what was fought over, at the right."""
_DIE, _SUM = 22, 47
"""The largest die, and the room for what comes behind the dice."""
_BEST, _REST = "#ffe9a8", "#dcd3bd"

Side = tuple[int, ...]
"""A bonus, then the faces that were thrown."""
Drawn = Callable[[int, float], Markup]
"""A number as a drawing of that size: a die by its face, a coin by its worth."""
Thrower = tuple[Markup, str]
"""Who threw: the sign, at most 26 units wide, and the name."""


@dataclass(frozen=True, slots=True)
class Tray:
    """Where the tray stands, how large it is, and what the title's dice and coins look like."""

    x: float
    y: float
    width: float
    tall: float
    die: Drawn
    coin: Drawn

    def empty(self, words: str) -> Markup:
        """Before the first throw."""
        return at(self.x, self.y, self._frame(), heading(self.width / 2, self.tall / 2 + 5, words, 17, PAPER))

    def filled(
        self,
        title: str,
        sign: Markup,
        square: str,
        throwers: Sequence[Thrower],
        throws: Sequence[Sequence[Side]],
        gold: bool = False,
    ) -> Markup:
        """As many throws as there is room for, the last ones, each with a side for every thrower; before the first one
        only who fights. The names are there if few throws leave room for them. What is thrown for gold comes to a
        coin."""
        pitch = (self.tall - 8) / len(throwers)
        size = min(pitch - 2, _DIE)
        room = self.width - _WHO - _SIGN
        column = max([len(side) - 1 for throw in throws for side in throw], default=0) * (size + 2) + _SUM
        shown = throws[-int(room // column) :]
        first = self.width - _SIGN - column * len(shown)
        parts = [self._frame(), self._stake(sign, square)]
        for row, (who, name) in enumerate(throwers):
            y = self.tall / 2 + pitch * (row - (len(throwers) - 1) / 2)
            parts.append(at(_WHO / 2 + 4, y, who))
            if first - _WHO > 44:
                parts.append(text(_WHO + 4, y + 5, shorten(name, 14.5, first - _WHO - 8), 14.5, PAPER, "start"))
            for number, throw in enumerate(shown, 1):
                best = all(sum(throw[row]) >= sum(side) for side in throw)
                parts.append(at(first + column * number - _SUM, y, self._side(throw[row], size, best, gold)))
        return at(self.x, self.y, *parts, title=title)

    def _frame(self) -> Markup:
        return join(
            rect(0, 0, self.width, self.tall, "#5c4022", 9, INK, 1.4),
            rect(3.5, 3.5, self.width - 7, self.tall - 7, "#2f5a46", 6, "#1c3a2c", 1),
        )

    def _stake(self, sign: Markup, square: str) -> Markup:
        """What the dice were for, and where."""
        return at(
            self.width - _SIGN / 2 - 3,
            self.tall / 2,
            rect(-15, -20, 30, 25, CHALK, 6, "#b08d57", 1),
            at(0, -7.5, sign),
            text(0, 18, square, 12.5, PAPER, weight=700),
        )

    def _side(self, side: Side, size: float, best: bool, gold: bool) -> Markup:
        """The dice end where the bonus begins; the better sum is bright."""
        bonus, *faces = side
        dice = [
            at((size + 2) * (index - len(faces)) + size / 2, 0, self.die(face, size))
            for index, face in enumerate(faces)
        ]
        if gold:
            return join(*dice, text(2, 4.6, "=", 13, _BEST, "start", 800), at(24, 0, self.coin(sum(side), 12)))
        words = f"+{bonus} = {sum(side)}" if bonus else f"= {sum(side)}"
        return join(*dice, text(2, 4.6, words, 13, _BEST if best else _REST, "start", 800 if best else None))
