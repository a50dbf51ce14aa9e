"""Chapter 6: treasure and what is open about it."""

from __future__ import annotations

from karawela.engine.state import UNKNOWN
from karawela.games.ship_adventure.data.components import TOKEN_INDEX
from karawela.games.treasure_map.state import CARRIED, HOARD, STORED, UNDRAWN, TreasureMap
from karawela.testing.table import play, told
from tests.games.treasure_map.table import carry, hold, last_turn, match_from, pirates, put, sq, table
from tests.support import rule


def before_h1(*colours: str, level: int = 1) -> TreasureMap:
    """Red's crew on H2, its ship on I2, a token on the temple H1."""
    s = table(*(colours or ("red", "yellow")), level=level)
    put(s, 0, "I2", "H2")
    return s


@rule("SAT-6.01")
def test_a_crew_that_ends_on_a_temple_takes_token_and_gold() -> None:
    """As many dice as the token shows, summed, the skull as 7."""
    for level, dice, gold in ((1, [4], 4), (2, [5, 1], 6), (3, [1, 1, 7], 9)):
        s = before_h1("red", "yellow", "blue", level=level)
        token = s.token_at.index(1)
        s.token_level[token] = level
        match = play(match_from(s, f"t{level}_grey", *dice), "step H1", "end_move")
        assert match.state.captains[0].gold == gold
        assert match.state.token_at[token] == CARRIED
        assert match.state.emptied_last == 1


@rule("SAT-6.02")
def test_passing_over_a_temple_gives_nothing() -> None:
    """The token stays."""
    match = play(match_from(before_h1()), "step H1", "step G1", "end_move")
    assert 1 in match.state.token_at
    assert match.state.captains[0].gold == 0


@rule("SAT-6.03")
def test_the_back_is_known_to_its_holders_only() -> None:
    """The taker sees it, the others do not, whoever loots it later sees it too."""
    s = before_h1()
    token = s.token_at.index(1)
    match = play(match_from(s, "t1_grey", 4), "step H1", "end_move")
    assert match.view(0).token_back[token] == TOKEN_INDEX["t1_grey"]
    assert match.view(1).token_back[token] == UNKNOWN
    assert match.view(None).token_back[token] == UNKNOWN
    drawn = [line for line in match.log(1) if line.kind == "token"]
    assert [line.text for line in drawn] == [""]
    assert match.view(1).token_back[s.token_at.index(2)] == UNDRAWN


@rule("SAT-6.04")
def test_each_skull_calls_one_more_pirate() -> None:
    """Two skulls, two pirates; no skull, none."""
    s = before_h1("red", "yellow", "blue", level=2)
    s.token_level[s.token_at.index(1)] = 2
    match = play(match_from(s, "t2_grey", 7, 7), "step H1", "end_move")
    assert match.state.prey.count(0) == 2
    match = play(match_from(s, "t2_grey", 5, 3), "step H1", "end_move")
    assert match.state.prey == [-1] * 4


@rule("SAT-6.05")
def test_the_nearest_idle_pirate_is_called() -> None:
    """Busy and destroyed ones are passed over; ties go to the lower number; with nobody idle nobody comes."""
    s = before_h1()
    assert play(match_from(s, "t1_grey", 7), "step H1", "end_move").state.prey == [-1, 0, -1, -1]
    s.prey[1] = 1
    assert play(match_from(s, "t1_grey", 7), "step H1", "end_move").state.prey == [-1, 1, 0, -1]
    s.pirates[2] = -1
    assert play(match_from(s, "t1_grey", 7), "step H1", "end_move").state.prey == [-1, 1, -1, 0]
    s.prey = [1, 1, -1, 1]
    assert play(match_from(s, "t1_grey", 7), "step H1", "end_move").state.prey == [1, 1, -1, 1]


@rule("SAT-6.06")
def test_a_pirate_has_one_prey_a_player_may_have_several() -> None:
    """Each called pirate marks the player it chases."""
    s = before_h1()
    s.prey[0] = 0
    match = play(match_from(s, "t1_grey", 7), "step H1", "end_move")
    assert match.state.prey == [0, 0, -1, -1]
    assert told(match, "chase") == [("chase", "pirate_2", 0)]


@rule("SAT-6.07")
def test_a_called_pirate_moves_in_the_same_round() -> None:
    """In that round's pirate phase."""
    s = last_turn(before_h1())
    put(s, 0, "I1", "H2")
    match = play(match_from(s, "t1_grey", 7, 2), "step H1", "end_move", "end_turn", "bribe pirate_2 no")
    assert pirates(match)[1] != "K4"


@rule("SAT-6.08")
def test_there_is_no_limit_to_what_a_crew_carries() -> None:
    """A fifth token and a hundred gold are carried like the first."""
    s = before_h1()
    carry(s, 0, "t1_white", "t1_pink", "t1_purple", "t1_orange")
    hold(s, 0, gold=100)
    match = play(match_from(s, "t1_grey", 5), "step H1", "end_move")
    assert match.state.token_at.count(CARRIED) == 5
    assert match.state.captains[0].gold == 105


@rule("SAT-6.09")
def test_levels_numbers_and_gold_are_open_and_backs_are_not() -> None:
    """In a store, a hoard or the galleon a back stays hidden from all who never held it; exchanged it is public."""
    s = table("red", "yellow")
    hold(s, 0, gold=3, pieces=[2])
    stored = carry(s, 0, "t1_white", at=STORED)[0]
    hoard = carry(s, 0, "t2_white", at=HOARD + 1)[0]
    hand = carry(s, 0, "t2_purple")[0]
    match = match_from(s)
    other = match.view(1)
    assert other.captains[0] == match.state.captains[0]
    assert [other.token_level[token] for token in (stored, hoard, hand)] == [1, 2, 2]
    assert [other.token_back[token] for token in (stored, hoard, hand)] == [UNKNOWN] * 3
    assert match.view(0).token_back[hoard] == TOKEN_INDEX["t2_white"]
    play(match, "step K1", "end_move", "exchange t2_purple 1")
    assert match.view(1).token_back[hand] == match.view(None).token_back[hand] == TOKEN_INDEX["t2_purple"]


@rule("SAT-6.09")
def test_whether_a_token_fits_here_is_not_betrayed_by_the_question() -> None:
    """A carrier ashore is asked whether or not a token's place is here."""
    for token in ("t2_purple", "t1_grey"):
        s = table("red", "yellow")
        carry(s, 0, token)
        match = play(match_from(s), "step K1", "end_move")
        assert match.to_move == (0,)
    s = table("red", "yellow")
    assert play(match_from(s), "step K1", "end_move").to_move == (1,)


def test_the_first_look_draws_only_what_nobody_holds() -> None:
    """A back that somebody has is not drawn again, nor one of an area without land."""
    seen = set()
    s = before_h1()
    carry(s, 1, "t1_white", "t1_pink")
    for back in ("t1_white", "t1_lime"):
        match = match_from(s, back)
        try:
            play(match, "step H1", "end_move")
        except AssertionError as error:
            seen.add(str(error))
    assert seen == {"t1_white cannot come up for token", "t1_lime cannot come up for token"}
    assert sq("H1")
