"""The other pirates in small: wheel, stations, what is in the hold, crew; of the solo pirate also his mats."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from markupsafe import Markup

from karawela.draw.memory import remembered
from karawela.draw.palette import INK, PAPER
from karawela.draw.picture import Layer, layer
from karawela.draw.place import Place
from karawela.draw.svg import at, group, join, rect, text, use
from karawela.games.tiny_epic.board.cards import captain_card, crew_chip
from karawela.games.tiny_epic.board.marks import seat_mark
from karawela.games.tiny_epic.board.mat.rival import RIVAL_LEFT, draw_rival, rival_key
from karawela.games.tiny_epic.board.mat.stations import draw_hands, hands_key
from karawela.games.tiny_epic.board.mat.wheel import draw_wheel
from karawela.games.tiny_epic.board.names import CUBE, GOLD, SURE_FIRE, TREASURE, URN
from karawela.games.tiny_epic.board.places import GAP, SMALL
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.data.choices import CARRIED, GOODS, STATIONS

_WHEEL, _R = (49.0, 53.0), 40.0
_LEAST, _SOLO_WIDE, _HIGH = 196.0, 494.0, 108.0
"""How wide a panel is at least, how wide the solo pirate's, and how high."""
_CARDS_WIDE = 480.0
"""From this width on captain and crew are shown as cards."""
_HANDS, _STATION = 98.0, 23.0
"""Where the stations begin, and how wide each is."""


def places(sight: Sight) -> list[Place]:
    """One beside the other, or on a tall picture one under another."""
    place, count = sight.plan.rivals, len(sight.others())
    if not count:
        return []
    if sight.plan.tall:
        high = sight.plan.rival_height
        return [Place(place.left, place.top + number * (high + GAP), place.width, high) for number in range(count)]
    wide = (place.width - GAP * (count - 1)) / count
    return [
        Place(round(place.left + number * (wide + GAP), 1), place.top, round(wide, 1), place.height)
        for number in range(count)
    ]


def _scale(sight: Sight, who: int, place: Place) -> float:
    """How large what was composed for the smallest panel can be drawn in this one."""
    needed = _SOLO_WIDE if sight.is_rival(who) else _LEAST
    most = 1.2 if _with_cards(sight, who, place) else 1.5
    return round(max(1.0, min(place.width / needed, place.height / _HIGH, most)), 2)


def _with_cards(sight: Sight, who: int, place: Place) -> bool:
    """Whether there is room for the cards themselves, and not for their symbols alone."""
    return place.width > _CARDS_WIDE and not sight.is_rival(who)


def draw_others(sight: Sight) -> list[Layer]:
    """Each in three layers: what seldom changes, who stands where, what is owned."""
    layers = []
    for number, (who, whole) in enumerate(zip(sight.others(), places(sight), strict=True)):
        k = _scale(sight, who, whole)
        place = Place(whole.left, whole.top, round(whole.width / k, 1), round(whole.height / k, 1))
        stations = tuple(Place(_HANDS + each * (_STATION + 1), 6, _STATION, 50) for each in range(4))
        fixed = (sight.look, who, sight.view.pirates[who].orders)
        sheet = (sight.look, who, sight.view.active == who)
        parts: list[tuple[str, Hashable, Callable[[], Markup]]] = [
            ("sheet", sheet, partial(_sheet, sight, who, place)),
            ("wheel", fixed, partial(_fixed, sight, who, place, stations)),
            ("hands", hands_key(sight, who), partial(draw_hands, sight, who, _WHEEL, _R, stations, 15.0)),
            ("property", _owned_key(sight, who), partial(_owned, sight, who, place)),
        ]
        for name, key, draw in parts:
            body = remembered(("other", name, key, place, k), partial(_put, place, k, draw))
            layers.append(layer(f"other-{number}-{name}", body))
    return layers


def _put(place: Place, k: float, draw: Callable[[], Markup]) -> Markup:
    return group(draw(), transform=f"translate({place.left:g} {place.top:g}) scale({k:g})")


def _sheet(sight: Sight, who: int, place: Place) -> Markup:
    """In the colour of its pirate, with a golden line while it is his turn."""
    active = sight.view.active == who
    return join(
        rect(0, 0, place.width, place.height, "#16293a", 9, sight.colour(who).hex, 2),
        rect(
            3, 3, place.width - 6, place.height - 6, "none", 7, "#d9a441" if active else "#2f4a5e", 2.4 if active else 1
        ),
    )


def _fixed(sight: Sight, who: int, place: Place, stations: tuple[Place, ...]) -> Markup:
    """The wheel and the stations."""
    parts = [at(*_WHEEL, draw_wheel(sight, who, _R))]
    for station, box in zip(STATIONS, stations, strict=True):
        body = join(
            rect(0, 0, box.width, box.height, "#e9dcc0", 5, "#8a6a35", 1),
            use(f"sign-{station}", box.width / 2, 12, 0.75),
        )
        parts.append(at(box.left, box.top, body, title=sight.told(station), data_thing=station))
    mark = at(14, place.height - 16, seat_mark(sight.colour(who), 10.5), title=sight.name(who))
    return join(*parts, mark)


def _owned_key(sight: Sight, who: int) -> Hashable:
    view, pirate = sight.view, sight.view.pirates[who]
    has = (
        tuple(pirate.hold),
        tuple(pirate.crew),
        pirate.gold,
        pirate.cubes,
        pirate.sure,
        len(pirate.buried),
        pirate.urn,
    )
    return (
        sight.look,
        who,
        has,
        pirate.captain,
        pirate.side,
        pirate.cursed,
        rival_key(sight) if sight.is_rival(who) else None,
        view.solo_face,
    )


