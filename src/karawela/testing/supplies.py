"""What a newcomer is told: how a title is played, what is open about everybody, the aim, and a large form of whatever
is pointed at, with the rule that explains it. A title that forgets one of them is found here."""

from __future__ import annotations

import re
from typing import Any

from karawela.components.catalogue import catalogue_of
from karawela.draw import memory
from karawela.draw.board import board_of, draw
from karawela.draw.large_form import large_form
from karawela.engine.errors import DataError
from karawela.engine.ledger import LANGUAGES
from karawela.engine.title import Title
from karawela.testing.cases import Case, Check, TitleCheck
from karawela.words import words_for, words_of
from karawela.words.how_to_play import how_to_play

SECTIONS = ("aim", "turn", "end")
_THING = re.compile(r'data-thing="([^"]*)"')


def a_title_introduces_itself(title: Title[Any]) -> None:
    """A name, a sentence for lists, a cover, and how it is played, with pictures, in every language."""
    gaps = [f"no illustration of '{each}'" for each in SECTIONS if each not in board_of(title).illustrations]
    gaps += [] if board_of(title).cover() else ["no cover"]
    for language in LANGUAGES:
        words = words_for(title, language)
        gaps += [f"no message '{each}' in '{language}'" for each in ("title", "blurb") if not words.has(each)]
        try:
            gaps += [] if how_to_play(words).turn else [f"no message 'how-turn-1' in '{language}'"]
        except DataError as missing:
            gaps.append(str(missing))
        for section, drawing in board_of(title).illustrations.items():
            gaps += [] if drawing(words).startswith("<svg") else [f"the illustration of '{section}' is no picture"]
    assert not gaps, f"{title.id}: " + "; ".join(gaps)


def what_rules_explain_is_there(title: Title[Any]) -> None:
    """Whatever a rule of the ledger names in `of` is a component of the title, or a kind of components: a table."""
    ledger = words_for(title, LANGUAGES[0]).ledger()
    assert ledger is not None
    rows = catalogue_of(title).rows
    gaps = [
        f"{rule.id} is of '{each}', which is neither a component nor a kind of them"
        for rule in ledger.rules.values()
        for each in rule.of
        if each not in rows.by_id and each not in rows.tables
    ]
    assert not gaps, f"{title.id}: " + "; ".join(gaps)


def everybody_has_facts_and_an_aim(case: Case) -> None:
    """In every position, for the seat that is asked and for who only looks on: the aim, how far it is, and facts, one
    of them the main one, each in words and with a sign that is drawn. Before a seat has anything there may be none."""
    board = board_of(case.title)
    told: set[int] = set()
    for match, rng in case.played(161):
        if match.over or (told and rng.random() < 0.8):
            continue
        for viewer in (match.to_move[0], None):
            for language in LANGUAGES:
                words, view, where = words_of(match, language), match.view(viewer), f"{case} at {match.ply}"
                aim = words.aim(view)
                cast = len(match.cast(language))
                assert aim.goal and aim.now, f"{where}: no aim in '{language}'"
                assert len(aim.progress) in (0, cast), f"{where}: progress of {len(aim.progress)}, not of {cast}"
                for seat in range(cast):
                    facts = words.facts(view, seat)
                    if facts:
                        told.add(seat)
                        assert any(fact.main for fact in facts), f"{where}: no main fact of seat {seat}"
                    assert all(fact.amount and fact.words for fact in facts), f"{where}: a fact without words: {facts}"
                    unsigned = [fact.sign for fact in facts if fact.sign and not board.sign(fact.sign)]
                    assert not unsigned, f"{where}: signs that are not drawn: {unsigned}"
    untold = set(range(len(match.cast()))) - told
    assert not untold, f"{case}: no facts of {untold}"


def what_is_pointed_at_has_a_large_form(case: Case) -> None:
    """Every `data-thing` of a board, wide or tall, every component that an option names and every thing of a fact: a
    component of the title, with a picture or with words about it, and with a rule that explains it."""
    seen: set[str] = set()
    memory.forget()
    for match, rng in case.played(171):
        if match.over or (seen and rng.random() < 0.93):
            continue
        words = words_of(match, LANGUAGES[0])
        view = match.view(match.to_move[0])
        things = {thing for ask in match.asks for move in ask.options for thing in words.things(move)}
        things |= {fact.thing for seat in range(case.seats) for fact in words.facts(view, seat) if fact.thing}
        for tall in (False, True):
            scene = match.scene(match.to_move[0], LANGUAGES[0], bare=True, tall=tall)
            things |= set(_THING.findall(draw(case.title, scene)))
        for thing in things - seen:
            forms = [large_form(words_of(match, language), thing) for language in LANGUAGES]
            assert all(form is not None for form in forms), f"{case} at {match.ply}: '{thing}' is no component"
            assert all(form is not None and (form.picture or form.about) for form in forms), (
                f"{case} at {match.ply}: nothing is told or shown of '{thing}'"
            )
            kind = catalogue_of(case.title).kind(thing, words.edition)
            assert all(form is not None and form.rule for form in forms), (
                f"{case} at {match.ply}: no rule of the ledger is of '{thing}', nor of its kind, '{kind}'"
            )
        seen |= things


SUPPLY_CHECKS: tuple[Check, ...] = (everybody_has_facts_and_an_aim, what_is_pointed_at_has_a_large_form)
SUPPLY_TITLE_CHECKS: tuple[TitleCheck, ...] = (a_title_introduces_itself, what_rules_explain_is_there)
