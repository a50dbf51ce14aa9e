"""What cards do, told within a sentence: effects, crew cards, what is on a map card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karawela.components.packs import STANDARD
from karawela.effects.says import Sentences
from karawela.games.tiny_epic.data.box import Box, box_of
from karawela.games.tiny_epic.data.choices import ORDERS
from karawela.games.tiny_epic.data.read_words import VOCABULARY, read_words
from karawela.games.tiny_epic.words.sayings_table import WORDS

if TYPE_CHECKING:
    from karawela.words import Words

SENTENCES = Sentences(VOCABULARY)


@WORDS.tells("TELL")
def tell_effects(words: Words, text: str) -> str:
    """What the words of a card, a token or a level do, one after another; `effect-none` for none."""
    return ", ".join(SENTENCES.effect(words, effect) for effect in read_words(text)) or words.say("effect-none")


@WORDS.tells("CREW")
def tell_crew(words: Words, card: str) -> str:
    """The dice symbols of a crew card, its trigger and its bonus action."""
    box = _box(words)
    known = box.crew[box.crew_index[card]]
    symbols = [str(face) for face, n in enumerate(known.damage, 1) for _ in range(n)]
    return words.say(
        "crew-in-short",
        symbols=", ".join(symbols) or "none",
        hits=known.hits,
        trigger=ORDERS[known.trigger],
        does=SENTENCES.effect(words, known.bonus),
    )


@WORDS.tells("PLACE")
def tell_place(words: Words, card: str, tokens: str, ships: str, *pirates: str) -> str:
    """What is on a map card, then the tokens and ships that lie there, by their names between blanks, then the ships of
    pirates: each by a name and whose it is, seat, company or nobody."""
    box = _box(words)
    row, told = box.rows.by_id[card], []
    for feature in box.rows["feature"]:
        what = getattr(row, feature.id, None)
        if what and words.has(f"place-{feature.id}"):
            told.append(words.say(f"place-{feature.id}", what=what))
    told += [words.say(f"place-{token}") for token in tokens.split()]
    told += [words.name(ship) for ship in ships.split()]
    for name, who in zip(pirates[::2], pirates[1::2], strict=True):
        if who != "nobody":
            told.append(words.say("place-somebody", name=name, name_who=who))
    return ", ".join(told) or words.say("place-empty")


@WORDS.tells("LIST")
def tell_list(words: Words, things: str) -> str:
    """Components by their names, from ids between blanks."""
    return ", ".join(words.name(thing) for thing in things.split())


def _box(words: Words) -> Box:
    return box_of(words.edition or STANDARD)
