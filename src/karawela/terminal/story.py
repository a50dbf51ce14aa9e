"""What happened, in sentences that a given seat may read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from karawela.engine import Match
from karawela.words import Words
from karawela.words.log_lines import Passage, folded, passages, tell


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of the story. `seat` is who chose (None: chance); an event follows the choice that caused it; a
    heading opens a chapter."""

    ply: int
    seat: int | None
    event: bool
    text: str
    heading: bool = False


def story(match: Match[Any], seat: int | None, words: Words, since: int = 0) -> list[Sentence]:
    """Everything from that ply on: choices, outcomes of chance, and what they caused, each told once. Deals, ways and
    the set-up are one sentence each. Costs the lines that are told."""
    told = passages(tell(match, seat, words, max(0, since)), words.log_form())
    return [sentence for passage in told for sentence in _sentences(passage, words)]


def _sentences(passage: Passage, words: Words) -> Iterator[Sentence]:
    short = folded(passage, words)
    if not short:
        short = "; ".join(line.text for line in passage.lines)
    yield Sentence(passage.last, passage.seat, False, short)
    last = passage.lines[-1]
    for number, event in enumerate(last.events if passage.sort != "setup" else ()):
        yield Sentence(passage.last, passage.seat, True, event, number in last.chapters)
