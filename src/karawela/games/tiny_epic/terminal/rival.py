"""The solo pirate in a terminal: what each face of its die makes it do, the row of treasures, where it sails."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from karawela.games.tiny_epic.data.choices import MERCHANTS, TO_NEAREST, TO_PLAYER
from karawela.games.tiny_epic.state import NOWHERE
from karawela.games.tiny_epic.terminal.sight import Sight
from karawela.games.tiny_epic.terminal.signs import COIN, DECKHAND, DIE, LINE, ORDER_SIGNS, level_signs, symbols
from karawela.terminal.lines import BRIGHT, FAINT, PLAIN, SOFT, flow, join

_INDENT = 5
_SPACES = 6


class RivalPart:
    """Its mats: the wheel by the faces of the die, and the space of the treasure row that counts now."""

    def __init__(self, sight: Sight):
        self.sight = sight
        self.view = sight.view
        self.pirate = sight.view.pirates[sight.view.solo_index()]
        self.helm = sight.box.helms[sight.view.helm]

    def lines(self, width: int) -> Iterator[Text]:
        parts = [self.title(), *self.faces()]
        yield from flow([join(" " * _INDENT, parts[0]), *parts[1:]], width, "  ", _INDENT)
        parts = [*self.row(), *self.last()]
        yield from flow([join(" " * _INDENT, parts[0]), *parts[1:]], width, "  ", _INDENT)

    def title(self) -> Text:
        """The helm mat, its symbols, and the Gold for an order that can do nothing."""
        name = self.sight.words.name(self.helm.id)
        return join((name, SOFT), (f" {symbols(self.helm.damage, self.helm.hits)} –›{COIN}{self.helm.idle}", FAINT))

    def faces(self) -> Iterator[Text]:
        """`1⌂→\\2/`: the order of the space, and whom the die names; the last face stands for Hide Out."""
        for face, target in enumerate(self.helm.targets, 1):
            space = face % _SPACES
            here = space == self.pirate.space
            text = join(
                self.sight.mark(self.view.solo_index(), piece=True) if here else "",
                (f"{face}{ORDER_SIGNS[self.pirate.orders[space]]}", BRIGHT if here else PLAIN),
                (DECKHAND if self.pirate.wheel >> space & 1 else "", BRIGHT),
                (f"{LINE}" if space == _SPACES - 1 else "", FAINT),
            )
            yield join(text, ("→", FAINT), self.target(target))

    def target(self, target: int) -> Text:
        if target == TO_PLAYER:
            return self.sight.pirate_ship(0)
        if target == TO_NEAREST:
            return Text(self.sight.say("term-nearest"), SOFT)
        return self.sight.hull(MERCHANTS[target])

    def row(self) -> Iterator[Text]:
        """The legend mat and the spaces of its row; the one that counts now is bright."""
        mat = self.sight.box.mats[self.view.mat]
        yield Text(self.sight.words.name(mat.id), SOFT)
        at = min(len(self.pirate.buried), len(mat.row) - 1)
        for number, space in enumerate(mat.row):
            signs = level_signs(space.sail, space.dice, space.hits)
            yield Text(f"[{signs}]" if number == at else signs, BRIGHT if number == at else FAINT)

    def last(self) -> Iterator[Text]:
        """The die of its last turn and the card that it sailed for."""
        if self.view.solo_face:
            yield Text(f"{DIE} {self.view.solo_face}", PLAIN)
        if self.view.solo_goal != NOWHERE:
            card = self.sight.box.map_ids[self.view.grid[self.view.solo_goal]]
            yield Text(f"→ {self.sight.words.name(card)}", PLAIN)
