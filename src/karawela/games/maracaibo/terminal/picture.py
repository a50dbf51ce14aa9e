"""Pirates of Maracaibo in a terminal: the sea of cards, what is on offer, the track, the captains, and the signs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from karawela.draw.scene import Scene
from karawela.games.maracaibo.data.box import NONE, RUBIES
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.state import NOBODY
from karawela.games.maracaibo.terminal.captains import CaptainsPart
from karawela.games.maracaibo.terminal.sea import SeaPart
from karawela.games.maracaibo.terminal.sight import Sight
from karawela.games.maracaibo.terminal.signs import (
    FIGUREHEAD,
    RAID,
    RUBY,
    SCROLL,
    TREASURE_SIGNS,
    pieces,
    scroll_pieces,
)
from karawela.games.maracaibo.terminal.track import TrackPart
from karawela.terminal.lines import BOLD, BRIGHT, FAINT, PLAIN, SOFT, flow, join
from karawela.terminal.marks import fit
from karawela.words import words_for

NARROWEST, WIDEST = 76, 118
_ITEMS = re.compile(r"\n| {3,}")
"""Between two signs of the legend."""


class Picture:
    """What one seat sees, for any console between the narrowest and the widest; it asks nothing else than the scene."""

    def __init__(self, scene: Scene):
        from karawela.games.maracaibo import TITLE

        self.sight = Sight(scene, words_for(TITLE, scene.language, scene.edition))
        self.view = self.sight.view
        self.captains = CaptainsPart(self.sight)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(NARROWEST, min(options.max_width, WIDEST))
        for line in self.lines(width):
            line = fit(line, width)
            line.no_wrap = True
            line.overflow = "crop"
            yield line

    def lines(self, width: int) -> Iterator[Text]:
        sea = SeaPart(self.sight, width)
        yield self.round()
        yield from sea.lines()
        yield sea.ports()
        yield from self.raid()
        yield from TrackPart(self.sight).lines(width)
        yield from self.offers(width)
        yield from self.captains.lines(width)
        yield from self.legend(width)

    def round(self) -> Text:
        """Which round it is, who was first and who is last, and how many cards are left to come."""
        view, say = self.view, self.sight.say
        line = join((say("term-round", n=view.round, most=self.sight.box.numbers.rounds), BOLD))
        for message, seat in (("term-first", view.first), ("term-last", view.end_marker)):
            if seat != NOBODY:
                line.append(f"   {say(message)} ", FAINT).append_text(self.sight.mark(seat))
        return line.append(f"   {say('term-deck', n=view.deck)}", FAINT)

    def raid(self) -> Iterator[Text]:
        """The dice of this turn, and the strength that is left of each raid."""
        view, sight = self.view, self.sight
        if not any(view.dice) and not view.pools:
            return
        line = join((f"  {RAID} ", BOLD))
        for kind, face in enumerate(view.dice):
            if face:
                die = Text(f"[{TREASURE_SIGNS[kind]} {face}]", BOLD)
                choosing = sight.scene.kind == "raid_die"
                line.append_text(sight.tagged(TREASURES[kind], die) if choosing else die).append("  ")
        for left, kind in zip(view.pools, view.pool_kinds, strict=True):
            line.append(f"  {sight.say('term-strength', n=left)} {TREASURE_SIGNS[kind]}", BRIGHT)
        yield line

    def offers(self, width: int) -> Iterator[Text]:
        """The quest market, the galleon market, and the ruby market where it is played with."""
        view, sight, box = self.view, self.sight, self.sight.box
        quests = [
            sight.tagged(f"quest {place}", self.captains.quest(quest))
            for place, quest in enumerate(view.quest_market, 1)
        ]
        deck = sight.tagged("quest deck", Text(sight.say("term-quest-deck", n=view.quest_deck()), SOFT))
        yield from self.row(SCROLL, [*quests, deck], width)
        tiles = []
        for tile in view.galleons:
            if tile != NONE:
                name, signs = box.galleon_ids[tile], scroll_pieces(box.galleons[tile].scrolls)
                text = join((sight.words.name(name), PLAIN), (f" {' '.join(signs)}", FAINT))
                tiles.append(sight.tagged(name, text))
        yield from self.row(FIGUREHEAD, tiles, width)
        if view.has(RUBIES):
            spaces = []
            for number, space in enumerate(box.rubies):
                taken = view.ruby_market >> number & 1
                text = Text(f"[{RUBY}]" if taken else "+".join(pieces(space.effects)), FAINT if taken else PLAIN)
                spaces.append(sight.tagged(space.id, text))
            yield from self.row(RUBY, spaces, width)

    def row(self, sign: str, parts: list[Text], width: int) -> list[Text]:
        if not parts:
            return []
        return flow([join((f"{sign} ", BOLD), parts[0]), *parts[1:]], width, " │ ", 2)

    def legend(self, width: int) -> Iterator[Text]:
        """What the signs mean."""
        messages = ("terminal-legend", "term-legend-solo") if self.view.solo else ("terminal-legend",)
        items = [item for message in messages for item in _ITEMS.split(self.sight.say(message))]
        yield Text("─" * width, FAINT)
        yield from flow([Text(item.replace("  ", " "), FAINT) for item in items if item], width, "  ")


def picture(scene: Scene) -> Picture:
    """The board as the scene's seat sees it, for a Rich console."""
    return Picture(scene)
