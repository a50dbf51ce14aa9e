"""A group that can move: as many as can go to each square around, or a part of it from the palette."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Set
from dataclasses import dataclass
from functools import partial

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import INK
from karawela.draw.scene import Scene
from karawela.draw.svg import at, el, group, join, num, rect, text, use
from karawela.engine.ask import Move, move_text
from karawela.engine.title import Colour
from karawela.games.conquest.board.picks import beside, pick, slot_of
from karawela.games.conquest.board.routes import Part, Waters, Ways, route_text, ways_of, worth_a_route
from karawela.games.conquest.board.units import units
from karawela.games.conquest.rules.movement import ends_movement
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.chart import SQUARE, Chart
from karawela.games.ship_adventure.board.layout import layout_of
from karawela.games.ship_adventure.board.reach import End, far
from karawela.games.ship_adventure.data.components import CREW_ID, SHIP_ID
from karawela.games.ship_adventure.rules.moving import drifts
from karawela.games.ship_adventure.rules.sea import Sea
from karawela.words import Words

_CHIP, _GAP = 30, 4
_SMALL = 12
"""A sea of this width is mostly seen whole."""


def moving(scene: Scene, acts: Acts, here: int, moves: list[Move], waters: Waters) -> Markup:
    """The pick of the group on a square."""
    view: Conquest = scene.view
    assert scene.seat is not None
    captain, sea = view.captains[scene.seat], view.sea
    around = sea.neighbours[here]
    whole = (captain.ships.get(here, 0), captain.crews.get(here, 0))
    foes = tuple(there for there in around if view.enemy_on(there, scene.seat) >= 0)
    mine = tuple(there for there in around if captain.is_on(there))
    drift = sea.wave[here] if drifts(sea, here, sea.wave[here], view.drifted) else -1
    start = ("move", sea.names[here], *whole)
    tried: list[Move] = [(*start, sea.names[there]) for there in around if there not in mine]
    why = tuple(move for move in tried if move in scene.refused)
    colour = scene.colours[scene.seat]
    ways = ways_of(waters, here, whole)
    ends = frozenset(there for there, (cost, _) in ways.items() if worth_a_route(waters, there, cost))
    last = frozenset([move for move in moves if view.steps_left == 1 and _is_last(view, scene.seat, move)])
    key = ("moving", acts.look, sea.width, here, whole, tuple(moves), why, foes, mine, drift, last)
    closes = frozenset([there for there, (cost, _) in ways.items() if cost == view.steps_left])
    chart = layout_of(scene).chart_of(sea.width)
    units_here = Group(sea, chart, acts.words, colour, here, whole, foes, mine, drift, closes, last)
    return remembered((*key, tuple(ways.items()), ends, closes), partial(units_here.pick, moves, why, ways, ends))


def _is_last(view: Conquest, seat: int, move: Move) -> bool:
    _, here, ships, _, there = move
    return ends_movement(view, seat, view.sea.index[str(here)], int(ships), view.sea.index[str(there)])


@dataclass(frozen=True, slots=True)
class Group:
    """The units that may be picked on a square, and what is around them."""

    sea: Sea
    chart: Chart
    words: Words
    colour: Colour
    here: int
    whole: Part
    foes: tuple[int, ...]
    """Neighbours with enemies."""
    mine: tuple[int, ...]
    """Neighbours with units of the same seat."""
    drift: int
    """The neighbour that ships drift to for free."""
    closes: frozenset[int]
    """Where no step is left."""
    last: frozenset[Move]
    """The moves after which nothing is left but battles."""

    def pick(self, moves: list[Move], why: tuple[Move, ...], ways: Ways, ends: Set[int]) -> Markup:
        """As many as can go to each square around, all of them to the ends of ways; for parts of them a palette."""
        by_part: dict[Part, list[Move]] = defaultdict(list)
        most: dict[str, Move] = {}
        for move in moves:
            _, _, ships, crews, there = move
            by_part[int(ships), int(crews)].append(move)
            best = most.get(str(there))
            if best is None or (int(ships) + int(crews), int(ships)) > (int(best[2]) + int(best[3]), int(best[2])):
                most[str(there)] = move
        told = units(self.words, *self.whole)
        name = self.sea.names[self.here]
        label = self.words.say("board-pick", square=name, units=told)
        refused = [self._refused(move) for move in why if str(move[4]) not in most]
        return pick(
            self.chart,
            self.here,
            name,
            label,
            group(
                self._farther(ways, ends, most),
                *refused,
                *(self._choice(move, most=True) for move in most.values()),
                class_="reach",
            ),
            self._palette(by_part) if len(by_part) > 1 else "",
        )

    def _farther(self, ways: Ways, ends: Set[int], near: Collection[str]) -> Markup:
        """Squares that the whole group can go to in several steps."""
        names = self.sea.names
        told = {
            there: End(
                self.words.say("board-far", square=names[there], n=cost),
                route_text(self.sea, self.whole, way),
                there in self.closes and (not self.whole[0] or self.sea.wave[there] < 0),
            )
            for there, (cost, way) in ways.items()
            if len(way) > 2 and there in ends and names[there] not in near
        }
        drawn = far(self.chart, [way for _, way in ways.values()], told)
        return group(drawn, transform=f"translate({-self.chart.x(self.here)} {-self.chart.y(self.here)})")

    def _choice(self, move: Move, most: bool = False) -> Markup:
        """A square to go to; over the edge it is in the margin, and on a chart that is seen whole it can be clicked
        where it lies as well."""
        there, ships = self.sea.index[str(move[4])], int(move[2])
        label, notes, signs = self.words.label(move), [], []
        if there == self.drift and ships:
            notes.append(self.words.say("board-drift"))
            signs.append(use("go-drift"))
        if there in self.foes:
            notes.append(self.words.say("board-melee-there"))
            signs.append(use("go-fight"))
        if most and (ships, move[3]) != self.whole:
            signs.append(use(f"{SHIP_ID if ships else CREW_ID}-{self.colour.id}", -16, -16, 0.34))
        if move in self.last:
            notes.append(self.words.say("board-closing"))
            label = f"{label}. {notes[-1]}"
        class_ = "choice" + (" drift" if there == self.drift and ships else "")
        class_ += " closing" if move in self.last else ""
        if there in self.mine:
            class_ += f" onto-{slot_of(self.chart, there)}"
        x, y = self._offset(there)
        body = [el("use", href="#go", class_="halo"), *signs]
        near = el(
            "g",
            el("title", " ".join((f"{self.words.label(move)}.", *notes)) if notes else label) if most else "",
            *body,
            class_=class_,
            data_move=move_text(move),
            role="button",
            tabindex="0",
            aria_label=label,
            transform=f"translate({x} {y})",
        )
        far = self._far(there)
        if far is None:
            return near
        copy = el(
            "g",
            *body,
            class_=class_,
            data_move=move_text(move),
            aria_label=label,
            aria_hidden="true",
            transform=f"translate({far[0]} {far[1]})",
        )
        return join(near, copy)

    def _offset(self, there: int) -> tuple[int, int]:
        """Where the neighbour lies from here, over the edge too."""
        dx, dy = self.chart.step(self.here, there)
        return dx * SQUARE, dy * SQUARE

    def _far(self, there: int) -> tuple[int, int] | None:
        """Where it lies on the board, if that is once round a small sea."""
        x, y = self.chart.x(there) - self.chart.x(self.here), self.chart.y(there) - self.chart.y(self.here)
        return None if (x, y) == self._offset(there) or self.chart.width > _SMALL else (x, y)

    def _refused(self, move: Move) -> Markup:
        """A neighbour that nobody of the group may enter; the page can say why. Own groups are left to be picked."""
        x, y = self._offset(self.sea.index[str(move[4])])
        return el(
            "use",
            href="#go",
            class_="refused",
            data_why=move_text(move),
            role="button",
            tabindex="-1",
            aria_disabled="true",
            aria_label=self.words.label(move),
            transform=f"translate({x} {y})",
            fill_opacity="0",
        )

    def _palette(self, by_part: dict[Part, list[Move]]) -> Markup:
        """A chip for each part, the largest first, in a row above the squares around, or below them."""
        parts = sorted(by_part, key=lambda part: (-sum(part), -part[0]))
        widths = [8 + sum(_wide(n) for n in part) for part in parts]
        width = sum(widths) + _GAP * (len(parts) - 1)
        k = min(self.chart.letters, (self.chart.side - 10) / width)
        left, y = (place / k for place in beside(self.chart, self.here, width * k))
        chips = [rect(left - 5, y - 20, width + 10, 40, "#fff3d2", 9, INK, 1.4)]
        for part, wide in zip(parts, widths, strict=True):
            x = left + wide / 2
            reach = group(
                *(self._choice(move) for move in by_part[part]),
                class_="reach",
                transform=f"scale({1 / k:g}) translate({-x * k:g} {-y * k:g})",
            )
            chip = rect(-wide / 2, -_CHIP / 2, wide, _CHIP, "#fff8e6", 7, class_="chip")
            label = self.words.say("board-part", units=units(self.words, *part))
            chips.append(
                at(x, y, chip, self._face(part), reach, title=label, class_="part", role="group", tabindex="0",
                   aria_label=label)
            )  # fmt: skip
            left += wide + _GAP
        return group(*chips, class_="palette", transform=None if k == 1 else f"scale({num(k)})")

    def _face(self, part: Part) -> Markup:
        """What a chip shows: how many ships and crews."""
        x, shown = -sum(_wide(n) for n in part) / 2, []
        for what, n in zip((SHIP_ID, CREW_ID), part, strict=True):
            if n:
                shown.append(use(f"{what}-{self.colour.id}", x + 12, 0, 0.48))
            if n > 1:
                shown.append(text(x + 28, 5, str(n), 14, INK, weight=800))
            x += _wide(n)
        return group(*shown, class_="still")


def _wide(count: int) -> int:
    """How much of a chip so many ships or crews take."""
    return 0 if not count else 24 if count == 1 else 34
