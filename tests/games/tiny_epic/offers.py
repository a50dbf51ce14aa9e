"""What options say at a table of Tiny Epic Pirates, for the tests of its words."""

from __future__ import annotations

from karawela.engine import move_text
from karawela.games.tiny_epic.data.choices import RIVALS
from karawela.words import words_of
from karawela.words.people import People, people_of
from tests.games.tiny_epic.looks import Game


def said(match: Game, language: str) -> dict[str, str]:
    """What each option says to the seat that is asked, by its text form."""
    ask, words = match.ask_of(), words_of(match, language)
    view, people = match.view(ask.seat), people_of(match, language)
    if view.rival:  # a match that goes on from a state has the options of every other
        people = People(people, people.colours, [RIVALS[view.rival]])
    return {move_text(move): words.offer(move, view, people) for move in ask.options}


def assert_said(match: Game, move: str, english: str, polish: str) -> None:
    assert said(match, "en")[move] == english
    assert said(match, "pl")[move] == polish


def question(match: Game, language: str) -> str:
    ask = match.ask_of()
    return words_of(match, language).question(ask.kind, match.view(ask.seat))
