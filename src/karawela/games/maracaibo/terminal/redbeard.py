"""Redbeard in a terminal: how strong he is, what he owns, and what each card that may come next would make him do."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from karawela.games.maracaibo.data.box import NONE, RUBIES
from karawela.games.maracaibo.data.redbeard_parts import RB_CARD, RB_EXTRA_EXPLORE, RB_NO_EXTRA, RedbeardCard
from karawela.games.maracaibo.data.sea import CELLS, GULF, MARACAIBO
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.redbeard.cards import cards_of
from karawela.games.maracaibo.rules.redbeard.ways import destination
from karawela.games.maracaibo.terminal.sight import Sight
from karawela.games.maracaibo.terminal.signs import (
    CUBE,
    EXPLORE,
    FIGUREHEAD,
    HOUSE,
    ISLAND,
    KIND_SIGNS,
    OF_DIE,
    POINT,
    RAID,
    RIVER,
    RUBY,
    SCROLL,
    TREASURE_SIGNS,
)
from karawela.terminal.lines import BOLD, BRIGHT, FAINT, PLAIN, SOFT, flow, join

_MAIN_SIGNS = (RAID, EXPLORE, SCROLL, "☻▣", "")
_EXTRA_SIGNS = ("", CUBE, RAID, EXPLORE)
_SLOT_SIGNS = (SCROLL, FIGUREHEAD, "↑", HOUSE)


class RedbeardPart:
    """His strip: three or four lines."""

    def __init__(self, sight: Sight):
        self.sight = sight
        self.foe = sight.view.redbeard
        self.captain = sight.view.captains[SEAT]

    def owned(self) -> Text:
        """Points, treasures, quests, cards, residences, rivers."""
        captain, view = self.captain, self.sight.view
        line = join((f"{captain.vp:>3}{POINT} ", BOLD))
        for sign, held in zip(TREASURE_SIGNS, captain.stored, strict=True):
            line.append(f" {sign}{held}", PLAIN if held else FAINT)
        counted = [(SCROLL, len(captain.quests)), ("".join(KIND_SIGNS), len(captain.cards))]
        counted += [(HOUSE, captain.residences.bit_count()), (RIVER, captain.rivers.bit_count())]
        if view.has(RUBIES):
            counted.append((RUBY, captain.rubies))
        for sign, held in counted:
            line.append(f"  {sign}{held}", PLAIN if held else FAINT)
        if self.foe.galleon != NONE:
            line.append(f"  {FIGUREHEAD} {self.sight.words.name(self.sight.box.galleon_ids[self.foe.galleon])}", PLAIN)
        return line

    def lines(self, width: int) -> Iterator[Text]:
        """His strength and his ship's slots, then his cards."""
        yield join("     ", self.strength(), "   ", self.slots())
        cards, foe = cards_of(self.sight.view.pack), self.foe
        if foe.card != NONE:
            yield join("     ", (self.sight.say("term-redbeard-last") + " ", FAINT), self.last(cards[foe.card]))
        known = foe.unseen or foe.six
        parts = [self.coming(cards[index]) for index in known]
        if parts:
            parts[0] = join("     ", (self.sight.say("term-redbeard-coming") + " ", FAINT), parts[0])
        played = [cards[index].id for index in foe.six if index not in known]
        if played:
            parts.append(Text(f"{self.sight.say('term-redbeard-played')} {' '.join(played)}", FAINT))
        yield from flow(parts, width, " │ ", 7)

    def strength(self) -> Text:
        """What a raid and an exploration bring him at his position of the track."""
        step = self.sight.box.redbeard_track[self.foe.position]
        points = f"{step.raid_vp}{POINT} " if step.raid_vp else ""
        cube = f" {ISLAND}?" if step.cube_if_more else ""
        raid = f"{RAID} {points}{step.treasures}{OF_DIE}{cube}"
        explore = f"{EXPLORE}+{step.explore_bonus} {step.explore_vp}{POINT}"
        return join((f"↑{self.foe.position + 1} ", BOLD), (raid, PLAIN), ("  ", FAINT), (explore, PLAIN))

    def slots(self) -> Text:
        """Filled ones have a cube."""
        text = Text()
        for number, slot in enumerate(self.sight.box.redbeard_slots):
            filled = number < self.foe.slots
            text.append(f"{CUBE if filled else '·'}{_SLOT_SIGNS[slot]} ", PLAIN if filled else FAINT)
        return text

    def last(self, card: RedbeardCard) -> Text:
        """`A3 ¶✕ ◣☻▣✓ †`: what he tried in vain on his last card, what he then did, and what was left."""
        line = self.heading(card)
        for place, (action, kinds) in enumerate(card.main):
            did = place == self.foe.failed
            mark = "✕" if place < self.foe.failed else "✓" if did else ""
            line.append(f"{self.sign(action, kinds)}{mark} ", BRIGHT if did else FAINT)
        return line

    def coming(self, card: RedbeardCard) -> Text:
        """`A3 ¶✕ ◣→Sails`: what he tries from the top, and where the first possible thing would take him from here.

        From the Gulf on he needs no card (POM-14.17)."""
        line = self.heading(card)
        if self.captain.ship in (GULF, MARACAIBO):
            return line.append(" ".join(self.sign(action, kinds) for action, kinds in card.main), SOFT)
        for action, kinds in card.main:
            there = destination(self.sight.view, action, kinds)
            if there == NONE:
                line.append(f"{self.sign(action, kinds)}✕ ", FAINT)
                continue
            return line.append(f"{self.sign(action, kinds, there)}→{self.place(there)}", PLAIN)
        return line.append("✕", FAINT)

    def heading(self, card: RedbeardCard) -> Text:
        """The card's name, and the additional action of a B card."""
        line = join((f"{card.id} ", BOLD))
        if card.extra != RB_NO_EXTRA:
            value = str(card.extra_value) if card.extra == RB_EXTRA_EXPLORE else ""
            line.append(f"+{_EXTRA_SIGNS[card.extra]}{value} ", SOFT)
        return line

    def sign(self, action: int, kinds: tuple[int, ...], there: int = NONE) -> str:
        """A main action; of a card the kind that he would take."""
        if action != RB_CARD:
            return _MAIN_SIGNS[action]
        if there != NONE:
            return KIND_SIGNS[self.sight.box.cards[self.sight.view.cells[there]].kind]
        return "".join(KIND_SIGNS[kind] for kind in kinds)

    def place(self, there: int) -> str:
        if there < CELLS:
            return self.sight.words.name(self.sight.box.card_ids[self.sight.view.cells[there]])
        return self.sight.say("term-gulf")
