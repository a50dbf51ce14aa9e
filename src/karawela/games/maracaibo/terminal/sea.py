"""The sea of cards in a terminal: rows of cards with what they cost and do, islands between them, ports below."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from karawela.games.maracaibo.data.box import NONE, RESIDENCE, RUBIES
from karawela.games.maracaibo.data.sea import CELLS, GULF, MARACAIBO, START
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.state import EMPTY, FOG_CARD, FOG_PLACE, FOG_UPGRADE, FOLDED
from karawela.games.maracaibo.terminal.sight import Sight
from karawela.games.maracaibo.terminal.signs import (
    CUBE,
    DOUBLOON,
    ISLAND,
    KIND_SIGNS,
    MARKET,
    POINT,
    RUBY,
    TREASURE_SIGNS,
    card_pieces,
    pieces,
    wrapped,
)
from karawela.terminal.lines import BOLD, FAINT, SOFT, join, on_ground
from karawela.terminal.marks import INK, PAPER, chip, fit

MARGIN = 2
"""Cells for the numbers of the rows."""
ROOMY = 10
"""From so many cells a card on, two lines under its name are enough."""
_WATER = Style(color="#5f93a0", bgcolor="#0f3d4c")
_SAND = Style(color=INK, bgcolor="#d9c08a")
_HERE = Style(color="#ffd98a", bold=True)
_TITLE = Style(color=INK, bold=True)
_GROUNDS = (("#57391b", "#76502a"), ("#5a1c28", "#85303f"), ("#1d4568", "#2d5f8b"))
_PLACE_GROUND, _RESIDENCE_GROUND = ("#1c5546", "#2c7763"), ("#45356b", "#614d91")
_FOG_GROUND = ("#3a4a50", "#4d6068")
"""By the sort of card: the ground, and a lighter one for the name."""
_FOLDED_SIGNS = {FOG_UPGRADE: ["░░░", "".join(KIND_SIGNS)], FOG_CARD: ["░░░", "II"]}
_ISLAND_KINDS = ("island", "treasure_kind", "raid_kind")
"""The questions that name a treasure and mean its island."""


class SeaPart:
    """The layout as a block of lines. Every card has the same size, with a cell of water beside it."""

    def __init__(self, sight: Sight, width: int):
        self.sight = sight
        self.cell = (width - MARGIN) // sight.sea.columns
        self.room = self.cell - 1
        self.height = 3 if self.cell >= ROOMY else 4
        sea = sight.sea
        self.at = {(sea.column[cell], sea.row[cell]): cell for cell in range(CELLS)}
        self.kind_at = {
            (column, row + lower): (kind, lower) for kind, (column, row) in enumerate(sea.islands) for lower in (0, 1)
        }

    def lines(self) -> Iterator[Text]:
        """The numbers of the columns, then the rows; every line of a row takes its part of each card."""
        sea = self.sight.sea
        heading = Text(" " * MARGIN)
        for column in range(1, sea.columns + 1):
            heading.append(f"{column:^{self.cell}}", FAINT)
        yield heading
        for row in range(1, sea.rows + 1):
            blocks = [self.block(column, row) for column in range(1, sea.columns + 1)]
            for line in range(self.height):
                text = Text(f"{row} " if line == 0 else "  ", FAINT)
                for block in blocks:
                    text.append_text(block[line]).append(" ", _WATER)
                yield text

    def block(self, column: int, row: int) -> list[Text]:
        """What lies there, as lines of the same length."""
        place = (column, row)
        if place in self.at:
            return self.card(self.at[place])
        if place in self.kind_at:
            kind, lower = self.kind_at[place]
            return self.island(kind)[lower * self.height :][: self.height]
        return [Text(" ~ ~".ljust(self.room) if line == 1 else " " * self.room, _WATER) for line in range(self.height)]

    # ------------------------------------------------------------------ cards

    def card(self, cell: int) -> list[Text]:
        """Name and number of the option, then what it costs and does; the ships that are there at the end."""
        room = self.room
        signs = wrapped(self.pieces(cell), room, self.height - 1)
        below = [self.sight.with_letters(line) for line in signs]
        below = [*below, *(Text("") for _ in range(self.height))][: self.height - 1]
        tag = self.number(cell)
        ships = self.ships(cell, room - below[-1].cell_len - 1)
        if ships.cell_len >= room - below[-1].cell_len:
            tag = join(ships, tag)
        elif ships.plain:
            below[-1] = join(fit(below[-1], room - ships.cell_len), ships)
        here = self.sight.view.captains[self.sight.own].ship == cell
        name = fit(self.name(cell), room - tag.cell_len, _HERE if here else BOLD)
        ground, lighter = (Style(color=PAPER, bgcolor=colour) for colour in self.grounds(cell))
        return [on_ground(lighter, join(name, tag)), *(on_ground(ground, fit(line, room)) for line in below)]

    def ships(self, position: int, room: int) -> Text:
        """The ships there: with a hull, `\\A/`, where there is room for it."""
        seats = self.sight.view.ships_at(position)
        if 3 * len(seats) > room:
            return self.sight.letters(seats)
        text = Text()
        for seat in seats:
            colour = self.sight.scene.colours[seat]
            text.append(f"\\{colour.letter}/", chip(colour.hex))
        return text

    def name(self, cell: int) -> str:
        card = self.sight.view.cells[cell]
        if card == EMPTY:
            return ""
        return self.sight.words.name(self.sight.box.card_ids[card] if card >= 0 else FOLDED[card])

    def number(self, cell: int) -> Text:
        """The option that leads to the cell, or that names its card."""
        sight, card = self.sight, self.sight.view.cells[cell]
        where = sight.sea.ids[cell]
        return sight.number(where if where in sight.numbers or card < 0 else sight.box.card_ids[card])

    def grounds(self, cell: int) -> tuple[str, str]:
        """The colours of the card's sort."""
        card = self.sight.view.cells[cell]
        if card < 0:
            return _FOG_GROUND
        printed = self.sight.box.cards[card]
        if printed.kind != NONE:
            return _GROUNDS[printed.kind]
        return _RESIDENCE_GROUND if printed.sort == RESIDENCE else _PLACE_GROUND

    def pieces(self, cell: int) -> list[str]:
        """The signs of a card; a place has its treasure-value tile, ruby and black market tile first."""
        view, card = self.sight.view, self.sight.view.cells[cell]
        if card == FOG_PLACE:
            return ["░░░", f"{view.coins[cell]}{DOUBLOON}"]
        if card < 0:
            return _FOLDED_SIGNS.get(card, [])
        found = []
        if card in view.values:
            found.append(ISLAND + TREASURE_SIGNS[view.values[card]])
        if self.sight.box.cards[card].ruby and view.has(RUBIES):
            found.append(RUBY)
        if card in view.market:
            found.append(MARKET + self.sight.scene.colours[view.market[card]].letter)
        signs = card_pieces(self.sight.box.cards[card])
        owners = [seat for seat in range(len(view.captains)) if view.markers.get(card, 0) >> seat & 1]
        letters = "".join(self.sight.scene.colours[seat].letter for seat in owners)
        return [*found, *signs[:1], *([letters] if letters else []), *signs[1:]]

    # ------------------------------------------------------------------ islands and ports

    def island(self, kind: int) -> list[Text]:
        """Its cubes, and what a treasure is worth by their number: the present line has a pointer."""
        sight = self.sight
        cubes, name = sight.view.islands[kind], TREASURES[kind]
        tag = sight.number(name) if sight.scene.kind in _ISLAND_KINDS else Text("")
        lines = [
            join(fit(sight.words.name(name).capitalize(), self.room - tag.cell_len, _TITLE), tag),
            Text(f"{TREASURE_SIGNS[kind]} × {cubes}", _TITLE),
        ]
        for least, most, worth in worths(sight.box.numbers.values):
            here = least <= cubes and (most is None or cubes <= most)
            span = f"{least}+" if most is None else f"{least}-{most}"
            lines.append(
                Text(f"{'›' if here else ' '}{span:<3} {worth}{POINT}"[: self.room], _TITLE if here else _SAND)
            )
        lines = [*lines, *(Text("") for _ in range(2 * self.height))][: 2 * self.height]
        return [on_ground(_SAND, fit(line, self.room)) for line in lines]

    def ports(self) -> Text:
        """The start zone, the Gulf and Maracaibo, with their ships."""
        sight = self.sight
        line = join("  ", self.port(START, "term-start", []))
        line.append("   ").append_text(self.port(GULF, "term-gulf", [CUBE, *pieces(sight.box.gulf)]))
        return line.append("   ").append_text(
            self.port(MARACAIBO, "term-maracaibo", [*pieces(sight.box.maracaibo), CUBE])
        )

    def port(self, position: int, message: str, signs: list[str]) -> Text:
        sight = self.sight
        ships = self.ships(position, 6)
        name = sight.tagged(sight.sea.ids[position], Text(sight.say(message), BOLD))
        line = join(("○ ", FAINT), name, (f" {' '.join(signs)}" if signs else "", SOFT))
        return line.append(" ").append_text(ships) if ships.plain else line


def worths(values: tuple[int, ...]) -> Iterator[tuple[int, int | None, int]]:
    """From how many cubes to how many a treasure is worth what, the highest first; the last number stands for more."""
    starts = [0, *(at for at in range(1, len(values)) if values[at] != values[at - 1])]
    most: int | None = None
    for least in reversed(starts):
        yield least, most, values[least]
        most = least - 1
