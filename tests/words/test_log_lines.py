"""The log in words: everything is told, nothing twice, and what belongs together is one passage."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from karawela.engine import Match, registry
from karawela.engine.log import LogLine
from karawela.words import words_of
from karawela.words.log_form import LogForm
from karawela.words.log_lines import FLOOD, Told, folded, passages, retells, tell
from karawela.words.people import people_of


def played(title: str, seats: int = 0, answers: int = 60) -> Match[Any]:
    game = registry.title(title)
    match: Match[Any] = Match(game, seats or max(game.seats), "log lines", journal=True)
    rng = Random(4)
    for _ in range(answers):
        if match.over:
            break
        match.choose(rng.randrange(len(match.legal)))
    return match


def choice(ply: int, seat: int, verb: str, *events: str) -> Told:
    return Told(ply, seat, f"{seat} {verb}", events, verb=verb)


def outcome(ply: int, verb: str, *events: str, die: int | None = None) -> Told:
    return Told(ply, None, verb, events, verb=verb, die=die)


FORM = LogForm(ways=frozenset({"step"}), quiet=frozenset({"end"}))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("title", registry.titles())
def test_every_line_is_in_exactly_one_passage(title: str, language: str) -> None:
    """In order, for each seat and for who looks on; and every event that has words is told."""
    match = played(title)
    words = words_of(match, language)
    for seat in (None, *range(match.seats)):
        lines = tell(match, seat, words)
        told = passages(lines, words.log_form())
        assert [line for passage in told for line in passage.lines] == lines
        assert [line.ply for line in lines] == list(range(match.ply))
        sentences = [sentence for line in lines for sentence in line.sentences]
        people = people_of(match, language)
        for _, event in match.events(seat):
            assert not words.event(event, people) or words.event(event, people) in sentences
        assert all(folded(passage, words) for passage in told if passage.sort in ("setup", "deal", "way"))


@pytest.mark.parametrize("title", registry.titles())
def test_the_set_up_is_one_passage_and_chapters_open_after_it(title: str) -> None:
    """However much is dealt: before anybody plays there is one line to read."""
    match = played(title)
    words = words_of(match, "en")
    told = passages(tell(match, 0, words), words.log_form())
    assert [passage.sort for passage in told].count("setup") == 1 and told[0].sort == "setup"
    assert len(told[0].lines) > 10
    assert any(line.chapters for passage in told[1:] for line in passage.lines)


@pytest.mark.parametrize("title", registry.titles())
def test_a_log_told_from_the_middle_is_told_the_same(title: str) -> None:
    match = played(title)
    words = words_of(match, "en")
    whole = tell(match, 0, words)
    for since in (1, len(whole) // 2, len(whole) - 1):
        assert tell(match, 0, words, since) == whole[since:]


def test_a_new_player_has_the_word() -> None:
    told = passages([choice(0, 0, "drive"), choice(1, 0, "enter"), choice(2, 1, "drive")], FORM)
    assert [passage.new for passage in told] == [True, False, True]


def test_steps_in_a_row_are_one_way() -> None:
    """Unless something happens on it, or somebody else goes on."""
    steps = [choice(ply, 0, "step") for ply in range(3)]
    assert [passage.sort for passage in passages(steps, FORM)] == ["way"]
    steps[1] = choice(1, 0, "step", "A galleon!")
    assert [len(passage.lines) for passage in passages(steps, FORM)] == [2, 1]
    other = [choice(0, 0, "step"), choice(1, 1, "step")]
    assert [passage.sort for passage in passages(other, FORM)] == ["choice", "choice"]


def test_a_flood_is_folded_and_few_draws_are_not() -> None:
    draws = [outcome(ply, "card") for ply in range(FLOOD)]
    assert [passage.sort for passage in passages(draws, FORM)] == ["deal"]
    assert [passage.sort for passage in passages(draws[1:], FORM)] == ["chance"] * (FLOOD - 1)


def test_dice_of_one_throw_are_one_passage() -> None:
    """Up to what comes of them."""
    dice = [outcome(0, "die_rum", die=3), outcome(1, "die_wood", "Vasa wins.", die=1), outcome(2, "die_rum", die=2)]
    assert [[line.die for line in passage.lines] for passage in passages(dice, FORM)] == [[3, 1], [2]]


def test_what_only_ends_something_is_quiet() -> None:
    told = passages([choice(0, 0, "end"), choice(1, 0, "end", "The round is over.")], FORM)
    assert [passage.sort for passage in told] == ["quiet", "choice"]


@pytest.mark.parametrize(
    ("line", "event", "again"),
    [
        (LogLine(0, 1, "take", "take tobacco"), ("goods", 1, "tobacco", 1), True),
        (LogLine(0, 1, "load", "load tobacco 1"), ("goods", 1, "tobacco", -1), False),
        (LogLine(0, 0, "take", "take tobacco"), ("goods", 1, "tobacco", 1), False),
        (LogLine(0, 0, "drive", "drive 1"), ("vp", 0, 1), False),
        (LogLine(0, 0, "pass", "pass"), ("vp", 0, 1), False),
        (LogLine(0, 0, "take", ""), ("goods", 0, "tobacco", 1), False),
        (LogLine(0, None, "card", "card rum"), ("new_card", "rum"), True),
        (LogLine(0, None, "die", "die 3"), ("fight", 3), False),
        (LogLine(0, 0, "sail", "sail c1r3"), ("sails", 0, "bonaire"), True),
    ],
)
def test_an_event_that_says_all_of_a_choice_is_told_in_its_place(line: LogLine, event: Any, again: bool) -> None:
    """Not one that says less, tells of somebody else, or has the same number by chance."""
    form = LogForm(retold={"sails": frozenset({"sail"})})
    assert retells(event, line, form) is again


def test_what_chance_decides_for_the_company_is_told_as_its_own() -> None:
    """By what comes of it; the set-up is nobody's, and one's own dice stay chance."""
    match = played("maracaibo", 1)
    words = words_of(match, "en")
    told = passages(tell(match, 0, words), words.log_form())
    his = [passage for passage in told if passage.of_company]
    assert his and all(passage.seat == match.seats for passage in his)
    assert all("Redbeard" in " ".join(passage.lines[-1].events) for passage in his)
    assert any("Redbeard drew card" in passage.lines[-1].sentences[0] for passage in his)
    assert {passage.seat for passage in told} == {None, 0, 1}
