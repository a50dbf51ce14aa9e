"""The large form of a component: about 300 px wide, its picture, its name, what it does in sentences, cost, provenance.

Whatever can be pointed at, on a board or among the options, carries `data-thing` with the component's id; pages,
notebooks and language models get this."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from karawela.components.catalogue import catalogue_of
from karawela.draw.board import FACE, board_of
from karawela.draw.svg import el
from karawela.words import Words
from karawela.words.messages import capital


class LargeForm(NamedTuple):
    """Everything that is to be known of a component, in words, and its picture."""

    thing: str
    name: str
    picture: str
    """An SVG document; "" for what has none."""
    about: tuple[str, ...]
    """What it does, in sentences."""
    source: str
    """Where we know it from, in words; "" where the data do not say."""
    rule: str
    """The id of the rule that explains it; "" for none."""


def large_form(words: Words, thing: str) -> LargeForm | None:
    """The large form of a component of the words' title and edition; None if there is no such component."""
    assert words.title is not None
    catalogue = catalogue_of(words.title)
    row = catalogue.row(thing, words.edition)
    if row is None:
        return None
    ledger = words.ledger()
    face = board_of(words.title).face(words, thing)
    return LargeForm(
        thing,
        capital(words.name(thing)),
        _document(face, words.name(thing)) if face is not None else "",
        tuple(capital(sentence) for sentence in words.about(thing)),
        ", ".join([words.say(f"web-source-{letter}") for letter in str(row.source).split("+")]),
        ledger.rule_of(thing, catalogue.kind(thing, words.edition)) if ledger is not None else "",
    )


def _document(face: Markup, name: str) -> str:
    width, height = FACE
    return str(
        el(
            "svg",
            face,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width} {height}",
            role="img",
            aria_label=name,
        )
    )
