"""Lists of effects, put together from their parts: in any order, or in order."""

from __future__ import annotations

from collections.abc import Sequence

from karawela.effects.tree import ANY_ORDER, AUTO, IN_ORDER, LAST, MAY, NOTHING, PICK, AnyOrder, Effect, InOrder


def any_order(groups: Sequence[tuple[Effect, ...]]) -> AnyOrder:
    """Sorted by how lists are resolved; the effects of a group are the sides of one offer.

    A list that stands alone in a group is no more than its contents."""
    at_once: list[Effect] = []
    offers: list[tuple[Effect, ...]] = []
    at_last: list[Effect] = []
    for group in groups:
        alone = group[0]
        if len(group) > 1:
            offers.append(group)
        elif not alone:
            continue
        elif isinstance(alone, AnyOrder):
            at_once += alone.at_once
            offers += alone.offers
            at_last += alone.at_last
        elif alone.way == AUTO:
            at_once.append(alone)
        elif alone.way == LAST:
            at_last.append(alone)
        else:
            offers.append(group)
    if not groups:
        return NOTHING
    first = offers[0][0] if offers else (*at_once, *at_last)[0] if at_once or at_last else NOTHING
    text = "; ".join(" / ".join(_side_text(side) for side in group) for group in groups)
    return AnyOrder(ANY_ORDER, MAY, first.name, text, tuple(at_once), tuple(offers), tuple(at_last))


def _side_text(side: Effect) -> str:
    return f"({side.text})" if isinstance(side, AnyOrder) else side.text


def in_order(parts: Sequence[Effect]) -> Effect:
    """One after the other; a single one is itself."""
    kept = [each for part in parts for each in (part.parts if isinstance(part, InOrder) else (part,))]
    if len(kept) == 1:
        return kept[0]
    name = kept[0].name if kept else ""
    text = "; ".join(part.text for part in kept) or "nothing"
    return InOrder(IN_ORDER, PICK, name, text, tuple(kept))
