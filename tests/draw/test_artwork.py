"""Artwork from files: read as it stands, coloured by class, and every drawing of the package can be opened alone."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import karawela
from karawela.draw.artwork import Artwork
from karawela.draw.palette import CHALK, INK, darker, lighter
from karawela.engine.errors import DataError

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 10 10">'
FILES = sorted(Path(karawela.__file__).parent.glob("**/art/*.svg"))


def artwork(folder: Path, **drawings: str) -> Artwork:
    for name, inside in drawings.items():
        (folder / f"{name}.svg").write_text(f"{HEAD}\n{inside}\n</svg>\n", encoding="utf-8")
    return Artwork(folder)


def test_a_drawing_is_what_is_in_the_file_without_its_frame(tmp_path: Path) -> None:
    """No outer element, no comment, no line breaks between elements; text is left alone."""
    art = artwork(tmp_path, sun='<!-- a\nsun -->\n<g>\n  <circle r="4"/>\n  <text>two  words</text>\n</g>')
    assert art.draw("sun") == '<g><circle r="4"/><text>two  words</text></g>'


def test_what_has_a_class_is_in_the_given_colour(tmp_path: Path) -> None:
    """A class sets fill, with -line stroke, with -ink color, with -link href, in place of what the file has."""
    art = artwork(
        tmp_path,
        ship='<path class="hull edge-line" d="M0 0" fill="#111111" stroke="#222222"/><path d="M1 1" fill="#111111"/>'
        '<use class="sign-link mark-ink" href="#none"/>',
    )
    drawn = art.draw("ship", hull="#aaaaaa", edge="#bbbbbb", sign="#anchor", mark="#cccccc")
    hull, plain, sign = ElementTree.fromstring(f"<g>{drawn}</g>")
    assert hull.attrib == {"d": "M0 0", "fill": "#aaaaaa", "stroke": "#bbbbbb"}
    assert plain.attrib == {"d": "M1 1", "fill": "#111111"}
    assert sign.attrib == {"href": "#anchor", "color": "#cccccc"}


def test_a_class_can_ask_for_a_shade(tmp_path: Path) -> None:
    """Darker, lighter, and what is easier to read on the colour."""
    art = artwork(
        tmp_path,
        ship='<path class="hull-dark-60-line" stroke="#000000"/><path class="hull-light-25"/>'
        '<use class="hull-on-ink"/><path class="hull-edge"/>',
    )
    for colour, mark in (("#101010", CHALK), ("#f0e090", INK)):
        parts = ElementTree.fromstring(f"<g>{art.draw('ship', hull=colour, hull_edge='#123456')}</g>")
        assert [part.attrib for part in parts] == [
            {"stroke": darker(colour, 0.6)},
            {"fill": lighter(colour, 0.25)},
            {"color": mark},
            {"fill": "#123456"},
        ]


def test_other_classes_stay(tmp_path: Path) -> None:
    """A class that is no colour's name belongs to the picture's style."""
    art = artwork(tmp_path, ship='<g class="still hull piece"><path class="sail" fill="#ffffff"/></g>')
    assert art.draw("ship", hull="#aaaaaa") == (
        '<g fill="#aaaaaa" class="still piece"><path class="sail" fill="#ffffff"/></g>'
    )


def test_a_colour_cannot_leave_its_attribute(tmp_path: Path) -> None:
    """What is put into the drawing is escaped, whatever it is."""
    art = artwork(tmp_path, ship='<path class="hull" fill="#ffffff"/>')
    assert art.draw("ship", hull='"/><script>\\1') == '<path fill="&#34;/&gt;&lt;script&gt;\\1"/>'


def test_drawings_can_be_defined_once_and_used(tmp_path: Path) -> None:
    """Each in a group of its own, by its name and the prefix."""
    art = artwork(tmp_path, sun="<circle/>", moon="<path/>")
    assert art.defs("sky", ("sun", "moon")) == '<g id="sky-sun"><circle/></g><g id="sky-moon"><path/></g>'
    assert art.defs("", ("sun",)) == '<g id="sun"><circle/></g>'


def test_a_drawing_is_read_once(tmp_path: Path) -> None:
    """Once drawn, it needs its file no more, in whatever colour."""
    art = artwork(tmp_path, ship='<path class="hull" fill="#ffffff"/>')
    first = art.draw("ship", hull="#aaaaaa")
    (tmp_path / "ship.svg").unlink()
    assert art.draw("ship", hull="#aaaaaa") is first
    assert art.draw("ship", hull="#bbbbbb") == '<path fill="#bbbbbb"/>'


def test_a_mistake_says_which_drawing_it_is_about(tmp_path: Path) -> None:
    """No such file, no drawing in it, or nothing in it that has the colour."""
    art = artwork(tmp_path, ship='<path class="hull"/>')
    (tmp_path / "note.svg").write_text("not a drawing", encoding="utf-8")
    with pytest.raises(DataError, match="there is no drawing 'boat' in"):
        art.draw("boat")
    with pytest.raises(DataError, match=r"note\.svg: a drawing is one <svg> element"):
        art.draw("note")
    with pytest.raises(DataError, match=r"ship\.svg: nothing in it has the class sail"):
        art.draw("ship", hull="#aaaaaa", sail="#bbbbbb")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[2].name}/{path.stem}")
def test_every_drawing_of_the_package_opens_in_any_viewer(path: Path) -> None:
    """Well-formed, with a frame that has a size, nothing fetched from elsewhere, and the loader can read it."""
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width > 0 < height
    for element in root.iter():
        assert element.get("href", "#").startswith("#"), "a drawing refers to nothing outside"
        assert element.tag.rpartition("}")[2] not in {"script", "image", "style", "foreignObject"}
    assert len(ElementTree.fromstring(f"<g>{Artwork(path.parent).draw(path.stem)}</g>")) == len(root)
