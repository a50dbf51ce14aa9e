"""The street: stops as stars, the Cubans at them, and the one old car that everybody shares."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import GOLD, INK, PAPER, WHITE
from karawela.draw.pieces import arrow, card, coin, star
from karawela.draw.svg import at, circle, el, ellipse, group, halo_box, halo_disc, heading, join, num, path, rect, text
from karawela.engine.ask import Move
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import car, face, scaled
from karawela.games.santiago.board.formulas import effect_of, formula
from karawela.games.santiago.board.goods import blossom
from karawela.games.santiago.board.places import TILE, Plan
from karawela.games.santiago.data.components import CAR, CUBANS, FLOWER_OF, FLOWERS, NO_FLOWER, PORT, PORT_STOP, STOPS
from karawela.games.santiago.data.read_components import ROWS
from karawela.games.santiago.state import Santiago
from karawela.words import Words


def draw_car(view: Santiago, acts: Acts, plan: Plan) -> Markup:
    """The car on its stop; the group moves, what is in it turns."""
    x, y = plan.stop_at[view.car]
    way = plan.heading[view.car]
    left = 90 < way < 270
    tilt = way - 180 if left else (way if way < 180 else way - 360)
    if abs(tilt) > 45:
        tilt = 0
    turn = f"rotate({tilt})" + (" scale(-1 1)" if left else "")
    return at(
        x,
        y - 5,
        ellipse(2, 14, 42, 6, INK, fill_opacity=0.35),
        group(car(), transform=turn),
        id="car",
        class_=acts.piece,
        role="img",
        aria_label=acts.words.say("board-car"),
        data_thing=CAR,
    )


# ------------------------------------------------------------------ stops


def draw_stops(view: Santiago, acts: Acts, plan: Plan) -> Markup:
    """The ten stars; each that the car can reach shows its price in pesos."""
    return join(*(_stop(view, acts, plan, stop) for stop in range(STOPS)))


def _stop(view: Santiago, acts: Acts, plan: Plan, stop: int) -> Markup:
    words = acts.words
    x, y = plan.stop_at[stop]
    distance = (stop - view.car) % STOPS or STOPS
    move: Move = ("move_car", distance)
    title = ""
    passes = view.car + distance > STOPS
    body = [_port_star() if stop == PORT else star(16, WHITE)]
    halo = halo_disc(0, 0, 23)
    if acts.can(*move):
        px, py = plan.price_at[stop]
        if passes:
            title = words.say("board-passes-port")
        body.append(at(px - x, py - y, price(distance - 1, passes)))
    thing = PORT_STOP if stop == PORT else CUBANS[view.stops[stop]] if view.stops else ""
    place = f"translate({num(x)} {num(y)})"
    return acts.thing([move], halo, *body, title=title, transform=place, id=f"stop-{stop}", data_thing=thing)


@cache
def _port_star() -> Markup:
    return star(21, "#f6c945")


@cache
def price(pesos: int, passes: bool) -> Markup:
    """A coin with the price; a blue pennant where the drive passes the port and moves the marker."""
    flag = path("M10-7V-25M10-25L22-20.5L10-16Z", "#2f6fd0", INK, 1.3, stroke_linejoin="round") if passes else ""
    return join(Markup(flag), circle(0, 1.5, 14, INK, fill_opacity=0.3), coin(13, str(pesos), GOLD))


@cache
def port_label(plan: Plan, name: str) -> Markup:
    """The sign of the port beside its star."""
    x, y = plan.stop_at[PORT]
    return at(
        x + 76,
        y + 35,
        path("M-30-12H30L37 0L30 12H-30L-37 0Z", "#2f6f7d", "#12343d", 1.4, stroke_linejoin="round"),
        heading(0, 5.5, name, 17, PAPER),
        class_="still",
    )


# ------------------------------------------------------------------ Cubans


def draw_cubans(view: Santiago, acts: Acts, plan: Plan) -> Markup:
    """Everybody's tile beside the stop; before the deal the places are empty."""
    if not view.stops:
        return join(*(_empty_tile(plan, stop) for stop in range(1, STOPS)))
    return join(*(_cuban(view, acts, plan, stop) for stop in range(1, STOPS)))


