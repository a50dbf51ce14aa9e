"""Every text of whole games is a sentence, in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from karawela.engine import Match
from karawela.engine.title import OptionValue
from karawela.games.tiny_epic import TITLE
from karawela.words import words_of
from karawela.words.log_lines import tell
from tests.games.tiny_epic.looks import Game
from tests.games.tiny_epic.offers import said
from tests.games.tiny_epic.packs import KINDS_OF_GAME

ODD = re.compile(r"[{}]|\$|  |\bNone\b|\?\?|,,|;;| [,;:.]|\bnone\b|_")
"""What no sentence has: placeholders, ids, two blanks, a blank before a stop."""


def all_said(match: Game, language: str) -> list[str]:
    """Question, options, facts and aim, as the seat that is asked reads them, and the newest lines of the log."""
    ask, words = match.ask_of(), words_of(match, language)
    view = match.view(ask.seat)
    told = [words.question(ask.kind, view), *said(match, language).values()]
    told += [fact.words for who in range(len(match.state.pirates)) for fact in words.facts(view, who)]
    aim = words.aim(view)
    return [*told, aim.goal, aim.now, *aim.progress]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("seats", "chosen"), KINDS_OF_GAME, ids=["base", "cursed", "alone", "cursed alone", "ghost"])
def test_every_text_of_a_random_game_is_a_sentence(language: str, seats: int, chosen: dict[str, OptionValue]) -> None:
    """No id, no placeholder, no doubled blank; every line of the log is told."""
    rng, match = Random(8), Match(TITLE, seats, "sentences", {**chosen, "round_limit": 12}, journal=True)
    seen: set[str] = set()
    while not match.over:
        seen.update(all_said(match, language))
        match.choose(rng.randrange(len(match.legal)))
    for line in tell(match, None, words_of(match, language)):
        seen.update(line.sentences)
    odd = sorted(text for text in seen if not text.strip() or ODD.search(text))
    assert not odd, odd[:5]
    assert len(seen) > 200
