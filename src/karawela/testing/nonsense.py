"""What is no legal move is refused in a sentence, however odd it is, whoever says it, and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

from karawela.engine import Match, move_text
from karawela.engine.ask import Ask, Move
from karawela.engine.errors import MoveError
from karawela.testing.cases import Case, Check
from karawela.testing.checks import position
from karawela.words.grammar import Grammar, grammar_of

TRIES = 3
"""So many oddities at each question, and as many from somebody who is not asked."""
ODD = (-1, 0, 1, 2, 3, 14, 10**20, "x", "ż", "1x")
LONGEST = 3


def oddity(rng: Random, grammar: Grammar, asked: Ask | None) -> Move:
    """A verb of the title, or an option that is there, with anything behind it: parts of the box, numbers, words."""
    options = asked.options if asked else ()
    tokens: list[str | int] = [*ODD, *(token for option in options for token in option[1:])]
    tokens += [rng.choice(grammar.components.ids(kind)) for kind in grammar.components.kinds()]
    further = rng.choices(tokens, k=rng.randint(0, LONGEST))
    if options and rng.random() < 0.4:
        return (*rng.choice(options), *further)
    return (rng.choice(list(grammar.verbs)), *further)


def nonsense_is_refused(case: Case) -> None:
    """Whatever is said is a move of the title that the question admits, or a `MoveError` that leaves all as it is."""
    grammar = grammar_of(case.title)
    for match, rng in case.played(37):
        if match.over or rng.random() < 0.5:
            continue
        before = position(match)
        for ask in match.asks:
            for _ in range(TRIES):
                move = oddity(rng, grammar, ask)
                if ask.admits(move):
                    assert grammar.move(move) is not None, f"'{move_text(move)}' was admitted at {ask}"
                else:
                    _refused(match, ask.seat, move)
        for seat in set(range(match.seats)) - set(match.to_move):
            for _ in range(TRIES):
                _refused(match, seat, oddity(rng, grammar, None))
        assert position(match) == before


def _refused(match: Match[Any], seat: int, move: Move) -> None:
    try:
        match.play(move, seat)
    except MoveError:
        return
    raise AssertionError(f"'{move_text(move)}' was played at {match.ply}")


NONSENSE_CHECKS: tuple[Check, ...] = (nonsense_is_refused,)
