"""What of a text somebody sees: two texts that differ in nothing else are one name."""

from __future__ import annotations

import re

BLANKS = "\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
"""Characters that show nothing and are no white space to Unicode: fillers, an empty cell, a note without a head."""

_blank = re.compile(rf"[\s{BLANKS}]")
_ignorable = re.compile(
    "[\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff"
    "\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Unicode's Default_Ignorable_Code_Point, but for the fillers, which take room."""


def visible(text: str) -> str:
    """One line of what can be seen, with single blanks between words and none around them. Said twice it is the same.

    Variation selectors and the joiners of emoji are gone, too: a family of four is four people in a row."""
    shown = (letter for letter in _blank.sub(" ", _ignorable.sub("", text)) if letter.isprintable())
    return " ".join("".join(shown).split())
