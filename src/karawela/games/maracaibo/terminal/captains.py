"""The captains in a terminal: one's own boards in full, of the others what they have and can do."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from karawela.engine.state import UNKNOWN
from karawela.games.maracaibo.data.box import NONE, RUBIES, UPGRADE_CARD
from karawela.games.maracaibo.rules.lasting import income_dbl
from karawela.games.maracaibo.rules.scoring import meets
from karawela.games.maracaibo.state import Captain
from karawela.games.maracaibo.terminal.redbeard import RedbeardPart
from karawela.games.maracaibo.terminal.sight import Sight
from karawela.games.maracaibo.terminal.signs import (
    CUBE,
    DOUBLOON,
    EXPLORE,
    FIGUREHEAD,
    HOUSE,
    INCOME,
    KIND_SIGNS,
    MARKET,
    POINT,
    RAID,
    RIVER,
    RUBY,
    SCROLL,
    SPADE,
    TREASURE_SIGNS,
    pieces,
    quest_signs,
    scroll_pieces,
    source_sign,
)
from karawela.terminal.lines import BOLD, BRIGHT, FAINT, PLAIN, SOFT, flow, join
from karawela.terminal.marks import fit

_INDENT = 5
_FREE = "–"
"""An empty bury space without a bonus."""


class CaptainsPart:
    """Whoever looks comes first, then the others clockwise."""

    def __init__(self, sight: Sight):
        self.sight = sight
        self.view = sight.view
        self.box = sight.box

    def lines(self, width: int) -> Iterator[Text]:
        seats = len(self.view.captains)
        for turn in range(seats):
            seat = (self.sight.own + turn) % seats
            captain = self.view.captains[seat]
            if self.sight.is_redbeard(seat):
                redbeard = RedbeardPart(self.sight)
                yield join(self.name(seat), redbeard.owned())
                yield from redbeard.lines(width)
                continue
            yield join(self.name(seat), self.purse(captain))
            if seat == self.sight.own:
                yield from self.boards(captain, width)
            else:
                yield from self.brief(captain, width)

    def name(self, seat: int) -> Text:
        """Whose line it is; a pointer stands before whoever is asked."""
        asked = seat in self.sight.scene.asked
        line = join(("▸ " if asked else "  ", BRIGHT), self.sight.mark(seat, piece=True), " ")
        return line.append_text(fit(self.sight.scene.names[seat], 13, BRIGHT if asked else PLAIN))

    def purse(self, captain: Captain) -> Text:
        """Points, doubloons, income, treasures above and below ground, quests, cards, residences, cubes, rivers."""
        line = join((f"{captain.vp:>3}{POINT} {captain.doubloons:>2}{DOUBLOON}", BOLD))
        line.append(f" {INCOME}{income_dbl(captain)}{DOUBLOON}{captain.income_vp}{POINT} ", SOFT)
        groups = [
            [*zip(TREASURE_SIGNS, captain.stored, strict=True), (SPADE, sum(captain.buried))],
            [(SCROLL, len(captain.quests)), *zip(KIND_SIGNS, captain.kinds, strict=True)],
            [(HOUSE, captain.residences.bit_count()), (CUBE, captain.upgrades), (RIVER, captain.rivers.bit_count())],
        ]
        if self.view.has(RUBIES):
            groups[-1].append((RUBY, captain.rubies))
        for group in groups:
            line.append(" ")
            for sign, held in group:
                line.append(f"{sign}{held}", PLAIN if held else FAINT)
        return line

    # ------------------------------------------------------------------ all of it

    def boards(self, captain: Captain, width: int) -> Iterator[Text]:
        """Ship board, raid actions, hideout, black market, tableau, quests."""
        yield from self.titled("term-ship", self.slots(captain), width)
        yield from self.titled("term-strengths", self.strengths(captain), width)
        yield from self.titled("term-hideout", self.hideout(captain), width)
        yield from self.titled("term-market", self.tiles(captain), width)
        yield from self.titled("term-tableau", self.tableau(captain, True), width)
        yield from self.titled("term-quests", self.quests(captain), width)

    def titled(self, message: str, parts: list[Text], width: int) -> list[Text]:
        """A heading and its parts, broken where lines are full; nothing where there are none."""
        if not parts:
            return []
        heading = join(" " * _INDENT, (f"{self.sight.say(message)} ", FAINT))
        return flow([join(heading, parts[0]), *parts[1:]], width, "  ", _INDENT + 2)

    def slots(self, captain: Captain) -> list[Text]:
        """Filled slots have a cube; those behind a line are faint until there are enough of them."""
        found, sector = [], 0
        for number, slot in enumerate(self.box.slots):
            filled = bool(captain.slots >> number & 1)
            style = BOLD if filled else PLAIN if captain.upgrades >= slot.needs else FAINT
            text = join((CUBE if filled else "·", style), ("".join(scroll_pieces(slot.scrolls, lead=False)), style))
            text = self.sight.tagged(slot.id, text)
            if slot.sector != sector and sector:
                text = join((f"│{slot.needs}│ ", FAINT), text)
            sector = slot.sector
            found.append(text)
        return found

    def strengths(self, captain: Captain) -> list[Text]:
        """What is added to raids and explorations, then raid actions and trades; those used this turn are crossed."""
        bonuses = self.bonuses(captain)
        found = [Text(" ".join(bonuses), SOFT)] if bonuses else []
        mine = captain is self.view.captains[self.view.active] if self.view.active >= 0 else False
        for number, action in enumerate(self.box.raid_actions):
            if captain.raid_actions >> number & 1:
                used = mine and self.view.raid_used >> number & 1
                text = Text(f"{source_sign(action)}{'✕' if used else ''}", FAINT if used else PLAIN)
                found.append(self.sight.tagged(action.id, text))
        for number, trade in enumerate(self.box.trades):
            if captain.trades >> number & 1:
                text = Text(f"{EXPLORE}-{trade.cost}:{''.join(pieces(trade.reward))}", PLAIN)
                found.append(self.sight.tagged(trade.id, text))
        return found

    def bonuses(self, captain: Captain) -> list[str]:
        found = [f"{RAID}+{captain.raid_bonus}"] if captain.raid_bonus else []
        found += [f"⚄{sign}+{n}" for sign, n in zip(TREASURE_SIGNS, captain.die_bonus, strict=True) if n]
        found += [f"{EXPLORE}+{captain.explore_bonus}"] if captain.explore_bonus else []
        found += [f"-{captain.discount}{DOUBLOON}"] if captain.discount else []
        found += [f"\\_/{captain.steps}"] if captain.steps != self.box.numbers.steps else []
        return found

    def hideout(self, captain: Captain) -> list[Text]:
        """`▬2 (3$) ↓▬ 4$ 3◆ –`: the store, its bonus if free, then the bury spaces, filled or with their bonus."""
        found = []
        for kind, sign in enumerate(TREASURE_SIGNS):
            line = join((f"{sign}{captain.stored[kind]}", BOLD if captain.stored[kind] else FAINT))
            if not captain.bonus >> kind & 1:
                line.append(f" ({' '.join(pieces(self.box.storage[kind].effects))})", SOFT)
            line.append(f" {SPADE}", FAINT)
            for number in self.box.bury_of[kind]:
                space = self.box.bury[number]
                filled = captain.bury_spaces >> number & 1
                bonus = "+".join(pieces(space.effects)) or _FREE
                text = Text(f"[{sign}]" if filled else bonus, BOLD if filled else FAINT)
                line.append(" ").append_text(self.sight.tagged(space.id, text))
            found.append(line)
        if captain.has_poseidon:
            line = join((f"{FIGUREHEAD} {SPADE}", FAINT))
            for space, kind in zip(self.box.poseidon, captain.poseidon, strict=True):
                filled = kind != NONE
                bonus = "+".join(pieces(space.effects)) or _FREE
                text = Text(f"[{TREASURE_SIGNS[kind]}]" if filled else bonus, BOLD if filled else FAINT)
                line.append(" ").append_text(self.sight.tagged(space.id, text))
            found.append(line)
        return found

    def tiles(self, captain: Captain) -> list[Text]:
        """One's five black market tiles with the side that is up, and the place where each lies."""
        found = []
        for tile, name in enumerate(self.box.market_ids):
            signs = "".join(pieces(self.box.market[tile][self.view.sides[tile]]))
            place = captain.tiles[tile]
            where = f"→{self.sight.words.name(self.box.card_ids[place])}" if place != NONE else ""
            text = Text(f"{MARKET} {signs}{where}", BOLD if where else FAINT)
            found.append(self.sight.tagged(name, text))
        return found

    def tableau(self, captain: Captain, full: bool) -> list[Text]:
        """Upgrade cards by kind, residences, the galleon tile: with what they do, or by their names alone."""
        words, cards = self.sight.words, self.box.cards
        found = []
        for index in sorted(captain.cards, key=lambda index: cards[index].kind):
            card = cards[index]
            sign = KIND_SIGNS[card.kind] if card.sort == UPGRADE_CARD else "○"
            line = join((f"{sign} {words.name(card.id)}", PLAIN))
            found.append(line.append(f" {' '.join(scroll_pieces(card.scrolls))}", FAINT) if full else line)
        for number, index in enumerate(self.box.residences):
            if captain.residences >> number & 1:
                found.append(Text(f"{HOUSE} {words.name(cards[index].id)}", PLAIN))
        if captain.galleon != NONE:
            tile = self.box.galleons[captain.galleon]
            line = join((f"{FIGUREHEAD} {words.name(tile.id)}", PLAIN))
            found.append(line.append(f" {' '.join(scroll_pieces(tile.scrolls))}", FAINT))
        return found

    def quests(self, captain: Captain) -> list[Text]:
        """One's own quests, with a tick at what is met; in the setup those on offer."""
        return [
            self.sight.tagged(self.box.quest_ids[quest], self.quest(quest, captain))
            for quest in captain.offered or captain.quests
            if quest != UNKNOWN
        ]

    def quest(self, quest: int, captain: Captain | None = None) -> Text:
        """`Gold 2▬ 3◆✓ 4▬ 8◆`."""
        line = join((self.sight.words.name(self.box.quest_ids[quest]), PLAIN))
        for signs, points, condition in quest_signs(self.box.quests[quest]):
            met = captain is not None and meets(captain, condition)
            line.append(f" {signs}→{points}{POINT}{'✓' if met else ''}", BRIGHT if met else FAINT)
        return line

    # ------------------------------------------------------------------ the others

    def brief(self, captain: Captain, width: int) -> Iterator[Text]:
        """Slots as a row of cubes, bonuses, placed tiles, quests that were seen; then the tableau by names."""
        parts = [self.cubes(captain)]
        bonuses = self.bonuses(captain)
        if bonuses:
            parts.append(Text(" ".join(bonuses), SOFT))
        unlocked = captain.raid_actions & ~self.box.standard_raid
        parts += [
            Text(source_sign(action), PLAIN)
            for number, action in enumerate(self.box.raid_actions)
            if unlocked >> number & 1
        ]
        parts.append(Text(f"{MARKET}{sum(place != NONE for place in captain.tiles)}/{len(captain.tiles)}", FAINT))
        seen = [self.sight.words.name(self.box.quest_ids[quest]) for quest in captain.quests if quest != UNKNOWN]
        if seen:
            hidden = len(captain.quests) - len(seen)
            parts.append(Text(f"{SCROLL} {', '.join(seen)}{f' +{hidden}' if hidden else ''}", SOFT))
        parts += self.tableau(captain, False)
        parts[0] = join(" " * _INDENT, parts[0])
        yield from flow(parts, width, "  ", _INDENT)

    def cubes(self, captain: Captain) -> Text:
        """`■■·■··│■·····│·····│····`."""
        text, sector = Text(), 0
        for number, slot in enumerate(self.box.slots):
            if slot.sector != sector and sector:
                text.append("│", FAINT)
            sector = slot.sector
            filled = captain.slots >> number & 1
            text.append(CUBE if filled else "·", PLAIN if filled else FAINT)
        return text
