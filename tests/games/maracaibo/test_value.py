"""The valuation: with it a greedy player builds an engine and scores."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots import make_bot
from karawela.bots.sense import sense_of
from karawela.engine import Match
from karawela.engine.seat import Seat
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.bot.weighing import card_worth, strength_worth
from karawela.games.maracaibo.bot.worth import doubloon_worth, outlook
from karawela.games.maracaibo.data.vocabulary import GOLD
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import BOX, card, dealt, hold, lay, match_from, own, stand, to_act


def played(bots: list[str], seed: str, **options: int) -> Match[Maracaibo]:
    match = Match(TITLE, len(bots), seed, options)
    players = [make_bot(bot, Random(f"{seed} {seat}")) for seat, bot in enumerate(bots)]
    while not match.over:
        seat = match.to_move[0]
        match.play(players[seat].choose(Seat(match, seat)), seat)
    return match


def test_a_greedy_player_scores_like_a_sensible_one() -> None:
    """The specification's band: 150 to 250 points are usual, about 190 for simple sensible play; a random player has a
    quarter of it. Boards and tableau are filled on the way."""
    match = played(["greedy", "random"], "value 1")
    result = match.result
    assert result is not None
    assert result.scores[0] > 150
    assert result.scores[0] > 2 * result.scores[1]
    greedy = match.state.captains[0]
    assert greedy.upgrades >= 10
    assert len(greedy.cards) >= 2
    assert sum(greedy.buried) >= 2


def test_a_greedy_player_is_a_match_for_redbeard() -> None:
    """Alone too it gets into the band."""
    result = played(["greedy"], "value 2", b_cards=0).result
    assert result is not None
    assert result.scores[0] > 130


def test_doubloons_lose_their_worth() -> None:
    """At the end five are a point."""
    assert doubloon_worth(0) == pytest.approx(0.2)
    assert doubloon_worth(1) > doubloon_worth(0.3) > doubloon_worth(0)


def test_strength_is_worth_the_best_that_it_buys() -> None:
    """With 6: the treasure and a point rather than doubloons and a point."""
    s = dealt(2)
    ahead = outlook(s, 0)
    assert strength_worth(s, 0, 6, GOLD, ahead) > strength_worth(s, 0, 4, GOLD, ahead) + 2
    assert strength_worth(s, 0, 0, GOLD, ahead) == 0


def test_a_card_is_worth_more_early_than_late() -> None:
    """Income is paid at each end of a round."""
    s = dealt(2)
    early = card_worth(s, 0, BOX.cards[card("tobacco")], outlook(s, 0))
    s.round = 3
    stand(s, 1, "gulf")
    assert early > card_worth(s, 0, BOX.cards[card("tobacco")], outlook(s, 0)) + 2


def test_a_lightning_that_acquires_cards_does_not_chase_itself() -> None:
    """Shipwright's Plans could take cards that take cards: the valuation looks one card far."""
    s = dealt(2)
    for where, name in (("c2r1", "shipwright_plans"), ("c2r2", "ram"), ("c2r3", "great_cabin")):
        lay(s, where, name)
    hold(s, 0, 60)
    match = match_from(to_act(s, 0, "c2r1"))
    assert sense_of(TITLE).value(match.view(0), 0) > 0


def test_a_better_tableau_is_worth_more() -> None:
    """All else equal."""
    s = dealt(2)
    before = sense_of(TITLE).value(s, 0)
    own(s, 0, "cook")
    assert sense_of(TITLE).value(s, 0) > before + 4
