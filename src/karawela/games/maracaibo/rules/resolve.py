"""Efekty: how a list of effects is carried out, whatever card, slot or space it stands on (POM-11.07, 11.10 to 11.14).

Each word has a page of its own that says when it can be carried out and how; `does` and `gives` enter it here.
"""

from karawela.effects.resolver import Doing, Resolver
from karawela.effects.tree import Effect
from karawela.games.maracaibo.data.read_words import NOTATION, VOCABULARY
from karawela.games.maracaibo.rules.moves import DONE
from karawela.games.maracaibo.state import Maracaibo

__all__ = ["Doing", "deciding", "does", "does_something", "gives", "pays", "perform", "performable", "resolve"]

RESOLVER: Resolver[Maracaibo] = Resolver(
    lambda word: VOCABULARY.of(word).op, len(VOCABULARY.words), "effects", "do_now", DONE, "POM-11.10"
)
does = RESOLVER.does
gives = RESOLVER.gives
resolve = RESOLVER.resolve
perform = RESOLVER.perform
performable = RESOLVER.performable
does_something = RESOLVER.does_something
pays = RESOLVER.pays


def deciding(view: Maracaibo) -> Effect | None:
    """The effect whose own decision is asked now."""
    return NOTATION.one(view.deciding) if view.deciding else None
