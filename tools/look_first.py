"""Looks whether this Python can set Karawela up: `make` runs it first. If not, a sentence says what to install."""

import sys

VENV = (
    "Karawela sets itself up with Python's venv, which this Python lacks (Debian and Ubuntu keep it apart): "
    "install it with `apt install python3-venv`, then try again."
)


def lacking() -> str:
    """What to do before anything else; empty if everything is there."""
    if sys.version_info < (3, 11):  # noqa: UP036  # whoever has an older one runs this too
        return f"Karawela needs Python 3.11 or later, and this is {sys.version.split()[0]}: set PYTHON=... to another."
    try:
        import ensurepip
        import venv
    except ImportError:
        return VENV
    assert ensurepip and venv
    return ""


if __name__ == "__main__":
    sys.exit(lacking() or 0)
