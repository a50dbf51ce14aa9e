"""The sea chart in a terminal: squares of two to six cells with their ground, what is on them, and the option's number.

Every kind of square has a sign of its own and every piece a letter, so that the chart can be read without colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from karawela.draw.scene import Scene
from karawela.engine.ask import Move
from karawela.engine.title import Colour, Title
from karawela.games.ship_adventure.data.components import (
    CITY,
    COLOURS,
    EAST,
    EQUIPMENT,
    JUNGLE,
    NORTH,
    SEA,
    SECTORS,
    SOUTH,
    WAVE,
    WEST,
)
from karawela.games.ship_adventure.data.rows import ROWS
from karawela.games.ship_adventure.rules.sea import Sea
from karawela.terminal.lines import BOLD, BRIGHT, FAINT, PLAIN, TARGET, join
from karawela.terminal.marks import AGED, PAPER, chip, fit, readable, seat_mark
from karawela.words import Words, words_for

NARROWEST, WIDEST = 76, 118
MARGIN = 3
"""Cells for the numbers of the rows."""
BESIDE = 24
"""Cells that the notes beside the chart need."""
WIDE_SQUARE = 6
SQUARE_SIGNS: tuple[str, ...] = tuple(terrain.sign for terrain in ROWS["terrain"])
"""By the kind of square; a wave has the arrow of its direction."""
ARROWS = {NORTH: "↑", EAST: "→", SOUTH: "↓", WEST: "←"}
CARD_SIGNS: tuple[str, ...] = tuple(card.sign for card in ROWS["equipment"])
AREA_HEX: tuple[str, ...] = tuple(area.hex for area in ROWS["area"])

_WATER = ("#0f3d4c", "#144858")
"""Two shades, so that the nine areas can be told apart."""
_UNDERLINED = Style(underline=True, bold=True)


class Mark(NamedTuple):
    """Something on a square: its signs from the longest form to the shortest, its colour, and whether it is a piece."""

    forms: tuple[str, ...]
    colour: str
    piece: bool = True

    def form(self, level: int) -> str:
        return self.forms[min(level, len(self.forms) - 1)]

    def style(self, ground: str) -> Style:
        return chip(self.colour) if self.piece else Style(color=readable(self.colour, ground), bold=True)


class Ground(NamedTuple):
    """What a square is: its sign, what fills the rest of it, and its colours."""

    sign: str
    fill: str
    front: str
    back: str


def ground_of(sea: Sea, square: int) -> Ground:
    kind = sea.kind[square]
    sign = SQUARE_SIGNS[kind]
    if kind == WAVE:
        sign = ARROWS[sea.neighbours[square].index(sea.wave[square])]
    area, terrain = sea.area[square], ROWS["terrain"][kind]
    back = terrain.ground or _WATER[(area % 3 + area // 3) % 2]
    return Ground(sign, sign if kind == JUNGLE else " ", terrain.ink or PAPER, back)


def cells_of(width: int, board_width: int) -> int:
    """How many cells a square gets, so that the notes fit beside the chart; on the largest board they stand below."""
    return max(2, min(WIDE_SQUARE, (width - MARGIN - BESIDE - 1) // board_width))


def numbered(options: Sequence[Move], sea: Sea) -> dict[int, str]:
    """The number of the option that leads to a square, or a pointer where several do."""
    found: dict[int, str] = {}
    for number, move in enumerate(options, 1):
        names = [token for token in move if isinstance(token, str) and token in sea.index]
        if names:
            square = sea.index[names[-1]]
            found[square] = "›" if square in found else str(number)
    return found


def chart_lines(sea: Sea, cell: int, marks: Mapping[int, Sequence[Mark]], numbers: Mapping[int, str]) -> list[Text]:
    """The names of the columns, then the rows with their numbers."""
    lines = [Text(" " * MARGIN)]
    for x in range(sea.width):
        name = sea.names[x][:-1]
        lines[0].append(f"{name:^{cell}}", PLAIN if x % 2 else FAINT)
    for y in range(sea.width):
        line = Text(f"{y + 1:>2} ", FAINT)
        for square in range(y * sea.width, (y + 1) * sea.width):
            line.append_text(square_text(ground_of(sea, square), marks.get(square, ()), numbers.get(square, ""), cell))
        lines.append(line)
    return lines


def square_text(ground: Ground, marks: Sequence[Mark], number: str, cell: int) -> Text:
    """One square in exactly so many cells. Forms get shorter where room is short; then the ground's sign gives way,
    and at last some marks, for which a plus stands. Too small for a number, it has a pointer or is underlined."""
    if len(number) >= cell:
        number = "›"
    crowded = bool(number and marks) and cell - len(number) < 2
    room = cell if crowded else cell - len(number)
    shown, signs = _fitting(ground, marks, room)
    text = Text(style=Style(color=ground.front, bgcolor=ground.back))
    spare = room - sum(len(sign) for sign in signs) - len(shown)
    text.append(ground.fill * (spare // 2)).append(shown)
    for mark, sign in zip(marks, signs, strict=False):
        text.append(sign, mark.style(ground.back))
    text.append(ground.fill * (spare - spare // 2))
    if crowded:
        text.stylize(_UNDERLINED)
        return text
    return text.append(number, TARGET)


def _fitting(ground: Ground, marks: Sequence[Mark], room: int) -> tuple[str, list[str]]:
    """The ground's sign, if there is room for it, and the marks' signs; calm sea under something needs no sign."""
    calm = ground.sign == SQUARE_SIGNS[SEA] and marks
    for shown in ("",) if calm else (ground.sign, ""):
        for level in range(3):
            signs = [mark.form(level) for mark in marks]
            if len(shown) + sum(len(sign) for sign in signs) <= room:
                return shown, signs
    signs = [mark.form(2)[:1] for mark in marks][:room]
    return "", [*signs[:-1], "+"] if len(marks) > room else signs


def beside(chart: Sequence[Text], notes: Sequence[Text], width: int) -> Iterable[Text]:
    """The chart with the notes at its right, or under it where no room is left."""
    wide = max(line.cell_len for line in chart)
    room = width - wide - 1
    if room < BESIDE:
        yield from chart
        below = [fit(note, width // 2) for note in notes if note.plain]
        for left in range(0, len(below), 2):
            yield join(*below[left : left + 2])
        return
    for row in range(max(len(chart), len(notes))):
        line = chart[row] if row < len(chart) else Text(" " * wide)
        note = notes[row] if row < len(notes) else Text("")
        yield join(line, " ", fit(note, room))


def compass_note(sector: int, colours: Sequence[int], seats: Sequence[Colour], words: Words) -> Text:
    """`◇ 5  ‡A blue ★B`: the sector and its rings from the inside; a colour that is played shows its seat."""
    note = Text(f"◇ {sector + 1}", BOLD)
    for colour in SECTORS[sector]:
        note.append(" ")
        if colour in colours:
            note.append_text(seat_mark(seats[list(colours).index(colour)]))
        else:
            note.append(words.name(COLOURS[colour]), FAINT)
    return note


def city_marks(sea: Sea, colours: Sequence[int], seats: Sequence[Colour]) -> dict[int, list[Mark]]:
    """The small letter of whoever has chosen a city's colour, on the city and on its harbour."""
    found: dict[int, list[Mark]] = {}
    for colour, seat in zip(colours, seats, strict=False):
        for square in (*sea.cities[colour], *sea.harbours[colour]):
            found[square] = [Mark((seat.letter.lower(), ""), seat.hex, piece=sea.kind[square] == CITY)]
    return found


