"""What components do, told in words: for the reference, and for whoever points at a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karawela.effects.says import Sentences
from karawela.effects.tree import Effect, Scrolls
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.box import Box, Card, Quest, Source
from karawela.games.maracaibo.data.read_words import VOCABULARY
from karawela.games.maracaibo.data.redbeard_parts import RB_CARD, RB_EXTRAS, RB_MAIN, RedbeardCard
from karawela.games.maracaibo.data.words import VpPer3

if TYPE_CHECKING:
    from karawela.words import Words

SENTENCES = Sentences(VOCABULARY)


@SENTENCES.says(VpPer3)
def tell_every_three(words: Words, effect: VpPer3) -> str:
    """Three of them, in the words of a quest's condition."""
    return words.say("effect-vp_per3", n=effect.n, three=words.say(f"need-{v.MEASURES[effect.measure]}", n=3))


def tell_effects(words: Words, effects: Effect) -> str:
    """A list of effects; `effect-none` for an empty one."""
    return SENTENCES.effects(words, effects)


def tell_scrolls(words: Words, scrolls: Scrolls) -> str:
    """All that is printed on a card, a tile or a slot, with when it works."""
    return SENTENCES.scrolls(words, scrolls)


def tell_card(words: Words, card: Card) -> str:
    """A card of the Caribbean: its kind, cost and points, and what it does."""
    if card.kind >= 0:
        head = words.say("about-upgrade", kind=v.KINDS[card.kind], cost=card.cost, vp=card.vp)
        return f"{_capital(head)} {tell_scrolls(words, card.scrolls)}"
    if card.score is not None:
        return words.say("about-residence", cost=card.cost, what=tell_effects(words, card.score))
    return _capital(words.say("about-place", what=tell_effects(words, card.actions)))


def tell_quest(words: Words, quest: Quest) -> str:
    """Both conditions of a quest, the easy one first."""
    told = []
    for condition, points in ((quest.easy, quest.easy_vp), (quest.hard, quest.hard_vp)):
        what = ", ".join(words.say(f"need-{v.MEASURES[measure]}", n=least) for measure, least in condition)
        told.append(words.say("quest-condition", what=what, vp=points))
    return f"{_capital('; '.join(told))}."


def tell_source(words: Words, source: Source) -> str:
    """A raid action: its strength and what it gives."""
    return words.say("about-raid_action", n=source.cost, what=tell_effects(words, source.reward))


def tell_tile(words: Words, box: Box, tile: int, side: int) -> str:
    """A black market tile, the side that is up first."""
    up, down = box.market[tile][side], box.market[tile][1 - side]
    return _capital(words.say("about-market_tile", a=tell_effects(words, up), b=tell_effects(words, down)))


def tell_redbeard_card(words: Words, card: RedbeardCard) -> str:
    """A card of Redbeard's: its name, and what he tries, in this order."""
    extra = f"{words.say('board-redbeard-extra-' + RB_EXTRAS[card.extra], n=card.extra_value)} " if card.extra else ""
    told = words.say("board-redbeard-tries", what=tell_tries(words, card))
    return f"{_capital(words.name(card.id))}. {extra}{told}"


def tell_tries(words: Words, card: RedbeardCard) -> str:
    """What he tries with that card, the first first."""
    tries = [
        words.say(f"board-redbeard-try-{RB_MAIN[action]}") if action != RB_CARD else _kinds(words, kinds)
        for action, kinds in card.main
    ]
    return ", ".join(tries)


def _kinds(words: Words, kinds: tuple[int, ...]) -> str:
    return words.say("board-redbeard-try-card", kinds=" > ".join(words.name(v.KINDS[kind]) for kind in kinds))


def tell_about(words: Words, name: str) -> str:
    """What the data say of a component in so many words."""
    return words.text(name, "about")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
