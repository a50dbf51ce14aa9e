"""The pirates in a terminal: what each has, the wheel, the stations, captain and crew."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from karawela.games.tiny_epic.data.choices import BURIED, CARRIED, NONE, ORDERS, STATIONS
from karawela.games.tiny_epic.terminal.rival import RivalPart
from karawela.games.tiny_epic.terminal.sight import Sight
from karawela.games.tiny_epic.terminal.signs import (
    BURIAL,
    COIN,
    COVE,
    CRATE,
    CUBE,
    DECKHAND,
    LEGEND,
    LINE,
    ORDER_SIGNS,
    STATION_SIGNS,
    SURE_FIRE,
    URN,
    crew_signs,
    level_signs,
    symbols,
)
from karawela.terminal.lines import BOLD, BRIGHT, FAINT, PLAIN, SOFT, flow, join
from karawela.terminal.marks import fit

_INDENT = 5
_NAME = 16
_URNS = {CARRIED: "•", BURIED: "✓"}
_SPACES = 6


class PiratesPart:
    """Whoever looks stands above the sea, the others below it."""

    def __init__(self, sight: Sight):
        self.sight = sight
        self.view = sight.view
        self.box = sight.box

    def own(self, width: int) -> Iterator[Text]:
        """Whoever looks, with the names of orders and stations."""
        who = self.sight.own
        if who < len(self.view.pirates):
            yield join(self.name(who), *self.has(who))
            yield from self.flowing(list(self.wheel(who, True)), width)
            yield from self.flowing([*self.stations(who), *self.captain(who), *self.crew(who)], width)

    def others(self, width: int) -> Iterator[Text]:
        """Clockwise, in signs; then the solo pirate."""
        view = self.view
        for turn in range(1, len(view.pirates)):
            who = (self.sight.own + turn) % len(view.pirates)
            stations = join(*self.stations(who))
            yield join(self.name(who), *self.has(who))
            if who >= view.seats:
                yield from RivalPart(self.sight).lines(width)
                yield from self.flowing([stations, *self.crew(who)], width)
            else:
                wheel = Text(" ").join(self.wheel(who, False))
                yield from self.flowing([wheel, stations, *self.captain(who), *self.crew(who)], width)

    def flowing(self, parts: list[Text], width: int) -> list[Text]:
        return flow([join(" " * _INDENT, parts[0]), *parts[1:]], width, "  ", _INDENT) if parts else []

    # ------------------------------------------------------------------ what is open

    def name(self, who: int) -> Text:
        """Whose line it is; a pointer stands before whoever is asked."""
        asked = who in self.sight.scene.asked
        line = join(("▸ " if asked else "  ", BRIGHT), self.sight.mark(who, piece=True), " ")
        colour = self.sight.scene.colours[who].id
        name = Text(self.sight.scene.names[who], BRIGHT if asked else PLAIN)
        return line.append_text(fit(self.sight.tagged(colour, name), _NAME)).append(" ")

    def has(self, who: int) -> Iterator[Text]:
        """Treasures and urn, Gold and cubes, level, crates, sure-fire tokens; hidden, cursed."""
        view, pirate = self.view, self.view.pirates[who]
        yield Text(f"{BURIAL}{len(pirate.buried)}/{self.box.numbers.treasures} ", BOLD)
        if view.amdiak:
            yield Text(f"{URN}{_URNS.get(pirate.urn, '–')} ", BOLD)
        yield Text(f"{COIN}{pirate.gold:<2} ", BOLD)
        if view.amdiak:
            yield Text(f"{CUBE}{view.ghost_cubes if self.sight.is_ghost(who) else pirate.cubes} ", BOLD)
        level = self.box.levels[pirate.legend]
        name = self.sight.words.name(level.id)
        if who < view.seats:
            yield Text(f" {LEGEND}{pirate.legend + 1} {name} {level_signs(level.sail, level.dice)}  ", SOFT)
            yield Text(f"{SURE_FIRE}{pirate.sure} ", PLAIN if pirate.sure else FAINT)
        else:
            yield Text(f" {LEGEND}{pirate.legend + 1} {name}  ", SOFT)
        yield Text(f"{CRATE} " if pirate.crates() else f"{CRATE} –", FAINT)
        for kind, n in enumerate(pirate.hold):
            yield from (self.sight.good(kind) for _ in range(n))
        for sign, there in ((COVE, pirate.hidden), (f"{CUBE}!", pirate.cursed)):
            if there:
                yield Text(f" {sign}", BRIGHT)

    # ------------------------------------------------------------------ the mats

    def wheel(self, who: int, full: bool) -> Iterator[Text]:
        """The spaces clockwise from Hide Out to the ship line, with the captain and the deckhands left there."""
        pirate = self.view.pirates[who]
        for space, order in enumerate(pirate.orders[:_SPACES]):
            here = space == pirate.space
            said = f"{ORDER_SIGNS[order]} {self.sight.words.name(ORDERS[order])}" if full else ORDER_SIGNS[order]
            text = join(self.sight.mark(who, piece=True) if here else "", (said, BRIGHT if here else PLAIN))
            if pirate.wheel >> space & 1:
                deckhand = Text(DECKHAND, BRIGHT)
                text = join(text, self.sight.tagged(f"wheel_{space}", deckhand) if who == self.sight.own else deckhand)
            yield join(text, (f" {LINE}", FAINT)) if space == _SPACES - 1 else text

    def stations(self, who: int) -> Iterator[Text]:
        """`» rigging 2`, or `»2` of the others; the fourth deckhand waits in brackets."""
        pirate, own = self.view.pirates[who], who == self.sight.own
        for station, n in enumerate(pirate.stations):
            said = f" {self.sight.words.name(STATIONS[station])} " if own else ""
            text = Text(f"{STATION_SIGNS[station]}{said}{n}", PLAIN if n else FAINT)
            yield self.sight.tagged(STATIONS[station], text) if own else join(text, " ")
        if pirate.aside and own:
            yield Text(f"({DECKHAND})", FAINT)

    def captain(self, who: int) -> Iterator[Text]:
        """`123 ⌕›✕⚔`: his symbols, and what Search lets him do."""
        pirate = self.view.pirates[who]
        if pirate.side == NONE:
            return
        captain = self.box.captains[pirate.captain]
        side = captain.sides[pirate.side]
        signs = f"{symbols(side.damage)} {ORDER_SIGNS[captain.trigger]}›{BURIAL}{ORDER_SIGNS[side.bonus]}"
        yield join((self.sight.words.name(captain.id), SOFT), (f" {signs}", FAINT))

    def crew(self, who: int) -> Iterator[Text]:
        """The cards with what they do; those whose bonus was used in this turn are crossed."""
        for card in self.view.pirates[who].crew:
            used = who == self.view.active and self.view.used >> card & 1
            text = join(
                (self.sight.words.name(self.box.crew_ids[card]), FAINT if used else PLAIN),
                (f" {crew_signs(self.box.crew[card])}{'✕' if used else ''}", FAINT),
            )
            yield self.sight.tagged(self.box.crew_ids[card], text)