def _owned(sight: Sight, who: int, place: Place) -> Markup:
    """Crates, Gold, treasures, and the dice symbols of captain and crew."""
    view, box, pirate = sight.view, sight.box, sight.view.pirates[who]
    parts = []
    x = _HANDS
    held = [kind for kind in range(4) for _ in range(pirate.hold[kind])]
    slots = 0 if sight.sails_ghost_ship(who) else max(box.numbers.hold, len(held))
    for number in range(slots):
        slot = rect(-9, -9, 18, 18, "#6b4a2b" if number >= len(held) else "#e9dcc0", 3, "#3a2817", 0.9)
        good = GOODS[held[number]] if number < len(held) else ""
        body = join(slot, use(f"sign-{good}", 0, 0, 0.66) if good else "")
        parts.append(
            at(x + 10 + number * 20, 69, body, title=sight.words.name(good) if good else "", data_thing=good or None)
        )
    x += slots * 20 + 5
    left = box.numbers.treasures - len(pirate.buried)
    facts = [
        (TREASURE, left, sight.say("treasures", n=left, of=box.numbers.treasures)),
        (GOLD, pirate.gold, sight.say("gold", n=pirate.gold, most=box.numbers.most_gold)),
    ]
    if view.amdiak and not sight.sails_ghost_ship(who):
        facts.append((CUBE, pirate.cubes, sight.say("cubes", n=pirate.cubes, all=pirate.gold + pirate.cubes)))
    if not sight.is_rival(who):
        facts.append((SURE_FIRE, pirate.sure, sight.say("sure-fire", n=pirate.sure, of=box.numbers.most_sure_fire)))
    cards = _with_cards(sight, who, place)
    one_line = place.width > 260 and not cards
    below = 92.0 if cards else 128.0
    for number, (thing, n, title) in enumerate(facts):
        fx, fy = (x + number * 37, 69.0) if one_line or not number else (_HANDS + (number - 1) * 35, below)
        if fy > place.height - 8:
            continue
        body = join(use(f"sign-{thing}", 9, 0, 0.72), text(19, 4.8, str(n), SMALL, PAPER, "start", 700))
        parts.append(at(fx, fy, body, title=title, data_thing=thing))
    if _has_urn(sight, who):
        told = sight.say("urn-carried", n=box.numbers.urn)
        parts.append(at(place.width - 17, 93, use(f"sign-{URN}", 0, 0, 0.85), title=told, data_thing=URN))
    if cards:
        parts += _cards(sight, who, place)
    else:
        parts += _symbols(sight, who, place)
    if sight.is_rival(who):
        parts.append(draw_rival(sight, place))
    return join(*parts)


def _has_urn(sight: Sight, who: int) -> bool:
    """Whether a player has the urn on board."""
    return sight.view.pirates[who].urn == CARRIED and not sight.is_rival(who)


def _cards(sight: Sight, who: int, place: Place) -> list[Markup]:
    """Captain and crew."""
    box, pirate = sight.box, sight.view.pirates[who]
    left, gap = _HANDS + 4 * (_STATION + 1) + 8, 4.0
    wide = min(66.0, (place.width - left - 6) / (box.numbers.most_crew + 1) - gap)
    high = min(96.0, place.height - 12)
    faces: list[tuple[str, Markup]] = []
    if pirate.side >= 0:
        captain = box.captains[pirate.captain]
        faces.append((captain.id, captain_card(captain, pirate.side, pirate.cursed, wide, high)))
    faces += [(box.crew[card].id, crew_chip(box.crew[card], wide, high)) for card in pirate.crew]
    return [
        at(round(left + number * (wide + gap), 1), 6, face, title=sight.told(thing), data_thing=thing)
        for number, (thing, face) in enumerate(faces)
    ]


def _symbols(sight: Sight, who: int, place: Place) -> list[Markup]:
    """A chip for the captain and for each crew card, with its faces."""
    box, pirate = sight.box, sight.view.pirates[who]
    chips: list[tuple[str, tuple[int, ...], int]] = []
    if not sight.is_rival(who) and pirate.side >= 0:
        captain = box.captains[pirate.captain]
        chips.append((captain.id, captain.sides[pirate.side].damage, 0))
    chips += [(box.crew[card].id, box.crew[card].damage, box.crew[card].hits) for card in pirate.crew]
    parts, x = [], _HANDS
    right = RIVAL_LEFT - 2 if sight.is_rival(who) else place.width - (30 if _has_urn(sight, who) else 4)
    for thing, damage, hits in chips:
        faces = " ".join([str(face) for face, n in enumerate(damage, 1) for _ in range(n)] + ["H"] * hits)
        wide = 6 + 6.0 * len(faces)
        if x + wide > right:
            break
        bone = pirate.cursed and thing == chips[0][0] and not sight.is_rival(who)
        body = join(
            rect(
                0,
                0,
                wide,
                21,
                "#e9e2cf" if bone else "#fff8e6",
                5,
                "#3a2a55" if bone else "#6d5125",
                1.6 if bone else 1,
            ),
            text(wide / 2, 15, faces, SMALL, INK, weight=700),
        )
        parts.append(at(x, 83, body, title=sight.told(thing), data_thing=thing))
        x += wide + 2
    return parts
