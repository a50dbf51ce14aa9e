"""What he does: raids, explorations, quests, recruits, cards, ship upgrades (POM-14.19 to 14.40)."""

from karawela.engine.ask import EVERYBODY, Roll, Rules
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.data.redbeard_parts import MOST_CUBES, RB_GALLEON, RB_QUEST, RB_RESIDENCE, RB_TRACK
from karawela.games.maracaibo.rules.deck import refill, take_top
from karawela.games.maracaibo.rules.exploring import go_to, others_on_track
from karawela.games.maracaibo.rules.lasting import treasures
from karawela.games.maracaibo.rules.purse import add_cubes, take_vp
from karawela.games.maracaibo.rules.quests import fill_market
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.residences import put_marker
from karawela.games.maracaibo.rules.ship_board import remove_galleon
from karawela.games.maracaibo.rules.treasures import store
from karawela.games.maracaibo.state import EMPTY, Maracaibo

_YOU = 0


def raid(s: Maracaibo) -> Rules:
    """Points and treasures by his track; the die names the kind (POM-14.23 to 14.25)."""
    box, captain = s.box, s.captains[SEAT]
    position = box.redbeard_track[s.redbeard.position]
    take_vp(s, SEAT, position.raid_vp)
    face = yield Roll(6, "redbeard_die")
    kind = box.redbeard_die[face - 1]
    if kind == MOST_CUBES:
        kind = s.islands.index(max(s.islands))
    for _ in range(position.treasures):
        store(s, SEAT, kind)
    if position.cube_if_more and treasures(captain, kind) > treasures(s.captains[_YOU], kind):
        add_cubes(s, kind, 1)


def explore(s: Maracaibo, value: int) -> None:
    """His explorer goes the full number by the longer branches, and he gains points all the same (POM-14.26, 14.27)."""
    box, captain = s.box, s.captains[SEAT]
    position = box.redbeard_track[s.redbeard.position]
    blocked, at, left = others_on_track(s, SEAT), captain.explorer, value + position.explore_bonus
    while at != box.last and (left or at in blocked):
        at = box.track[at].longer
        left -= at not in blocked
    if at != captain.explorer:
        go_to(s, SEAT, at)
    take_vp(s, SEAT, position.explore_vp)


def take_quest(s: Maracaibo) -> Rules:
    """The rightmost card of the market; the rest shifts right and a new one comes on the left (POM-14.28)."""
    if not s.quest_market:
        return
    captain = s.captains[SEAT]
    quest = s.quest_market.pop()
    captain.quests.append(quest)
    captain.quests_seen.append(EVERYBODY)
    s.tell("redbeard_quest", s.box.quest_ids[quest])
    yield from fill_market(s, 0)


def recruit(s: Maracaibo) -> Rules:
    """The top card of level II, whatever it is (POM-14.29, 14.30, 16.11)."""
    if s.deck:
        card = yield from take_top(s)
        s.captains[SEAT].cards.append(card)
        s.tell("redbeard_recruits", s.box.card_ids[card])


def take_card(s: Maracaibo, cell: int) -> Rules:
    """The card under his ship, for nothing; it gives him nothing but points at the end (POM-14.31, 14.33)."""
    card = s.cells[cell]
    s.cells[cell] = EMPTY
    s.captains[SEAT].cards.append(card)
    s.tell("redbeard_acquires", s.box.card_ids[card])
    yield from refill(s, cell)


def upgrade(s: Maracaibo) -> Rules:
    """The next slot of his ship board works at once (POM-14.35)."""
    foe, box = s.redbeard, s.box
    if foe.slots == len(box.redbeard_slots):
        return
    slot = box.redbeard_slots[foe.slots]
    s.tell("redbeard_slot", box.redbeard_slot_ids[foe.slots])
    foe.slots += 1
    if slot == RB_QUEST:  # POM-14.38
        yield from take_quest(s)
    elif slot == RB_GALLEON:
        yield from take_galleon(s)
    elif slot == RB_TRACK:  # POM-14.36
        foe.position = min(foe.position + 1, len(box.redbeard_track) - 1)
        s.tell("redbeard_track", foe.position + 1)
    else:
        assert slot == RB_RESIDENCE
        yield from take_residence(s)


def take_galleon(s: Maracaibo) -> Rules:
    """A tile out of the market, unless you have one already; it gives him nothing (POM-14.37)."""
    if s.captains[_YOU].galleon != NONE:
        s.tell("redbeard_no_galleon")
        return
    face = yield Roll(6, "redbeard_die")
    tile = s.galleons[(face - 1) * len(s.galleons) // 6]
    if tile != NONE:
        remove_galleon(s, tile)
        s.redbeard.galleon = tile
        s.tell("redbeard_galleon", s.box.galleon_ids[tile])


def take_residence(s: Maracaibo) -> Rules:
    """A marker on a residence that he has not yet, by the die: they are numbered by column, then row (POM-14.39)."""
    free = [number for number, marked in enumerate(s.markers.values(), 1) if not marked >> SEAT & 1]
    if free:
        number = yield Roll(free, "redbeard_die")
        card = list(s.markers)[number - 1]
        s.tell("redbeard_residence", s.box.card_ids[card])
        put_marker(s, SEAT, card)


def sell_ruby(s: Maracaibo) -> Rules:
    """In the Gulf he sells a ruby, by the die or onto the next empty space, for nothing (POM-19.09)."""
    captain, box = s.captains[SEAT], s.box
    size = len(box.rubies)
    if captain.rubies and s.ruby_market != (1 << size) - 1:
        face = yield Roll(6, "redbeard_die")
        at = face - 1
        while s.ruby_market >> at & 1:
            at = (at + 1) % size
        s.ruby_market |= 1 << at
        captain.rubies -= 1
        s.tell("ruby_sold", SEAT, box.rubies[at].id)
