"""What the fixture `spoil` is."""

from typing import Any, Protocol

from karawela.engine.title import Title


class Spoil(Protocol):
    """Makes a title that is the ferry with these changes, each `(path, old text, new text)`."""

    def __call__(self, *changes: tuple[str, str, str]) -> Title[Any]: ...
