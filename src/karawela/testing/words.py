"""Everything can be said: what comes up in play, and all that the grammar declares, whether it comes up or not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from karawela.engine import move_text
from karawela.engine.ask import Ask
from karawela.engine.errors import DataError
from karawela.engine.ledger import LANGUAGES
from karawela.engine.log import CHANCE, chance_text
from karawela.engine.match import Match
from karawela.engine.title import Title
from karawela.testing.cases import Case, Check
from karawela.testing.sentences import sentences_of
from karawela.words import Words, words_for
from karawela.words.grammar import Form, Grammar, grammar_of
from karawela.words.people import people_of
from karawela.words.sayings import sayings_of

NAMES = ("Ada", "Bruno", "Celia", "Dario", "Eva", "Felix")
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")
_DECLARED = ("move-", "offer-", "event-", "chance-", "ask-", "kind-", "group-", "step-")
"""Messages that begin so belong to something that the grammar declares."""


# ---------------------------------------------------------------------- in play


def everything_has_words(case: Case) -> None:
    """Every option, question, refusal, event and line of the log can be said in both languages."""
    spoken = [words_for(case.title, language) for language in LANGUAGES]
    for match, rng in case.played(61, journal=True):
        if rng.random() < 0.5:
            continue
        for words in spoken:
            for ask in match.asks:
                _say_question(words, match, ask)
    for words in spoken:
        people = people_of(match, words.language)
        for _, event in match.events():
            assert words.event(event, people), f"{event} has no words in {words.language}"
        for line in match.log():
            assert words.log_text(line.text, line.seat, people)
        for option in case.title.options:
            assert words.option(option.name)
        result = match.result
        assert result is not None
        assert all(words.say(f"score-{key}") for lines in result.lines for key, _ in lines)


def _say_question(words: Words, match: Match[Any], ask: Ask) -> None:
    view, people = match.view(ask.seat), people_of(match, words.language)
    assert words.question(ask.kind, view)
    assert words.waiting(ask.kind, "Ada")
    for move in ask.options:
        for said in (words.label(move, people), words.offer(move, view, people)):
            assert said
            assert said != move_text(move), f"{move} has no words in {words.language}"
    for move, refusal in match.refused(ask.seat).items():
        assert words.refusal(refusal, people)
        assert words.rule(refusal.rule), f"{move}: {refusal.rule} is not in the ledger"


def all_that_comes_up_is_declared(case: Case) -> None:
    """The grammar knows every question with every option of it, every event and every outcome, with its arguments."""
    grammar = grammar_of(case.title)
    for match, _ in case.played(62, journal=True):
        for ask in match.asks:
            assert ask.kind in grammar.kinds, f"'{ask.kind}' is asked, and no kind of grammar.toml"
            for move in ask.options:
                assert move[0] in grammar.kinds[ask.kind], f"kind '{ask.kind}' does not list '{move[0]}'"
                assert grammar.move(move, match.names) is not None, f"'{move_text(move)}' has other arguments"
    for _, event in match.events():
        assert grammar.event(event, match.names) is not None, f"the event {event} is not declared so"
    for entry in match.entries():
        if entry[0] == CHANCE:
            text = chance_text(entry)
            assert grammar.outcome(text, match.names) is not None, f"the outcome '{text}' is not declared so"


# ---------------------------------------------------------------------- as declared


def every_declared_form_can_be_said(title: Title[Any]) -> None:
    """Verbs, events and outcomes with every argument they may have, kinds of questions to both who is asked and who
    waits; and what the words room adds belongs to something that is said."""
    grammar = grammar_of(title)
    found = [wrong for language in LANGUAGES for wrong in unsaid(grammar, words_for(title, language))]
    found += [wrong for language in LANGUAGES for wrong in unused(title, grammar, words_for(title, language))]
    assert not found, "\n".join([f"{title.id}: {len(found)} gaps", *found])


def unsaid(grammar: Grammar, words: Words) -> Iterator[str]:
    """What is declared and has no words in the language."""
    for kind in grammar.kinds:
        for message in (f"ask-{kind}", f"kind-{kind}"):
            if not words.has(message):
                yield f"there is no message '{message}' in '{words.language}'"
    for verb in grammar.verbs:
        if not any(verb in verbs for verbs in grammar.kinds.values()):
            yield f"the verb '{verb}' answers no kind of question"
    for forms, say in _ways(words):
        for form in forms(grammar):
            yield from _unsaid_forms(grammar, form, words, say)


def _ways(words: Words) -> Sequence[tuple[Callable[[Grammar], Sequence[Form]], Callable[[Sequence[str | int]], str]]]:
    """Verbs, events and outcomes, each with how one of them is said, from its name and its arguments."""
    return (
        (lambda grammar: list(grammar.verbs.values()), lambda said: words.label(tuple(said), NAMES)),
        (lambda grammar: list(grammar.events.values()), lambda said: words.event(tuple(said), NAMES)),
        (
            lambda grammar: list(grammar.chance.values()),
            lambda said: words.log_text(" ".join(map(str, said)), None, NAMES),
        ),
    )


def _unsaid_forms(
    grammar: Grammar, form: Form, words: Words, say: Callable[[Sequence[str | int]], str]
) -> Iterator[str]:
    for sentence in sentences_of(grammar, form):
        text = " ".join(map(str, sentence))
        try:
            said = say(sentence)
        except (DataError, LookupError, TypeError, ValueError) as error:
            yield f"'{text}' cannot be said in '{words.language}': {error}"
            continue
        if said in ("", text):
            yield f"'{text}' has no words in '{words.language}'"


def unused(title: Title[Any], grammar: Grammar, words: Words) -> Iterator[str]:
    """Messages and additions that belong to nothing that is declared."""
    said = {
        read[0]
        for forms, reader in (
            (grammar.verbs, grammar.move),
            (grammar.events, grammar.event),
            (grammar.chance, lambda sentence: grammar.outcome(" ".join(map(str, sentence)))),
        )
        for form in forms.values()
        for sentence in sentences_of(grammar, form)
        if (read := reader(tuple(sentence))) is not None
    }
    offers = {f"offer-{message.removeprefix('move-')}" for message in (*said, *grammar.verbs)}
    known = said | offers | {f"{what}-{kind}" for kind in grammar.kinds for what in ("ask", "kind")}
    known |= {f"{what}-{verb}" for verb in grammar.verbs for what in ("group", "step")}
    sayings = sayings_of(title)
    yield from (f'adds("{message}") belongs to no message that is said' for message in sayings.added.keys() - said)
    for message in sayings.seen:
        if f"offer-{message}" not in offers or not words.has(f"offer-{message}"):
            yield f"sees(\"{message}\") belongs to no message 'offer-{message}' in '{words.language}'"
    yield from (f'asks("{kind}") is no kind of question' for kind in sayings.asked.keys() - grammar.kinds.keys())
    texts = [path.read_text(encoding="utf-8") for path in (title.folder / "words").glob(f"*{words.language}.ftl")]
    quoted = {message for text in texts for message in _REFERENCE.findall(text)}
    for message in [message for text in texts for message in _MESSAGE.findall(text)]:
        if message.startswith(_DECLARED) and message not in known and message not in quoted:
            yield f"the message '{message}' in '{words.language}' says nothing that is declared"


WORD_CHECKS: tuple[Check, ...] = (everything_has_words, all_that_comes_up_is_declared)
