"""Chapter 7: the end."""

from __future__ import annotations

import pytest

from karawela.engine import GameIsOver, Match
from karawela.engine.record import read_record
from karawela.engine.replay import replay
from karawela.engine.stored import earlier
from karawela.games.conquest import TITLE
from karawela.games.conquest.state import ELIMINATION, LIMIT, MAJORITY, Conquest
from karawela.testing.table import play, told
from tests.games.conquest.table import captain_of, empty, equip, match_from, own, owned, stand
from tests.support import rule


def last_turn(s: Conquest, *rolls: int) -> Match[Conquest]:
    """The match in which seat 0 plays the round's last turn, just before its movement ends."""
    s.first, s.turns = 1, len(s.captains)
    return match_from(s, *rolls)


@rule("SAC-7.01")
def test_the_game_ends_with_a_majority_of_areas_after_the_income() -> None:
    """Two of three; the last income is paid first."""
    s = empty(2)
    own(s, 0, "E5", "G5", "G8", "K4", "A5", "J8")
    match = play(last_turn(s), "end_movement")
    assert match.over
    assert match.state.ended == MAJORITY
    assert captain_of(match, 0).gold == 13
    own(s, 1, "J8")
    assert not play(last_turn(s, 1), "end_movement").over


@rule("SAC-7.01")
def test_a_majority_lost_within_the_round_does_not_count() -> None:
    """Only the end of the round is looked at."""
    s = empty(2)
    own(s, 1, "E5", "G5", "G8", "K4", "A5", "J8")
    stand(s, 0, "K3", ships=1)
    match = play(last_turn(s, 1), "move K3 1 0 K4", "end_movement")
    assert not match.over
    assert owned(match, 0) == {"K2", "K4"}


@rule("SAC-7.01")
def test_with_nine_areas_five_are_a_majority() -> None:
    """Four are not."""
    match: Match[Conquest] = Match(TITLE, 2, "nine", {"boxes": "4", "max_rounds": 1})
    match.choose(0)
    match.choose(0)
    for areas in (4, 5):
        s = match.state.copy()
        s.max_rounds, s.turns = 40, 2
        for area in s.areas[:areas]:
            s.owner.update(dict.fromkeys(area, 0))
        going: Match[Conquest] = Match(TITLE, 2, "nine", {"boxes": "4"}, state=s)
        going.play("end_movement")
        assert going.over == (areas == 5)


@rule("SAC-7.01", "SAC-7.02")
def test_the_round_of_an_elimination_is_played_to_its_end() -> None:
    """The eliminated player takes no turn; the others do; then the game ends."""
    s = empty(3)
    stand(s, 1, "E2")
    stand(s, 0, "E2", crews=1)
    match = play(match_from(s), "end_movement")
    assert captain_of(match, 1).out
    assert match.to_move == (2,)
    play(match, "end_movement")
    assert match.over
    assert match.state.ended == ELIMINATION
    with pytest.raises(GameIsOver):
        match.play("end_movement")


@rule("SAC-7.02")
def test_a_unit_or_a_city_keeps_a_player_in_the_game() -> None:
    """One of them is enough, points without a city are not; they lose their owner then."""
    s = empty(2)
    stand(s, 1, "E2")
    own(s, 1, "H1", "K4")
    assert not captain_of(play(match_from(s, 2), "end_movement"), 1).out
    stand(s, 0, "E2", crews=1)
    stand(s, 1, "I9", ships=1)
    assert not captain_of(play(match_from(s), "end_movement"), 1).out
    stand(s, 1, "I9")
    equip(s, 1, gold=20)
    match = play(match_from(s), "end_movement")
    assert captain_of(match, 1).out
    assert captain_of(match, 1).gold == 20
    assert owned(match, 1) == set()
    assert told(match, "eliminated") == [("eliminated", 1)]
    assert told(match, "income") == [("income", 0, 2)]
    assert match.result is not None
    assert match.result.winners == (0,)


