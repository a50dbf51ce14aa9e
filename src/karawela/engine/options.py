"""What can be settled about a game before it begins: a title declares its options, and each reads its own values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from karawela.engine.errors import BadOption

OptionValue = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a title: a switch (bool default), a number (int default, with bounds), a choice, or a text.

    A text is free: `reader` turns what was given into the value, or raises `BadOption`; it must read its own values.
    """

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 1_000_000
    reader: Callable[[str], str] | None = None

    def read(self, value: object) -> OptionValue:
        """The value in its own type, from text or from a value; a bad one says what would be right."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            word = str(value).strip().lower()
            if word in ("yes", "true", "on", "1"):
                return True
            if word in ("no", "false", "off", "0"):
                return False
            raise BadOption(f"option {self.name} is yes or no, not '{value}'")
        if isinstance(self.default, int):
            try:
                number = int(str(value))
            except ValueError:
                raise BadOption(f"option {self.name} is a whole number, not '{value}'") from None
            if not self.least <= number <= self.most:
                raise BadOption(f"option {self.name} is a number from {self.least} to {self.most}, not {number}")
            return number
        word = str(value)
        if self.reader is not None:
            return self.reader(word)
        if word not in self.choices:
            raise BadOption(f"option {self.name} is one of {', '.join(self.choices)}, not '{word}'")
        return word
