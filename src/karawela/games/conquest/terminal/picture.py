"""Caribbean Conquest in a terminal: the sea chart of any size, the strategic areas beside it, the fleets below."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from rich.text import Text

from karawela.games.conquest import TITLE
from karawela.games.conquest.rules.areas import area_colours
from karawela.games.conquest.rules.limits import POINT_KINDS
from karawela.games.conquest.rules.points import areas_of, income, points_of
from karawela.games.conquest.state import MOVEMENT, NOBODY, Conquest
from karawela.games.ship_adventure.data.components import AREAS, CITY, COLOURS, SKULL, TEMPLE
from karawela.games.ship_adventure.terminal.chart import (
    AREA_HEX,
    SQUARE_SIGNS,
    ChartPicture,
    Mark,
    cards_text,
    city_marks,
)
from karawela.terminal.lines import BOLD, BRIGHT, FAINT, PLAIN, join
from karawela.terminal.marks import chip

_POINTS = "".join(SQUARE_SIGNS[kind] for kind in (TEMPLE, SKULL, CITY))


class Picture(ChartPicture):
    """The sea chart of Caribbean Conquest, which everybody sees alike."""

    title = TITLE
    view: Conquest

    # ------------------------------------------------------------------ the chart

    def marks(self) -> dict[int, list[Mark]]:
        """On each square: the area of a point, its owner where nobody of the owner's stands there, and the units."""
        view, sea = self.view, self.view.sea
        homes = city_marks(sea, self.played, self.colours)
        found: dict[int, list[Mark]] = defaultdict(list)
        for square, marks in homes.items():
            if sea.kind[square] != CITY:
                found[square] += marks
        for area, points in enumerate(view.areas):
            for point in points:
                shade = AREA_HEX[area_colours(view.boxes)[area]]
                found[point].append(
                    Mark((str(area + 1), "" if point in view.owner else str(area + 1)), shade, piece=False)
                )
        for point, owner in view.owner.items():
            if not view.captains[owner].is_on(point):
                found[point].append(Mark((self.colours[owner].letter,), self.colours[owner].hex))
        for seat, captain in enumerate(view.captains):
            for square in captain.squares():
                found[square].append(Mark(self.group(seat, square), self.colours[seat].hex))
        return found

    def group(self, seat: int, square: int) -> tuple[str, ...]:
        """`A2/1`: ships and crews; shorter `A3`, with a small letter for ships without any crew. On a point the letter
        alone leaves room for the point's sign."""
        captain, letter = self.view.captains[seat], self.colours[seat].letter
        ships, crews = captain.ships.get(square, 0), captain.crews.get(square, 0)
        small = letter if crews else letter.lower()
        short = f"{small}{ships + crews}"
        is_point = self.view.sea.kind[square] in POINT_KINDS
        return (f"{letter}{ships}/{crews}" if ships else short, short, small if is_point else short)

    # ------------------------------------------------------------------ beside it

    def notes(self) -> Iterator[Text]:
        """Round, compass, steps, and who holds what of each area."""
        view, say = self.view, self.words.say
        yield Text(say("term-round", n=view.round, most=view.max_rounds), BOLD)
        yield from self.compass(view.sector, view.first)
        if view.phase == MOVEMENT:
            yield Text(say("term-steps", n=view.steps_left), BRIGHT)
        yield Text("")
        yield Text(say("term-areas", n=len(view.areas) // 2 + 1, all=len(view.areas)), FAINT)
        for area, points in enumerate(view.areas):
            yield self.area(area, points)

    def area(self, area: int, points: tuple[int, ...]) -> Text:
        """`1 orange  A2 B1 ·1`: how many points each seat holds; a star by whoever holds them all."""
        colour = area_colours(self.view.boxes)[area]
        line = join((f" {area + 1} ", chip(AREA_HEX[colour])), (f" {self.words.name(AREAS[colour])}", FAINT))
        held = Counter(self.view.owner.get(point, NOBODY) for point in points)
        for seat in sorted(held):
            if seat != NOBODY:
                all_of_it = "✦" if held[seat] == len(points) else ""
                line.append(" ").append(
                    f"{self.colours[seat].letter}{held[seat]}{all_of_it}", chip(self.colours[seat].hex)
                )
        if held[NOBODY]:
            line.append(f" ·{held[NOBODY]}", FAINT)
        return line

    # ------------------------------------------------------------------ the fleets

    def seat_lines(self, seat: int) -> Iterator[Text]:
        """Who, gold and income, units, points and areas, cards."""
        view, captain, line = self.view, self.view.captains[seat], self.name_of(seat)
        if captain.out:
            line.append(f" {self.words.say('term-out')}", FAINT)
        elif view.tiles:
            line.append(f" •{captain.gold} +{income(view, seat)}".ljust(9), BOLD)
            line.append(f" \\_/{sum(captain.ships.values())} ☻{sum(captain.crews.values())}".ljust(10), PLAIN)
            line.append(f" {_POINTS}{points_of(view, seat)} ✦{len(areas_of(view, seat))}".ljust(10), PLAIN)
            line.append_text(cards_text(captain.cards))
            line.append(f"  {self.words.name(COLOURS[self.played[seat]])}", FAINT)
        yield line
