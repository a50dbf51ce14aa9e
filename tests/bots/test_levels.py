"""The levels: made by name, named in both languages, honest about mistakes, and they finish games."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from karawela.bots import BOTS, LEVELS, USUAL, Player, Thinker, make_bot
from karawela.bots.search import Budget, Search
from karawela.bots.sense import sense_of
from karawela.engine import Match, Seat, SetupError, registry
from karawela.words import words_for
from tests.bots.positions import TITLES, middle


def played(match: Match[Any], players: list[Player]) -> Match[Any]:
    """The game, played to its end."""
    while not match.over:
        seat = match.to_move[0]
        match.play(players[seat].choose(Seat(match, seat)), seat)
    return match


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    """Five, each made by its name; older names are known but not listed."""
    assert list(LEVELS) == ["deckhand", "sailor", "mate", "captain", "admiral"]
    assert USUAL in LEVELS
    for name in BOTS:
        assert make_bot(name, Random(1)).name == name
    assert {"random", "greedy"} <= set(BOTS) - set(LEVELS)


def test_the_stronger_think_longer() -> None:
    """About a second, about five; the mate at most half a second."""
    budgets = [LEVELS[name].budget for name in ("mate", "captain", "admiral")]
    assert [budget.seconds for budget in budgets if budget is not None] == [0.5, 1.0, 5.0]


@pytest.mark.parametrize("title", TITLES)
def test_a_mate_takes_as_many_glances_as_the_title_says(title: str) -> None:
    """However much time there is; with a number it makes that many."""
    match = middle(title, 30)
    seat = Seat(match, match.to_move[0])
    mate = LEVELS["mate"].budget
    assert mate is not None
    timeless = replace(mate, seconds=math.inf)
    counted = Budget(sense_of(seat.title).glance)
    reports = [Search(Random(1), budget).report(seat) for budget in (timeless, counted)]
    assert reports[0].thoughts == reports[1].thoughts
    assert reports[0].iterations == reports[1].iterations <= sense_of(seat.title).glance
    assert mate.most(10) == 10
    assert Budget(90).most(10) == 90


def test_a_number_of_iterations_takes_the_place_of_the_clock() -> None:
    """`captain@800` goes by no clock; `*1` is one process, this one."""
    bot = make_bot("captain@800", Random(1))
    assert isinstance(bot, Thinker)
    assert (bot.budget.iterations, bot.budget.seconds) == (800, float("inf"))
    single = make_bot("captain*1", Random(1))
    assert isinstance(single, Thinker)
    assert single.fleet is None
    assert single.budget == LEVELS["captain"].budget


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("captan", "did you mean captain"),
        ("admirall@20", "did you mean admiral"),
        ("xyzzy", "deckhand, sailor, mate, captain, admiral"),
        ("mate@", "mate@800"),
        ("mate@many", "mate@800"),
        ("mate@0", "from 1 to 1000000"),
        ("mate*0", "from 1 to 64"),
        ("mate*65", "from 1 to 64"),
        ("sailor@10", "write sailor"),
        ("", "deckhand"),
    ],
)
def test_an_unknown_bot_is_refused_with_what_would_be_right(name: str, told: str) -> None:
    """The message names what was written and what could have been meant."""
    with pytest.raises(SetupError) as refusal:
        make_bot(name, Random(1))
    assert told in str(refusal.value)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_level_has_a_name_and_a_description(language: str) -> None:
    """All different; none falls back to its id where the language has another word."""
    words = words_for(None, language)
    names = [words.say("bot-level", bot=level) for level in LEVELS]
    about = [words.say("bot-about", bot=level) for level in LEVELS]
    assert len(set(names)) == len(set(about)) == len(LEVELS)
    assert not set(about) & set(LEVELS)
    if language == "pl":
        assert not set(names) & set(LEVELS)


@pytest.mark.parametrize("title", TITLES)
def test_bots_finish_games(title: str) -> None:
    """A deckhand and a mate play to the end, by legal moves only."""
    game = registry.title(title)
    match: Match[Any] = Match(game, 2, "finish", {**game.short, **({"turn_limit": 40} if title == "santiago" else {})})
    bots = [make_bot(name, Random(seat)) for seat, name in enumerate(("deckhand", "mate@2"))]
    result = played(match, bots).result
    assert result is not None
    assert len(result.ranks) == 2


def test_a_deckhand_has_manners() -> None:
    """None of the worst third by the title's own valuation, but not always the best either."""
    match = middle("santiago", 30)
    while len(match.legal) < 4:
        match.choose(0)
    seat = Seat(match, match.to_move[0])
    taken = {make_bot("deckhand", Random(seed)).choose(seat) for seed in range(60)}
    assert 1 < len(taken) < len(seat.legal)


def test_a_sailor_beats_a_deckhand() -> None:
    """Six games of Santiago, seats changing."""
    wins = 0.0
    for number in range(6):
        names = ["sailor", "deckhand"] if number % 2 else ["deckhand", "sailor"]
        match: Match[Any] = Match(registry.title("santiago"), 2, f"ladder {number // 2}")
        result = played(match, [make_bot(name, Random(seat)) for seat, name in enumerate(names)]).result
        assert result is not None
        wins += (names.index("sailor") in result.winners) / len(result.winners)
    assert wins >= 5


@pytest.mark.parametrize("title", ["treasure_map", "conquest"])
def test_nobody_waits_while_an_admiral_chooses_a_colour(title: str) -> None:
    """A matter of taste is answered without a search, and not always in the same way."""
    match: Match[Any] = Match(registry.title(title), 2, "colours")
    seat = Seat(match, match.to_move[0])
    assert seat.kind == "choose_colour"
    answers = set()
    for number in range(20):
        admiral = Thinker(Random(number), Budget(iterations=20))
        answers.add(admiral.choose(seat))
        assert admiral.memory is None
    assert len(answers) > 1
    assert answers <= set(seat.legal)
