"""What cards, slots and spaces do: a small notation, read once into frozen objects that rules walk through.

    quest:1; bury:1                     both, in any order
    raid:0 / explore:3                  one of the two; the slash binds tighter than the semicolon
    (raid:0 / explore:3); vp_per:rivers:2
    perm raid_action:2:(vp:2; dbl:2)    from now on 2 strength buy 2 points and 2 doubloons
    now explore:4; income dbl:1         a card says when: now, perm, income or end

One-time words, K being gold, emerald, pearl or any (one kind, picked by the player):

    dbl:n  vp:n                         gain doubloons, points
    treasure:K:n  cube:K:n              n treasures of one kind; n cubes onto one island. treasure:die:n inside a raid
    upgrade:1  bury:1  quest:1          a ship upgrade, a buried treasure, a quest card
    quest_sell:n                        a quest card back under the deck for n doubloons
    raid:n  raid_fixed:n  raid_die:K:n  a raid with n more strength; of strength n without dice; with one die
    explore:n                           up to n spaces
    bm_place:n  bm_activate             place a black market tile for n doubloons; use one that is placed
    galleon:n  build                    a galleon tile for n doubloons; any residence
    take:kind:n                         any upgrade card of that kind, n doubloons dearer
    take_income:dbl  take_income:vp     one's present income, once
    vp_per:measure:n[:most]             n points for each
    odd:name                            a function of that name in the rules

Lasting (perm): raid_bonus:n, die_bonus:K:n, raid_action:cost:EFFECTS, explore_bonus:n, explore_trade:n:EFFECTS,
discount:n, move_limit:n, raid_reroll:n, odd:name. Income: dbl:n, vp:n, dbl_per:quests:n. End: vp_per as above, and
vp_per3:measure:n for each full three. `vocabulary` has the words and the measures, `notation` reads them; what
breaks the notation is a `BadEffect`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from karawela.games.maracaibo.data.vocabulary import AUTO, GAIN, OF_DIE


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing to carry out: its word's number, up to three arguments, and how it is carried out."""

    op: int
    a: int = 0
    b: int = 0
    c: int = 0
    way: int = AUTO
    name: str = ""
    """How the player chooses it among others: `do_now take_crew`."""
    text: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Effects:
    """A list of effects, sorted by how lists are resolved (POM-11.10 to 11.13)."""

    at_once: tuple[Effect, ...] = ()
    """Doubloons, points and cubes for a named island, outside a slash: first and unasked."""
    offers: tuple[tuple[Side, ...], ...] = ()
    """What the player carries out in any order; of the sides of an offer only one."""
    at_last: tuple[Effect, ...] = ()
    """Points for each of something, and income taken: at the end and unasked."""
    text: str = field(default="", compare=False)

    def __bool__(self) -> bool:
        return bool(self.at_once or self.offers or self.at_last)


Side: TypeAlias = Effect | Effects
NOTHING: Final = Effects()


@dataclass(frozen=True, slots=True)
class Lasting:
    """A `perm`, `income` or `end` effect; `reward` is what a raid action or a trade gives."""

    when: str
    op: int
    a: int = 0
    b: int = 0
    c: int = 0
    reward: Effects = NOTHING
    text: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Scrolls:
    """All that is printed on an upgrade card, a galleon tile or a slot."""

    now: Effects = NOTHING
    lasting: tuple[Lasting, ...] = ()

    def total(self, when: str, op: int, a: int | None = None) -> int:
        """The sum of the numbers of a lasting word: with `a`, of those whose first argument is that."""
        if a is None:
            return sum(each.a for each in self.lasting if each.when == when and each.op == op)
        return sum(each.b for each in self.lasting if each.when == when and each.op == op and each.a == a)

    def of(self, when: str, op: int | None = None) -> tuple[Lasting, ...]:
        """The lasting effects of that time, all or of one word."""
        return tuple(each for each in self.lasting if each.when == when and op in (None, each.op))


NO_SCROLLS: Final = Scrolls()


def words_in(effects: Effects) -> frozenset[int]:
    """Every word's number that occurs anywhere in the list."""
    found = {effect.op for effect in (*effects.at_once, *effects.at_last)}
    for offer in effects.offers:
        for side in offer:
            found |= words_in(side) if isinstance(side, Effects) else {side.op}
    return frozenset(found)


def needs_die(effects: Effects) -> bool:
    """Whether a treasure of the raid's kind is in it, which has a meaning only in a raid action."""
    sides = [side for offer in effects.offers for side in offer]
    return any(_is_of_die(side) if isinstance(side, Effect) else needs_die(side) for side in sides)


def _is_of_die(effect: Effect) -> bool:
    return effect.op == GAIN and effect.a == OF_DIE
