"""Efekty: how a list of effects is carried out, whatever card, slot or space it stands on (POM-11.07, 11.10 to 11.14).

Each word has a page of its own that says when it can be carried out and how; `does` and `gives` enter it here.
"""

from karawela.effects.resolver import Doing, Resolver
from karawela.effects.tree import AnyOrder, Effect
from karawela.engine.ask import Rules
from karawela.games.maracaibo.data.read_words import NOTATION, VOCABULARY
from karawela.games.maracaibo.rules.moves import DONE
from karawela.games.maracaibo.state import Maracaibo

__all__ = ["Doing", "deciding", "does", "does_something", "gives", "pays", "perform", "performable", "resolve"]

RESOLVER: Resolver[Maracaibo] = Resolver(
    lambda word: VOCABULARY.of(word).op, len(VOCABULARY.words), "effects", "do_now", DONE, "POM-11.10"
)
does = RESOLVER.does
gives = RESOLVER.gives


def resolve(s: Maracaibo, seat: int, effects: AnyOrder, source: str, optional: bool) -> Rules:
    """The whole list of a source. From an optional one anything may be left out (POM-11.11)."""
    return RESOLVER.resolve(s, seat, effects, source, optional)


def perform(s: Maracaibo, seat: int, effect: Effect, may_skip: bool) -> Doing:
    """One effect, or a list that stands on one side of a slash; whether it was carried out."""
    return RESOLVER.perform(s, seat, effect, may_skip)


def performable(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """Whether it would change anything now and its cost can be paid (POM-11.14)."""
    return RESOLVER.can[effect.op](s, seat, effect)


def does_something(s: Maracaibo, seat: int, effects: AnyOrder) -> bool:
    """Whether anything in a list is performable."""
    return RESOLVER.does_something(s, seat, effects)


def pays(s: Maracaibo, seat: int, effects: AnyOrder) -> bool:
    """Whether something in a list comes without a question."""
    return RESOLVER.pays(s, seat, effects)


def deciding(view: Maracaibo) -> Effect | None:
    """The effect whose own decision is asked now."""
    return NOTATION.one(view.deciding) if view.deciding else None
