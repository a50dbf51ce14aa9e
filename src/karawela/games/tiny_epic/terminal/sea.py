"""The sea in a terminal: every card with its features, tokens and ships, storms on the edges between cards.

⚑1 Port Mercy    ›2 │Sugar Key
⌂2 ☺                ↯⌂1 ⚖♧
⌕         \\A/\\1/    ⌕ ≋     (B)
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from karawela.games.tiny_epic.data.box import MapCard
from karawela.games.tiny_epic.data.choices import EAST, GHOST, MERCHANTS, NAVY, NONE, SOUTH
from karawela.games.tiny_epic.state import NOWHERE
from karawela.games.tiny_epic.terminal.sight import Sight
from karawela.games.tiny_epic.terminal.signs import (
    BURIAL,
    CURSED_BURIAL,
    PORT,
    SEARCH,
    STORM,
    URN,
    WAKE,
    features,
)
from karawela.terminal.lines import BOLD, join, on_ground
from karawela.terminal.marks import PAPER, fit

HEIGHT = 3
_HULL = 3
"""The cells of a ship where there is room for it."""
_WATER = Style(color="#5f93a0", bgcolor="#0b1f2e")
_GALE = Style(color="#ffe9a8", bgcolor="#0b1f2e", bold=True)
_SEA = Style(color=PAPER, bgcolor="#12455f"), Style(color=PAPER, bgcolor="#1d5f80")
_CURSED = Style(color=PAPER, bgcolor="#3a2a55"), Style(color=PAPER, bgcolor="#54407a")
"""The ground of a card, and a lighter one for its name."""
_HERE = Style(color="#ffe0a0", bold=True)


class SeaPart:
    """The grid as a block of lines. Every card has the same size, with a cell of water or storm beside it."""

    def __init__(self, sight: Sight, width: int):
        self.sight = sight
        self.view = sight.view
        self.columns = sight.view.columns
        self.room = width // self.columns - 1

    def lines(self) -> Iterator[Text]:
        """The rows of cards; between two rows the edges that they share."""
        cells = len(self.view.grid)
        for first in range(0, cells, self.columns):
            row = range(first, first + self.columns)
            blocks = [self.card(cell) for cell in row]
            for line in range(HEIGHT):
                text = Text()
                for cell, block in zip(row, blocks, strict=True):
                    text.append_text(block[line]).append_text(self.beside(cell))
                yield text
            if first + self.columns < cells:
                yield join(*(self.below(cell) for cell in row))

    def beside(self, cell: int) -> Text:
        """The edge to the next card of the row."""
        inside = (cell + 1) % self.columns
        stormy = inside and self.view.storms[cell] & EAST
        return Text(STORM, _GALE) if stormy else Text(" ", _WATER)

    def below(self, cell: int) -> Text:
        """The edge to the card of the next row, as wide as a card and what is beside it."""
        if self.view.storms[cell] & SOUTH:
            return Text(f"{STORM * 5:^{self.room + 1}}", _GALE)
        return Text(f"{'~':^{self.room + 1}}", _WATER)

    # ------------------------------------------------------------------ a card

    def card(self, cell: int) -> list[Text]:
        """Name and number of the option; what is printed on it and buried there; tokens and ships."""
        sight, box = self.sight, self.sight.box
        card = box.map[self.view.grid[cell]]
        ground, lighter = _CURSED if card.cursed else _SEA
        tag = sight.number(card.id)
        ports = self.view.sea.ports
        port = f"{PORT}{ports.index(cell) + 1} " if cell in ports else ""
        here = self.view.pirates and self.view.pirates[sight.own].cell == cell
        name = fit(port + sight.words.name(card.id), self.room - tag.cell_len, _HERE if here else BOLD)
        printed = join(" ".join(features(card)), *self.burials(card))
        lines = [join(name, tag), fit(printed, self.room), self.afloat(cell)]
        return [on_ground(lighter if not line else ground, text) for line, text in enumerate(lines)]

    def burials(self, card: MapCard) -> Iterator[Text]:
        """`✕12AB`: the price, and whose treasures lie there; `✠C` the same of urns."""
        sight, pirates = self.sight, self.view.pirates
        index = sight.box.map_index[card.id]
        if card.burial:
            yield Text(f" {BURIAL}{card.burial}")
            yield from (sight.letter(who) for who, pirate in enumerate(pirates) if index in pirate.buried)
        if card.cursed_burial:
            yield Text(f" {CURSED_BURIAL}")
        urns = [who for who, pirate in enumerate(pirates) if pirate.urn_card == index]
        if urns:
            yield Text(f" {URN}")
            yield from (sight.letter(who) for who in urns)

    def afloat(self, cell: int) -> Text:
        """Tokens on the left, ships on the right; of many ships only the letters."""
        view = self.view
        wake = cell < len(view.wakes) and view.wakes[cell] != NONE
        signs = [SEARCH] if view.tokens >> cell & 1 else []
        tokens = Text(" ".join([*signs, WAKE] if wake else signs))
        count = sum(1 for _ in self.ships(cell, False))
        short = tokens.cell_len + 1 + _HULL * count > self.room
        ships = join(*self.ships(cell, short))
        return join(fit(tokens, self.room - ships.cell_len), ships)

    def ships(self, cell: int, short: bool) -> Iterator[Text]:
        """Pirates in the order of the seats, then merchants, the Navy, the ghost ship."""
        view, sight = self.view, self.sight
        for who, pirate in enumerate(view.pirates):
            if pirate.cell == cell and not sight.is_ghost(who):
                yield sight.pirate_ship(who, short)
        for ship, at in zip(MERCHANTS, view.merchant_cells, strict=False):
            if at == cell:
                yield sight.hull(ship, short=short)
        if view.navy == cell:
            yield sight.hull(NAVY, short=short)
        if view.ghost == cell != NOWHERE:
            hidden = bool(view.rival) and sight.is_ghost(view.solo_index()) and view.pirates[-1].hidden
            yield sight.hull(GHOST, hidden, short)
