"""A panel for each captain: gold and income, the fleet, the cards, and how many points of each area are theirs."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import CHALK, INK
from karawela.draw.scene import Scene
from karawela.draw.seat_panel import place_sign
from karawela.draw.svg import at, group, path, rect, text, use
from karawela.games.conquest.rules.areas import area_colours
from karawela.games.conquest.rules.limits import most_crews, most_ships
from karawela.games.conquest.rules.points import income, points_of
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.captain_panel import captain_name, captain_panel, cards_held, gold_held
from karawela.games.ship_adventure.board.layout import PANEL
from karawela.games.ship_adventure.data.components import AREAS, CREW_ID, SHIP_ID

GAP = 6
_GOODS_Y = 52


def high(seats: int) -> int:
    """How tall the panels are; with few of them there is more room for each."""
    return {2: 112, 3: 126}.get(seats, 102)


def draw_captains(scene: Scene, acts: Acts) -> list[Markup]:
    """One panel a seat, in the order of the table."""
    return [remembered(_key(scene, acts, seat), partial(_panel, scene, acts, seat)) for seat in range(len(scene.names))]


def _key(scene: Scene, acts: Acts, seat: int) -> Hashable:
    """All that a panel reads."""
    view: Conquest = scene.view
    captain = view.captains[seat]
    doable = acts.about("buy_card") if seat == scene.seat else acts.look
    return (
        ("captain", seat, doable, seat in scene.asked, scene.result, view.first == seat, view.boxes),
        (captain.gold, tuple(captain.cards), captain.out, points_of(view, seat), _held(view, seat)),
        (sum(captain.ships.values()), sum(captain.crews.values())),
    )


def _held(view: Conquest, seat: int) -> tuple[int, ...]:
    """How many points of each area the seat controls."""
    return tuple(sum(view.owner.get(point) == seat for point in points) for points in view.areas)


def _panel(scene: Scene, acts: Acts, seat: int) -> Markup:
    view: Conquest = scene.view
    captain, tall = view.captains[seat], high(len(scene.names))
    goods = group(
        gold_held(acts, captain.gold, _GOODS_Y),
        *_fleet(scene, acts, seat),
        *cards_held(acts, captain.cards, "buy_card", seat == scene.seat, 206, _GOODS_Y),
        *_areas(view, acts, seat, tall - 18),
        opacity=0.45 if captain.out else None,
    )
    return captain_panel(scene, seat, seat * (tall + GAP), tall, *_header(scene, acts, seat), goods)


def _header(scene: Scene, acts: Acts, seat: int) -> list[Markup]:
    """The name; at the right the score as it stands, who begins, and at the end the place."""
    view: Conquest = scene.view
    score, x = income(view, seat), PANEL - 22.0
    parts = []
    if scene.result is not None:
        parts.append(place_sign(scene.result, seat, x, 15, 12.5))
        x -= 34
    flag = path("M-9 9V-9M-9-8Q-3-11 2-8T11-8V2Q6 5 1 2T-9 2", "#b5382a", INK, 1.4, stroke_linejoin="round")
    parts.append(at(x, 15, flag, title=acts.words.say("board-score", n=score)))
    parts.append(text(x - 13, 20.5, str(score), 17, INK, "end", 800))
    x -= 32 + 10 * len(str(score))
    name = acts.words.say("board-out", name=scene.names[seat]) if view.captains[seat].out else ""
    return [*parts, *captain_name(scene, acts, seat, x, name)]


def _fleet(scene: Scene, acts: Acts, seat: int) -> list[Markup]:
    """What the round will bring; ships and crews of how many."""
    view: Conquest = scene.view
    captain, words, colour, gain = view.captains[seat], acts.words, scene.colours[seat], income(view, seat)
    fleet = (
        (92, SHIP_ID, "board-fleet-ships", sum(captain.ships.values()), most_ships(view)),
        (142, CREW_ID, "board-fleet-crews", sum(captain.crews.values()), most_crews(view)),
    )
    return [
        group(
            rect(37, _GOODS_Y - 10, 34, 20, CHALK, 6, "#b08d57", 1, fill_opacity=0.8),
            text(54, _GOODS_Y + 4.8, f"+{gain}", 13.5, "#2c5a2a", weight=800),
            title=words.say("board-income", gold=gain),
        ),
        *(
            at(
                x,
                _GOODS_Y,
                use(f"{unit}-{colour.id}", 0, -0.5, 0.57),
                text(14, 5, str(n), 14, INK, "start", 700),
                title=words.say(message, n=n, most=most),
            )
            for x, unit, message, n, most in fleet
        ),
    ]


def _areas(view: Conquest, acts: Acts, seat: int, y: float) -> list[Markup]:
    """For each area how many of its points; one that is whole counts double and is framed."""
    parts = []
    pitch = 38.5 if len(view.areas) > 3 else 60.0
    for index, held in enumerate(_held(view, seat)):
        area, most = area_colours(view.boxes)[index], len(view.areas[index])
        whole = held == most
        words = f"{held}/{most}" if len(view.areas) <= 3 else str(held)
        title = acts.words.say("board-area", area=AREAS[area], n=held, most=most)
        if whole:
            title = f"{title} {acts.words.say('board-area-whole')}"
        wide = pitch - 4
        ground, edge, line = ("#ffe9a8", INK, 2.0) if whole else (CHALK, "#b08d57", 0.8)
        frame = rect(-12, -12, wide, 24, ground, 6, edge, line, fill_opacity=None if held else 0.35)
        parts.append(
            at(
                22 + pitch * index,
                y,
                frame,
                use(f"area-{index + 1}"),
                text(13, 5, words, 13, INK, "start", 800 if held else None),
                title=title,
            )
        )
    return parts
