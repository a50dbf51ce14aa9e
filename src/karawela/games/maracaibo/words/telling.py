"""What components do, told in words: for the reference, and for whoever points at a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.box import Box, Card, Quest, Source
from karawela.games.maracaibo.data.effects import Effect, Effects, Lasting, Scrolls, Side

if TYPE_CHECKING:
    from karawela.words import Words

_PLAIN = {
    v.DBL: "dbl",
    v.VP: "vp",
    v.UPGRADE: "upgrade",
    v.BURY: "bury",
    v.QUEST: "quest",
    v.QUEST_SELL: "quest_sell",
    v.RAID: "raid",
    v.RAID_FIXED: "raid_fixed",
    v.EXPLORE: "explore",
    v.BM_PLACE: "bm_place",
    v.BM_ACTIVATE: "bm_activate",
    v.GALLEON: "galleon",
    v.BUILD: "build",
    v.RAID_BONUS: "raid_bonus",
    v.EXPLORE_BONUS: "explore_bonus",
    v.DISCOUNT: "discount",
    v.MOVE_LIMIT: "move_limit",
    v.RAID_REROLL: "raid_reroll",
}
"""Words whose message needs only their number."""


def tell_effect(words: Words, effect: Effect | Lasting) -> str:
    """One effect, in a few words that can stand within a sentence."""
    op, a, b = effect.op, effect.a, effect.b
    if op in _PLAIN:
        return words.say(f"effect-{_PLAIN[op]}", n=a)
    if op in (v.GAIN, v.CUBE):
        name = "treasure" if op == v.GAIN else "cube"
        if a < v.ANY:
            return words.say(f"effect-{name}", kind=v.TREASURES[a], n=b)
        return words.say(f"effect-{name}-{'any' if a == v.ANY else 'die'}", n=b)
    if op in (v.RAID_DIE, v.DIE_BONUS):
        return words.say(f"effect-{'raid_die' if op == v.RAID_DIE else 'die_bonus'}", kind=v.TREASURES[a], n=b)
    if op == v.TAKE:
        return words.say("effect-take", kind=v.KINDS[a], n=b)
    if op == v.TAKE_INCOME:
        return words.say(f"effect-take_income-{('dbl', 'vp')[a]}")
    if op == v.VP_PER:
        each = words.say(f"each-{v.MEASURES[a]}")
        return words.say("effect-vp_per-most" if effect.c else "effect-vp_per", n=b, each=each, most=effect.c)
    if op == v.VP_PER3:
        return words.say("effect-vp_per3", n=b, three=words.say(f"need-{v.MEASURES[a]}", n=3))
    if op == v.DBL_PER:
        return words.say("effect-dbl_per", n=b)
    if op in (v.ODD, v.ODD_LASTING):
        return words.say(f"effect-odd-{(v.ODD_NOW if op == v.ODD else v.ODD_PERM)[a]}")
    assert isinstance(effect, Lasting)
    reward = _joined(words, "and", _parts(words, effect.reward))
    return words.say(f"effect-{'raid_action' if op == v.RAID_ACTION else 'explore_trade'}", n=a, what=reward)


def tell_effects(words: Words, effects: Effects) -> str:
    """A list of effects; `effect-none` for an empty one."""
    return "; ".join(_parts(words, effects)) or words.say("effect-none")


def _parts(words: Words, effects: Effects) -> list[str]:
    told = [tell_effect(words, effect) for effect in effects.at_once]
    told += [_joined(words, "or", [_tell_side(words, side) for side in offer]) for offer in effects.offers]
    told += [tell_effect(words, effect) for effect in effects.at_last]
    counted = {text: told.count(text) for text in told}
    return [words.say("effect-times", n=n, what=text) if n > 1 else text for text, n in counted.items()]


def _tell_side(words: Words, side: Side) -> str:
    return _joined(words, "and", _parts(words, side)) if isinstance(side, Effects) else tell_effect(words, side)


def _joined(words: Words, link: str, parts: Sequence[str]) -> str:
    text = parts[0]
    for other in parts[1:]:
        text = words.say(f"effect-{link}", one=text, two=other)
    return text


def tell_scrolls(words: Words, scrolls: Scrolls) -> str:
    """All that is printed on a card, a tile or a slot, with when it works."""
    parts = [words.say("when-now", what=tell_effects(words, scrolls.now))] if scrolls.now else []
    for when in (v.PERM, v.INCOME, v.END):
        told = [tell_effect(words, each) for each in scrolls.of(when)]
        if told:
            parts.append(words.say(f"when-{when}", what="; ".join(told)))
    return " ".join(parts)


def tell_card(words: Words, card: Card) -> str:
    """A card of the Caribbean: its kind, cost and points, and what it does."""
    if card.kind >= 0:
        head = words.say("about-upgrade", kind=v.KINDS[card.kind], cost=card.cost, vp=card.vp)
        return f"{_capital(head)} {tell_scrolls(words, card.scrolls)}"
    if card.score[1]:
        measure, points, most = card.score
        counted = tell_effect(words, Effect(v.VP_PER, measure, points, most))
        return words.say("about-residence", cost=card.cost, what=counted)
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


def tell_about(words: Words, name: str) -> str:
    """What the data say of a component in so many words."""
    return words.text(name, "about")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
