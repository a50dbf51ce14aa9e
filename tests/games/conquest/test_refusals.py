"""Why not: every move that a person might try is legal or has a reason of its own."""

from __future__ import annotations

import pytest

from karawela.engine import Match, NotYourTurn
from karawela.games.conquest import TITLE
from karawela.games.conquest.state import Conquest
from karawela.testing.table import play, walk
from karawela.words import words_for
from tests.games.conquest.table import empty, equip, match_from, own, stand


@pytest.mark.parametrize("truce", [False, True])
def test_every_plausible_move_is_legal_or_has_a_reason(truce: bool) -> None:
    """The reason is a rule about that very step, never that the move is out of place."""
    for number in range(6):
        for match in walk(TITLE, number, 2 + number % 3, opening_truce=truce, max_rounds=6):
            if match.over:
                continue
            ask = match.ask_of()
            view = match.view(ask.seat)
            tried = set(TITLE.rules.tries(view, ask.seat, ask.kind)) - set(ask.options)
            reasons = match.refused(ask.seat)
            assert tried == set(reasons)
            assert all(refusal.rule not in ("SAC-2.02", "SAC-3.07", "SAC-4.11") for refusal in reasons.values())


def test_every_refusal_can_be_said_in_both_languages() -> None:
    """With its particulars and the sentence of the ledger."""
    heard = set()
    for number in range(6):
        for match in walk(TITLE, number, 2 + number % 3, max_rounds=8):
            if match.over:
                continue
            for refusal in match.refused().values():
                if refusal.detail not in heard:
                    heard.add(refusal.detail)
                    for language in ("en", "pl"):
                        assert refusal.rule in words_for(TITLE, language).refusal(refusal, match.names)
    assert len(heard) > 10


def test_a_seat_that_is_not_asked_is_told_why() -> None:
    """A move out of turn cites the rule of the step; a word that is no move is not the seat's turn."""
    s = empty(2)
    equip(s, 1, cannonballs=1)
    own(s, 1, "H1")
    stand(s, 0, "J3", ships=1)
    match: Match[Conquest] = match_from(s)
    for move, expected in (
        ("move E2 0 1 E1", "SAC-2.02"),
        ("buy_card sabres", "SAC-3.07"),
        ("react H1 I2 1", "SAC-5.17"),
        ("return_fire 1", "SAC-5.12"),
    ):
        refusal = match.why_not(move, 1)
        assert refusal is not None
        assert refusal.rule == expected
    with pytest.raises(NotYourTurn):
        match.why_not("sing", 1)
    play(match, "move J3 1 0 I2", "end_movement")
    refusal = match.why_not("move I2 1 0 I1", 0)
    assert refusal is not None
    assert refusal.rule == "SAC-4.11"
