"""How far taking back would go, said before it goes."""

from __future__ import annotations

from typing import Any

from karawela.engine.ask import parse_move
from karawela.engine.horizon import LastChoice
from karawela.engine.match import Match
from karawela.words.messages import Words
from karawela.words.people import people_of


def reach(match: Match[Any], choice: LastChoice, reader: int | None, words: Words, practice: bool) -> tuple[str, bool]:
    """What would be taken back, as the reader may know it, and whether that is more than the choice alone: somebody
    else has played since, or a chapter of the game has begun."""
    lines = match.log(reader, match.ply - choice.back)
    first, rest = lines[0], lines[1:]
    told = words.label(parse_move(first.text), people_of(match, words.language)) if first.text else ""
    others = [line.seat for line in rest if line.seat is not None and line.seat != choice.seat]
    own = sum(line.seat == choice.seat for line in rest)
    chapters = words.log_form().chapters
    crossed = any(event[0] in chapters for _, event in match.events(reader, first.ply))
    parts = [words.say("undo-choice", what=told) if told else words.say("undo-unnamed")]
    if others:
        parts.append(words.say("undo-before", name=match.names[others[0]]))
    elif crossed:
        parts.append(words.say("undo-chapter"))
    if own:
        parts.append(words.say("undo-forced", n=own))
    if not choice.within:
        parts.append(words.say("undo-peek" if practice else "undo-consent"))
    return " ".join(parts), bool(others) or crossed
