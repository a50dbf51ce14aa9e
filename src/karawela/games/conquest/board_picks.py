"""A group, then a part of it, then where it goes; a source of fire, then its target.

Whoever picks a group by a click, a tap or a key gives it the focus, and the focus alone opens it (`PICK_STYLE`), so no
script is needed:

    <g id="pick-K2" class="pick" data-pick="K2" tabindex="0" role="group">      the group that can be picked
      <use class="hit">                                                        where it is clicked
      <g class="reach"> choices of as many units as can go there </g>          open while the pick has the focus
      <g class="palette">
        <g class="part" tabindex="0" role="group"> a chip                      a part of the group, to be picked instead
          <g class="reach"> choices of exactly this part </g> </g> </g> </g>   open while the part has the focus

Closed choices are not seen and take no clicks, but keys and readers of screens find them. A choice that leads onto
another group of the same seat is `onto-N`, that group is `slot-N`: while the one is open, the other lets clicks
through. A page that wants to go on with the group after its move gives the focus to `[data-pick]` of the square that
the move ends on, its last word. `only` marks a pick that has no rival and stays open.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, partial

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import INK
from karawela.draw.svg import at, circle, el, group, join, path, rect, text, use
from karawela.engine.ask import Move, move_text
from karawela.engine.game import Colour, Scene
from karawela.games.conquest.board_units import units, worn
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.chart import SQUARE, Chart, chart_of
from karawela.games.ship_adventure.chart_goods import equipment
from karawela.games.ship_adventure.components import CANNONBALLS
from karawela.games.ship_adventure.moving import drifts

REGIONS = 9
"""Picks lie in so many layers, by the ninth of the board that they are in; a move changes one or two of them."""
_SLOTS = 4
"""Squares whose columns and rows are equal modulo this share a slot."""
_CHIP, _GAP = 30, 4

_OPEN = "opacity:1;pointer-events:auto"
PICK_STYLE = "\n".join(
    (
        ".chart .pick,.chart .part{cursor:pointer;outline:none}",
        ".chart .hit{fill:#fff1bd;fill-opacity:.08;stroke:#e07b00;stroke-width:2.6;stroke-dasharray:5 3}",
        ".chart .pick:hover>.hit{fill-opacity:.4}",
        ".chart .pick:focus-within>.hit{stroke:#a5281b;stroke-width:4;stroke-dasharray:none;fill-opacity:.1}",
        ".chart .reach,.chart .palette{opacity:0;pointer-events:none}",
        ".chart .pick:hover:not(:focus-within)>.reach{opacity:.5}",
        f".chart .pick:focus-within>.palette,.chart .only>.palette{{{_OPEN}}}",
        f".chart .pick:focus-within:not(:has(.part:focus-within))>.reach,.chart .part:focus-within>.reach{{{_OPEN}}}",
        f".chart .only:not(:has(.part:focus-within))>.reach{{{_OPEN}}}",
        ".chart .reach:has(.peek){opacity:1}",
        ".chart .reach .halo{fill-opacity:.24;animation:none}",
        ".chart .reach .drift>.halo{fill:#d8f4fa;stroke:#0f6f8c;stroke-dasharray:7 4}",
        ".chart .part:focus-within>.chip{fill:#ffdf8a;stroke:#a5281b;stroke-width:3}",
        *(
            f".chart:has(.pick:focus-within .onto-{slot}) .slot-{slot}:not(:focus-within)>.hit{{pointer-events:none}}"
            for slot in range(_SLOTS * _SLOTS)
        ),
    )
)

Part = tuple[int, int]
"""So many ships and crews of a group."""


@cache
def pick_defs() -> Markup:
    """The square that can be gone to, and the signs on it."""
    wave = path("M-22 20q3-4 6 0t6 0", stroke="#0f6f8c", width=2.6, stroke_linecap="round")
    swords = join(circle(17, -17, 9, "#fff8e6", "#b5382a", 1.6), use("card-sabres", 17, -17, 0.58))
    square = el("rect", x=-24, y=-24, width=48, height=48, rx=9)
    drawings = {"go": square, "go-drift": wave, "go-fight": swords}
    return join(*(group(drawing, id=name) for name, drawing in drawings.items()))


def draw_picks(scene: Scene, acts: Acts) -> list[Markup]:
    """By region: every group that can move, or every source that can fire, with all it can do."""
    regions: list[list[Markup]] = [[] for _ in range(REGIONS)]
    view: Conquest = scene.view
    by_square: dict[str, list[Move]] = defaultdict(list)
    for move in scene.options:
        if move[0] in ("move", "fire", "react"):
            by_square[str(move[1])].append(move)
    for name, moves in by_square.items():
        square = view.board.index[name]
        draw = _moving if moves[0][0] == "move" else _firing
        regions[view.board.area[square]].append(draw(scene, acts, square, moves, only=len(by_square) == 1))
    return [join(*picks) for picks in regions]


# ------------------------------------------------------------------ moving


def _moving(scene: Scene, acts: Acts, here: int, moves: list[Move], only: bool) -> Markup:
    view: Conquest = scene.view
    assert scene.seat is not None
    captain, board = view.captains[scene.seat], view.board
    around = board.neighbours[here]
    foes = tuple(there for there in around if view.enemy_on(there, scene.seat) >= 0)
    mine = tuple(there for there in around if captain.is_on(there))
    part = (captain.ships.get(here, 0), captain.crews.get(here, 0))
    tried: list[Move] = [("move", board.names[here], *part, board.names[there]) for there in around if there not in mine]
    why = tuple(move for move in tried if move in scene.refused)
    drift = board.wave[here] if drifts(board, here, board.wave[here], view.drifted) else -1
    colour = worn(scene, scene.seat)
    key = ("moving", acts.look[0], colour, board.width, here, part, tuple(moves), why, foes, mine, drift, only)
    return remembered(key, partial(_Group(view, acts, colour, here, part, foes, mine, drift).pick, moves, why, only))


class _Group:
    """The units that may be picked on a square, and what is around them."""

    def __init__(
        self,
        view: Conquest,
        acts: Acts,
        colour: Colour,
        here: int,
        whole: Part,
        foes: tuple[int, ...],
        mine: tuple[int, ...],
        drift: int,
    ):
        self.board, self.words, self.colour = view.board, acts.words, colour
        self.chart = chart_of(view.board.width)
        self.here, self.whole, self.foes, self.mine, self.drift = here, whole, foes, mine, drift

    def pick(self, moves: list[Move], why: tuple[Move, ...], only: bool) -> Markup:
        """As many as can go to each square; and where parts may go alone, a palette of them."""
        by_part: dict[Part, list[Move]] = defaultdict(list)
        most: dict[str, Move] = {}
        for move in moves:
            _, _, ships, crews, there = move
            by_part[int(ships), int(crews)].append(move)
            best = most.get(str(there))
            if best is None or (int(ships) + int(crews), int(ships)) > (int(best[2]) + int(best[3]), int(best[2])):
                most[str(there)] = move
        told = units(self.words, *self.whole)
        name = self.board.names[self.here]
        label = self.words.say("board-pick", square=name, units=told)
        refused = [self._refused(move) for move in why if str(move[4]) not in most]
        return _pick(
            self.chart,
            self.here,
            name,
            label,
            only,
            group(*refused, *(self._choice(move, most=True) for move in most.values()), class_="reach"),
            self._palette(by_part) if len(by_part) > 1 else "",
        )

    def _choice(self, move: Move, most: bool = False) -> Markup:
        """A square to go to; on the opposite edge it can be clicked there and beyond the near one."""
        there, ships = self.board.index[str(move[4])], int(move[2])
        label, notes, signs = self.words.label(move), [], []
        if there == self.drift and ships:
            notes.append(self.words.say("board-drift"))
            signs.append(use("go-drift"))
        if there in self.foes:
            notes.append(self.words.say("board-melee-there"))
            signs.append(use("go-fight"))
        if most and (ships, move[3]) != self.whole:
            signs.append(use(f"{'ship' if ships else 'crew'}-{self.colour.id}", -16, -16, 0.34))
        class_ = "choice" + (" drift" if there == self.drift and ships else "")
        if there in self.mine:
            class_ += f" onto-{_slot(self.chart, there)}"
        x, y = self._offset(there)
        body = [el("use", href="#go", class_="halo"), *signs]
        near = el(
            "g",
            el("title", " ".join((f"{label}.", *notes)) if notes else label) if most else "",
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
        """Where it lies on the board, if that is once round the sea."""
        x, y = self.chart.x(there) - self.chart.x(self.here), self.chart.y(there) - self.chart.y(self.here)
        return None if (x, y) == self._offset(there) else (x, y)

    def _refused(self, move: Move) -> Markup:
        """A neighbour that nobody of the group may enter; the page can say why. Own groups are left to be picked."""
        x, y = self._offset(self.board.index[str(move[4])])
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
        left, y = _beside(self.chart, self.here, width)
        chips = [rect(left - 5, y - 20, width + 10, 40, "#fff3d2", 9, INK, 1.4)]
        for part, wide in zip(parts, widths, strict=True):
            x = left + wide / 2
            reach = group(
                *(self._choice(move) for move in by_part[part]),
                class_="reach",
                transform=f"translate({-x:g} {-y})",
            )
            chip = rect(-wide / 2, -_CHIP / 2, wide, _CHIP, "#fff8e6", 7, class_="chip")
            label = self.words.say("board-part", units=units(self.words, *part))
            chips.append(
                at(x, y, chip, self._face(part), reach, title=label, class_="part", role="group", tabindex="0",
                   aria_label=label)
            )  # fmt: skip
            left += wide + _GAP
        return group(*chips, class_="palette")

    def _face(self, part: Part) -> Markup:
        """What a chip shows: how many ships and crews."""
        x, shown = -sum(_wide(n) for n in part) / 2, []
        for what, n in zip(("ship", "crew"), part, strict=True):
            if n:
                shown.append(use(f"{what}-{self.colour.id}", x + 12, 0, 0.48))
            if n > 1:
                shown.append(text(x + 28, 5, str(n), 14, INK, weight=800))
            x += _wide(n)
        return group(*shown, class_="still")


def _wide(count: int) -> int:
    """How much of a chip so many ships or crews take."""
    return 0 if not count else 24 if count == 1 else 34


# ------------------------------------------------------------------ firing


def _firing(scene: Scene, acts: Acts, source: int, moves: list[Move], only: bool) -> Markup:
    view: Conquest = scene.view
    key = ("firing", acts.look[0], view.board.width, source, tuple(moves), only)
    return remembered(key, lambda: _source(view, acts, source, moves, only))


def _source(view: Conquest, acts: Acts, source: int, moves: list[Move], only: bool) -> Markup:
    """The targets of a source, each with a button for every number of cannonballs."""
    board, chart = view.board, chart_of(view.board.width)
    targets: dict[str, list[Move]] = defaultdict(list)
    for move in moves:
        targets[str(move[2])].append(move)
    parts = []
    for name, shots in targets.items():
        dx, dy = chart.step(source, board.index[name])
        parts.append(
            path(f"M{dx * 22} {dy * 22}L{dx * 34} {dy * 34}", stroke="#b5382a", width=4, stroke_linecap="round")
        )
        parts.append(at(dx * SQUARE, dy * SQUARE, *_shots(acts, shots)))
    label = acts.words.say("board-source", square=board.names[source])
    return _pick(chart, source, board.names[source], label, only, group(*parts, class_="reach"))


def _shots(acts: Acts, shots: list[Move]) -> list[Markup]:
    parts = [rect(-25, -25, 50, 50, "#b5382a", 9, "#b5382a", 3, fill_opacity=0.18)]
    for index, move in enumerate(shots):
        last = index == len(shots) - 1 and index % 2 == 0
        x, y = 0 if last else index % 2 * 24 - 12, (index // 2 - (len(shots) - 1) // 2 / 2) * 20
        face = join(text(-6, 4.6, str(move[3]), 13, INK, weight=800), at(5, 0, equipment(CANNONBALLS, 0.5)))
        parts.append(acts.chip(move, x, y, 23, 19, face))
    return parts


# ------------------------------------------------------------------ both


def _pick(chart: Chart, square: int, name: str, label: str, only: bool, *body: Markup | str) -> Markup:
    return at(
        chart.x(square),
        chart.y(square),
        el("use", href="#go", class_="hit"),
        *body,
        title=label,
        id=f"pick-{name}",
        class_=f"pick slot-{_slot(chart, square)}" + (" only" if only else ""),
        data_pick=name,
        role="group",
        tabindex="0",
        aria_label=label,
    )


def _slot(chart: Chart, square: int) -> int:
    return square // chart.width % _SLOTS * _SLOTS + square % chart.width % _SLOTS


def _beside(chart: Chart, square: int, width: float) -> tuple[float, int]:
    """The left end of a row that wide, and its middle, from the square: above the squares around or below them."""
    x, y = chart.x(square), chart.y(square)
    least, most = chart.margin + 4 - x, chart.size - chart.margin - 4 - width - x
    return min(max(-width / 2, least), most), -100 if y > chart.margin + 2.5 * SQUARE else 100
