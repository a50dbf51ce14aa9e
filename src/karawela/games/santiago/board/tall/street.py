"""The street on a phone: a flat ring, five stops on each side, with the Cubans above and below it."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import INK, PAPER, WHITE
from karawela.draw.pieces import card, star
from karawela.draw.svg import at, el, ellipse, group, halo_box, heading, join, path, rect, text
from karawela.engine.ask import Move
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import car, face, scaled
from karawela.games.santiago.board.formulas import effect_of, formula
from karawela.games.santiago.board.goods import blossom
from karawela.games.santiago.board.street import explain_cuban, price
from karawela.games.santiago.board.tall.places import LOWER, PORT_AT, STOP_AT, TARGET, TILE, TILE_Y
from karawela.games.santiago.data.components import CAR, CUBANS, FLOWER_OF, FLOWERS, NO_FLOWER, PORT, PORT_STOP, STOPS
from karawela.games.santiago.data.read_components import ROWS
from karawela.games.santiago.state import Santiago
from karawela.words import Words


def draw_car(view: Santiago, acts: Acts) -> Markup:
    x, y = STOP_AT[view.car]
    turn = "scale(-.74 .74)" if y == LOWER else "scale(.74)"
    return at(
        x - 6,
        y - 3,
        ellipse(1, 11, 30, 4, INK, fill_opacity=0.35),
        group(car(), transform=turn),
        id="car",
        class_=acts.piece,
        role="img",
        aria_label=acts.words.say("board-car"),
        data_thing=CAR,
    )


def draw_stops(view: Santiago, acts: Acts) -> Markup:
    """The ten stars; each that the car can reach shows its price in pesos."""
    return join(*(_stop(view, acts, stop) for stop in range(STOPS)))


def _stop(view: Santiago, acts: Acts, stop: int) -> Markup:
    x, y = STOP_AT[stop]
    distance = (stop - view.car) % STOPS or STOPS
    move: Move = ("move_car", distance)
    passes = view.car + distance > STOPS
    body = [at(-12, 0, star(15, "#f6c945" if stop == PORT else WHITE))]
    title = ""
    if acts.can(*move):
        title = acts.words.say("board-passes-port") if passes else ""
        body.append(at(18, 2, price(distance - 1, passes)))
    thing = PORT_STOP if stop == PORT else CUBANS[view.stops[stop]] if view.stops else ""
    halo = halo_box(-TARGET[0] / 2, -TARGET[1] / 2, *TARGET, 14)
    place = f"translate({x} {y})"
    return acts.thing([move], halo, *body, title=title, transform=place, id=f"stop-{stop}", data_thing=thing)


@cache
def port_sign(name: str) -> Markup:
    """The pier where the tile of a Cuban would be, with its name."""
    x, y = PORT_AT
    return at(
        x,
        y,
        path("M-32-12H32L39 0L32 12H-32L-39 0Z", "#2f6f7d", "#12343d", 1.4, transform="translate(0 20)"),
        heading(0, 26, name, 17, PAPER),
        data_thing=PORT_STOP,
    )


# ------------------------------------------------------------------ Cubans


def draw_cubans(view: Santiago, acts: Acts) -> Markup:
    """Everybody's tile beside the stop; before the deal the places are empty."""
    return join(*(_cuban(view, acts, stop) for stop in range(1, STOPS)))


def _cuban(view: Santiago, acts: Acts, stop: int) -> Markup:
    x, side = STOP_AT[stop]
    y = TILE_Y[side]
    w, h = TILE
    if not view.stops:
        return at(x - w / 2, y - h / 2, card(w, h, fill="#eadcb8"))
    cuban = view.stops[stop]
    name, inactive = CUBANS[cuban], view.inactive[cuban]
    return acts.thing(
        acts.uses_with(name),
        halo_box(-w / 2 - 2, -h / 2 - 2, w + 4, h + 4, 10),
        _tile(cuban, inactive, acts.words),
        title=explain_cuban(cuban, inactive, acts.words),
        transform=f"translate({x} {y:g})",
        id=f"cuban-{name}",
        data_thing=name,
    )


@cache
def _tile(cuban: int, inactive: bool, words: Words) -> Markup:
    """A card, centred: face, name, what the Cuban gives, and the flower in the corner."""
    name = CUBANS[cuban]
    w, h = TILE
    left, top = -w / 2, -h / 2
    window = f"M{left + 5} {top + 49}V{top + 10}Q{left + 5} {top + 5} {left + 10} {top + 5}H{-left - 10}Q{-left - 5} "
    window += f"{top + 5} {-left - 5} {top + 10}V{top + 49}Z"
    clip = f"sdc-window-{name}"
    flower = FLOWER_OF[cuban]
    body = [
        at(left, top, card(w, h, fill="#d8d2c6" if inactive else "#fbf2dd")),
        el("clipPath", path(window), id=clip),
        path(window, "#c9c4ba" if inactive else ROWS["cuban"][cuban].backdrop),
        group(at(0, top + 49, scaled(face(name), 0.72), opacity=0.3 if inactive else None), clip_path=f"url(#{clip})"),
        path(window, stroke="#7b5c2a", width=1.2),
        heading(0, top + 63, words.name(name), 15.5),
        at(0, top + 75.5, formula(effect_of("cuban", cuban), 15.5, 1)),
    ]
    if inactive:
        body.append(
            group(
                rect(left - 1, -9, w + 2, 18, "#5a554d", 3, INK, 1),
                text(0, 4.2, words.say("inactive"), 12.5, "#fffdf7", weight=650),
                transform=f"translate(0 {top + 32}) rotate(-8)",
            )
        )
    if flower != NO_FLOWER:
        mark = scaled(blossom(flower, 12, words.name(FLOWERS[flower], "letter")), 1.06)
        body.append(at(-left - 9, top + 10, mark))
    return join(*body)
