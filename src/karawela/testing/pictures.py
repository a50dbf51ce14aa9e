"""What a picture must be: valid SVG in which everything that can be clicked says its move and has a name."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from karawela.engine import Match, move_text

SVG = "{http://www.w3.org/2000/svg}"


def check_picture(svg: str, match: Match[Any], seat: int | None) -> None:
    """Parses the picture and looks at each clickable element, and that every option of the seat has one."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("aria-label") or root.find(f"{SVG}title") is not None, "the picture has no accessible name"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), f"ids stand twice: {sorted({i for i in ids if ids.count(i) > 1}, key=str)}"
    clickable = [element for element in root.iter() if element.get("data-move")]
    for element in clickable:
        assert element.get("aria-label"), f"{element.get('data-move')} has no accessible name"
    shown = {element.get("data-move") for element in clickable}
    asked = [ask for ask in match.asks if ask.seat == seat]
    options = {move_text(move) for ask in asked for move in ask.options}
    assert shown == options, (
        f"not clickable: {sorted(options - shown)[:5]}; not an option: {sorted(map(str, shown - options))[:5]}"
    )
