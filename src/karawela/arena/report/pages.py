"""What reports and documents are made of: sections with words, tables and charts, as HTML or as Markdown."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from babel.numbers import format_decimal, format_percent
from markupsafe import Markup

from karawela.arena.report.intervals import Mean, Rate
from karawela.bots import LEVELS
from karawela.words import Words


@dataclass(frozen=True, slots=True)
class Cell:
    """A figure in a table; `sure` figures are more than chance."""

    text: str
    sure: bool = False


@dataclass(slots=True)
class Grid:
    """A table; its first column names the rows."""

    columns: list[str]
    rows: list[list[Cell]] = field(default_factory=list)

    def add(self, *cells: str | Cell) -> None:
        self.rows.append([cell if isinstance(cell, Cell) else Cell(cell) for cell in cells])


@dataclass(slots=True)
class Part:
    """Something in a section, with a heading of its own or without."""

    heading: str = ""
    about: list[str] = field(default_factory=list)
    chart: Markup | None = None
    table: Grid | None = None
    folded: bool = False
    """Whether the table is long and shown only when asked for."""


@dataclass(slots=True)
class Section:
    """A section of a page."""

    key: str
    heading: str
    parts: list[Part] = field(default_factory=list)


class Numerals:
    """Numbers as a language writes them."""

    def __init__(self, language: str):
        self.language = language

    def number(self, value: float, decimals: int = 0, sign: bool = False) -> str:
        pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
        if sign:
            pattern = f"+{pattern};−{pattern}"
        return str(format_decimal(round(value, decimals) + 0.0, pattern, self.language))

    def percent(self, value: float, decimals: int = 0, sign: bool = False) -> str:
        pattern = "0" + ("." + "0" * decimals if decimals else "")
        pattern = f"+{pattern} %;−{pattern} %" if sign else f"{pattern} %"
        return str(format_percent(round(value, decimals + 2) + 0.0, pattern, self.language))

    def interval(self, rate: Rate, decimals: int = 1) -> str:
        low, high = rate.interval()
        return f"{self.percent(low, decimals)} – {self.percent(high, decimals)}"

    def mean(self, mean: Mean, decimals: int = 1) -> str:
        return f"{self.number(mean.value, decimals)} ± {self._half(mean, decimals)}"

    def _half(self, mean: Mean, decimals: int) -> str:
        return self.number(mean.half, decimals) if mean.half < math.inf else "?"

    def pace(self, seconds: float) -> str:
        """A short time, in milliseconds."""
        return self.number(1000 * seconds, 2 if seconds < 0.01 else 0)

    def change(self, mean: Mean, decimals: int = 1) -> Cell:
        """A difference, sure where its interval leaves nothing out."""
        text = f"{self.number(mean.value, decimals, sign=True)} ± {self._half(mean, decimals)}"
        return Cell(text, abs(mean.value) > mean.half)


def bot_name(words: Words, bot: str) -> str:
    """A level by its name in the language, with its iterations and processes. Other bots go by their own names."""
    level = re.split(r"[@*]", bot)[0]
    return words.say("bot-level", bot=level) + bot.removeprefix(level) if level in LEVELS else bot


def file_name(bot: str) -> str:
    """A bot's name in that of a file: not every system takes an asterisk or a colon there."""
    return bot.replace("*", "x").replace(":", ".")


def markdown(heading: str, lead: Sequence[str], sections: Sequence[Section]) -> str:
    """A document: words and tables; charts are for pages that can show them."""
    blocks = [f"# {heading}", *lead]
    for section in sections:
        blocks.append(f"## {section.heading}")
        for part in section.parts:
            if part.heading:
                blocks.append(f"### {part.heading}")
            blocks += part.about
            if part.table is not None:
                blocks.append(_markdown_table(part.table))
    return "\n\n".join(blocks) + "\n"


def _markdown_table(table: Grid) -> str:
    def line(cells: Sequence[str]) -> str:
        return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"

    rows = [line(table.columns), line(["---", *["---:"] * (len(table.columns) - 1)])]
    rows += [line([f"**{cell.text}**" if cell.sure else cell.text for cell in row]) for row in table.rows]
    return "\n".join(rows)
