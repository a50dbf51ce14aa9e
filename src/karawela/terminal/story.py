"""What happened, in sentences that a given seat may read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from karawela.engine import Match
from karawela.words import Words

CHANCE_SHOWN = 6
"""So many outcomes of chance in a row are told; a whole deal would bury the rest."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of the story. `seat` is who chose (None: chance); an event follows the choice that caused it."""

    ply: int
    seat: int | None
    event: bool
    text: str


def story(match: Match[Any], seat: int | None, words: Words, since: int = 0) -> list[Sentence]:
    """Everything from that ply on: choices, outcomes of chance, and what they caused. Costs a walk over the log."""
    caused: dict[int, list[str]] = {}
    for ply, event in match.events(seat):
        caused.setdefault(ply, []).append(words.event(event, match.names))
    told: list[Sentence] = []
    luck: list[str] = []
    for line in match.log(seat):
        if line.ply < since:
            continue
        text = words.log_text(line.text, line.seat, match.names)
        events = [event for event in caused.get(line.ply, ()) if event]
        if line.seat is None:
            luck.append(text)
        if line.seat is not None or events:
            told.extend(_told_luck(luck, line.ply))
            luck = []
        if line.seat is not None:
            told.append(Sentence(line.ply, line.seat, False, text))
        told.extend(Sentence(line.ply, line.seat, True, event) for event in events)
    return told + _told_luck(luck, match.ply - 1)


def _told_luck(luck: list[str], ply: int) -> list[Sentence]:
    """Outcomes of chance in a row, as one sentence."""
    if not luck:
        return []
    told = luck[-CHANCE_SHOWN:]
    return [Sentence(ply, None, False, ("… " if len(luck) > len(told) else "") + "; ".join(told))]
