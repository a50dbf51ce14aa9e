"""The words of the effects and their notation, read once.

sail:2                          a bonus action of a crew card
cube; gold:2                    the icons of a token, from left to right
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from karawela.effects.notation import Notation
from karawela.effects.tree import Effect, words_in
from karawela.effects.vocabulary import Vocabulary, read_vocabulary
from karawela.games.tiny_epic.data import words

VOCABULARY: Final[Vocabulary] = read_vocabulary(Path(__file__).parent / "effects.toml", words)
NOTATION: Final = Notation(VOCABULARY)


def read_words(text: str) -> tuple[Effect, ...]:
    """The words of a text, in order; none of an empty one."""
    return tuple(words_in(NOTATION.read(text)))
