"""The hook that makes the compiled wheel: `make wheel-compiled`.

The modules that pyproject.toml lists are compiled by mypyc into one library, with a small module beside each `.py` that
Python then prefers to it. All is built in a folder of its own from a copy (`compiled_source` prepares it): the sources
are never touched, so an editable install stays pure. Without `HATCH_BUILD_HOOK_ENABLE_CUSTOM` in the environment the
hook is not even loaded.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/karawela")
MYPY = (
    "--config-file=pyproject.toml",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    "--no-warn-unused-ignores",
)
"""What is not compiled is looked at for its types alone, and the libraries behind it need not be there."""

WITHIN = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
"""One library: its modules call each other straight, and Python by one jump."""


class CompiledWheel(BuildHookInterface[Any]):
    """Compiles the listed modules and puts them into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        check_compiler()
        root = Path(self.root)
        modules = listed(root, self.config["modules"])
        self.folder = Path(mkdtemp(prefix="karawela-compiled-"))
        stage(root, self.folder, modules)
        library = self.folder / "lib"
        os.chdir(self.folder)
        try:
            compile_all(modules, library)
        finally:
            os.chdir(root)
        built = [path for path in library.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): str(path.relative_to(library)) for path in built})
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def check_compiler() -> None:
    """Stops with a sentence if there is no C compiler, or nothing to compile against."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        raise SystemExit(
            f"The compiled wheel needs a C compiler, and '{compiler}' is not there. Install one (Debian: gcc) or name "
            "it in CC. 'make wheel' makes the pure wheel, which needs none."
        )
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        raise SystemExit(f"The compiled wheel needs Python's headers, and {header} is not there (Debian: python3-dev).")


def listed(root: Path, patterns: Sequence[str]) -> list[str]:
    """The modules of the rooms that the patterns name, less those of patterns that begin with `!`.

    A pattern that names none is a mistake; what a room exports in its `__init__` is not compiled."""
    found: dict[str, None] = {}
    for given in patterns:
        for pattern in alternatives(given.removeprefix("!")):
            paths = sorted((root / PACKAGE).glob(pattern))
            if not paths and not given.startswith("!"):
                raise SystemExit(f"pyproject.toml lists {pattern} to be compiled, but nothing in {PACKAGE} is named so")
            names = [path.relative_to(root).as_posix() for path in paths if path.name != "__init__.py"]
            if given.startswith("!"):
                for name in names:
                    found.pop(name, None)
            else:
                found.update(dict.fromkeys(names))
    return list(found)


def alternatives(pattern: str) -> Iterator[str]:
    """`a/{b,c}.py` stands for `a/b.py` and `a/c.py`."""
    head, brace, rest = pattern.partition("{")
    if not brace:
        yield pattern
        return
    names, _, tail = rest.partition("}")
    for name in names.split(","):
        yield f"{head}{name}{tail}"


def stage(root: Path, folder: Path, modules: Sequence[str]) -> None:
    """A copy of the sources to work on, with the modules as mypyc needs to read them."""
    sys.path.insert(0, str(root))
    from tools.compiled_source import prepared

    shutil.copytree(root / PACKAGE, folder / PACKAGE, ignore=lambda *_: ("assets", "__pycache__"))
    shutil.copy(root / "pyproject.toml", folder)
    for module in modules:
        source = (root / module).read_text(encoding="utf-8")
        (folder / module).write_text(prepared(source), encoding="utf-8")


def compile_all(modules: Sequence[str], library: Path) -> None:
    """Takes minutes. One C file a module: a single one for all is too much for a compiler."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify(
        [*MYPY, *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir="c",
        group_name="karawela",
    )
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args += WITHIN
    command = build_ext(Distribution({"name": "karawela", "ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = "objects"
    command.ensure_finalized()
    command.run()
