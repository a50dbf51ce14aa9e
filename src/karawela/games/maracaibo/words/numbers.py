"""The numbers that labels and questions state: those of the data, as long as all data that are there agree.

A label belongs to a move, not to a game, and games with different data packs can be played side by side. Where they
differ the number is 0, and the message leaves it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from karawela.effects.tree import AnyOrder, Effect, words_in
from karawela.games.maracaibo.data.box import Box, open_boxes
from karawela.games.maracaibo.data.words import Explore, Galleon, QuestSell, Raid

Numbers = Callable[[Box], Iterable[int]]


def figure(of: Numbers) -> int:
    """The one number that it is in every box, or 0."""
    found = {number for box in open_boxes() for number in of(box)}
    return found.pop() if len(found) == 1 else 0


def ignored_card(box: Box) -> Iterable[int]:
    """Doubloons for a card that is left (POM-3.01)."""
    return (box.numbers.ignored_card,)


def ruby(box: Box) -> Iterable[int]:
    """Points for a ruby (POM-19.05)."""
    return (box.numbers.ruby,)


def gulf_raid(box: Box) -> Iterable[int]:
    """The strength that the Gulf adds (POM-12.02)."""
    return _numbers(box.gulf, Raid, "strength")


def gulf_explore(box: Box) -> Iterable[int]:
    """The value of the Gulf's exploration (POM-12.02)."""
    return _numbers(box.gulf, Explore, "steps")


def quest_price(box: Box) -> Iterable[int]:
    """Doubloons for a quest that is put back, wherever that is possible (POM-9.04)."""
    return (number for effects in _lists(box) for number in _numbers(effects, QuestSell, "price"))


def galleon_price(box: Box) -> Iterable[int]:
    """What a galleon tile costs, wherever one can be taken (POM-10.08)."""
    return (number for effects in _lists(box) for number in _numbers(effects, Galleon, "price"))


QUESTIONS: Final[dict[str, Numbers]] = {
    "quest_sell": quest_price,
    "galleon": galleon_price,
    "ruby_exchange": ruby,
}
"""Questions that state a number."""
LABELS: Final[dict[str, Numbers]] = {
    "move-card_coins": ignored_card,
    "move-gulf-raid": gulf_raid,
    "move-gulf-explore": gulf_explore,
}
"""Labels that state one."""


def _lists(box: Box) -> Iterable[AnyOrder]:
    """Every list of effects that is printed somewhere."""
    for card in box.cards:
        yield card.actions
        yield card.scrolls.now
    for slot in box.slots:
        yield slot.scrolls.now
    for tile in box.galleons:
        yield tile.scrolls.now
    for sides in box.market:
        yield from sides
    for space in (*box.storage, *box.bury, *box.poseidon, *box.rubies):
        yield space.effects
    for step in box.track:
        yield step.effects
    for source in (*box.raid_actions, *box.trades):
        yield source.reward
    yield box.gulf
    yield box.maracaibo


def _numbers(effects: AnyOrder, word: type[Effect], argument: str) -> Iterable[int]:
    """The argument of every effect of that word in the list."""
    return (getattr(each, argument) for each in words_in(effects) if isinstance(each, word))
