"""The icons, and the build that brings them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from karawela.draw import icons as module
from karawela.draw.icons import has_icon, icon

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"


def listed() -> list[str]:
    """Every name of the house's list and of the titles' own."""
    package = Path(str(files("karawela")))
    lists = [package / "draw/icons.txt", *sorted((package / "games").glob("*/icons.txt"))]
    lines = [line for path in lists for line in path.read_text(encoding="utf-8").splitlines()]
    return [name for line in lines if (name := line.partition("#")[0].strip())]


def on_a_board(drawn: str) -> ElementTree.Element:
    """The drawn icon as an SVG parser sees it inside of a board."""
    (element,) = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')
    assert element.tag == f"{SVG}svg"
    return element


def box(element: ElementTree.Element) -> tuple[float, ...]:
    return tuple(float(element.attrib[name]) for name in ("x", "y", "width", "height"))


@pytest.fixture
def unbuilt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A package without assets."""
    module._icons.cache_clear()
    monkeypatch.setattr(module, "files", lambda _: tmp_path)
    yield
    module._icons.cache_clear()


def test_every_icon_of_the_list_is_in_the_package() -> None:
    """A name in icons.txt can be drawn; if this fails, run make assets."""
    assert [name for name in listed() if not has_icon(name)] == []


def test_the_list_names_no_icon_twice() -> None:
    assert sorted(listed()) == sorted(set(listed()))


@pytest.mark.parametrize("name", listed())
def test_an_icon_is_valid_takes_the_text_colour_and_has_no_ids(name: str) -> None:
    """Any icon may be drawn any number of times on a page, in any colour."""
    drawn = icon(name, 0, 0, 24)
    elements = list(on_a_board(drawn).iter())
    assert len(elements) > 1
    assert not any(attribute.endswith("id") for element in elements for attribute in element.attrib)
    assert "currentColor" in drawn


@pytest.mark.parametrize("name", ["game-icons:galleon", "lucide:undo-2", "nobody:knows-it"])
def test_an_icon_is_centred_and_scaled(name: str) -> None:
    """x, y is the middle of a square of the size; the whole icon is scaled into it."""
    element = on_a_board(icon(name, 100, 50.5, 32))
    assert box(element) == (84, 34.5, 32, 32)
    assert element.attrib["viewBox"].startswith("0 0 ")
    assert "preserveAspectRatio" not in element.attrib


def test_a_title_names_the_icon_and_without_one_it_is_decoration() -> None:
    named, plain = (on_a_board(icon("game-icons:anchor", 0, 0, 10, title=title)) for title in ("Rum & cigars", ""))
    assert named.attrib["role"] == "img"
    assert named.findtext(f"{SVG}title") == "Rum & cigars"
    assert plain.attrib["aria-hidden"] == "true"
    assert plain.find(f"{SVG}title") is None


def test_a_colour_is_set_once_and_escaped() -> None:
    assert on_a_board(icon("game-icons:anchor", 0, 0, 10, colour="#b5382a")).attrib["color"] == "#b5382a"
    assert on_a_board(icon("game-icons:anchor", 0, 0, 10, colour='"><script>')).attrib["color"] == '"><script>'
    assert "color" not in on_a_board(icon("game-icons:anchor", 0, 0, 10)).attrib


@pytest.mark.parametrize(
    ("name", "letter"), [("game-icons:no-such-thing", "N"), ("łódź", "Ł"), ("x:<", "<"), ("", "?")]
)
def test_an_unknown_name_is_drawn_as_its_first_letter(name: str, letter: str) -> None:
    assert not has_icon(name)
    assert on_a_board(icon(name, 0, 0, 24)).findtext(f"{SVG}text") == letter


@pytest.mark.usefixtures("unbuilt")
def test_without_assets_every_icon_is_its_first_letter() -> None:
    """A checkout that never ran the build still draws every board."""
    assert not has_icon("game-icons:anchor")
    assert on_a_board(icon("game-icons:anchor", 0, 0, 24)).findtext(f"{SVG}text") == "A"


# ---------------------------------------------------------------------- the build


def build(icon_list: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "icons.txt").write_text(icon_list, encoding="utf-8")
    command = [sys.executable, "tools/assets.py", "--icons", str(folder / "icons.txt"), "--out", str(folder / "out")]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_build_takes_what_is_listed_and_credits_it(tmp_path: Path) -> None:
    answer = build("# two\ngame-icons:galleon  # a ship\n\nlucide:x\n", tmp_path)
    assert answer.returncode == 0, answer.stderr
    made = json.loads((tmp_path / "out/icons.json").read_text(encoding="utf-8"))
    assert sorted(made) == ["game-icons:galleon", "lucide:x"]
    assert made["game-icons:galleon"].keys() == {"width", "height", "body", "author"}
    credit = (tmp_path / "out/CREDITS.txt").read_text(encoding="utf-8")
    assert "CC BY 3.0" in credit and "Icons: galleon\n" in credit and "OFL-1.1" in credit
    css = (tmp_path / "out/fonts.css").read_text(encoding="utf-8")
    fonts = sorted(path.name for path in (tmp_path / "out/fonts").iterdir())
    assert len(fonts) == css.count("@font-face") and all(f'url("fonts/{name}")' in css for name in fonts)
    assert "export {Idiomorph}" in (tmp_path / "out/idiomorph.js").read_text(encoding="utf-8")


def test_the_build_is_not_repeated_for_the_same_inputs(tmp_path: Path) -> None:
    """The second run writes nothing; a file that went missing is made again."""
    build("lucide:x\n", tmp_path)
    made = tmp_path / "out/icons.json"
    first = made.stat().st_mtime_ns
    assert build("lucide:x\n", tmp_path).stdout == ""
    assert made.stat().st_mtime_ns == first
    made.unlink()
    build("lucide:x\n", tmp_path)
    assert made.exists()


def test_an_unknown_icon_fails_by_name_with_three_similar_ones_and_writes_nothing(tmp_path: Path) -> None:
    answer = build("lucide:x\ngame-icons:galeon\n", tmp_path)
    assert answer.returncode == 1
    assert "icons.txt, line 2: there is no icon 'game-icons:galeon'" in answer.stderr
    similar = answer.stderr.partition("Similar names: ")[2]
    assert similar.count("game-icons:") == 3 and "game-icons:galleon" in similar
    assert "Traceback" not in answer.stderr
    assert not (tmp_path / "out").exists()


def test_an_unknown_collection_says_which_there_are(tmp_path: Path) -> None:
    answer = build("galleon\n", tmp_path)
    assert answer.returncode == 1
    assert "'galleon' should begin with game-icons: or lucide:" in answer.stderr


def test_the_lock_holds_no_download_addresses() -> None:
    """The packages come from wherever the machine's npm is told to take them."""
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert not any("resolved" in package for package in packages.values())
    assert all("integrity" in package for name, package in packages.items() if name)
