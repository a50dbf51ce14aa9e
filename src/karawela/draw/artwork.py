"""Artwork from files: a drawing is an SVG file that any viewer opens, read once; what varies of it has a class.

    ART = Artwork(Path(__file__).parent / "art")
    ART.draw("distillery")                           # as it stands in the file
    ART.draw("ship", hull="#2f6fd0", sign="#anchor")   # what has a class of that name is in that colour

A class is the name of what is given, what it sets, and in between perhaps a shade of it:

    hull             fill            hull-line           stroke
    hull-ink         color           sign-link           href
    hull-dark-60     fill, 60 % towards ink              hull-light-25-line    stroke, 25 % towards chalk
    hull-on-ink      color, that which is easier to read on the hull: ink or chalk

Other classes stay as they are. A drawing stands around the origin of its file's `viewBox`, so it is put where it
belongs with `at` or `use`; a scene stands where it is seen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from markupsafe import Markup, escape

from karawela.draw.palette import darker, ink_on, lighter
from karawela.draw.svg import group, join
from karawela.engine.errors import DataError

_WHOLE = re.compile(r"\A\s*(?:<\?xml[^>]*>\s*)?<svg\b[^>]*>(.*)</svg>\s*\Z", re.DOTALL)
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_BETWEEN = re.compile(r">\s+<")
_CLASSED = re.compile(r'<[^<>]*\sclass="[^"]*"[^<>]*>')
_CLASS = re.compile(r'\sclass="([^"]*)"')
_WORD = re.compile(r"([\w-]+?)(?:-(dark|light)-(\d+)|-(on))?(?:-(line|ink|link))?")
_SETS = {"line": "stroke", "ink": "color", "link": "href"}


class Artwork:
    """The drawings of a folder, by their file's name. A drawing is read when first wanted and kept, in each colour."""

    def __init__(self, folder: Path):
        self.folder = folder

    def draw(self, name: str, **colours: str) -> Markup:
        """The drawing, with what varies of it; `hull_edge` is the class `hull-edge`. A missing file is our mistake, and
        so is a colour that the drawing has no class for: `DataError`."""
        return _drawn(self.folder, name, tuple(sorted(colours.items())))

    def names(self) -> tuple[str, ...]:
        """Every drawing of the folder itself, by the alphabet. The folder is looked through once."""
        return _names(self.folder)

    def defs(self, prefix: str, names: Iterable[str]) -> Markup:
        """Each drawing once, as `<g id="prefix-name">`, to be `use`d; without a prefix its id is the name."""
        return join(*(group(self.draw(name), id=f"{prefix}-{name}" if prefix else name) for name in names))


@lru_cache(maxsize=256)
def _names(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in folder.glob("*.svg")))


@lru_cache(maxsize=4096)
def _drawn(folder: Path, name: str, colours: tuple[tuple[str, str], ...]) -> Markup:
    inside = _inside(folder, name)
    wanted = {colour.replace("_", "-"): value for colour, value in colours}
    used: set[str] = set()
    drawn = Markup(_CLASSED.sub(lambda tag: _coloured(tag[0], wanted, used), inside))
    if len(used) < len(wanted):
        lacking = ", ".join(sorted(wanted.keys() - used))
        raise DataError(f"{name}.svg: nothing in it has the class {lacking}")
    return drawn


@lru_cache(maxsize=1024)
def _inside(folder: Path, name: str) -> str:
    """What the file has in its `<svg>`, without comments and line breaks."""
    path = folder / f"{name}.svg"
    try:
        found = _WHOLE.match(path.read_text(encoding="utf-8"))
    except OSError:
        raise DataError(f"there is no drawing '{name}' in {folder.name}/") from None
    if found is None:
        raise DataError(f"{path.name}: a drawing is one <svg> element")
    return _BETWEEN.sub("><", _COMMENT.sub("", found[1]).strip())


def _coloured(tag: str, wanted: Mapping[str, str], used: set[str]) -> str:
    """The element with the colours of its classes; classes that name nothing given stay."""
    found = _CLASS.search(tag)
    assert found is not None
    kept = []
    for word in found[1].split():
        parts = _WORD.fullmatch(word)
        if parts is None or parts[1] not in wanted:
            kept.append(word)
            continue
        name, shade, share, on, what = parts.groups()
        colour = wanted[name]
        used.add(name)
        if shade:
            colour = (darker if shade == "dark" else lighter)(colour, int(share) / 100)
        tag = _with(tag, _SETS.get(what, "fill"), ink_on(colour) if on else colour)
    return _CLASS.sub(f' class="{" ".join(kept)}"' if kept else "", tag, count=1)


def _with(tag: str, attribute: str, value: str) -> str:
    """The element with the attribute, in place of one that it has."""
    text = f' {attribute}="{escape(value)}"'
    told, given = re.subn(rf'\s{attribute}="[^"]*"', lambda _: text, tag, count=1)
    return told if given else re.sub(r"^<[\w:-]+", lambda start: start[0] + text, tag, count=1)
