"""Everything that a title says is read through, as people get it: in play, and all that its rooms declare."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from karawela.components.catalogue import catalogue_of
from karawela.engine import Match, move_text
from karawela.engine.ask import Ask
from karawela.engine.errors import DataError
from karawela.engine.ledger import LANGUAGES
from karawela.engine.title import Title
from karawela.testing.cases import Case, Check
from karawela.testing.sentences import sentences_of
from karawela.testing.style import faults, forms_lacking, wrong_words
from karawela.testing.words import NAMES
from karawela.words import Words
from karawela.words.grammar import Argument, grammar_of
from karawela.words.how_to_play import how_to_play
from karawela.words.people import People, people_of

_NUMBERED = re.compile(r"(\w+) \d+\Z")
CASES = frozenset(("gen", "dat", "acc", "ins", "loc"))
MANY = 40
"""No more faults than this are listed at once."""


class Said(NamedTuple):
    """A text as somebody reads it: where it comes from, what it says, whether it stands as a sentence, and who ought to
    be named in it and is not."""

    where: str
    text: str
    sentence: bool = True
    unnamed: str = ""


class Listener(Words):
    """Words that remember which forms of Polish names they were asked for in vain.

    The accusative of most names is their nominative and need not be written; of one that ends with -a it never is."""

    def __init__(self, language: str, title: Title[Any]):
        super().__init__(language, title)
        self.missed: dict[tuple[str, str], None] = {}
        names = [forms["en"] for forms in self._names.values()]
        self.numbered = frozenset(found[1].lower() for name in names if (found := _NUMBERED.search(name)))

    def name(self, thing: str, case: str = "nom") -> str:
        forms = self._names.get(thing, {})
        written = case not in CASES or bool(forms.get(f"pl_{case}"))
        if self.language == "pl" and not written and (case != "acc" or forms.get("pl", "?").split()[0][-1] == "a"):
            self.missed[thing, case] = None
        return super().name(thing, case)


# ---------------------------------------------------------------------- in play


def what_is_said_in_play_reads_well(case: Case) -> None:
    """Options, questions, refusals, events, lines of the log, facts and aims of a game, in both languages."""
    listeners = [Listener(language, case.title) for language in LANGUAGES]
    found: dict[str, None] = {}
    for match, rng in case.played(63, journal=True):
        match.names = NAMES[: case.seats]
        if not match.over and rng.random() < 0.7:
            continue
        for words in listeners:
            for said in (*_asked(words, match), *_shown(words, match)):
                found |= dict.fromkeys(_wrong(case.title, words, said))
    for words in listeners:
        people = people_of(match, words.language)
        for _, event in match.events():
            said = Said(f"event {' '.join(map(str, event))}", words.event(event, people))
            found |= dict.fromkeys(_wrong(case.title, words, said))
        for line in match.log():
            text = words.log_text(line.text, line.seat, people)
            found |= dict.fromkeys(_wrong(case.title, words, Said(f"log {line.text}", text)))
    _tell(str(case), found, listeners)


def _asked(words: Words, match: Match[Any]) -> Iterator[Said]:
    people = people_of(match, words.language)
    for ask in match.asks:
        view = match.view(ask.seat)
        yield Said(f"ask-{ask.kind}", words.question(ask.kind, view))
        yield Said(f"kind-{ask.kind}", words.waiting(ask.kind, "Ada"))
        yield from (Said(f"offer {move_text(move)}", words.offer(move, view, people)) for move in ask.options)
        yield from _refused(words, match, ask, people)


def _refused(words: Words, match: Match[Any], ask: Ask, people: People) -> Iterator[Said]:
    for move, refusal in match.refused(ask.seat).items():
        yield Said(f"refusal {refusal.detail or refusal.rule} of {move_text(move)}", words.refusal(refusal, people))


def _shown(words: Words, match: Match[Any]) -> Iterator[Said]:
    """What the panels say to every seat and to somebody who watches."""
    for viewer in (None, *range(match.seats)):
        view = match.view(viewer)
        aim = words.aim(view)
        yield from (Said("aim", text) for text in (aim.goal, aim.now) if text)
        yield from (Said("progress", text, sentence=False) for text in aim.progress if text)
        for who in range(len(match.cast(words.language))):
            for fact in words.facts(view, who):
                yield Said(f"fact {fact.sign}", fact.words)
                yield Said(f"amount of {fact.sign}", fact.amount, sentence=False)


# ---------------------------------------------------------------------- as declared


def what_is_declared_reads_well(title: Title[Any]) -> None:
    """Every verb, event and outcome with every argument, names and what things do, how to play; and no message leaves
    out a form of number that its language has."""
    listeners = [Listener(language, title) for language in LANGUAGES]
    found: dict[str, None] = {}
    for words in listeners:
        for said in (*_forms(words), *_things(words), *_pages(words)):
            found |= dict.fromkeys(_wrong(title, words, said))
        for path in sorted((title.folder / "words").glob(f"*{words.language}.ftl")):
            found |= dict.fromkeys(f"{path.name}: {wrong}" for wrong in forms_lacking(path, words.language))
    _tell(title.id, found, listeners)


def _forms(words: Words) -> Iterator[Said]:
    assert words.title is not None
    grammar = grammar_of(words.title)
    for form in grammar.verbs.values():
        for sentence in sentences_of(grammar, form):
            yield from _named(f"move-{form.name}", words.label(tuple(sentence), NAMES), form.args, sentence)
    for form in grammar.events.values():
        for sentence in sentences_of(grammar, form):
            yield from _named(f"event-{form.name}", words.event(tuple(sentence), NAMES), form.args, sentence)
    for form in grammar.chance.values():
        for sentence in sentences_of(grammar, form):
            text = " ".join(map(str, sentence))
            yield Said(f"chance-{form.name}", words.log_text(text, None, NAMES))


def _named(where: str, text: str, args: tuple[Argument, ...], sentence: tuple[str | int, ...]) -> Iterator[Said]:
    """The text, with who is missing in it."""
    people = [
        NAMES[token - argument.sits]
        for argument, token in zip(args, sentence[1:], strict=False)
        if argument.sits is not None and not argument.many and isinstance(token, int)
    ]
    yield Said(where, text, unnamed=next((name for name in people if text and name not in text), ""))


def _things(words: Words) -> Iterator[Said]:
    assert words.title is not None
    for table, rows in catalogue_of(words.title).rows.tables.items():
        for row in rows:
            yield Said(f"{table} {row.id}", words.name(row.id), sentence=False)
            yield from (Said(f"about {row.id}", text[:1].upper() + text[1:]) for text in words.about(row.id))


def _pages(words: Words) -> Iterator[Said]:
    try:
        how = how_to_play(words)
    except DataError:
        return
    for text in (how.aim, *how.turn, how.end, *how.tips):
        yield Said("how to play", text)


# ---------------------------------------------------------------------- what is found


def _wrong(title: Title[Any], words: Listener, said: Said) -> Iterator[str]:
    found = [*faults(said.text, words.language, said.sentence, words.numbered)]
    found += [*wrong_words(title, said.text, words.language)]
    if said.unnamed:
        found.append(f"tells of {said.unnamed} without the name")
    yield from (f"{said.where} ({words.language}) {wrong}: {said.text}" for wrong in found)


def _tell(whose: str, found: dict[str, None], listeners: list[Listener]) -> None:
    missed = [f"'{thing}' has no form '{case}' in Polish" for words in listeners for thing, case in words.missed]
    lines = [*found, *missed]
    assert not lines, "\n".join([f"{whose}: {len(lines)} faults", *lines[:MANY]])


READING_CHECKS: tuple[Check, ...] = (what_is_said_in_play_reads_well,)
