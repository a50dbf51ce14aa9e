"""Chapter 7: at an empty island a treasure may come out of the supply, or stay there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from karawela.bots import make_bot
from karawela.components.packs import STANDARD
from karawela.draw.board import draw
from karawela.engine import Match
from karawela.engine.seat import Seat
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.vocabulary import EMERALD, GOLD, PEARL, TREASURES
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    WORDS,
    assert_refused,
    cell_with,
    dealt,
    explorer,
    fill,
    galleon,
    hold,
    kind,
    match_from,
    packed,
    play,
    texts,
    to_act,
    told,
)
from tests.games.maracaibo.test_resolve import listed
from tests.games.maracaibo.test_resolve import options as of_list
from tests.support import rule

KINDS = pytest.mark.parametrize("treasure", [GOLD, EMERALD, PEARL])
TAKE_OR_NOT = ["treasure_take", "skip"]


def raided(treasure: int, cubes: int = 0, pack: str = STANDARD) -> Match[Maracaibo]:
    """A raid of 6 has just paid for a treasure of an island with so many cubes."""
    s = dealt(2, chosen={"data_pack": pack})
    s.islands[treasure] = cubes
    match = match_from(to_act(s, 0, cell_with(s, "tobago")), 6, 6, 6)
    play(match, "skip", "raid_start", "raid_keep", f"raid_die {TREASURES[treasure]}")
    return play(match, "raid_spend ra_treasure 1")


@rule("POM-7.01")
@KINDS
def test_at_an_empty_island_the_player_may_take_a_cube_from_the_supply(treasure: int) -> None:
    """The island stays empty, and everybody is told where the treasure came from."""
    match = raided(treasure)
    assert (kind(match), texts(match), match.ask_of().rule) == ("supply", TAKE_OR_NOT, "POM-7.01")
    play(match, "treasure_take")
    assert match.state.islands[treasure] == 0
    assert match.state.captains[0].stored[treasure] == 1
    assert told(match, "treasure", "treasure_supply") == [("treasure_supply", 0, TREASURES[treasure])]


@rule("POM-7.01")
@KINDS
def test_or_leave_it_there(treasure: int) -> None:
    """No treasure and no bonus; the strength is spent, and the raid goes on with what is left."""
    match = play(raided(treasure), "skip")
    captain = match.state.captains[0]
    assert (captain.stored, captain.bonus, captain.vp, captain.doubloons) == ([0, 0, 0], 0, 0, 10)
    assert told(match, "treasure", "treasure_supply") == []
    assert texts(match) == ["raid_spend ra_vp 1", "raid_stop"]


@rule("POM-7.01")
def test_from_an_island_with_cubes_nothing_is_asked() -> None:
    """The last cube is taken like the others."""
    match = raided(PEARL, 1)
    assert kind(match) == "raid_spend"
    assert (match.state.islands[PEARL], match.state.captains[0].stored) == (0, [0, 0, 1])


@rule("POM-7.01", "POM-7.14")
@pytest.mark.parametrize(("answer", "pearls"), [("treasure_take", 3), ("skip", 2)])
def test_the_hawk_asks_where_the_island_ends(answer: str, pearls: int) -> None:
    """Two cubes come without a word, the third is a may."""
    s = dealt(2)
    s.galleons = [BOX.galleon_ids.index(tile) for tile in "ABCI"]
    fill(s, 0, "s1", "s2")
    hold(s, 0, 10)
    s.islands[PEARL] = 2
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    play(match, "upgrade s7", "galleon I", "treasure_kind pearl")
    assert (kind(match), match.state.captains[0].stored) == ("supply", [0, 0, 2])
    play(match, answer)
    assert match.state.captains[0].stored == [0, 0, pearls]
    assert kind(match) == "raid"


@rule("POM-7.01", "POM-8.05")
def test_a_trade_for_gold_that_is_not_there_can_be_left() -> None:
    """The explorer goes less far all the same."""
    s = dealt(2)
    galleon(s, 0, "J")
    s.islands[GOLD] = 0
    match = play(match_from(to_act(s, 0, cell_with(s, "bonaire"))), "skip", "explore_trade J")
    assert kind(match) == "supply"
    play(match, "skip")
    assert (match.state.allowance, match.state.captains[0].stored) == (2, [0, 0, 0])


@rule("POM-11.12")
def test_where_a_treasure_can_be_declined_anyway_it_is_asked_once() -> None:
    """On the track, and in a list: the question says that the island is empty; who has chosen is not asked again."""
    s = dealt(2)
    explorer(s, 0, "b1")
    s.islands[GOLD] = 0
    match = play(match_from(to_act(s, 0, cell_with(s, "bonaire"))), "skip", "explore_move b2")
    assert (kind(match), texts(match)) == ("supply", TAKE_OR_NOT)
    play(match, "treasure_take")
    assert match.state.captains[0].stored == [1, 0, 0]
    s = dealt(2)
    s.islands = [0, 4, 4]
    match = play(listed("treasure:gold:2 / treasure:pearl:1", True, s=s), "do_now treasure")
    assert match.state.captains[0].stored == [2, 0, 0]
    assert of_list(match) == []


@rule("POM-7.04", "POM-11.11")
def test_a_storage_bonus_that_is_not_money_or_points_may_be_left(tmp_path: Path) -> None:
    """As a data pack may have it: a cube for any island, or none; the space is taken in any case."""
    box = packed(tmp_path / "pack", '[[storage]]\nid = "gold_store"\neffect = "cube:any:1"\n')
    match = raided(GOLD, 4, box.rows.digest)
    assert texts(match) == ["island gold", "island emerald", "island pearl", "skip"]
    play(match, "skip")
    assert (match.state.islands, match.state.captains[0].bonus) == ([3, 4, 4], 1)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_board_offers_it_on_the_island_and_among_the_answers(language: str) -> None:
    """Also where the kind is that of a die, or was picked before."""
    picture = draw(TITLE, raided(PEARL).scene(0, language))
    assert picture.count('data-move="treasure_take"') == 2
    assert picture.count('data-move="skip"') == 1


def test_only_the_question_itself_can_be_answered() -> None:
    """Other raid actions wait until it is settled."""
    match = raided(GOLD)
    assert_refused(match, "raid_spend ra_vp 1", "POM-6.12")
    assert_refused(match, "treasure_kind pearl", "POM-7.01")


def test_the_question_and_what_came_of_it_are_told_in_both_languages() -> None:
    """Polish declines the treasure."""
    assert WORDS["en"].question("supply") == "The island is empty. Take this treasure from the supply?"
    assert WORDS["pl"].question("supply") == "Wyspa jest pusta. Bierzesz ten skarb z zasobów?"
    event = ("treasure_supply", 0, "pearl")
    assert WORDS["pl"].event(event, ["Ada"]) == "Ada bierze perłę z zasobów, bo wyspa jest pusta."
    event = ("treasure_supply", 1, "pearl")
    assert WORDS["en"].event(event, ["Ada"]) == "Redbeard took 1 pearl from the supply: the island was empty."


def test_a_greedy_player_takes_what_the_supply_gives() -> None:
    """A treasure is worth points even from an empty island."""
    match = raided(EMERALD)
    bot = make_bot("greedy", Random(1))
    assert bot.choose(Seat(match, 0)) == ("treasure_take",)
