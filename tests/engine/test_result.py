"""How a game ends: who has won, alone, together, or nobody at all."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from karawela.bots.results import won
from karawela.engine import Ask, GameOver, Match, Result, Rules, State, read_record
from karawela.engine.title import Rulebook, Title
from karawela.words import words_for
from karawela.words.endings import ending, headline

TEAMS = ((0, 2), (1, 3))
NAMES = ("Ada", "Bob", "Cyd", "Dan", "Ghost")


@dataclass(slots=True)
class Tug(State):
    pulled: list[int] = field(default_factory=list)


def pulling(s: Tug) -> Rules:
    for seat in range(len(s.pulled)):
        answer = yield Ask(seat, "pull", [("pull", n) for n in range(4)])
        s.pulled[seat] = int(answer[1])
    raise GameOver


def outcome(s: Tug) -> Result:
    sums = [sum(s.pulled[who] for who in team) for team in TEAMS]
    result = Result.by_rank(s.pulled, [sums[seat % 2] for seat in range(4)], teams=TEAMS)
    return result if any(s.pulled) else replace(result, winners=())


TUG: Title[Tug] = Title(
    id="tug",
    prefix="TUG",
    seats=range(4, 5),
    rooms={"rules": Rulebook(start=lambda setup: Tug(pulled=[0] * setup.seats), play=pulling, result=outcome)},
)
"""Two teams at a rope, everybody pulls once; if nobody pulls at all, nobody wins."""


def tug(*pulled: int) -> Match[Tug]:
    match = Match(TUG, 4, "tug", names=NAMES[:4])
    for n in pulled:
        match.play(f"pull {n}")
    return match


def test_a_team_wins_together() -> None:
    """All of it and nobody else, whoever of them has pulled; none of them has only a part of the victory."""
    result = tug(0, 2, 3, 0).result
    assert result is not None
    assert result.winners == (0, 2)
    assert [result.share(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]
    assert result.ending == "team" and not result.lost and not result.nobody_won
    for language, sentence in (("en", "Ada and Cyd win together"), ("pl", "Wygrywają razem Ada i Cyd")):
        words = words_for(None, language)
        assert headline(words, result, NAMES) == sentence
        assert ending(words, result, NAMES).startswith(sentence)


def test_teams_that_are_level_share_the_victory() -> None:
    """Half for each team, and so for each of its members."""
    result = tug(1, 3, 3, 1).result
    assert result is not None
    assert result.winners == (0, 1, 2, 3) and result.ending == "shared"
    assert [result.share(seat) for seat in range(4)] == [0.5] * 4
    assert won(result, 20.0) == pytest.approx([0.5] * 4)


def test_who_is_first_need_not_have_won() -> None:
    """Nobody has pulled: the ranks say that all are first, and nobody has won."""
    match = tug(0, 0, 0, 0)
    result = match.result
    assert result is not None
    assert result.ranks == (1, 1, 1, 1)
    assert result.nobody_won and result.lost and result.ending == "nobody"
    assert won(result, 20.0) == [0.0] * 4
    assert headline(words_for(None, "en"), result, NAMES) == "Nobody has won"
    assert headline(words_for(None, "pl"), result, NAMES) == "Nikt nie wygrał"


def test_bots_measure_a_team_by_the_other_one() -> None:
    """That one of a team has more points than the other is no lead; equal for all of a side."""
    values = won(Result.by_rank((9, 4, 1, 4), (10, 8, 10, 8), teams=TEAMS), 20.0)
    assert values[0] == values[2] > 0.95
    assert values[1] == values[3] < 0.05


def test_a_game_played_alone_is_lost_where_no_seat_has_won() -> None:
    """To the company or to nobody; of the two, only to the company has somebody won."""
    beaten = Result.by_rank((50, 90), company=1)
    assert beaten.lost and not beaten.nobody_won and beaten.winners == (1,) and beaten.ending == "winner"
    dead = Result((0, 0), (1, 1), (), company=1)
    assert dead.lost and dead.nobody_won and dead.ending == "lost"
    assert won(beaten, 20.0) == won(dead, 20.0) == [0.0]
    assert headline(words_for(None, "en"), dead, ("Ada", "Ghost")) == "Ada has lost"
    assert headline(words_for(None, "pl"), dead, ("Ada", "Ghost")) == "Przegrywa Ada"
    alive = Result.by_rank((90, 50), company=1)
    assert not alive.lost and won(alive, 20.0)[0] > 0.95


def test_a_side_of_all_seats_loses_together() -> None:
    """Nobody else was there to win."""
    result = Result((3, 3), (1, 1), (), teams=((0, 1),))
    assert result.ending == "lost"
    assert ending(words_for(None, "en"), result, NAMES) == "Ada and Bob have lost."
    assert ending(words_for(None, "pl"), result, NAMES) == "Przegrywają Ada i Bob."


def test_a_record_keeps_scores_and_ranks_to_the_letter() -> None:
    """Who has won follows from the moves; a record of a game without winners replays like any other."""
    match = tug(0, 0, 0, 0)
    text = str(match.record)
    assert text.splitlines()[-5:-1] == [f"= {seat} 0 1" for seat in (1, 2, 3, 4)]
    assert read_record(text).result == [(0, 1)] * 4
