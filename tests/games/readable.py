"""Whether the words on a board can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from karawela.draw.svg import SMALLEST

SVG = "{http://www.w3.org/2000/svg}"


def assert_readable(root: ElementTree.Element, more_than: int, pane: tuple[float, float] = (0.0, 0.0)) -> None:
    """There are more than so many texts, and none is too small at the width of the viewBox, with every scale on the
    way counted, also where a drawing is used again. With a pane, at the size of a picture that fits into it whole; one
    without a height is as high as the picture needs."""
    defined = {element.get("id"): element for element in root.iter() if element.get("id")}
    seen = list(_texts(root, shown_at(root, pane), defined))
    assert len(seen) > more_than
    small = [(round(size, 1), words) for size, words in seen if size < SMALLEST - 1e-9]
    assert not small, small[:8]


def shown_at(root: ElementTree.Element, pane: tuple[float, float]) -> float:
    """How many pixels a unit of the picture has in such a pane."""
    width, height = [float(each) for each in (root.get("viewBox") or "").split()[2:]]
    return min([room / size for room, size in zip(pane, (width, height), strict=True) if room], default=1.0)


def _texts(
    element: ElementTree.Element, scale: float, defined: dict[str | None, ElementTree.Element]
) -> Iterator[tuple[float, str]]:
    if element.tag == f"{SVG}defs" or element.get("aria-hidden") == "true":
        return
    for part in re.findall(r"scale\((-?[\d.]+)", element.get("transform") or ""):
        scale *= abs(float(part))
    if element.tag == f"{SVG}text":
        yield float(element.get("font-size") or 0) * scale, element.text or ""
    if element.tag == f"{SVG}use":
        yield from _texts(defined[(element.get("href") or "").removeprefix("#")], scale, defined)
    for child in element:
        yield from _texts(child, scale, defined)