def cards_text(cards: Sequence[int]) -> Text:
    """`†1 ◎1 ●2 ♧0`, what is held in bright."""
    text = Text()
    for card in range(len(EQUIPMENT)):
        text.append(f" {CARD_SIGNS[card]}{cards[card]}", PLAIN if cards[card] else FAINT)
    return text


def colours_to_choose(options: Sequence[Move], names: Sequence[str], words: Words) -> Iterable[Text]:
    """Before the deal there is no chart: an empty sea, and the colours that are still free."""
    yield Text("~  ~  ~   " * 7, Style(color="#5f93a0", bgcolor=_WATER[0]))
    for number, move in enumerate(options, 1):
        hue = ROWS["colour"][COLOURS.index(str(move[1]))].hex
        yield join((f"{number:>2} ", BRIGHT), (" \\_/ ", chip(hue)), f" {words.label(move)}")
    if not options:
        yield Text(", ".join(names), Style(color=AGED))
    yield Text("~   ~  ~  " * 7, Style(color="#5f93a0", bgcolor=_WATER[1]))


class ChartPicture:
    """What one seat sees, for any console between the narrowest and the widest; it asks nothing else than the scene."""

    title: ClassVar[Title[Any]]

    def __init__(self, scene: Scene):
        self.scene = scene
        self.view = scene.view
        self.words = words_for(self.title, scene.language)
        self.colours = scene.colours
        self.played: list[int] = [captain.colour for captain in self.view.captains]
        """The colour that each seat has chosen."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(NARROWEST, min(options.max_width, WIDEST))
        for line in self.lines(width):
            line.no_wrap = True
            line.overflow = "crop"
            yield line

    def lines(self, width: int) -> Iterator[Text]:
        """The chart with its notes, or the colours before the deal; then the seats, whoever looks first."""
        sea: Sea | None = self.view.sea if self.view.tiles else None
        if sea is None:
            yield from colours_to_choose(self.scene.options, self.scene.names, self.words)
        else:
            chart = chart_lines(sea, cells_of(width, sea.width), self.marks(), self.numbers())
            yield from beside(chart, list(self.notes()), width)
        seats = len(self.played)
        for turn in range(seats):
            for line in self.seat_lines(((self.scene.seat or 0) + turn) % seats):
                yield fit(line, width)

    def numbers(self) -> dict[int, str]:
        """The option of each square."""
        return numbered(self.scene.options, self.view.sea)

    def marks(self) -> Mapping[int, Sequence[Mark]]:
        """What lies and stands on each square: what stays first, then pieces."""
        raise NotImplementedError

    def notes(self) -> Iterator[Text]:
        """What is told beside the chart."""
        raise NotImplementedError

    def seat_lines(self, seat: int) -> Iterator[Text]:
        """One seat's area."""
        raise NotImplementedError

    def name_of(self, seat: int) -> Text:
        """Whose line it is; a pointer stands before whoever is asked."""
        asked = seat in self.scene.asked
        line = join(("▸ " if asked else "  ", BRIGHT), seat_mark(self.colours[seat], piece=True), " ")
        return line.append_text(fit(self.scene.names[seat], 14, BRIGHT if asked else PLAIN))

    def compass(self, sector: int, first: int) -> Iterator[Text]:
        """The arrow and who begins; nothing before the first round."""
        if sector >= 0:
            yield compass_note(sector, self.played, self.colours, self.words)
            mark = seat_mark(self.colours[first])
            yield join((self.words.say("term-begins") + " ", FAINT), mark, f" {self.scene.names[first]}")
