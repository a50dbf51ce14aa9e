"""What templates draw with: icons, badges, lines of the log, buttons."""

from __future__ import annotations

from functools import cache, lru_cache

from litestar.plugins.jinja import JinjaTemplateEngine
from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.pieces import badge
from karawela.engine.colours import Colour
from karawela.web.table.log_in_words import Told
from karawela.web.table.option_buttons import Button

KEPT = 4096
"""How many lines, buttons and badges are kept; the least used go first."""


@cache
def icon_in_line(name: str, size: int = 20, title: str = "") -> Markup:
    """An icon that stands in a line of HTML."""
    return icon(name, 0, 0, size, title)


@cache
def badge_in_line(colour: Colour, size: int = 34) -> Markup:
    """A seat's sign that stands in a line of HTML: colour, symbol, letter."""
    frame = Markup('<svg class="badge" width="{0}" height="{0}" viewBox="-17 -17 42 42" aria-hidden="true">{1}</svg>')
    return frame.format(size, badge(colour, 16))


@lru_cache(maxsize=KEPT)
def told_in_line(line: Told) -> tuple[int, str]:
    """A line of the log. Lines don't change, and every page has forty of them."""
    who = Markup('<b class="dot"></b>') if line.seat is None else seat_badge(line.seat, 24)
    events = Markup("").join(Markup(" <i>{}</i>").format(event) for event in line.events)
    chance = Markup(' class="chance"' if line.seat is None else "")
    whole = Markup('<li id="line-{0}" data-ply="{0}"{1}>{2}<span>{3}{4}</span></li>')
    return line.ply, str(whole.format(line.ply, chance, who, line.text, events))


@lru_cache(maxsize=KEPT)
def option_in_bar(button: Button, warning: str) -> Markup:
    """An option as a button; `warning` says that it can't be taken back."""
    closed = button.horizon == "closed"
    numbered = button.number <= 99 and button.short != str(button.number)
    whole = Markup(
        '<button type="button" class="option" data-move="{0}" data-number="{1}" aria-label="{2}" title="{2}">'
        "{3}<span>{4}</span>{5}</button>"
    )
    return whole.format(
        button.text,
        button.number,
        f"{button.label}. {warning}" if closed else button.label,
        Markup('<kbd aria-hidden="true">{}</kbd>').format(button.number) if numbered else "",
        button.short,
        Markup('<span class="closed" aria-hidden="true">{}</span>').format(icon_in_line("lucide:lock", 14))
        if closed
        else "",
    )


@lru_cache(maxsize=KEPT)
def seat_badge(seat: int, size: int) -> Markup:
    """The sign of a seat of this table, which the page has among its signs."""
    frame = Markup('<svg class="badge" width="{0}" height="{0}" viewBox="-17 -17 42 42" aria-hidden="true">{1}</svg>')
    return frame.format(size, Markup('<use href="#seat-{}"/>').format(seat))


def teach(engine: JinjaTemplateEngine, static: str) -> None:
    """Gives the templates what they draw with, and where files are."""
    engine.engine.trim_blocks = engine.engine.lstrip_blocks = True
    engine.engine.auto_reload = False
    engine.engine.globals |= {"icon": icon_in_line, "badge": badge_in_line, "sign": badge, "static": static}
    engine.engine.globals |= {"seat_badge": seat_badge, "option_button": option_in_bar}
