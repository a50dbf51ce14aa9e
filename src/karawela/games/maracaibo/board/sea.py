"""The sea that never changes: water, shoals under the cards, the harbour of the start, islands, Gulf, Maracaibo."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.place import Place
from karawela.draw.svg import at, group, heading, join, path, rect, use
from karawela.effects.tree import Effect
from karawela.games.maracaibo.board.artwork import ART, scenery
from karawela.games.maracaibo.board.effects import effect_tokens, fitting, row
from karawela.games.maracaibo.board.places import EDGE, Plan
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.sea import CELLS, Sea
from karawela.games.maracaibo.words.telling import tell_effects

SAND, SAND_RIM = "#ecd7a2", "#8a6a35"
GOLD_LINE = "#d9a441"
_HILLS = ("#6aa552", "#3f8a52", "#5f9f86")


def draw_sea(sight: Sight) -> Markup:
    """Water, shoals and islands of the layout, the harbour where ships begin."""
    sea, plan = sight.sea, sight.plan
    left, top, width, height = plan.sea
    return group(
        at(left, top, _water(width, height, plan.tall)),
        *_shoals(plan, sea),
        at(left, top, _harbour(plan, sight.words.say("board-start"))),
        *(_island(plan, sea, kind) for kind in range(3)),
        rect(left, top, width, height, "none", 10, GOLD_LINE, 2.4),
        rect(left + 3.5, top + 3.5, width - 7, height - 7, "none", 7, "#0a2f38", 1.2),
    )


def _water(width: float, height: float, tall: bool) -> Markup:
    """Deep water with a compass rose where cards seldom lie."""
    rose = (width / 2, height - 60) if tall else (width - 44, height - 52)
    rays = "".join(f"M{rose[0]:g} {rose[1]:g}L{x * width:g} {y * height:g}" for x, y in _RAYS)
    return join(
        ART.draw("water"),
        rect(0, 0, width, height, "url(#water)", 10),
        rect(0, 0, width, height, "url(#crests)", 10),
        path(rays, stroke="#fffdf7", width=0.8, stroke_opacity=0.14),
        at(*rose, ART.draw("rose"), opacity=0.5),
        group(ART.draw("rose"), transform=f"translate({width - 46:g} 50) scale(.64)", opacity=0.35),
    )


_RAYS = ((0, 0.12), (0, 0.6), (0.3, 0), (0.7, 0), (1, 0.08), (0.2, 1), (0.6, 1))


def _shoals(plan: Plan, sea: Sea) -> list[Markup]:
    """Light water around every card, growing together."""
    width, height = plan.card
    wide, high = plan.island
    corners = [plan.corner(sea.column[cell], sea.row[cell]) for cell in range(CELLS)]
    cells = "".join(f"M{x - 1:g} {y - 1:g}h{width + 2:g}v{height + 2:g}h-{width + 2:g}Z" for x, y in corners)
    isles = "".join(
        f"M{x:g} {y:g}h{wide:g}v{high:g}h-{wide:g}Z" for x, y in (plan.corner(*place) for place in sea.islands)
    )
    return [
        path(cells + isles, "#2f9a9a", "#2f9a9a", 16, stroke_linejoin="round", opacity=0.45),
        path(cells, "#59b9ab", "#59b9ab", 7, stroke_linejoin="round", opacity=0.5),
    ]


def _harbour(plan: Plan, label: str) -> Markup:
    """A quay with a jetty; ships lie before it."""
    _, _, width, height = plan.sea
    if plan.tall:
        turned = group(ART.draw("harbour"), transform=f"translate({width:g} 0) rotate(90) scale(.8 {width / 508:.3f})")
        return join(turned, heading(44, 40, label, 17, "#ffe9b0", halo="#0c4a58"))
    words = heading(0, 0, label, 16, "#ffe9b0", halo="#0c4a58")
    return join(
        group(ART.draw("harbour"), transform=f"scale(.85 {height / 508:.3f})"),
        group(words, transform=f"translate(41 {height - 60:g}) rotate(-90)"),
    )


def _island(plan: Plan, sea: Sea, kind: int) -> Markup:
    """An island tile: beach, jungle, and room for its cubes."""
    x, y = plan.corner(*sea.islands[kind])
    width, height = plan.island
    coast = (
        f"M8 14Q{width * 0.3:g}-4 {width * 0.62:g} 4T{width - 3:g} 34Q{width + 4:g} {height * 0.3:g} {width - 4:g} "
        f"{height * 0.5:g}T{width - 5:g} {height - 24:g}Q{width * 0.7:g} {height + 5:g} {width * 0.36:g} {height - 4:g}"
        f"T3 {height - 36:g}Q-5 {height * 0.66:g} 4 {height * 0.45:g}T8 14Z"
    )
    jungle = ART.draw("island", hill=_HILLS[kind])
    turn = f"translate(0 {height:g}) rotate(-90) scale(.72 {width / 243:.3f})" if plan.tall else ""
    return at(
        x,
        y,
        path(coast, INK, transform="translate(3 4)", fill_opacity=0.3),
        path(coast, SAND, "#f8eecb", 5),
        path(coast, SAND, SAND_RIM, 1.4),
        group(jungle, transform=turn or f"scale(.72 {height / 243:.3f})"),
    )


# ------------------------------------------------------------------ Maracaibo and the Gulf


def draw_ports(sight: Sight) -> Markup:
    """The two spaces beyond the cards."""
    return join(_maracaibo(sight), _gulf(sight))


def _sign(place: Place, words: str) -> Markup:
    """The name of a port over its gate."""
    return join(
        rect(3, 3, place.width - 6, 23, "#f3e7cf", 5, "#5a3a14", 1.2),
        heading(place.width / 2, 20, words, 16.5),
    )


def _maracaibo(sight: Sight) -> Markup:
    """A fort over the bay at dusk."""
    place = sight.plan.port
    points = tuple(effect_tokens(sight.box.maracaibo))
    return at(
        place.left,
        place.top,
        scenery("maracaibo", (100, 230), (place.width, place.height), "xMidYMin slice" if sight.plan.tall else "none"),
        rect(0, 0, place.width, place.height, "none", 9, GOLD_LINE, 2.4),
        _sign(place, sight.words.name("maracaibo")),
        at(
            place.width / 2,
            44 if not sight.plan.tall else place.height - 84,
            _plate(36),
            at(-15, 0, row(points, 1.15)),
            use("sign-upgrade", 18, 0),
        ),
        title=maracaibo_about(sight),
        data_thing="maracaibo",
    )


def maracaibo_about(sight: Sight) -> str:
    """What a ship finds there."""
    return sight.words.say("board-maracaibo", what=tell_effects(sight.words, sight.box.maracaibo))


def gulf_about(sight: Sight) -> str:
    """What can be done in the Gulf."""
    return sight.words.say("board-gulf-about", what=tell_effects(sight.words, sight.box.gulf))


def _plate(half: float) -> Markup:
    return rect(-half, -13, 2 * half, 26, "#fff8e6", 7, "#5a3a14", 1.2)


def gulf_plates(sight: Sight) -> list[tuple[str, Effect | None, Place]]:
    """What stands on the Gulf's plates, and where: the ship upgrade, then its offers by name."""
    place, tall = sight.plan.bay, sight.plan.tall
    sides = [side for offer in sight.box.gulf.offers for side in offer]
    plates: list[tuple[str, Effect | None, Place]] = []
    for number, (name, side) in enumerate([("", None), *((side.name, side) for side in sides)]):
        if tall:
            plates.append((name, side, Place(3 + 47.2 * number, 66, 46, 46)))
        else:
            plates.append((name, side, Place(4, 70 + 29.5 * number, place.width - 8, 28.5)))
    return plates


