"""Lines of signs that titles' boards are made of: styles, parts that flow from line to line, numbers of the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from karawela.engine.ask import Move
from karawela.terminal.marks import AGED, GOLD, INK, PAPER, ROPE

FAINT = Style(color=ROPE)
PLAIN = Style(color=PAPER)
SOFT = Style(color=AGED)
BRIGHT = Style(color=GOLD, bold=True)
BOLD = Style(color=PAPER, bold=True)
TARGET = Style(color=INK, bgcolor=GOLD, bold=True)
SEVERAL: Final = "…"
"""In the place of a number: more than one option names the thing."""

join = Text.assemble


def numbered(options: Sequence[Move]) -> dict[str, str]:
    """The number of the option that names a thing by its id; dots where several do."""
    found: dict[str, str] = {}
    for number, (_, *named) in enumerate(options, 1):
        for thing in named:
            if isinstance(thing, str):
                found[thing] = SEVERAL if thing in found else str(number)
    return found


def flow(parts: Sequence[Text], width: int, gap: str = "   ", indent: int = 0) -> list[Text]:
    """Parts one after the other, in as many lines as they need; further lines are indented."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = join(lines[-1], (gap, FAINT), part)
        else:
            lines.append(join(" " * indent if lines else "", part))
    return lines


def on_ground(ground: Style, text: Text) -> Text:
    """The text on a ground of its own colour, where it has none."""
    text = text.copy()
    text.stylize_before(ground)
    return text
