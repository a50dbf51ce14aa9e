"""SVG in small typed pieces. Everything that comes from outside is escaped; what is returned is safe `Markup`.

    el("circle", cx=4, cy=4, r=3, fill=GOLD)
    at(120, 80, pawn(colour), id="pawn-0")
    clickable("load sugar 2", "Load 2 sugar", halo_box(0, 0, 24, 24), body)

Attribute names are Python names: `stroke_width` is `stroke-width`, `class_` is `class`; None leaves one out.
"""

from __future__ import annotations

from functools import cache, lru_cache

from markupsafe import Markup, escape

Attribute = str | float | bool | None

TEXT_FACE = "'Source Sans 3','Source Sans Pro','Helvetica Neue',Arial,'Liberation Sans',sans-serif"
HEAD_FACE = "'IM Fell English SC',Fraunces,Georgia,'Liberation Serif',serif"
WIDE_HEAD_FACE = "Fraunces,Georgia,'Liberation Serif',serif"
"""For headings with letters that the old face was never cut in."""
SMALLEST = 11.0
"""No text on a board is set smaller than this."""


def num(value: float) -> str:
    """A number as short as it can be written, to a hundredth."""
    if isinstance(value, int):
        return str(value)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def route(*steps: str | float) -> str:
    """A path from its letters and numbers: `route("M", x, y, "h", 20)`."""
    return " ".join([step if isinstance(step, str) else num(step) for step in steps])


@cache
def _name(name: str) -> str:
    return f' {name.rstrip("_").replace("_", "-")}="'


@lru_cache(maxsize=8192, typed=True)  # typed: markup that equals a text is not that text
def _safe(value: str) -> str:
    """The text, escaped; most of what a board says, it says again and again."""
    return str(escape(value))


def _markup(text: str) -> Markup:
    """What is known to be safe; `Markup()` itself would look for more than that."""
    return str.__new__(Markup, text)


def el(tag: str, *children: str, **attributes: Attribute) -> Markup:
    """An element. Children that are not `Markup` are text and are escaped, like every attribute."""
    parts = ["<", tag]
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        if value is True:
            text = "true"
        elif isinstance(value, str):
            text = _safe(value)
        else:
            text = num(value)
        parts += (_name(name), text, '"')
    if children:
        parts.append(">")
        parts += [child if type(child) is Markup else _safe(child) for child in children]
        parts += ("</", tag, ">")
    else:
        parts.append("/>")
    return _markup("".join(parts))


def join(*parts: str) -> Markup:
    """Fragments one after another."""
    return _markup("".join([part if type(part) is Markup else _safe(part) for part in parts]))


def group(*body: str, title: str = "", **attributes: Attribute) -> Markup:
    """A group; a title becomes what hovering explains."""
    if title:
        return el("g", el("title", title), *body, **attributes)
    return el("g", *body, **attributes)


def at(x: float, y: float, *body: str, title: str = "", **attributes: Attribute) -> Markup:
    """A group moved to a place by its transform, so that a change of place can be animated."""
    return group(*body, title=title, transform=f"translate({num(x)} {num(y)})", **attributes)


def path(
    d: str, fill: str = "none", stroke: str | None = None, width: float | None = None, **more: Attribute
) -> Markup:
    return el("path", d=d, fill=fill, stroke=stroke, stroke_width=width, **more)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = "none",
    rx: float | None = None,
    stroke: str | None = None,
    line: float | None = None,
    **more: Attribute,
) -> Markup:
    return el("rect", x=x, y=y, width=width, height=height, rx=rx, fill=fill, stroke=stroke, stroke_width=line, **more)


