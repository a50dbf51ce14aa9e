"""The stations of the large mat, the deckhands on them and on the wheel, and what can be done with them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.place import Place
from karawela.draw.svg import at, group, halo_box, join, path, rect, use
from karawela.engine.ask import Move
from karawela.games.tiny_epic.board.cards import label
from karawela.games.tiny_epic.board.mat.goals import SPACES
from karawela.games.tiny_epic.board.mat.layout import MatPlan, Point
from karawela.games.tiny_epic.board.mat.wheel import captain_spot, hand_spot, order_on
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.data.choices import STATIONS
from karawela.games.tiny_epic.state import Pirate
from karawela.words.messages import capital

_LETTERED = 21.0
_WHEEL = {f"wheel_{space}": space for space in range(1, SPACES)}


@cache
def station_box(station: str, name: str, width: float, height: float, tall: bool) -> Markup:
    """A station of planks, with its sign and its name."""
    sign = use(f"sign-{station}", 13, 14, 0.84)
    return join(
        rect(0, 0, width, height, "#e9dcc0", 7, "#6d5125", 1.3),
        rect(3, 3, width - 6, 24, "#d8c08c", 5),
        sign,
        label((width + 24) / 2, 19.5, name, width - 29),
    )


def draw_stations(sight: Sight, plan: MatPlan) -> Markup:
    """The four boxes, empty."""
    parts = []
    for station, place in zip(STATIONS, plan.stations, strict=True):
        name = capital(sight.words.name(station))
        box = station_box(station, name, place.width, place.height, sight.plan.tall)
        parts.append(at(place.left, place.top, box, title=sight.told(station), data_thing=station))
    return join(*parts)


# ------------------------------------------------------------------ who stands where


def hands_key(sight: Sight, who: int) -> Hashable:
    pirate = sight.view.pirates[who]
    return sight.look, who, tuple(pirate.stations), pirate.wheel, pirate.space, pirate.orders


def hands(pirate: Pirate) -> list[tuple[str, int]]:
    """Where each deckhand is: on a space of the wheel, else on a station, with a number where several are."""
    places = [(f"wheel_{space}", 0) for space in range(1, SPACES) if pirate.wheel >> space & 1]
    for station, name in enumerate(STATIONS):
        places += [(name, number) for number in range(pirate.stations[station])]
    return places


def station_spot(place: Place, size: float, number: int, among: int) -> Point:
    """Where one of so many deckhands stands in a station."""
    across = min(size * 0.95, (place.width - size * 0.9) / max(1, among - 1))
    return round(
        place.left + place.width / 2 + across * (number - (among - 1) / 2), 1
    ), place.top + place.height - size * 0.8


def draw_hands(sight: Sight, who: int, wheel: Point, r: float, stations: tuple[Place, ...], size: float) -> Markup:
    """The captain on the rim and the deckhands, all of them pieces that travel."""
    pirate = sight.view.pirates[who]
    parts = []
    for number, (place, nth) in enumerate(hands(pirate)):
        if place in _WHEEL:
            x, y = hand_spot(_WHEEL[place], r)
            x, y = x + wheel[0], y + wheel[1]
        else:
            station = STATIONS.index(place)
            x, y = station_spot(stations[station], size, nth, pirate.stations[station])
        body = use(f"a-hand-{who}", 0, 0, round(size / 20, 2))
        parts.append(at(x, y, body, id=f"deckhand-{who}-{number}", class_="piece still"))
    x, y = captain_spot(pirate.space, r)
    body = use(f"{'a-captain' if size > _LETTERED else 'a-plain'}-{who}", 0, 0, round(size / 21, 2))
    title = sight.say("captain-on", order=order_on(pirate, pirate.space), **sight.whose(who)) if pirate.orders else ""
    parts.append(at(x + wheel[0], y + wheel[1], body, title=title, id=f"captain-{who}", class_="piece"))
    return join(*parts)


# ------------------------------------------------------------------ what can be done


def draw_deeds(sight: Sight, plan: MatPlan) -> Markup:
    """Over the stations: to pay from, to assign to, to jostle; while several are moved, from where each may come."""
    if not sight.chooses:
        return Markup("")
    parts = []
    for station, place in zip(STATIONS, plan.stations, strict=True):
        moves: list[Move] = [
            (verb, station)
            for verb in ("captain_skip", "assign_deckhand", "jostle", "mend")
            if sight.offers.can(verb, station)
        ]
        if moves:
            halo = halo_box(-1, -1, place.width + 2, place.height + 2, 9)
            thing = sight.offers.thing(moves, halo, title=sight.told(station), data_thing=station)
            parts.append(at(place.left, place.top, thing))
        parts += _comers(sight, station, place)
    return group(*parts, class_="over")


def _comers(sight: Sight, station: str, place: Place) -> list[Markup]:
    """In a station: a chip for each place from which a deckhand may come here."""
    moves = [move for move in sight.scene.options if len(move) == 3 and move[0] in ("hide_assign", "reassign")]
    moves = [move for move in moves if move[2] == station]
    size = sight.plan.hit
    across = 2 if sight.plan.tall or len(moves) > 3 else max(1, len(moves))
    lines = -(-len(moves) // across)
    parts = []
    for number, move in enumerate(moves):
        line, nth = divmod(number, across)
        x = place.left + place.width / 2 + (nth - (across - 1) / 2) * (size + 0.5)
        y = place.bottom - 1 - size / 2 - (lines - 1 - line) * size
        parts.append(sight.offers.chip(move, x, y, size, size, _origin(sight, str(move[1]))))
    return parts


def _origin(sight: Sight, source: str) -> Markup:
    """The sign of a station, or of the order on whose space the deckhand lies, with an arrow."""
    sign = order_on(sight.pirate, _WHEEL[source]) if source in _WHEEL else source
    return join(use(f"sign-{sign}", -3, 0, 0.72), path("M7-4L12 0L7 4Z", INK))
