"""What templates draw with: icons, badges, lines of the log, buttons."""

from __future__ import annotations

from functools import cache, lru_cache

from litestar.plugins.jinja import JinjaTemplateEngine
from markupsafe import Markup

from karawela.draw.board import board_of
from karawela.draw.icons import icon
from karawela.draw.pieces import badge
from karawela.engine import registry
from karawela.engine.title import Colour
from karawela.web.table.option_buttons import Button
from karawela.words.log_lines import Passage, Told

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
def passage_in_line(passage: Passage, folded: str) -> tuple[int, str]:
    """A passage of the log; what is `folded` opens with a click. Passages seldom change, and every page has dozens."""
    told = Markup("").join(map(line_in_log, passage.lines))
    if folded:
        still = Markup(" open") if passage.sort == "setup" and passage.lines[-1].seat is not None else ""
        told = Markup("<details{}><summary>{}</summary>{}</details>").format(still, folded, told)
    who = Markup('<b class="dot"></b>') if passage.seat is None else seat_badge(passage.seat, 24)
    whole = Markup(
        '<li id="line-{0}" data-ply="{0}" data-last="{1}" data-seat="{2}" class="{3}">{4}<div>{5}</div></li>'
    )
    kind = " ".join([passage.sort, *["new"] * passage.new, *["company"] * passage.of_company])
    seat = "" if passage.seat is None else passage.seat
    return passage.first, str(whole.format(passage.first, passage.last, seat, kind, who, told))


def line_in_log(line: Told) -> Markup:
    """A line of the log, with what it brought about; a click shows the board of that step. A chapter that chance opens
    has its heading above the line."""
    events = [
        Markup('<strong class="chapter">{}</strong>' if number in line.chapters else "<i>{}</i>").format(event)
        for number, event in enumerate(line.events)
    ]
    heading = events.pop(0) if line.seat is None and 0 in line.chapters else Markup("")
    die = Markup("") if line.die is None else Markup('<b class="die">{}</b>').format(line.die)
    who = Markup('<span class="who">{}</span>').format(line.who) if line.who else ""
    said = Markup("{}<span>{}{}</span>").format(die, who, line.text.removeprefix(line.who))
    told = Markup(" ").join([said, *events])
    return Markup('<p class="told" data-act="at" data-step="{}">{} {}</p>').format(line.ply + 1, heading, told)


@lru_cache(maxsize=KEPT)
def option_in_bar(button: Button, warning: str) -> Markup:
    """An option as a button; `warning` says that it can't be taken back. What stands behind a colon may be left out
    where room is short: the whole label is the button's name."""
    closed = button.horizon == "closed"
    whole = Markup(
        '<button type="button" class="option" data-move="{0}"{1} aria-label="{2}" title="{2}">'
        "{3}<span>{4}</span>{5}</button>"
    )
    return whole.format(
        button.text,
        _marks(button),
        f"{button.label}. {warning}" if closed else button.label,
        key_cap(button.number),
        _foldable(button.short),
        Markup('<span class="closed" aria-hidden="true">{}</span>').format(icon_in_line("lucide:lock", 14))
        if closed
        else "",
    )


def _marks(button: Button) -> Markup:
    number = Markup(' data-number="{}"').format(button.number) if button.number else Markup("")
    amount = Markup("") if button.number else Markup(' data-amount="{}"').format(button.amount)
    return number + amount + (Markup(' data-thing="{}"').format(button.thing) if button.thing else "")


def _foldable(short: str) -> Markup:
    head, colon, tail = short.partition(": ")
    if not tail:
        return Markup("{}").format(short)
    return Markup('{}<span class="rest">{}{}</span>').format(head, colon, tail)


def key_cap(number: int) -> Markup:
    """The number that chooses something, as it stands on it; nothing where there is none, or too many."""
    return Markup('<kbd aria-hidden="true">{}</kbd>').format(number) if 0 < number <= 99 else Markup("")


@lru_cache(maxsize=KEPT)
def seat_badge(seat: int, size: int) -> Markup:
    """The sign of a seat of this table, which the page has among its signs."""
    frame = Markup('<svg class="badge" width="{0}" height="{0}" viewBox="-17 -17 42 42" aria-hidden="true">{1}</svg>')
    return frame.format(size, Markup('<use href="#seat-{}"/>').format(seat))


@cache
def fact_sign(title: str, name: str, size: int = 24) -> Markup:
    """A sign of the title's board that stands in a line of HTML."""
    frame = Markup('<svg class="sign" width="{0}" height="{0}" viewBox="-12 -12 24 24" aria-hidden="true">{1}</svg>')
    return frame.format(size, board_of(registry.title(title)).sign(name))


def teach(engine: JinjaTemplateEngine, static: str) -> None:
    """Gives the templates what they draw with, and where files are."""
    engine.engine.trim_blocks = engine.engine.lstrip_blocks = True
    engine.engine.auto_reload = False
    engine.engine.globals |= {"icon": icon_in_line, "badge": badge_in_line, "sign": badge, "static": static}
    engine.engine.globals |= {"seat_badge": seat_badge, "option_button": option_in_bar, "key_cap": key_cap}
    engine.engine.globals |= {"fact_sign": fact_sign}
