"""A whole picture, in pieces that can be replaced one by one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from markupsafe import Markup

from karawela.draw.svg import BOARD_STYLE, TEXT_FACE, el, group, num


class Layer(NamedTuple):
    """A part of a picture that changes as a whole; a page can replace it and leave the others."""

    id: str
    markup: str


@lru_cache(maxsize=4096, typed=True)
def layer(name: str, *body: Markup) -> Layer:
    """A layer, `<g id="layer-name">`. Of a remembered body it is always the same object, and quick to compare."""
    return Layer(f"layer-{name}", str(group(*body, id=f"layer-{name}")))


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole picture in pieces: the layers by their ids, and the frame around them. `str()` is the document."""

    frame: tuple[str, ...]
    """One piece more than there are layers."""
    layers: Mapping[str, str]

    def __str__(self) -> str:
        pieces = [self.frame[0]]
        for fixed, moving in zip(self.frame[1:], self.layers.values(), strict=True):
            pieces += (moving, fixed)
        return "".join(pieces)

    def changed_since(self, old: Picture) -> dict[str, str] | None:
        """The layers that differ; None if more than layers does, so that the whole picture is needed."""
        if self.frame != old.frame or self.layers.keys() != old.layers.keys():
            return None
        return {name: markup for name, markup in self.layers.items() if markup != old.layers[name]}


def document(
    width: float,
    height: float,
    label: str,
    language: str,
    *body: Markup | Layer,
    defs: Markup | None = None,
    style: str = "",
    name: str = "",
    styled: bool = True,
) -> Picture:
    """A whole picture, referring to nothing outside itself; without its style, for a page that has it as a sheet."""
    head = _head(width, height, label, language, defs or Markup(), style, name, styled)
    frame = _frame(head, *[None if type(piece) is Layer else piece for piece in body])
    return Picture(frame, {piece.id: piece.markup for piece in body if type(piece) is Layer})


@lru_cache(maxsize=512)
def _head(
    width: float, height: float, label: str, language: str, defs: Markup, style: str, name: str, styled: bool
) -> str:
    whole = el(
        "svg",
        el("style", BOARD_STYLE, Markup(style)) if styled else "",
        el("defs", defs),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(width)} {num(height)}",
        class_=f"board {name}".rstrip(),
        role="group",
        aria_label=label,
        lang=language,
        font_family=TEXT_FACE,
    )
    return whole.removesuffix("</svg>")


@lru_cache(maxsize=512)
def _frame(head: str, *pieces: str | None) -> tuple[str, ...]:
    """What stands before, between and after the layers, which are None here. It hardly ever changes, and then is the
    same object every time."""
    frame, fixed = [], [head]
    for piece in pieces:
        if piece is None:
            frame.append("".join(fixed))
            fixed = []
        else:
            fixed.append(str(piece))
    return (*frame, "".join([*fixed, "</svg>"]))


_ID = re.compile(r'(?<=\sid=")[^"]+')
_REFERENCE = re.compile(r"""(?:href="#|url\(['"]?#|aria-(?:labelledby|describedby|controls)=")([\w-]+)""")
_STYLE = re.compile(r"(?<=<style>).*?(?=</style>)", re.DOTALL)
_SELECTED = re.compile(r"#([\w-]+)(?=[^;{}]*\{)")


def without_style(picture: str) -> str:
    """The document without its style, for a page that has it as a sheet."""
    return re.sub(r"<style>.*?</style>", "", picture, count=1, flags=re.DOTALL)


def with_own_ids(picture: str) -> str:
    """The document with ids that no other picture of the same page has: they, and what refers to them, begin with a
    short digest of the content. Equal pictures keep equal ids, and may share them."""
    mine = f"p{crc32(picture.encode()):08x}-"
    known = frozenset(_ID.findall(picture))

    def own(found: re.Match[str]) -> str:
        before, name = found[0][: -len(found[1])], found[1]
        return f"{before}{mine}{name}" if name in known else found[0]

    styled = _STYLE.sub(lambda style: _SELECTED.sub(own, style[0]), picture)
    named = _ID.sub(lambda found: mine + found[0], styled)
    return _REFERENCE.sub(own, named)
