"""A panel for each captain: gold and income, the fleet, the cards, and how many points of each area are theirs."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.icons import icon
from karawela.draw.memory import remembered
from karawela.draw.palette import CHALK, GOLD, INK, PAPER, darker, lighter
from karawela.draw.svg import at, circle, group, halo_box, join, path, rect, shorten, text, use
from karawela.engine.ask import Move
from karawela.engine.scene import Scene
from karawela.games.conquest.board.units import worn
from karawela.games.conquest.rules.areas import area_colours
from karawela.games.conquest.rules.limits import most_crews, most_ships
from karawela.games.conquest.rules.points import income, points_of
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.board.drawings import ART
from karawela.games.ship_adventure.board.goods import coins, equipment
from karawela.games.ship_adventure.board.pieces import seat_sign
from karawela.games.ship_adventure.data.components import AREAS, COST, EQUIPMENT, MOST

LEFT, WIDTH, TOP = 732, 364, 208
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
        ("captain", seat, len(scene.names), scene.names[seat], worn(scene, seat), doable, seat in scene.asked),
        (scene.result, captain.gold, tuple(captain.cards), captain.out, view.first == seat, view.boxes),
        (sum(captain.ships.values()), sum(captain.crews.values()), points_of(view, seat), _held(view, seat)),
    )


def _held(view: Conquest, seat: int) -> tuple[int, ...]:
    """How many points of each area the seat controls."""
    return tuple(sum(view.owner.get(point) == seat for point in points) for points in view.areas)


def _panel(scene: Scene, acts: Acts, seat: int) -> Markup:
    view: Conquest = scene.view
    colour, asked, out = worn(scene, seat), seat in scene.asked, view.captains[seat].out
    tall = high(len(scene.names))
    frame = GOLD if asked else darker(colour.hex, 0.35)
    parts = [
        rect(2, 3, WIDTH - 2, tall - 2, INK, 10, fill_opacity=0.3),
        rect(0, 0, WIDTH, tall, lighter(colour.hex, 0.84), 10, frame, 4 if asked else 1.6),
        path(
            f"M1 10Q1 1 10 1H{WIDTH - 10}Q{WIDTH - 1} 1 {WIDTH - 1} 10V28H1Z",
            GOLD if asked else lighter(colour.hex, 0.6),
        ),
        at(20, 15, seat_sign(colour), class_="still"),
        *_header(scene, acts, seat),
        group(
            *_goods(scene, acts, seat),
            *_cards(scene, acts, seat),
            *_areas(view, acts, seat, tall - 18),
            opacity=0.45 if out else None,
        ),
    ]
    return at(LEFT, TOP + seat * (tall + GAP), *parts)


def _header(scene: Scene, acts: Acts, seat: int) -> list[Markup]:
    """The name; at the right the score as it stands, who begins, and at the end the place."""
    view: Conquest = scene.view
    score, x = income(view, seat), WIDTH - 22.0
    parts = []
    if scene.result is not None:
        rank, won = scene.result.ranks[seat], scene.result.won(seat)
        sign = icon("lucide:trophy", 0, 0, 18, colour=INK) if won else text(0, 5, f"{rank}.", 14, INK, weight=700)
        parts.append(at(x, 15, circle(0, 0, 12.5, GOLD if won else PAPER, INK, 1.4), sign))
        x -= 34
    flag = path("M-9 9V-9M-9-8Q-3-11 2-8T11-8V2Q6 5 1 2T-9 2", "#b5382a", INK, 1.4, stroke_linejoin="round")
    parts.append(at(x, 15, flag, title=acts.words.say("board-score", n=score)))
    parts.append(text(x - 13, 20.5, str(score), 17, INK, "end", 800))
    x -= 32 + 10 * len(str(score))
    if view.first == seat:
        parts.append(at(x, 15, ART.draw("first"), title=acts.words.say("board-first")))
        x -= 22
    name = scene.names[seat]
    if view.captains[seat].out:
        name = acts.words.say("board-out", name=name)
    parts.append(text(46, 20, shorten(name, 16, x - 50, True), 16, INK, "start", 700))
    return parts


def _goods(scene: Scene, acts: Acts, seat: int) -> list[Markup]:
    """Gold and what the round will bring; ships and crews of how many."""
    view: Conquest = scene.view
    captain, words, colour = view.captains[seat], acts.words, worn(scene, seat)
    gain = income(view, seat)
    ships, crews = sum(captain.ships.values()), sum(captain.crews.values())
    return [
        at(22, _GOODS_Y, coins(captain.gold, 13), title=words.say("board-gold", n=captain.gold)),
        group(
            rect(37, _GOODS_Y - 10, 34, 20, CHALK, 6, "#b08d57", 1, fill_opacity=0.8),
            text(54, _GOODS_Y + 4.8, f"+{gain}", 13.5, "#2c5a2a", weight=800),
            title=words.say("board-income", n=gain),
        ),
        at(
            92,
            _GOODS_Y,
            use(f"ship-{colour.id}", 0, -1, 0.56),
            text(14, 5, f"{ships}", 14, INK, "start", 700),
            title=words.say("board-fleet-ships", n=ships, most=most_ships(view)),
        ),
        at(
            142,
            _GOODS_Y,
            use(f"crew-{colour.id}", 0, 0, 0.58),
            text(14, 5, f"{crews}", 14, INK, "start", 700),
            title=words.say("board-fleet-crews", n=crews, most=most_crews(view)),
        ),
    ]


def _cards(scene: Scene, acts: Acts, seat: int) -> list[Markup]:
    """How many of how many; in purchases a click buys one at the price on its coin."""
    captain, mine = scene.view.captains[seat], seat == scene.seat
    parts = []
    for card, held in enumerate(captain.cards):
        move: Move = ("buy_card", EQUIPMENT[card])
        title = acts.words.say("board-card", card=EQUIPMENT[card], n=held, most=MOST[card])
        price = at(-17, -13, coins(COST[card], 8)) if mine and acts.can(*move) else ""
        body = join(
            rect(-20, -15, 40, 30, CHALK, 6, "#b08d57", 1, fill_opacity=0.9 if held else 0.4),
            group(at(-9, 0, equipment(card, 0.8)), opacity=None if held else 0.45),
            text(10, 5, f"{held}/{MOST[card]}", 12.5, INK, weight=700 if held else None),
            price,
        )
        moves = [move] if mine else []
        parts.append(at(206 + 44 * card, _GOODS_Y, acts.thing(moves, halo_box(-21, -16, 42, 32, 7), body, title=title)))
    return parts


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
