"""A title to begin with: the ferry under another name, every room there and every promise of the contract kept."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Any

from karawela.engine import registry
from karawela.engine.errors import SetupError
from karawela.engine.ledger import load_ledger
from karawela.engine.title import Title

FERRY = Path(__file__).parent / "ferry"
TEXTS = (".py", ".toml", ".ftl", ".svg")
TEST = '''"""The rules, chapter 1: one test at least for every rule of the ledger."""

from __future__ import annotations

from karawela.engine import Match
from {package} import TITLE
from tests.support import rule


@rule("{prefix}-1")
def test_who_loads_has_points() -> None:
    """Two crates are two points, and one more in high waves."""
    match = Match(TITLE, 2, "a test")
    seat, waves = match.to_move[0], match.state.waves
    match.play(("load", "salt", 2))
    assert match.state.merchants[seat].points == 2 + (waves == 3)
'''


def write_title(title: str, folder: Path, package: str, name: str = "", prefix: str = "") -> Path:
    """Writes the rooms of a new title into `folder/title`, a package that is imported as `package`. Refuses an id that
    is none, or a folder that is there."""
    prefix = prefix or prefix_of(title)
    name = name or title.replace("_", " ").title()
    if not re.fullmatch(r"[a-z][a-z0-9_]*", title) or keyword.iskeyword(title):
        raise SetupError(f"a title's id is small letters, digits and _, beginning with a letter, not '{title}'")
    if not re.fullmatch(r"[A-Z]{2,5}", prefix):
        raise SetupError(f"--prefix is two to five capitals, not '{prefix}'")
    known = {prefix: each for each in registry.titles() for prefix in _prefixes(registry.title(each))}
    if title in registry.titles():
        raise SetupError(f"there is a title '{title}' already")
    if prefix in known:
        raise SetupError(f"the rules of {known[prefix]} have the prefix {prefix}; give another with --prefix")
    home = folder / title
    if home.exists():
        raise SetupError(f"{home} is there already")
    camel = "".join(word.capitalize() for word in title.split("_"))
    words = {"karawela.testing.ferry": package, "Ferry": camel, "ferry": title, "FER": prefix}
    for source in sorted(FERRY.rglob("*")):
        if source.suffix in TEXTS:
            text = source.read_text(encoding="utf-8")
            if source.suffix == ".ftl":
                text = re.sub(r"^title = .*$", f"title = {name}", text, flags=re.MULTILINE)
            else:
                pattern = re.compile("|".join(rf"\b{re.escape(old)}\b" for old in words))
                text = sorted_imports(pattern.sub(lambda found: words[found[0]], text))
            target = home / source.relative_to(FERRY)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
    return home


def sorted_imports(text: str) -> str:
    """The text with its imports in order again: modules by name; constants, classes, functions in each."""

    def in_order(found: re.Match[str]) -> str:
        lines = []
        for line in found[0].splitlines():
            module, _, names = line.removeprefix("from ").partition(" import ")
            ordered = sorted(names.split(", "), key=lambda each: (not each.isupper(), not each[0].isupper(), each))
            lines.append(f"from {module} import {', '.join(ordered)}\n")
        return "".join(sorted(lines, key=lambda line: line.split()[1]))

    return re.sub(r"(?:^from \S+ import [\w, ]+\n)+", in_order, text, flags=re.MULTILINE)


def write_tests(title: str, folder: Path, package: str, prefix: str = "") -> Path:
    """Writes a first test of the rules into `folder/title`."""
    home = folder / title
    home.mkdir(parents=True)
    (home / "__init__.py").write_text("", encoding="utf-8")
    (home / "test_rules.py").write_text(
        TEST.format(package=package, prefix=prefix or prefix_of(title)), encoding="utf-8"
    )
    return home


def _prefixes(title: Title[Any]) -> tuple[str, ...]:
    """Those that the ids of a title's rules have."""
    return load_ledger(title.folder / "ledger.toml").prefixes


def prefix_of(title: str) -> str:
    """Three letters of the id, where nobody has chosen others."""
    letters = title.replace("_", "").upper()
    return re.sub(r"[^A-Z]", "", letters)[:3]
