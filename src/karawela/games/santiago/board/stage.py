"""The plaza as a stage: rolled dice, or a note with the choices that have no thing of their own on the board.

A note has rows: what it is about at the left, one chip for each option at the right. Notes that do not fit the plaza
go on below the bar; the picture grows by that much.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from karawela.draw.palette import INK, PAPER
from karawela.draw.svg import at, group, heading, join, path, route, text, text_width
from karawela.engine.ask import Move
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import ART, building_sign, car, good
from karawela.games.santiago.board.formulas import formula, formula_width
from karawela.games.santiago.board.harbour import row_of_dice
from karawela.games.santiago.board.places import STAGE, WIDTH
from karawela.games.santiago.data.components import STOPS
from karawela.games.santiago.data.read_components import ROWS
from karawela.games.santiago.data.rows import Building
from karawela.games.santiago.state import Santiago

ROW, GAP, LABEL, PAD = 26, 4, 112, 12


@dataclass(frozen=True, slots=True)
class Chip:
    """One option, or with no move a mark between options."""

    move: Move
    width: float
    body: Markup


BREAK = Chip((), 0, Markup(""))
"""The line ends here."""


@dataclass(frozen=True, slots=True)
class Section:
    """What a row of chips is about, and the chips."""

    label: Markup
    chips: tuple[Chip, ...]

    def lines(self, width: float) -> list[list[Chip]]:
        """The chips in as many lines as the width needs."""
        lines: list[list[Chip]] = [[]]
        used = 0.0
        for chip in self.chips:
            if chip is BREAK or (lines[-1] and used + chip.width > width):
                lines.append([])
                used = 0.0
            if chip is BREAK:
                continue
            lines[-1].append(chip)
            used += chip.width + GAP
        return lines


def draw_stage(view: Santiago, acts: Acts) -> tuple[Markup, list[Section]]:
    """What lies on the plaza, and the sections that found no room there."""
    if view.rolled:
        return _rolled(view, acts), []
    sections = _sections(acts) if acts.options else []
    if not sections:
        return ART.draw("plaza"), []
    x, y, width, height = STAGE
    room = height - 2 * PAD + GAP
    fitting: list[Section] = []
    for section in sections:
        need = len(section.lines(width - LABEL - 2 * PAD)) * (ROW + GAP)
        if need > room:
            break
        room -= need
        fitting.append(section)
    rest = sections[len(fitting) :]
    if not fitting:
        return ART.draw("plaza"), rest
    return note(acts, fitting, x, y, width)[0], rest


def note(acts: Acts, sections: list[Section], x: float, y: float, width: float) -> tuple[Markup, float]:
    """A paper with the sections, and its height; on the plaza it is centred in it."""
    rows = [section.lines(width - LABEL - 2 * PAD) for section in sections]
    widest = max(sum(chip.width + GAP for chip in line) - GAP for lines in rows for line in lines)
    x += (width - widest - LABEL - 2 * PAD) / 2
    width = widest + LABEL + 2 * PAD
    height = sum(len(lines) for lines in rows) * (ROW + GAP) - GAP + 2 * PAD
    top = y + max(0.0, (STAGE[3] - height) / 2) if y == STAGE[1] else y
    parts = [_paper(x, top, width, height)]
    line_y = top + PAD + ROW / 2
    for section, lines in zip(sections, rows, strict=True):
        parts.append(at(x + PAD + LABEL / 2 - 4, line_y, section.label))
        for line in lines:
            chip_x = x + PAD + LABEL
            for chip in line:
                middle = chip_x + chip.width / 2
                if chip.move:
                    parts.append(acts.chip(chip.move, middle, line_y, chip.width, ROW, chip.body))
                else:
                    parts.append(at(middle, line_y, chip.body))
                chip_x += chip.width + GAP
            line_y += ROW + GAP
    return group(*parts), height


def _paper(x: float, y: float, width: float, height: float) -> Markup:
    middle, right, low = x + width / 2, x + width, y + height
    edge = route(
        "M", x, y + 3, "Q", middle, y - 4, right, y + 2, "L", right + 2, low - 2, "Q", middle, low + 4, x - 1, low, "Z"
    )
    return group(
        path(edge, INK, transform="translate(3 4)", fill_opacity=0.25),
        path(edge, PAPER, "#7b5c2a", 1.5),
        class_="still",
    )


# ------------------------------------------------------------------ rolled dice


def _rolled(view: Santiago, acts: Acts) -> Markup:
    """All five dice in the middle of the town."""
    x, y, width, height = STAGE
    middle = x + width / 2
    return join(
        _paper(x + 30, y + 2, width - 60, height - 4),
        heading(middle, y + 32, acts.words.say("board-new-ship", n=view.ship_token), 22),
        *row_of_dice(view, acts, middle, y + 87, pitch=104, size=68),
    )


# ------------------------------------------------------------------ what needs a note


def _sections(acts: Acts) -> list[Section]:
    sections = _far_drives(acts)
    for row in ROWS["building"]:
        uses = acts.uses(row.id) if row.choice else []
        if uses:
            sections += _CHOICES[row.choice](row, uses)
    return [section for section in sections if section.chips]


def _number(move: Move, words: str) -> Chip:
    return Chip(move, max(26.0, text_width(words, 14.5, True) + 9), text(0, 5, words, 14.5, INK, weight=700))


def _formula(move: Move, parts: tuple[str, ...]) -> Chip:
    return Chip(move, formula_width(parts, 17) + 14, formula(parts, 17))


def _sign_and(row: Building, *parts: str) -> Markup:
    return join(building_sign(row.id, -38, 0, 22), at(12, 0, formula(parts, 17)))


def _far_drives(acts: Acts) -> list[Section]:
    """More than once around: the stars are for the first lap only."""
    moves = [move for move in acts.starting("move_car") if int(move[1]) > STOPS]
    label = join(at(-22, -1, group(car(), transform="scale(.62)")), at(24, 0, formula((">",))))
    return [Section(label, tuple(_number(move, str(move[1])) for move in moves))]


def _numbers(row: Building, uses: list[Move]) -> list[Section]:
    """How many are turned into something else."""
    return [Section(_sign_and(row, *row.signs), tuple(_number(move, str(move[2])) for move in uses))]


def _sales(row: Building, uses: list[Move]) -> list[Section]:
    """One good or two, and what is paid for them; the label has the pay of one."""
    pay = row.signs[row.signs.index(">") + 1 :]
    each = int(pay[0])
    chips = []
    for move in uses:
        given = tuple(str(part) for part in move[2:])
        chips.append(_formula(move, (*given, ">", str(each * len(given)), *pay[1:])))
    return [Section(_sign_and(row, *pay), tuple(chips))]


def _swaps(row: Building, uses: list[Move]) -> list[Section]:
    """What is given, then all that can be taken for it."""
    chips: list[Chip] = []
    given = ""
    for move in uses:
        if move[2] != given:
            given = str(move[2])
            chips.append(Chip((), 40, formula((given, ">"), 18)))
        chips.append(Chip(move, 29, good(str(move[3]), 0, 0, 20)))
    return [Section(_sign_and(row, *row.signs), tuple(_together(chips)))]


def _both_ways(row: Building, uses: list[Move]) -> list[Section]:
    """Pesos for points in one row, points for pesos in the other; the number is that of points."""
    middle = row.signs.index("<>")
    pesos, points = row.signs[:middle], row.signs[middle + 1 :]
    numbers = sorted((int(move[2]), move) for move in uses)
    buys = [_number(move, f"+{n}") for n, move in numbers if n > 0]
    sells = [_number(move, f"−{-n}") for n, move in reversed(numbers) if n < 0]
    return [
        Section(_sign_and(row, *pesos, ">", *points), tuple(buys)),
        Section(_sign_and(row, *points, ">", *pesos), tuple(sells)),
    ]


_CHOICES: dict[str, Callable[[Building, list[Move]], list[Section]]] = {
    "number": _numbers,
    "sale": _sales,
    "swap": _swaps,
    "both_ways": _both_ways,
}
"""How the particulars of a use are chosen, as the row of the building has it."""


def _together(chips: list[Chip]) -> list[Chip]:
    """The same chips; a group (a mark and its options) that would break over a line begins the next one instead."""
    width = STAGE[2] - LABEL - 2 * PAD
    out: list[Chip] = []
    used = 0.0
    index = 0
    while index < len(chips):
        end = index + 1
        while end < len(chips) and chips[end].move:
            end += 1
        size = sum(chip.width + GAP for chip in chips[index:end])
        if used and used + size - GAP > width:
            out.append(BREAK)
            used = 0.0
        out += chips[index:end]
        used += size
        index = end
    return out


def drawer(acts: Acts, sections: list[Section], y: float) -> tuple[Markup, float]:
    """The sections without room on the plaza, over the whole width; and the height they take."""
    if not sections:
        return Markup(""), 0.0
    drawn, height = note(acts, sections, 12, y, WIDTH - 24)
    return drawn, height + 14
