"""Artwork from files: a drawing is an SVG file that any viewer opens, read once; what varies of it has a class.

    ART = Artwork(Path(__file__).parent / "art")
    ART.draw("distillery")                          # as it stands in the file
    ART.draw("ship", hull="#2f6fd0", rim="#123456")   # what has class "hull" is filled so, "rim-line" is stroked so

A drawing stands around the origin of its file's `viewBox`, so it is put where it belongs with `at` or `use`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from markupsafe import Markup

from karawela.draw.svg import group, join
from karawela.engine.errors import DataError

_WHOLE = re.compile(r"\A\s*(?:<\?xml[^>]*>\s*)?<svg\b[^>]*>(.*)</svg>\s*\Z", re.DOTALL)
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_BETWEEN = re.compile(r">\s+<")
_CLASSED = re.compile(r'<[^<>]*\sclass="[^"]*"[^<>]*>')
_CLASS = re.compile(r'\sclass="([^"]*)"')


class Artwork:
    """The drawings of a folder, by their file's name. A drawing is read when first wanted and kept, in each colour."""

    def __init__(self, folder: Path):
        self.folder = folder

    def draw(self, name: str, **colours: str) -> Markup:
        """The drawing, with its varying colours. A missing file is our mistake: `DataError`."""
        return _drawn(self.folder, name, tuple(sorted(colours.items())))

    def defs(self, prefix: str, names: Iterable[str]) -> Markup:
        """Each drawing once, as `<g id="prefix-name">`, to be `use`d."""
        return join(*(group(self.draw(name), id=f"{prefix}-{name}") for name in names))


@lru_cache(maxsize=4096)
def _drawn(folder: Path, name: str, colours: tuple[tuple[str, str], ...]) -> Markup:
    path = folder / f"{name}.svg"
    try:
        found = _WHOLE.match(path.read_text(encoding="utf-8"))
    except OSError:
        raise DataError(f"there is no drawing '{name}' in {folder.name}/") from None
    if found is None:
        raise DataError(f"{path.name}: a drawing is one <svg> element")
    inside = _BETWEEN.sub("><", _COMMENT.sub("", found[1]).strip())
    return Markup(_CLASSED.sub(lambda tag: _coloured(tag[0], dict(colours)), inside))


def _coloured(tag: str, colours: Mapping[str, str]) -> str:
    """The element with the colours of its classes; classes that name no colour of this drawing stay."""
    found = _CLASS.search(tag)
    assert found is not None
    kept = []
    for word in found[1].split():
        name, attribute = (word.removesuffix("-line"), "stroke") if word.endswith("-line") else (word, "fill")
        if name in colours:
            tag = _with(tag, attribute, colours[name])
        else:
            kept.append(word)
    return _CLASS.sub(f' class="{" ".join(kept)}"' if kept else "", tag, count=1)


def _with(tag: str, attribute: str, value: str) -> str:
    given = re.compile(rf'(\s{attribute}=)"[^"]*"')
    if given.search(tag):
        return given.sub(rf'\1"{value}"', tag, count=1)
    return re.sub(r"^<([\w:-]+)", rf'<\1 {attribute}="{value}"', tag, count=1)
