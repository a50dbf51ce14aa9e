"""From what is printed to what lasts: reads the changes out of effects, by the rows of their words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from karawela.effects.lasting import BIT, HOWS, NO_LIFT, Change, Lift
from karawela.effects.rows import Lasts
from karawela.effects.tree import Effect, Scrolls
from karawela.effects.vocabulary import NOW, Vocabulary

Numbered = Callable[[str, Effect], int]
"""`(field, effect) -> number`: enters a source that its owner then has, and numbers it."""


def lift_of(vocabulary: Vocabulary, scrolls: Scrolls, numbered: Numbered) -> Lift:
    """All that a component adds for good."""
    changes = []
    for each in scrolls.lasting:
        lasts = vocabulary.word(each.effect).row.lasts.get(each.when)
        if lasts is not None:
            changes.append(_change(vocabulary, lasts, each.effect, numbered))
    return Lift(tuple(changes)) if changes else NO_LIFT


def change_of(vocabulary: Vocabulary, effect: Effect) -> Change | None:
    """What a word that is carried out now changes, for good or for a while."""
    lasts = vocabulary.word(effect).row.lasts.get(NOW)
    return None if lasts is None else _change(vocabulary, lasts, effect, _not_numbered)


def _change(vocabulary: Vocabulary, lasts: Lasts, effect: Effect, numbered: Numbered) -> Change:
    how = HOWS.index(lasts.how)
    given = arguments_of(vocabulary, effect)
    to = lasts.to.format(**{name: _value_name(vocabulary, effect, name, value) for name, value in given.items()})
    value = numbered(to, effect) if how == BIT else given[lasts.adds] if lasts.adds else 1
    by = given[lasts.by] if lasts.by else -1
    return Change(to, how, value, by, given[lasts.until] if lasts.until else -1)


def arguments_of(vocabulary: Vocabulary, effect: Effect) -> dict[str, Any]:
    """The arguments of a word by their names."""
    found = {argument.name: argument.name for argument in vocabulary.word(effect).args}
    return {name: getattr(effect, name if hasattr(effect, name) else f"{name}_") for name in found}


def _value_name(vocabulary: Vocabulary, effect: Effect, name: str, value: Any) -> str:
    kind = next(argument.kind for argument in vocabulary.word(effect).args if argument.name == name)
    return vocabulary.values(kind)[value] if kind in vocabulary.types and isinstance(value, int) else str(value)


def _not_numbered(field: str, effect: Effect) -> int:
    raise AssertionError(f"'{effect.text}': only what lasts for good is numbered")
