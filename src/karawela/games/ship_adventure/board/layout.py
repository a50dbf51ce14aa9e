"""The picture around the chart, the same in both games. There are three compositions:

- whole: the chart at the left; at its right the compass, a panel for each captain, the last dice, and a legend where
  they leave room; the question below;
- wide, for a page that shows the captains and the question itself: the chart, and a column with compass, round and
  dice, its words large enough for a low screen;
- tall, for a phone: the chart over the whole width, everything else below it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.legend import Signs, legend
from karawela.draw.palette import AGED, CHALK
from karawela.draw.picture import Layer, Picture, document, layer
from karawela.draw.question_bar import question_bar
from karawela.draw.scene import Scene
from karawela.draw.svg import at, group, join, num, rect, use
from karawela.engine.ask import Move
from karawela.games.ship_adventure.board.chart import CLOSING, Chart, chart_of, opening
from karawela.games.ship_adventure.board.colours import draw_colours
from karawela.games.ship_adventure.board.compass import draw_dial
from karawela.games.ship_adventure.board.drawings import ROCKS, anchor, colour_of
from karawela.games.ship_adventure.board.sea import DEEP
from karawela.games.ship_adventure.data.components import CITY, HARBOUR, SKULL, TEMPLE, TERRAINS

SHOP = 52
"""How high the row of cards is, before it is scaled."""
PANEL = 364
"""How wide the panels of captains are."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a part of the picture stands, and how much larger than it is drawn."""

    x: float
    y: float
    scale: float = 1

    def put(self, *body: str) -> Markup:
        size = "" if self.scale == 1 else f" scale({num(self.scale)})"
        return group(*body, transform=f"translate({num(self.x)} {num(self.y)}){size}")


@dataclass(frozen=True, slots=True)
class Layout:
    """A composition: how large it is, and where its parts stand."""

    width: int
    height: int
    """0 where it depends on what stands below the chart."""
    chart: int
    """The side of the chart, which stands at the upper left."""
    letters: float
    """How much larger than usual the chart's words are; a larger sea has those of `far_letters`."""
    far_letters: float
    dial: Place
    facts: Place
    """What stands beside the dial: the round and what it has come to."""
    tray: Place
    """The last dice; where panels stand above them, they are that much lower."""
    tray_width: float
    """Before it is scaled."""
    shop: float = 0
    """How large the row of cards below the dice is, where no panel shows them; 0 for none."""
    panels: Place | None = None
    """Where the captains' panels begin; none where the page shows the captains."""
    panels_first: bool = False
    """Whether the panels stand above the dice."""

    def chart_of(self, width: int) -> Chart:
        return chart_of(width, self.letters if width <= _SMALL else self.far_letters)

    def tray_below(self, panels: float) -> Place:
        """Where the dice lie, with panels of that height."""
        return replace(self.tray, y=self.tray.y + panels) if self.panels_first else self.tray

    def shop_below(self, tray: float) -> Place:
        """Where the cards lie, below dice of that height."""
        return Place(self.tray.x, self.tray.y + tray * self.tray.scale + _GAP, self.shop)


_SMALL = 12
"""A sea of this width is mostly seen whole; a larger one is looked at in parts."""
_GAP = 8
WHOLE = Layout(
    width=1104,
    height=720,
    chart=720,
    letters=1,
    far_letters=1,
    dial=Place(824, 101, 0.87),
    facts=Place(932, 0),
    tray=Place(732, 208),
    tray_width=PANEL,
    panels=Place(732, 208),
    panels_first=True,
)
WIDE = Layout(
    width=1060,
    height=720,
    chart=720,
    letters=1.25,
    far_letters=1.6,
    dial=Place(893, 122, 1.06),
    facts=Place(772, 240, 1.48),
    tray=Place(734, 546, 1.25),
    tray_width=255,
    shop=1.25,
)
TALL = Layout(
    width=400,
    height=0,
    chart=400,
    letters=1.8,
    far_letters=1.8,
    dial=Place(90, 534, 0.78),
    facts=Place(184, 404, 1.28),
    tray=Place(4, 666, 1.076),
    tray_width=PANEL,
    shop=1.53,
)
STACKED = replace(TALL, shop=0, panels=Place(18, 760))
"""Tall, and nothing else shows the captains."""


def layout_of(scene: Scene) -> Layout:
    """The composition that the scene wants."""
    if scene.tall:
        return TALL if scene.bare else STACKED
    return WIDE if scene.bare else WHOLE


Layers = Iterable[Markup | Layer]
OnChart = Callable[[Scene, Acts, Chart], Layers]


def sea_picture(
    scene: Scene,
    acts: Acts,
    name: str,
    on_chart: OnChart,
    beside: Layers,
    signs: Signs,
    high: tuple[float, float],
    moves: Sequence[Move] = (),
    *,
    defs: Markup,
    style: str,
) -> Picture:
    """The whole picture: `on_chart` draws what lies on the chart once there is one, `beside` what stands around it,
    `signs` are those of the legend, `high` is how high the captains' panels and the dice are, `moves` are the options
    that only words can show."""
    layout = layout_of(scene)
    panels, tray = high
    height, below = float(layout.height), Markup("")
    if layout is STACKED:
        assert layout.panels is not None
        height = layout.panels.y + panels
    elif layout is TALL:
        shop = layout.shop_below(tray)
        height = shop.y + SHOP * shop.scale + _GAP
    if not scene.bare:
        below, under = question_bar(scene, acts, moves, layout.width, height + 6)
        height += under + 12
    chart = layout.chart_of(scene.view.sea.width if scene.view.tiles else _SMALL)
    return document(
        layout.width,
        height,
        acts.words.say("board-label"),
        scene.language,
        rect(0, 0, layout.width, height, AGED),
        opening(chart, 0, 0, layout.chart, acts.words.say("board-chart")),
        *(on_chart(scene, acts, chart) if scene.view.tiles else draw_colours(scene, acts, chart)),
        CLOSING,
        layout.dial.put(draw_dial(acts.words, plain=scene.tall)),
        _legend(acts, signs, layout.tray_below(panels).y + tray + _GAP - 3) if layout is WHOLE else Markup(""),
        *beside,
        layer("bar", below),
        defs=defs,
        style=style,
        name=name,
        styled=not scene.bare,
    )


def _legend(acts: Acts, signs: Signs, top: float) -> Markup:
    return legend(acts.words, signs, WHOLE.tray.x, top, PANEL, WHOLE.height - top, DEEP)


@cache
def land_signs() -> dict[str, Markup]:
    """What every chart has and a legend may explain, by the end of the message's id."""
    colour = colour_of(0).id
    return {
        TERRAINS[TEMPLE]: use(TERRAINS[TEMPLE], 0, 0, 0.72),
        TERRAINS[SKULL]: use(ROCKS, 0, 0, 0.72),
        TERRAINS[CITY]: use(f"{TERRAINS[CITY]}-{colour}", 0, 0, 0.72),
        TERRAINS[HARBOUR]: join(use(f"quay-{colour}", 0, 0, 0.72), at(0, 3, anchor(15, CHALK, "#1d5876"))),
        "whirlpool": use("whirl", 0, 0, 0.37),
        "ford": use("ford", 0, 0, 1.2),
    }
