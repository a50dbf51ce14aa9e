"""Tiny Epic Pirates in a terminal: the own wheel, the sea, what is on offer, the other pirates, the signs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from karawela.draw.scene import Scene
from karawela.games.tiny_epic.data.choices import CANNONS, GHOST, GOODS, MERCHANTS, NONE
from karawela.games.tiny_epic.rules.fighting.dice import damage_table, sure_hits
from karawela.games.tiny_epic.state import NOBODY, SAIL
from karawela.games.tiny_epic.terminal.pirates import PiratesPart
from karawela.games.tiny_epic.terminal.sea import SeaPart
from karawela.games.tiny_epic.terminal.sight import Sight
from karawela.games.tiny_epic.terminal.signs import (
    ATTACK,
    COIN,
    CUBE,
    HIT,
    LEGEND,
    MARKET,
    PORT,
    TAVERN,
    WAKE,
    WRECK,
    crew_signs,
)
from karawela.games.tiny_epic.terminal.signs import SAIL as SAILING
from karawela.terminal.lines import BOLD, BRIGHT, FAINT, PLAIN, SOFT, flow, join
from karawela.terminal.marks import fit
from karawela.words import words_for

NARROWEST, WIDEST = 76, 118
_ITEMS = re.compile(r"\n| {3,}")
"""Between two signs of the legend."""


class Picture:
    """What one seat sees, for any console between the narrowest and the widest; it asks nothing else than the scene."""

    def __init__(self, scene: Scene):
        from karawela.games.tiny_epic import TITLE

        self.sight = Sight(scene, words_for(TITLE, scene.language, scene.edition))
        self.view = self.sight.view
        self.box = self.sight.box

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(NARROWEST, min(options.max_width, WIDEST))
        for line in self.lines(width):
            line = fit(line, width)
            line.no_wrap = True
            line.overflow = "crop"
            yield line

    def lines(self, width: int) -> Iterator[Text]:
        pirates = PiratesPart(self.sight)
        yield self.round()
        yield from pirates.own(width)
        yield from self.fight()
        yield from SeaPart(self.sight, width).lines()
        yield from self.sight.titled(MARKET, self.market(), width)
        yield from self.merchants(width)
        yield from self.rows(width)
        if self.view.amdiak:
            yield from self.curse(width)
        yield from pirates.others(width)
        yield from self.legend(width)

    def round(self) -> Text:
        """The round and the step, who was first, whose turn it is, and how many cards are left to sail."""
        view, sight = self.view, self.sight
        line = join((sight.words.aim(view).now, BOLD))
        for message, who in (("term-first", view.first), ("term-turn", view.active)):
            if who != NOBODY:
                line.append(f"   {sight.say(message)} ", FAINT).append_text(sight.mark(who))
        if view.phase == SAIL and view.sail_left:
            line.append(f"   {SAILING}{view.sail_left}", BRIGHT)
        return line

    # ------------------------------------------------------------------ what is on offer

    def market(self) -> Iterator[Text]:
        """The kinds by their price, the cheapest first; how many crates are in the bag."""
        for price, kind in zip(self.box.numbers.prices, self.view.market, strict=False):
            text = join((f"{COIN}{price} ", BOLD), self.sight.good(kind, name=True))
            yield self.sight.tagged(GOODS[kind], text)
        yield self.sight.count("term-bag", len(self.view.bag))

    def merchants(self, width: int) -> list[Text]:
        """`\\1/ Merchant 4b !>4 +$3 ★ ● →⚑2`: the hits that it withstands, what it brings, its crate and its port."""
        view, sight = self.view, self.sight
        parts = []
        for slot, index in enumerate(view.merchant_cards):
            card, ship = self.box.merchants[index], MERCHANTS[slot]
            legend = f" {LEGEND}" if view.seats <= card.legend else ""
            said = f" {sight.words.name(card.id)} {HIT}>{card.strength} +{COIN}{card.gold}{legend} "
            kind = view.merchant_crates[slot]
            crate = sight.good(kind) if kind != NONE else Text("–", FAINT)
            port = f" →{PORT}{view.merchant_bound[slot] + 1}"
            parts.append(sight.tagged(ship, join(sight.hull(ship), (said, PLAIN), crate, (port, SOFT))))
        parts.append(sight.count("term-deck", len(view.merchant_deck)))
        return flow(parts, width, " │ ", 2)

    def rows(self, width: int) -> Iterator[Text]:
        """The crew row, and that of the skeleton crew."""
        view = self.view
        yield from self.sight.titled(TAVERN, self.row(view.crew_row, len(view.crew_deck)), width)
        if view.amdiak:
            yield from self.sight.titled(WRECK, self.row(view.skeleton_row, len(view.skeleton_deck)), width)

    def row(self, cards: Sequence[int], deck: int) -> Iterator[Text]:
        for card in cards:
            name, signs = self.sight.words.name(self.box.crew_ids[card]), crew_signs(self.box.crew[card])
            yield self.sight.tagged(self.box.crew_ids[card], join((name, PLAIN), (f" {signs}", FAINT)))
        yield self.sight.count("term-deck", deck)

    def curse(self, width: int) -> list[Text]:
        """The ghost ship's cubes, the pool, the wake tokens in the lid and discarded."""
        view, sight = self.view, self.sight
        parts = [
            join(sight.hull(GHOST), (f" {CUBE}{view.ghost_cubes}/{self.box.numbers.ghost_hold}", PLAIN)),
            join((sight.say("term-pool"), FAINT), (f" {CUBE}{view.pool}", PLAIN)),
            join((f"{WAKE} {sight.say('term-lid', n=view.lid, discard=len(view.wake_discard))}", FAINT)),
        ]
        return flow(parts, width, " │ ", 2)

    # ------------------------------------------------------------------ the fight

    def fight(self) -> Iterator[Text]:
        """`⚔ A [5]! [3] +1! = 2!  :  B [2] [4] = 1!`; nothing while nobody has attacked in this turn."""
        battle, sight = self.view.battle, self.sight
        if battle.attacker == NOBODY or battle.target == NONE:
            return
        line = join((f"{ATTACK} ", BOLD), sight.mark(battle.attacker, piece=True))
        line = join(line, *self.side(battle.attacker, battle.dice, battle.totals[0]), ("  :  ", FAINT))
        if battle.target < len(MERCHANTS):
            strength = f" {HIT}>{battle.totals[1]}" if battle.totals[1] != NONE else ""
            yield join(line, sight.hull(MERCHANTS[battle.target]), (strength, BOLD))
        else:
            defender = battle.target - len(MERCHANTS)
            mark = sight.mark(defender, piece=True)
            yield join(line, mark, *self.side(defender, battle.answer, battle.totals[1]))

    def side(self, who: int, dice: Sequence[int], total: int) -> Iterator[Text]:
        """The dice and what they come to; as long as they can be changed, the hits of each, and what needs no die."""
        table = damage_table(self.view, who)
        known = total != NONE
        for face in dice:
            yield Text(f" [{face}]", BRIGHT)
            yield Text("" if known else HIT * table[face - 1], PLAIN)
        if dice and not known:
            sure = self.view.pirates[who].stations[CANNONS] + sure_hits(self.view, who)
            yield Text(f" +{sure}{HIT}" if sure else "", PLAIN)
            total = sum(table[face - 1] for face in dice) + sure
        yield Text(f" = {total}{HIT}" if dice else "", BOLD)

    def legend(self, width: int) -> Iterator[Text]:
        """What the signs mean."""
        messages = ["terminal-legend"]
        messages += ["term-legend-curse"] if self.view.amdiak else []
        messages += ["term-legend-solo"] if self.view.rival else []
        items = [item for message in messages for item in _ITEMS.split(self.sight.say(message))]
        yield Text("─" * width, FAINT)
        yield from flow([Text(item.replace("  ", " "), FAINT) for item in items if item], width, "  ")


def picture(scene: Scene) -> Picture:
    """The board as the scene's seat sees it, for a Rich console."""
    return Picture(scene)