def circle(
    x: float,
    y: float,
    r: float,
    fill: str = "none",
    stroke: str | None = None,
    line: float | None = None,
    **more: Attribute,
) -> Markup:
    return el("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke, stroke_width=line, **more)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str = "none", **more: Attribute) -> Markup:
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def use(id_: str, x: float = 0, y: float = 0, scale: float = 1, **more: Attribute) -> Markup:
    """A drawing of the picture's `<defs>`, at a place and size."""
    turn = f"translate({num(x)} {num(y)})" + ("" if scale == 1 else f" scale({num(scale)})")
    return el("use", href=f"#{id_}", transform=turn, **more)


# ------------------------------------------------------------------ text


def text(
    x: float,
    y: float,
    words: str,
    size: float = 13,
    fill: str = "#2a1f16",
    anchor: str = "middle",
    weight: int | None = None,
    halo: str = "",
    **more: Attribute,
) -> Markup:
    """One line of text on its baseline. A halo is a soft edge in the ground's colour, for text on a drawing."""
    assert size >= SMALLEST, f"text smaller than {SMALLEST:g} px: {words}"
    edge: dict[str, Attribute] = {}
    if halo:
        edge = {"stroke": halo, "stroke_width": 3, "stroke_linejoin": "round", "paint_order": "stroke"}
    return el(
        "text",
        words,
        x=x,
        y=y,
        fill=fill,
        font_size=size,
        font_weight=weight,
        text_anchor=None if anchor == "start" else anchor,
        **edge,
        **more,
    )


def heading(
    x: float, y: float, words: str, size: float = 18, fill: str = "#2a1f16", anchor: str = "middle", halo: str = ""
) -> Markup:
    """Text in the old face; where it has no letters for the words, all of them in the wider one."""
    if all(ord(letter) < 256 for letter in words):
        return text(x, y, words, size, fill, anchor, halo=halo, font_family=HEAD_FACE)
    return text(x, y, words, size, fill, anchor, halo=halo, font_family=WIDE_HEAD_FACE, font_variant="small-caps")


_NARROW = frozenset("iljI.,:;'|!ftr()[]1 ")
_BROAD = frozenset("mwMW%@")


@cache
def text_width(words: str, size: float, bold: bool = False) -> float:
    """About how wide the text will be: enough to choose a line break, on the safe side."""
    units = sum(
        0.31 if letter in _NARROW else 0.84 if letter in _BROAD else 0.62 if letter.isupper() else 0.53
        for letter in words
    )
    return units * size * (1.05 if bold else 1.0)


@cache
def wrap(words: str, size: float, width: float, bold: bool = False) -> tuple[str, ...]:
    """The text in as few lines as fit the width, broken at spaces."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and text_width(f"{lines[-1]} {word}", size, bold) <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return tuple(lines)


@cache
def shorten(words: str, size: float, width: float, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it would be wider."""
    if text_width(words, size, bold) <= width:
        return words
    kept = words
    while kept and text_width(kept + "…", size, bold) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"


# ------------------------------------------------------------------ things to click


def clickable(move: str, label: str, *body: str, title: str = "", **more: Attribute) -> Markup:
    """A choice: its move in text form for the page, its label for whoever does not see the picture."""
    return group(
        *body,
        title=title or label,
        class_="choice",
        data_move=move,
        role="button",
        tabindex="0",
        aria_label=label,
        **more,
    )


def refused(move: str, label: str, *body: str, title: str = "", **more: Attribute) -> Markup:
    """A thing that one might try now and may not; the page can ask why."""
    return group(
        *body,
        title=title,
        class_="refused",
        data_why=move,
        role="button",
        tabindex="-1",
        aria_disabled="true",
        aria_label=label,
        **more,
    )


@lru_cache(maxsize=1024)
def halo_box(x: float, y: float, width: float, height: float, rx: float = 8) -> Markup:
    """The glow of a choice with straight sides."""
    return rect(x, y, width, height, rx=rx, class_="halo")


@lru_cache(maxsize=1024)
def halo_disc(x: float, y: float, r: float) -> Markup:
    """The glow of a round choice."""
    return circle(x, y, r, class_="halo")


BOARD_STYLE = Markup(
    """
.board{font-variant-numeric:tabular-nums;user-select:none;-webkit-user-select:none}
.board .choice{cursor:pointer;outline:none}
.board .refused{cursor:help;outline:none}
.board .halo{fill:#fff1bd;fill-opacity:.6;stroke:#e07b00;stroke-width:3.2;filter:drop-shadow(0 0 3px #fff7d6)}
.board .choice:hover>.halo,.board .choice:focus-visible>.halo{stroke:#a5281b;stroke-width:5;fill-opacity:.85;
animation:none}
.board .still{pointer-events:none}
.board .chip{fill:#fff8e6;stroke:#8a5a1c;stroke-width:1.5}
.board .choice:hover .chip,.board .choice:focus-visible .chip{fill:#ffdf8a;stroke:#b5382a;stroke-width:2.5}
@media (prefers-reduced-motion:no-preference){
.board .halo{animation:board-glow 2s ease-in-out infinite alternate}
.board .piece{transition:transform .35s ease-out}
@keyframes board-glow{from{stroke-opacity:1}to{stroke-opacity:.6}}
}
""".strip()
)
"""What every board's `<style>` begins with: faces, glow, focus, and travelling pieces unless motion is unwanted."""
