"""Standing orders in words."""

from __future__ import annotations

from karawela.words.messages import Words, capital


def order_words(words: Words, name: str) -> str:
    """What the order does, as a person would say it; a button begins with it."""
    return capital(words.say(f"order-{name}"))


def until_words(words: Words, name: str, span: str) -> str:
    """How long it stands: as the title says it of this order, or as one says it of any."""
    own = f"order-{name}-until-{span}"
    return words.say(own if words.has(own) else f"order-until-{span}")


def order_told(words: Words, message: str, name: str, span: str = "") -> str:
    """A sentence about an order, in the middle of which it stands."""
    order = words.say(f"order-{name}")
    return (
        words.say(message, order=order, until=until_words(words, name, span))
        if span
        else words.say(message, order=order)
    )
