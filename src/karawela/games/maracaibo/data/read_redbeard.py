"""Redbeard's components from their rows: cards, slots, track, die."""

from __future__ import annotations

from karawela.components.sheets import Rows
from karawela.engine.errors import DataError
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.redbeard_parts import (
    MOST_CUBES,
    RB_CARD,
    RB_EXTRAS,
    RB_MAIN,
    RB_SLOTS,
    RedbeardCard,
    RedbeardStep,
)

CARDS = 6
"""Of each letter, and in his deck."""


def read_redbeard_cards(rows: Rows) -> tuple[tuple[RedbeardCard, ...], tuple[RedbeardCard, ...]]:
    """The A cards and the B cards, which have an additional action."""
    a: list[RedbeardCard] = []
    b: list[RedbeardCard] = []
    for row in rows["redbeard_card"]:
        main = tuple(_main(rows, row.id, text) for text in row.main)
        if not main:
            raise rows.wrong("redbeard_card", row.id, "main", "a card needs at least one main action")
        name, _, value = row.extra.partition(":")
        if name not in RB_EXTRAS or (name == "explore") != (len(value) == 1 and value.isdecimal()):
            raise rows.wrong("redbeard_card", row.id, "extra", f"'{row.extra}' should be upgrade, raid or explore:n")
        card = RedbeardCard(row.id, main, RB_EXTRAS.index(name), int(value or 0))
        (b if card.extra else a).append(card)
    if len(a) != CARDS or len(b) != CARDS:
        raise DataError(f"Redbeard has {len(a)} cards without and {len(b)} with 'extra'; there must be {CARDS} of each")
    return tuple(a), tuple(b)


def _main(rows: Rows, card: str, text: str) -> tuple[int, tuple[int, ...]]:
    name, *kinds = text.split(":")
    right = name in RB_MAIN and (sorted(kinds) == sorted(v.KINDS) if name == RB_MAIN[RB_CARD] else not kinds)
    if not right:
        usage = f"{', '.join(RB_MAIN[:RB_CARD])}, or card with the three kinds in order: card:crew:equipment:ship"
        raise rows.wrong("redbeard_card", card, "main", f"'{text}' should be {usage}")
    return RB_MAIN.index(name), tuple(v.KINDS.index(kind) for kind in kinds)


def read_redbeard_slots(rows: Rows) -> tuple[int, ...]:
    """What each slot does, in the order of filling (POM-14.35)."""
    for row in rows["redbeard_slot"]:
        if row.effect not in RB_SLOTS:
            raise rows.wrong(
                "redbeard_slot", row.id, "effect", f"'{row.effect}' should be one of {', '.join(RB_SLOTS)}"
            )
    return tuple(RB_SLOTS.index(row.effect) for row in rows["redbeard_slot"])


def read_redbeard_track(rows: Rows) -> tuple[RedbeardStep, ...]:
    """The positions from left to right."""
    return tuple(
        RedbeardStep(row.raid_vp, row.treasures, row.cube_if_more, row.explore_bonus, row.explore_vp)
        for row in rows["redbeard_track"]
    )


def read_redbeard_die(rows: Rows) -> tuple[int, ...]:
    """The kind of treasure by the face less one."""
    faces: tuple[str, ...] = rows.single["redbeard"].die
    names = (*v.TREASURES, "most")
    if len(faces) != 6 or not set(faces) <= set(names):
        raise rows.wrong("redbeard", "", "die", f"it should have six faces out of {', '.join(names)}")
    return tuple(MOST_CUBES if face == "most" else names.index(face) for face in faces)