def _gulf(sight: Sight) -> Markup:
    place = sight.plan.bay
    parts = []
    for _, effects, spot in gulf_plates(sight):
        tokens = tuple(effect_tokens(effects)) if effects else ()
        body = row(tokens, fitting(tokens, spot.width - 4, 1.0)) if tokens else use("sign-upgrade", 0, 0, 0.95)
        parts.append(rect(*spot, "#fff8e6", 7, "#5a3a14", 1.2))
        parts.append(at(spot.left + spot.width / 2, spot.top + spot.height / 2, body))
    return at(
        place.left,
        place.top,
        scenery("gulf", (100, 274), (place.width, place.height), "xMidYMax slice" if sight.plan.tall else "none"),
        *parts,
        rect(0, 0, place.width, place.height, "none", 9, GOLD_LINE, 2.4),
        _sign(place, sight.words.say("board-gulf")),
        title=gulf_about(sight),
        data_thing="gulf",
    )


@cache
def ground(width: float, height: float) -> Markup:
    """The sight that everything lies on."""
    return join(
        rect(0, 0, width, height, "#2a1a10"),
        *(
            path(
                f"M0 {y}q{width / 4:g}-9 {width / 2:g} 0t{width / 2:g} 0",
                stroke="#4a3120",
                width=1.2,
                stroke_opacity=0.7,
            )
            for y in range(40, int(height), 46)
        ),
        rect(EDGE / 2, EDGE / 2, width - EDGE, height - EDGE, "none", 12, "#5a3d22", 2),
    )
