"""What greedy players do with the title's valuation."""

from __future__ import annotations

from random import Random

import pytest

from karawela.bots.players import Greedy, Player, RandomPlayer
from karawela.engine import Match
from karawela.engine.seat import Seat
from karawela.games.conquest import TITLE
from karawela.games.conquest.bot.value import value
from karawela.games.conquest.state import LIMIT, Conquest
from karawela.testing.table import play
from tests.games.conquest.table import empty, match_from, own, stand


def played(seed: int, players: list[Player], **options: object) -> Match[Conquest]:
    """A whole game between these players."""
    match: Match[Conquest] = Match(TITLE, len(players), f"bots {seed}", options)
    while not match.over:
        seat = match.to_move[0]
        match.play(players[seat].choose(Seat(match, seat)))
    return match


def greedy(seed: int) -> Player:
    return Greedy(Random(seed), worlds=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_games_end_by_winning(seats: int) -> None:
    """Most games end by majority or elimination, not by the limit of rounds."""
    ends = [played(seed, [greedy(seed + seat) for seat in range(seats)]).state.ended for seed in range(4)]
    assert ends.count(LIMIT) <= 1


def test_greedy_beats_random() -> None:
    """From both seats."""
    for seed in range(4):
        players: list[Player] = [greedy(seed), RandomPlayer(Random(seed))]
        result = played(seed, players[:: 1 if seed % 2 else -1]).result
        assert result is not None
        assert result.winners == (0 if seed % 2 else 1,)


def test_a_player_likes_what_the_rules_reward() -> None:
    """More points, nearer points and a garrison at home are better; an enemy's gain is worse."""
    s = empty(2)
    stand(s, 0, "I2", ships=1)
    base = value(s, 0)
    richer = s.copy()
    own(richer, 0, "H1")
    assert value(richer, 0) > base > value(richer, 1)
    nearer = play(match_from(s), "move I2 1 0 J3").state
    assert value(nearer, 0) > base
    threatened = s.copy()
    stand(threatened, 1, "L2", ships=1, crews=2)
    bare = threatened.copy()
    stand(bare, 0, "K2")
    stand(bare, 0, "J4", ships=1)
    stand(threatened, 0, "K2", crews=3)
    assert value(threatened, 0) > value(bare, 0)
