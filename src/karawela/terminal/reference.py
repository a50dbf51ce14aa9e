"""What can be looked up at the table: the rules of the ledger and what the components are good for."""

from __future__ import annotations

from typing import Any

from karawela.engine import Game, Move
from karawela.engine.ledger import LANGUAGES, Rule
from karawela.words import Words

DESCRIPTIONS = ("trade", "effect")
"""The keys of a component's data that describe it; its other forms are names."""


def find_rules(game: Game[Any], words: Words, word: str) -> list[Rule]:
    """The rules with that id or word, in whichever language; all of them for an empty word.

    A component's name finds its other forms, too: `cukier` also `cukru` and `sugar`."""
    ledger = words.ledger()
    if ledger is None:
        return []
    sought = {word}
    for forms in game.component_names().values():
        names = {name for key, name in forms.items() if not key.endswith(DESCRIPTIONS)}
        if word.casefold() in {name.casefold() for name in names}:
            sought |= names
    found = {rule.id for each in sought for language in LANGUAGES for rule in ledger.search(each, language)}
    return [rule for rule in ledger.rules.values() if rule.id in found]


def find_components(game: Game[Any], words: Words, word: str) -> list[tuple[str, str]]:
    """The title's components whose name or description has the word: name, description."""
    needle = word.casefold()
    rows = [(words.name(thing), about(game, words, thing)) for thing in game.component_names()]
    return [row for row in rows if row[1] and needle in " ".join(row).casefold()]


def about(game: Game[Any], words: Words, thing: str) -> str:
    """What a component is good for, from its data and the title's messages; empty if nobody says."""
    forms = game.component_names().get(thing, {})
    told = [forms[key] for key in (f"{words.language}_{what}" for what in DESCRIPTIONS) if forms.get(key)]
    parts = [f"{text[0].upper()}{text[1:].rstrip('.')}." for text in told]
    if words.has(f"about-{thing}"):
        parts.append(words.say(f"about-{thing}"))
    return " ".join(parts)


def hint(game: Game[Any], words: Words, move: Move) -> str:
    """What the components that a move names are good for."""
    told = [(str(token), about(game, words, str(token))) for token in move[1:]]
    return " ".join(f"{words.name(thing)}: {text}" for thing, text in told if text)