def _cuban(view: Santiago, acts: Acts, plan: Plan, stop: int) -> Markup:
    cuban = view.stops[stop]
    name = CUBANS[cuban]
    words = acts.words
    x, y = plan.tile_at[stop]
    halo = halo_box(-TILE[0] / 2 - 5, -TILE[1] / 2 - 5, TILE[0] + 10, TILE[1] + 10, 26)
    return acts.thing(
        acts.uses_with(name),
        halo,
        _tile(cuban, view.inactive[cuban], words, 1 if plan.tile_scale == 1 else 1.1),
        title=explain_cuban(cuban, view.inactive[cuban], words),
        transform=f"translate({num(x)} {num(y)})" + (f" scale({num(plan.tile_scale)})" if plan.tile_scale != 1 else ""),
        id=f"cuban-{name}",
        data_thing=name,
    )


def explain_cuban(cuban: int, inactive: bool, words: Words) -> str:
    name = CUBANS[cuban]
    parts = [f"{words.name(name)}, {words.name(name, 'trade')}: {words.text(name, 'about')}"]
    if FLOWER_OF[cuban] != NO_FLOWER:
        parts.append(words.say("flower-of", flower=FLOWERS[FLOWER_OF[cuban]]) + ".")
    if inactive:
        parts.append(words.say("is-inactive") + ".")
    return " ".join(parts)


@cache
def _tile(cuban: int, inactive: bool, words: Words, flower_scale: float) -> Markup:
    """An arched tile, centred: face, name, what the Cuban gives, and the flower in the corner."""
    name = CUBANS[cuban]
    w, h = TILE
    left, top = -w / 2, -h / 2
    back = "#c9c4ba" if inactive else ROWS["cuban"][cuban].backdrop
    window = f"M{left + 6} {top + 69}V{top + 38}A{w / 2 - 6} {w / 2 * 0.7} 0 0 1 {-left - 6} {top + 38}V{top + 69}Z"
    clip = f"sdc-arch-{name}"
    bust = at(0, top + 69, face(name), opacity=0.3 if inactive else None)
    flower = FLOWER_OF[cuban]
    body = [
        at(left, top, card(w, h, fill="#d8d2c6" if inactive else "#fbf2dd", arched=True)),
        el("clipPath", path(window), id=clip),
        path(window, back),
        group(bust, clip_path=f"url(#{clip})"),
        path(window, stroke="#7b5c2a", width=1.3),
        heading(0, top + 85, words.name(name), 17),
    ]
    if inactive:
        body += [
            group(
                rect(-w / 2 - 2, -10, w + 4, 19, "#5a554d", 3, INK, 1),
                text(0, 4, words.say("inactive"), 12.5, "#fffdf7", weight=650),
                transform=f"translate(0 {top + 49}) rotate(-8)",
            ),
        ]
    body.append(at(0, top + 99, formula(effect_of("cuban", cuban), 17)))
    if flower != NO_FLOWER:
        letter = words.name(FLOWERS[flower], "letter")
        body.append(at(-left - 7, top + 9, scaled(blossom(flower, 13.5, letter), flower_scale)))
    return join(*body)


@cache
def _empty_tile(plan: Plan, stop: int) -> Markup:
    w, h = TILE[0] * plan.tile_scale, TILE[1] * plan.tile_scale
    x, y = plan.tile_at[stop]
    return at(x - w / 2, y - h / 2, card(w, h, fill="#eadcb8", arched=True))


@cache
def first_arrow(plan: Plan) -> Markup:
    """The arrow at the first stop after the port: the way everybody drives."""
    x, y, turn = plan.first_arrow
    return at(x, y, arrow(32, 22, "#f6c945", turn, INK), class_="still")
