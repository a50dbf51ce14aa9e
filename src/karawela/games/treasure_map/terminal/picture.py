"""Treasure Map in a terminal: the sea chart with its notes beside it, the captains below."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from karawela.games.ship_adventure.data.components import AREAS, COLOURS, GALLEON_ID, PIRATES, area_of
from karawela.games.ship_adventure.rules.sea import NOWHERE
from karawela.games.ship_adventure.terminal.chart import (
    AREA_HEX,
    ChartPicture,
    Mark,
    cards_text,
    city_marks,
)
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.data.levels import GALLEON_GOLD, PIRATE_CANNON, PIRATE_MELEE
from karawela.games.treasure_map.rules.backs import places_of_dorado, places_of_tokens
from karawela.games.treasure_map.rules.treasure import hoard_size
from karawela.games.treasure_map.state import CARRIED, MOVE, STORED, TEMPLE, TreasureMap
from karawela.terminal.lines import BOLD, BRIGHT, FAINT, PLAIN, join
from karawela.terminal.marks import GOLD, INK, PAPER, chip, fit, readable, seat_mark

_PIRATE = "#111111"
_PIRATE_STYLE = Style(color=PAPER, bgcolor=_PIRATE, bold=True)


class Picture(ChartPicture):
    """The sea chart of Treasure Map as one seat sees it."""

    title = TITLE
    view: TreasureMap

    # ------------------------------------------------------------------ the chart

    def marks(self) -> dict[int, list[Mark]]:
        view, sea = self.view, self.view.sea
        found: dict[int, list[Mark]] = defaultdict(list, city_marks(sea, self.played, self.colours))
        for token, at in enumerate(view.token_at):
            if TEMPLE <= at < TEMPLE + 5:
                pips = "•" * view.token_level[token]
                found[sea.temples[at][0]].append(Mark((pips, str(view.token_level[token])), GOLD, piece=False))
        for square, colour in self.places():
            found[square].append(Mark(("✕",), colour, piece=False))
        if view.dorado >= 0:
            found[places_of_dorado(view.tiles)[view.dorado]].append(Mark(("✦",), GOLD, piece=False))
        for number in range(len(PIRATES)):
            found[sea.skulls[number][0]].append(Mark((str(number + 1), ""), PAPER, piece=False))
            if hoard_size(view, number):
                found[sea.skulls[number][0]].append(Mark(("▣",), GOLD, piece=False))
        for square, coins in view.coins.items():
            found[square].append(Mark((f"•{coins}", "•"), GOLD, piece=False))
        self.sail(found)
        return found

    def sail(self, found: dict[int, list[Mark]]) -> None:
        """The galleon, the pirates, and the captains' ships and crews."""
        view = self.view
        if view.galleon != NOWHERE:
            found[view.galleon].append(Mark(("\\G/", "G"), GOLD))
        for number, square in enumerate(view.pirates):
            if square != NOWHERE:
                found[square].append(Mark((f"P{number + 1}", str(number + 1)), _PIRATE))
        for seat, captain in enumerate(view.captains):
            colour = self.colours[seat]
            if captain.aboard:
                found[captain.ship].append(Mark((f"\\{colour.letter}/", colour.letter), colour.hex))
            else:
                empty = colour.letter.lower()
                found[captain.ship].append(Mark((f"\\{empty}/", empty), colour.hex, piece=False))
                found[captain.crew].append(Mark((seat_mark(colour).plain, colour.letter), colour.hex))

    def places(self) -> Iterator[tuple[int, str]]:
        """The squares that the viewer's own tokens name."""
        seat, places = self.scene.seat, places_of_tokens(self.view.tiles)
        for token, back in enumerate(self.view.token_back):
            if seat is not None and back >= 0 and self.view.token_at[token] in (CARRIED + seat, STORED + seat):
                yield places[back], AREA_HEX[area_of(back)]

    def numbers(self) -> dict[int, str]:
        """The option of each square; an opponent's is that of its own square."""
        view, found = self.view, super().numbers()
        where = {PIRATES[number]: square for number, square in enumerate(view.pirates)} | {GALLEON_ID: view.galleon}
        for captain in view.captains:
            where[COLOURS[captain.colour]] = captain.ship if self.scene.kind == "sink" else captain.crew
        for number, move in enumerate(self.scene.options, 1):
            if move[0] in ("fight", "sink"):
                square = where[str(move[1])]
                found[square] = "›" if square in found else str(number)
        return found

    # ------------------------------------------------------------------ beside it

    def notes(self) -> Iterator[Text]:
        """Round, compass, galleon, supply and pirates."""
        view, say = self.view, self.words.say
        yield Text(say("term-round", n=view.round, most=view.max_rounds), BOLD)
        yield Text(say("term-level", n=view.level), BOLD)
        yield from self.compass(view.sector, view.first)
        if view.phase == MOVE:
            yield Text(say("term-steps", n=view.steps), BRIGHT)
        yield Text("")
        yield from self.galleon()
        supply = " ".join(f"{number + 1}×{left}" for number, left in enumerate(view.supply))
        yield join((say("term-supply") + " ", FAINT), (supply, PLAIN))
        bonus = PIRATE_CANNON[view.level]
        yield Text(
            f"{say('term-pirates')} †+{PIRATE_MELEE[view.level]} " + (f"◎+{bonus}" if bonus else "◎–"),
            FAINT,
        )
        for number in range(len(PIRATES)):
            yield self.pirate(number)
        if view.dorado >= 0:
            square = view.sea.names[places_of_dorado(view.tiles)[view.dorado]]
            yield Text(f"✦ El Dorado: {square}", BRIGHT)

    def galleon(self) -> Iterator[Text]:
        """`\\G/ F1 → L1  •10`: where it is, where it sails, what it is worth."""
        view, names = self.view, self.view.sea.names
        if view.galleon == NOWHERE:
            return
        gold = GALLEON_GOLD[view.level] + view.galleon_gold
        line = join(("\\G/", chip(GOLD)), f" {names[view.galleon]} → {names[view.galleon_goal]} ", (f"•{gold}", BRIGHT))
        if any(view.galleon_pieces):
            line.append(f" {pieces_text(view.galleon_pieces)}", PLAIN)
        yield line

    def pirate(self, number: int) -> Text:
        """`P1 G8 → ‡A  ▣7`: whom it chases, and what lies at its home."""
        view, square = self.view, self.view.pirates[number]
        line = join((f"P{number + 1}", _PIRATE_STYLE), " ")
        if square == NOWHERE:
            line.append(self.words.say("term-sunk"), FAINT)
        else:
            line.append(f"{view.sea.names[square]:<3}", PLAIN)
        if view.prey[number] >= 0:
            line.append(" → ", FAINT).append_text(seat_mark(self.colours[view.prey[number]], piece=True))
        hoard = hoard_size(view, number)
        if hoard:
            line.append(f"  ▣{hoard} {view.sea.names[view.sea.skulls[number][0]]}", Style(color=GOLD))
        return line

    # ------------------------------------------------------------------ the captains

    def seat_lines(self, seat: int) -> Iterator[Text]:
        """Who, where, gold, pieces, cards; in a second line tokens and the store, where there is any."""
        captain, line = self.view.captains[seat], self.name_of(seat)
        if self.view.tiles:
            names = self.view.sea.names
            where = f"\\_/ {names[captain.ship]}"
            if not captain.aboard:
                where = f"{names[captain.crew]}  \\_/ {names[captain.ship]}"
            line.append_text(fit(f" {where}", 13, FAINT))
            line.append(f" •{captain.gold:<3}", BOLD).append(f" {pieces_text(captain.pieces)} ", BOLD)
            line.append_text(cards_text(captain.cards)).append("  ").append(self.remark(seat), FAINT)
        yield line
        more = self.more(seat)
        if more.plain:
            yield join("     ", more)

    def remark(self, seat: int) -> str:
        parts = [self.words.name(COLOURS[self.played[seat]])]
        if self.view.first == seat and not self.view.solo:
            parts.append(self.words.say("term-first"))
        return " · ".join(parts)

    def more(self, seat: int) -> Text:
        """`◈ orange 2 → D5, ◈ 1 ?` for tokens, then the store; a back that the viewer has not seen is a question."""
        view, captain = self.view, self.view.captains[seat]
        carried = [self.token(token) for token in view.tokens(CARRIED + seat)]
        stored = [self.token(token) for token in view.tokens(STORED + seat)]
        line = Text("  ").join(carried)
        if stored or captain.stored_gold or any(captain.stored_pieces):
            label = f"{'   ' if carried else ''}⌂ {self.words.say('term-store')}: "
            line = join(line, (label, FAINT), (f"•{captain.stored_gold} {pieces_text(captain.stored_pieces)} ", PLAIN))
            line = join(line, Text("  ").join(stored))
        return line

    def token(self, token: int) -> Text:
        back, level = self.view.token_back[token], self.view.token_level[token]
        if back < 0:
            return Text(f"◈{level} ?", FAINT)
        place = places_of_tokens(self.view.tiles)[back]
        colour = Style(color=readable(AREA_HEX[area_of(back)], INK))
        where = f" → {self.view.sea.names[place]}" if place != NOWHERE else ""
        return Text(f"◈{level} {self.words.name(AREAS[area_of(back)])}{where}", colour)


def pieces_text(pieces: list[int]) -> str:
    """`[1·3·]`: which numbers of the map are there, and how many to spare."""
    spare = sum(pieces) - sum(map(bool, pieces))
    return f"[{''.join(str(n) if held else '·' for n, held in enumerate(pieces, 1))}]" + (f"+{spare}" if spare else "")
