"""The board in a terminal: the town above, the street as a ring around the harbour, the traders below."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from karawela.draw.scene import Scene
from karawela.engine.state import UNKNOWN
from karawela.games.santiago.data.components import (
    BUILDINGS,
    CHEQUERED,
    CUBANS,
    FLOWER_OF,
    FLOWERS,
    GOODS,
    NO_FLOWER,
    PORT,
    SHIPS,
    STOPS,
)
from karawela.games.santiago.data.read_components import ROWS
from karawela.games.santiago.state import NOBODY, NOWHERE, OFF_SHIP, Santiago
from karawela.terminal.lines import BOLD, BRIGHT, FAINT, PLAIN, join
from karawela.terminal.marks import GOLD, PAPER, ROPE, SEA, SHALLOW, chip, fit, readable, seat_mark
from karawela.words import words_for

NARROWEST, WIDEST = 76, 118
ROOMY = 80
HULL = 28
GOOD_SIGNS: tuple[str, ...] = tuple(row.cell for row in ROWS["good"])
FLOWER_SIGNS: tuple[str, ...] = tuple(row.cell for row in ROWS["flower"])
GOOD_COLOURS: tuple[str, ...] = tuple(row.colour for row in ROWS["good"])
FLOWER_COLOURS: tuple[str, ...] = tuple(row.colour for row in ROWS["flower"])
CELLS = {"peso": "$", "vp": "◆", "crate": "1", "die": "", "flag": "⚑", "sleep": "✕", ">": "▸", "<": "◂", "<>": "⇄"}
CELLS |= {row.id: row.cell for row in ROWS["good"]}
"""What the signs of a row become in a terminal; numbers stay as they are."""
EFFECTS: tuple[str, ...] = tuple("".join(CELLS.get(sign, sign) for sign in row.signs) for row in ROWS["building"])
GIVES: tuple[str, ...] = tuple(" ".join(CELLS.get(sign, sign) for sign in row.signs) for row in ROWS["cuban"])
"""What each building and each Cuban does, in signs; who has words for it (`gives`) says it with them."""
TOP, BOTTOM = (3, 4, 5, 6, 7), (2, 1, PORT, 9, 8)
"""The stops as they lie: the car drives clockwise, the port is at the bottom."""

WATER = Style(bgcolor=SEA)
TIMBER = Style(color="#7a5230")
PLANKS = Style(color=PAPER, bgcolor="#7a5230", bold=True)


class Picture:
    """What one seat sees, for any console between the narrowest and the widest; it asks nothing else than the scene."""

    def __init__(self, scene: Scene):
        from karawela.games.santiago import TITLE

        self.scene = scene
        self.view: Santiago = scene.view
        self.colours = scene.colours
        self.words = words_for(TITLE, scene.language)
        self.drives = {int(move[1]): move for move in scene.options if move[0] == "move_car"}
        self.chosen = {str(token) for move in scene.options for token in move[1:]}
        """The ids of everything that an option names."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(NARROWEST, min(options.max_width, WIDEST))
        for line in (*self.town(width), *self.street(width), *self.traders(width)):
            line.no_wrap = True
            line.overflow = "crop"
            yield line

    def pointer(self, thing: str) -> Text:
        """A sign before what can be chosen."""
        return Text("›", BRIGHT) if thing in self.chosen else Text(" ")

    # ------------------------------------------------------------------ the town

    def town(self, width: int) -> Iterator[Text]:
        """Four groups of three buildings, each under its flower."""
        column = width // 4
        heading = Text()
        for flower, name in enumerate(FLOWERS):
            style = Style(color=readable(FLOWER_COLOURS[flower]), bold=True)
            title = Text(f"{FLOWER_SIGNS[flower]} {self.words.name(name)} ", style)
            heading.append_text(title).append("─" * (column - 1 - title.cell_len) + " ", FAINT)
        yield heading
        for row in range(3):
            line = Text()
            for flower in range(4):
                slot = 3 * flower + row
                line.append_text(
                    fit(self.building(self.view.slots[slot], column - 1) if self.view.slots else "", column)
                )
            yield line

    def building(self, building: int, width: int) -> Text:
        """`‡A›Harbourmaster ⚑±1 ⌂B`: pawn, name, effect, owner."""
        pawn, owner = self.view.pawn_in(building), self.view.owner[building]
        here = seat_mark(self.colours[pawn], piece=True) if pawn != NOBODY else Text("  ")
        end = Text("  ")
        if owner != NOBODY:
            end = Text(f"⌂{self.colours[owner].letter}", Style(color=readable(self.colours[owner].hex), bold=True))
        effect = Text(EFFECTS[building], FAINT)
        room = width - 3 - len(EFFECTS[building]) - 4
        name = self.words.name(BUILDINGS[building])
        if len(name) > room:
            name = self.words.name(BUILDINGS[building], "short")
        if len(name) > room:
            effect, room = Text(""), width - 6
        label = fit(name, room, BRIGHT if BUILDINGS[building] in self.chosen else PLAIN)
        return join(here, self.pointer(BUILDINGS[building]), label, " ", effect, " ", end)

    # ------------------------------------------------------------------ the street

    def street(self, width: int) -> Iterator[Text]:
        """Ten stops in a ring; the harbour lies inside."""
        cell = (width - 4) // 5
        inner = 5 * cell
        yield join(("╭─", FAINT), self.road(TOP, cell, "▸"), ("─╮", FAINT))
        for line in (0, 1):
            yield self.side("│", self.people(TOP, cell, line), "│")
        for index, water in enumerate(self.harbour(inner)):
            water.stylize_before(WATER)
            yield self.side("▴" if index == 1 else "│", water, "▾" if index == 1 else "│")
        for line in (0, 1):
            yield self.side("│", self.people(BOTTOM, cell, line), "│")
        yield join(("╰─", FAINT), self.road(BOTTOM, cell, "◂"), ("─╯", FAINT))

    def side(self, left: str, middle: Text, right: str) -> Text:
        return join((f"{left} ", FAINT), middle, (f" {right}", FAINT))

    def road(self, stops: tuple[int, ...], cell: int, arrow: str) -> Text:
        """The stops of one side, with the price of driving there."""
        line = Text()
        for stop in stops:
            node = self.stop(stop)
            line.append_text(node).append("─" * (cell - node.cell_len - 1) + arrow, FAINT)
        return line

    def stop(self, stop: int) -> Text:
        if stop == self.view.car:
            return join(("◖▆█▆◗", BRIGHT), ("─", FAINT))
        distance = (stop - self.view.car) % STOPS
        if distance in self.drives:
            price = f"{distance - 1}$" if distance > 1 else self.words.say("free")
            return join((f"({distance})", BRIGHT), (f" {price} ", Style(color=GOLD)))
        return Text("○─", FAINT)

    def people(self, stops: tuple[int, ...], cell: int, line: int) -> Text:
        text = Text()
        for stop in stops:
            text.append_text(fit(self.port(line) if stop == PORT else self.cuban(stop, line), cell))
        return text

    def port(self, line: int) -> Text:
        if line:
            return Text(f"  {self.words.say('loading')}", FAINT)
        return Text(f"≈ {self.words.say('port').upper()}", Style(color=readable(SHALLOW), bold=True))

    def cuban(self, stop: int, line: int) -> Text:
        """`✿ Maria` over `+2 ◆`; an inactive Cuban is crossed out and says so."""
        if not self.view.stops:
            return Text("")
        cuban = self.view.stops[stop]
        asleep = self.view.inactive[cuban]
        flower = FLOWER_OF[cuban]
        if line:
            gives = self.words.text(CUBANS[cuban], "gives") or GIVES[cuban]
            return Text(f"  ✕ {self.words.say('inactive')}", FAINT) if asleep else Text(f"  {gives}", PLAIN)
        sign = Text("  ")
        if flower != NO_FLOWER:
            sign = Text(f"{FLOWER_SIGNS[flower]} ", Style(color=readable(FLOWER_COLOURS[flower]), bold=True))
        style = Style(color=ROPE, strike=True) if asleep else BRIGHT if stop == self.view.car else BOLD
        pointer = self.pointer(CUBANS[cuban]) if CUBANS[cuban] in self.chosen else Text("")
        return join(sign, (self.words.name(CUBANS[cuban]), style), pointer)

    # ------------------------------------------------------------------ the harbour

    def harbour(self, width: int) -> Iterator[Text]:
        """The tracks, the ship with its dice, the general supply."""
        yield fit(join("  ", self.tracks()), width)
        room = " " * max(2, (width - HULL - 2) // 2)
        brief, empty = width < ROOMY, not self.view.ship_in_port and not self.view.rolled
        if not (brief and empty):
            yield fit(join(room, " ", self.deck(brief)), width)
        if not brief or empty:
            yield fit(join(room, self.hull(empty)), width)
        yield fit(join("  ", self.supply(" " if brief else "  ")), width)

    def tracks(self) -> Text:
        line = Text()
        line.append(f"{self.words.say('ship-track')} ", PLAIN)
        for ship in range(1, SHIPS + 1):
            here = ship == self.view.ship_token
            line.append(f"[{ship}]" if here else f" {ship} ", chip(GOLD) if here else FAINT)
        line.append(f"     {self.words.say('value-flags')} ", PLAIN)
        for flag in range(2, CHEQUERED + 1):
            face, here = "▩" if flag == CHEQUERED else str(flag), flag == self.view.marker
            line.append(f"[⚑{face}]" if here else f" ⚑{face} ", chip(GOLD) if here else FAINT)
        return line

    def deck(self, brief: bool) -> Text:
        """The four dice on the ship and the fifth beside it; all five while one is to be set aside."""
        view = self.view
        if view.rolled:
            return Text(" ").join(self.die(good, value) for good, value in enumerate(view.rolled))
        if not view.ship_in_port:
            return Text("")
        dice = Text("  ").join(self.die(good, n) for good, n in enumerate(view.dice) if n != OFF_SHIP)
        if view.set_aside != OFF_SHIP:
            name = "" if brief else f"{self.words.name(GOODS[view.set_aside])} "
            aside = f"{self.words.say('set-aside')}: {GOOD_SIGNS[view.set_aside]} {name}{view.set_aside_value}"
            dice = join(dice, (f"      {aside}", FAINT))
        return dice

    def hull(self, empty: bool) -> Text:
        if empty:
            return Text(f"~ ~ {self.words.say('no-ship')} ~ ~".center(HULL), FAINT)
        name = self.words.say("rolled") if self.view.rolled else self.words.say("ship-number", n=self.view.ship_token)
        return join(("◥", TIMBER), (name.center(HULL - 2), PLANKS), ("◤", TIMBER))

    def die(self, good: int, value: int) -> Text:
        style = chip(GOOD_COLOURS[good]) if value else Style(color=readable(GOOD_COLOURS[good]))
        return Text(f" {GOOD_SIGNS[good]} {value} ", style)

    def supply(self, gap: str) -> Text:
        line = Text()
        line.append(self.words.say("supply-short"), PLAIN)
        for good, left in enumerate(self.view.supply):
            line.append(f"{gap}{GOOD_SIGNS[good]} ", Style(color=readable(GOOD_COLOURS[good])))
            line.append(f"{self.words.name(GOODS[good])} ", FAINT)
            line.append(str(left), BRIGHT if left == 0 else PLAIN)
        return line

    # ------------------------------------------------------------------ the traders

    def traders(self, width: int) -> Iterator[Text]:
        """Whoever looks comes first, then the others clockwise."""
        for turn in range(len(self.view.traders)):
            yield fit(self.trader(((self.scene.seat or 0) + turn) % len(self.view.traders)), width)

    def trader(self, seat: int) -> Text:
        """One line: whose turn, who, what is behind the screen as far as one may see it, and what is open."""
        trader = self.view.traders[seat]
        asked = seat in self.scene.asked
        line = join(("▸ " if asked else "  ", BRIGHT), seat_mark(self.colours[seat], piece=True), " ")
        line.append_text(fit(self.scene.names[seat], 12, BRIGHT if asked else PLAIN))
        line.append(f" {self.known(trader.pesos):>2} $ {self.known(trader.vp):>3} ◆  ", BOLD)
        for good, held in enumerate(trader.goods):
            style = Style(color=readable(GOOD_COLOURS[good]), bold=held > 0) if held else FAINT
            line.append(f" {GOOD_SIGNS[good]}{self.known(held)}", style)
        line.append(f"   {'⌂' * trader.tokens_left:3}  ", Style(color=readable(self.colours[seat].hex)))
        return line.append(" · ".join(self.remarks(seat)), FAINT)

    def known(self, number: int) -> str:
        return "?" if number == UNKNOWN else str(number)

    def remarks(self, seat: int) -> Iterator[str]:
        view, say = self.view, self.words.say
        if view.first == seat:
            yield say("first-player")
        if view.active == seat and view.ship_left:
            yield say("rolls-next")
        if view.passed and view.passed[seat]:
            yield say("passed")
        if view.traders[seat].place == NOWHERE:
            yield say("pawn-off")


def picture(scene: Scene) -> Picture:
    """The board as the scene's seat sees it, for a Rich console."""
    return Picture(scene)
