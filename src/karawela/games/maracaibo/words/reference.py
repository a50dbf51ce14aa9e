"""The components for people to look up, each with what it does in both languages and where we know it from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from karawela.games.maracaibo.data.box import PLACE, RESIDENCE, UPGRADE_CARD, Box, Space, Step
from karawela.games.maracaibo.words.telling import (
    tell_about,
    tell_card,
    tell_effects,
    tell_quest,
    tell_scrolls,
    tell_source,
    tell_tile,
)

if TYPE_CHECKING:
    from karawela.words import Words

Told: TypeAlias = tuple[str, "Callable[[Words], str]"]
"""An id, and what it does in the words of a language."""


def reference(box: Box, english: Words, polish: Words) -> list[tuple[str, list[dict[str, str]]]]:
    """Sections (a message's id) of rows, in the form that `Sayings.reference` promises."""
    return [(section, [_row(box, each, english, polish) for each in told]) for section, told in _sections(box)]


def _row(box: Box, told: Told, english: Words, polish: Words) -> dict[str, str]:
    name, tell = told
    row = {"id": name, "source": box.rows.by_id[name].source}
    for words in (english, polish):
        row[words.language] = words.name(name)
        row[f"{words.language}_about"] = tell(words)
    return row


def _sections(box: Box) -> list[tuple[str, list[Told]]]:
    tiles: list[Told] = [
        (name, partial(tell_tile, box=box, tile=tile, side=0)) for tile, name in enumerate(box.market_ids)
    ]
    slots: list[Told] = [(slot.id, partial(tell_scrolls, scrolls=slot.scrolls)) for slot in box.slots]
    standard = [action for number, action in enumerate(box.raid_actions) if box.standard_raid >> number & 1]
    return [
        ("reference-places", _cards(box, PLACE)),
        ("reference-residences", _cards(box, RESIDENCE)),
        ("reference-upgrades_1", _cards(box, UPGRADE_CARD, 1)),
        ("reference-upgrades_2", _cards(box, UPGRADE_CARD, 2)),
        ("reference-quests", [(quest.id, partial(tell_quest, quest=quest)) for quest in box.quests]),
        ("reference-galleons", [(tile.id, partial(tell_scrolls, scrolls=tile.scrolls)) for tile in box.galleons]),
        ("reference-black_market", tiles),
        ("reference-ship", [*((each.id, partial(tell_source, source=each)) for each in standard), *slots]),
        ("reference-hideout", _spaces((*box.storage, *box.bury, *box.poseidon))),
        ("reference-track", _spaces(box.track)),
        ("reference-modules", [*_about(box, box.modules), *_spaces(box.rubies)]),
    ]


def _cards(box: Box, sort: int, level: int | None = None) -> list[Told]:
    chosen = [card for card in box.cards if card.sort == sort and level in (None, card.level)]
    return [(card.id, partial(tell_card, card=card)) for card in chosen]


def _spaces(spaces: Iterable[Space | Step]) -> list[Told]:
    return [(space.id, partial(tell_effects, effects=space.effects)) for space in spaces]


def _about(box: Box, names: Iterable[str]) -> list[Told]:
    return [(name, partial(tell_about, name=name)) for name in names]
