"""What both games tell of their captains: the cards that they hold, and what a component is and costs."""

from __future__ import annotations

from collections.abc import Sequence

from karawela.games.ship_adventure.data.components import EQUIPMENT, MOST, PIRATE_INDEX
from karawela.games.ship_adventure.data.rows import ROWS
from karawela.words.facts import Fact
from karawela.words.messages import Words, capital

FIRST = "first"
"""The sign of whoever begins the round."""
GOLD = "gold"


def card_facts(words: Words, cards: Sequence[int]) -> list[Fact]:
    """Of each card how many of how many; none for what is not there, but for the cannon everybody fights with."""
    return [
        Fact(thing, f"{held}/{MOST[card]}", capital(words.name(thing)), thing=thing, group="cards")
        for card, (thing, held) in enumerate(zip(EQUIPMENT, cards, strict=True))
        if held
    ]


def first_fact(words: Words) -> Fact:
    return Fact(FIRST, "1.", words.say("fact-first"), group="turn")


def about(words: Words, thing: str) -> list[str]:
    """What the row says; what the game says of the component or its kind, `about-temple` or `about-area`; its price."""
    row = ROWS.by_id[thing]
    kind = next(table for table, rows in ROWS.tables.items() if row in rows)
    told = [words.text(thing, "about")] if kind == "equipment" else []
    which = "pirate" if thing in PIRATE_INDEX else thing
    for message in (f"about-{which}", f"about-{kind}"):
        if words.has(message):
            told.append(words.say(message))
            break
    if kind == "equipment":
        told.append(words.say("about-price", gold=row.cost, most=row.most))
    return [sentence for sentence in told if sentence]
