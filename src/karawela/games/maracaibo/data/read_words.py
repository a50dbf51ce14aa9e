"""The words of the effects and their notation, read once.

quest:1; bury:1                     both, in any order
raid:0 / explore:3                  one of the two; the slash binds tighter than the semicolon
perm raid_action:2:(vp:2; dbl:2)    from now on 2 strength buy 2 points and 2 doubloons
now explore:4; income dbl:1         a card says when: now, perm, income or end
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from karawela.effects.notation import Notation
from karawela.effects.tree import Effect, words_in
from karawela.effects.vocabulary import Vocabulary, read_vocabulary
from karawela.games.maracaibo.data import words
from karawela.games.maracaibo.data.vocabulary import ANY, KINDS, MEASURES, MONEY, OF_DIE, TREASURES

VOCABULARY: Final[Vocabulary] = read_vocabulary(Path(__file__).parent / "effects.toml", words)
NOTATION: Final = Notation(VOCABULARY)
read_effects = NOTATION.read_list
read_scrolls = NOTATION.read_scrolls

assert VOCABULARY.values("money") == MONEY
assert VOCABULARY.values("kind") == KINDS and VOCABULARY.values("measure") == MEASURES
assert VOCABULARY.values("treasure_or_die")[:ANY] == TREASURES == VOCABULARY.values("treasure")
assert VOCABULARY.values("treasure_or_die").index("any") == ANY == VOCABULARY.values("treasure_or_any").index("any")
assert VOCABULARY.values("treasure_or_die").index("die") == OF_DIE


def needs_die(effects: Effect) -> bool:
    """Whether a treasure of the raid's kind is in it, which has a meaning only in a raid action."""
    return any(isinstance(each, words.Treasure) and each.kind == OF_DIE for each in words_in(effects))
