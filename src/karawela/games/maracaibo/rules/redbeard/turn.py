"""His turn: a card, the first main action that he can do, the way there, and the deed (POM-14.11 to 14.19, 14.43)."""

from karawela.engine.ask import Draw, Rules
from karawela.games.maracaibo.data.box import NONE, RUBIES, SKIRMISHES
from karawela.games.maracaibo.data.redbeard_parts import (
    RB_CARD,
    RB_EXPLORE,
    RB_EXTRA_EXPLORE,
    RB_EXTRA_RAID,
    RB_EXTRA_UPGRADE,
    RB_EXTRAS,
    RB_MAIN,
    RB_NO_EXTRA,
    RB_RAID,
    RB_RECRUIT,
    RedbeardCard,
)
from karawela.games.maracaibo.data.sea import CELLS, GULF, MARACAIBO
from karawela.games.maracaibo.data.vocabulary import KINDS
from karawela.games.maracaibo.data.words import Vp
from karawela.games.maracaibo.rules.arrival import fight, reveal_place
from karawela.games.maracaibo.rules.moving import arrive, turn_up
from karawela.games.maracaibo.rules.purse import add_cubes, take_vp
from karawela.games.maracaibo.rules.redbeard import SEAT, deeds
from karawela.games.maracaibo.rules.redbeard.cards import card_ids, cards_of
from karawela.games.maracaibo.rules.redbeard.ways import best, destination, in_range, way_to
from karawela.games.maracaibo.rules.rounds import end_turn
from karawela.games.maracaibo.state import FOG_PLACE, Maracaibo

_YOU = 0
_ENOUGH = 12
"""So many cards in a row may be ignored (POM-14.15)."""


def redbeard_turn(s: Maracaibo) -> Rules:
    """The whole of it; he is never asked anything. His last card lies open until his next turn."""
    s.redbeard.card, s.redbeard.failed, s.redbeard.ignored = NONE, 0, 0
    if s.captains[SEAT].ship == GULF:
        yield from into_maracaibo(s)
    else:
        yield from play_card(s)
    end_turn(s)


def into_maracaibo(s: Maracaibo) -> Rules:
    """From the Gulf he goes on without a card (POM-14.17)."""
    s.captains[SEAT].ship = MARACAIBO
    arrive(s, SEAT)
    take_vp(s, SEAT, sum(effect.n for effect in s.box.maracaibo.at_once if isinstance(effect, Vp)))
    yield from deeds.upgrade(s)


def play_card(s: Maracaibo) -> Rules:
    """Cards are drawn until one has a main action that is possible (POM-14.11 to 14.15)."""
    foe = s.redbeard
    while foe.ignored < _ENOUGH:
        yield from reveal_card(s)
        card = cards_of(s.pack)[foe.card]
        action, there = read(s, card)
        if there != NONE:
            yield from extra(s, card)  # POM-14.13
            yield from sail(s, there)
            yield from do(s, action, there)
            return
        foe.ignored += 1
        s.tell("redbeard_ignores", card.id)
    s.tell("redbeard_idle")
    yield from sail(s, best(s.sea, in_range(s)))


def reveal_card(s: Maracaibo) -> Rules:
    """The next card; an empty deck is shuffled first (POM-14.11)."""
    foe = s.redbeard
    if not foe.unseen:
        foe.unseen = list(foe.six)
        s.tell("redbeard_shuffles")
    names = card_ids(s.pack)
    foe.card = yield Draw(foe.unseen, "redbeard_card", names)
    foe.unseen.remove(foe.card)
    foe.failed = 0
    s.tell("redbeard_card", names[foe.card])


def read(s: Maracaibo, card: RedbeardCard) -> tuple[int, int]:
    """The first main action from the top that he can do, and where (POM-14.12)."""
    for action, kinds in card.main:
        there = destination(s, action, kinds)
        if there != NONE:
            target = s.box.card_ids[s.cells[there]] if there < CELLS else s.sea.ids[there]
            if action == RB_CARD:
                s.tell("redbeard_can", RB_MAIN[action], KINDS[s.box.cards[s.cells[there]].kind], target)
            else:
                s.tell("redbeard_can", RB_MAIN[action], target)
            return action, there
        s.redbeard.failed += 1
        s.tell("redbeard_cannot", RB_MAIN[action])
    return NONE, NONE


def extra(s: Maracaibo, card: RedbeardCard) -> Rules:
    """The additional action of a B card, without moving (POM-14.32)."""
    if card.extra == RB_NO_EXTRA:
        return
    s.tell("redbeard_extra", RB_EXTRAS[card.extra])
    if card.extra == RB_EXTRA_UPGRADE:
        yield from deeds.upgrade(s)
    elif card.extra == RB_EXTRA_RAID:
        yield from deeds.raid(s)
    else:
        assert card.extra == RB_EXTRA_EXPLORE
        deeds.explore(s, card.extra_value)


def sail(s: Maracaibo, there: int) -> Rules:
    """The way with its reveals; then whoever he meets, and rubies (POM-14.10, 14.43, 17.07, 19.09)."""
    captain = s.captains[SEAT]
    for at in way_to(s, there):
        captain.ship = at
        if at < CELLS:
            yield from lift_fog(s, at)
    arrive(s, SEAT)
    if there < CELLS and s.captains[_YOU].ship == there:
        s.captains[_YOU].doubloons += 1
        s.tell("meets", _YOU)
        if s.modules & SKIRMISHES:
            yield from fight(s, [_YOU, SEAT])
    if s.modules & RUBIES:
        if there == GULF:
            yield from deeds.sell_ruby(s)
        elif s.cells[there] >= 0 and s.box.cards[s.cells[there]].ruby:
            captain.rubies += 1
            s.tell("ruby", SEAT)


def lift_fog(s: Maracaibo, cell: int) -> Rules:
    """He turns up what he passes; a place brings him points by the round (POM-15.08, 16.07)."""
    if s.cells[cell] == FOG_PLACE:
        del s.coins[cell]
        yield from reveal_place(s, cell)
        take_vp(s, SEAT, s.box.numbers.fog[s.round - 1])
    else:
        yield from turn_up(s, cell)


def do(s: Maracaibo, action: int, there: int) -> Rules:
    """The main action: on a place its treasure value and a ship upgrade come first (POM-14.20 to 14.31)."""
    if action == RB_CARD:
        yield from deeds.take_card(s, there)
        return
    card = s.cells[there] if there < CELLS else NONE
    if card in s.values:
        add_cubes(s, s.values[card], 1)
    yield from deeds.upgrade(s)
    if action == RB_RAID:
        yield from deeds.raid(s)
    elif action == RB_EXPLORE:
        deeds.explore(s, s.box.cards[card].explores if card != NONE else s.box.gulf_explores)
    elif action == RB_RECRUIT:
        yield from deeds.recruit(s)
    else:
        yield from deeds.take_quest(s)
