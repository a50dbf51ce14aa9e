"""What every component does, in sentences, for its large form: by the kind of its row, in the edition played with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karawela.components.packs import STANDARD
from karawela.components.rows import Row
from karawela.games.maracaibo.data import rows as r
from karawela.games.maracaibo.data.box import SHELF, Box, box_of
from karawela.games.maracaibo.data.read_words import read_scrolls
from karawela.games.maracaibo.data.redbeard_parts import RB_SLOTS
from karawela.games.maracaibo.data.vocabulary import KINDS, TREASURES
from karawela.games.maracaibo.words.telling import (
    tell_effects,
    tell_quest,
    tell_redbeard_card,
    tell_scrolls,
    tell_source,
    tell_tile,
)

if TYPE_CHECKING:
    from karawela.words import Words

Told = list[str]


def box_with(words: Words, thing: str) -> Box | None:
    """The box of the edition; of another that is open where only that one has the component."""
    here = box_of(words.edition or STANDARD)
    return next((box for box in (here, *SHELF.boxes.values()) if thing in box.rows.by_id), None)


def about(words: Words, thing: str) -> Told:
    """A component's sentences: what it is, what it costs, what it gives, when."""
    box = box_with(words, thing)
    if box is None:
        return []
    row = box.rows.by_id[thing]
    for tell in (_cards, _tiles, _spaces, _redbeard, _table):
        told = tell(words, box, row)
        if told:
            return told
    said = words.text(thing, "about")
    return [said] if said else []


def _cards(words: Words, box: Box, row: Row) -> Told:
    """Places, residences, upgrade cards, quests."""
    if row.id in box.quest_index:
        quest = box.quests[box.quest_index[row.id]]
        return [words.say("about-quest"), tell_quest(words, quest)]
    if row.id not in box.card_index:
        return []
    card = box.cards[box.card_index[row.id]]
    if isinstance(row, r.Upgrade):
        head = words.say("about-upgrade", kind=KINDS[card.kind], cost=card.cost, vp=card.vp)
        return [words.say("about-level", level=card.level), head, tell_scrolls(words, card.scrolls)]
    if card.score is not None:
        told = words.say("about-residence", cost=card.cost, what=tell_effects(words, card.score))
        return [told, words.say("about-first-marker", n=box.numbers.first_marker)]
    told = words.say("about-stop", what=tell_effects(words, card.actions))
    more = [words.say("about-value")] if card.value_tile else []
    return [told, *more]


def _tiles(words: Words, box: Box, row: Row) -> Told:
    """Figureheads, black market tiles, treasure-value tiles."""
    if row.id in box.galleon_ids:
        return [words.say("about-galleon"), tell_scrolls(words, box.galleons[box.galleon_ids.index(row.id)].scrolls)]
    if row.id in box.market_ids:
        return [tell_tile(words, box, box.market_ids.index(row.id), 0), words.say("about-market")]
    if row.id in box.value_tile_ids:
        kind = TREASURES[box.value_tiles[box.value_tile_ids.index(row.id)]]
        return [words.say("board-value-tile", kind=kind)]
    return []


def _spaces(words: Words, box: Box, row: Row) -> Told:
    """Slots, raid actions, spaces of the hideout, of the track, of the ruby market; rivers."""
    for slot in box.slots:
        if slot.id == row.id:
            locked = [words.say("board-locked", n=slot.needs)] if slot.needs else []
            return [words.say("about-slot"), tell_scrolls(words, slot.scrolls), *locked]
    for action in box.raid_actions:
        if action.id == row.id:
            return [tell_source(words, action), words.say("about-raid-once")]
    for spaces in (box.storage, box.bury, box.poseidon, box.rubies):
        for space in spaces:
            if space.id == row.id:
                kind = TREASURES[space.kind] if space.kind in range(len(TREASURES)) else ""
                table = next(table for table, rows in box.rows.tables.items() if row in rows)
                return [words.say(f"about-{table}", kind=kind, what=tell_effects(words, space.effects))]
    for step in box.track:
        if step.id == row.id:
            return [words.say("about-track", what=tell_effects(words, step.effects))]
    if row.id in box.river_ids:
        return [words.say("about-river", n=box.numbers.river)]
    return []


def _redbeard(words: Words, box: Box, row: Row) -> Told:
    """His cards, the slots of his ship, his track."""
    for card in (*box.redbeard_a, *box.redbeard_b):
        if card.id == row.id:
            return [tell_redbeard_card(words, card).partition(". ")[2]]
    if row.id in box.redbeard_slot_ids:
        slot = RB_SLOTS[box.redbeard_slots[box.redbeard_slot_ids.index(row.id)]]
        return [words.say("about-redbeard-slot", what=words.say(f"board-redbeard-{slot}"))]
    if isinstance(row, r.RedbeardTrack):
        more = [words.say("about-redbeard-cube")] if row.cube_if_more else []
        told = words.say("about-redbeard-raid", vp=row.raid_vp, n=row.treasures)
        return [told, *more, words.say("about-redbeard-explore", n=row.explore_bonus, vp=row.explore_vp)]
    return []


def _table(words: Words, box: Box, row: Row) -> Told:
    """Treasures, kinds of cards, what lies face down, Gulf and Maracaibo, layouts."""
    if row.id in TREASURES:
        values = ", ".join(map(str, dict.fromkeys(box.numbers.values)))
        return [
            words.say("about-treasure", kind=row.id, values=values),
            words.say("about-burying", n=box.numbers.buried),
        ]
    if isinstance(row, r.LayoutRow):
        return [words.say("about-layout", columns=len(row.rows[0]))]
    message = f"about-{row.id}"
    if not words.has(message):
        return []
    actions = getattr(row, "actions", "")
    return [words.say(message, n=box.numbers.ignored_card, what=tell_effects(words, read_scrolls(actions).now))]