@rule("SAC-7.02")
def test_the_last_unit_may_be_lost_to_cannon_or_as_a_prize() -> None:
    """Every loss is looked at, in the own turn and in another's."""
    s = empty(2)
    own(s, 0, "E2")
    stand(s, 1, "E2")
    stand(s, 1, "F7", ships=1)
    stand(s, 0, "F7", crews=1)
    assert captain_of(play(match_from(s, 5, 1), "end_movement"), 1).out
    stand(s, 0, "F7")
    stand(s, 0, "F6", crews=1)
    stand(s, 0, "G6", ships=1)
    equip(s, 0, cannonballs=1)
    assert captain_of(play(match_from(s), "end_movement", "fire G6 F7 1"), 1).out


@rule("SAC-7.03")
def test_the_score_is_points_and_again_points_of_whole_areas() -> None:
    """Example X21: 7 and 3."""
    s = empty(3, max_rounds=2)
    own(s, 0, "E5", "G5", "G8")
    own(s, 2, "H1", "E10")
    match = play(last_turn(s), "end_movement")
    assert match.result is not None
    assert match.result.scores == (7, 1, 3)
    assert match.result.ranks == (1, 3, 2)
    assert dict(match.result.lines[0]) == {
        "points": 4,
        "areas": 1,
        "area_points": 3,
        "total": 7,
        "gold": 7,
        "units": 1,
    }


@rule("SAC-7.04")
def test_most_points_win_then_gold() -> None:
    """Gold counts only between equals, and after the last income."""
    s = empty(3, max_rounds=2)
    equip(s, 1, gold=3)
    equip(s, 2, gold=50)
    own(s, 0, "H1")
    own(s, 1, "K4")
    match = play(last_turn(s), "end_movement")
    assert match.result is not None
    assert match.result.scores == (2, 2, 1)
    assert match.result.ranks == (2, 1, 3)


@rule("SAC-7.05")
def test_further_ties_go_to_units_and_then_are_shared() -> None:
    """Equal points and gold: more units on the board; equal units too: both win."""
    s = empty(2, max_rounds=2)
    match = play(last_turn(s), "end_movement")
    assert match.result is not None
    assert match.result.winners == (0, 1)
    stand(s, 1, "I9", ships=1)
    match = play(last_turn(s), "end_movement")
    assert match.result is not None
    assert match.result.ranks == (2, 1)


@rule("SAC-7.06")
@pytest.mark.parametrize(("boxes", "rounds"), [("1", 30), ("4", 80), ("9", 80)])
def test_the_number_of_rounds_is_limited(boxes: str, rounds: int) -> None:
    """By the table of sizes, or as the option says; the game is then scored in the same way."""
    assert TITLE.rules.start(TITLE.setup(2, {"boxes": boxes})).max_rounds == rounds
    assert TITLE.rules.start(TITLE.setup(2, {"boxes": boxes, "max_rounds": 7})).max_rounds == 7


@pytest.mark.parametrize(("version", "boxes", "rounds"), [(1, "9", 50), (1, "4", 40), (2, "4", 40)])
def test_games_of_earlier_versions_keep_their_limit(version: int, boxes: str, rounds: int) -> None:
    """On nine boxes it was fifty rounds at first, on four forty: what was begun so is replayed and goes on so."""
    match: Match[Conquest] = Match(TITLE, 2, "old", {"boxes": boxes}, version=version)
    assert match.state.max_rounds == rounds
    for _ in range(6):
        match.choose(0)
    record = read_record(match.record.text(with_seed=True))
    assert record.version == version
    again = replay(record)
    assert (again.version, again.state.max_rounds, again.state) == (version, rounds, match.state)
    assert earlier(again, 3).state.max_rounds == rounds
    assert Match(TITLE, 2, "old", {"boxes": boxes}).version == 3


@rule("SAC-7.06")
def test_after_the_last_round_the_game_ends() -> None:
    """Not a round earlier."""
    s = empty(2, max_rounds=3)
    match = play(last_turn(s, 1), "end_movement")
    assert not match.over
    play(match, "end_movement", "end_movement")
    assert match.over
    assert match.state.ended == LIMIT
    assert match.result is not None
    assert match.result.truncated
