"""Names that look as if they were written with other letters than they are."""

from __future__ import annotations

import unicodedata
from typing import Final

from karawela.store.rows import name_key

_TWINS: Final = {
    "авекмнорстухіјѕԁһԛԝѵ": "abekmhopctyxijsdhqwv",
    "αβεζηικμνορτυχϲϳ": "abezhikmnoptyxcj",
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ": "bpdtgkjczfmnlsrvhwxyaeiou",
    "ıɑɡ": "iag",
}
"""Letters of Cyrillic, Greek, Lisu and rare Latin that have a Latin twin, as small or as capital letters."""
_LATIN: Final = str.maketrans(
    {letter: twin for row, twins in _TWINS.items() for letter, twin in zip(row, twins, strict=True)}
)
_PLACEHOLDER: Final = "\ufffc"
"""Drawn as nothing by many fonts."""


def looks_like(name: str) -> str:
    """The key of the name in Latin letters for which a reader may take this one: without marks that belong to no letter
    of their own, and with the Latin twin of each letter that has one. Said of a name in Latin letters it is its key."""
    letters = (each for each in name_key(name) if unicodedata.category(each) not in ("Mn", "Me"))
    return name_key("".join(letters).replace(_PLACEHOLDER, "").translate(_LATIN))
