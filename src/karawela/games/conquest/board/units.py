"""Who stands where: each group as a ship and a crew with how many of them there are, in the colour of its captain."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, partial

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import CHALK, INK, darker
from karawela.draw.scene import Scene
from karawela.draw.svg import at, circle, join, text, use
from karawela.engine.title import Colour
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.layout import layout_of
from karawela.games.ship_adventure.board.reach import again
from karawela.games.ship_adventure.data.components import CREW_ID, SHIP_ID
from karawela.words import Words


def units(words: Words, ships: int, crews: int) -> str:
    """So many ships and crews, in words."""
    told = [words.say(f"board-{what}", n=n) for what, n in (("ships", ships), ("crews", crews)) if n]
    return words.say("board-and", one=told[0], other=told[1]) if len(told) == 2 else "".join(told)


def draw_units(scene: Scene, acts: Acts) -> list[Markup]:
    """The groups of each seat. Where several seats share a square, each has a part of it."""
    view: Conquest = scene.view
    crowds = Counter(square for captain in view.captains for square in captain.ships.keys() | captain.crews.keys())
    contested = {square for square, count in crowds.items() if count > 1}
    still = bool(scene.options)
    drawn = []
    for seat, captain in enumerate(view.captains):
        places = {
            square: (_place(view, seat, square), crowds[square])
            for square in contested
            if square in captain.ships or square in captain.crews
        }
        key = (
            ("units", seat, acts.look, still, view.sea.width),
            (tuple(sorted(captain.ships.items())), tuple(sorted(captain.crews.items()))),
            tuple(sorted(places.items())),
        )
        drawn.append(remembered(key, partial(_fleet, scene, acts, seat, places, still)))
    return drawn


def _place(view: Conquest, seat: int, square: int) -> int:
    """Which of the groups on the square it is."""
    return sum(captain.is_on(square) for captain in view.captains[:seat])


def _fleet(scene: Scene, acts: Acts, seat: int, places: dict[int, tuple[int, int]], still: bool) -> Markup:
    view: Conquest = scene.view
    captain, colour = view.captains[seat], scene.colours[seat]
    chart, names = layout_of(scene).chart_of(view.sea.width), view.sea.names
    parts = []
    for square in captain.squares():
        ships, crews = captain.ships.get(square, 0), captain.crews.get(square, 0)
        place, crowd = places.get(square, (0, 1))
        spot = chart.spots(square, crowd)[place]
        title = acts.words.say("board-group", name=scene.names[seat], units=units(acts.words, ships, crews))
        id_ = f"piece-{seat}-{names[square]}"
        body = group_of(colour, ships, crews, spot.scale, chart.letters)
        class_ = "piece still" if still else "piece"
        thing = SHIP_ID if ships else CREW_ID
        parts.append(at(spot.x, spot.y, body, title=title, id=id_, class_=class_, data_thing=thing))
        parts.append(again(chart, square, id_))
    return join(*parts)


@lru_cache(maxsize=1024)
def group_of(colour: Colour, ships: int, crews: int, scale: float = 1, letters: float = 1) -> Markup:
    """Ships and crews around the origin; more than one of a kind is said by a number."""
    aside = (23 - 6 * letters) * scale
    if ships and crews:
        small = scale * 0.8
        return join(
            use(f"{SHIP_ID}-{colour.id}", -4 * scale, -6 * scale, small),
            use(f"{CREW_ID}-{colour.id}", 12 * scale, 12 * scale, scale * 0.56),
            _count(colour, ships, -aside - scale, 3 * scale - aside, letters),
            _count(colour, crews, -scale, aside + 2 * scale, letters),
        )
    what, count = (SHIP_ID, ships) if ships else (CREW_ID, crews)
    return join(use(f"{what}-{colour.id}", 0, 0, scale), _count(colour, count, -aside, scale - aside, letters))


def _count(colour: Colour, count: int, x: float, y: float, letters: float) -> Markup:
    if count < 2:
        return Markup("")
    return join(
        circle(x, y, 8 * letters, CHALK, darker(colour.hex, 0.55), 1.4),
        text(x, y + 4.4 * letters, str(count), 12.5 * letters, INK, weight=800),
    )
