"""What a table shows of Pirates of Maracaibo besides its board: the open facts of every captain and of Redbeard, the
aim, and how far everybody is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karawela.games.maracaibo.data.box import NONE, RUBIES
from karawela.games.maracaibo.data.sea import MARACAIBO
from karawela.games.maracaibo.data.vocabulary import KINDS, TREASURES
from karawela.games.maracaibo.rules.lasting import income_dbl
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.redbeard.cards import cards_of
from karawela.games.maracaibo.state import Captain, Maracaibo
from karawela.words.facts import Aim, Fact
from karawela.words.messages import capital

if TYPE_CHECKING:
    from karawela.words import Words

_HOLDINGS, _STRENGTHS, _TREASURES = "holdings", "strengths", "treasures"


def facts_of(words: Words, view: Maracaibo, seat: int) -> list[Fact]:
    """Of a captain, or of Redbeard, who is the second in a game alone. What is nought and need not be said is not."""
    captain = view.captains[seat]
    if view.solo and seat == SEAT:
        return [*_points(words, captain), *_redbeard(words, view), *_holdings(words, view, captain)]
    money = Fact("coin", str(captain.doubloons), words.say("fact-doubloons"), main=True)
    return [*_points(words, captain), money, *_holdings(words, view, captain), *_strengths(words, view, captain)]


def aim_of(words: Words, view: Maracaibo) -> Aim:
    """The most points after the last round; alone, more than Redbeard. Points are facts of the seats; how far each ship
    still has to Maracaibo says how soon the round will end."""
    rounds = view.box.numbers.rounds
    goal = words.say("aim-solo" if view.solo else "aim-goal", rounds=rounds)
    now = words.say("board-round", n=view.round, of=rounds) if view.round else words.say("board-setup")
    last = view.sea.column[MARACAIBO]
    far = [last - view.sea.column[captain.ship] for captain in view.captains]
    return Aim(goal, now, tuple(words.say("aim-progress", n=n) for n in far) if view.round else ())


def _points(words: Words, captain: Captain) -> list[Fact]:
    return [Fact("vp", str(captain.vp), words.say("fact-points"), main=True)]


def _holdings(words: Words, view: Maracaibo, captain: Captain) -> list[Fact]:
    """Quests, residences, cards by kind, ship upgrades, rivers, the explorer, the figurehead; then the treasures."""
    box = view.box
    built = [box.cards[index].id for number, index in enumerate(box.residences) if captain.residences >> number & 1]
    facts = [_several(words, "quest", "fact-quests", len(captain.quests), [])]
    facts.append(_several(words, "house", "fact-residences", len(built), built))
    for kind, name in enumerate(KINDS):
        cards = [box.cards[index].id for index in captain.cards if box.cards[index].kind == kind]
        facts.append(_several(words, name, f"fact-{name}", len(cards), cards))
    facts.append(_several(words, "upgrade", "fact-upgrades", captain.upgrades, []))
    step = box.track[captain.explorer]
    way = words.say("fact-explorer", space=step.id)
    facts.append(Fact("explore", str(_walked(view, captain.explorer)), way, thing=step.id, group=_HOLDINGS))
    facts.append(_several(words, "river", "fact-rivers", captain.rivers.bit_count(), []))
    if captain.galleon != NONE:
        tile = box.galleons[captain.galleon].id
        facts.append(Fact("galleon", "1", words.say("fact-galleon", tile=tile), thing=tile, group=_HOLDINGS))
    if view.has(RUBIES):
        facts.append(Fact("ruby", str(captain.rubies), words.say("fact-rubies"), group=_HOLDINGS))
    for kind, name in enumerate(TREASURES):
        stored, buried = captain.stored[kind], captain.buried[kind]
        told = capital(words.say("fact-buried" if buried else "fact-stored", kind=name))
        amount = f"{stored}+{buried}" if buried else str(stored)
        facts.append(Fact(name, amount, told, thing=name, group=_TREASURES))
    return [fact for fact in facts if fact.amount != "0" or fact.sign == "quest"]


def _walked(view: Maracaibo, space: int) -> int:
    """How many spaces of the track lie behind an explorer, on the shortest way."""
    track, steps, edge = view.box.track, 0, {0}
    while space not in edge:
        edge = {there for at in edge for there in (*track[at].next, *track[at].next_retirement)}
        steps += 1
    return steps


def _several(words: Words, sign: str, message: str, n: int, things: list[str]) -> Fact:
    """A number of components, with their names where they are open."""
    told = words.say(message)
    if things:
        told = f"{told} ({', '.join(capital(words.name(thing)) for thing in things)})"
    return Fact(sign, str(n), told, thing=things[0] if len(things) == 1 else "", group=_HOLDINGS)


def _strengths(words: Words, view: Maracaibo, captain: Captain) -> list[Fact]:
    """Income, discount, and all that cards, slots and the figurehead add up to beyond what everybody has."""
    numbers = view.box.numbers
    counted: list[tuple[str, int, str, str]] = [
        ("income-coin", income_dbl(captain), "{}", words.say("fact-income-dbl")),
        ("income-vp", captain.income_vp, "{}", words.say("fact-income-vp")),
        ("coin", captain.discount, "−{}", words.say("fact-discount")),
        ("raid", captain.raid_bonus, "+{}", words.say("fact-raid-bonus")),
    ]
    counted += [
        (f"die-{name}", captain.die_bonus[kind], "+{}", words.say("fact-die-bonus", kind=name))
        for kind, name in enumerate(TREASURES)
    ]
    counted += [
        ("again", captain.rerolls if captain.rerolls > numbers.rerolls else 0, "{}", words.say("fact-rerolls")),
        ("sails", captain.steps if captain.steps > numbers.steps else 0, "{}", words.say("fact-steps")),
        ("explore", captain.explore_bonus, "+{}", words.say("fact-explore-bonus")),
        ("lightning", captain.lightnings, "{}", words.say("fact-lightnings")),
        ("market", sum(place == NONE for place in captain.tiles), "{}", words.say("fact-tiles")),
    ]
    return [Fact(sign, shape.format(n), told, group=_STRENGTHS) for sign, n, shape, told in counted if n]


def _redbeard(words: Words, view: Maracaibo) -> list[Fact]:
    """The card of his turn, his ship's slots, his place on his own track."""
    foe, box = view.redbeard, view.box
    facts = []
    if foe.card != NONE:
        card = cards_of(view.pack)[foe.card].id
        facts.append(Fact("redbeard", card, words.say("fact-redbeard-card"), main=True, thing=card))
    left = f"{len(foe.unseen)}/{len(foe.six)}"
    slots = f"{foe.slots}/{len(box.redbeard_slots)}"
    place = f"{foe.position + 1}/{len(box.redbeard_track)}"
    facts.append(Fact("back-rose", left, words.say("fact-redbeard-deck"), group=_HOLDINGS))
    facts.append(Fact("upgrade", slots, words.say("fact-redbeard-slots"), group=_HOLDINGS))
    facts.append(Fact("raid", place, words.say("fact-redbeard-track"), group=_HOLDINGS))
    return facts
