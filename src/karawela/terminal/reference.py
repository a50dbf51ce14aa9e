"""What can be looked up at the table: how it is played, the rules of the ledger, what the components are good for."""

from __future__ import annotations

from typing import Any

from karawela.engine import Move
from karawela.engine.ledger import LANGUAGES, Rule
from karawela.engine.title import Title
from karawela.words import Words
from karawela.words.how_to_play import how_to_play
from karawela.words.sayings import sayings_of

NAMES = (*LANGUAGES, *(f"{language}_{case}" for language in LANGUAGES for case in ("gen", "acc")))
"""The forms of a component's name that people search for."""


def find_rules(title: Title[Any], words: Words, word: str) -> list[Rule]:
    """The rules with that id or word, in whichever language; all of them for an empty word.

    A component's name finds its other forms, too: `cukier` also `cukru` and `sugar`."""
    ledger = words.ledger()
    if ledger is None:
        return []
    sought = {word}
    for forms in title.names().values():
        names = {forms[key] for key in NAMES if key in forms}
        if word.casefold() in {name.casefold() for name in names}:
            sought |= names
    found = {rule.id for each in sought for language in LANGUAGES for rule in ledger.search(each, language)}
    return [rule for rule in ledger.rules.values() if rule.id in found]


def how_it_is_played(words: Words) -> list[tuple[str, list[str]]]:
    """The page "How to play" without pictures: headings, each with its sentences; none for a title that lacks it."""
    if not words.has("how-aim"):
        return []
    told = how_to_play(words)
    steps = [f"{number}. {step}" for number, step in enumerate(told.turn, 1)]
    sections = {"aim": [told.aim], "turn": steps, "end": [told.end], "tips": [f"– {tip}" for tip in told.tips]}
    return [(words.say(f"web-how-{section}"), sentences) for section, sentences in sections.items()]


def find_components(title: Title[Any], words: Words, word: str) -> list[tuple[str, str]]:
    """The title's components whose name or description has the word: name, description."""
    needle = word.casefold()
    rows = [(words.name(thing), text) for thing, text in _about(title, words).items()]
    return [row for row in rows if needle in " ".join(row).casefold()]


def hint(title: Title[Any], words: Words, move: Move) -> str:
    """What the components that a move names are good for."""
    about = _about(title, words)
    return " ".join(f"{words.name(str(token))}: {about[str(token)]}" for token in move[1:] if str(token) in about)


def _about(title: Title[Any], words: Words) -> dict[str, str]:
    """What each component is good for, from the title's reference and its messages `about-<id>`."""
    told: dict[str, str] = {}
    for _, rows in sayings_of(title).reference():
        for row in rows:
            parts = []
            text = row[f"{words.language}_about"]
            if any(letter.isalpha() for letter in text):
                parts.append(f"{text[0].upper()}{text[1:].rstrip('.')}.")
            if words.has(f"about-{row['id']}"):
                parts.append(words.say(f"about-{row['id']}"))
            if parts:
                told[row["id"]] = " ".join(parts)
    return told
